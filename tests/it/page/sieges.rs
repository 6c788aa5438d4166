//! The siege of the day on a phone and on a desk: hint, answer, and the ping for the next one.

use std::time::Duration;

use super::browser::{DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_siege_gives_hint_and_answer() {
    for screen in [PHONE, DESK] {
        let (world, ann, _, _) = at_the_table().await;
        world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
        world.advance(Duration::from_secs(3600)).await;
        let link = ann.way_in().await;
        let base = link.split("/in").next().unwrap().to_owned();
        in_browser(screen, &link, async move |browser| {
            browser.find("#board").await;
            browser.session.visit(&format!("{base}/learn/siege")).await.unwrap();
            browser.find_text("button", "Hint (counts as a miss)").await;
            browser.holds_still("a siege").await;
            browser.picture("siege").await;
            browser.is_for_everybody("a siege").await;
            browser.click("//button[contains(., 'Hint')]").await;
            browser.until("document.querySelector('#status').textContent.includes('A hint counts as a miss')").await;
            browser.save("siege-hint").await;
            browser.click("//button[contains(., 'Answer')]").await;
            browser.until("document.querySelector('#status').textContent.includes('The answer:')").await;
            browser.click("//button[contains(., 'Ping me for sieges')]").await;
            browser.until("document.querySelector('#tools').textContent.includes('No more pings')").await;
            browser.save("siege-bell").await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_who_is_not_signed_in_is_led_to_the_last_siege() {
    let (world, _, _, link) = at_the_table().await;
    let base = link.split("/in").next().unwrap().to_owned();
    in_browser(PHONE, &format!("{base}/learn/siege"), async move |browser| {
        browser.reads("#status", "You can solve it here once you're signed in.").await;
        browser.picture("siege-out").await;
        browser.is_for_everybody("a siege from outside").await;
        browser.tool("Solve yesterday's siege").await;
        browser.find("#grid .may").await;
    })
    .await;
    world.end().await;
}
