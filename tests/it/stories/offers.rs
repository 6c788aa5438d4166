//! Offers between the sides, and planned moves.

use std::time::Duration;

use murus_gallicus::{Entry, Line, Variant};
use serde_json::json;

use super::challenges::told;
use super::playing::{annotated, seated};
use super::time::{HOUR, deadline, seated_with};
use crate::story;
use crate::support::person::{Person, buttons};

const SECOND: Duration = Duration::from_secs(1);

story!(a_draw_is_offered_declined_void_and_agreed, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    ann.presses("More").await;
    let before = bob.pings();
    // One press offers nothing: she is asked, and sees when the offer lapses.
    let posted = bob.newest().id;
    assert!(
        ann.presses("Offer a draw")
            .await
            .ends_with("Offer a draw? It expires with the next move, even yours.")
    );
    assert_eq!(ann.labels(), ["Yes, offer a draw", "Back"]);
    assert_eq!(ann.presses("Back").await, "Nothing was changed.");
    assert_eq!(bob.newest().id, posted);
    ann.presses("More").await;
    ann.presses("Offer a draw").await;
    assert_eq!(
        ann.presses("Yes, offer a draw").await,
        "Your offer is posted. It expires with the next move, even yours."
    );
    assert_eq!(ann.labels(), ["Withdraw"]);
    let offer = bob.newest();
    assert_eq!(
        told(&world, &offer.content),
        "@Bob: @Ann offers a draw. The offer stands until the next move."
    );
    assert_eq!((bob.pings(), offer.pinged.clone()), (before + 1, vec![bob.id.to_string()]));
    assert_eq!(ann.presses("Agree").await, "That is your own offer, so you can't answer it.");
    assert_eq!(ann.offers_draw().await, "There's already an open offer.");
    ann.presses("More").await;
    let labels = ann.labels();
    assert!(labels.contains(&"Withdraw".to_owned()), "{labels:?}");
    assert!(!labels.contains(&"Offer a draw".to_owned()), "{labels:?}");
    assert!(
        told(&world, &bob.asks("board", json!({})).await).contains("@Ann offers a draw."),
        "it is seen to be pending"
    );
    assert_eq!(bob.presses("Decline").await, "You declined.");
    assert_eq!(told(&world, &bob.newest().content), "@Ann offered a draw. @Bob declined.");
    assert!(buttons(&bob.newest()).is_empty());
    // A move overtakes a second offer, and its old button answers truly.
    bob.offers_draw().await;
    let offer = ann.newest();
    let agree = buttons(&offer)[0].1.clone();
    ann.plays("h1-f3").await;
    let settled = ann.sees().into_iter().find(|message| message.id == offer.id).unwrap();
    assert_eq!(
        told(&world, &settled.content),
        "@Bob offered a draw. It expired with the next move."
    );
    bob.offers_draw().await;
    bob.asks("board", json!({})).await;
    assert!(bob.labels().contains(&"Withdraw".to_owned()), "{:?}", bob.labels());
    assert_eq!(bob.presses("Withdraw").await, "You withdrew it.");
    assert_eq!(told(&world, &bob.newest().content), "@Bob offered a draw. It was withdrawn.");
    assert!(buttons(&settled).is_empty() && agree.contains("agree"));
    for (n, text) in annotated()[3..11].iter().enumerate() {
        [&bob, &ann][n % 2].plays(text).await;
    }
    bob.offers_draw().await;
    // Agreeing ends the game, so the bot asks first, in private.
    let asked = told(&world, &ann.presses("Agree").await);
    assert!(asked.ends_with("Agree to a draw? The game ends without a winner."), "{asked}");
    assert_eq!(ann.presses("No, play on").await, "Nothing was changed.");
    ann.presses("Agree").await;
    assert_eq!(ann.presses("Yes, agree to a draw").await, "You agreed. The game is over.");
    let end = told(&world, &bob.newest().content);
    assert!(end.starts_with("Draw agreed after 6 moves."), "{end}");
    ann.asks("games", json!({})).await;
    let finished = told(&world, &ann.presses("Finished games").await);
    assert!(finished.contains(" · a draw · "), "{finished}");
    world.end().await;
});

