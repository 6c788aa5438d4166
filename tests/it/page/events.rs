//! The page of an event on a phone and on a desk.

use super::browser::{DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::stories::contests::{opens, plays_out};
use crate::stories::pages_events::event_path;
use crate::stories::{cups, leagues};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_is_for_everybody() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        let cleo = world.cleo();
        opens(&world, &[&world.ann(), &world.bob(), &cleo]).await;
        let at = format!("{base}{}", event_path(&world.ann()));
        plays_out(&ann, &bob, true).await;
        // Another game goes on.
        world.ann().challenges(&cleo).await;
        cleo.presses("Accept").await;
        in_browser(screen, &at, async move |browser| {
            browser.find("main h1").await;
            browser.holds_still("an event").await;
            browser.picture("event").await;
            browser.is_for_everybody("an event").await;
            browser.run("scrollTo(0, 9999);", serde_json::json!([])).await;
            browser.save("event-below").await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_joins_an_event_by_a_press() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        opens(&world, &[&world.bob(), &world.cleo()]).await;
        let at = format!("{base}{}", event_path(&world.ann()));
        plays_out(&ann, &bob, true).await;
        in_browser(screen, &link, async move |browser| {
            browser.find("#board").await;
            browser.session.visit(&at).await.unwrap();
            browser.click("//button[. = 'Join']").await;
            browser.reads("#panel", "You're in.").await;
            browser.reads("#mine", "You take part.").await;
            browser.find("tr[aria-current]").await;
            browser.picture("event-own").await;
            browser.is_for_everybody("an own event").await;
            browser.click("//div[@id='mine']//button[. = 'Leave the event']").await;
            browser.reads("#panel", "Do you want to leave?").await;
            browser.click("//div[@id='panel']//button[. = 'Leave the event']").await;
            browser.find("//div[@id='mine']//button[. = 'Join']").await;
            browser.save("event-left").await;
        })
        .await;
        world.end().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_and_its_crosstable_are_for_everybody() {
    for screen in [PHONE, DESK] {
        let (world, _, _, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        let people = cups::four(&world);
        let terms = serde_json::json!({ "form": 1, "size": 4 });
        cups::opens(&world, terms, &people.each_ref()).await;
        let card = cups::cards(&people[0]).pop().expect("a card");
        let at = format!("{base}{}", leagues::event_path(&card));
        in_browser(screen, &at, async move |browser| {
            browser.find("table.cross caption").await;
            browser.holds_still("a group").await;
            browser.picture("event-group").await;
            browser.is_for_everybody("a group").await;
        })
        .await;
        world.end().await;
    }
}
