//! A bot without a library, which answers interactions.

use discord_sandbox::{Act, Reaction};
use serde_json::{Map, Value, json};
use tokio::task::JoinHandle;

use super::plain::{FINE, Gateway, INTENTS, Outcome, Plain};

/// A bot that gets interactions and answers them.
pub struct Answering {
    pub plain: Plain,
    gateway: Gateway,
}

impl Answering {
    pub async fn begin() -> Answering {
        let plain = Plain::begin().await;
        let option =
            json!({ "type": 3, "name": "where", "description": "d", "autocomplete": true });
        let commands = json!([{ "name": "go", "description": "d", "options": [option] }]);
        assert_eq!(plain.ask("PUT", "/applications/1/commands", commands).await.0, FINE);
        let gateway = plain.connects(INTENTS).await;
        Answering { plain, gateway }
    }

    /// Ann acts. Returns the paths of the interaction's callback and webhook, and a task that ends
    /// with the bot's reaction.
    pub async fn ann(&mut self, act: Act) -> (String, String, JoinHandle<Reaction>) {
        let sandbox = self.plain.sandbox.clone();
        let ann = self.plain.ann;
        let waiting = tokio::spawn(async move { sandbox.act(ann, act).await.unwrap() });
        let event = self.gateway.event("INTERACTION_CREATE").await;
        let text = |field: &str| event["d"][field].as_str().unwrap().to_owned();
        let id = text("id");
        let token = text("token");
        let bot = text("application_id");
        (
            format!("/interactions/{id}/{token}/callback"),
            format!("/webhooks/{bot}/{token}"),
            waiting,
        )
    }

    /// Ann sends a form. Returns the data of the interaction, and the path of its callback.
    pub async fn ann_sends(&mut self, act: Act) -> (Value, String) {
        let sandbox = self.plain.sandbox.clone();
        let ann = self.plain.ann;
        tokio::spawn(async move { sandbox.act(ann, act).await });
        let event = self.gateway.event("INTERACTION_CREATE").await;
        let text = |field: &str| event["d"][field].as_str().unwrap().to_owned();
        (
            event["d"]["data"].clone(),
            format!("/interactions/{}/{}/callback", text("id"), text("token")),
        )
    }

    /// Ann runs `/go`.
    pub async fn go(&mut self) -> (String, String, JoinHandle<Reaction>) {
        let channel = self.plain.general.to_string();
        self.ann(Act::Command { channel, name: "go".into(), options: Map::new() }).await
    }

    pub async fn answer(&self, path: &str, kind: u8, data: Value) -> Outcome {
        self.plain.ask("POST", path, json!({ "type": kind, "data": data })).await.0
    }
}
