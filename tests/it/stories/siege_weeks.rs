//! The week of a server's sieges: its table, the card that closes it, and the game of the week.

use std::time::Duration;

use discord_sandbox::{Act, MessageView};
use murus::game::{Millis, Place, SiegePlan, Zone};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{self, Caller, Rights};
use murus_lessons::{Puzzle, Verdict};

use super::challenges::told;
use super::puzzles::{find, solves};
use super::sieges::puzzle;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which tries of sieges are counted.
const COUNTED: Duration = Duration::from_secs(30);

const PLAY: &str = "Play the game of the week";
const TABLE: &str = "Table of the week";

/// The cards of weeks that are over, in the order of their messages.
fn cards(person: &Person) -> Vec<MessageView> {
    let is_card = |message: &MessageView| {
        let text = read(message);
        !message.whisper && text.starts_with("The week of sieges ") && text.contains(" is over")
    };
    person.sees().into_iter().filter(is_card).collect()
}

fn labels(message: &MessageView) -> Vec<String> {
    buttons(message).into_iter().map(|(label, _)| label).collect()
}

/// Presses a button of the newest card.
async fn presses_card(person: &Person, label: &str) -> String {
    let card = cards(person).pop().expect("a week is over");
    person.presses_on(&card, label).await
}

/// A person opens the siege that is on, and solves its puzzle of the day.
async fn solves_siege(person: &Person, puzzle: &Puzzle) -> String {
    person.presses("Solve it").await;
    solves(person, puzzle).await
}

/// The same, and their name may be said.
async fn solves_by_name(person: &Person, puzzle: &Puzzle) {
    solves_siege(person, puzzle).await;
    person.presses("Show my name tomorrow").await;
}

async fn pass_days(world: &World, days: u32) {
    for _ in 0..days {
        world.advance(DAY).await;
    }
}

/// The first siege of a week begins, on a Monday.
async fn begin_week(world: &World) {
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
}

/// Ann and Bob solve Monday's siege and show their names, and the week goes by.
async fn close_week(world: &World) -> (Person, Person) {
    begin_week(world).await;
    let (ann, bob) = (world.ann(), world.bob());
    for person in [&ann, &bob] {
        solves_by_name(person, puzzle(0)).await;
    }
    pass_days(world, 7).await;
    (ann, bob)
}

/// Presses a button by an id that was written down before.
async fn forges(person: &Person, message: &MessageView, id: &str) -> String {
    let act = Act::Forge { message: message.id.clone(), custom_id: id.to_owned(), values: None };
    let said = person.sandbox.act(person.id, act).await.unwrap();
    person.words(said)
}

