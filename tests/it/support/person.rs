//! The acts of people, and what they see, in their own words.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use discord_sandbox::{Act, Logged, MessageView, Reaction, Sandbox};
use murus::service::Service;
use serde_json::{Map, Value, json};

/// A person who uses Discord, in one channel.
#[derive(Clone)]
pub struct Person {
    pub sandbox: Sandbox,
    pub service: Service,
    pub name: &'static str,
    pub id: u64,
    /// The id of the channel in which the person acts.
    pub channel: u64,
}

/// The buttons of a message, as (label, custom_id).
pub fn buttons(message: &MessageView) -> Vec<(String, String)> {
    parts(message)
        .filter(|part| part["type"] == 2)
        .map(|part| {
            (
                part["label"].as_str().unwrap_or("").to_owned(),
                part["custom_id"].as_str().unwrap_or("").to_owned(),
            )
        })
        .collect()
}

/// The whole text of a message: its content, then its embeds, then its components.
pub fn read(message: &MessageView) -> String {
    let mut told = vec![message.content.clone()];
    for card in message.embeds.as_array().into_iter().flatten() {
        let text =
            |at: &str| card.pointer(at).and_then(Value::as_str).unwrap_or_default().to_owned();
        told.extend([text("/author/name"), text("/title"), text("/description")]);
        for field in card["fields"].as_array().into_iter().flatten() {
            told.push(format!(
                "{}: {}",
                field["name"].as_str().unwrap_or(""),
                field["value"].as_str().unwrap_or("")
            ));
        }
        told.push(text("/footer/text"));
    }
    let texts = components(&message.components).into_iter();
    told.extend(texts.filter_map(|part| part["content"].as_str().map(str::to_owned)));
    told.retain(|line| !line.is_empty());
    told.join("\n")
}

/// The text with each mention of a command replaced by its plain form, such as `/game draw`.
pub fn without_command_ids(text: &str) -> String {
    let mut parts = text.split("</");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| match part.split_once('>') {
        Some((mention, rest)) => {
            let name = mention.split(':').next().unwrap_or_default();
            format!("{plain}`/{name}`{rest}")
        }
        None => format!("{plain}</{part}"),
    })
}

/// All components, nested ones included.
pub fn components(list: &Value) -> Vec<Value> {
    let mut parts = Vec::new();
    for part in list.as_array().into_iter().flatten() {
        parts.push(part.clone());
        parts.extend(components(&part["components"]));
        parts.extend(part.get("accessory").cloned());
    }
    parts
}

/// The buttons and menus of a message.
pub fn parts(message: &MessageView) -> impl Iterator<Item = Value> {
    let parts = components(&message.components).into_iter();
    parts.filter(|part| matches!(part["type"].as_u64(), Some(2..=8)))
}

/// The fields of a form, as (custom_id, component).
pub fn fields(modal: &Value) -> Vec<(String, Value)> {
    let parts = modal["components"].as_array().unwrap().iter();
    let labelled = parts.filter(|part| part["type"] == 18).map(|part| part["component"].clone());
    labelled.map(|field| (field["custom_id"].as_str().unwrap().to_owned(), field)).collect()
}

/// The values for the fields of a form: the texts in the order of the fields.
fn typed<'a>(modal: &Value, texts: impl Iterator<Item = &'a str>) -> Map<String, Value> {
    let names = fields(modal).into_iter().map(|(name, _)| name);
    names.zip(texts.map(|text| json!(text))).collect()
}

/// The form that an act opened. Panics if it opened none.
fn opened(answer: Reaction) -> Value {
    match answer {
        Reaction::Modal { modal } => modal,
        other => panic!("no form but {other:?}"),
    }
}

impl Person {
    /// The same person in another channel.
    pub fn at(&self, channel: u64) -> Person {
        Person { channel, ..self.clone() }
    }

