//! The page of a game in a real browser: taps, keys, news of the other side's moves; and every page
//! as axe-core judges it.

use std::sync::Once;

use serde_json::{Value, json};

use super::browser::{Browser, DESK, ENTER, in_browser};
use super::visitor::PHONE;
use crate::stories::playing::{annotated, seated};
use crate::support::person::Person;
use crate::support::{World, database, left_out};

const RIGHT: &str = "\u{e014}";
const UP: &str = "\u{e013}";

impl Browser {
    /// Runs a script in the page until it calls its last argument. Returns the value given to that
    /// call.
    pub async fn run_async(&self, script: &str, arguments: Value) -> Value {
        let command = json!({ "script": script, "args": arguments });
        let answer = self.session.post("/execute/async", command).await;
        answer.unwrap_or_else(|error| panic!("{arguments}: {error}"))
    }

    /// Loads the page once more. What is asked of the browser afterwards meets the new document.
    pub async fn reload(&self) {
        self.session.post("/refresh", json!({})).await.unwrap();
    }

    /// Taps cells one after the other.
    pub async fn taps(&self, cells: &[&str]) {
        for cell in cells {
            self.until(&format!("document.querySelector('#grid [data-cell={cell}]')")).await;
            self.click(&format!("#grid [data-cell={cell}]")).await;
        }
    }

    /// Waits until the page shows so many plies.
    pub async fn shows(&self, plies: usize) {
        self.until(&format!(
            "document.querySelector('#steps output')?.textContent === '{plies} / {plies}'"
        ))
        .await;
    }

    /// Nothing jumped since the page began to load.
    pub async fn holds_still(&self, name: &str) {
        let script = "const done = arguments[0], moved = (one) => [one.value, ...one.sources.map((source) =>
                `${source.node?.parentElement?.outerHTML.slice(0, 90)} ${JSON.stringify(source.previousRect)} ${JSON.stringify(source.currentRect)}`)];
            new PerformanceObserver((list) => done(list.getEntries().map(moved))).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => setTimeout(() => done([]), 200));";
        assert_eq!(
            self.run_async(script, json!([])).await,
            json!([]),
            "{name} jumps on the {}",
            self.screen.name
        );
    }

    /// Nothing that axe-core finds wrong, where `TEST_AXE` names it.
    pub async fn is_for_everybody(&self, name: &str) {
        static ONCE: Once = Once::new();
        let Some(axe) = std::env::var_os("TEST_AXE") else {
            return left_out::report(&ONCE, "axe-core", "TEST_AXE", |test| {
                test.starts_with("page::game")
            });
        };
        let axe = std::fs::read_to_string(axe).expect("TEST_AXE names axe-core");
        self.run(&axe, json!([])).await;
        let script = "const done = arguments[0];
            axe.run().then((found) => done(found.violations.map((one) => [one.id, ...one.nodes.map((node) => node.html)])));";
        assert_eq!(
            self.run_async(script, json!([])).await,
            json!([]),
            "{name} on the {}",
            self.screen.name
        );
    }
}

/// A world with pages in which Ann (Romans) plays Bob, and Ann's way in.
pub async fn at_the_table() -> (World, Person, Person, String) {
    let mut world = World::begin(database::sqlite()).await;
    world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let link = ann.way_in().await;
    (world, ann, bob, link)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ann_only_taps_and_bob_only_uses_discord() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(PHONE, &link, async move |browser| {
        browser.find("#board").await;
        browser.save("game-begins").await;
        for (ply, text) in annotated().iter().enumerate() {
            if ply % 2 == 1 {
                bob.plays(text).await;
            } else {
                let from = &text[..2];
                let to = &text[3..5];
                browser.taps(&[from, to]).await;
                browser.click("#play").await;
            }
            browser.shows(ply + 1).await;
        }
        browser.save("game-goes-on").await;
        browser.is_for_everybody("a game").await;
        bob.resigns().await;
        browser.until("document.querySelector('#status').textContent.includes('resigns')").await;
        browser.save("game-over").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_played_by_keys_alone() {
    let (world, _, bob, link) = at_the_table().await;
    in_browser(DESK, &link, async move |browser| {
        browser.find("#board").await;
        browser.run("document.querySelector('#grid [data-cell=a1]').focus();", json!([])).await;
        for key in [RIGHT, RIGHT, ENTER, UP, UP, ENTER] {
            browser.types(":focus", key).await;
        }
        // The button is in focus once a move is chosen.
        browser.types("#play:focus", ENTER).await;
        browser.shows(1).await;
        bob.plays("c7-c5").await;
        browser.shows(2).await;
        browser.run("document.activeElement.blur();", json!([])).await;
        browser.types("body", "\u{e012}").await;
        browser.until("document.querySelector('#steps output').textContent === '1 / 2'").await;
        browser.types("body", "?").await;
        browser.find("#panel dl").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_page_is_for_everybody() {
    for screen in [DESK, PHONE] {
        let (world, _, _, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        in_browser(screen, &link, async move |browser| {
            browser.find("#board").await;
            browser.holds_still("a game").await;
            for path in [
                "/",
                "/me",
                "/me/murus",
                "/me/challenge",
                "/me/settings",
                "/board",
                "/board?v=three",
                "/learn",
                "/learn/puzzle",
                "/learn/siege",
                "/about",
                "/privacy",
                "/terms",
                "/in",
                "/nothing",
            ] {
                browser.session.visit(&format!("{base}{path}")).await.unwrap();
                browser.find("main h1, main h2, #door").await;
                let name = path.trim_start_matches('/').replace(['?', '=', '/'], "-");
                browser.holds_still(path).await;
                browser.picture(&format!("page-{name}")).await;
                browser.is_for_everybody(path).await;
            }
        })
        .await;
        world.end().await;
    }
}
