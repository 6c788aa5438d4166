//! Being away: vacations, weekends, more time as a gift, and players who left.

use std::time::Duration;

use murus::game::TimeControl;
use murus::ids::UserId;
use murus::service::play::find;
use serde_json::json;

use super::challenges::told;
use super::notices::private;
use super::playing::{annotated, seated};
use super::strangers::forges;
use super::time::{DAY, HOUR, deadline, seated_with, unsaved};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

const SECOND: Duration = Duration::from_secs(1);

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

/// Words for saved days. Each message about them has one.
const ABOUT_SLICES: [&str; 2] =
    ["days keep the game going until", "Vacation days kept the game going"];

/// The newest message about saved days, with the buttons below it.
fn held(world: &World, person: &Person) -> (String, Vec<String>) {
    let note = person
        .sees()
        .into_iter()
        .rfind(|message| ABOUT_SLICES.iter().any(|words| message.content.contains(words)))
        .unwrap();
    (told(world, &note.content), buttons(&note).into_iter().map(|(label, _)| label).collect())
}

story!(saved_days_hold_the_clock_and_end_with_the_first_move, |mut world| async move {
    let (ann, bob) = seated_with(&world, 3).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    world.advance(2 * DAY - HOUR - SECOND).await;
    assert!(!told(&world, &ann.newest().content).contains("acation days"));
    let before = (ann.pings(), bob.pings());
    world.advance(SECOND).await;
    let until = world.clock.now().as_secs() + 86400;
    let (said, offered) = held(&world, &bob);
    assert_eq!(
        said,
        format!("@Ann ran out of time. Vacation days keep the game going until <t:{until}:F>.")
    );
    assert_eq!(offered, ["Send reminder", "I'll wait"]);
    // Only she hears of it, without another ping.
    let said: Vec<String> = private(&world, &ann).iter().map(|said| told(&world, said)).collect();
    assert_eq!(
        said,
        [format!(
            "Your time against @Bob ran out. Your vacation days keep the game going until <t:{until}:F>. \
         Make your move there to play on."
        )]
    );
    assert_eq!(((ann.pings(), bob.pings()), private(&world, &bob).len()), (before, 0));
    world.advance(11 * HOUR).await;
    ann.plays("h1-f3").await;
    assert!(bob.newest().content.contains("your move"));
    let (said, offered) = held(&world, &bob);
    assert_eq!(said, "@Ann ran out of time. Vacation days kept the game going for a while.");
    assert!(offered.is_empty(), "{offered:?}");
    let said = ann.sets(&["vacation"]).await;
    assert!(said.contains("· 21 days left"), "it ended when she came back: {said}");
    // The bot is down when the slice is due: it begins all the same, from its due time.
    bob.plays("b7-d5").await;
    world.stop().await;
    world.sandbox.advance((2 * DAY).as_millis() as i64);
    world.clock.advance((2 * DAY).into());
    world.start().await;
    world.settle().await;
    let until = world.clock.now().as_secs() + 2 * 86400 - 3600;
    assert!(held(&world, &bob).0.contains(&format!("<t:{until}:F>")), "two days, the second time");
    world.end().await;
});

story!(the_other_player_reminds_lets_it_wait_and_claims, |world| async move {
    let (ann, bob) = seated_with(&world, 3).await;
    let cleo = world.cleo().at(ann.channel);
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    world.advance(2 * DAY - HOUR).await;
    let before = ann.pings();
    assert_eq!(cleo.presses("Send reminder").await, "You're not playing in this game.");
    assert_eq!(told(&world, &bob.presses("Send reminder").await), "I'm reminding @Ann now.");
    assert_eq!(ann.pings(), before + 1);
    let call = told(&world, &ann.newest().content);
    assert!(call.starts_with("@Ann, @Bob is waiting for your move · vs @Bob"), "{call}");
    world.advance(SECOND).await;
    let again = bob.presses("Send reminder").await;
    assert!(
        again.starts_with("A reminder has already gone out. You can send the next one <t:"),
        "{again}"
    );
    assert_eq!(ann.pings(), before + 1, "once a day at most");
    let said = bob.presses("I'll wait").await;
    assert_eq!(said, "You're waiting until these vacation days are over.");
    let (said, offered) = held(&world, &bob);
    assert!(said.ends_with("@Bob is happy to wait."), "{said}");
    assert!(offered.is_empty(), "{offered:?}");
    // Three more slices. The last one may be claimed.
    world.advance(DAY + HOUR).await;
    assert_eq!(held(&world, &bob).1, ["Send reminder", "I'll wait"], "a new slice asks again");
    world.advance(2 * DAY + HOUR).await;
    assert_eq!(held(&world, &bob).1, ["Send reminder", "I'll wait"]);
    world.advance(2 * DAY + HOUR).await;
    let (said, offered) = held(&world, &bob);
    assert!(
        said.starts_with(
            "@Ann ran out of time. Their last vacation days keep the game going until <t:"
        ),
        "{said}"
    );
    assert_eq!(offered, ["Claim the game…", "Send reminder", "I'll wait"]);
    let own = told(&world, &private(&world, &ann).pop().unwrap());
    assert!(
        own.starts_with(
            "Your time against @Bob ran out. Your vacation days keep the game going until <t:"
        ),
        "{own}"
    );
    assert!(own.ends_with(". They're your last ones: move by then, or you lose."), "{own}");
    let asked = told(&world, &bob.presses("Claim the game…").await);
    assert!(
        asked.ends_with(
            "@Ann is out of time and on their last vacation days. Claim the game now? They lose on time."
        ),
        "{asked}"
    );
    assert_eq!(
        bob.presses("Yes, claim it").await.lines().next(),
        Some("You claimed the game. The game is over.")
    );
    let end = told(&world, &ann.newest().content);
    assert!(end.starts_with("@Ann ran out of time after one move. @Bob wins."), "{end}");
    let (said, offered) = held(&world, &bob);
    assert_eq!(said, "@Ann ran out of time. Vacation days kept the game going for a while.");
    assert!(offered.is_empty(), "{offered:?}");
    world.end().await;
});

