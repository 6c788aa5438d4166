//! Modals that people fill in, as Discord sends them to the bot.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Map, Value, json};

use super::components::menu_target;
use super::reaction::{Impossible, impossible};
use super::resolve;

use crate::check::components::{INPUT, TEXT_MENU};
use crate::check::modal::{CHECKBOX, CHECKBOX_GROUP, FILES, LABEL, RADIO_GROUP, TEXT_DISPLAY};
use crate::model::{File, First, World};
use crate::wire::objects;

/// The largest file that Discord takes, in bytes.
const LARGEST: usize = 10 * 1024 * 1024;

/// Returns the data of a modal that a person filled in, and the message whose component opened it,
/// if one did. A field that has no value here keeps the value that the bot filled in.
pub(crate) fn submit(
    world: &mut World,
    person: u64,
    custom_id: &str,
    values: &Map<String, Value>,
) -> Result<(Option<u64>, Value), Impossible> {
    let (source, modal) = find_modal(world, person, custom_id)?;
    let parts = modal["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let fields = || parts.iter().filter_map(field_of);
    if let Some(strange) =
        values.keys().find(|id| !fields().any(|field| field["custom_id"] == id.as_str()))
    {
        return Err(impossible(format!("there is no input {strange}")));
    }
    let mut resolved = json!({});
    let mut filled = Vec::new();
    for (n, part) in parts.iter().enumerate() {
        let number = 2 * n + 1;
        let Some(field) = field_of(part) else {
            filled.push(json!({ "type": TEXT_DISPLAY, "id": number }));
            continue;
        };
        let id = field["custom_id"].as_str().unwrap_or_default();
        let given = values.get(id).cloned().unwrap_or_else(|| untouched(field));
        let mut entered = enter(world, person, field, &given, &mut resolved)
            .map_err(|impossible| impossible.in_field(id))?;
        entered["type"] = field["type"].clone();
        entered["custom_id"] = json!(id);
        entered["id"] = json!(number + 1);
        filled.push(match part["type"].as_u64() {
            Some(LABEL) => json!({ "type": LABEL, "id": number, "component": entered }),
            _ => json!({ "type": part["type"], "id": number, "components": [entered] }),
        });
    }
    let mut data = json!({ "custom_id": custom_id, "components": filled });
    if resolved != json!({}) {
        data["resolved"] = resolved;
    }
    Ok((source, data))
}

/// Finds the latest modal of this custom id that the bot showed a person. Returns also the message
/// whose component opened it, if one did. Fails if there is no such modal.
fn find_modal(
    world: &World,
    person: u64,
    custom_id: &str,
) -> Result<(Option<u64>, Value), Impossible> {
    let opened = world.interactions.values().filter(|interaction| interaction.user == person);
    let forms = opened.filter_map(|interaction| match &interaction.first {
        Some(First::Modal(modal)) if modal["custom_id"] == custom_id => Some((interaction, modal)),
        _ => None,
    });
    let latest = forms.max_by_key(|(interaction, _)| interaction.id);
    let (interaction, modal) = latest.ok_or_else(|| impossible("there is no such form"))?;
    Ok((interaction.source, modal.clone()))
}

/// The field in a part of a modal; `None` if the part is a text to read.
fn field_of(part: &Value) -> Option<&Value> {
    match part["type"].as_u64() {
        Some(TEXT_DISPLAY) => None,
        Some(LABEL) => Some(&part["component"]),
        _ => Some(&part["components"][0]),
    }
}

/// The value of a field that the person does not touch.
fn untouched(field: &Value) -> Value {
    let chosen = || {
        let options = field["options"].as_array().into_iter().flatten();
        let chosen = options.filter(|option| option["default"] == true);
        chosen.map(|option| option["value"].clone()).collect::<Vec<_>>()
    };
    let picked = field["default_values"].as_array().into_iter().flatten();
    match field["type"].as_u64() {
        Some(INPUT) => json!(field["value"].as_str().unwrap_or_default()),
        Some(CHECKBOX) => json!(field["default"] == true),
        Some(RADIO_GROUP) => chosen().pop().unwrap_or_default(),
        Some(TEXT_MENU | CHECKBOX_GROUP) => json!(chosen()),
        _ => picked.map(|value| value["id"].clone()).collect(),
    }
}

/// Returns a filled field as Discord sends it. Adds the objects to which its ids refer to
/// `resolved`.
fn enter(
    world: &mut World,
    person: u64,
    field: &Value,
    given: &Value,
    resolved: &mut Value,
) -> Result<Value, Impossible> {
    let kind = field["type"].as_u64().unwrap_or(0);
    match kind {
        INPUT => type_text(field, given),
        CHECKBOX => {
            let ticked = given.as_bool().ok_or_else(|| impossible("a box is ticked or not"))?;
            Ok(json!({ "value": ticked }))
        }
        RADIO_GROUP => {
            let chosen: Vec<Value> =
                Some(given.clone()).into_iter().filter(|value| !value.is_null()).collect();
            choose(field, &chosen, (1, 1))?;
            is_offered(field, &chosen)?;
            Ok(json!({ "value": given }))
        }
        FILES => upload(world, field, given, resolved),
        _ => {
            let chosen =
                given.as_array().cloned().ok_or_else(|| impossible("a list is chosen here"))?;
            let usual = match kind {
                CHECKBOX_GROUP => field["options"].as_array().map_or(1, Vec::len) as u64,
                _ => 1,
            };
            choose(field, &chosen, (1, usual))?;
            match menu_target(kind) {
                None => is_offered(field, &chosen)?,
                Some(target) => {
                    for id in &chosen {
                        let found =
                            resolve::resolve(world, person, target, id, &field["channel_types"])?;
                        resolve::join(resolved, found);
                    }
                }
            }
            Ok(json!({ "values": chosen }))
        }
    }
}

fn type_text(field: &Value, given: &Value) -> Result<Value, Impossible> {
    let text = given.as_str().ok_or_else(|| impossible("a text is typed here"))?;
    let count = text.chars().count() as u64;
    let least = field["min_length"].as_u64().unwrap_or(0);
    let most = field["max_length"].as_u64().unwrap_or(4000);
    let why = match (count, field["required"] != false) {
        (0, true) => "this must be filled in".to_owned(),
        (0, false) => return Ok(json!({ "value": "" })),
        _ if count < least => format!("at least {least} characters are needed"),
        _ if count > most => format!("at most {most} characters fit"),
        _ => return Ok(json!({ "value": text })),
    };
    Err(impossible(why))
}

/// Checks that a field takes this number of choices, and that each is chosen only once. `usual`
/// holds the least and the most number if the field states none.
fn choose(field: &Value, chosen: &[Value], usual: (u64, u64)) -> Result<(), Impossible> {
    let least = field["min_values"].as_u64().unwrap_or(usual.0);
    let most = field["max_values"].as_u64().unwrap_or(usual.1);
    let count = chosen.len() as u64;
    if count == 0 && field["required"] != false {
        return Err(impossible("this must be filled in"));
    }
    let each_once = chosen.iter().enumerate().all(|(n, value)| !chosen[..n].contains(value));
    if each_once && (count == 0 || (least..=most).contains(&count)) {
        return Ok(());
    }
    Err(impossible("that cannot be chosen"))
}

fn is_offered(field: &Value, chosen: &[Value]) -> Result<(), Impossible> {
    let offered = field["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let fits = |value: &Value| offered.iter().any(|option| option["value"] == *value);
    if chosen.iter().all(fits) { Ok(()) } else { Err(impossible("that cannot be chosen")) }
}

fn upload(
    world: &mut World,
    field: &Value,
    given: &Value,
    resolved: &mut Value,
) -> Result<Value, Impossible> {
    let given = given.as_array().cloned().ok_or_else(|| impossible("files are uploaded here"))?;
    choose(field, &given, (1, 1))?;
    let mut ids = Vec::new();
    for file in read_files(world, &given)? {
        let id = file.id;
        let mut sent = objects::attachment(&file, &world.upload_url(&file));
        sent["ephemeral"] = json!(true);
        world.uploads.insert(id, file);
        resolve::join(resolved, json!({ "attachments": { id.to_string(): sent } }));
        ids.push(id.to_string());
    }
    Ok(json!({ "values": ids }))
}

/// Reads files, each with a `name` and a `base64` content.
pub(super) fn read_files(world: &mut World, given: &[Value]) -> Result<Vec<File>, Impossible> {
    let mut files = Vec::new();
    for file in given {
        let (Some(name), Some(content)) = (file["name"].as_str(), file["base64"].as_str()) else {
            return Err(impossible("a file has a name and a content"));
        };
        let bytes = STANDARD.decode(content).map_err(|_| impossible("that is no Base64"))?;
        if bytes.len() > LARGEST {
            return Err(impossible("Discord takes files of at most 10 MB"));
        }
        let id = world.id();
        files.push(File { id, name: name.to_owned(), description: None, bytes: bytes.into() });
    }
    Ok(files)
}
