//! The bot as a whole: it answers people over the gateway and over HTTP, and runs the workers that
//! its role asks for.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serenity::all::Http;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::budget::RequestBudget;
use super::calls::Calls;
use super::commands;
use super::dispatch::Dispatch;
use super::emoji::AppEmoji;
use super::endpoint::{Endpoint, EndpointRequest, Received};
use super::files::FileFetcher;
use super::followers::BoardFollowers;
use super::gateway::{Gateway, GatewayState};
use super::http::{Wire, to_discord};
use super::incoming::Shared;
use super::known::KnownIds;
use super::linked_roles;
use super::links::CommandLinks;
use super::passing::Passing;
use super::people::People;
use super::registering;
use super::sender::Sender;
use super::sign_in::CodeExchange;
use super::trouble::Trouble;
use super::uploading;
use super::waiting::AwaitedMessages;
use crate::answers::inputs::pages::PageAnswers;
use crate::config::Discord;
use crate::delivery::NoticeCourier;
use crate::push::PushSender;
use crate::service::site::Pages;
use crate::service::{
    Keeper, Service, courier, workers::accord, workers::opponent, workers::processes,
    workers::sweeper,
};

/// The longest time to finish work in progress after the signal to stop.
const GRACE: Duration = Duration::from_secs(8);

/// The bot. Cheap to clone; all clones share one state.
#[derive(Clone)]
pub struct Bot {
    config: Arc<Discord>,
    dispatch: Dispatch,
    gateway: Gateway,
    registered: Arc<AtomicBool>,
    endpoint: Option<Arc<Endpoint>>,
}

impl Bot {
    /// Creates a bot that uses this service; it does not run yet. Fails if an HTTP client cannot be
    /// set up, or if the public key is invalid.
    pub fn new(config: &Discord, service: Service) -> Result<Bot, Trouble> {
        let budget =
            RequestBudget::new(config.budget, service.clock().clone(), service.meter().clone());
        let http = Arc::new(to_discord(config, Some(&budget))?);
        let people = People::new(budget.clone());
        let passing = Passing::default();
        let waiting = AwaitedMessages::default();
        let followers = BoardFollowers::default();
        let files = FileFetcher::new(config)?;
        let codes = CodeExchange::new(config, service.clock().clone())?;
        let calls = Calls { http: Arc::clone(&http), people, files, codes };
        let known = KnownIds {
            links: CommandLinks::new(commands::list_names()),
            emoji: AppEmoji::default(),
        };
        let pages = None;
        let shared = Shared { service, calls, passing, waiting, pages, budget, followers, known };
        let dispatch = Dispatch { http, shared, under_way: TaskTracker::new() };
        let config = Arc::new(config.clone());
        let gateway = Gateway::default();
        let registered = Arc::default();
        let key = || {
            Trouble::Setup(
                "DISCORD_PUBLIC_KEY is no key: copy it again from the application's page"
                    .to_owned(),
            )
        };
        let endpoint = config
            .public_key
            .map(|public| Endpoint::new(public).ok_or_else(key))
            .transpose()?
            .map(Arc::new);
        Ok(Bot { config, dispatch, gateway, registered, endpoint })
    }

    /// Sets the web pages to which the bot's messages link; with `None` they link to no pages.
    pub fn with_pages(mut self, pages: Option<Pages>) -> Bot {
        self.dispatch.shared.pages = pages;
        self
    }

    /// Returns the bot's configuration.
    pub fn config(&self) -> &Discord {
        &self.config
    }

    /// Returns the use cases that this bot serves.
    pub fn service(&self) -> &Service {
        &self.dispatch.shared.service
    }

    /// Returns the object that answers people on web pages.
    pub fn page_answers(&self) -> PageAnswers {
        PageAnswers::new(self.service().clone(), Arc::new(self.dispatch.shared.calls.clone()))
    }

    /// Returns the state of this process's gateway shards, or `None` if it holds none.
    pub async fn gateway_state(&self) -> Option<GatewayState> {
        if self.config.holds_shards() { Some(self.gateway.shard_state().await) } else { None }
    }

    /// Returns true once this process has registered the bot's commands with Discord; `None` if its
    /// role does not register them.
    pub fn knows_commands(&self) -> Option<bool> {
        self.config.role.answers_people().then(|| self.registered.load(Ordering::Relaxed))
    }

    /// Handles an interaction that was posted over HTTP with these headers, and answers it in the
    /// background. Refuses it if the signature is wrong, or if this bot takes no interactions over
    /// HTTP.
    pub fn receive_interaction(&self, signature: &str, timestamp: &str, body: &[u8]) -> Received {
        let Some(endpoint) = self.endpoint.as_deref().filter(|_| self.config.role.answers_people())
        else {
            return Received::Refused;
        };
        match endpoint.read(signature, timestamp, body, self.service().clock().now()) {
            Ok(EndpointRequest::Interaction(interaction)) => {
                self.dispatch.answer_posted(*interaction);
                Received::Accepted
            }
            Ok(EndpointRequest::Form(form)) => {
                self.dispatch.answer_raw_form(form);
                Received::Accepted
            }
            Ok(EndpointRequest::Unread(value)) => {
                self.dispatch.beside_unread(value);
                Received::Accepted
            }
            Err(received) => received,
        }
    }

