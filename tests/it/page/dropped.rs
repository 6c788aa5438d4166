//! A game that is dropped or pasted on the free board, in a real browser.

use serde_json::json;

use super::browser::{DESK, in_browser};
use super::visitor::PHONE;
use crate::support::{World, database};

/// Drops a file with this text on the page.
const DROP: &str = "const files = new DataTransfer();
    files.items.add(new File([arguments[0]], 'game.json', { type: 'application/json' }));
    for (const kind of ['dragover', 'drop']) {
        document.querySelector('#board').dispatchEvent(
            new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true }));
    }";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_dropped_on_the_board_is_looked_through() {
    let mut world = World::begin(database::sqlite()).await;
    let board = format!("{}/board", world.open_pages().await.base);
    let record = json!({
        "header": { "game": { "name": "Murus Gallicus", "variants": ["Basic MG", "Static Start"] } },
        "moves": [["a1-c3", "d7-d5"], ["h1-f3", "resign"]],
    });
    in_browser(DESK, &board, async move |browser| {
        browser.until("!document.querySelector('#record [type=file]').parentElement.hidden").await;
        browser.save("record-form").await;
        browser.is_for_everybody("the form of a game").await;
        browser.run(DROP, json!([record.to_string()])).await;
        browser.until("document.querySelector('#steps output')?.textContent === '0 / 3'").await;
        browser.click("#steps [data-step=on]").await;
        browser.reads("#moves [aria-current]", "a1-c3").await;
        browser.save("record-shown").await;
        // What cannot be read stays in the form, beside the reason.
        browser.run(DROP, json!(["{\"pgn\": 1}"])).await;
        browser.until("document.querySelector('main .warn')?.textContent.includes('read a game from that format')").await;
        browser.until("document.querySelector('#record textarea').value.includes('pgn')").await;
        browser.save("record-refused").await;
        browser.is_for_everybody("a refused game").await;
    })
    .await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_pasted_on_a_phone() {
    let mut world = World::begin(database::sqlite()).await;
    let board = format!("{}/board", world.open_pages().await.base);
    in_browser(PHONE, &board, async move |browser| {
        browser.click("#unfold").await;
        let paste = "document.querySelector('#record textarea').value = arguments[0];
            document.querySelector('#record button').scrollIntoView();";
        browser.run(paste, json!(["1. a1-c3 d7-d5 2. h1-f3"])).await;
        browser.save("record-phone").await;
        browser.is_for_everybody("the form of a game on a phone").await;
        browser.click("#record button").await;
        browser.until("document.querySelector('#steps output')?.textContent === '0 / 3'").await;
    })
    .await;
    world.end().await;
}
