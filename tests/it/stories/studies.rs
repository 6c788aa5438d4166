//! Hints, reviews and exhibitions.

use std::time::Duration;

use discord_sandbox::MessageView;
use expect_test::expect;
use murus::store::{self, Db};
use murus_engine::{Findings, Stop, prove_win};
use murus_gallicus::{Line, Seat, Variant};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Row};

use super::challenges::told;
use super::playing::seated;
use super::showing::shows;
use super::strangers::{forges, key};
use crate::story;
use crate::support::World;
use crate::support::person::{buttons, parts, read};

story!(a_hint_is_private_and_counted_in_the_result, |world| async move {
    let (ann, bob) = seated(&world).await;
    assert_eq!(ann.asks("hint", json!({})).await, "This game is rated, so there are no hints.");
    ann.asks("game abort", json!({})).await;
    let unrated = json!({ "opponent": bob.id.to_string(), "side": 0, "rated": false });
    world.ann().asks("challenge", unrated).await;
    assert!(world.ann().reads().contains("Casual."));
    world.bob().presses("Accept").await;
    let thread = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    assert!(bob.asks("hint", json!({})).await.starts_with("It's not your turn."));
    ann.asks("hint", json!({})).await;
    let said = ann.hint().await;
    assert!(
        said.starts_with("Murus would play `")
            && said.ends_with("The result shows that you used a hint."),
        "{said}"
    );
    assert!(ann.sees().last().unwrap().whisper, "only one person sees it");
    assert!(!ann.sees().last().unwrap().files.is_empty(), "the position after it is shown");
    assert_eq!(
        ann.asks("hint", json!({})).await,
        said,
        "asked again it is the same, and counts once"
    );
    let best = said.split('`').nth(1).unwrap().to_owned();
    let done = ann.presses(&format!("Confirm {best}")).await;
    assert!(done.starts_with(&format!("You played `{best}`")), "{done}");
    // The other side finds the hint behind the button with the dots.
    bob.presses("More").await;
    bob.presses("Hint").await;
    bob.hint().await;
    bob.presses("More").await;
    bob.presses("Resign…").await;
    bob.presses("Yes, I resign").await;
    expect![[r#"
        @Bob resigns after one move. @Ann wins.
        Ann – Bob · game 2
        Casual.
        @Ann used one hint.
        @Bob used one hint.
        Game name"#]]
    .assert_eq(&told(&world, &ann.reads()).replace(&format!("**1. {best}**\n"), ""));
    assert!(
        ann.asks("hint", json!({ "game": "" })).await.contains("no game"),
        "a finished game needs none"
    );
    world.end().await;
});

story!(a_finished_game_is_reviewed_once_and_kept, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    assert_eq!(
        ann.asks("review", json!({})).await,
        "You can only review finished games. While you play, `/hint` shows you a good move."
    );
    for (person, text) in
        [(&bob, "d7-d5"), (&ann, "h1-f3"), (&bob, "b7-d5"), (&ann, "d1-d3"), (&bob, "c7-c5")]
    {
        let said = person.plays(text).await;
        assert!(said.starts_with("You played"), "{text}: {said}");
    }
    ann.presses("More").await;
    ann.presses("Resign…").await;
    ann.presses("Yes, I resign").await;
    let end = bob.newest();
    assert_eq!(
        buttons(&end).into_iter().map(|(label, _)| label).collect::<Vec<_>>(),
        ["Rematch", "Review", "Step through", "Replay", "Ratings"]
    );
    let pings = (ann.pings(), bob.pings());
    // The review is for the person who asks for it, until they show it.
    let public = bob.newest().id;
    bob.presses("Review").await;
    let ready =
        |_: &discord_sandbox::Sandbox| read(&bob.page()).starts_with("Review · ").then_some(());
    world.sandbox.until("the review", ready).await.unwrap();
    world.settle().await;
    let posted = bob.page();
    assert_eq!(bob.newest().id, public, "nobody else sees it");
    let review = read(&posted);
    assert!(review.starts_with("Review · Ann – Bob\n"), "{review}");
    assert!(review.contains("accurate"), "{review}");
    assert_eq!(
        posted.files[0].description.as_deref(),
        Some("A chart of who was better: even at first."),
        "the chart shows the position, not the resignation"
    );
    assert_eq!((ann.pings(), bob.pings()), pings, "a review pings no one");
    assert_eq!(ann.asks("review", json!({})).await, review, "it is kept");
    let reviews = || {
        bob.sees()
            .into_iter()
            .filter(|seen| !seen.whisper && read(seen).starts_with("Review · "))
            .count()
    };
    assert_eq!(reviews(), 0);
    let labels: Vec<String> = buttons(&posted).into_iter().map(|(label, _)| label).collect();
    assert_eq!(
        labels,
        ["Step through", "Play on against Murus", "Opening", "Show here"],
        "no single move turned it, so none is shown"
    );
    let (_, shown) = shows(&world, &ann).await;
    assert!(read(&shown).contains(&review), "{}", read(&shown));
    assert_eq!(reviews(), 0, "it is shown in the channel, and the thread stays as it is");
    world.end().await;
});

/// The name of the newest stored game.
async fn newest_name(world: &World) -> String {
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    let row = sqlx::query("SELECT name FROM game ORDER BY id DESC LIMIT 1")
        .fetch_one(&mut conn)
        .await
        .unwrap();
    row.get("name")
}

story!(an_imported_game_is_reviewed_for_its_importer_alone, |world| async move {
    let ann = world.ann();
    let cleo = world.cleo();
    let public = || ann.sees().iter().filter(|message| !message.whisper).count();
    let before = public();
    let moves = "a1-c3 d7-d5 h1-f3 b7-d5";
    cleo.asks("game import", json!({ "moves": moves })).await;
    // The review may be ready before the test looks.
    let asked = cleo.presses("Review").await;
    assert!(
        asked == "Reviewing… it appears here in a few seconds." || asked.starts_with("Review · "),
        "{asked}"
    );
    let whisper = || cleo.sees().pop().unwrap();
    let id = whisper().id;
    // One press: the answer becomes the review.
    let shown =
        |_: &discord_sandbox::Sandbox| read(&whisper()).starts_with("Review · ").then_some(());
    world.sandbox.until("the review", shown).await.unwrap();
    world.settle().await;
    assert_eq!((whisper().id, whisper().whisper), (id, true));
    let said = read(&whisper());
    assert!(said.starts_with("Review · Romans – Gauls\nRomans: "), "{said}");
    // The command does the same.
    cleo.asks("game import", json!({ "moves": "a1-c3 d7-d5 h1-f3" })).await;
    let name = newest_name(&world).await;
    let asked = cleo.asks("review", json!({ "game": name })).await;
    assert!(asked.starts_with("Reviewing…") || asked.starts_with("Review · "), "{asked}");
    world.sandbox.until("the second review", shown).await.unwrap();
    world.settle().await;
    assert_eq!(public(), before, "only one person sees it");
    let alt = cleo.sees().last().unwrap().files[0].description.clone().unwrap();
    assert!(alt.starts_with("A chart of who was better: even at first"), "{alt}");
    world.end().await;
});

/// The Romans miss a win with their second last move, and lose at once.
pub const DECIDED: &str = "f1-d3 h7-f5 d1-d3 g7-e5 e1-c3 d7-f5 c1-c3 f7-d5 c3-c5 b7-b5 h1-h3 f5-d5 g1-e3 e7-g5 d2-f4 f6-h4 e3-c5 e6-c6 d3-f1 \
    c7-a5 e2-c4 b6-b4 b1-d3 b5-b3 c2xb3 g5xf4 c4-e4 b4-d2 d4-f4 e5-c3 a1-a3 c3-a1";

/// A stored review of a game with proofs of these wins: the ply, the winner, and the most plies to
/// the win.
pub fn kept_review(variant: Variant, moves: &str, wins: &[(usize, Seat, u32)]) -> String {
    let mut line = Line::new(variant);
    for text in moves.split_whitespace() {
        line.play(line.read(text).unwrap()).unwrap();
    }
    let plies = line.plies();
    let decided =
        |ply: usize| wins.iter().rfind(|(since, ..)| *since <= ply).map(|&(_, winner, _)| winner);
    let romans =
        |ply: usize| decided(ply).map_or(0.5, |winner| f64::from(u8::from(winner == Seat::Romans)));
    let mut kept = json!({
        "romans": (0..=plies).map(romans).collect::<Vec<_>>(),
        "win_in": vec![None::<u32>; plies + 1],
        "best": vec![""; plies + 1],
        "forced": [],
    });
    for &(ply, winner, within) in wins {
        let position = &line.positions()[ply];
        let mut table = Findings::new(12);
        let stop = Stop::default();
        let proof = prove_win(position, &[], winner, Some(within), 100_000, &mut table, &stop)
            .verdict
            .into_proof()
            .unwrap();
        kept["win_in"][ply] = within.into();
        kept["best"][ply] = position.write(proof.answer(position).unwrap()).to_string().into();
        let win = json!({ "ply": ply, "winner": winner.word(), "plies": proof.plies(), "answers": proof.answers() });
        kept["forced"].as_array_mut().unwrap().push(win);
    }
    kept.to_string()
}

/// Stores such a review of the newest game, and returns the game's name.
pub async fn keep(world: &World, review: &str) -> String {
    let name = newest_name(world).await;
    let db = Db::connect(&world.database.url).await.unwrap();
    let mut tx = db.begin().await.unwrap();
    let game = store::listings::by_name(&mut tx, &name).await.unwrap().unwrap();
    store::reviews::ask_for_review(&mut tx, game, None, world.clock.now()).await.unwrap();
    assert!(store::reviews::finish_review(&mut tx, game, review).await.unwrap());
    tx.commit().await.unwrap();
    name
}

/// The Gauls land a stone with their second last move. It wins a ply later.
const LANDED: &str = "a1-a3 h7-h5 h1-h3 e7-e5 f1-h3 d7-f5 c1-a3 e6-e4 e1-g3 f7-h5 g1-e3 h5-f5 f2-h2 g7-g5 g2-g4 a7-c5 b1-b3 c7-a5 b2-b4 \
    f5-d3 d1-b3 g6-e4 h2-h4 e4-e1 a3-a1";

story!(a_delayed_win_is_counted_in_the_winner_s_moves, |world| async move {
    let cleo = world.cleo();
    cleo.asks("game import", json!({ "moves": LANDED, "variant": "Advanced" })).await;
    let variant = "advanced".parse().unwrap();
    let name = keep(&world, &kept_review(variant, LANDED, &[(21, Seat::Gauls, 4)])).await;
    let said = || read(&cleo.sees().pop().unwrap()).lines().nth(2).unwrap().to_owned();
    cleo.presses("Review").await;
    cleo.presses("See the win").await;
    assert_eq!(said(), "The Gauls win in one move, whatever the Romans try.");
    cleo.presses("Longest defence").await;
    assert_eq!(said(), "Whatever the Romans try now, the Gauls win.");
    cleo.presses("Longest defence").await;
    assert_eq!(said(), "The Gauls break through.");
    let back = cleo.presses("Review").await;
    assert!(back.starts_with("Review · Romans – Gauls · Advanced\n"), "{back}");
    let board = cleo.asks("board", json!({ "game": name })).await;
    assert!(board.contains("The Gauls break through on **e1** after 13 moves."), "{board}");
    world.end().await;
});

story!(a_review_shows_the_forced_win_against_every_defence, |world| async move {
    let cleo = world.cleo();
    cleo.asks("game import", json!({ "moves": DECIDED })).await;
    let wins = [(28, Seat::Romans, 9), (29, Seat::Gauls, 3)];
    let name = keep(&world, &kept_review(Variant::STANDARD, DECIDED, &wins)).await;
    let whisper = || cleo.sees().pop().unwrap();
    cleo.presses("Review").await;
    expect![[r#"
        Review · Romans – Gauls
        Romans: 77% accurate.
        Gauls: 76% accurate.
        Turning point: 15. d4-f4 (makes a tower on e4). 15. d3-f5 (makes a tower on e4) was better.
        After 15. d4-f4 the Gauls win within 2 moves, whatever the Romans try.
        15. d4-f4 missed a win: 15. d3-f5 wins within 5 moves.
        **The opening:** 2... g7-e5 is hardly ever played. Of 8 games that reached this position, 4 continued with `f7-d5`."#]]
    .assert_eq(&read(&whisper()));
    let labels = || buttons(&whisper()).into_iter().map(|(label, _)| label).collect::<Vec<_>>();
    expect![
        "Turning point · See the win · Step through · Play on against Murus · Opening · See 15. d3-f5 · Show here"
    ]
    .assert_eq(&labels().join(" · "));
    // Every tried move has an answer.
    cleo.presses("See the win").await;
    expect![[r#"
        **Romans – Gauls**
        **15... e5-c3** (makes a tower on c3)
        The Gauls win in one move, whatever the Romans try.
        Choose what the Romans try."#]]
    .assert_eq(&read(&whisper()));
    expect!["a1 · c5 · d3 · e4 · Longest defence · Review · Show here"]
        .assert_eq(&labels().join(" · "));
    assert!(!whisper().files.is_empty());
    let tried = labels().into_iter().next().unwrap();
    cleo.presses(&tried).await;
    let moves = labels();
    assert!(
        moves.len() > 1 && moves[0].contains('-') && moves[moves.len() - 2..] == ["Back", "Review"],
        "{moves:?}"
    );
    cleo.presses(&moves[0]).await;
    assert!(
        read(&whisper()).ends_with("** (breaks through on a1)\nThe Gauls break through."),
        "{}",
        read(&whisper())
    );
    assert_eq!(labels(), ["Back", "Review", "Show here"], "no move is left to try");
    cleo.presses("Back").await;
    // A missed win is shown the same way, against the longest defence.
    cleo.asks("review", json!({ "game": name })).await;
    cleo.presses("Turning point").await;
    assert!(labels().contains(&"See the missed win".to_owned()), "{:?}", labels());
    cleo.presses("See the missed win").await;
    expect![[r#"
        **Romans – Gauls**
        **15. d3-f5** (makes a tower on e4)
        The Romans win within 4 moves, whatever the Gauls try.
        Choose what the Gauls try."#]]
    .assert_eq(&read(&whisper()));
    for _ in 0..4 {
        cleo.presses("Longest defence").await;
    }
    assert_eq!(labels(), ["Back", "From the start", "Review", "Show here"]);
    expect![[r#"
        **Romans – Gauls**
        15. d3-f5 d5-b7 16. e4-c2 e5-c7 17. c2-e4 c6-a4 18. a1-c1 d6-f4 **19. c5-e7** (breaks through on e7)
        The Romans break through."#]]
    .assert_eq(&read(&whisper()));
    cleo.speaks("de").await;
    cleo.presses("From the start").await;
    assert!(!labels().contains(&"Zurück".to_owned()), "{:?}", labels());
    cleo.presses("Längste Gegenwehr").await;
    expect![[r#"
        **Römer – Gallier**
        15. d3-f5 d5-b7 **16. e4-c2** (baut einen Turm auf c2)
        Die Römer gewinnen in höchstens 3 Zügen, was die Gallier auch versuchen.
        Wähle, was die Gallier versuchen."#]]
    .assert_eq(&read(&whisper()));
    // A cell without a unit to move is in no proof.
    let key = key(&world, &name).await;
    for word in ["forced:29..b2", "forced:29..zzz", "forced:29.00.zz", "forced:29..x\r\ny"] {
        assert_eq!(
            forges(&cleo, &world, key, word).await,
            "Für diesen Sieg habe ich keinen Beweis.",
            "{word:?}"
        );
    }
    world.end().await;
});

/// The Romans threaten to break through on g7 with their last move, where 8. d3xc3 was better.
const THREATENED: &str =
    "g1-e3 g7-e5 e1-e3 d7-f5 f1-f3 c7-e5 f2-f4 e5-c3 d1-d3 a7-c5 b1-d3 f7-d5 e3-g5 e7-c5 f4-h6";

story!(a_red_frame_on_the_boards_of_a_lesson_is_explained, |world| async move {
    let cleo = world.cleo();
    cleo.asks("game import", json!({ "moves": THREATENED })).await;
    let mut review: Value =
        serde_json::from_str(&kept_review(Variant::STANDARD, THREATENED, &[])).unwrap();
    (review["best"][14], review["best"][15], review["romans"][15]) =
        ("d3xc3".into(), "h7-f5".into(), json!(0));
    keep(&world, &review.to_string()).await;
    cleo.presses("Review").await;
    let said = cleo.presses("Turning point").await;
    assert!(said.contains("8. d3xc3 (takes the wall on c3) was better."), "{said}");
    assert_eq!(
        said.lines().last(),
        Some("-# A red frame marks where a tower can break through next.")
    );
    world.end().await;
});

/// The Romans lay down their last tower, and have no move left.
const WALLED: &str = "b1-d3 d7-d5 d1-b3 e7-e5 f1-d3 f7-d5 e1-e3 d5-f3 d3-b3 e6-e4 e2xf3 c7-c5 g1-g3 b7-d5 c1-e3 c6-e6 h1-f3 g7-g5 c2-e2 d6-d4 \
    e2-g4 d5-d3 d2xd3 e5-g5 g2-g4 a7-c5 g4xf5 h7-f5 a1-c3 g6-e6 f3-h5 d4-f6 b3-b1 f6-f4 g3xf4 e4-g2 e3xf3 f5-d3 b2-d2 e6-e4 d2-f4 g5xf4 g4-e6 \
    e4-g2 e3xf3 c5-a7 c3-c1 b6-b4 c2-a2 g2xg3";

story!(a_lost_last_tower_and_a_stalemate_are_told_as_they_were, |world| async move {
    let cleo = world.cleo();
    let remark = async |ply: usize, plies, better: &str| {
        cleo.asks("game import", json!({ "moves": WALLED })).await;
        let review = kept_review(Variant::STANDARD, WALLED, &[(ply, Seat::Gauls, plies)]);
        let mut review: Value = serde_json::from_str(&review).unwrap();
        review["best"][ply - 1] = better.into();
        keep(&world, &review.to_string()).await;
        cleo.presses("Review").await;
        cleo.presses("Turning point").await;
        read(&cleo.page()).lines().last().unwrap().to_owned()
    };
    let [stalemate, gave] = [remark(47, 3, "c3-e1").await, remark(49, 1, "c2-e2").await];
    assert_eq!(stalemate, "This allows a win by leaving the other side without a move.");
    assert_eq!(gave, "This gives up the last tower of the Romans, and walls can't move.");
    world.end().await;
});

story!(an_exhibition_is_one_public_board, |mut world| async move {
    let ann = world.ann();
    let options =
        |variant: &str| json!({ "romans": "Tiro", "gauls": "Legionary", "variant": variant });
    assert_eq!(
        ann.asks("watch", options("Four players")).await,
        "Exhibitions are for two players, so this variant doesn't work."
    );
    assert_eq!(ann.asks("watch", json!({})).await, "Nobody is playing in this channel right now.");
    assert!(
        ann.asks("watch", options("Standard")).await.starts_with("[The game begins]("),
        "its board is elsewhere"
    );
    assert_eq!(ann.asks("watch", json!({})).await, "One game is running here.");
    let menu = ann.sees().pop().unwrap().components.to_string();
    assert_eq!(
        menu.matches("Murus (Tiro) – Murus (Legionary)").count(),
        1,
        "the menu alone names it: {menu}"
    );
    let posted = told(&world, &ann.newest().content);
    assert!(
        posted.starts_with(
            "An exhibition game of **Murus Gallicus**: Murus (Tiro) vs Murus (Legionary)."
        ),
        "{posted}"
    );
    let watcher = ann.at(world.thread());
    let boards = || -> Vec<MessageView> {
        watcher
            .sees()
            .into_iter()
            .filter(|seen| seen.bot && !seen.whisper && !seen.files.is_empty())
            .collect()
    };
    let first = watcher.newest();
    assert_eq!(first.content, "Exhibition game: Murus (Tiro) goes first.");
    let labels: Vec<String> = buttons(&first).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["More"], "there is no move to make, and everyone has the same view");
    let sandbox = world.sandbox.clone();
    let misbehave = |fault: Value| {
        let path = format!("messages/{}", first.id);
        let rule = json!({ "method": "PATCH", "path": path, "fault": fault });
        sandbox.misbehave(serde_json::from_value(rule).unwrap());
    };
    // Discord says to wait for longer than two plies: then only the newest position is shown.
    misbehave(json!({ "rate_limited": { "retry_after_ms": 20_000 } }));
    for _ in 0..5 {
        world.advance(Duration::from_secs(8)).await;
    }
    let shown = boards();
    assert_eq!((shown.len(), &shown[0].id), (1, &first.id), "it is one message");
    assert!(shown[0].content.starts_with("**3. "), "{}", shown[0].content);
    assert_ne!(
        shown[0].files[0].name, first.files[0].name,
        "clients must not show the old picture"
    );
    world.restart().await;
    world.advance(Duration::from_secs(8)).await;
    assert!(
        boards().len() == 1 && boards()[0].content.starts_with("**3... "),
        "{}",
        boards()[0].content
    );
    // A person deletes the message: another one replaces it from then on.
    misbehave(json!({ "refused": [404, 10008] }));
    world.advance(Duration::from_secs(8)).await;
    assert_eq!(boards().len(), 2);
    let second = watcher.newest();
    let mut plies = 7;
    while !watcher.newest().content.contains(" after ") {
        plies += 1;
        assert!(plies < 200, "the exhibition doesn't end");
        world.advance(Duration::from_secs(8)).await;
        assert_eq!((boards().len(), watcher.newest().id), (2, second.id.clone()));
    }
    let labels: Vec<String> =
        buttons(&watcher.newest()).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Review", "Step through", "Replay"], "the last board tells the result");
    assert_eq!(ann.pings(), 0, "no one is pinged");
    world.end().await;
});

story!(murus_against_murus_asks_at_which_levels, |world| async move {
    let ann = world.ann();
    ann.asks("watch", json!({})).await;
    let asked = ann.presses("Murus vs Murus…").await;
    assert_eq!(asked, "Murus vs Murus (Standard). Which levels?");
    assert!(world.sandbox.threads(ann.channel).is_empty(), "nothing begins before that");
    let menus =
        || -> Vec<Value> { parts(&ann.page()).filter(|part| part["options"].is_array()).collect() };
    let chosen = || -> Vec<String> {
        let chosen = |menu: &Value| {
            let options = menu["options"].as_array().unwrap().clone();
            options.into_iter().find(|option| option["default"] == true).unwrap()["label"]
                .as_str()
                .unwrap()
                .to_owned()
        };
        menus().iter().map(chosen).collect()
    };
    assert_eq!(chosen(), ["Romans: Centurion (1300) · medium", "Gauls: Centurion (1300) · medium"]);
    for (menu, level) in [(0, "Tiro"), (1, "Legionary")] {
        let custom_id = menus()[menu]["custom_id"].as_str().unwrap().to_owned();
        let act = discord_sandbox::Act::Select {
            message: ann.page().id,
            custom_id,
            values: vec![level.into()],
        };
        world.sandbox.act(ann.id, act).await.unwrap();
    }
    assert_eq!(chosen(), ["Romans: Tiro (700) · easy", "Gauls: Legionary (1000) · fairly easy"]);
    assert!(ann.presses("Begin").await.starts_with("[The game begins]("));
    assert!(ann.reads().contains("Murus (Tiro) vs Murus (Legionary)"), "{}", ann.reads());
    // One level alone is a beginning, and a variant as well.
    let asked = ann.asks("watch", json!({ "variant": "Hex", "gauls": "Caesar" })).await;
    assert_eq!(asked, "Murus vs Murus (Hex). Which levels?");
    assert_eq!(chosen(), ["Romans: Centurion (1300) · medium", "Gauls: Caesar (2200) · very hard"]);
    assert_eq!(ann.presses("Not now").await, "Nothing was changed.");
    ann.speaks("de").await;
    let asked = ann.asks("watch", json!({ "romans": "Tiro" })).await;
    assert_eq!(asked, "Auf welchen Stufen spielt Murus gegen Murus (Standard)?");
    assert_eq!(chosen()[0], "Römer: Rekrut (700) · leicht");
    let mona = world.person("Mona");
    for name in mona.completes_with("server moderate", "game", "", json!({ "act": 0 })).await {
        mona.asks("server moderate", json!({ "act": 0, "game": name })).await;
    }
    world.end().await;
});
