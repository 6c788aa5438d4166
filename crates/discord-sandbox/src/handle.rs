//! The sandbox as tests and the program hold it.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::faults::{self, Misbehaviour, Rule, Stall};
use super::objects::{Logged, Ping};
use super::views::MessageView;
use super::world::World;

/// How long [`Sandbox::until`] waits before it gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running sandbox. Cheap to clone; it ends with [`Sandbox::stop`] or when the last clone is dropped with its runtime.
#[derive(Clone)]
pub struct Sandbox {
    inner: Arc<Inner>,
}

struct Inner {
    address: SocketAddr,
    world: Mutex<World>,
    version: watch::Sender<u64>,
    stop: CancellationToken,
}

impl Sandbox {
    /// A sandbox that is to be served at an address.
    pub(super) fn new(address: SocketAddr, world: World) -> Sandbox {
        let (version, stop) = (watch::Sender::new(0), CancellationToken::new());
        Sandbox { inner: Arc::new(Inner { address, world: Mutex::new(world), version, stop }) }
    }

    /// Where it is: `http://127.0.0.1:PORT`, for the bot's API base and for a browser.
    pub fn base_url(&self) -> String {
        format!("http://{}", self.inner.address)
    }

    /// The bot's token, made at the start.
    pub fn token(&self) -> String {
        self.world().token.clone()
    }

    /// Stops serving and closes every gateway connection.
    pub fn stop(&self) {
        self.inner.stop.cancel();
    }

    /// Waits until it is stopped.
    pub(super) async fn stopped(&self) {
        self.inner.stop.cancelled().await;
    }

    /// The id of a person by first name, such as `ann`; of the bot by `murus`.
    pub fn person(&self, name: &str) -> Option<u64> {
        self.world().users.values().find(|user| user.name.eq_ignore_ascii_case(name)).map(|user| user.id)
    }

    /// The id of a channel by name, such as `general`.
    pub fn channel(&self, name: &str) -> Option<u64> {
        self.world().channels.values().find(|channel| channel.name == name).map(|channel| channel.id)
    }

    /// The server's id.
    pub fn server(&self) -> u64 {
        self.world().guild
    }

    /// The threads of a channel, oldest first, with their names.
    pub fn threads(&self, channel: u64) -> Vec<(u64, String)> {
        let world = self.world();
        let threads = world.channels.values().filter(|other| other.parent == Some(channel));
        threads.map(|thread| (thread.id, thread.name.clone())).collect()
    }

    /// The direct-message channel between a person and the bot, if there is one.
    pub fn direct(&self, person: u64) -> Option<u64> {
        self.world().channels.values().find(|channel| channel.owner == Some(person)).map(|channel| channel.id)
    }

    /// What a person sees in a channel, oldest first, whispers to that person included.
    pub fn messages(&self, person: u64, channel: u64) -> Vec<MessageView> {
        self.world().messages_for(person, channel)
    }

    /// Every ping so far, in order.
    pub fn pings(&self) -> Vec<Ping> {
        self.world().pings.clone()
    }

    /// Every request of the bot so far, in order.
    pub fn requests(&self) -> Vec<Logged> {
        self.world().requests.clone()
    }

    /// The commands that the bot registered, as Discord stores them.
    pub fn commands(&self) -> Vec<serde_json::Value> {
        self.world().commands.clone()
    }

    /// Requests of the bot that are being served.
    pub fn in_flight(&self) -> usize {
        self.world().in_flight
    }

    /// Gateway connections that are ready.
    pub fn connections(&self) -> usize {
        self.world().sessions.values().filter(|session| session.out.is_some()).count()
    }

    /// Sessions that began at the gateway and can go on.
    pub fn sessions(&self) -> usize {
        self.world().sessions.len()
    }

    /// Moves time on, in ms.
    pub fn advance(&self, by: i64) {
        self.change(|world| world.advance(by));
    }

    /// How far time was moved on, in ms: for a clock that is to follow.
    pub fn ahead(&self) -> watch::Receiver<i64> {
        self.world().ahead()
    }