    /// Handles a gateway event given as JSON text. Returns true if the text could be read. For
    /// fuzzing.
    pub async fn hear_event(&self, text: &str) -> bool {
        self.gateway.receive_event(&self.dispatch, text).await
    }

    /// Serves Discord until `stop`. Then takes no new work, and waits up to 8 s for work in
    /// progress. Fails, and stops everything, if Discord refuses the bot for good or the shards
    /// cannot be held.
    pub async fn run_bot(&self, stop: CancellationToken) -> Result<(), Trouble> {
        let mut workers = tokio::task::JoinSet::new();
        let links = self.dispatch.shared.known.links.clone();
        links.load_ids(self.service()).await;
        workers.spawn(links.keep_loading(self.service().for_work(), stop.clone()));
        self.take_part(&mut workers, &stop);
        if !self.config.role.answers_people() {
            let Dispatch { http, shared, .. } = self.dispatch.clone();
            let stop = stop.clone();
            workers.spawn(async move { uploading::keep_emoji(&http, &shared, &stop).await });
        }
        if self.config.role.does_due_work() {
            self.start_workers(&mut workers, &stop);
        }
        let ended = if self.config.role.answers_people() {
            self.answer_people(&stop).await
        } else {
            Ok(())
        };
        if ended.is_ok() {
            stop.cancelled().await;
        }
        stop.cancel();
        let finish = async { while workers.join_next().await.is_some() {} };
        let both = async { tokio::join!(finish, self.dispatch.wait_until_answered()) };
        if tokio::time::timeout(GRACE, both).await.is_err() {
            tracing::warn!("stopped with work in flight; it will be found again at the next start");
        }
        ended
    }

    /// Starts a task that shares the request limit with the other processes on the database, and
    /// reports processes with other settings.
    fn take_part(&self, workers: &mut tokio::task::JoinSet<()>, stop: &CancellationToken) {
        let service = self.service().for_work();
        let budget = self.dispatch.shared.budget.clone();
        let facts = accord::process_facts(&self.config);
        let stop = stop.clone();
        workers.spawn(async move {
            let demand = || budget.measure_demand();
            let set = |share| budget.set_share(share);
            processes::take_part(&service, facts, demand, set, stop).await;
        });
    }

    /// Starts the courier, the opponent and the sweeper, which run until `stop`.
    fn start_workers(&self, workers: &mut tokio::task::JoinSet<()>, stop: &CancellationToken) {
        let Shared { service, calls, waiting, pages, budget, known, .. } = &self.dispatch.shared;
        let service = &service.for_work();
        let keeper = Keeper::new(service, stop);
        let wire = Wire::new(
            Arc::clone(&self.dispatch.http),
            self.config.api_base.as_deref(),
            budget.clone(),
            known.clone(),
        );
        let budget = budget.clone();
        let push = pages.as_ref().and_then(|pages| PushSender::new(pages, service.clone()));
        let sender = Sender::new(wire, calls.people.clone(), waiting.clone(), pages.clone(), push);
        let thoughts = self.config.thoughts;
        let send = NoticeCourier(move |parcel| {
            let sender = sender.clone();
            async move { sender.send_parcel(parcel).await }
        });
        let courier = move |service, stop| {
            let budget = budget.clone();
            courier::run_courier(service, send.clone(), move || budget.least_urgency(), stop)
        };
        let opponent = move |service, stop| opponent::run_opponent(service, thoughts, stop);
        workers.spawn(keeper.clone().keep_running("courier", service.clone(), courier));
        workers.spawn(keeper.clone().keep_running("opponent", service.clone(), opponent));
        workers.spawn(keeper.keep_running("sweeper", service.clone(), sweeper::run_sweeper));
    }

    /// Registers the commands, then the emoji, and holds the shards until `stop`. Fails, and
    /// cancels `stop`, if Discord refuses the bot for good or the shards cannot be held.
    async fn answer_people(&self, stop: &CancellationToken) -> Result<(), Trouble> {
        let http: &Http = &self.dispatch.http;
        let registering = async {
            if self.config.holds_shards() {
                // The gateway names the application, so no request has to ask for it.
                tokio::select! {
                    () = self.gateway.wait_until_connected() => {}
                    () = stop.cancelled() => return,
                }
            }
            let shared = &self.dispatch.shared;
            registering::register_commands(http, shared, &self.registered, stop).await;
            tokio::join!(
                uploading::keep_emoji(http, shared, stop),
                linked_roles::register_records(http, shared, stop),
            );
        };
        let holding = async {
            let held = self.gateway.hold_shards(&self.config, &self.dispatch, stop).await;
            if held.is_err() {
                stop.cancel();
            }
            held
        };
        let (held, ()) = tokio::join!(holding, registering);
        held
    }
}