story!(a_draw_that_was_declined_is_not_offered_again_at_once, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.offers_draw().await;
    bob.presses("Decline").await;
    assert_eq!(
        ann.offers_draw().await,
        "Your draw offer was declined. You can offer one again after 8 more moves."
    );
    for (person, text) in [
        (&ann, "a1-c3"),
        (&bob, "d7-d5"),
        (&ann, "h1-f3"),
        (&bob, "b7-d5"),
        (&ann, "d1-d3"),
        (&bob, "c7-c5"),
    ] {
        person.plays(text).await;
    }
    assert!(ann.offers_draw().await.ends_with("after 2 more moves."));
    assert!(
        bob.offers_draw().await.starts_with("Your offer is posted."),
        "a player who declined may offer"
    );
    world.end().await;
});

story!(an_offer_rings_once_in_a_turn_and_a_withdrawn_one_counts_as_declined, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    let before = bob.pings();
    for offer in ["draw", "takeback"] {
        // Two minutes later a move is no longer taken back without asking.
        world.advance(150 * SECOND).await;
        let mut said = String::new();
        for _ in 0..8 {
            said = match offer {
                "draw" => ann.offers_draw().await,
                _ => ann.asks_back().await,
            };
            if said.contains(" is posted.") {
                ann.presses("Decline").await;
            }
        }
        let wanted = match offer {
            "draw" => "You withdrew your draw offer. You can offer one again after 8 more moves.",
            _ => {
                "You already asked to take this move back. You can ask again after your next move."
            }
        };
        assert_eq!(said, wanted);
    }
    assert_eq!(bob.pings(), before + 2, "one ping for each of the two questions");
    // A declined request is no different, and the next move can be asked for again.
    bob.plays("d7-d5").await;
    ann.plays("h1-f3").await;
    world.advance(150 * SECOND).await;
    assert!(ann.asks_back().await.starts_with("Your request is posted."));
    bob.presses("Decline").await;
    assert!(ann.asks_back().await.starts_with("You already asked to take this move back."));
    assert_eq!(bob.pings(), before + 4);
    world.end().await;
});

story!(a_move_is_taken_back_without_asking_a_few_times_in_a_turn, |world| async move {
    let (ann, bob) = seated(&world).await;
    let before = bob.pings();
    let mut said = String::new();
    for _ in 0..8 {
        ann.plays("a1-c3").await;
        said = ann.asks_back().await;
    }
    assert_eq!(said, "There's already an open offer.");
    assert_eq!(bob.pings(), before + 2, "one turn, and one question");
    world.end().await;
});

story!(who_is_blocked_rings_no_more, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    bob.blocks(&ann).await;
    let before = (bob.pings(), bob.at(ann.channel).sees().len());
    let unheard = "A player in this game doesn't take offers, gifts or reminders from you.";
    for command in ["draw", "takeback", "give"] {
        world.advance(150 * SECOND).await;
        let said = match command {
            "draw" => ann.offers_draw().await,
            "takeback" => ann.asks_back().await,
            _ => ann.asks("game give", json!({ "days": 1 })).await,
        };
        assert_eq!(said, unheard, "{command}");
    }
    assert_eq!((bob.pings(), bob.at(ann.channel).sees().len()), before, "nothing is posted either");
    // His clock runs, so his turn rings as before; the end asks nothing of him.
    ann.plays("h1-f3").await;
    assert_eq!(bob.pings(), before.0 + 1, "the turn");
    bob.plays("b7-d5").await;
    ann.resigns().await;
    assert_eq!(bob.pings(), before.0 + 1, "the end");
    world.end().await;
});

story!(murus_takes_no_draws_but_lets_moves_be_taken_back, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let ann = world.ann();
    ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let ann = ann.at(world.thread());
    assert_eq!(ann.offers_draw().await, "Murus doesn't agree to draws. You can play on or resign.");
    assert_eq!(ann.asks_back().await, "You have no move here to take back.");
    ann.plays("a1-c3").await;
    assert!(ann.newest().content.contains("1. a1-c3"), "Murus answered");
    let before = ann.pings();
    world.advance(HOUR).await;
    assert_eq!(ann.asks_back().await, "You took your move back. It's your turn again.");
    let board = ann.newest();
    assert_eq!(
        told(&world, &board.content).lines().next(),
        Some("You took a move back. Your move.")
    );
    assert!(ann.pings() == before, "she is looking, so no ping comes");
    assert!(ann.plays("b1-d3").await.starts_with("You played `b1-d3`."));
    // The button under the person's own move does the same, although Murus has answered, and only
    // once.
    let whisper = ann.sees().into_iter().rev().find(|message| message.whisper).unwrap();
    let back = buttons(&whisper).into_iter().find(|(label, _)| label == "Take back").unwrap().1;
    assert!(ann.newest().content.contains("1. b1-d3"), "Murus answered");
    let said = ann.presses_id(&whisper.id, &back).await;
    assert_eq!(said, "You took your move back. It's your turn again.");
    ann.plays("c1-c3").await;
    let whisper = ann.sees().into_iter().rev().find(|message| message.whisper).unwrap();
    let back = buttons(&whisper).into_iter().find(|(label, _)| label == "Take back").unwrap().1;
    // Later the next answer can't take this one away any longer.
    world.advance(15 * 60 * SECOND).await;
    ann.asks_back().await;
    ann.plays("c1-c3").await;
    let said = ann.presses_id(&whisper.id, &back).await;
    assert!(said.starts_with("That board is out of date"), "{said}");
    world.end().await;
});

