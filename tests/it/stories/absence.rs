//! Being away: vacations, weekends, more time as a gift, and players who left.

use std::time::Duration;

use serde_json::json;

use super::challenges::told;
use super::playing::{annotated, seated};
use super::time::{DAY, HOUR, deadline, seated_with, unsaved};
use crate::story;
use crate::support::person::read;

pub const SECOND: Duration = Duration::from_secs(1);

story!(a_vacation_stops_the_clocks_and_is_told_once_in_each_game, |world| async move {
    let (ann, bob) = seated_with(&world, 4).await;
    world.ann().asks("challenge", json!({ "side": 1, "time": 4 })).await;
    world.bob().presses("Accept").await;
    let second = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    unsaved(&[&ann, &bob]).await;
    let runs_out = deadline(&ann);
    world.advance(DAY).await;
    let said = ann.sets(&["vacation"]).await;
    assert!(said.starts_with("Vacation: **off** · 21 days left\n"), "{said}");
    let said = ann.sets(&["vacation", "leave=10"]).await;
    assert!(
        said.contains("✓ You're on vacation. I'll let your opponents know.\nVacation: **ends <t:"),
        "{said}"
    );
    for thread in [ann.channel, second] {
        let news = bob.at(thread).newest();
        assert!(
            told(&world, &news.content).starts_with("@Ann is on vacation and will be back <t:"),
            "{}",
            news.content
        );
        assert!(news.pinged.is_empty());
    }
    assert_eq!(
        deadline(&ann),
        runs_out + 10 * 24 * 60 * 60,
        "the time that is left stands still, and none is added"
    );
    let before = ann.pings();
    world.advance(DAY).await;
    // Meanwhile Bob moves in the other game: Ann is not pinged before she is back.
    bob.at(second).plays("a1-c3").await;
    assert_eq!(ann.pings(), before);
    world.advance(8 * DAY + 12 * HOUR).await;
    assert_eq!(ann.pings(), before, "no reminder while she is away");
    // She stays away a day longer: the same message says so.
    let notes =
        || bob.sees().into_iter().filter(|message| message.content.contains("@Ann")).count();
    let seen = notes();
    assert!(ann.sets(&["vacation", "leave=2"]).await.contains("Vacation: **ends <t:"));
    let until = world.clock.now().as_secs() + 2 * 86400;
    let note =
        bob.sees().into_iter().rfind(|message| message.content.contains("is on vacation")).unwrap();
    let clock = format!("Time runs out <t:{}:R>.", runs_out + 11 * 86400 + 12 * 3600);
    assert_eq!(
        told(&world, &note.content),
        format!(
            "@Ann is on vacation and will be back <t:{until}:R>. Their clock is paused until then.\n-# {clock}\n-# @Ann – @Bob"
        )
    );
    assert!(
        ann.sets(&["vacation", "come-back"])
            .await
            .starts_with("Welcome back. Your clocks are running again.\n")
    );
    assert_eq!(notes(), seen, "and so is that she is back");
    let note = bob.sees().into_iter().find(|message| message.id == note.id).unwrap();
    assert!(
        told(&world, &note.content).starts_with("@Ann was on vacation and came back <t:"),
        "{}",
        note.content
    );
    assert_eq!(ann.pings(), before + 1, "back early, she hears which games wait for her");
    assert!(
        ann.asks("board", json!({}))
            .await
            .contains(&format!("<t:{}:R>", runs_out + 9 * 86400 + 12 * 3600))
    );
    let said = ann.sets(&["vacation"]).await;
    assert!(said.contains("· 12 days left"), "{said}");
    assert!(!said.contains("ends <t:"), "{said}");
    world.end().await;
});

story!(an_early_return_is_announced_after_any_change, |world| async move {
    let (ann, bob) = seated_with(&world, 6).await;
    ann.sets(&["vacation", "leave=1"]).await;
    ann.sets(&["vacation", "leave=5"]).await;
    bob.at(world.ann().channel).asks("help", json!({})).await;
    world.advance(HOUR).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    let before = ann.pings();
    // The chosen end would now be in her night.
    ann.sets(&["set-quiet=other", "form=9,15:00"]).await;
    world.advance(2 * DAY + 6 * HOUR).await;
    assert_eq!(ann.pings(), before);
    ann.sets(&["vacation", "come-back"]).await;
    assert_eq!(ann.pings(), before + 1);
    let note = bob.sees().into_iter().find(|message| message.content.contains("vacation")).unwrap();
    assert!(
        told(&world, &note.content).starts_with("@Ann was on vacation and came back"),
        "{}",
        note.content
    );
    world.end().await;
});

story!(no_vacation_is_taken_for_a_game_that_cannot_be_lost, |world| async move {
    let cleo = world.cleo();
    let (ann, _) = seated_with(&world, 2).await;
    world
        .ann()
        .asks("challenge", json!({ "opponent": cleo.id.to_string(), "side": 0, "time": 2 }))
        .await;
    cleo.presses("Accept").await;
    world.advance(3 * DAY).await;
    let said = ann.sets(&["vacation"]).await;
    assert!(said.contains("· 21 days left"), "{said}");
    let off = world.ann().sees().iter().any(|message| message.content.contains("was called off"));
    assert!(off, "{:#?}", world.ann().sees());
    world.end().await;
});

