//! Going back to the page of a game, and what a browser remembers: the theme and the sound.

use serde_json::json;

use super::browser::{Browser, DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;

impl Browser {
    /// Leaves the page, whose document has a mark from now on.
    async fn leaves_to(&self, path: &str) {
        self.run("window.marked = true;", json!([])).await;
        self.run("location.assign(arguments[0]);", json!([path])).await;
        self.until(&format!(
            "location.pathname === '{path}' && document.readyState === 'complete'"
        ))
        .await;
    }

    /// Signs out, which leads to the front page.
    pub(super) async fn signs_out(&self) {
        let signs_out = "const form = document.createElement('form');
            Object.assign(form, { method: 'post', action: '/out' });
            document.body.append(form);
            form.submit();";
        self.run(signs_out, json!([])).await;
        self.until("location.pathname === '/' && document.readyState === 'complete'").await;
    }

    /// Goes back to the page of the game. Returns true if its document was kept.
    async fn goes_back(&self) -> bool {
        self.run("history.back();", json!([])).await;
        self.until("location.pathname.startsWith('/g/') && document.readyState === 'complete'")
            .await;
        self.run("return window.marked === true;", json!([])).await == json!(true)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn going_back_to_a_game_shows_it_at_once_and_as_it_is_now() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.plays("a1-c3").await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(1).await;
        browser.leaves_to("/about").await;
        bob.plays("d7-d5").await;
        assert!(browser.goes_back().await, "the browser kept the page");
        browser.shows(2).await;
        browser.taps(&["h1", "f3"]).await;
        browser.click("#play").await;
        browser.shows(3).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_goes_back_to_the_page_of_a_person_who_signed_out() {
    let (world, ann, _, link) = at_the_table().await;
    ann.plays("a1-c3").await;
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(1).await;
        browser.run("window.marked = true;", json!([])).await;
        browser.signs_out().await;
        // A browser that still has the page for a moment loads it anew.
        browser.goes_back().await;
        browser.until("!window.marked").await;
        browser.shows(1).await;
        browser.gone("#actions button, #typed, .back").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_signed_out_elsewhere_shows_no_kept_page() {
    let (world, ann, _, link) = at_the_table().await;
    ann.plays("a1-c3").await;
    let mut other = crate::support::browser::Browser::at(link.split("/in").next().unwrap());
    other.comes_in(&ann.way_in().await).await.unwrap();
    in_browser(PHONE, &link, async move |browser| {
        browser.shows(1).await;
        browser.leaves_to("/about").await;
        let form = crate::support::browser::OWN;
        other.submits("/out/others", &form, "").await;
        browser.goes_back().await;
        browser.gone("#actions button, #typed, .back").await;
        browser.shows(1).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn theme_and_sound_are_kept() {
    let (world, _, _, link) = at_the_table().await;
    in_browser(DESK, &link, async move |browser| {
        browser.shows(0).await;
        let page = browser.run("return location.origin + location.pathname;", json!([])).await;
        let page = page.as_str().unwrap().to_owned();
        for (theme, who) in [("print", "a person"), ("parchment", "a stranger")] {
            if who == "a stranger" {
                browser.session.post("/goog/cdp/execute", json!({ "cmd": "Network.clearBrowserCookies", "params": {} })).await.unwrap();
                browser.session.visit(&page).await.unwrap();
                browser.shows(0).await;
            }
            browser.run("document.querySelector('.looks').open = true;", json!([])).await;
            browser.run("document.querySelector('#sound').checked || document.querySelector('#sound').click();", json!([])).await;
            browser.click(&format!(".looks option[value={theme}]")).await;
            browser.until("location.search.includes('s=') && document.readyState === 'complete'").await;
            browser.session.visit(&page).await.unwrap();
            browser.shows(0).await;
            let kept = "return [document.querySelector('.looks select').value, document.querySelector('#sound').checked];";
            assert_eq!(browser.run(kept, json!([])).await, json!([theme, true]), "{who}");
        }
    })
    .await;
    world.end().await;
}
