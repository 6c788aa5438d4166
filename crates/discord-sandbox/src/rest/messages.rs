//! Messages: reading, posting and editing them.

use std::sync::Arc;

use serde_json::{Value, json};

use super::call::{
    RestAnswer, RestCall, RestRefusal, refuse, refuse_form, require, require_open, visible_channel,
    visible_message,
};
use crate::check::layout::{check_alone, is_laid_out};
use crate::check::message::GivenFiles;
use crate::check::{self, BodyCheck};
use crate::model::layout::{self, LAID_OUT};
use crate::model::{FORUM, File, Message, SUPPRESS_EMBEDS, World, find_mentions, permissions};
use crate::wire::{events, objects};

/// The largest upload, in bytes.
const UPLOAD: usize = 10 * 1024 * 1024;

/// Returns the messages of a channel, newest first. The list is empty if the bot may not read the
/// history.
pub(crate) fn history(world: &World, channel: &str, query: &[(String, String)]) -> RestAnswer {
    let id = visible_channel(world, channel)?;
    if require(world, id, permissions::HISTORY).is_err() {
        return Ok((200, json!([])));
    }
    let number = |name: &str| {
        query.iter().find(|(key, _)| key == name).and_then(|(_, value)| value.parse::<u64>().ok())
    };
    let limit = number("limit").unwrap_or(50);
    if !(1..=100).contains(&limit) {
        return Err(refuse(400, 50035, "Invalid Form Body: limit"));
    }
    let before = number("before").unwrap_or(u64::MAX);
    let after = number("after").unwrap_or(0);
    let wanted =
        |message: &&Message| message.id > after && message.id < before && message.whisper.is_none();
    let shown = world.messages.of(id).rev().filter(wanted).take(limit as usize);
    Ok((200, shown.map(|message| objects::message(world, message)).collect()))
}

/// Refuses a body that Discord refuses. `old` is the message that the body edits.
pub(crate) fn check_body(
    world: &World,
    call: &RestCall<'_>,
    old: Option<&Message>,
) -> Result<(), RestRefusal> {
    if call.files.iter().any(|(_, _, bytes)| bytes.len() > UPLOAD) {
        return Err(refuse(413, 40005, "Request entity too large"));
    }
    let files: Vec<u64> = call.files.iter().map(|(n, ..)| *n).collect();
    let had = old.map(|old| &old.files[..]).unwrap_or_default();
    let kept: Vec<u64> = had.iter().map(|file| file.id).collect();
    let uploads = call.files.iter().map(|(_, name, _)| name.as_str());
    let names: Vec<&str> = uploads.chain(had.iter().map(|file| file.name.as_str())).collect();
    // An edit can set the Components V2 flag but never remove it.
    let flags = call.body["flags"].as_u64().unwrap_or(0) | old.map_or(0, |old| old.flags);
    let given = GivenFiles { numbers: &files, kept: &kept, names: &names, emoji: &world.emoji };
    refuse_form(&check::message::check(call.body, flags, given))?;
    let after = |field: &str, old: Option<&Value>| {
        call.body.get(field).or(old).cloned().unwrap_or_default()
    };
    let shown = json!({
        "content": after("content", old.map(|old| json!(old.content)).as_ref()),
        "embeds": after("embeds", old.map(|old| &old.embeds)),
        "components": after("components", old.map(|old| &old.components)),
        "poll": call.body["poll"],
        "sticker_ids": call.body["sticker_ids"],
    });
    if is_laid_out(flags) {
        let mut form = BodyCheck::default();
        check_alone(&shown, &mut form);
        refuse_form(&form)?;
        return match shown["components"].as_array().is_none_or(Vec::is_empty) {
            true => Err(refuse(400, 50006, "Cannot send an empty message")),
            false => Ok(()),
        };
    }
    let left = if call.body.get("attachments").is_some() { 0 } else { kept.len() };
    if check::message::is_empty(&shown, files.len() + left) {
        return Err(refuse(400, 50006, "Cannot send an empty message"));
    }
    Ok(())
}

/// Makes files of a call's uploads, each with a new id and its description.
fn take_uploads(world: &mut World, call: &RestCall<'_>) -> Vec<File> {
    let described = call.body["attachments"].as_array().cloned().unwrap_or_default();
    let mut files = Vec::new();
    for (n, name, bytes) in call.files {
        let about = described.iter().find(|file| {
            file["id"].as_u64() == Some(*n)
                || file["id"].as_str().is_some_and(|id| id == n.to_string())
        });
        let description = about.and_then(|file| file["description"].as_str()).map(str::to_owned);
        files.push(File {
            id: world.id(),
            name: name.clone(),
            description,
            bytes: Arc::clone(bytes),
        });
    }
    files
}

