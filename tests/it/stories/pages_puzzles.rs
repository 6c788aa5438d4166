//! Puzzles on the pages: by variant, theme and rating, and what counts for a person.

use murus_gallicus::{Line, Seat, Variant};
use murus_lessons::{Attempt, LESSONS, Puzzle, Verdict};
use murus_pictures::{Scene, Svg, Theme};
use reqwest::{Method, StatusCode};

use super::pages::on_the_page;
use super::studies::{DECIDED, keep, kept_review};
use crate::story;
use crate::support::browser::{Browser, OWN};

/// The id in the address of a puzzle.
fn puzzle_at(address: &str) -> &'static Puzzle {
    let (_, id) = address.split_once("id=").unwrap_or_else(|| panic!("{address}"));
    Puzzle::find(id.split('&').next().unwrap()).unwrap()
}

/// Solves a puzzle on a page whose address has these other parts.
async fn solve(browser: &Browser, puzzle: &Puzzle, with: &str) -> serde_json::Value {
    let moves = puzzle.line.join(";");
    let address = format!("/learn/puzzle/state?id={}{with}&m={moves}", puzzle.id);
    browser.asks(&address).await.json()
}

story!(a_stranger_climbs_the_puzzles_of_a_variant_and_a_theme, |mut world| async move {
    let browser = world.open_pages().await;
    let page = browser.opens("/learn/puzzle?book=hex&theme=").await.text;
    assert!(page.contains("<option value=\"hex\" selected>Hex"), "{page}");
    assert!(page.contains("method=\"get\"") && !page.contains("/learn/puzzle/next"));
    let first =
        page.split_once("/learn/puzzle/state?id=").unwrap().1.split(['\\', '"', '&']).next();
    let mut puzzle = Puzzle::find(first.unwrap()).unwrap();
    assert!(puzzle.id.starts_with("hex-"));
    for _ in 0..3 {
        let state = solve(&browser, puzzle, "&book=hex&theme=breakthrough").await;
        let next = puzzle_at(state["next"].as_str().unwrap());
        assert!((next.rating, &next.id) > (puzzle.rating, &puzzle.id), "{}", next.id);
        assert!(next.themes.iter().any(|theme| theme.word() == "breakthrough"), "{}", next.id);
        puzzle = next;
    }
    let refused = browser.submits("/learn/puzzle/next", &OWN, "book=hex&theme=").await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    assert!(refused.text.contains("You aren't signed in."), "{}", refused.text);
    world.end().await;
});

story!(exercises_do_not_mark_the_tower_that_breaks_through, |mut world| async move {
    let browser = world.open_pages().await;
    let marked =
        |puzzle: &&Puzzle| murus_lessons::find_siege_tower(puzzle.approach().position()).is_some();
    let puzzle =
        murus_lessons::Book::find("standard").unwrap().puzzles().iter().find(marked).unwrap();
    let line = puzzle.approach();
    let asked = format!("/learn/puzzle?id={}", puzzle.id);
    let steps = LESSONS.iter().flat_map(|lesson| (0..lesson.steps.len()).map(move |n| (lesson, n)));
    let steps = steps.filter_map(|(lesson, n)| {
        let line = Line::from(lesson.steps[n].position()?);
        Some((line, Seat::Romans, format!("/learn?lesson={}&n={n}", lesson.id)))
    });
    let mut marked = 0;
    for (line, side, asked) in [(line, puzzle.side(), asked)].into_iter().chain(steps) {
        let svg = Svg::new(line.position().variant().board(), side, Theme::default());
        let marks = svg.marks(&Scene::of(&line, side)).over;
        let plain = svg.without_corners().marks(&Scene::of(&line, side)).over;
        let Some(corners) = marks.strip_suffix(&plain).filter(|corners| !corners.is_empty()) else {
            continue;
        };
        marked += 1;
        let drawn = browser.opens(&asked).await.text;
        assert!(drawn.contains(&plain) && !drawn.contains(corners), "{asked}: {drawn}");
    }
    assert!(marked > 2, "{marked}");
    world.end().await;
});

