//! Games of three and four: offers to several players, players who are out while the others play
//! on, and rematches.

use std::time::Duration;

use serde_json::json;

use super::challenges::told;
use super::notices::private;
use super::playing::seated;
use super::time::{DAY, unsaved};
use super::variants::{gathered, play};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons};

/// The newest message in the thread with this text.
fn saying(world: &World, person: &Person, text: &str) -> String {
    let all: Vec<String> =
        person.sees().iter().map(|message| told(world, &message.content)).collect();
    all.iter()
        .rfind(|said| said.contains(text))
        .unwrap_or_else(|| panic!("no {text} in {all:#?}"))
        .clone()
}

story!(a_draw_needs_each_remaining_player_once, |world| async move {
    let people = gathered(&world).await;
    let [ann, bob, cleo, dan] = &people;
    play(&[ann, bob, cleo, dan], "e1-c3 a6-c6 e8-g6 h7xg6").await;
    bob.offers_draw().await;
    let offer = bob.newest();
    let agree = buttons(&offer).into_iter().find(|(label, _)| label == "Agree").unwrap().1;
    ann.presses("Agree").await;
    assert_eq!(told(&world, &ann.presses("Yes, agree to a draw").await), "You agreed.");
    let agreed = "You've already agreed. We're waiting for the others.";
    assert_eq!(ann.presses_id(&offer.id, &agree).await, agreed);
    assert_eq!(ann.offers_draw().await, agreed);
    dan.presses_id(&offer.id, &agree).await;
    dan.presses("Yes, agree to a draw").await;
    cleo.presses("Decline").await;
    assert_eq!(saying(&world, ann, "offered a draw"), "@Bob offered a draw. @Cleo declined.");
    ann.plays("d1-f3").await;
    let board = told(&world, &bob.newest().content);
    assert!(board.contains("@Ann d1-f3") && !board.contains("taken back"), "{board}");
    // A player who is out is not asked, has lost, and hears so.
    dan.resigns().await;
    ann.offers_draw().await;
    for person in [bob, cleo] {
        person.presses("Agree").await;
        person.presses("Yes, agree to a draw").await;
    }
    assert_eq!(saying(&world, ann, "offered a draw"), "@Ann offered a draw. It was agreed.");
    let end = saying(&world, ann, "Draw agreed");
    assert!(end.contains("-# Out: @Dan (Britons)."), "{end}");
    for (person, fared) in [(ann, "a draw · "), (dan, "you lost · ")] {
        person.asks("games", json!({})).await;
        let finished = told(&world, &person.presses("Finished games").await);
        assert!(finished.contains(&format!(" · {fared}")), "{finished}");
    }
    let profile = told(&world, &dan.asks("profile", json!({})).await);
    assert!(profile.contains("0 won, 0 drawn, 1 lost"), "{profile}");
    // They lost at one table, and neither beat the other.
    let profile = told(&world, &ann.asks("profile", json!({ "person": dan.id.to_string() })).await);
    assert!(!profile.contains("Against you"), "{profile}");
    world.end().await;
});

story!(a_move_is_taken_back_among_several_with_one_message, |world| async move {
    let people = gathered(&world).await;
    let [ann, bob, cleo, dan] = &people;
    play(&[ann, bob, cleo, dan], "e1-c3 a6-c6 e8-g6 h7xg6 d1-f3 a5-c5").await;
    ann.asks_back().await;
    let asked = "@Bob, @Cleo, @Dan: @Ann asks to take their last move back, along with the one played since.";
    assert!(
        saying(&world, ann, "asks to take").starts_with(asked),
        "{}",
        saying(&world, ann, "asks to take")
    );
    for person in [bob, cleo, dan] {
        person.presses("Agree").await;
    }
    let board = told(&world, &ann.newest().content);
    assert_eq!(board.matches("A move was taken back, as agreed.").count(), 1, "{board}");
    assert!(board.contains("@Ann, your move."), "{board}");
    world.end().await;
});

