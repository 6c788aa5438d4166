//! People and messages as a person sees them.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::model::layout::LAID_OUT;
use crate::model::{File, Message, World};

/// A person, as a program that drives the sandbox sees them.
#[derive(Clone, Debug, Serialize)]
pub struct PersonView {
    /// Discord's id, as text.
    pub id: String,
    /// The name of the person.
    pub name: String,
    /// True if the person is in the server.
    pub member: bool,
    /// True if the person takes no direct messages from the bot.
    pub closed: bool,
    /// True if the person may manage the server.
    pub moderator: bool,
    /// The language of the person's client.
    pub locale: String,
}

/// A message as a person sees it.
#[derive(Clone, Debug, Serialize)]
pub struct MessageView {
    /// The id of the message, as text.
    pub id: String,
    /// The id of the message's channel, as text.
    pub channel: String,
    /// The name of the author.
    pub author: String,
    /// The id of the author, as text.
    pub author_id: String,
    /// True if the bot wrote the message.
    pub bot: bool,
    /// The text of the message, with mentions as Discord writes them.
    pub content: String,
    /// The embeds of the message as Discord stores them, unless they are hidden.
    pub embeds: Value,
    /// The components of the message as Discord stores them: rows, or the parts of a Components V2
    /// layout.
    pub components: Value,
    /// True if the message is laid out in components (Components V2). Such a message shows only the
    /// files that its components name.
    pub laid_out: bool,
    /// The files of the message.
    pub files: Vec<FileView>,
    /// True if only this person sees the message.
    pub whisper: bool,
    /// True if the message was edited.
    pub edited: bool,
    /// True if the message is a deferred answer without content yet.
    pub thinking: bool,
    /// True if the message is pinned.
    pub pinned: bool,
    /// The id of the message to which this one replies, as text.
    pub reply_to: Option<String>,
    /// The ids of the people whom the message pinged, as text.
    pub pinged: Vec<String>,
    /// The time at which the message was written, in ms since 1970.
    pub at: i64,
    /// The id of the person and the command that the message answers.
    pub answers: Option<(String, String)>,
    /// The id of the thread that was started from the message, as text.
    pub thread: Option<String>,
}

/// A file of a message as a person sees it.
#[derive(Clone, Debug, Serialize)]
pub struct FileView {
    /// The name of the file.
    pub name: String,
    /// The description of the file; `None` if it has none.
    pub description: Option<String>,
    /// The address of the file.
    pub url: String,
    /// True if an embed or a component shows the file.
    pub embedded: bool,
    /// The content of the file.
    #[serde(skip)]
    pub bytes: Arc<[u8]>,
}

/// Lists all people: every user but the bot.
pub(crate) fn people(world: &World) -> Vec<PersonView> {
    let people = world.users.values().filter(|user| !user.bot);
    people
        .map(|user| PersonView {
            id: user.id.to_string(),
            name: user.name.clone(),
            member: user.member,
            closed: user.closed,
            moderator: user.moderator,
            locale: user.locale.clone(),
        })
        .collect()
}

/// The messages of a channel that a person sees, oldest first.
pub(crate) fn messages(world: &World, person: u64, channel: u64) -> Vec<MessageView> {
    let seen = world.messages.of(channel).filter(|message| world.sees_message(person, message));
    seen.map(|message| view(world, message)).collect()
}

/// Returns a message as the person sees it, or `None` if they do not see it.
pub(crate) fn message(world: &World, person: u64, id: u64) -> Option<MessageView> {
    world
        .messages
        .get(id)
        .filter(|message| world.sees_message(person, message))
        .map(|message| view(world, message))
}

fn view(world: &World, message: &Message) -> MessageView {
    let author = world.users.get(&message.author);
    let file = |file: &File| {
        let url = world.file_url(message, file);
        FileView {
            name: file.name.clone(),
            description: file.description.clone(),
            embedded: message.shows_file(&url),
            url,
            bytes: Arc::clone(&file.bytes),
        }
    };
    let pinged = message.pinged.iter().map(ToString::to_string);
    MessageView {
        id: message.id.to_string(),
        channel: message.channel.to_string(),
        author: author.map_or_else(String::new, |user| user.name.clone()),
        author_id: message.author.to_string(),
        bot: message.author == world.bot,
        content: message.content.clone(),
        embeds: message.shown_embeds(),
        components: message.components.clone(),
        laid_out: message.flags & LAID_OUT != 0,
        files: message.files.iter().map(file).collect(),
        whisper: message.whisper.is_some(),
        edited: message.edited.is_some(),
        thinking: message.thinking,
        pinned: message.pinned,
        reply_to: message.reply_to.map(|id| id.to_string()),
        pinged: pinged.collect(),
        at: message.at,
        answers: message
            .answers
            .as_ref()
            .map(|(person, command)| (person.to_string(), command.clone())),
        // The first message of a post has the post's id, too.
        thread: Some(message.id)
            .filter(|id| *id != message.channel && world.channels.contains_key(id))
            .map(|id| id.to_string()),
    }
}
