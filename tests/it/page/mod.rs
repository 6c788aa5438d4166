//! The sandbox's page in a real browser, on a desk and on a phone, with the program as a person
//! starts it. Screenshots go to `target/page`.

mod activity;
mod asked;
#[path = "../../../crates/discord-sandbox/tests/it/browser.rs"]
mod browser;
mod choices;
mod details;
mod dropped;
mod ends;
mod events;
mod figures;
mod gallery;
mod game;
mod going_back;
mod keys;
mod lines;
mod listing;
mod lost;
mod panels;
mod puzzles;
mod rematches;
mod scrolling;
mod settings;
mod sieges;
mod sights;
mod sizes;
mod together;
mod told;
mod trees;
mod visitor;
mod ways;
mod windows;

use std::process::Stdio;
use std::sync::Arc;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use browser::{Browser, DESK, ENTER, Screen, TAB, in_browser};
use visitor::PHONE;

use crate::support::left_out;

/// The program as a person starts it, and the address that it prints.
async fn sandbox() -> (Child, String) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_murus"))
        .args(["sandbox", "--port", "0"])
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
    let line = lines.next_line().await.unwrap().unwrap();
    let address =
        line.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
    (process, address)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_afternoon_at_the_desk() {
    an_afternoon(DESK).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_afternoon_on_the_phone() {
    an_afternoon(PHONE).await;
}

/// Two people find each other, play by typing, let time pass, and look around.
async fn an_afternoon(screen: Screen) {
    let (_program, address) = sandbox().await;
    in_browser(screen, &address, async |browser| {
        arrives(&browser).await;
        challenges(&browser).await;
        plays(&browser).await;
        lets_time_pass(&browser).await;
        looks_around(&browser).await;
    })
    .await;
}

/// The first paint says what to try, and the side bar folds.
async fn arrives(browser: &Browser) {
    browser.find_text("button", "Play Murus").await;
    // The commands are there once the bot is connected.
    browser.types("#text", "/").await;
    browser.find("[data-offer='/challenge']").await;
    browser.picture("01-commands").await;
    let above = "return document.querySelector('.offers').getBoundingClientRect().top >= 0;";
    assert_eq!(
        browser.run(above, json!([])).await,
        json!(true),
        "the list of commands stays on the screen"
    );
    browser.types("#text", "\u{e003}").await;
    browser.picture("02-first-visit").await;
    let hidden = "return !document.querySelector('#side').checkVisibility();";
    assert_eq!(
        browser.run(hidden, json!([])).await,
        json!(browser.screen.is_phone()),
        "a drawer is closed at first"
    );
    if browser.screen.is_phone() {
        browser.click("#fold").await;
        browser.picture("03-drawer").await;
        browser.click("#shut").await;
        browser.gone("#side").await;
    }
}

/// Commands complete by Enter, people by Tab; a tap adds an optional field.
async fn challenges(browser: &Browser) {
    browser.types("#text", "/chal").await;
    browser.find("[data-offer='/challenge'][aria-selected=true]").await;
    browser.types("#text", ENTER).await;
    // One press closes the form, also while the field's list is open.
    browser.find("#command .offers:not([hidden])").await;
    browser.click("#command .close").await;
    browser.gone("#command").await;
    browser.types("#text", &format!("/challenge{ENTER}")).await;
    let chips = "return document.querySelectorAll('#command .chip').length;";
    assert_eq!(
        browser.run(chips, json!([])).await,
        json!(6),
        "what is used most, and a chip for the rest"
    );
    browser.types("#option-opponent", "bo").await;
    browser.find("[data-offer=Bob][aria-selected=true]").await;
    browser.types("#option-opponent", TAB).await;
    browser.click("[data-add=rated]").await;
    browser.click("#option-rated").await;
    browser.find_text("span", "No").await;
    browser.click("[data-add=side]").await;
    browser.chooses("option-side", "Romans").await;
    browser.picture("04-challenge-form").await;
    browser.click("#command button[type=submit]").await;
    browser.find_text("button", "Accept").await;
    browser.gone("#first").await;
    browser.picture("05-challenge").await;
    browser.be("Bob").await;
    browser.press("Accept").await;
    browser.find("button.thread").await;
    browser.picture("06-accepted").await;
}

/// The four buttons of a turn stand in one row; moves are typed in reply to a board.
async fn plays(browser: &Browser) {
    browser.aside("li.thread button").await;
    browser.find("li .picture img").await;
    browser.be("Ann").await;
    browser.find("li.pinged").await;
    browser.picture("07-first-board").await;
    browser.keeps_in_one_row().await;
    browser.press("Move").await;
    browser.find("li.whisper .picture img").await;
    browser.picture("08-move-menu").await;
    browser.replies("a1-c3").await;
    browser.find_text("li", "1. a1-c3").await;
    browser.be("Bob").await;
    browser.find("li.pinged").await;
    browser.replies("d7 d5").await;
    browser.find_text("li", "1... d7-d5").await;
    browser.picture("09-after-a-move").await;
}

/// A clock of four days runs down in a moment, in the reader's language.
async fn lets_time_pass(browser: &Browser) {
    browser.find_text("time", "in 4 days").await;
    browser.aside("[data-ahead='86400000']").await;
    browser.find_text("time", "in 3 days").await;
    browser.aside("//select[@id='locale']/option[@value='de']").await;
    browser.find_text("time", "in 3 Tagen").await;
    browser.keeps_in_one_row().await;
    browser.picture("10-german-times").await;
    browser.aside("//select[@id='locale']/option[@value='en-US']").await;
    browser.find_text("time", "in 3 days").await;
    // A vacation saves Ann's clock once, for as long as it lasts.
    for _ in 0..5 {
        browser.aside("[data-ahead='604800000']").await;
    }
    browser.find_text("button", "Rematch").await;
    browser.picture("11-result").await;
}

/// Answers that only one person sees and dismisses.
async fn looks_around(browser: &Browser) {
    browser.aside("[data-channel=general] button").await;
    browser.find("//h2[@id='title'][. = '#general']").await;
    browser.dismisses().await;
    for (n, path) in
        ["games", "help", "settings", "profile", "leaderboard", "learn lesson"].iter().enumerate()
    {
        browser.asks(path).await;
        browser.find("li.whisper .only button").await;
        browser.picture(&format!("{}-{path}", n + 12)).await;
        browser.dismisses().await;
    }
}

/// People who act through the control API, as the page does.
struct People {
    address: String,
    client: reqwest::Client,
    state: Value,
}

impl People {
    async fn meet(address: &str) -> People {
        let client = reqwest::Client::new();
        let get = |query: String| client.get(format!("{address}/sandbox/state?as={query}")).send();
        let state: Value = get("0".to_owned()).await.unwrap().json().await.unwrap();
        let ann = People::id(&state, "Ann");
        let state = get(ann).await.unwrap().json().await.unwrap();
        People { address: address.to_owned(), client, state }
    }

    fn id(state: &Value, name: &str) -> String {
        let people = state["people"].as_array().unwrap();
        people.iter().find(|one| one["name"] == name).unwrap()["id"].as_str().unwrap().to_owned()
    }

    fn of(&self, name: &str) -> String {
        People::id(&self.state, name)
    }

    fn channel(&self, name: &str) -> String {
        let channels = self.state["channels"].as_array().unwrap();
        channels.iter().find(|one| one["name"] == name).unwrap()["id"].as_str().unwrap().to_owned()
    }

    /// The newest thread.
    fn thread(&self) -> String {
        let channels = self.state["channels"].as_array().unwrap();
        channels.iter().rfind(|one| !one["parent"].is_null()).unwrap()["id"]
            .as_str()
            .unwrap()
            .to_owned()
    }

    async fn act(&self, person: &str, mut act: Value) -> Value {
        act["as"] = json!(self.of(person));
        let sent = self
            .client
            .post(format!("{}/sandbox/act", self.address))
            .header("x-sandbox", "1")
            .json(&act)
            .send();
        let answer: Value = sent.await.unwrap().json().await.unwrap();
        assert!(answer.get("refused").is_none(), "{person} {act}: {answer}");
        answer
    }

    async fn command(&self, person: &str, channel: &str, name: &str, options: Value) {
        self.act(
            person,
            json!({ "do": "command", "channel": channel, "name": name, "options": options }),
        )
        .await;
    }

    /// Plays a move that completes the typed text.
    async fn plays(&self, person: &str, thread: &str, typed: &str) {
        let options = json!({ "move": typed });
        let asked = json!({ "do": "complete", "channel": thread, "name": "move", "option": "move", "options": options });
        let offered = self.act(person, asked).await;
        self.command(person, thread, "move", json!({ "move": offered["choices"][0]["value"] }))
            .await;
    }

    async fn speaks(&self, person: &str, locale: &str) {
        self.act(person, json!({ "do": "speak", "locale": locale })).await;
    }
}

/// Offers, the war desk and a profile, as people see them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_game_in_the_browser() {
    let (_program, address) = sandbox().await;
    let told = address.clone();
    in_browser(DESK, &address, async move |browser| a_slow_game(browser, told).await).await;
}

