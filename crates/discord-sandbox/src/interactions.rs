//! Interactions: their first answer within 3 s, follow-ups within 15 min, and what each leaves behind.

use std::sync::Arc;

use serde_json::{Value, json};

use super::call::{Call, Done, Refusal, refuse, refuse_form};
use super::json::{member, user};
use super::messages::{amend, attach, check, components, embeds, mentioned};
use super::objects::{FIRST_MS, FOREIGN, First, Interaction, Message};
use super::world::World;
use super::{limits, permissions, registration};

/// How long the token lives, in ms.
const TOKEN_MS: i64 = 15 * 60 * 1000;

const EPHEMERAL: u64 = 1 << 6;

/// The routes of interactions and of their webhooks.
pub(super) fn route(world: &mut World, call: &Call<'_>) -> Done {
    match (call.method, &call.path[..]) {
        ("POST", ["interactions", id, token, "callback"]) => callback(world, id, token, call),
        ("POST", ["webhooks", _, token]) => follow_up(world, token, call),
        (_, ["webhooks", _, token, "messages", which]) => original(world, token, which, call),
        _ => Err(Refusal { unexpected: true, ..refuse(404, 0, "404: Not Found") }),
    }
}

fn callback(world: &mut World, id: &str, token: &str, call: &Call<'_>) -> Done {
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
    let inner = Call { body: data, method: call.method, path: Vec::new(), query: call.query, files: call.files };
    let kind = call.body["type"].as_u64().unwrap_or(0);
    // Completions answer typing alone, and a form is not answered by a form.
    if (interaction.kind == 4) != (kind == 8) || interaction.kind == 5 && kind == 9 {
        return Err(refuse(400, 50035, "Invalid Form Body: this interaction cannot be answered so"));
    }
    let first = match kind {
        4 => {
            check(&inner, None)?;
            let whisper = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
            First::Message(answer(world, &interaction, &inner, whisper, false))
        }
        5 => {
            let whisper = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
            First::Message(answer(world, &interaction, &inner, whisper, true))
        }
        6 | 7 => {
            let source = interaction.source.and_then(|id| world.messages.get(id)).cloned();
            let source =
                source.ok_or_else(|| refuse(400, 50035, "Invalid Form Body: there is no message to update"))?;
            let id = source.id;
            if kind == 7 {
                check(&inner, Some(&source))?;
                let edited = amend(world, source, &inner);
                if edited.whisper.is_none() {
                    world.dispatch_message("MESSAGE_UPDATE", &edited);
                }
            }
            First::Update(id)
        }
        8 => {
            refuse_form(&limits::choices(data))?;
            First::Choices(data["choices"].as_array().cloned().unwrap_or_default())
        }
        9 => {
            refuse_form(&limits::modal(data))?;
            First::Modal(data.clone())
        }
        _ => return Err(refuse(400, 50035, "Invalid Form Body: type")),
    };
    if let Some(interaction) = world.interactions.get_mut(token) {
        interaction.first = Some(first);
        interaction.answered.notify_waiters();
    }
    Ok((204, Value::Null))
}

/// Posts a message as the answer to an interaction.
fn answer(world: &mut World, to: &Interaction, call: &Call<'_>, whisper: bool, thinking: bool) -> u64 {
    let content = call.body["content"].as_str().unwrap_or_default().to_owned();
    let mentions = mentioned(world, &content, &call.body["allowed_mentions"]);
    let message = Message {
        id: world.id(),
        channel: to.channel,
        author: world.bot,
        content,
        embeds: embeds(&call.body["embeds"]),
        components: components(&call.body["components"]),
        files: Vec::new(),
        flags: call.body["flags"].as_u64().unwrap_or(0),
        reply_to: None,
        mentions,
        pinged: Vec::new(),
        whisper: whisper.then_some(to.user),
        at: world.now(),
        edited: None,
        nonce: None,
        pinned: false,
        thinking,
        asked: to.command.clone().map(|command| (to.user, command)),
    };
    let message = attach(world, message, call);
    let id = message.id;
    world.post(message.clone());
    if !whisper {
        world.dispatch_message("MESSAGE_CREATE", &message);
    }
    id
}

