//! The first wins of a person, and their traces in a profile.

use murus::game::Chair;
use murus::ids::UserId;
use murus::service;
use murus_engine::{Level, Stop};
use serde_json::json;

use super::challenges::told;
use super::playing::annotated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// The number of plies that count where one of two people resigns after them.
const LONG: usize = 12;

/// The newest thread of the channel.
pub fn newest_thread(world: &World) -> u64 {
    world.sandbox.threads(world.ann().channel).last().unwrap().0
}

/// The labels of the buttons below the newest message.
fn labels(person: &Person) -> Vec<String> {
    buttons(&person.newest()).into_iter().map(|(label, _)| label).collect()
}

/// A person plays far better than Murus on a low level until the game is over.
pub async fn wins(world: &World, person: &Person) {
    let level = Level::named("Legate");
    loop {
        let rows = service::play::find::list_running_games(world.service.db(), UserId(person.id))
            .await
            .unwrap();
        let Some(row) = rows.first() else { return };
        let (position, before) = row.game.line().positions().split_last().unwrap();
        let best = level.play(position, before, 1, &Stop::default()).expect("the game goes on");
        person.plays(&position.write(best).to_string()).await;
    }
}

/// A game of two people that one of them resigns after so many plies. Returns its channel.
pub async fn resigned(
    world: &World,
    one: &Person,
    other: &Person,
    loser: &Person,
    plies: usize,
) -> u64 {
    one.challenges(other).await;
    other.presses("Accept").await;
    let thread = newest_thread(world);
    for (n, text) in annotated().iter().take(plies).enumerate() {
        [one, other][n % 2].at(thread).plays(text).await;
    }
    loser.at(thread).resigns().await;
    thread
}

story!(a_first_win_is_one_and_the_next_level_is_one_press_away, |mut world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let ann = world.ann();
    let against = json!({ "opponent": murus, "side": 0, "level": "Discens" });
    ann.asks("challenge", against.clone()).await;
    let there = ann.at(newest_thread(&world));
    wins(&world, &there).await;
    let end = read(&there.newest());
    assert!(end.contains("**Your first win against Discens**, in "), "{end}");
    let offered = ["Next: Tiro (700) · easy", "Next lesson", "Puzzles", "Rematch"];
    assert_eq!(labels(&there)[..4], offered, "{end}");
    world.restart().await;
    let said = there.presses("Next: Tiro (700) · easy").await;
    assert!(said.starts_with("[The game begins]("), "{said}");
    let rows =
        service::play::find::list_running_games(world.service.db(), UserId(ann.id)).await.unwrap();
    assert_eq!(rows[0].game.level_played(), Some("Tiro"));
    let second = rows[0].game.chairs[Chair::SECOND].as_player().unwrap();
    assert_eq!(rows[0].game.chair_of(second), Some(Chair::SECOND), "sides are exchanged");
    // A lost game offers no next level, but its turning point.
    let there = ann.at(newest_thread(&world));
    let runs = async || {
        !service::play::find::list_running_games(world.service.db(), UserId(ann.id))
            .await
            .unwrap()
            .is_empty()
    };
    for _ in 0..LONG / 2 {
        // Murus may win before she resigns.
        if runs().await {
            let text = ann.completes("move", "move", "").await.remove(0);
            there.plays(&text).await;
        }
    }
    if runs().await {
        there.resigns().await;
    }
    let mut shown = labels(&there);
    assert!(!shown.iter().any(|label| label.starts_with("Next")), "{shown:?}");
    // With the move that cost the game, which a review finds, a button more than fits is there.
    if shown.contains(&"More".to_owned()) {
        there.presses("More").await;
        shown.extend(there.labels());
    }
    assert!(shown.contains(&"Play from turning point".to_owned()), "{shown:?}");
    let lost = there;
    // The beaten level is in the profile, and a second win against it is no first win.
    let profile = told(&world, &ann.asks("profile", json!({})).await);
    assert!(profile.contains("Murus beaten · Standard: Discens (beginner)."), "{profile}");
    assert!(profile.contains("Last games, newest first: ○●\n-# 1 lost, 1 won"), "{profile}");
    assert!(profile.contains("First win: <t:"), "{profile}");
    assert!(!profile.contains("against a person") && !profile.contains("in a row"), "{profile}");
    ann.speaks("de").await;
    let profile = told(&world, &ann.asks("profile", json!({})).await);
    assert!(profile.contains("Murus besiegt · Standard: Lehrling (zum Einstieg)."), "{profile}");
    ann.speaks("en-US").await;
    ann.asks("challenge", against).await;
    let there = ann.at(newest_thread(&world));
    wins(&world, &there).await;
    let end = read(&there.newest());
    assert!(labels(&there).contains(&"Next: Tiro (700) · easy".to_owned()), "{end}");
    assert!(!end.contains("first win"), "{end}");
    // Neither press replaces the other.
    there.presses("Next: Tiro (700) · easy").await;
    there.presses("Rematch").await;
    let rows =
        service::play::find::list_running_games(world.service.db(), UserId(ann.id)).await.unwrap();
    let mut levels: Vec<Option<&str>> = rows.iter().map(|row| row.game.level_played()).collect();
    levels.sort();
    assert_eq!(levels, [Some("Discens"), Some("Tiro")]);
    // The lost game is reviewed by now.
    world.settle().await;
    let said = lost.presses("Play from turning point").await;
    assert!(said.starts_with("[The game begins]("), "{said}");
    world.end().await;
});