story!(a_reminder_says_truly_when_it_comes, |world| async move {
    let bob = world.bob();
    let table = [
        ("Ann", vec!["set:notify=digest"], "I'm reminding @Ann now."),
        (
            "Cleo",
            vec!["set-quiet=other", "form=9,15:00"],
            "I'll remind @Cleo <t:1780498800:R>, after their quiet hours or vacation.",
        ),
        ("Dan", vec!["set:notify=off"], "@Dan has pings turned off here, so I can't remind them."),
    ];
    let mut threads = Vec::new();
    for (name, wish, _) in &table {
        let person = world.person(name);
        person.sets(wish).await;
        person
            .asks("challenge", json!({ "opponent": bob.id.to_string(), "side": 0, "time": 3 }))
            .await;
        bob.presses("Accept").await;
        let thread = world.sandbox.threads(bob.channel).last().unwrap().0;
        person.at(thread).plays("a1-c3").await;
        bob.at(thread).plays("d7-d5").await;
        threads.push(thread);
    }
    world.advance(2 * DAY - HOUR).await;
    let called = |name| {
        let person = world.person(name);
        let all = person
            .sees()
            .into_iter()
            .chain(threads.iter().flat_map(|&thread| person.at(thread).sees()));
        let all = all.map(|message| message.content).chain(private(&world, &person));
        all.filter(|said| {
            said.contains("@Bob is waiting for your move")
                || said.contains(&format!("{}, ", person.mention()))
                    && said.contains("is waiting for your move")
        })
        .count()
    };
    for (&thread, (name, _, said)) in threads.iter().zip(&table) {
        let before = called(*name);
        assert_eq!(told(&world, &bob.at(thread).presses("Send reminder").await), *said);
        assert_eq!(called(*name) - before, usize::from(said.ends_with("now.")), "{name}");
    }
    let pings = world.person("Cleo").pings();
    world.advance(4 * HOUR).await;
    assert_eq!(world.person("Cleo").pings(), pings + 1, "at three");
    world.end().await;
});

