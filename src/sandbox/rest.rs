//! The REST API v10: one table of routes by method and path.

use std::sync::Arc;

use serde_json::{Value, json};

use super::json::{member, user};
use super::limits;
use super::world::{File, Message, World};

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

fn number(text: &str) -> Result<u64, Refusal> {
    text.parse().map_err(|_| refuse(400, 50035, "Invalid Form Body: not a snowflake"))
}

const VIEW: u64 = 1 << 10;
const SEND: u64 = 1 << 11;
const ATTACH: u64 = 1 << 15;
const HISTORY: u64 = 1 << 16;
const THREADS: u64 = 1 << 35;
const SEND_IN_THREADS: u64 = 1 << 38;

/// The largest upload in bytes.
const UPLOAD: usize = 10 * 1024 * 1024;

/// How long a thread may be quiet before it is put away, in minutes.
const ARCHIVE: [u64; 4] = [60, 1440, 4320, 10_080];

/// Answers a request that carries the right token.
pub(super) fn route(world: &mut World, call: &Call<'_>) -> Done {
    match (call.method, &call.path[..]) {
        ("GET", ["gateway"]) => Ok((200, json!({ "url": format!("ws://{}", world.address) }))),
        ("GET", ["gateway", "bot"]) => Ok((
            200,
            json!({
                "url": format!("ws://{}", world.address), "shards": 1,
                "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1 },
            }),
        )),
        ("GET", ["users", "@me"]) => Ok((200, world.users.get(&world.bot).map(user).unwrap_or_default())),
        ("GET", ["users", id]) => {
            let user = world.users.get(&number(id)?).map(user);
            user.map(|user| (200, user)).ok_or_else(|| refuse(404, 10013, "Unknown User"))
        }
        ("POST", ["users", "@me", "channels"]) => open_direct(world, call.body),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => Ok((200, world.application_json())),
        ("PUT", ["applications", _, "commands"]) => put_commands(world, call.body),
        ("GET", ["applications", _, "commands"]) => Ok((200, json!(world.commands))),
        ("GET", ["guilds", _]) => Ok((200, world.guild_json())),
        ("GET", ["guilds", _, "members", id]) => {
            let found = world.users.get(&number(id)?).filter(|user| user.member);
            found.map(|user| (200, member(user))).ok_or_else(|| refuse(404, 10007, "Unknown Member"))
        }
        ("GET", ["channels", channel]) => {
            let id = seen(world, channel)?;
            Ok((200, world.channel_json(&world.channels[&id])))
        }
        ("PATCH", ["channels", channel]) => patch_channel(world, channel, call.body),
        ("GET", ["channels", channel, "messages"]) => history(world, channel, call.query),
        ("POST", ["channels", channel, "messages"]) => post_message(world, channel, call),
        ("GET", ["channels", channel, "messages", id]) => {
            let message = found(world, channel, id)?;
            Ok((200, world.message_json(&message)))
        }
        ("PATCH", ["channels", channel, "messages", id]) => edit_message(world, channel, id, call),
        ("DELETE", ["channels", channel, "messages", id]) => {
            let message = found(world, channel, id)?;
            world.messages.remove(&message.id);
            Ok((204, Value::Null))
        }
        ("POST", ["channels", channel, "messages", id, "threads"]) => open_thread(world, channel, id, call.body),
        ("PUT" | "DELETE", ["channels", channel, "messages", "pins", id] | ["channels", channel, "pins", id]) => {
            let message = found(world, channel, id)?;
            if let Some(message) = world.messages.get_mut(&message.id) {
                message.pinned = call.method == "PUT";
            }
            Ok((204, Value::Null))
        }
        ("POST", ["channels", channel, "typing"]) => seen(world, channel).map(|_| (204, Value::Null)),
        ("POST" | "GET" | "PATCH" | "DELETE", ["interactions" | "webhooks", ..]) => {
            super::interactions::route(world, call)
        }
        _ => Err(Refusal { unexpected: true, ..refuse(404, 0, "404: Not Found") }),
    }
}

/// A channel that the bot can see.
fn seen(world: &World, channel: &str) -> Result<u64, Refusal> {
    let id = number(channel)?;
    if !world.channels.contains_key(&id) {
        return Err(refuse(404, 10003, "Unknown Channel"));
    }
    if world.permissions(id) & VIEW == 0 {
        return Err(refuse(403, 50001, "Missing Access"));
    }
    Ok(id)
}

/// A message that the bot can see; whispers are not in a channel's history.
fn found(world: &World, channel: &str, id: &str) -> Result<Message, Refusal> {
    let channel = seen(world, channel)?;
    let message = world.messages.get(&number(id)?).filter(|m| m.channel == channel && m.whisper.is_none());
    message.cloned().ok_or_else(|| refuse(404, 10008, "Unknown Message"))
}

