//! A database of an earlier program (migration 9), with everything under way, is migrated and
//! played on. Its rows are data: running and finished games, a plan, offers, a waiting review, a
//! war desk, and undelivered notices of every lane.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use expect_test::{Expect, expect};
use murus::clock::Clock;
use murus::delivery::{NoticeCourier, Parcel};
use murus::game::{Action, GameId, HOUR, NOON, Place};
use murus::ids::{ChannelId, MessageId, Posted, ServerId, UserId};
use murus::service::delivery::Envelope;
use murus::service::{Ask, Caller, Delivery, LEASE, Service, courier, workers::opponent};
use murus::store::{Db, StoredGame, Urgency};
use murus_gallicus::Reason;
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection, Executor};
use tokio_util::sync::CancellationToken;

use crate::on_both;
use crate::support::database::Database;
use murus::service;

/// The last migration of the program that filled the database.
const BEFORE: i64 = 9;

const ANN: u64 = 1001;
const BOB: u64 = 1002;
const CLEO: u64 = 1003;

const PLANNED: GameId = GameId(1866795791156202364);
const AGAINST_MURUS: GameId = GameId(1866795791156214667);
const BALANCED: GameId = GameId(1866795791156214676);
const DIGESTED: GameId = GameId(1866795791156214690);
const OFFERED: GameId = GameId(1866976985088996492);

struct Played {
    service: Service,
    said: Arc<Mutex<Vec<String>>>,
    count: u32,
}

impl Played {
    async fn on(database: &Database) -> Played {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut migrations = Migrator::new(folder.join("migrations")).await.unwrap();
        migrations.migrations.to_mut().retain(|migration| migration.version <= BEFORE);
        let db = Db::connect(&database.url).await.unwrap();
        let mut conn = sqlx::AnyConnection::connect(&database.url).await.unwrap();
        migrations.run(&mut conn).await.unwrap();
        let rows = std::fs::read_to_string(folder.join("tests/data/rows/filled-0009.sql")).unwrap();
        conn.execute(AssertSqlSafe(rows)).await.unwrap();
        conn.close().await.unwrap();
        db.migrate().await.unwrap();
        let service = Service::new(db, Clock::hand(NOON + 48 * HOUR), LEASE);
        let said = Arc::new(Mutex::new(Vec::new()));
        let stop = CancellationToken::new();
        let heard = Arc::clone(&said);
        let send = move |parcel: Parcel| {
            let heard = Arc::clone(&heard);
            async move { hear(&heard, &parcel) }
        };
        tokio::spawn(courier::run_courier(
            service.clone(),
            NoticeCourier(send),
            || Urgency::LAST,
            stop.clone(),
        ));
        tokio::spawn(opponent::run_opponent(service.clone(), 1, stop));
        Played { service, said, count: 0 }
    }

    async fn act(&mut self, who: u64, game: GameId, ask: Ask) {
        self.count += 1;
        let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };
        let caller = Caller::new(UserId(who), place, format!("after-{}", self.count));
        service::play::act::perform_act(&self.service, &caller, game, &ask, None).await.unwrap();
    }

    async fn row(&self, game: GameId) -> StoredGame {
        service::play::find::find_game(self.service.db(), game).await.unwrap().unwrap()
    }

    /// Every message, one on each line, after the last of them.
    async fn hears(&self, expected: Expect) {
        for _ in 0..12_000 {
            if self.service.count_due().await.unwrap() == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(self.service.count_backlog().await.unwrap(), 0);
        let mut said = std::mem::take(&mut *self.said.lock().unwrap());
        said.sort();
        expected.assert_eq(&(said.join("\n") + "\n"));
    }
}

/// Takes a parcel as Discord would, and writes down its kind, its place and the people it pings.
fn hear(said: &Mutex<Vec<String>>, parcel: &Parcel) -> Delivery {
    let Envelope { topic, to, ping, searches, .. } = &parcel.envelope;
    let place =
        to.map_or_else(|| "its message".to_owned(), |to| format!("{} {}", to.kind(), to.id()));
    let pings: Vec<String> = ping.iter().map(UserId::to_string).collect();
    let line = format!("{} to {place}, pings [{}]", topic.word(), pings.join(", "));
    said.lock().unwrap().push(line);
    let message = MessageId(parcel.envelope.id.unsigned_abs());
    let posted = to.filter(|_| !searches);
    Delivery::Sent(posted.map(|to| Posted { channel: ChannelId(to.id()), message }))
}

fn plays(text: &str) -> Ask {
    Ask::Move(text.to_owned())
}

async fn everything_under_way_goes_on(database: Database) {
    let mut played = Played::on(&database).await;
    // Every waiting notice is delivered in its lane's order, and Murus makes its move and the
    // review.
    played
        .hears(expect![[r#"
            answered to its message, pings []
            answered to its message, pings []
            challenge to channel 10, pings []
            challenge to channel 10, pings []
            desk to channel 10, pings []
            digest to direct 1003, pings [1003]
            most to thread 700011, pings []
            note to thread 700001, pings []
            note to thread 700010, pings []
            note to thread 700011, pings []
            nudge to thread 700011, pings [1001]
            offer to thread 1866976985088996493, pings []
            settled to its message, pings []
            thread to thread 1866976985088996493, pings []
            tidy to its message, pings []
            turn to thread 1866976985088996493, pings []
            turn to thread 700001, pings []
            turn to thread 700009, pings [1001]
        "#]])
        .await;
    assert!(played.row(AGAINST_MURUS).await.game.line().plies() >= 2);

    // The planned answer comes at once.
    played.act(BOB, PLANNED, plays("b7-d5")).await;
    assert_eq!(played.row(PLANNED).await.game.line().plies(), 5);
    played
        .hears(expect![[r#"
            turn to thread 700001, pings []
        "#]])
        .await;

    // An offer is agreed to, a swap and a move are made.
    played.act(CLEO, OFFERED, Ask::Do(Action::Agree)).await;
    assert_eq!(
        played.row(OFFERED).await.game.outcome().map(|end| end.reason),
        Some(Reason::Agreement)
    );
    played.act(ANN, BALANCED, Ask::Do(Action::Swap)).await;
    played.act(CLEO, DIGESTED, plays("d7-d5")).await;
    played
        .hears(expect![[r#"
            answered to its message, pings []
            end to thread 1866976985088996493, pings [1001]
            result to channel 10, pings []
            settled to its message, pings []
            turn to thread 700010, pings []
            turn to thread 700011, pings []
        "#]])
        .await;
}

on_both!(empty: everything_under_way_goes_on);