story!(a_puzzle_that_a_page_poses_counts_for_its_person, |mut world| async move {
    let (ann, _, browser, _) = on_the_page(&mut world).await;
    assert!(!browser.opens("/learn/puzzle").await.text.contains("for placement"));
    let posed = browser.submits("/learn/puzzle/next", &OWN, "book=standard&theme=").await;
    assert_eq!(posed.status, StatusCode::SEE_OTHER, "{}", posed.text);
    let to = posed.headers["location"].to_str().unwrap().to_owned();
    let puzzle = puzzle_at(&to);
    assert!(puzzle.own_moves() > 0, "it is solved by moving");
    let page = browser.opens(&to).await.text;
    assert!(page.contains("action=\"/learn/puzzle/next\""), "{page}");
    assert!(page.matches("Next puzzle").count() <= 1, "one way on: {page}");
    // A move that only wins later is no miss.
    let start = Attempt::of(puzzle, "").unwrap();
    let misses = |text: &&str| matches!(start.judge(text).unwrap().verdict, Verdict::Wrong { .. });
    let mut refuted = puzzle.refutations.iter().map(|(text, _)| text.as_str());
    let wrong = refuted.find(misses).unwrap();
    let address = format!("/learn/puzzle/state?id={}&m={wrong}", puzzle.id);
    let state = browser.asks(&address).await.json();
    let tools = state["tools"].as_str().unwrap();
    assert!(tools.contains("Try again") && tools.contains("Next puzzle"), "{tools}");
    let asked = browser.asks(&format!("/learn/puzzle/state?id={}", puzzle.id)).await.json();
    let task = asked["status"].as_str().unwrap().split("</p>").next().unwrap().to_owned();
    assert!(state["status"].as_str().unwrap().starts_with(&task), "the question stays: {state}");
    // It counts once, here and on Discord.
    let page = browser.opens(&to).await.text;
    assert!(page.contains("for placement: 0 of 1 right on the first try"), "{page}");
    let profile = ann.asks("profile", serde_json::json!({})).await;
    assert!(profile.contains("0 of 1 right on the first try"), "{profile}");
    for foreign in [[("sec-fetch-site", "cross-site")], [("origin", "https://evil.example")]] {
        let got = browser.submits("/learn/puzzle/next", &foreign, "book=standard").await;
        assert_eq!(got.status, StatusCode::FORBIDDEN);
    }
    let got = browser.sends(Method::GET, "/learn/puzzle/next", &OWN, None).await;
    assert_eq!(got.status, StatusCode::METHOD_NOT_ALLOWED, "a GET poses nothing");
    world.end().await;
});

/// Poses a puzzle to the person of the browser. Returns its address and the puzzle.
async fn is_posed(browser: &Browser, wish: &str) -> (String, &'static Puzzle) {
    let posed = browser.submits("/learn/puzzle/next", &OWN, wish).await;
    assert_eq!(posed.status, StatusCode::SEE_OTHER, "{}", posed.text);
    let to = posed.headers["location"].to_str().unwrap().to_owned();
    let puzzle = puzzle_at(&to);
    (to, puzzle)
}

/// The text of a field of a state.
fn field<'a>(state: &'a serde_json::Value, name: &str) -> &'a str {
    state[name].as_str().unwrap_or_else(|| panic!("{name} of {state}"))
}

