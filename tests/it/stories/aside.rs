//! Unusable rows: each is set aside by itself, and everything else continues.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use murus::clock::Clock;
use murus::delivery::{NoticeCourier, Parcel};
use murus::game::{ChallengeReply, DAY, GameId, Millis, NOON, Place, Terms};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{
    Ask, Caller, Delivery, LEASE, Proposal, Service, Target, courier, workers::opponent,
    workers::sweeper,
};
use murus::store::{self, AsideTable, Db, Urgency};
use murus_gallicus::{Seat, Variant};
use serde_json::json;
use sqlx::{AssertSqlSafe, Connection, Executor};
use tokio_util::sync::CancellationToken;

use super::playing::seated;
use crate::support::World;
use crate::support::database::Database;
use crate::{on_both, story};
use murus::service;

/// The time at which all clocks here begin, as it is stored.
const AT_NOON: i64 = NOON.as_millis();

/// A database and the person who uses it, without Discord.
struct House {
    db: Db,
    clock: Clock,
    service: Service,
    url: String,
}

impl House {
    async fn new(database: &Database) -> House {
        let db = Db::connect(&database.url).await.unwrap();
        let clock = Clock::hand(NOON);
        db.migrate().await.unwrap();
        let service = Service::new(db.clone(), clock.clone(), LEASE);
        House { db, clock, service, url: database.url.clone() }
    }

    /// Waits until this holds. Where a busy database delays a try, the next one comes by the clock,
    /// so the clock continues while nothing happens.
    async fn until(&self, mut holds: impl AsyncFnMut() -> bool) {
        for looks in 1.. {
            if holds().await {
                return;
            }
            if looks % 2_000 == 0 {
                self.clock.advance(Millis::from_secs(1));
            }
            tokio::task::yield_now().await;
        }
    }

    fn caller(discord: u64, cause: String) -> Caller {
        let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };
        Caller::new(UserId(discord), place, cause)
    }

    async fn challenge(&self, target: Target) -> GameId {
        let terms = Terms { rated: false, ..Terms::usual_for(Variant::STANDARD) };
        let cause = format!("{target:?}{:p}{}", &self.db, self.clock.now().as_millis());
        let proposal = Proposal { side: Some(Seat::Gauls), ..Proposal::new(target, terms) };
        service::challenge::proposal::propose_game(
            &self.service,
            &House::caller(1, cause),
            &proposal,
        )
        .await
        .unwrap()
        .challenge
        .id
    }

    /// A game between 1 and another person, begun.
    async fn game(&self, other: u64) -> GameId {
        let id = self.challenge(Target::People(vec![UserId(other)])).await;
        service::challenge::answering::answer_challenge(
            &self.service,
            &House::caller(other, format!("a{other}")),
            id,
            &ChallengeReply::Accept,
        )
        .await
        .unwrap();
        // With these moves the game is lost when its time is up, and not called off.
        let ask = |text: &str| Ask::Move(text.to_owned());
        let moves = [(other, "a1-c3"), (1, "d7-d5")];
        for (who, text) in moves {
            service::play::act::perform_act(
                &self.service,
                &House::caller(who, format!("{text}{other}")),
                id,
                &ask(text),
                None,
            )
            .await
            .unwrap();
        }
        id
    }

    /// Damages or repairs stored rows.
    async fn writes(&self, sql: String) {
        sqlx::any::install_default_drivers();
        let mut conn = sqlx::AnyConnection::connect(&self.url).await.unwrap();
        conn.execute(AssertSqlSafe(sql)).await.unwrap();
        conn.close().await.unwrap();
    }

    async fn aside(&self) -> BTreeSet<(&'static str, i64)> {
        let rows = store::aside::list_aside(&mut self.db.read().await.unwrap(), 100).await.unwrap();
        rows.iter().map(|aside| (aside.row.table.word(), aside.row.id)).collect()
    }

    async fn sweeps(&self) {
        while sweeper::sweep_once(&self.service).await.unwrap() {}
    }

    async fn is_over(&self, id: GameId) -> bool {
        service::play::find::find_game(self.service.db(), id)
            .await
            .unwrap()
            .unwrap()
            .game
            .outcome()
            .is_some()
    }
}

