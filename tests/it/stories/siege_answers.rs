//! Only tries that are a person's own count for a siege: no forged one, none after help, none too
//! late.

use std::time::Duration;

use discord_sandbox::Act;
use murus::game::{Place, SiegeId};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::study::puzzles::AttemptOutcome;
use murus::service::{self, AtPuzzle, Caller, Denied, InSiege, NotPosed};
use murus_lessons::{Attempt, Puzzle, PuzzleKind, Verdict};
use serde_json::json;

use super::puzzles::{find, solves};
use super::sieges::{DAY, HOUR, id_of, puzzle, set_elsewhere, sieges};
use crate::story;
use crate::support::person::buttons;

story!(who_looks_at_the_answer_of_a_siege_does_not_solve_it_at_the_first_try, |world| async move {
    let ann = world.ann();
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    let posted = sieges(&ann).remove(0);
    let siege = id_of(&posted, "Solve it").replace(":siege:", ":siege-answer:");
    ann.presses("Solve it").await;
    let forged = Act::Forge { message: posted.id.clone(), custom_id: siege, values: None };
    let said = ann.words(ann.sandbox.act(ann.id, forged).await.unwrap());
    assert!(said.starts_with("This puzzle no longer exists."), "while it is on: {said}");
    ann.presses_id(&posted.id, &id_of(&posted, "Solve it")).await;
    let wrong = find(puzzle(0), "", |verdict| !matches!(verdict, Verdict::Right { .. })).unwrap();
    world.bob().presses("Solve it").await;
    world.bob().fills("Type a move", &[&wrong]).await;
    world.advance(DAY).await;
    let over = sieges(&ann).remove(0);
    ann.presses_id(&over.id, &id_of(&over, "Answer")).await;
    ann.presses_id(&over.id, &id_of(&over, "Try it")).await;
    let said = solves(&ann, puzzle(0)).await;
    assert!(said.ends_with(" ⬛🟩`"), "{said}");
    world.advance(Duration::from_secs(30)).await;
    world.end().await;
});

story!(a_forged_siege_counts_for_nobody, |world| async move {
    let mona = world.person("Mona");
    let ann = world.ann();
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    let posted = sieges(&ann)[0].clone();
    let id = buttons(&posted)[0].1.rsplit(':').next().unwrap().parse().unwrap();
    let try_at = async |puzzle: &Puzzle, server: Option<u64>| {
        let place = Place {
            channel: ChannelId(ann.channel),
            server: server.map(ServerId),
            threadless: false,
        };
        let caller = Caller::new(UserId(ann.id), place, "forge".to_owned());
        let mut at =
            AtPuzzle { puzzle: puzzle.id.clone(), siege: Some(SiegeId(id)), played: Vec::new() };
        let mut written = String::new();
        loop {
            let right =
                find(puzzle, &written, |verdict| matches!(verdict, Verdict::Right { .. })).unwrap();
            let answered =
                match service::study::puzzles::attempt_puzzle(&world.service, &caller, &at, &right)
                    .await
                {
                    Ok(AttemptOutcome::Judged(answered)) => answered,
                    Ok(AttemptOutcome::Unread(..)) => panic!("{right} is a move"),
                    Err(Denied::Failed(error)) => panic!("{error}"),
                    Err(Denied::Refused(none)) => {
                        let rung = service::study::part::ring_for_siege(
                            &world.service,
                            &caller,
                            SiegeId(id),
                            true,
                        )
                        .await;
                        return (Err(none), rung.unwrap());
                    }
                };
            if matches!(answered.verdict, Verdict::Right { solved: true, .. }) {
                let rung = service::study::part::ring_for_siege(
                    &world.service,
                    &caller,
                    SiegeId(id),
                    true,
                )
                .await;
                return (Ok(answered.standing.siege), rung.unwrap());
            }
            let attempt = Attempt::of(puzzle, &written).unwrap();
            written = attempt.written(&attempt.judge(&right).unwrap());
            at = answered.posed.at;
        }
    };
    let here = world.sandbox.server();
    let mut puzzles = murus_lessons::Book::find("standard").unwrap().puzzles().iter();
    let easy = puzzles.find(|puzzle| puzzle.kind == PuzzleKind::Win && puzzle.win_in == 1).unwrap();
    assert_eq!(
        try_at(easy, Some(here)).await,
        (Err(NotPosed::Gone), true),
        "an easy one in place of today's"
    );
    assert_eq!(
        try_at(puzzle(0), Some(here)).await,
        (Err(NotPosed::Gone), true),
        "before it was shown to her"
    );
    ann.presses("Solve it").await;
    // It is judged nowhere else.
    assert_eq!(
        try_at(puzzle(0), Some(4_242)).await,
        (Err(NotPosed::Siege), false),
        "from another server"
    );
    assert_eq!(
        try_at(puzzle(0), None).await,
        (Err(NotPosed::Siege), false),
        "from direct messages"
    );
    world.advance(Duration::from_secs(30)).await;
    assert!(
        sieges(&ann)[0].content.ends_with("Nobody has tried it yet."),
        "{}",
        sieges(&ann)[0].content
    );
    let (counted, rung) = try_at(puzzle(0), Some(here)).await;
    assert!(matches!(counted, Ok(Some(InSiege::Tried(_)))) && rung, "{counted:?}");
    world.advance(Duration::from_secs(30)).await;
    world.end().await;
});

