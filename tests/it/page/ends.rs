//! The end of a game as its players read it, what a game is played for, and its review.

use murus_gallicus::{Seat, Variant};
use serde_json::{Value, json};

use super::browser::{Browser, DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::stories::contests::opens;
use crate::stories::studies::{DECIDED, keep, kept_review};

impl Browser {
    /// The texts at a selector.
    async fn all(&self, what: &str) -> Value {
        let script = "return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility()).map((one) => one.textContent);";
        self.run(script, json!([what])).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_of_a_game_is_an_event_to_its_players() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(2).await;
            assert_eq!(browser.all(".strip > b:not(.name)").await, json!([]));
            bob.resigns().await;
            browser.reads("#status strong", "You won.").await;
            assert_eq!(browser.all(".strip > b:not(.name)").await, json!(["0", "1"]));
            let labels = browser.all("#status .offer button").await;
            assert_eq!(labels, json!(["Rematch", "Review"]));
            let tops = "return new Set([...document.querySelectorAll('#status .offer button')].map((one) => one.offsetTop)).size;";
            assert_eq!(browser.run(tops, json!([])).await, json!(1), "side by side");
            let reviews = "return [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Review').length;";
            assert_eq!(browser.run(reviews, json!([])).await, json!(1));
            browser.save("end-won").await;
            browser.is_for_everybody("a game that is over").await;
            // A visitor cannot move any more.
            let here = browser.run("return location.href;", json!([])).await;
            browser.signs_out().await;
            browser.session.visit(here.as_str().unwrap()).await.unwrap();
            browser.reads("#status", "Bob resigns").await;
            browser.gone("#status .small, #status button").await;
            assert_eq!(browser.all("#status strong").await, json!([]));
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_says_what_is_played() {
    for (screen, place) in [(PHONE, "#sheet .facts"), (DESK, ".table > .facts")] {
        let (world, ann, bob, link) = at_the_table().await;
        opens(&world, &[&world.ann(), &world.bob()]).await;
        ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(2).await;
            if browser.screen.is_phone() {
                browser.click("#unfold").await;
            }
            let said = browser.all(".facts").await;
            let said = said.as_array().unwrap();
            assert_eq!(said.len(), 1, "{said:?}");
            browser.reads(place, "Standard · 3 days to start, +1 day per move (max. 5).").await;
            browser.save("facts").await;
            browser.is_for_everybody("what is played").await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_is_one_button_and_marks_the_moves() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays_with(&bob, DECIDED.split_whitespace()).await;
        let wins = [(28, Seat::Romans, 9), (29, Seat::Gauls, 3)];
        keep(&world, &kept_review(Variant::STANDARD, DECIDED, &wins)).await;
        in_browser(screen, &link, async move |browser| {
            browser.reads("#status strong", "You lost.").await;
            let reviews = "return [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Review').length;";
            assert_eq!(browser.run(reviews, json!([])).await, json!(1));
            let marks = browser.all("#moves b").await;
            assert!(!marks.as_array().unwrap().is_empty(), "no move is marked");
            browser.is_for_everybody("marked moves").await;
            browser.save("review-marks").await;
            browser.click("//div[@id='status']//button[. = 'Review']").await;
            browser.find("#review .chances").await;
            let framed = "return [...document.querySelectorAll('#review :is(.card, .panel)')].filter((one) => getComputedStyle(one).borderTopWidth !== '0px').length;";
            assert_eq!(browser.run(framed, json!([])).await, json!(0), "a frame in the sheet");
            browser.save("review-open").await;
            // The board is in sight beside the review, and shows the moves to which it leads.
            let covers = "const part = (id) => document.querySelector(id).getBoundingClientRect(), board = part('#board'), sheet = part('#sheet');
                return board.top >= 0 && (sheet.top >= board.bottom - 1 || sheet.left >= board.right - 1);";
            assert_eq!(browser.run(covers, json!([])).await, json!(true), "the board in sight");
            let point = "document.querySelector('#review .chances a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));";
            browser.run(point, json!([])).await;
            browser.until("!document.querySelector('#steps output').textContent.startsWith('32 ')").await;
            assert_eq!(browser.run(covers, json!([])).await, json!(true), "it stays");
            browser.save("review-followed").await;
            // Steps keep the review open, and lead to what it says of a move.
            browser.click("#steps [data-step=first]").await;
            browser.find("#review .chances").await;
            let missed = "[...document.querySelectorAll('#moves a')].find((one) => one.textContent.includes('??')).click();";
            browser.run(missed, json!([])).await;
            browser.reads("#status", "missed a win").await;
            browser.has_arrows(1).await;
            browser.save("review-remark").await;
        })
        .await;
        world.end().await;
    }
}
