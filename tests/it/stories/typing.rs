//! Typed texts that are no move in the article's notation.

use discord_sandbox::{MessageView, Sandbox};
use expect_test::expect;
use murus::ids::MessageId;
use murus::service;
use serde_json::json;

use super::challenges::told;
use super::leagues::wait_until_none;
use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// The labels of the newest public message.
fn labels(person: &Person) -> Vec<String> {
    buttons(&person.newest()).into_iter().map(|(label, _)| label).collect()
}

story!(lost_beginners_are_shown_where_to_begin, |world| async move {
    let ann = world.ann();
    let murus = world.sandbox.person("Murus").unwrap();
    let named = format!("<@{murus}>");
    for words in [named.clone(), format!("{named} hi"), format!("{named} HELP!")] {
        ann.says(&words).await;
        let answer = ann.newest();
        assert!(read(&answer).starts_with("How to play here\n"), "{}", read(&answer));
        assert_eq!(
            labels(&ann),
            ["Play Murus", "Learn", "Puzzles", "My games", "Settings"],
            "{words}"
        );
        assert!(answer.pinged.is_empty());
    }
    let opened = world.sandbox.act(ann.id, discord_sandbox::Act::OpenDirect).await.unwrap();
    let discord_sandbox::Reaction::Done { id } = opened else { panic!("{opened:?}") };
    let direct = ann.at(id.parse().unwrap());
    direct.says("what is this?").await;
    expect![
        "You have no game running here. Play me, learn the game, or ask a friend with `/challenge`."
    ]
    .assert_eq(&direct.newest().content);
    assert_eq!(labels(&direct), ["Play Murus", "Learn", "Puzzles", "My games", "Settings"]);
    world.end().await;
});

story!(a_reply_to_the_board_is_meant_for_murus, |world| async move {
    let (ann, bob) = seated(&world).await;
    let last = |person: &Person| told(&world, &person.newest().content);
    for (text, answer) in [
        (
            "a1",
            "You only named a1. Add the cell it goes to. From a1 you can play `a1-a3`, `a1-c3`.",
        ),
        ("pass", "You can't pass in this game. You have to move every turn."),
        ("undo", "You have no move here to take back."),
        ("b4-what", "That doesn't look like a move. Press **Move**, or type one like `e1-c3`."),
        ("hint", "This game is rated, so there are no hints."),
    ] {
        ann.replies(text).await;
        assert_eq!(last(&ann), answer, "{text}");
    }
    // People also talk below a board.
    for chatter in ["nice move!", "gg", "is e1 free?"] {
        ann.mutters_below(chatter).await;
    }
    ann.replies("a1 to a3, please").await;
    // So much talk also brings a line that leads to the board, which may come before the answer.
    let moved = |_: &Sandbox| last(&bob).contains("**1. a1-a3**").then_some(());
    world.sandbox.until("the move", moved).await.unwrap();
    bob.replies("Turm a7 nach c5!").await;
    let replied = |_: &Sandbox| last(&ann).contains("1... a7-c5").then_some(());
    world.sandbox.until("the reply", replied).await.unwrap();
    bob.replies("zurück").await;
    assert!(
        last(&bob).contains("took a move back") || last(&bob).starts_with("Press **Take back**"),
        "{}",
        last(&bob)
    );
    world.end().await;
});

story!(a_flood_of_replies_gets_few_answers, |world| async move {
    let (ann, bob) = seated(&world).await;
    // The line that leads to the move, below so much talk, is no answer.
    let answer = || {
        let seen = ann.sees().into_iter().rev();
        let mut answers = seen.filter(|seen| seen.bot && !seen.content.starts_with("-# "));
        answers.next().unwrap().content
    };
    for _ in 0..30 {
        ann.replies("a1").await;
        assert!(answer().contains("You only named a1."), "{}", answer());
    }
    ann.replies("a1").await;
    assert!(answer().starts_with("You're asking faster than I can answer."), "{}", answer());
    ann.replies("a1-a3").await;
    assert!(told(&world, &bob.newest().content).contains("**1. a1-a3**"), "she still plays");
    world.end().await;
});

