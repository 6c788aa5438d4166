//! A person in addition to the running games, who does one act after the other.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use super::door::{ActAnswer, ControlClient, SeenMessage, SeenPart};
use murus::clock;

/// The longest time that a guest waits for a button that an answer promises.
const PATIENCE: Duration = Duration::from_secs(90);

/// The pause before a guest looks again.
const LOOK_AGAIN: Duration = Duration::from_millis(50);

/// A person, the channel they are in, and the last answer they got. Clones are the same person.
#[derive(Clone)]
pub(super) struct Guest {
    pub door: ControlClient,
    pub id: String,
    pub channel: String,
    pub seen: Option<SeenMessage>,
}

impl Guest {
    pub fn new(door: &ControlClient, id: &str, channel: &str) -> Guest {
        Guest { door: door.clone(), id: id.to_owned(), channel: channel.to_owned(), seen: None }
    }

    /// Runs a command. Returns true if it was answered in time.
    pub async fn run(&mut self, name: &str, options: Value) -> bool {
        self.act(
            json!({ "do": "command", "channel": self.channel, "name": name, "options": options }),
        )
        .await
    }

    /// Types into an option of a command. Returns true if completions came in time.
    pub async fn complete(&self, name: &str, option: &str, options: Value) -> bool {
        let typed = json!({
            "do": "complete", "channel": self.channel, "name": name, "option": option, "options": options,
        });
        self.door.act(&self.id, typed).await.is_ok_and(|answer| answer.is_in_time())
    }

    /// Presses the newest button with this action: on the last answer, or else in the channel.
    /// Returns true if there is one and it was answered in time.
    pub async fn press(&mut self, word: &str) -> bool {
        match self.find(word).await {
            Some((message, part)) => {
                self.act(json!({ "do": "press", "message": message, "custom_id": part.custom_id }))
                    .await
            }
            None => false,
        }
    }

    /// Chooses from the newest menu with this action. Returns true if there is one and it was
    /// answered in time.
    pub async fn choose(&mut self, word: &str, value: &str) -> bool {
        match self.find(word).await {
            Some((message, part)) => {
                let custom_id = part.custom_id;
                let values = [value];
                self.act(json!({ "do": "select", "message": message, "custom_id": custom_id, "values": values })).await
            }
            None => false,
        }
    }

    /// Presses the action `word` although the message only has a button with the action `there`, as
    /// a tampered client can. Returns true if there is such a button and it was answered in time.
    pub async fn forge(&mut self, there: &str, word: &str) -> bool {
        match self.find(there).await {
            Some((message, part)) => {
                let custom_id = part.custom_id.replacen(there, word, 1);
                self.act(json!({ "do": "forge", "message": message, "custom_id": custom_id })).await
            }
            None => false,
        }
    }

    /// The newest button or menu with this action, and the id of its message; `None` if there is
    /// none.
    async fn find(&self, word: &str) -> Option<(String, SeenPart)> {
        let on = |message: &SeenMessage| Some((message.id.clone(), message.part(word)?.clone()));
        if let Some(found) = self.seen.as_ref().and_then(on) {
            return Some(found);
        }
        let all = self.door.messages(&self.id, &self.channel).await.ok()?;
        all.iter().rev().find_map(on)
    }

    async fn act(&mut self, act: Value) -> bool {
        self.seen = None;
        let answer = self.door.act(&self.id, act).await;
        let in_time = answer.as_ref().is_ok_and(ActAnswer::is_in_time);
        self.seen = answer.ok().and_then(|answer| answer.shown);
        in_time
    }

    /// Waits until the last answer has a button with this action. Returns true if it came in time.
    pub async fn sees(&mut self, word: &str) -> bool {
        let until = clock::instant() + PATIENCE;
        while clock::instant() < until {
            let Some(seen) = &self.seen else { return false };
            if seen.part(word).is_some() {
                return true;
            }
            sleep(LOOK_AGAIN).await;
            if let Ok(Some(now)) = self.door.look(&self.id, &seen.id).await {
                self.seen = Some(now);
            }
        }
        false
    }

    /// Waits for a thread in the channel and goes to the newest one. Returns true if there was one
    /// in time.
    pub async fn enter(&mut self) -> bool {
        let until = clock::instant() + PATIENCE;
        while clock::instant() < until {
            if let Ok(state) = self.door.state().await
                && let Some(thread) = state.thread(&self.channel)
            {
                thread.clone_into(&mut self.channel);
                return true;
            }
            sleep(LOOK_AGAIN).await;
        }
        false
    }
}