story!(a_stranger_gets_hint_and_answer_of_a_puzzle, |mut world| async move {
    let browser = world.open_pages().await;
    let page = browser.opens("/learn/puzzle?id=standard-000024").await.text;
    assert!(page.contains(">Hint</button>") && page.contains(">Answer</button>"), "{page}");
    assert!(!page.contains("unrated"), "nothing is said of a rating: {page}");
    let puzzle = Puzzle::find("standard-000024").unwrap();
    let state = "/learn/puzzle/state?id=standard-000024&theme=sacrifice";
    let hint = browser.asks(&format!("{state}&m=&do=hint")).await.json();
    assert!(field(&hint, "status").contains("Move the unit on"), "{hint}");
    assert!(!field(&hint, "status").contains("counts as a miss"), "{hint}");
    assert!(hint["due"] == true && hint["next"].is_null(), "it goes on: {hint}");
    // After other moves than those of the answer, there is no hint.
    let wrong = &puzzle.refutations[0].0;
    let tried = browser.asks(&format!("{state}&m={wrong}")).await.json();
    let tools = field(&tried, "tools");
    assert!(tools.contains("Show the answer") && !tools.contains(">Hint<"), "{tools}");
    let answer = browser.asks(&format!("{state}&m=&do=answer")).await.json();
    assert!(field(&answer, "status").contains("The answer:"), "{answer}");
    assert!(
        field(&answer, "status").contains("This puzzle&#39;s rating:")
            || field(&answer, "status").contains("This puzzle's rating:"),
        "{answer}"
    );
    assert_eq!((answer["due"] == false, answer["next"].is_string()), (true, true), "{answer}");
    for act in ["up", "report", "zz"] {
        let got = browser.asks(&format!("{state}&m=&do={act}")).await;
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{act}");
    }
    world.end().await;
});

story!(a_puzzle_on_the_page_tells_what_discord_tells, |mut world| async move {
    let (ann, _, browser, _) = on_the_page(&mut world).await;
    let page = browser.opens("/learn/puzzle").await.text;
    assert!(page.contains(" · unrated"), "{page}");
    let (to, puzzle) = is_posed(&browser, "book=standard&theme=&grade=").await;
    let page = browser.opens(&to).await.text;
    assert!(page.contains("Placement puzzle 1 of 10."), "{page}");
    assert!(page.contains("Hint (counts as a miss)"), "{page}");
    // The one that is not finished comes back.
    let again = browser.opens("/learn/puzzle").await.text;
    assert!(again.contains(&format!("/learn/puzzle/state?id={}", puzzle.id)), "{again}");
    let state = to.replace("/learn/puzzle?", "/learn/puzzle/state?");
    // A link elsewhere leads to the puzzle, and counts nothing.
    browser.opens(&format!("{to}&m=&do=answer")).await;
    browser.opens(&format!("{to}&m={}", puzzle.refutations[0].0)).await;
    let solved = browser.asks(&format!("{state}&m={}", puzzle.line.join(";"))).await.json();
    let said = field(&solved, "status");
    assert!(said.contains("<strong>Solved!</strong>"), "{said}");
    assert!(said.contains("Placement puzzle 1 of 10."), "{said}");
    assert!(said.contains(&format!("rating: {}", puzzle.rating)), "{said}");
    let tools = field(&solved, "tools");
    assert!(tools.starts_with("<form method=\"post\" action=\"/learn/puzzle/next\""), "{tools}");
    assert!(tools.contains("👍") && tools.contains("Report"), "{tools}");
    let voted = browser.asks(&format!("{state}&m=&do=up")).await.json();
    assert!(field(&voted, "wrong").starts_with("Thank you."), "{voted}");
    // A row of puzzles, which a hint ends.
    let (to, puzzle) = is_posed(&browser, "book=standard&theme=&grade=").await;
    let state = to.replace("/learn/puzzle?", "/learn/puzzle/state?");
    let solved = browser.asks(&format!("{state}&m={}", puzzle.line.join(";"))).await.json();
    assert!(field(&solved, "status").contains("2 puzzles solved in a row."), "{solved}");
    world.advance(std::time::Duration::from_secs(60)).await;
    let (to, puzzle) = is_posed(&browser, "book=standard&theme=&grade=").await;
    let state = to.replace("/learn/puzzle?", "/learn/puzzle/state?");
    let hint = browser.asks(&format!("{state}&m=&do=hint")).await.json();
    assert!(field(&hint, "status").contains("A hint counts as a miss."), "{hint}");
    assert!(field(&hint, "status").contains("Placement puzzle 3 of 10."), "{hint}");
    let solved = browser.asks(&format!("{state}&m={}", puzzle.line.join(";"))).await.json();
    assert!(!field(&solved, "status").contains("in a row"), "{solved}");
    let profile = ann.asks("profile", serde_json::json!({})).await;
    assert!(profile.contains("2 of 3 right on the first try"), "{profile}");
    world.end().await;
});