story!(who_has_seen_the_answer_does_not_solve_it_at_the_first_try, |world| async move {
    let mona = world.person("Mona");
    let ann = world.ann();
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(HOUR).await;
    let posted = sieges(&ann)[0].clone();
    let solve_it = buttons(&posted)[0].1.clone();
    ann.presses_id(&posted.id, &solve_it).await;
    ann.presses("Hint (counts as a miss)").await;
    ann.presses("Answer (counts as a miss)").await;
    ann.presses_id(&posted.id, &solve_it).await;
    let said = solves(&ann, puzzle(0)).await;
    assert!(said.ends_with(" ⬛🟩`"), "{said}");
    world.advance(Duration::from_secs(30)).await;
    world.end().await;
});

story!(an_answer_that_was_got_elsewhere_shares_no_green_square, |world| async move {
    let mona = world.person("Mona");
    let ann = world.ann();
    mona.walks("server siege", &["server-siege-hour=13"]).await;
    let arena = world.sandbox.channel("arena").unwrap();
    set_elsewhere(&world, arena, 13, "UTC").await;
    world.advance(HOUR).await;
    ann.presses("Solve it").await;
    let own = ann.page();
    // Through the id of the puzzle there is no answer, and no verdict.
    let place = |server: Option<u64>| Place {
        channel: ChannelId(arena),
        server: server.map(ServerId),
        threadless: false,
    };
    let here = Caller::new(UserId(ann.id), place(Some(world.sandbox.server())), "help".to_owned());
    let at = AtPuzzle { puzzle: puzzle(0).id.clone(), siege: None, played: Vec::new() };
    let help =
        async |caller: &Caller, at: &AtPuzzle| match service::study::puzzles::help_with_puzzle(
            &world.service,
            caller,
            at,
        )
        .await
        {
            Ok(_) => Ok(()),
            Err(Denied::Refused(none)) => Err(none),
            Err(Denied::Failed(error)) => panic!("{error}"),
        };
    assert_eq!(help(&here, &at).await, Err(NotPosed::Siege));
    let tried =
        service::study::puzzles::attempt_puzzle(&world.service, &here, &at, &puzzle(0).line[0])
            .await;
    assert!(matches!(tried, Err(Denied::Refused(NotPosed::Siege))), "{tried:?}");
    let id = buttons(&own)
        .into_iter()
        .find(|(label, _)| label == "Answer (counts as a miss)")
        .unwrap()
        .1;
    let mut parts: Vec<&str> = id.split('.').collect();
    parts[1] = "";
    let forged = parts.join(".");
    let said = ann
        .sandbox
        .act(ann.id, Act::Forge { message: own.id.clone(), custom_id: forged, values: None });
    assert!(!ann.words(said.await.unwrap()).contains("The answer"));
    // `/learn puzzle` has another one.
    let said = ann.asks("learn puzzle", json!({})).await;
    assert!(said.starts_with("**Puzzle ") && !said.contains(&puzzle(0).id), "{said}");
    // In another server's siege there is one, and it counts here.
    let there = Caller::new(UserId(ann.id), place(Some(4_242)), "help".to_owned());
    let posted =
        ann.at(arena).sees().into_iter().find(|one| one.content.starts_with("**Siege ")).unwrap();
    let other = SiegeId(buttons(&posted)[0].1.rsplit(':').next().unwrap().parse().unwrap());
    assert_eq!(help(&there, &AtPuzzle { siege: Some(other), ..at }).await, Ok(()));
    ann.presses("Solve it").await;
    let said = solves(&ann, puzzle(0)).await;
    assert!(said.contains(" ⬛🟩"), "{said}");
    world.end().await;
});

