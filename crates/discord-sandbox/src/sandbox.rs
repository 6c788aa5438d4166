//! The sandbox as a program or test holds it.

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
    self, GatewaySession, Logged, Misbehaviour, Ping, RequestLimits, Stall, UploadedEmoji, VOICE,
    World,
};
use crate::people::{self, Act, Impossible, MessageView, Reaction, views};
use crate::server;
use crate::setup::Setup;
use crate::wire::{events, objects};

/// The time that [`Sandbox::until`] waits.
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

    /// The address of the sandbox, `http://127.0.0.1:PORT`: the bot's API base, and the page in a
    /// browser.
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

    /// The id of a person or the bot, by name in any case.
    pub fn person(&self, name: &str) -> Option<u64> {
        self.live
            .read()
            .users
            .values()
            .find(|user| user.name.eq_ignore_ascii_case(name))
            .map(|user| user.id)
    }

    /// The id of a channel or thread, by name.
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

    /// Gives the application an emoji of this name: the bytes of a PNG file.
    pub fn add_emoji(&self, name: &str, bytes: &[u8]) {
        self.live.change(|world| {
            let (id, name, bytes) = (world.id(), name.to_owned(), Arc::from(bytes));
            world.emoji.push(UploadedEmoji { id, name, kind: "image/png", bytes });
        });
    }

    /// Deletes all emoji of the application, as its owner can on Discord's page.
    pub fn delete_emoji(&self) {
        self.live.change(|world| world.emoji.clear());
    }

    /// The number of requests being served.
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

    /// Moves the clock ahead, in ms. Tokens age and faults end.
    pub fn advance(&self, by: i64) {
        self.live.change(|world| world.advance(by));
    }

    /// The ms by which the clock was moved ahead, for a clock that follows.
    pub fn ahead(&self) -> watch::Receiver<i64> {
        self.live.read().ahead()
    }

    /// Shows or hides message content from a bot that asked for it.
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

    /// Lets a person who left the server come back.
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

    /// Lets every member use every command, as moderators can at Discord whatever permissions the
    /// command asks for.
    pub fn let_everybody_use_commands(&self) {
        self.live.change(|world| {
            for command in &mut world.commands {
                command["default_member_permissions"] = serde_json::Value::Null;
            }
        });
    }

    /// Denies the bot permissions (Discord's bits) in a channel or server; 0 denies none.
    pub fn deny(&self, channel: u64, permissions: u64) {
        self.live.change(|world| {
            world.denied.insert(channel, permissions);
        });
        disturb::change(&self.live, Changed::Channel(channel));
    }

    /// Sends an event that something changed in the server which may concern what the bot may do.
    pub fn change(&self, what: Changed) {
        disturb::change(&self.live, what);
    }

    /// Gives out no file that people upload in modals, or does again.
    pub fn lose_uploads(&self, lost: bool) {
        self.live.change(|world| world.uploads_lost = lost);
    }

    /// Switches the application's Activity on, for which Discord makes a command of its own.
    pub fn enable_activity(&self) {
        self.live.change(|world| {
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

    /// Adds a voice channel, which has a chat without threads. Returns its id.
    pub fn add_voice_channel(&self, name: &str) -> u64 {
        self.live.change(|world| world.add_channel(VOICE, name, None, None))
    }

    /// Adds a forum with tags, each with its name and true if only moderators give it. `required`
    /// is true if each post needs a tag. Returns the forum's id.
    pub fn add_forum(&self, name: &str, tags: &[(&str, bool)], required: bool) -> u64 {
        self.live.change(|world| world.add_forum(name, tags, required))
    }

    /// The names of the tags of a post, in order.
    pub fn tags(&self, post: u64) -> Vec<String> {
        objects::applied_tags(&self.live.read(), post)
    }

    /// Deletes a channel with its threads, or a thread, and tells the bot. Does nothing if there is
    /// none of this id.
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

    /// Strikes requests with a fault.
    pub fn misbehave(&self, misbehaviour: Misbehaviour) {
        self.live.change(|world| world.add_misbehaviour(misbehaviour, None));
    }

    /// Strikes requests with a fault for a time, in ms.
    pub fn misbehave_for(&self, misbehaviour: Misbehaviour, ms: i64) {
        self.live.change(|world| world.add_misbehaviour(misbehaviour, Some(ms)));
    }

    /// Keeps Discord's limits of requests from now on: this many a second, and those of routes.
    pub fn limit(&self, requests: usize) {
        self.live.change(|world| world.limits = Some(RequestLimits::new(requests)));
    }

    /// Returns the number of requests that counted against the limits, and how many of them came
    /// too soon.
    pub fn limit_counts(&self) -> (u64, u64) {
        self.live.read().limits.as_ref().map_or((0, 0), |limits| (limits.counted, limits.limited))
    }

    /// Stalls the `nth` matching request from now on (the first is 1), before or after it takes
    /// effect, until the stall is released or dropped.
    pub fn stall(&self, method: &str, path: &str, nth: u32, after: bool) -> Stall {
        let (stall, rule) = model::stall(method, path, nth, after);
        self.live.change(|world| world.faults.push(rule));
        stall
    }

    /// Waits until `find` finds something, and calls it again at every change. After 30 s it fails
    /// with a sentence that names `what` it waited for.
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

    /// Acts as a person. Waits for the answer to an interaction until the time is up. Fails if
    /// Discord's client does not allow the act.
    pub async fn act(&self, person: u64, act: Act) -> Result<Reaction, Impossible> {
        people::act(&self.live, person, act).await
    }

    /// The application's public key, in hexadecimal digits.
    pub fn public_key(&self) -> String {
        endpoint::public_key(&self.live.read())
    }

    /// Signs a body as Discord would now. Returns the timestamp and the signature.
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

    /// Closes every gateway connection with a code.
    pub fn drop_connections(&self, code: u16) {
        disturb::drop_connections(&self.live, code);
    }

    /// Makes the gateway close each connection that identifies or resumes, or serve it again.
    pub fn shut_gateway(&self, shuts: bool) {
        self.live.change(|world| world.shuts = shuts);
    }

    /// Returns the number of sessions that were resumed.
    pub fn resume_count(&self) -> usize {
        self.live.read().resumed
    }

    /// Returns the number of connections a shut gateway closed.
    pub fn shut_out_count(&self) -> usize {
        self.live.read().shut_out
    }

    /// Sends the latest event of every session again.
    pub fn repeat_last_event(&self) {
        disturb::repeat_last_event(&self.live);
    }

    /// Makes every session send its events twice, or once again.
    pub fn repeat_events(&self, twice: bool) {
        self.live
            .change(|world| world.sessions.values_mut().for_each(|session| session.twice = twice));
    }

    /// Makes every session send its next event after the one that follows it.
    pub fn swap_next_events(&self) {
        let delay = |session: &mut GatewaySession| session.late = true;
        self.live.change(|world| world.sessions.values_mut().for_each(delay));
    }

    /// Adds the bot to the server, again if it is there already.
    pub fn invite(&self) {
        disturb::invite(&self.live);
    }

    /// Removes the bot from the server.
    pub fn expel(&self) {
        disturb::expel(&self.live);
    }
}
