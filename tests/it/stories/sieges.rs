//! The daily siege: one puzzle a day in a channel, for servers in different zones, over a night in
//! which no bot ran, and in a channel that is gone.

use std::time::Duration;

use discord_sandbox::{Act, MessageView};
use murus::game::{Millis, Place, SiegePlan, Zone};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{self, Caller, Rights};
use murus_lessons::{Puzzle, Verdict};
use serde_json::json;

use super::puzzles::{find, solves};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons};

pub const HOUR: Duration = Duration::from_secs(3600);
pub const DAY: Duration = Duration::from_secs(24 * 3600);

/// The sieges in a channel as they are now, oldest first.
pub fn sieges(person: &Person) -> Vec<MessageView> {
    let is_siege = |message: &MessageView| {
        ["**Siege ", "-# Siege ", "-# Sieges "]
            .iter()
            .any(|begin| message.content.starts_with(begin))
    };
    person.sees().into_iter().filter(is_siege).collect()
}

/// The number of a siege.
fn number(siege: &MessageView) -> u32 {
    let digits = siege.content.chars().skip_while(|one| !one.is_ascii_digit());
    let digits: String = digits.take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap()
}

/// The custom id of a button of a message.
pub fn id_of(message: &MessageView, label: &str) -> String {
    buttons(message).into_iter().find(|(known, _)| known == label).unwrap().1
}

/// Lets days go by, each with its siege.
async fn pass_days(world: &World, days: u32) {
    for _ in 0..days {
        world.advance(DAY).await;
    }
}

/// The puzzle of the siege that is on.
async fn newest(world: &World) -> &'static Puzzle {
    let mut conn = world.service.db().read().await.unwrap();
    let server = ServerId(world.sandbox.server());
    let siege = murus::store::sieges::load_newest(&mut conn, server).await.unwrap().unwrap();
    Puzzle::find(&siege.puzzle).unwrap()
}

/// Gives another server its siege in a channel, at an hour of a zone.
pub async fn set_elsewhere(world: &World, channel: u64, hour: u8, zone: &str) {
    let place =
        Place { channel: ChannelId(channel), server: Some(ServerId(4_242)), threadless: false };
    let rights = Rights { manages: true, moderates: true };
    let caller = Caller { rights, ..Caller::new(UserId(7), place, "set".to_owned()) };
    let zone = Zone::from_name(zone).unwrap();
    let plan = SiegePlan { channel: ChannelId(channel), hour, zone };
    service::servers::sieges::set_siege(&world.service, caller.managed().unwrap(), Some(plan))
        .await
        .unwrap();
}

/// The puzzle of a day after the first one of a story, 2026-06-01.
pub fn puzzle(days: u32) -> &'static Puzzle {
    murus_lessons::siege(20_605 + days).expect("there are puzzles")
}

