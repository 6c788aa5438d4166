//! Holds the shards of Discord's gateway. Each shard lives as long as the process, and its events
//! go to [`Dispatch`].
//!
//! Serenity runs a shard, and reconnects at once and forever if the gateway drops it. Each time it
//! reads the gateway's address from a mutex, so [`wait_at_gate`] holds that mutex to delay the next
//! try.

use std::collections::BTreeMap;
use std::pin::pin;
use std::sync::{Arc, Mutex as Lock, PoisonError};
use std::task::Poll;
use std::time::Duration;

use futures::StreamExt;
use futures::channel::mpsc::UnboundedReceiver;
use serenity::all::{
    Context, Event, GatewayEvent, GatewayIntents, GuildId, RawEventHandler, ShardManager,
    ShardManagerOptions, ThreadMetadata, UserId,
};
use serenity::async_trait;
use serenity::gateway::GatewayError;
use tokio::sync::{Mutex, RwLock, watch};
use tokio_util::sync::CancellationToken;

use super::dispatch::Dispatch;
use super::incoming;
use super::missed;
use super::relay;
use super::trouble::{Trouble, error_chain};
use crate::config::{Discord, Shards};
use crate::game::Millis;
use crate::ids::ServerId;
use crate::service;
use crate::service::Pauses;
use crate::store::{StoreError, Urgency};

/// The least time between the starts of two shards, as Discord demands.
const BETWEEN: Millis = Millis::from_secs(5);

/// The pauses between tries to connect to the gateway: the first one, doubled each time up to the
/// last.
const AGAIN: (Millis, Millis) = (Millis::from_secs(1), Millis::from_mins(2));

/// If two tries are further apart than this, the pauses begin again with the shortest.
const STEADY: Millis = Millis::from_mins(5);

/// The pause between two checks whether a shard waits at the gate.
const LOOK: Duration = Duration::from_millis(100);

/// The longest wait for a shard to close its connection.
const GOODBYE: Duration = Duration::from_secs(2);

/// The gateway shards of this process. Cheap to clone; all clones share one state.
#[derive(Clone, Default)]
pub struct Gateway {
    held: Arc<Lock<BTreeMap<u32, Held>>>,
    /// True once a shard has connected since the start. By then the bot's id is known.
    met: Arc<watch::Sender<bool>>,
}

/// A shard that this process holds.
struct Held {
    connected: bool,
    manager: Arc<ShardManager>,
}

/// The state of the gateway shards of this process.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GatewayState {
    /// The number of shards that are connected now.
    pub connected: usize,
    /// The number of shards that this process holds, connected or not.
    pub held: usize,
    /// The longest time that a shard of this process waits for the answer to a heartbeat; zero
    /// before the first answer.
    pub latency: Duration,
}

impl Gateway {
    /// Holds this process's shards until `stop`. Fails if Discord refuses the bot for good, or if
    /// no local port can be opened. Returns at once if this process holds no shards.
    pub async fn hold_shards(
        &self,
        config: &Discord,
        dispatch: &Dispatch,
        stop: &CancellationToken,
    ) -> Result<(), Trouble> {
        if !config.holds_shards() {
            return Ok(());
        }
        let Some((url, ours, total)) = ask_gateway(config, dispatch, stop).await? else {
            return Ok(());
        };
        let unlistened =
            |error| Trouble::Setup(format!("no port of this machine is free: {error}"));
        let url = relay::open_relay(url, dispatch, stop).await.map_err(unlistened)?;
        let turn = Arc::new(Mutex::new(()));
        let mut shards = tokio::task::JoinSet::new();
        for id in ours {
            let shard = Shard {
                id,
                total,
                url: Arc::new(Mutex::new(url.clone())),
                intents: gateway_intents(config),
                turn: Arc::clone(&turn),
                dispatch: dispatch.clone(),
                gateway: self.clone(),
            };
            shards.spawn(shard.hold(stop.clone()));
        }
        while let Some(ended) = shards.join_next().await {
            ended.map_err(|_| Trouble::Panicked)?.map_err(explain_end)?;
        }
        Ok(())
    }

