//! A small model of Discord, served over real HTTP and WebSocket on loopback: the REST API v10 and the gateway for a bot, a control API and a
//! page for people. It is in memory, knows nothing of the other houses, and refuses what Discord refuses.
//!
//! `world` holds what is there · `limits` and `commands` say what is refused, in a `form` · `rest`, `messages` and `interactions` are the
//! API · `gateway` sends events ·
//! `act` is what a person does · `faults` is misbehaviour on request · `server` and `control` put it on the wire.

mod act;
mod commands;
mod control;
mod faults;
mod form;
mod gateway;
mod interactions;
mod json;
mod limits;
mod messages;
mod permissions;
mod rest;
mod server;
mod world;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

pub use act::{Act, Answer, Refused};
pub use faults::{Fault, Misbehaviour, Stall};
use world::World;
pub use world::{Logged, MessageView, Person, Ping};

/// How long [`Sandbox::until`] waits before it gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// How the sandbox is started.
#[derive(Clone, Debug)]
pub struct Options {
    /// The port on loopback; 0 picks a free one.
    pub port: u16,
    /// A hand-set time in ms since 1970; none goes by the machine's clock.
    pub time: Option<i64>,
    /// Whether the portal allows the bot to read message content.
    pub message_content: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { port: 0, time: None, message_content: true }
    }
}

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
    /// Starts it on loopback.
    pub async fn start(options: Options) -> io::Result<Sandbox> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, options.port)).await?;
        let address = listener.local_addr()?;
        let sandbox = Sandbox {
            inner: Arc::new(Inner {
                address,
                world: Mutex::new(World::new(&options, address)),
                version: watch::Sender::new(0),
                stop: CancellationToken::new(),
            }),
        };
        let (router, stop) = (server::router(sandbox.clone()), sandbox.inner.stop.clone());
        tokio::spawn(async move {
            // Connections that wait for ever must not hold up the end, so the server is dropped rather than drained.
            tokio::select! {
                served = async { axum::serve(listener, router).await } => {
                    if let Err(error) = served {
                        tracing::error!(%error, "the sandbox stopped serving");
                    }
                }
                () = stop.cancelled() => {}
            }
        });
        Ok(sandbox)
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

    /// Moves a hand-set time forward, in ms.
    pub fn advance(&self, by: i64) {
        self.change(|world| world.advance(by));
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

    /// Takes permissions (Discord's bits) from the bot in a channel; 0 gives all back.
    pub fn deny(&self, channel: u64, permissions: u64) {
        self.change(|world| {
            world.denied.insert(channel, permissions);
        });
    }

    /// Makes it misbehave once or more often, as the rule says.
    pub fn misbehave(&self, rule: Misbehaviour) {
        self.change(|world| world.faults.push(rule.into()));
    }

    /// Stalls the `nth` request (from 1) that matches from now on, before or after it takes effect, until the stall is released or dropped.
    pub fn stall(&self, method: &str, path: &str, nth: u32, after: bool) -> Stall {
        let (stall, rule) = faults::stall(method, path, nth, after);
        self.change(|world| world.faults.push(rule));
        stall
    }

    /// Does something as a person; for interactions waits until the bot has answered, or has failed to.
    pub async fn act(&self, person: u64, act: Act) -> Result<Answer, Refused> {
        act::act(self, person, act).await
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
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.inner.version.subscribe()
    }

    fn world(&self) -> MutexGuard<'_, World> {
        self.inner.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes the world and tells everybody who waits.
    fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let done = change(&mut self.world());
        self.inner.version.send_modify(|version| *version += 1);
        done
    }
}
