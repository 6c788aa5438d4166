//! Claims, order and versions, under contention.

use std::collections::{BTreeMap, HashMap};

use murus::clock::Clock;
use murus::game::{ChallengeReply, GameId, HOUR, Millis, NOON, Place, Seq, Terms, Timestamp};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{Ask, Caller, Proposal, Service, Target};
use murus::store::{
    self, Claimed, Db, NoticeKind, OutboxState, Span, StoreError, Topic, Transaction,
};
use murus_gallicus::{Seat, Variant};
use sqlx::{Connection, Row};
use tokio::task::JoinSet;

use crate::on_both;
use crate::support::database::Database;
use murus::service;

const LANES: i64 = 40;
const STEPS: i64 = 5;
/// The time at which the rows fall due.
const AT: Timestamp = Timestamp::from_millis(1000);

async fn filled(database: &Database) -> Db {
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let mut tx = db.begin().await.unwrap();
    for lane in 0..LANES {
        for step in 0..STEPS {
            let id = lane * STEPS + step;
            let topic = Topic::Course(GameId(lane), NoticeKind::Turn);
            let row = store::Fresh {
                id,
                topic,
                seq: Seq(step as u32),
                recipient: None,
                quiet: false,
                due: AT,
            };
            store::outbox::enqueue_rows(&mut tx, &[row], AT).await.unwrap();
        }
    }
    tx.commit().await.unwrap();
    db
}

/// A transaction, however many wait before it: how long that takes is no matter here.
async fn begin(db: &Db) -> Transaction {
    loop {
        match db.begin().await {
            Ok(tx) => return tx,
            Err(error) => assert!(matches!(error, StoreError::Slow), "{error}"),
        }
    }
}

async fn claim(db: &Db, now: i64, lease: i64, limit: i64) -> Vec<Claimed> {
    let [now, lease] = [now, lease].map(Timestamp::from_millis);
    loop {
        let mut tx = begin(db).await;
        match store::claims::claim_due(
            &mut tx,
            Span { from: now, until: lease },
            limit,
            store::Urgency::LAST,
        )
        .await
        {
            Ok((rows, unread)) => {
                for (id, why) in unread {
                    store::aside::insert_aside(
                        &mut tx,
                        store::RowKey::notice(id),
                        &why,
                        Span { from: now, until: now },
                    )
                    .await
                    .unwrap();
                }
                tx.commit().await.unwrap();
                return rows;
            }
            Err(error) => assert!(error.is_transient(), "{error}"),
        }
    }
}

async fn settle(db: &Db, id: i64) {
    let mut tx = begin(db).await;
    store::outbox::settle_row(&mut tx, id, OutboxState::Sent(None), None).await.unwrap();
    tx.commit().await.unwrap();
}

/// Sixteen workers take all they can; each row goes to one of them, and those of a lane go one
/// after the other.
async fn contention(database: Database) {
    let db = filled(&database).await;
    let mut workers = JoinSet::new();
    for _ in 0..16 {
        let db = db.clone();
        workers.spawn(async move {
            let mut mine: Vec<Claimed> = Vec::new();
            while store::outbox::count_waiting(&mut db.read().await.unwrap()).await.unwrap() > 0 {
                for row in claim(&db, 2000, 60_000, 3).await {
                    settle(&db, row.id).await;
                    mine.push(row);
                }
            }
            mine
        });
    }
    let mut taken: BTreeMap<i64, usize> = BTreeMap::new();
    for worker in workers.join_all().await {
        let mut last = HashMap::new();
        for row in worker {
            *taken.entry(row.id).or_default() += 1;
            assert!(
                last.insert(row.topic, row.seq).is_none_or(|before| before < row.seq),
                "a lane keeps its order"
            );
        }
    }
    assert_eq!(taken.len() as i64, LANES * STEPS);
    assert!(taken.values().all(|times| *times == 1), "{taken:?}");
}

/// A row of an unknown kind is set aside and blocks no other row.
async fn unreadable(database: Database) {
    let db = filled(&database).await;
    let mut conn = sqlx::AnyConnection::connect(&database.url).await.unwrap();
    sqlx::query("UPDATE outbox SET kind = 'nonsense' WHERE id = 0")
        .execute(&mut conn)
        .await
        .unwrap();
    assert_eq!(claim(&db, 1000, 5000, 100).await.len() as i64, LANES - 1);
    let aside = store::aside::list_aside(&mut db.read().await.unwrap(), 5).await.unwrap();
    assert_eq!(aside[0].row, store::RowKey::notice(0));
    assert!(aside[0].why.contains("nonsense"), "{aside:?}");
    assert_eq!(claim(&db, 1000, 5000, 100).await.len(), 1, "the next row of its lane");
}

