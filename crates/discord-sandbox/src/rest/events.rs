//! The server's list of events: listing, making and deleting entries whose place is no channel.

use serde_json::{Value, json};

use super::call::{RestAnswer, RestRefusal, missing_permissions, refuse, refuse_form, snowflake};
use crate::check::BodyCheck;
use crate::model::{ScheduledEvent, World};
use crate::wire::objects;

/// The most entries of a server.
const MOST: usize = 100;

/// Discord's kind of an entry whose place is no channel.
const EXTERNAL: u64 = 3;

/// Lists the entries.
pub(crate) fn list(world: &World) -> RestAnswer {
    let all: Vec<Value> = world.events.iter().map(|one| objects::event(world, one)).collect();
    Ok((200, json!(all)))
}

/// Makes an entry. Refuses a bot without the permission, a start that has passed, and an entry
/// without an end or a place.
pub(crate) fn create(world: &mut World, body: &Value) -> RestAnswer {
    require_permission(world)?;
    let now = objects::iso(world.now());
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let times = [&body["scheduled_start_time"], &body["scheduled_end_time"]].map(text);
    let mut form = BodyCheck::default();
    form.length(&body["name"], (1, 100), "name");
    form.length(&body["description"], (1, 1000), "description");
    form.length(&body["entity_metadata"]["location"], (1, 100), "entity_metadata.location");
    form.check(body["entity_type"] == EXTERNAL, "entity_type", "Only external entries here.");
    form.check(body["privacy_level"] == 2, "privacy_level", "Value must be one of (2,).");
    // Texts of one form in one time zone are in the order of their times.
    let comes = times[0].get(..19) > now.get(..19) && times[0].ends_with('Z');
    form.check(comes, "scheduled_start_time", "Cannot schedule event in the past.");
    let lasts = times[1] > times[0];
    form.check(lasts, "scheduled_end_time", "Cannot schedule event to end before starting.");
    refuse_form(&form)?;
    if world.events.len() >= MOST {
        let text = "Maximum number of uncompleted guild scheduled events reached (100)";
        return Err(refuse(400, 30_038, text));
    }
    let made = ScheduledEvent {
        id: world.id(),
        name: text(&body["name"]),
        about: text(&body["description"]),
        place: text(&body["entity_metadata"]["location"]),
        times,
    };
    let value = objects::event(world, &made);
    world.events.push(made);
    Ok((200, value))
}

/// Deletes an entry. Refuses a bot without the permission, and an unknown entry.
pub(crate) fn delete(world: &mut World, id: &str) -> RestAnswer {
    require_permission(world)?;
    let id = snowflake(id)?;
    let before = world.events.len();
    world.events.retain(|known| known.id != id);
    if world.events.len() == before {
        return Err(refuse(404, 10_070, "Unknown Guild Scheduled Event"));
    }
    Ok((204, Value::Null))
}

fn require_permission(world: &World) -> Result<(), RestRefusal> {
    if world.may_schedule { Ok(()) } else { Err(missing_permissions()) }
}
