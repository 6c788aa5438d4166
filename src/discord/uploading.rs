//! Uploads the application's emoji in the background. Each is uploaded once, and found again by its
//! name.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;
use serenity::all::Http;
use tokio_util::sync::CancellationToken;

use super::incoming::Shared;
use super::registering::know_application;
use super::trouble;
use crate::game::Millis;
use crate::service::Pauses;
use crate::show::emoji::{self, EmojiDrawing};
use crate::store::Urgency;

/// The pauses between tries to upload: the first one, doubled each time up to the last.
const AGAIN: (Millis, Millis) = (Millis::from_secs(10), Millis::from_mins(60));

/// Looks up the application's emoji at Discord and uploads the missing ones, until all their ids
/// are known. Repeats this when the ids are forgotten. Returns at `stop`.
pub async fn keep_emoji(http: &Http, shared: &Shared, stop: &CancellationToken) {
    let clock = shared.service.clock();
    let drawn = tokio::task::spawn_blocking(emoji::drawings).await;
    let Ok(drawings) = drawn else { return };
    let mut pauses = Pauses::new(AGAIN);
    loop {
        let gathered = tokio::select! {
            gathered = gather_emoji(http, shared, drawings) => gathered,
            () = stop.cancelled() => return,
        };
        let pause = match gathered {
            Ok(()) => {
                tokio::select! {
                    () = shared.known.emoji.wait_until_forgotten() => {}
                    () = stop.cancelled() => return,
                }
                tracing::warn!("Discord refused a message with emoji; they are looked up anew");
                pauses.take_pause()
            }
            Err(error) => {
                tracing::warn!(%error, "emoji are missing, words stand alone; it is tried again");
                pauses.take_pause()
            }
        };
        tokio::select! {
            () = clock.sleep(pause) => {}
            () = stop.cancelled() => return,
        }
    }
}

/// Looks up all emoji, and uploads those that Discord lacks. Older drawings stay at Discord,
/// because older messages show them.
async fn gather_emoji(
    http: &Http,
    shared: &Shared,
    drawings: &'static [EmojiDrawing],
) -> Result<(), serenity::Error> {
    know_application(http).await?;
    let mut raced = None;
    for drawn in list_missing(http, shared, drawings).await? {
        let data = STANDARD.encode(&drawn.bytes);
        let body = json!({ "name": drawn.name, "image": format!("data:image/png;base64,{data}") });
        shared.budget.take_slot(Urgency::LAST, "emoji").await;
        match http.create_application_emoji(&body).await {
            Ok(made) => shared.known.emoji.learn(drawn, made.id.get()),
            // Another process uploaded this emoji first.
            Err(error) if trouble::error_code(&error) == Some(trouble::INVALID_FORM) => {
                raced = Some(error);
            }
            Err(error) => return Err(error),
        }
    }
    match raced {
        Some(error) if !list_missing(http, shared, drawings).await?.is_empty() => Err(error),
        _ => Ok(()),
    }
}

/// Stores the ids of the emoji that Discord has. Returns the emoji that it lacks.
async fn list_missing(
    http: &Http,
    shared: &Shared,
    drawings: &'static [EmojiDrawing],
) -> Result<Vec<&'static EmojiDrawing>, serenity::Error> {
    shared.budget.take_slot(Urgency::LAST, "emoji").await;
    let there = http.get_application_emojis().await?;
    let mut missing = Vec::new();
    for drawn in drawings {
        match there.iter().find(|known| known.name == drawn.name) {
            Some(known) => shared.known.emoji.learn(drawn, known.id.get()),
            None => missing.push(drawn),
        }
    }
    Ok(missing)
}
