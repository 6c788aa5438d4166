//! A server's list of events, which Discord calls scheduled events.

use jiff::Timestamp as Moment;
use reqwest::StatusCode;
use serde_json::{Value, json};
use serenity::http::{LightMethod, Route};

use super::http::{HttpFailure, Wire};
use super::verdict::UNKNOWN_ENTRY;
use crate::delivery::Announcement;
use crate::game::{HOUR, Timestamp};
use crate::ids::{CalendarEntryId, ServerId};
use crate::store::calendar::CalendarEntry;

/// Discord's kind of an entry whose place is neither a voice channel nor a stage.
const EXTERNAL: u8 = 3;

/// Discord's level of an entry that only members of the server see. There is no other.
const MEMBERS: u8 = 2;

/// Makes an entry. If an earlier try may have made it (`again`), looks for it first, by its name
/// and its time. Fails if Discord refuses or does not answer.
pub async fn make_entry(
    wire: &Wire,
    Announcement { server, name, about, place, begins }: Announcement,
    again: bool,
) -> Result<CalendarEntry, HttpFailure> {
    if again && let Some(entry) = find_entry(wire, server, &name, begins).await? {
        return Ok(CalendarEntry { entry, begins });
    }
    let body = json!({
        "name": name,
        "description": about,
        "entity_type": EXTERNAL,
        "privacy_level": MEMBERS,
        "entity_metadata": { "location": place },
        "scheduled_start_time": write_time(begins),
        // Such an entry needs an end.
        "scheduled_end_time": write_time(begins + HOUR),
    });
    let route = Route::GuildScheduledEvents { guild_id: server.0.into() };
    let made = wire.call_route(route, LightMethod::Post, Some(&body), None).await?;
    let entry =
        read_entry(&made).ok_or_else(|| HttpFailure::unclear_answer("an entry without an id"));
    Ok(CalendarEntry { entry: entry?, begins })
}

/// Deletes an entry, unless it is gone. Fails if Discord refuses or does not answer.
pub async fn delete_entry(
    wire: &Wire,
    server: ServerId,
    entry: CalendarEntryId,
) -> Result<(), HttpFailure> {
    let route = Route::GuildScheduledEvent { guild_id: server.0.into(), event_id: entry.0.into() };
    match wire.call_route(route, LightMethod::Delete, None, None).await {
        Err(HttpFailure { status: Some(StatusCode::NOT_FOUND), code: UNKNOWN_ENTRY, .. }) => Ok(()),
        done => done.map(|_| ()),
    }
}

async fn find_entry(
    wire: &Wire,
    server: ServerId,
    name: &str,
    begins: Timestamp,
) -> Result<Option<CalendarEntryId>, HttpFailure> {
    let route = Route::GuildScheduledEvents { guild_id: server.0.into() };
    let all = wire.call_route(route, LightMethod::Get, None, None).await?;
    let at = Moment::from_millisecond(begins.as_millis()).ok();
    let starts = |one: &Value| one["scheduled_start_time"].as_str()?.parse::<Moment>().ok();
    let is_same = |one: &&Value| one["name"] == name && starts(one) == at;
    Ok(all.as_array().into_iter().flatten().find(is_same).and_then(read_entry))
}

fn read_entry(entry: &Value) -> Option<CalendarEntryId> {
    CalendarEntryId::read(entry["id"].as_str()?, 10)
}

/// Writes a time as Discord reads it, in ISO 8601.
fn write_time(at: Timestamp) -> String {
    Moment::from_millisecond(at.as_millis()).map_or_else(|_| String::new(), |at| at.to_string())
}
