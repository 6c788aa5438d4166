//! Which session hears of what.

use serde_json::{Value, json};

use super::json::member;
use super::objects::Message;
use super::session::Session;
use super::world::World;

const GUILD_MESSAGES: u64 = 1 << 9;
const DIRECT_MESSAGES: u64 = 1 << 12;
/// The intent to read what people write.
pub(super) const MESSAGE_CONTENT: u64 = 1 << 15;

impl World {
    /// Sends an event of the server to every session that hears of the server.
    pub fn dispatch(&mut self, event: &str, data: &Value) {
        for session in self.sessions.values_mut().filter(|session| session.hears(Some(self.guild))) {
            session.dispatch(event, data);
        }
    }

    /// Sends an event of a channel to every session that hears of it.
    pub fn dispatch_at(&mut self, event: &str, channel: u64, data: &Value) {
        let server = self.server_of(channel);
        for session in self.sessions.values_mut().filter(|session| session.hears(server)) {
            session.dispatch(event, data);
        }
    }

    /// The server of a channel; none for direct messages, and for places where the bot is not.
    fn server_of(&self, channel: u64) -> Option<u64> {
        let direct = self.channels.get(&channel).is_some_and(|channel| channel.owner.is_some());
        (!direct && !self.is_foreign(channel)).then_some(self.guild)
    }

    /// Sends a message event to the sessions whose intents ask for it, its content hidden where they may not read it.
    pub fn dispatch_message(&mut self, event: &str, message: &Message) {
        if self.is_foreign(message.channel) {
            return;
        }
        let direct = self.channels.get(&message.channel).is_some_and(|channel| channel.owner.is_some());
        let named = message.mentions.contains(&self.bot) || message.content.contains(&format!("<@{}>", self.bot));
        let open = direct || named || message.author == self.bot;
        let mut full = self.message_json(message);
        if !direct {
            full["guild_id"] = json!(self.guild.to_string());
            if let Some(author) = self.users.get(&message.author) {
                let mut member = member(author, self.role);
                member.as_object_mut().map(|fields| fields.remove("user"));
                full["member"] = member;
            }
        }
        let wanted = if direct { DIRECT_MESSAGES } else { GUILD_MESSAGES };
        let mut hidden = None;
        let server = self.server_of(message.channel);
        let hears = |session: &&mut Session| session.hears(server) && session.intents & wanted != 0;
        for session in self.sessions.values_mut().filter(hears) {
            if open || self.content_shown && session.intents & MESSAGE_CONTENT != 0 {
                session.dispatch(event, &full);
            } else {
                session.dispatch(event, hidden.get_or_insert_with(|| without_content(&full)));
            }
        }
    }
}

/// A message as those see it who may not read it.
fn without_content(full: &Value) -> Value {
    let mut hidden = full.clone();
    hidden["content"] = json!("");
    for list in ["attachments", "embeds", "components"] {
        hidden[list] = json!([]);
    }
    hidden
}