story!(puzzles_are_chosen_by_their_difficulty, |mut world| async move {
    let (_, _, browser, _) = on_the_page(&mut world).await;
    let stranger = Browser::at(&browser.base);
    let page = stranger.opens("/learn/puzzle?book=standard&theme=&grade=4").await.text;
    assert!(page.contains("<option value=\"4\" selected>hard</option>"), "{page}");
    let (_, id) = page.split_once("/learn/puzzle/state?id=").unwrap();
    let puzzle = Puzzle::find(id.split(['\\', '"', '&']).next().unwrap()).unwrap();
    assert_eq!(puzzle.grade, 4);
    let state = solve(&stranger, puzzle, "&book=standard&grade=4").await;
    assert_eq!(puzzle_at(field(&state, "next")).grade, 4);
    let none = stranger.opens("/learn/puzzle?book=standard&theme=&grade=9").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
    assert!(none.text.contains("Choose another theme or difficulty."), "{}", none.text);
    let (to, puzzle) = is_posed(&browser, "book=standard&theme=&grade=5").await;
    assert_eq!(puzzle.grade, 5);
    assert!(to.ends_with("&grade=5"), "{to}");
    world.end().await;
});

story!(wins_that_a_person_missed_are_solved_on_the_page, |mut world| async move {
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    let none = browser.submits("/learn/puzzle/next", &OWN, "book=standard&theme=mine").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
    assert!(none.text.contains("No review has found a missed win of yours yet."), "{}", none.text);
    ann.plays_with(&bob, DECIDED.split_whitespace()).await;
    let wins = [(28, Seat::Romans, 9), (29, Seat::Gauls, 3)];
    keep(&world, &kept_review(Variant::STANDARD, DECIDED, &wins)).await;
    let page = browser.opens("/learn/puzzle").await.text;
    assert!(page.contains("<option value=\"mine\">From my games</option>"), "{page}");
    let posed = browser.submits("/learn/puzzle/next", &OWN, "book=standard&theme=mine").await;
    assert_eq!(posed.status, StatusCode::SEE_OTHER, "{}", posed.text);
    let to = posed.headers["location"].to_str().unwrap().to_owned();
    assert!(to.contains("id=mine-") && to.contains("theme=mine"), "{to}");
    let page = browser.opens(&to).await.text;
    assert!(page.contains("From one of your games") && page.contains("win in 5"), "{page}");
    assert!(page.contains("<option value=\"mine\" selected>"), "{page}");
    assert_eq!(page.matches("d3-f5").count(), 1, "the key is one of the legal moves");
    let state = to.replace("/learn/puzzle?", "/learn/puzzle/state?");
    let tried = browser.asks(&format!("{state}&m=d3-f5")).await.json();
    assert!(tried["status"].as_str().unwrap().contains("<strong>Right.</strong>"), "{tried}");
    let wrong = browser.asks(&format!("{state}&m=d4-f4")).await.json();
    let tools = wrong["tools"].as_str().unwrap();
    assert!(
        tools.contains("Try again") && tools.contains("name=\"theme\" value=\"mine\""),
        "{tools}"
    );
    // It is for Ann alone, and a link elsewhere tries nothing.
    let mut bobs = Browser::at(&browser.base);
    bobs.comes_in(&bob.way_in().await).await.unwrap();
    for other in [&bobs, &Browser::at(&browser.base)] {
        assert_eq!(other.opens(&to).await.status, StatusCode::NOT_FOUND);
        assert_eq!(other.asks(&format!("{state}&m=d3-f5")).await.status, StatusCode::NOT_FOUND);
    }
    for headers in [&[("sec-fetch-site", "cross-site")][..], &[]] {
        let got = browser.sends(Method::GET, &format!("{state}&m=d3-f5"), headers, None).await;
        assert_eq!(got.status, StatusCode::FORBIDDEN);
    }
    let next = browser.submits("/learn/puzzle/next", &OWN, "book=standard&theme=mine").await;
    assert!(next.text.contains("all your missed wins"), "{}", next.text);
    let profile = ann.asks("profile", serde_json::json!({})).await;
    assert!(!profile.contains("for placement"), "nothing of it is rated: {profile}");
    world.end().await;
});