story!(an_unseen_move_is_taken_back_at_once, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    let stale = buttons(&bob.newest())[0].1.clone();
    let message = bob.newest().id;
    world.advance(119 * SECOND).await;
    ann.presses("More").await;
    assert!(ann.presses("Take back").await.starts_with("You took your move back"));
    let bobs = bob.pings();
    assert!(
        told(&world, &ann.newest().content)
            .contains("@Ann, you're the Romans, at the bottom, and you go first")
            || told(&world, &ann.newest().content).contains("took a move back.\n@Ann, your move."),
        "{}",
        ann.newest().content
    );
    // Bob's older button answers truly, and his look comes too late to matter.
    let answered = bob.sees().into_iter().find(|seen| seen.id == message).unwrap();
    assert!(buttons(&answered).is_empty() && stale.contains("units"));
    assert_eq!(answered.content, "The move was taken back.");
    ann.plays("b1-d3").await;
    assert_eq!(bob.pings(), bobs, "it is the same turn of his");
    // Now Bob looks at it: Ann has to ask.
    bob.presses("My view").await;
    let before = bob.pings();
    assert!(ann.asks_back().await.starts_with("Your request is posted."));
    assert_eq!(
        told(&world, &bob.newest().content),
        "@Bob: @Ann asks to take the last move back. The request stands until the next move."
    );
    assert_eq!(bob.pings(), before + 1);
    let before = ann.pings();
    bob.presses("Agree").await;
    let board = told(&world, &ann.newest().content);
    assert!(board.starts_with("A move was taken back, as agreed."), "{board}");
    assert_eq!(ann.pings(), before + 1, "it is news to her");
    world.end().await;
});

story!(two_minutes_later_the_other_side_is_asked_and_no_clock_gains, |world| async move {
    let (ann, bob) = seated(&world).await;
    let start = deadline(&ann);
    world.advance(HOUR).await;
    ann.plays("a1-c3").await;
    world.advance(120 * SECOND).await;
    assert!(ann.asks_back().await.starts_with("Your request is posted."));
    bob.presses("Agree").await;
    // She thought for an hour. The day for the move goes with it, and Bob's two minutes do not
    // count for her.
    assert_eq!(deadline(&ann), start + 120, "{}", ann.newest().content);
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    ann.plays("h1-f3").await;
    // Back to Bob's own decision, two plies ago, with Ann's consent.
    world.advance(HOUR).await;
    bob.asks_back().await;
    ann.presses("Agree").await;
    let history = ann.asks("game moves", json!({})).await;
    assert!(history.contains("1. a1-c3\n"), "{history}");
    assert!(
        told(&world, &bob.newest().content).contains("@Bob, your move."),
        "{}",
        bob.newest().content
    );
    bob.plays("c7-c5").await;
    assert!(ann.newest().content.contains("1... c7-c5"), "{}", ann.newest().content);
    world.end().await;
});

story!(a_move_that_is_taken_back_at_once_adds_no_time, |world| async move {
    let (ann, bob) = seated_with(&world, 2).await;
    let runs_out = deadline(&ann);
    for _ in 0..2 {
        world.advance(11 * HOUR).await;
        ann.plays("a1-c3").await;
        let said = ann.asks_back().await;
        assert!(said.starts_with("You took your move back"), "{said}");
        assert_eq!(deadline(&ann), runs_out, "the hours that she thought are gone");
    }
    // Bob's gift of time stays.
    bob.asks("game give", json!({ "days": 1 })).await;
    world.advance(SECOND).await;
    ann.plays("a1-c3").await;
    ann.asks_back().await;
    assert_eq!(deadline(&ann), runs_out + 86400);
    ann.plays("a1-c3").await;
    assert_eq!(deadline(&bob), world.clock.now().as_secs() + 86400);
    world.end().await;
});

