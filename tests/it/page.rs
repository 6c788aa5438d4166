//! The sandbox's page in a real browser: a person challenges, another accepts, both move by menu and by typing.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Once};
use std::time::Duration;

use fantoccini::elements::Element;
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

const PATIENCE: Duration = Duration::from_secs(20);

/// A browser that ends with the test, and the folder for its pictures.
struct Browser {
    client: Client,
    _driver: Child,
    pictures: PathBuf,
}

fn chromium() -> Option<PathBuf> {
    static SAID: Once = Once::new();
    match std::env::var("TEST_CHROMIUM") {
        Ok(path) => Some(PathBuf::from(path)),
        Err(_) => {
            SAID.call_once(|| eprintln!("TEST_CHROMIUM is not set: the page is not driven in a browser"));
            None
        }
    }
}

/// The chromedriver beside a Chromium, else the one on the path.
fn driver(chromium: &Path) -> PathBuf {
    let beside = chromium.with_file_name("chromedriver");
    if beside.exists() { beside } else { PathBuf::from("chromedriver") }
}

impl Browser {
    async fn open(chromium: &Path) -> Browser {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut process = Command::new(driver(chromium))
            .arg(format!("--port={port}"))
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("a chromedriver stands beside TEST_CHROMIUM or on the path");
        let mut lines = BufReader::new(process.stdout.take().unwrap()).lines();
        while let Some(line) = lines.next_line().await.unwrap() {
            if line.contains("started successfully") {
                break;
            }
        }
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            "--window-size=1200,1500",
        ];
        let options = json!({ "goog:chromeOptions": { "binary": chromium, "args": arguments } });
        let client = ClientBuilder::new(hyper_util::client::legacy::connect::HttpConnector::new())
            .capabilities(options.as_object().unwrap().clone())
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .unwrap();
        let pictures = PathBuf::from("target/page");
        std::fs::create_dir_all(&pictures).unwrap();
        Browser { client, _driver: process, pictures }
    }

    async fn find(&self, css: &str) -> Element {
        let wait = self.client.wait().at_most(PATIENCE);
        wait.for_element(Locator::Css(css)).await.unwrap_or_else(|error| panic!("{css}: {error}"))
    }

    async fn find_text(&self, tag: &str, text: &str) -> Element {
        let path = format!("(//{tag}[contains(., \"{text}\")])[last()]");
        let wait = self.client.wait().at_most(PATIENCE);
        wait.for_element(Locator::XPath(&path)).await.unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    async fn press(&self, label: &str) {
        self.click(&format!("(//div[@class='row']/button[contains(., \"{label}\")])[last()]")).await;
    }

    /// Clicks on what is found; the page may have been drawn anew in between, then it is found again.
    async fn click(&self, path: &str) {
        loop {
            let wait = self.client.wait().at_most(PATIENCE);
            let found = wait.for_element(Locator::XPath(path)).await.unwrap_or_else(|error| panic!("{path}: {error}"));
            match found.click().await {
                Err(error) if error.is_stale_element_reference() => {}
                clicked => return clicked.unwrap(),
            }
        }
    }

    async fn be(&self, name: &str) {
        // The list of people comes a moment after the page.
        self.find_text("select[@id='me']/option", name).await;
        let me = self.find("#me").await;
        let script = "const [me, name] = arguments; me.value = [...me.options].find((o) => o.textContent.startsWith(name)).value; me.dispatchEvent(new Event('change'));";
        self.client.execute(script, vec![serde_json::to_value(&me).unwrap(), json!(name)]).await.unwrap();
    }

    /// Chooses an option of the newest menu whose label begins so.
    async fn choose(&self, label: &str) {
        self.click(&format!("(//div[@class='row']/select/option[starts-with(., \"{label}\")])[last()]")).await;
    }

    async fn picture(&self, name: &str) {
        let png = self.client.screenshot().await.unwrap();
        std::fs::write(self.pictures.join(format!("{name}.png")), png).unwrap();
    }
}

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
    let address = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned();
    (process, address)
}

/// People who act by the sandbox's own interface, as its page does.
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

    fn channel(&self) -> String {
        let channels = self.state["channels"].as_array().unwrap();
        channels.iter().find(|one| one["name"] == "general").unwrap()["id"].as_str().unwrap().to_owned()
    }

    fn thread(&self) -> String {
        let channels = self.state["channels"].as_array().unwrap();
        channels.iter().find(|one| !one["parent"].is_null()).unwrap()["id"].as_str().unwrap().to_owned()
    }

    async fn command(&self, person: &str, channel: &str, name: &str, options: Value) {
        let act =
            json!({ "as": self.of(person), "do": "command", "channel": channel, "name": name, "options": options });
        let sent = self.client.post(format!("{}/sandbox/act", self.address)).header("x-sandbox", "1").json(&act).send();
        let answer: Value = sent.await.unwrap().json().await.unwrap();
        assert!(answer.get("refused").is_none(), "{person} {name}: {answer}");
    }
}