async fn one_bad_row_does_not_stop_the_sweep(database: Database) {
    let house = House::new(&database).await;
    let (good, unplayed, panics, good_too) = (
        house.game(100).await,
        house.game(101).await,
        house.game(102).await,
        house.game(103).await,
    );
    let mut asked = Vec::new();
    for other in 200..204 {
        asked.push(house.challenge(Target::People(vec![UserId(other)])).await);
    }
    house
        .writes(format!(
            "UPDATE event SET data = 'a1-a7' WHERE game = {} AND kind = 'move'",
            unplayed.0
        ))
        .await;
    house
        .writes(format!(
            "INSERT INTO chair (game, n, live, ring_ms) VALUES ({}, 3, 1, {AT_NOON})",
            panics.0
        ))
        .await;
    house
        .writes(format!("UPDATE challenge SET variant = 'nonsense' WHERE id = {}", asked[0].0))
        .await;
    house
        .writes(format!(
            "UPDATE challenge_seat SET state = 'nonsense' WHERE challenge = {}",
            asked[2].0
        ))
        .await;
    // A person with a due digest whose row becomes unreadable.
    let sql = format!(
        "UPDATE player SET digest_ms = {AT_NOON}, settings = 'nonsense' WHERE discord = 203"
    );
    house.writes(sql).await;
    house.sweeps().await;
    assert!(house.aside().await.contains(&(AsideTable::Chair.word(), panics.0)));
    house.writes(format!("DELETE FROM chair WHERE game = {} AND n = 3", panics.0)).await;
    house.clock.advance(60 * DAY);
    house.sweeps().await;
    assert!(house.is_over(good).await && house.is_over(good_too).await);
    for id in [asked[1], asked[3]] {
        assert_eq!(
            service::play::find::find_challenge(house.service.db(), id)
                .await
                .unwrap()
                .unwrap()
                .state
                .word(),
            "expired"
        );
    }
    let player = store::players::by_discord(&mut house.db.read().await.unwrap(), UserId(203))
        .await
        .unwrap()
        .unwrap();
    let bad: BTreeSet<_> = [
        (AsideTable::Game.word(), unplayed.0),
        (AsideTable::Challenge.word(), asked[0].0),
        (AsideTable::Challenge.word(), asked[2].0),
        (AsideTable::Player.word(), player.0),
    ]
    .into();
    assert_eq!(house.aside().await, bad);
    assert_eq!(
        house.service.count_due().await.unwrap(),
        deliverable(&house).await,
        "no row is tried again and again"
    );

    // Nothing changes, and nothing is tried again.
    house.clock.advance(DAY);
    house.sweeps().await;
    assert_eq!(house.aside().await, bad);
    // Each is repaired, and continues.
    house
        .writes(format!(
            "UPDATE event SET data = 'a1-c3' WHERE game = {} AND chair = 0",
            unplayed.0
        ))
        .await;
    house
        .writes(format!(
            "UPDATE event SET data = 'd7-d5' WHERE game = {} AND chair = 1",
            unplayed.0
        ))
        .await;
    house
        .writes(format!("UPDATE challenge SET variant = 'standard' WHERE id = {}", asked[0].0))
        .await;
    house
        .writes(format!(
            "UPDATE challenge_seat SET state = 'invited' WHERE challenge = {} AND n = 0",
            asked[2].0
        ))
        .await;
    house
        .writes(format!(
            "UPDATE challenge_seat SET state = 'taken' WHERE challenge = {} AND n = 1",
            asked[2].0
        ))
        .await;
    house.writes("UPDATE player SET settings = '{}' WHERE discord = 203".to_owned()).await;
    house.clock.advance(DAY);
    house.sweeps().await;
    assert_eq!(house.aside().await, BTreeSet::new());
    assert!(house.is_over(unplayed).await && house.is_over(panics).await);
    assert_eq!(
        service::play::find::find_challenge(house.service.db(), asked[0])
            .await
            .unwrap()
            .unwrap()
            .state
            .word(),
        "expired"
    );
}