story!(a_siege_is_posted_solved_and_ended_by_the_next_one, |world| async move {
    let mona = world.person("Mona");
    let ann = world.ann();
    let bob = world.bob();
    // It is 12:00 UTC.
    let said = mona.asks("server siege", json!({})).await;
    assert!(said.ends_with("Choose an hour, and it starts in this channel."), "{said}");
    let said = mona.walks("server siege", &["server-siege-hour=14"]).await;
    assert!(said.contains(" at **14:00** (UTC)."), "{said}");
    world.advance(HOUR).await;
    assert_eq!(sieges(&ann).len(), 0, "it is 13:00");
    world.advance(HOUR).await;
    let posted = sieges(&ann);
    assert_eq!(posted.len(), 1);
    assert!(
        posted[0].content.contains("Monday\n")
            && posted[0].content.ends_with("Nobody has tried it yet.")
    );
    assert_eq!((posted[0].files.len(), ann.pings()), (1, 0), "it pings nobody");
    // Ann errs once and then solves it, Bob only errs.
    ann.presses("Solve it").await;
    let wrong = find(puzzle(0), "", |verdict| !matches!(verdict, Verdict::Right { .. })).unwrap();
    let said = ann.fills("Type a move", &[&wrong]).await;
    let missed = "-# The first try counts, and it was a miss. You can still solve it.";
    assert!(said.ends_with(missed), "{said}");
    ann.presses("Try again").await;
    let said = solves(&ann, puzzle(0)).await;
    assert!(said.ends_with("⬛🟩`"), "a line to share, without the answer: {said}");
    let solved = ann.page();
    let id =
        |label: &str| buttons(&solved).into_iter().find(|(known, _)| known == label).unwrap().1;
    assert!(
        ann.presses_id(&solved.id, &id("Show my name tomorrow"))
            .await
            .starts_with("I'll show your name in the table of the week")
    );
    assert!(
        ann.presses_id(&solved.id, &id("Ping me for sieges"))
            .await
            .starts_with("I'll ping you here")
    );
    bob.presses("Solve it").await;
    bob.fills("Type a move", &[&wrong]).await;
    world.advance(Duration::from_secs(30)).await;
    let counted = sieges(&ann);
    assert_eq!(counted.len(), 1, "one message, edited");
    assert!(
        counted[0].content.ends_with("2 players have tried it, and one has solved it."),
        "{}",
        counted[0].content
    );
    assert_eq!(counted[0].files.len(), 1, "its picture stays");
    // The next day brings the answer, and the next puzzle.
    world.advance(DAY).await;
    let both = sieges(&bob);
    assert_eq!(both.len(), 2);
    let end = format!("2 players tried it, and one solved it: <@{}>.", ann.id);
    assert!(both[0].content.ends_with(&end), "{}", both[0].content);
    assert_eq!((both[0].content.lines().count(), both[0].files.len()), (1, 0), "one line");
    // Its answer is behind a press.
    let said = world.cleo().presses_id(&both[0].id, &id_of(&both[0], "Answer")).await;
    let answer = format!("\nThe answer: `{}`.", puzzle(0).line.join(" "));
    assert!(said.starts_with("**Siege ") && said.ends_with(&answer), "{said}");
    assert!(world.cleo().page().files[0].name.ends_with(".gif"));
    assert!(both[1].content.contains("Tuesday\n"));
    assert!(both[1].content.ends_with(&format!("-# {}", ann.mention())), "{}", both[1].content);
    assert_eq!((ann.pings(), bob.pings()), (1, 0), "it pings only the people who asked for it");
    // An answer after the end is welcome, and does not count for those who come late.
    let old = both[0].clone();
    let cleo = world.cleo();
    cleo.presses_id(&old.id, &id_of(&old, "Try it")).await;
    let said = solves(&cleo, puzzle(0)).await;
    assert!(said.ends_with("This siege is over, so it doesn't count anymore."), "{said}");
    world.advance(Duration::from_secs(30)).await;
    assert_eq!(sieges(&bob)[0].content, both[0].content);
    // Bob began it in time, so it counts when he finishes it.
    bob.presses_id(&old.id, &id_of(&old, "Try it")).await;
    let said = solves(&bob, puzzle(0)).await;
    assert!(said.ends_with("⬛🟩`"), "{said}");
    world.advance(Duration::from_secs(30)).await;
    let content = &sieges(&bob)[0].content;
    assert!(content.contains("2 players tried it, and 2 solved it, among them "), "{content}");
    world.end().await;
});

story!(an_untried_siege_goes_unless_somebody_opened_it, |world| async move {
    let ann = world.ann();
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    let n = number(&sieges(&ann)[0]);
    world.advance(DAY).await;
    let left: Vec<u32> = sieges(&ann).iter().map(number).collect();
    assert_eq!(left, [n + 1], "nobody opened the one before");
    // A person who opened it in time can go on with it, and only then it was tried.
    ann.presses("Solve it").await;
    world.advance(DAY).await;
    let old = sieges(&ann).remove(0);
    assert_eq!(old.content, format!("-# Siege {}: nobody tried it.", n + 1));
    assert_eq!((old.files.len(), buttons(&old).len()), (0, 1));
    ann.presses_id(&old.id, &id_of(&old, "Try it")).await;
    let said = solves(&ann, puzzle(1)).await;
    assert!(said.contains("\n-# Days in a row: you 1, this server 1.\n"), "{said}");
    world.advance(Duration::from_secs(30)).await;
    let end = format!("**Siege {}** is over. One player tried it and solved it.", n + 1);
    assert_eq!(sieges(&ann)[0].content, end);
    world.end().await;
});