    /// Shows a bot that asked for message content what people write, or hides it.
    pub fn show_content(&self, shown: bool) {
        self.change(|world| world.content_shown = shown);
    }

    /// Whether a person takes direct messages from the bot.
    pub fn set_direct_messages(&self, person: u64, open: bool) {
        self.change(|world| {
            if let Some(user) = world.users.get_mut(&person) {
                user.closed = !open;
            }
        });
    }

    /// A person leaves the server.
    pub fn leave(&self, person: u64) {
        self.change(|world| {
            if let Some(user) = world.users.get_mut(&person) {
                user.member = false;
            }
        });
    }

    /// Gives a person the server's role for players, whose id this is.
    pub fn give_role(&self, person: u64) -> u64 {
        self.change(|world| {
            if let Some(user) = world.users.get_mut(&person) {
                user.player = true;
            }
            world.role
        })
    }

    /// Those who manage the server let everybody in it use every command, as they can at Discord whatever a command asks for.
    pub fn let_everybody_use_commands(&self) {
        self.change(|world| {
            for command in &mut world.commands {
                command["default_member_permissions"] = serde_json::Value::Null;
            }
        });
    }

    /// Takes permissions (Discord's bits) from the bot in a channel; 0 gives all back.
    pub fn deny(&self, channel: u64, permissions: u64) {
        self.change(|world| {
            world.denied.insert(channel, permissions);
        });
    }

    /// Lets the bot in so many servers more, of which nothing else is known.
    pub fn is_elsewhere(&self, servers: u64) {
        self.change(|world| world.elsewhere = servers);
    }

    /// Takes a channel or a thread away, with everything in it.
    pub fn remove(&self, channel: u64) {
        self.change(|world| {
            let Some(gone) = world.channels.get(&channel).map(|known| world.channel_json(known)) else { return };
            let kind = if gone["parent_id"].is_null() { "CHANNEL_DELETE" } else { "THREAD_DELETE" };
            let gone = match kind {
                "THREAD_DELETE" => serde_json::json!({
                    "id": gone["id"], "guild_id": gone["guild_id"], "parent_id": gone["parent_id"], "type": gone["type"],
                }),
                _ => gone,
            };
            world.channels.remove(&channel);
            world.dispatch(kind, &gone);
        });
    }

    /// Makes it misbehave once or more often, as the rule says.
    pub fn misbehave(&self, rule: Misbehaviour) {
        self.misbehave_for(rule, None);
    }

    /// The same, but forgotten after so many ms.
    pub fn misbehave_for(&self, rule: Misbehaviour, for_ms: Option<i64>) {
        self.change(|world| {
            let until = for_ms.map(|ms| world.now() + ms);
            world.faults.push(Rule::new(rule, until));
        });
    }

    /// Stalls the `nth` request (from 1) that matches from now on, before or after it takes effect, until the stall is released or dropped.
    pub fn stall(&self, method: &str, path: &str, nth: u32, after: bool) -> Stall {
        let (stall, rule) = faults::stall(method, path, nth, after);
        self.change(|world| world.faults.push(rule));
        stall
    }

    /// Waits until something is there to be found, asking again at every change; says what it waited for if that takes too long.
    pub async fn until<T>(&self, what: &str, mut find: impl FnMut(&Sandbox) -> Option<T>) -> Result<T, String> {
        let mut changes = self.inner.version.subscribe();
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
        tokio::time::timeout(PATIENCE, found).await.map_err(|_| format!("the sandbox waited in vain for {what}"))
    }

    /// Counts the changes of the world.
    pub(super) fn changes(&self) -> watch::Receiver<u64> {
        self.inner.version.subscribe()
    }

    /// The world as it is. Whoever holds it holds everybody else up.
    pub(super) fn world(&self) -> MutexGuard<'_, World> {
        self.inner.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the world and tells everybody who waits.
    pub(super) fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let done = change(&mut self.world());
        self.inner.version.send_modify(|version| *version += 1);
        done
    }
}
