//! What is there: people, channels, messages, commands, interactions, pings, and the log of requests.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::time::{SystemTime, UNIX_EPOCH};

use ed25519_dalek::SigningKey;
use rand::RngExt;
use serde_json::Value;
use tokio::sync::watch;

use super::archive::Archive;
use super::faults::Rule;
use super::objects::{Channel, FOREIGN, Interaction, Logged, Message, Ping, User};
use super::permissions;
use super::session::Session;
use super::setup::Setup;

/// Discord's epoch in ms since 1970.
const EPOCH: i64 = 1_420_070_400_000;

/// When everything was made that is there from the start, in ms since 1970: before anything else ever is.
const FIRST: i64 = 1_700_000_000_000;

/// How long a nonce is remembered, in ms.
const NONCE_MS: i64 = 5 * 60 * 1000;

/// How many whispers of one person are kept in one channel: a client does not keep them for ever either.
const WHISPERS: usize = 50;

/// Everything.
pub(super) struct World {
    pub address: SocketAddr,
    pub token: String,
    pub guild: u64,
    /// The server's role for players.
    pub role: u64,
    pub bot: u64,
    /// When the bot was let into the server, in ms since 1970.
    pub joined: i64,
    /// Whether it was put out of the server since.
    pub expelled: bool,
    pub users: BTreeMap<u64, User>,
    pub channels: BTreeMap<u64, Channel>,
    pub messages: Archive,
    pub commands: Vec<Value>,
    pub interactions: HashMap<String, Interaction>,
    pub pings: Vec<Ping>,
    pub requests: Vec<Logged>,
    /// Whether requests are written down.
    pub log: bool,
    /// How many requests there were, and how many of them were refused.
    pub asked: [u64; 2],
    pub sessions: BTreeMap<String, Session>,
    /// What the application's signatures are made with.
    pub key: SigningKey,
    /// Whether the gateway closes each connection as soon as it is told who it is, and how often it did.
    pub shuts: bool,
    pub shut_out: usize,
    /// How often a session went on over another connection.
    pub resumed: usize,
    /// Where interactions are posted; none while they go over the gateway.
    pub endpoint: Option<String>,
    /// Interactions that are to be posted.
    pub unposted: Vec<String>,
    pub faults: Vec<Rule>,
    pub denied: HashMap<u64, u64>,
    /// Servers besides the one that is modelled, of which nothing is known but that the bot is in them.
    pub elsewhere: u64,
    pub in_flight: usize,
    /// Whether the portal lets the bot ask for message content.
    pub message_content: bool,
    /// Whether it is shown to a bot that asked for it.
    pub content_shown: bool,
    /// The time that stands still; none goes by the machine's.
    time: Option<i64>,
    /// How far time was moved on, in ms.
    ahead: watch::Sender<i64>,
    count: u64,
    /// When everything is made that is there from the start, in ms since 1970.
    first: Option<i64>,
}

impl World {
    pub fn new(setup: &Setup, address: SocketAddr) -> World {
        let mut world = World {
            address,
            token: String::new(),
            guild: 0,
            role: 0,
            bot: 0,
            joined: FIRST,
            expelled: false,
            users: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: Archive::default(),
            commands: Vec::new(),
            interactions: HashMap::new(),
            pings: Vec::new(),
            requests: Vec::new(),
            log: setup.log,
            asked: [0; 2],
            sessions: BTreeMap::new(),
            key: SigningKey::from_bytes(&chance()),
            shuts: false,
            shut_out: 0,
            resumed: 0,
            endpoint: None,
            unposted: Vec::new(),
            faults: Vec::new(),
            denied: HashMap::new(),
            elsewhere: 0,
            in_flight: 0,
            message_content: setup.message_content,
            content_shown: setup.content_shown,
            time: setup.time,
            ahead: watch::Sender::new(0),
            count: 0,
            first: None,
        };
        // Who and what is there from the start is the same in every sandbox, so that a kept database knows them again.
        world.first = Some(FIRST);
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
        world.first = None;
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

    /// So many more people of the server; their ids.
    pub fn people_join(&mut self, count: usize) -> Vec<u64> {
        let known = self.users.len();
        (0..count).map(|n| self.person(&format!("Person{}", known + n), false, true, false)).collect()
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
        let machine = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
        self.time.unwrap_or_else(machine) + *self.ahead.borrow()
    }

    /// Whether time stands still until somebody moves it on.
    pub fn stands_still(&self) -> bool {
        self.time.is_some()
    }

    /// Moves time on; it never goes back.
    pub fn advance(&self, by: i64) {
        self.ahead.send_modify(|ahead| *ahead += by.max(0));
    }

    /// How far time was moved on, for whoever is to follow.
    pub fn ahead(&self) -> watch::Receiver<i64> {
        self.ahead.subscribe()
    }

    /// A fresh snowflake, growing with time.
    pub fn id(&mut self) -> u64 {
        self.count += 1;
        ((self.first.unwrap_or_else(|| self.now()) - EPOCH) as u64) << 22 | (self.count & 0x3F_FFFF)
    }

    /// Random letters, for tokens.
    #[expect(clippy::disallowed_methods, reason = "it stands alone, with chance of its own")]
    pub fn random(&self) -> String {
        let mut random = rand::rng();
        (0..24).map(|_| char::from(b'a' + random.random_range(0..26))).collect()
    }

    /// Whether the bot is not in a channel, so that only people who brought it along can use it there.
    pub fn is_foreign(&self, channel: u64) -> bool {
        let foreign = |channel: &Channel| channel.kind == FOREIGN || self.expelled && channel.owner.is_none();
        self.channels.get(&channel).is_some_and(foreign)
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
        self.messages.with_nonce(channel, nonce).filter(|message| message.author == self.bot && message.at >= since)
    }

    /// Stores a message, notifying those whom it pings.
    pub fn post(&mut self, mut message: Message) {
        let quiet = message.whisper.is_some() || message.flags & (1 << 12) != 0;
        let (channel, id, author, whisper) = (message.channel, message.id, message.author, message.whisper);
        let mut notified = message.mentions.clone();
        notified.extend(self.channels.get(&channel).and_then(|channel| channel.owner));
        notified.sort_unstable();
        notified.dedup();
        for person in notified.into_iter().filter(|&person| !quiet && person != author) {
            if self.users.get(&person).is_some_and(|user| !user.bot) && self.sees(person, channel) {
                self.pings.push(Ping { person, channel, message: id });
                message.pinged.push(person);
            }
        }
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.archived = false;
        }
        self.messages.insert(message);
        if whisper.is_some() {
            let alike = self.messages.of(channel).filter(|other| other.whisper == whisper);
            let oldest = alike.rev().nth(WHISPERS).map(|message| message.id);
            if let Some(oldest) = oldest {
                self.messages.remove(oldest);
            }
        }
    }
}

/// What a key is made of.
#[expect(clippy::disallowed_methods, reason = "it stands alone, with chance of its own")]
fn chance() -> [u8; 32] {
    rand::rng().random()
}
