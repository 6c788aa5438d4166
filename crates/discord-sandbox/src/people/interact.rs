//! Makes interactions and sends them to the bot.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::check::commands::is_nested;
use crate::model::{FOREIGN, Interaction, World, permissions};
use crate::wire::{events, objects};

/// Makes an interaction of a person in a channel and sends it to the bot. Returns its token.
pub(crate) fn interact(
    world: &mut World,
    (person, channel): (u64, u64),
    kind: u8,
    data: &Value,
    source: Option<u64>,
) -> String {
    let token = world.random() + &world.random();
    let id = world.id();
    let at = world.now();
    let command = data["name"].as_str().map(|name| path(name, &data["options"]));
    let interaction = Interaction {
        id,
        user: person,
        channel,
        at,
        source,
        kind,
        command,
        first: None,
        answered: Arc::default(),
    };
    world.interactions.insert(token.clone(), interaction);
    let who = &world.users[&person];
    let home = &world.channels[&channel];
    let guild = world.guild_of(channel).to_string();
    let mut event = json!({
        "id": id.to_string(), "application_id": world.bot.to_string(), "type": kind, "data": data,
        "channel_id": channel.to_string(), "channel": objects::channel(world, home), "token": token, "version": 1,
        "locale": who.locale, "app_permissions": world.permissions(channel).to_string(), "entitlements": [],
        "attachment_size_limit": 10 * 1024 * 1024,
        "authorizing_integration_owners": { "0": guild },
    });
    if home.kind == FOREIGN {
        event["user"] = objects::user(who);
        event["context"] = json!(2);
        event["authorizing_integration_owners"] = json!({ "1": person.to_string() });
    } else if home.owner.is_some() {
        event["user"] = objects::user(who);
        event["context"] = json!(1);
    } else {
        event["guild_id"] = json!(guild);
        event["guild_locale"] = json!("en-US");
        event["context"] = json!(0);
        let mut member = objects::member(who, world.role);
        let held = permissions::GRANTED | if who.moderator { permissions::MODERATION } else { 0 };
        member["permissions"] = json!(held.to_string());
        event["member"] = member;
        event["guild"] = json!({ "id": guild, "locale": "en-US", "features": [] });
        event["channel"]["permissions"] = json!(held.to_string());
    }
    if let Some(message) = source.and_then(|id| world.messages.get(id)) {
        event["message"] = objects::message(world, message);
    }
    match world.endpoint {
        Some(_) => world.unposted.push(event.to_string()),
        None => events::dispatch_at(world, "INTERACTION_CREATE", channel, &event),
    }
    token
}

/// Joins a command's name with its group and subcommand, separated by spaces.
fn path(name: &str, options: &Value) -> String {
    match options.as_array().map(Vec::as_slice) {
        Some([step]) if is_nested(step) => {
            let rest = path(step["name"].as_str().unwrap_or_default(), &step["options"]);
            format!("{name} {rest}")
        }
        _ => name.to_owned(),
    }
}
