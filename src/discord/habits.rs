//! What people choose for themselves: how they are pinged, when they sleep, when they are away.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::asked::{Asked, Context, named_choice};
use super::games::complete_game;
use super::page::Page;
use super::pages::habits::{about_vacation, muted_text, shown};
use super::pages::view::when;
use super::trouble::Trouble;
use crate::game::{Notify, Quiet, Zone};
use crate::service::{Refused, Wishes};

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
    let asked = Asked::new(ctx);
    let zone = match zone.as_deref().map(|name| Zone::named(name).ok_or(name)) {
        Some(Err(name)) => {
            let name = name.replace('`', "'");
            let text = asked.texts.say_with("settings-no-zone", [("zone", name.into())]);
            return asked.whisper(Page::text(text)).await;
        }
        Some(Ok(zone)) => Some(zone),
        None => None,
    };
    let quiet = match (quiet_from, quiet_until) {
        (None, None) => None,
        // From an hour until the same hour is never.
        (Some(from), Some(until)) => Some((from != until).then_some(Quiet { from, until })),
        _ => return asked.say("settings-quiet-both").await,
    };
    let notify = notify.and_then(|choice| Notify::from_word(choice.0));
    let myself = asked.service.wish(&asked.caller, &Wishes { notify, zone, quiet, saved }).await;
    let Some(myself) = known(myself)? else { return asked.say("trouble").await };
    asked.whisper(Page::text(shown(asked.texts, &myself))).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn vacation(
    ctx: Context<'_>,
    #[min = 0]
    #[max = 21]
    days: Option<u8>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    match days {
        None => {
            let Some(myself) = known(asked.service.wish(&asked.caller, &Wishes::default()).await)? else {
                return asked.say("trouble").await;
            };
            let text = about_vacation(asked.texts, myself.vacation, myself.left);
            asked.whisper(Page::text(text)).await
        }
        Some(0) => {
            let back = known(asked.service.come_back(&asked.caller).await)?.unwrap_or(false);
            asked.say(if back { "vacation-back" } else { "vacation-none" }).await
        }
        Some(days) => match known(asked.service.leave(&asked.caller, days).await)?.flatten() {
            Some(vacation) => {
                let text = asked.texts.say_with("vacation-begun", [("when", when(vacation.until).into())]);
                asked.whisper(Page::text(text)).await
            }
            None => asked.say("vacation-used-up").await,
        },
    }
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn mute(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    if !asked.plays(&row).await? {
        return Ok(());
    }
    let muted = asked.service.mute(&asked.caller, row.game.id).await?;
    asked.whisper(Page::text(muted_text(asked.texts, muted))).await
}

/// Changes here are refused by nothing but our own failures.
fn known<T>(done: Result<T, Refused>) -> Result<Option<T>, Trouble> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(Refused::Failed(error)) => Err(error.into()),
        Err(Refused::Unknown | Refused::Game(..)) => Ok(None),
    }
}

async fn complete_zone(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let flat = |name: &str| name.to_lowercase().replace(['_', ' '], "");
    let typed = flat(typed);
    let fitting = Zone::names().filter(|name| flat(name).contains(&typed)).take(25);
    CreateAutocompleteResponse::new()
        .set_choices(fitting.map(|name| AutocompleteChoice::new(name.clone(), name)).collect())
}
