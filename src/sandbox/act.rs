//! What a person does, with what Discord's own client enforces.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::handle::Sandbox;
use super::json::{member, user};
use super::messages::mentioned;
use super::objects::{FIRST_MS, First, Message};
use super::permissions;
use super::registration::LOCALES;
use super::world::World;

/// How long an answer is waited for on a hand-set clock, which never runs out by itself.
const SAFETY: Duration = Duration::from_secs(20);

/// What a person does. Ids are text, as everywhere in Discord's JSON.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Act {
    /// Writes a message.
    Say {
        /// Where.
        channel: String,
        /// What.
        content: String,
        /// The message replied to; its author is pinged unless `quiet`.
        #[serde(default)]
        reply_to: Option<String>,
        /// Does not ping the author of the message replied to.
        #[serde(default)]
        quiet: bool,
    },
    /// Runs a slash command.
    Command {
        /// Where.
        channel: String,
        /// Its name.
        name: String,
        /// Values by option name.
        #[serde(default)]
        options: Map<String, Value>,
    },
    /// Uses a command of the menu on a person.
    UserCommand {
        /// Where.
        channel: String,
        /// Its name.
        name: String,
        /// On whom.
        target: String,
    },
    /// Types into an option that completes.
    Complete {
        /// Where.
        channel: String,
        /// The command's name.
        name: String,
        /// The option being typed.
        option: String,
        /// Values so far, the one being typed included.
        #[serde(default)]
        options: Map<String, Value>,
    },
    /// Presses a button.
    Press {
        /// The message that carries it.
        message: String,
        /// Its custom_id.
        custom_id: String,
    },
    /// Chooses from a menu.
    Select {
        /// The message that carries it.
        message: String,
        /// Its custom_id.
        custom_id: String,
        /// The values chosen.
        values: Vec<String>,
    },
    /// Submits a modal.
    Submit {
        /// Where it was opened.
        channel: String,
        /// Its custom_id.
        custom_id: String,
        /// Texts by the custom_id of each input.
        values: Map<String, Value>,
    },
    /// Opens direct messages with the bot.
    OpenDirect,
    /// Lets the bot write direct messages, or does not.
    TakeDirect {
        /// Whether.
        open: bool,
    },
    /// Sets the language of one's own Discord.
    Speak {
        /// Discord's code of it.
        locale: String,
    },
}

/// What came of it.
#[derive(Clone, Debug, Serialize, PartialEq)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Reaction {
    /// Done; the message or channel that it made.
    Done {
        /// Its id.
        id: String,
    },
    /// The bot answered with a message.
    Message {
        /// Its id.
        id: String,
    },
    /// The bot changed the message.
    Update {
        /// Its id.
        id: String,
    },
    /// The bot opened a modal.
    Modal {
        /// As the bot described it.
        modal: Value,
    },
    /// Completions.
    Choices {
        /// Each with name and value.
        choices: Vec<Value>,
    },
    /// The application did not respond.
    Silence,
}

/// What Discord's client does not let a person do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Impossible(pub String);

fn impossible(why: impl Into<String>) -> Impossible {
    Impossible(why.into())
}

fn number(id: &str) -> Result<u64, Impossible> {
    id.parse().map_err(|_| impossible(format!("{id} is no id")))
}

impl Sandbox {
    /// Does something as a person; for interactions waits until the bot has answered, or has failed to.
    pub async fn act(&self, person: u64, act: Act) -> Result<Reaction, Impossible> {
        let begun = self.change(|world| begin(world, person, act))?;
        match begun {
            Begun::Done(id) => Ok(Reaction::Done { id: id.to_string() }),
            Begun::Waiting(token) => Ok(wait(self, &token).await),
        }
    }
}

enum Begun {
    Done(u64),
    Waiting(String),
}

async fn wait(sandbox: &Sandbox, token: &str) -> Reaction {
    let mut changes = sandbox.changes();
    let answered = async {
        loop {
            changes.borrow_and_update();
            if let Some(answer) = answered(&sandbox.world(), token) {
                return answer;
            }
            if changes.changed().await.is_err() {
                return Reaction::Silence;
            }
        }
    };
    let patience = if sandbox.world().hand_set() { SAFETY } else { Duration::from_millis(FIRST_MS as u64) };
    tokio::time::timeout(patience, answered).await.unwrap_or(Reaction::Silence)
}

fn answered(world: &World, token: &str) -> Option<Reaction> {
    let interaction = world.interactions.get(token)?;
    match &interaction.first {
        Some(First::Message(id)) => Some(Reaction::Message { id: id.to_string() }),
        Some(First::Update(id)) => Some(Reaction::Update { id: id.to_string() }),
        Some(First::Modal(modal)) => Some(Reaction::Modal { modal: modal.clone() }),
        Some(First::Choices(choices)) => Some(Reaction::Choices { choices: choices.clone() }),
        None if world.now() - interaction.at >= FIRST_MS => Some(Reaction::Silence),
        None => None,
    }
}

