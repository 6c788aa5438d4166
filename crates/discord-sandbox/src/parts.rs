//! A person presses a button, chooses from a menu or fills in a form: what Discord sends of it.

use serde_json::{Map, Value, json};

use super::limits::{BUTTON, CHANNEL_MENU, MENTIONABLE_MENU, PEOPLE_MENU, ROLE_MENU, TEXT_MENU};
use super::objects::{First, Message};
use super::reaction::{Impossible, impossible, number};
use super::resolving::{self, Named};
use super::world::World;

/// The message and the data of a press.
pub(super) fn pressed(
    world: &World,
    person: u64,
    message: &str,
    custom_id: &str,
) -> Result<(Message, Value), Impossible> {
    let (message, part) = component(world, person, message, custom_id)?;
    if part["type"] != BUTTON || part["disabled"] == true {
        return Err(impossible("that is no button that can be pressed"));
    }
    Ok((message, json!({ "component_type": BUTTON, "custom_id": custom_id })))
}

/// The message and the data of a choice.
pub(super) fn chosen(
    world: &World,
    person: u64,
    message: &str,
    custom_id: &str,
    values: &[String],
) -> Result<(Message, Value), Impossible> {
    let (message, part) = component(world, person, message, custom_id)?;
    let (least, most) = (part["min_values"].as_u64().unwrap_or(1), part["max_values"].as_u64().unwrap_or(1));
    let each_once = values.iter().enumerate().all(|(n, value)| !values[..n].contains(value));
    let count = (least..=most).contains(&(values.len() as u64));
    if part["disabled"] == true || !each_once || !count {
        return Err(impossible("that cannot be chosen"));
    }
    let kind = part["type"].as_u64().unwrap_or(0);
    let mut data = json!({ "component_type": kind, "custom_id": custom_id, "values": values });
    let named = match kind {
        TEXT_MENU => {
            let offered = part["options"].as_array().map(Vec::as_slice).unwrap_or_default();
            let fits = |value: &String| offered.iter().any(|option| option["value"].as_str() == Some(value));
            if !values.iter().all(fits) {
                return Err(impossible("that cannot be chosen"));
            }
            return Ok((message, data));
        }
        PEOPLE_MENU => Named::Person,
        ROLE_MENU => Named::Role,
        MENTIONABLE_MENU => Named::Mentionable,
        CHANNEL_MENU => Named::Channel,
        _ => return Err(impossible("that is no menu")),
    };
    data["resolved"] = json!({});
    for value in values {
        let found = resolving::resolve(world, person, named, &json!(value), &part["channel_types"])?;
        resolving::join(&mut data["resolved"], found);
    }
    Ok((message, data))
}

/// The message and the data of a press, or of a choice from a menu of texts, that the message does not offer.
pub(super) fn forged(
    world: &World,
    person: u64,
    message: &str,
    custom_id: &str,
    values: Option<&[String]>,
) -> Result<(Message, Value), Impossible> {
    let message = seen(world, person, message)?;
    let data = match values {
        None => json!({ "component_type": BUTTON, "custom_id": custom_id }),
        Some(values) => json!({ "component_type": TEXT_MENU, "custom_id": custom_id, "values": values }),
    };
    Ok((message.clone(), data))
}

/// The message whose button opened a form, if one did, and the data of the form as it was filled in.
pub(super) fn submitted(
    world: &World,
    person: u64,
    custom_id: &str,
    values: &Map<String, Value>,
) -> Result<(Option<u64>, Value), Impossible> {
    let opened = world.interactions.values().filter(|interaction| interaction.user == person);
    let forms = opened.filter_map(|interaction| match &interaction.first {
        Some(First::Modal(modal)) if modal["custom_id"] == custom_id => Some((interaction, modal)),
        _ => None,
    });
    let latest = forms.max_by_key(|(interaction, _)| interaction.id);
    let (interaction, modal) = latest.ok_or_else(|| impossible("there is no such form"))?;
    let rows = modal["components"].as_array().into_iter().flatten();
    let inputs: Vec<&Value> = rows.flat_map(|row| row["components"].as_array().into_iter().flatten()).collect();
    if let Some(strange) = values.keys().find(|id| !inputs.iter().any(|input| input["custom_id"] == id.as_str())) {
        return Err(impossible(format!("there is no input {strange}")));
    }
    let mut filled = Vec::new();
    for input in inputs {
        let id = input["custom_id"].as_str().unwrap_or_default();
        let text = values.get(id).and_then(Value::as_str).unwrap_or_default();
        let count = text.chars().count() as u64;
        let (least, most) = (input["min_length"].as_u64().unwrap_or(0), input["max_length"].as_u64().unwrap_or(4000));
        let why = match (count, input["required"] != false) {
            (0, true) => Some("this must be filled in".to_owned()),
            (0, false) => None,
            _ if count < least => Some(format!("at least {least} characters are needed")),
            _ if count > most => Some(format!("at most {most} characters fit")),
            _ => None,
        };
        if let Some(why) = why {
            return Err(impossible(why).in_field(id));
        }
        filled.push(json!({ "type": 1, "components": [{ "type": 4, "custom_id": id, "value": text }] }));
    }
    Ok((interaction.source, json!({ "custom_id": custom_id, "components": filled })))
}

/// A component of a message that the person sees.
fn component(world: &World, person: u64, message: &str, custom_id: &str) -> Result<(Message, Value), Impossible> {
    let message = seen(world, person, message)?;
    let rows = message.components.as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let mut named = parts.filter(|part| part["custom_id"] == custom_id);
    match named.next() {
        Some(part) => Ok((message.clone(), part.clone())),
        None => Err(impossible(format!("there is no {custom_id} on that message"))),
    }
}

/// A message that the person sees.
fn seen<'w>(world: &'w World, person: u64, message: &str) -> Result<&'w Message, Impossible> {
    world.seen_by(person, number(message)?).ok_or_else(|| impossible("there is no such message"))
}
