//! Notices: their people, times, places and sounds.

use std::time::Duration;

use serde_json::json;

use super::absence::SECOND;
use super::challenges::told;
use super::playing::seated;
use super::time::{DAY, HOUR, seated_with, unsaved};
use super::variants::gathered;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, parts};

const MINUTE: Duration = Duration::from_secs(60);

/// The direct messages to a person, newest last.
pub fn private(world: &World, person: &Person) -> Vec<String> {
    let Some(direct) = world.sandbox.direct(person.id) else { return Vec::new() };
    person
        .at(direct)
        .sees()
        .into_iter()
        .filter(|message| message.bot)
        .map(|message| message.content)
        .collect()
}

story!(one_reminder_comes_and_the_last_one_and_they_stop_with_the_answer, |world| async move {
    let (ann, bob) = seated_with(&world, 5).await;
    let before = ann.pings();
    world.advance(96 * HOUR - Duration::from_secs(1)).await;
    assert!(
        ann.newest().content.contains("you go first"),
        "no reminder before four fifths have passed"
    );
    world.advance(Duration::from_secs(1)).await;
    let most = ann.newest().content;
    assert!(most.contains("most of your time is gone"), "{most}");
    assert!(!most.contains("https://"), "it stands below the board: {most}");
    assert_eq!(ann.pings(), before + 1);
    world.advance(22 * HOUR).await;
    let last = ann.newest();
    assert!(last.content.contains("your time is nearly up · vs"), "{}", last.content);
    assert_eq!((ann.pings(), last.pinged), (before + 2, vec![ann.id.to_string()]));
    ann.plays("a1-c3").await;
    let anns = ann.pings();
    let bobs = bob.pings();
    world.advance(59 * HOUR).await;
    assert_eq!((ann.pings(), bob.pings()), (anns, bobs), "a player who has answered gets no ping");
    world.end().await;
});

story!(in_quiet_hours_the_ping_waits_for_the_morning, |world| async move {
    let (ann, bob) = seated(&world).await;
    let said = bob
        .sets(&["zones", "zone-region=europe", "set-zone=Europe/Berlin", "set-quiet=22-7"])
        .await;
    assert!(said.contains("✓ Quiet hours: **22:00 to 7:00**"), "{said}");
    // Ten in the evening in UTC is midnight in Berlin.
    world.advance(10 * HOUR).await;
    let before = bob.pings();
    ann.plays("a1-c3").await;
    assert!(
        bob.newest().content.contains("your move") && bob.pings() == before,
        "the board is there, without a ping"
    );
    world.advance(7 * HOUR - Duration::from_secs(1)).await;
    assert_eq!(bob.pings(), before);
    world.advance(Duration::from_secs(1)).await;
    assert_eq!(bob.pings(), before + 1, "at seven in the morning");
    let call = bob.newest().content;
    assert!(told(&world, &call).starts_with("@Bob, your move · vs @Ann · due <t:"), "{call}");
    bob.plays("d7-d5").await;
    world.advance(17 * HOUR).await;
    // Another night: this time Bob is awake and answers before the morning.
    let before = bob.pings();
    ann.plays("h1-f3").await;
    bob.plays("b7-d5").await;
    world.advance(12 * HOUR).await;
    assert_eq!(bob.pings(), before, "no ping about an answered turn");
    world.end().await;
});

/// Bob's turn pings him at noon. At eleven in the evening, while he sleeps, Ann offers a draw.
/// Returns his pings so far.
async fn offered_at_night(world: &World) -> (Person, Person, usize) {
    let (ann, bob) = seated(world).await;
    bob.sets(&["set-quiet=22-7"]).await;
    ann.plays("a1-c3").await;
    let before = bob.pings();
    world.advance(11 * HOUR).await;
    ann.offers_draw().await;
    assert_eq!(bob.pings(), before, "it is eleven in the evening");
    (ann, bob, before)
}

story!(an_offer_at_night_pings_in_the_morning_and_the_turn_not_again, |world| async move {
    let (_, bob, before) = offered_at_night(&world).await;
    world.advance(8 * HOUR).await;
    assert_eq!(bob.pings(), before + 1);
    let call = bob.newest().content;
    assert!(told(&world, &call).starts_with("@Bob, you have a draw offer · vs @Ann"), "{call}");
    // He puts the ping off. He then knows of the offer, and the later ping is about the turn.
    bob.puts_off("In 3 hours").await;
    world.advance(3 * HOUR).await;
    assert_eq!(bob.pings(), before + 2);
    let call = bob.newest().content;
    assert!(told(&world, &call).starts_with("@Bob, your move · vs @Ann"), "{call}");
    world.end().await;
});

