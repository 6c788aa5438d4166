//! What the status line tells the player who made an offer, and how readers leave what they began.

use std::time::Duration;

use serde_json::{Value, json};

use super::browser::{Browser, DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;

impl Browser {
    /// Presses buttons of the page by their labels, one after the other.
    async fn presses_each(&self, labels: &[&str]) {
        for label in labels {
            self.click(&format!("//button[. = \"{label}\" and not(@disabled)]")).await;
        }
    }

    async fn plays(&self, from: &str, to: &str, ply: usize) {
        self.taps(&[from, to]).await;
        self.click("#play").await;
        self.shows(ply).await;
    }

    async fn value(&self, script: &str) -> Value {
        self.run(script, json!([])).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_reads_how_their_offer_ended_until_they_act_again() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(0).await;
        browser.click("#unfold").await;
        browser.presses_each(&["Offer a draw", "Yes, offer a draw"]).await;
        browser.find("//div[@id='status']//button[. = 'Withdraw']").await;
        browser.plays("a1", "c3", 1).await;
        browser.reads("#status", "Your draw offer expired when you moved.").await;
        browser.save("offer-lapsed").await;
        bob.plays("d7-d5").await;
        browser.shows(2).await;
        browser.reads("#status", "You can offer one again after 7 more moves.").await;
        browser.plays("h1", "f3", 3).await;
        browser.until("!document.querySelector('#status').textContent.includes('draw')").await;
        bob.plays("b7-d5").await;
        browser.shows(4).await;
        browser.click("#unfold").await;
        browser.presses_each(&["Take back", "Yes, ask for it"]).await;
        browser.reads("#status", "Ann asks to take a move back.").await;
        bob.presses("Decline").await;
        browser.reads("#status", "Ann asked to take a move back: Bob declined.").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_player_reads_that_their_rematch_was_declined() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    bob.resigns().await;
    in_browser(DESK, &link, async move |browser| {
        browser.reads("#status", "resigns").await;
        browser.presses_each(&["Rematch", "Yes, ask for a rematch"]).await;
        browser.reads("#status", "Rematch offered.").await;
        bob.presses("Decline").await;
        browser.reads("#status", "Bob declined a rematch.").await;
        browser.find("//div[@id='status']//button[. = 'Rematch']").await;
    })
    .await;
    // Ann hears a minute later that Bob declined, since he may give a reason.
    world.advance(Duration::from_secs(60)).await;
    world.end().await;
}

