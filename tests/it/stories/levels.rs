//! Games against Murus: the level is asked, and there is no clock.

use murus::game::{EventKind, TimeControl};
use murus::ids::UserId;
use murus::service;
use murus::store::StoredGame;
use murus_gallicus::Seat;
use serde_json::json;

use super::feats::wins;
use super::forgotten::opens_direct;
use super::operator::writes;
use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::Person;

const TIRO: &str = "Tiro (700) · easy";

/// The person's running games, the newest last.
pub async fn running(world: &World, person: &Person) -> Vec<StoredGame> {
    let mut rows = service::play::find::list_running_games(world.service.db(), UserId(person.id))
        .await
        .unwrap();
    rows.sort_by_key(|row| row.game.id);
    rows
}

fn murus(world: &World) -> String {
    world.sandbox.person("Murus").unwrap().to_string()
}

story!(against_murus_there_is_no_clock_but_a_running_game_keeps_its_own, |world| async move {
    world.person("Mona").walks("server settings", &["server-set:time=turn-3"]).await;
    let ann = world.ann();
    let options = json!({ "opponent": murus(&world), "level": "Tiro", "side": 0, "time": 2,
        "weekends_off": true });
    ann.asks("challenge", options).await;
    assert!(ann.reads().contains("No clock"), "{}", ann.reads());
    let rows = running(&world, &ann).await;
    assert_eq!(rows[0].game.terms.time, TimeControl::None);
    assert!(!rows[0].game.terms.weekends_off);
    // A game of an earlier version has a clock, and keeps it.
    writes(&world.database.url, "UPDATE game SET time = '3d'").await;
    let there = ann.at(world.thread());
    there.plays("a1-c3").await;
    assert_eq!(running(&world, &ann).await[0].game.terms.time, TimeControl::Turn { days: 3 });
    there.resigns().await;
    there.presses("Rematch").await;
    assert_eq!(running(&world, &ann).await[0].game.terms.time, TimeControl::None);
    world.end().await;
});

story!(one_person_left_alone_with_murus_has_no_clock, |world| async move {
    let ann = world.ann();
    ann.asks("challenge", json!({ "variant": "Three players", "side": 0 })).await;
    assert!(!ann.reads().contains("No clock"), "{}", ann.reads());
    for _ in 0..2 {
        let asked = ann.presses("Add Murus").await;
        assert_eq!(
            asked,
            "How strong should Murus play? Discens (beginner) suits you best. The numbers are ratings."
        );
        ann.presses(TIRO).await;
    }
    let rows = running(&world, &ann).await;
    assert_eq!(rows[0].game.terms.time, TimeControl::None);
    assert!(ann.reads().contains("No clock"), "{}", ann.reads());
    world.end().await;
});

story!(a_hint_is_among_the_choices_of_a_move_against_murus, |world| async move {
    world
        .ann()
        .asks("challenge", json!({ "opponent": murus(&world), "level": "Tiro", "side": 0 }))
        .await;
    let ann = world.ann().at(world.thread());
    ann.presses("Move").await;
    let ways = |labels: Vec<String>| -> Vec<String> {
        labels.into_iter().filter(|label| ["Back", "Hint"].contains(&label.as_str())).collect()
    };
    assert_eq!(ways(ann.labels()), ["Hint"]);
    ann.presses("a1").await;
    assert_eq!(ways(ann.labels()), ["Back", "Hint"]);
    ann.presses("Hint").await;
    assert!(ann.hint().await.starts_with("Murus would play `"));
    // Between people nobody is led to it.
    world.ann().challenges(&world.bob()).await;
    world.bob().presses("Accept").await;
    let ann = world.ann().at(world.sandbox.threads(world.ann().channel).last().unwrap().0);
    ann.presses("Move").await;
    assert!(ways(ann.labels()).is_empty(), "{:?}", ann.labels());
    world.end().await;
});

story!(a_challenge_to_murus_asks_for_the_level_and_keeps_its_options, |world| async move {
    let ann = world.ann();
    let options = json!({ "opponent": murus(&world), "variant": "Hex", "side": 1 });
    let asked = ann.asks("challenge", options).await;
    assert_eq!(
        asked,
        "How strong should Murus play? Discens (beginner) suits you best. The numbers are ratings. There is no clock. After a month without a move, the game is called off."
    );
    let levels = ann.labels();
    assert_eq!(levels.len(), 8, "{levels:?}");
    assert_eq!(levels[..2], ["Discens (400) · beginner", TIRO]);
    assert!(running(&world, &ann).await.is_empty(), "nothing begins before the level is chosen");
    let said = ann.presses(TIRO).await;
    assert!(said.starts_with("[The game begins]("), "{said}");
    let row = running(&world, &ann).await.remove(0);
    assert_eq!((row.game.level_played(), row.game.variant().preset()), (Some("Tiro"), Some("hex")));
    let chair = row.game.chair_at(Seat::Gauls);
    assert!(row.game.chairs[chair].as_player().is_some(), "Ann has the Gauls");
    // In direct messages a challenge to nobody is one to Murus.
    let direct = opens_direct(&ann).await;
    assert!(direct.asks("challenge", json!({})).await.starts_with("How strong should Murus play?"));
    // What cannot be is said before the question, and a note is read by nobody.
    for (options, why) in [
        (json!({ "opponent": murus(&world), "side": 3 }), "There are no"),
        (
            json!({ "opponent": murus(&world), "note": "hello" }),
            "I don't read notes. Leave it empty.",
        ),
    ] {
        let said = ann.asks("challenge", options.clone()).await;
        assert!(said.starts_with(why), "{options}: {said}");
    }
    world.end().await;
});

story!(going_on_from_a_game_of_people_asks_for_the_level, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    bob.resigns().await;
    let game = ann.game().await;
    let options = json!({ "game": game, "ply": 1, "opponent": murus(&world), "side": 1 });
    let asked = ann.asks("game continue", options).await;
    assert!(asked.starts_with("How strong should Murus play?"), "{asked}");
    ann.presses(TIRO).await;
    let row = running(&world, &ann).await.remove(0);
    assert_eq!(row.game.level_played(), Some("Tiro"));
    let given = row.game.events().iter().filter(|event| matches!(event.kind, EventKind::Given(_)));
    assert_eq!(given.count(), 1);
    world.end().await;
});

story!(the_suggested_level_is_the_one_after_the_last_beaten, |world| async move {
    let ann = world.ann();
    ann.asks("challenge", json!({ "opponent": murus(&world), "side": 0, "level": "Tiro" })).await;
    let there = ann.at(world.thread());
    there.resigns().await;
    let asked = ann.asks("challenge", json!({ "opponent": murus(&world) })).await;
    assert!(
        asked.contains("Discens (beginner) suits you best. The numbers are ratings."),
        "a lost game beats nobody: {asked}"
    );
    there.presses("Rematch").await;
    let newest = world.sandbox.threads(ann.channel).last().unwrap().0;
    wins(&world, &ann.at(newest)).await;
    let asked = ann.asks("challenge", json!({ "opponent": murus(&world) })).await;
    assert!(
        asked.contains("Legionary (fairly easy) suits you best. The numbers are ratings."),
        "{asked}"
    );
    let levels = ann.labels();
    assert_eq!(levels[0], "Legionary (1000) · fairly easy");
    assert_eq!(levels[1], "Discens (400) · beginner");
    world.end().await;
});
