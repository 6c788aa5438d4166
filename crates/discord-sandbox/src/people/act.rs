//! Acts of a person, within the limits of Discord's client.

use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::interact::interact;
use super::reaction::{Impossible, Reaction, impossible, number};
use super::{commands, components, forms};
use crate::check::commands::LOCALES;
use crate::gateway::endpoint;
use crate::live::LiveWorld;
use crate::model::{FIRST_MS, FORUM, File, First, Message, World, find_mentions};
use crate::wire::{events, objects};

/// The longest time to wait for an answer while the sandbox's clock is stopped.
const SAFETY: Duration = Duration::from_secs(20);

/// An act of a person. Ids are texts, as everywhere in Discord's JSON.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Act {
    /// Writes a message.
    Say {
        /// The id of the channel.
        channel: String,
        /// The text of the message.
        content: String,
        /// The id of the message to which this one replies. Its author is pinged unless `quiet`.
        #[serde(default)]
        reply_to: Option<String>,
        /// True if the reply pings no one.
        #[serde(default)]
        quiet: bool,
    },
    /// Writes a message with files.
    Attach {
        /// The id of the channel.
        channel: String,
        /// The text of the message; it may be empty.
        #[serde(default)]
        content: String,
        /// The files, each with a `name` and a `base64` content, as in a form.
        files: Vec<Value>,
    },
    /// Runs a slash command.
    Command {
        /// The id of the channel.
        channel: String,
        /// The command, with its group and subcommand if it has them: `game draw`.
        name: String,
        /// The values of the options, by name.
        #[serde(default)]
        options: Map<String, Value>,
    },
    /// Runs a user command from the menu of a person.
    UserCommand {
        /// The id of the channel.
        channel: String,
        /// The name of the command.
        name: String,
        /// The id of the person on whom the command is run.
        target: String,
    },
    /// Runs a message command from the menu of a message.
    MessageCommand {
        /// The name of the command.
        name: String,
        /// The id of the message on which the command is run.
        message: String,
    },
    /// Opens the application's Activity from Discord's list. The bot is asked only if it handles
    /// the command.
    Launch {
        /// The id of the channel.
        channel: String,
    },
    /// Types into an option, for which the bot then offers completions.
    Complete {
        /// The id of the channel.
        channel: String,
        /// The name of the command, as in [`Act::Command`].
        name: String,
        /// The name of the option being typed.
        option: String,
        /// Values by option name, with the text typed so far.
        #[serde(default)]
        options: Map<String, Value>,
    },
    /// Presses a button.
    Press {
        /// The id of the message with the button.
        message: String,
        /// The custom_id of the button.
        custom_id: String,
    },
    /// Chooses from a menu.
    Select {
        /// The id of the message with the menu.
        message: String,
        /// The custom_id of the menu.
        custom_id: String,
        /// The values; in a menu of people, roles or channels their ids.
        values: Vec<String>,
    },
    /// Sends a press or a choice that the message does not offer, as a tampered client can.
    Forge {
        /// The id of a message that the person sees.
        message: String,
        /// The custom_id that is sent.
        custom_id: String,
        /// The chosen values of a text menu; `None` for a press of a button.
        #[serde(default)]
        values: Option<Vec<String>>,
    },
    /// Submits a modal.
    Submit {
        /// The id of the channel in which the modal was opened.
        channel: String,
        /// The custom_id of the modal.
        custom_id: String,
        /// Values by the custom_id of each field: a text, `true` for a box that is ticked, a list
        /// of the chosen values, or a list of files as `{"name": ..., "base64": ...}`. A field that
        /// is not named keeps the value that the bot filled in.
        values: Map<String, Value>,
    },
    /// Opens the direct-message channel with the bot.
    OpenDirect,
    /// Allows or refuses direct messages from the bot.
    TakeDirect {
        /// True if the person takes direct messages.
        open: bool,
    },
    /// Sets the language of the person's client.
    Speak {
        /// Discord's code of the language.
        locale: String,
    },
}