story!(the_last_player_against_murus_takes_back_freely, |world| async move {
    let [cleo, dan] = ["Cleo", "Dan"].map(|name| world.person(name));
    cleo.asks("challenge", json!({ "variant": "Three players", "side": 0 })).await;
    cleo.presses("Add Murus").await;
    cleo.presses("Centurion (1300) · medium").await;
    dan.presses("Join").await;
    let thread = world.thread();
    let cleo = cleo.at(thread);
    let dan = dan.at(thread);
    dan.resigns().await;
    world.settle().await;
    cleo.plays("a1-a3").await;
    world.settle().await;
    assert!(
        cleo.newest().content.contains(&format!("{}, your move.", cleo.mention())),
        "{}",
        cleo.newest().content
    );
    assert_eq!(cleo.asks_back().await, "You took your move back. It's your turn again.");
    // No player is left for a draw or a gift of time.
    assert_eq!(
        cleo.offers_draw().await,
        "Murus doesn't agree to draws. You can play on or resign."
    );
    assert!(
        cleo.asks("game give", json!({ "days": 1 }))
            .await
            .starts_with("Nobody else has a clock here")
    );
    world.end().await;
});

story!(a_player_who_runs_out_of_time_among_several_is_out_and_hears_it, |mut world| async move {
    let people = gathered(&world).await;
    let [ann, bob, cleo, dan] = &people;
    unsaved(&[ann, bob, cleo, dan]).await;
    ann.plays("e1-c3").await;
    bob.resigns().await;
    play(&[cleo, dan], "e8-g6 h7xg6").await;
    let before = [ann, bob, cleo].map(Person::pings);
    world.advance(DAY * 5).await;
    world.restart().await;
    let board = told(&world, &cleo.newest().content);
    assert!(
        board.contains("@Ann (Romans) ran out of time and is out. Their stones stay."),
        "{board}"
    );
    // Ann had reminders, and the last ping says that she is out.
    assert!(ann.newest().pinged.contains(&ann.id.to_string()), "{:?}", ann.newest().pinged);
    assert_eq!((bob.pings(), cleo.pings()), (before[1], before[2] + 1));
    // A player who is out gets no questions, and the true reason for each refusal.
    let out = "You're out of this game. The others play on.";
    assert_eq!(ann.plays("c3-e3").await, out);
    for command in ["game resign", "game draw", "game takeback"] {
        assert_eq!(ann.asks(command, json!({})).await, out, "{command}");
    }
    ann.presses("More").await;
    let labels = ann.labels();
    assert!(
        !labels
            .iter()
            .any(|label| ["Hint", "Take back", "Offer a draw", "Resign"].contains(&&**label)),
        "{labels:?}"
    );
    let listed = told(&world, &ann.asks("games", json!({})).await);
    assert!(listed.contains("you are out, @Cleo to move"), "{listed}");
    let view = told(&world, &ann.presses("My view").await);
    assert!(view.contains("You're out. @Cleo to move."), "{view}");
    world.end().await;
});

story!(a_game_with_a_player_out_goes_on_from_before_that, |world| async move {
    let people = gathered(&world).await;
    let [ann, bob, cleo, dan] = &people;
    play(&[ann, bob, cleo, dan], "e1-c3 a6-c6 e8-g6 h7xg6 d1-f3").await;
    bob.resigns().await;
    play(&[cleo, dan, ann], "g8xh7 h3-f5 f1-d1").await;
    let game = ann.game().await;
    cleo.resigns().await;
    dan.resigns().await;
    let from = |ply: usize| json!({ "game": game, "ply": ply });
    assert_eq!(
        ann.asks("game continue", from(7)).await,
        "You can't play on from there. The game is shorter than that, was already over, or a player was already out."
    );
    ann.presses("More").await;
    ann.presses("Step through").await;
    assert!(!ann.labels().contains(&"Play on from here".to_owned()), "{:?}", ann.labels());
    ann.presses("First").await;
    assert!(ann.labels().contains(&"Play on from here".to_owned()), "{:?}", ann.labels());
    assert!(ann.asks("game continue", from(8)).await.starts_with("You can't play on from there."));
    ann.asks("game continue", from(5)).await;
    let said = ann.presses("Tiro (700) · easy").await;
    assert!(said.starts_with("[The game begins]("), "{said}");
    world.settle().await;
    // Without a named place the continued game begins where everybody was still in.
    dan.asks("game continue", json!({ "game": game })).await;
    let said = dan.presses("Tiro (700) · easy").await;
    assert!(said.starts_with("[The game begins]("), "{said}");
    world.settle().await;
    world.end().await;
});

