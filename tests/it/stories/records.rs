//! Games as text: what people paste is read as far as it can be, and each game reads as itself.

use expect_test::expect;
use serde_json::json;

use super::playing::seated;
use super::time::{DAY, unsaved};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, read};

/// The short name of the game that was brought in by this answer.
fn name(said: &str) -> String {
    assert!(said.starts_with("Imported: **"), "{said}");
    said.rsplit("-# ").next().unwrap().to_owned()
}

/// The block of code in a text.
fn block(text: &str) -> String {
    text.split("```").nth(1).unwrap_or_else(|| panic!("no moves: {text}")).trim().to_owned()
}

/// Brings a text in, and returns the moves as they are shown then.
async fn brings(person: &Person, text: &str) -> String {
    // An option of a command is one line.
    let said = person.asks("game import", json!({ "moves": text.replace('\n', " ") })).await;
    block(&person.asks("game moves", json!({ "game": name(&said) })).await)
}

/// The file of an export.
async fn exports(person: &Person, game: &str, format: usize) -> String {
    person.asks("game export", json!({ "game": game, "format": format })).await;
    String::from_utf8(person.sees().last().unwrap().files[0].bytes.to_vec()).unwrap()
}

/// A person brings a game in by each of its texts, which changes nothing. Returns how it ends in
/// both languages.
async fn goes_round(world: &World, person: &Person, game: &str) -> [String; 2] {
    let cleo = world.cleo();
    let shown = person.asks("game moves", json!({ "game": game })).await;
    for text in [shown.clone(), exports(person, game, 0).await, exports(person, game, 1).await] {
        assert_eq!(brings(&cleo, &text).await, block(&shown), "{text}");
    }
    let said = cleo.asks("game import", json!({ "moves": shown.replace('\n', " ") })).await;
    let mut ends = [String::new(), String::new()];
    for (end, locale) in ends.iter_mut().zip(["en-US", "de"]) {
        cleo.speaks(locale).await;
        let moves = cleo.asks("game moves", json!({ "game": name(&said) })).await;
        *end = moves.rsplit("```").next().unwrap().to_owned();
    }
    cleo.speaks("en-US").await;
    ends
}

/// A game of these moves between two people, and its short name.
async fn played(
    world: &World,
    options: serde_json::Value,
    moves: &str,
) -> (Person, Person, String) {
    let ann = world.ann();
    let bob = world.bob();
    let mut asked = json!({ "opponent": bob.id.to_string(), "side": 0, "rated": false });
    asked.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    ann.asks("challenge", asked).await;
    bob.presses("Accept").await;
    let thread =
        world.sandbox.threads(ann.channel).into_iter().map(|thread| thread.0).max().unwrap();
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    ann.plays_with(&bob, moves.split_whitespace()).await;
    let name = ann.game().await;
    (ann, bob, name)
}

story!(what_people_paste_is_read, |world| async move {
    let ann = world.ann();
    for text in [
        "1. a1-c3 d7-d5 1–0",
        "1. a1-c3 d7-d5 ½-½",
        "1. a1-c3 d7-d5 1:0",
        "1. a1-c3 1… d7-d5",
        "1. a1 - c3 d7 -> d5",
        "1. a1-c3 (1. a1-a3 b7-b5) d7-d5",
        "1. a1-c3 $1 d7-d5 $14 !",
        "1. a1-c3 ; the usual 1... d7-d5",
        "1. a1-c3 {see {this} {and that}} d7-d5",
        "**Ann – Bob** ``` 1. a1-c3 d7-d5 ``` Ann wins.",
        "ａ１－ｃ３、 “ｄ７－ｄ５”",
    ] {
        assert_eq!(brings(&ann, text).await, "1. a1-c3 d7-d5", "{text}");
    }
    world.end().await;
});

