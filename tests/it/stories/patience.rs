//! Every request is answered in time, although some take long and others ask for much.

use std::time::Duration;

use discord_sandbox::{Act, Fault, Misbehaviour, Reaction, Sandbox};
use futures::future::join_all;
use murus::game::Millis;
use serde_json::{Map, json};

use super::playing::seated;
use crate::story;
use crate::support::person::{Person, read};
use crate::support::{World, log};

/// A command on its way. Its answer may come much later.
fn asking(
    person: &Person,
    name: &str,
    options: serde_json::Value,
) -> tokio::task::JoinHandle<Reaction> {
    let person = person.clone();
    let name = name.to_owned();
    let options: Map<_, _> = options.as_object().cloned().unwrap();
    let command = Act::Command { channel: person.channel.to_string(), name, options };
    tokio::spawn(async move { person.sandbox.act(person.id, command).await.unwrap() })
}

/// The kinds of all first answers so far.
fn first_answers(sandbox: &Sandbox) -> Vec<u64> {
    let answers =
        sandbox.requests().into_iter().filter(|request| request.path.ends_with("/callback"));
    answers.filter_map(|request| request.body["type"].as_u64()).collect()
}

story!(slow_answers_are_announced_and_come, |world| async move {
    let ann = world.ann().at(world.sandbox.channel("elsewhere").unwrap());
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let stall = world.sandbox.stall("POST", "users/@me/channels", 1, false);
    let asked = asking(&ann, "challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" }));
    stall.reached().await;
    assert!(first_answers(&world.sandbox).is_empty());
    world.sandbox.advance(1_000);
    world.clock.advance(Millis::from_secs(1));
    let Reaction::Message { id } = asked.await.unwrap() else { panic!("no answer in time") };
    assert_eq!(first_answers(&world.sandbox), [5]);
    let whisper = ann.page();
    assert_eq!((whisper.id, whisper.whisper, whisper.content.as_str()), (id.clone(), true, ""));
    stall.release();
    let told = |_: &Sandbox| Some(ann.page()).filter(|page| !page.content.is_empty());
    let told = world.sandbox.until("the answer", told).await.unwrap();
    assert_eq!(told.id, id, "the answer replaces its announcement");
    assert!(told.content.contains("begun") || told.content.contains("begins"), "{}", told.content);
    world.end().await;
});

story!(a_slow_press_changes_its_message_later, |world| async move {
    let ann = world.ann().at(world.sandbox.channel("elsewhere").unwrap());
    ann.asks("help", json!({})).await;
    let message = ann.page().id;
    let stall = world.sandbox.stall("POST", "users/@me/channels", 1, false);
    let pressed = tokio::spawn({
        let ann = ann.clone();
        let message = message.clone();
        let act = Act::Forge { message, custom_id: "1:0:0:against:Tiro".to_owned(), values: None };
        async move { ann.sandbox.act(ann.id, act).await.unwrap() }
    });
    stall.reached().await;
    let before = first_answers(&world.sandbox).len();
    world.sandbox.advance(1_000);
    world.clock.advance(Millis::from_secs(1));
    assert_eq!(pressed.await.unwrap(), Reaction::Update { id: message.clone() });
    assert_eq!(first_answers(&world.sandbox)[before..], [6]);
    assert!(
        ann.page().content.contains("/challenge") || !ann.page().embeds.is_null(),
        "the message stays meanwhile"
    );
    stall.release();
    let changed = |_: &Sandbox| Some(ann.page()).filter(|page| page.edited);
    let changed = world.sandbox.until("the answer", changed).await.unwrap();
    assert_eq!(changed.id, message);
    world.end().await;
});

story!(members_are_listed_truly_although_discord_is_slow, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    let fails = |times| Misbehaviour {
        method: "GET".into(),
        path: "/members/".into(),
        skip: 0,
        times,
        fault: Fault::Status(500),
    };
    world.sandbox.misbehave(fails(2));
    let told = ann.asks("leaderboard", json!({})).await;
    assert_eq!(
        told,
        "Discord didn't answer in time, so I don't know who's in this server. Try again in a moment."
    );
    world.sandbox.misbehave(fails(1));
    let told = ann.asks("leaderboard", json!({})).await;
    assert!(
        told.matches("? <@").count() == 1
            && told.contains("One more player may belong in this list. Discord hasn't told me yet"),
        "{told}"
    );
    let told = ann.asks("leaderboard", json!({})).await;
    assert!(told.matches("? <@").count() == 2 && !told.contains("may belong in"), "{told}");
    let arena = world.sandbox.channel("arena").unwrap();
    world.cleo().at(arena).challenges(&bob).await;
    bob.at(arena).presses("Accept").await;
    let thread = world.sandbox.threads(arena)[0].0;
    world.sandbox.misbehave(fails(1));
    let told = ann.at(thread).asks("game adopt", json!({})).await;
    assert_eq!(
        told,
        "Discord didn't answer in time, so I don't know who's still in this server. Try again in a moment."
    );
    assert_eq!(
        ann.at(thread).asks("game adopt", json!({})).await,
        "Everybody in that game is still in this server."
    );
    world.end().await;
});

/// Asks while Discord does not answer about these many members: the bot announces an answer within
/// a second, and then gives it.
async fn asks_of_slow_members(
    world: &World,
    person: &Person,
    name: &str,
    members: usize,
) -> String {
    let stalls: Vec<_> =
        (0..members).map(|_| world.sandbox.stall("GET", "/members/", 1, false)).collect();
    let asked = asking(person, name, json!({}));
    for stall in &stalls {
        stall.reached().await;
    }
    world.sandbox.advance(1_000);
    world.clock.advance(Millis::from_secs(1));
    let Reaction::Message { id } = asked.await.unwrap() else { panic!("no answer in time") };
    assert_eq!(first_answers(&world.sandbox).last(), Some(&5));
    let told = |_: &Sandbox| {
        Some(read(&person.page())).filter(|told| person.page().id == id && !told.is_empty())
    };
    world.sandbox.until("the answer", told).await.unwrap()
}