story!(a_button_pressed_twice_confirms_twice, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.presses("Move").await;
    ann.chooses("a1").await;
    ann.chooses("a1-c3").await;
    let preview = ann.sees().pop().unwrap();
    let (_, confirm) =
        buttons(&preview).into_iter().find(|(label, _)| label.starts_with("Confirm")).unwrap();
    let board = bob.pings();
    let press = || ann.presses_id(&preview.id, &confirm);
    let (one, other) = tokio::join!(press(), press());
    assert!([one, other].iter().all(|said| said.starts_with("You played `a1-c3`. It's ")));
    assert_eq!(bob.pings(), board + 1);
    // A move that is taken back does not count.
    ann.asks_back().await;
    let mut previews = Vec::new();
    for _ in 0..2 {
        ann.presses("Move").await;
        ann.chooses("a1").await;
        ann.chooses("a1-c3").await;
        previews.push(ann.sees().pop().unwrap());
        // Later the next menu can't take it away any longer.
        world.advance(15 * 60 * SECOND).await;
    }
    let [one, other] = previews.try_into().unwrap();
    let confirms = |message| {
        buttons(message).into_iter().find(|(label, _)| label.starts_with("Confirm")).unwrap().1
    };
    assert!(ann.presses_id(&one.id, &confirms(&one)).await.starts_with("You played"));
    ann.asks_back().await;
    assert!(
        ann.presses_id(&other.id, &confirms(&other)).await.starts_with("That board is out of date")
    );
    world.end().await;
});

story!(the_game_is_asked_for_when_there_are_several, |world| async move {
    let (ann, bob) = seated(&world).await;
    world
        .ann()
        .asks("challenge", json!({ "opponent": bob.id.to_string(), "side": 0, "time": 6 }))
        .await;
    world.bob().presses("Accept").await;
    ann.plays("a1-c3").await;
    // It is Ann's turn in only one of them, but she may mean the other one.
    for command in ["game abort", "game draw", "game takeback", "plan", "game resign"] {
        let said = world.ann().asks(command, json!({})).await;
        assert!(said == "Which game do you mean?", "/{command}: {said}");
    }
    assert!(
        ann.asks("game abort", json!({})).await.ends_with("It ends right away, with no result.")
    );
    assert!(ann.presses("Yes, call it off").await.starts_with("You called the game off."));
    world.end().await;
});

story!(a_rematch_is_played_once_by_the_same_players, |world| async move {
    let (ann, bob) = seated(&world).await;
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    let cleo = world.cleo().at(ann.channel);
    assert_eq!(cleo.presses("Rematch").await, "You're not playing in this game.");
    ann.blocks(&bob).await;
    assert!(ann.presses("Rematch").await.starts_with("You've blocked that person."));
    ann.unblocks("Bob").await;
    ann.presses("Rematch").await;
    bob.presses("Rematch").await;
    let said = ann.presses("Rematch").await;
    assert!(said.starts_with("That game already has a rematch."), "{said}");
    assert_eq!(world.sandbox.threads(world.ann().channel).len(), 2);
    world.end().await;
});

story!(a_game_is_called_off_before_its_second_move, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.presses("More").await;
    assert!(bob.presses("Call it off…").await.ends_with("It ends right away, with no result."));
    bob.presses("Yes, call it off").await;
    let end = told(&world, &ann.newest().content);
    assert_eq!(end, "@Bob called the game off before it really started.\n-# @Ann");
    assert!(buttons(&ann.newest()).iter().any(|(label, _)| label == "Rematch"));
    ann.presses("Rematch").await;
    bob.presses("Accept").await;
    let thread = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    bob.plays("a1-c3").await;
    ann.plays("d7-d5").await;
    assert!(
        bob.asks("game abort", json!({}))
            .await
            .starts_with("The game has started, so you can't call it off.")
    );
    world.end().await;
});

story!(calling_off_against_murus_offers_no_draw, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let ann = world.ann();
    ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let ann = ann.at(world.thread());
    ann.plays("a1-c3").await;
    let said = ann.asks("game abort", json!({})).await;
    assert_eq!(said, "The game has started, so you can't call it off. You can resign.");
    world.end().await;
});

