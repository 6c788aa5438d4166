//! More sights: the welcome, exhibitions, a game of four, and an evening in German.

use std::sync::Arc;

use serde_json::json;

use super::browser::{Browser, DESK, Screen, in_browser};
use super::visitor::PHONE;
use super::{People, sandbox};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sights_at_the_desk() {
    sights(DESK).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sights_on_the_phone() {
    sights(PHONE).await;
}

async fn sights(screen: Screen) {
    let (_program, address) = sandbox().await;
    let told = address.clone();
    in_browser(screen, &address, async move |browser| {
        browser.find_text("button", "Play Murus").await;
        is_welcomed(&browser).await;
        begins_from_the_card(&browser).await;
        sits_down_as_four(&browser, &told).await;
        looks_and_tries(&browser, &told).await;
        watches(&browser, &told).await;
        speaks_german(&browser, &told).await;
    })
    .await;
}

/// The server invites the bot again, and the bot says hello.
async fn is_welcomed(browser: &Browser) {
    browser.aside("#invite").await;
    browser.find_text("button", "Challenge a friend").await;
    browser.picture("40-welcome").await;
}

/// One press on the first card begins the lessons, and the card goes.
async fn begins_from_the_card(browser: &Browser) {
    browser.click("#first .style1").await;
    browser.find("li.whisper .picture img").await;
    browser.gone("#first").await;
    browser.picture("41-lesson").await;
    browser.dismisses().await;
}

async fn goes_to(browser: &Browser, channel: &str) {
    browser.aside(&format!("(//li[starts-with(@data-channel, \"{channel}\")])[1]/button")).await;
    browser.find(&format!("//h2[@id='title'][contains(., \"{channel}\")]")).await;
}

async fn sits_down_as_four(browser: &Arc<Browser>, address: &str) {
    let people = People::meet(address).await;
    let named = json!({
        "variant": "Four players", "opponent": people.of("Bob"), "opponent2": people.of("Cleo"),
        "opponent3": people.of("Dan"), "side": 0,
    });
    people.command("Ann", &people.channel("general"), "challenge", named).await;
    browser.find_text("button", "Join").await;
    browser.picture("42-four-invited").await;
    for name in ["Bob", "Cleo", "Dan"] {
        browser.be(name).await;
        browser.press("Join").await;
    }
    browser.press("Thread:").await;
    browser.find("li .picture img").await;
    let thread = People::meet(address).await.thread();
    for name in ["Ann", "Bob", "Cleo"] {
        people.plays(name, &thread, "").await;
    }
    browser.find("li.pinged .picture img").await;
    browser.picture("43-four-players").await;
    browser.press("Move").await;
    browser.find("li.whisper .picture img").await;
    browser.picture("44-four-move").await;
    browser.dismisses().await;
}

/// The games played here, and an exhibition.
async fn watches(browser: &Browser, address: &str) {
    let people = People::meet(address).await;
    goes_to(browser, "general").await;
    browser.asks("watch").await;
    browser.find("li.whisper .only button").await;
    browser.picture("45-watch").await;
    browser.dismisses().await;
    people
        .command(
            "Dan",
            &people.channel("general"),
            "watch",
            json!({ "romans": "tiro", "gauls": "legionary" }),
        )
        .await;
    browser.click("//li[contains(., 'Murus (Legionary)')]//button[contains(., 'Thread:')]").await;
    browser.find("//h2[@id='title'][contains(., 'Murus (Tiro)')]").await;
    browser.find("li .picture img").await;
    browser.picture("46-exhibition").await;
}

/// A game looked through, a line tried in it, and the line opened after the end.
async fn looks_and_tries(browser: &Browser, address: &str) {
    let people = People::meet(address).await;
    goes_to(browser, "general").await;
    let invited = json!({ "opponent": people.of("Mona"), "side": 0 });
    people.command("Ann", &people.channel("general"), "challenge", invited).await;
    browser.be("Mona").await;
    browser.press("Accept").await;
    goes_to(browser, "Ann – Mona").await;
    browser.find("li .picture img").await;
    let thread = People::meet(address).await.thread();
    for name in ["Ann", "Mona"] {
        people.plays(name, &thread, "").await;
    }
    browser.be("Ann").await;
    browser.find_text("li", "1... ").await;
    browser.press("More").await;
    browser.press("Step through").await;
    browser.press("Back").await;
    browser.find_text("li", "turn 1 of 2").await;
    browser.picture("47-look-through").await;
    browser.press("Try moves").await;
    browser.press("a7").await;
    browser.press("a7-c5").await;
    browser.find_text("button", "My lines").await;
    browser.picture("48-try-moves").await;
    people.command("Ann", &thread, "game resign", json!({})).await;
    browser.press("Yes, I resign").await;
    browser.find_text("button", "Rematch").await;
    browser.press("My lines").await;
    browser.press("Let others see").await;
    browser.dismisses().await;
    browser.be("Mona").await;
    browser.press("See the lines").await;
    browser.find_text("li", "Lines that others tried").await;
    browser.picture("49-study").await;
    browser.dismisses().await;
}

/// A server and two people in German: challenge, first board, a move by buttons, settings, result.
async fn speaks_german(browser: &Browser, address: &str) {
    let people = People::meet(address).await;
    goes_to(browser, "arena").await;
    browser.be("Mona").await;
    browser.asks("server settings").await;
    browser.press("Language").await;
    browser.click("//li[contains(@class, 'whisper')]//option[@value='de']").await;
    browser.find_text("li", "Language: Deutsch").await;
    browser.dismisses().await;
    for name in ["Ann", "Bob"] {
        people.speaks(name, "de").await;
    }
    let arena = people.channel("arena");
    people
        .command("Ann", &arena, "challenge", json!({ "opponent": people.of("Bob"), "side": 0 }))
        .await;
    browser.be("Bob").await;
    browser.find_text("button", "Annehmen").await;
    browser.picture("50-german-challenge").await;
    browser.press("Annehmen").await;
    browser.press("Thread:").await;
    browser.be("Ann").await;
    browser.find("li.pinged .picture img").await;
    browser.keeps_in_one_row().await;
    browser.picture("51-german-first-board").await;
    browser.press("Ziehen").await;
    browser.find("li.whisper .picture img").await;
    browser.picture("52-german-move").await;
    browser.press("a1").await;
    browser.press("a1-c3").await;
    browser.press("bestätigen").await;
    browser.find_text("li", "1. a1-c3").await;
    browser.picture("53-german-after-the-move").await;
    browser.dismisses().await;
    browser.asks("settings").await;
    browser.find("li.whisper .only button").await;
    browser.picture("54-german-settings").await;
    browser.dismisses().await;
    let thread = People::meet(address).await.thread();
    people.command("Bob", &thread, "game resign", json!({})).await;
    browser.be("Bob").await;
    browser.press("Ja, ich gebe auf").await;
    browser.find_text("button", "Revanche").await;
    browser.picture("55-german-result").await;
}
