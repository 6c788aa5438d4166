//! Lines on the board of a page in a real browser: moves that are tried, a plan, a win that is
//! walked, a position that is set up, lessons, four players, and pages in German.

use murus_gallicus::{Seat, Variant};
use murus_lessons::LESSONS;
use serde_json::json;

use super::browser::{Browser, DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::stories::studies::{DECIDED, keep, kept_review};
use crate::stories::variants::{gathered, play};
use crate::support::{World, database};

impl Browser {
    /// Waits until the element at a selector says this.
    pub async fn reads(&self, what: &str, text: &str) {
        let text = json!(text);
        self.until(&format!("document.querySelector('{what}')?.textContent.includes({text})"))
            .await;
    }

    /// Presses a button below the board.
    pub async fn tool(&self, label: &str) {
        self.click(&format!("//div[@id='tools']/*[contains(., \"{label}\")]")).await;
    }

    /// The text at a selector.
    async fn text(&self, what: &str) -> String {
        let script = "return document.querySelector(arguments[0]).textContent;";
        self.run(script, json!([what])).await.as_str().unwrap_or_default().to_owned()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_are_tried_and_kept_by_taps() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.tool("Try moves").await;
        browser.reads("#status", "Only you see them.").await;
        for (n, cells) in [["a1", "c3"], ["d7", "d5"], ["h1", "f3"]].iter().enumerate() {
            browser.taps(cells).await;
            browser.shows(n + 1).await;
        }
        browser.save("line-tried").await;
        browser.is_for_everybody("a tried line").await;
        browser.tool("Undo").await;
        browser.shows(2).await;
        browser.taps(&["b1", "d3"]).await;
        browser.shows(3).await;
        browser.tool("Save line").await;
        browser.reads("#status", "among your lines").await;
        // The line continues from any of its positions; a move that is made there is another line.
        browser.click("#steps [data-step=first]").await;
        browser.taps(&["e1", "e3"]).await;
        browser.shows(1).await;
        browser.reads("#moves [aria-current]", "e1-e3").await;
        browser.tool("Back to the game").await;
        browser.shows(0).await;
        assert_eq!(browser.text("#moves").await, "", "the game has no move");
        // What was kept comes back, and is walked through.
        browser.tool("Try moves").await;
        browser.click(".lines .line").await;
        browser.until("document.querySelector('#steps output').textContent === '0 / 3'").await;
        browser.click("#steps [data-step=on]").await;
        browser.until("document.querySelector('#steps output').textContent === '1 / 3'").await;
        browser.tool("Back to the game").await;
        browser.shows(0).await;
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.shows(1).await;
        bob.plays("d7-d5").await;
        browser.shows(2).await;
    })
    .await;
    world.end().await;
}

