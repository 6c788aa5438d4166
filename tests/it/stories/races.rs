//! Two processes that race for everything, and clocks that jump.

use std::time::Duration;

use discord_sandbox::Sandbox;
use murus::clock::Clock;
use murus::delivery::NoticeCourier;
use murus::game::{HOUR, Millis, NOON, Seq};
use murus::ids::{ChannelId, MessageId, Posted, ServerId};
use murus::service::{Delivery, LEASE, Service, courier};
use murus::store::{self, Db, DeskId, Fresh, Topic, Urgency};
use serde_json::json;
use sqlx::{Connection, Executor};
use tokio_util::sync::CancellationToken;

use super::events::plays_in_every_way;
use super::playing::seated;
use crate::story;
use crate::support::database::{self, Database};

const DAY: Duration = Duration::from_secs(24 * 3600);

story!(two_processes_that_race_for_everything_do_it_once, |mut world| async move {
    world.join().await;
    world.races = true;
    let (ann, bob) = seated(&world).await;
    plays_in_every_way(&world, &ann, &bob).await;
    assert_eq!((ann.pings(), bob.pings()), (4, 3));
    // Work that the clock makes due: a reminder, and the end of the time.
    world.advance(4 * DAY + Duration::from_secs(3600)).await;
    assert_eq!((ann.pings(), bob.pings()), (5, 3), "one reminder");
    // Her saved vacation begins by itself first.
    for _ in 0..60 {
        world.advance(DAY).await;
    }
    let ends =
        ann.sees().iter().filter(|m| m.bot && !m.whisper && m.content.contains(" wins")).count();
    assert_eq!(ends, 1, "the end is announced once");
    // Murus moves once, and an untaken challenge ends once.
    let cleo = world.cleo();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    cleo.asks("challenge", json!({ "opponent": murus, "side": 1, "level": "Tiro" })).await;
    assert_eq!(cleo.pings(), 1);
    cleo.asks("challenge", json!({ "note": "anyone?" })).await;
    world.advance(14 * DAY).await;
    world.end().await;
});

/// A notice is written while the one before it in its lane is being settled: its writer finds the
/// lane held.
async fn a_notice_behind_one_that_is_being_settled_waits_for_no_clock(database: Database) {
    let db = Db::connect(&database.url).await.unwrap();
    let clock = Clock::hand(NOON);
    db.migrate().await.unwrap();
    let desk = DeskId(1);
    let channel = ChannelId(10);
    let write = async |id: i64| {
        let mut tx = db.begin().await.unwrap();
        let topic = Topic::Desk(desk);
        let fresh = Fresh { id, topic, seq: Seq::START, recipient: None, quiet: false, due: NOON };
        store::outbox::enqueue_rows(&mut tx, &[fresh], NOON).await.unwrap();
        tx.commit().await.unwrap();
    };
    let mut tx = db.begin().await.unwrap();
    store::desks::open_desk(&mut tx, desk, channel, ServerId(11), NOON).await.unwrap();
    tx.commit().await.unwrap();
    write(1).await;
    // The notice's end and its message are written together, and the second of these has to wait.
    let mut other = store::Conn::connect(&database.url).await.unwrap();
    other.execute("BEGIN; SELECT id FROM desk FOR UPDATE").await.unwrap();
    let us: i32 =
        sqlx::query_scalar("SELECT pg_backend_pid()").fetch_one(&mut other).await.unwrap();

    let send =
        move |_| async move { Delivery::Sent(Some(Posted { channel, message: MessageId(12) })) };
    let stop = CancellationToken::new();
    let service = Service::new(db.clone(), clock, LEASE);
    let working = tokio::spawn(courier::run_courier(
        service,
        NoticeCourier(send),
        || Urgency::LAST,
        stop.clone(),
    ));
    let waits = "SELECT CAST(COUNT(*) AS BIGINT) FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))";
    while sqlx::query_scalar::<_, i64>(waits)
        .bind(us)
        .fetch_one(&mut *db.read().await.unwrap())
        .await
        .unwrap()
        == 0
    {
        tokio::task::yield_now().await;
    }
    write(2).await;
    other.execute("ROLLBACK").await.unwrap();
    let said = async {
        while store::outbox::count_waiting(&mut db.read().await.unwrap()).await.unwrap() > 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), said)
        .await
        .expect("no worker has to wait for the clock");
    stop.cancel();
    working.await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_written_behind_a_notice_that_postgres_settles_waits_for_no_clock() {
    if let Some(database) = database::postgres().await {
        a_notice_behind_one_that_is_being_settled_waits_for_no_clock(database).await;
    }
}

story!(a_clock_that_jumps_an_hour_both_ways_loses_and_doubles_nothing, |world| async move {
    let (ann, bob) = seated(&world).await;
    let moves = ["a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5", "b1-b3", "h7-h5"];
    let jumps = [-HOUR, HOUR, HOUR, -HOUR, Millis::ZERO, -HOUR, 2 * HOUR, -HOUR];
    for (n, (text, jump)) in moves.into_iter().zip(jumps).enumerate() {
        let (mover, other) = if n % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        let before = other.pings();
        world.clock.advance(jump);
        let told = mover.plays(text).await;
        assert!(told.starts_with("You played"), "{text}: {told}");
        // Notices from before a jump back are due when their time comes again.
        for _ in 0..3 {
            world.clock.advance(Millis::ZERO);
            world.settle().await;
        }
        assert_eq!(other.pings(), before + 1, "{text} after a jump of {jump:?}");
    }
    let quiet = |sandbox: &Sandbox| (sandbox.in_flight() == 0).then_some(());
    world.sandbox.until("rest", quiet).await.unwrap();
    world.clock.advance(2 * HOUR);
    world.settle().await;
    let boards =
        ann.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty()).count();
    assert_eq!((boards, ann.pings(), bob.pings()), (9, 5, 5));
    world.end().await;
});
