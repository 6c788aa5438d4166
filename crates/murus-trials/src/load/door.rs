//! A client of the sandbox's control API, which sees the sandbox as people do.

use std::num::NonZero;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

/// The time for which a fault waits for a request, in ms. Then it is dropped, so a process with few
/// requests gets few faults.
const SOON_MS: u64 = 100;

/// A client of the control API. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct ControlClient {
    base: String,
    client: reqwest::Client,
}

/// The state of the sandbox, with the fields that are needed here.
#[derive(Deserialize, Debug)]
pub(super) struct SandboxState {
    bot: String,
    connected: bool,
    commands: Vec<Value>,
    people: Vec<Member>,
    channels: Vec<SeenChannel>,
    /// The number of requests of the bot so far.
    pub requests: u64,
    /// The number of requests of the bot that were refused.
    pub refused: u64,
    /// The number of requests of the bot that counted against Discord's limits.
    pub counted: u64,
    /// The number of requests of the bot that exceeded a limit.
    pub limited: u64,
}

#[derive(Deserialize, Debug)]
struct SeenChannel {
    id: String,
    kind: u8,
    parent: Option<String>,
}

#[derive(Deserialize, Debug)]
struct Member {
    id: String,
    moderator: bool,
}

/// The channels in which games begin, and the bot's id.
#[derive(Clone, Debug)]
pub(super) struct GamePlaces {
    /// The id of the bot, as text.
    pub bot: String,
    /// The ids of the server's text channels.
    pub channels: Vec<String>,
}

impl SandboxState {
    /// Returns true if the bot is connected and has commands.
    pub fn is_ready(&self) -> bool {
        self.connected && !self.commands.is_empty()
    }

    /// The id of a person who may manage the server; `None` if there is none.
    pub fn manager(&self) -> Option<&str> {
        self.people.iter().find(|person| person.moderator).map(|person| person.id.as_str())
    }

    /// The ids of all threads.
    pub fn threads(self) -> Vec<String> {
        self.channels
            .into_iter()
            .filter(|channel| channel.parent.is_some())
            .map(|channel| channel.id)
            .collect()
    }

    pub fn places(self) -> GamePlaces {
        let open = self
            .channels
            .into_iter()
            .filter(|channel| channel.kind == 0 && channel.parent.is_none());
        GamePlaces { bot: self.bot, channels: open.map(|channel| channel.id).collect() }
    }

    /// The id of the newest thread of a channel; `None` if it has none.
    pub fn thread(&self, channel: &str) -> Option<&str> {
        let threads =
            self.channels.iter().filter(|thread| thread.parent.as_deref() == Some(channel));
        threads.map(|thread| thread.id.as_str()).max_by_key(|id| (id.len(), *id))
    }
}

/// A ping of a person.
#[derive(Clone, Deserialize, Debug)]
pub(super) struct SeenPing {
    pub person: String,
    pub channel: String,
    pub message: String,
}

/// A message as a person sees it.
#[derive(Clone, Deserialize, Debug)]
pub(super) struct SeenMessage {
    pub id: String,
    pub content: String,
    /// True if only this person sees the message.
    pub whisper: bool,
    /// True if the message is a deferred answer without content yet.
    pub thinking: bool,
    components: Vec<SeenRow>,
    files: Vec<IgnoredAny>,
}

#[derive(Clone, PartialEq, Deserialize, Debug)]
struct SeenRow {
    components: Vec<SeenPart>,
}

/// A button or a menu, as a person sees it.
#[derive(Clone, PartialEq, Deserialize, Debug)]
pub(super) struct SeenPart {
    #[serde(default)]
    pub custom_id: String,
    /// The address of a link button; `None` for any other component.
    pub url: Option<String>,
    #[serde(default)]
    pub disabled: bool,
    #[serde(default)]
    pub options: Vec<SeenChoice>,
}

/// An option of a menu.
#[derive(Clone, PartialEq, Deserialize, Debug)]
pub(super) struct SeenChoice {
    pub value: String,
}

impl SeenPart {
    /// The action in the custom id of the button or menu; empty if there is none.
    pub fn word(&self) -> &str {
        self.action().split(':').next().unwrap_or_default()
    }

    /// The id of the game in the custom id; empty if there is none.
    pub fn game(&self) -> &str {
        self.custom_id.split(':').nth(1).unwrap_or_default()
    }

    /// The argument of the action in the custom id; empty if there is none.
    pub fn argument(&self) -> &str {
        self.action().split_once(':').map_or("", |(_, argument)| argument)
    }

    fn action(&self) -> &str {
        self.custom_id.splitn(4, ':').nth(3).unwrap_or_default()
    }
}

impl SeenMessage {
    /// Returns true if two states of a message have the same text and the same buttons and menus.
    pub fn shows_same(&self, other: &SeenMessage) -> bool {
        self.content == other.content && self.components == other.components
    }

    /// Returns true if the message has a picture or another file.
    pub fn has_file(&self) -> bool {
        !self.files.is_empty()
    }

