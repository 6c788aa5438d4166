//! Answers beside the board: they go once they are out of date, and can be closed.

use super::browser::{DESK, in_browser};
use super::game::at_the_table;

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
