//! The database is away for a while, or its disk is: people hear so at once, and continue when it
//! is back.

use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::Sandbox;
use futures::future::join_all;
use murus::clock::Clock;
use murus::delivery::NoticeCourier;
use murus::game::{GameId, Place as Where, Terms};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{
    Caller, Delivery, LEASE, Proposal, Service, Target, courier, workers::opponent,
};
use murus::store::{self, Db, Urgency};
use murus_gallicus::{Seat, Variant};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, Executor, Row};
use tokio::process::Command;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::playing::seated;
use super::processes::{Place, act};
use crate::support::database::{self, Database};
use crate::support::person::{Person, buttons, read};
use crate::support::proxy::{Proxy, Way};
use crate::{on_both, story};
use murus::service;

const ANN: u64 = 1;

fn ann(cause: &str) -> Caller {
    Caller::new(
        UserId(ANN),
        Where { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false },
        cause.to_owned(),
    )
}

/// Ann begins a game against Murus, with Murus to move.
async fn begins(service: &Service, cause: &str) -> Option<GameId> {
    let terms = Terms { rated: false, ..Terms::usual_for(Variant::STANDARD) };
    let target = Target::Bot("Tiro".to_owned());
    let proposal = Proposal { side: Some(Seat::Gauls), ..Proposal::new(target, terms) };
    Some(
        service::challenge::proposal::propose_game(service, &ann(cause), &proposal)
            .await
            .ok()?
            .challenge
            .id,
    )
}

async fn plies(service: &Service, id: GameId) -> usize {
    service::play::find::find_game(service.db(), id).await.unwrap().unwrap().game.line().plies()
}

/// Starts the opponent and the courier.
fn works(service: &Service, stop: &CancellationToken) -> Vec<JoinHandle<()>> {
    let send = |_| async { Delivery::Sent(None) };
    vec![
        tokio::spawn(opponent::run_opponent(service.clone(), 1, stop.clone())),
        tokio::spawn(courier::run_courier(
            service.clone(),
            NoticeCourier(send),
            || Urgency::LAST,
            stop.clone(),
        )),
    ]
}

async fn end(stop: CancellationToken, working: Vec<JoinHandle<()>>) {
    stop.cancel();
    for worker in working {
        worker.await.unwrap();
    }
}

/// Waits until all moves are played and all notices delivered, no longer than a player would wait.
async fn rests(service: &Service) {
    let resting = async {
        while !matches!(service.count_backlog().await, Ok(0)) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(15), resting)
        .await
        .expect("everybody goes on within seconds");
}

/// SQLite rolls a transaction back by itself on a full disk, on each connection that tries one.
async fn a_full_disk_delays_no_one_afterwards(database: Database) {
    if !database.url.starts_with("sqlite:") {
        return;
    }
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let service = Service::new(db.clone(), Clock::System, LEASE);
    let stop = CancellationToken::new();
    let game = begins(&service, "first").await.unwrap();
    // Each connection has its own limit, so the test takes all of them at once.
    let limit = async |pages: i64| {
        for mut conn in join_all((0..4).map(|_| db.read())).await.into_iter().map(Result::unwrap) {
            conn.execute(AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).await.unwrap();
        }
    };
    let pages =
        sqlx::query("PRAGMA page_count").fetch_one(&mut *db.read().await.unwrap()).await.unwrap();
    limit(pages.try_get::<i64, _>(0).unwrap()).await;
    let mut tried = 0;
    while begins(&service, &format!("until full {tried}")).await.is_some() {
        tried += 1;
    }
    // All at once, so that every connection meets the limit.
    assert!(
        join_all((0..20).map(async |n| begins(&service, &format!("full {n}")).await))
            .await
            .contains(&None)
    );
    let working = works(&service, &stop);
    limit(1_000_000).await;
    rests(&service).await;
    assert_eq!(plies(&service, game).await, 1);
    assert!(begins(&service, "last").await.is_some());
    rests(&service).await;
    end(stop, working).await;
}

/// A write beyond the limit of a process fails like a write to a failed disk.
async fn a_failed_disk_delays_no_one_afterwards(database: Database) {
    if !database.url.starts_with("sqlite:") {
        return;
    }
    let place = Place::new(database).await;
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_murus")]);
    let mut command = place.by(shell);
    command.stderr(Stdio::null());
    let child = place.started(command).await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    let limit = async |bytes: &str| {
        let limits = format!("--fsize={bytes}:unlimited");
        let mut limiting = Command::new("prlimit");
        limiting.args(["--pid", &child.id().unwrap().to_string(), &limits]);
        assert!(limiting.status().await.unwrap().success());
    };
    ann.challenges(&bob).await;
    place.rest().await;
    limit("100").await;
    let cleo = place.person("Cleo");
    for _ in 0..8 {
        assert_eq!(reads(&place, &ann, ann.challenges(&cleo).await).await, AWAY);
    }
    assert!(
        reads(&place, &ann, ann.asks("games", json!({})).await).await.contains(&bob.mention()),
        "what only reads is answered"
    );
    limit("unlimited").await;
    assert_ne!(reads(&place, &ann, ann.challenges(&cleo).await).await, AWAY);
    assert!(!bob.presses("Accept").await.contains(AWAY));
    place.rest().await;
}

/// The answer that a person reads in the end. An answer that takes longer than a second is
/// announced first.
pub async fn reads(place: &Place, person: &Person, said: String) -> String {
    let here = |_: &Sandbox| Some(read(&person.page())).filter(|text| !text.is_empty());
    if said.is_empty() { place.sandbox.until("an answer", here).await.unwrap() } else { said }
}

