//! Puzzles: what is posed, what a try is worth, and what it comes to.

use std::time::Duration;

use expect_test::expect;
use murus::game::Place;
use murus::ids::{ChannelId, UserId};
use murus::service::{self, AtPuzzle, Caller, Denied, NotPosed};
use murus_gallicus::{Seat, Variant};
use murus_lessons::{Attempt, BOOKS, Puzzle, PuzzleKind, Theme, Verdict, WinClaim};
use serde_json::{Value, json};

use super::beside::text;
use super::playing::seated;
use super::studies::{DECIDED, keep, kept_review};
use crate::story;
use crate::support::person::{Person, buttons, read};

/// The puzzle in front of a person.
fn posed(person: &Person) -> &'static Puzzle {
    let page = person.page();
    let text = read(&page);
    // The name of its picture begins with its id, the text has its number alone.
    let name = page.files.first().map_or("", |file| file.name.as_str());
    let end = name.char_indices().find(|&(at, c)| c == '-' && Puzzle::find(&name[..at]).is_some());
    let puzzle = end.and_then(|(at, _)| Puzzle::find(&name[..at]));
    let puzzle = puzzle.unwrap_or_else(|| panic!("no puzzle is posed: {name}: {text}"));
    let (_, number) = puzzle.id.rsplit_once('-').unwrap();
    let number = number.trim_start_matches('0');
    let titles = ["Puzzle", "Aufgabe"].map(|word| format!("**{word} {number}**"));
    assert!(titles.iter().any(|title| text.contains(title)), "{text}");
    puzzle
}

/// A theme whose puzzles are solved by moves.
fn breakthrough() -> Value {
    json!({ "theme": "breakthrough" })
}

/// The first move of a puzzle after these moves whose verdict is of this kind.
pub fn find(puzzle: &Puzzle, written: &str, is: impl Fn(&Verdict) -> bool) -> Option<String> {
    let attempt = Attempt::of(puzzle, written)?;
    let position = attempt.line().position();
    let moves = position.moves().into_iter().map(|m| position.write(m).to_string());
    moves.into_iter().find(|text| attempt.judge(text).is_ok_and(|judged| is(&judged.verdict)))
}

fn is_right(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Right { .. })
}

/// Solves the puzzle that a person has open, by typing. Returns the last answer.
pub async fn solves(person: &Person, puzzle: &Puzzle) -> String {
    let mut written = String::new();
    loop {
        let right = find(puzzle, &written, is_right).expect("a puzzle has an answer");
        let said = person.fills("Type a move", &[&right]).await;
        if said.contains("**Solved!**") {
            return said;
        }
        assert!(said.starts_with("**Right.** "), "{said}");
        let attempt = Attempt::of(puzzle, &written).unwrap();
        written = attempt.written(&attempt.judge(&right).unwrap());
    }
}