async fn deliverable(house: &House) -> i64 {
    let now = house.clock.now();
    store::outbox::count_deliverable(&mut house.db.read().await.unwrap(), now).await.unwrap()
}

/// Only SQLite keeps a value of another type than its column.
async fn an_event_of_the_wrong_type_stops_one_game_only(database: Database) {
    if !database.url.starts_with("sqlite:") {
        return;
    }
    let house = House::new(&database).await;
    let bad = house.game(100).await;
    let worse = house.game(101).await;
    let good = house.game(102).await;
    let odd = house.game(103).await;
    house
        .writes(format!(
            "UPDATE chair SET n = 'x', ring_ms = {AT_NOON} WHERE game = {} AND n = 1",
            odd.0
        ))
        .await;
    house
        .writes(format!("UPDATE event SET at_ms = 'noon' WHERE game = {} AND seq = 1", bad.0))
        .await;
    house
        .writes(format!(
            "UPDATE event SET data = CAST(x'ff' AS TEXT) WHERE game = {} AND seq = 1",
            worse.0
        ))
        .await;
    house.writes(format!("UPDATE game SET stage_ms = 'soon' WHERE id = {}", bad.0)).await;
    let mine =
        service::play::find::list_own(&house.service, &House::caller(1, "mine".to_owned()), 0)
            .await
            .unwrap();
    assert_eq!((mine.games.len(), mine.unread), (2, 2));
    house.sweeps().await;
    assert!(house.aside().await.contains(&(AsideTable::Chair.word(), odd.0)));
    house
        .writes(format!(
            "UPDATE chair SET n = 1, ring_ms = NULL WHERE game = {} AND n = 'x'",
            odd.0
        ))
        .await;
    house.clock.advance(60 * DAY);
    house.sweeps().await;
    assert!(house.is_over(good).await);
    assert_eq!(
        house.aside().await,
        [(AsideTable::Game.word(), bad.0), (AsideTable::Game.word(), worse.0)].into()
    );
}

async fn the_opponent_plays_on_beside_a_game_that_cannot_be_read(database: Database) {
    let house = House::new(&database).await;
    let bad = house.challenge(Target::Bot("Tiro".to_owned())).await;
    house.clock.advance(Millis::ONE);
    let good = house.challenge(Target::Bot("Tiro".to_owned())).await;
    house.writes(format!("UPDATE game SET variant = 'nonsense' WHERE id = {}", bad.0)).await;
    let stop = CancellationToken::new();
    let working = tokio::spawn(opponent::run_opponent(house.service.clone(), 2, stop.clone()));
    house
        .until(async || {
            let mut conn = house.db.read().await.unwrap();
            store::agenda::count_thoughts(&mut conn, house.clock.now()).await.unwrap() == 0
        })
        .await;
    assert_eq!(house.aside().await, [(AsideTable::Game.word(), bad.0)].into());
    assert_eq!(
        service::play::find::find_game(house.service.db(), good)
            .await
            .unwrap()
            .unwrap()
            .game
            .line()
            .plies(),
        1
    );
    stop.cancel();
    working.await.unwrap();
}

