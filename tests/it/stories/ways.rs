//! When Discord refuses every way to a person: what must not be lost waits for the way.

use std::time::Duration;

use discord_sandbox::{Changed, Fault, Logged, Misbehaviour, Sandbox};
use serde_json::json;
use sqlx::{AssertSqlSafe, Row};

use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons};

const SEND: u64 = 1 << 11;
const SEND_IN_THREADS: u64 = 1 << 38;

/// So many places refuse one message each.
fn refuse(world: &World, times: u32) {
    let method = "POST".into();
    let path = "/messages".into();
    let fault = Fault::Refused(403, 50_001);
    world.sandbox.misbehave(Misbehaviour { method, path, skip: 0, times, fault });
}

/// The thread, the channel and the direct messages refuse one message each.
fn refuse_all(world: &World) {
    refuse(world, 3);
}

/// Waits for what an event of the gateway leads to.
async fn wait_for_ping(world: &World, person: &Person, pings: usize) {
    let rang = |_: &Sandbox| (person.pings() == pings).then_some(());
    world.sandbox.until("the ping", rang).await.unwrap();
    world.settle().await;
}

story!(a_turn_that_reached_nobody_is_told_as_soon_as_the_way_is_open, |world| async move {
    let (ann, bob) = seated(&world).await;
    refuse_all(&world);
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 1, "only the challenge so far");
    let list = bob.asks("games", json!({})).await;
    assert!(list.contains("didn't reach anyone (Discord says: A fault of the sandbox)."), "{list}");
    world.advance(Duration::from_secs(3599)).await;
    assert_eq!(bob.pings(), 1);
    world.advance(Duration::from_secs(1)).await;
    assert_eq!(bob.pings(), 2, "an hour later it is tried again");
    assert!(bob.newest().content.contains("1. a1-c3"), "in the thread: {}", bob.newest().content);
    let list = bob.asks("games", json!({})).await;
    assert!(!list.contains("didn't reach anyone"), "{list}");
    world.advance(Duration::from_secs(3 * 3600)).await;
    bob.plays("d7-d5").await;
    assert_eq!((ann.pings(), bob.pings()), (2, 2), "and the game goes on there");
    let boards = bob.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty());
    let open: Vec<bool> = boards.map(|board| !buttons(&board).is_empty()).collect();
    assert_eq!(open, [false, false, true]);
    world.end().await;
});

story!(whatever_may_open_the_way_is_tried_at_once, |world| async move {
    let (ann, bob) = seated(&world).await;
    let pings = bob.pings();
    for (n, (text, what)) in
        [("a1-c3", Changed::Role), ("h1-f3", Changed::Bot)].into_iter().enumerate()
    {
        // The direct messages stay closed.
        refuse(&world, if n == 0 { 3 } else { 2 });
        ann.plays(text).await;
        assert_eq!(bob.pings(), pings + n);
        world.sandbox.change(what);
        wait_for_ping(&world, &bob, pings + n + 1).await;
        bob.plays(["d7-d5", "b7-d5"][n]).await;
    }
    refuse(&world, 2);
    ann.plays("d1-d3").await;
    assert_eq!(bob.pings(), pings + 2);
    world.sandbox.invite();
    wait_for_ping(&world, &bob, pings + 3).await;
    world.end().await;
});

story!(a_change_in_a_server_opens_no_direct_messages, |world| async move {
    world.forget_choices().await;
    let (ann, bob) = seated(&world).await;
    world.sandbox.set_direct_messages(bob.id, false);
    let here = bob.at(world.ann().channel);
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let challenge = json!({ "opponent": murus, "level": "Tiro" });
    let greetings = || {
        let opened = |request: &Logged| request.path.ends_with("users/@me/channels");
        world.sandbox.requests().into_iter().filter(opened).count()
    };
    here.asks("challenge", challenge.clone()).await;
    assert_eq!(greetings(), 1, "the game is in the channel, because the greeting was refused");
    world.settle().await;
    let pings = bob.pings();
    refuse(&world, 2);
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), pings);
    world.sandbox.change(Changed::Role);
    wait_for_ping(&world, &bob, pings + 1).await;
    here.asks("challenge", challenge).await;
    assert_eq!(greetings(), 1, "only Bob can open his direct messages");
    world.end().await;
});

