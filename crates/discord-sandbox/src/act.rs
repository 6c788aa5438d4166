//! What a person does, with what Discord's own client enforces.

use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::handle::Sandbox;
use super::messages::mentioned;
use super::objects::{FIRST_MS, First, Message};
use super::reaction::{Impossible, Reaction, impossible, number};
use super::registration::LOCALES;
use super::world::World;
use super::{asking, parts};

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
        /// Its name, with the names of its group and subcommand where it has some: `game draw`.
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
        /// The command's name, as for running it.
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
        /// The values chosen; of a menu of people, roles or channels their ids.
        values: Vec<String>,
    },
    /// Sends what a message does not carry, as a client can that somebody changed: a press, or a choice where values are given.
    Forge {
        /// A message that they see.
        message: String,
        /// The custom_id.
        custom_id: String,
        /// The values chosen from a menu of texts.
        #[serde(default)]
        values: Option<Vec<String>>,
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

impl Sandbox {
    /// Does something as a person; for interactions waits until the bot has answered, or has failed to.
    pub async fn act(&self, person: u64, act: Act) -> Result<Reaction, Impossible> {
        let begun = self.change(|world| begin(world, person, act))?;
        self.post_interactions();
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
    let (mut ahead, told) = {
        let world = sandbox.world();
        (world.ahead(), world.interactions.get(token).map(|interaction| Arc::clone(&interaction.answered)))
    };
    let Some(told) = told else { return Reaction::Silence };
    let answered = async {
        loop {
            let told = told.notified();
            tokio::pin!(told);
            told.as_mut().enable();
            if let Some(answer) = answered(&sandbox.world(), token) {
                return answer;
            }
            // Time that is moved on may be what ends the waiting.
            tokio::select! {
                () = told => {}
                Ok(()) = ahead.changed() => {}
            }
        }
    };
    let patience = if sandbox.world().stands_still() { SAFETY } else { Duration::from_millis(FIRST_MS as u64) };
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
            let data = asking::slash(world, (person, channel), &name, &options, None)?;
            Ok(Begun::Waiting(world.interact(person, channel, 2, &data, None)))
        }
        Act::Complete { channel, name, option, options } => {
            let channel = visible(world, person, &channel)?;
            let data = asking::slash(world, (person, channel), &name, &options, Some(&option))?;
            Ok(Begun::Waiting(world.interact(person, channel, 4, &data, None)))
        }
        Act::UserCommand { channel, name, target } => {
            let channel = visible(world, person, &channel)?;
            let data = asking::on_person(world, (person, channel), &name, &target)?;
            Ok(Begun::Waiting(world.interact(person, channel, 2, &data, None)))
        }
        Act::Press { message, custom_id } => {
            let (message, data) = parts::pressed(world, person, &message, &custom_id)?;
            Ok(Begun::Waiting(world.interact(person, message.channel, 3, &data, Some(message.id))))
        }
        Act::Select { message, custom_id, values } => {
            let (message, data) = parts::chosen(world, person, &message, &custom_id, &values)?;
            Ok(Begun::Waiting(world.interact(person, message.channel, 3, &data, Some(message.id))))
        }
        Act::Forge { message, custom_id, values } => {
            let (message, data) = parts::forged(world, person, &message, &custom_id, values.as_deref())?;
            Ok(Begun::Waiting(world.interact(person, message.channel, 3, &data, Some(message.id))))
        }
        Act::Submit { channel, custom_id, values } => {
            let channel = visible(world, person, &channel)?;
            let (source, data) = parts::submitted(world, person, &custom_id, &values)?;
            Ok(Begun::Waiting(world.interact(person, channel, 5, &data, source)))
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
        reply_to.and_then(|id| world.messages.get(id)).filter(|replied| !quiet && replied.whisper.is_none())
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
        pinged: Vec::new(),
        whisper: None,
        at: world.now(),
        edited: None,
        nonce: None,
        pinned: false,
        thinking: false,
        asked: None,
    };
    let id = message.id;
    world.post(message.clone());
    world.dispatch_message("MESSAGE_CREATE", &message);
    id
}
