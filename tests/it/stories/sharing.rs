//! Thinking is shared: the longest review stops nobody, and is made once.

use std::time::Duration;

use murus::clock::Clock;
use murus::game::{GameId, NOON, Place, Terms};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{
    self, Caller, Denied, Hint, LEASE, Proposal, Reviewed, Service, Target, workers::opponent,
};
use murus::store::{Db, StoredGame};
use murus_gallicus::{Entry, Line, Seat, Variant};
use sqlx::Row;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::on_both;
use crate::support::database::Database;

/// The longest time that anything may take on a machine that does much else.
const PATIENCE: Duration = Duration::from_secs(60);

/// The longest game that can be brought in.
const PLIES: usize = 400;

/// A service with one place to think, over a database of its own.
async fn house(database: &Database) -> (Service, Clock) {
    let db = Db::connect(&database.url).await.unwrap();
    let clock = Clock::hand(NOON);
    db.migrate().await.unwrap();
    (Service::new(db, clock.clone(), LEASE), clock)
}

fn caller(person: u64, cause: &str) -> Caller {
    let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };
    Caller::new(UserId(person), place, cause.to_owned())
}

/// A legal game of so many plies, which nobody wins; another one for each seed.
fn long_game(plies: usize, seed: usize) -> String {
    let mut line = Line::new(Variant::STANDARD);
    let mut n = seed;
    while line.plies() < plies {
        let moves = line.position().moves();
        let goes_on = |m: &&murus_gallicus::Move| {
            let mut next = line.clone();
            let lives = next.play(Entry::Move(**m)).is_ok() && next.outcome().is_none();
            // The other side must have a move that ends nothing either.
            lives
                && next.position().moves().into_iter().any(|answer| {
                    let mut after = next.clone();
                    after.play(Entry::Move(answer)).is_ok() && after.outcome().is_none()
                })
        };
        n = n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let from = (n >> 33) % moves.len();
        match moves.iter().cycle().skip(from).take(moves.len()).find(goes_on) {
            Some(&played) => line.play(Entry::Move(played)).unwrap(),
            // Some moves back it goes otherwise.
            None => line = line.before(line.plies().saturating_sub(12)),
        }
    }
    line.record()
}

/// A long game that a person brought in.
async fn brought_in(service: &Service, person: u64, plies: usize) -> StoredGame {
    let text = long_game(plies, person as usize);
    let by = caller(person, &format!("import {person} {plies}"));
    let place = by.place.expect("a place on Discord");
    let brought =
        service::challenge::imports::import_game(service, &by, place, &text, Variant::STANDARD)
            .await;
    brought.expect("a legal game").game
}

async fn asks_review(service: &Service, person: u64, game: &StoredGame) -> Reviewed {
    service::study::review::request_review(service, &caller(person, "review"), game).await.unwrap()
}

/// A game against Murus, which is to move.
async fn against_murus(service: &Service, person: u64) -> GameId {
    let terms = Terms { rated: false, ..Terms::usual_for(Variant::STANDARD) };
    let target = Target::Bot("Tiro".to_owned());
    let proposal = Proposal { side: Some(Seat::Gauls), ..Proposal::new(target, terms) };
    let by = caller(person, &format!("game {person}"));
    service::challenge::proposal::propose_game(service, &by, &proposal).await.unwrap().challenge.id
}

/// Returns the number of reviews that are not made yet.
async fn reviews_left(service: &Service) -> i64 {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM review WHERE state = 'waiting'";
    sqlx::query(sql).fetch_one(&mut *service.db().read().await.unwrap()).await.unwrap().get(0)
}

/// The end of the lease of the review that is made; 0 before it is claimed.
async fn leased_until(service: &Service) -> i64 {
    let sql =
        "SELECT CAST(MAX(lease_until) AS BIGINT) AS until FROM review WHERE state = 'waiting'";
    let row = sqlx::query(sql).fetch_one(&mut *service.db().read().await.unwrap()).await.unwrap();
    row.get::<Option<i64>, _>(0).unwrap_or_default()
}

