//! What comes after a game: a first win leads on, and a loss is kind.

use murus::ids::UserId;
use murus::service;
use murus_gallicus::engine::{Budget, Stop, Transpositions, choose};
use serde_json::json;

use super::challenges::told;
use super::feats::{newest_thread, resigned, wins};
use super::forgotten::opens_direct;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// The labels of the buttons below the newest message.
fn labels(person: &Person) -> Vec<String> {
    buttons(&person.newest()).into_iter().map(|(label, _)| label).collect()
}

/// A person plays against a level as badly as possible, until the game is over.
async fn loses(world: &World, person: &Person) {
    let mut table = Transpositions::new(12);
    loop {
        let rows = service::play::find::list_running_games(world.service.db(), UserId(person.id))
            .await
            .unwrap();
        let Some(row) = rows.first() else { return };
        let position = *row.game.position();
        let helped = position.moves().into_iter().filter_map(|m| {
            let next = position.play(m).ok()?;
            let reply = choose(&next, &[], Budget::nodes(100), &mut table, &Stop::default())?;
            Some((reply.score, m))
        });
        let (_, worst) = helped.max_by_key(|(score, _)| *score).expect("the game goes on");
        person.plays(&position.write(worst).to_string()).await;
    }
}

/// The number of messages that were posted in a channel, and of edits of its newest one.
fn requests(world: &World, there: &Person) -> (usize, usize) {
    let newest = there.newest().id;
    let channel = there.channel;
    let all = world.sandbox.requests();
    let count = |method: &str, path: String| {
        let ours = |one: &&discord_sandbox::Logged| {
            one.method == method && one.path.ends_with(&path) && one.status == 200
        };
        all.iter().filter(ours).count()
    };
    (
        count("POST", format!("/channels/{channel}/messages")),
        count("PATCH", format!("/channels/{channel}/messages/{newest}")),
    )
}

story!(a_loss_against_murus_is_kind_and_names_the_move_that_cost_it, |mut world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let ann = world.ann();
    ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let there = ann.at(newest_thread(&world));
    loses(&world, &there).await;
    world.settle().await;
    let end = read(&there.newest());
    assert!(end.contains("\nEvery game makes you stronger. The game turned with "), "{end}");
    let newest: u64 = there.newest().id.parse().unwrap();
    let pings = world.sandbox.pings().iter().filter(|ping| ping.message == newest).count();
    assert!(pings <= 1, "the edit pings nobody");
    let (posted, edited) = requests(&world, &there);
    assert_eq!(edited, 1, "the review comes by one edit");
    let shown = labels(&there);
    assert_eq!(shown[..2], ["Turning point", "Rematch"], "{shown:?}");
    assert!(shown.contains(&"Review".to_owned()), "{shown:?}");
    assert!(!end.contains("What's next"), "{end}");
    world.restart().await;
    let said = there.presses("Turning point").await;
    assert!(said.starts_with("Turning point: "), "{said}");
    assert_eq!(requests(&world, &there), (posted, edited), "a restart says nothing twice");
    // The channel learns nothing of it.
    let channel = ann.sees().iter().map(read).collect::<String>();
    assert!(!channel.contains("stronger") && !channel.contains("turned with"), "{channel}");
    world.end().await;
});

story!(a_loss_in_a_private_game_is_kind_in_the_language_of_its_player, |world| async move {
    let ann = world.ann();
    let direct = opens_direct(&ann).await;
    ann.speaks("de").await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    direct.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    loses(&world, &direct).await;
    world.settle().await;
    let end = read(&direct.newest());
    assert!(end.contains("\nJede Partie macht dich stärker. Der Wendepunkt war "), "{end}");
    assert!(labels(&direct).contains(&"Wendepunkt".to_owned()), "{:?}", labels(&direct));
    world.end().await;
});

story!(people_lose_kindly_and_the_move_is_for_the_eyes_of_who_presses, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let thread = resigned(&world, &ann, &bob, &bob, 12).await;
    world.settle().await;
    let end = told(&world, &read(&ann.at(thread).newest()));
    assert!(end.contains("\n@Bob, every game makes you stronger."), "{end}");
    assert!(!end.contains("turned with"), "{end}");
    assert!(end.contains("@Ann, it's in your profile now. What's next: a lesson"), "{end}");
    let shown = labels(&bob.at(thread));
    assert_eq!(
        shown[..5],
        ["Next lesson", "Puzzles", "Play Murus", "Turning point", "Rematch"],
        "{shown:?}"
    );
    let said = bob.at(thread).presses("Turning point").await;
    assert!(said.starts_with("Reviewing…") || said.starts_with("Turning point: "), "{said}");
    // A second win is no first one, and the kind word stays.
    let thread = resigned(&world, &ann, &bob, &bob, 12).await;
    let end = told(&world, &read(&ann.at(thread).newest()));
    assert!(end.contains("every game makes you stronger"), "{end}");
    assert!(!end.contains("What's next"), "{end}");
    // A game that was given up at once deserves no such word.
    let thread = resigned(&world, &ann, &bob, &bob, 3).await;
    let end = told(&world, &read(&ann.at(thread).newest()));
    assert!(!end.contains("stronger"), "{end}");
    world.end().await;
});

story!(all_of_a_channel_reads_nothing_new_about_a_loss, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    // Within a thread that is there already a game has none of its own.
    let thread = resigned(&world, &ann, &bob, &bob, 3).await;
    let (ann, bob) = (ann.at(thread), bob.at(thread));
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    for (n, text) in super::playing::annotated().iter().take(12).enumerate() {
        [&ann, &bob][n % 2].plays(text).await;
    }
    bob.resigns().await;
    let end = told(&world, &read(&ann.newest()));
    assert!(end.contains("@Ann: **first win**, in 6 moves."), "{end}");
    assert!(!end.contains("stronger") && !end.contains("What's next"), "{end}");
    let shown = labels(&ann);
    assert_eq!(shown[0], "Rematch", "{shown:?}");
    assert!(!shown.contains(&"Turning point".to_owned()), "{shown:?}");
    world.end().await;
});

story!(after_a_first_win_the_next_lesson_and_a_puzzle_are_one_press_away, |world| async move {
    let ann = world.ann();
    let direct = opens_direct(&ann).await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    direct.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Discens" })).await;
    wins(&world, &direct).await;
    world.settle().await;
    let end = read(&direct.newest());
    assert!(end.contains("**Your first win against Discens**, in "), "{end}");
    assert!(
        end.contains(
            "It's in your profile now. What's next: a lesson, a puzzle or a new opponent?"
        ),
        "{end}"
    );
    let shown = labels(&direct);
    assert_eq!(shown[..4], ["Next: Tiro", "Next lesson", "Puzzles", "Rematch"], "{shown:?}");
    assert!(shown.contains(&"Review".to_owned()), "{shown:?}");
    let lesson = direct.presses("Next lesson").await;
    assert!(lesson.contains("Step 1 of "), "{lesson}");
    let puzzle = direct.presses("Puzzles").await;
    assert!(puzzle.contains("Puzzle"), "{puzzle}");
    world.end().await;
});