    /// Waits until a shard of this process has connected for the first time since the start.
    pub async fn wait_until_connected(&self) {
        // The sender lives in `self`, so the channel cannot close while a person waits here.
        let _ = self.met.subscribe().wait_for(|met| *met).await;
    }

    /// Returns the state of the gateway shards of this process.
    pub async fn shard_state(&self) -> GatewayState {
        let (connected, managers): (Vec<bool>, Vec<Arc<ShardManager>>) = {
            let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
            held.values().map(|shard| (shard.connected, Arc::clone(&shard.manager))).unzip()
        };
        let mut latency = Duration::ZERO;
        for manager in &managers {
            let slowest =
                manager.runners.lock().await.values().filter_map(|runner| runner.latency).max();
            latency = latency.max(slowest.unwrap_or_default());
        }
        GatewayState {
            connected: connected.iter().filter(|yes| **yes).count(),
            held: managers.len(),
            latency,
        }
    }

    /// Handles a gateway event, given as JSON text, as if the first shard had received it. Returns
    /// true, once it is answered, if the text could be read.
    pub async fn receive_event(&self, dispatch: &Dispatch, text: &str) -> bool {
        if let Some(form) = relay::read_form(text) {
            return dispatch.handle_raw_form(&form).await;
        }
        let Ok(GatewayEvent::Dispatch(_, event)) = serde_json::from_str(text) else { return false };
        let listener = Listener { id: 0, dispatch: dispatch.clone(), gateway: self.clone() };
        listener.handle_event(event).await;
        true
    }

    fn note_connection(&self, id: u32, connected: bool) {
        if let Some(shard) = self.held.lock().unwrap_or_else(PoisonError::into_inner).get_mut(&id) {
            shard.connected = connected;
        }
    }
}

/// Returns the gateway intents that the bot asks for.
fn gateway_intents(config: &Discord) -> GatewayIntents {
    let intents =
        GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    if config.message_content { intents | GatewayIntents::MESSAGE_CONTENT } else { intents }
}

/// Returns the gateway's address, the numbers of this process's shards, and the total number of
/// shards. Asks until Discord answers. `None` at `stop`. Fails only if Discord refuses the bot for
/// good.
async fn ask_gateway(
    config: &Discord,
    dispatch: &Dispatch,
    stop: &CancellationToken,
) -> Result<Option<(String, Vec<u32>, u32)>, Trouble> {
    let clock = dispatch.shared.service.clock();
    let mut pauses = Pauses::new(AGAIN);
    let mut cause = None;
    loop {
        dispatch.shared.budget.take_slot(Urgency::Answer, "gateway").await;
        let asked = tokio::select! {
            asked = dispatch.http.get_bot_gateway() => asked,
            () = stop.cancelled() => return Ok(None),
        };
        match asked {
            Ok(said) => {
                let (ours, total) = match &config.shards {
                    Shards::All => (0..said.shards.max(1), said.shards.max(1)),
                    Shards::Some { ours, total } => (ours.clone(), *total),
                };
                return Ok(Some((said.url, ours.collect(), total)));
            }
            Err(error) => {
                let trouble = Trouble::from(error);
                if trouble.is_final() {
                    return Err(trouble);
                }
                let at = config.api_base.as_deref().unwrap_or("Discord");
                let error = error_chain(&trouble);
                if cause.as_ref() != Some(&error) {
                    tracing::error!(
                        at,
                        error,
                        "it is not said where the gateway is; it is asked again"
                    );
                    cause = Some(error);
                }
            }
        }
        tokio::select! {
            () = clock.sleep(pauses.take_pause()) => {}
            () = stop.cancelled() => return Ok(None),
        }
    }
}