story!(planned_answers_are_one_message_and_one_ping, |world| async move {
    let (ann, bob) = seated(&world).await;
    // Bob plans two answers deep and a branch; Ann has planned her own next move after his
    // first answer.
    let said = bob.asks("plan", json!({ "moves": "a1-c3 d7-d5 h1-f3 b7-d5; b1-d3 c7-c5" })).await;
    assert!(said.contains("1. if `a1-c3`, then `d7-d5`, and if `h1-f3`, then `b7-d5`"), "{said}");
    assert!(said.contains("2. if `b1-d3`, then `c7-c5`"), "{said}");
    assert!(bob.sees().last().unwrap().whisper, "only he sees it");
    assert!(ann.asks("plan", json!({})).await.starts_with("You have no plans in this game."));
    ann.asks("plan", json!({ "moves": "a1-c3 d7-d5 h1-f3" })).await;
    let anns = ann.pings();
    let bobs = bob.pings();
    let boards = ann.sees().len();
    world.advance(HOUR).await;
    ann.plays("a1-c3").await;
    let board = ann.newest();
    assert!(
        board.content.contains("**1. a1-c3 d7-d5 2. h1-f3 b7-d5** (makes a tower on d5) · "),
        "{}",
        board.content
    );
    assert_eq!(
        (ann.pings(), bob.pings()),
        (anns + 1, bobs),
        "after the chain one ping, for the player to move"
    );
    assert_eq!(
        ann.sees().into_iter().filter(|message| !message.whisper).count(),
        boards - 2 + 1,
        "and one message"
    );
    let planned = "\n-# Your plan played `h1-f3` for you.\n-# @Bob had planned `d7-d5 b7-d5`.";
    assert!(told(&world, &board.content).contains(planned), "{}", board.content);
    // Planned moves use no time and earn their increment: Ann thought for an hour and moved
    // twice.
    assert_eq!(deadline(&ann) - world.clock.now().as_secs(), 5 * 86400 - 3600);
    assert!(
        bob.asks("plan", json!({})).await.starts_with("You have no plans in this game."),
        "plans for other moves are deleted"
    );
    // The player who planned the move hears of it with the next ping.
    ann.plays("d1-d3").await;
    let board = bob.newest();
    assert!(
        board.content.contains("\n-# Your plan played `d7-d5 b7-d5` for you."),
        "{}",
        board.content
    );
    bob.plays("c7-c5").await;
    ann.plays("b1-b3").await;
    assert!(!bob.newest().content.contains("plan"), "once: {}", bob.newest().content);
    world.end().await;
});

story!(many_long_plans_are_listed, |world| async move {
    let (_, bob) = seated(&world).await;
    let start = Line::new(Variant::STANDARD);
    let mut said = String::new();
    for (n, first) in start.position().moves().into_iter().enumerate().take(20) {
        let mut line = start.clone();
        let mut moves = Vec::new();
        let mut next = first;
        while moves.len() < 12 {
            moves.push(line.position().write(next).to_string());
            line.play(Entry::Move(next)).unwrap();
            let legal = line.position().moves();
            next = legal[n % legal.len()];
        }
        said = bob.asks("plan", json!({ "moves": moves.join(" ") })).await;
        assert!(said.starts_with("Saved."), "{said}");
    }
    let last = said.lines().last().unwrap();
    assert!(last.starts_with("… and ") && last.ends_with(" more."), "{said}");
    assert_eq!(bob.asks("plan", json!({})).await.lines().last(), Some(last));
    world.end().await;
});

/// Bob looks at his move, and at his answer to Ann's next one.
async fn foresees(bob: &Person) {
    bob.asks("plan", json!({})).await;
    bob.presses("Plan a reply").await;
    for choice in ["d7", "d7-d5", "a1", "a1-c3", "b7", "b7-b5"] {
        bob.chooses(choice).await;
    }
}