story!(a_run_of_untried_sieges_leaves_nothing_but_the_newest, |world| async move {
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    let first = number(&sieges(&world.ann())[0]);
    pass_days(&world, 7).await;
    let left: Vec<u32> = sieges(&world.ann()).iter().map(number).collect();
    assert_eq!(left, [first + 7]);
    world.end().await;
});

story!(the_first_siege_of_a_server_is_as_easy_as_a_monday, |world| async move {
    pass_days(&world, 6).await;
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    let siege = sieges(&world.ann()).remove(0);
    let content = &siege.content;
    assert!(content.contains(" · Sunday\n") && content.contains("**win now**"), "{content}");
    assert_eq!(newest(&world).await.id, murus_lessons::eased_siege(20_611, 6).unwrap().id);
    let labels = buttons(&siege).into_iter().map(|(label, _)| label).collect::<Vec<_>>();
    assert_eq!(labels, ["Solve it", "Learn", "Table of the week"], "nothing is easier");
    // From the next Monday on, the week is as usual.
    for day in 7..10 {
        world.advance(DAY).await;
        world.ann().presses("Solve it").await;
        world.ann().presses("Answer (counts as a miss)").await;
        assert_eq!(newest(&world).await.id, puzzle(day).id);
    }
    world.end().await;
});

story!(days_without_a_solver_share_one_line, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let tries = async || {
        ann.presses("Solve it").await;
        ann.presses("Answer (counts as a miss)").await;
    };
    // The texts of the sieges that are over.
    let over = || -> Vec<String> {
        let mut texts: Vec<String> = sieges(&ann).into_iter().map(|one| one.content).collect();
        texts.pop();
        texts
    };
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    let n = number(&sieges(&ann)[0]);
    let begun = newest(&world).await;
    bob.presses("Solve it").await;
    world.advance(DAY).await;
    assert_eq!(over(), [format!("-# Siege {n}: nobody tried it.")]);
    tries().await;
    world.advance(DAY).await;
    assert_eq!(over(), [format!("-# Sieges {n} to {}: nobody solved them.", n + 1)]);
    // A day on which nobody opens the siege leaves nothing, and ends no row of days.
    world.advance(DAY).await;
    tries().await;
    world.advance(DAY).await;
    assert_eq!(over(), [format!("-# Sieges {n} to {}: nobody solved them.", n + 3)]);
    let labels: Vec<String> =
        buttons(&sieges(&ann)[0]).into_iter().map(|(label, _)| label).collect();
    let last = [format!("Try siege {}", n + 3), format!("Answer to {}", n + 3)];
    assert_eq!(labels, last, "they are for the last of them");
    // Bob began the first one in time, and finishes it.
    solves(&bob, begun).await;
    world.advance(Duration::from_secs(30)).await;
    let left = format!("-# Sieges {} to {}: nobody solved them.", n + 1, n + 3);
    assert_eq!(over(), [left.as_str()]);
    // A solved one has its own line, and the next row begins after it.
    ann.presses("Solve it").await;
    solves(&ann, newest(&world).await).await;
    world.advance(DAY).await;
    let solved = format!("**Siege {}** is over. One player tried it and solved it.", n + 4);
    assert_eq!(over(), [left.as_str(), &solved]);
    tries().await;
    world.advance(DAY).await;
    let vain = format!("**Siege {}** is over. One player tried it, but didn't solve it.", n + 5);
    assert_eq!(over(), [left.as_str(), &solved, &vain]);
    world.end().await;
});