async fn leases(database: Database) {
    let db = filled(&database).await;
    assert_eq!(claim(&db, 999, 5000, 100).await.len(), 0, "nothing is due yet");
    let first = claim(&db, 1000, 5000, 100).await;
    assert_eq!(first.len() as i64, LANES, "one row of each lane");
    assert!(first.iter().all(|row| row.seq == Seq(0) && row.tries == 1));
    assert_eq!(claim(&db, 4999, 9000, 100).await.len(), 0, "all are held");
    let again = claim(&db, 5000, 9000, 100).await;
    assert!(
        again.len() as i64 == LANES && again.iter().all(|row| row.seq == Seq(0) && row.tries == 2),
        "the leases ended"
    );
    settle(&db, again[0].id).await;
    let next = claim(&db, 5000, 9000, 100).await;
    assert_eq!(
        next.iter().map(|row| (row.topic, row.seq)).collect::<Vec<_>>(),
        [(again[0].topic, Seq(1))]
    );
    let mut tx = db.begin().await.unwrap();
    store::claims::postpone_row(&mut tx, next[0].id, Timestamp::from_millis(7000), "later")
        .await
        .unwrap();
    tx.commit().await.unwrap();
    assert_eq!(claim(&db, 6999, 9000, 100).await.len(), 0);
    assert_eq!(claim(&db, 7000, 9000, 100).await.len(), 1);
    let [now, next] = [7000, 9000].map(Timestamp::from_millis);
    assert_eq!(
        store::outbox::next_due(&mut db.read().await.unwrap(), now).await.unwrap(),
        Some(next)
    );
}

/// A person in the channel of these tests.
fn caller(discord: u64, cause: &str) -> Caller {
    let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };
    Caller::new(UserId(discord), place, cause.to_owned())
}

/// A challenge to a person.
async fn challenge(service: &Service, other: u64) -> GameId {
    let target = Target::People(vec![UserId(other)]);
    let terms = Terms::usual_for(Variant::STANDARD);
    let proposal = Proposal { side: Some(Seat::Romans), ..Proposal::new(target, terms) };
    let proposed = service::challenge::proposal::propose_game(
        service,
        &caller(1, &format!("p{other}")),
        &proposal,
    )
    .await
    .unwrap();
    proposed.challenge.id
}

/// A game that was proposed to a person and accepted.
async fn game(service: &Service, other: u64) -> GameId {
    let id = challenge(service, other).await;
    service::challenge::answering::answer_challenge(
        service,
        &caller(other, &format!("a{other}")),
        id,
        &ChallengeReply::Accept,
    )
    .await
    .unwrap();
    id
}

/// Two writers load the same version: the second one is refused, and nothing of it stays.
async fn versions(database: Database) {
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let id = game(&Service::new(db.clone(), Clock::hand(NOON), Millis::from_secs(1)), 100).await;
    let game = store::games::load_game(&mut db.read().await.unwrap(), id).await.unwrap().unwrap();
    let mut tx = db.begin().await.unwrap();
    store::game_changes::update_game(&mut tx, &game.game, game.version, None, NOON).await.unwrap();
    tx.commit().await.unwrap();
    let mut tx = db.begin().await.unwrap();
    let second =
        store::game_changes::update_game(&mut tx, &game.game, game.version, None, NOON).await;
    assert!(matches!(second, Err(StoreError::Conflict)));
}

/// Two processes reach a reminder at the same time: one of them writes it.
async fn sweeps(database: Database) {
    let db = Db::connect_scratch(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let clock = Clock::hand(NOON);
    let one = Service::new(db.clone(), clock.clone(), Millis::from_secs(1));
    let two = Service::new(db.clone(), clock.clone(), Millis::from_secs(1));
    let mut games = Vec::new();
    for n in 0..6_u64 {
        let id = game(&one, 100 + n).await;
        games.push(id);
        for (discord, text) in [(1, "a1-c3"), (100 + n, "d7-d5")] {
            let ask = Ask::Move(text.to_owned());
            service::play::act::perform_act(
                &one,
                &caller(discord, &format!("{text}{n}")),
                id,
                &ask,
                None,
            )
            .await
            .unwrap();
        }
    }
    let waiting = challenge(&one, 200).await;
    // Four fifths of four days, and then saved days hold the clock, in all games at once.
    for (hours, kind) in [(77, "most"), (95 - 77, "note")] {
        clock.advance(hours * HOUR);
        let (first, second) = tokio::join!(
            service::workers::sweeper::sweep_once(&one),
            service::workers::sweeper::sweep_once(&two)
        );
        first.unwrap();
        second.unwrap();
        let count = "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM outbox WHERE kind = $1";
        let row =
            sqlx::query(count).bind(kind).fetch_one(&mut *db.read().await.unwrap()).await.unwrap();
        assert_eq!(row.get::<i64, _>("n"), 6, "{kind}");
    }
    // An unreadable game or challenge does not disturb the others: they end when their vacation and
    // their last hour are over.
    let mut conn = sqlx::AnyConnection::connect(&database.url).await.unwrap();
    let nonsense = "UPDATE event SET kind = 'nonsense' WHERE game = $1";
    sqlx::query(nonsense).bind(games[0].0).execute(&mut conn).await.unwrap();
    let nonsense = "UPDATE challenge SET variant = 'nonsense' WHERE id = $1";
    sqlx::query(nonsense).bind(waiting.0).execute(&mut conn).await.unwrap();
    clock.advance(30 * 24 * HOUR);
    while service::workers::sweeper::sweep_once(&one).await.unwrap() {}
    for id in &games[1..] {
        assert!(
            service::play::find::find_game(one.db(), *id)
                .await
                .unwrap()
                .unwrap()
                .game
                .outcome()
                .is_some()
        );
    }
    assert!(matches!(
        service::play::find::find_game(one.db(), games[0]).await,
        Err(StoreError::Corrupt(_))
    ));
    db.close().await;
}

on_both!(contention, unreadable, leases, versions, sweeps);
