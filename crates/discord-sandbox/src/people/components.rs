//! Presses of buttons and choices from menus, as Discord sends them to the bot.

use serde_json::{Value, json};

use super::reaction::{Impossible, impossible, number};
use super::resolve::{self, IdTarget};
use crate::check::components::{
    BUTTON, CHANNEL_MENU, MENTIONABLE_MENU, PEOPLE_MENU, ROLE_MENU, TEXT_MENU,
};
use crate::model::layout::all_parts;
use crate::model::{Message, World};

/// Returns the message of a button and the data of a press on it. Fails if there is no such button
/// that can be pressed.
pub(crate) fn press(
    world: &World,
    person: u64,
    message: &str,
    custom_id: &str,
) -> Result<(Message, Value), Impossible> {
    let (message, part) = component(world, person, message, custom_id)?;
    if part["type"] != BUTTON || part["disabled"] == true {
        return Err(impossible("that button cannot be pressed"));
    }
    Ok((message, json!({ "component_type": BUTTON, "custom_id": custom_id })))
}

/// Returns the message of a menu and the data of a choice. Fails if the menu does not allow it.
pub(crate) fn choice(
    world: &World,
    person: u64,
    message: &str,
    custom_id: &str,
    values: &[String],
) -> Result<(Message, Value), Impossible> {
    let (message, part) = component(world, person, message, custom_id)?;
    let least = part["min_values"].as_u64().unwrap_or(1);
    let most = part["max_values"].as_u64().unwrap_or(1);
    let each_once = values.iter().enumerate().all(|(n, value)| !values[..n].contains(value));
    let count = (least..=most).contains(&(values.len() as u64));
    if part["disabled"] == true || !each_once || !count {
        return Err(impossible("that cannot be chosen"));
    }
    let kind = part["type"].as_u64().unwrap_or(0);
    let mut data = json!({ "component_type": kind, "custom_id": custom_id, "values": values });
    let target = match kind {
        TEXT_MENU => {
            let offered = part["options"].as_array().map(Vec::as_slice).unwrap_or_default();
            let fits = |value: &String| {
                offered.iter().any(|option| option["value"].as_str() == Some(value))
            };
            if !values.iter().all(fits) {
                return Err(impossible("that cannot be chosen"));
            }
            return Ok((message, data));
        }
        kind => menu_target(kind).ok_or_else(|| impossible("that is no menu"))?,
    };
    data["resolved"] = json!({});
    for value in values {
        let found = resolve::resolve(world, person, target, &json!(value), &part["channel_types"])?;
        resolve::join(&mut data["resolved"], found);
    }
    Ok((message, data))
}

/// The kind of object that a menu of this type chooses by id; `None` for a menu of texts.
pub(super) fn menu_target(kind: u64) -> Option<IdTarget> {
    match kind {
        PEOPLE_MENU => Some(IdTarget::Person),
        ROLE_MENU => Some(IdTarget::Role),
        MENTIONABLE_MENU => Some(IdTarget::Mentionable),
        CHANNEL_MENU => Some(IdTarget::Channel),
        _ => None,
    }
}

/// Returns the message and the data of a press or choice that the message does not offer, as a
/// tampered client sends it. `values` is `None` for a press.
pub(crate) fn forgery(
    world: &World,
    person: u64,
    message: &str,
    custom_id: &str,
    values: Option<&[String]>,
) -> Result<(Message, Value), Impossible> {
    let message = visible_message(world, person, message)?;
    let data = match values {
        None => json!({ "component_type": BUTTON, "custom_id": custom_id }),
        Some(values) => {
            json!({ "component_type": TEXT_MENU, "custom_id": custom_id, "values": values })
        }
    };
    Ok((message.clone(), data))
}

/// Finds a component by its custom id. Fails if the person does not see the message, or if it has
/// no such component.
fn component(
    world: &World,
    person: u64,
    message: &str,
    custom_id: &str,
) -> Result<(Message, Value), Impossible> {
    let message = visible_message(world, person, message)?;
    let parts = all_parts(&message.components);
    match parts.into_iter().find(|part| part["custom_id"] == custom_id) {
        Some(part) => Ok((message.clone(), part.clone())),
        None => Err(impossible(format!("there is no {custom_id} on that message"))),
    }
}

/// Finds a message by its id. Fails if the person does not see it.
fn visible_message<'w>(
    world: &'w World,
    person: u64,
    message: &str,
) -> Result<&'w Message, Impossible> {
    let found =
        world.messages.get(number(message)?).filter(|message| world.sees_message(person, message));
    found.ok_or_else(|| impossible("there is no such message"))
}
