//! What a newcomer asks for: how to play, the rules, and what there is.

use super::asked::{Context, answer, request};
use super::options::named_choice;
use crate::discord::pages::start;
use crate::discord::trouble::Trouble;
use crate::texts::TOPICS;

named_choice!(
    /// What `/learn` tells about.
    Topic,
    TOPICS.into_iter()
);

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn learn(ctx: Context<'_>, topic: Option<Topic>) -> Result<(), Trouble> {
    let request = request(ctx);
    let said = async {
        match topic {
            Some(topic) => request.topic(topic.0).await,
            None => request.learn().await,
        }
    };
    answer(ctx, said).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn help(ctx: Context<'_>) -> Result<(), Trouble> {
    answer(ctx, async { Ok(start::help(request(ctx).texts)) }).await
}