/// The interaction of a token that still lives and was answered.
fn alive(world: &World, token: &str) -> Result<Interaction, Refusal> {
    let known = world.interactions.get(token).filter(|known| world.now() - known.at < TOKEN_MS);
    let known = known.ok_or_else(|| refuse(404, 10015, "Unknown Webhook"))?;
    if known.first.is_none() {
        return Err(refuse(404, 10015, "Unknown Webhook"));
    }
    Ok(known.clone())
}

/// A further message; right after a deferred answer it becomes that answer, with its visibility.
fn follow_up(world: &mut World, token: &str, call: &Call<'_>) -> Done {
    let interaction = alive(world, token)?;
    check(call, None)?;
    if let Some(First::Message(id)) = interaction.first
        && let Some(promised) = world.messages.get(id).filter(|message| message.thinking).cloned()
    {
        let edited = amend(world, promised, call);
        return Ok((200, world.message_json(&edited)));
    }
    let whisper = call.body["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let id = answer(world, &interaction, call, whisper, false);
    Ok((200, world.messages.get(id).map(|message| world.message_json(message)).unwrap_or_default()))
}

fn original(world: &mut World, token: &str, which: &str, call: &Call<'_>) -> Done {
    let interaction = alive(world, token)?;
    let id = match (which, interaction.first) {
        ("@original", Some(First::Message(id) | First::Update(id))) => id,
        (which, _) => which.parse().unwrap_or(0),
    };
    let message = world.messages.get(id).cloned().ok_or_else(|| refuse(404, 10008, "Unknown Message"))?;
    match call.method {
        "GET" => Ok((200, world.message_json(&message))),
        "DELETE" => {
            world.messages.remove(id);
            Ok((204, Value::Null))
        }
        _ => {
            check(call, Some(&message))?;
            let edited = amend(world, message, call);
            Ok((200, world.message_json(&edited)))
        }
    }
}

/// A command's name with those of its group and subcommand.
fn path(name: &str, options: &Value) -> String {
    match options.as_array().map(Vec::as_slice) {
        Some([step]) if registration::is_nested(step) => {
            let rest = path(step["name"].as_str().unwrap_or_default(), &step["options"]);
            format!("{name} {rest}")
        }
        _ => name.to_owned(),
    }
}

impl World {
    /// Makes an interaction of a person and sends it to the bot; returns its token.
    pub fn interact(&mut self, person: u64, channel: u64, kind: u8, data: &Value, source: Option<u64>) -> String {
        let token = self.random() + &self.random();
        let id = self.id();
        let at = self.now();
        let command = data["name"].as_str().map(|name| path(name, &data["options"]));
        let interaction =
            Interaction { id, user: person, channel, at, source, kind, command, first: None, answered: Arc::default() };
        self.interactions.insert(token.clone(), interaction);
        let who = &self.users[&person];
        let home = &self.channels[&channel];
        let mut event = json!({
            "id": id.to_string(), "application_id": self.bot.to_string(), "type": kind, "data": data,
            "channel_id": channel.to_string(), "channel": self.channel_json(home), "token": token, "version": 1,
            "locale": who.locale, "app_permissions": self.permissions(channel).to_string(), "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
            "authorizing_integration_owners": { "0": self.guild.to_string() },
        });
        if home.kind == FOREIGN {
            event["user"] = user(who);
            event["context"] = json!(2);
            event["authorizing_integration_owners"] = json!({ "1": person.to_string() });
        } else if home.owner.is_some() {
            event["user"] = user(who);
            event["context"] = json!(1);
        } else {
            event["guild_id"] = json!(self.guild.to_string());
            event["guild_locale"] = json!("en-US");
            event["context"] = json!(0);
            let mut member = member(who, self.role);
            let held = permissions::GRANTED | if who.moderator { permissions::MODERATION } else { 0 };
            member["permissions"] = json!(held.to_string());
            event["member"] = member;
            event["guild"] = json!({ "id": self.guild.to_string(), "locale": "en-US", "features": [] });
            event["channel"]["permissions"] = json!(held.to_string());
        }
        if let Some(message) = source.and_then(|id| self.messages.get(id)) {
            event["message"] = self.message_json(message);
        }
        match self.endpoint {
            Some(_) => self.unposted.push(event.to_string()),
            None => self.dispatch_at("INTERACTION_CREATE", channel, &event),
        }
        token
    }
}