async fn an_undeliverable_notice_delays_no_other(database: Database) {
    let house = House::new(&database).await;
    let bad = house.game(100).await;
    let good = house.game(101).await;
    let sql = format!(
        "UPDATE outbox SET kind = 'nonsense' WHERE lane = 'game' AND key = {} AND seq = 0 AND kind = 'turn'",
        bad.0
    );
    house.writes(sql).await;
    let told: Arc<Mutex<Vec<i64>>> = Arc::default();
    let send = {
        let told = told.clone();
        move |parcel: Parcel| {
            let told = told.clone();
            async move {
                let first = {
                    let mut told = told.lock().unwrap();
                    told.push(parcel.envelope.id);
                    told.len() == 1
                };
                assert!(!first, "the first one cannot be drawn");
                Delivery::Sent(None)
            }
        }
    };
    let stop = CancellationToken::new();
    let posting = tokio::spawn(courier::run_courier(
        house.service.clone(),
        NoticeCourier(send),
        || Urgency::LAST,
        stop.clone(),
    ));
    house
        .until(async || {
            store::outbox::count_waiting(&mut house.db.read().await.unwrap()).await.unwrap() == 0
        })
        .await;
    let drawn = told.lock().unwrap()[0];
    let rows = store::aside::list_aside(&mut house.db.read().await.unwrap(), 100).await.unwrap();
    let why: Vec<_> = rows.iter().map(|aside| (aside.row.table, aside.why.as_str())).collect();
    assert_eq!(rows.len(), 2, "{why:?}");
    assert!(rows.iter().any(
        |aside| aside.row.id == drawn && aside.why == "panicked: the first one cannot be drawn"
    ));
    assert!(rows.iter().any(|aside| aside.why.contains("a notice of kind nonsense")));
    // Both lanes went on behind them, and the repaired rows follow.
    house.writes("UPDATE outbox SET kind = 'turn' WHERE kind = 'nonsense'".to_owned()).await;
    house.clock.advance(DAY);
    house.sweeps().await;
    assert_eq!(house.aside().await, [(AsideTable::Outbox.word(), drawn)].into());
    // A restarted program may be able to use the row.
    let sweeping = tokio::spawn(sweeper::run_sweeper(house.service.clone(), stop.clone()));
    let tries = || told.lock().unwrap().iter().filter(|id| **id == drawn).count();
    house
        .until(async || {
            house.aside().await.is_empty() && tries() > 1 && deliverable(&house).await == 0
        })
        .await;
    assert_eq!(tries(), 2);
    assert!(!house.is_over(good).await && !house.is_over(bad).await);
    stop.cancel();
    posting.await.unwrap();
    sweeping.await.unwrap();
}

on_both!(
    one_bad_row_does_not_stop_the_sweep,
    an_event_of_the_wrong_type_stops_one_game_only,
    the_opponent_plays_on_beside_a_game_that_cannot_be_read,
    an_undeliverable_notice_delays_no_other
);

story!(a_game_that_cannot_be_read_is_missing_from_lists_and_nothing_else_is, |world| async move {
    let (ann, bob) = seated(&world).await;
    let there = world.ann();
    let cleo = world.cleo();
    there.challenges(&cleo).await;
    cleo.presses("Accept").await;
    let games =
        service::play::find::list_running_games(world.service.db(), UserId(ann.id)).await.unwrap();
    let bobs = games.iter().find(|row| row.chair_of(UserId(bob.id)).is_some()).unwrap().game.id;
    let mut conn = sqlx::AnyConnection::connect(&world.database.url).await.unwrap();
    conn.execute(AssertSqlSafe(format!(
        "UPDATE game SET variant = 'nonsense' WHERE id = {}",
        bobs.0
    )))
    .await
    .unwrap();
    let list = there.asks("games", json!({})).await;
    assert!(list.contains(&cleo.mention()) && !list.contains(&bob.mention()), "{list}");
    assert!(
        list.ends_with(
            "One more game of yours can't be read right now. The people who run me can see why."
        ),
        "{list}"
    );
    let threads = world.sandbox.threads(there.channel);
    let other = threads.iter().map(|(id, _)| *id).find(|id| *id != ann.channel).unwrap();
    assert!(ann.at(other).plays("a1-c3").await.starts_with("You played `a1-c3`."));
    assert_eq!(
        store::aside::count_aside(&mut store_of(&world).await).await.unwrap(),
        1,
        "the list set it aside"
    );
    conn.execute(AssertSqlSafe(format!(
        "UPDATE game SET variant = 'standard' WHERE id = {}",
        bobs.0
    )))
    .await
    .unwrap();
    assert!(ann.plays("a1-c3").await.starts_with("You played `a1-c3`."));
    world.advance(Duration::from_secs(20)).await;
    assert_eq!(store::aside::count_aside(&mut store_of(&world).await).await.unwrap(), 0);
    world.end().await;
});

async fn store_of(world: &World) -> store::Conn {
    store::Conn::connect(&world.database.url).await.unwrap()
}
