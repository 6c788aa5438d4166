//! Commands that people run or type into, as Discord sends them to the bot.

use serde_json::{Map, Value, json};

use super::reaction::{Impossible, impossible, number};
use super::resolve::{self, IdTarget};
use crate::check::commands::{
    BOOLEAN, CHANNEL, ENTRY_POINT, INTEGER, MENTIONABLE, NUMBER, PERSON, ROLE, TEXT, is_nested,
};
use crate::model::{FORUM, World, permissions};
use crate::wire::objects;

/// The largest integer that JSON numbers hold exactly. Discord refuses larger numbers.
const EXACT: f64 = 9_007_199_254_740_991.0;

/// Makes the data of a slash command. The path is the command's name, group and subcommand with
/// spaces between. While the option `typing` is being typed, nothing is required and unfit values
/// are left out.
pub(crate) fn slash(
    world: &World,
    (person, channel): (u64, u64),
    path: &str,
    values: &Map<String, Value>,
    typing: Option<&str>,
) -> Result<Value, Impossible> {
    let mut words = path.split(' ');
    let command = find_command(world, (person, channel), words.next().unwrap_or_default(), 1)?;
    let mut declared = list(&command["options"]);
    let mut steps = Vec::new();
    for word in words {
        let step = declared.iter().find(|option| is_nested(option) && option["name"] == word);
        let step = step.ok_or_else(|| impossible(format!("there is no command {path}")))?;
        steps.push(step);
        declared = list(&step["options"]);
    }
    if declared.iter().any(is_nested) {
        return Err(impossible(format!("/{path} is a group: choose a command in it")));
    }
    let (mut options, resolved) = check_options(world, person, declared, values, typing)?;
    for step in steps.into_iter().rev() {
        options = json!([{ "name": step["name"], "type": step["type"], "options": options }]);
    }
    Ok(
        json!({ "id": command["id"], "name": command["name"], "type": 1, "options": options, "resolved": resolved }),
    )
}

/// Makes the data of a user command, run from the menu of a person.
pub(crate) fn user_command(
    world: &World,
    (person, channel): (u64, u64),
    name: &str,
    target: &str,
) -> Result<Value, Impossible> {
    let command = find_command(world, (person, channel), name, 2)?;
    let resolved = resolve::resolve(world, person, IdTarget::Person, &json!(target), &Value::Null)?;
    Ok(
        json!({ "id": command["id"], "name": name, "type": 2, "target_id": target, "resolved": resolved }),
    )
}

/// Returns the channel and the data of a message command, run from the menu of a message. Fails for
/// a message that only one person sees: it has no such menu.
pub(crate) fn message_command(
    world: &World,
    person: u64,
    name: &str,
    target: &str,
) -> Result<(u64, Value), Impossible> {
    let found = world.messages.get(number(target)?);
    let found = found.filter(|message| world.sees_message(person, message));
    let message = found.ok_or_else(|| impossible("there is no such message"))?;
    if message.whisper.is_some() {
        return Err(impossible("a message for one person alone has no commands"));
    }
    let command = find_command(world, (person, message.channel), name, 3)?;
    let resolved = json!({ "messages": { target: objects::message(world, message) } });
    let data = json!({
        "id": command["id"], "name": name, "type": 3, "target_id": target, "resolved": resolved,
    });
    Ok((message.channel, data))
}