story!(a_week_of_sieges_is_closed_in_one_card, |world| async move {
    begin_week(&world).await;
    let (ann, bob, cleo) = (world.ann(), world.bob(), world.cleo());
    solves_by_name(&ann, puzzle(0)).await;
    assert!(
        solves_siege(&cleo, puzzle(0))
            .await
            .contains("\n-# Your place in the week: 1 of 2. 1 solved, 1 on the first try\n")
    );
    let wrong = find(puzzle(0), "", |verdict| !matches!(verdict, Verdict::Right { .. })).unwrap();
    bob.presses("Solve it").await;
    bob.fills("Type a move", &[&wrong]).await;
    bob.presses("Try again").await;
    let said = solves(&bob, puzzle(0)).await;
    let own = "-# Your place in the week: 3 of 3. 1 solved, none on the first try";
    assert!(said.contains(own), "{said}");
    bob.presses("Show my name tomorrow").await;
    assert!(bob.presses(TABLE).await.ends_with(own));
    // The easy puzzle is a day, too.
    world.advance(DAY).await;
    let said = ann.presses("An easier one").await;
    assert!(said.ends_with("1 of 3. 1 solved, 1 on the first try"), "{said}");
    solves(&ann, murus_lessons::easy_siege(20_606).unwrap()).await;
    pass_days(&world, 5).await;
    assert!(cards(&ann).is_empty(), "Sunday's siege is on");
    world.advance(DAY).await;
    let all = cards(&ann);
    assert_eq!(all.len(), 1);
    let card = "The week of sieges 152 to 158 is over\n\
                3 players solved sieges, on 2 of 7 days.\n\
                **1.** @Ann · 2 solved, 1 on the first try\n\
                **2.** one solver, name not shown · 1 solved, 1 on the first try\n\
                **3.** @Bob · 1 solved, none on the first try\n\
                **Game of the week:** @Ann and @Bob, would you like to play each other? It's casual \
                and begins once you both say yes.";
    assert_eq!(told(&world, &read(&all[0])), card);
    assert_eq!(labels(&all[0]), [PLAY, TABLE]);
    assert_eq!(ann.pings() + bob.pings() + cleo.pings(), 0);
    // The table of the week that is over, and that of the new one.
    let said = presses_card(&cleo, TABLE).await;
    assert!(said.starts_with("**The week of sieges 152 to 158**\n**1.** "), "{said}");
    assert!(said.ends_with("2 of 3. 1 solved, 1 on the first try"), "{said}");
    assert!(!said.contains(&cleo.mention()), "{said}");
    let siege = |begin: &str| {
        let mut seen = ann.sees().into_iter();
        seen.find(|one| one.content.starts_with(begin)).expect("the siege")
    };
    let on = siege("**Siege 159**");
    let (_, table) = buttons(&on).into_iter().find(|(label, _)| label == TABLE).unwrap();
    let said = cleo.presses_id(&on.id, &table).await;
    let none = "Nobody has solved a siege this week. Be the first.";
    assert_eq!(said, format!("**The week of sieges 159 to 165**\n{none}"));
    // A name comes and goes on the card, and with it what is offered.
    let siege = siege("**Siege 152**");
    let (_, again) = buttons(&siege).into_iter().find(|(label, _)| label == "Try it").unwrap();
    bob.presses_id(&siege.id, &again).await;
    solves(&bob, puzzle(0)).await;
    bob.presses("Don't show my name").await;
    world.advance(COUNTED).await;
    let card = cards(&ann).remove(0);
    assert!(!read(&card).contains(&bob.mention()), "{}", read(&card));
    assert_eq!(labels(&card), [TABLE]);
    world.end().await;
});

story!(a_week_that_nobody_solved_posts_nothing, |world| async move {
    begin_week(&world).await;
    pass_days(&world, 7).await;
    assert!(cards(&world.ann()).is_empty());
    // Nor does one that was tried in vain.
    let ann = world.ann();
    ann.presses("Solve it").await;
    ann.presses("Answer (counts as a miss)").await;
    pass_days(&world, 7).await;
    assert!(cards(&ann).is_empty());
    world.end().await;
});

story!(a_week_with_one_siege_posts_nothing, |world| async move {
    world.advance(6 * DAY).await;
    begin_week(&world).await;
    let ann = world.ann();
    // The first siege of a server is as easy as one of Monday.
    let sunday = solves_siege(&ann, murus_lessons::eased_siege(20_611, 6).unwrap()).await;
    assert!(sunday.contains("Your place in the week: 1 of 1"), "{sunday}");
    pass_days(&world, 1).await;
    assert!(cards(&ann).is_empty(), "{:?}", cards(&ann).iter().map(read).collect::<Vec<_>>());
    world.end().await;
});