story!(a_puzzle_is_tried_and_solved, |world| async move {
    let mut world = world;
    let ann = world.ann();
    let said = ann.asks("learn puzzle", breakthrough()).await;
    let puzzle = posed(&ann);
    assert!(said.contains(" to move: **win "), "{said}");
    assert_eq!(ann.page().files.len(), 1, "with its picture");
    // A move is pressed: its unit, then its target. It is wrong, and nothing is lost. A unit with a
    // single move needs one press.
    let wrong =
        find(puzzle, "", |verdict| matches!(verdict, Verdict::Wrong { .. })).expect("a wrong move");
    let label = |start: &str| ann.labels().into_iter().find(|label| label.starts_with(start));
    if label(&wrong).is_none() {
        ann.presses(&label(&wrong[..2]).unwrap()).await;
    }
    let target = label(&wrong).unwrap();
    let said = ann.presses(&target).await;
    assert!(said.starts_with(&format!("`{wrong}` ")), "{said}");
    let last = said.lines().last().unwrap();
    assert_eq!(last, "-# Placement puzzle 1 of 10.", "without a number: {said}");
    assert!(ann.labels().contains(&"Try again".to_owned()));
    // A restart loses nothing: the buttons say all.
    world.restart().await;
    let ann = world.ann();
    assert!(ann.presses("Try again").await.contains("**Puzzle "));
    assert!(
        ann.fills("Type a move", &["z9-z8"]).await.starts_with("There is no z9"),
        "one clear sentence"
    );
    let said = solves(&ann, puzzle).await;
    assert!(!said.contains("Placement puzzle"), "the first attempt is decided already: {said}");
    assert_eq!(ann.pings(), 0);
    // The next one is another one, and solved at once it counts.
    ann.presses("Next puzzle").await;
    let next = posed(&ann);
    assert_ne!(next.id, puzzle.id);
    assert!(next.themes.contains(&Theme::Breakthrough), "the theme stays");
    let said = solves(&ann, next).await;
    assert!(said.contains("-# Placement puzzle 2 of 10."), "{said}");
    let profile = ann.asks("profile", json!({})).await;
    assert!(
        profile.contains("Puzzles **2 of 10** for placement: 1 of 2 right on the first try."),
        "{profile}"
    );
    world.end().await;
});

story!(ten_puzzles_place_a_person_before_a_rating_is_shown, |world| async move {
    let ann = world.ann();
    ann.asks("learn puzzle", breakthrough()).await;
    for n in 1..=10 {
        let place = format!("-# Placement puzzle {n} of 10.");
        assert!(read(&ann.page()).ends_with(&place), "{n}: {}", read(&ann.page()));
        // She misses every third one.
        let said = match n % 3 {
            0 => ann.presses("Answer (counts as a miss)").await,
            _ => solves(&ann, posed(&ann)).await,
        };
        assert!(!said.contains("(+") && !said.contains("(-"), "no step: {said}");
        let profile = ann.asks("profile", json!({})).await;
        if n < 10 {
            assert!(said.ends_with(&place), "{said}");
            let known = format!("Puzzles **{n} of 10** for placement: ");
            assert!(profile.contains(&known), "{profile}");
        } else {
            assert!(said.contains("-# You're placed: your puzzle rating is 1"), "{said}");
            assert!(profile.contains("Puzzles **1"), "{profile}");
        }
        ann.asks("learn puzzle", breakthrough()).await;
    }
    // From then on each one moves her by 60 points at most.
    let steps = async |times: usize| {
        let mut steps = Vec::new();
        for _ in 0..times {
            let said = read(&ann.page());
            assert!(!said.contains("Placement puzzle"), "{said}");
            let said = ann.presses("Answer (counts as a miss)").await;
            let step = said.rsplit_once('(').and_then(|(_, rest)| rest.split_once(')'));
            let step = step.unwrap_or_else(|| panic!("no step: {said}")).0;
            steps.push(step.parse::<i64>().unwrap());
            ann.asks("learn puzzle", breakthrough()).await;
        }
        steps
    };
    let steps = steps(4).await;
    assert!(steps.iter().all(|step| (-60..0).contains(step)), "{steps:?}");
    world.end().await;
});