story!(players_of_a_gathering_find_it_and_hear_of_its_end, |world| async move {
    let [ann, bob, cleo, dan] = ["Ann", "Bob", "Cleo", "Dan"].map(|name| world.person(name));
    seated(&world).await;
    ann.asks("challenge", json!({ "variant": "Four players" })).await;
    bob.presses("Join").await;
    let listed = told(&world, &bob.asks("games", json!({})).await);
    let (before, _) =
        listed.split_once("@Ann is gathering players").unwrap_or_else(|| panic!("{listed}"));
    assert!(!before.contains("vs @Ann"), "where he waits for others comes last: {listed}");
    // A player who blocks a person does not meet them at another person's table.
    bob.blocks(&dan).await;
    assert_eq!(dan.presses("Join").await, "A player in this game has blocked you.");
    cleo.presses("Join").await;
    world.advance(DAY * 8).await;
    let closed = saying(&world, &cleo, "is gathering players");
    assert!(closed.contains("Not everyone joined, so there's no game."), "{closed}");
    world.end().await;
});

story!(the_second_request_for_a_rematch_takes_a_seat_in_the_first, |world| async move {
    let people = gathered(&world).await;
    let [ann, bob, cleo, dan] = &people;
    play(&[ann, bob, cleo, dan], "e1-c3 a6-c6").await;
    for person in [cleo, dan, ann] {
        person.resigns().await;
    }
    bob.presses("Rematch").await;
    // A player who blocks a person does not meet them by a rematch either.
    bob.blocks(cleo).await;
    assert_eq!(cleo.presses("Rematch").await, "That person is not taking challenges from you.");
    assert_eq!(
        ann.presses("Rematch").await,
        "You're in. The game begins when every seat is taken."
    );
    world.end().await;
});

story!(followers_hear_of_events_without_the_last_move_again, |world| async move {
    let people = gathered(&world).await;
    let [ann, bob, cleo, _] = &people;
    let mona = world.person("Mona").at(ann.channel);
    play(&[ann, bob], "e1-c3 a6-c6").await;
    mona.presses("My view").await;
    mona.presses("Follow").await;
    mona.presses("Tell me every move").await;
    cleo.plays("e8-g6").await;
    bob.resigns().await;
    let letters: Vec<String> =
        private(&world, &mona).iter().map(|letter| told(&world, letter)).collect();
    assert!(
        letters.last().unwrap().contains("@Bob (Gauls) resigns and is out. Their stones stay."),
        "{letters:?}"
    );
    assert_eq!(letters.iter().filter(|letter| letter.contains("e8-g6")).count(), 1, "{letters:?}");
    world.end().await;
});

story!(players_out_on_vacation_and_spectators_disturb_nothing, |world| async move {
    let people = gathered(&world).await;
    let [ann, bob, cleo, dan] = &people;
    play(
        &[ann, bob, cleo, dan],
        "e1-c3 a6-c6 e8-g6 h7xg6 d1-f3 a5-c5 g8xh7 h3-f5 f1-d1 a2-c4 b8-d6 h4-f2",
    )
    .await;
    play(
        &[ann, bob, cleo, dan],
        "g1xf2 a4-c2 d8-f6 h2xg1 c1xc2 b3xc3 f8-f6 h6-h8 b1-d3 a7-a5 f6xf5",
    )
    .await;
    ann.sets(&["vacation", "leave=10"]).await;
    let before = ann.pings();
    world.advance(Duration::from_secs(60)).await;
    dan.plays("h5-h7").await;
    let board = told(&world, &bob.newest().content);
    assert!(board.contains("@Ann (Romans) has no moves left and is out."), "{board}");
    assert_eq!(ann.pings(), before, "she is on vacation");
    // She looks and is out: no player in the game has seen the move.
    ann.presses("My view").await;
    assert_eq!(dan.asks_back().await, "You took your move back. It's your turn again.");
    let board = told(&world, &dan.newest().content);
    assert!(board.contains("@Dan took a move back.\n@Ann is back in the game."), "{board}");
    world.end().await;
});
