//! What people write below boards, and how the boards say how to move.

use discord_sandbox::Sandbox;
use serde_json::json;

use super::challenges::told;
use super::forgotten::opens_direct;
use super::playing::seated;
use crate::story;
use crate::support::person::{Person, buttons};

/// The texts of the bot's messages that everybody here sees.
fn public(person: &Person) -> Vec<String> {
    let messages = person.sees().into_iter();
    messages.filter(|seen| seen.bot && !seen.whisper).map(|seen| seen.content).collect()
}

story!(the_first_two_boards_of_a_person_say_how_to_move, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    let how = "Press **Move**, or reply `e1-c3`.";
    assert!(ann.newest().content.contains(how), "{}", ann.newest().content);
    ann.replies("e1-c3").await;
    assert!(bob.newest().content.contains("Press **Move**, or reply `e7-c5`."));
    bob.plays("e7-c5").await;
    let board = ann.newest().content;
    let (_, example) = board.split_once("Press **Move**, or reply `").unwrap();
    let example = example.split('`').next().unwrap().to_owned();
    assert!(ann.plays(&example).await.starts_with("You played"), "it is a legal move: {example}");
    bob.plays("d7-d5").await;
    assert!(!ann.newest().content.contains("Press **Move**"), "{}", ann.newest().content);
    // Where the message leads to the board on the web, that is a way to move, too.
    world.open_pages().await;
    let (cleo, dan) = (world.cleo(), world.person("Dan"));
    cleo.challenges(&dan).await;
    dan.presses("Accept").await;
    let board = cleo.at(world.sandbox.threads(cleo.channel)[1].0).newest().content;
    assert!(board.contains("Press **Move**, [open the board](<http"), "{board}");
    assert!(board.contains(">), or reply `e1-c3`."), "{board}");
    assert_eq!(board.matches("open the board").count(), 1, "{board}");
    world.end().await;
});

story!(a_plain_move_that_the_bot_cannot_read_is_explained_once, |world| async move {
    let (ann, bob) = seated(&world).await;
    let why = "I can only read moves in replies to a board";
    bob.mutters("good luck").await;
    ann.plays("a1-c3").await;
    assert!(!bob.newest().content.contains(why), "it was not his turn");
    bob.mutters("d7-d5").await;
    world.settle().await;
    assert!(!public(&bob).iter().any(|text| text.contains(why)));
    bob.replies("d7-d5").await;
    assert!(ann.newest().content.contains(why), "{}", ann.newest().content);
    ann.mutters("h1-f3").await;
    ann.plays("h1-f3").await;
    let explained = || public(&bob).iter().any(|text| text.contains(why));
    assert!(!explained(), "the explanation goes with its turn, and the next board has none");
    bob.mutters("b7-d5").await;
    bob.plays("b7-d5").await;
    assert!(!explained(), "{:?}", public(&bob));
    world.end().await;
});

story!(an_answer_to_a_typing_error_goes_with_the_next_move, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.replies("e1-e4").await;
    ann.replies("b1-b4").await;
    let errors = || public(&bob).iter().filter(|text| text.contains("too far from")).count();
    assert_eq!(errors(), 2);
    // By command it is private from the start.
    assert!(ann.plays("e1-e4").await.contains("too far from"));
    assert_eq!(errors(), 2);
    ann.replies("e1-e3").await;
    assert_eq!(errors(), 0, "{:?}", public(&bob));
    assert!(bob.newest().content.contains("1. e1-e3"));
    // What was said before a restart goes as well.
    let mut world = world;
    bob.replies("e7-e4").await;
    assert_eq!(errors(), 1);
    world.restart().await;
    bob.plays("e7-e5").await;
    assert_eq!(errors(), 0);
    world.end().await;
});

story!(a_board_that_talk_hides_leads_to_its_move_once_more, |world| async move {
    let (ann, bob) = seated(&world).await;
    let cleo = world.cleo().at(ann.channel);
    let line = || {
        let seen = bob.sees().into_iter();
        let lines =
            seen.filter(|seen| seen.content.starts_with("-# ") && seen.bot && !seen.whisper);
        lines.collect::<Vec<_>>()
    };
    let pings = (ann.pings(), bob.pings());
    for text in ["a board", "and words", "about it", "that follow"] {
        cleo.mutters(text).await;
    }
    assert!(line().is_empty());
    bob.mutters("one by one").await;
    let posted = |_: &Sandbox| (!line().is_empty()).then_some(());
    world.sandbox.until("the line", posted).await.unwrap();
    world.settle().await;
    let said = line();
    assert_eq!(said.len(), 1, "{said:?}");
    assert_eq!(told(&world, &said[0].content), "-# @Ann to move.");
    assert_eq!((ann.pings(), bob.pings()), pings, "nobody is pinged");
    for _ in 0..6 {
        cleo.mutters("still more").await;
    }
    assert_eq!(line().len(), 1, "once for a turn");
    let (label, id) = buttons(&said[0]).remove(0);
    assert_eq!(label, "Move");
    assert!(ann.presses_id(&said[0].id, &id).await.contains("Which tower moves?"));
    ann.chooses("a1").await;
    ann.chooses("a1-c3").await;
    ann.presses("Confirm a1-c3").await;
    assert!(line().is_empty(), "it goes with the move: {:?}", line());
    // The next turn has its own.
    for _ in 0..5 {
        cleo.mutters("a new turn").await;
    }
    world.sandbox.until("the next line", posted).await.unwrap();
    world.settle().await;
    assert_eq!(told(&world, &line()[0].content), "-# @Bob to move.");
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    assert!(line().is_empty(), "{:?}", line());
    world.end().await;
});

story!(replies_that_were_written_while_the_bot_was_away_are_answered, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    world.stop().await;
    // Bob is not to move, and Ann's first reply cannot be played.
    bob.replies_meanwhile("d7-d5").await;
    ann.replies_meanwhile("b1-b4").await;
    ann.replies_meanwhile("a1-c3").await;
    world.start().await;
    let moved = |_: &Sandbox| bob.newest().content.contains("**1. a1-c3**").then_some(());
    world.sandbox.until("the missed move", moved).await.unwrap();
    bob.plays("d7-d5").await;
    world.settle().await;
    // A reply that was answered is not answered again.
    ann.replies("h1-h4").await;
    let refusals = || public(&ann).iter().filter(|text| text.contains("too far from")).count();
    assert_eq!(refusals(), 1);
    world.restart().await;
    ann.mutters_below("nice").await;
    assert_eq!(refusals(), 1);
    world.end().await;
});

story!(a_direct_message_that_was_written_while_the_bot_was_away_moves, |mut world| async move {
    let direct = opens_direct(&world.ann()).await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let against = json!({ "opponent": murus, "side": 0, "level": "Tiro" });
    direct.asks("challenge", against).await;
    world.stop().await;
    direct.says_meanwhile("a1 c3").await;
    world.start().await;
    let moved =
        |_: &Sandbox| direct.sees().iter().any(|seen| seen.content.contains("a1-c3")).then_some(());
    world.sandbox.until("the missed move", moved).await.unwrap();
    world.end().await;
});