story!(the_siege_of_sunday_is_the_puzzle_of_the_week, |world| async move {
    let ann = world.ann();
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    for day in 0..7 {
        let siege = sieges(&ann).pop().unwrap();
        let heading = siege.content.lines().next().unwrap();
        assert_eq!(heading.ends_with(" · Sunday, the puzzle of the week"), day == 6, "{heading}");
        // Somebody tries each, so that none gets easier.
        ann.presses_id(&siege.id, &id_of(&siege, "Solve it")).await;
        ann.presses("Answer (counts as a miss)").await;
        world.advance(DAY).await;
    }
    // An easier one in its place is not called so.
    pass_days(&world, 6).await;
    let siege = sieges(&ann).pop().unwrap();
    assert!(siege.content.contains(" · Sunday\n"), "{}", siege.content);
    world.end().await;
});

story!(sieges_that_nobody_tries_get_easier_until_somebody_does, |world| async move {
    let mona = world.person("Mona");
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    let mut posed = Vec::new();
    for day in 0..8 {
        if day > 0 {
            world.advance(DAY).await;
        }
        posed.push(newest(&world).await.id.as_str());
    }
    // From Wednesday on they are like those of three days earlier, from Friday on like Monday's.
    let usual = |day: u32| puzzle(day).id.as_str();
    let eased = |day: u32, easier: usize| murus_lessons::eased_siege(20_605 + day, easier).unwrap();
    let known = [usual(0), usual(1)].into_iter();
    let known = known.chain((2..4).map(|day| eased(day, 3).id.as_str()));
    let known: Vec<&str> = known.chain((4..8).map(|day| eased(day, 6).id.as_str())).collect();
    assert_eq!(posed, known);
    assert_ne!(posed[4], usual(4));
    // Somebody tries one, and the next one is as usual.
    let ann = world.ann();
    ann.presses("Solve it").await;
    solves(&ann, newest(&world).await).await;
    world.advance(DAY).await;
    assert_eq!(newest(&world).await.id, puzzle(8).id);
    world.end().await;
});

story!(a_manager_is_asked_privately_whether_untried_sieges_go_on, |world| async move {
    let mona = world.person("Mona");
    let asked = "**Nobody has tried the daily siege for a week**";
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    pass_days(&world, 6).await;
    assert!(!mona.asks("server settings", json!({})).await.contains(asked), "six are over");
    let seen = world.ann().sees().len();
    world.advance(DAY).await;
    assert!(mona.asks("server siege", json!({})).await.contains(asked));
    let settings = mona.asks("server settings", json!({})).await;
    assert!(settings.starts_with("**Murus in this server**"), "{settings}");
    assert!(settings.contains(asked), "{settings}");
    let labels = mona.labels();
    assert!(
        ["Go on", "Stop the daily siege"]
            .iter()
            .all(|answer| labels.contains(&(*answer).to_owned()))
    );
    assert_eq!(world.ann().sees().len(), seen, "nothing in public but the next siege for the last");
    assert_eq!((world.ann().pings(), mona.pings()), (0, 0));
    // Once she says so it goes on for another week, and then she is asked again.
    let said = mona.presses("Go on").await;
    assert!(said.contains(" at **13:00** (UTC).") && !said.contains(asked), "{said}");
    assert!(!mona.asks("server settings", json!({})).await.contains(asked));
    pass_days(&world, 7).await;
    assert!(!mona.asks("server settings", json!({})).await.contains(asked));
    world.advance(DAY).await;
    assert!(mona.asks("server settings", json!({})).await.contains(asked));
    let said = mona.presses("Stop the daily siege").await;
    assert!(said.contains("This server doesn't have one yet."), "{said}");
    assert!(!mona.asks("server settings", json!({})).await.contains(asked));
    world.end().await;
});

