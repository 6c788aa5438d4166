//! A request of the bot, and its answer or refusal.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::check::BodyCheck;
use crate::model::{Message, World, permissions};

/// A request of the bot to the REST API, split into its parts.
pub(crate) struct RestCall<'a> {
    pub method: &'a str,
    pub path: Vec<&'a str>,
    pub query: &'a [(String, String)],
    pub body: &'a Value,
    pub files: &'a [Upload],
}

/// An uploaded file: its number, name and content.
pub(crate) type Upload = (u64, String, Arc<[u8]>);

/// A refusal of a request: the status, and the body that Discord sends.
#[derive(Clone, Debug)]
pub(crate) struct RestRefusal {
    pub status: u16,
    pub body: Value,
    /// True if the sandbox has no such route.
    pub unexpected: bool,
}

/// The status and body of an answer, or a refusal.
pub(crate) type RestAnswer = Result<(u16, Value), RestRefusal>;

pub(crate) fn refuse(status: u16, code: u64, message: &str) -> RestRefusal {
    RestRefusal { status, body: json!({ "code": code, "message": message }), unexpected: false }
}

/// Refuses a request if faults were found in its body.
pub(crate) fn refuse_form(form: &BodyCheck) -> Result<(), RestRefusal> {
    form.refusal().map_or(Ok(()), |body| Err(RestRefusal { status: 400, body, unexpected: false }))
}

/// Reads an id. Refuses a text that is no number.
pub(crate) fn snowflake(text: &str) -> Result<u64, RestRefusal> {
    text.parse().map_err(|_| refuse(400, 50035, "Invalid Form Body: not a snowflake"))
}

pub(crate) fn missing_permissions() -> RestRefusal {
    refuse(403, 50013, "Missing Permissions")
}

/// Refuses if the bot lacks one of the `needed` permissions in a channel (Discord's bits). Direct
/// messages need none.
pub(crate) fn require(world: &World, channel: u64, needed: u64) -> Result<(), RestRefusal> {
    let direct = world.channels.get(&channel).is_some_and(|channel| channel.owner.is_some());
    if direct || world.permissions(channel) & needed == needed {
        Ok(())
    } else {
        Err(missing_permissions())
    }
}

/// Refuses a change in an archived or locked thread.
pub(crate) fn require_open(world: &World, channel: u64) -> Result<(), RestRefusal> {
    match world.channels.get(&channel).is_some_and(|channel| channel.archived || channel.locked) {
        true => Err(refuse(400, 50083, "Thread is archived")),
        false => Ok(()),
    }
}

/// Reads the id of a channel. Refuses a channel that the bot does not see.
pub(crate) fn visible_channel(world: &World, channel: &str) -> Result<u64, RestRefusal> {
    let id = snowflake(channel)?;
    if !world.channels.contains_key(&id) {
        return Err(refuse(404, 10003, "Unknown Channel"));
    }
    if world.is_foreign(id) {
        return Err(refuse(403, 50001, "Missing Access"));
    }
    require(world, id, permissions::VIEW).map_err(|_| refuse(403, 50001, "Missing Access"))?;
    Ok(id)
}

/// Finds a message that the bot can read. Refuses an ephemeral one: it is not in a channel's
/// history.
pub(crate) fn visible_message(
    world: &World,
    channel: &str,
    id: &str,
) -> Result<Message, RestRefusal> {
    let channel = visible_channel(world, channel)?;
    require(world, channel, permissions::HISTORY)?;
    let message =
        world.messages.get(snowflake(id)?).filter(|m| m.channel == channel && m.whisper.is_none());
    message.cloned().ok_or_else(|| refuse(404, 10008, "Unknown Message"))
}
