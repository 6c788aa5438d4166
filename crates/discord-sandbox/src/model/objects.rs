//! People, channels, messages and interactions.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::Notify;

use super::layout;

/// Discord's type of a group channel. The bot is not a member; people use their installed commands.
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

/// A Discord user: a person or the bot.
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
    /// The channel in which a thread is; `None` for any other channel.
    pub parent: Option<u64>,
    /// The person of a direct-message channel; `None` for any other channel.
    pub owner: Option<u64>,
    pub archived: bool,
    pub locked: bool,
    /// Minutes without a message after which a thread is archived.
    pub auto_archive: u64,
    /// The tags that a forum offers, or the ids of the tags of a post.
    pub tags: ChannelTags,
}

/// The tags of a channel.
#[derive(Clone, Debug, Default)]
pub(crate) enum ChannelTags {
    /// The channel is neither a forum nor a post.
    #[default]
    None,
    /// The tags that a forum offers, and true if each post needs a tag.
    Offered(Vec<Tag>, bool),
    /// The ids of the tags that a post has.
    Applied(Vec<u64>),
}

/// A tag of a forum.
#[derive(Clone, Debug)]
pub(crate) struct Tag {
    pub id: u64,
    pub name: String,
    /// True if only moderators may give the tag to a post.
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
    /// Returns the media type, guessed from the end of the file's name.
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

/// An entry in the server's list of events.
#[derive(Clone, Debug)]
pub(crate) struct ScheduledEvent {
    pub id: u64,
    pub name: String,
    pub about: String,
    pub place: String,
    /// The start and the end, as they were sent.
    pub times: [String; 2],
}

/// A message in a channel, with its files and the people who see it.
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
    /// Users whom the message mentions and may ping, and the author of the message to which it
    /// replies if that pings.
    pub mentions: Vec<u64>,
    /// Users whom the message pinged.
    pub pinged: Vec<u64>,
    /// The only person who sees the message; `None` if everyone in the channel does.
    pub whisper: Option<u64>,
    pub at: i64,
    pub edited: Option<i64>,
    pub nonce: Option<String>,
    pub pinned: bool,
    /// True for a deferred answer that has no content yet.
    pub thinking: bool,
    /// The person and the command that the message answers.
    pub answers: Option<(u64, String)>,
}

/// The parts of an embed that can show a file, as JSON pointers.
const PICTURES: [&str; 4] =
    ["/image/url", "/thumbnail/url", "/author/icon_url", "/footer/icon_url"];

impl Message {
    /// Makes a message of plain text that everyone in the channel sees.
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

    /// The embeds that people see: an empty list if the message hides them.
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

    /// Replaces `attachment://NAME` by the file's address in embeds and components.
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

/// A notification that a message gave to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Ping {
    /// The id of the person notified.
    pub person: u64,
    /// The id of the message's channel.
    pub channel: u64,
    /// The id of the message.
    pub message: u64,
}

/// A request of the bot in the sandbox's log.
#[derive(Clone, Debug, Serialize)]
pub struct Logged {
    /// The HTTP method.
    pub method: String,
    /// The path after `/api/v10/`.
    pub path: String,
    /// The JSON body. Of a multipart request, the field `payload_json`.
    pub body: Value,
    /// Names of the files of a multipart request.
    pub files: Vec<String>,
    /// The status of the answer; 0 while the request is being served.
    pub status: u16,
    /// Discord's sentence of refusal, if the request was refused.
    pub refusal: Option<String>,
    /// True if the sandbox has no such route.
    pub unexpected: bool,
}

/// The bot's first answer to an interaction.
#[derive(Clone, Debug)]
pub(crate) enum First {
    /// The id of a message, or of a deferred answer that has no content yet.
    Message(u64),
    /// The id of the component's message, which is updated now or later.
    Update(u64),
    Modal(Value),
    Choices(Vec<Value>),
    /// The application's Activity opens.
    Launch,
}

/// An interaction that a person began, and the bot's first answer to it.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub id: u64,
    pub user: u64,
    pub channel: u64,
    pub at: i64,
    /// The message that carries the component, if the interaction came from one.
    pub source: Option<u64>,
    /// Discord's type: 2 command, 3 component, 4 completion, 5 modal.
    pub kind: u8,
    /// The command with its group and subcommand, separated by spaces.
    pub command: Option<String>,
    pub first: Option<First>,
    /// Wakes those who wait for the first answer.
    pub answered: Arc<Notify>,
}
