//! People, channels, messages and interactions.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::Notify;

use super::layout;

/// Discord's type of a group channel. The bot is not in it; people bring it along.
pub(crate) const FOREIGN: u8 = 3;

/// Discord's type of a voice channel. It has a chat, which has no threads.
pub(crate) const VOICE: u8 = 2;

/// Discord's type of a category, in which the other channels of the server are.
pub(crate) const CATEGORY: u8 = 4;

/// Discord's type of a forum. It holds posts, which are threads, and no messages.
pub(crate) const FORUM: u8 = 15;

/// Discord's flag of messages whose links have no previews. Their embeds are hidden as well.
pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;

/// The time limit for the first answer to an interaction, in ms.
pub(crate) const FIRST_MS: i64 = 3_000;

/// A user.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub id: u64,
    pub name: String,
    pub bot: bool,
    pub locale: String,
    /// True if the user takes no direct messages from the bot.
    pub closed: bool,
    /// True if the user is in the server.
    pub member: bool,
    /// True if the user may manage the server and its messages.
    pub moderator: bool,
    /// True if the user has the server's role.
    pub has_role: bool,
}

/// A channel, thread or direct-message channel.
#[derive(Clone, Debug)]
pub(crate) struct Channel {
    pub id: u64,
    /// Discord's type: 0 text, 1 direct messages, 2 voice, 3 a group, 11 public thread, 15 forum.
    pub kind: u8,
    pub name: String,
    /// The channel of a thread.
    pub parent: Option<u64>,
    /// The person of a direct-message channel.
    pub owner: Option<u64>,
    pub archived: bool,
    pub locked: bool,
    /// Minutes without a message after which a thread is archived.
    pub auto_archive: u64,
    /// The tags of a forum, or the ids of those of a post.
    pub tags: ChannelTags,
}

/// The tags of a channel.
#[derive(Clone, Debug, Default)]
pub(crate) enum ChannelTags {
    /// It is neither a forum nor a post of one.
    #[default]
    None,
    /// The tags that a forum offers, and true if each post needs one.
    Offered(Vec<Tag>, bool),
    /// The ids of the tags that a post has.
    Applied(Vec<u64>),
}

/// A tag of a forum.
#[derive(Clone, Debug)]
pub(crate) struct Tag {
    pub id: u64,
    pub name: String,
    /// True if only moderators may give it.
    pub moderated: bool,
}

/// A file of a message.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub id: u64,
    pub name: String,
    pub description: Option<String>,
    pub bytes: Arc<[u8]>,
}

impl File {
    /// The media type, from the name's ending.
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

/// An emoji of the application.
#[derive(Clone, Debug)]
pub(crate) struct UploadedEmoji {
    pub id: u64,
    pub name: String,
    pub kind: &'static str,
    pub bytes: Arc<[u8]>,
}

/// A message.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub id: u64,
    pub channel: u64,
    pub author: u64,
    pub content: String,
    pub embeds: Value,
    pub components: Value,
    pub files: Vec<File>,
    pub flags: u64,
    pub reply_to: Option<u64>,
    /// Users whom the message mentions, and the author of the message to which it replies if that
    /// pings.
    pub mentions: Vec<u64>,
    /// Users whom the message pinged.
    pub pinged: Vec<u64>,
    /// The only person who sees it; `None` is everyone in the channel.
    pub whisper: Option<u64>,
    pub at: i64,
    pub edited: Option<i64>,
    pub nonce: Option<String>,
    pub pinned: bool,
    /// True for a deferred answer that has no content yet.
    pub thinking: bool,
    /// The person and the command it answers.
    pub answers: Option<(u64, String)>,
}

/// The parts of an embed that can show a file.
const PICTURES: [&str; 4] =
    ["/image/url", "/thumbnail/url", "/author/icon_url", "/footer/icon_url"];

impl Message {
    /// A message of plain text, visible to the whole channel.
    pub fn new(id: u64, channel: u64, author: u64, content: String, at: i64) -> Message {
        Message {
            id,
            channel,
            author,
            content,
            embeds: Value::Array(Vec::new()),
            components: Value::Array(Vec::new()),
            files: Vec::new(),
            flags: 0,
            reply_to: None,
            mentions: Vec::new(),
            pinged: Vec::new(),
            whisper: None,
            at,
            edited: None,
            nonce: None,
            pinned: false,
            thinking: false,
            answers: None,
        }
    }

    /// The embeds that people see.
    pub fn shown_embeds(&self) -> Value {
        if self.flags & SUPPRESS_EMBEDS == 0 {
            self.embeds.clone()
        } else {
            Value::Array(Vec::new())
        }
    }

    /// Returns true if an embed or a component shows the file at this address.
    pub fn shows_file(&self, url: &str) -> bool {
        let embeds = self.embeds.as_array().into_iter().flatten();
        let embedded = embeds
            .flat_map(|embed| PICTURES.map(|part| embed.pointer(part)))
            .flatten()
            .any(|shown| shown == url);
        embedded || layout::shows_file(&self.components, url)
    }

    /// Replaces `attachment://NAME` in embeds and components by the address of the file.
    pub fn name_uploads(&mut self, name: &str, url: &str) {
        let reference = Value::from(format!("attachment://{name}"));
        layout::change_media(&mut self.components, &mut |media: &mut Value| {
            if media["url"] == reference {
                *media = json!({ "id": "1", "url": url, "proxy_url": url });
            }
        });
        for embed in self.embeds.as_array_mut().into_iter().flatten() {
            for part in PICTURES {
                if let Some(shown) = embed.pointer_mut(part).filter(|shown| **shown == reference) {
                    *shown = Value::from(url);
                }
            }
        }
    }
}

/// A notification.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ping {
    /// The person notified.
    pub person: u64,
    /// The channel of the message.
    pub channel: u64,
    /// The message.
    pub message: u64,
}

/// A request of the bot, as the log keeps it.
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
    /// The status of the answer; 0 while the request is being served.
    pub status: u16,
    /// Discord's message if the request was refused.
    pub refusal: Option<String>,
    /// True if the sandbox has no such route.
    pub unexpected: bool,
}

/// The bot's first answer to an interaction.
#[derive(Clone, Debug)]
pub(crate) enum First {
    /// A message, or a deferred one.
    Message(u64),
    /// An update of the component's message, now or later.
    Update(u64),
    Modal(Value),
    Choices(Vec<Value>),
}

/// An interaction.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub id: u64,
    pub user: u64,
    pub channel: u64,
    pub at: i64,
    /// The message that carries the component.
    pub source: Option<u64>,
    /// Discord's type: 2 command, 3 component, 4 completion, 5 modal.
    pub kind: u8,
    /// The command, with its group and subcommand.
    pub command: Option<String>,
    pub first: Option<First>,
    /// Notified when the first answer comes.
    pub answered: Arc<Notify>,
}