/// Returns the data of the command that opens the application's Activity, and true if the bot
/// handles it; otherwise Discord opens the Activity by itself.
pub(crate) fn entry_point(
    world: &World,
    (person, channel): (u64, u64),
) -> Result<(bool, Value), Impossible> {
    let opens = world.commands.iter().find(|command| command["type"] == ENTRY_POINT);
    let name = opens.and_then(|command| command["name"].as_str()).unwrap_or_default();
    let command = find_command(world, (person, channel), name, ENTRY_POINT)?;
    let data = json!({ "id": command["id"], "name": name, "type": ENTRY_POINT });
    Ok((command["handler"] == 1, data))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// Finds the command with this name and type. Fails if the person cannot use it in the channel.
fn find_command(
    world: &World,
    (person, channel): (u64, u64),
    name: &str,
    kind: u64,
) -> Result<Value, Impossible> {
    let home = &world.channels[&channel];
    if home.archived {
        return Err(impossible("commands do not run in an archived thread"));
    }
    if home.kind == FORUM {
        return Err(impossible("commands do not run in a forum, only in its posts"));
    }
    // Discord's contexts: 0 server, 1 direct messages with the bot, 2 elsewhere. Installed by: 0
    // the server, 1 the person.
    let (context, install) = match home.owner {
        _ if world.is_foreign(channel) => (2, 1),
        Some(_) => (1, 0),
        None => (0, 0),
    };
    let lists = |list: &Value, value: u64, usual: bool| match list.as_array() {
        Some(list) => list.contains(&json!(value)),
        None => usual,
    };
    let held = if world.users.get(&person).is_some_and(|user| user.moderator) {
        permissions::MODERATION
    } else {
        0
    };
    let usable = |command: &&Value| {
        let needed = &command["default_member_permissions"];
        let needed =
            needed.as_u64().or(needed.as_str().and_then(|text| text.parse().ok())).unwrap_or(0);
        lists(&command["contexts"], context, context < 2)
            && lists(&command["integration_types"], install, install == 0)
            && (context > 0 || held & needed == needed)
    };
    let named = |command: &&Value| command["name"] == name && command["type"] == kind;
    let found = world.commands.iter().filter(named).find(usable).cloned();
    found.ok_or_else(|| impossible(format!("there is no command {name}")))
}

/// Checks the values of options against their declarations. Returns the options as Discord sends
/// them, and the objects to which their ids refer.
fn check_options(
    world: &World,
    person: u64,
    declared: &[Value],
    values: &Map<String, Value>,
    typing: Option<&str>,
) -> Result<(Value, Value), Impossible> {
    if let Some(name) =
        values.keys().find(|name| !declared.iter().any(|option| option["name"] == name.as_str()))
    {
        return Err(impossible(format!("there is no option {name}")));
    }
    let mut options = Vec::new();
    let mut resolved = json!({});
    for option in declared {
        let name = option["name"].as_str().unwrap_or_default();
        let Some(value) = values.get(name) else {
            if option["required"] == true && typing.is_none() {
                return Err(impossible(format!("the option {name} is required")).in_field(name));
            }
            continue;
        };
        let mut sent = json!({ "name": name, "type": option["type"], "value": value });
        if typing == Some(name) {
            // Sent as typed, whatever the option's type.
            sent["focused"] = json!(true);
        } else {
            match check_value(world, person, option, value) {
                Ok(found) => resolve::join(&mut resolved, found),
                Err(_) if typing.is_some() => continue,
                Err(refused) => return Err(refused.in_field(name)),
            }
        }
        options.push(sent);
    }
    Ok((json!(options), resolved))
}

/// Returns true if a choice has this name, in any language.
fn is_named(choice: &Value, name: &Value) -> bool {
    let others = choice["name_localizations"].as_object();
    &choice["name"] == name || others.into_iter().flatten().any(|(_, other)| other == name)
}

/// Refuses a value that the option does not take. Returns the objects to which the value refers.
fn check_value(
    world: &World,
    person: u64,
    option: &Value,
    value: &Value,
) -> Result<Value, Impossible> {
    let target = |what| resolve::resolve(world, person, what, value, &option["channel_types"]);
    let unless = |fits: bool, why: &str| if fits { Ok(json!({})) } else { Err(impossible(why)) };
    let choices = list(&option["choices"]);
    if !choices.is_empty() && !choices.iter().any(|choice| &choice["value"] == value) {
        // Discord can send a choice's name, and leaves the option's type (discord-api-docs 7206).
        let named = choices.iter().any(|choice| is_named(choice, value));
        return unless(named, "choose from the list");
    }
    match option["type"].as_u64().unwrap_or(0) {
        TEXT => {
            let text = value.as_str().ok_or_else(|| impossible("this must be a text"))?;
            let bound = |field: &str, usual: u64| option[field].as_u64().unwrap_or(usual) as usize;
            let least = bound("min_length", 0);
            let most = bound("max_length", 6000);
            let count = text.chars().count();
            unless(count >= least, &format!("at least {least} characters are needed"))?;
            unless(count <= most, &format!("at most {most} characters fit"))
        }
        INTEGER if !value.is_i64() => Err(impossible("this must be a whole number")),
        INTEGER | NUMBER => {
            let number = value.as_f64().ok_or_else(|| impossible("this must be a number"))?;
            let least = option["min_value"].as_f64().unwrap_or(-EXACT);
            let most = option["max_value"].as_f64().unwrap_or(EXACT);
            unless(number >= least, &format!("this must not be below {least}"))?;
            unless(number <= most, &format!("this must not be above {most}"))
        }
        BOOLEAN => unless(value.is_boolean(), "this must be yes or no"),
        PERSON => target(IdTarget::Person),
        CHANNEL => target(IdTarget::Channel),
        ROLE => target(IdTarget::Role),
        MENTIONABLE => target(IdTarget::Mentionable),
        _ => Err(impossible("the sandbox does not know this type of option")),
    }
}
