//! Answers to interactions: the first within 3 s, follow-ups within 15 min.

use serde_json::Value;

use super::call::{RestAnswer, RestCall, RestRefusal, refuse, refuse_form};
use super::messages::{amend, attach, check_body, components, embeds, written_text};
use crate::check;
use crate::model::{FIRST_MS, First, Interaction, Message, World, find_mentions};
use crate::wire::{events, objects};

/// The time for which the token of an interaction is valid, in ms.
const TOKEN_MS: i64 = 15 * 60 * 1000;

const EPHEMERAL: u64 = 1 << 6;

/// The routes of interactions and of their webhooks.
pub(crate) fn route(world: &mut World, call: &RestCall<'_>) -> RestAnswer {
    match (call.method, &call.path[..]) {
        ("POST", ["interactions", id, token, "callback"]) => callback(world, id, token, call),
        ("POST", ["webhooks", _, token]) => follow_up(world, token, call),
        (_, ["webhooks", _, token, "messages", which]) => original(world, token, which, call),
        _ => Err(RestRefusal { unexpected: true, ..refuse(404, 0, "404: Not Found") }),
    }
}

/// Takes the first answer to an interaction. Refuses a second or late one, and one of the wrong
/// type.
fn callback(world: &mut World, id: &str, token: &str, call: &RestCall<'_>) -> RestAnswer {
    let now = world.now();
    let known = world.interactions.get(token).filter(|known| known.id.to_string() == id).cloned();
    let unknown = || refuse(404, 10062, "Unknown interaction");
    let interaction = known.ok_or_else(unknown)?;
    if interaction.first.is_some() {
        return Err(refuse(400, 40060, "Interaction has already been acknowledged."));
    }
    if now - interaction.at >= FIRST_MS {
        return Err(unknown());
    }
    let data = &call.body["data"];
    let inner = RestCall {
        body: data,
        method: call.method,
        path: Vec::new(),
        query: call.query,
        files: call.files,
    };
    let kind = call.body["type"].as_u64().unwrap_or(0);
    // Only an option being typed is answered by completions. A modal is not answered by a modal.
    if (interaction.kind == 4) != (kind == 8) || interaction.kind == 5 && kind == 9 {
        return Err(refuse(
            400,
            50035,
            "Invalid Form Body: this type does not answer this interaction",
        ));
    }
    let first = match kind {
        4 => {
            check_body(world, &inner, None)?;
            let whisper = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
            First::Message(post_answer(world, &interaction, &inner, whisper, false))
        }
        5 => {
            let whisper = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
            First::Message(post_answer(world, &interaction, &inner, whisper, true))
        }
        6 | 7 => {
            let none = || refuse(400, 50035, "Invalid Form Body: there is no message to update");
            let source = interaction.source.ok_or_else(none)?;
            // An update of a message that is gone may be deferred, but cannot change it.
            if kind == 7 {
                let gone = || refuse(404, 10008, "Unknown Message");
                let message = world.messages.get(source).cloned().ok_or_else(gone)?;
                check_body(world, &inner, Some(&message))?;
                let edited = amend(world, message, &inner);
                if edited.whisper.is_none() {
                    events::dispatch_message(world, "MESSAGE_UPDATE", &edited);
                }
            }
            First::Update(source)
        }
        8 => {
            refuse_form(&check::message::check_choices(data))?;
            First::Choices(data["choices"].as_array().cloned().unwrap_or_default())
        }
        9 => {
            refuse_form(&check::modal::check(data))?;
            First::Modal(data.clone())
        }
        12 if world.activity => First::Launch,
        _ => return Err(refuse(400, 50035, "Invalid Form Body: type")),
    };
    if let Some(interaction) = world.interactions.get_mut(token) {
        interaction.first = Some(first);
        interaction.answered.notify_waiters();
    }
    Ok((204, Value::Null))
}

/// Posts an answer as a message. If `whisper` is true, only the person sees it. If `thinking` is
/// true, its content comes later. Returns the message's id.
fn post_answer(
    world: &mut World,
    to: &Interaction,
    call: &RestCall<'_>,
    whisper: bool,
    thinking: bool,
) -> u64 {
    let content = call.body["content"].as_str().unwrap_or_default().to_owned();
    let mentions = find_mentions(world, &written_text(call.body), &call.body["allowed_mentions"]);
    let message = Message {
        embeds: embeds(&call.body["embeds"]),
        components: components(&call.body["components"]),
        flags: call.body["flags"].as_u64().unwrap_or(0),
        mentions,
        whisper: whisper.then_some(to.user),
        thinking,
        answers: to.command.clone().map(|command| (to.user, command)),
        ..Message::new(world.id(), to.channel, world.bot, content, world.now())
    };
    let message = attach(world, message, call);
    let id = message.id;
    world.post(message.clone());
    if !whisper {
        events::dispatch_message(world, "MESSAGE_CREATE", &message);
    }
    id
}

/// Finds the interaction of a valid token. Refuses one that has no first answer yet.
fn find_acknowledged(world: &World, token: &str) -> Result<Interaction, RestRefusal> {
    let known = world.interactions.get(token).filter(|known| world.now() - known.at < TOKEN_MS);
    let known = known.ok_or_else(|| refuse(404, 10015, "Unknown Webhook"))?;
    if known.first.is_none() {
        return Err(refuse(404, 10015, "Unknown Webhook"));
    }
    Ok(known.clone())
}

/// Posts a further message. If the first answer was deferred and still has no content, the message
/// becomes that answer and keeps its visibility.
fn follow_up(world: &mut World, token: &str, call: &RestCall<'_>) -> RestAnswer {
    let interaction = find_acknowledged(world, token)?;
    check_body(world, call, None)?;
    if let Some(First::Message(id)) = interaction.first
        && let Some(deferred) = world.messages.get(id).filter(|message| message.thinking).cloned()
    {
        let edited = amend(world, deferred, call);
        return Ok((200, objects::message(world, &edited)));
    }
    let whisper = call.body["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let id = post_answer(world, &interaction, call, whisper, false);
    Ok((
        200,
        world.messages.get(id).map(|message| objects::message(world, message)).unwrap_or_default(),
    ))
}

/// Reads, edits or deletes an answer: the first one (`@original`), or one with an id.
fn original(world: &mut World, token: &str, which: &str, call: &RestCall<'_>) -> RestAnswer {
    let interaction = find_acknowledged(world, token)?;
    let id = match (which, interaction.first) {
        ("@original", Some(First::Message(id) | First::Update(id))) => id,
        (which, _) => which.parse().unwrap_or(0),
    };
    let message =
        world.messages.get(id).cloned().ok_or_else(|| refuse(404, 10008, "Unknown Message"))?;
    match call.method {
        "GET" => Ok((200, objects::message(world, &message))),
        "DELETE" => {
            world.messages.remove(id);
            Ok((204, Value::Null))
        }
        _ => {
            check_body(world, call, Some(&message))?;
            let edited = amend(world, message, call);
            Ok((200, objects::message(world, &edited)))
        }
    }
}
