//! A browser without a window. It keeps a cookie, and sends what the script of a page would send.

use futures::StreamExt;
use reqwest::header::{COOKIE, HeaderMap, SET_COOKIE};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::person::{Person, parts};

/// The header of a request that comes from a page of the bot's own site.
pub const OWN: [(&str, &str); 1] = [("sec-fetch-site", "same-origin")];

/// A browser in which a person may be signed in.
#[derive(Clone)]
pub struct Browser {
    client: reqwest::Client,
    /// The base address of the pages.
    pub base: String,
    cookie: Option<String>,
    /// The number of acts so far, which makes each cause unique.
    acts: u32,
}

/// The response to a request of a browser.
pub struct Got {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Browser {
    pub fn at(base: &str) -> Browser {
        Browser::with_agent(base, "")
    }

    /// A browser with this User-Agent header.
    pub fn with_agent(base: &str, says: &str) -> Browser {
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none());
        let client = client.user_agent(says).build().unwrap();
        Browser { client, base: base.to_owned(), cookie: None, acts: 0 }
    }

    /// Sends a request with these headers and the browser's cookie. `body` is sent as JSON.
    pub async fn sends(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&Value>,
    ) -> Got {
        let mut request = self.client.request(method, format!("{}{path}", self.base));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        let response = request.send().await.unwrap();
        let status = response.status();
        let headers = response.headers().clone();
        Got { status, headers, text: response.text().await.unwrap() }
    }

    /// Sends a form with these headers and the browser's cookie.
    pub async fn submits(&self, path: &str, headers: &[(&str, &str)], form: &str) -> Got {
        let mut request = self.client.post(format!("{}{path}", self.base));
        for (name, value) in
            headers.iter().chain(&[("content-type", "application/x-www-form-urlencoded")])
        {
            request = request.header(*name, *value);
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        let response = request.body(form.to_owned()).send().await.unwrap();
        let status = response.status();
        let headers = response.headers().clone();
        Got { status, headers, text: response.text().await.unwrap() }
    }

    /// Keeps the cookie of an answer, beside those that it has.
    pub fn keeps(&mut self, got: &Got) {
        let cookie = got.headers[SET_COOKIE].to_str().unwrap().split(';').next().unwrap();
        let kept = self.cookie.iter().map(String::as_str).chain([cookie]);
        self.cookie = Some(kept.collect::<Vec<_>>().join("; "));
    }

    /// Opens an address of the site.
    pub async fn opens(&self, path: &str) -> Got {
        self.sends(Method::GET, path, &[], None).await
    }

    /// Asks for the state of a page, as the script of the page does.
    pub async fn asks(&self, path: &str) -> Got {
        self.sends(Method::GET, path, &OWN, None).await
    }

    /// Follows a link that signs the person in. Returns the path to which it leads; the text of the
    /// refusal is the error.
    pub async fn comes_in(&mut self, link: &str) -> Result<String, String> {
        let token = link.split_once('#').expect("a link that signs in").1;
        let got =
            self.sends(Method::POST, "/session", &OWN, Some(&json!({ "token": token }))).await;
        if got.status == StatusCode::UNAUTHORIZED {
            return Err(got.json()["say"].as_str().unwrap().to_owned());
        }
        // A person who is signed in already gets no new cookie.
        if let Some(cookie) = got.headers.get(SET_COOKIE) {
            self.cookie = Some(cookie.to_str().unwrap().split(';').next().unwrap().to_owned());
        }
        Ok(serde_json::from_str::<Value>(&got.text).unwrap()["to"].as_str().unwrap().to_owned())
    }

    /// Posts an act of the person on the page at a path, with a new cause.
    pub async fn acts(&mut self, path: &str, what: Value) -> Got {
        self.acts += 1;
        self.acts_because(path, &format!("act{}", self.acts), what).await
    }

    /// Posts an act of the person on the page at a path, with this cause.
    pub async fn acts_because(&self, path: &str, cause: &str, what: Value) -> Got {
        let mut body = what;
        body["cause"] = json!(cause);
        self.sends(Method::POST, &format!("{path}/act"), &OWN, Some(&body)).await
    }

    /// Plays a move on the page of a game, on the board that is current. Returns the answer as
    /// JSON.
    pub async fn plays(&mut self, path: &str, text: &str) -> Value {
        let state = self.opens(&format!("{path}/state")).await.json();
        self.acts(path, json!({ "play": { "text": text, "board": state["board"] } })).await.json()
    }
}

/// A stream of a page's news (server-sent events).
pub struct News {
    stream: std::pin::Pin<Box<dyn futures::Stream<Item = String> + Send>>,
}

impl Browser {
    fn requests(&self, path: &str) -> reqwest::RequestBuilder {
        let request = self.client.get(format!("{}{path}", self.base));
        self.cookie.iter().fold(request, |request, cookie| request.header(COOKIE, cookie))
    }

    /// Opens an address whose response may never end. Returns only the headers.
    pub async fn begins(&self, path: &str) -> HeaderMap {
        self.requests(path).send().await.unwrap().headers().clone()
    }

    /// Listens to the stream of news at an address.
    pub async fn hears(&self, path: &str) -> News {
        let response = self.requests(path).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let stream = futures::stream::unfold(response, |mut response| async move {
            let chunk = response.chunk().await.unwrap()?;
            Some((String::from_utf8(chunk.to_vec()).unwrap(), response))
        });
        News { stream: Box::pin(stream) }
    }
}

impl News {
    /// Waits for the next event of the stream. Skips data without an id.
    pub async fn next(&mut self) -> String {
        loop {
            let chunk = self.stream.next().await.expect("the stream goes on");
            if chunk.contains("id:") {
                return chunk;
            }
        }
    }

    /// Waits for the next data of the stream, with or without an id.
    pub async fn first(&mut self) -> String {
        self.stream.next().await.expect("the stream goes on")
    }

    /// Waits until the stream ends.
    pub async fn ends(mut self) {
        while self.stream.next().await.is_some() {}
    }
}

impl Got {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("{} {}", self.status, self.text))
    }
}

impl Person {
    /// The link of the button that leads this person to the page of this channel's game.
    pub async fn way_in(&self) -> String {
        self.way_by(json!({})).await
    }

    /// The link of the button that leads this person to the page of the game with this short name.
    pub async fn way_to(&self, game: &str) -> String {
        self.way_by(json!({ "game": game })).await
    }

    async fn way_by(&self, options: Value) -> String {
        self.runs("board", options).await;
        let links: Vec<String> =
            parts(&self.page()).filter_map(|part| Some(part["url"].as_str()?.to_owned())).collect();
        <[String; 1]>::try_from(links).expect("one link").into_iter().next().unwrap()
    }
}