fn begin(world: &mut World, person: u64, act: Act) -> Result<Begun, Impossible> {
    match act {
        Act::Say { channel, content, reply_to, quiet } => {
            let channel = writable(world, person, &channel)?;
            let reply_to = reply_to.as_deref().map(number).transpose()?;
            Ok(Begun::Done(say(world, person, channel, content, reply_to, quiet)))
        }
        Act::Command { channel, name, options } => {
            let channel = visible(world, person, &channel)?;
            let command = command(world, (person, channel), &name, 1)?;
            let (options, resolved) = given(world, &command, &options, None)?;
            let data =
                json!({ "id": command["id"], "name": name, "type": 1, "options": options, "resolved": resolved });
            Ok(Begun::Waiting(world.interact(person, channel, 2, &data, None)))
        }
        Act::Complete { channel, name, option, options } => {
            let channel = visible(world, person, &channel)?;
            let command = command(world, (person, channel), &name, 1)?;
            let (options, resolved) = given(world, &command, &options, Some(&option))?;
            let data =
                json!({ "id": command["id"], "name": name, "type": 1, "options": options, "resolved": resolved });
            Ok(Begun::Waiting(world.interact(person, channel, 4, &data, None)))
        }
        Act::UserCommand { channel, name, target } => {
            let channel = visible(world, person, &channel)?;
            let command = command(world, (person, channel), &name, 2)?;
            let resolved = resolve(world, number(&target)?)?;
            let data =
                json!({ "id": command["id"], "name": name, "type": 2, "target_id": target, "resolved": resolved });
            Ok(Begun::Waiting(world.interact(person, channel, 2, &data, None)))
        }
        Act::Press { message, custom_id } => {
            let (message, part) = component(world, person, &message, &custom_id)?;
            if part["type"] != 2 || part["disabled"] == true {
                return Err(impossible("that is no button that can be pressed"));
            }
            let data = json!({ "component_type": 2, "custom_id": custom_id });
            Ok(Begun::Waiting(world.interact(person, message.channel, 3, &data, Some(message.id))))
        }
        Act::Select { message, custom_id, values } => {
            let (message, part) = component(world, person, &message, &custom_id)?;
            let offered = part["options"].as_array().cloned().unwrap_or_default();
            let fits = |value: &String| offered.iter().any(|option| option["value"].as_str() == Some(value));
            let (least, most) = (part["min_values"].as_u64().unwrap_or(1), part["max_values"].as_u64().unwrap_or(1));
            let each_once = values.iter().enumerate().all(|(n, value)| fits(value) && !values[..n].contains(value));
            let count = (least..=most).contains(&(values.len() as u64));
            if part["type"] != 3 || part["disabled"] == true || !each_once || !count {
                return Err(impossible("that cannot be chosen"));
            }
            let data = json!({ "component_type": 3, "custom_id": custom_id, "values": values });
            Ok(Begun::Waiting(world.interact(person, message.channel, 3, &data, Some(message.id))))
        }
        Act::Submit { channel, custom_id, values } => {
            let channel = visible(world, person, &channel)?;
            let row = |(id, value): (&String, &Value)| json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "value": value }] });
            let rows: Vec<Value> = values.iter().map(row).collect();
            let data = json!({ "custom_id": custom_id, "components": rows });
            Ok(Begun::Waiting(world.interact(person, channel, 5, &data, None)))
        }
        Act::OpenDirect => Ok(Begun::Done(world.direct(person))),
        Act::TakeDirect { open } => {
            if let Some(user) = world.users.get_mut(&person) {
                user.closed = !open;
            }
            Ok(Begun::Done(person))
        }
        Act::Speak { locale } => {
            if !LOCALES.contains(&locale.as_str()) {
                return Err(impossible("Discord does not speak this language"));
            }
            if let Some(user) = world.users.get_mut(&person) {
                user.locale = locale;
            }
            Ok(Begun::Done(person))
        }
    }
}

fn visible(world: &World, person: u64, channel: &str) -> Result<u64, Impossible> {
    let channel = number(channel)?;
    if !world.sees(person, channel) {
        return Err(impossible("there is no such channel for you"));
    }
    Ok(channel)
}

fn writable(world: &World, person: u64, channel: &str) -> Result<u64, Impossible> {
    let channel = visible(world, person, channel)?;
    if world.channels[&channel].locked {
        return Err(impossible("this thread is locked"));
    }
    Ok(channel)
}

fn say(world: &mut World, person: u64, channel: u64, content: String, reply_to: Option<u64>, quiet: bool) -> u64 {
    let mut mentions = mentioned(world, &content, &Value::Null);
    if let Some(replied) =
        reply_to.and_then(|id| world.messages.get(&id)).filter(|replied| !quiet && replied.whisper.is_none())
    {
        mentions.push(replied.author);
    }
    let message = Message {
        id: world.id(),
        channel,
        author: person,
        content,
        embeds: json!([]),
        components: json!([]),
        files: Vec::new(),
        flags: 0,
        reply_to,
        mentions,
        whisper: None,
        at: world.now(),
        edited: None,
        nonce: None,
        pinned: false,
        thinking: false,
    };
    let id = message.id;
    world.post(message.clone());
    world.dispatch_message("MESSAGE_CREATE", &message);
    id
}