story!(an_offer_answered_at_night_wakes_nobody_in_the_morning, |world| async move {
    let (ann, bob, before) = offered_at_night(&world).await;
    bob.presses("Decline").await;
    world.advance(9 * HOUR).await;
    assert_eq!(bob.pings(), before, "he knows of his turn since noon, and of the offer");
    // A ping that he puts off himself keeps its time, with or without events at night.
    bob.puts_off("Tomorrow").await;
    world.advance(15 * HOUR).await;
    ann.asks_back().await;
    bob.presses("Decline").await;
    world.advance(8 * HOUR).await;
    assert_eq!(bob.pings(), before, "it is seven");
    world.advance(2 * HOUR).await;
    assert_eq!(bob.pings(), before + 1, "and now nine");
    world.end().await;
});

story!(a_turn_pings_once_even_when_a_player_leaves, |world| async move {
    let [ann, bob, cleo, dan] = gathered(&world).await;
    bob.sets(&["set-quiet=22-7"]).await;
    world.advance(11 * HOUR).await;
    let before = bob.pings();
    ann.plays("e1-c3").await;
    world.advance(8 * HOUR).await;
    assert_eq!(bob.pings(), before + 1);
    cleo.asks("game resign", json!({})).await;
    cleo.presses("Yes, I resign").await;
    assert!(
        told(&world, &bob.newest().content).contains("@Cleo (Germans) resigns and is out"),
        "{}",
        bob.newest().content
    );
    assert_eq!(bob.pings(), before + 1);
    // The ping that he puts off comes although another player leaves.
    bob.puts_off("In 3 hours").await;
    dan.asks("game resign", json!({})).await;
    dan.presses("Yes, I resign").await;
    assert_eq!(bob.pings(), before + 1);
    world.advance(3 * HOUR).await;
    assert_eq!(bob.pings(), before + 2);
    world.end().await;
});

story!(several_asked_players_each_get_their_own_notice, |world| async move {
    let [ann, bob, cleo, dan] = gathered(&world).await;
    bob.sets(&["set-quiet=22-7"]).await;
    cleo.sets(&["set:notify=direct"]).await;
    world.advance(11 * HOUR).await;
    let before = [&bob, &cleo, &dan].map(Person::pings);
    ann.plays("e1-c3").await;
    // It is Bob's turn, and he sleeps. Dan offers a draw: Ann and Cleo hear of it at once, each in
    // their own way.
    let anns = ann.pings();
    dan.offers_draw().await;
    assert_eq!((ann.pings(), cleo.pings()), (anns + 1, before[1] + 1));
    assert!(private(&world, &cleo).pop().unwrap().contains("you have a draw offer · vs"));
    assert!(
        !private(&world, &cleo).pop().unwrap().contains("time runs out"),
        "it is not her clock that runs"
    );
    dan.asks("game resign", json!({})).await;
    dan.presses("Yes, I resign").await;
    assert_eq!(bob.pings(), before[0]);
    world.advance(8 * HOUR).await;
    assert_eq!(bob.pings(), before[0] + 1, "in the morning his turn pings him");
    // A player who is out no longer has a say.
    assert_eq!(
        dan.asks("game give", json!({ "days": 1 })).await,
        "You're out of this game. The others play on."
    );
    assert_eq!(
        dan.asks("game abort", json!({})).await,
        "You're out of this game. The others play on."
    );
    assert_eq!(dan.offers_draw().await, "You're out of this game. The others play on.");
    world.end().await;
});

story!(direct_messages_and_what_happens_when_they_are_closed, |world| async move {
    let (ann, bob) = seated(&world).await;
    assert!(
        bob.sets(&["set:notify=direct"])
            .await
            .contains("✓ When it's your turn: **a direct message**")
    );
    let before = bob.pings();
    ann.plays("a1-c3").await;
    assert!(
        bob.newest().content.contains("your move") && bob.newest().pinged.is_empty(),
        "the thread is quiet"
    );
    assert_eq!(bob.pings(), before + 1, "and the direct message is the one ping");
    let direct = bob.at(world.sandbox.direct(bob.id).unwrap());
    let call = direct.newest();
    assert!(
        told(&world, &call.content).starts_with("@Bob, your move · vs @Ann"),
        "{}",
        call.content
    );
    assert_eq!(call.files.len(), 1, "with the board");
    let labels: Vec<String> = buttons(&call).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Move", "Later…"], "the board is there as he sees it");
    // He moves in the direct message.
    direct.clicks("d7-d5").await;
    assert!(ann.newest().content.contains("1... d7-d5"));
    world.sandbox.set_direct_messages(bob.id, false);
    let before = bob.pings();
    ann.plays("h1-f3").await;
    let call = bob.newest();
    assert!(
        call.content.contains("I'm posting this here because I can't send you direct messages"),
        "{}",
        call.content
    );
    assert_eq!((bob.pings(), call.pinged), (before + 1, vec![bob.id.to_string()]));
    bob.sets(&[]).await;
    let page = bob.sees().pop().unwrap();
    let menu = &parts(&page).next().unwrap();
    let chosen = menu["options"]
        .as_array()
        .unwrap()
        .iter()
        .find(|option| option["default"] == true)
        .unwrap();
    assert_eq!(
        (&menu["custom_id"], &chosen["value"]),
        (&json!("1:0:0:set:notify"), &json!("mention")),
        "the choice is off"
    );
    bob.plays("b7-d5").await;
    ann.plays("d1-d3").await;
    assert_eq!(bob.pings(), before + 2, "from now on the board itself mentions him");
    world.end().await;
});

