//! The strongest level thinks on while no other turn waits, and gives way to any.

use std::time::Duration;

use murus::clock::Clock;
use murus::game::{GameId, Millis, NOON, Place, Terms, Timestamp};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{self, Caller, LEASE, Proposal, Service, Target, workers::opponent};
use murus::store::Db;
use murus_gallicus::{Seat, Variant};
use sqlx::{AssertSqlSafe, Connection, Executor, Row};
use tokio_util::sync::CancellationToken;

use crate::on_both;
use crate::support::database::Database;

/// The patience of the strongest level.
const PATIENCE: Millis = Millis::from_mins(1);

/// Processes that share a database and a clock.
struct House {
    db: Db,
    clock: Clock,
}

impl House {
    async fn new(database: &Database) -> House {
        let db = Db::connect(&database.url).await.unwrap();
        let clock = Clock::hand(NOON);
        db.migrate().await.unwrap();
        House { db, clock }
    }

    fn process(&self) -> Service {
        Service::new(self.db.clone(), self.clock.clone(), LEASE)
    }

    /// Begins a game against a level, with the level to move. A balanced game has no book, so that
    /// each level thinks about its first turn.
    async fn begins(&self, level: &str) -> GameId {
        let balanced: Variant = "balanced".parse().unwrap();
        let terms = Terms { rated: false, ..Terms::usual_for(balanced) };
        let target = Target::Bot(level.to_owned());
        let proposal = Proposal { side: Some(Seat::Gauls), ..Proposal::new(target, terms) };
        let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };
        let caller = Caller::new(UserId(1), place, level.to_owned());
        service::challenge::proposal::propose_game(&self.process(), &caller, &proposal)
            .await
            .unwrap()
            .challenge
            .id
    }

    async fn plies(&self, id: GameId) -> usize {
        service::play::find::find_game(self.process().db(), id)
            .await
            .unwrap()
            .unwrap()
            .game
            .line()
            .plies()
    }

    /// The end of a process's lease of a game's turn.
    async fn lease(&self, id: GameId) -> Timestamp {
        let sql = format!("SELECT bot_lease FROM game WHERE id = {}", id.0);
        let row = sqlx::query(AssertSqlSafe(sql))
            .fetch_one(&mut *self.db.read().await.unwrap())
            .await
            .unwrap();
        Timestamp::from_millis(row.get(0))
    }

    /// Waits until a process claims a turn for all of its patience.
    async fn until_patient(&self, id: GameId) {
        let patient = self.clock.now() + LEASE + PATIENCE;
        soon(async || self.lease(id).await == patient).await;
        assert_eq!(self.plies(id).await, 0);
    }
}

/// Waits for a condition that holds well before the patience ends.
async fn soon(so: impl AsyncFn() -> bool) {
    let waiting = async {
        while !so().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), waiting)
        .await
        .expect("it comes well before the patience ends");
}

async fn thinking_on_gives_way_to_the_turn_of_another_game(database: Database) {
    let house = House::new(&database).await;
    let service = house.process();
    let stop = CancellationToken::new();
    let patient = house.begins("Augustus").await;
    let working = tokio::spawn(opponent::run_opponent(service, 1, stop.clone()));
    house.until_patient(patient).await;
    let other = house.begins("Tiro").await;
    house.clock.advance(Millis::from_secs(2));
    soon(async || house.plies(other).await == 1 && house.plies(patient).await == 1).await;
    stop.cancel();
    working.await.unwrap();
}

async fn an_ending_program_plays_its_best_move(database: Database) {
    let house = House::new(&database).await;
    let service = house.process();
    let stop = CancellationToken::new();
    let game = house.begins("Augustus").await;
    let working = tokio::spawn(opponent::run_opponent(service, 1, stop.clone()));
    house.until_patient(game).await;
    stop.cancel();
    tokio::time::timeout(Duration::from_secs(30), working).await.expect("it ends at once").unwrap();
    assert_eq!(house.plies(game).await, 1);
}

async fn the_turn_of_a_killed_process_is_free_after_its_lease(database: Database) {
    let house = House::new(&database).await;
    let service = house.process();
    let stop = CancellationToken::new();
    let game = house.begins("Augustus").await;
    // A process that is killed while it thinks on leaves the turn like this.
    let lease = house.clock.now() + LEASE + PATIENCE;
    let mut conn = sqlx::AnyConnection::connect(&database.url).await.unwrap();
    let sql = format!("UPDATE game SET bot_lease = {} WHERE id = {}", lease.as_millis(), game.0);
    conn.execute(AssertSqlSafe(sql)).await.unwrap();
    conn.close().await.unwrap();
    let working = tokio::spawn(opponent::run_opponent(service, 1, stop.clone()));
    house.clock.advance(LEASE + PATIENCE);
    house.until_patient(game).await;
    stop.cancel();
    tokio::time::timeout(Duration::from_secs(30), working).await.expect("it ends at once").unwrap();
    assert_eq!(house.plies(game).await, 1);
}

on_both!(
    thinking_on_gives_way_to_the_turn_of_another_game,
    an_ending_program_plays_its_best_move,
    the_turn_of_a_killed_process_is_free_after_its_lease
);
