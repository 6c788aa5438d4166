//! The program as a process: killed at every step of a turn, several at once, stopped, and badly
//! configured.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::{MessageView, Reaction, Sandbox};
use murus::clock::Clock;
use murus::game::{Seq, Terms};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{Caller, LEASE, Proposal, Service, Target, Where};
use murus::store::Db;
use murus_gallicus::{Seat, Variant};
use serde_json::{Map, json};
use tokio::process::{Child, Command};

use crate::support::database::{self, Database};
use crate::support::keep_lively;
use crate::support::person::{Person, buttons};
use murus::service;

/// Short, so that the claims of a killed process soon end.
const SHORT_LEASE_MS: &str = "700";

pub struct Place {
    pub sandbox: Sandbox,
    pub database: Database,
    service: Service,
}

impl Place {
    pub async fn new(database: Database) -> Place {
        let sandbox = Sandbox::start(murus::sandbox::murus_setup()).await.unwrap();
        let db = Db::connect(&database.url).await.unwrap();
        db.migrate().await.unwrap();
        keep_lively(&db, sandbox.server()).await;
        let service = Service::new(db, Clock::System, LEASE);
        Place { sandbox, database, service }
    }

    /// Starts one more process of the bot and waits until it is connected.
    async fn start(&self) -> Child {
        self.started(self.command()).await
    }

    /// The command that runs the bot here.
    pub fn command(&self) -> Command {
        self.by(Command::new(env!("CARGO_BIN_EXE_murus")))
    }

    /// Sets the environment of any command that runs the program.
    pub fn by(&self, mut command: Command) -> Command {
        command
            .arg("bot")
            .env("DISCORD_TOKEN", self.sandbox.token())
            .env("DISCORD_API_BASE", self.sandbox.base_url())
            .env("DATABASE_URL", &self.database.url)
            .env("LEASE_MS", SHORT_LEASE_MS)
            .stderr(if std::env::var_os("TEST_LOG").is_some() {
                Stdio::inherit()
            } else {
                Stdio::null()
            })
            .kill_on_drop(true);
        command
    }

    /// Starts a process of this command and waits until it is connected.
    pub async fn started(&self, mut command: Command) -> Child {
        let before = self.sandbox.connections();
        let child = command.spawn().unwrap();
        let connected = |sandbox: &Sandbox| {
            (sandbox.connections() > before && !sandbox.commands().is_empty()).then_some(())
        };
        self.sandbox.until("a process to connect", connected).await.unwrap();
        child
    }

    pub async fn kill(&self, mut child: Child) {
        let before = self.sandbox.connections();
        child.kill().await.unwrap();
        self.sandbox
            .until("the killed process to be gone", |s| (s.connections() < before).then_some(()))
            .await
            .unwrap();
    }

    pub fn person(&self, name: &'static str) -> Person {
        let sandbox = self.sandbox.clone();
        let service = self.service.clone();
        let id = sandbox.person(name).unwrap();
        let channel = sandbox.channel("general").unwrap();
        Person { sandbox, service, name, id, channel }
    }

