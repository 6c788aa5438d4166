//! Conditional moves.

use super::asked::{Context, answer, request};
use super::options::complete_game;
use crate::discord::doing::meant::Which;
use crate::discord::trouble::Trouble;
use crate::service::Plan;

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn plan(
    ctx: Context<'_>,
    #[max_length = 400] moves: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let change = moves.as_deref().map_or(Plan::List, Plan::Add);
    answer(ctx, request(ctx).plan(Which::One(game.as_deref()), &change)).await
}
