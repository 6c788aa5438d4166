//! Events, each sent to the gateway sessions that get it.

use serde_json::{Value, json};

use super::objects;
use crate::model::{GatewaySession, Message, World};

const GUILD_MESSAGES: u64 = 1 << 9;
const DIRECT_MESSAGES: u64 = 1 << 12;
/// Discord's intent for the content of messages.
pub(crate) const MESSAGE_CONTENT: u64 = 1 << 15;

/// Sends an event of the server to its shard's sessions.
pub(crate) fn dispatch(world: &mut World, event: &str, data: &Value) {
    let guild = world.guild;
    for session in world.sessions.values_mut().filter(|session| session.hears(Some(guild))) {
        session.dispatch(event, data);
    }
}

/// Sends an event of a channel to the sessions of the shard that serves the channel's server.
pub(crate) fn dispatch_at(world: &mut World, event: &str, channel: u64, data: &Value) {
    let server = server_of(world, channel);
    for session in world.sessions.values_mut().filter(|session| session.hears(server)) {
        session.dispatch(event, data);
    }
}

/// The server of a channel; `None` for direct messages and channels the bot is not in.
fn server_of(world: &World, channel: u64) -> Option<u64> {
    let direct = world.channels.get(&channel).is_some_and(|channel| channel.owner.is_some());
    (!direct && !world.is_foreign(channel)).then(|| world.guild_of(channel))
}

/// Sends a message event to the sessions whose intents ask for it. Sends nothing for a channel
/// without the bot. Leaves out content that a session may not read.
pub(crate) fn dispatch_message(world: &mut World, event: &str, message: &Message) {
    if world.is_foreign(message.channel) {
        return;
    }
    let direct =
        world.channels.get(&message.channel).is_some_and(|channel| channel.owner.is_some());
    let named = message.mentions.contains(&world.bot)
        || message.content.contains(&format!("<@{}>", world.bot));
    let open = direct || named || message.author == world.bot;
    let mut full = objects::message(world, message);
    if !direct {
        full["guild_id"] = json!(world.guild_of(message.channel).to_string());
        if let Some(author) = world.users.get(&message.author) {
            let mut member = objects::member(author, world.role);
            member.as_object_mut().map(|fields| fields.remove("user"));
            full["member"] = member;
        }
    }
    let wanted = if direct { DIRECT_MESSAGES } else { GUILD_MESSAGES };
    let mut hidden = None;
    let server = server_of(world, message.channel);
    let content_shown = world.content_shown;
    let hears =
        |session: &&mut GatewaySession| session.hears(server) && session.intents & wanted != 0;
    for session in world.sessions.values_mut().filter(hears) {
        if open || content_shown && session.intents & MESSAGE_CONTENT != 0 {
            session.dispatch(event, &full);
        } else {
            session.dispatch(event, hidden.get_or_insert_with(|| without_content(&full)));
        }
    }
}

/// Returns a message with empty content, attachments, embeds and components.
fn without_content(full: &Value) -> Value {
    let mut hidden = full.clone();
    hidden["content"] = json!("");
    for list in ["attachments", "embeds", "components"] {
        hidden[list] = json!([]);
    }
    hidden
}
