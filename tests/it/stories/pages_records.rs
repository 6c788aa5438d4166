//! A pasted game on the web: it becomes a line on the analysis board, for anyone.

use axum::http::StatusCode;
use axum::http::header::LOCATION;
use serde_json::json;

use crate::story;
use crate::support::browser::{Browser, Got, OWN};

/// Sends a game with the form.
async fn pastes(browser: &Browser, text: &str) -> Got {
    let plain = |byte: u8| byte.is_ascii_alphanumeric();
    let coded =
        |byte: u8| if plain(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") };
    let text: String = text.bytes().map(coded).collect();
    browser.submits("/board/record", &OWN, &format!("text={text}")).await
}

story!(a_pasted_game_becomes_a_line_on_the_free_board, |mut world| async move {
    let browser = world.open_pages().await;
    let board = browser.opens("/board").await.text;
    assert!(board.contains("action=\"/board/record\""), "{board}");
    let record = json!({
        "header": { "game": { "name": "Murus Gallicus", "variants": ["Static Start"] } },
        "moves": [["a1-c3", "d7-d5"], ["h1-f3", "resign"]],
    });
    let ours = json!({ "variant": "advanced", "moves": "1. a1-c3 d7-d5 2. h1-f3 resign:gauls" });
    for text in [
        "[Variant \"advanced\"]\n1. a1-c3 {usual} d7-d5 2. h1-f3 1-0".to_owned(),
        record.to_string(),
        ours.to_string(),
    ] {
        let got = pastes(&browser, &text).await;
        assert_eq!(got.status, StatusCode::SEE_OTHER, "{text}: {}", got.text);
        let there = got.headers[LOCATION].to_str().unwrap().to_owned();
        assert_eq!(there, "/board?v=advanced&m=a1-c3;d7-d5;h1-f3&n=0");
        let page = browser.opens(&there).await.text;
        assert!(page.contains("<output>0 / 3</output>"), "it begins at the start: {page}");
    }
    // An opening of a balanced game, with its swap.
    let got = pastes(&browser, "[Variant \"balanced\"] 1. a1-c2,e2 swap a7-b6,d6").await;
    let there = got.headers[LOCATION].to_str().unwrap().to_owned();
    let page = browser.opens(&there).await.text;
    assert!(page.contains("<output>0 / 2</output>"), "{there}: {page}");
    // What is no game comes back with the reason.
    for (text, why) in [
        ("1. a1-c3 d7-d5 2. a1-a3".to_owned(), "I stopped reading at "),
        ("<b>once</b> upon".to_owned(), "I stopped reading at "),
        (json!({ "pgn": "e4" }).to_string(), "read a game from that format."),
        (json!([ours, ours]).to_string(), "That is more than one game."),
        (format!("{{{}}}", "x".repeat(50_000)), "That file is too long for one game."),
    ] {
        let got = pastes(&browser, &text).await;
        assert_eq!(got.status, StatusCode::CONFLICT, "{text}");
        assert!(got.text.contains(why), "{why} in {}", got.text);
        assert!(!got.text.contains("<b>once"), "it is a text: {}", got.text);
    }
    let got = pastes(&browser, &"x".repeat(250_000)).await;
    assert_eq!(got.status, StatusCode::PAYLOAD_TOO_LARGE);
    world.end().await;
});
