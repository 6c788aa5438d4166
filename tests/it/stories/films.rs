//! Games as films.

use image::AnimationDecoder;
use image::codecs::gif::GifDecoder;
use murus::sandbox::{MessageView, Sandbox};
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::person::Person;

/// How long each position of a film stands, in ms.
fn delays(film: &MessageView) -> Vec<u32> {
    let decoder = GifDecoder::new(std::io::Cursor::new(film.files[0].bytes.to_vec())).unwrap();
    let frames = decoder.into_frames().collect_frames().unwrap();
    frames.iter().map(|frame| frame.delay().numer_denom_ms()).map(|(ms, parts)| ms / parts).collect()
}

/// The film that somebody asked for by the newest button.
async fn film(person: &Person) -> MessageView {
    assert_eq!(person.presses("Replay").await, "The film of this game is being made.");
    let newest = || person.sees().into_iter().rfind(|message| message.whisper).unwrap();
    let made = |_: &Sandbox| Some(newest()).filter(|shown| !shown.files.is_empty());
    let shown = person.sandbox.until("the film", made).await.unwrap();
    let file = &shown.files[0];
    assert!(file.name.ends_with(".gif") && file.bytes.starts_with(b"GIF89a"), "{}", file.name);
    shown
}

story!(a_game_is_seen_again_as_a_film, |world| async move {
    let (ann, bob) = seated(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3"), (&bob, "b7-d5")] {
        person.plays(text).await;
    }
    // While it runs, from where it is looked through.
    ann.presses("More").await;
    ann.presses("Look through").await;
    let running = film(&ann).await;
    assert_eq!(delays(&running), [500, 500, 500, 500, 3000]);
    assert_eq!(
        running.files[0].description.as_deref(),
        Some("A film of Ann – Bob, all 2 moves one after the other. The last board: Romans to move.")
    );
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    // Under the last board, for one person alone.
    let over = film(&world.cleo().at(ann.channel)).await;
    assert_eq!(told(&world, &over.content), "**@Ann – @Bob**\n@Bob resigns after 2 moves. @Ann wins.");
    assert!(over.files[0].name.ends_with("-romans.gif"), "{}", over.files[0].name);
    // On /board, from one's own side.
    bob.asks("board", json!({ "game": bob.at(ann.channel).newest().embeds[0]["footer"]["text"] })).await;
    let own = film(&bob).await;
    assert!(own.files[0].name.ends_with("-gauls.gif"), "{}", own.files[0].name);
    world.end().await;
});

story!(a_film_stands_longer_where_a_review_found_the_turning_point, |world| async move {
    let ann = world.ann();
    let annotated = std::fs::read_to_string("tests/data/oracle/annotated-game.json").unwrap();
    let game: serde_json::Value = serde_json::from_str(&annotated).unwrap();
    let moves: Vec<&str> = game["moves"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
    let said = ann.asks("game import", json!({ "moves": moves.join(" ") })).await;
    let name = json!({ "game": said.split(['#', '`']).nth(2).unwrap() });
    ann.presses("Look through").await;
    let before = delays(&film(&ann).await);
    assert_eq!((before.len(), before.iter().filter(|ms| **ms == 2000).count()), (moves.len() + 1, 0));
    ann.asks("review", name.clone()).await;
    world.settle().await;
    let review = ann.asks("review", name).await;
    let turning = review.lines().find_map(|line| line.strip_prefix("Turning point: "));
    let Some((played, _)) = turning.and_then(|line| line.split_once('.')) else { panic!("no turning point: {review}") };
    ann.presses("Look through").await;
    let shown = film(&ann).await;
    let after = delays(&shown);
    assert_eq!(after.iter().filter(|ms| **ms == 2000).count(), 1, "{played}: {after:?}");
    assert!(shown.content.contains("the turning point"), "{}", shown.content);
    world.end().await;
});

story!(hexagons_and_tables_of_four_are_films_too, |world| async move {
    let ann = world.ann();
    for (variant, moves) in
        [("standard@hex", "e1-e3 e9-e7 d1-f2"), ("escape@8x8-four", "c1-c3 a4-c4 c8-c6 h4-f4 e1-e3")]
    {
        let text = format!("[Variant \"{variant}\"]\n{moves}");
        let said = ann.asks("game import", json!({ "moves": text })).await;
        assert!(said.contains("in"), "{said}");
        ann.presses("Look through").await;
        let shown = film(&ann).await;
        assert_eq!(delays(&shown).len(), moves.split(' ').count() + 1, "{variant}");
        assert!(shown.files[0].bytes.len() < 200_000);
    }
    world.end().await;
});
