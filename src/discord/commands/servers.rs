//! What those who look after a server choose and do.

use super::asked::{Context, answer, request};
use super::options::{complete_moderated, named_choice};
use crate::discord::trouble::Trouble;
use crate::service::Moderation;

named_choice!(
    /// What a moderator can do, by its word.
    ModerationName,
    Moderation::WORDS.iter().map(|(_, word)| *word)
);
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands("setup", "moderate"),
    default_member_permissions = "MANAGE_MESSAGES"
)]
pub async fn server(_: Context<'_>) -> Result<(), Trouble> {
    Ok(())
}

#[poise::command(slash_command, guild_only, rename = "settings")]
pub async fn setup(ctx: Context<'_>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).server_page()).await
}

#[poise::command(slash_command, guild_only)]
pub async fn moderate(
    ctx: Context<'_>,
    act: Option<ModerationName>,
    #[autocomplete = "complete_moderated"] game: Option<String>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), Trouble> {
    match act.and_then(|act| Moderation::from_word(act.0)) {
        Some(what) => answer(ctx, request(ctx).moderate(game.as_deref(), what, reason.as_deref())).await,
        None => answer(ctx, request(ctx).audits()).await,
    }
}