story!(what_was_read_is_kept_and_where_reading_stopped_is_shown, |world| async move {
    let ann = world.ann();
    let imports = async |text: &str| {
        let said = ann.asks("game import", json!({ "moves": text })).await;
        said.split("\n-# ").next().unwrap().to_owned()
    };
    let text = "1. a1-c3 d7-d5 2. a1 – a3 b7-b5 3. h1-f3";
    expect![[r#"
        Imported: **Romans – Gauls**, 2 turns. It's a finished, casual game. Press **Review** to look back at it. Press **Play on against Murus** to continue it.
        I stopped reading at `2. a1 – a3 b7-b5 3. …`. a1 is empty. Everything before that is imported. If it's a typo, fix it and import the game again."#]].assert_eq(&imports(text).await);
    ann.presses("Step through").await;
    assert!(ann.presses("Moves").await.contains("```\n1. a1-c3 d7-d5\n```"));
    ann.speaks("de").await;
    expect![[r#"
        Importiert: **Römer – Gallier**, 2 Halbzüge. Die Partie ist beendet und zählt nicht für die Wertung. Mit **Analyse** schaust du sie dir genauer an. Mit **Gegen Murus weiterspielen** spielst du sie weiter.
        Bei `2. a1 – a3 b7-b5 3. …` komme ich nicht weiter. a1 ist leer. Alles davor ist importiert. Falls das ein Tippfehler ist, verbessere ihn und importiere die Partie noch einmal."#]].assert_eq(&imports(text).await);
    ann.speaks("en-US").await;
    expect!["I stopped reading at `1. good game, all`. That doesn't look like a move. Type the tower's cell and the second cell it reaches, like `b4-d4`, or `b4xc5` to take an enemy wall."].assert_eq(&imports("good game, all").await);
    expect!["This begins at move 12. Paste the game from its first move."]
        .assert_eq(&imports("… 12. d1-d3 e7-e5").await);
    assert!(imports("{nothing} 1. ! 2.").await.starts_with("I can't find any moves in that."));
    world.end().await;
});

story!(each_game_reads_as_itself, |world| async move {
    // A player resigns while the other one is to move.
    let (ann, bob) = seated(&world).await;
    unsaved(&[&ann, &bob]).await;
    ann.plays("a1-c3").await;
    let game = ann.game().await;
    ann.resigns().await;
    assert!(
        ann.asks("game moves", json!({ "game": game }))
            .await
            .contains("```\n1. a1-c3 resign:romans\n```")
    );
    assert_eq!(
        goes_round(&world, &ann, &game).await,
        [
            "The Romans resign after one move. The Gauls win.",
            "Die Römer geben nach einem Zug auf. Die Gallier gewinnen."
        ]
    );
    // The player to move resigns.
    let (_, bob, game) = played(&world, json!({}), "a1-c3 d7-d5 h1-f3").await;
    bob.resigns().await;
    assert_eq!(
        goes_round(&world, &bob, &game).await,
        [
            "The Gauls resign after 2 moves. The Romans win.",
            "Die Gallier geben nach 2 Zügen auf. Die Römer gewinnen."
        ]
    );
    // A draw.
    let (ann, bob, game) = played(&world, json!({ "variant": "hex" }), "").await;
    let first = ann.completes("move", "move", "").await.remove(0);
    ann.plays(&first).await;
    ann.offers_draw().await;
    bob.presses("Agree").await;
    bob.presses("Yes, agree to a draw").await;
    assert_eq!(
        goes_round(&world, &bob, &game).await,
        ["Draw agreed after one move.", "Einigung auf Remis nach einem Zug."]
    );
    // Sides are swapped.
    let (_, bob, game) = played(&world, json!({ "balanced": true }), "d1-b2,g2 swap").await;
    bob.resigns().await;
    assert_eq!(
        goes_round(&world, &bob, &game).await,
        [
            "The Romans resign after one move. The Gauls win.",
            "Die Römer geben nach einem Zug auf. Die Gallier gewinnen."
        ]
    );
    // A game is called off before anybody moves.
    let (ann, _, game) = played(&world, json!({}), "").await;
    ann.asks("game abort", json!({})).await;
    ann.presses("Yes, call it off").await;
    assert_eq!(
        goes_round(&world, &ann, &game).await,
        ["The game was called off.", "Die Partie wurde abgebrochen."]
    );
    // Time runs out.
    let (ann, _, game) = played(&world, json!({ "time": 6 }), "a1-c3 d7-d5 h1-f3").await;
    world.advance(30 * DAY).await;
    assert!(read(&ann.newest()).contains("ran out of time"), "{}", read(&ann.newest()));
    assert_eq!(
        goes_round(&world, &ann, &game).await,
        [
            "The Gauls ran out of time after 2 moves. The Romans win.",
            "Die Gallier haben nach 2 Zügen die Zeit überschritten. Die Römer gewinnen."
        ]
    );
    world.end().await;
});

story!(the_end_of_a_game_of_four_is_told_in_the_plural, |world| async move {
    let ann = world.ann();
    let moves = json!({ "moves": "[Variant \"four\"] 1. e1-c3 resign:gauls timeout:britons e8-g6 resign:romans" });
    ann.asks("game import", moves.clone()).await;
    ann.presses("Step through").await;
    expect![[r#"
        **Romans – Gauls – Germans – Britons · Four players**
        ```
        [Variant "escape@8x8-four"]
        1. e1-c3 resign:gauls timeout:britons e8-g6 resign:romans
        ```The Germans are the last ones left after one move and win."#]]
    .assert_eq(&ann.presses("Moves").await);
    ann.speaks("de").await;
    ann.asks("game import", moves).await;
    ann.presses("Nachspielen").await;
    expect![[r#"
        **Römer – Gallier – Germanen – Briten · Zu viert**
        ```
        [Variant "escape@8x8-four"]
        1. e1-c3 resign:gauls timeout:britons e8-g6 resign:romans
        ```Die Germanen sind nach einem Zug allein übrig und gewinnen."#]]
    .assert_eq(&ann.presses("Züge").await);
    world.end().await;
});