story!(a_first_win_in_a_variant_names_it, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let mut firsts = Vec::new();
    for variant in ["advanced", "standard", "standard"] {
        let asked = json!({ "opponent": bob.id.to_string(), "side": 0, "variant": variant });
        ann.asks("challenge", asked).await;
        bob.presses("Accept").await;
        let thread = newest_thread(&world);
        for (n, text) in annotated().iter().take(LONG).enumerate() {
            [&ann, &bob][n % 2].at(thread).plays(text).await;
        }
        bob.at(thread).resigns().await;
        let end = told(&world, &read(&ann.at(thread).newest()));
        firsts.push(end.lines().find(|line| line.contains("first")).map(str::to_owned));
    }
    let line = |text: &str| Some(text.to_owned());
    let first = line("@Ann: **first win in Advanced**, in 6 moves.");
    assert_eq!(firsts, [first, line("@Ann: **first win in Standard**, in 6 moves."), None]);
    world.end().await;
});

story!(a_short_game_given_up_is_no_feat, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    for (plies, counts) in [(LONG - 1, false), (LONG, true)] {
        let thread = ann.at(resigned(&world, &ann, &bob, &bob, plies).await);
        assert_eq!(
            told(&world, &thread.reads()).contains("first win"),
            counts,
            "after {plies} plies"
        );
        let mut offered = labels(&thread);
        if offered.contains(&"More".to_owned()) {
            thread.presses("More").await;
            offered.extend(thread.labels());
        }
        assert_eq!(offered.contains(&"Play from turning point".to_owned()), counts, "{offered:?}");
        let profile = ann.asks("profile", json!({})).await;
        assert_eq!(profile.contains("First win: <t:"), counts, "{profile}");
        assert_eq!(
            profile.contains(":d>, against a person."),
            counts,
            "one date for both: {profile}"
        );
    }
    world.end().await;
});

story!(annulled_wins_do_not_count_and_deleted_people_leave_none, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let mona = world.person("Mona");
    let thread = resigned(&world, &ann, &bob, &bob, LONG).await;
    let end = told(&world, &read(&ann.at(thread).newest()));
    assert!(end.contains("@Ann: **first win**, in 6 moves."), "{end}");
    mona.at(thread).asks("server moderate", json!({ "act": 1, "reason": "two accounts" })).await;
    let profile = told(&world, &ann.asks("profile", json!({})).await);
    assert!(!profile.contains("Last games") && !profile.contains("First win"), "{profile}");
    for _ in 0..3 {
        let thread = resigned(&world, &ann, &bob, &bob, LONG).await;
        let first = told(&world, &read(&ann.at(thread).newest())).contains("first win");
        let profile = told(&world, &ann.asks("profile", json!({})).await);
        assert_eq!(
            first,
            profile.contains("newest first: ●\n"),
            "the annulled one counts for nothing: {profile}"
        );
        assert_eq!(
            profile.contains("Won the last 3 in a row."),
            profile.contains("●●●"),
            "{profile}"
        );
    }
    let profile = told(&world, &ann.asks("profile", json!({})).await);
    assert!(profile.contains("Last games, newest first: ●●●\n-# 3 won"), "{profile}");
    assert!(profile.contains("Best wins: @Bob 1"), "{profile}");
    let of = |person: &Person| json!({ "person": person.id.to_string() });
    bob.sets(&["my-data", "forget-ask"]).await;
    bob.presses("Yes, delete my data").await;
    let profile = told(&world, &ann.asks("profile", json!({})).await);
    assert!(profile.contains("3 won") && !profile.contains("Best wins"), "{profile}");
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    let profile = told(&world, &mona.asks("profile", of(&ann)).await);
    assert!(
        profile.contains("All games: 0 won, 0 drawn, 0 lost.") && !profile.contains("Last games"),
        "{profile}"
    );
    world.end().await;
});