/// Performs an act of a person, and waits for the answer if the act is an interaction. Returns
/// `Silence` if no answer comes in time. Fails if the person cannot do this.
pub(crate) async fn act(live: &LiveWorld, person: u64, act: Act) -> Result<Reaction, Impossible> {
    let begun = live.change(|world| begin(world, person, act))?;
    endpoint::post_interactions(live);
    match begun {
        StartedAct::Done(id) => Ok(Reaction::Done { id: id.to_string() }),
        StartedAct::Opened => Ok(Reaction::Launch),
        StartedAct::Waiting(token) => Ok(wait(live, &token).await),
    }
}

/// An act that a person has begun.
enum StartedAct {
    /// The act is done. Holds the id of the message, channel or person it made or changed.
    Done(u64),
    /// Discord opened the application's Activity by itself.
    Opened,
    /// The act waits for the bot's answer. Holds the interaction's token.
    Waiting(String),
}

/// Waits for the first answer to an interaction. Returns `Silence` if none comes in time.
async fn wait(live: &LiveWorld, token: &str) -> Reaction {
    let (mut ahead, notify) = {
        let world = live.read();
        (
            world.ahead(),
            world.interactions.get(token).map(|interaction| Arc::clone(&interaction.answered)),
        )
    };
    let Some(notify) = notify else { return Reaction::Silence };
    let first = async {
        loop {
            let notified = notify.notified();
            tokio::pin!(notified);
            notified.as_mut().enable();
            if let Some(answer) = first_answer(&live.read(), token) {
                return answer;
            }
            // An advance of the clock may be what brings the answer.
            tokio::select! {
                () = notified => {}
                Ok(()) = ahead.changed() => {}
            }
        }
    };
    let patience =
        if live.read().stands_still() { SAFETY } else { Duration::from_millis(FIRST_MS as u64) };
    tokio::time::timeout(patience, first).await.unwrap_or(Reaction::Silence)
}

/// Returns the first answer as the person sees it, or `None` if there is none yet.
fn first_answer(world: &World, token: &str) -> Option<Reaction> {
    let interaction = world.interactions.get(token)?;
    match &interaction.first {
        Some(First::Message(id)) => Some(Reaction::Message { id: id.to_string() }),
        Some(First::Update(id)) => Some(Reaction::Update { id: id.to_string() }),
        Some(First::Modal(modal)) => Some(Reaction::Modal { modal: modal.clone() }),
        Some(First::Choices(choices)) => Some(Reaction::Choices { choices: choices.clone() }),
        Some(First::Launch) => Some(Reaction::Launch),
        None if world.now() - interaction.at >= FIRST_MS => Some(Reaction::Silence),
        None => None,
    }
}