fn command(world: &World, (person, channel): (u64, u64), name: &str, kind: u64) -> Result<Value, Impossible> {
    if world.channels[&channel].archived {
        return Err(impossible("commands do not run in an archived thread"));
    }
    let home = &world.channels[&channel];
    // Where a command can be used: 0 servers, 1 direct messages with the bot, 2 elsewhere; how it got there: 0 by the server, 1 by the person.
    let (context, install) = match home.owner {
        _ if world.is_foreign(channel) => (2, 1),
        Some(_) => (1, 0),
        None => (0, 0),
    };
    let lists = |list: &Value, value: u64, usual: bool| match list.as_array() {
        Some(list) => list.contains(&json!(value)),
        None => usual,
    };
    let held = if world.users.get(&person).is_some_and(|user| user.moderator) { permissions::MODERATION } else { 0 };
    let usable = |command: &&Value| {
        let needed = &command["default_member_permissions"];
        let needed = needed.as_u64().or(needed.as_str().and_then(|text| text.parse().ok())).unwrap_or(0);
        lists(&command["contexts"], context, context < 2)
            && lists(&command["integration_types"], install, install == 0)
            && (context > 0 || held & needed == needed)
    };
    let named = |command: &&Value| command["name"] == name && command["type"] == kind;
    let found = world.commands.iter().filter(named).find(usable).cloned();
    found.ok_or_else(|| impossible(format!("there is no command {name}")))
}

/// The options as Discord sends them, checked against what the command declares.
fn given(
    world: &World,
    command: &Value,
    values: &Map<String, Value>,
    focused: Option<&str>,
) -> Result<(Vec<Value>, Value), Impossible> {
    let declared = command["options"].as_array().cloned().unwrap_or_default();
    if let Some(name) = values.keys().find(|name| !declared.iter().any(|option| option["name"] == name.as_str())) {
        return Err(impossible(format!("there is no option {name}")));
    }
    let mut options = Vec::new();
    let mut resolved = json!({});
    for option in &declared {
        let name = option["name"].as_str().unwrap_or_default();
        let Some(value) = values.get(name) else {
            if option["required"] == true && focused.is_none() {
                return Err(impossible(format!("the option {name} is required")));
            }
            continue;
        };
        let choices = option["choices"].as_array().cloned().unwrap_or_default();
        if !choices.is_empty() && !choices.iter().any(|choice| &choice["value"] == value) {
            return Err(impossible(format!("{value} is no choice of {name}")));
        }
        let wanted = || number(value.as_str().unwrap_or_default());
        let found = match option["type"].as_u64() {
            Some(6) if focused != Some(name) => resolve(world, wanted()?)?,
            Some(7) => resolve_channel(world, wanted()?)?,
            Some(8) if wanted()? == world.role => {
                json!({ "roles": { world.role.to_string(): world.role_json(world.role, "Players", 1) } })
            }
            Some(8) => return Err(impossible("there is no such role")),
            _ => json!({}),
        };
        for (kind, all) in found.as_object().into_iter().flatten() {
            for (id, one) in all.as_object().into_iter().flatten() {
                resolved[kind][id] = one.clone();
            }
        }
        let most = option["max_length"].as_u64().unwrap_or(6000) as usize;
        if value.as_str().is_some_and(|text| text.chars().count() > most) {
            return Err(impossible(format!("the option {name} is too long")));
        }
        let mut sent = json!({ "name": name, "type": option["type"], "value": value });
        if focused == Some(name) {
            sent["focused"] = json!(true);
        }
        options.push(sent);
    }
    Ok((options, resolved))
}

fn resolve(world: &World, id: u64) -> Result<Value, Impossible> {
    let found = world.users.get(&id).ok_or_else(|| impossible("there is no such person"))?;
    let mut member = member(found, world.role);
    member.as_object_mut().map(|fields| fields.remove("user"));
    member["permissions"] = json!("0");
    let id = id.to_string();
    Ok(json!({ "users": { id.clone(): user(found) }, "members": { id: member } }))
}

fn resolve_channel(world: &World, id: u64) -> Result<Value, Impossible> {
    let found = world.channels.get(&id).ok_or_else(|| impossible("there is no such channel"))?;
    let mut channel = world.channel_json(found);
    channel["permissions"] = json!(permissions::GRANTED.to_string());
    Ok(json!({ "channels": { id.to_string(): channel } }))
}

/// A component of a message that the person sees.
fn component(world: &World, person: u64, message: &str, custom_id: &str) -> Result<(Message, Value), Impossible> {
    let message = world.messages.get(&number(message)?).ok_or_else(|| impossible("there is no such message"))?;
    let seen = world.sees(person, message.channel) && message.whisper.is_none_or(|only| only == person);
    let rows = message.components.as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let mut named = parts.filter(|part| part["custom_id"] == custom_id);
    match named.next().filter(|_| seen) {
        Some(part) => Ok((message.clone(), part.clone())),
        None => Err(impossible(format!("there is no {custom_id} on that message"))),
    }
}
