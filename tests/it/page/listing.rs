//! The pictures and the film of the documents, which show the app as it is.

use std::path::Path;

use serde_json::json;

use super::browser::{Browser, Screen, in_browser};
use super::game::at_the_table;
use super::visitor::PHONE;
use crate::stories::playing::annotated;
use crate::support::browser::Browser as HttpBrowser;

/// The size of the picture of a web page.
const PAGE: Screen = Screen { name: "page", width: 1180, height: 760, dark: false };

/// The number of plies after which the pictures show a game.
const SHOWN: usize = 22;

fn write(name: &str, bytes: &[u8]) {
    std::fs::write(Path::new("docs").join(name), bytes).unwrap();
}

impl Browser {
    /// Writes what the screen shows into the documents, two pixels for each one of CSS.
    async fn write(&self, name: &str) {
        let Screen { width, height, .. } = self.screen;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 2, "mobile": self.screen.is_phone() });
        let command = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": metrics });
        self.session.post("/goog/cdp/execute", command).await.unwrap();
        write(name, &self.session.screenshot().await.unwrap());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes the pictures of the documents"]
async fn pictures_for_the_listing() {
    let (world, ann, bob, link) = at_the_table().await;
    ann.sets(&["themes"]).await;
    write("themes.png", &ann.page().files[0].bytes);
    let moves = annotated();
    let (begin, end) = moves.split_at(SHOWN);
    ann.plays_with(&bob, begin.iter().map(String::as_str)).await;
    let board = ann.sees().into_iter().rfind(|one| !one.whisper && !one.files.is_empty());
    write("board.png", &board.expect("a board").files[0].bytes);
    in_browser(PHONE, &world.sandbox.base_url(), async |browser| {
        browser.be("Ann").await;
        browser.aside("li.thread button").await;
        browser.click("//*[@id='first']//button[. = 'Dismiss']").await;
        let last = format!("{}... ", SHOWN / 2);
        browser.find(&format!("//li[contains(., '{last}')]//button[. = 'Move']")).await;
        browser.write("phone.png").await;
    })
    .await;
    in_browser(PAGE, &link, async |browser| {
        browser.shows(SHOWN).await;
        browser.write("page.png").await;
    })
    .await;
    ann.plays_with(&bob, end.iter().map(String::as_str)).await;
    bob.resigns().await;
    let link = ann.way_in().await;
    let (base, _) = link.split_once("/in").unwrap();
    let game = HttpBrowser::at(base).comes_in(&link).await.unwrap();
    let film = reqwest::get(format!("{base}{game}/film.gif")).await.unwrap();
    let film = film.error_for_status().unwrap();
    write("film.gif", &film.bytes().await.unwrap());
    world.end().await;
}