/// One shard that this process is to hold.
struct Shard {
    id: u32,
    total: u32,
    url: Arc<Mutex<String>>,
    intents: GatewayIntents,
    /// The lock that a shard holds while it starts.
    turn: Arc<Mutex<()>>,
    dispatch: Dispatch,
    gateway: Gateway,
}

impl Shard {
    /// Holds the shard until `stop`. Fails if the gateway refuses it for good.
    async fn hold(self, stop: CancellationToken) -> Result<(), GatewayError> {
        let clock = self.dispatch.shared.service.clock().clone();
        let listener = Arc::new(Listener {
            id: self.id,
            dispatch: self.dispatch.clone(),
            gateway: self.gateway.clone(),
        });
        let (manager, mut ended) = self.start_manager(&listener);
        let held = Held { connected: false, manager: Arc::clone(&manager) };
        self.gateway.held.lock().unwrap_or_else(PoisonError::into_inner).insert(self.id, held);
        let begun = async {
            let turn = self.turn.lock().await;
            // The signature returns a result, but the function cannot fail.
            let _ = manager.initialize();
            if self.total > 1 {
                clock.sleep(BETWEEN).await;
            }
            drop(turn);
            std::future::pending::<()>().await
        };
        let end = tokio::select! {
            () = begun => None,
            () = wait_at_gate(&self.url, &listener) => None,
            end = ended.next() => end,
            () = stop.cancelled() => None,
        };
        self.gateway.note_connection(self.id, false);
        // A shard that does not close in time is abandoned.
        let _ = tokio::time::timeout(GOODBYE, manager.shutdown_all()).await;
        end.unwrap_or(Ok(()))
    }

    fn start_manager(
        &self,
        listener: &Arc<Listener>,
    ) -> (Arc<ShardManager>, UnboundedReceiver<Result<(), GatewayError>>) {
        ShardManager::new(ShardManagerOptions {
            data: Arc::new(RwLock::default()),
            event_handlers: Vec::new(),
            raw_event_handlers: vec![Arc::<Listener>::clone(listener)],
            shard_index: self.id,
            shard_init: 1,
            shard_total: self.total,
            ws_url: Arc::clone(&self.url),
            http: Arc::clone(&self.dispatch.http),
            intents: self.intents,
            presence: None,
        })
    }
}

/// Holds the mutex with the gateway's address, and lets a shard connect one try at a time. The
/// first try passes at once; each further one after a pause that grows. Never returns.
async fn wait_at_gate(url: &Mutex<String>, listener: &Listener) {
    let clock = listener.dispatch.shared.service.clock();
    let mut pauses = Pauses::new(AGAIN);
    let mut last = None;
    let mut shut = url.lock().await;
    loop {
        drop(shut);
        let mut next = pin!(url.lock());
        // The lock is fair: if it is not free at once, a waiting shard has it now.
        match futures::poll!(next.as_mut()) {
            Poll::Ready(guard) => {
                shut = guard;
                tokio::time::sleep(LOOK).await;
            }
            Poll::Pending => {
                shut = next.await;
                listener.gateway.note_connection(listener.id, false);
                let now = clock.now();
                if last.is_some_and(|last| now - last > STEADY) {
                    pauses = Pauses::new(AGAIN);
                }
                last = Some(now);
                clock.sleep(pauses.take_pause()).await;
            }
        }
    }
}

/// The receiver of the events of one shard.
struct Listener {
    id: u32,
    dispatch: Dispatch,
    gateway: Gateway,
}

impl Listener {
    /// Returns the bot's own user id, which is also its application id. `None` before the gateway
    /// has sent it.
    fn own_id(&self) -> Option<UserId> {
        self.dispatch.http.application_id().map(|id| UserId::new(id.get()))
    }

    /// Tries again to deliver notices that wait for a closed channel of a server, unless that was
    /// tried too often lately.
    async fn look_again(&self, server: GuildId) {
        let done = service::delivery::ways::note_server_changed(
            &self.dispatch.shared.service,
            ServerId(server.get()),
        )
        .await;
        self.log_failure("ways", done);
    }

