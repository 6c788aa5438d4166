//! The pages within Discord, in a frame behind a proxy that has a policy of its own.

use serde_json::json;

use super::browser::{Browser, in_browser};
use super::visitor::PHONE;
use crate::stories::activity::opens_within;
use crate::stories::playing::{annotated, seated};
use crate::support::activity::{Client, FrameKind, SILENT};
use crate::support::person::Person;
use crate::support::{World, database};

/// What a person permits who lets an Activity know who they are.
const IDENTIFY: &[&str] = &["identify"];

impl Browser {
    /// Goes into the only frame of the page.
    async fn enters_frame(&self) {
        self.session
            .post("/frame", json!({ "id": 0 }))
            .await
            .map(drop)
            .unwrap_or_else(|error| panic!("{error}"));
    }
}

/// A world with pages within Discord in which Ann (Romans) plays Bob, and the address of its pages.
async fn within_discord() -> (World, Person, Person, String) {
    let mut world = World::begin(database::sqlite()).await;
    world.sandbox.enable_activity();
    let browser = world.open_activity().await;
    let (ann, bob) = seated(&world).await;
    (world, ann, bob, browser.base)
}

/// Ann plays a whole game in a frame of this kind on a phone.
async fn a_whole_game(kind: FrameKind) {
    let (world, ann, bob, pages) = within_discord().await;
    ann.runs("board", json!({})).await;
    opens_within(&ann).await;
    let who = (ann.id, ann.channel);
    let client = Client::start(&world.sandbox, &pages, who, kind, IDENTIFY).await;
    in_browser(PHONE, &client, async move |browser| {
        browser.enters_frame().await;
        // The scripts of a frame begin after the page has loaded.
        browser.find("#grid [tabindex='0']").await;
        browser.save(&format!("activity-begins-{kind:?}")).await;
        for (ply, text) in annotated().iter().enumerate() {
            if ply % 2 == 1 {
                bob.plays(text).await;
            } else {
                browser.taps(&[&text[..2], &text[3..5]]).await;
                browser.click("#play").await;
            }
            browser.shows(ply + 1).await;
        }
        browser.save(&format!("activity-goes-on-{kind:?}")).await;
        bob.resigns().await;
        browser.until("document.querySelector('#status').textContent.includes('resigns')").await;
        // The way to her own games, and back.
        browser.click("a.back").await;
        browser.find("main h1, main h2").await;
        browser.save(&format!("activity-me-{kind:?}")).await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_within_discord() {
    a_whole_game(FrameKind::WithOrigin).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_is_played_in_a_frame_without_an_origin() {
    a_whole_game(FrameKind::WithoutOrigin).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_who_permits_nothing_reads_why_nothing_opens() {
    let (world, ann, _, pages) = within_discord().await;
    for kind in [FrameKind::WithOrigin, FrameKind::WithoutOrigin] {
        for scopes in [&[], &["guilds"] as &[&str]] {
            let who = (ann.id, ann.channel);
            let client = Client::start(&world.sandbox, &pages, who, kind, scopes).await;
            in_browser(PHONE, &client, async move |browser| {
                browser.enters_frame().await;
                browser.until("document.querySelector('#door')?.textContent.startsWith('Signing in within Discord')").await;
                browser.save("activity-refused").await;
            })
            .await;
        }
    }
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_falls_silent_leaves_nobody_waiting() {
    let (world, ann, _, pages) = within_discord().await;
    let who = (ann.id, ann.channel);
    let client = Client::start(&world.sandbox, &pages, who, FrameKind::WithOrigin, SILENT).await;
    in_browser(PHONE, &client, async move |browser| {
        browser.enters_frame().await;
        browser.until("document.querySelector('#door')?.textContent.startsWith('Signing in within Discord')").await;
    })
    .await;
    world.end().await;
}
