//! A browser driven through chromedriver.

#[path = "webdriver.rs"]
mod webdriver;

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Once};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};
use webdriver::{Element, Session};

use super::left_out;

/// The time that the driver waits for an element.
const PATIENCE: Duration = Duration::from_secs(20);

/// The longest that a story in a browser may take.
const LONGEST: Duration = Duration::from_secs(600);

/// The pause between two looks at a page that changes.
const PAUSE: Duration = Duration::from_millis(20);

pub const ENTER: &str = "\u{e007}";
pub const TAB: &str = "\u{e004}";

/// A screen: its size in CSS pixels, and true if its colours are dark.
#[derive(Clone, Copy)]
pub struct Screen {
    pub name: &'static str,
    pub width: u32,
    pub height: u32,
    pub dark: bool,
}

pub const DESK: Screen = Screen { name: "desk", width: 1280, height: 900, dark: false };

impl Screen {
    pub fn is_phone(self) -> bool {
        self.width < 500
    }
}

/// A browser that ends with the test, and the folder for its pictures.
pub struct Browser {
    pub session: Session,
    pub screen: Screen,
    _driver: Child,
    pictures: PathBuf,
}

fn chromium() -> Option<PathBuf> {
    static ONCE: Once = Once::new();
    let path = std::env::var_os("TEST_CHROMIUM");
    if path.is_none() {
        left_out::report(&ONCE, "Chromium", "TEST_CHROMIUM", |test| test.starts_with("page::"));
    }
    path.map(PathBuf::from)
}

/// The path of the chromedriver next to a Chromium, else its name, to be found on the path.
fn driver(chromium: &Path) -> PathBuf {
    let beside = chromium.with_file_name("chromedriver");
    if beside.exists() { beside } else { PathBuf::from("chromedriver") }
}

/// Runs a story in a browser at an address. Does nothing without a browser. Closes the browser even
/// after a failure. A story that takes too long fails.
pub async fn in_browser<F: Future<Output = ()> + Send + 'static>(
    screen: Screen,
    address: &str,
    story: impl FnOnce(Arc<Browser>) -> F,
) {
    let Some(chromium) = chromium() else { return };
    let browser = Arc::new(Browser::open(&chromium, screen).await);
    browser.session.visit(address).await.unwrap();
    let told = timeout(LONGEST, story(browser.clone()));
    let done = tokio::spawn(async { told.await.expect("the story ends within ten minutes") }).await;
    if done.is_err() {
        browser.save("went-wrong").await;
    }
    let errors = browser.session.script_errors().await.unwrap();
    browser.session.close().await.unwrap();
    done.unwrap();
    assert_eq!(errors, [] as [String; 0], "errors of scripts on the {}", browser.screen.name);
}

impl Browser {
    async fn open(chromium: &Path, screen: Screen) -> Browser {
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
        let scheme = format!("--blink-settings=preferredColorScheme={}", u8::from(!screen.dark));
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
            "--hide-scrollbars",
            &scheme,
        ];
        let width = screen.width;
        let height = screen.height;
        let touch = screen.is_phone();
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 1.0, "touch": touch, "mobile": touch });
        let capabilities = json!({
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "implicit": PATIENCE.as_millis() as u64 },
            "goog:chromeOptions": {
                "binary": chromium, "args": arguments, "mobileEmulation": { "deviceMetrics": metrics },
            },
        });
        let session =
            Session::open(&format!("http://127.0.0.1:{port}"), capabilities).await.unwrap();
        let pictures = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("page");
        std::fs::create_dir_all(&pictures).unwrap();
        Browser { session, screen, _driver: process, pictures }
    }

    /// Waits for an element, by a CSS selector, or by an XPath that begins with `/` or `(`.
    pub async fn find(&self, what: &str) -> Element<'_> {
        self.session.find(what).await.unwrap_or_else(|error| panic!("{what}: {error}"))
    }

    pub async fn find_text(&self, tag: &str, text: &str) -> Element<'_> {
        self.find(&format!("(//{tag}[contains(., \"{text}\")])[last()]")).await
    }

    /// Waits until a script's condition holds. The driver asks again and again, because a script
    /// that waits in a document that the browser keeps for going back never ends.
    pub async fn until(&self, condition: &str) {
        let script = format!("return Boolean({condition});");
        let holds = async {
            // A command that meets a change of documents fails, and is sent again.
            while !matches!(self.session.execute(&script, json!([])).await, Ok(Value::Bool(true))) {
                sleep(PAUSE).await;
            }
        };
        timeout(PATIENCE, holds).await.unwrap_or_else(|_| panic!("{condition}"));
    }

    /// Waits until no visible element matches a CSS selector.
    pub async fn gone(&self, css: &str) {
        self.until(&format!(
            "![...document.querySelectorAll('{css}')].some((one) => one.checkVisibility())"
        ))
        .await;
    }

    pub async fn run(&self, script: &str, arguments: Value) -> Value {
        self.session.execute(script, arguments).await.unwrap()
    }

    /// Presses the last button with this label under a message.
    pub async fn press(&self, label: &str) {
        self.click(&format!("(//div[@class='row']/button[contains(., \"{label}\")])[last()]"))
            .await;
    }

    /// Clicks on an element. If the page was drawn again meanwhile, it finds the element again.
    pub async fn click(&self, what: &str) {
        loop {
            match self.find(what).await.click().await {
                Err(error) if error.is_stale() => {}
                clicked => return clicked.unwrap_or_else(|error| panic!("{what}: {error}")),
            }
        }
    }

    /// Types into a field.
    pub async fn types(&self, field: &str, text: &str) {
        self.find(field)
            .await
            .send_keys(text)
            .await
            .unwrap_or_else(|error| panic!("{field}: {error}"));
    }

    /// Chooses the option of a menu whose label begins with this text.
    pub async fn chooses(&self, id: &str, label: &str) {
        self.click(&format!("//select[@id='{id}']/option[starts-with(., \"{label}\")]")).await;
    }

    /// Saves a screenshot. Nothing may be wider than the screen, and controls must be large enough
    /// for a finger.
    pub async fn picture(&self, name: &str) {
        self.save(name).await;
        let script = "return [document.documentElement.scrollWidth - innerWidth,
            ...[...document.querySelectorAll('button, select, input:not([type=checkbox], [type=radio])')]
                .filter((one) => one.checkVisibility() && !one.matches('.mention, .by, .answers, .icon') && one.getBoundingClientRect().height < 40)
                .map((one) => one.outerHTML)];";
        assert_eq!(
            self.run(script, json!([])).await,
            json!([0]),
            "{name} on the {}",
            self.screen.name
        );
    }

    pub async fn save(&self, name: &str) {
        let png = self.session.screenshot().await.unwrap();
        std::fs::write(self.pictures.join(format!("{}-{name}.png", self.screen.name)), png)
            .unwrap();
    }
}
