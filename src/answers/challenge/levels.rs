//! The level of Murus: reads it, or asks a person for it.

use murus_engine::Level;

use crate::answers::{Answer, AnswerRefusal, Request};
use crate::service;
use crate::show::pages::start;
use crate::texts::variant;

/// Returns the level that a person names; `None` without a name. Refuses an unknown name.
pub fn read_level(
    request: &Request<'_>,
    named: Option<&str>,
) -> Result<Option<&'static Level>, AnswerRefusal> {
    let Some(named) = named else { return Ok(None) };
    let level = variant::find_level(request.texts, named);
    level.map(Some).ok_or_else(|| request.refusal("level-unknown"))
}

/// Asks a person at which level Murus plays. `alone` is true if Murus is the only opponent. `id`
/// writes the custom id of a level's button.
pub async fn ask_for_level(
    request: &Request<'_>,
    alone: bool,
    id: impl Fn(&'static Level) -> String,
) -> Answer {
    let suits =
        service::people::feats::suggest_level(request.service.db(), request.caller.discord).await?;
    Ok(start::levels_page(request.texts, suits, alone, &id))
}
