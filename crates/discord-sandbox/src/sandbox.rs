//! The handle with which a program or test controls the sandbox.

use std::io;
use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::gateway::disturb::Changed;
use crate::gateway::{disturb, endpoint};
use crate::live::LiveWorld;
use crate::model::{
    self, GatewaySession, Grant, Logged, Misbehaviour, Ping, RequestLimits, ScheduledEvent, Stall,
    UploadedEmoji, VOICE, World,
};
use crate::people::{self, Act, Impossible, MessageView, Reaction, views};
use crate::server;
use crate::setup::Setup;
use crate::wire::{events, objects};

/// The longest time that [`Sandbox::until`] waits.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running sandbox. Cheap to clone. It ends with [`Sandbox::stop`] or with its runtime.
#[derive(Clone)]
pub struct Sandbox {
    live: LiveWorld,
}

impl Sandbox {
    /// Starts a sandbox on loopback. Fails if the port is taken.
    pub async fn start(setup: Setup) -> io::Result<Sandbox> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, setup.port)).await?;
        let address = listener.local_addr()?;
        let live = LiveWorld::new(address, World::new(&setup, address));
        let served = live.clone();
        tokio::spawn(async move {
            if let Err(error) = server::serve(listener, served).await {
                tracing::error!(%error, "the sandbox stopped serving");
            }
        });
        Ok(Sandbox { live })
    }

    /// The address of the sandbox, `http://127.0.0.1:PORT`. A bot uses it as its API base, a
    /// browser shows the page there.
    pub fn base_url(&self) -> String {
        format!("http://{}", self.live.address())
    }

    /// The bot's token.
    pub fn token(&self) -> String {
        self.live.read().token.clone()
    }

    /// Stops serving and closes every gateway connection.
    pub fn stop(&self) {
        self.live.stop();
    }

    /// The id of a person or the bot, by name in any letter case; `None` if there is no such user.
    pub fn person(&self, name: &str) -> Option<u64> {
        self.live
            .read()
            .users
            .values()
            .find(|user| user.name.eq_ignore_ascii_case(name))
            .map(|user| user.id)
    }

    /// The id of a channel or thread, by its exact name; `None` if there is none.
    pub fn channel(&self, name: &str) -> Option<u64> {
        self.live
            .read()
            .channels
            .values()
            .find(|channel| channel.name == name)
            .map(|channel| channel.id)
    }

    /// The server's id.
    pub fn server(&self) -> u64 {
        self.live.read().guild
    }

    /// The ids and names of a channel's threads, oldest first.
    pub fn threads(&self, channel: u64) -> Vec<(u64, String)> {
        let world = self.live.read();
        let threads = world.channels.values().filter(|other| other.parent == Some(channel));
        threads.map(|thread| (thread.id, thread.name.clone())).collect()
    }

    /// The direct-message channel between a person and the bot, if there is one.
    pub fn direct(&self, person: u64) -> Option<u64> {
        self.live
            .read()
            .channels
            .values()
            .find(|channel| channel.owner == Some(person))
            .map(|channel| channel.id)
    }

    /// The messages a person sees in a channel, oldest first, ephemeral ones included.
    pub fn messages(&self, person: u64, channel: u64) -> Vec<MessageView> {
        views::messages(&self.live.read(), person, channel)
    }

    /// All pings, oldest first.
    pub fn pings(&self) -> Vec<Ping> {
        self.live.read().pings.clone()
    }

    /// The log of the bot's requests, oldest first; empty without [`Setup::log`].
    pub fn requests(&self) -> Vec<Logged> {
        self.live.read().requests.clone()
    }

    /// The bot's commands, as Discord stores them.
    pub fn commands(&self) -> Vec<serde_json::Value> {
        self.live.read().commands.clone()
    }

    /// The names of the application's emoji, oldest first.
    pub fn emoji(&self) -> Vec<String> {
        self.live.read().emoji.iter().map(|one| one.name.clone()).collect()
    }

    /// Gives the application an emoji of this name. `bytes` is a PNG file.
    pub fn add_emoji(&self, name: &str, bytes: &[u8]) {
        self.live.change(|world| {
            let (id, name, bytes) = (world.id(), name.to_owned(), Arc::from(bytes));
            world.emoji.push(UploadedEmoji { id, name, kind: "image/png", bytes });
        });
    }

    /// Deletes all emoji of the application, as its owner can on Discord's website.
    pub fn delete_emoji(&self) {
        self.live.change(|world| world.emoji.clear());
    }

    /// The number of requests of the bot that are being served.
    pub fn in_flight(&self) -> usize {
        self.live.read().in_flight
    }

    /// The number of gateway connections with a session.
    pub fn connections(&self) -> usize {
        self.live.read().sessions.values().filter(|session| session.out.is_some()).count()
    }

    /// The number of gateway sessions, those without a connection included.
    pub fn sessions(&self) -> usize {
        self.live.read().sessions.len()
    }

    /// Moves the clock ahead, in ms. Tokens of interactions get older, and timed faults may end.
    pub fn advance(&self, by: i64) {
        self.live.change(|world| world.advance(by));
    }

    /// A receiver of the ms by which the clock was moved ahead, for another clock that follows this
    /// one.
    pub fn ahead(&self) -> watch::Receiver<i64> {
        self.live.read().ahead()
    }

    /// Shows or hides message content to a bot that asked for it.
    pub fn show_content(&self, shown: bool) {
        self.live.change(|world| world.content_shown = shown);
    }

    /// Opens or closes a person's direct messages from the bot.
    pub fn set_direct_messages(&self, person: u64, open: bool) {
        self.live.change(|world| {
            if let Some(user) = world.users.get_mut(&person) {
                user.closed = !open;
            }
        });
    }

    /// Removes a person from the server.
    pub fn leave(&self, person: u64) {
        self.live.change(|world| {
            if let Some(user) = world.users.get_mut(&person) {
                user.member = false;
            }
        });
    }

    /// Puts a person who left the server back into it.
    pub fn come_back(&self, person: u64) {
        self.live.change(|world| {
            if let Some(user) = world.users.get_mut(&person) {
                user.member = true;
            }
        });
    }

    /// Gives a person the server's role. Returns the role's id.
    pub fn give_role(&self, person: u64) -> u64 {
        self.live.change(|world| {
            if let Some(user) = world.users.get_mut(&person) {
                user.has_role = true;
            }
            world.role
        })
    }

    /// Lets every member use every command that the bot has now, whatever permissions it asks for.
    /// At Discord moderators can do this.
    pub fn let_everybody_use_commands(&self) {
        self.live.change(|world| {
            for command in &mut world.commands {
                command["default_member_permissions"] = serde_json::Value::Null;
            }
        });
    }

    /// Denies the bot these permissions (Discord's bits) in a channel and its threads. For a
    /// server, only the list of the bot's servers shows them. They replace those denied before; 0
    /// denies none.
    pub fn deny(&self, channel: u64, permissions: u64) {
        self.live.change(|world| {
            world.denied.insert(channel, permissions);
        });
        disturb::change(&self.live, Changed::Channel(channel));
    }

    /// Lets the bot make entries in the server's list of events, or no longer. At first it may not.
    pub fn permit_scheduling(&self, permitted: bool) {
        self.live.change(|world| world.may_schedule = permitted);
    }

    /// The name, the start and the place of each entry in the server's list of events.
    pub fn scheduled_events(&self) -> Vec<[String; 3]> {
        let world = self.live.read();
        let entry =
            |one: &ScheduledEvent| [one.name.clone(), one.times[0].clone(), one.place.clone()];
        world.events.iter().map(entry).collect()
    }

    /// Deletes all entries from the server's list of events, as a moderator does.
    pub fn clear_scheduled_events(&self) {
        self.live.change(|world| world.events.clear());
    }

    /// Sends the bot the event of a change in the server that may affect the bot's permissions.
    pub fn change(&self, what: Changed) {
        disturb::change(&self.live, what);
    }

    /// Makes files that people upload in modals unavailable (true) or available again (false).
    pub fn lose_uploads(&self, lost: bool) {
        self.live.change(|world| world.uploads_lost = lost);
    }

    /// The application's client secret, with which it exchanges codes of Discord's sign-in.
    pub fn client_secret(&self) -> String {
        self.live.read().sign_ins.secret.clone()
    }

    /// Returns a code with which the application learns who this person is, as Discord's client
    /// gives it to an Activity. `scopes` are what the person permits.
    pub fn sign_in(&self, person: u64, scopes: &[&str]) -> String {
        self.sign_in_at(person, scopes, "")
    }

    /// Returns a code as Discord's website gives it, which leads back to this address.
    pub fn sign_in_at(&self, person: u64, scopes: &[&str], back: &str) -> String {
        self.live.change(|world| {
            let (code, now) = (world.random(), world.now());
            let scopes = scopes.iter().map(|&scope| scope.to_owned()).collect();
            let grant = Grant { user: person, scopes, back: back.to_owned() };
            world.sign_ins.add_code(&code, grant, now);
            code
        })
    }

    /// The records by which servers give roles, as the application registered them.
    pub fn role_records(&self) -> Vec<serde_json::Value> {
        self.live.read().sign_ins.role_records.clone()
    }

    /// The figures that the application last sent about a person; `None` if it sent none.
    pub fn linked_role(&self, person: u64) -> Option<serde_json::Value> {
        self.live.read().sign_ins.roles.get(&person).cloned()
    }

    /// Enables the application's Activity. Discord then adds a command that opens it.
    pub fn enable_activity(&self) {
        self.live.change(|world| {
            world.activity = true;
            let id = world.id().to_string();
            let bot = world.bot.to_string();
            world.commands.push(serde_json::json!({
                "id": id, "application_id": bot, "version": id, "type": 4, "handler": 2, "name": "launch",
                "name_localizations": null, "description": "Launch an Activity", "description_localizations": null,
                "integration_types": [0, 1], "contexts": [0, 1, 2], "default_member_permissions": null, "nsfw": false,
            }));
        });
    }

    /// Puts the bot into this many more servers, which have nothing but an id. A second call
    /// replaces these servers.
    pub fn add_servers(&self, servers: u64) {
        self.live.change(|world| world.elsewhere = servers);
    }

    /// Adds a second server with this name, one channel, and these members. A moderator among them
    /// manages it, too. Returns the channel's id. A second call replaces the server.
    pub fn add_annex(&self, name: &str, channel: &str, members: &[u64]) -> u64 {
        self.live.change(|world| world.add_annex(name, channel, members))
    }

    /// Removes the bot from the second server.
    pub fn expel_from_annex(&self) {
        self.live.change(|world| {
            if let Some(annex) = &mut world.annex {
                annex.expelled = true;
            }
        });
    }

    /// Removes a person from the second server.
    pub fn leave_annex(&self, person: u64) {
        self.live.change(|world| {
            if let Some(annex) = &mut world.annex {
                annex.members.remove(&person);
            }
        });
    }

    /// Adds a voice channel, which has a chat without threads. Returns its id.
    pub fn add_voice_channel(&self, name: &str) -> u64 {
        self.live.change(|world| world.add_channel(VOICE, name, None, None))
    }

    /// Adds a forum with tags. Each tag is a name, and true if only moderators may give it.
    /// `required` is true if each post needs a tag. Returns the forum's id.
    pub fn add_forum(&self, name: &str, tags: &[(&str, bool)], required: bool) -> u64 {
        self.live.change(|world| world.add_forum(name, tags, required))
    }

    /// The names of the tags of a post, in order; empty if the channel is no post.
    pub fn tags(&self, post: u64) -> Vec<String> {
        objects::applied_tags(&self.live.read(), post)
    }

    /// Deletes a channel with its threads, or a thread, and sends the bot the event. Does nothing
    /// if there is no channel of this id.
    pub fn remove(&self, channel: u64) {
        self.live.change(|world| {
            let Some(gone) = world.channels.get(&channel).map(|channel| objects::channel(world, channel)) else { return };
            let kind = if gone["thread_metadata"].is_null() { "CHANNEL_DELETE" } else { "THREAD_DELETE" };
            let gone = match kind {
                "THREAD_DELETE" => serde_json::json!({
                    "id": gone["id"], "guild_id": gone["guild_id"], "parent_id": gone["parent_id"], "type": gone["type"],
                }),
                _ => gone,
            };
            world.remove_channel(channel);
            events::dispatch(world, kind, &gone);
        });
    }

    /// Makes requests fail as the misbehaviour says, until its count is used up.
    pub fn misbehave(&self, misbehaviour: Misbehaviour) {
        self.live.change(|world| world.add_misbehaviour(misbehaviour, None));
    }

    /// Makes requests fail as the misbehaviour says, for at most this many ms of the sandbox's
    /// clock.
    pub fn misbehave_for(&self, misbehaviour: Misbehaviour, ms: i64) {
        self.live.change(|world| world.add_misbehaviour(misbehaviour, Some(ms)));
    }

    /// Keeps Discord's limits from now on: this many requests a second, and the limits of single
    /// routes.
    pub fn limit(&self, requests: usize) {
        self.live.change(|world| world.limits = Some(RequestLimits::new(requests)));
    }

    /// Returns the number of requests that counted against the limits, and the number of those that
    /// came too soon.
    pub fn limit_counts(&self) -> (u64, u64) {
        self.live.read().limits.as_ref().map_or((0, 0), |limits| (limits.counted, limits.limited))
    }

    /// Stalls the `nth` request that matches (the first is 1) before it takes effect, or after it
    /// if `after` is true. It waits until the stall is released or dropped.
    pub fn stall(&self, method: &str, path: &str, nth: u32, after: bool) -> Stall {
        let (stall, rule) = model::stall(method, path, nth, after);
        self.live.change(|world| world.faults.push(rule));
        stall
    }

    /// Calls `find` now and at every change until it returns a value. Fails after 30 s with a
    /// sentence that names `what` was awaited.
    pub async fn until<T>(
        &self,
        what: &str,
        mut find: impl FnMut(&Sandbox) -> Option<T>,
    ) -> Result<T, String> {
        let mut changes = self.live.changes();
        let found = async {
            loop {
                changes.borrow_and_update();
                if let Some(found) = find(self) {
                    return found;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        tokio::time::timeout(PATIENCE, found)
            .await
            .map_err(|_| format!("timed out waiting for {what}"))
    }

    /// Performs an act of a person. If the act is an interaction, waits for the answer until the
    /// time is up. Fails if Discord's client does not allow the act.
    pub async fn act(&self, person: u64, act: Act) -> Result<Reaction, Impossible> {
        people::act(&self.live, person, act).await
    }

    /// The application's public key, in hexadecimal digits.
    pub fn public_key(&self) -> String {
        endpoint::public_key(&self.live.read())
    }

    /// Signs a body as Discord does, at the present time. Returns the timestamp and the signature.
    pub fn sign(&self, body: &str) -> (String, String) {
        endpoint::sign(&self.live.read(), body)
    }

    /// Posts interactions to `/interactions` at this address, such as `127.0.0.1:8080`, instead of
    /// sending them over the gateway. Like Discord it fails if the endpoint does not answer a ping,
    /// or does not refuse a wrong signature.
    pub async fn send_interactions_to(&self, address: &str) -> Result<(), String> {
        endpoint::connect(&self.live, address).await
    }

    /// Asks every gateway connection to reconnect and resume (op 7).
    pub fn ask_to_reconnect(&self) {
        disturb::ask_to_reconnect(&self.live);
    }

    /// Tells every gateway connection that its session is invalid (op 9), and whether it can be
    /// resumed. If not, all sessions are forgotten.
    pub fn invalidate(&self, resumable: bool) {
        disturb::invalidate(&self.live, resumable);
    }

    /// Closes every gateway connection with this close code.
    pub fn drop_connections(&self, code: u16) {
        disturb::drop_connections(&self.live, code);
    }

    /// Makes the gateway close each connection that identifies or resumes (true), or serve it
    /// (false).
    pub fn shut_gateway(&self, shuts: bool) {
        self.live.change(|world| world.shuts = shuts);
    }

    /// Returns the number of sessions that were resumed.
    pub fn resume_count(&self) -> usize {
        self.live.read().resumed
    }

    /// Returns the number of connections that the gateway closed while it was shut.
    pub fn shut_out_count(&self) -> usize {
        self.live.read().shut_out
    }

    /// Sends the latest event of every session again.
    pub fn repeat_last_event(&self) {
        disturb::repeat_last_event(&self.live);
    }

    /// Makes every session send each of its events twice (true) or once (false).
    pub fn repeat_events(&self, twice: bool) {
        self.live
            .change(|world| world.sessions.values_mut().for_each(|session| session.twice = twice));
    }

    /// Makes every session send its next event after the one that follows it.
    pub fn swap_next_events(&self) {
        let delay = |session: &mut GatewaySession| session.late = true;
        self.live.change(|world| world.sessions.values_mut().for_each(delay));
    }

    /// Adds the bot to the server. If it is there already, it gets the event again.
    pub fn invite(&self) {
        disturb::invite(&self.live);
    }

    /// Removes the bot from the server.
    pub fn expel(&self) {
        disturb::expel(&self.live);
    }
}
