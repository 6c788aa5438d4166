//! What is there: people, channels, messages, commands, interactions, pings, and the log of requests.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use rand::RngExt;
use serde::Serialize;
use serde_json::Value;

use super::faults::Rule;
use super::gateway::Session;
use super::interactions::Interaction;
use super::{Options, permissions};

/// Discord's epoch in ms since 1970.
const EPOCH: i64 = 1_420_070_400_000;

/// Discord's type of a group of people, which the bot is not in.
pub(super) const FOREIGN: u8 = 3;

/// How long a nonce is remembered, in ms.
const NONCE_MS: i64 = 5 * 60 * 1000;

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
    /// The only person who sees it.
    pub whisper: Option<u64>,
    pub at: i64,
    pub edited: Option<i64>,
    pub nonce: Option<String>,
    pub pinned: bool,
    /// Deferred and still without content.
    pub thinking: bool,
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
    /// Its content.
    #[serde(skip)]
    pub bytes: Arc<[u8]>,
}

/// Everything.
pub(super) struct World {
    pub address: SocketAddr,
    pub token: String,
    pub guild: u64,
    /// The server's role for players.
    pub role: u64,
    pub bot: u64,
    pub users: BTreeMap<u64, User>,
    pub channels: BTreeMap<u64, Channel>,
    pub messages: BTreeMap<u64, Message>,
    pub commands: Vec<Value>,
    pub interactions: HashMap<String, Interaction>,
    pub pings: Vec<Ping>,
    pub requests: Vec<Logged>,
    pub sessions: BTreeMap<String, Session>,
    pub faults: Vec<Rule>,
    pub denied: HashMap<u64, u64>,
    pub in_flight: usize,
    pub message_content: bool,
    time: Option<i64>,
    count: u64,
}

impl World {
    pub fn new(options: &Options, address: SocketAddr) -> World {
        let mut world = World {
            address,
            token: String::new(),
            guild: 0,
            role: 0,
            bot: 0,
            users: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            commands: Vec::new(),
            interactions: HashMap::new(),
            pings: Vec::new(),
            requests: Vec::new(),
            sessions: BTreeMap::new(),
            faults: Vec::new(),
            denied: HashMap::new(),
            in_flight: 0,
            message_content: options.message_content,
            time: options.time,
            count: 0,
        };
        world.token = format!("sandbox.{}.{}", world.random(), world.random());
        world.guild = world.id();
        world.bot = world.person("Murus", true, true, false);
        for name in ["Ann", "Bob", "Cleo", "Dan"] {
            world.person(name, false, true, false);
        }
        world.person("Mona", false, true, true);
        world.person("Otto", false, false, false);
        for name in ["general", "arena"] {
            world.add_channel(0, name, None, None);
        }
        world.role = world.id();
        world.add_channel(FOREIGN, "elsewhere", None, None);
        world
    }

    fn person(&mut self, name: &str, bot: bool, member: bool, moderator: bool) -> u64 {
        let id = self.id();
        let locale = "en-US".to_owned();
        self.users.insert(
            id,
            User { id, name: name.to_owned(), bot, locale, closed: false, member, moderator, player: false },
        );
        id
    }

    pub fn add_channel(&mut self, kind: u8, name: &str, parent: Option<u64>, owner: Option<u64>) -> u64 {
        let id = self.id();
        self.put_channel(id, kind, name, parent, owner);
        id
    }

    pub fn put_channel(&mut self, id: u64, kind: u8, name: &str, parent: Option<u64>, owner: Option<u64>) {
        let name = name.to_owned();
        let channel = Channel { id, kind, name, parent, owner, archived: false, locked: false, auto_archive: 1440 };
        self.channels.insert(id, channel);
    }