story!(a_digest_once_a_day_or_nothing_at_all, |world| async move {
    let (ann, bob) = seated(&world).await;
    bob.sets(&["set:notify=digest"]).await;
    let before = bob.pings();
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), before, "no ping without an event");
    // It is noon; digests come at nine in the morning.
    world.advance(20 * HOUR).await;
    assert!(private(&world, &bob).is_empty());
    world.advance(HOUR).await;
    let digest = private(&world, &bob).pop().unwrap();
    assert_eq!(
        digest, "It's your move in one game.",
        "a phone shows it; the games stand on a card"
    );
    let direct = bob.at(world.sandbox.direct(bob.id).unwrap());
    assert!(direct.reads().contains("vs "), "{}", direct.reads());
    let offered: Vec<String> =
        buttons(&direct.newest()).into_iter().map(|(label, _)| label).collect();
    assert_eq!(offered, ["Next game (1)", "My games"]);
    assert_eq!(bob.pings(), before + 1);
    world.advance(DAY).await;
    assert_eq!(private(&world, &bob).len(), 2, "every day, as long as there is something");
    bob.plays("d7-d5").await;
    world.advance(DAY).await;
    assert_eq!(private(&world, &bob).len(), 2);
    bob.sets(&["set:notify=off"]).await;
    let before = bob.pings();
    ann.plays("h1-f3").await;
    world.advance(2 * DAY).await;
    assert_eq!(bob.pings(), before, "no ping at all");
    bob.sets(&["set:notify=both"]).await;
    bob.plays("b7-d5").await;
    ann.plays("d1-d3").await;
    assert_eq!(bob.pings(), before + 2, "both: the mention and the direct message");
    world.end().await;
});

story!(both_is_a_mention_alone_once_direct_messages_are_closed, |world| async move {
    let (ann, bob) = seated(&world).await;
    let first = bob.channel;
    world.ann().asks("challenge", json!({ "side": 0 })).await;
    world.bob().presses("Accept").await;
    let second = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    bob.sets(&["set:notify=both"]).await;
    ann.at(first).plays("a1-c3").await;
    let direct = world.sandbox.direct(bob.id).unwrap();
    bob.at(first).plays("d7-d5").await;
    // Messages to him fail for a while, and meanwhile he closes his direct messages.
    let path = format!("channels/{direct}/messages");
    for retry_after_ms in [60_000, 120_000] {
        let fault = json!({ "rate_limited": { "retry_after_ms": retry_after_ms } });
        let rule = json!({ "method": "POST", "path": path, "fault": fault });
        world.sandbox.misbehave(serde_json::from_value(rule).unwrap());
    }
    let before = bob.pings();
    ann.at(first).plays("h1-f3").await;
    ann.at(second).plays("a1-c3").await;
    assert_eq!(bob.pings(), before + 2, "each board mentions him");
    world.sandbox.set_direct_messages(bob.id, false);
    world.advance(Duration::from_secs(150)).await;
    assert_eq!(bob.pings(), before + 2, "and the same turn doesn't ping him again");
    world.end().await;
});

story!(one_game_is_muted_and_the_other_is_not, |world| async move {
    let (ann, bob) = seated(&world).await;
    let first = bob.channel;
    world.ann().asks("challenge", json!({ "side": 0 })).await;
    world.bob().presses("Accept").await;
    let second = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    bob.presses("Later…").await;
    let (note, mute) = bob.button("Mute");
    bob.presses("Later…").await;
    let silent = "I won't ping you about this game anymore.";
    assert!(bob.presses("Mute").await.starts_with(silent));
    assert_eq!(bob.presses_id(&note, &mute).await, silent, "an older button means the same");
    let before = bob.pings();
    ann.at(first).plays("a1-c3").await;
    assert_eq!(bob.pings(), before);
    world.advance(2 * DAY + 22 * HOUR).await;
    assert_eq!(bob.pings(), before, "no reminders either");
    ann.at(second).plays("a1-c3").await;
    assert_eq!(bob.pings(), before + 1);
    assert_eq!(
        bob.at(first).asks("game mute", json!({})).await,
        "I'll ping you about this game again."
    );
    bob.at(first).plays("d7-d5").await;
    ann.at(first).plays("h1-f3").await;
    assert_eq!(bob.pings(), before + 2);
    world.end().await;
});

