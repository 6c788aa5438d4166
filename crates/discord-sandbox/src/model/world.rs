//! All data of the sandbox, and the few rules that hold wherever the data changes.

use std::collections::{BTreeMap, HashMap};
use std::net::SocketAddr;
use std::time::{SystemTime, UNIX_EPOCH};

use ed25519_dalek::SigningKey;
use rand::RngExt;
use serde_json::Value;
use tokio::sync::watch;

use super::annex::Annex;
use super::archive::Archive;
use super::faults::{FaultRule, Misbehaviour};
use super::limits::RequestLimits;
use super::objects::{
    Channel, ChannelTags, FOREIGN, FORUM, File, Interaction, Logged, Message, Ping, ScheduledEvent,
    Tag, UploadedEmoji, User,
};
use super::permissions;
use super::session::GatewaySession;
use super::sign_in::SignIns;
use crate::setup::{ServerStanding, Setup, Someone, Welcome};

/// Discord's epoch in ms since 1970.
const EPOCH: i64 = 1_420_070_400_000;

/// The time at which the server, its channels and its people were made, in ms since 1970.
const FIRST: i64 = 1_700_000_000_000;

/// The time for which Discord remembers a nonce, in ms.
const NONCE_MS: i64 = 5 * 60 * 1000;

/// The usual number of ephemeral messages that a person sees in a channel. When there are more, an
/// older one is removed, as a real client forgets it.
const WHISPERS: usize = 50;

/// The age that an ephemeral message has before it is removed, in ms. An answer to a younger one
/// may still come.
const FRESH_MS: i64 = 60 * 1000;

/// Everything that the sandbox holds: one server, people, messages, and the sessions of the bot.
pub(crate) struct World {
    pub address: SocketAddr,
    pub token: String,
    pub guild: u64,
    /// The server's name.
    pub server: String,
    /// The id of the server's only role.
    pub role: u64,
    pub role_name: String,
    pub bot: u64,
    /// The bot's picture on the page, as SVG.
    pub picture: Option<String>,
    pub welcome: Option<Welcome>,
    /// The time at which the bot joined the server, in ms since 1970.
    pub joined: i64,
    /// True if the bot was removed from the server.
    pub expelled: bool,
    pub users: BTreeMap<u64, User>,
    pub channels: BTreeMap<u64, Channel>,
    pub messages: Archive,
    pub commands: Vec<Value>,
    /// True if the application has an Activity.
    pub activity: bool,
    /// People who signed in at Discord for the application.
    pub sign_ins: SignIns,
    /// The application's emoji, oldest first.
    pub emoji: Vec<UploadedEmoji>,
    pub interactions: HashMap<String, Interaction>,
    pub pings: Vec<Ping>,
    pub requests: Vec<Logged>,
    /// True if requests are kept in `requests`.
    pub log: bool,
    /// The number of requests of the bot so far.
    pub served: u64,
    /// The number of requests that were refused.
    pub refused: u64,
    pub sessions: BTreeMap<String, GatewaySession>,
    /// The key that signs interactions over HTTP.
    pub key: SigningKey,
    /// True if the gateway closes each connection that identifies or resumes.
    pub shuts: bool,
    /// The number of connections that the gateway closed while `shuts` was true.
    pub shut_out: usize,
    /// The number of sessions that were resumed.
    pub resumed: usize,
    /// The address interactions are posted to; `None` sends them over the gateway.
    pub endpoint: Option<String>,
    /// The files that people uploaded in modals, by id.
    pub uploads: BTreeMap<u64, File>,
    /// True if uploaded files cannot be fetched.
    pub uploads_lost: bool,
    /// The bodies of interactions that wait to be posted to the endpoint.
    pub unposted: Vec<String>,
    pub faults: Vec<FaultRule>,
    /// Discord's limits of requests; `None` keeps no limits.
    pub limits: Option<RequestLimits>,
    /// The permissions that the bot lacks (Discord's bits), by channel or server.
    pub denied: HashMap<u64, u64>,
    /// True if the bot may make entries in the server's list of events.
    pub may_schedule: bool,
    /// The server's list of events.
    pub events: Vec<ScheduledEvent>,
    /// The number of further servers the bot is in. They have nothing but an id.
    pub elsewhere: u64,
    /// A second server of the bot, with a channel and people; `None` if there is none.
    pub annex: Option<Annex>,
    pub in_flight: usize,
    /// True if the application may ask for message content.
    pub message_content: bool,
    /// True if a bot that asked for message content gets it.
    pub content_shown: bool,
    /// The time at which the clock is stopped, in ms since 1970; `None` follows the machine's
    /// clock.
    time: Option<i64>,
    /// The ms by which the clock was moved ahead.
    ahead: watch::Sender<i64>,
    count: u64,
    /// The time from which ids are made while the world is set up, in ms since 1970; later `None`.
    first: Option<i64>,
}

