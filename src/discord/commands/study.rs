//! Hints, reviews, and games to watch.

use super::asked::{Context, answer, request};
use super::options::{complete_finished, complete_game, complete_level, complete_variant};
use crate::discord::doing::meant::Which;
use crate::discord::trouble::Trouble;

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn hint(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).hint(Which::Due(game.as_deref()))).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn review(
    ctx: Context<'_>,
    #[autocomplete = "complete_finished"] game: Option<String>,
) -> Result<(), Trouble> {
    answer(ctx, request(ctx).review_or_choose(game.as_deref())).await
}

#[poise::command(slash_command)]
pub async fn watch(
    ctx: Context<'_>,
    #[autocomplete = "complete_level"] romans: Option<String>,
    #[autocomplete = "complete_level"] gauls: Option<String>,
    #[autocomplete = "complete_variant"]
    #[max_length = 100]
    variant: Option<String>,
) -> Result<(), Trouble> {
    let request = request(ctx);
    let levels = [romans.as_deref(), gauls.as_deref()];
    let said = async {
        match (variant.as_deref(), levels) {
            (None, [None, None]) => request.to_watch().await,
            (variant, levels) => request.exhibit(variant, levels).await,
        }
    };
    answer(ctx, said).await
}
