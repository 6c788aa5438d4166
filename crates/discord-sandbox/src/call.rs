//! A request of the bot, taken apart, and what it may be refused for.

use std::sync::Arc;

use serde_json::{Value, json};

use super::form::Form;
use super::objects::Message;
use super::permissions;
use super::world::World;

/// A request, taken apart.
pub(super) struct Call<'a> {
    pub method: &'a str,
    pub path: Vec<&'a str>,
    pub query: &'a [(String, String)],
    pub body: &'a Value,
    /// Number, name and content of each uploaded file.
    pub files: &'a [(u64, String, Arc<[u8]>)],
}

/// A refusal as Discord words it.
#[derive(Clone, Debug)]
pub(super) struct Refusal {
    pub status: u16,
    pub body: Value,
    pub unexpected: bool,
}

pub(super) type Done = Result<(u16, Value), Refusal>;

pub(super) fn refuse(status: u16, code: u64, message: &str) -> Refusal {
    Refusal { status, body: json!({ "code": code, "message": message }), unexpected: false }
}

/// Refuses a body in which something is wrong.
pub(super) fn refuse_form(form: &Form) -> Result<(), Refusal> {
    form.refusal().map_or(Ok(()), |body| Err(Refusal { status: 400, body, unexpected: false }))
}

/// An id.
pub(super) fn number(text: &str) -> Result<u64, Refusal> {
    text.parse().map_err(|_| refuse(400, 50035, "Invalid Form Body: not a snowflake"))
}

pub(super) fn missing_permissions() -> Refusal {
    refuse(403, 50013, "Missing Permissions")
}

/// Refuses what the bot may not do in a channel of the server; direct messages need no permission.
pub(super) fn require(world: &World, channel: u64, needed: u64) -> Result<(), Refusal> {
    let direct = world.channels.get(&channel).is_some_and(|channel| channel.owner.is_some());
    if direct || world.permissions(channel) & needed == needed { Ok(()) } else { Err(missing_permissions()) }
}

/// A channel that the bot can see.
pub(super) fn seen(world: &World, channel: &str) -> Result<u64, Refusal> {
    let id = number(channel)?;
    if !world.channels.contains_key(&id) {
        return Err(refuse(404, 10003, "Unknown Channel"));
    }
    if world.is_foreign(id) {
        return Err(refuse(403, 50001, "Missing Access"));
    }
    require(world, id, permissions::VIEW).map_err(|_| refuse(403, 50001, "Missing Access"))?;
    Ok(id)
}

/// A message that the bot can see; whispers are not in a channel's history.
pub(super) fn found(world: &World, channel: &str, id: &str) -> Result<Message, Refusal> {
    let channel = seen(world, channel)?;
    require(world, channel, permissions::HISTORY)?;
    let message = world.messages.get(number(id)?).filter(|m| m.channel == channel && m.whisper.is_none());
    message.cloned().ok_or_else(|| refuse(404, 10008, "Unknown Message"))
}