/// Posts a message of the bot to a channel. Refuses what Discord refuses.
pub(crate) fn post(world: &mut World, channel: &str, call: &RestCall<'_>) -> RestAnswer {
    let id = visible_channel(world, channel)?;
    let home = &world.channels[&id];
    let closed = home
        .owner
        .and_then(|owner| world.users.get(&owner))
        .is_some_and(|user| user.closed || !world.shares_server(user));
    if closed {
        return Err(refuse(403, 50007, "Cannot send messages to this user"));
    }
    require(
        world,
        id,
        if home.parent.is_some() { permissions::SEND_IN_THREADS } else { permissions::SEND },
    )?;
    if home.kind == FORUM {
        let text =
            "Cannot message this thread until after the post author has sent an initial message.";
        return Err(refuse(400, 40058, text));
    }
    if home.locked {
        return Err(refuse(403, 160_005, "This thread is locked"));
    }
    check_parts(world, id, call)?;
    let reply_to = reply_target(world, id, &call.body["message_reference"])?;
    let nonce = read_nonce(call.body);
    if let Some(nonce) = nonce.as_deref().filter(|_| call.body["enforce_nonce"] == true)
        && let Some(known) = world.with_nonce(id, nonce)
    {
        return Ok((200, objects::message(world, &known.clone())));
    }
    let message = (world.id(), id);
    Ok((200, write(world, message, call, reply_to)))
}

/// Refuses a new message with parts that the bot may not send in this channel, or that Discord
/// refuses everywhere.
pub(crate) fn check_parts(
    world: &World,
    channel: u64,
    call: &RestCall<'_>,
) -> Result<(), RestRefusal> {
    if !call.files.is_empty() {
        require(world, channel, permissions::ATTACH)?;
    }
    if call.body["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty()) {
        require(world, channel, permissions::EMBED)?;
    }
    check_body(world, call, None)
}

fn read_nonce(body: &Value) -> Option<String> {
    let nonce = &body["nonce"];
    nonce.as_str().map(str::to_owned).or_else(|| nonce.as_i64().map(|n| n.to_string()))
}

/// Stores a message of the bot with this id and channel, pings the people it mentions, and sends
/// the bot the event. Returns the message as Discord's JSON.
pub(crate) fn write(
    world: &mut World,
    (id, channel): (u64, u64),
    call: &RestCall<'_>,
    reply_to: Option<u64>,
) -> Value {
    let content = call.body["content"].as_str().unwrap_or_default().to_owned();
    let allowed = &call.body["allowed_mentions"];
    let mut mentions = find_mentions(world, &written_text(call.body), allowed);
    let pings_author = allowed.is_null() || allowed["replied_user"] == true;
    if let Some(replied) = reply_to.and_then(|id| world.messages.get(id)).filter(|_| pings_author) {
        mentions.push(replied.author);
    }
    let message = Message {
        embeds: embeds(&call.body["embeds"]),
        components: components(&call.body["components"]),
        flags: call.body["flags"].as_u64().unwrap_or(0),
        reply_to,
        mentions,
        nonce: read_nonce(call.body),
        ..Message::new(id, channel, world.bot, content, world.now())
    };
    let message = attach(world, message, call);
    world.post(message.clone());
    events::dispatch_message(world, "MESSAGE_CREATE", &message);
    objects::message(world, &message)
}

/// Adds the uploaded files of a call to a message. Embeds and components show the files they name.
pub(crate) fn attach(world: &mut World, mut message: Message, call: &RestCall<'_>) -> Message {
    for file in take_uploads(world, call) {
        let url = world.file_url(&message, &file);
        message.name_uploads(&file.name, &url);
        message.files.push(file);
    }
    message
}

/// Returns the message to which a new one replies. `None` if the message is gone and need not
/// exist.
fn reply_target(
    world: &World,
    channel: u64,
    reference: &Value,
) -> Result<Option<u64>, RestRefusal> {
    let Some(id) = reference["message_id"].as_str().and_then(|id| id.parse().ok()) else {
        return Ok(None);
    };
    if require(world, channel, permissions::HISTORY).is_err() {
        return Err(refuse(
            403,
            160_002,
            "Cannot reply without permission to read message history",
        ));
    }
    let there = world
        .messages
        .get(id)
        .is_some_and(|message| message.channel == channel && message.whisper.is_none());
    let mut form = BodyCheck::default();
    form.check(
        there || reference["fail_if_not_exists"] == false,
        "message_reference",
        "Unknown message",
    );
    refuse_form(&form)?;
    Ok(there.then_some(id))
}

/// Returns embeds as Discord stores them.
pub(crate) fn embeds(value: &Value) -> Value {
    let mut embeds = list(value);
    for embed in embeds.as_array_mut().into_iter().flatten() {
        embed["type"] = json!("rich");
        for field in embed["fields"].as_array_mut().into_iter().flatten() {
            field["inline"] = json!(field["inline"] == true);
        }
        // Indexing above adds null fields. Fields that the bot left out stay out.
        if let Some(fields) = embed.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
        }
    }
    embeds
}

