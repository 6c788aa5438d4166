//! What is chosen on the board and not sent: its marks, what the status line says of it, and a
//! move that waits for the network.

use serde_json::json;

use super::browser::{DESK, in_browser};
use super::game::at_the_table;
use super::lost::through_a_proxy;
use super::visitor::PHONE;
use crate::support::proxy::Way;

/// The cells that are marked as chosen, and true if the last move is marked.
const MARKED: &str = "return [[...document.querySelectorAll('#grid .picked')].map((one) => one.dataset.cell).sort(), document.querySelector('#under').childElementCount > 0];";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chosen_move_does_not_look_like_a_played_one() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
        in_browser(screen, &link, async move |browser| {
            browser.shows(2).await;
            assert_eq!(browser.run(MARKED, json!([])).await, json!([[], true]));
            browser.taps(&["h1"]).await;
            browser.reads("#status", "h1: choose a marked cell.").await;
            browser.save("choice-unit").await;
            assert_eq!(browser.run(MARKED, json!([])).await, json!([["h1"], true]));
            browser.taps(&["f3"]).await;
            browser.reads("#status", "Tap the cell again").await;
            browser.save("choice-move").await;
            // It is outlined in another colour than the last move, and has an arrow of its own.
            let arrows = "return document.querySelectorAll('#sketches path').length;";
            assert_eq!(browser.run(arrows, json!([])).await, json!(1));
            let outline =
                "return getComputedStyle(document.querySelector('#grid .picked path')).stroke;";
            assert_ne!(browser.run(outline, json!([])).await, json!("none"));
            assert_eq!(browser.run(MARKED, json!([])).await, json!([["f3", "h1"], true]));
            browser.click("#play").await;
            browser.shows(3).await;
            browser.reads("#status", "You played h1-f3").await;
            assert_eq!(browser.run(MARKED, json!([])).await, json!([[], true]));
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_offer_that_waits_for_the_network_says_so() {
    let (world, _, _, link) = at_the_table().await;
    let (proxy, link) = through_a_proxy(&link).await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(0).await;
        proxy.set(Way::Cut);
        proxy.set(Way::Away);
        for given_up in [true, false] {
            browser.click("#unfold").await;
            browser.click("//button[. = 'Offer a draw']").await;
            browser.click("//button[. = 'Yes, offer a draw' and not(@disabled)]").await;
            browser.reads("#status", "I'll send this once you're online.").await;
            browser.save("offer-waits").await;
            if given_up {
                browser.click("//div[@id='status']//button[. = 'Cancel']").await;
                browser.reads("#status", "Your move.").await;
            }
        }
        proxy.set(Way::Open);
        browser.run("dispatchEvent(new Event('online'));", json!([])).await;
        browser.reads("#status", "You offer a draw.").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_waits_for_the_network_can_be_cancelled() {
    let (world, _, bob, link) = at_the_table().await;
    let (proxy, link) = through_a_proxy(&link).await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(0).await;
        proxy.set(Way::Cut);
        proxy.set(Way::Away);
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.reads("#status", "a1-c3 is saved and will be sent once you're online.").await;
        let said =
            "return document.querySelector('#status').textContent.includes('Tap the cell again');";
        assert_eq!(browser.run(said, json!([])).await, json!(false));
        browser.save("choice-waits").await;
        browser.click("//div[@id='status']//button[. = 'Cancel']").await;
        browser.until("!document.querySelector('#status').textContent.includes('is kept')").await;
        assert_eq!(browser.run("return localStorage.length;", json!([])).await, json!(0));
        proxy.set(Way::Open);
        browser.run("dispatchEvent(new Event('online'));", json!([])).await;
        browser.gone("#lost").await;
        // Nothing was sent, and another move can be played.
        browser.taps(&["h1", "f3"]).await;
        browser.click("#play").await;
        browser.shows(1).await;
        browser.reads("#moves", "h1-f3").await;
        bob.plays("d7-d5").await;
        browser.shows(2).await;
    })
    .await;
    world.end().await;
}