story!(the_first_two_play_the_game_of_the_week, |world| async move {
    let (ann, bob) = close_week(&world).await;
    let cleo = world.cleo();
    let refused = "This game is for the first two of the week who show their names. Solve the daily \
                   sieges, and the next one may be yours.";
    assert_eq!(presses_card(&cleo, PLAY).await, refused);
    assert_eq!(ann.pings() + bob.pings(), 0);
    presses_card(&ann, PLAY).await;
    let asked = told(&world, &bob.reads());
    assert!(asked.starts_with("@Ann asks @Bob for the **game of the week**."), "{asked}");
    assert!(asked.contains("\nGame of the week\n") && asked.contains(" Casual."), "{asked}");
    assert_eq!((ann.pings(), bob.pings()), (0, 1));
    assert!(presses_card(&ann, PLAY).await.starts_with("You already have an open challenge"));
    assert_eq!(presses_card(&cleo, PLAY).await, refused);
    // The other one presses, too, and it begins.
    presses_card(&bob, PLAY).await;
    let threads = world.sandbox.threads(ann.channel);
    assert_eq!(threads.len(), 1, "{threads:?}");
    let name = &threads[0].1;
    assert!(
        ["Ann – Bob", "Bob – Ann"].map(|two| format!("Game of the week · {two}")).contains(name)
    );
    let card = cards(&ann).remove(0);
    assert!(
        told(&world, &read(&card)).ends_with("**Game of the week:** @Ann and @Bob are playing."),
        "{}",
        read(&card)
    );
    assert_eq!(labels(&card), [TABLE]);
    let game = murus::store::challenges::has_begun_in_week;
    let (_, id) = buttons(&card).remove(0);
    let week = murus::game::SiegeId(id.split(':').nth(1).unwrap().parse().unwrap());
    assert!(game(&mut world.service.db().read().await.unwrap(), week).await.unwrap());
    let press = id.replace("siege-week", "siege-game");
    let said = forges(&ann, &card, &press).await;
    assert_eq!(said, "Your game of the week is already on. Find it in `/games`.");
    world.end().await;
});

story!(who_presses_alone_can_take_it_back_and_the_other_one_may_ask, |world| async move {
    world.forget_choices().await;
    let (ann, bob) = close_week(&world).await;
    presses_card(&ann, PLAY).await;
    ann.presses("Withdraw").await;
    presses_card(&bob, PLAY).await;
    assert_eq!((ann.pings(), bob.pings()), (1, 1));
    ann.presses("Accept").await;
    assert_eq!(world.sandbox.threads(ann.channel).len(), 1);
    // In a quiet channel the challenge is one line from then on.
    let line = |message: &MessageView| message.content.contains(" · Game of the week · ");
    assert!(ann.sees().iter().any(line), "{:#?}", ann.sees());
    assert_eq!(labels(&cards(&ann)[0]), [TABLE]);
    // The line of the one that was withdrawn goes.
    let withdrawn = |message: &MessageView| message.content.ends_with(" · Withdrawn.");
    assert!(ann.sees().iter().any(withdrawn), "{:#?}", ann.sees());
    world.advance(Duration::from_secs(660)).await;
    assert!(!ann.sees().iter().any(withdrawn), "{:#?}", ann.sees());
    world.end().await;
});

story!(the_game_of_the_week_heeds_blocks_roles_and_who_is_here, |world| async move {
    let (ann, bob) = close_week(&world).await;
    let mona = world.person("Mona");
    let role = world.sandbox.give_role(bob.id).to_string();
    mona.walks("server settings", &[&format!("server-set:role={role}")]).await;
    let said = presses_card(&ann, PLAY).await;
    assert!(said.contains(&role), "a role is needed: {said}");
    mona.walks("server settings", &["server-set:role="]).await;
    bob.blocks(&ann).await;
    let said = presses_card(&ann, PLAY).await;
    assert_eq!(said, "That person is not taking challenges from you.");
    let said = presses_card(&bob, PLAY).await;
    assert!(said.starts_with("You've blocked that person."), "{said}");
    bob.unblocks("Ann").await;
    world.sandbox.leave(bob.id);
    let said = presses_card(&ann, PLAY).await;
    assert!(said.contains(" is not in this server."), "{said}");
    world.sandbox.come_back(bob.id);
    assert_eq!((ann.pings(), bob.pings()), (0, 0));
    // What is offered lapses when the next week is over, even one that nobody tried.
    let card = cards(&ann).remove(0);
    let (_, id) = buttons(&card).remove(0);
    pass_days(&world, 7).await;
    assert_eq!(cards(&ann).len(), 1);
    assert_eq!(labels(&cards(&ann)[0]), [TABLE]);
    let said = forges(&ann, &card, &id).await;
    assert!(said.starts_with("This game of the week is no longer on offer."), "{said}");
    world.end().await;
});