/// Returns all text of a body in which people can be mentioned.
pub(crate) fn written_text(body: &Value) -> String {
    let content = body["content"].as_str().unwrap_or_default();
    format!("{content}\n{}", layout::written_text(&body["components"]))
}

/// Returns components as Discord stores them: numbered from 1 in reading order, with default
/// values.
pub(crate) fn components(value: &Value) -> Value {
    let mut rows = list(value);
    let mut count = 0;
    layout::change_parts(&mut rows, &mut |part: &mut Value| {
        count += 1;
        part["id"] = json!(count);
        for (field, usual) in usual_values(part["type"].as_u64().unwrap_or(0)) {
            if part[field].is_null() {
                part[field] = usual;
            }
        }
        for item in part["items"].as_array_mut().into_iter().flatten() {
            item["spoiler"] = json!(item["spoiler"] == true);
        }
        // Indexing above adds null fields. Fields that the bot left out stay out.
        if let Some(fields) = part.as_object_mut() {
            fields.retain(|name, value| name == "accent_color" || !value.is_null());
        }
    });
    rows
}

/// The default values of fields that a component of this type has if the bot left them out.
fn usual_values(kind: u64) -> Vec<(&'static str, Value)> {
    match kind {
        3 | 5..=8 => vec![("min_values", json!(1)), ("max_values", json!(1))],
        layout::THUMBNAIL | layout::FILE => vec![("spoiler", json!(false))],
        layout::SEPARATOR => vec![("spacing", json!(1)), ("divider", json!(true))],
        layout::CONTAINER => vec![("accent_color", Value::Null), ("spoiler", json!(false))],
        _ => Vec::new(),
    }
}

/// Returns a list as it is, and an empty list for any other value.
fn list(value: &Value) -> Value {
    if value.is_array() { value.clone() } else { json!([]) }
}

/// Edits a message of the bot. Refuses a message by anyone else.
pub(crate) fn edit(world: &mut World, channel: &str, id: &str, call: &RestCall<'_>) -> RestAnswer {
    let message = visible_message(world, channel, id)?;
    if message.author != world.bot {
        return Err(refuse(403, 50005, "Cannot edit a message authored by another user"));
    }
    require_open(world, message.channel)?;
    if call.body["embeds"].as_array().is_some_and(|embeds| !embeds.is_empty()) {
        require(world, message.channel, permissions::EMBED)?;
    }
    check_body(world, call, Some(&message))?;
    let edited = amend(world, message, call);
    events::dispatch_message(world, "MESSAGE_UPDATE", &edited);
    Ok((200, objects::message(world, &edited)))
}

/// The ids of a message's files that its embeds or components show.
fn shown_files(world: &World, message: &Message) -> Vec<u64> {
    let shown =
        message.files.iter().filter(|file| message.shows_file(&world.file_url(message, file)));
    shown.map(|file| file.id).collect()
}

/// Changes the given fields of a message. Files missing from a given `attachments` are removed,
/// unless an embed or a component shows them.
pub(crate) fn amend(world: &mut World, mut message: Message, call: &RestCall<'_>) -> Message {
    if let Some(content) = call.body.get("content") {
        message.content = content.as_str().unwrap_or_default().to_owned();
    }
    // A file that an embed or a component shows stays and goes with it, whatever is listed in
    // `attachments`.
    let shown: Vec<u64> = shown_files(world, &message);
    if let Some(given) = call.body.get("embeds") {
        message.embeds = embeds(given);
    }
    if let Some(given) = call.body.get("components") {
        message.components = components(given);
        let kept = message.files.clone().into_iter();
        for file in kept.filter(|file| call.files.iter().all(|(_, name, _)| *name != file.name)) {
            let url = world.file_url(&message, &file);
            message.name_uploads(&file.name, &url);
        }
    }
    let still: Vec<u64> = shown_files(world, &message);
    message.files.retain(|file| !shown.contains(&file.id) || still.contains(&file.id));
    if let Some(kept) = call.body.get("attachments").and_then(Value::as_array) {
        let named = |file: &File| {
            kept.iter().any(|kept| {
                kept["id"].as_str() == Some(&file.id.to_string())
                    || kept["id"].as_u64() == Some(file.id)
            })
        };
        message.files.retain(|file| still.contains(&file.id) || named(file));
    }
    // An edit can set only these two flags, and remove only the first of them.
    if let Some(flags) = call.body["flags"].as_u64() {
        message.flags =
            message.flags & !SUPPRESS_EMBEDS | flags & SUPPRESS_EMBEDS | flags & LAID_OUT;
    }
    let mut message = attach(world, message, call);
    message.edited = Some(world.now());
    message.thinking = false;
    world.messages.insert(message.clone());
    message
}
