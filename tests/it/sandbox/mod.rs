//! The sandbox as a bot without any library sees it: plain HTTP and a plain WebSocket.

mod gateway;
mod interactions;
mod page;
mod refusals;
mod spec;

use discord_sandbox::{Act, Sandbox, Setup};
use futures::{SinkExt, StreamExt};
use murus::game::NOON;
use reqwest::multipart;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::on_both;
use crate::support::World;
use crate::support::database::Database;

/// Status and Discord's code; 0 where there is none.
type Outcome = (u16, u64);

const FINE: Outcome = (200, 0);
const DONE: Outcome = (204, 0);
const FORM: Outcome = (400, 50035);

/// The intents that the bot asks for, and message content besides.
const INTENTS: u64 = 1 << 0 | 1 << 9 | 1 << 12;
const CONTENT: u64 = 1 << 15;

/// A bot without any library.
struct Plain {
    sandbox: Sandbox,
    client: reqwest::Client,
    general: u64,
    ann: u64,
}

impl Plain {
    /// A sandbox whose clock stands still, and the bot.
    async fn begin() -> Plain {
        let sandbox = Sandbox::start(Setup { time: Some(NOON), ..Setup::default() }).await.unwrap();
        let (general, ann) = (sandbox.channel("general").unwrap(), sandbox.person("Ann").unwrap());
        Plain { sandbox, client: reqwest::Client::new(), general, ann }
    }

    fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let url = format!("{}/api/v10{path}", self.sandbox.base_url());
        let authorization = format!("Bot {}", self.sandbox.token());
        self.client.request(method.parse().unwrap(), url).header("Authorization", authorization)
    }

    async fn ask(&self, method: &str, path: &str, body: Value) -> (Outcome, Value) {
        let request = self.request(method, path);
        sent(if body.is_null() { request } else { request.json(&body) }).await
    }

    /// A multipart request with files of these sizes in bytes.
    async fn upload(&self, method: &str, path: &str, body: Value, sizes: &[usize]) -> (Outcome, Value) {
        let mut form = multipart::Form::new().text("payload_json", body.to_string());
        for (n, size) in sizes.iter().enumerate() {
            let part = multipart::Part::bytes(vec![0; *size]).file_name(format!("{n}.png"));
            form = form.part(format!("files[{n}]"), part);
        }
        sent(self.request(method, path).multipart(form)).await
    }

    /// Writes to #general.
    async fn posts(&self, body: Value) -> (Outcome, Value) {
        self.ask("POST", &format!("/channels/{}/messages", self.general), body).await
    }

    /// Writes to a channel; the message's id.
    async fn says(&self, channel: u64, content: &str) -> String {
        let (outcome, body) =
            self.ask("POST", &format!("/channels/{channel}/messages"), json!({ "content": content })).await;
        assert_eq!(outcome, FINE, "{body}");
        body["id"].as_str().unwrap().to_owned()
    }

    fn later(&self, ms: i64) {
        self.sandbox.advance(ms);
    }

    /// A connection that has identified.
    async fn connects(&self, intents: u64) -> Gateway {
        let mut gateway = Gateway::open(&self.sandbox).await;
        gateway.identifies(&self.sandbox.token(), intents).await;
        gateway.event("READY").await;
        gateway
    }
}

async fn sent(request: reqwest::RequestBuilder) -> (Outcome, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let body: Value = serde_json::from_str(&response.text().await.unwrap()).unwrap_or_default();
    ((status, body["code"].as_u64().unwrap_or(0)), body)
}

/// A plain connection to the gateway.
struct Gateway {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Gateway {
    async fn open(sandbox: &Sandbox) -> Gateway {
        let url = sandbox.base_url().replace("http", "ws");
        let (socket, _) = tokio_tungstenite::connect_async(format!("{url}/?v=10&encoding=json")).await.unwrap();
        let mut gateway = Gateway { socket };
        assert_eq!(gateway.next().await.unwrap()["op"], 10);
        gateway
    }

    async fn send(&mut self, frame: Value) {
        self.socket.send(Message::text(frame.to_string())).await.unwrap();
    }

    async fn identifies(&mut self, token: &str, intents: u64) {
        self.send(json!({ "op": 2, "d": { "token": token, "intents": intents, "properties": {} } })).await;
    }

    /// The next frame, or the code with which the sandbox closed.
    async fn next(&mut self) -> Result<Value, u16> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map_or(1005, |frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(1006),
            }
        }
    }

    /// The next event of this name, as the whole frame.
    async fn event(&mut self, name: &str) -> Value {
        loop {
            let frame = self.next().await.unwrap_or_else(|code| panic!("closed with {code} before {name}"));
            if frame["t"] == name {
                return frame;
            }
        }
    }
}

fn say(channel: u64, content: &str) -> Act {
    Act::Say { channel: channel.to_string(), content: content.to_owned(), reply_to: None, quiet: false }
}

/// A text of so many characters, more bytes.
fn long(characters: usize) -> String {
    "ä".repeat(characters)
}

fn row(parts: Value) -> Value {
    json!({ "type": 1, "components": parts })
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": "B", "custom_id": id })
}

/// Whoever is there from the start is the same in every sandbox, so a kept database knows their games.
async fn a_kept_database_knows_people_in_the_next_sandbox(database: Database) {
    let mut first = World::begin(database).await;
    first.ann().challenges(&first.bob()).await;
    first.bob().presses("Accept").await;
    first.stop().await;
    first.sandbox.stop();
    let mut second = World::begin(first.database).await;
    let known = second.ann().asks("games", json!({})).await;
    assert!(known.contains(&second.bob().mention()), "Ann's game is known: {known}");
    second.stop().await;
    second.sandbox.stop();
}

on_both!(a_kept_database_knows_people_in_the_next_sandbox);
