//! What can be read: the rules, and what there is.

use super::asked::{Context, answer, request};
use super::options::named_choice;
use crate::discord::trouble::Trouble;
use crate::texts::TOPICS;

named_choice!(
    /// What `/learn` tells about.
    Topic,
    TOPICS.into_iter()
);

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn learn(ctx: Context<'_>, topic: Option<Topic>) -> Result<(), Trouble> {
    let id = format!("rules-{}", topic.map_or(TOPICS[0], |topic| topic.0));
    answer(ctx, async { Ok(request(ctx).say(&id)) }).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn help(ctx: Context<'_>) -> Result<(), Trouble> {
    answer(ctx, async { Ok(request(ctx).say("help-text")) }).await
}