story!(no_game_of_the_week_is_offered_to_one_alone_or_where_none_begins, |world| async move {
    begin_week(&world).await;
    let (ann, bob) = (world.ann(), world.bob());
    solves_by_name(&ann, puzzle(0)).await;
    solves_siege(&bob, puzzle(0)).await;
    pass_days(&world, 7).await;
    assert_eq!(labels(&cards(&ann)[0]), [TABLE]);
    // Nor where managers let games begin elsewhere only.
    solves_siege(&ann, puzzle(7)).await;
    solves_by_name(&bob, puzzle(7)).await;
    let arena = world.sandbox.channel("arena").unwrap();
    let channels = format!("server-set:channels={arena}");
    world.person("Mona").walks("server settings", &[&channels]).await;
    pass_days(&world, 7).await;
    let card = cards(&ann).remove(1);
    assert!(told(&world, &read(&card)).contains("**1.** @Ann, @Bob · 1 solved"), "{}", read(&card));
    assert_eq!(labels(&card), [TABLE]);
    world.end().await;
});

story!(a_person_who_is_forgotten_is_on_no_card_of_a_week, |world| async move {
    let (ann, bob) = close_week(&world).await;
    presses_card(&ann, PLAY).await;
    let card = cards(&bob).remove(0);
    let (_, id) = buttons(&card).remove(0);
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    world.advance(HOUR).await;
    let after = cards(&bob).remove(0);
    assert!(!read(&after).contains(&ann.id.to_string()), "{}", read(&after));
    assert!(read(&after).contains(&bob.mention()), "{}", read(&after));
    assert_eq!(labels(&after), [TABLE]);
    let said = forges(&bob, &after, &id).await;
    assert!(said.starts_with("This game of the week is no longer on offer."), "{said}");
    let said = forges(&ann, &after, &id).await;
    assert!(said.starts_with("This game is for the first two"), "{said}");
    world.end().await;
});

story!(a_siege_that_was_begun_in_time_counts_for_its_week, |world| async move {
    begin_week(&world).await;
    let (ann, cleo) = (world.ann(), world.cleo());
    solves_by_name(&ann, puzzle(0)).await;
    pass_days(&world, 5).await;
    // Somebody tries Saturday's, so that Sunday's is as hard as usual.
    world.bob().presses("Solve it").await;
    world.bob().presses("Answer (counts as a miss)").await;
    world.advance(DAY).await;
    cleo.presses("An easier one").await;
    world.advance(DAY).await;
    assert!(read(&cards(&ann)[0]).contains("One player solved sieges, on 1 of 7 days."));
    let said = solves(&cleo, murus_lessons::easy_siege(20_611).unwrap()).await;
    assert!(said.contains("2 of 2. 1 solved, none on the first try"), "{said}");
    world.advance(COUNTED).await;
    let all = cards(&ann);
    assert_eq!(all.len(), 1);
    let card = read(&all[0]);
    assert!(card.contains("2 players solved sieges, on 2 of 7 days."), "{card}");
    world.end().await;
});

