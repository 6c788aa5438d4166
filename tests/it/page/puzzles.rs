//! A puzzle on a phone and on a desk: hint, answer, and the way to the next one.

use serde_json::json;

use super::browser::{DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_puzzle_gives_hint_answer_and_the_next_one() {
    for screen in [PHONE, DESK] {
        let (world, _, _, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        in_browser(screen, &link, async move |browser| {
            browser.find("#board").await;
            browser.session.visit(&format!("{base}/learn/puzzle")).await.unwrap();
            browser.reads(".title", "unrated").await;
            browser.picture("puzzle-0-unrated").await;
            browser.click("//div[@id='tools']//button[. = 'Next puzzle']").await;
            browser.reads("#status", "Placement puzzle 1 of 10.").await;
            browser.holds_still("a puzzle").await;
            browser.picture("puzzle-1-posed").await;
            browser.is_for_everybody("a puzzle").await;
            browser.tool("Hint (counts as a miss)").await;
            browser.reads("#status", "A hint counts as a miss.").await;
            browser.has_arrows(1).await;
            browser.save("puzzle-2-hint").await;
            browser.tool("Answer (counts as a miss)").await;
            browser.reads("#status", "The answer:").await;
            browser.picture("puzzle-3-answer").await;
            browser.is_for_everybody("an answered puzzle").await;
            let first = "return document.querySelector('#tools button').textContent;";
            assert_eq!(browser.run(first, json!([])).await, json!("Next puzzle"));
            browser.tool("‹").await;
            browser.gone("#status .offer").await;
            browser.tool("👍").await;
            browser.reads("#status", "Thank you.").await;
            browser.click("//div[@id='tools']//button[. = 'Next puzzle']").await;
            browser.reads("#status", "Placement puzzle 2 of 10.").await;
        })
        .await;
        world.end().await;
    }
}
