//! Threads and the posts of forums: opening and changing them.

use serde_json::{Value, json};

use super::call::{
    RestAnswer, RestCall, RestRefusal, missing_permissions, refuse, refuse_form, require,
    visible_channel, visible_message,
};
use super::messages;
use crate::check::BodyCheck;
use crate::model::{ChannelTags, FORUM, Tag, VOICE, World, permissions};
use crate::wire::{events, objects};

/// The durations without a message after which a thread may be archived, in minutes.
const ARCHIVE: [u64; 4] = [60, 1440, 4320, 10_080];

/// Discord's type of a public thread.
const THREAD: u8 = 11;

/// The most tags of a post.
const TAGS: usize = 5;

/// Renames, archives or locks a thread. Refuses a change to a locked thread, which needs a
/// moderator, and to an archived one unless it is opened.
pub(super) fn change(world: &mut World, channel: &str, body: &Value) -> RestAnswer {
    let id = visible_channel(world, channel)?;
    let Some(channel) =
        world.channels.get_mut(&id).filter(|channel| channel.parent.is_some() && !channel.locked)
    else {
        return Err(missing_permissions());
    };
    if channel.archived && body["archived"] != false {
        return Err(refuse(400, 50083, "Thread is archived"));
    }
    let minutes = body["auto_archive_duration"].as_u64().unwrap_or(channel.auto_archive);
    let mut form = BodyCheck::default();
    form.check(
        ARCHIVE.contains(&minutes),
        "auto_archive_duration",
        "Value must be one of {60, 1440, 4320, 10080}.",
    );
    refuse_form(&form)?;
    channel.auto_archive = minutes;
    channel.archived = body["archived"].as_bool().unwrap_or(channel.archived);
    channel.locked = body["locked"].as_bool().unwrap_or(channel.locked);
    if let Some(name) = body["name"].as_str() {
        channel.name = name.to_owned();
    }
    let value = objects::channel(world, &world.channels[&id]);
    events::dispatch(world, "THREAD_UPDATE", &value);
    Ok((200, value))
}

/// Opens a thread from a message. Refuses channels that have no threads.
pub(super) fn open(world: &mut World, channel: &str, id: &str, body: &Value) -> RestAnswer {
    let message = visible_message(world, channel, id)?;
    require(world, message.channel, permissions::THREADS)?;
    let home = &world.channels[&message.channel];
    if home.owner.is_some() || home.parent.is_some() || [VOICE, FORUM].contains(&home.kind) {
        return Err(refuse(400, 50024, "Cannot execute action on this channel type"));
    }
    if world.channels.contains_key(&message.id) {
        return Err(refuse(400, 160_004, "A thread has already been created for this message"));
    }
    let opening = read_opening(body)?;
    Ok((201, put_thread(world, message.id, message.channel, opening, ChannelTags::None)))
}

/// The name of a new thread, and the minutes without a message after which it is archived.
type Opening<'a> = (&'a str, u64);

fn read_opening(body: &Value) -> Result<Opening<'_>, RestRefusal> {
    let minutes = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    let mut form = BodyCheck::default();
    form.length(&body["name"], (1, 100), "name");
    form.check(
        ARCHIVE.contains(&minutes),
        "auto_archive_duration",
        "Value must be one of {60, 1440, 4320, 10080}.",
    );
    refuse_form(&form)?;
    Ok((body["name"].as_str().unwrap_or_default(), minutes))
}

/// Adds a thread with this id to a channel, and sends the bot the event. Returns the thread as
/// Discord's JSON.
fn put_thread(
    world: &mut World,
    id: u64,
    home: u64,
    (name, minutes): Opening<'_>,
    tags: ChannelTags,
) -> Value {
    world.put_channel(id, THREAD, name, Some(home), None);
    if let Some(thread) = world.channels.get_mut(&id) {
        thread.auto_archive = minutes;
        thread.tags = tags;
    }
    let mut value = objects::channel(world, &world.channels[&id]);
    value["newly_created"] = json!(true);
    events::dispatch(world, "THREAD_CREATE", &value);
    value
}

/// Opens a post in a forum with its first message, which has the post's id.
pub(super) fn open_post(world: &mut World, channel: &str, call: &RestCall<'_>) -> RestAnswer {
    let forum = visible_channel(world, channel)?;
    let home = &world.channels[&forum];
    let ChannelTags::Offered(offered, required) = &home.tags else {
        return Err(refuse(400, 50024, "Cannot execute action on this channel type"));
    };
    require(world, forum, permissions::SEND)?;
    let body = &call.body["message"];
    let inner = RestCall {
        body,
        method: call.method,
        path: Vec::new(),
        query: call.query,
        files: call.files,
    };
    let mut form = BodyCheck::default();
    form.check(body.is_object(), "message", "This field is required");
    refuse_form(&form)?;
    let opening = read_opening(call.body)?;
    let applied = read_tags(&call.body["applied_tags"], offered)?;
    if *required && applied.is_empty() {
        return Err(refuse(400, 40067, "A tag is required to create a forum post in this channel"));
    }
    messages::check_parts(world, forum, &inner)?;
    let id = world.id();
    let mut value = put_thread(world, id, forum, opening, ChannelTags::Applied(applied));
    value["message"] = messages::write(world, (id, id), &inner, None);
    Ok((201, value))
}

/// Reads the ids of the tags that a post gets. Refuses tags that the forum does not offer, and tags
/// that only moderators may give.
fn read_tags(given: &Value, offered: &[Tag]) -> Result<Vec<u64>, RestRefusal> {
    let given = given.as_array().map(Vec::as_slice).unwrap_or_default();
    let mut form = BodyCheck::default();
    form.check(given.len() <= TAGS, "applied_tags", "Must be 5 or fewer in length.");
    let mut applied = Vec::new();
    for id in given {
        let known = offered.iter().find(|tag| *id == tag.id.to_string().as_str());
        form.check(known.is_some(), "applied_tags", "Unknown tag");
        if known.is_some_and(|tag| tag.moderated) {
            return Err(missing_permissions());
        }
        applied.extend(known.map(|tag| tag.id));
    }
    refuse_form(&form)?;
    Ok(applied)
}

/// The open threads of the server that the bot sees, newest first.
pub(super) fn active(world: &World) -> Value {
    let open = world.channels.values().rev().filter(|channel| {
        channel.parent.is_some()
            && !channel.archived
            && require(world, channel.id, permissions::VIEW).is_ok()
    });
    let threads: Vec<Value> = open.map(|channel| objects::channel(world, channel)).collect();
    json!({ "threads": threads, "members": [], "has_more": false })
}