story!(silence_about_members_delays_no_answer, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    let told = asks_of_slow_members(&world, &world.cleo().at(ann.channel), "game adopt", 1).await;
    assert_eq!(
        told,
        "Discord didn't answer in time, so I don't know who's still in this server. Try again in a moment."
    );
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    let told = asks_of_slow_members(&world, &ann, "leaderboard", 2).await;
    assert_eq!(
        told,
        "Discord didn't answer in time, so I don't know who's in this server. Try again in a moment."
    );
    // The members that Discord answers about are listed.
    let told = asks_of_slow_members(&world, &ann, "leaderboard", 1).await;
    assert!(
        told.matches("? <@").count() == 1
            && told.contains("One more player may belong in this list. Discord hasn't told me yet"),
        "{told}"
    );
    let told = ann.asks("leaderboard", json!({})).await;
    assert!(told.matches("? <@").count() == 2 && !told.contains("may belong in"), "{told}");
    world.end().await;
});

story!(fifty_hints_at_once_are_all_answered_and_hold_nobody_up, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let asked: Vec<_> = (0..50).map(|_| asking(&ann, "hint", json!({}))).collect();
    assert!(bob.asks("games", json!({})).await.starts_with("You have no game"));
    for answer in join_all(asked).await {
        assert!(matches!(answer.unwrap(), Reaction::Message { .. }), "each is answered");
    }
    let whispers =
        || ann.sees().into_iter().filter(|message| message.whisper).map(|message| read(&message));
    let thought =
        |_: &Sandbox| (!whispers().any(|told| told.starts_with("I'm thinking"))).then_some(());
    // Three hints in a row may take longer than an answer usually does.
    let mut all = Err(String::new());
    for _ in 0..4 {
        all = all.or(world.sandbox.until("everything to be thought", thought).await);
    }
    all.unwrap();
    let starts = |start: &str| whispers().filter(|told| told.starts_with(start)).count();
    assert!(starts("Murus would play") >= 1);
    assert!(
        starts("I'm still working on a few answers for you.")
            + starts("You've asked for a lot of hints")
            >= 1
    );
    world.end().await;
});

story!(too_many_requests_are_told_when_to_ask_again, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let mut refused = Vec::new();
    for _ in 0..200 {
        let answer = asking(&ann, "help", json!({})).await.unwrap();
        refused.push(ann.words(answer));
    }
    refused
        .retain(|told| told.starts_with("You're asking faster than I can answer. Try again <t:"));
    assert_eq!(refused.len(), 50, "150 at once are answered");
    assert!(
        bob.asks("games", json!({})).await.starts_with("You have no game"),
        "other people are not refused"
    );
    // An answer to a message is one more message, so the refusal comes once there.
    let murus = format!("<@{}> a1-c3", world.sandbox.person("Murus").unwrap());
    ann.says(&murus).await;
    assert!(
        ann.reads().starts_with("You're asking faster than I can answer. Try again <t:"),
        "{}",
        ann.reads()
    );
    let before = ann.sees().iter().filter(|message| !message.whisper).count();
    ann.mutters(&murus).await;
    assert_eq!(
        ann.sees().iter().filter(|message| !message.whisper).count(),
        before + 1,
        "only her own message"
    );
    world.advance(Duration::from_secs(10)).await;
    assert!(ann.asks("games", json!({})).await.starts_with("You have no game"));
    world.end().await;
});

story!(the_costliest_requests_have_a_limit_of_their_own, |world| async move {
    let ann = world.ann();
    let mut told = Vec::new();
    for _ in 0..6 {
        told.push(ann.asks("watch", json!({ "romans": "Tiro", "gauls": "Tiro" })).await);
        world.sandbox.advance(1);
    }
    assert!(
        told[..5].iter().all(|told| !told.starts_with("You've started a lot of exhibitions")),
        "{told:?}"
    );
    assert!(
        told[5].starts_with(
            "You've started a lot of exhibitions lately. You can start the next one <t:"
        ),
        "{told:?}"
    );
    let mona = world.person("Mona");
    for name in mona.completes_with("server moderate", "game", "", json!({ "act": 0 })).await {
        mona.asks("server moderate", json!({ "act": 0, "game": name })).await;
    }
    world.end().await;
});

story!(no_log_holds_texts_of_people, |world| async move {
    let (ann, bob) = seated(&world).await;
    let murus = world.sandbox.person("Murus").unwrap();
    ann.says(&format!("<@{murus}> sesquipedalian-one")).await;
    ann.replies("a1-sesquipedalian-two").await;
    ann.asks("move", json!({ "move": "sesquipedalian-three" })).await;
    ann.asks("board", json!({ "game": "sesquipedalian-four" })).await;
    let note = json!({ "opponent": bob.id.to_string(), "note": "sesquipedalian-five" });
    world.ann().asks("challenge", note).await;
    bob.at(world.ann().channel).presses("Decline").await;
    assert_eq!(log::told("sesquipedalian"), Vec::<String>::new());
    world.advance(Duration::from_secs(61)).await;
    world.end().await;
});

story!(the_owner_is_not_asked_of_discord, |world: World| async move {
    let asked: Vec<String> =
        world.sandbox.requests().into_iter().map(|request| request.path).collect();
    assert!(
        !asked.iter().any(|path| path.contains("oauth2") || path.ends_with("applications/@me")),
        "{asked:?}"
    );
    world.end().await;
});
