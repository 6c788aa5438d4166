//! Discord's limit of requests: it is kept, and what people wait for comes first.

use std::time::Duration;

use discord_sandbox::{Logged, Sandbox};
use murus::game::{GameId, Millis, PlayerId, Seq, Timestamp};
use murus::store::processes::{Beat, ProcessFacts};
use murus::store::{self, Db, Fresh, NoticeKind, Span, Topic, Urgency};
use serde_json::json;

use super::playing::seated;
use super::processes::act;
use crate::support::World;
use crate::support::database::Database;
use crate::support::person::{Person, buttons};
use crate::{on_both, story};

/// Longer than the second for which the limit holds.
const SECOND: Duration = Duration::from_millis(1_050);

/// Moves the clocks on until the bot has done everything.
async fn pass(world: &World, seconds: usize) {
    for _ in 0..seconds {
        for _ in 0..20 {
            tokio::task::yield_now().await;
        }
        world.sandbox.advance(SECOND.as_millis() as i64);
        world.clock.advance(SECOND.into());
        let rests = |sandbox: &Sandbox| (sandbox.in_flight() == 0).then_some(());
        world.sandbox.until("requests to end", rests).await.unwrap();
    }
}

/// The boards of a channel that still have buttons.
fn open_boards(person: &Person) -> usize {
    let boards = person.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty());
    boards.filter(|board| !buttons(board).is_empty()).count()
}

story!(a_limit_of_requests_is_kept_and_nobody_is_pinged_twice, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    world.allow_requests(3);
    world.sandbox.advance(60_000);
    world.clock.advance(Duration::from_secs(60).into());
    world.sandbox.limit(3);
    world.restart().await;
    world.sandbox.advance(60_000);
    world.clock.advance(Duration::from_secs(60).into());
    let pings = (ann.pings(), bob.pings());
    // A thread takes five messages in five seconds.
    let moves = ["a1-c3", "d7-d5", "h1-f3", "b7-d5"];
    for (n, text) in moves.into_iter().enumerate() {
        let (mover, other) = if n % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        let before = other.pings();
        act(mover, "move", json!({ "move": text })).await;
        let rang = |_: &Sandbox| (other.pings() > before).then_some(());
        let mut told = Err(String::new());
        for _ in 0..40 {
            told = tokio::time::timeout(
                Duration::from_millis(100),
                world.sandbox.until("the ping", rang),
            )
            .await
            .unwrap_or(Err(String::new()));
            if told.is_ok() {
                break;
            }
            pass(&world, 1).await;
        }
        told.unwrap();
    }
    assert_eq!((ann.pings() - pings.0, bob.pings() - pings.1), (2, 2));
    pass_until_told(&world).await;
    assert_eq!(open_boards(&bob), 1, "when there is room, the old buttons go");
    let refused: Vec<Logged> =
        world.sandbox.requests().into_iter().filter(|request| request.status == 429).collect();
    assert!(refused.is_empty(), "none came too soon: {refused:?}");
    world.end().await;
});

/// Lets seconds pass until no notice waits, each once what can be done in it is done.
async fn pass_until_told(world: &World) {
    while world.service.count_backlog().await.unwrap() > 0 {
        // What finds no room now waits for the next second.
        let _ = tokio::time::timeout(Duration::from_millis(100), world.settle()).await;
        pass(world, 1).await;
    }
}

story!(who_follows_waits_for_who_plays, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    let followers = ["Cleo", "Dan", "Mona"].map(|name| world.person(name).at(ann.channel));
    for person in &followers {
        person.presses("More").await;
        person.presses("Follow").await;
        person.presses("Tell me every move").await;
    }
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    world.allow_requests(4);
    world.restart().await;
    world.sandbox.advance(60_000);
    world.clock.advance(Duration::from_secs(60).into());
    for person in [&ann, &bob] {
        // Their names are known from now on.
        person.asks("board", json!({})).await;
    }
    world.sandbox.advance(60_000);
    world.clock.advance(Duration::from_secs(60).into());
    let told = || followers.iter().map(Person::pings).sum::<usize>();
    let before = told();
    let pings = (ann.pings(), bob.pings());
    // No time passes: there is room for four requests, of which followers leave one.
    act(&ann, "move", json!({ "move": "h1-f3" })).await;
    let rang = |_: &Sandbox| (bob.pings() > pings.1).then_some(());
    world.sandbox.until("Bob's ping", rang).await.unwrap();
    act(&bob, "move", json!({ "move": "b7-d5" })).await;
    assert!(told() - before <= 1, "of three followers two wait at least");
    pass(&world, 1).await;
    let rang = |_: &Sandbox| (ann.pings() > pings.0).then_some(());
    world.sandbox.until("Ann's ping", rang).await.unwrap();
    pass_until_told(&world).await;
    assert!(told() - before >= 3, "and hear of it");
    assert_eq!((ann.pings() - pings.0, bob.pings() - pings.1), (1, 1));
    world.end().await;
});

