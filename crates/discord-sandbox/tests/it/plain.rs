//! A bot without a library: plain HTTP and a plain WebSocket.

use discord_sandbox::{Act, Sandbox, Setup};
use futures::{SinkExt, StreamExt};
use reqwest::multipart;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// The time at which the clock of these tests starts, in ms since 1970.
pub const NOON: i64 = 1_772_366_400_000;

/// The HTTP status of an answer, and Discord's error code or 0.
pub type Outcome = (u16, u64);

pub const FINE: Outcome = (200, 0);
pub const DONE: Outcome = (204, 0);
pub const FORM: Outcome = (400, 50035);

/// The intents for servers, their messages and direct messages. The next constant is the intent for
/// message content.
pub const INTENTS: u64 = 1 << 0 | 1 << 9 | 1 << 12;
pub const CONTENT: u64 = 1 << 15;

/// A bot without any library.
pub struct Plain {
    pub sandbox: Sandbox,
    pub client: reqwest::Client,
    pub general: u64,
    pub ann: u64,
}

impl Plain {
    /// Starts a sandbox whose clock is stopped.
    pub async fn begin() -> Plain {
        let sandbox = Sandbox::start(Setup { time: Some(NOON), ..Setup::default() }).await.unwrap();
        let general = sandbox.channel("general").unwrap();
        let ann = sandbox.person("Ann").unwrap();
        Plain { sandbox, client: reqwest::Client::new(), general, ann }
    }

    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.sandbox.base_url());
        let authorization = format!("Bot {}", self.sandbox.token());
        self.client.request(method.parse().unwrap(), url).header("Authorization", authorization)
    }

    pub async fn ask(&self, method: &str, path: &str, body: Value) -> (Outcome, Value) {
        let request = self.request(method, path);
        send(if body.is_null() { request } else { request.json(&body) }).await
    }

    /// Sends a multipart request with files of these sizes in bytes.
    pub async fn upload(
        &self,
        method: &str,
        path: &str,
        body: Value,
        sizes: &[usize],
    ) -> (Outcome, Value) {
        let mut form = multipart::Form::new().text("payload_json", body.to_string());
        for (n, size) in sizes.iter().enumerate() {
            let part = multipart::Part::bytes(vec![0; *size]).file_name(format!("{n}.png"));
            form = form.part(format!("files[{n}]"), part);
        }
        send(self.request(method, path).multipart(form)).await
    }

    /// Posts a message to #general.
    pub async fn posts(&self, body: Value) -> (Outcome, Value) {
        self.ask("POST", &format!("/channels/{}/messages", self.general), body).await
    }

    /// Posts a text to a channel. Returns the message's id.
    pub async fn says(&self, channel: u64, content: &str) -> String {
        let (outcome, body) = self
            .ask("POST", &format!("/channels/{channel}/messages"), json!({ "content": content }))
            .await;
        assert_eq!(outcome, FINE, "{body}");
        body["id"].as_str().unwrap().to_owned()
    }

    pub fn later(&self, ms: i64) {
        self.sandbox.advance(ms);
    }

    /// Opens a gateway connection that has identified and is ready.
    pub async fn connects(&self, intents: u64) -> Gateway {
        let mut gateway = Gateway::open(&self.sandbox).await;
        gateway.identifies(&self.sandbox.token(), intents).await;
        gateway.event("READY").await;
        gateway
    }
}

pub async fn send(request: reqwest::RequestBuilder) -> (Outcome, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let body: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap_or_default();
    ((status, body["code"].as_u64().unwrap_or(0)), body)
}

/// A plain connection to the gateway.
pub struct Gateway {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Gateway {
    pub async fn open(sandbox: &Sandbox) -> Gateway {
        let url = sandbox.base_url().replace("http", "ws");
        let (socket, _) =
            tokio_tungstenite::connect_async(format!("{url}/?v=10&encoding=json")).await.unwrap();
        let mut gateway = Gateway { socket };
        assert_eq!(gateway.next().await.unwrap()["op"], 10);
        gateway
    }

    pub async fn send(&mut self, frame: Value) {
        self.socket.send(Message::text(frame.to_string())).await.unwrap();
    }

    pub async fn identifies(&mut self, token: &str, intents: u64) {
        self.send(
            json!({ "op": 2, "d": { "token": token, "intents": intents, "properties": {} } }),
        )
        .await;
    }

    /// The next frame, or the code with which the sandbox closed the connection.
    pub async fn next(&mut self) -> Result<Value, u16> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map_or(1005, |frame| frame.code.into()));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(1006),
            }
        }
    }

    /// The next event of this name, as the whole frame.
    pub async fn event(&mut self, name: &str) -> Value {
        loop {
            let frame =
                self.next().await.unwrap_or_else(|code| panic!("closed with {code} before {name}"));
            if frame["t"] == name {
                return frame;
            }
        }
    }
}

pub fn say(channel: u64, content: &str) -> Act {
    Act::Say {
        channel: channel.to_string(),
        content: content.to_owned(),
        reply_to: None,
        quiet: false,
    }
}

/// A text of this many characters, each two bytes long.
pub fn long(characters: usize) -> String {
    "ä".repeat(characters)
}

pub fn row(parts: Value) -> Value {
    json!({ "type": 1, "components": parts })
}

pub fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "B", "custom_id": id })
}