impl World {
    pub fn new(setup: &Setup, address: SocketAddr) -> World {
        let mut world = World {
            address,
            token: String::new(),
            guild: 0,
            server: setup.server.clone(),
            role: 0,
            role_name: setup.role.clone(),
            bot: 0,
            picture: setup.picture.clone(),
            welcome: setup.welcome.clone(),
            joined: FIRST,
            expelled: false,
            users: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: Archive::default(),
            commands: Vec::new(),
            activity: false,
            sign_ins: SignIns::default(),
            emoji: Vec::new(),
            interactions: HashMap::new(),
            pings: Vec::new(),
            requests: Vec::new(),
            log: setup.log,
            served: 0,
            refused: 0,
            sessions: BTreeMap::new(),
            key: SigningKey::from_bytes(&random_bytes()),
            shuts: false,
            shut_out: 0,
            resumed: 0,
            endpoint: None,
            uploads: BTreeMap::new(),
            uploads_lost: false,
            unposted: Vec::new(),
            faults: Vec::new(),
            limits: setup.limit.map(RequestLimits::new),
            denied: HashMap::new(),
            may_schedule: false,
            events: Vec::new(),
            elsewhere: 0,
            annex: None,
            in_flight: 0,
            message_content: setup.message_content,
            content_shown: setup.content_shown,
            time: setup.time,
            ahead: watch::Sender::new(0),
            count: 0,
            first: None,
        };
        // The same setup gives the same ids, so that a kept database knows everyone again.
        world.first = Some(FIRST);
        world.token = format!("sandbox.{}.{}", world.random(), world.random());
        world.sign_ins.secret = world.random();
        world.guild = world.id();
        world.bot = world.add_user(&setup.bot, true, ServerStanding::Member);
        for Someone { name, standing } in &setup.people {
            world.add_user(name, false, *standing);
        }
        for name in &setup.channels {
            world.add_channel(0, name, None, None);
        }
        world.role = world.id();
        world.add_channel(FOREIGN, "elsewhere", None, None);
        for name in &setup.forums {
            world.add_forum(name, &[], false);
        }
        world.first = None;
        world
    }

    fn add_user(&mut self, name: &str, bot: bool, standing: ServerStanding) -> u64 {
        let id = self.id();
        let name = name.to_owned();
        let locale = "en-US".to_owned();
        let member = standing != ServerStanding::Outsider;
        let moderator = standing == ServerStanding::Moderator;
        let user =
            User { id, name, bot, locale, closed: false, member, moderator, has_role: false };
        self.users.insert(id, user);
        id
    }

    /// Adds members to the server. Returns their ids.
    pub fn add_members(&mut self, count: usize) -> Vec<u64> {
        let known = self.users.len();
        let name = |n| format!("Person{}", known + n);
        (0..count).map(|n| self.add_user(&name(n), false, ServerStanding::Member)).collect()
    }

    /// Adds a channel under a new id: a thread in the channel `parent`, the direct messages of a
    /// person `owner`, or a channel of the server or a group if both are `None`. Returns the id.
    pub fn add_channel(
        &mut self,
        kind: u8,
        name: &str,
        parent: Option<u64>,
        owner: Option<u64>,
    ) -> u64 {
        let id = self.id();
        self.put_channel(id, kind, name, parent, owner);
        id
    }