story!(a_channel_that_may_be_written_in_again_is_told_what_waited, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.set_direct_messages(bob.id, false);
    world.sandbox.deny(world.ann().channel, SEND | SEND_IN_THREADS);
    ann.plays("a1-c3").await;
    // Each try is refused, and asks for nothing else.
    world.advance(Duration::from_secs(5 * 3600)).await;
    assert_eq!(bob.pings(), 1);
    world.sandbox.deny(world.ann().channel, 0);
    wait_for_ping(&world, &bob, 2).await;
    assert!(bob.newest().content.contains("1. a1-c3"), "{}", bob.newest().content);
    world.end().await;
});

story!(one_message_that_arrives_frees_all_that_waits_for_its_place, |world| async move {
    let (ann, bob) = seated(&world).await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    bob.at(world.ann().channel)
        .asks("challenge", json!({ "opponent": murus, "side": 1, "level": "Tiro" }))
        .await;
    let pings = bob.pings();
    refuse_all(&world);
    ann.plays("a1-c3").await;
    ann.offers_draw().await;
    assert_eq!(bob.pings(), pings);
    // The person writes to the bot, so their direct messages are open.
    let direct = world.sandbox.direct(bob.id).expect("a message was tried");
    bob.at(direct).says("help").await;
    wait_for_ping(&world, &bob, pings + 3).await;
    let told: Vec<String> =
        bob.at(direct).sees().into_iter().map(|message| message.content).collect();
    assert!(
        told.iter().any(|text| text.contains("1. a1-c3"))
            && told.iter().any(|text| text.contains("draw")),
        "{told:?}"
    );
    world.end().await;
});

story!(a_turn_that_is_over_before_the_way_opens_is_not_told, |world| async move {
    let (ann, bob) = seated(&world).await;
    refuse_all(&world);
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    world.advance(Duration::from_secs(2 * 3600)).await;
    assert_eq!(bob.pings(), 1);
    assert_eq!(
        bob.sees().iter().filter(|m| m.bot && m.content.contains("**1. a1-c3**")).count(),
        0
    );
    let direct = ann.at(world.sandbox.direct(ann.id).expect("the next one went to Ann"));
    assert!(direct.newest().content.contains("**1. a1-c3 d7-d5**"), "{}", direct.newest().content);
    world.end().await;
});

story!(an_end_that_reached_nobody_is_told_as_soon_as_the_way_is_open, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    refuse_all(&world);
    bob.resigns().await;
    let pings = ann.pings();
    world.sandbox.change(Changed::Role);
    wait_for_ping(&world, &ann, pings + 1).await;
    assert!(ann.newest().content.contains("resign"), "{}", ann.newest().content);
    world.end().await;
});

story!(a_healed_thread_gets_its_boards_again, |world| async move {
    let (ann, bob) = seated(&world).await;
    let path = format!("channels/{}/messages", ann.channel);
    let fault = Fault::Refused(403, 50_001);
    world.sandbox.misbehave(Misbehaviour { method: "POST".into(), path, skip: 0, times: 1, fault });
    ann.plays("a1-c3").await;
    assert!(
        bob.at(world.ann().channel).newest().content.contains("1. a1-c3"),
        "the channel has it"
    );
    let events = world.sandbox.requests().len();
    world.sandbox.change(Changed::Channel(ann.channel));
    // An event that is answered with a request shows that the one before it is handled.
    bob.asks("help", json!({})).await;
    assert!(world.sandbox.requests().len() > events);
    bob.plays("d7-d5").await;
    assert!(ann.newest().content.contains("1... d7-d5"), "{}", ann.newest().content);
    world.end().await;
});

story!(who_is_forgotten_leaves_no_way, |world| async move {
    let (ann, bob) = seated(&world).await;
    let ways = async || {
        let sql = format!("SELECT CAST(COUNT(*) AS BIGINT) FROM way WHERE address = {}", bob.id);
        let row = sqlx::query(AssertSqlSafe(sql))
            .fetch_one(&mut *world.service.db().read().await.unwrap())
            .await;
        row.unwrap().get::<i64, _>(0)
    };
    refuse_all(&world);
    ann.plays("a1-c3").await;
    assert_eq!(ways().await, 1);
    bob.sets(&["my-data", "forget-ask", "forget"]).await;
    assert_eq!(ways().await, 0);
    world.advance(Duration::from_secs(3600)).await;
    world.end().await;
});