    /// The time in ms since 1970.
    #[expect(clippy::disallowed_methods, reason = "it stands alone, with a clock of its own")]
    pub fn now(&self) -> i64 {
        self.time
            .unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64))
    }

    /// Whether time stands still until somebody moves it.
    pub fn hand_set(&self) -> bool {
        self.time.is_some()
    }

    pub fn advance(&mut self, by: i64) {
        if let Some(time) = &mut self.time {
            *time += by;
        }
    }

    /// A fresh snowflake, growing with time.
    pub fn id(&mut self) -> u64 {
        self.count += 1;
        ((self.now() - EPOCH) as u64) << 22 | (self.count & 0x3F_FFFF)
    }

    /// Random letters, for tokens.
    #[expect(clippy::disallowed_methods, reason = "it stands alone, with chance of its own")]
    pub fn random(&self) -> String {
        let mut random = rand::rng();
        (0..24).map(|_| char::from(b'a' + random.random_range(0..26))).collect()
    }

    /// Whether the bot is not in a channel, so that only people who brought it along can use it there.
    pub fn is_foreign(&self, channel: u64) -> bool {
        self.channels.get(&channel).is_some_and(|channel| channel.kind == FOREIGN)
    }

    /// What the bot may do in a channel; a thread has its channel's permissions.
    pub fn permissions(&self, channel: u64) -> u64 {
        let home = self.channels.get(&channel).and_then(|channel| channel.parent).unwrap_or(channel);
        permissions::GRANTED & !self.denied.get(&home).copied().unwrap_or(0)
    }

    /// The direct-message channel of a person, made where it is missing.
    pub fn direct(&mut self, person: u64) -> u64 {
        let known = self.channels.values().find(|channel| channel.owner == Some(person)).map(|channel| channel.id);
        known.unwrap_or_else(|| self.add_channel(1, "", None, Some(person)))
    }

    /// Whether a person can see a channel.
    pub fn sees(&self, person: u64, channel: u64) -> bool {
        let Some(channel) = self.channels.get(&channel) else { return false };
        match channel.owner {
            Some(owner) => owner == person,
            None => self.users.get(&person).is_some_and(|user| user.member),
        }
    }

    /// The message of this nonce that the bot wrote to a channel a short while ago.
    pub fn with_nonce(&self, channel: u64, nonce: &str) -> Option<&Message> {
        let since = self.now() - NONCE_MS;
        self.messages.values().rev().find(|message| {
            message.channel == channel
                && message.author == self.bot
                && message.at >= since
                && message.nonce.as_deref() == Some(nonce)
        })
    }

    /// Stores a message, notifying those whom it pings.
    pub fn post(&mut self, message: Message) {
        let quiet = message.whisper.is_some() || message.flags & (1 << 12) != 0;
        let (channel, id, author) = (message.channel, message.id, message.author);
        let mut notified = message.mentions.clone();
        notified.extend(self.channels.get(&channel).and_then(|channel| channel.owner));
        notified.sort_unstable();
        notified.dedup();
        for person in notified.into_iter().filter(|&person| !quiet && person != author) {
            if self.users.get(&person).is_some_and(|user| !user.bot) && self.sees(person, channel) {
                self.pings.push(Ping { person, channel, message: id });
            }
        }
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.archived = false;
        }
        self.messages.insert(id, message);
    }

    pub fn people(&self) -> Vec<Person> {
        let people = self.users.values().filter(|user| !user.bot);
        people
            .map(|user| Person {
                id: user.id.to_string(),
                name: user.name.clone(),
                member: user.member,
                closed: user.closed,
                locale: user.locale.clone(),
            })
            .collect()
    }

    pub fn messages_for(&self, person: u64, channel: u64) -> Vec<MessageView> {
        if !self.sees(person, channel) {
            return Vec::new();
        }
        let seen = |message: &&Message| message.channel == channel && message.whisper.is_none_or(|only| only == person);
        self.messages.values().filter(seen).map(|message| self.view(message)).collect()
    }

    pub fn view(&self, message: &Message) -> MessageView {
        let author = self.users.get(&message.author);
        let file = |file: &File| FileView {
            name: file.name.clone(),
            description: file.description.clone(),
            url: self.file_url(message, file),
            bytes: Arc::clone(&file.bytes),
        };
        let pinged = self.pings.iter().filter(|ping| ping.message == message.id).map(|ping| ping.person.to_string());
        MessageView {
            id: message.id.to_string(),
            channel: message.channel.to_string(),
            author: author.map_or_else(String::new, |user| user.name.clone()),
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
            thread: self.channels.get(&message.id).map(|thread| thread.id.to_string()),
        }
    }

    pub fn file_url(&self, message: &Message, file: &File) -> String {
        format!("http://{}/attachments/{}/{}/{}", self.address, message.channel, file.id, file.name)
    }
}