    /// The text that mentions this person.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    async fn act(&self, act: Act) -> Reaction {
        self.sandbox.act(self.id, act).await.unwrap()
    }

    /// Runs a slash command and waits for its effects. The name includes group and subcommand, such
    /// as `game draw`.
    pub async fn runs(&self, name: &str, options: Value) -> Reaction {
        let options: Map<String, Value> = options.as_object().cloned().unwrap_or_default();
        let answer = self
            .act(Act::Command { channel: self.channel.to_string(), name: name.to_owned(), options })
            .await;
        self.settle().await;
        answer
    }

    /// Tries to run a slash command that Discord does not offer to the person here. Returns the
    /// reason.
    pub async fn tries(&self, name: &str, options: Value) -> String {
        let options: Map<String, Value> = options.as_object().cloned().unwrap_or_default();
        let act =
            Act::Command { channel: self.channel.to_string(), name: name.to_owned(), options };
        self.sandbox.act(self.id, act).await.unwrap_err().to_string()
    }

    /// Runs a slash command. Returns the text of the bot's answer.
    pub async fn asks(&self, name: &str, options: Value) -> String {
        self.words(self.runs(name, options).await)
    }

    /// Runs a command from the menu of a message. Returns the text of the bot's answer.
    pub async fn menus(&self, message: &str, name: &str) -> String {
        let act = Act::MessageCommand { name: name.to_owned(), message: message.to_owned() };
        let answer = self.act(act).await;
        self.settle().await;
        self.words(answer)
    }

    /// Sets the language of the person's Discord client.
    pub async fn speaks(&self, locale: &str) {
        self.act(Act::Speak { locale: locale.to_owned() }).await;
    }

    /// Challenges a person to a rated game and takes the Romans. Returns the text of the answer.
    pub async fn challenges(&self, other: &Person) -> String {
        let options = json!({ "opponent": other.id.to_string(), "side": 0, "rated": true });
        self.asks("challenge", options).await
    }

    /// Presses the newest button of the channel with this label. Returns the text of the bot's
    /// answer.
    pub async fn presses(&self, label: &str) -> String {
        let (message, custom_id) = self.button(label);
        self.presses_id(&message, &custom_id).await
    }

    /// The newest button with this label that the person sees, as (message id, custom_id). Panics
    /// if there is none.
    pub fn button(&self, label: &str) -> (String, String) {
        let messages = self.sees();
        let found = messages.iter().rev().find_map(|message| {
            let (_, id) = buttons(message).into_iter().find(|(known, _)| known == label)?;
            Some((message.id.clone(), id))
        });
        found.unwrap_or_else(|| panic!("{} sees no button {label}: {messages:#?}", self.name))
    }

    /// Presses a button of a message by its custom_id. Returns the text of the bot's answer.
    pub async fn presses_id(&self, message: &str, custom_id: &str) -> String {
        let answer = self
            .act(Act::Press { message: message.to_owned(), custom_id: custom_id.to_owned() })
            .await;
        self.settle().await;
        self.words(answer)
    }

    /// Presses the button of this label on a message. Returns the text of the bot's answer.
    pub async fn presses_on(&self, message: &MessageView, label: &str) -> String {
        let all = buttons(message);
        let (_, id) = all.into_iter().find(|(known, _)| known == label).expect("a button");
        self.presses_id(&message.id, &id).await
    }

    /// Postpones a ping with the button of this label, on the newest message that offers it.
    pub async fn puts_off(&self, label: &str) -> String {
        self.presses("Later…").await;
        self.presses(label).await
    }

    /// Chooses a cell or a move from the newest buttons or menu that offer it.
    pub async fn chooses(&self, value: &str) -> String {
        let ends = [
            format!(":from:{value}"),
            format!(":to:{value}"),
            format!(":if:{value}"),
            format!(" {value}"),
        ];
        let chosen = |message: &MessageView| {
            let choice = buttons(message)
                .into_iter()
                .find(|(_, id)| ends.iter().any(|end| id.ends_with(end)));
            let menu = parts(message).any(|part| part["type"] == 3);
            choice
                .map(|(_, id)| Some(id))
                .or(menu.then_some(None))
                .map(|id| (message.id.clone(), id))
        };
        match self.sees().iter().rev().find_map(chosen) {
            Some((message, Some(id))) => self.presses_id(&message, &id).await,
            _ => self.chooses_all(&[value]).await,
        }
    }

    /// Chooses several values from the newest menu. People, roles and channels are given by their
    /// ids.
    pub async fn chooses_all(&self, values: &[&str]) -> String {
        let messages = self.sees();
        let found = messages.iter().rev().find_map(|message| {
            let part = parts(message).find(|part| part["type"] != 2)?;
            Some((message.id.clone(), part["custom_id"].as_str()?.to_owned()))
        });
        let (message, custom_id) = found.expect("there is a menu");
        let answer = self
            .act(Act::Select {
                message,
                custom_id,
                values: values.iter().map(|&value| value.to_owned()).collect(),
            })
            .await;
        self.settle().await;
        self.words(answer)
    }

    /// Goes through the person's settings and returns the text of the last page. A step is the
    /// action of a button, the action of a menu with a choice (such as `set-quiet=22-7`), or the
    /// texts for the open form (such as `form=22,7`).
    pub async fn sets(&self, steps: &[&str]) -> String {
        self.walks("settings", steps).await
    }

    /// Goes through the page of a command and returns the text of the last page. The steps are as
    /// in [`Person::sets`].
    pub async fn walks(&self, command: &str, steps: &[&str]) -> String {
        let mut shown = self.runs(command, json!({})).await;
        let Reaction::Message { id: mut page } = shown.clone() else {
            panic!("no page but {shown:?}")
        };
        for step in steps {
            // A page with a picture is a new message.
            if let Reaction::Message { id } = &shown {
                page.clone_from(id);
            }
            let (word, value) =
                step.split_once('=').map_or((*step, None), |(word, value)| (word, Some(value)));
            let message = page.clone();
            let custom_id = format!("1:0:0:{word}");
            let values = || value.unwrap_or_default().split(',').filter(|value| !value.is_empty());
            shown = self
                .act(match (&shown, value) {
                    (Reaction::Modal { modal }, Some(_)) if word == "form" => Act::Submit {
                        channel: self.channel.to_string(),
                        custom_id: modal["custom_id"].as_str().unwrap().to_owned(),
                        values: typed(modal, values()),
                    },
                    (_, Some(_)) => Act::Select {
                        message,
                        custom_id,
                        values: values().map(str::to_owned).collect(),
                    },
                    (_, None) => Act::Press { message, custom_id },
                })
                .await;
            self.settle().await;
        }
        self.words(shown)
    }

    /// Presses a button that opens a form, and submits the form with these texts. Returns the text
    /// of the answer.
    pub async fn fills(&self, label: &str, texts: &[&str]) -> String {
        let modal = self.opens(label).await;
        let values = typed(&modal, texts.iter().copied());
        self.submits(&modal, Value::Object(values)).await
    }

    /// Presses a button that opens a form, and returns the form.
    pub async fn opens(&self, label: &str) -> Value {
        let (message, custom_id) = self.button(label);
        opened(self.act(Act::Press { message, custom_id }).await)
    }

    /// Runs a slash command that opens a form, and returns the form.
    pub async fn begins(&self, name: &str, options: Value) -> Value {
        opened(self.runs(name, options).await)
    }

    /// Submits an open form with these values, by custom_id. Returns the text of the answer.
    pub async fn submits(&self, modal: &Value, values: Value) -> String {
        let shown = self.act(Act::Submit {
            channel: self.channel.to_string(),
            custom_id: modal["custom_id"].as_str().unwrap().to_owned(),
            values: values.as_object().cloned().unwrap(),
        });
        let shown = shown.await;
        self.settle().await;
        self.words(shown)
    }

    /// Offers a draw by slash command and confirms it, or agrees to one. Returns the text of the
    /// last answer.
    pub async fn offers_draw(&self) -> String {
        self.asks_surely("game draw").await
    }

    /// Takes the last move back by slash command, and confirms that the others are asked if they
    /// are. Returns the text of the last answer.
    pub async fn asks_back(&self) -> String {
        self.asks_surely("game takeback").await
    }

    /// Asks by slash command, and confirms if there is a question. Returns the text of the last
    /// answer.
    async fn asks_surely(&self, command: &str) -> String {
        let asked = self.asks(command, json!({})).await;
        let page = self.sees().into_iter().rfind(|message| read(message) == asked);
        let yes = page.into_iter().flat_map(|page| {
            buttons(&page).into_iter().map(move |(label, id)| (page.id.clone(), label, id))
        });
        match yes.into_iter().find(|(_, label, _)| label.starts_with("Yes, ")) {
            Some((message, _, id)) => self.presses_id(&message, &id).await,
            None => asked,
        }
    }

    /// Resigns the game of this channel and confirms it.
    pub async fn resigns(&self) {
        self.asks("game resign", json!({})).await;
        self.presses("Yes, I resign").await;
    }

    /// Blocks challenges from a person. Returns the text of the settings page.
    pub async fn blocks(&self, other: &Person) -> String {
        self.sets(&["blocks", &format!("block={}", other.id)]).await
    }

    /// Unblocks a person, by their name in the menu. Returns the text of the settings page.
    pub async fn unblocks(&self, name: &str) -> String {
        self.sets(&["blocks"]).await;
        let page = self.sees().pop().unwrap();
        let options =
            parts(&page).flat_map(|part| part["options"].as_array().cloned().unwrap_or_default());
        let option = options.into_iter().find(|option| option["label"] == name);
        let value = option.unwrap_or_else(|| panic!("{name} is not blocked"))["value"].clone();
        self.sets(&["blocks", &format!("unblock={}", value.as_str().unwrap())]).await
    }

    /// Writes a message that the bot must answer, in any channel.
    pub async fn says(&self, content: &str) {
        self.writes(content, None, true).await;
    }

    /// Writes a message that the bot must not answer.
    pub async fn mutters(&self, content: &str) {
        self.writes(content, None, false).await;
    }

    /// Replies to the newest board in the channel. The bot must answer.
    pub async fn replies(&self, content: &str) {
        self.writes(content, Some(self.newest_board()), true).await;
    }

    /// Replies to the newest board in the channel. The bot must not answer.
    pub async fn mutters_below(&self, content: &str) {
        self.writes(content, Some(self.newest_board()), false).await;
    }

    /// Replies to a message in the channel. The bot must answer.
    pub async fn replies_to(&self, message: &str, content: &str) {
        self.writes(content, Some(message.to_owned()), true).await;
    }

    /// Replies to a message in the channel. The bot must not answer.
    pub async fn mutters_to(&self, message: &str, content: &str) {
        self.writes(content, Some(message.to_owned()), false).await;
    }

    /// Replies to the newest board in the channel, while the bot is away.
    pub async fn replies_meanwhile(&self, content: &str) {
        self.sends(content, Some(self.newest_board())).await;
    }

    /// Writes a message while the bot is away.
    pub async fn says_meanwhile(&self, content: &str) {
        self.sends(content, None).await;
    }

    async fn sends(&self, content: &str, reply_to: Option<String>) {
        let channel = self.channel.to_string();
        self.act(Act::Say { channel, content: content.to_owned(), reply_to, quiet: false }).await;
    }

    /// Writes a message with a file, and returns the id of the message.
    pub async fn attaches(&self, content: &str, name: &str, bytes: &[u8]) -> String {
        let files = vec![json!({ "name": name, "base64": STANDARD.encode(bytes) })];
        let channel = self.channel.to_string();
        self.act(Act::Attach { channel, content: content.to_owned(), files }).await;
        self.sees().pop().unwrap().id
    }

    fn newest_board(&self) -> String {
        let mut messages = self.sees().into_iter().rev();
        let board =
            messages.find(|message| message.bot && !message.files.is_empty() && !message.whisper);
        board.expect("there is a board").id
    }

    async fn writes(&self, content: &str, reply_to: Option<String>, answered: bool) {
        let posts = |sandbox: &Sandbox| {
            let posted = |request: &&Logged| {
                request.method == "POST"
                    && request.path.ends_with("/messages")
                    && request.status != 0
            };
            sandbox.requests().iter().filter(posted).count()
        };
        let before = posts(&self.sandbox);
        self.sends(content, reply_to).await;
        if answered {
            self.sandbox
                .until("an answer", |sandbox| (posts(sandbox) > before).then_some(()))
                .await
                .unwrap();
        } else {
            // There is no sign that a message is not answered. But a later command is answered
            // after it.
            self.act(Act::Command {
                channel: self.channel.to_string(),
                name: "help".into(),
                options: Map::new(),
            })
            .await;
        }
        self.settle().await;
    }

    /// Plays these moves by slash command, in turn with another person. This person begins.
    pub async fn plays_with(
        &self,
        other: &Person,
        moves: impl IntoIterator<Item = impl AsRef<str>>,
    ) {
        for (ply, text) in moves.into_iter().enumerate() {
            [self, other][ply % 2].plays(text.as_ref()).await;
        }
    }

    /// Plays a move by slash command. Returns the text of the bot's answer.
    pub async fn plays(&self, text: &str) -> String {
        self.asks("move", json!({ "move": text })).await
    }

    /// Plays a move by the buttons and menus of the board.
    pub async fn clicks(&self, text: &str) {
        self.presses("Move").await;
        let confirm = format!("Confirm {text}");
        for choice in [&text[..2], text] {
            // A step with only one choice is skipped.
            let whisper = self
                .sees()
                .into_iter()
                .rev()
                .find(|message| message.whisper)
                .expect("there is a choice");
            let ends = [format!(":from:{choice}"), format!(":to:{choice}")];
            let is_choice = |id: &str| ends.iter().any(|end| id.ends_with(end));
            if parts(&whisper)
                .any(|part| part["type"] == 3 || is_choice(part["custom_id"].as_str().unwrap()))
            {
                self.chooses(choice).await;
            }
        }
        // If moves are played at once, no confirmation is needed.
        if buttons(&self.page()).iter().any(|(label, _)| *label == confirm) {
            self.presses(&confirm).await;
        }
    }

    /// The labels of the buttons on the newest message that only this person sees.
    pub fn choices(&self) -> Vec<String> {
        buttons(&self.page()).into_iter().map(|(label, _)| label).collect()
    }

    /// The short name of the person's first game.
    pub async fn game(&self) -> String {
        self.completes("board", "game", "").await.remove(0)
    }

    /// The text of the hint, which replaces the first answer, because thinking takes longer than
    /// Discord waits.
    pub async fn hint(&self) -> String {
        let whisper = || self.sees().into_iter().rfind(|message| message.whisper);
        let thought = |_: &Sandbox| {
            whisper().filter(|message| message.content.starts_with("Murus would play"))
        };
        let hint = self.sandbox.until("the hint", thought).await.unwrap();
        assert!(hint.edited, "something else was said first");
        read(&hint)
    }

    /// The values that the bot offers for an option after this text was typed.
    pub async fn completes(&self, name: &str, option: &str, typed: &str) -> Vec<String> {
        self.completes_with(name, option, typed, json!({})).await
    }

    /// Like [`Person::completes`], with other options filled in.
    pub async fn completes_with(
        &self,
        name: &str,
        option: &str,
        typed: &str,
        given: Value,
    ) -> Vec<String> {
        self.offered(name, option, typed, given).await.into_iter().map(|(_, value)| value).collect()
    }

    /// The completions that the bot offers for an option, as (label, value).
    pub async fn completions(
        &self,
        name: &str,
        option: &str,
        typed: &str,
    ) -> Vec<(String, String)> {
        self.offered(name, option, typed, json!({})).await
    }

    async fn offered(
        &self,
        name: &str,
        option: &str,
        typed: &str,
        given: Value,
    ) -> Vec<(String, String)> {
        let mut options = given.as_object().cloned().unwrap_or_default();
        options.insert(option.to_owned(), json!(typed));
        let channel = self.channel.to_string();
        let act =
            Act::Complete { channel, name: name.to_owned(), option: option.to_owned(), options };
        match self.act(act).await {
            Reaction::Choices { choices } => {
                let text = |choice: &Value, part: &str| choice[part].as_str().unwrap().to_owned();
                choices.iter().map(|choice| (text(choice, "name"), text(choice, "value"))).collect()
            }
            other => panic!("no choices but {other:?}"),
        }
    }

    /// Every message of the channel that the person sees, oldest first. Mentions of commands have
    /// their plain form, because each world gives commands other ids.
    pub fn sees(&self) -> Vec<MessageView> {
        let plain = |message: MessageView| {
            let content = without_command_ids(&message.content);
            let embeds = without_command_ids(&message.embeds.to_string());
            let embeds = serde_json::from_str(&embeds).unwrap();
            MessageView { content, embeds, ..message }
        };
        self.sandbox.messages(self.id, self.channel).into_iter().map(plain).collect()
    }

    /// The newest message that only this person sees. Panics if there is none.
    pub fn page(&self) -> MessageView {
        self.sees()
            .into_iter()
            .rfind(|message| message.whisper)
            .expect("there is a message for them alone")
    }

    /// The labels of the buttons on the newest message that only this person sees.
    pub fn labels(&self) -> Vec<String> {
        buttons(&self.page()).into_iter().map(|(label, _)| label).collect()
    }

    /// The newest message of the bot that everyone in the channel sees. Panics if there is none.
    pub fn newest(&self) -> MessageView {
        self.sees()
            .into_iter()
            .rev()
            .find(|message| message.bot && !message.whisper)
            .expect("there is a message")
    }

    /// The address of the newest message of the bot that everyone in the channel sees.
    pub fn newest_link(&self) -> String {
        format!(
            "https://discord.com/channels/{}/{}/{}",
            self.sandbox.server(),
            self.channel,
            self.newest().id
        )
    }

    /// The whole text of the newest message of the bot that everyone in the channel sees.
    pub fn reads(&self) -> String {
        read(&self.newest())
    }

    /// The number of pings that the person has got.
    pub fn pings(&self) -> usize {
        self.sandbox.pings().iter().filter(|ping| ping.person == self.id).count()
    }

    /// The text of the message in the bot's answer, as this person sees it.
    pub fn words(&self, answer: Reaction) -> String {
        match answer {
            Reaction::Message { id } | Reaction::Update { id } => self
                .sees()
                .into_iter()
                .find(|message| message.id == id)
                .map_or_else(String::new, |message| read(&message)),
            other => panic!("{} got {other:?}", self.name),
        }
    }

    /// Waits until the bot has done what is due.
    pub async fn settle(&self) {
        super::settle(&self.sandbox, &self.service).await;
    }
}
