//! At the table: one private message for all moves, playing at once, the same words for the same
//! deed, and buttons that do something for the person who sees them.

use std::time::Duration;

use discord_sandbox::Sandbox;
use expect_test::expect;
use murus::service;
use murus::store::PersonalSetting;
use murus_gallicus::{Line, Variant};
use murus_lessons::find_siege_tower;
use serde_json::json;

use super::challenges::told;
use super::playing::{annotated, seated};
use crate::story;
use crate::support::person::{Person, buttons, parts, read};
use crate::support::{World, log};

/// Who has looked in the same second as a move may have looked after it.
const SECOND: Duration = Duration::from_secs(1);

/// The messages of a channel that a person alone sees.
fn whispers(person: &Person) -> Vec<String> {
    person.sees().into_iter().filter(|message| message.whisper).map(|message| message.id).collect()
}

/// Waits until a person alone sees so many messages: one is taken away beside an answer.
async fn left(person: &Person, count: usize) {
    let left = |_: &Sandbox| (whispers(person).len() == count).then_some(());
    person.sandbox.until("a private message to go", left).await.unwrap();
}

/// A game against Murus, in its thread.
async fn against_murus(world: &World, person: &Person) -> Person {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    person.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let threads = world.sandbox.threads(world.sandbox.channel("general").unwrap());
    person.at(threads.iter().map(|thread| thread.0).max().unwrap())
}

story!(one_private_message_is_enough_for_all_moves, |world| async move {
    let (ann, bob) = seated(&world).await;
    let moves = annotated();
    for pair in moves.chunks(2).take(4) {
        world.advance(SECOND).await;
        ann.clicks(&pair[0]).await;
        // The menu took the place of the last answer.
        left(&ann, 1).await;
        assert_eq!(ann.choices()[0], "Take back", "what she may want next is there until then");
        bob.plays(&pair[1]).await;
    }
    // So do answers to typed text.
    left(&bob, 1).await;
    // What she opened beside it stays.
    ann.presses("More").await;
    ann.presses("My view").await;
    ann.presses("Move").await;
    // The menu is in the place of her view, and takes the answer away.
    left(&ann, 2).await;
    // Too late to take it away, it stays, and everything works.
    world.advance(Duration::from_secs(15 * 60)).await;
    ann.clicks(&moves[8]).await;
    left(&ann, 3).await;
    world.end().await;
});

story!(a_press_on_an_answer_that_is_just_taken_away_is_no_failure, |world| async move {
    let (ann, _) = seated(&world).await;
    ann.presses("Move").await;
    let menu = ann.page().id;
    let unit = ann.button("a1").1;
    let spawn = |message: &str, custom_id: &str| {
        let sandbox = world.sandbox.clone();
        let id = ann.id;
        let press = discord_sandbox::Act::Press {
            message: message.to_owned(),
            custom_id: custom_id.to_owned(),
        };
        tokio::spawn(async move { sandbox.act(id, press).await })
    };
    // The next menu is there, and takes the first one away while she presses a button of it.
    let taken = world.sandbox.stall("DELETE", "/messages/@original", 1, false);
    let (board, next) = ann.button("Move");
    spawn(&board, &next).await.unwrap().unwrap();
    taken.reached().await;
    let answer = world.sandbox.stall("POST", "/callback", 1, false);
    let pressed = spawn(&menu, &unit);
    answer.reached().await;
    taken.release();
    left(&ann, 1).await;
    answer.release();
    world.settle().await;
    pressed.abort();
    let refused = world.sandbox.requests().iter().filter(|request| request.status == 404).count();
    assert_eq!((refused, log::told("Unknown Message")), (1, Vec::new()), "the log stays quiet");
    assert_ne!(whispers(&ann), [menu]);
    assert_eq!(whispers(&ann).len(), 1, "and she is not told of it");
    world.end().await;
});

