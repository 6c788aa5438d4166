//! An open page on bad days, in a real browser: a proxy that holds news back, a phone that slept, a
//! server that starts again, and a game that becomes private.

use std::net::SocketAddr;

use serde_json::json;

use super::browser::{Browser, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::support::proxy::{Proxy, Way};

impl Browser {
    /// A minute goes by on the page's own clock, and the device wakes.
    async fn wakes(&self) {
        let script = "const now = Date.now() + 60_000; Date.now = () => now; dispatchEvent(new Event('online'));";
        self.run(script, json!([])).await;
    }

    /// Waits until the page says that the connection is lost.
    async fn says_that_it_is_lost(&self) {
        self.until("document.querySelector('#lost')?.textContent.startsWith('Connection lost.')")
            .await;
    }
}

/// A proxy to the site of a link, and the link through it.
pub async fn through_a_proxy(link: &str) -> (Proxy, String) {
    let at = link.strip_prefix("http://").unwrap().split_once('/').unwrap().0;
    let proxy = Proxy::to(at.parse::<SocketAddr>().unwrap()).await;
    let link = link.replacen(at, &proxy.address.to_string(), 1);
    (proxy, link)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_come_by_asking_where_a_proxy_holds_them_back() {
    let (world, ann, bob, link) = at_the_table().await;
    let (proxy, link) = through_a_proxy(&link).await;
    proxy.set(Way::Buffered);
    in_browser(PHONE, &link, async move |browser| {
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser.shows(1).await;
        bob.plays("d7-d5").await;
        browser.wakes().await;
        browser.shows(2).await;
        ann.plays("h1-f3").await;
        browser.wakes().await;
        browser.shows(3).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_phone_that_slept_for_a_day_catches_up() {
    let (world, ann, bob, link) = at_the_table().await;
    let (proxy, link) = through_a_proxy(&link).await;
    ann.plays("a1-c3").await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(1).await;
        // Its connections die without a word.
        proxy.set(Way::Silent);
        bob.plays("d7-d5").await;
        proxy.set(Way::Cut);
        browser.says_that_it_is_lost().await;
        browser.save("lost").await;
        proxy.set(Way::Open);
        browser.wakes().await;
        browser.shows(2).await;
        browser.gone("#lost").await;
        browser.taps(&["h1", "f3"]).await;
        browser.click("#play").await;
        browser.shows(3).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_open_page_goes_on_once_the_server_is_back() {
    let (world, ann, bob, link) = at_the_table().await;
    let (proxy, link) = through_a_proxy(&link).await;
    ann.plays("a1-c3").await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(1).await;
        proxy.set(Way::Cut);
        // A browser gives up a stream that is refused; the page does not.
        proxy.set(Way::Away);
        browser.says_that_it_is_lost().await;
        // It is read meanwhile.
        browser.click("#steps [data-step=first]").await;
        browser.until("document.querySelector('#steps output').textContent === '0 / 1'").await;
        browser.click("#steps [data-step=last]").await;
        bob.plays("d7-d5").await;
        proxy.set(Way::Open);
        browser.wakes().await;
        browser.shows(2).await;
        browser.gone("#lost").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_played_offline_outlasts_a_reload_and_is_played_once() {
    let (world, ann, bob, link) = at_the_table().await;
    let (proxy, link) = through_a_proxy(&link).await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(0).await;
        let page = browser.run("return location.href;", json!([])).await;
        proxy.set(Way::Cut);
        proxy.set(Way::Away);
        browser.taps(&["a1", "c3"]).await;
        browser.click("#play").await;
        browser
            .until("document.querySelector('#status').textContent.includes('is saved and will be sent')")
            .await;
        browser.save("not-sent").await;
        assert_eq!(ann.pings() + bob.pings(), 2, "the server has nothing yet");
        proxy.set(Way::Open);
        browser.session.visit(page.as_str().unwrap()).await.unwrap();
        browser.shows(1).await;
        bob.plays("d7-d5").await;
        browser.shows(2).await;
        // The browser keeps nothing that is done.
        browser.session.visit(page.as_str().unwrap()).await.unwrap();
        browser.shows(2).await;
        assert_eq!(browser.run("return localStorage.length;", json!([])).await, json!(0));
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_failed_question_for_news_is_asked_again() {
    let (world, ann, bob, link) = at_the_table().await;
    let (proxy, link) = through_a_proxy(&link).await;
    ann.plays("a1-c3").await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(1).await;
        proxy.set(Way::Cut);
        proxy.set(Way::Away);
        browser.says_that_it_is_lost().await;
        bob.plays("d7-d5").await;
        proxy.set(Way::Open);
        // Nothing wakes the page; it asks by itself.
        browser.shows(2).await;
        browser.gone("#lost").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_becomes_private_leaves_an_open_page() {
    let (world, ann, bob, link) = at_the_table().await;
    let game = ann.way_in().await;
    let base = link.split("/in").next().unwrap().to_owned();
    let mut browser = crate::support::browser::Browser::at(&base);
    let page = browser.comes_in(&game).await.unwrap();
    in_browser(PHONE, &format!("{base}{page}"), async move |browser| {
        browser.find("#board").await;
        ann.sets(&["my-data", "set:sharing=private"]).await;
        ann.plays("a1-c3").await;
        browser.find("//p[contains(., 'This is a private game.')]").await;
        browser.gone("#board").await;
        drop(bob);
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ones_own_games_follow_moves_and_challenges() {
    let (world, ann, bob, link) = at_the_table().await;
    let base = link.split("/in").next().unwrap().to_owned();
    let challenger = world.bob();
    in_browser(PHONE, &link, async move |browser| {
        browser.find("#board").await;
        browser.session.visit(&format!("{base}/me")).await.unwrap();
        browser.until("document.title.startsWith('(1) ')").await;
        // The page no longer asks now and then, so only the stream tells it.
        browser.run("for (let n = 1; n < 1000; n++) clearInterval(n);", json!([])).await;
        ann.plays("a1-c3").await;
        browser.until("!document.title.startsWith('(')").await;
        bob.plays("d7-d5").await;
        browser.until("document.title.startsWith('(1) ')").await;
        challenger.challenges(&ann).await;
        browser.find_text("h2", "Challenges").await;
    })
    .await;
    world.end().await;
}
