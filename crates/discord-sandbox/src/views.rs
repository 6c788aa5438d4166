//! What people see.

use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use super::objects::{File, Message};
use super::world::World;

/// A person, as the page and tests see one.
#[derive(Clone, Debug, Serialize)]
pub struct Person {
    /// Discord's id, as text.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether in the server.
    pub member: bool,
    /// Whether direct messages are closed.
    pub closed: bool,
    /// Whether they may manage the server.
    pub moderator: bool,
    /// The language of their Discord.
    pub locale: String,
}

/// A message as a person sees it.
#[derive(Clone, Debug, Serialize)]
pub struct MessageView {
    /// Its id, as text.
    pub id: String,
    /// Its channel's id, as text.
    pub channel: String,
    /// Its author's name.
    pub author: String,
    /// Its author's id, as text.
    pub author_id: String,
    /// Whether the bot wrote it.
    pub bot: bool,
    /// Its text, with mentions as Discord writes them.
    pub content: String,
    /// Its embeds as Discord stores them.
    pub embeds: Value,
    /// Its rows of components as Discord stores them.
    pub components: Value,
    /// Its files.
    pub files: Vec<FileView>,
    /// Whether only this person sees it.
    pub whisper: bool,
    /// Whether it was edited.
    pub edited: bool,
    /// Whether the bot has promised it and not yet written it.
    pub thinking: bool,
    /// Whether it is pinned.
    pub pinned: bool,
    /// The message that it replies to, as text.
    pub reply_to: Option<String>,
    /// Ids of those whom it pinged, as text.
    pub pinged: Vec<String>,
    /// When it was written, in ms since 1970.
    pub at: i64,
    /// Who ran the command that it answers, and which.
    pub asked: Option<(String, String)>,
    /// The thread that was opened from it, as text.
    pub thread: Option<String>,
}

/// A file of a message as a person sees it.
#[derive(Clone, Debug, Serialize)]
pub struct FileView {
    /// Its name.
    pub name: String,
    /// Its description.
    pub description: Option<String>,
    /// Where it is served.
    pub url: String,
    /// Whether an embed shows it.
    pub embedded: bool,
    /// Its content.
    #[serde(skip)]
    pub bytes: Arc<[u8]>,
}

impl World {
    pub fn people(&self) -> Vec<Person> {
        let people = self.users.values().filter(|user| !user.bot);
        people
            .map(|user| Person {
                id: user.id.to_string(),
                name: user.name.clone(),
                member: user.member,
                closed: user.closed,
                moderator: user.moderator,
                locale: user.locale.clone(),
            })
            .collect()
    }

    pub fn messages_for(&self, person: u64, channel: u64) -> Vec<MessageView> {
        if !self.sees(person, channel) {
            return Vec::new();
        }
        let seen = |message: &&Message| message.whisper.is_none_or(|only| only == person);
        self.messages.of(channel).filter(seen).map(|message| self.view(message)).collect()
    }

    /// A message, if the person sees it.
    pub fn seen_by(&self, person: u64, id: u64) -> Option<&Message> {
        let seen = |message: &&Message| {
            self.sees(person, message.channel) && message.whisper.is_none_or(|only| only == person)
        };
        self.messages.get(id).filter(seen)
    }

    /// The same as they see it.
    pub fn message_for(&self, person: u64, id: u64) -> Option<MessageView> {
        self.seen_by(person, id).map(|message| self.view(message))
    }

    pub fn view(&self, message: &Message) -> MessageView {
        let author = self.users.get(&message.author);
        let file = |file: &File| {
            let url = self.file_url(message, file);
            FileView {
                name: file.name.clone(),
                description: file.description.clone(),
                embedded: message.embeds_file(&url),
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
            bot: message.author == self.bot,
            content: message.content.clone(),
            embeds: message.embeds.clone(),
            components: message.components.clone(),
            files: message.files.iter().map(file).collect(),
            whisper: message.whisper.is_some(),
            edited: message.edited.is_some(),
            thinking: message.thinking,
            pinned: message.pinned,
            reply_to: message.reply_to.map(|id| id.to_string()),
            pinged: pinged.collect(),
            at: message.at,
            asked: message.asked.as_ref().map(|(person, command)| (person.to_string(), command.clone())),
            thread: self.channels.get(&message.id).map(|thread| thread.id.to_string()),
        }
    }

    pub fn file_url(&self, message: &Message, file: &File) -> String {
        format!("http://{}/attachments/{}/{}/{}", self.address, message.channel, file.id, file.name)
    }
}
