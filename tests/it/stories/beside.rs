//! Lines on the board of a page: moves that are tried beside a game, plans, the review of a game
//! that is over, positions that are set up, and lessons.

use murus_gallicus::{PRESETS, Position, Seat, Variant};
use murus_lessons::LESSONS;
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::playing::seated;
use super::studies::{DECIDED, keep, kept_review};
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::Person;

/// Ann and Bob in the thread of their game, and Ann on its page.
async fn on_the_page(world: &mut World) -> (Person, Person, Browser, String) {
    let mut browser = world.open_pages().await;
    let (ann, bob) = seated(world).await;
    let page = browser.comes_in(&ann.way_in().await).await.unwrap();
    (ann, bob, browser, page)
}

pub fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} in {value}"))
}

fn plies(state: &Value) -> Vec<&str> {
    state["plies"].as_array().unwrap().iter().map(|ply| text(ply, "text")).collect()
}

story!(moves_are_tried_on_the_board_of_a_page, |mut world| async move {
    let (ann, bob, mut browser, page) = on_the_page(&mut world).await;
    ann.clicks("a1-c3").await;
    let lines = async || {
        ann.presses("Try moves").await;
        ann.presses("My lines").await
    };
    let line = async |browser: &Browser, query: &str| {
        browser.opens(&format!("{page}/line?{query}")).await.json()
    };
    let tried = line(&browser, "m=d7-d5;h1-f3;h1-a1").await;
    assert_eq!(plies(&tried), ["1. a1-c3", "1... d7-d5", "2. h1-f3"], "as far as the rules go");
    assert_eq!((&tried["from"], &tried["due"]), (&json!(1), &json!(true)));
    let next =
        tried["moves"].as_array().unwrap().iter().find(|one| one["text"] == "c7-c5").unwrap();
    assert_eq!(next["cells"], json!({ "c7": "", "c6": "gauls-wall", "c5": "gauls-wall" }));
    assert!(text(&tried, "status").contains("Only you see them."));
    assert!(
        text(&tried, "tools").contains("Save line")
            && text(&tried, "tools").contains("Plan a reply")
    );
    assert!(lines().await.contains("You haven't tried any moves yet."), "nothing is kept");
    // A line is kept as Discord keeps it; the same one is not kept twice, and a longer one
    // continues.
    for moves in [json!(["d7-d5"]), json!(["d7-d5"]), json!(["d7-d5", "h1-f3"])] {
        let done = browser.acts(&page, json!({ "keep": { "at": 1, "moves": moves } })).await.json();
        assert!(!text(&done, "panel").contains("<img"), "the board is there already");
    }
    let kept = lines().await;
    assert!(kept.contains("a) ") && !kept.contains("b) ") && kept.contains("h1-f3"), "{kept}");
    let again = line(&browser, "m=d7-d5;h1-f3").await;
    assert!(text(&again, "status").contains("Saved. You'll find it among your lines."), "{again}");
    assert!(text(&again, "status").contains("m=d7-d5;h1-f3"), "the way onto the board: {again}");
    assert!(text(&again, "tools").contains("data-tool=\"keep\" disabled"), "{again}");
    let refused =
        browser.acts(&page, json!({ "keep": { "at": 1, "moves": ["a1-a3"] } })).await.json();
    assert!(text(&refused, "panel").contains("a1"), "{refused}");
    // An onlooker tries moves, and sees no lines of others.
    let stranger = Browser::at(&browser.base);
    let seen = line(&stranger, "m=d7-d5").await;
    assert!(
        !text(&seen, "status").contains("h1-f3") && !text(&seen, "tools").contains("Save line"),
        "{seen}"
    );
    let refused = stranger
        .acts_because(&page, "one", json!({ "keep": { "at": 1, "moves": ["d7-d5"] } }))
        .await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    drop(bob);
    world.end().await;
});