story!(plans_are_checked_listed_revoked_and_never_played_elsewhere, |world| async move {
    let (ann, bob) = seated(&world).await;
    let wrong = [
        ("a1-c3 d7-d5 a1-b1 c7-c5", "`a1-c3 d7-d5 a1-b1` doesn't work. a1 is empty."),
        ("d7-d5 a1-c3", "You can't play `d7-d5`: the Romans move there."),
        ("a1-c3", "A plan has to end with your own move"),
        ("a1-c3 d7-d6", "`a1-c3 d7-d6` doesn't work."),
        ("a1-a4 d7-d5", "`a1-a4` doesn't work."),
        ("hello", "`hello` doesn't work. That doesn't look like a move."),
    ];
    for (moves, why) in wrong {
        let said = bob.asks("plan", json!({ "moves": moves })).await;
        assert!(said.contains(why), "{moves}: {said}");
    }
    // The person to move plans from their own move on.
    let said = ann.asks("plan", json!({ "moves": "d7-d5 a1-c3" })).await;
    assert!(said.contains("It's your turn, so a plan starts with your own next move"), "{said}");
    bob.asks("plan", json!({ "moves": "a1-c3 d7-d5" })).await;
    let said = bob.asks("plan", json!({ "moves": "a1-c3 c7-c5" })).await;
    assert_eq!(said, "That conflicts with the plan `a1-c3 d7-d5`. Only one of them can be kept.");
    bob.asks("plan", json!({})).await;
    assert!(bob.presses("Delete 1").await.starts_with("You have no plans in this game."));
    bob.asks("plan", json!({ "moves": "a1-c3 c7-c5" })).await;
    bob.asks("plan", json!({ "moves": "b1-d3 d7-d5" })).await;
    ann.plays("h1-f3").await;
    assert!(
        bob.newest().content.contains("@") && bob.newest().content.contains("1. h1-f3"),
        "it is Bob's own turn"
    );
    assert!(bob.asks("plan", json!({})).await.contains("\nYou have no plans in this game."));
    let stranger = world.cleo().at(ann.channel);
    assert_eq!(stranger.asks("plan", json!({})).await, "You're not playing in this game.");
    // Before he moves Bob plans his answer to Ann's, and then plays it.
    foresees(&bob).await;
    let unkept = bob.sees().pop().unwrap();
    bob.asks("plan", json!({})).await;
    assert_eq!(
        bob.presses("Plan a reply").await,
        "Which move do you make first?\n-# First choose the unit that moves."
    );
    bob.chooses("d7").await;
    assert_eq!(
        bob.chooses("d7-d5").await,
        "`d7-d5` Which move do you expect?\n-# First choose the unit that moves."
    );
    bob.chooses("a1").await;
    assert_eq!(
        bob.chooses("a1-c3").await,
        "`d7-d5 a1-c3`: what's your reply?\n-# First choose the unit that moves."
    );
    bob.chooses("b7").await;
    let whole = "Your plan: if `a1-c3`, then `b7-b5`. Save it, or add the next move you expect?";
    assert_eq!(bob.chooses("b7-b5").await, whole);
    let said = bob.presses("Save this plan").await;
    let shown = "Saved. Only you see your plans:\n1. after your `d7-d5`: if `a1-c3`, then `b7-b5`";
    assert!(said.starts_with(shown), "{said}");
    bob.plays("d7-d5").await;
    ann.plays("a1-c3").await;
    assert!(ann.newest().content.contains("**2. a1-c3 b7-b5** · "), "{}", ann.newest().content);
    let (_, id) =
        buttons(&unkept).into_iter().find(|(label, _)| label == "Save this plan").unwrap();
    assert!(
        bob.presses_id(&unkept.id, &id).await.starts_with("That board is out of date"),
        "it was about another board"
    );
    let seen = bob.sees().into_iter().find(|seen| seen.id == unkept.id).unwrap();
    assert_eq!(buttons(&seen).into_iter().map(|(label, _)| label).collect::<Vec<_>>(), ["My view"]);
    // Taking a move back deletes all plans.
    bob.asks("plan", json!({ "moves": "d1-d3 c7-c5" })).await;
    ann.asks_back().await;
    bob.presses("Agree").await;
    assert!(bob.asks("plan", json!({})).await.contains("You have no plans in this game."));
    world.end().await;
});

story!(an_offer_that_lapses_by_its_own_move_counts_as_declined, |world| async move {
    let (ann, bob) = seated(&world).await;
    let before = bob.pings();
    assert!(ann.offers_draw().await.starts_with("Your offer is posted."));
    ann.plays("a1-c3").await;
    ann.asks_back().await;
    let wait =
        "Your draw offer expired when you moved. You can offer one again after 8 more moves.";
    assert_eq!(ann.offers_draw().await, wait, "a move that is taken back changes nothing");
    ann.plays("a1-c3").await;
    assert_eq!(ann.offers_draw().await, wait.replace("8 more", "7 more"));
    assert_eq!(bob.pings(), before + 2, "an offer, and one turn");
    // An offer that the other side lets lapse is none of this.
    assert!(bob.offers_draw().await.starts_with("Your offer is posted."));
    bob.presses("Decline").await;
    bob.plays("d7-d5").await;
    world.end().await;
});