story!(after_a_week_of_saved_days_time_that_runs_out_loses, |world| async move {
    let (ann, bob) = seated_with(&world, 3).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    for hours in [47, 25, 49, 49, 49, 1] {
        world.advance(hours * HOUR).await;
    }
    let end = told(&world, &ann.newest().content);
    assert!(end.starts_with("@Ann ran out of time after one move. @Bob wins."), "{end}");
    // The thread of the game is archived by now.
    assert!(
        world.ann().sets(&["vacation"]).await.contains("· 14 days left"),
        "exactly a week is gone"
    );
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
    assert!(cleo.asks("plan", json!({})).await.starts_with("You have no plans in this game yet."));
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

story!(saved_days_hold_only_the_game_that_is_short, |world| async move {
    // Ann is to move in three games with Bob: a day a move, a week a move, and no clock.
    let ann = world.ann();
    let bob = world.bob();
    let mut threads = Vec::new();
    for time in [2, 6, 8] {
        ann.asks(
            "challenge",
            json!({ "opponent": bob.id.to_string(), "side": 0, "time": time, "rated": false }),
        )
        .await;
        bob.presses("Accept").await;
        let thread = world.sandbox.threads(ann.channel).last().unwrap().0;
        ann.at(thread).plays("a1-c3").await;
        bob.at(thread).plays("d7-d5").await;
        threads.push(thread);
    }
    let [short, long, endless] = threads[..] else { panic!("{threads:?}") };
    let games: Vec<_> = find::list_running_games(world.service.db(), UserId(ann.id)).await.unwrap();
    let of_time =
        |time: TimeControl| games.iter().find(|row| row.game.terms.time == time).unwrap().game.id;
    let runs_out = deadline(&ann.at(long));
    world.advance(DAY - HOUR).await;
    // Four slices: the last one may be claimed, in that game alone.
    for hours in [25, 49, 49] {
        assert_eq!(held(&world, &bob.at(short)).1, ["Send reminder", "I'll wait"]);
        world.advance(hours * HOUR).await;
    }
    assert_eq!(held(&world, &bob.at(short)).1, ["Claim the game…", "Send reminder", "I'll wait"]);
    for thread in [long, endless] {
        let all = bob.at(thread).sees();
        assert!(!all.iter().any(|message| message.content.contains(ABOUT_SLICES[0])), "{all:#?}");
        assert!(
            !all.iter().flat_map(buttons).any(|(label, _)| label.starts_with("Claim")),
            "{all:#?}"
        );
    }
    for (thread, time) in [(long, TimeControl::Turn { days: 7 }), (endless, TimeControl::None)] {
        let id = of_time(time);
        let board =
            find::find_game(world.service.db(), id).await.unwrap().unwrap().game.board_seq();
        let said = forges(&bob.at(thread), &world, (id.0, board), "claim-yes").await;
        assert!(said.starts_with("No opponent is using vacation days in this game."), "{said}");
    }
    let board = ann.at(long).asks("board", json!({})).await;
    assert!(
        board.contains(&format!("<t:{runs_out}:R>")),
        "its clock neither stands still nor gains: {board}"
    );
    // A move elsewhere leaves the slice alone.
    let (said, offered) = held(&world, &bob.at(short));
    ann.at(endless).plays("h1-f3").await;
    assert_eq!(held(&world, &bob.at(short)), (said, offered));
    world.end().await;
});

story!(slices_of_several_games_at_once_are_counted_once, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let mut threads = Vec::new();
    for _ in 0..2 {
        let options =
            json!({ "opponent": bob.id.to_string(), "side": 0, "time": 2, "rated": true });
        ann.asks("challenge", options).await;
        bob.presses("Accept").await;
        let thread = world.sandbox.threads(ann.channel).last().unwrap().0;
        ann.at(thread).plays("a1-c3").await;
        bob.at(thread).plays("d7-d5").await;
        threads.push(thread);
    }
    world.advance(DAY - HOUR).await;
    for &thread in &threads {
        assert!(
            held(&world, &bob.at(thread))
                .0
                .starts_with("@Ann ran out of time. Vacation days keep the game going until <t:"),
            "each has its own"
        );
    }
    assert_eq!(private(&world, &ann).len(), 2, "and she hears of each");
    world.advance(12 * HOUR).await;
    ann.at(threads[0]).plays("h1-f3").await;
    let said = ann.sets(&["vacation"]).await;
    assert!(said.contains("Vacation: **ends <t:"), "the other game is still held: {said}");
    ann.at(threads[1]).plays("h1-f3").await;
    let said = ann.sets(&["vacation"]).await;
    assert!(
        said.starts_with("Vacation: **off** · 21 days left") || said.contains("· 20 days"),
        "{said}"
    );
    world.end().await;
});

story!(what_is_no_move_neither_ends_nor_costs_saved_days, |world| async move {
    let (ann, bob) = seated_with(&world, 3).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    world.advance(2 * DAY - HOUR).await;
    let slice = held(&world, &bob);
    let until = world.clock.now().as_secs() + 86400;
    assert!(slice.0.contains(&format!("<t:{until}:F>")), "{slice:?}");
    // Questions that she declines, and days that both give.
    for question in ["draw", "takeback"] {
        let said = match question {
            "draw" => bob.offers_draw().await,
            _ => bob.asks("game takeback", json!({})).await,
        };
        assert!(said.contains(" is posted."), "{said}");
        ann.presses("Decline").await;
        assert_eq!(held(&world, &bob), slice, "{question}");
    }
    ann.asks("game give", json!({ "days": 1 })).await;
    bob.asks("game give", json!({ "days": 1 })).await;
    ann.asks("board", json!({})).await;
    assert_eq!(held(&world, &bob), slice);
    let board = bob.asks("board", json!({})).await;
    let runs_out = until + 86400 + 3600;
    assert!(
        board.contains(&format!("<t:{runs_out}:R>")),
        "a day more, and the slice to its end: {board}"
    );
    // The day that he gave comes first, then the next slice, which is the second of four.
    world.advance(2 * DAY).await;
    let (said, offered) = held(&world, &bob);
    assert!(said.contains(&format!("<t:{}:F>", until + 86400 + 2 * 86400)), "{said}");
    assert_eq!(offered, ["Send reminder", "I'll wait"]);
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
