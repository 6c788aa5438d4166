//! Games as films.

use discord_sandbox::{MessageView, Sandbox};
use expect_test::expect;
use image::AnimationDecoder;
use image::codecs::gif::GifDecoder;
use murus::game::{Chair, EventKind, NOON};
use murus::ids::UserId;
use murus::store::{self, Db};
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::person::{Person, buttons};
use murus::service;
use murus::store::Slice;

/// Returns the time that each position of a film stands, in ms.
fn delays(film: &MessageView) -> Vec<u32> {
    let decoder = GifDecoder::new(std::io::Cursor::new(film.files[0].bytes.to_vec())).unwrap();
    let frames = decoder.into_frames().collect_frames().unwrap();
    frames
        .iter()
        .map(|frame| frame.delay().numer_denom_ms())
        .map(|(ms, parts)| ms / parts)
        .collect()
}

/// The film that a person asked for by the newest button.
pub async fn film(person: &Person) -> MessageView {
    person.presses("Replay").await;
    // The film may be there already when the first answer is looked at.
    let mut answers = person
        .sandbox
        .requests()
        .into_iter()
        .rev()
        .filter(|asked| asked.path.ends_with("/callback"));
    let first = answers.next().expect("there is an answer");
    assert_eq!(first.body["data"]["content"], "I'm making the replay of this game.");
    let newest = || person.page();
    let made = |_: &Sandbox| Some(newest()).filter(|shown| !shown.files.is_empty());
    let shown = person.sandbox.until("the film", made).await.unwrap();
    let file = &shown.files[0];
    assert!(file.name.ends_with(".gif") && file.bytes.starts_with(b"GIF89a"), "{}", file.name);
    shown
}

story!(a_game_is_watched_as_a_film, |world| async move {
    let (ann, bob) = seated(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3"), (&bob, "b7-d5")] {
        person.plays(text).await;
    }
    // From the walk through a running game.
    ann.presses("More").await;
    ann.presses("Step through").await;
    let running = film(&ann).await;
    assert_eq!(delays(&running), [500, 500, 500, 500, 3000]);
    assert_eq!(
        running.files[0].description.as_deref(),
        Some(
            "A replay of Ann – Bob, all 2 moves one after the other. The last board: Romans to move."
        )
    );
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    // Under the last board, in private.
    let over = film(&world.cleo().at(ann.channel)).await;
    assert_eq!(
        told(&world, &over.content),
        "**@Ann – @Bob**\n@Bob resigns after 2 moves. @Ann wins."
    );
    assert!(over.files[0].name.ends_with("-romans.gif"), "{}", over.files[0].name);
    // On /board, from the person's own side.
    bob.asks("board", json!({ "game": bob.at(ann.channel).newest().embeds[0]["footer"]["text"] }))
        .await;
    let own = film(&bob).await;
    assert!(own.files[0].name.ends_with("-gauls.gif"), "{}", own.files[0].name);
    world.end().await;
});

/// A review of a game of four moves. The mistake is the Gauls' first move.
const REVIEW: &str = r#"{"romans":[0.5,0.5,0.9,0.9,0.9],"win_in":[null,null,null,null,null],"best":["a1-c3","e7-e5","h1-f3","b7-d5","d1-d3"]}"#;