    /// Waits until every notice is delivered.
    pub async fn rest(&self) {
        for _ in 0..6000 {
            if self.service.count_backlog().await.unwrap() == 0 && self.sandbox.in_flight() == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("notices are still waiting");
    }

    /// Waits until a person sees a button with this label. An answer that takes long may have been
    /// given before its work is done.
    pub async fn offers(&self, person: &Person, label: &str) {
        let offers =
            |message: &MessageView| buttons(message).iter().any(|(known, _)| known == label);
        let seen = |_: &Sandbox| person.sees().iter().any(offers).then_some(());
        self.sandbox.until("a button", seen).await.unwrap();
    }
}

/// The number of games that wait for the opponent at once.
const QUEUE: usize = 200;

async fn two_hundred_games_wait_for_the_opponent(database: Database) {
    let place = Place::new(database).await;
    let ann = place.person("Ann");
    let channel = ChannelId(ann.channel);
    let server = Some(ServerId(place.sandbox.server()));
    let here = murus::game::Place { channel, server, threadless: false };
    let caller = |n: usize| Caller::new(UserId(ann.id), here, format!("queue-{n}"));
    for n in 0..QUEUE {
        let target = Target::Bot("Tiro".to_owned());
        let proposal = Proposal {
            side: Some(Seat::Gauls),
            ..Proposal::new(target, Terms::usual_for(Variant::STANDARD))
        };
        service::challenge::proposal::propose_game(&place.service, &caller(n), &proposal)
            .await
            .unwrap();
    }
    // The process is killed with most games still waiting; the next one continues where it was.
    let stall = place.sandbox.stall("POST", "/messages", QUEUE as u32 / 2, true);
    let child = place.start().await;
    stall.reached().await;
    place.kill(child).await;
    stall.release();
    let child = place.start().await;
    place.rest().await;
    let caller_games =
        service::play::find::find_candidates(&place.service, &caller(QUEUE), &Where::Channel(None))
            .await
            .unwrap();
    assert_eq!(caller_games.len(), QUEUE, "no game is lost");
    for row in &caller_games {
        assert_eq!(row.game.seq(), Seq(1), "#{} has its one move", row.game.name);
    }
    assert_eq!(ann.pings(), QUEUE, "and each move pinged once");
    place.kill(child).await;
    place.sandbox.stop();
}

/// Moves of a game, each with a request at which the process is killed.
const KILLS: [(&str, &str, &str); 4] = [
    ("a1-c3", "POST", "/callback"),
    ("d7-d5", "POST", "/messages"),
    ("h1-f3", "PATCH", "/messages/"),
    ("b7-d5", "POST", "/messages"),
];

async fn killed_at_every_step(database: Database) {
    let place = Place::new(database).await;
    let mut child = place.start().await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");

    // While the challenge is posted, and while the thread is opened.
    for after in [false, true] {
        let stall = place.sandbox.stall("POST", "/messages", 1, after);
        let asking = tokio::spawn({
            let ann = ann.clone();
            async move {
                let options = json!({ "opponent": ann.sandbox.person("Bob").unwrap().to_string(), "side": 0 });
                act(&ann, "challenge", options).await;
            }
        });
        stall.reached().await;
        place.kill(child).await;
        stall.release();
        asking.await.unwrap();
        child = place.start().await;
        place.rest().await;
        let posted = bob.sees().iter().filter(|m| m.content.contains("challenges")).count();
        assert_eq!((posted, bob.pings()), (1 + usize::from(after), 1 + usize::from(after)));
        if !after {
            press(&ann, "Withdraw").await;
            place.rest().await;
        }
    }
    for after in [false, true] {
        // Only the first kill finds the thread missing; the second finds it there.
        let stall = place.sandbox.stall("POST", "/threads", 1, after);
        if after {
            let options = json!({ "opponent": place.sandbox.person("Murus").unwrap().to_string(), "side": 0, "level": "Tiro" });
            let cleo = place.person("Cleo");
            tokio::spawn(async move { act(&cleo, "challenge", options).await });
        } else {
            let bob = bob.clone();
            tokio::spawn(async move { press(&bob, "Accept").await });
        }
        stall.reached().await;
        place.kill(child).await;
        stall.release();
        child = place.start().await;
        place.rest().await;
        assert_eq!(place.sandbox.threads(ann.channel).len(), 1 + usize::from(after));
    }

    let thread = place.sandbox.threads(ann.channel)[0].0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    let mut anns = ann.pings();
    let mut bobs = bob.pings();
    assert_eq!((anns, bobs), (1, 2));
    for (ply, (text, method, path)) in KILLS.into_iter().enumerate() {
        let (mover, other) = if ply % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        let stall = place.sandbox.stall(method, path, 1, ply % 3 != 1);
        let moving = tokio::spawn({
            let mover = mover.clone();
            async move { act(&mover, "move", json!({ "move": text })).await }
        });
        stall.reached().await;
        place.kill(child).await;
        stall.release();
        moving.await.unwrap();
        child = place.start().await;
        place.rest().await;
        if ply % 2 == 0 {
            bobs += 1
        } else {
            anns += 1
        }
        assert_eq!((ann.pings(), bob.pings()), (anns, bobs), "killed at {method} {path} of {text}");
        let boards =
            other.sees().iter().filter(|m| m.content.contains(&format!("{text}**"))).count();
        assert_eq!(boards, 1, "{text} is posted once");
    }
    place.kill(child).await;
    place.sandbox.stop();
}

/// Runs a command that may stay unanswered because the process is about to be killed.
pub async fn act(person: &Person, name: &str, options: serde_json::Value) -> Reaction {
    let options: Map<_, _> = options.as_object().cloned().unwrap();
    let command = discord_sandbox::Act::Command {
        channel: person.channel.to_string(),
        name: name.to_owned(),
        options,
    };
    person.sandbox.act(person.id, command).await.unwrap()
}

pub async fn press(person: &Person, label: &str) {
    let message = person
        .sees()
        .into_iter()
        .rev()
        .find(|m| buttons(m).iter().any(|(known, _)| known == label))
        .unwrap();
    let custom_id = buttons(&message).into_iter().find(|(known, _)| known == label).unwrap().1;
    let press = discord_sandbox::Act::Press { message: message.id, custom_id };
    person.sandbox.act(person.id, press).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_killed_at_any_step_loses_and_doubles_nothing_sqlite() {
    killed_at_every_step(database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_killed_at_any_step_loses_and_doubles_nothing_postgres() {
    if let Some(database) = database::postgres().await {
        killed_at_every_step(database).await;
    }
}

async fn two_processes_deliver_each_row_once(database: Database) {
    let place = Place::new(database).await;
    let _first = place.start().await;
    let _second = place.start().await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    act(&ann, "challenge", json!({ "opponent": bob.id.to_string(), "side": 0 })).await;
    place.rest().await;
    press(&bob, "Accept").await;
    place.rest().await;
    let thread = place.sandbox.threads(ann.channel)[0].0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    for (ply, text) in
        ["a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5"].into_iter().enumerate()
    {
        let (mover, other) = if ply % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        act(mover, "move", json!({ "move": text })).await;
        place.rest().await;
        let boards =
            other.sees().iter().filter(|m| m.content.contains(&format!("{text}**"))).count();
        assert_eq!(boards, 1, "{text}");
    }
    assert_eq!((ann.pings(), bob.pings()), (4, 4));
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_processes_on_one_postgres_deliver_each_row_once() {
    if let Some(database) = database::postgres().await {
        two_processes_deliver_each_row_once(database).await;
    }
}

/// The number of shards that the gateways share.
const SHARDS: u64 = 2;

async fn gateways_and_workers_are_killed_and_begun_again(database: Database) {
    let place = Place::new(database).await;
    let home = place.sandbox.server() >> 22;
    let general = place.sandbox.channel("general").unwrap();
    let gateway = |shard: u64| {
        let mut command = place.command();
        command.env("ROLE", "gateway").env("SHARDS", format!("{shard}/{SHARDS}"));
        command
    };
    let worker = || {
        let mut command = place.command();
        command.env("ROLE", "worker");
        command.spawn().unwrap()
    };
    let (home, abroad) = (home % SHARDS, (home + 1) % SHARDS);
    let _abroad = place.started(gateway(abroad)).await;
    let mut at_home = place.started(gateway(home)).await;
    let mut workers = [worker(), worker()];
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    act(&ann, "challenge", json!({ "opponent": bob.id.to_string(), "side": 0 })).await;
    place.rest().await;
    press(&bob, "Accept").await;
    place.rest().await;
    let thread = place.sandbox.threads(general)[0].0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    let mut anns = ann.pings();
    let mut bobs = bob.pings();
    assert_eq!((anns, bobs), (1, 1));
    for (ply, text) in
        ["a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5"].into_iter().enumerate()
    {
        let (mover, other) = if ply % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        // By turns a gateway dies before its answer and after it, and a worker before its post and
        // after it.
        let path = if ply % 4 < 2 { "/callback" } else { "/messages" };
        let after = ply % 2 == 1;
        let stall = place.sandbox.stall("POST", path, 1, after);
        let moving = tokio::spawn({
            let mover = mover.clone();
            async move { act(&mover, "move", json!({ "move": text })).await }
        });
        stall.reached().await;
        if ply % 4 < 2 {
            place.kill(at_home).await;
            stall.release();
            at_home = place.started(gateway(home)).await;
        } else {
            // If the other worker posts, this has no visible effect.
            let which = ply % 2;
            workers[which].kill().await.unwrap();
            stall.release();
            workers[which] = worker();
        }
        moving.await.unwrap();
        place.rest().await;
        if ply % 2 == 0 {
            bobs += 1
        } else {
            anns += 1
        }
        assert_eq!((ann.pings(), bob.pings()), (anns, bobs), "killed at {path} of {text}");
        let boards =
            other.sees().iter().filter(|m| m.content.contains(&format!("{text}**"))).count();
        assert_eq!(boards, 1, "{text} is posted once");
    }
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_gateways_and_two_workers_on_postgres_lose_and_double_nothing_when_killed() {
    if let Some(database) = database::postgres().await {
        gateways_and_workers_are_killed_and_begun_again(database).await;
    }
}

/// The reader of the log goes away, and everything else stays.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_nobody_reads_holds_nobody_up() {
    for gone in [true, false] {
        let place = Place::new(database::sqlite()).await;
        let mut command = place.command();
        // Far more than the pipe holds without a reader.
        command.env("RUST_LOG", "trace").stderr(Stdio::piped());
        let mut child = place.started(command).await;
        let unread = child.stderr.take().filter(|_| !gone);
        let ann = place.person("Ann");
        for _ in 0..20 {
            assert!(!ann.words(act(&ann, "games", json!({})).await).is_empty());
        }
        let id = child.id().unwrap().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
        let ended = tokio::time::timeout(Duration::from_secs(15), child.wait())
            .await
            .expect("it ends in time")
            .unwrap();
        assert!(ended.success(), "{ended}");
        drop(unread);
        place.sandbox.stop();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sigterm_ends_it_within_ten_seconds() {
    let place = Place::new(database::sqlite()).await;
    let mut child = place.start().await;
    let id = child.id().unwrap().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
    let ended = tokio::time::timeout(Duration::from_secs(10), child.wait())
        .await
        .expect("it ends in time")
        .unwrap();
    assert!(ended.success(), "{ended}");
}

/// The one line that a bad configuration prints.
async fn complaint(environment: &[(&str, &str)]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_murus"));
    command
        .arg("bot")
        .env_remove("DISCORD_TOKEN")
        .env_remove("DISCORD_API_BASE")
        .env_remove("DATABASE_URL");
    let output = command.envs(environment.iter().copied()).output().await.unwrap();
    assert!(!output.status.success());
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(text.trim_end().lines().count(), 1, "{text}");
    text.trim_end().to_owned()
}

#[tokio::test]
async fn a_bad_configuration_dies_at_once_with_one_line() {
    let token = ("DISCORD_TOKEN", "a.b.c");
    let key = "0f".repeat(32);
    for (environment, words) in [
        (vec![], "DISCORD_TOKEN is not set"),
        (vec![("DISCORD_TOKEN", "nonsense")], "DISCORD_TOKEN is not a token"),
        (
            vec![token, ("DATABASE_URL", "mysql://x")],
            "DATABASE_URL must begin with sqlite: or postgres:",
        ),
        (vec![token, ("DATABASE_URL", "sqlite:///nowhere/at/all.db")], "DATABASE_URL: "),
        (vec![token, ("DISCORD_API_BASE", "ftp://x")], "DISCORD_API_BASE must be an address"),
        (vec![token, ("ROLE", "king")], "ROLE must be all, gateway or worker"),
        (vec![token, ("SHARDS", "4/4")], "SHARDS must be all, none, or such as 0-3/16"),
        (
            vec![token, ("DISCORD_PUBLIC_KEY", "nonsense")],
            "DISCORD_PUBLIC_KEY must be the 64 digits",
        ),
        (vec![token, ("LOG", "nonsense_")], "LOG must be human or json"),
        (vec![token, ("LEASE_MS", "0")], "LEASE_MS must be 500 to 600000"),
        (vec![token, ("SHARDS", "none")], "SHARDS=none hears nobody"),
        (vec![token, ("SHARDS", "none"), ("DISCORD_PUBLIC_KEY", &key)], "SHARDS=none hears nobody"),
        (vec![token, ("SHARDS", "none"), ("HTTP_ADDR", "127.0.0.1:0")], "SHARDS=none hears nobody"),
        // An empty one counts as none.
        (vec![("DISCORD_TOKEN", " ")], "DISCORD_TOKEN is not set"),
    ] {
        let said = complaint(&environment).await;
        assert!(said.contains(words), "{said}");
        assert!(!said.contains("nonsense") && !said.contains("a.b.c"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn empty_variables_count_as_none() {
    let place = Place::new(database::sqlite()).await;
    let mut command = place.command();
    for variable in [
        "MESSAGE_CONTENT",
        "THOUGHTS",
        "ROLE",
        "SHARDS",
        "HTTP_ADDR",
        "DISCORD_PUBLIC_KEY",
        "HEALTH_FILE",
        "LOG",
        "LEASE_MS",
        "RUST_LOG",
    ] {
        command.env(variable, "");
    }
    let child = place.started(command).await;
    place.kill(child).await;
    place.sandbox.stop();
}

crate::on_both!(two_hundred_games_wait_for_the_opponent);