story!(agreed_weekends_do_not_count, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    bob.sets(&["zones", "zone-region=america", "set-zone=America/New_York"]).await;
    let game =
        json!({ "opponent": bob.id.to_string(), "side": 0, "time": 3, "weekends_off": true });
    ann.asks("challenge", game).await;
    assert!(ann.reads().contains("Weekends don't count."));
    bob.presses("Accept").await;
    let thread = world.thread();
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    // It is Monday noon in UTC. On Thursday noon Ann moves; Bob's two days end on Monday, eight in
    // the morning in New York.
    let start = deadline(&ann);
    assert_eq!(start - world.clock.now().as_secs(), 2 * 86400, "no weekend lies between");
    world.advance(DAY).await;
    ann.plays("a1-c3").await;
    world.advance(DAY).await;
    bob.plays("d7-d5").await;
    world.advance(DAY).await;
    ann.plays("h1-f3").await;
    let thursday = world.clock.now().as_secs();
    assert_eq!(deadline(&bob), thursday + 4 * 86400, "two days and the weekend");
    // A change of zone holds from the next turn.
    bob.sets(&["zones", "zone-region=asia", "set-zone=Asia/Tokyo"]).await;
    assert!(
        bob.asks("board", json!({})).await.contains(&format!("<t:{}:R>", thursday + 4 * 86400))
    );
    world.advance(36 * HOUR).await;
    bob.plays("b7-d5").await;
    world.advance(2 * DAY).await;
    ann.plays("d1-d3").await;
    // It is Monday, and Bob's next weekend is far away.
    assert_eq!(deadline(&bob), world.clock.now().as_secs() + 2 * 86400);
    world.end().await;
});

story!(more_time_is_a_gift, |world| async move {
    let (ann, bob) = seated(&world).await;
    let before = deadline(&ann);
    ann.asks("game draw", json!({})).await;
    ann.presses("Yes, offer a draw").await;
    assert_eq!(
        told(&world, &bob.asks("game give", json!({ "days": 2 })).await),
        "You gave @Ann more time."
    );
    assert_eq!(bob.choices(), [""; 0], "what Ann may do now is not for Bob");
    let news = ann.newest();
    assert!(
        told(&world, &news.content).starts_with("@Ann gets 2 days of extra time."),
        "{}",
        news.content
    );
    assert_eq!(deadline(&ann), before + 2 * 86400);
    assert!(news.pinged.is_empty());
    // The earlier board still works: a gift changes nothing on it.
    ann.clicks("a1-c3").await;
    assert!(bob.newest().content.contains("1. a1-c3"));
    for _ in 0..4 {
        ann.asks("game give", json!({ "days": 7 })).await;
    }
    assert_eq!(
        ann.asks("game give", json!({ "days": 7 })).await,
        "Your opponent has plenty of time already."
    );
    let cleo = world.cleo();
    let dan = world.person("Dan");
    cleo.asks("challenge", json!({ "opponent": dan.id.to_string(), "time": 8 })).await;
    dan.presses("Accept").await;
    let thread = world.sandbox.threads(cleo.channel).last().unwrap().0;
    assert_eq!(
        cleo.at(thread).asks("game give", json!({ "days": 1 })).await,
        "This game has no clock, so nobody needs extra time."
    );
    world.end().await;
});

story!(a_friend_in_the_seat_of_who_was_removed_takes_no_rating, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays_with(&bob, &annotated()[..20]).await;
    // A trick: the owner removes the other player, a friend takes the seat over and resigns. Who
    // leaves cannot be told from who was removed.
    world.sandbox.leave(bob.id);
    let cleo = world.cleo().at(ann.channel);
    let said = cleo.asks("game adopt", json!({})).await;
    assert_eq!(said, "The seat is yours. The game is no longer rated.");
    cleo.resigns().await;
    let end = told(&world, &read(&ann.newest()));
    assert!(end.contains("Casual: a player has left this game's server."), "{end}");
    for person in [&ann, &bob, &cleo] {
        let profile = ann.asks("profile", json!({ "person": person.id.to_string() })).await;
        assert!(!profile.contains("Standard:"), "{profile}");
    }
    world.end().await;
});

