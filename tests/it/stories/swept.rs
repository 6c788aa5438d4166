//! Fast play, in which old boards cannot lose their buttons in time: once the game is over they do.

use std::time::Duration;

use discord_sandbox::{Fault, Misbehaviour, Sandbox};
use serde_json::{Value, json};

use super::playing::seated;
use super::processes::{Place, act, press};
use crate::support::World;
use crate::support::database::Database;
use crate::support::person::{Person, buttons, parts};
use crate::{on_both, story};

/// Counts the messages with a move that a person sees.
fn offers(person: &Person) -> usize {
    let offers = |part: Value| part["custom_id"].as_str().is_some_and(|id| id.ends_with(":units"));
    person.sees().iter().filter(|message| parts(message).any(offers)).count()
}

/// No message can be edited, for some minutes of the sandbox's clock.
fn refuse_edits(sandbox: &Sandbox, minutes: i64, fault: Fault) {
    let refusal = Misbehaviour {
        method: "PATCH".into(),
        path: "/messages/".into(),
        skip: 0,
        times: u32::MAX,
        fault,
    };
    sandbox.misbehave_for(refusal, minutes * 60_000);
}

const MOVES: [&str; 6] = ["a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5"];

async fn play_fast(world: &World, ann: &Person, bob: &Person) {
    for (ply, text) in MOVES.into_iter().enumerate() {
        let (mover, other) = if ply % 2 == 0 { (ann, bob) } else { (bob, ann) };
        let before = other.pings();
        act(mover, "move", json!({ "move": text })).await;
        let rang = |_: &Sandbox| (other.pings() > before).then_some(());
        world.sandbox.until("the ping", rang).await.unwrap();
    }
}

story!(after_fast_play_no_old_board_keeps_its_buttons, |world| async move {
    let (ann, bob) = seated(&world).await;
    refuse_edits(&world.sandbox, 30, Fault::Status(500));
    play_fast(&world, &ann, &bob).await;
    assert_eq!(offers(&bob), MOVES.len() + 1, "no board has lost its buttons");
    // Discord takes edits again long after the last one was tried.
    for _ in 0..90 {
        world.advance(Duration::from_secs(60)).await;
    }
    ann.resigns().await;
    world.settle().await;
    assert_eq!(offers(&bob), 0);
    let again = |(label, _): (String, String)| label == "Rematch";
    let ends = bob
        .sees()
        .iter()
        .filter(|message| !message.whisper && buttons(message).into_iter().any(again))
        .count();
    assert_eq!(ends, 1, "the end keeps its own buttons");
    world.end().await;
});

story!(a_board_whose_late_edit_is_refused_loses_its_buttons_at_the_end, |world| async move {
    let (ann, bob) = seated(&world).await;
    let busy = Misbehaviour {
        method: "PATCH".into(),
        path: "/messages/".into(),
        skip: 0,
        times: 1,
        fault: Fault::RateLimited { retry_after_ms: 5_000 },
    };
    world.sandbox.misbehave(busy);
    refuse_edits(&world.sandbox, 10, Fault::Refused(429, 30_046));
    play_fast(&world, &ann, &bob).await;
    // An edit in flight would count as unanswered once the clock moves.
    world.settle().await;
    world.advance(Duration::from_secs(60)).await;
    world.settle().await;
    assert_eq!(offers(&bob), MOVES.len() + 1, "no board has lost its buttons");
    world.advance(Duration::from_secs(600)).await;
    ann.resigns().await;
    world.settle().await;
    assert_eq!(offers(&bob), 0);
    world.end().await;
});

async fn what_a_killed_process_has_not_swept_the_next_one_does(database: Database) {
    let place = Place::new(database).await;
    let child = place.started(place.command()).await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    ann.challenges(&bob).await;
    place.rest().await;
    bob.presses("Accept").await;
    place.rest().await;
    let thread = place.sandbox.threads(ann.channel)[0].0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    // Discord names no time after which to try again.
    refuse_edits(&place.sandbox, 10, Fault::Refused(429, 30_046));
    for (ply, text) in MOVES.into_iter().enumerate() {
        let mover = if ply % 2 == 0 { &ann } else { &bob };
        act(mover, "move", json!({ "move": text })).await;
        place.rest().await;
    }
    let boards = offers(&bob);
    assert!(boards > 2, "{boards} boards");
    place.sandbox.advance(601_000);
    let stall = place.sandbox.stall("PATCH", "/messages/", 3, true);
    act(&ann, "game resign", json!({})).await;
    let resigning = tokio::spawn({
        let ann = ann.clone();
        async move { press(&ann, "Yes, I resign").await }
    });
    stall.reached().await;
    place.kill(child).await;
    stall.release();
    let _ = resigning.await;
    let child = place.started(place.command()).await;
    place.rest().await;
    assert_eq!(offers(&bob), 0);
    place.kill(child).await;
    place.sandbox.stop();
}

on_both!(what_a_killed_process_has_not_swept_the_next_one_does);