story!(a_text_that_is_no_move_is_refused_before_the_board_is_asked, |world| async move {
    let (ann, _) = seated(&world).await;
    let arena = world.sandbox.channel("arena").unwrap();
    world
        .cleo()
        .at(arena)
        .asks("challenge", json!({ "opponent": ann.id.to_string(), "side": 1 }))
        .await;
    ann.at(arena).presses("Accept").await;
    let home = world.ann();
    let said = home.plays("rubbish").await;
    assert!(said.starts_with("That doesn't look like a move."), "{said}");
    assert!(home.plays("a1 to c3").await.starts_with("Which game is `a1"));
    // With one game, the answer also names the units to move.
    let said = ann.plays("rubbish").await;
    assert!(said.ends_with("You can move from a1, b1, c1, d1, e1, f1, g1, h1."), "{said}");
    world.end().await;
});

story!(a_question_to_resign_lapses_with_ones_next_move, |world| async move {
    let (ann, bob) = seated(&world).await;
    let question = "Do you really want to resign? The game ends right away.";
    ann.replies("resign").await;
    let public = ann.button("Yes, I resign");
    ann.plays("a1-a3").await;
    let elsewhere = bob.at(world.sandbox.channel("arena").unwrap());
    elsewhere.asks("game resign", json!({})).await;
    let private = elsewhere.button("Yes, I resign");
    bob.plays("a7-a5").await;
    ann.presses_id(&public.0, &public.1).await;
    let asked = |seen: &MessageView| seen.id == public.0 && seen.content.ends_with(question);
    assert!(ann.sees().iter().any(asked), "it asks again, in the same message");
    let answer = elsewhere.presses_id(&private.0, &private.1).await;
    assert!(answer.ends_with(question), "{answer}");
    // A move of the opponent alone changes nothing.
    assert!(ann.plays("c1-c3").await.starts_with("You played `c1-c3`."), "the game goes on");
    assert_eq!(elsewhere.presses("Yes, I resign").await, "You resigned. The game is over.");
    world.end().await;
});

story!(an_answer_that_others_see_goes_with_the_next_move, |world| async move {
    let (ann, _) = seated(&world).await;
    let public = || ann.sees().iter().filter(|seen| seen.bot && !seen.whisper).count();
    let before = public();
    ann.replies("draw").await;
    ann.replies("help").await;
    assert_eq!(public(), before + 2);
    // Murus notes its answers after they are there.
    wait_until_none(&world, "SELECT 2 - COUNT(*) FROM outbox WHERE kind = 'typed'").await;
    ann.replies("a1-a3").await;
    world.settle().await;
    assert_eq!(public(), before + 1, "the next board alone is new");
    world.end().await;
});

story!(the_command_reads_the_same_words_as_a_reply, |world| async move {
    let (ann, bob) = seated(&world).await;
    let whispered = |person: &Person| -> Vec<String> {
        let answer = person.sees().pop().unwrap();
        assert!(answer.whisper, "only the person sees it");
        buttons(&answer).into_iter().map(|(label, _)| label).collect()
    };
    assert!(
        ann.plays("resign")
            .await
            .ends_with("Do you really want to resign? The game ends right away.")
    );
    assert_eq!(whispered(&ann), ["Yes, I resign", "No, play on"]);
    assert_eq!(ann.presses("No, play on").await, "Nothing was changed.");
    assert_eq!(ann.plays("hint").await, "This game is rated, so there are no hints.");
    assert_eq!(
        ann.plays("pass").await,
        "You can't pass in this game. You have to move every turn."
    );
    assert_eq!(whispered(&ann), ["Move"]);
    assert!(ann.plays("help").await.starts_with("How to play here\n"));
    assert!(ann.plays("a1 to a3, please").await.starts_with("You played `a1-a3`."));
    assert!(ann.plays("undo").await.starts_with("You took your move back"));
    assert!(
        bob.plays("offer a draw")
            .await
            .ends_with("Offer a draw? It expires with the next move, even yours.")
    );
    assert!(bob.presses("Yes, offer a draw").await.starts_with("Your offer is posted."));
    bob.presses("Withdraw").await;
    // Where others read it the question waits behind a button.
    bob.replies("draw").await;
    assert!(bob.newest().content.starts_with("Press **Offer a draw**."));
    assert!(bob.presses("Offer a draw").await.contains("after 8 more moves."));
    assert!(
        ann.presses("Offer a draw").await.ends_with("It expires with the next move, even yours.")
    );
    assert!(ann.presses("Yes, offer a draw").await.starts_with("Your offer is posted."));
    ann.presses("Withdraw").await;
    // A word concerns all games in which it is the person's turn.
    let arena = world.sandbox.channel("arena").unwrap();
    world
        .cleo()
        .at(arena)
        .asks("challenge", json!({ "opponent": ann.id.to_string(), "side": 0 }))
        .await;
    ann.at(arena).presses("Accept").await;
    assert_eq!(world.ann().plays("resign").await, "Which game do you mean?");
    world.end().await;
});

