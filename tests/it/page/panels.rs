//! Answers beside the board: they go once they are out of date, can be closed, and a hint is an
//! arrow on the board.

use serde_json::json;

use super::browser::{DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::support::{World, database};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_goes_with_the_next_move_and_can_be_closed() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays("a1-c3").await;
    in_browser(DESK, &link, async move |browser| {
        browser.shows(1).await;
        let rules = "//div[@id='actions']//button[. = 'Rules']";
        for closed in [true, false] {
            browser.click(rules).await;
            browser.until("document.querySelector('#panel').textContent !== ''").await;
            browser.save("panel").await;
            if closed {
                browser.click("//button[. = 'Close']").await;
            } else {
                bob.plays("d7-d5").await;
                browser.shows(2).await;
            }
            browser.until("document.querySelector('#panel').textContent === ''").await;
            browser.gone(".answer button").await;
        }
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_asks_first_and_is_an_arrow() {
    let mut world = World::begin(database::sqlite()).await;
    world.open_pages().await;
    let options = json!({ "opponent": world.bob().id.to_string(), "side": 0, "rated": false });
    world.ann().asks("challenge", options).await;
    world.bob().presses("Accept").await;
    let link = world.ann().at(world.thread()).way_in().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(0).await;
        browser.click("#unfold").await;
        browser.click("//div[@id='actions']//button[. = 'Hint']").await;
        browser.click("//button[starts-with(., 'Yes (shown') and not(@disabled)]").await;
        browser.reads("#status", "Murus would play").await;
        browser.find("#sketches path").await;
        let more =
            "return document.querySelectorAll(':is(#panel, #status) :is(img, button)').length;";
        assert_eq!(browser.run(more, json!([])).await, json!(0), "the board is there");
        browser.save("hint").await;
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.shows(1).await;
        browser.until("document.querySelector('#sketches').childElementCount === 0").await;
    })
    .await;
    world.end().await;
}
