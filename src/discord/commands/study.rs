//! Hints, reviews, and games to watch.

use super::asked::{Context, answer, request};
use super::options::{complete_finished, complete_game, complete_level, complete_variant};
use crate::discord::doing::meant::Which;
use crate::discord::trouble::Trouble;
use crate::game::{Terms, TimeControl};
use crate::rules::Variant;
use crate::service::{Proposal, Target};

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
    let said = async {
        let variant = request.variant(variant.as_deref(), Variant::STANDARD)?;
        let levels = [request.level(romans.as_deref())?.to_owned(), request.level(gauls.as_deref())?.to_owned()];
        let terms = Terms { time: TimeControl::None, rated: false, ..Terms::usual(variant) };
        let target = Target::Exhibition(levels);
        request.propose(&Proposal { target, side: None, terms, given: Vec::new(), note: None }).await
    };
    answer(ctx, said).await
}