fn open_direct(world: &mut World, body: &Value) -> Done {
    let person = number(body["recipient_id"].as_str().unwrap_or_default())?;
    if !world.users.contains_key(&person) || person == world.bot {
        return Err(refuse(400, 50033, "Invalid Recipient(s)"));
    }
    let id = world.direct(person);
    Ok((200, world.channel_json(&world.channels[&id])))
}

fn put_commands(world: &mut World, body: &Value) -> Done {
    let list = body.as_array().cloned().unwrap_or_default();
    if let Some(body) = limits::commands(&list).body() {
        return Err(Refusal { status: 400, body, unexpected: false });
    }
    world.commands = list
        .into_iter()
        .map(|mut command| {
            command["id"] = json!(world.id().to_string());
            command["application_id"] = json!(world.bot.to_string());
            command["version"] = json!(world.id().to_string());
            if command["type"].is_null() {
                command["type"] = json!(1);
            }
            if command["description"].is_null() {
                command["description"] = json!("");
            }
            command
        })
        .collect();
    Ok((200, json!(world.commands)))
}

fn patch_channel(world: &mut World, channel: &str, body: &Value) -> Done {
    let id = seen(world, channel)?;
    if let Some(channel) = world.channels.get_mut(&id) {
        channel.archived = body["archived"].as_bool().unwrap_or(channel.archived);
        channel.locked = body["locked"].as_bool().unwrap_or(channel.locked);
        if let Some(name) = body["name"].as_str() {
            channel.name = name.to_owned();
        }
    }
    let value = world.channel_json(&world.channels[&id]);
    world.dispatch("THREAD_UPDATE", &value);
    Ok((200, value))
}

fn history(world: &World, channel: &str, query: &[(String, String)]) -> Done {
    let id = seen(world, channel)?;
    if world.channels[&id].owner.is_none() && world.permissions(id) & HISTORY == 0 {
        return Ok((200, json!([])));
    }
    let asked = |name: &str| query.iter().find(|(key, _)| key == name).and_then(|(_, value)| value.parse::<u64>().ok());
    let limit = asked("limit").unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(refuse(400, 50035, "Invalid Form Body: limit"));
    }
    let (before, after) = (asked("before").unwrap_or(u64::MAX), asked("after").unwrap_or(0));
    let all = world.messages.range(after + 1..before).rev().map(|(_, message)| message);
    let shown = all.filter(|message| message.channel == id && message.whisper.is_none()).take(limit as usize);
    Ok((200, shown.map(|message| world.message_json(message)).collect()))
}

/// Checks a message body against what Discord refuses.
pub(super) fn check(call: &Call<'_>, empty: bool) -> Result<(), Refusal> {
    let names: Vec<(u64, String)> = call.files.iter().map(|(n, name, _)| (*n, name.clone())).collect();
    if call.files.iter().any(|(_, _, bytes)| bytes.len() > UPLOAD) {
        return Err(refuse(413, 40005, "Request entity too large"));
    }
    let faults = limits::message(call.body, &names, empty);
    match faults.body() {
        Some(_) if limits::is_empty_message(&faults) => Err(refuse(400, 50006, "Cannot send an empty message")),
        Some(body) => Err(Refusal { status: 400, body, unexpected: false }),
        None => Ok(()),
    }
}

/// The files of a call as files of a message.
pub(super) fn uploaded(world: &mut World, call: &Call<'_>) -> Vec<File> {
    let described = call.body["attachments"].as_array().cloned().unwrap_or_default();
    let mut files = Vec::new();
    for (n, name, bytes) in call.files {
        let about = described
            .iter()
            .find(|file| file["id"].as_u64() == Some(*n) || file["id"].as_str().is_some_and(|id| id == n.to_string()));
        let description = about.and_then(|file| file["description"].as_str()).map(str::to_owned);
        files.push(File { id: world.id(), name: name.clone(), description, bytes: Arc::clone(bytes) });
    }
    files
}

/// The people whom a text names and whom `allowed_mentions` lets it ping.
pub(super) fn mentioned(world: &World, content: &str, allowed: &Value) -> Vec<u64> {
    let parse = allowed["parse"].as_array();
    let everybody = allowed.is_null() || parse.is_some_and(|kinds| kinds.contains(&json!("users")));
    let listed = |id: u64| {
        allowed["users"].as_array().is_some_and(|users| users.iter().any(|user| user.as_str() == Some(&id.to_string())))
    };
    let named = world
        .users
        .keys()
        .copied()
        .filter(|id| content.contains(&format!("<@{id}>")) || content.contains(&format!("<@!{id}>")));
    named.filter(|&id| everybody || listed(id)).collect()
}

