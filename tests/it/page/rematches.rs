//! A rematch on the page of a finished game: asked, withdrawn, declined and accepted, while both
//! pages stay open.

use std::time::Duration;

use serde_json::json;

use super::browser::{Browser, DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;

impl Browser {
    /// Presses a button of the status line by its label.
    async fn answers(&self, label: &str) {
        self.click(&format!("//div[@id='status']//button[. = '{label}' and not(@disabled)]")).await;
    }

    /// Waits until the page is that of another game, which has begun.
    async fn is_led_on(&self, from: &str) {
        self.until(&format!(
            "location.pathname.startsWith('/g/') && location.pathname !== '{from}'"
        ))
        .await;
        self.shows(0).await;
    }

    async fn path(&self) -> String {
        self.run("return location.pathname;", json!([])).await.as_str().unwrap().to_owned()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_is_asked_withdrawn_and_accepted_without_a_reload() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
        bob.resigns().await;
        in_browser(screen, &link, async move |browser| {
            browser.reads("#status", "resigns").await;
            let here = browser.path().await;
            browser.run("window.marked = true;", json!([])).await;
            for accepted in [false, true] {
                browser.answers("Rematch").await;
                // The question names the terms, so that the second tap sends it.
                browser.reads("#status", "Ask for a rematch? 3 days to start").await;
                browser.answers("Yes, ask for a rematch").await;
                browser.reads("#status", "Rematch offered.").await;
                let open = "return document.body.classList.contains('unfolded') || document.querySelector('#panel').textContent !== '';";
                assert_eq!(browser.run(open, json!([])).await, json!(false), "nothing else opens");
                browser.save("rematch-offered").await;
                if accepted {
                    bob.presses("Accept").await;
                    continue;
                }
                browser.answers("Withdraw").await;
                browser.find("//div[@id='status']//button[. = 'Rematch']").await;
            }
            browser.reads("#status", "The rematch has begun.").await;
            browser.save("rematch-begun").await;
            browser.reads("#status a.button.success", "To the rematch").await;
            assert_eq!(browser.run("return window.marked;", json!([])).await, json!(true));
            browser.click("#status a.button").await;
            browser.is_led_on(&here).await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_opponents_rematch_is_seen_declined_and_accepted() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    ann.resigns().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.reads("#status", "resigns").await;
        let here = browser.path().await;
        browser.run("window.marked = true;", json!([])).await;
        bob.presses("Rematch").await;
        browser.reads("#status", "Bob would like a rematch.").await;
        browser.save("rematch-asked").await;
        browser.answers("Decline").await;
        browser.find("//div[@id='status']//button[. = 'Rematch']").await;
        assert_eq!(browser.run("return window.marked;", json!([])).await, json!(true));
        bob.presses("Rematch").await;
        browser.answers("Accept").await;
        browser.is_led_on(&here).await;
    })
    .await;
    // Bob hears a minute later that Ann declined, since she may give a reason.
    world.advance(Duration::from_secs(60)).await;
    world.end().await;
}
