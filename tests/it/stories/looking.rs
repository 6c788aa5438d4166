//! Looking through games, move by move.

use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::person::buttons;

story!(a_game_is_looked_through_while_it_runs_and_after, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3"), (&bob, "b7-d5")] {
        person.plays(text).await;
    }
    let cleo = world.cleo().at(ann.channel);
    cleo.presses("More").await;
    let end = cleo.presses("Look through").await;
    assert_eq!(
        told(&world, &end),
        "@Ann – @Bob · move 4 of 4\n1. a1-c3  1... d7-d5  2. h1-f3  **2... b7-d5**\n@Ann to move.".replacen(
            "@Ann – @Bob",
            "**@Ann – @Bob**",
            1
        )
    );
    assert!(cleo.presses("‹").await.contains("move 3 of 4\n1. a1-c3  1... d7-d5  **2. h1-f3**  2... b7-d5\n"));
    world.restart().await;
    assert!(
        told(&world, &cleo.presses("«").await)
            .ends_with("move 0 of 4\n1. a1-c3  1... d7-d5  2. h1-f3  2... b7-d5\n@Ann to move.")
    );
    let picture = |file: Option<String>| file.unwrap();
    let before = picture(cleo.sees().last().unwrap().files.first().map(|file| file.name.clone()));
    cleo.presses("Flip").await;
    let after = picture(cleo.sees().last().unwrap().files.first().map(|file| file.name.clone()));
    assert!(before.ends_with("-0-romans.png") && after.ends_with("-0-gauls.png"), "{before} {after}");
    assert!(cleo.chooses("2").await.contains("move 2 of 4"));
    let labels: Vec<String> = buttons(cleo.sees().last().unwrap()).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["«", "‹", "›", "»", "Flip", "Moves"], "nobody goes on from a game that runs");
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    assert!(cleo.presses("»").await.contains("resigns"));
    cleo.presses("‹").await;
    assert!(cleo.presses("Play on from here").await.contains("The game begins"));
    assert_eq!(world.cleo().asks("games", json!({})).await.matches("Murus").count(), 1);
    world.end().await;
});

story!(the_board_of_a_game_of_two_is_turned_in_turns, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.presses("My view").await;
    bob.presses("More").await;
    assert!(bob.presses("Look through").await.contains("move 1 of 1"));
    let file = || bob.sees().last().unwrap().files[0].name.clone();
    assert!(file().ends_with("-1-gauls.png"), "one's own side first: {}", file());
    bob.presses("Flip").await;
    assert!(file().ends_with("-1-romans.png"), "{}", file());
    bob.presses("Flip").await;
    assert!(file().ends_with("-1-gauls.png"), "{}", file());
    world.end().await;
});