/// A row that fell due at a time.
fn row(id: i64, topic: Topic, due: i64) -> Fresh {
    let due = Timestamp::from_millis(due);
    Fresh { id, topic, seq: Seq(1), recipient: None, quiet: true, due }
}

async fn the_most_urgent_is_claimed_first(database: Database) {
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let course = |game, kind| Topic::Course(GameId(game), kind);
    let rows = [
        row(1, Topic::Late(GameId(1), NoticeKind::Tidy), 1),
        row(2, Topic::Follower(GameId(2), NoticeKind::Follow), 2),
        row(3, Topic::Desk(store::DeskId(3)), 3),
        row(4, course(4, NoticeKind::Result), 4),
        row(5, Topic::Digest(PlayerId(5)), 5),
        row(6, course(6, NoticeKind::Turn), 6),
        row(7, course(7, NoticeKind::Turn), 5),
    ];
    let mut tx = db.begin().await.unwrap();
    store::outbox::enqueue_rows(&mut tx, &rows, Timestamp::EPOCH).await.unwrap();
    let mut claimed = Vec::new();
    let lease = Span { from: Timestamp::from_millis(10), until: Timestamp::from_millis(99) };
    for least in
        [Urgency::Desk; 5].into_iter().chain([Urgency::Desk, Urgency::Follower, Urgency::Buttons])
    {
        let (rows, _) = store::claims::claim_due(&mut tx, lease, 1, least).await.unwrap();
        claimed.push(rows.first().map(|row| row.id));
    }
    assert_eq!(claimed, [Some(7), Some(6), Some(5), Some(4), Some(3), None, Some(2), Some(1)]);
    tx.commit().await.unwrap();
}

async fn processes_share_the_limit_by_their_weight(database: Database) {
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let mut tx = db.begin().await.unwrap();
    let mut shares = Vec::new();
    for (id, weight, now) in [(1, 8, 0), (2, 1, 1), (1, 8, 5), (3, 8, 20), (3, 8, 21)] {
        let beat = Beat { id, weight, gone: Millis::from_millis(16) };
        let now = Timestamp::from_millis(now);
        shares.push(
            store::processes::write_beat(&mut tx, beat, &ProcessFacts::new(), now).await.unwrap(),
        );
    }
    let wanted = [1.0, 1.0 / 9.0, 8.0 / 9.0, 0.5, 1.0];
    assert!(shares.iter().zip(wanted).all(|(one, other)| (one - other).abs() < 1e-9), "{shares:?}");
    tx.commit().await.unwrap();
}

on_both!(the_most_urgent_is_claimed_first, processes_share_the_limit_by_their_weight);

story!(requests_are_counted_by_whether_they_count, |world| async move {
    let (ann, _) = seated(&world).await;
    ann.plays("a1-c3").await;
    let text = world.service.meter().text();
    let counts = |of: &str| {
        text.lines().any(|line| line.starts_with(&format!("murus_discord_requests_total{{{of}}}")))
    };
    for of in [
        "counts=\"yes\",route=\"message\"",
        "counts=\"yes\",route=\"edit\"",
        "counts=\"no\",route=\"callback\"",
    ] {
        assert!(counts(of), "{of}: {text}");
    }
    let asked = |counted: &Logged| counted.path.ends_with("/callback");
    let callbacks = world.sandbox.requests().iter().filter(|request| asked(request)).count();
    assert!(
        text.contains(&format!("counts=\"no\",route=\"callback\"}} {callbacks}\n")),
        "{callbacks}: {text}"
    );
    world.end().await;
});