    /// The id of the category that holds the server's channels. No message can be written there.
    pub fn category(&self) -> u64 {
        self.guild - 1
    }

    /// Adds a channel or thread with a given id.
    pub fn put_channel(
        &mut self,
        id: u64,
        kind: u8,
        name: &str,
        parent: Option<u64>,
        owner: Option<u64>,
    ) {
        let name = name.to_owned();
        let channel = Channel {
            id,
            kind,
            name,
            parent,
            owner,
            archived: false,
            locked: false,
            auto_archive: 1440,
            tags: ChannelTags::None,
        };
        self.channels.insert(id, channel);
    }

    /// Adds a forum with tags. Each tag is a name, and true if only moderators may give it.
    /// `required` is true if each post needs a tag. Returns the forum's id.
    pub fn add_forum(&mut self, name: &str, tags: &[(&str, bool)], required: bool) -> u64 {
        let forum = self.add_channel(FORUM, name, None, None);
        let tag = |&(name, moderated): &(&str, bool)| {
            let name = name.to_owned();
            Tag { id: self.id(), name, moderated }
        };
        let offered = ChannelTags::Offered(tags.iter().map(tag).collect(), required);
        if let Some(channel) = self.channels.get_mut(&forum) {
            channel.tags = offered;
        }
        forum
    }

    /// Removes a channel and its threads.
    pub fn remove_channel(&mut self, channel: u64) {
        self.channels.retain(|id, other| *id != channel && other.parent != Some(channel));
    }

    /// The time of the sandbox's clock, in ms since 1970.
    #[expect(clippy::disallowed_methods, reason = "the sandbox has its own clock")]
    pub fn now(&self) -> i64 {
        let machine = || {
            SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
        };
        self.time.unwrap_or_else(machine) + *self.ahead.borrow()
    }

    /// Returns true if the sandbox's clock is stopped. It then moves only by the time controls.
    pub fn stands_still(&self) -> bool {
        self.time.is_some()
    }

    /// Moves the clock ahead by this many ms. A negative number has no effect.
    pub fn advance(&self, by: i64) {
        self.ahead.send_modify(|ahead| *ahead += by.max(0));
    }

    /// A receiver of the ms by which the clock was moved ahead, for another clock that follows this
    /// one.
    pub fn ahead(&self) -> watch::Receiver<i64> {
        self.ahead.subscribe()
    }

    /// Makes a new snowflake id, larger than every earlier one.
    pub fn id(&mut self) -> u64 {
        self.count += 1;
        ((self.first.unwrap_or_else(|| self.now()) - EPOCH) as u64) << 22 | (self.count & 0x3F_FFFF)
    }

    /// Makes a text of 24 random letters, for tokens and ids of sessions.
    #[expect(clippy::disallowed_methods, reason = "the sandbox has its own randomness")]
    pub fn random(&self) -> String {
        let mut random = rand::rng();
        (0..24).map(|_| char::from(b'a' + random.random_range(0..26))).collect()
    }

    /// Returns true if the bot is not in a channel, so that only its commands work there, and only
    /// for people who installed it.
    pub fn is_foreign(&self, channel: u64) -> bool {
        let foreign = |channel: &Channel| channel.kind == FOREIGN || self.is_expelled_from(channel);
        self.channels.get(&channel).is_some_and(foreign)
    }

    /// Returns the second server if a channel, or the channel of a thread, is in it.
    pub fn annex_with(&self, channel: u64) -> Option<&Annex> {
        let home =
            self.channels.get(&channel).and_then(|channel| channel.parent).unwrap_or(channel);
        self.annex.as_ref().filter(|annex| annex.channel == home)
    }

    /// The id of the server of a channel; that of the first server for all other channels.
    pub fn guild_of(&self, channel: u64) -> u64 {
        self.annex_with(channel).map_or(self.guild, |annex| annex.guild)
    }

    /// Adds the second server with one channel and these members. Returns the channel's id.
    pub fn add_annex(&mut self, name: &str, channel: &str, members: &[u64]) -> u64 {
        let guild = self.id();
        let channel = self.add_channel(0, channel, None, None);
        let members = members.iter().copied().collect();
        self.annex =
            Some(Annex { guild, name: name.to_owned(), channel, members, expelled: false });
        channel
    }