/// Another connection locks the tables for longer than any worker waits.
async fn a_locked_database_delays_no_one_afterwards(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let mut command = place.command();
    command.stderr(Stdio::null());
    let _child = place.started(command).await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    let cleo = place.person("Cleo");
    ann.challenges(&bob).await;
    place.rest().await;
    let mut other = store::Conn::connect(&url).await.unwrap();
    let lock = match url.starts_with("sqlite:") {
        true => "BEGIN IMMEDIATE",
        false => "BEGIN; LOCK TABLE challenge, game, event IN SHARE MODE",
    };
    other.execute(lock).await.unwrap();
    assert_eq!(reads(&place, &ann, ann.challenges(&cleo).await).await, AWAY);
    assert!(
        reads(&place, &ann, ann.asks("games", json!({})).await).await.contains(&bob.mention()),
        "what only reads is answered"
    );
    other.execute("ROLLBACK").await.unwrap();
    assert_ne!(reads(&place, &ann, ann.challenges(&cleo).await).await, AWAY);
    place.rest().await;
}

/// The answer while the database is away.
pub const AWAY: &str = "I can't reach my database right now. Try again in a minute, and check first whether it went through.";

story!(a_read_only_database_loses_and_doubles_nothing, |world| async move {
    let (ann, bob) = seated(&world).await;
    // A board is on its way when the outage begins: it arrives, and perhaps the database cannot
    // store that.
    let stall = world.sandbox.stall("POST", "/messages", 1, true);
    let moving = tokio::spawn({
        let ann = ann.clone();
        async move { act(&ann, "move", json!({ "move": "a1-c3" })).await }
    });
    stall.reached().await;
    assert!(ann.words(moving.await.unwrap()).contains("a1-c3"));
    world.let_write(false).await;
    stall.release();
    assert_eq!(bob.words(act(&bob, "move", json!({ "move": "d7-d5" })).await), AWAY);
    assert!(
        bob.words(act(&bob, "games", json!({})).await).contains(&ann.mention()),
        "what only reads is answered"
    );
    assert_eq!((ann.pings(), bob.pings()), (1, 2));
    world.let_write(true).await;
    world.advance(Duration::from_secs(60)).await;
    assert_eq!(
        (ann.pings(), bob.pings()),
        (1, 2),
        "the board that is there is found, and not sent again"
    );
    bob.plays("d7-d5").await;
    assert_eq!((ann.pings(), bob.pings()), (2, 2));
    let boards: Vec<_> =
        bob.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty()).collect();
    let open: Vec<bool> = boards.iter().map(|board| !buttons(board).is_empty()).collect();
    assert_eq!(open, [false, false, true]);
    world.end().await;
});

/// The URL of a database through the proxy.
pub fn by_way(url: &str, proxy: &Proxy) -> String {
    let server = server(url);
    url.replacen(&server.to_string(), &proxy.address.to_string(), 1)
}

/// The address on which a PostgreSQL listens.
pub fn server(url: &str) -> SocketAddr {
    let (_, rest) = url.split_once('@').expect("an address with a user");
    rest.split_once('/')
        .expect("an address with a database")
        .0
        .parse()
        .expect("an address in figures")
}

async fn people_are_told_at_once_that_the_database_is_away() {
    let Some(database) = database::postgres().await else { return };
    let proxy = Proxy::to(server(&database.url)).await;
    let url = by_way(&database.url, &proxy);
    let place = Place::new(database).await;
    let mut command = place.command();
    command.env("DATABASE_URL", url).stderr(Stdio::null());
    let _child = place.started(command).await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    ann.challenges(&bob).await;
    place.rest().await;
    for way in [Way::Cut, Way::Silent] {
        proxy.set(way);
        // Discord waits three seconds, and so does the sandbox.
        assert_eq!(reads(&place, &ann, ann.asks("games", json!({})).await).await, AWAY, "{way:?}");
        assert_eq!(reads(&place, &ann, ann.challenges(&bob).await).await, AWAY, "{way:?}");
        proxy.set(Way::Open);
        assert!(
            reads(&place, &ann, ann.asks("games", json!({})).await).await.contains(&bob.mention()),
            "{way:?}"
        );
    }
    place.rest().await;
}

async fn connections_that_are_cut_again_and_again_hold_nobody_up() {
    let Some(database) = database::postgres().await else { return };
    let direct = Db::connect(&database.url).await.unwrap();
    direct.migrate().await.unwrap();
    let proxy = Proxy::to(server(&database.url)).await;
    let db = Db::connect(&by_way(&database.url, &proxy)).await.unwrap();
    let service = Service::new(db, Clock::System, LEASE);
    let stop = CancellationToken::new();
    let seen = Service::new(direct, Clock::System, LEASE);
    let working = works(&service, &stop);
    let mut games = Vec::new();
    for n in 0..20 {
        let mut tried = 0;
        games.push(loop {
            if let Some(game) = begins(&service, &format!("{n} {tried}")).await {
                break game;
            }
            tried += 1;
        });
        proxy.set(Way::Cut);
        tokio::task::yield_now().await;
        proxy.set(Way::Open);
    }
    rests(&seen).await;
    for game in games {
        assert_eq!(plies(&seen, game).await, 1);
    }
    end(stop, working).await;
}

on_both!(
    a_full_disk_delays_no_one_afterwards,
    a_failed_disk_delays_no_one_afterwards,
    a_locked_database_delays_no_one_afterwards
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_told_at_once_that_postgres_is_away() {
    people_are_told_at_once_that_the_database_is_away().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres_connections_that_are_cut_hold_nobody_up() {
    connections_that_are_cut_again_and_again_hold_nobody_up().await;
}
