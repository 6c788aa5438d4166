//! The sandbox as people see it: its control door over HTTP.

use serde::Deserialize;
use serde_json::{Value, json};

/// For how long a fault waits for a request to strike, in ms: whoever asks seldom, as a process that begins, is struck seldom.
const SOON_MS: u64 = 100;

/// The way to a sandbox. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct Door {
    base: String,
    client: reqwest::Client,
}

/// What there is, as far as it matters here.
#[derive(Deserialize, Debug)]
pub(super) struct State {
    bot: String,
    connected: bool,
    commands: Vec<Value>,
    channels: Vec<Channel>,
    /// Requests of the bot so far.
    pub requests: u64,
    /// How many of them were refused.
    pub refused: u64,
}

#[derive(Deserialize, Debug)]
struct Channel {
    id: String,
    kind: u8,
    parent: Option<String>,
}

/// Where and against whom games are begun.
#[derive(Clone, Debug)]
pub(super) struct Places {
    /// The bot's id.
    pub bot: String,
    /// The channels of the server.
    pub channels: Vec<String>,
}

impl State {
    /// Whether the bot can be used.
    pub fn is_ready(&self) -> bool {
        self.connected && !self.commands.is_empty()
    }

    pub fn places(self) -> Places {
        let open = self.channels.into_iter().filter(|channel| channel.kind == 0 && channel.parent.is_none());
        Places { bot: self.bot, channels: open.map(|channel| channel.id).collect() }
    }
}

/// Somebody's phone rings.
#[derive(Clone, Deserialize, Debug)]
pub(super) struct Ping {
    pub person: String,
    pub channel: String,
    pub message: String,
}

/// A message that somebody sees.
#[derive(Clone, Deserialize, Debug)]
pub(super) struct Shown {
    pub id: String,
    pub content: String,
    /// Whether nobody else sees it.
    pub whisper: bool,
    /// Whether the bot has promised it and not yet written it.
    pub thinking: bool,
    components: Vec<Row>,
}

#[derive(Clone, PartialEq, Deserialize, Debug)]
struct Row {
    components: Vec<Part>,
}

/// A button or a menu.
#[derive(Clone, PartialEq, Deserialize, Debug)]
pub(super) struct Part {
    #[serde(default)]
    pub custom_id: String,
    #[serde(default)]
    pub disabled: bool,
    #[serde(default)]
    pub options: Vec<Choice>,
}

/// A line of a menu.
#[derive(Clone, PartialEq, Deserialize, Debug)]
pub(super) struct Choice {
    pub value: String,
}

impl Part {
    /// What pressing it means: the last part of its id, without what it is about.
    pub fn word(&self) -> &str {
        self.action().split(':').next().unwrap_or_default()
    }

    /// What it is about.
    pub fn argument(&self) -> &str {
        self.action().split_once(':').map_or("", |(_, argument)| argument)
    }

    fn action(&self) -> &str {
        self.custom_id.splitn(4, ':').nth(3).unwrap_or_default()
    }
}

impl Shown {
    /// Whether another state of it is the same, as far as it is read here.
    pub fn says(&self, other: &Shown) -> bool {
        self.content == other.content && self.components == other.components
    }

    /// Everything on it that can be used.
    pub fn parts(&self) -> impl Iterator<Item = &Part> {
        self.components.iter().flat_map(|row| &row.components).filter(|part| !part.disabled)
    }

    /// The button or menu of this word.
    pub fn part(&self, word: &str) -> Option<&Part> {
        self.parts().find(|part| part.word() == word)
    }
}

/// How the bot answered something.
#[derive(Deserialize, Debug)]
pub(super) struct Answered {
    answer: Option<String>,
    /// Why it cannot be done there.
    refused: Option<String>,
    /// The message that it led to.
    pub shown: Option<Shown>,
}

impl Answered {
    /// Whether it could not be done, because it is not there any more.
    pub fn is_refused(&self) -> bool {
        self.refused.is_some()
    }

    /// Whether there was an answer in time.
    pub fn in_time(&self) -> bool {
        self.answer.as_deref().is_some_and(|answer| answer != "silence")
    }
}

impl Door {
    pub fn new(base: &str) -> Door {
        Door { base: base.to_owned(), client: reqwest::Client::new() }
    }

    pub async fn state(&self) -> Result<State, reqwest::Error> {
        // A member sees the channels; nobody in particular sees none.
        let people: Value = self.get("/sandbox/state?as=0").await?;
        let ann = people["people"][0]["id"].as_str().unwrap_or("0").to_owned();
        self.get(&format!("/sandbox/state?as={ann}")).await
    }

    /// So many more people; their ids.
    pub async fn more_people(&self, count: usize) -> Result<Vec<String>, reqwest::Error> {
        self.post("/sandbox/people", &json!({ "count": count })).await
    }

    /// The pings after so many, once there are any.
    pub async fn pings(&self, after: usize) -> Result<Vec<Ping>, reqwest::Error> {
        self.get(&format!("/sandbox/pings?after={after}")).await
    }

    /// A message as somebody sees it.
    pub async fn look(&self, person: &str, message: &str) -> Result<Option<Shown>, reqwest::Error> {
        self.get(&format!("/sandbox/message?as={person}&id={message}")).await
    }

    /// What somebody sees in a channel, oldest first.
    pub async fn messages(&self, person: &str, channel: &str) -> Result<Vec<Shown>, reqwest::Error> {
        self.get(&format!("/sandbox/messages?as={person}&channel={channel}")).await
    }

    /// The next request of the bot goes wrong, if it comes soon.
    pub async fn misbehave(&self, fault: Value) -> Result<(), reqwest::Error> {
        let url = format!("{}/sandbox/misbehave", self.base);
        let rule = json!({ "fault": fault, "for_ms": SOON_MS });
        let asked = self.client.post(url).header("x-sandbox", "1").json(&rule);
        asked.send().await?.error_for_status().map(drop)
    }

    /// Somebody does something, and waits for the first answer.
    pub async fn act(&self, person: &str, mut act: Value) -> Result<Answered, reqwest::Error> {
        act["as"] = json!(person);
        self.post("/sandbox/act", &act).await
    }

    async fn get<T: for<'a> Deserialize<'a>>(&self, path: &str) -> Result<T, reqwest::Error> {
        self.client.get(format!("{}{path}", self.base)).send().await?.json().await
    }

    async fn post<T: for<'a> Deserialize<'a>>(&self, path: &str, body: &Value) -> Result<T, reqwest::Error> {
        self.client.post(format!("{}{path}", self.base)).header("x-sandbox", "1").json(body).send().await?.json().await
    }
}
