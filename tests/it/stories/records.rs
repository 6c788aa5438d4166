//! Games as text: what people paste is read as far as it can be.

use expect_test::expect;
use serde_json::json;

use crate::story;
use crate::support::person::Person;

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
        Imported: **Romans – Gauls**, 2 plies. It is finished and unrated. **Review** looks at it. **Go on against Murus** plays it on.
        I stopped reading at `2. a1 – a3 b7-b5 3. …`. a1 is empty. You can move from b1, c1, d1, e1, f1, g1, h1. Everything before that is imported. If it is a slip, correct it and import the game again."#]].assert_eq(&imports(text).await);
    ann.presses("Look through").await;
    assert!(ann.presses("Moves").await.contains("```\n1. a1-c3 d7-d5\n```"));
    ann.speaks("de").await;
    expect![[r#"
        Importiert: **Römer – Gallier**, 2 Halbzüge. Die Partie ist beendet und ungewertet. **Analyse** untersucht sie. **Gegen Murus weiterspielen** setzt sie fort.
        Bei `2. a1 – a3 b7-b5 3. …` komme ich nicht weiter. a1 ist leer. Du kannst von diesen Feldern aus ziehen: b1, c1, d1, e1, f1, g1, h1. Alles davor ist importiert. Falls es ein Versehen ist, verbessere es und importiere die Partie noch einmal."#]].assert_eq(&imports(text).await);
    ann.speaks("en-US").await;
    expect!["I stopped reading at `1. good game, all`. I can't read a move in that. Write the tower's cell and the second cell it reaches, such as `b4-d4`, or `b4xc5` to take an enemy wall. You can move from a1, b1, c1, d1, e1, f1, g1, h1."].assert_eq(&imports("good game, all").await);
    expect!["This begins at move 12. Paste the game from its first move."]
        .assert_eq(&imports("… 12. d1-d3 e7-e5").await);
    assert!(imports("{nothing} 1. ! 2.").await.starts_with("I can't find a move in that."));
    world.end().await;
});