async fn a_slow_game(browser: Arc<Browser>, address: String) {
    browser.types("#text", "/").await;
    browser.find("[data-offer='/challenge']").await;
    browser.types("#text", "\u{e003}").await;
    let people = People::meet(&address).await;
    let channel = people.channel("general");

    browser.be("Mona").await;
    browser.asks("server settings").await;
    browser.press("Turn on war desk here").await;
    browser.find_text("button", "Turn off war desk here").await;
    people
        .command("Ann", &channel, "challenge", json!({ "opponent": people.of("Bob"), "side": 0 }))
        .await;
    browser.be("Bob").await;
    browser.press("Accept").await;
    browser.press("Thread:").await;
    browser.find("li .picture img").await;
    let thread = People::meet(&address).await.thread();
    for (person, text) in [("Ann", "a1-c3"), ("Bob", "d7-d5"), ("Ann", "h1-f3")] {
        people.command(person, &thread, "move", json!({ "move": text })).await;
    }
    people.command("Ann", &thread, "game draw", json!({})).await;
    browser.be("Ann").await;
    browser.press("Yes, offer a draw").await;
    browser.be("Bob").await;
    browser.find_text("button", "Agree").await;
    browser.picture("20-offer").await;
    people.command("Bob", &thread, "move", json!({ "move": "b7-d5" })).await;
    people.command("Bob", &thread, "game takeback", json!({})).await;
    browser.find_text("li", "took a move back").await;
    browser.picture("21-takeback").await;
    for (person, text) in [("Bob", "b7-d5"), ("Ann", "d1-d3")] {
        people.command(person, &thread, "move", json!({ "move": text })).await;
    }
    for _ in 0..2 {
        people
            .command(
                "Ann",
                &channel,
                "challenge",
                json!({ "opponent": people.of("Cleo"), "rated": false }),
            )
            .await;
    }
    people.command("Bob", &channel, "profile", json!({ "person": people.of("Ann") })).await;
    browser.click("[data-channel=general] button").await;
    browser.find_text("li", "War desk").await;
    browser.find("li.whisper").await;
    browser.picture("22-war-desk-and-profile").await;
}