story!(the_easy_siege_of_a_day_counts_for_the_streak_of_the_server, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    bob.presses("Solve it").await;
    solves(&bob, puzzle(0)).await;
    world.advance(DAY).await;
    let easy = murus_lessons::easy_siege(20_606).unwrap();
    let said = ann.presses("An easier one").await;
    assert!(
        said.starts_with("**Today's easier siege**\n") && said.contains("**win in 2**"),
        "{said}"
    );
    let said = solves(&ann, easy).await;
    assert!(said.contains("\n-# Days in a row: you 1, this server 2.\n"), "{said}");
    assert!(said.ends_with(" (easy) 🟩`"), "{said}");
    world.advance(Duration::from_secs(30)).await;
    let count = "Nobody has tried it yet. One player has solved the easy one. \
                 Solved here 2 days in a row.";
    let posted = sieges(&ann).remove(1);
    assert!(posted.content.ends_with(count), "{}", posted.content);
    // The other one is still there for her, and is counted apart.
    ann.presses_id(&posted.id, &id_of(&posted, "Solve it")).await;
    let said = solves(&ann, puzzle(1)).await;
    assert!(said.contains("you 1, this server 2.") && !said.contains("(easy)"), "{said}");
    world.advance(DAY).await;
    let over = &sieges(&ann)[1].content;
    let end = "One player tried it and solved it. One player solved the easy one.";
    assert!(over.ends_with(end), "{over}");
    world.end().await;
});

story!(a_solved_siege_is_shared_once_and_by_one_press, |world| async move {
    let ann = world.ann();
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    ann.presses("Solve it").await;
    assert!(!ann.labels().contains(&"Share".to_owned()), "before it is solved");
    let said = solves(&ann, puzzle(0)).await;
    let line = said.lines().last().unwrap().to_owned();
    assert!(said.contains("\n-# Days in a row: you 1, this server 1.\n"), "{said}");
    assert!(!said.contains("to place you"), "the trainer counts its own puzzles: {said}");
    let labels = [
        "Share",
        "Show my name tomorrow",
        "Ping me for sieges",
        "Table of the week",
        "Next puzzle",
    ];
    assert_eq!(ann.labels(), labels);
    let solved = ann.page();
    ann.presses("Share").await;
    assert!(ann.labels().contains(&"Shared".to_owned()), "{:?}", ann.labels());
    let shared = |person: &Person| -> Vec<String> {
        let all = person.sees().into_iter().map(|message| message.content);
        all.filter(|content| content.contains("`Murus siege ")).collect()
    };
    let bob = world.bob();
    let known = format!("{line} · {}", ann.mention());
    assert_eq!(shared(&bob), [known.as_str()], "the line alone, without the answer");
    assert_eq!(bob.pings() + ann.pings(), 0);
    // From there others try it, too.
    let posted = bob.sees().into_iter().find(|message| message.content == known).unwrap();
    let said = bob.presses_id(&posted.id, &id_of(&posted, "Solve it")).await;
    assert!(said.starts_with("**Today's siege**\n"), "{said}");
    // A second time it is not posted, from another answer either.
    let share = id_of(&solved, "Share");
    let siege = sieges(&ann).remove(0);
    ann.presses_id(&siege.id, &id_of(&siege, "Solve it")).await;
    solves(&ann, puzzle(0)).await;
    assert!(ann.presses("Share").await.starts_with("This is already shown "));
    // Nor by a person who has not solved it.
    let forged = Act::Forge { message: bob.page().id, custom_id: share, values: None };
    bob.sandbox.act(bob.id, forged).await.unwrap();
    world.settle().await;
    assert_eq!(shared(&bob), [known.as_str()]);
    world.end().await;
});