    /// The enabled buttons and menus of the message.
    pub fn parts(&self) -> impl Iterator<Item = &SeenPart> {
        self.components.iter().flat_map(|row| &row.components).filter(|part| !part.disabled)
    }

    /// The enabled button or menu with this action; `None` if there is none.
    pub fn part(&self, word: &str) -> Option<&SeenPart> {
        self.parts().find(|part| part.word() == word)
    }
}

/// The bot's answer to an act.
#[derive(Deserialize, Debug)]
pub(super) struct ActAnswer {
    answer: Option<String>,
    /// The reason why Discord's client does not allow the act; `None` if it does.
    refused: Option<String>,
    /// The message to which the act led; `None` if it led to none.
    pub shown: Option<SeenMessage>,
    /// The form that the act opened; `None` if it opened none.
    modal: Option<Modal>,
}

#[derive(Deserialize, Debug)]
struct Modal {
    custom_id: String,
}

impl ActAnswer {
    /// Returns true if the act was not possible, for example because the button is gone.
    pub fn is_refused(&self) -> bool {
        self.refused.is_some()
    }

    /// The custom id of the form that the act opened; `None` if it opened none.
    pub fn form(&self) -> Option<&str> {
        self.modal.as_ref().map(|modal| modal.custom_id.as_str())
    }

    /// Returns true if the bot answered in time.
    pub fn is_in_time(&self) -> bool {
        self.answer.as_deref().is_some_and(|answer| answer != "silence")
    }
}

impl ControlClient {
    pub fn new(base: &str) -> ControlClient {
        ControlClient { base: base.to_owned(), client: reqwest::Client::new() }
    }

    pub async fn state(&self) -> Result<SandboxState, reqwest::Error> {
        // Only a member sees channels, so the people are looked up first.
        let people: Value = self.get("/sandbox/state?as=0").await?;
        let ann = people["people"][0]["id"].as_str().unwrap_or("0").to_owned();
        self.get(&format!("/sandbox/state?as={ann}")).await
    }

    /// Adds people to the sandbox. Returns their ids.
    pub async fn add_people(&self, count: usize) -> Result<Vec<String>, reqwest::Error> {
        self.post("/sandbox/people", &json!({ "count": count })).await
    }

    /// Adds this many channels to the sandbox.
    pub async fn add_channels(&self, count: usize) -> Result<(), reqwest::Error> {
        self.tell("/sandbox/channels", &json!({ "count": count })).await
    }

    /// The pings after the first `after` ones. Waits some seconds for a new one. The list is empty
    /// if none comes.
    pub async fn pings(&self, after: usize) -> Result<Vec<SeenPing>, reqwest::Error> {
        self.get(&format!("/sandbox/pings?after={after}")).await
    }

    /// A message as a person sees it; `None` if they do not see it.
    pub async fn look(
        &self,
        person: &str,
        message: &str,
    ) -> Result<Option<SeenMessage>, reqwest::Error> {
        self.get(&format!("/sandbox/message?as={person}&id={message}")).await
    }

    /// The messages a person sees in a channel, oldest first.
    pub async fn messages(
        &self,
        person: &str,
        channel: &str,
    ) -> Result<Vec<SeenMessage>, reqwest::Error> {
        self.get(&format!("/sandbox/messages?as={person}&channel={channel}")).await
    }

    /// Opens a page of the bot from a reader's IP address, and does not read the answer.
    pub async fn open(&self, url: &str, reader: &str) -> Result<(), reqwest::Error> {
        self.client.get(url).header("x-forwarded-for", reader).send().await.map(drop)
    }

    /// Makes the next request of the bot fail, if it comes within 100 ms.
    pub async fn misbehave(&self, fault: Value) -> Result<(), reqwest::Error> {
        self.tell("/sandbox/misbehave", &json!({ "fault": fault, "for_ms": SOON_MS })).await
    }

    /// Makes the sandbox keep Discord's limits from now on: this many requests a second, and those
    /// of routes.
    pub async fn limit(&self, requests: NonZero<u32>) -> Result<(), reqwest::Error> {
        self.tell("/sandbox/limit", &json!({ "requests": requests })).await
    }

    /// Acts as a person. Returns the bot's first answer.
    pub async fn act(&self, person: &str, mut act: Value) -> Result<ActAnswer, reqwest::Error> {
        act["as"] = json!(person);
        self.post("/sandbox/act", &act).await
    }

    async fn get<T: for<'a> Deserialize<'a>>(&self, path: &str) -> Result<T, reqwest::Error> {
        self.client.get(format!("{}{path}", self.base)).send().await?.json().await
    }

    async fn tell(&self, path: &str, body: &Value) -> Result<(), reqwest::Error> {
        let request =
            self.client.post(format!("{}{path}", self.base)).header("x-sandbox", "1").json(body);
        request.send().await?.error_for_status().map(drop)
    }

    async fn post<T: for<'a> Deserialize<'a>>(
        &self,
        path: &str,
        body: &Value,
    ) -> Result<T, reqwest::Error> {
        self.client
            .post(format!("{}{path}", self.base))
            .header("x-sandbox", "1")
            .json(body)
            .send()
            .await?
            .json()
            .await
    }
}