/// Plans a reply to the move that is expected of the opponent, up to its last tap.
async fn plan_a_reply(browser: &Browser) {
    browser.tool("Plan a reply").await;
    browser.reads("#status", "Which move do you expect?").await;
    browser.taps(&["d7", "d5"]).await;
    browser.reads("#status", "what's your reply?").await;
    browser.taps(&["h1", "f3"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_is_made_by_taps() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(PHONE, &link, async move |browser| {
        // The status line counts down how long the move can be taken back.
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.reads("#status", "Take back").await;
        plan_a_reply(&browser).await;
        browser.reads("#tools", "Save this plan").await;
        browser.save("plan").await;
        browser.is_for_everybody("a plan").await;
        browser.tool("Save this plan").await;
        browser.reads("#status", "Saved. Only you see your plans:").await;
        browser.reads("#status", "h1-f3").await;
        browser.shows(1).await;
        bob.plays("d7-d5").await;
        browser.shows(3).await;
        browser.reads("#moves", "h1-f3").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_plan_for_any_other_move_is_made_by_taps() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.reads("#status", "Take back").await;
        plan_a_reply(&browser).await;
        browser.tool("After any other move").await;
        browser.reads("#status", "After any other move, which reply").await;
        browser.save("plan-any-asked").await;
        browser.is_for_everybody("a plan for any other move").await;
        browser.taps(&["e1", "e3"]).await;
        browser.reads("#tools", "Save this plan").await;
        browser.tool("Undo").await;
        browser.reads("#status", "After any other move, which reply").await;
        browser.taps(&["e1", "e3"]).await;
        browser.reads("#tools", "Save this plan").await;
        browser.save("plan-any").await;
        browser.tool("Save this plan").await;
        browser.reads("#status", "Saved. Only you see your plans:").await;
        browser.reads("#status", "after any other move").await;
        bob.plays("d7-d5").await;
        browser.shows(3).await;
        bob.plays("b7-b5").await;
        browser.shows(5).await;
        browser.reads("#moves", "e1-e3").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_win_is_walked_on_the_board() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, DECIDED.split_whitespace()).await;
    keep(
        &world,
        &kept_review(Variant::STANDARD, DECIDED, &[(28, Seat::Romans, 9), (29, Seat::Gauls, 3)]),
    )
    .await;
    in_browser(DESK, &link, async move |browser| {
        // The marks of the drawing lead to their plies.
        browser.click(".chances a[aria-label^=turning]").await;
        browser.until("document.querySelector('#steps output').textContent === '29 / 32'").await;
        browser.save("review").await;
        browser.is_for_everybody("a review").await;
        browser.click("//div[@id='review']//button[contains(., 'See the win')]").await;
        browser.until("document.querySelector('#steps output').textContent.startsWith('30 / ')").await;
        browser.reads("#status", "Choose what the Romans try.").await;
        // Any reply is answered.
        browser.until("document.querySelectorAll('#rings use').length > 1").await;
        let unit = browser.run("return document.querySelector('#grid .may').dataset.cell;", json!([])).await;
        browser.taps(&[unit.as_str().unwrap()]).await;
        let there = "return [...document.querySelectorAll('#grid .may')].map((one) => one.dataset.cell).find((one) => one !== arguments[0]);";
        let there = browser.run(there, json!([unit])).await;
        browser.taps(&[there.as_str().unwrap()]).await;
        browser.reads("#status", "The Gauls break through.").await;
        browser.tool("Back to the game").await;
        browser.until("document.querySelector('#steps output').textContent === '29 / 32'").await;
        browser.tool("Play on from here").await;
        browser.click("//button[contains(., 'Tiro')]").await;
        browser.find("//h1[contains(., 'Murus')]").await;
        // The level may have answered already.
        browser.until("/ (29|30)$/.test(document.querySelector('#steps output').textContent)").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_turning_point_is_seen_on_the_pages_own_board() {
    for screen in [DESK, PHONE] {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays_with(&bob, DECIDED.split_whitespace()).await;
        keep(
            &world,
            &kept_review(
                Variant::STANDARD,
                DECIDED,
                &[(28, Seat::Romans, 9), (29, Seat::Gauls, 3)],
            ),
        )
        .await;
        in_browser(screen, &link, async move |browser| {
            if screen.is_phone() {
                browser.click("#unfold").await;
            }
            browser.click("//div[@id='review']//button[. = 'Turning point']").await;
            browser.reads("#status", "Turning point: ").await;
            // The better move is on the board in place of the one that was played.
            let better = browser.text("#moves [aria-current]").await;
            browser.reads("#status", &better).await;
            let seen = "document.querySelector('#board').getBoundingClientRect().top >= 0";
            browser.until(seen).await;
            let pictures = "return document.querySelectorAll('#panel img, #status img').length;";
            assert_eq!(browser.run(pictures, json!([])).await, json!(0));
            browser.save("turning-point").await;
            browser.is_for_everybody("a turning point").await;
            browser.tool("Back to the game").await;
            browser
                .until("document.querySelector('#steps output').textContent === '28 / 32'")
                .await;
            browser.click("#steps [data-step=on]").await;
            browser
                .until("document.querySelector('#steps output').textContent === '29 / 32'")
                .await;
            let played = browser.text("#moves [aria-current]").await;
            assert_ne!(played, better);
            // From the better move on, moves are tried.
            if screen.is_phone() {
                browser.click("#unfold").await;
            }
            browser.click("//div[@id='review']//button[. = 'Turning point']").await;
            browser.reads("#status", "Turning point: ").await;
            let tower =
                "return document.querySelector('#units [href=\"#gauls-tower\"]').dataset.cell;";
            let tower = browser.run(tower, json!([])).await;
            browser.taps(&[tower.as_str().unwrap()]).await;
            browser.until("document.querySelectorAll('#grid .may').length > 1").await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_position_is_set_up_by_taps() {
    let mut world = World::begin(database::sqlite()).await;
    let board = format!("{}/board", world.open_pages().await.base);
    in_browser(PHONE, &board, async move |browser| {
        browser.tool("Is it won?").await;
        browser.reads("#status", "I found no forced win").await;
        browser.tool("Set up a position").await;
        // The palette fits, and nothing of the position before stands beside it.
        let room =
            "return [scrollY, Math.max(0, document.documentElement.scrollHeight - innerHeight),
            document.querySelector('#status').checkVisibility()];";
        assert_eq!(browser.run(room, json!([])).await, json!([0, 0, false]));
        browser.click("//div[@id='palette']//button[. = 'Clear the board']").await;
        for (unit, cell) in
            [("romans-tower", "d5"), ("gauls-tower", "a4"), ("gauls-wall", "b2"), ("", "b2")]
        {
            browser.click(&format!("#palette [data-unit='{unit}']")).await;
            browser.taps(&[cell]).await;
        }
        browser.save("set-up").await;
        browser.is_for_everybody("a palette").await;
        browser.click("//div[@id='palette']//button[. = 'Use this position']").await;
        browser.until("location.search.includes('p=8/8/3T4/t7/8/8/8%20r')").await;
        browser.tool("Is it won?").await;
        browser.reads("#status", "The Romans can force a win").await;
        browser.taps(&["d5", "d7"]).await;
        browser.reads("#status", "The Romans break through").await;
        browser.tool("Undo").await;
        browser.reads("#status", "Romans to move").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lessons_are_solved_by_taps_without_signing_in() {
    let mut world = World::begin(database::sqlite()).await;
    let base = world.open_pages().await.base;
    in_browser(PHONE, &format!("{base}/learn"), async move |browser| {
        browser.click(".path .next [data-lesson=first]").await;
        browser.until("document.title.startsWith('The first game')").await;
        browser.find("#board").await;
        for lesson in LESSONS {
            for (n, step) in lesson.steps.iter().enumerate() {
                let here = format!("{base}/learn?lesson={}&n={n}", lesson.id);
                browser.session.visit(&here).await.unwrap();
                browser.holds_still(&here).await;
                let (from, to) = step.right[0].split_once(['-', 'x']).unwrap();
                browser.taps(&[from, &to.trim_start_matches('x')[..2]]).await;
                if step.right[0].contains("xx") {
                    // Both ways of cutting lead to one cell, so the page asks which.
                    browser
                        .click(&format!(
                            "//*[@id='choice']/button[starts-with(., '{}')]",
                            step.right[0]
                        ))
                        .await;
                }
                browser.until("!document.querySelector('#next').hidden").await;
            }
        }
        let next = browser.run("return document.querySelector('#next').href;", json!([])).await;
        browser.session.visit(&format!("{base}/learn")).await.unwrap();
        browser
            .until(
                "[...document.querySelectorAll('progress')].every((bar) => bar.value === bar.max)",
            )
            .await;
        browser.is_for_everybody("the path of lessons").await;
        browser.save("learn").await;
        // The game that follows needs no account either.
        browser.session.visit(next.as_str().unwrap()).await.unwrap();
        browser.taps(&["a1", "c3"]).await;
        browser.shows(2).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_players_play_and_one_of_them_taps() {
    let mut world = World::begin(database::sqlite()).await;
    world.open_pages().await;
    let [ann, bob, cleo, dan] = gathered(&world).await;
    let link = ann.way_in().await;
    in_browser(PHONE, &link, async move |browser| {
        let played = "e1-c3 a6-c6 e8-g6 h7xg6 d1-f3 a5-c5 g8xh7 h3-f5 f1-d1";
        for (ply, text) in played.split(' ').enumerate() {
            if ply % 4 == 0 {
                browser.taps(&[&text[..2], &text[3..5]]).await;
                browser.click("#play").await;
            } else {
                play(&[[&ann, &bob, &cleo, &dan][ply % 4]], text).await;
            }
            browser.shows(ply + 1).await;
        }
        browser.save("four").await;
        // Each of the three others has its towers, walls and time, and nothing is cut off.
        let strips = "return [...document.querySelectorAll('.strips:first-child .strip')].map((strip) => {
            const parts = [...strip.querySelectorAll('.count, .left')].filter((one) => one.checkVisibility());
            const edge = strip.getBoundingClientRect().right;
            return [parts.length, parts.some((one) => one.getBoundingClientRect().right > edge)];
        });";
        let whole = json!([[3, false], [3, false], [3, false]]);
        assert_eq!(browser.run(strips, json!([])).await, whole);
        browser.is_for_everybody("a game of four").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_speak_german() {
    let (world, ann, _, _) = at_the_table().await;
    ann.speaks("de").await;
    ann.plays("a1-c3").await;
    let link = ann.way_in().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.tool("Antwort planen").await;
        browser.reads("#status", "Mit welchem Zug rechnest du?").await;
        browser.taps(&["d7", "d5"]).await;
        browser.tool("Doch nicht").await;
        let label = browser.run(
            "return document.querySelector('#grid [data-cell=d7]').getAttribute('aria-label');",
            json!([]),
        );
        assert_eq!(label.await, json!("d7, ein Turm der Gallier"));
        browser.tool("Züge probieren").await;
        browser.reads("#status", "Nur du siehst").await;
        assert_eq!(
            browser.run("return document.documentElement.lang;", json!([])).await,
            json!("de")
        );
        browser.is_for_everybody("a German page").await;
        browser.save("german").await;
    })
    .await;
    world.end().await;
}
