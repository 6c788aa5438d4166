//! What people choose for themselves: how they are pinged, when they sleep, when they are away.

use super::asked::{Context, answer, request};
use super::options::{complete_zone, named_choice};
use crate::discord::trouble::Trouble;
use crate::game::{Notify, Quiet};
use crate::service::Wishes;

named_choice!(
    /// Where somebody is pinged, by its word.
    Where,
    Notify::WORDS.iter().map(|(_, word)| *word)
);

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn settings(
    ctx: Context<'_>,
    notify: Option<Where>,
    #[autocomplete = "complete_zone"]
    #[max_length = 60]
    zone: Option<String>,
    #[min = 0]
    #[max = 23]
    quiet_from: Option<u8>,
    #[min = 0]
    #[max = 23]
    quiet_until: Option<u8>,
    saved: Option<bool>,
) -> Result<(), Trouble> {
    let request = request(ctx);
    let said = async {
        let zone = zone.map(|name| request.zone(&name)).transpose()?;
        let quiet = match (quiet_from, quiet_until) {
            (None, None) => None,
            // From an hour until the same hour is never.
            (Some(from), Some(until)) => Some((from != until).then_some(Quiet { from, until })),
            _ => return Err(request.stop("settings-quiet-both")),
        };
        let notify = notify.and_then(|choice| Notify::from_word(choice.0));
        request.settings(&Wishes { notify, zone, quiet, saved, ..Wishes::default() }).await
    };
    answer(ctx, said).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn vacation(
    ctx: Context<'_>,
    #[min = 0]
    #[max = 21]
    days: Option<u8>,
) -> Result<(), Trouble> {
    match days {
        Some(days) => answer(ctx, request(ctx).vacation(days)).await,
        None => answer(ctx, request(ctx).about_vacation()).await,
    }
}