    /// Logs the failure of work that followed from an event, if it failed.
    fn log_failure(&self, what: &'static str, done: Result<(), StoreError>) {
        if let Err(error) = done {
            self.dispatch.shared.service.log_failure(what, &error);
        }
    }

    /// Handles an event of the gateway. Most events do not concern the bot.
    async fn handle_event(&self, event: Event) {
        match event {
            Event::Ready(of) => {
                tracing::info!(shard = self.id, "connected");
                self.dispatch.http.set_application_id(of.ready.application.id);
                self.gateway.met.send_replace(true);
                self.gateway.note_connection(self.id, true);
                // Direct messages arrive at the first shard.
                if let Some(me) = self.own_id().filter(|_| self.id == 0) {
                    missed::answer_missed_direct(&self.dispatch, me).await;
                }
            }
            Event::Resumed(_) => self.gateway.note_connection(self.id, true),
            // Forms come through the relay, with the values that serenity drops.
            Event::InteractionCreate(of) => self.dispatch.handle_interaction(&of.interaction).await,
            Event::MessageCreate(of) => {
                if let Some(me) = self.own_id() {
                    self.dispatch.handle_message(me, &of.message).await;
                }
            }
            Event::GuildCreate(of) => {
                let Some(me) = self.own_id() else { return };
                let arrival = incoming::read_arrival(&of.guild, me);
                let done = service::servers::settings::welcome_server(
                    &self.dispatch.shared.service,
                    &arrival,
                )
                .await;
                self.log_failure("arrival", done);
                self.look_again(of.guild.id).await;
                missed::answer_missed_in(&self.dispatch, me, &of.guild).await;
            }
            // After these changes, the bot may be allowed to write in channels again. The gateway
            // sends no changes of other members.
            Event::GuildUpdate(of) => self.look_again(of.guild.id).await,
            Event::GuildRoleCreate(of) => self.look_again(of.role.guild_id).await,
            Event::GuildRoleUpdate(of) => self.look_again(of.role.guild_id).await,
            Event::GuildRoleDelete(of) => self.look_again(of.guild_id).await,
            Event::GuildMemberUpdate(of) if Some(of.user.id) == self.own_id() => {
                self.look_again(of.guild_id).await
            }
            Event::ChannelUpdate(of) => self.look_again(of.channel.guild_id).await,
            Event::ThreadUpdate(of) => {
                let open = |thread: &ThreadMetadata| !thread.archived && !thread.locked;
                if of.thread.thread_metadata.as_ref().is_none_or(open) {
                    self.look_again(of.thread.guild_id).await;
                }
            }
            Event::GuildDelete(of) => {
                // An unavailable server comes back later.
                let gone = Some(of.guild.id).filter(|_| !of.guild.unavailable);
                if let Some(server) = gone.map(|id| ServerId(id.get())) {
                    let done = service::servers::settings::leave_server(
                        &self.dispatch.shared.service,
                        server,
                    )
                    .await;
                    self.log_failure("departure", done);
                }
            }
            // Serenity cannot read these interactions, such as those with unexpected options.
            Event::Unknown(of) if of.kind == "INTERACTION_CREATE" => {
                self.dispatch.handle_unreadable(&of.value).await
            }
            _ => {}
        }
    }
}

#[async_trait]
impl RawEventHandler for Listener {
    async fn raw_event(&self, _: Context, event: Event) {
        self.handle_event(event).await;
    }
}

/// Converts the end of a connection to a failure that tells the operator what to do.
fn explain_end(error: GatewayError) -> Trouble {
    match error {
        GatewayError::InvalidAuthentication => Trouble::refused_token(),
        GatewayError::DisallowedGatewayIntents => Trouble::Setup(
            "Discord does not allow message content: switch it on at the application's Bot page, or unset MESSAGE_CONTENT"
                .to_owned(),
        ),
        error => serenity::Error::Gateway(error).into(),
    }
}
