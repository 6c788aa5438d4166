//! What the world is made of: people, channels, messages, interactions, and what is written down of them.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use tokio::sync::Notify;

/// Discord's type of a group of people, which the bot is not in.
pub(super) const FOREIGN: u8 = 3;

/// How long the first answer may take, in ms.
pub(super) const FIRST_MS: i64 = 3_000;

/// A user.
#[derive(Clone, Debug)]
pub(super) struct User {
    pub id: u64,
    pub name: String,
    pub bot: bool,
    pub locale: String,
    /// Takes no direct messages from the bot.
    pub closed: bool,
    /// Is in the server.
    pub member: bool,
    /// May manage the server and its messages.
    pub moderator: bool,
    /// Has the server's role for players.
    pub player: bool,
}

/// A channel, thread or direct-message channel.
#[derive(Clone, Debug)]
pub(super) struct Channel {
    pub id: u64,
    /// Discord's type: 0 text, 1 direct messages, 3 a group into which the bot was only brought by people, 11 public thread.
    pub kind: u8,
    pub name: String,
    /// The channel of a thread.
    pub parent: Option<u64>,
    /// The person of a direct-message channel.
    pub owner: Option<u64>,
    pub archived: bool,
    pub locked: bool,
    pub auto_archive: u64,
}

/// A file of a message.
#[derive(Clone, Debug)]
pub(super) struct File {
    pub id: u64,
    pub name: String,
    pub description: Option<String>,
    pub bytes: Arc<[u8]>,
}

impl File {
    /// What kind of file it is, by its name.
    pub fn content_type(&self) -> &'static str {
        let ending = self.name.rsplit('.').next().unwrap_or_default();
        match ending {
            "png" => "image/png",
            "gif" => "image/gif",
            "json" => "application/json",
            "txt" | "md" | "pgn" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }
}

/// A message.
#[derive(Clone, Debug)]
pub(super) struct Message {
    pub id: u64,
    pub channel: u64,
    pub author: u64,
    pub content: String,
    pub embeds: Value,
    pub components: Value,
    pub files: Vec<File>,
    pub flags: u64,
    pub reply_to: Option<u64>,
    /// Users named in it whom `allowed_mentions` lets through, and the author of the message replied to where that pings.
    pub mentions: Vec<u64>,
    /// Users whom it notified.
    pub pinged: Vec<u64>,
    /// The only person who sees it.
    pub whisper: Option<u64>,
    pub at: i64,
    pub edited: Option<i64>,
    pub nonce: Option<String>,
    pub pinned: bool,
    /// Deferred and still without content.
    pub thinking: bool,
    /// Who ran the command that it answers, and which.
    pub asked: Option<(u64, String)>,
}

/// The parts of an embed that can show a file.
const PICTURES: [&str; 4] = ["/image/url", "/thumbnail/url", "/author/icon_url", "/footer/icon_url"];

impl Message {
    /// Whether an embed shows the file of this address.
    pub fn embeds_file(&self, url: &str) -> bool {
        let embeds = self.embeds.as_array().into_iter().flatten();
        embeds.flat_map(|embed| PICTURES.map(|part| embed.pointer(part))).flatten().any(|shown| shown == url)
    }

    /// Lets the embeds say where a file is that they name as uploaded with the message.
    pub fn name_uploads(&mut self, name: &str, url: &str) {
        for embed in self.embeds.as_array_mut().into_iter().flatten() {
            for part in PICTURES {
                if let Some(shown) = embed.pointer_mut(part).filter(|shown| **shown == format!("attachment://{name}")) {
                    *shown = Value::from(url);
                }
            }
        }
    }
}

/// Somebody was notified.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ping {
    /// Who.
    pub person: u64,
    /// Where.
    pub channel: u64,
    /// By which message.
    pub message: u64,
}

/// A request of the bot.
#[derive(Clone, Debug, Serialize)]
pub struct Logged {
    /// The method.
    pub method: String,
    /// The path behind `/api/v10`.
    pub path: String,
    /// The JSON body; of a multipart request its `payload_json`.
    pub body: Value,
    /// Names of the files of a multipart request.
    pub files: Vec<String>,
    /// The status answered; 0 while it is being served.
    pub status: u16,
    /// What the answer said where it refused.
    pub refusal: Option<String>,
    /// Whether there is no such route.
    pub unexpected: bool,
}

/// What the bot answered first.
#[derive(Clone, Debug)]
pub(super) enum First {
    /// A message, or the promise of one.
    Message(u64),
    /// The message of the component was changed, or will be.
    Update(u64),
    Modal(Value),
    Choices(Vec<Value>),
}

/// An interaction.
#[derive(Clone, Debug)]
pub(super) struct Interaction {
    pub id: u64,
    pub user: u64,
    pub channel: u64,
    pub at: i64,
    /// The message that carries the component.
    pub source: Option<u64>,
    /// Discord's type: 2 a command, 3 a component, 4 completion, 5 a form.
    pub kind: u8,
    /// The command that was run.
    pub command: Option<String>,
    pub first: Option<First>,
    /// Told when it is answered.
    pub answered: Arc<Notify>,
}