story!(playing_at_once_is_offered_with_the_fifth_confirmed_move, |mut world| async move {
    world.races = true;
    let (ann, bob) = seated(&world).await;
    let moves = annotated();
    for pair in moves.chunks(2).take(4) {
        world.advance(SECOND).await;
        ann.clicks(&pair[0]).await;
        assert_eq!(ann.choices(), ["Take back", "Plan a reply", "Try moves"]);
        bob.plays(&pair[1]).await;
    }
    world.advance(SECOND).await;
    ann.presses("Move").await;
    ann.chooses(&moves[8][..2]).await;
    ann.chooses(&moves[8]).await;
    // Heard of twice it counts once, and is answered the same.
    world.sandbox.repeat_events(true);
    let said = ann.presses(&format!("Confirm {}", moves[8])).await;
    world.sandbox.repeat_events(false);
    assert!(
        said.ends_with("\nShould I play your moves right away, without asking you first? You can take each one back within two minutes."),
        "{said}"
    );
    assert_eq!(ann.choices(), ["Take back", "Plan a reply", "Try moves", "Yes", "No, keep asking"]);
    expect!["✓ From now on I play your moves right away. You can take one back within two minutes, unless an opponent has looked at it. You can change this in `/settings`."]
        .assert_eq(&ann.presses("Yes").await);
    assert_eq!(
        ann.choices(),
        ["Take back", "Plan a reply", "Try moves"],
        "what she may want next is still there"
    );
    assert!(ann.presses("Take back").await.starts_with("You took your move back"));
    ann.presses("Move").await;
    ann.chooses(&moves[8][..2]).await;
    assert!(
        ann.chooses(&moves[8]).await.starts_with(&format!("You played `{}`", moves[8])),
        "without a question"
    );
    assert!(!ann.choices().contains(&"Yes".to_owned()));
    world.end().await;
});

story!(who_keeps_being_asked_is_not_asked_about_that_again, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.speaks("de").await;
    let moves = annotated();
    for (n, pair) in moves.chunks(2).take(7).enumerate() {
        ann.presses("Move").await;
        for choice in [&pair[0][..2], &pair[0]] {
            ann.chooses(choice).await;
        }
        let said = ann.presses(&format!("{} bestätigen", pair[0])).await;
        let offered = ann.choices().contains(&"Nein, weiter fragen".to_owned());
        assert_eq!(offered, n == 4, "with the fifth alone: {said}");
        if n == 4 {
            assert!(
                said.ends_with("Zwei Minuten lang kannst du jeden Zug zurücknehmen."),
                "{said}"
            );
            expect!["✓ Gegen Menschen frage ich weiter vor jedem Zug. Gegen Murus spiele ich deine Züge sofort. In `/settings` kannst du beides ändern."]
                .assert_eq(&ann.presses("Nein, weiter fragen").await);
        }
        bob.plays(&pair[1]).await;
    }
    world.end().await;
});

story!(against_murus_a_move_is_played_at_once_until_its_player_chooses, |world| async move {
    let mut world = world;
    let ann = world.ann();
    let here = against_murus(&world, &ann).await;
    here.presses("Move").await;
    here.presses("a1").await;
    let said = here.presses("a1-c3 · two walls").await;
    assert_eq!(said, "You played `a1-c3`. Murus (Tiro) is thinking.");
    assert!(here.presses("Take back").await.starts_with("You took your move back"));
    // The three states, and where they are chosen.
    ann.sets(&["moves"]).await;
    let menu = parts(&ann.page()).next().unwrap()["options"].clone();
    let labels: Vec<&str> =
        menu.as_array().unwrap().iter().map(|option| option["label"].as_str().unwrap()).collect();
    assert_eq!(
        labels,
        ["Instant moves: only against Murus", "Instant moves: always", "Instant moves: never"]
    );
    assert_eq!(menu[0]["default"], true, "what she never chose");
    assert!(ann.sets(&["moves", "set:moves=never"]).await.contains("✓ Instant moves: **never**\n"));
    let said = read(&ann.page());
    assert!(said.contains("\n✓ Instant moves: **never**\n"), "{said}");
    world.restart().await;
    here.presses("Move").await;
    here.presses("a1").await;
    here.presses("a1-c3 · two walls").await;
    assert_eq!(here.choices(), ["Confirm a1-c3", "Back"]);
    assert!(
        ann.sets(&["moves", "set:moves=always"]).await.contains("✓ Instant moves: **always**\n")
    );
    // A page of an earlier version has a switch, and what was chosen by it means the same.
    let page = ann.page().id;
    assert!(
        ann.presses_id(&page, "1:0:0:moves")
            .await
            .starts_with("When you choose a move with the buttons")
    );
    world.end().await;
});