story!(a_plan_is_made_on_the_board_of_a_page, |mut world| async move {
    let (ann, bob, mut browser, page) = on_the_page(&mut world).await;
    ann.plays("a1-c3").await;
    let state = browser.opens(&format!("{page}/state")).await.json();
    assert!(text(&state, "tools").contains("as=plan"), "{state}");
    let step = async |browser: &Browser, moves: &str| {
        browser.opens(&format!("{page}/line?as=plan&m={moves}")).await.json()
    };
    let first = step(&browser, "").await;
    assert!(text(&first, "status").contains("Which move do you expect?"), "{first}");
    assert!(text(&first, "press").ends_with(":plans"));
    let second = step(&browser, "d7-d5").await;
    assert!(
        text(&second, "status").contains("what's your reply?")
            && !text(&second, "tools").contains("Keep")
    );
    let whole = step(&browser, "d7-d5;h1-f3").await;
    assert!(text(&whole, "tools").contains("Save this plan"), "{whole}");
    let plan = json!({ "plan": { "moves": ["d7-d5", "h1-f3"], "board": state["board"] } });
    let done = browser.acts(&page, plan).await.json();
    assert!(text(&done, "panel").contains("h1-f3"), "{done}");
    let listed = browser.acts(&page, json!({ "press": { "id": first["press"] } })).await.json();
    assert!(text(&listed, "panel").contains("Delete 1"), "{listed}");
    bob.plays("d7-d5").await;
    let state = browser.opens(&format!("{page}/state")).await.json();
    assert_eq!(plies(&state).last(), Some(&"2. h1-f3"), "the plan answers");
    // After any other move, the board is as if he had passed.
    let board = browser.opens(&format!("{page}/state")).await.json();
    let first = step(&browser, "").await;
    assert!(text(&first, "tools").contains("After any other move"), "{first}");
    let any = async |browser: &Browser, rest: &str| {
        browser.opens(&format!("{page}/line?as=plan&before={rest}")).await.json()
    };
    let asked = any(&browser, "").await;
    assert!(text(&asked, "status").contains("After any other move, which reply"), "{asked}");
    assert!(asked["moves"].to_string().contains("e1-e3"), "{asked}");
    let whole = any(&browser, "&m=e1-e3").await;
    assert!(text(&whole, "status").contains("after any other move: "), "{whole}");
    assert!(text(&whole, "tools").contains("data-first=\"*\""), "{whole}");
    let plan = json!({ "plan": { "moves": ["*", "e1-e3"], "board": board["board"] } });
    let done = browser.acts(&page, plan).await.json();
    assert!(text(&done, "panel").contains("after any other move: "), "{done}");
    bob.plays("c7-c5").await;
    let state = browser.opens(&format!("{page}/state")).await.json();
    assert_eq!(plies(&state).last(), Some(&"3. e1-e3"), "the plan answers");
    // A stranger has nothing to plan, and tries moves instead.
    let stranger = step(&Browser::at(&browser.base), "c7-c5").await;
    assert!(text(&stranger, "status").contains("Try moves for both sides."), "{stranger}");
    world.end().await;
});

