//! Boards for readers: in words and in letters, wherever a board is shown.

use expect_test::expect;
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::person::read;

/// Whether a text has a board in words, and whether it has one in letters below.
fn reads(said: &str) -> (bool, bool) {
    let words = said.find("Romans: ");
    let letters = said.find("```\n");
    assert!(
        letters.is_none_or(|at| words.is_some_and(|before| before < at)),
        "words come first: {said}"
    );
    (words.is_some(), letters.is_some())
}

const BOTH: (bool, bool) = (true, true);

story!(boards_in_letters_are_everywhere, |world| async move {
    let (ann, bob) = seated(&world).await;
    assert!(
        bob.sets(&["set:boards=letters"])
            .await
            .contains("✓ Boards: **picture, words and letters**\n")
    );
    assert!(!ann.newest().content.contains("```"), "Ann reads pictures");
    ann.plays("a1-c3").await;
    expect![[r#"
        **1. a1-c3** · @Bob, your move.
        You're the Gauls, at the top. Press **Move**, or reply `e7-c5`.
        -# Time runs out <t:1780574400:R>.
        1. a1-c3. Gauls to move. Changed: a1 empty, b2 Roman wall, c3 Roman wall. Romans: towers b1 c1 d1 e1 f1 g1 h1, walls b2 c3. Gauls: towers a7 b7 c7 d7 e7 f7 g7 h7.
        ```
         7 gt gt gt gt gt gt gt gt
         6  ·  ·  ·  ·  ·  ·  ·  ·
         5  ·  ·  ·  ·  ·  ·  ·  ·
         4  ·  ·  ·  ·  ·  ·  ·  ·
         3  ·  · Rw  ·  ·  ·  ·  ·
         2  · Rw  ·  ·  ·  ·  ·  ·
         1  · Rt Rt Rt Rt Rt Rt Rt
            a  b  c  d  e  f  g  h
        ```
        -# R Romans, g Gauls, w wall, t tower"#]].assert_eq(&told(&world, &bob.newest().content));
    // While choosing a move, and while planning an answer.
    assert_eq!(reads(&bob.presses("Move").await), BOTH);
    assert_eq!(reads(&bob.presses("d7").await), BOTH);
    let said = bob.presses("d7-d5 · two walls").await;
    assert!(
        said.starts_with(
            "This is the board after d7-d5. You haven't played it yet.\n1... d7-d5. Romans to move."
        ),
        "{said}"
    );
    bob.presses("Confirm d7-d5").await;
    assert_eq!(reads(&bob.presses("Plan a reply").await), BOTH);
    // A lesson, the rules, and another person's game.
    assert_eq!(reads(&bob.asks("learn lesson", json!({})).await), BOTH);
    assert_eq!(
        reads(&bob.asks("learn rules", json!({ "topic": 0 })).await),
        (true, false),
        "three pictures are no board"
    );
    let cleo = world.cleo();
    let dan = world.person("Dan");
    cleo.challenges(&dan).await;
    dan.presses("Accept").await;
    let other =
        world.sandbox.threads(cleo.channel).into_iter().map(|thread| thread.0).max().unwrap();
    let watching = bob.at(other);
    assert_eq!(reads(&watching.presses("My view").await), BOTH);
    assert_eq!(
        reads(&watching.asks("board", json!({ "text": false })).await),
        (false, false),
        "not this time"
    );
    // An imported game.
    assert_eq!(reads(&bob.asks("game import", json!({ "moves": "1. a1-c3 d7-d5" })).await), BOTH);
    // The end is for both players, so it is in letters too.
    bob.presses("More").await;
    bob.presses("Resign…").await;
    bob.presses("Yes, I resign").await;
    assert_eq!(reads(&ann.reads()), BOTH);
    world.end().await;
});

story!(boards_can_be_read_in_words_alone, |world| async move {
    let (ann, bob) = seated(&world).await;
    bob.sets(&["set:boards=words"]).await;
    ann.plays("a1-c3").await;
    expect![[r#"
        **1. a1-c3** · @Bob, your move.
        You're the Gauls, at the top. Press **Move**, or reply `e7-c5`.
        -# Time runs out <t:1780574400:R>.
        1. a1-c3. Gauls to move. Changed: a1 empty, b2 Roman wall, c3 Roman wall. Romans: towers b1 c1 d1 e1 f1 g1 h1, walls b2 c3. Gauls: towers a7 b7 c7 d7 e7 f7 g7 h7."#]].assert_eq(&told(&world, &read(&bob.newest())));
    assert_eq!(reads(&bob.presses("My view").await), (true, false));
    assert_eq!(
        reads(&bob.asks("board", json!({ "text": true })).await),
        BOTH,
        "this time in letters"
    );
    assert_eq!(reads(&ann.presses("My view").await), (false, false));
    assert!(bob.sets(&["set:boards=picture"]).await.contains("\n✓ Boards: **picture**\n"));
    assert_eq!(reads(&bob.presses("My view").await), (false, false));
    world.end().await;
});

story!(reviews_are_read_too, |world| async move {
    let ann = world.ann();
    ann.sets(&["set:boards=letters"]).await;
    let moves = "a1-c3 d7-d5 h1-f3 b7-d5";
    ann.asks("game import", json!({ "moves": moves })).await;
    world.settle().await;
    ann.presses("Review").await;
    world.settle().await;
    let said = ann.presses("Review").await;
    assert!(said.contains("A chart of who was better: "), "{said}");
    world.end().await;
});

story!(units_other_than_towers_are_named, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let game = json!({ "opponent": bob.id.to_string(), "side": 0, "variant": "advanced" });
    ann.asks("challenge", game).await;
    bob.presses("Accept").await;
    let thread = world.thread();
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    ann.plays("d1-b1").await;
    bob.plays("d7-b7").await;
    ann.presses("Move").await;
    assert_eq!(ann.labels(), ["a1", "b1 · catapult", "c1 · catapult", "e1", "f1", "g1", "h1"]);
    world.end().await;
});
