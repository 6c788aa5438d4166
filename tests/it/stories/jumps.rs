//! A clock that is set: what it put off comes in time, and what is meant for later stays so.

use std::time::Duration;

use discord_sandbox::{Fault, Misbehaviour, Sandbox};
use murus::clock::Clock;
use murus::delivery::NoticeCourier;
use murus::game::{GameId, HOUR, Millis, NOON, Place, Seq, Terms};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{
    self, Caller, Delivery, LEASE, Proposal, Service, Target, courier, workers::opponent,
    workers::sweeper,
};
use murus::store::processes::{Beat, ProcessFacts};
use murus::store::{self, Db, Fresh, NoticeKind, Span, Topic, Urgency};
use murus_gallicus::{Seat, Variant};
use serde_json::json;
use tokio_util::sync::CancellationToken;

use super::playing::seated;
use super::processes::act;
use super::time::DAY;
use crate::support::World;
use crate::support::database::Database;
use crate::support::person::Person;
use crate::{on_both, story};

/// Sets the bot's clock back by a day. Discord's continues.
async fn set_back(world: &World) {
    world.clock.advance(-Millis::from(DAY));
}

/// Waits until a person has had this many pings.
async fn until_pinged(world: &World, person: &Person, pings: usize) {
    let rang = |_: &Sandbox| (person.pings() >= pings).then_some(());
    let waited =
        tokio::time::timeout(Duration::from_secs(20), world.sandbox.until("the ping", rang)).await;
    waited
        .unwrap_or_else(|_| panic!("{} has {} pings and not {pings}", person.name, person.pings()))
        .unwrap();
}

story!(what_waits_for_its_next_try_comes_at_once_after_a_clock_ran_ahead, |world| async move {
    let (ann, bob) = seated(&world).await;
    let pings = bob.pings();
    world.clock.advance(DAY.into());
    world.settle().await;
    let refused = Misbehaviour {
        method: "POST".into(),
        path: "/messages".into(),
        skip: 0,
        times: 1,
        fault: Fault::RateLimited { retry_after_ms: 5_000 },
    };
    world.sandbox.misbehave(refused);
    act(&ann, "move", json!({ "move": "a1-c3" })).await;
    world.settle().await;
    assert_eq!(bob.pings(), pings);
    set_back(&world).await;
    until_pinged(&world, &bob, pings + 1).await;
    world.end().await;
});

async fn what_a_process_held_with_its_clock_ahead_is_free_once_that_is_set_back(
    database: Database,
) {
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let clock = Clock::hand(NOON);
    let stop = CancellationToken::new();
    let service = Service::new(db.clone(), clock, LEASE);
    let here = Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };
    let terms = Terms { rated: false, ..Terms::usual_for(Variant::STANDARD) };
    let target = Target::Bot("Tiro".to_owned());
    let proposal = Proposal { side: Some(Seat::Gauls), ..Proposal::new(target, terms) };
    let caller = Caller::new(UserId(1), here, "ahead".to_owned());
    let game = service::challenge::proposal::propose_game(&service, &caller, &proposal)
        .await
        .unwrap()
        .challenge
        .id;
    // A process with its clock ahead takes all that there is to do, and dies.
    let ahead = NOON + Millis::from(DAY);
    let lease = Span { from: ahead, until: ahead + LEASE };
    let mut tx = db.begin().await.unwrap();
    let (taken, _) = store::claims::claim_due(&mut tx, lease, 100, Urgency::LAST).await.unwrap();
    assert!(!taken.is_empty());
    assert!(store::agenda::claim_turn(&mut tx, game, lease).await.unwrap());
    tx.commit().await.unwrap();
    let send = |_| async { Delivery::Sent(None) };
    let workers = [
        tokio::spawn(sweeper::run_sweeper(service.clone(), stop.clone())),
        tokio::spawn(opponent::run_opponent(service.clone(), 1, stop.clone())),
        tokio::spawn(courier::run_courier(
            service.clone(),
            NoticeCourier(send),
            || Urgency::LAST,
            stop.clone(),
        )),
    ];
    let done = async {
        while service.count_backlog().await.unwrap() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), done).await.expect("nobody holds it for a day");
    let played =
        service::play::find::find_game(&db, game).await.unwrap().unwrap().game.line().plies();
    assert_eq!(played, 1, "Murus has moved");
    stop.cancel();
    for worker in workers {
        worker.await.unwrap();
    }
}

async fn what_is_meant_for_later_stays_so(database: Database) {
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let row = |id, kind, due| Fresh {
        id,
        topic: Topic::Beside(GameId(id), kind),
        seq: Seq::START,
        recipient: None,
        quiet: false,
        due,
    };
    let mut tx = db.begin().await.unwrap();
    // Quiet hours end in eight hours.
    store::outbox::enqueue_rows(&mut tx, &[row(1, NoticeKind::Declined, NOON + 8 * HOUR)], NOON)
        .await
        .unwrap();
    assert!(!store::ahead::is_any(&mut tx, NOON).await.unwrap());
    assert_eq!(store::ahead::bring_back(&mut tx, NOON).await.unwrap(), 0);
    // What was written by a clock that ran ahead, or waits for its next try by one, is due.
    let ahead = NOON + 24 * HOUR;
    let rows = [row(2, NoticeKind::Declined, ahead), row(3, NoticeKind::Nudge, ahead)];
    store::outbox::enqueue_rows(&mut tx, &rows, ahead).await.unwrap();
    assert!(store::ahead::is_any(&mut tx, NOON).await.unwrap());
    assert_eq!(store::ahead::bring_back(&mut tx, NOON).await.unwrap(), 2);
    let lease = Span { from: NOON, until: NOON + LEASE };
    let (mut taken, _) =
        store::claims::claim_due(&mut tx, lease, 100, Urgency::LAST).await.unwrap();
    taken.sort_by_key(|row| row.id);
    assert_eq!(taken.iter().map(|row| row.id).collect::<Vec<_>>(), [2, 3]);
    tx.commit().await.unwrap();
}

async fn a_process_with_its_clock_ahead_keeps_no_share(database: Database) {
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let mut tx = db.begin().await.unwrap();
    let beat = |id, weight| Beat { id, weight, gone: Millis::from_secs(6) };
    store::processes::write_beat(&mut tx, beat(1, 40), &ProcessFacts::new(), NOON + 24 * HOUR)
        .await
        .unwrap();
    let share = store::processes::write_beat(&mut tx, beat(2, 10), &ProcessFacts::new(), NOON)
        .await
        .unwrap();
    assert!((share - 1.0).abs() < 1e-9, "{share}");
    tx.commit().await.unwrap();
}

on_both!(
    what_a_process_held_with_its_clock_ahead_is_free_once_that_is_set_back,
    what_is_meant_for_later_stays_so,
    a_process_with_its_clock_ahead_keeps_no_share
);
