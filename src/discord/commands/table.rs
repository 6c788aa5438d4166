//! What is done at the table beside moving: a group of commands, each doing what the button of the same name does.

use super::asked::{Context, answer, request};
use super::options::{complete_any_game, complete_every, complete_game};
use super::records::{export, go_on, import};
use crate::discord::doing::meant::Which;
use crate::discord::trouble::Trouble;
use crate::game::{Action, DAY_MS, Offer};
use crate::service::Ask;

#[poise::command(
    slash_command,
    subcommand_required,
    subcommands("draw", "takeback", "resign", "abort", "give", "mute", "adopt", "moves", "export", "import", "go_on"),
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn game(_: Context<'_>) -> Result<(), Trouble> {
    Ok(())
}

#[poise::command(slash_command)]
pub async fn draw(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).act(Which::One(game.as_deref()), Ask::Do(Action::Offer(Offer::Draw)), None)).await
}

#[poise::command(slash_command)]
pub async fn takeback(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).act(Which::One(game.as_deref()), Ask::Back, None)).await
}

#[poise::command(slash_command)]
pub async fn abort(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).ask_abort(Which::One(game.as_deref()))).await
}

#[poise::command(slash_command)]
pub async fn give(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 7]
    days: u8,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let give = Ask::Do(Action::Give(i64::from(days) * DAY_MS));
    answer(ctx, request(ctx).act(Which::One(game.as_deref()), give, None)).await
}

#[poise::command(slash_command)]
pub async fn adopt(
    ctx: Context<'_>,
    #[autocomplete = "complete_any_game"] game: Option<String>,
) -> Result<(), Trouble> {
    answer(ctx, request(ctx).adopt(game.as_deref())).await
}

#[poise::command(slash_command)]
pub async fn moves(ctx: Context<'_>, #[autocomplete = "complete_every"] game: Option<String>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).history(Which::One(game.as_deref()))).await
}

#[poise::command(slash_command)]
pub async fn resign(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).ask_resign(Which::One(game.as_deref()))).await
}

#[poise::command(slash_command)]
pub async fn mute(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let request = request(ctx);
    let said = async { request.mute(&request.find_own(Which::One(game.as_deref())).await?).await };
    answer(ctx, said).await
}
