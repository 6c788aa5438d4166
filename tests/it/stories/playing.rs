//! Moving, in every way.

use expect_test::expect;
use serde_json::{Value, json};

use super::challenges::told;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};
use murus::service;
use murus::store::PersonalSetting;

/// Ann (Romans) and Bob (Gauls) in the thread of their game.
pub async fn seated(world: &World) -> (Person, Person) {
    world.ann().challenges(&world.bob()).await;
    world.bob().presses("Accept").await;
    let thread = world.thread();
    (world.ann().at(thread), world.bob().at(thread))
}

/// The annotated game of the article.
pub fn annotated() -> Vec<String> {
    let text =
        std::fs::read_to_string("crates/murus-gallicus/tests/data/oracle/annotated-game.json")
            .unwrap();
    let game: Value = serde_json::from_str(&text).unwrap();
    game["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap().to_owned()).collect()
}

story!(the_annotated_game_is_played_in_all_ways, |world| async move {
    let (ann, bob) = seated(&world).await;
    let mut anns = ann.pings();
    let mut bobs = bob.pings();
    let moves = annotated();
    assert_eq!(moves.len(), 34);
    for (ply, text) in moves.iter().enumerate() {
        let (mover, other) = if ply % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        let before = mover.newest();
        assert_eq!(buttons(&before).len(), 4, "the board to answer has its buttons");
        match ply % 4 {
            0 => mover.clicks(text).await,
            1 => assert!(mover.plays(text).await.starts_with(&format!("You played `{text}`"))),
            2 => mover.replies(&text.replace('-', " ").to_uppercase()).await,
            _ => mover.says(&format!("<@{}> {text}", world.sandbox.person("Murus").unwrap())).await,
        }
        let board = other.newest();
        assert_ne!(board.id, before.id, "a turn is a new message");
        assert_eq!(board.pinged, [other.id.to_string()], "ply {ply} pings exactly the one to move");
        assert!(board.content.contains(text.as_str()) && board.content.contains(&other.mention()));
        assert!(board.files[0].description.as_ref().unwrap().contains(text.as_str()));
        let answered = other.sees().into_iter().find(|message| message.id == before.id).unwrap();
        assert!(buttons(&answered).is_empty(), "the answered message loses its buttons");
        if ply % 2 == 0 {
            bobs += 1
        } else {
            anns += 1
        }
        assert_eq!((ann.pings(), bob.pings()), (anns, bobs), "after ply {ply}");
    }
    ann.presses("More").await;
    let ask = ann.presses("Resign…").await;
    assert!(ask.ends_with("Do you really want to resign? The game ends right away."));
    ann.presses("Yes, I resign").await;
    let end = bob.newest();
    assert_eq!(
        told(&world, &read(&end)).lines().take(6).collect::<Vec<_>>(),
        [
            "@Ann resigns after 17 moves. @Bob wins.",
            "@Ann, every game makes you stronger.",
            "Ann – Bob",
            "@Bob: **first win**, in 17 moves.",
            "@Bob, it's in your profile now. What's next: a lesson, a puzzle or a new opponent?",
            "Rated.",
        ]
    );
    assert_eq!(
        (ann.pings(), bob.pings()),
        (anns, bobs + 1),
        "the player who resigned knows it already"
    );
    let channel = world.bob().newest();
    assert!(read(&channel).contains("resigns after 17 moves") && channel.pinged.is_empty());
    let history = bob.asks("game moves", json!({})).await;
    assert!(
        history.contains("1. a1-c3 d7-d5 2. h1-f3 b7-d5")
            && history.contains("17. f5-d3 c3xb2 resign"),
        "{history}"
    );
    world.end().await;
});

story!(a_refused_move_says_why_and_changes_nothing, |world| async move {
    let (ann, bob) = seated(&world).await;
    assert!(ann.plays("e4-e6").await.contains("e4 is empty"));
    assert!(ann.plays("a1-a4").await.contains("`a1-a3`, `a1-c3`"));
    assert!(ann.plays("rubbish").await.contains("That doesn't look like a move."));
    let theirs = bob.plays("d7-d5").await;
    assert_eq!(told(&world, &theirs), "It's not your turn. We're waiting for @Ann.");
    let stranger = world.cleo().at(ann.channel);
    assert_eq!(stranger.plays("a1-c3").await, "You're not playing in this game.");
    assert_eq!(stranger.presses("Move").await, "You're not playing in this game.");
    assert!(stranger.presses("My view").await.contains(" to move."));
    // The bot ignores chat in the thread, and answers a reply that is a move in public.
    ann.mutters("what a lovely board").await;
    ann.replies("e1-e4").await;
    let answer = ann.newest();
    assert!(
        answer.content.contains("e4 is too far from e1") && answer.pinged.is_empty(),
        "{}",
        answer.content
    );
    let board = ann.sees().into_iter().rev().find(|m| !m.whisper && !m.files.is_empty()).unwrap();
    assert!(board.content.contains("you go first"), "no move was played");
    world.end().await;
});

story!(old_buttons_answer_truly, |world| async move {
    let mut world = world;
    let (ann, bob) = seated(&world).await;
    let first = ann.newest();
    ann.presses("Move").await;
    ann.chooses("a1").await;
    ann.chooses("a1-c3").await;
    let preview = ann.sees().last().unwrap().clone();
    let confirm = buttons(&preview)[0].1.clone();
    ann.replies("a1-a3").await;
    world.restart().await;
    let late = ann.presses_id(&preview.id, &confirm).await;
    assert!(late.starts_with("That board is out of date"), "{late}");
    assert!(buttons(&ann.sees().into_iter().find(|m| m.id == first.id).unwrap()).is_empty());
    bob.plays("d7-d5").await;
    ann.asks("game resign", json!({})).await;
    let ask = ann.sees().pop().unwrap();
    let yes = buttons(&ask)[0].1.clone();
    ann.presses("Yes, I resign").await;
    assert!(bob.plays("a1-c3").await.starts_with("This game is over"));
    assert!(yes.ends_with(":resign-yes"));
    world.end().await;
});

story!(a_direct_message_moves_too, |world| async move {
    let (ann, bob) = seated(&world).await;
    let opened = world.sandbox.act(ann.id, discord_sandbox::Act::OpenDirect).await.unwrap();
    let discord_sandbox::Reaction::Done { id } = opened else { panic!("{opened:?}") };
    let direct = ann.at(id.parse().unwrap());
    direct.says("b1 d3").await;
    assert!(direct.newest().content.starts_with("You played `b1-d3`."));
    assert!(bob.newest().content.contains("**1. b1-d3**"));
    direct.says("how are you").await;
    assert!(direct.newest().content.starts_with("That doesn't look like a move. Press **Move**"));
    world.end().await;
});

story!(plain_messages_are_read_if_switched_on, |world| async move {
    let mut world = world;
    let (ann, bob) = seated(&world).await;
    ann.mutters("a1-c3").await;
    assert!(
        bob.newest().content.contains("you go first"),
        "content that we may not read is not read"
    );
    world.stop().await;
    world.allow_message_content();
    world.start().await;
    ann.mutters("good luck, have fun").await;
    ann.says("a1-c3").await;
    assert!(bob.newest().content.contains("**1. a1-c3**"));
    bob.says("to d5").await;
    assert!(bob.newest().content.starts_with("Several moves go to d5."), "{}", bob.reads());
    bob.says("d7-d5").await;
    assert!(ann.newest().content.contains("**1... d7-d5**"), "{}", ann.reads());
    world.end().await;
});

story!(lists_boards_and_completion, |world| async move {
    let (ann, bob) = seated(&world).await;
    assert_eq!(ann.completes("move", "move", "h1").await, ["h1-f3", "h1-h3"]);
    assert_eq!(ann.completes("move", "move", "").await.len(), 20);
    assert_eq!(ann.completes("challenge", "level", "ca").await, ["Caesar"]);
    let cleo = world.cleo();
    assert!(cleo.asks("games", json!({})).await.starts_with("You have no game"));
    assert!(cleo.asks("board", json!({})).await.starts_with("You have no game running here"));
    let mine = ann.asks("games", json!({})).await;
    let yours = format!("**Your turn (1)**\nvs {} · move 1 · due <t:", bob.mention());
    assert!(mine.contains(&yours), "{mine}");
    assert!(mine.contains(" · [board](https://discord.com/channels/"), "{mine}");
    let theirs = format!("**Waiting (1)**\nvs {} · move 1 · due <t:", ann.mention());
    let menu = ann.sees().pop().unwrap().components.to_string();
    assert!(menu.contains("vs Bob · move 1 · your turn"), "a menu leads to any of them: {menu}");
    assert!(bob.asks("games", json!({})).await.contains(&theirs));
    // So is an open offer.
    ann.offers_draw().await;
    let offered = format!(" · {} offers a draw · [board](", ann.mention());
    for person in [&ann, &bob] {
        let mine = person.asks("games", json!({})).await;
        assert!(mine.contains(&offered), "{mine}");
    }
    // A waiting challenge is in the list of games of both.
    world.ann().challenges(&cleo).await;
    let asked = format!(
        "**Challenges (1)**\n{} challenges {} to Murus Gallicus.\nStandard · in <#{}> · [challenge](https://discord.com/channels/",
        ann.mention(),
        cleo.mention(),
        world.ann().channel
    );
    for person in [&ann, &cleo] {
        let mine = person.asks("games", json!({})).await;
        assert!(mine.contains(&asked), "{mine}");
    }
    cleo.speaks("de").await;
    let mine = cleo.asks("games", json!({})).await;
    assert!(
        mine.contains(&format!("Standard · in <#{}> · [Herausforderung](", world.ann().channel)),
        "{mine}"
    );
    let board = bob.runs("board", json!({})).await;
    assert!(bob.words(board).contains(" to move.\n-# Time runs out"));
    assert!(!bob.sees().last().unwrap().files.is_empty());
    for (command, words) in [("learn lesson", "A tower moves."), ("help", "/challenge")] {
        assert!(ann.asks(command, json!({})).await.contains(words));
    }
    world.end().await;
});

story!(a_move_that_fits_two_games_asks_which, |world| async move {
    let (ann, _) = seated(&world).await;
    let arena = world.sandbox.channel("arena").unwrap();
    let cleo = world.cleo().at(arena);
    cleo.asks("challenge", json!({ "opponent": ann.id.to_string(), "side": 1 })).await;
    ann.at(arena).presses("Accept").await;
    let home = world.ann();
    let asked = home.plays("a1-c3").await;
    assert_eq!(asked, "Which game is `a1-c3` for?");
    let menu = home.sees().pop().unwrap();
    let options = menu.components[0]["components"][0]["options"].as_array().unwrap().clone();
    assert_eq!(options.len(), 2);
    let played = home.chooses(options[0]["value"].as_str().unwrap()).await;
    assert!(played.starts_with("You played `a1-c3`."), "{played}");
    assert!(home.plays("b1-d3").await.starts_with("You played"), "now only one game waits");
    world.end().await;
});

story!(murus_answers_with_both_moves_in_one_message, |world| async move {
    let cleo = world.cleo();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    cleo.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let cleo = cleo.at(world.thread());
    let said = cleo.plays("a1-c3").await;
    assert_eq!(said, "You played `a1-c3`. Murus (Tiro) is thinking.");
    let board = cleo.newest();
    assert!(board.content.starts_with("**1. a1-c3 "), "{}", board.content);
    assert_eq!(cleo.pings(), 2);
    world.end().await;
});

/// Posts a message with a button of an earlier version.
async fn post_old_message(world: &World, channel: u64, custom_id: &str) -> String {
    let button = json!({ "type": 2, "style": 4, "label": "Yes", "custom_id": custom_id });
    let body = json!({ "content": "Do you really?", "components": [{ "type": 1, "components": [button] }] });
    let url = format!("{}/api/v10/channels/{channel}/messages", world.sandbox.base_url());
    let request = reqwest::Client::new()
        .post(url)
        .header("Authorization", format!("Bot {}", world.sandbox.token()));
    let sent = request.json(&body).send().await.unwrap();
    sent.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned()
}

story!(a_game_ends_only_for_its_own_player_and_never_by_one_public_press, |world| async move {
    let (ann, bob) = seated(&world).await;
    let cleo = world.cleo().at(ann.channel);
    let (_, id) = buttons(&ann.newest()).swap_remove(0);
    let mark = id.strip_suffix("units").unwrap();
    // A person who does not play here gets no button.
    cleo.replies("resign").await;
    assert_eq!(cleo.newest().content, "You're not playing in this game.");
    assert!(buttons(&cleo.newest()).is_empty());
    // Only the player may answer.
    bob.replies("resign").await;
    let asked = told(&world, &ann.newest().content);
    assert!(
        asked.starts_with("@Bob ") && asked.ends_with("want to resign? The game ends right away."),
        "{asked}"
    );
    let question = ann.newest();
    let yes = buttons(&question).swap_remove(0).1;
    for other in [&ann, &cleo] {
        assert_eq!(
            told(&world, &other.presses_id(&question.id, &yes).await),
            "Only @Bob can answer that."
        );
    }
    // A public question of an earlier version is asked again in private.
    for (word, asks) in [
        ("resign-yes", "Do you really want to resign?"),
        ("abort-yes", "Call the game off?"),
        ("forget", "Delete everything I store about you?"),
    ] {
        let id = format!("{mark}{word}");
        let old = post_old_message(&world, ann.channel, &id).await;
        let said = ann.presses_id(&old, &id).await;
        assert!(said.contains(asks) && ann.sees().pop().unwrap().whisper, "{word}: {said}");
    }
    assert!(bob.asks("board", json!({})).await.contains(" to move."), "the game goes on");
    let unanswered = ann.sees().into_iter().find(|message| message.id == question.id).unwrap();
    assert_eq!(
        (&unanswered.content, buttons(&unanswered).len()),
        (&question.content, 2),
        "other people change nothing"
    );
    assert_eq!(told(&world, &bob.presses_id(&question.id, &yes).await), "@Bob resigned.");
    let answered = ann.sees().into_iter().find(|message| message.id == question.id).unwrap();
    assert_eq!(
        (told(&world, &answered.content).as_str(), buttons(&answered).len()),
        ("@Bob resigned.", 0)
    );
    let end = told(&world, &ann.newest().content);
    assert!(end.contains("The game was called off") || end.contains("@Bob resigns"), "{end}");
    world.end().await;
});

story!(a_question_that_others_see_goes_when_it_is_answered_or_idle, |world| async move {
    let (ann, bob) = seated(&world).await;
    let asks = async || {
        bob.replies("resign").await;
        let question = ann.newest();
        let [yes, no] = buttons(&question).try_into().unwrap();
        (question.id, yes.1, no.1)
    };
    let seen = |id: &str| {
        let message = ann.sees().into_iter().find(|message| message.id == id).unwrap();
        (told(&world, &message.content), buttons(&message).len())
    };
    let (first, _, no) = asks().await;
    assert_eq!(told(&world, &ann.presses_id(&first, &no).await), "Only @Bob can answer that.");
    bob.presses_id(&first, &no).await;
    assert_eq!(seen(&first), ("Nobody resigned, and the game goes on.".to_owned(), 0));
    // The game ends meanwhile: either answer says so.
    let (second, yes, _) = asks().await;
    let (third, _, no) = asks().await;
    ann.plays("resign").await;
    ann.presses("Yes, I resign").await;
    bob.presses_id(&second, &yes).await;
    bob.presses_id(&third, &no).await;
    for question in [&second, &third] {
        let (said, buttons) = seen(question);
        assert!(said.starts_with("This game is over") && buttons == 0, "{said}");
    }
    world.end().await;
});

story!(a_move_takes_four_presses_three_or_two, |world| async move {
    let (ann, bob) = seated(&world).await;
    let labels = |person: &Person| -> Vec<String> {
        let whisper = person.sees().into_iter().rev().find(|message| message.whisper);
        buttons(&whisper.unwrap()).into_iter().map(|(label, _)| label).collect()
    };
    assert_eq!(ann.presses("Move").await, "Which tower moves?");
    assert_eq!(labels(&ann), ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
    let whisper = ann.sees().pop().unwrap();
    assert_eq!(ann.presses("d1").await, "Where does the tower on d1 go?");
    assert_eq!(
        labels(&ann),
        ["d1-b3 · two walls", "d1-d3 · two walls", "d1-f3 · two walls", "Back"]
    );
    ann.presses("d1-d3 · two walls").await;
    assert_eq!(labels(&ann), ["Confirm d1-d3", "Back"]);
    // Back goes one step.
    assert_eq!(ann.presses("Back").await, "Where does the tower on d1 go?");
    assert_eq!(ann.presses("Back").await, "Which tower moves?");
    ann.presses("d1").await;
    ann.presses("d1-d3 · two walls").await;
    let said = told(&world, &ann.presses("Confirm d1-d3").await);
    expect![[r#"
        You played `d1-d3`. It's @Bob's turn.
        -# You can take this back within two minutes, unless an opponent has looked at it."#]]
    .assert_eq(&said);
    assert_eq!(labels(&ann), ["Take back", "Plan a reply", "Try moves"]);
    assert!(ann.completes("move", "move", "").await.is_empty(), "the other's moves are not hers");
    let last = ann.sees().into_iter().rev().find(|message| message.whisper);
    assert_eq!(last.unwrap().id, whisper.id, "all within one message");
    assert!(ann.presses("Take back").await.starts_with("You took your move back"));
    assert_eq!(labels(&ann), ["Move"]);
    // A person who wants no questions gets none.
    let always = service::SettingChange::Value(PersonalSetting::Moves, "always".to_owned());
    let place = murus::game::Place { channel: ann.channel.into(), server: None, threadless: true };
    let caller = service::Caller::new(ann.id.into(), place, "a wish".to_owned());
    service::account::preferences::change_preferences(&world.service, &caller, &[always])
        .await
        .unwrap();
    ann.presses("Move").await;
    ann.presses("d1").await;
    assert!(ann.presses("d1-d3 · two walls").await.starts_with("You played `d1-d3`."));
    assert_eq!(labels(&ann), ["Take back", "Plan a reply", "Try moves"]);
    assert!(ann.presses("Plan a reply").await.contains("Which move do you expect?"));
    // The Gauls see the board turned, and their choices in the same order.
    bob.presses("Move").await;
    assert_eq!(labels(&bob), ["h7", "g7", "f7", "e7", "d7", "c7", "b7", "a7"]);
    bob.presses("d7").await;
    assert_eq!(
        labels(&bob),
        ["d7-f5 · two walls", "d7-d5 · two walls", "d7-b5 · two walls", "Back"]
    );
    // The next waiting game is one press away.
    bob.plays("d7-d5").await;
    let arena = world.sandbox.channel("arena").unwrap();
    world
        .cleo()
        .at(arena)
        .asks("challenge", json!({ "opponent": ann.id.to_string(), "side": 1 }))
        .await;
    ann.at(arena).presses("Accept").await;
    world.advance(std::time::Duration::from_secs(1)).await;
    ann.plays("a1-c3").await;
    assert_eq!(labels(&ann), ["Take back", "Plan a reply", "Try moves", "Next game (1)"]);
    let next = ann.presses("Next game (1)").await;
    assert!(next.ends_with("Which tower moves?"), "{next}");
    assert_eq!(labels(&ann), ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
    world.end().await;
});

story!(a_turn_against_murus_is_three_requests, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    world.ann().runs("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let ann = world.ann().at(world.thread());
    for text in ["a1-c3", "h1-f3"] {
        ann.presses("Move").await;
        ann.chooses(&text[..2]).await;
        let board = ann.newest();
        let before = world.sandbox.requests().len();
        // Against Murus a move is played at once.
        ann.chooses(text).await;
        let requests = world.sandbox.requests();
        let mut made: Vec<&str> =
            requests[before..].iter().map(|request| request.method.as_str()).collect();
        made.sort_unstable();
        // The answer to the press, the answered board without its buttons, and Murus's board.
        assert_eq!(made, ["PATCH", "POST", "POST"], "{:#?}", &requests[before..]);
        assert!(
            buttons(&ann.sees().into_iter().find(|message| message.id == board.id).unwrap())
                .is_empty()
        );
    }
    world.end().await;
});