story!(no_page_judges_a_siege_that_is_on_or_begins, |mut world| async move {
    let browser = world.open_pages().await;
    let state =
        async |what: &str| browser.asks(what).await.json()["status"].as_str().unwrap().to_owned();
    let judges = async |puzzle: &Puzzle| {
        let right = find(puzzle, "", |verdict| matches!(verdict, Verdict::Right { .. })).unwrap();
        let position = puzzle.position.to_string().replace(' ', "%20").replace('/', "%2F");
        let side = if puzzle.side() == murus_gallicus::Seat::Romans { "gauls" } else { "romans" };
        let ways = [
            format!("/learn/puzzle/state?id={}&m={right}", puzzle.id),
            format!("/board/state?p={position}&won=1"),
            format!("/board/state?p={position}&m={right}&won=1"),
            format!("/board/state?p={position}&s={side}&l=Caesar"),
        ];
        let mut judged = Vec::new();
        for way in ways {
            let said = state(&way).await;
            let refused = said.contains("This position is part of a running siege");
            if refused {
                let again = browser.asks(&way).await.json();
                assert!(
                    again["plies"].as_array().unwrap().len() <= way.matches("&m=").count() + 1,
                    "{again}"
                );
            }
            judged.push(!refused);
        }
        judged
    };
    // It is 12:00 UTC: that of yesterday is still on in the west, that of tomorrow begins in the
    // east.
    for day in [0, 1] {
        assert_eq!(judges(puzzle(day)).await, [false; 4], "day {day}");
    }
    assert_eq!(judges(murus_lessons::siege(20_605 - 1).unwrap()).await, [false; 4]);
    assert_eq!(judges(murus_lessons::siege(20_605 - 2).unwrap()).await, [true; 4]);
    // From midnight on it is known to everybody.
    world.advance(12 * HOUR).await;
    let today =
        Puzzle::find(browser.opens("/daily.json").await.json()["id"].as_str().unwrap()).unwrap();
    assert_eq!((today.id.as_str(), judges(today).await), (puzzle(1).id.as_str(), vec![false; 4]));
    // Its page shows it without any verdict, and leads on.
    let html = browser.opens(&format!("/learn/puzzle?id={}", today.id)).await.text;
    assert!(html.contains(&today.id) && html.contains("Next puzzle"), "{html}");
    world.advance(3 * DAY).await;
    assert_eq!(judges(today).await, [true; 4], "it is over everywhere");
    world.end().await;
});

story!(what_is_tried_after_its_day_is_not_todays_siege, |world| async move {
    let mona = world.person("Mona");
    let bob = world.bob();
    mona.walks("server siege", &["server-siege-hour=14"]).await;
    world.advance(2 * HOUR).await;
    assert!(bob.presses("Solve it").await.starts_with("**Today's siege**\n"));
    let number = sieges(&bob)[0].content.split(['*', ' ']).nth(3).unwrap().to_owned();
    world.advance(DAY).await;
    let old = sieges(&bob).remove(0);
    let id = buttons(&old)[0].1.clone();
    let title = format!("**Siege {number}**\n");
    let said = bob.presses_id(&old.id, &id).await;
    assert!(said.starts_with(&title), "{title} {said}");
    world.end().await;
});