story!(several_processes_post_the_card_of_a_week_once, |mut world| async move {
    begin_week(&world).await;
    let ann = world.ann();
    solves_by_name(&ann, puzzle(0)).await;
    pass_days(&world, 5).await;
    world.join().await;
    // No bot runs from Sunday to Tuesday: the week is closed then.
    world.advance(DAY).await;
    world.stop().await;
    for _ in 0..2 {
        world.sandbox.advance(DAY.as_millis() as i64);
        world.clock.advance(DAY.into());
    }
    world.start().await;
    world.join().await;
    world.settle().await;
    assert_eq!(cards(&ann).len(), 1);
    world.restart().await;
    world.settle().await;
    assert_eq!(cards(&ann).len(), 1);
    // A clock that is set back closes nothing twice.
    world.clock.advance(-Millis::from_hours(50));
    world.settle().await;
    world.clock.advance(Millis::from_hours(50));
    world.settle().await;
    assert_eq!(cards(&ann).len(), 1);
    // After weeks without a bot an old one is left out.
    ann.presses("Solve it").await;
    solves(&ann, murus_lessons::eased_siege(20_613, 6).unwrap()).await;
    world.stop().await;
    for _ in 0..15 {
        world.sandbox.advance(DAY.as_millis() as i64);
        world.clock.advance(DAY.into());
    }
    world.start().await;
    world.settle().await;
    assert_eq!(cards(&ann).len(), 1);
    world.end().await;
});

story!(a_week_closes_where_its_channel_is_gone, |world| async move {
    begin_week(&world).await;
    let ann = world.ann();
    solves_by_name(&ann, puzzle(0)).await;
    pass_days(&world, 6).await;
    let mona = world.person("Mona");
    world.sandbox.remove(ann.channel);
    pass_days(&world, 2).await;
    // The sieges go on elsewhere.
    let arena = world.sandbox.channel("arena").unwrap();
    let mona = mona.at(arena);
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(DAY).await;
    let posted = mona.sees().into_iter().any(|one| one.content.starts_with("**Siege "));
    assert!(posted, "{:#?}", mona.sees());
    world.end().await;
});

story!(a_week_closes_at_the_hour_of_the_server_when_clocks_change, |world| async move {
    // In Berlin clocks go back in the night to Sunday, 2026-10-25.
    let monday = 140;
    world.sandbox.advance(monday * DAY.as_millis() as i64);
    world.clock.advance((monday as u32 * DAY).into());
    world.settle().await;
    let (ann, bob) = (world.ann(), world.bob());
    let channel = ChannelId(ann.channel);
    let place =
        Place { channel, server: Some(ServerId(world.sandbox.server())), threadless: false };
    let rights = Rights { manages: true, moderates: true };
    let caller = Caller { rights, ..Caller::new(UserId(7), place, "set".to_owned()) };
    let plan = SiegePlan { channel, hour: 20, zone: Zone::from_name("Europe/Berlin").unwrap() };
    service::servers::sieges::set_siege(&world.service, caller.managed().unwrap(), Some(plan))
        .await
        .unwrap();
    // It is 12:00 by UTC, and 14:00 in Berlin.
    world.advance(6 * HOUR).await;
    for person in [&ann, &bob] {
        solves_by_name(person, puzzle(monday as u32)).await;
    }
    pass_days(&world, 7).await;
    assert!(cards(&ann).is_empty(), "it is 19:00 on Monday, and Sunday's siege is on");
    world.advance(HOUR - Duration::from_secs(60)).await;
    assert!(cards(&ann).is_empty());
    world.advance(Duration::from_secs(60)).await;
    let card = cards(&ann).remove(0);
    assert!(read(&card).contains("2 players solved sieges, on 1 of 7 days."), "{}", read(&card));
    assert_eq!(labels(&card), [PLAY, TABLE]);
    world.end().await;
});

story!(a_server_that_is_upgraded_within_a_week_closes_it, |world| async move {
    begin_week(&world).await;
    let ann = world.ann();
    solves_by_name(&ann, puzzle(0)).await;
    pass_days(&world, 2).await;
    // Sieges of earlier versions have no easy puzzle, and who opened one has tried it.
    let mut conn = world.service.db().read().await.unwrap();
    for sql in ["UPDATE siege SET easy = NULL", "UPDATE siege_try SET tried = 1"] {
        sqlx::query(sql).execute(&mut *conn).await.unwrap();
    }
    drop(conn);
    pass_days(&world, 5).await;
    let card = read(&cards(&ann)[0]);
    assert!(card.contains("One player solved sieges, on 1 of 7 days."), "{card}");
    world.end().await;
});
