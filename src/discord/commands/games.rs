//! Moving by command, and looking at games.

use super::asked::{Context, answer, request};
use super::options::{complete_every, complete_game, complete_move};
use crate::discord::doing::meant::Which;
use crate::discord::trouble::Trouble;

#[poise::command(
    slash_command,
    rename = "move",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn play(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "complete_move"]
    #[max_length = 60]
    text: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Result<(), Trouble> {
    answer(ctx, request(ctx).play(game.as_deref(), &text)).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn games(ctx: Context<'_>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).mine()).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn board(
    ctx: Context<'_>,
    #[autocomplete = "complete_every"] game: Option<String>,
    text: Option<bool>,
) -> Result<(), Trouble> {
    answer(ctx, request(ctx).board(Which::Due(game.as_deref()), text)).await
}