story!(a_takeback_is_asked_for_after_a_question_as_a_draw_is, |world| async move {
    let (ann, bob) = seated(&world).await;
    let asks = "Ask for your last move back? Your opponent has to agree.";
    let requested = |person: &Person| {
        person.sees().iter().any(|message| message.content.contains("asks to take"))
    };
    ann.plays("a1-c3").await;
    bob.presses("My view").await;
    assert!(ann.plays("undo").await.ends_with(asks));
    assert_eq!(ann.presses("Back").await, "Nothing was changed.");
    assert!(ann.asks("game takeback", json!({})).await.ends_with(asks));
    // Where others read it the question waits behind a button.
    ann.replies("undo").await;
    assert!(ann.newest().content.starts_with("Press **Take back**."), "{}", ann.newest().content);
    assert!(ann.presses("Take back").await.ends_with(asks));
    assert!(!requested(&bob), "so far nobody is asked");
    assert!(ann.presses("Yes, ask for it").await.starts_with("Your request is posted."));
    assert!(requested(&bob));
    bob.presses("Agree").await;
    assert!(ann.plays("b1-b3").await.starts_with("You played `b1-b3`."), "it is her turn again");
    world.end().await;
});

story!(a_cell_alone_is_the_move_that_goes_there, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    for text in ["tower to a3 please", "to a3", "A3"] {
        world.advance(std::time::Duration::from_secs(1)).await;
        assert!(ann.plays(text).await.starts_with("You played `c1-a3`"), "{text}");
        ann.plays("undo").await;
    }
    // Where several moves go there, the bot asks which, and each answer is a press.
    let labels = |message: &MessageView| -> Vec<String> {
        buttons(message).into_iter().map(|(label, _)| label).collect()
    };
    let asked = "Several moves go to b3. Which one do you mean?";
    assert_eq!(ann.plays("tower to b3").await, asked);
    let [one, other] = &labels(&ann.page())[..] else { panic!("{:?}", ann.labels()) };
    assert!(one.starts_with("b1-b3 · ") && other.starts_with("d1-b3 · "), "{one} {other}");
    ann.presses(other).await;
    assert!(bob.newest().content.contains("2. d1-b3"), "{}", bob.newest().content);
    bob.replies("to c5").await;
    assert!(bob.newest().content.starts_with("Several moves go to c5."));
    assert_eq!(labels(&bob.newest()).len(), 3, "{:?}", labels(&bob.newest()));
    let (message, id) = bob.button(&labels(&bob.newest())[1]);
    assert!(ann.presses_id(&message, &id).await.starts_with("It's not your turn"));
    bob.presses_id(&message, &id).await;
    assert!(ann.newest().content.contains("2... c7-c5"), "{}", ann.newest().content);
    // A cell with a tower of theirs names the tower, as before; nothing goes to the last one.
    let said = ann.plays("e1").await;
    assert!(said.contains("`e1-e3`"), "{said}");
    assert!(bob.plays("a5").await.starts_with("It's not your turn"));
    assert!(ann.plays("to h7").await.starts_with("h7"), "{}", ann.plays("to h7").await);
    // In a game that is chosen after the text the same text means the same.
    let arena = world.sandbox.channel("arena").unwrap();
    let options = json!({ "opponent": ann.id.to_string(), "side": 0 });
    world.cleo().at(arena).asks("challenge", options).await;
    ann.at(arena).presses("Accept").await;
    world.cleo().at(world.sandbox.threads(arena)[0].0).plays("a1-c3").await;
    let home = world.ann();
    assert!(home.plays("to a5").await.starts_with("Which game is"));
    let menu = home.page();
    let options = menu.components[0]["components"][0]["options"].as_array().unwrap();
    let with_cleo = options.iter().find(|option| option["label"].to_string().contains("Cleo"));
    let game = with_cleo.unwrap()["value"].as_str().unwrap();
    assert!(home.chooses(game).await.starts_with("Several moves go to a5."));
    world.end().await;
});

