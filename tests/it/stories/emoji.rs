//! The emoji of the application: uploaded once, shown beside words, and spared where they fail.

use std::time::Duration;

use discord_sandbox::{Fault, Misbehaviour, Sandbox};
use serde_json::{Value, json};

use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, parts};

/// The number of our emoji: three units of four sides, and eight levels.
const ALL: usize = 20;

/// The uploads that Discord took.
fn uploads(sandbox: &Sandbox) -> usize {
    let taken = |one: &&discord_sandbox::Logged| {
        one.method == "POST" && one.path.ends_with("/emojis") && one.status == 201
    };
    sandbox.requests().iter().filter(taken).count()
}

/// Waits until Discord has this many emoji, and has answered.
async fn until_uploaded(world: &World, count: usize) {
    let there = |sandbox: &Sandbox| {
        (sandbox.emoji().len() == count && sandbox.in_flight() == 0).then_some(())
    };
    world.sandbox.until("the emoji to be uploaded", there).await.unwrap();
}

/// Asks for the levels until they have emoji, and returns the names of those.
async fn until_shown(world: &World, person: &Person) -> Vec<String> {
    for _ in 0..20 {
        world.settle().await;
        asks_for_levels(world, person).await;
        let shown = emoji(person);
        if !shown.is_empty() {
            return shown;
        }
    }
    panic!("no emoji is shown");
}

/// A person asks for a game against Murus, and is shown the levels.
async fn asks_for_levels(world: &World, person: &Person) {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    person.asks("challenge", json!({ "opponent": murus })).await;
    assert_eq!(buttons(&person.page())[0].0, "Discens (400) · beginner");
}

/// The name of a component's emoji without the number of its drawing.
fn emoji_of(part: &Value) -> Option<String> {
    let name = part["emoji"]["name"].as_str()?;
    assert!(part["emoji"]["id"].is_string(), "{part}");
    assert!(part["label"].as_str().is_some_and(|label| !label.is_empty()), "{part}");
    name.rsplit_once('_').map(|(word, _)| word.to_owned())
}

/// The emoji on the newest page of a person.
fn emoji(person: &Person) -> Vec<String> {
    let found: Vec<Value> = parts(&person.page()).collect();
    let options = found.iter().filter_map(|part| part["options"].as_array()).flatten();
    found.iter().chain(options).filter_map(emoji_of).collect()
}

story!(every_emoji_is_uploaded_once_by_whichever_process, |mut world| async move {
    assert_eq!(uploads(&world.sandbox), 0, "they are known from before");
    world.sandbox.delete_emoji();
    world.restart().await;
    until_uploaded(&world, ALL).await;
    assert_eq!(uploads(&world.sandbox), ALL);
    let names = world.sandbox.emoji();
    assert!(names.iter().any(|name| name.starts_with("germans_catapult_")), "{names:?}");
    assert!(names.iter().any(|name| name.starts_with("level_caesar_")), "{names:?}");
    world.restart().await;
    // Both processes answer.
    world.races = true;
    world.join().await;
    until_shown(&world, &world.ann()).await;
    world.settle().await;
    assert_eq!(uploads(&world.sandbox), ALL, "a restart and another process upload nothing");
    // An older drawing is no reason not to upload the new one, and stays for older messages.
    world.sandbox.delete_emoji();
    world.sandbox.add_emoji("romans_wall_00000000", b"an older drawing");
    world.restart().await;
    until_uploaded(&world, ALL + 1).await;
    world.end().await;
});

story!(processes_that_begin_together_share_the_emoji, |mut world| async move {
    world.races = true;
    world.refusal = Some("An emoji with this name already exists.");
    world.stop().await;
    world.sandbox.delete_emoji();
    world.launch();
    world.join().await;
    until_uploaded(&world, ALL).await;
    until_shown(&world, &world.ann()).await;
    assert_eq!(uploads(&world.sandbox), ALL);
    world.settle().await;
    world.end().await;
});

story!(levels_have_emoji_beside_their_words, |world| async move {
    let ann = world.ann();
    let levels = until_shown(&world, &ann).await;
    assert_eq!(levels.len(), 8, "{levels:?}");
    assert!(levels.contains(&"level_augustus".to_owned()), "{levels:?}");
    world.end().await;
});

story!(a_move_and_a_list_of_games_show_units_of_the_right_side, |world| async move {
    let (ann, bob) = seated(&world).await;
    until_shown(&world, &ann).await;
    ann.presses("Move").await;
    let units = emoji(&ann);
    assert!(units.len() > 4 && units.iter().all(|one| one == "romans_tower"), "{units:?}");
    ann.presses("a1").await;
    assert!(emoji(&ann).contains(&"romans_tower".to_owned()), "{:?}", emoji(&ann));
    // A label that is too long for an emoji beside it stands alone.
    for part in parts(&ann.page()) {
        let long = part["label"].as_str().unwrap_or_default().chars().count() > 34;
        assert!(!long || part["emoji"].is_null(), "{part}");
    }
    ann.plays("a1-c3").await;
    bob.asks("games", json!({})).await;
    assert_eq!(emoji(&bob), ["gauls_tower"]);
    world.end().await;
});

story!(words_stand_alone_until_discord_takes_the_emoji, |mut world| async move {
    let (ann, _) = seated(&world).await;
    let faults = [
        Fault::Status(500),
        Fault::RateLimited { retry_after_ms: 5_000 },
        Fault::Refused(403, 20_012),
        Fault::LostAnswer,
    ];
    world.stop().await;
    world.sandbox.delete_emoji();
    for fault in faults {
        world.sandbox.misbehave(Misbehaviour {
            method: "POST".to_owned(),
            path: "/emojis".to_owned(),
            skip: 0,
            times: 1,
            fault,
        });
    }
    world.start().await;
    asks_for_levels(&world, &ann).await;
    assert_eq!(emoji(&ann), [""; 0], "the answer waits for nothing");
    // A pause may begin only after the clock was moved, so it is moved until all are there.
    for _ in 0..200 {
        world.advance(Duration::from_secs(3_600)).await;
        let uploaded = until_uploaded(&world, ALL);
        if tokio::time::timeout(Duration::from_millis(100), uploaded).await.is_ok() {
            break;
        }
    }
    until_shown(&world, &ann).await;
    world.end().await;
});

story!(a_message_with_an_emoji_that_is_gone_is_sent_in_words, |mut world| async move {
    world.refusal = Some("Invalid emoji");
    let (ann, _) = seated(&world).await;
    until_shown(&world, &ann).await;
    world.sandbox.delete_emoji();
    asks_for_levels(&world, &ann).await;
    assert_eq!(emoji(&ann), [""; 0]);
    // They are uploaded anew after a while, which begins once the bot has heard of the loss.
    for _ in 0..20 {
        world.advance(Duration::from_secs(3_600)).await;
        if !world.sandbox.emoji().is_empty() {
            break;
        }
    }
    until_uploaded(&world, ALL).await;
    until_shown(&world, &ann).await;
    world.end().await;
});
