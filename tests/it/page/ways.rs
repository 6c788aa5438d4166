//! Ways in and on: a used link in another browser, and a game against Murus that goes on from the
//! front page.

use serde_json::json;

use super::browser::{Browser, DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::stories::votes;
use crate::support::{World, database};

impl Browser {
    /// Forgets every cookie, as another browser that never had them.
    async fn forgets_cookies(&self) {
        let command = json!({ "cmd": "Network.clearBrowserCookies", "params": {} });
        self.session.post("/goog/cdp/execute", command).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_used_link_in_another_browser_shows_the_way_on() {
    let (world, _, _, link) = at_the_table().await;
    let base = link.split("/in").next().unwrap().to_owned();
    let used = link.clone();
    in_browser(PHONE, &link, async move |browser| {
        browser.find("#board").await;
        browser.forgets_cookies().await;
        browser.session.visit(&format!("{base}/about")).await.unwrap();
        browser.session.visit(&used).await.unwrap();
        browser.reads("#door", "This link has already been used.").await;
        browser.save("link-used").await;
        // Everyone may look at the game to which it led.
        browser.click("//main//a[. = 'To the game']").await;
        browser.find("#board").await;
        browser.reads("#status", "You're watching.").await;
        // A link that this site did not give out leads to the front page.
        browser.session.visit(&format!("{base}/in#nothing")).await.unwrap();
        browser.reads("#door", "This sign-in link doesn't work.").await;
        browser.click("//main//a[. = 'To the start page']").await;
        browser.until("location.pathname === '/'").await;
        // One's own page says how to sign in.
        browser.session.visit(&format!("{base}/me")).await.unwrap();
        browser.reads("main", "Press “Open the board” on Discord").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_against_murus_goes_on_from_the_front_page() {
    let mut world = World::begin(database::sqlite()).await;
    let base = world.open_pages().await.base;
    in_browser(PHONE, &base.clone(), async move |browser| {
        browser.click("//a[. = 'Play Murus now']").await;
        browser.taps(&["a1", "c3"]).await;
        browser.shows(2).await;
        browser.reads("#status", "Murus played").await;
        let at = browser.run("return location.href;", json!([])).await;
        browser.session.visit(&base).await.unwrap();
        browser.click("//a[. = 'Continue your game']").await;
        browser.shows(2).await;
        assert_eq!(browser.run("return location.href;", json!([])).await, at);
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_channel_votes_by_taps() {
    for screen in [PHONE, DESK] {
        let mut world = World::begin(database::sqlite()).await;
        world.open_pages().await;
        votes::begins(&world).await;
        let ann = world.ann();
        let link = ann.way_to(&votes::game(&ann).await).await;
        in_browser(screen, &link, async move |browser| {
            browser.reads("#status", "#general votes on this move. Tap the move you want.").await;
            browser.taps(&["a1", "c3"]).await;
            browser.reads("#play", "Vote a1-c3").await;
            browser.save("vote-chosen").await;
            browser.click("#play").await;
            browser.reads("#status", "You voted for a1-c3.").await;
            browser.reload().await;
            browser.reads("#status", "You voted for a1-c3. You can still change it.").await;
            browser.reads("#status", "1 of 3 needed votes so far.").await;
            browser.save("vote-cast").await;
            browser.is_for_everybody("a vote").await;
            browser.taps(&["h1", "f3"]).await;
            browser.click("#play").await;
            browser.reads("#status", "You voted for h1-f3.").await;
            browser.until("document.querySelectorAll('#sketches > *').length === 1").await;
        })
        .await;
        world.end().await;
    }
}