/// Waits for a value; a wait that never ends is a failure.
async fn until<T>(what: impl AsyncFn() -> Option<T>) -> T {
    let found = async {
        loop {
            if let Some(found) = what().await {
                return found;
            }
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, found).await.expect("it comes")
}

/// Runs the worker of a service beside what people do.
async fn with_worker(service: &Service, people: impl Future<Output = ()>) {
    let stop = CancellationToken::new();
    let people = async {
        people.await;
        stop.cancel();
    };
    tokio::join!(opponent::run_opponent(service.clone(), 1, stop.clone()), people);
}

/// A stranger's turn, hint and short review come before the rest of a long review.
async fn a_long_review_stops_nobody(database: Database) {
    let (service, _) = house(&database).await;
    let long = brought_in(&service, 1, PLIES).await;
    with_worker(&service, async {
        assert!(matches!(asks_review(&service, 1, &long).await, Reviewed::Waiting(..)));
        until(async || (leased_until(&service).await > 0).then_some(())).await;
        let game = against_murus(&service, 2).await;
        let answered = async || {
            let row = service::play::find::find_game(service.db(), game).await.unwrap().unwrap();
            (row.game.line().plies() == 1).then_some(())
        };
        until(answered).await;
        assert_eq!(reviews_left(&service).await, 1, "the turn comes between two slices");
        assert!(
            service::study::review::find_hint(&service, &caller(2, "hint"), game)
                .await
                .is_ok_and(|hint| matches!(hint, Hint::Found(_)))
        );
        assert_eq!(reviews_left(&service).await, 1, "and so does the hint");
        let short = brought_in(&service, 3, 6).await;
        assert!(matches!(asks_review(&service, 3, &short).await, Reviewed::Waiting(..)));
        until(async || (reviews_left(&service).await == 1).then_some(())).await;
        assert!(
            matches!(asks_review(&service, 3, &short).await, Reviewed::Done(..)),
            "people are served in turn"
        );
        assert!(matches!(asks_review(&service, 1, &long).await, Reviewed::Waiting(..)));
    })
    .await;
    assert_eq!(
        leased_until(&service).await,
        0,
        "at its end a process gives back what it has not done"
    );
}

/// However long a review takes, no other process can claim it while it is made.
async fn a_review_is_made_once(database: Database) {
    let (service, clock) = house(&database).await;
    let long = brought_in(&service, 1, PLIES).await;
    with_worker(&service, async {
        asks_review(&service, 1, &long).await;
        let begun =
            until(async || Some(leased_until(&service).await).filter(|until| *until > 0)).await;
        for _ in 0..20 {
            clock.advance(LEASE / 2);
            let now = clock.now().as_millis();
            until(async || {
                (leased_until(&service).await > now + (LEASE / 4).as_millis()).then_some(())
            })
            .await;
        }
        assert!(leased_until(&service).await > begun + (9 * LEASE).as_millis());
    })
    .await;
}

/// A person waits for as many reviews as for hints.
async fn a_person_waits_for_few_reviews(database: Database) {
    let (service, _) = house(&database).await;
    for plies in 6..10 {
        let game = brought_in(&service, 1, plies).await;
        let crowded = matches!(asks_review(&service, 1, &game).await, Reviewed::Crowded);
        assert_eq!(crowded, plies == 9);
        assert!(
            matches!(asks_review(&service, 2, &game).await, Reviewed::Waiting(..)),
            "nobody else has to wait"
        );
    }
}

/// A game is no longer than games are.
async fn an_import_is_no_longer_than_a_game(database: Database) {
    let (service, _) = house(&database).await;
    let text = long_game(PLIES + 2, 1);
    let by = caller(1, "import");
    let refused = service::challenge::imports::import_game(
        &service,
        &by,
        by.place.expect("a place on Discord"),
        &text,
        Variant::STANDARD,
    )
    .await;
    let Err(Denied::Refused(why)) = refused else { panic!("it is too long") };
    assert_eq!(why.to_string(), "the record has more than 400 entries");
}

on_both!(
    a_long_review_stops_nobody,
    a_review_is_made_once,
    a_person_waits_for_few_reviews,
    an_import_is_no_longer_than_a_game
);
