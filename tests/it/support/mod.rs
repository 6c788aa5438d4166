//! The world of the stories: the sandbox, the real bot connected to it, a clock that is set by
//! hand, and people.

pub mod activity;
pub mod browser;
pub mod database;
#[path = "../../../crates/discord-sandbox/tests/it/left_out.rs"]
pub mod left_out;
pub mod log;
pub mod person;
pub mod play_site;
pub mod proxy;
pub mod pushes;
pub mod source;
pub mod spec;

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZero;
use std::time::Duration;

use discord_sandbox::{Sandbox, Setup};
use futures::future::join_all;
use murus::abstract_play::AbstractPlayProgram;
use murus::clock::Clock;
use murus::config::{AbstractPlay, Discord, Secret, SiteUrl};
use murus::discord;
use murus::endpoints;
use murus::game::NOON;
use murus::service::site::Pages;
use murus::service::{LEASE, Service};
use murus::store::Db;
use murus::web::{self, Web};
use sqlx::Executor;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use self::browser::Browser;
use self::person::Person;

/// Stores the settings of a server that chose to see a board after every challenge and result, and
/// to have threads for games against Murus. Most stories read these messages.
pub async fn keep_lively(db: &Db, server: u64) {
    let settings = r#"{"lively":true,"bot_threads":true}"#;
    let sql =
        "INSERT INTO server (discord, settings) VALUES ($1, $2) ON CONFLICT (discord) DO NOTHING";
    let conn = &mut *db.read().await.unwrap();
    sqlx::query(sql).bind(server.cast_signed()).bind(settings).execute(conn).await.unwrap();
}

/// The longest that a story may take. The longest one takes ten minutes on a busy machine.
const LONGEST: Duration = Duration::from_secs(1200);

/// Waits for a story. Panics if it takes too long, so that a test that waits for what never comes
/// has a name.
pub async fn in_time(story: impl Future<Output = ()>) {
    tokio::time::timeout(LONGEST, story).await.expect("the story ends within twenty minutes");
}