story!(a_finished_game_is_looked_through_on_its_page, |mut world| async move {
    let (ann, bob, mut browser, page) = on_the_page(&mut world).await;
    ann.plays_with(&bob, DECIDED.split_whitespace()).await;
    keep(
        &world,
        &kept_review(Variant::STANDARD, DECIDED, &[(28, Seat::Romans, 9), (29, Seat::Gauls, 3)]),
    )
    .await;
    let stranger = Browser::at(&browser.base);
    let html = stranger.opens(&page).await.text;
    for part in [
        "aria-label=\"turning point: 15. d4-f4\"",
        "aria-label=\"missed win: 15. d4-f4\"",
        &format!("href=\"{page}/29\" data-ply=\"29\""),
        &format!("data-load=\"{page}/line?as=win&amp;at=29\""),
        &format!("{page}/film.gif"),
    ] {
        assert!(html.contains(part), "{part} in {html}");
    }
    assert!(!html.contains("<img"), "the chart is a drawing of the page");
    // The win is walked on the board, by the moves that hold longest or by any other.
    let win = stranger.opens(&format!("{page}/line?as=win&at=29")).await.json();
    assert_eq!(
        (&win["ply"], &win["open"], &win["from"]),
        (&json!(30), &json!(30), &json!(29)),
        "{win}"
    );
    assert!(
        text(&win, "status").contains("Choose what the Romans try."),
        "where that can be chosen: {win}"
    );
    assert_eq!(
        plies(&win).last().map(|last| last.ends_with("-a1")),
        Some(true),
        "{:?}",
        plies(&win)
    );
    assert!(win["moves"].as_array().unwrap().len() > 4, "every reply can be chosen");
    let longest = win["plies"][30]["text"].as_str().unwrap();
    let answer = win["plies"][29]["text"].as_str().unwrap();
    let own = |text: &str| text.rsplit(' ').next().unwrap().to_owned();
    let other = win["moves"].as_array().unwrap().iter().map(|one| text(one, "text"));
    let other = other.into_iter().find(|text| *text != own(longest)).unwrap().to_owned();
    let replied = format!("{page}/line?as=win&at=29&m={};{other}", own(answer));
    let replied = stranger.opens(&replied).await.json();
    assert_eq!(own(plies(&replied)[30]), other);
    assert!(text(&replied, "status").contains("The Gauls break through."), "{replied}");
    let gone = stranger.opens(&format!("{page}/line?as=win&at=3")).await.json();
    assert!(text(&gone, "status").contains("I have no proof of that win."), "{gone}");
    // Its files, for who has the address.
    let film = stranger.opens(&format!("{page}/film.gif")).await;
    assert_eq!(
        (film.status, film.headers["content-type"].to_str().unwrap()),
        (StatusCode::OK, "image/gif")
    );
    let moves = stranger.opens(&format!("{page}/moves.txt")).await.text;
    assert!(moves.contains("15. d4-f4") && moves.contains("Ann"), "{moves}");
    // A person continues against Murus from any ply, a stranger on the free board.
    assert!(
        html.contains("data-from=\"/board?v=standard&amp;s=romans&amp;l=Legionary\""),
        "{html}"
    );
    let asked = browser.acts(&page, json!({ "go_on": { "ply": 28 } })).await.json();
    assert!(text(&asked, "panel").contains("How strong should Murus play?"), "{asked}");
    let tiro = |id: &&str| id.contains(":go-on-against:28.") && id.ends_with(".Tiro");
    let level = text(&asked, "panel").split('"').find(tiro).unwrap();
    let on = browser.acts(&page, json!({ "press": { "id": level, "values": [] } })).await.json();
    let there = text(&on, "go").to_owned();
    assert!(there != page && there.starts_with("/g/"));
    world.settle().await;
    let begun = browser.opens(&format!("{there}/state")).await.json();
    assert!(plies(&begun).len() >= 28, "{begun}");
    world.end().await;
});

story!(a_running_game_gives_no_files, |mut world| async move {
    let (ann, _, browser, page) = on_the_page(&mut world).await;
    ann.plays("a1-c3").await;
    for file in ["film.gif", "moves.txt"] {
        assert_eq!(
            browser.opens(&format!("{page}/{file}")).await.status,
            StatusCode::NOT_FOUND,
            "{file}"
        );
    }
    world.end().await;
});