story!(a_ping_is_put_off_no_longer_than_the_clock_allows, |world| async move {
    let (ann, bob) = seated_with(&world, 3).await;
    unsaved(&[&ann, &bob]).await;
    world.advance(2 * DAY - 110 * MINUTE).await;
    let before = ann.pings();
    let said = ann.puts_off("Tomorrow").await;
    assert!(
        said.contains(". That's sooner than you chose, because your time runs out <t:"),
        "{said}"
    );
    world.advance(88 * MINUTE - SECOND).await;
    assert_eq!(ann.pings(), before);
    world.advance(SECOND).await;
    assert_eq!(ann.pings(), before + 1);
    world.end().await;
});

story!(a_ping_is_put_off_and_dies_with_the_answer, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    let before = bob.pings();
    assert!(ann.presses("Later…").await.starts_with("It's not your turn here"));
    assert!(bob.puts_off("In 3 hours").await.starts_with("I'll remind you"));
    world.advance(3 * HOUR - Duration::from_secs(1)).await;
    assert_eq!(bob.pings(), before);
    world.restart().await;
    world.advance(Duration::from_secs(1)).await;
    assert_eq!(bob.pings(), before + 1);
    assert!(
        told(&world, &bob.newest().content).starts_with("@Bob, your move · vs @Ann"),
        "{}",
        bob.newest().content
    );
    // From the reminder itself he puts it off again: until seven in the evening, then until nine
    // the next morning.
    bob.puts_off("Tonight").await;
    world.advance(4 * HOUR).await;
    assert_eq!(bob.pings(), before + 2);
    bob.puts_off("Tomorrow").await;
    world.advance(13 * HOUR).await;
    assert_eq!(bob.pings(), before + 2);
    world.advance(HOUR).await;
    assert_eq!(bob.pings(), before + 3);
    bob.puts_off("In 3 hours").await;
    bob.plays("d7-d5").await;
    world.advance(4 * HOUR).await;
    assert_eq!(bob.pings(), before + 3, "a player who has answered gets no ping");
    world.end().await;
});

story!(a_move_taken_back_and_another_at_once_ping_once, |world| async move {
    let (ann, bob) = seated(&world).await;
    let before = bob.pings();
    for again in ["a1-c3", "h1-f3", "b1-d3"] {
        ann.plays(again).await;
        assert_eq!(bob.pings(), before + 1, "one turn of Bob's, one ping");
        let board = told(&world, &bob.newest().content);
        assert!(board.contains("your move") && board.contains(again), "{board}");
        if again != "b1-d3" {
            let said = ann.asks_back().await;
            assert!(said.starts_with("You took your move back."), "{said}");
        }
    }
    // He answers, and the next turn pings as ever.
    bob.plays("d7-d5").await;
    ann.plays("h1-f3").await;
    assert_eq!(bob.pings(), before + 2);
    // A move that comes later is news: he may have seen that the first one went.
    ann.asks_back().await;
    world.advance(HOUR / 20).await;
    ann.plays("c1-c3").await;
    assert_eq!(bob.pings(), before + 3);
    world.end().await;
});

story!(a_direct_call_becomes_history_at_the_end_of_its_game, |world| async move {
    let (ann, bob) = seated(&world).await;
    bob.sets(&["set:notify=direct"]).await;
    ann.plays("a1-c3").await;
    let direct = bob.at(world.sandbox.direct(bob.id).unwrap());
    assert!(direct.newest().content.contains("your move"));
    ann.resigns().await;
    world.settle().await;
    let call = direct.newest();
    let words = told(&world, &call.content);
    assert!(words.starts_with("This game is over: @Ann – @Bob · "), "{words}");
    assert!(words.contains("@Bob won") && buttons(&call).is_empty(), "{words}");
    assert_eq!(call.files.len(), 1, "the board stays");
    world.end().await;
});

story!(a_move_after_a_takeback_that_was_looked_at_pings, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    let before = bob.pings();
    ann.asks_back().await;
    world.advance(Duration::from_secs(20)).await;
    bob.asks("game moves", json!({})).await;
    world.advance(Duration::from_secs(20)).await;
    ann.plays("h1-f3").await;
    assert_eq!(bob.pings(), before + 1, "he saw that nothing was asked of him");
    world.end().await;
});