    /// Returns true if a person is in a server with the bot, which then may write to them.
    pub fn shares_server(&self, user: &User) -> bool {
        let annex = self.annex.as_ref().filter(|annex| !annex.expelled);
        user.member || annex.is_some_and(|annex| annex.members.contains(&user.id))
    }

    /// Returns true if the bot was removed from the server of a channel.
    fn is_expelled_from(&self, channel: &Channel) -> bool {
        match self.annex_with(channel.id) {
            Some(annex) => annex.expelled,
            None => self.expelled && channel.owner.is_none(),
        }
    }

    /// The bot's permissions in a channel, as Discord's bits. A thread has those of its channel.
    pub fn permissions(&self, channel: u64) -> u64 {
        let home =
            self.channels.get(&channel).and_then(|channel| channel.parent).unwrap_or(channel);
        permissions::GRANTED & !self.denied.get(&home).copied().unwrap_or(0)
    }

    /// The id of a person's direct-message channel. Makes the channel if it is missing.
    pub fn direct(&mut self, person: u64) -> u64 {
        let known = self
            .channels
            .values()
            .find(|channel| channel.owner == Some(person))
            .map(|channel| channel.id);
        known.unwrap_or_else(|| self.add_channel(1, "", None, Some(person)))
    }

    /// Returns true if a person can see a channel.
    pub fn sees(&self, person: u64, channel: u64) -> bool {
        let Some(channel) = self.channels.get(&channel) else { return false };
        if let Some(annex) = self.annex_with(channel.id) {
            return annex.members.contains(&person);
        }
        match channel.owner {
            Some(owner) => owner == person,
            None => self.users.get(&person).is_some_and(|user| user.member),
        }
    }

    /// The message with this nonce that the bot wrote to a channel in the last 5 minutes.
    pub fn with_nonce(&self, channel: u64, nonce: &str) -> Option<&Message> {
        let since = self.now() - NONCE_MS;
        self.messages
            .with_nonce(channel, nonce)
            .filter(|message| message.author == self.bot && message.at >= since)
    }

    /// Adds a fault. It ends after `for_ms` ms if given, else only when its count is used up.
    pub fn add_misbehaviour(&mut self, misbehaviour: Misbehaviour, for_ms: Option<i64>) {
        let until = for_ms.map(|ms| self.now() + ms);
        self.faults.push(FaultRule::new(misbehaviour, until));
    }

    /// The address at which a file of a message is served.
    pub fn file_url(&self, message: &Message, file: &File) -> String {
        format!("http://{}/attachments/{}/{}/{}", self.address, message.channel, file.id, file.name)
    }

    /// The address at which a file that was uploaded in a modal is served.
    pub fn upload_url(&self, file: &File) -> String {
        let bot = self.bot;
        format!("http://{}/ephemeral-attachments/{bot}/{}/{}", self.address, file.id, file.name)
    }

    /// Returns true if a person sees a message.
    pub fn sees_message(&self, person: u64, message: &Message) -> bool {
        self.sees(person, message.channel) && message.whisper.is_none_or(|only| only == person)
    }

    /// Stores a message and pings the people it mentions, unless it is ephemeral or silent. In
    /// direct messages it pings the person. An archived thread is opened.
    pub fn post(&mut self, mut message: Message) {
        let quiet = message.whisper.is_some() || message.flags & (1 << 12) != 0;
        let channel = message.channel;
        let id = message.id;
        let author = message.author;
        let whisper = message.whisper;
        let stale = self.now() - FRESH_MS;
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
            let oldest = alike
                .rev()
                .nth(WHISPERS)
                .filter(|message| message.at < stale)
                .map(|message| message.id);
            if let Some(oldest) = oldest {
                self.messages.remove(oldest);
            }
        }
    }
}

/// Returns the bytes of a new random key.
#[expect(clippy::disallowed_methods, reason = "the sandbox has its own randomness")]
fn random_bytes() -> [u8; 32] {
    rand::rng().random()
}