story!(two_weeks_of_sieges_on_two_servers, |world| async move {
    let mut world = world;
    let mona = world.person("Mona");
    let arena = world.sandbox.channel("arena").unwrap();
    mona.walks("server siege", &["server-siege-hour=20"]).await;
    set_elsewhere(&world, arena, 8, "Pacific/Auckland").await;
    let here = |world: &World| sieges(&world.ann());
    let there = |world: &World| sieges(&world.ann().at(arena));
    for day in 1..=5 {
        world.advance(DAY).await;
        // Where nobody opens them, only the newest stays. Those that nobody solves share a line.
        assert_eq!((here(&world).len(), there(&world).len()), (day.min(2), 1), "day {day}");
        world.ann().presses("Solve it").await;
        let seen: Vec<_> = here(&world).iter().map(number).collect();
        let mut once = seen.clone();
        once.dedup();
        assert_eq!(seen, once, "no day twice");
    }
    // No bot runs for three nights: the last one is made up for, the others are left out.
    world.stop().await;
    for _ in 0..3 {
        world.sandbox.advance(DAY.as_millis() as i64);
        world.clock.advance(DAY.into());
    }
    world.start().await;
    world.settle().await;
    assert_eq!((here(&world).len(), there(&world).len()), (2, 1));
    world.ann().presses("Solve it").await;
    // A clock that is set back brings no second one.
    world.clock.advance(-Millis::from_hours(30));
    world.settle().await;
    world.clock.advance(Millis::from_hours(30));
    world.settle().await;
    assert_eq!((here(&world).len(), there(&world).len()), (2, 1));
    // A channel that is gone stops nothing.
    world.sandbox.remove(arena);
    let newest = number(&here(&world)[1]);
    for day in 1..=3 {
        world.advance(DAY).await;
        let last = here(&world).pop().unwrap();
        assert_eq!((here(&world).len(), number(&last)), (2, newest + day));
        world.ann().presses("Solve it").await;
    }
    assert!(
        mona.walks("server siege", &["server-siege-off"])
            .await
            .contains("This server doesn't have one yet.")
    );
    world.advance(2 * DAY).await;
    assert_eq!(here(&world).len(), 2);
    world.end().await;
});

story!(the_settings_of_a_server_say_when_the_next_siege_is_and_lead_to_it, |world| async move {
    let mona = world.person("Mona");
    let said = mona.asks("server settings", json!({})).await;
    assert!(said.contains("\nDaily siege: **off**"), "{said}");
    let said = mona.presses("Daily siege…").await;
    assert!(said.contains("This server doesn't have one yet."), "{said}");
    assert!(!mona.labels().contains(&"Solve it".to_owned()), "none is on");
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    // It is noon; the first one comes in an hour.
    let began = world.service.clock().now().as_secs();
    let at = |hours: i64| format!("<t:{}:F>", began + hours * 3600);
    let said = mona.asks("server settings", json!({})).await;
    let line = format!("\nDaily siege: **<#{}>, next: {}**", mona.channel, at(1));
    assert!(said.contains(&line), "{said}");
    let said = mona.presses("Daily siege…").await;
    assert!(said.contains(&format!("Next: {}.", at(1))), "{said}");
    world.advance(HOUR).await;
    let said = mona.walks("server settings", &["server-siege"]).await;
    assert!(said.contains(&format!("Next: {}.", at(25))), "{said}");
    // A later hour brings no second siege on the same day, and the one that runs is still there.
    let said = mona.walks("server siege", &["server-siege-hour=15"]).await;
    assert!(said.contains(&format!("Next: {}.", at(27))), "{said}");
    let said = mona.presses("Solve it").await;
    assert!(said.starts_with("**Today's siege**"), "{said}");
    assert_eq!(sieges(&mona).len(), 1, "the siege itself stays where it is");
    world.end().await;
});

story!(a_siege_is_set_only_where_it_can_be_posted, |world| async move {
    let mona = world.person("Mona");
    world.sandbox.deny(mona.channel, 1 << 15);
    let said = mona.walks("server siege", &["server-siege-hour=13"]).await;
    assert!(said.starts_with("I can't play in this channel without these permissions: "), "{said}");
    assert!(
        mona.asks("server siege", json!({})).await.contains("This server doesn't have one yet.")
    );
    world.sandbox.deny(mona.channel, 0);
    let said = mona.walks("server siege", &["server-siege-hour=13"]).await;
    assert!(said.contains(" at **13:00** (UTC)."), "{said}");
    world.end().await;
});
