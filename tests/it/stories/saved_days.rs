//! Vacation days that keep a game going when its clock runs out, and what the other player can do.

use murus::game::TimeControl;
use murus::ids::UserId;
use murus::service::play::find;
use serde_json::json;

use super::absence::SECOND;
use super::challenges::told;
use super::notices::private;
use super::strangers::forges;
use super::time::{DAY, HOUR, deadline, seated_with};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons};

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
    let board = "https://discord.com/channels/";
    assert_eq!(said.len(), 1);
    assert!(
        said[0].starts_with(&format!(
            "Your time against @Bob ran out. Your vacation days keep the game going until <t:{until}:F>. \
         Move to play on.\n{board}"
        )),
        "{said:?}"
    );
    assert_eq!(((ann.pings(), bob.pings()), private(&world, &bob).len()), (before, 0));
    // No press ends these days, because that could lose the game.
    let said = ann.sets(&["vacation"]).await;
    let kept = format!("Vacation: **saving a game, ends <t:{until}:R>**");
    assert!(
        said.contains(&kept) && !ann.labels().contains(&"End my vacation".to_owned()),
        "{said}"
    );
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
    world.pass_without_bot(2 * DAY).await;
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
    assert_eq!(said, "You'll wait until their vacation days are over.");
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
    assert!(
        own.contains(". They're the last ones for this game: move by then, or you lose.\n"),
        "{own}"
    );
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
    for hours in [47, 25, 49, 49, 49, 2] {
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
    assert!(
        said.contains("Vacation: **saving a game, ends <t:"),
        "the other game is still held: {said}"
    );
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
            _ => bob.asks_back().await,
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