story!(an_open_puzzle_is_gone_on_with_and_help_counts_as_a_miss, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    ann.asks("learn puzzle", breakthrough()).await;
    let first = posed(&ann);
    ann.asks("learn puzzle", json!({})).await;
    assert_eq!(posed(&ann).id, first.id, "it is not finished");
    let said = ann.presses("Hint (counts as a miss)").await;
    assert!(
        said.starts_with("Move the unit on **")
            && said.contains("A hint counts as a miss.\n-# Placement puzzle 1 of 10"),
        "{said}"
    );
    let labels = ann.labels();
    assert!(!labels.contains(&"Hint (counts as a miss)".to_owned()), "taken: {labels:?}");
    ann.speaks("de").await;
    let said = ann.presses("Answer (counts as a miss)").await;
    assert!(said.starts_with(&format!("Die Lösung: `{}`", first.line.join(" "))), "{said}");
    ann.speaks("en-US").await;
    ann.asks("learn puzzle", json!({})).await;
    assert_ne!(posed(&ann).id, first.id, "that one is done");
    assert!(ann.asks("profile", json!({})).await.contains("0 of 1 right on the first try."));
    // A theme that is asked for is kept to.
    bob.asks("learn puzzle", json!({ "theme": "quiet" })).await;
    let quiet = posed(&bob);
    assert!(quiet.themes.iter().any(|theme| theme.word() == "quiet"), "{:?}", quiet.themes);
    assert!(
        bob.completes("learn puzzle", "theme", "bat").await.contains(&"battering-ram".to_owned())
    );
    let said = bob.asks("learn puzzle", json!({ "theme": "nonsense" })).await;
    assert_eq!(said, "There is no such theme. Choose one from the list.");
    bob.speaks("de").await;
    bob.asks("learn puzzle", json!({ "theme": "Stiller erster Zug" })).await;
    assert!(posed(&bob).themes.contains(&Theme::Quiet), "a theme is read by its name");
    bob.speaks("en-US").await;
    let said = bob.asks("learn puzzle", json!({ "variant": "escape@8x8-four" })).await;
    assert!(said.starts_with("There are no puzzles for this variant yet."), "{said}");
    world.end().await;
});