/// Lets a story happen in a browser, where there is one, and closes it also after a story that went wrong.
async fn in_browser<F: Future<Output = ()> + Send + 'static>(story: impl FnOnce(Arc<Browser>, String) -> F) {
    let Some(chromium) = chromium() else { return };
    let (_sandbox, address) = sandbox().await;
    let browser = Arc::new(Browser::open(&chromium).await);
    browser.client.goto(&address).await.unwrap();
    let told = tokio::spawn(story(browser.clone(), address)).await;
    browser.client.clone().close().await.unwrap();
    told.unwrap();
}

/// Offers, the war desk and a profile, as people see them; the pictures are for people to look at.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_game_in_the_browser() {
    in_browser(a_slow_game).await;
}

async fn a_slow_game(browser: Arc<Browser>, address: String) {
    browser.be("Ann").await;
    browser.find_text("li", "Murus").await;
    let people = People::meet(&address).await;
    let channel = people.channel();

    people.command("Mona", &channel, "server", json!({ "desk": true })).await;
    people.command("Ann", &channel, "challenge", json!({ "opponent": people.of("Bob"), "side": 0 })).await;
    browser.be("Bob").await;
    browser.press("Accept").await;
    browser.press("Thread:").await;
    browser.find_text("li", "the Romans begin").await;
    let thread = People::meet(&address).await.thread();
    for (person, text) in [("Ann", "a1-c3"), ("Bob", "d7-d5"), ("Ann", "h1-f3")] {
        people.command(person, &thread, "move", json!({ "move": text })).await;
    }
    browser.find_text("button", "Later…").await;
    browser.picture("5-ping-with-snooze").await;
    people.command("Ann", &thread, "game draw", json!({})).await;
    browser.find_text("button", "Agree").await;
    browser.picture("6-offer").await;
    people.command("Bob", &thread, "move", json!({ "move": "b7-d5" })).await;
    browser.find_text("li", "void, for the game has gone on").await;
    people.command("Bob", &thread, "takeback", json!({})).await;
    browser.find_text("li", "took a move back").await;
    browser.picture("7-takeback").await;
    for (person, text) in [("Bob", "b7-d5"), ("Ann", "d1-d3")] {
        people.command(person, &thread, "move", json!({ "move": text })).await;
    }
    // The board comes a moment after the answer, and an older one's button would be refused.
    browser.find_text("li", "3. d1-d3").await;
    browser.press("More").await;
    browser.press("Resign…").await;
    browser.press("Yes, I resign").await;
    browser.find_text("li", "Ratings:").await;
    browser.picture("8-end").await;
    for _ in 0..2 {
        people.command("Ann", &channel, "challenge", json!({ "opponent": people.of("Cleo"), "rated": false })).await;
    }
    people.command("Bob", &channel, "profile", json!({ "person": people.of("Ann") })).await;
    browser.click("//*[@data-channel='general']").await;
    browser.find_text("li", "War desk").await;
    browser.find_text("li", "± 290").await;
    // The curve is a picture that the page loads by itself.
    browser.find("#messages li:last-child img").await;
    browser.picture("9-war-desk-and-profile").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_in_the_browser() {
    in_browser(two_people_play).await;
}

async fn two_people_play(browser: Arc<Browser>, _: String) {
    browser.be("Ann").await;
    browser.find("[data-channel=general]").await;
    // The commands are there once the bot is connected.
    browser.find_text("li", "Murus").await;
    let text = browser.find("#text").await;
    text.send_keys("/chal").await.unwrap();
    browser.click("//*[@data-command='challenge']").await;
    for (option, label) in [("opponent", "Bob"), ("side", "Romans")] {
        let path = format!("//form[@id='command']//select[@name='{option}']/option[starts-with(., '{label}')]");
        browser.click(&path).await;
    }
    browser.picture("1-command").await;
    browser.click("//*[@id='command']//button[@type='submit']").await;
    browser.find_text("li", "challenges").await;
    browser.picture("2-challenge").await;

    browser.be("Bob").await;
    browser.press("Accept").await;
    browser.press("Thread:").await;
    browser.find_text("li", "the Romans begin").await;

    browser.be("Ann").await;
    browser.find("li.pinged").await;
    browser.press("Move").await;
    browser.choose("a1").await;
    browser.choose("a1-c3").await;
    browser.find_text("button", "Confirm a1-c3").await;
    browser.picture("3-preview").await;
    browser.press("Confirm a1-c3").await;
    browser.find_text("li", "1. a1-c3").await;

    browser.be("Bob").await;
    browser.find("li.pinged").await;
    browser.find_text("button", "Reply").await;
    let script = "[...document.querySelectorAll('#messages li')].at(-1).querySelector('.tools button').click()";
    browser.client.execute(script, vec![]).await.unwrap();
    text.send_keys("d7 d5\n").await.unwrap();
    browser.find_text("li", "1... d7-d5").await;
    browser.picture("4-turn").await;
}