story!(the_seat_of_a_player_who_left_can_be_taken_over, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    let cleo = world.cleo().at(ann.channel);
    assert_eq!(
        cleo.asks("game adopt", json!({})).await,
        "Everybody in that game is still in this server."
    );
    bob.asks("plan", json!({ "moves": "h1-f3 b7-d5" })).await;
    bob.asks("game mute", json!({})).await;
    world.advance(DAY).await;
    bob.sets(&["vacation", "leave=20"]).await;
    world.sandbox.leave(bob.id);
    let elsewhere = json!({ "game": ann.game().await });
    let arena = world.cleo().at(world.sandbox.channel("arena").unwrap());
    assert!(
        arena
            .asks("game adopt", elsewhere)
            .await
            .starts_with("You can only take over a seat in the game's own")
    );
    ann.blocks(&cleo).await;
    assert_eq!(cleo.asks("game adopt", json!({})).await, "A player in this game has blocked you.");
    ann.unblocks("Cleo").await;
    assert!(
        ann.asks("game adopt", json!({})).await.contains("You're already playing in this game.")
    );
    let before = cleo.pings();
    assert!(cleo.asks("game adopt", json!({})).await.starts_with("The seat is yours."));
    let board = cleo.newest();
    assert!(
        told(&world, &board.content).starts_with("@Cleo takes over an abandoned seat."),
        "{}",
        board.content
    );
    assert_eq!((cleo.pings(), board.pinged), (before + 1, vec![cleo.id.to_string()]));
    // Bob's choices and plans are not hers.
    assert!(cleo.asks("plan", json!({})).await.starts_with("You have no plans in this game."));
    assert_eq!(
        cleo.asks("game mute", json!({})).await,
        "I won't ping you about this game anymore."
    );
    cleo.asks("game mute", json!({})).await;
    assert_eq!(deadline(&cleo), world.clock.now().as_secs() + 2 * 86400, "and her clock runs");
    let note =
        ann.sees().into_iter().find(|message| message.content.contains("this seat")).unwrap();
    assert_eq!(note.content, "Another player took over this seat.");
    cleo.plays("d7-d5").await;
    ann.plays("h1-f3").await;
    cleo.presses("More").await;
    cleo.presses("Resign…").await;
    cleo.presses("Yes, I resign").await;
    assert!(!ann.newest().content.contains("Ratings"), "such a game is not rated");
    world.end().await;
});

story!(a_ping_that_was_put_off_waits_for_its_time_and_for_the_person, |world| async move {
    let (ann, bob) = seated_with(&world, 4).await;
    ann.plays("a1-c3").await;
    // At noon she puts the ping off until nine tomorrow and leaves, but she is back before that.
    bob.plays("d7-d5").await;
    ann.puts_off("Tomorrow").await;
    let before = ann.pings();
    ann.sets(&["vacation", "leave=5"]).await;
    world.advance(2 * HOUR).await;
    assert!(
        ann.sets(&["vacation", "come-back"])
            .await
            .starts_with("Welcome back. Your clocks are running again.")
    );
    assert_eq!(ann.pings(), before, "she has the ping already, and asked for tomorrow");
    world.advance(19 * HOUR).await;
    assert_eq!(ann.pings(), before + 1);
    // This time she is still away at nine.
    ann.puts_off("Tomorrow").await;
    world.advance(SECOND).await;
    ann.sets(&["vacation", "leave=5"]).await;
    world.advance(2 * DAY).await;
    assert_eq!(ann.pings(), before + 1);
    // A new vacation replaces the first, and the waiting ping continues waiting.
    ann.sets(&["vacation", "leave=9"]).await;
    world.advance(4 * DAY).await;
    assert_eq!(ann.pings(), before + 1);
    ann.sets(&["vacation", "come-back"]).await;
    assert_eq!(ann.pings(), before + 2);
    // A player on vacation who asks for a ping gets it.
    ann.sets(&["vacation", "leave=5"]).await;
    world.advance(SECOND).await;
    ann.puts_off("In 3 hours").await;
    world.advance(3 * HOUR).await;
    assert_eq!(ann.pings(), before + 3);
    world.end().await;
});

story!(a_press_right_after_leaving_ends_the_absence, |world| async move {
    let (ann, bob) = seated_with(&world, 4).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    // She puts the ping off until nine tomorrow, looks at the board, leaves, and looks again.
    ann.puts_off("Tomorrow").await;
    let before = ann.pings();
    world.advance(SECOND).await;
    ann.asks("board", json!({})).await;
    world.advance(SECOND).await;
    ann.sets(&["vacation", "leave=5"]).await;
    world.advance(SECOND).await;
    ann.asks("board", json!({})).await;
    world.advance(21 * HOUR).await;
    assert_eq!(ann.pings(), before + 1, "she was there since she left");
    world.end().await;
});

story!(a_vacation_that_goes_on_and_off_is_told_once_in_half_a_day, |world| async move {
    let (ann, bob) = seated_with(&world, 6).await;
    let lines =
        || bob.sees().iter().filter(|message| message.content.contains("on vacation")).count();
    for _ in 0..4 {
        ann.sets(&["vacation", "leave=3"]).await;
        ann.sets(&["vacation", "leave=5"]).await;
        world.advance(SECOND).await;
        ann.sets(&["vacation", "come-back"]).await;
        world.advance(SECOND).await;
    }
    assert_eq!(lines(), 1, "{:#?}", bob.sees());
    world.advance(12 * HOUR).await;
    ann.sets(&["vacation", "leave=3"]).await;
    assert_eq!(lines(), 2);
    world.end().await;
});