story!(the_same_deed_has_the_same_words_everywhere, |world| async move {
    let (ann, bob) = seated(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3")] {
        person.plays(text).await;
    }
    ann.asks("plan", json!({ "moves": "b7-d5 b1-b3" })).await;
    let plans = ann.asks("plan", json!({})).await;
    assert!(
        plans.ends_with("1. if `b7-d5` (makes a tower on d5), then `b1-b3` (makes a tower on b2)"),
        "{plans}"
    );
    bob.presses("Move").await;
    bob.presses("b7").await;
    let said = bob.presses("b7-d5 · makes a tower on d5").await;
    assert_eq!(
        said,
        "This is the board after b7-d5 (makes a tower on d5). You haven't played it yet."
    );
    let alt = bob.page().files[0].description.clone().unwrap();
    assert!(alt.starts_with("2... b7-d5 (makes a tower on d5). Romans to move."), "{alt}");
    let said = told(&world, &bob.presses("Confirm b7-d5").await);
    assert!(
        said.starts_with(
            "You played `b7-d5` (makes a tower on d5). @Ann answered `b1-b3` at once. It's your turn."
        ),
        "{said}"
    );
    expect![[r#"
        **2... b7-d5 3. b1-b3** (makes a tower on b2) · @Bob, your move.
        -# @Ann had planned `b1-b3`.
        -# Time runs out <t:1780747200:R>."#]]
    .assert_eq(&told(&world, &bob.newest().content));
    ann.presses("My view").await;
    let walked = ann.presses("Step through").await;
    assert!(walked.contains("**3. b1-b3** (makes a tower on b2)"), "{walked}");
    bob.plays("a7-c5").await;
    // In German it is said in German words.
    ann.speaks("de").await;
    ann.presses("Move").await;
    ann.presses("c1").await;
    assert!(
        ann.choices().contains(&"c1-c3 · baut einen Turm auf c3".to_owned()),
        "{:?}",
        ann.choices()
    );
    world.end().await;
});

story!(a_mark_in_the_corner_of_a_tower_is_explained_once, |world| async move {
    let (ann, bob) = seated(&world).await;
    let mut line = Line::new(Variant::STANDARD);
    let mut moves = annotated().into_iter();
    while find_siege_tower(line.position()).is_none() {
        let text = moves.next().expect("a tower comes near");
        let mover = if line.plies().is_multiple_of(2) { &ann } else { &bob };
        assert!(!mover.presses("Move").await.contains("a mark in its corner"));
        mover.plays(&text).await;
        line.play(line.read(&text).unwrap()).unwrap();
    }
    let (mover, other) = if line.plies().is_multiple_of(2) { (&ann, &bob) } else { (&bob, &ann) };
    let explained =
        |said: &str| said.contains("has a mark in its corner: it can break through next");
    let menu = mover.presses("Move").await;
    assert!(explained(&menu), "{menu}");
    assert!(!explained(&mover.presses("Move").await), "once");
    assert!(
        explained(&other.asks("board", json!({})).await),
        "to each of them, on any board of their own"
    );
    assert!(!explained(&other.asks("board", json!({})).await));
    // Nobody else is told what a player needs.
    let cleo = world.cleo().at(ann.channel);
    assert!(!explained(&cleo.presses("My view").await));
    // The rules say it where there is breakthrough, and only there.
    let rule = "A tower with a mark in its corner can break through next.";
    assert!(ann.asks("learn rules", json!({ "topic": 0 })).await.contains(rule));
    world.end().await;
});

story!(buttons_are_there_where_they_do_something, |world| async move {
    let (ann, bob) = seated(&world).await;
    let labels = |person: &Person| -> Vec<String> {
        buttons(&person.newest()).into_iter().map(|(label, _)| label).collect()
    };
    assert_eq!(
        labels(&ann),
        ["Move", "My view", "Later…", "More"],
        "Bob looks at it from the other side"
    );
    ann.presses("My view").await;
    assert_eq!(ann.choices(), ["Move", "Later…", "More"], "that is her view");
    ann.presses("More").await;
    assert!(!ann.choices().contains(&"Take back".to_owned()), "nothing was played");
    ann.plays("a1-c3").await;
    ann.presses("More").await;
    assert!(ann.choices().contains(&"Take back".to_owned()));
    bob.presses("My view").await;
    let asked = ann.presses("Take back").await;
    assert!(asked.ends_with("Your opponent has to agree."), "Bob has looked: {asked}");
    assert!(ann.presses("Yes, ask for it").await.starts_with("Your request is posted."));
    ann.presses("More").await;
    assert!(!ann.choices().contains(&"Take back".to_owned()), "she has asked");
    // Who is never pinged here has no ping to put off.
    bob.presses("Later…").await;
    assert_eq!(bob.choices(), ["In 3 hours", "Tonight", "Tomorrow", "Vacation…", "Mute"]);
    bob.presses("Mute").await;
    let said = bob.presses("Later…").await;
    assert!(said.starts_with("I don't ping you about this game"), "{said}");
    assert_eq!(bob.choices(), ["Vacation…", "Unmute"]);
    bob.presses("Unmute").await;
    let off = service::SettingChange::Value(PersonalSetting::Notify, "off".to_owned());
    let place = murus::game::Place { channel: bob.channel.into(), server: None, threadless: true };
    let caller = service::Caller::new(bob.id.into(), place, "a wish".to_owned());
    service::account::preferences::change_preferences(&world.service, &caller, &[off])
        .await
        .unwrap();
    bob.presses("Later…").await;
    assert_eq!(bob.choices(), ["Vacation…", "Mute"]);
    // Alone against Murus everybody sees the board as its player does.
    let here = against_murus(&world, &world.ann()).await;
    assert_eq!(labels(&here), ["Move", "Later…", "More"]);
    // What waits elsewhere can be done while this waits.
    let arena = world.sandbox.channel("arena").unwrap();
    world
        .cleo()
        .at(arena)
        .asks("challenge", json!({ "opponent": ann.id.to_string(), "side": 1 }))
        .await;
    ann.at(arena).presses("Accept").await;
    here.presses("Later…").await;
    assert!(here.choices().contains(&"Next game (1)".to_owned()), "{:?}", here.choices());
    assert!(here.presses("Next game (1)").await.ends_with("Which tower moves?"));
    world.end().await;
});

story!(dots_carry_names_on_the_boards_that_a_person_chose, |world| async move {
    let (ann, bob) = seated(&world).await;
    let picture = async |person: &Person| {
        person.presses("Move").await;
        person.presses("d1").await;
        person.page().files[0].bytes.clone()
    };
    let plain = picture(&ann).await;
    let said = ann.sets(&["themes", "set:dots=all"]).await;
    assert!(said.contains("✓ Cell names on dots: **all boards**\n"), "{said}");
    let named = picture(&ann).await;
    assert_ne!(plain, named);
    ann.sets(&["themes", "set:dots=hexagons"]).await;
    assert_eq!(picture(&ann).await, plain);
    ann.plays("d1-d3").await;
    assert!(!bob.newest().files.is_empty());
    world.end().await;
});
