//! People: whom somebody blocks, and what is known about them.

use poise::serenity_prelude::User;

use super::asked::{Context, answer, request};
use super::options::named_choice;
use crate::discord::pages::privacy::ask;
use crate::discord::trouble::Trouble;
use crate::ids::UserId;

named_choice!(
    /// What is asked about one's own data.
    PrivacyName,
    ["export-data", "delete-data"].into_iter()
);

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn privacy(ctx: Context<'_>, what: PrivacyName) -> Result<(), Trouble> {
    let request = request(ctx);
    match what.0 {
        "delete-data" => answer(ctx, async { Ok(ask(request.texts)) }).await,
        _ => answer(ctx, request.export_data()).await,
    }
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn block(ctx: Context<'_>, person: User) -> Result<(), Trouble> {
    answer(ctx, request(ctx).block(UserId(person.id.get()))).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn unblock(ctx: Context<'_>, person: User) -> Result<(), Trouble> {
    answer(ctx, request(ctx).unblock(UserId(person.id.get()))).await
}
