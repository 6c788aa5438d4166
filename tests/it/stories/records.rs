//! Games as text: what people paste is read as far as it can be, and each game reads as itself.

use expect_test::expect;
use serde_json::{Value, json};

use super::playing::seated;
use super::time::{DAY, unsaved};
use crate::exchange::is_valid;
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
    let (cleo, dora) = (world.cleo(), world.person("Dan"));
    let shown = person.asks("game moves", json!({ "game": game })).await;
    let record = exports(person, game, 2).await;
    is_valid(&serde_json::from_str(&record).unwrap());
    assert!(!record.contains(&person.id.to_string()), "no id of Discord's: {record}");
    // Nobody imports too many games.
    assert_eq!(brings(&dora, &record).await, block(&shown), "{record}");
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
async fn played(world: &World, options: Value, moves: &str) -> (Person, Person, String) {
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

story!(a_game_goes_to_abstract_play_and_comes_from_there, |mut world| async move {
    let (ann, bob, game) = played(&world, json!({ "balanced": true }), "d1-b2,g2 swap").await;
    let running = ann.asks("game export", json!({ "game": game, "format": 2 })).await;
    assert!(running.starts_with("Abstract Play's record is for finished games."), "{running}");
    ann.plays("a7-b6,d6").await;
    ann.resigns().await;
    let record: Value = serde_json::from_str(&exports(&bob, &game, 2).await).unwrap();
    is_valid(&record);
    let header = &record["header"];
    assert_eq!(header["game"]["variants"], json!(["Basic MG"]));
    assert_eq!((&header["pied"], &header["pie-invoked"]), (&json!(true), &json!(true)));
    assert_eq!((&header["termination"], &header["unrated"]), (&json!("resignation"), &json!(true)));
    assert_eq!(record["moves"], json!([["d1-b2,g2", "a7-b6,d6"]]));
    let told =
        |n: usize| (header["players"][n]["name"].clone(), header["players"][n]["result"].clone());
    assert_eq!(told(0), (json!("Bob"), json!(1)), "he sits there since the swap");
    assert_eq!(told(1), (json!("Ann"), json!(0)));
    // The ids are the same in every record, and tell two people apart.
    let id = |n: usize| header["players"][n]["userid"].as_str().unwrap().to_owned();
    assert_ne!(id(0), id(1));
    ann.asks("game export", json!({ "all": true, "format": 2 })).await;
    let file = ann.sees().last().unwrap().files[0].clone();
    assert_eq!(file.name, "murus-games.json");
    let all: Value = serde_json::from_slice(&file.bytes).unwrap();
    let all = all.as_array().unwrap();
    assert_eq!(all.len(), 1, "none that still runs");
    assert_eq!(all[0]["header"]["players"], header["players"]);
    // The page of the game has it too.
    let mut browser = world.open_pages().await;
    let page = browser.comes_in(&bob.way_in().await).await.unwrap();
    let html = browser.opens(&page).await.text;
    assert!(html.contains("/record.json"), "{html}");
    let code = html.split("href=\"").filter_map(|part| part.split('"').next());
    let file = code.into_iter().find(|link| link.ends_with("/record.json")).unwrap();
    let found = browser.opens(file).await.json();
    is_valid(&found);
    assert_eq!(found["moves"], record["moves"]);
    assert!(!found.to_string().contains(&bob.id.to_string()));
    // A record of their own writer comes in.
    let theirs = json!({
        "header": {
            "game": { "name": "Murus Gallicus", "variants": [] },
            "site": { "name": "Abstract Play", "gameid": "f00" },
            "date-start": "2024-01-01T00:00:00.000Z",
            "date-end": "2024-01-02T00:00:00.000Z",
            "date-generated": "2024-01-03T00:00:00.000Z",
            "pie-invoked": true,
            "players": [
                { "name": "P", "userid": "p", "is_ai": false, "result": 1 },
                { "name": "Q", "userid": "q", "is_ai": false, "result": 0 },
            ],
        },
        "moves": [["a1-c2,e2", "a7-b6,d6"], ["b1-b3", "resign"]],
    });
    is_valid(&theirs);
    assert_eq!(
        brings(&world.cleo(), &theirs.to_string()).await,
        "[Variant \"advanced+balanced\"]\n1. a1-c2,e2 swap a7-b6,d6 2. b1-b3 resign:gauls"
    );
    // What is in no notation gets one sentence.
    let cleo = world.cleo();
    for (text, why) in [
        (theirs.to_string().replace("Murus Gallicus", "Homeworlds"), "That's a game of Homeworlds"),
        (json!({ "pgn": "1. e4 e5" }).to_string(), "I can't read a game from that format."),
        (json!([theirs, theirs]).to_string(), "That is more than one game."),
        (theirs.to_string().replace("[]", "[\"Huge\"]"), "I don't know the variant `Huge`"),
    ] {
        let said = cleo.asks("game import", json!({ "moves": text })).await;
        assert!(said.starts_with(why) && !said.contains('\n'), "{said}");
    }
    world.end().await;
});
