//! The few commands of the WebDriver protocol that the tests of the page need. It is JSON over
//! HTTP.

use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use reqwest::Method;
use serde_json::{Value, json};

/// The field of an answer that holds the id of an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// The longest that a command may take. It is longer than the driver waits for anything.
const LONGEST: Duration = Duration::from_secs(120);

/// A window of a browser that a driver opened.
pub struct Session {
    http: reqwest::Client,
    url: String,
}

/// An element of the page.
pub struct Element<'a> {
    session: &'a Session,
    path: String,
}

/// An error of the driver: the protocol's code for it, and a sentence.
#[derive(Debug)]
pub struct Failure {
    word: String,
    sentence: String,
}

impl Failure {
    /// Returns true if the page has dropped the element since it was found.
    pub fn is_stale(&self) -> bool {
        self.word == "stale element reference"
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.word, self.sentence)
    }
}

impl Session {
    pub async fn open(driver: &str, capabilities: Value) -> Result<Session, Failure> {
        let http = reqwest::Client::builder().timeout(LONGEST).build().unwrap();
        let mut session = Session { http, url: format!("{driver}/session") };
        let wanted = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let opened = session.send(Method::POST, "", wanted).await?;
        session.url = format!("{}/{}", session.url, opened["sessionId"].as_str().unwrap());
        Ok(session)
    }

    pub async fn close(&self) -> Result<(), Failure> {
        self.send(Method::DELETE, "", Value::Null).await.map(drop)
    }

    /// Opens a page and waits until it is loaded.
    pub async fn visit(&self, url: &str) -> Result<(), Failure> {
        self.post("/url", json!({ "url": url })).await.map(drop)
    }

    /// Finds the first element that matches a CSS selector, or an XPath that begins with `/` or
    /// `(`. The driver waits for it as long as the session's capabilities say.
    pub async fn find(&self, what: &str) -> Result<Element<'_>, Failure> {
        let using = if what.starts_with(['/', '(']) { "xpath" } else { "css selector" };
        let found = self.post("/element", json!({ "using": using, "value": what })).await?;
        Ok(Element {
            session: self,
            path: format!("/element/{}", found[ELEMENT].as_str().unwrap()),
        })
    }

    /// Runs a script in the page. Returns the script's result.
    pub async fn execute(&self, script: &str, arguments: Value) -> Result<Value, Failure> {
        self.post("/execute/sync", json!({ "script": script, "args": arguments })).await
    }

    /// The errors of the page's scripts since the last call. Failed requests are not included: a
    /// page may try them again.
    pub async fn script_errors(&self) -> Result<Vec<String>, Failure> {
        let log = self.post("/se/log", json!({ "type": "browser" })).await?;
        let entries = log.as_array().into_iter().flatten();
        let severe =
            entries.filter(|entry| entry["level"] == "SEVERE" && entry["source"] != "network");
        Ok(severe.map(|entry| entry["message"].to_string()).collect())
    }

    /// Returns a picture of the visible part of the page, as the bytes of a PNG file.
    pub async fn screenshot(&self) -> Result<Vec<u8>, Failure> {
        let encoded = self.send(Method::GET, "/screenshot", Value::Null).await?;
        Ok(BASE64_STANDARD.decode(encoded.as_str().unwrap()).unwrap())
    }

    /// Sends a command of the protocol.
    pub async fn post(&self, path: &str, body: Value) -> Result<Value, Failure> {
        self.send(Method::POST, path, body).await
    }

    async fn send(&self, method: Method, path: &str, body: Value) -> Result<Value, Failure> {
        let request = self.http.request(method, format!("{}{path}", self.url));
        let request = if body.is_null() { request } else { request.json(&body) };
        let response = request.send().await.unwrap();
        let fine = response.status().is_success();
        let value = response.json::<Value>().await.unwrap()["value"].take();
        let text = |field: &str| value[field].as_str().unwrap_or_default().to_owned();
        if fine {
            Ok(value)
        } else {
            Err(Failure { word: text("error"), sentence: text("message") })
        }
    }
}

impl Element<'_> {
    pub async fn click(&self) -> Result<(), Failure> {
        self.session.post(&format!("{}/click", self.path), json!({})).await.map(drop)
    }

    /// Types into a field.
    pub async fn send_keys(&self, text: &str) -> Result<(), Failure> {
        self.session.post(&format!("{}/value", self.path), json!({ "text": text })).await.map(drop)
    }
}