fn post_message(world: &mut World, channel: &str, call: &Call<'_>) -> Done {
    let id = seen(world, channel)?;
    let home = world.channels[&id].clone();
    let (held, needed) = (world.permissions(id), if home.parent.is_some() { SEND_IN_THREADS } else { SEND });
    match home.owner {
        Some(owner) if world.users.get(&owner).is_some_and(|user| user.closed) => {
            return Err(refuse(403, 50007, "Cannot send messages to this user"));
        }
        None if held & needed == 0 || !call.files.is_empty() && held & ATTACH == 0 => {
            return Err(refuse(403, 50013, "Missing Permissions"));
        }
        _ if home.locked => return Err(refuse(400, 50083, "Thread is archived")),
        _ => {}
    }
    check(call, true)?;
    let nonce =
        call.body["nonce"].as_str().map(str::to_owned).or_else(|| call.body["nonce"].as_i64().map(|n| n.to_string()));
    if let Some(nonce) = nonce.as_deref().filter(|_| call.body["enforce_nonce"] == true)
        && let Some(known) = world.with_nonce(id, nonce)
    {
        return Ok((200, world.message_json(&known.clone())));
    }
    let content = call.body["content"].as_str().unwrap_or_default().to_owned();
    let allowed = &call.body["allowed_mentions"];
    let mut mentions = mentioned(world, &content, allowed);
    let reply_to = call.body["message_reference"]["message_id"].as_str().and_then(|id| id.parse().ok());
    let pings_author = allowed.is_null() || allowed["replied_user"] == true;
    if let Some(replied) = reply_to.and_then(|id| world.messages.get(&id)).filter(|_| pings_author) {
        mentions.push(replied.author);
    }
    let message = Message {
        id: world.id(),
        channel: id,
        author: world.bot,
        content,
        embeds: list(&call.body["embeds"]),
        components: list(&call.body["components"]),
        files: uploaded(world, call),
        flags: call.body["flags"].as_u64().unwrap_or(0),
        reply_to,
        mentions,
        whisper: None,
        at: world.now(),
        edited: None,
        nonce,
        pinned: false,
        thinking: false,
    };
    world.post(message.clone());
    world.dispatch_message("MESSAGE_CREATE", &message);
    Ok((200, world.message_json(&message)))
}

/// A list, where nothing said means the empty one.
pub(super) fn list(value: &Value) -> Value {
    if value.is_array() { value.clone() } else { json!([]) }
}

fn edit_message(world: &mut World, channel: &str, id: &str, call: &Call<'_>) -> Done {
    let message = found(world, channel, id)?;
    if message.author != world.bot {
        return Err(refuse(403, 50005, "Cannot edit a message authored by another user"));
    }
    if world.channels.get(&message.channel).is_some_and(|channel| channel.archived || channel.locked) {
        return Err(refuse(400, 50083, "Thread is archived"));
    }
    check(call, false)?;
    let edited = amend(world, message, call);
    world.dispatch_message("MESSAGE_UPDATE", &edited);
    Ok((200, world.message_json(&edited)))
}

/// Changes a message as a body says: what is not said stays; files that are not named in a said list are gone.
pub(super) fn amend(world: &mut World, mut message: Message, call: &Call<'_>) -> Message {
    if let Some(content) = call.body.get("content") {
        message.content = content.as_str().unwrap_or_default().to_owned();
    }
    for (field, part) in [("embeds", &mut message.embeds), ("components", &mut message.components)] {
        if let Some(said) = call.body.get(field) {
            *part = list(said);
        }
    }
    if let Some(kept) = call.body.get("attachments").and_then(Value::as_array) {
        message.files.retain(|file| {
            kept.iter()
                .any(|kept| kept["id"].as_str() == Some(&file.id.to_string()) || kept["id"].as_u64() == Some(file.id))
        });
    }
    message.files.extend(uploaded(world, call));
    message.edited = Some(world.now());
    message.thinking = false;
    world.messages.insert(message.id, message.clone());
    message
}

fn open_thread(world: &mut World, channel: &str, id: &str, body: &Value) -> Done {
    let message = found(world, channel, id)?;
    if world.permissions(message.channel) & THREADS == 0 {
        return Err(refuse(403, 50013, "Missing Permissions"));
    }
    let home = &world.channels[&message.channel];
    if home.owner.is_some() || home.parent.is_some() {
        return Err(refuse(400, 50024, "Cannot execute action on this channel type"));
    }
    if world.channels.contains_key(&message.id) {
        return Err(refuse(400, 160_004, "A thread has already been created for this message"));
    }
    let name = body["name"].as_str().unwrap_or_default();
    let minutes = body["auto_archive_duration"].as_u64().unwrap_or(1440);
    if !(1..=100).contains(&name.chars().count()) || !ARCHIVE.contains(&minutes) {
        return Err(refuse(400, 50035, "Invalid Form Body: name or auto_archive_duration"));
    }
    world.put_channel(message.id, 11, name, Some(message.channel), None);
    if let Some(thread) = world.channels.get_mut(&message.id) {
        thread.auto_archive = minutes;
    }
    let mut value = world.channel_json(&world.channels[&message.id]);
    value["newly_created"] = json!(true);
    world.dispatch("THREAD_CREATE", &value);
    Ok((201, value))
}
