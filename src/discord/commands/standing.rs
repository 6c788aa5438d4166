//! How strong people are, and how games end.

use poise::serenity_prelude::User;

use super::asked::{Context, answer, request};
use super::options::named_choice;
use crate::discord::pages::profile::murus;
use crate::discord::trouble::Trouble;
use crate::game::Pool;
use crate::ids::UserId;

named_choice!(
    /// A pool of ratings, by its word.
    PoolName,
    Pool::WORDS.iter().map(|(_, word)| *word)
);

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn profile(ctx: Context<'_>, person: Option<User>) -> Result<(), Trouble> {
    let request = request(ctx);
    match person {
        Some(person) if person.id == ctx.framework().bot_id() => answer(ctx, async { Ok(murus(request.texts)) }).await,
        Some(person) => answer(ctx, request.profile(UserId(person.id.get()))).await,
        None => answer(ctx, request.profile(request.caller.discord)).await,
    }
}

#[poise::command(slash_command)]
pub async fn leaderboard(ctx: Context<'_>, pool: Option<PoolName>, everywhere: Option<bool>) -> Result<(), Trouble> {
    let pool = pool.and_then(|pool| Pool::from_word(pool.0)).unwrap_or(Pool::Standard);
    answer(ctx, request(ctx).leaderboard(pool, everywhere.unwrap_or(false))).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn statistics(ctx: Context<'_>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).statistics()).await
}