story!(a_text_that_names_two_moves_is_asked_which, |world| async move {
    let (ann, bob) = seated(&world).await;
    let asked = "That names several moves. Which one do you mean?";
    assert_eq!(ann.plays("a1-c3 or b1 to b3?").await, asked);
    assert!(ann.labels()[1].starts_with("b1-b3 · "), "{:?}", ann.labels());
    ann.replies("a1-c3 / b1-b3, hmm").await;
    assert_eq!(ann.newest().content, asked);
    let [one, other] = &labels(&ann)[..] else { panic!("{:?}", labels(&ann)) };
    assert!(one.starts_with("a1-c3 · ") && other.starts_with("b1-b3 · "), "{one} {other}");
    ann.presses(one).await;
    assert!(told(&world, &bob.newest().content).contains("1. a1-c3"));
    // One that cannot be played now is no choice.
    bob.replies("d7-d5 or a1-a3").await;
    assert!(!bob.newest().content.starts_with("That names"), "{}", bob.newest().content);
    world.end().await;
});

/// Waits until an answer to typed text is stored, which is soon after it is posted. Returns its id.
async fn stored(world: &World, answer: MessageView) -> String {
    let id = MessageId(answer.id.parse().unwrap());
    while !service::play::find::is_answer(&world.service, id).await.unwrap() {
        tokio::task::yield_now().await;
    }
    answer.id
}

story!(a_reply_to_the_question_which_move_is_understood, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    let asked = "Several moves go to b3. Which one do you mean?";
    ann.replies("tower to b3").await;
    assert_eq!(ann.newest().content, asked);
    // Talk below it stays talk.
    let question = stored(&world, ann.newest()).await;
    ann.mutters_to(&question, "good question!").await;
    ann.replies_to(&question, "b1-b3 or d1-b3?").await;
    assert!(ann.newest().content == asked && ann.newest().id != question, "it is asked again");
    ann.replies_to(&question, "d1-b3 ok?").await;
    assert!(bob.newest().content.contains("2. d1-b3"), "{}", bob.newest().content);
    // Below a board such a question is talk, and before a move among other words Murus asks.
    bob.mutters_below("is d5-b5 ok?").await;
    bob.replies("e7-e5 greetings from Bonn").await;
    assert_eq!(bob.newest().content, "Shall I play this move?");
    assert!(labels(&bob)[0].starts_with("e7-e5 · "), "{:?}", labels(&bob));
    bob.replies("b4-what").await;
    let help = stored(&world, bob.newest()).await;
    bob.replies_to(&help, "I take c7-c5, please").await;
    assert!(ann.newest().content.contains("2... c7-c5"), "{}", ann.newest().content);
    world.end().await;
});

story!(moves_are_read_as_people_type_them, |world| async move {
    let (ann, bob) = seated(&world).await;
    let offered = ann.completes("move", "move", "“Ｂ１ → ").await;
    let plain = ann.completes("move", "move", "b1").await;
    assert!(!plain.is_empty() && offered == plain, "{offered:?}");
    for (ply, (text, played)) in [
        ("ａ１－ｃ３", "**1. a1-c3**"),
        ("“h7→h5”,", "**1... h7-h5**"),
        ("||b1‒b3||", "**2. b1-b3**"),
        ("```\ng7--g5\n```", "**2... g7-g5**"),
        ("(f1―f3).", "**3. f1-f3**"),
        ("**e7** to **e5**!", "**3... e7-e5**"),
    ]
    .into_iter()
    .enumerate()
    {
        let (mover, other) = if ply % 2 == 0 { (&ann, &bob) } else { (&bob, &ann) };
        mover.replies(text).await;
        assert!(
            told(&world, &other.newest().content).starts_with(played),
            "{text}: {}",
            other.newest().content
        );
    }
    let swap = "You can only swap sides in a balanced game, in reply to the first turn.";
    for (text, answer) in [
        ("“ｓｗａｐ”!", swap),
        ("~~d1-d3~~", "That doesn't look like a move. Press **Move**, or type one like `d1-f3`."),
    ] {
        ann.replies(text).await;
        assert_eq!(told(&world, &ann.newest().content), answer, "{text}");
    }
    assert!(ann.plays("`d1->d3`;").await.starts_with("You played `d1-d3`."));
    assert!(bob.plays("4… d7 ⇒ d5,").await.starts_with("You played `d7-d5`."));
    world.end().await;
});