story!(a_position_is_set_up_on_the_free_board, |mut world| async move {
    let browser = world.open_pages().await;
    let html = browser.opens("/board").await.text;
    assert!(
        html.contains("data-unit=\"gauls-tower\"") && !html.contains("catapult\" aria-pressed"),
        "{html}"
    );
    assert!(
        browser.opens("/board?v=advanced").await.text.contains("data-unit=\"romans-catapult\"")
    );
    let state =
        browser.opens("/board/state?cells=d5:romans-tower,a4:gauls-tower&turn=romans").await.json();
    assert_eq!(text(&state, "position"), "8/8/3T4/t7/8/8/8 r");
    let load = text(&state, "load");
    let won = browser.opens(&format!("{load}&m=&won=1")).await.json();
    assert!(text(&won, "status").contains("The Romans can force a win in one move."), "{won}");
    // It is played on against a level, and its page has its address.
    let on = browser.opens(&format!("{load}&l=Tiro&m=d5-b5")).await.json();
    assert_eq!(plies(&on).len(), 2, "{on}");
    assert!(browser.opens(text(&on, "page")).await.text.contains("1. d5-b5"), "a link to it");
    for (query, sentence) in [
        ("cells=d5:romans-catapult&turn=romans", "No unit in this variant has the letter “C”."),
        ("cells=d5:romans-tower&turn=germans", "End with the letter of the side that moves next."),
        (
            "p=8/8%20r",
            "This position doesn't fill the board: it needs 7 rows, separated by slashes.",
        ),
        ("p=8/8/8/8/8/8/T7%20r%20soon", "“soon” doesn't mean anything here."),
    ] {
        let state = browser.opens(&format!("/board/state?{query}")).await.json();
        assert_eq!(text(&state, "wrong"), sentence, "{query}");
    }
    assert!(
        browser
            .opens("/board?p=8/8%20r")
            .await
            .text
            .contains("This position doesn't fill the board")
    );
    // Every position of every variant comes back as it was.
    for (word, preset) in PRESETS {
        let variant: Variant = preset.parse().unwrap();
        let start = Position::start(variant);
        let state = browser.opens(&format!("/board/state?v={word}")).await.json();
        let cells: Vec<String> = state["start"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(cell, unit)| format!("{cell}:{}", unit.as_str().unwrap()))
            .collect();
        let same = browser
            .opens(&format!("/board/state?v={word}&cells={}&turn=romans", cells.join(",")))
            .await
            .json();
        let plain = start.to_string().split(" open").next().unwrap().to_owned();
        assert_eq!(text(&same, "position"), plain, "{word}");
    }
    world.end().await;
});

story!(a_board_against_a_level_looks_like_a_game, |mut world| async move {
    let browser = world.open_pages().await;
    let page = browser.opens("/board?l=Discens").await.text;
    for said in [
        "<title>Against Discens (beginner)",
        "Your move, Romans. Tap one of your units, then the cell it goes to.",
        "href=\"/board?v=standard&amp;s=romans&amp;l=Discens\"",
        ">New game<",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let state = browser.opens("/board/state?l=Discens&m=a1-c3;d7-d5").await.json();
    assert_eq!(
        text(&state, "status"),
        "<p>Murus played <strong>d7-d5</strong> (two walls). Your move, Romans.</p>"
    );
    let free = browser.opens("/board").await.text;
    assert!(free.contains("<title>Free board") && !free.contains(">New game<"), "{free}");
    world.end().await;
});

story!(every_lesson_is_solved_on_the_board_of_a_page, |mut world| async move {
    let browser = world.open_pages().await;
    for (place, lesson) in LESSONS.iter().enumerate() {
        for (n, step) in lesson.steps.iter().enumerate() {
            let last = n + 1 == lesson.steps.len();
            let (on, label) = match LESSONS.get(place + 1) {
                _ if !last => (format!("/learn?lesson={}&n={}", lesson.id, n + 1), "Next<"),
                Some(next) => (format!("/learn?lesson={}&n=0", next.id), "Next lesson<"),
                None => ("/board?l=Discens".to_owned(), "Play Murus for real<"),
            };
            let page = browser.opens(&format!("/learn?lesson={}&n={n}", lesson.id)).await.text;
            let button = page.split("id=\"next\"").nth(1).unwrap();
            assert!(
                button.split("/a>").next().unwrap().contains(label),
                "{} {}: {button}",
                lesson.id,
                step.id
            );
            let state =
                browser.opens(&format!("/learn/state?lesson={}&n={n}", lesson.id)).await.json();
            let moves: Vec<&str> =
                state["moves"].as_array().unwrap().iter().map(|one| text(one, "text")).collect();
            assert!(
                step.right.iter().all(|right| moves.contains(right)),
                "{} {}: {moves:?}",
                lesson.id,
                step.id
            );
            for right in step.right {
                let right =
                    browser.opens(&format!("{}&m={right}", text(&state, "load"))).await.json();
                assert_eq!(right["due"], json!(false), "{} {}", lesson.id, step.id);
                assert_eq!(text(&right, "next"), on, "{} {}", lesson.id, step.id);
                assert_eq!(browser.opens(&on).await.status, StatusCode::OK);
            }
        }
    }
    world.end().await;
});