story!(wins_that_a_person_missed_become_puzzles_for_them_alone, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let missed = json!({ "theme": "mine" });
    let said = ann.asks("learn puzzle", missed.clone()).await;
    assert!(said.starts_with("No review has found a missed win of yours yet."), "{said}");
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    let thread = world.thread();
    ann.at(thread).plays_with(&bob.at(thread), DECIDED.split_whitespace()).await;
    // Its review shows that Ann missed a win, and that Bob missed none.
    let wins = [(28, Seat::Romans, 9), (29, Seat::Gauls, 3)];
    keep(&world, &kept_review(Variant::STANDARD, DECIDED, &wins)).await;
    let said = bob.asks("learn puzzle", missed.clone()).await;
    assert!(said.starts_with("No review has found a missed win of yours yet."), "{said}");
    let said = ann.asks("learn puzzle", missed.clone()).await;
    expect![[r#"
        **From one of your games**
        Romans to move: **win in 5**.
        The Gauls just played `b4-d2`."#]]
    .assert_eq(&said);
    let said = ann.fills("Type a move", &["d3-f5"]).await;
    assert!(said.starts_with("**Right.** "), "{said}");
    // It is for Ann alone.
    let answer = buttons(&ann.page())
        .into_iter()
        .find(|(label, _)| label == "Answer (counts as a miss)")
        .unwrap()
        .1;
    let puzzle = answer
        .split(':')
        .find_map(|part| part.split('.').next().filter(|id| id.starts_with("mine-")));
    let at = AtPuzzle { puzzle: puzzle.unwrap().to_owned(), siege: None, played: Vec::new() };
    let place = Place { channel: ChannelId(thread), server: None, threadless: true };
    for (person, may) in [(&ann, true), (&bob, false)] {
        let caller = Caller::new(UserId(person.id), place, "look".to_owned());
        let posed = service::study::posed::find_posed(&world.service, &caller, &at).await;
        assert_eq!(posed.is_ok(), may, "{}", person.name);
    }
    let said = ann.presses("Answer (counts as a miss)").await;
    assert!(said.starts_with("The answer: `d3-f5") && !said.contains("Placement puzzle"), "{said}");
    assert!(!ann.labels().contains(&"Report".to_owned()), "{:?}", ann.labels());
    // From there the review of the game that it is from is one press away.
    assert_eq!(ann.labels(), ["Next puzzle", "Review"]);
    assert!(ann.presses("Review").await.starts_with("Review · Ann – Bob\n"));
    assert!(
        ann.asks("learn puzzle", missed)
            .await
            .starts_with("You've been through all your missed wins.")
    );
    world.end().await;
});

story!(a_puzzle_is_voted_for_and_reported_once, |world| async move {
    let ann = world.ann();
    ann.asks("learn puzzle", breakthrough()).await;
    ann.presses("Answer (counts as a miss)").await;
    let shown = ann.page();
    assert!(ann.presses("👍").await.starts_with("Thank you. Votes"));
    assert!(ann.presses("Report").await.starts_with("Thanks. I'll check the puzzle again."));
    assert!(ann.presses("Report").await.starts_with("You've already reported this puzzle."));
    // Deleted data takes all of it.
    ann.sets(&["my-data", "export-data"]).await;
    let file = ann.sees().last().unwrap().files[0].clone();
    let all: Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(all["rows"]["puzzles"].as_array().unwrap().len(), 1);
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    assert_eq!(ann.sets(&["my-data", "export-data"]).await, "I have no data about you.");
    // Buttons from before claim nothing that is no longer known.
    for button in ["👍", "Report"] {
        let id = buttons(&shown).into_iter().find(|(label, _)| label == button).unwrap().1;
        assert_eq!(
            ann.presses_id(&shown.id, &id).await,
            "You haven't tried this puzzle.",
            "{button}"
        );
    }
    world.advance(Duration::from_secs(1)).await;
    world.end().await;
});

story!(a_puzzle_is_solved_on_the_board_of_a_page, |mut world| async move {
    let browser = world.open_pages().await;
    // Other programs read which one it is today, and not its answer.
    let daily = browser.opens("/daily.json").await.json();
    let today = Puzzle::find(text(&daily, "id")).unwrap();
    assert_eq!(text(&daily, "position"), today.position.to_string());
    assert!(
        daily.get("line").is_none() && text(&daily, "page").contains("/learn/puzzle?id="),
        "{daily}"
    );
    // Without one a page has the newest siege that is over everywhere.
    let newest = murus_lessons::siege(20_605 - 2).unwrap();
    assert!(browser.opens("/learn/puzzle").await.text.contains(&newest.id));
    // In some puzzles every wrong move loses.
    let not_enough = |verdict: &Verdict| matches!(verdict, Verdict::Wrong { loses: false, line } if !line.is_empty());
    let mut over = (2..).map(|days| murus_lessons::siege(20_605 - days).unwrap());
    let puzzle = over.find(|puzzle| find(puzzle, "", not_enough).is_some()).unwrap();
    let html = browser.opens(&format!("/learn/puzzle?id={}", puzzle.id)).await.text;
    assert!(html.contains(&puzzle.id) && html.contains("to move: "), "{html}");
    let try_on = async |moves: &str| {
        browser
            .asks(&format!("/learn/puzzle/state?id={}&m={}", puzzle.id, moves.replace(' ', ";")))
            .await
            .json()
    };
    let wrong = find(puzzle, "", not_enough).unwrap();
    let state = try_on(&wrong).await;
    assert!(text(&state, "status").contains("doesn't work: "), "{state}");
    assert!(
        !state["due"].as_bool().unwrap() && text(&state, "tools").contains("Try again"),
        "{state}"
    );
    assert!(text(&state, "tools").contains("Next puzzle"), "nobody is stuck: {state}");
    let mut written = String::new();
    loop {
        // **Try again** after a wrong move leads back to the moves before it.
        let here = try_on(&written).await;
        assert_eq!(here["due"], json!(true), "{here}");
        assert!(!text(&here, "tools").contains("Try again"), "{here}");
        let right =
            find(puzzle, &written, |verdict| matches!(verdict, Verdict::Right { .. })).unwrap();
        let state = try_on(format!("{written} {right}").trim()).await;
        if state.get("next").is_some() {
            assert!(text(&state, "status").contains("Solved!"), "{state}");
            break;
        }
        let attempt = Attempt::of(puzzle, &written).unwrap();
        written = attempt.written(&attempt.judge(&right).unwrap());
    }
    for bad in ["id=standard-none", "id=standard-000000&m=z9-z8", "m=%00"] {
        assert_eq!(
            browser.asks(&format!("/learn/puzzle/state?{bad}")).await.status.as_u16(),
            404,
            "{bad}"
        );
    }
    world.end().await;
});

story!(a_slower_win_is_no_miss_and_the_answer_still_states_its_price, |world| async move {
    let ann = world.ann();
    ann.asks("learn puzzle", json!({})).await;
    let slower = loop {
        let slower = find(posed(&ann), "", |verdict| matches!(verdict, Verdict::Slower { .. }));
        if let Some(slower) = slower {
            break slower;
        }
        ann.presses("Answer (counts as a miss)").await;
        ann.presses("Next puzzle").await;
    };
    let said = ann.fills("Type a move", &[&slower]).await;
    let why = "wins too, but more slowly. That's no miss: look for the faster win.";
    assert!(said.ends_with(&format!("`{slower}` {why}")), "{said}");
    assert_eq!(ann.labels(), ["Try again", "Answer (counts as a miss)"]);
    let said = ann.presses("Answer (counts as a miss)").await;
    assert!(said.starts_with("The answer: "), "{said}");
    world.end().await;
});

story!(a_newcomer_who_errs_is_asked_for_moves_of_several_kinds, |world| async move {
    let ann = world.ann();
    ann.asks("learn puzzle", json!({})).await;
    let mut tasks = Vec::new();
    for _ in 0..10 {
        let puzzle = posed(&ann);
        tasks.push((puzzle.kind, puzzle.win_in));
        ann.presses("Answer (counts as a miss)").await;
        ann.presses("Next puzzle").await;
    }
    assert!(!tasks.iter().any(|(kind, _)| *kind == PuzzleKind::IsItWon), "{tasks:?}");
    tasks.sort();
    tasks.dedup();
    assert!(tasks.len() > 1, "{tasks:?}");
    world.end().await;
});

story!(a_puzzle_says_how_many_moves_are_left, |world| async move {
    let ann = world.ann();
    let easy = |day: &u32| murus_lessons::easy_siege(20_605 + day).unwrap();
    let day = (1..6).find(|day| easy(day).win_in == 2).unwrap();
    let puzzle = easy(&day);
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(Duration::from_secs(3600)).await;
    for _ in 0..day {
        // Somebody tries each, so that none gets easier.
        world.bob().presses("Solve it").await;
        world.bob().presses("Answer (counts as a miss)").await;
        world.advance(Duration::from_secs(24 * 3600)).await;
    }
    let said = ann.presses("An easier one").await;
    assert!(said.contains("**win in 2**"), "{said}");
    let right = find(puzzle, "", is_right).unwrap();
    ann.fills("Type a move", &[&right]).await;
    let unit = ann.labels().into_iter().find(|label| label.len() == 2).unwrap();
    let said = ann.presses(&unit).await;
    assert!(said.contains("**win now**") && !said.contains("just played"), "{said}");
    world.end().await;
});

story!(the_answer_to_who_wins_shows_how, |world| async move {
    let ann = world.ann();
    ann.asks("learn puzzle", json!({ "theme": "is-it-won" })).await;
    for _ in 0..3 {
        let puzzle = posed(&ann);
        let said = ann.presses("Romans win").await;
        let how = format!("One way to continue: `{}`.", puzzle.line.join(" "));
        assert_eq!(said.contains(&how), !puzzle.line.is_empty(), "{said}");
        ann.presses("Next puzzle").await;
    }
    world.end().await;
});

story!(only_puzzles_that_were_shown_to_a_person_are_rated, |world| async move {
    let ann = world.ann();
    ann.asks("learn puzzle", breakthrough()).await;
    let open = posed(&ann);
    let place = Place { channel: ChannelId(ann.channel), server: None, threadless: false };
    let caller = Caller::new(UserId(ann.id), place, "forge".to_owned());
    // The ids of buttons are forged for puzzles that nobody posed: a move, who wins, and help.
    let puzzles = BOOKS[0].puzzles().iter().filter(|puzzle| puzzle.id != open.id);
    let easy = puzzles
        .clone()
        .filter(|puzzle| puzzle.kind == PuzzleKind::Win && puzzle.win_in == 1)
        .take(10);
    for puzzle in easy {
        let at = AtPuzzle { puzzle: puzzle.id.clone(), siege: None, played: Vec::new() };
        let tried =
            service::study::puzzles::attempt_puzzle(&world.service, &caller, &at, &puzzle.line[0])
                .await;
        assert!(matches!(tried, Err(Denied::Refused(NotPosed::Gone))), "{tried:?}");
        let helped = service::study::puzzles::help_with_puzzle(&world.service, &caller, &at).await;
        assert!(matches!(helped, Err(Denied::Refused(NotPosed::Gone))), "{helped:?}");
    }
    let asked = puzzles.clone().find(|puzzle| puzzle.kind == PuzzleKind::IsItWon).unwrap();
    let at = AtPuzzle { puzzle: asked.id.clone(), siege: None, played: Vec::new() };
    let claimed =
        service::study::puzzles::claim_winner(&world.service, &caller, &at, WinClaim::Romans).await;
    assert!(matches!(claimed, Err(Denied::Refused(NotPosed::Gone))), "{claimed:?}");
    assert!(!ann.asks("profile", json!({})).await.contains("Puzzles **"));
    // The one that was posed still counts, also in another process.
    ann.asks("learn puzzle", json!({})).await;
    assert!(solves(&ann, open).await.contains("-# Placement puzzle 1 of 10."));
    world.end().await;
});

story!(help_with_a_shown_puzzle_is_a_miss_wherever_it_is_given, |mut world| async move {
    let mut browser = world.open_pages().await;
    let (ann, _) = seated(&world).await;
    browser.comes_in(&ann.way_in().await).await.unwrap();
    let mut misses = 0;
    ann.asks("learn puzzle", breakthrough()).await;
    // Its position on the free board, mirrored, with a question or a level; and its own page.
    for (n, way) in ["/board/state?won=1&p=", "/board/state?l=Caesar&p=", "/learn/puzzle/state?id="]
        .iter()
        .enumerate()
    {
        let puzzle = posed(&ann);
        let mirrored: Vec<String> = puzzle
            .position
            .to_string()
            .split('/')
            .map(|row| {
                let (row, rest) =
                    row.split_once(' ').map_or((row, None), |(row, rest)| (row, Some(rest)));
                let row: String = row.chars().rev().collect();
                rest.map_or(row.clone(), |rest| format!("{row}%20{rest}"))
            })
            .collect();
        let side = if puzzle.side() == Seat::Romans { "gauls" } else { "romans" };
        let what = match n {
            2 => {
                let wrong =
                    find(puzzle, "", |verdict| matches!(verdict, Verdict::Wrong { .. })).unwrap();
                format!("{}&m={wrong}", puzzle.id)
            }
            _ => format!("{}&s={side}", mirrored.join("%2F")),
        };
        browser.asks(&format!("{way}{what}")).await;
        misses += 1;
        let said = solves(&ann, puzzle).await;
        assert!(!said.contains("Placement puzzle"), "decided already: {way}: {said}");
        let profile = ann.asks("profile", json!({})).await;
        assert!(
            profile.contains(&format!("0 of {misses} right on the first try.")),
            "{way}: {profile}"
        );
        ann.asks("learn puzzle", breakthrough()).await;
    }
    world.end().await;
});
