//! Themes of boards: each person's own views, and the public ones.

use std::io::Cursor;

use murus_gallicus::{Position, Variant};
use murus_pictures::{Scene, Theme, render};
use serde_json::json;

use super::playing::seated;
use crate::story;
use crate::support::person::Person;

/// The colour of a picture's frame.
fn frame(bytes: &[u8]) -> [u8; 3] {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    [pixels[0], pixels[1], pixels[2]]
}

/// The theme in which a picture of a board is drawn.
fn theme(bytes: &[u8]) -> &'static str {
    let position = Position::start(Variant::STANDARD);
    let drawn = |theme| render(&Scene { theme, size: Scene::SMALLEST, ..Scene::new(&position) });
    let found = Theme::WORDS.iter().find(|(theme, _)| frame(&drawn(*theme)) == frame(bytes));
    found.map(|(_, word)| *word).unwrap()
}

/// The theme of the newest picture that a person sees, private or public.
fn seen(person: &Person, alone: bool) -> &'static str {
    let messages = person.sees();
    let newest = messages
        .iter()
        .rfind(|message| message.bot && message.whisper == alone && !message.files.is_empty());
    theme(&newest.unwrap().files[0].bytes)
}

story!(private_boards_follow_the_person_and_public_ones_the_server, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    // The page shows each theme beside its choice.
    let asked = ann.sets(&["themes"]).await;
    assert!(asked.starts_with("Choose a theme for your own boards."), "{asked}");
    let page = ann.page();
    assert_eq!(page.files[0].name, "themes.png");
    let told = page.files[0].description.clone().unwrap();
    assert_eq!(
        told,
        "The same board in every theme: Classic, Dark, Print, High contrast, Colour-blind, Parchment."
    );
    assert!(ann.sets(&["themes", "set:theme=dark"]).await.contains("✓ Board theme: **Dark**\n"));
    assert!(page.files[0].bytes.len() < 400_000, "{} bytes", page.files[0].bytes.len());

    ann.presses("My view").await;
    bob.presses("My view").await;
    assert_eq!(
        (seen(&ann, true), seen(&bob, true), seen(&ann, false)),
        ("dark", "classic", "classic")
    );
    ann.presses("Move").await;
    assert_eq!(seen(&ann, true), "dark");
    ann.presses("d1").await;
    assert_eq!(seen(&ann, true), "dark");
    ann.presses("d1-d3 · two walls").await;
    assert_eq!(seen(&ann, true), "dark", "the preview");

    // The managers of a server choose the theme of public boards.
    let mona = world.person("Mona");
    let said =
        mona.walks("server settings", &["server-themes", "server-set:theme=parchment"]).await;
    assert!(said.contains("✓ Board theme: **Parchment**"), "{said}");
    world.restart().await;
    ann.presses("Confirm d1-d3").await;
    assert_eq!(seen(&ann, false), "parchment", "the turn is posted for all");
    ann.presses("Plan a reply").await;
    assert_eq!(seen(&ann, true), "dark");
    ann.presses("My view").await;
    ann.presses("Step through").await;
    assert_eq!(seen(&ann, true), "dark", "a game looked through");
    ann.asks("learn lesson", json!({})).await;
    assert_eq!(seen(&ann, true), "dark", "a lesson");
    ann.asks("learn rules", json!({ "topic": 0 })).await;
    assert_eq!(seen(&ann, true), "dark", "the rules");
    bob.presses("My view").await;
    assert_eq!(seen(&bob, true), "classic", "the server's theme is only for public boards");
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    assert_eq!(seen(&bob, false), "parchment", "the end is public");
    world.end().await;
});

story!(direct_messages_look_as_their_reader_chose, |world| async move {
    let (ann, bob) = seated(&world).await;
    let cleo = world.cleo().at(ann.channel);
    let mona = world.person("Mona");
    mona.walks("server settings", &["server-themes", "server-set:theme=parchment"]).await;
    cleo.sets(&["themes", "set:theme=high-contrast"]).await;
    cleo.presses("My view").await;
    assert_eq!(seen(&cleo, true), "high-contrast", "an onlooker's own view");
    cleo.presses("Follow").await;
    cleo.presses("Tell me every move").await;
    ann.plays("a1-c3").await;
    let direct = cleo.at(world.sandbox.direct(cleo.id).unwrap());
    assert_eq!((seen(&direct, false), seen(&bob, false)), ("high-contrast", "parchment"));
    // A game in direct messages has the person's theme, also at its end.
    direct
        .asks(
            "challenge",
            json!({ "opponent": world.sandbox.person("Murus").unwrap().to_string(), "side": 0, "level": "Tiro" }),
        )
        .await;
    world.settle().await;
    assert_eq!(seen(&direct, false), "high-contrast");
    direct.asks("game resign", json!({ "game": direct.game().await })).await;
    direct.presses("Yes, I resign").await;
    assert!(direct.reads().contains("resigns"), "{}", direct.reads());
    assert_eq!(seen(&direct, false), "high-contrast", "the end of it");
    world.end().await;
});

story!(a_server_s_look_of_boards_is_its_managers_choice, |world| async move {
    let ann = world.ann();
    let mona = world.person("Mona");
    let shown = mona.walks("server settings", &[]).await;
    assert!(shown.contains("\nBoard theme: **Classic**"), "{shown}");
    // A person's own choice changes nothing here, and neither does an unknown theme.
    mona.sets(&["themes", "set:theme=print"]).await;
    let shown = mona.walks("server settings", &["server-themes", "server"]).await;
    assert!(shown.contains("\nBoard theme: **Classic**"), "{shown}");
    ann.challenges(&world.bob()).await;
    world.bob().presses("Accept").await;
    assert_eq!(seen(&ann.at(world.thread()), false), "classic");
    world.end().await;
});
