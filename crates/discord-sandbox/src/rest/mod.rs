//! The REST API v10: one table of routes by method and path.

mod call;
mod emoji;
mod events;
pub(crate) mod http;
mod interactions;
mod messages;
pub(crate) mod sign_in;
mod threads;

use serde_json::{Value, json};

use call::{
    RestAnswer, RestCall, RestRefusal, missing_permissions, refuse, refuse_form, require,
    require_open, snowflake, visible_channel, visible_message,
};

use crate::check::commands;
use crate::model::{World, permissions};
use crate::wire::objects;

/// Answers an authorized request.
pub(crate) fn route(world: &mut World, call: &RestCall<'_>) -> RestAnswer {
    match (call.method, &call.path[..]) {
        ("POST", ["oauth2", "token"]) => sign_in::exchange(world, call.body),
        ("GET", ["gateway"]) => Ok((200, json!({ "url": format!("ws://{}", world.address) }))),
        ("GET", ["gateway", "bot"]) => Ok((
            200,
            json!({
                "url": format!("ws://{}", world.address), "shards": 1,
                "session_start_limit": { "total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1 },
            }),
        )),
        ("GET", ["users", "@me"]) => {
            Ok((200, world.users.get(&world.bot).map(objects::current_user).unwrap_or_default()))
        }
        ("GET", ["users", "@me", "guilds"]) => memberships(world, call.query),
        ("GET", ["users", id]) => {
            let user = world.users.get(&snowflake(id)?).map(objects::user);
            user.map(|user| (200, user)).ok_or_else(|| refuse(404, 10013, "Unknown User"))
        }
        ("POST", ["users", "@me", "channels"]) => open_direct(world, call.body),
        ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => {
            Ok((200, objects::application(world)))
        }
        ("PUT", ["applications", _, "commands"]) => put_commands(world, call.body),
        ("GET", ["applications", _, "commands"]) => Ok((200, json!(world.commands))),
        ("PUT", ["applications", _, "role-connections", "metadata"]) => {
            sign_in::put_records(world, call.body)
        }
        ("GET", ["applications", id, "emojis"]) => emoji::list(world, id),
        ("POST", ["applications", id, "emojis"]) => emoji::create(world, id, call.body),
        ("DELETE", ["applications", id, "emojis", one]) => emoji::delete(world, id, one),
        (method, ["guilds", id, rest @ ..]) if is_annex(world, id) => {
            route_annex(world, method, rest)
        }
        (_, ["guilds", ..]) if world.expelled => Err(refuse(404, 10_004, "Unknown Guild")),
        ("GET", ["guilds", _]) => Ok((200, objects::server(world))),
        ("GET", ["guilds", _, "members", id]) => {
            let found = world.users.get(&snowflake(id)?).filter(|user| user.member);
            found
                .map(|user| (200, objects::member(user, world.role)))
                .ok_or_else(|| refuse(404, 10007, "Unknown Member"))
        }
        ("GET", ["guilds", _, "scheduled-events"]) => events::list(world),
        ("POST", ["guilds", _, "scheduled-events"]) => events::create(world, call.body),
        ("DELETE", ["guilds", _, "scheduled-events", id]) => events::delete(world, id),
        ("GET", ["channels", channel]) => {
            let id = visible_channel(world, channel)?;
            Ok((200, objects::channel(world, &world.channels[&id])))
        }
        ("PATCH", ["channels", channel]) => threads::change(world, channel, call.body),
        ("GET", ["channels", channel, "messages"]) => messages::history(world, channel, call.query),
        ("POST", ["channels", channel, "messages"]) => messages::post(world, channel, call),
        ("GET", ["channels", channel, "messages", id]) => {
            let message = visible_message(world, channel, id)?;
            Ok((200, objects::message(world, &message)))
        }
        ("PATCH", ["channels", channel, "messages", id]) => {
            messages::edit(world, channel, id, call)
        }
        ("DELETE", ["channels", channel, "messages", id]) => {
            let message = visible_message(world, channel, id)?;
            if message.author != world.bot {
                return Err(missing_permissions());
            }
            require_open(world, message.channel)?;
            world.messages.remove(message.id);
            Ok((204, Value::Null))
        }
        ("POST", ["channels", channel, "messages", id, "threads"]) => {
            threads::open(world, channel, id, call.body)
        }
        ("POST", ["channels", channel, "threads"]) => threads::open_post(world, channel, call),
        ("GET", ["guilds", _, "threads", "active"]) => Ok((200, threads::active(world))),
        (
            "PUT" | "DELETE",
            ["channels", channel, "messages", "pins", id] | ["channels", channel, "pins", id],
        ) => {
            let message = visible_message(world, channel, id)?;
            require(world, message.channel, permissions::PIN)?;
            world.messages.pin(message.id, call.method == "PUT");
            Ok((204, Value::Null))
        }
        ("POST", ["channels", channel, "typing"]) => {
            visible_channel(world, channel).map(|_| (204, Value::Null))
        }
        ("POST" | "GET" | "PATCH" | "DELETE", ["interactions" | "webhooks", ..]) => {
            interactions::route(world, call)
        }
        _ => Err(RestRefusal { unexpected: true, ..refuse(404, 0, "404: Not Found") }),
    }
}

fn open_direct(world: &mut World, body: &Value) -> RestAnswer {
    let person = snowflake(body["recipient_id"].as_str().unwrap_or_default())?;
    if !world.users.contains_key(&person) || person == world.bot {
        return Err(refuse(400, 50033, "Invalid Recipient(s)"));
    }
    let id = world.direct(person);
    Ok((200, objects::channel(world, &world.channels[&id])))
}

fn put_commands(world: &mut World, body: &Value) -> RestAnswer {
    refuse_form(&commands::check(body))?;
    let list = body.as_array().cloned().unwrap_or_default();
    if commands::too_many(&list) {
        return Err(refuse(400, 30032, "Maximum number of application commands reached"));
    }
    let opens_activity =
        |list: &[Value]| list.iter().any(|command| command["type"] == commands::ENTRY_POINT);
    if opens_activity(&world.commands) && !opens_activity(&list) {
        let text = "You cannot remove this app's Entry Point command in a bulk update operation. \
            Please include the Entry Point command in your update request or delete it separately.";
        return Err(refuse(400, 50240, text));
    }
    // A command that is known keeps its id.
    let known = std::mem::take(&mut world.commands);
    world.commands = list
        .into_iter()
        .map(|mut command| {
            if command["type"].is_null() {
                command["type"] = json!(1);
            }
            let same = |other: &&Value| {
                other["name"] == command["name"] && other["type"] == command["type"]
            };
            let id = known.iter().find(same).map(|other| other["id"].clone());
            command["id"] = id.unwrap_or_else(|| json!(world.id().to_string()));
            command["application_id"] = json!(world.bot.to_string());
            command["version"] = json!(world.id().to_string());
            if command["default_member_permissions"].is_null() {
                command["default_member_permissions"] = Value::Null;
            }
            if command["description"].is_null() {
                command["description"] = json!("");
            }
            command
        })
        .collect();
    Ok((200, json!(world.commands)))
}

/// Returns true if this is the id of the second server.
fn is_annex(world: &World, id: &str) -> bool {
    world.annex.as_ref().is_some_and(|annex| annex.guild.to_string() == id)
}

/// Answers a request about the second server: its name, and who is a member.
fn route_annex(world: &World, method: &str, rest: &[&str]) -> RestAnswer {
    let unknown = || refuse(404, 10_004, "Unknown Guild");
    let annex = world.annex.as_ref().filter(|annex| !annex.expelled).ok_or_else(unknown)?;
    match (method, rest) {
        ("GET", []) => Ok((200, objects::annex(world, annex))),
        ("GET", ["members", id]) => {
            let id = snowflake(id)?;
            let found = world.users.get(&id).filter(|_| annex.members.contains(&id));
            found
                .map(|user| (200, objects::member(user, world.role)))
                .ok_or_else(|| refuse(404, 10007, "Unknown Member"))
        }
        _ => Err(RestRefusal { unexpected: true, ..refuse(404, 0, "404: Not Found") }),
    }
}

/// Lists the servers of the bot, ordered by id: up to the query's `limit` (200 without one) with
/// ids above its `after`. Refuses a limit outside 1 to 200.
fn memberships(world: &World, query: &[(String, String)]) -> RestAnswer {
    let number = |name: &str| {
        query.iter().find(|(key, _)| key == name).and_then(|(_, value)| value.parse::<u64>().ok())
    };
    let limit = number("limit").unwrap_or(200);
    let after = number("after").unwrap_or(0);
    if !(1..=200).contains(&limit) {
        return Err(refuse(400, 50035, "Invalid Form Body: limit"));
    }
    let all = (0..=world.elsewhere)
        .map(|n| world.guild + n)
        .filter(|id| *id > after)
        .take(limit as usize);
    Ok((200, all.map(|id| objects::membership(world, id)).collect()))
}
