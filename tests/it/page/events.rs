//! The page of an event on a phone and on a desk.

use super::browser::{DESK, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::stories::contests::{opens, resigns_to};
use crate::stories::pages_events::event_path;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_is_for_everybody() {
    for screen in [PHONE, DESK] {
        let (world, ann, bob, link) = at_the_table().await;
        let base = link.split("/in").next().unwrap().to_owned();
        let cleo = world.cleo();
        opens(&world, &[&world.ann(), &world.bob(), &cleo]).await;
        let at = format!("{base}{}", event_path(&world.ann()));
        resigns_to(&ann, &bob).await;
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