/// Makes tests that run one story on SQLite and, if `TEST_POSTGRES_URL` names one, on PostgreSQL.
#[macro_export]
macro_rules! story {
    ($(#[$note:meta])* $name:ident, $body:expr) => {
        fn $name(world: $crate::support::World) -> impl Future<Output = ()> {
            let run: fn($crate::support::World) -> _ = $body;
            run(world)
        }

        mod $name {
            use $crate::support::{World, database, in_time};

            $(#[$note])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                let world = World::begin(database::sqlite());
                in_time(async { super::$name(world.await).await }).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                let Some(database) = database::postgres().await else { return };
                let world = World::begin(database);
                in_time(async { super::$name(world.await).await }).await;
            }
        }
    };
}

/// Everything that a story uses: the sandbox, the bot, the clock and the database.
pub struct World {
    pub sandbox: Sandbox,
    pub clock: Clock,
    pub service: Service,
    db: Db,
    config: Discord,
    bot: Option<Bot>,
    /// True if an interaction may arrive twice and so be answered twice. Then the later answer is
    /// refused.
    pub races: bool,
    /// The reason for which Discord may refuse request bodies; `None` if none may be refused.
    pub refusal: Option<&'static str>,
    /// Other processes of the bot on the same database.
    others: Vec<Bot>,
    /// True if interactions arrive over HTTP instead of the gateway.
    signed: bool,
    /// The web pages and their address; `None` if they are not served.
    pages: Option<(Pages, SocketAddr)>,
    /// The settings with which Murus plays on another site; `None` if it does not.
    away: Option<AbstractPlay>,
    pub database: database::Database,
}

struct Bot {
    /// The address of the process's health check and metrics.
    address: SocketAddr,
    stop: CancellationToken,
    task: JoinHandle<Result<(), discord::Trouble>>,
}

impl World {
    /// Starts the sandbox, and the bot connected to it.
    pub async fn begin(database: database::Database) -> World {
        World::with(database, murus::sandbox::murus_setup()).await
    }

    pub async fn with(database: database::Database, options: Setup) -> World {
        log::listen();
        let sandbox =
            Sandbox::start(Setup { time: Some(NOON.as_millis()), ..options }).await.unwrap();
        // The bot has been in this sandbox before, so its emoji are there.
        for (name, bytes) in discord::emoji_files() {
            sandbox.add_emoji(name, bytes);
        }
        let clock = Clock::hand(NOON);
        let db = Db::connect(&database.url).await.unwrap();
        db.migrate().await.unwrap();
        keep_lively(&db, sandbox.server()).await;
        let service = Service::new(db.clone(), clock.clone(), LEASE);
        let config = Discord::new(Some(sandbox.token()), Some(sandbox.base_url()), false).unwrap();
        let bot = None;
        let races = false;
        let refusal = None;
        let signed = false;
        let pages = None;
        let others = Vec::new();
        let mut world = World {
            sandbox,
            clock,
            service,
            db,
            config,
            bot,
            races,
            refusal,
            signed,
            pages,
            away: None,
            others,
            database,
        };
        world.start().await;
        world
    }

    /// Resets the settings of the server to those of one that is new to the bot.
    pub async fn forget_choices(&self) {
        let sql = "UPDATE server SET settings = '{}'";
        self.db.read().await.unwrap().execute(sql).await.unwrap();
    }

    /// Starts the bot, and waits until it is connected and its commands are known.
    pub async fn start(&mut self) {
        let before = self.registrations();
        let sessions = self.sandbox.sessions();
        self.launch();
        let signed = self.signed;
        let begun = |sandbox: &Sandbox| {
            (registrations(sandbox) > before && (signed || sandbox.sessions() > sessions))
                .then_some(())
        };
        self.sandbox.until("the bot to connect and to register its commands", begun).await.unwrap();
        if signed {
            self.sandbox.send_interactions_to(&self.address().to_string()).await.unwrap();
        }
    }

    /// Starts the bot without waiting until it is connected.
    pub fn launch(&mut self) {
        self.bot = Some(self.begin_process(self.service.clone()));
    }

    fn begin_process(&self, service: Service) -> Bot {
        let stop = CancellationToken::new();
        let pages = self.pages.as_ref().map(|(pages, _)| pages.clone());
        let program =
            self.away.clone().map(|away| AbstractPlayProgram::new(away, service.clone()).unwrap());
        let bot = discord::Bot::new(&self.config, service).unwrap().with_pages(pages);
        let site = match (&self.pages, &self.bot) {
            (Some((pages, at)), None) => {
                Some((Web::listen(*at).unwrap(), bot.clone(), pages.clone(), stop.clone()))
            }
            _ => None,
        };
        let site = async move {
            if let Some((web, bot, pages, stop)) = site {
                web::serve_pages(web, bot.page_answers(), pages, stop).await;
            }
        };
        let web = Web::listen((Ipv4Addr::LOCALHOST, 0).into()).unwrap();
        let ending = stop.clone();
        let address = web.address().unwrap();
        let task = tokio::spawn(async move {
            let routes = endpoints::endpoint_routes(bot.clone(), program.clone());
            let served = web::serve_routes(web, routes, ending.clone());
            let posting = ending.clone();
            let away = async {
                if let Some(program) = program {
                    program.post_moves(posting).await;
                }
            };
            let (ended, (), (), ()) = tokio::join!(bot.run_bot(ending), served, site, away);
            ended
        });
        Bot { address, stop, task }
    }

    /// The address of the bot's health check and metrics.
    pub fn address(&self) -> SocketAddr {
        self.bot.as_ref().unwrap().address
    }

    /// Makes the bot, from its next start on, hold no shard and get interactions over HTTP.
    pub fn sign_interactions(&mut self) {
        self.signed = true;
        self.config.shards = "none".parse().unwrap();
        self.config.public_key = Some(self.sandbox.public_key().parse().unwrap());
    }

    /// Restarts the bot with web pages. Returns a browser in which no person is signed in.
    pub async fn open_pages(&mut self) -> Browser {
        let at = Web::listen((Ipv4Addr::LOCALHOST, 0).into()).unwrap().address().unwrap();
        let pages = Pages::at(SiteUrl::on_this_machine(at.port()), &self.service).await.unwrap();
        self.pages = Some((pages, at));
        self.restart().await;
        Browser::at(&format!("http://{at}"))
    }

    /// Sets the invitation to a server where people get help, from the bot's next start on.
    pub fn offer_support(&mut self, invitation: &str) {
        self.service = self.service.clone().with_support(Some(invitation.to_owned()));
    }

    /// Restarts the bot so that it plays on another site with these settings.
    pub async fn play_away(&mut self, settings: AbstractPlay) {
        self.away = Some(settings);
        self.restart().await;
    }

    /// Restarts the bot with web pages that Discord shows within itself. Returns a browser in which
    /// no person is signed in.
    pub async fn open_activity(&mut self) -> Browser {
        self.set_activity().await;
        let (_, at) = self.pages.clone().unwrap();
        self.restart().await;
        Browser::at(&format!("http://{at}"))
    }

    /// Restarts the bot with web pages on which people link their figures to roles. Returns a
    /// browser.
    pub async fn open_linked_roles(&mut self) -> Browser {
        self.set_activity().await;
        let (pages, at) = self.pages.take().unwrap();
        self.pages = Some((pages.with_activity(false).with_roles(true), at));
        self.restart().await;
        Browser::at(&format!("http://{at}"))
    }

    /// Gives the bot, from its next start on, web pages that Discord shows within itself.
    pub async fn set_activity(&mut self) {
        let at = Web::listen((Ipv4Addr::LOCALHOST, 0).into()).unwrap().address().unwrap();
        let pages = Pages::at(SiteUrl::on_this_machine(at.port()), &self.service).await.unwrap();
        self.pages = Some((pages.with_activity(true), at));
        self.config.client_secret = Some(Secret::new(self.sandbox.client_secret()));
    }

    /// Starts another process of the bot on the same database, and waits until it is connected.
    pub async fn join(&mut self) {
        let before = self.sandbox.connections();
        let db = Db::connect(&self.database.url).await.unwrap();
        let service = Service::new(db, self.clock.clone(), LEASE);
        let other = self.begin_process(service);
        self.others.push(other);
        let connected = |sandbox: &Sandbox| (sandbox.connections() > before).then_some(());
        self.sandbox.until("another process to connect", connected).await.unwrap();
    }

    /// Sets the bot's budget of requests a second, from its next start on.
    pub fn allow_requests(&mut self, budget: u32) {
        self.config.budget = NonZero::new(budget);
    }

    /// Allows the bot to read the content of messages, from its next start on.
    pub fn allow_message_content(&mut self) {
        self.config.message_content = true;
    }

    /// Stops the bot as SIGTERM would.
    pub async fn stop(&mut self) {
        for bot in self.bot.take().into_iter().chain(self.others.drain(..)) {
            bot.stop.cancel();
            bot.task.await.unwrap().unwrap();
        }
    }

    /// Lets this time pass while no bot runs.
    pub async fn pass_without_bot(&mut self, time: Duration) {
        self.stop().await;
        self.sandbox.advance(time.as_millis() as i64);
        self.clock.advance(time.into());
        self.start().await;
    }

    /// Stops the bot and starts it again. That must lose no data.
    pub async fn restart(&mut self) {
        self.stop().await;
        self.start().await;
    }

    fn registrations(&self) -> usize {
        registrations(&self.sandbox)
    }

    /// Makes the database writable or read-only. On SQLite, light writes remain possible. Each
    /// connection has its own setting, so all connections are set at once.
    pub async fn let_write(&self, may: bool) {
        let sqlite = self.database.url.starts_with("sqlite:");
        let saying = match (sqlite, may) {
            (true, true) => "PRAGMA query_only = OFF",
            (true, false) => "PRAGMA query_only = ON",
            (false, true) => "SET SESSION CHARACTERISTICS AS TRANSACTION READ WRITE",
            (false, false) => "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY",
        };
        let works = self.db.for_work();
        let pools = if sqlite { vec![(&self.db, 4)] } else { vec![(&self.db, 8), (&works, 4)] };
        for (db, connections) in pools {
            for conn in join_all((0..connections).map(|_| db.read())).await {
                conn.unwrap().execute(saying).await.unwrap();
            }
        }
    }

    /// The person with this name, in the channel #general.
    pub fn person(&self, name: &'static str) -> Person {
        let id = self.sandbox.person(name).unwrap();
        let channel = self.sandbox.channel("general").unwrap();
        Person { sandbox: self.sandbox.clone(), service: self.service.clone(), name, id, channel }
    }

    pub fn ann(&self) -> Person {
        self.person("Ann")
    }

    pub fn bob(&self) -> Person {
        self.person("Bob")
    }

    pub fn cleo(&self) -> Person {
        self.person("Cleo")
    }

    /// Moves the clocks of the bot and of Discord forward.
    pub async fn advance(&self, by: Duration) {
        self.sandbox.advance(by.as_millis() as i64);
        self.clock.advance(by.into());
        self.settle().await;
    }

    /// Waits until the bot has done everything that is due now.
    pub async fn settle(&self) {
        settle(&self.sandbox, &self.service).await;
    }

    /// The id of the only thread in #general. Panics if there is not exactly one.
    pub fn thread(&self) -> u64 {
        let threads = self.sandbox.threads(self.sandbox.channel("general").unwrap());
        assert_eq!(threads.len(), 1, "{threads:?}");
        threads[0].0
    }

    /// Ends the story. Panics if a notice is left, if a request was unexpected or wrongly refused,
    /// or if a request body was not as Discord specifies.
    pub async fn end(mut self) {
        self.settle().await;
        assert_eq!(self.service.count_backlog().await.unwrap(), 0, "something is left to be done");
        self.stop().await;
        let requests = self.sandbox.requests();
        for request in &requests {
            assert!(!request.unexpected, "Discord has no {} {}", request.method, request.path);
            let refused = |why| request.refusal.as_deref() == Some(why);
            let late = self.races && refused("Interaction has already been acknowledged.");
            let fault = refused("A fault of the sandbox");
            let expected = self.refusal.is_some_and(|why| {
                request.refusal.as_ref().is_some_and(|refusal| refusal.ends_with(why))
            });
            assert!(
                request.status != 400 || late || fault || expected,
                "{} {}: {:?}",
                request.method,
                request.path,
                request.refusal
            );
        }
        spec::check(&requests);
        log::assert_understood();
        self.sandbox.stop();
        self.database.give_back();
    }
}

fn registrations(sandbox: &Sandbox) -> usize {
    let done = |request: &&discord_sandbox::Logged| {
        request.method == "PUT" && request.path.ends_with("/commands") && request.status == 200
    };
    sandbox.requests().iter().filter(done).count()
}

/// Waits until no request is being served and no work is due, for at most a minute. A review takes
/// half of it if other programs use the processor.
pub async fn settle(sandbox: &Sandbox, service: &Service) {
    for _ in 0..12_000 {
        if sandbox.in_flight() == 0
            && service.count_due().await.unwrap() == 0
            && sandbox.in_flight() == 0
        {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!(
        "the bot doesn't come to rest: {} in flight, {} due",
        sandbox.in_flight(),
        service.count_due().await.unwrap()
    );
}