story!(the_turning_point_stands_longer_in_a_film_and_beside_the_better_move, |world| async move {
    let (ann, bob) = seated(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3"), (&bob, "b7-d5")] {
        person.plays(text).await;
    }
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    assert_eq!(delays(&film(&ann).await), [500, 500, 500, 500, 3000], "there is no review yet");
    let db = Db::connect(&world.database.url).await.unwrap();
    let id = service::play::find::list_finished_games(
        world.service.db(),
        UserId(ann.id),
        Slice { skip: 0, limit: 1 },
    )
    .await
    .unwrap()[0]
        .game
        .id;
    let mut tx = db.begin().await.unwrap();
    store::reviews::ask_for_review(&mut tx, id, None, NOON).await.unwrap();
    assert!(store::reviews::finish_review(&mut tx, id, REVIEW).await.unwrap());
    tx.commit().await.unwrap();
    let shown = film(&ann).await;
    assert_eq!(delays(&shown), [500, 500, 2000, 500, 3000]);
    assert!(
        shown.content.ends_with("It pauses on 1... d7-d5, the turning point."),
        "{}",
        shown.content
    );
    // The move and the better one, one above the other, in the picture and in its description.
    ann.presses("Review").await;
    let said = ann.presses("Turning point").await;
    let known = "Turning point: 1... d7-d5. 1... e7-e5 was better.\nOne way to continue: 2. c1-e3 g7-g5 3. h1-f3 f7-d5 4. d1-d3 b7-b5.";
    assert_eq!(said, known);
    let page = ann.page();
    expect!["Above: 1... d7-d5. Romans to move. Changed: d5 Gallic wall, d6 Gallic wall, d7 empty. Romans: towers b1 c1 d1 e1 f1 g1 h1, walls b2 c3. Gauls: towers a7 b7 c7 e7 f7 g7 h7, walls d5 d6. Below: 1... e7-e5. Romans to move. Changed: e5 Gallic wall, e6 Gallic wall, e7 empty. Romans: towers b1 c1 d1 e1 f1 g1 h1, walls b2 c3. Gauls: towers a7 b7 c7 d7 f7 g7 h7, walls e5 e6."].assert_eq(page.files[0].description.as_deref().unwrap());
    let labels: Vec<String> = buttons(&page).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Step through", "Practise from here", "Try moves", "Show here"]);
    let header = &page.files[0].bytes[16..24];
    let side = |at: usize| u32::from_be_bytes(header[at..at + 4].try_into().unwrap());
    assert!(
        side(4) > side(0) * 3 / 2,
        "two boards, one above the other: {} by {}",
        side(0),
        side(4)
    );
    // From there the person looks through the game, or tries the better move.
    assert!(ann.presses("Step through").await.contains("turn 1 of 4"));
    ann.presses("Review").await;
    ann.presses("Turning point").await;
    // Going on also begins before it, on the person's own side.
    ann.presses("Review").await;
    ann.presses("Play on against Murus").await;
    let said = ann.presses("Tiro (700) · easy").await;
    assert!(said.starts_with("[The game begins]("), "{said}");
    let row = service::play::find::list_running_games(world.service.db(), UserId(ann.id))
        .await
        .unwrap()
        .remove(0);
    let given = row.game.events().iter().filter(|event| matches!(event.kind, EventKind::Given(_)));
    assert_eq!(given.count(), 1);
    assert!(row.game.chairs[Chair::FIRST].as_player().is_some(), "Ann plays the Romans again");
    ann.presses("Turning point").await;
    ann.presses("Try moves").await;
    ann.presses("e7").await;
    let tried = ann.page();
    assert!(
        buttons(&tried).iter().any(|(label, _)| label.starts_with("e7-e5")),
        "{:?}",
        buttons(&tried)
    );
    world.end().await;
});

story!(hexagons_and_tables_of_four_are_films_too, |world| async move {
    let ann = world.ann();
    for (variant, moves) in [
        ("standard@hex", "e1-e3 e9-e7 d1-f2"),
        ("escape@8x8-four", "c1-c3 a4-c4 c8-c6 h4-f4 e1-e3"),
    ] {
        let text = format!("[Variant \"{variant}\"]\n{moves}");
        let said = ann.asks("game import", json!({ "moves": text })).await;
        assert!(said.contains("in"), "{said}");
        ann.presses("Step through").await;
        let shown = film(&ann).await;
        assert_eq!(delays(&shown).len(), moves.split(' ').count() + 1, "{variant}");
        assert!(shown.files[0].bytes.len() < 200_000);
    }
    world.end().await;
});