fn begin(world: &mut World, person: u64, act: Act) -> Result<StartedAct, Impossible> {
    match act {
        Act::Say { channel, content, reply_to, quiet } => {
            let channel = writable_channel(world, person, &channel)?;
            let reply_to = reply_to.as_deref().map(number).transpose()?;
            let said = say(world, (person, channel), content, Vec::new(), (reply_to, quiet));
            Ok(StartedAct::Done(said))
        }
        Act::Attach { channel, content, files } => {
            let channel = writable_channel(world, person, &channel)?;
            let files = forms::read_files(world, &files)?;
            Ok(StartedAct::Done(say(world, (person, channel), content, files, (None, true))))
        }
        Act::Command { channel, name, options } => {
            let channel = visible_channel(world, person, &channel)?;
            let data = commands::slash(world, (person, channel), &name, &options, None)?;
            Ok(StartedAct::Waiting(interact(world, (person, channel), 2, &data, None)))
        }
        Act::Launch { channel } => {
            let channel = visible_channel(world, person, &channel)?;
            let (handled, data) = commands::entry_point(world, (person, channel))?;
            if !handled {
                return Ok(StartedAct::Opened);
            }
            Ok(StartedAct::Waiting(interact(world, (person, channel), 2, &data, None)))
        }
        Act::Complete { channel, name, option, options } => {
            let channel = visible_channel(world, person, &channel)?;
            let data = commands::slash(world, (person, channel), &name, &options, Some(&option))?;
            Ok(StartedAct::Waiting(interact(world, (person, channel), 4, &data, None)))
        }
        Act::UserCommand { channel, name, target } => {
            let channel = visible_channel(world, person, &channel)?;
            let data = commands::user_command(world, (person, channel), &name, &target)?;
            Ok(StartedAct::Waiting(interact(world, (person, channel), 2, &data, None)))
        }
        Act::MessageCommand { name, message } => {
            let (channel, data) = commands::message_command(world, person, &name, &message)?;
            Ok(StartedAct::Waiting(interact(world, (person, channel), 2, &data, None)))
        }
        Act::Press { message, custom_id } => {
            let (message, data) = components::press(world, person, &message, &custom_id)?;
            reopen(world, message.channel)?;
            Ok(StartedAct::Waiting(interact(
                world,
                (person, message.channel),
                3,
                &data,
                Some(message.id),
            )))
        }
        Act::Select { message, custom_id, values } => {
            let (message, data) = components::choice(world, person, &message, &custom_id, &values)?;
            reopen(world, message.channel)?;
            Ok(StartedAct::Waiting(interact(
                world,
                (person, message.channel),
                3,
                &data,
                Some(message.id),
            )))
        }
        Act::Forge { message, custom_id, values } => {
            let (message, data) =
                components::forgery(world, person, &message, &custom_id, values.as_deref())?;
            reopen(world, message.channel)?;
            Ok(StartedAct::Waiting(interact(
                world,
                (person, message.channel),
                3,
                &data,
                Some(message.id),
            )))
        }
        Act::Submit { channel, custom_id, values } => {
            let channel = visible_channel(world, person, &channel)?;
            let (source, data) = forms::submit(world, person, &custom_id, &values)?;
            reopen(world, channel)?;
            Ok(StartedAct::Waiting(interact(world, (person, channel), 5, &data, source)))
        }
        Act::OpenDirect => Ok(StartedAct::Done(world.direct(person))),
        Act::TakeDirect { open } => {
            if let Some(user) = world.users.get_mut(&person) {
                user.closed = !open;
            }
            Ok(StartedAct::Done(person))
        }
        Act::Speak { locale } => {
            if !LOCALES.contains(&locale.as_str()) {
                return Err(impossible("Discord does not speak this language"));
            }
            if let Some(user) = world.users.get_mut(&person) {
                user.locale = locale;
            }
            Ok(StartedAct::Done(person))
        }
    }
}

/// Reads the id of a channel. Fails if the person does not see that channel.
fn visible_channel(world: &World, person: u64, channel: &str) -> Result<u64, Impossible> {
    let channel = number(channel)?;
    if !world.sees(person, channel) {
        return Err(impossible("there is no such channel for you"));
    }
    Ok(channel)
}

/// Reads the id of a channel. Fails if the person cannot write there.
fn writable_channel(world: &World, person: u64, channel: &str) -> Result<u64, Impossible> {
    let channel = visible_channel(world, person, channel)?;
    if world.channels[&channel].locked {
        return Err(impossible("this thread is locked"));
    }
    if world.channels[&channel].kind == FORUM {
        return Err(impossible("a forum holds posts and no messages"));
    }
    Ok(channel)
}

/// Opens an archived thread before a person presses something in it, as Discord's client does.
/// Fails in a locked thread.
fn reopen(world: &mut World, channel: u64) -> Result<(), Impossible> {
    let Some(home) = world.channels.get_mut(&channel) else { return Ok(()) };
    if home.locked {
        return Err(impossible("nothing can be pressed in a locked thread"));
    }
    if std::mem::take(&mut home.archived) {
        let opened = objects::channel(world, &world.channels[&channel]);
        events::dispatch(world, "THREAD_UPDATE", &opened);
    }
    Ok(())
}

fn say(
    world: &mut World,
    (person, channel): (u64, u64),
    content: String,
    files: Vec<File>,
    (reply_to, quiet): (Option<u64>, bool),
) -> u64 {
    let mut mentions = find_mentions(world, &content, &Value::Null);
    if let Some(replied) = reply_to
        .and_then(|id| world.messages.get(id))
        .filter(|replied| !quiet && replied.whisper.is_none())
    {
        mentions.push(replied.author);
    }
    let message = Message {
        reply_to,
        mentions,
        files,
        ..Message::new(world.id(), channel, person, content, world.now())
    };
    let id = message.id;
    world.post(message.clone());
    events::dispatch_message(world, "MESSAGE_CREATE", &message);
    id
}
