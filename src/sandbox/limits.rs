//! What Discord refuses in a body, said as Discord says it: a path into the body and a reason.

use serde_json::{Value, json};

/// A refused body: code 50035, with the fields at fault.
#[derive(Clone, Debug, Default)]
pub(super) struct Faults(Vec<(String, String)>);

impl Faults {
    fn add(&mut self, path: impl Into<String>, why: impl Into<String>) {
        self.0.push((path.into(), why.into()));
    }

    fn unless(&mut self, fine: bool, path: &str, why: &str) {
        if !fine {
            self.add(path, why);
        }
    }

    /// The answer's body; none where nothing is at fault.
    pub fn body(&self) -> Option<Value> {
        let first = self.0.first()?;
        let errors: serde_json::Map<String, Value> = self
            .0
            .iter()
            .map(|(path, why)| (path.clone(), json!({ "_errors": [{ "code": "INVALID", "message": why }] })))
            .collect();
        Some(json!({
            "code": 50035, "message": format!("Invalid Form Body: {}: {}", first.0, first.1), "errors": errors,
        }))
    }
}

fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}

/// The size limits of an embed: field, most characters.
const EMBED: [(&str, usize); 2] = [("title", 256), ("description", 4096)];

/// A message's body with the names of the files that came with it. `empty` says whether a message without anything is refused.
pub(super) fn message(body: &Value, files: &[(u64, String)], empty: bool) -> Faults {
    let mut faults = Faults::default();
    faults.unless(length(&body["content"]) <= 2000, "content", "Must be 2000 or fewer in length.");
    embeds(&body["embeds"], &mut faults);
    components(&body["components"], &mut faults);
    let described = body["attachments"].as_array().cloned().unwrap_or_default();
    for attachment in &described {
        let fine = length(&attachment["description"]) <= 1024;
        faults.unless(fine, "attachments", "Description must be 1024 or fewer in length.");
        let id = attachment["id"].as_u64().or_else(|| attachment["id"].as_str()?.parse().ok());
        let new = id.is_some_and(|id| id < 100);
        let there = files.iter().any(|(n, _)| Some(*n) == id);
        faults.unless(!new || there, "attachments", "Names a file that was not uploaded.");
    }
    for (n, _) in files {
        let named = described
            .iter()
            .any(|file| file["id"].as_u64() == Some(*n) || file["id"].as_str().is_some_and(|id| id == n.to_string()));
        faults.unless(described.is_empty() || named, "attachments", "A file is not named in attachments.");
    }
    faults.unless(files.len() <= 10, "attachments", "Must be 10 or fewer.");
    let mentions = &body["allowed_mentions"];
    let users = mentions["users"].as_array().map_or(0, Vec::len);
    let parse = mentions["parse"].as_array().cloned().unwrap_or_default();
    faults.unless(
        !(users > 0 && parse.contains(&json!("users"))),
        "allowed_mentions",
        "parse:[\"users\"] and users are mutually exclusive.",
    );
    faults.unless(users <= 100, "allowed_mentions", "Must be 100 or fewer.");
    faults.unless(length(&body["nonce"]) <= 25, "nonce", "Must be 25 or fewer in length.");
    let said = [&body["embeds"], &body["components"], &body["sticker_ids"]];
    let something = length(&body["content"]) > 0
        || !files.is_empty()
        || said.iter().any(|part| part.as_array().is_some_and(|list| !list.is_empty()));
    faults.unless(something || !empty, "content", "Cannot send an empty message");
    faults
}

/// Whether a body's only fault is that it says nothing, which Discord refuses with a code of its own.
pub(super) fn is_empty_message(faults: &Faults) -> bool {
    matches!(&faults.0[..], [(_, why)] if why.contains("empty message"))
}

fn embeds(embeds: &Value, faults: &mut Faults) {
    let Some(embeds) = embeds.as_array() else { return };
    faults.unless(embeds.len() <= 10, "embeds", "Must be 10 or fewer.");
    let mut sum = 0;
    for embed in embeds {
        for (field, most) in EMBED {
            faults.unless(length(&embed[field]) <= most, "embeds", "A field is too long.");
            sum += length(&embed[field]);
        }
        sum += length(&embed["footer"]["text"]) + length(&embed["author"]["name"]);
        faults.unless(length(&embed["footer"]["text"]) <= 2048, "embeds", "The footer is too long.");
        faults.unless(length(&embed["author"]["name"]) <= 256, "embeds", "The author is too long.");
        let fields = embed["fields"].as_array().cloned().unwrap_or_default();
        faults.unless(fields.len() <= 25, "embeds", "Must have 25 or fewer fields.");
        for field in &fields {
            let (name, value) = (length(&field["name"]), length(&field["value"]));
            faults.unless((1..=256).contains(&name) && (1..=1024).contains(&value), "embeds", "A field does not fit.");
            sum += name + value;
        }
    }
    faults.unless(sum <= 6000, "embeds", "Embed size exceeds maximum size of 6000");
}

fn components(rows: &Value, faults: &mut Faults) {
    let Some(rows) = rows.as_array() else { return };
    faults.unless(rows.len() <= 5, "components", "Must be between 1 and 5 in length.");
    let mut ids: Vec<&str> = Vec::new();
    for row in rows {
        faults.unless(row["type"] == 1, "components", "Only action rows stand at the top.");
        let parts = row["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        faults.unless((1..=5).contains(&parts.len()), "components", "A row holds 1 to 5 components.");
        let selects = parts.iter().filter(|part| part["type"] != 2).count();
        faults.unless(selects == 0 || parts.len() == 1, "components", "A menu fills its row.");
        for part in parts {
            component(part, faults);
            ids.extend(part["custom_id"].as_str());
        }
    }
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    faults.unless(ids.len() == count, "components", "Component custom id cannot be duplicated");
}

fn component(part: &Value, faults: &mut Faults) {
    let id = length(&part["custom_id"]);
    match part["type"].as_u64() {
        Some(2) => {
            let link = part["style"] == 5;
            let fine = if link { id == 0 && part["url"].is_string() } else { (1..=100).contains(&id) };
            faults.unless(fine, "components", "A button has a custom_id of 1 to 100 characters, or a url.");
            faults.unless(length(&part["label"]) <= 80, "components", "A label has 80 or fewer characters.");
            faults.unless(
                length(&part["label"]) > 0 || part["emoji"].is_object(),
                "components",
                "A button must have a label or emoji.",
            );
        }
        Some(kind @ (3 | 5..=8)) => {
            faults.unless((1..=100).contains(&id), "components", "A menu has a custom_id of 1 to 100 characters.");
            faults.unless(length(&part["placeholder"]) <= 150, "components", "A placeholder is too long.");
            if kind == 3 {
                options(part, faults);
            }
        }
        _ => faults.add("components", "Unknown component."),
    }
}

fn options(menu: &Value, faults: &mut Faults) {
    let options = menu["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    faults.unless((1..=25).contains(&options.len()), "components", "A menu has 1 to 25 options.");
    let mut values: Vec<&str> = options.iter().filter_map(|option| option["value"].as_str()).collect();
    for option in options {
        let fine = [("label", 1), ("value", 1), ("description", 0)]
            .iter()
            .all(|(field, least)| (*least..=100).contains(&length(&option[*field])));
        faults.unless(fine, "components", "An option's label, value or description does not fit.");
    }
    values.sort_unstable();
    values.dedup();
    faults.unless(values.len() == options.len(), "components", "The values of a menu are unique.");
    let (least, most) = (menu["min_values"].as_u64().unwrap_or(1), menu["max_values"].as_u64().unwrap_or(1));
    faults.unless(least <= most && most as usize <= options.len().max(1), "components", "min and max do not fit.");
}

/// A modal: title and its inputs.
pub(super) fn modal(data: &Value) -> Faults {
    let mut faults = Faults::default();
    faults.unless((1..=45).contains(&length(&data["title"])), "title", "Must be between 1 and 45 in length.");
    faults.unless((1..=100).contains(&length(&data["custom_id"])), "custom_id", "Must be between 1 and 100 in length.");
    let rows = data["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    faults.unless((1..=5).contains(&rows.len()), "components", "Must be between 1 and 5 in length.");
    for row in rows {
        let input = &row["components"][0];
        faults.unless(input["type"] == 4, "components", "A modal holds text inputs.");
        faults.unless((1..=45).contains(&length(&input["label"])), "components", "A label has 1 to 45 characters.");
        faults.unless((1..=100).contains(&length(&input["custom_id"])), "components", "An input has a custom_id.");
    }
    faults
}

/// Completions.
pub(super) fn choices(data: &Value) -> Faults {
    let mut faults = Faults::default();
    let choices = data["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    faults.unless(choices.len() <= 25, "choices", "Must be 25 or fewer in length.");
    for choice in choices {
        let named = (1..=100).contains(&length(&choice["name"]));
        let valued = !choice["value"].is_string() || (1..=100).contains(&length(&choice["value"]));
        faults.unless(named && valued, "choices", "A choice's name or value does not fit.");
    }
    faults
}

/// All commands of an application together: 100 slash commands, 15 menus of each kind.
const MOST: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];

/// A list of commands, as it is put in place of the former ones.
pub(super) fn commands(commands: &[Value]) -> Faults {
    let mut faults = Faults::default();
    let kind = |command: &Value| command["type"].as_u64().unwrap_or(1);
    for (which, most) in MOST {
        let count = commands.iter().filter(|command| kind(command) == which).count();
        faults.unless(count <= most, "type", "Maximum number of application commands reached.");
    }
    let mut names: Vec<(u64, &str)> =
        commands.iter().filter_map(|command| Some((kind(command), command["name"].as_str()?))).collect();
    names.sort_unstable();
    names.dedup();
    faults.unless(names.len() == commands.len(), "name", "Application command names must be unique");
    for command in commands {
        let length_of_name = length(&command["name"]);
        faults.unless((1..=32).contains(&length_of_name), "name", "Must be between 1 and 32 in length.");
        if kind(command) == 1 {
            faults.unless(is_name(&command["name"]), "name", "Command name is invalid");
            described(command, &mut faults);
            parameters(&command["options"], 0, &mut faults);
        } else {
            let plain = length(&command["description"]) == 0 && command["options"].as_array().is_none_or(Vec::is_empty);
            faults.unless(plain, "description", "Context menu commands cannot have description or options");
        }
        let size = size(command);
        faults.unless(size <= 8000, "name", "Command exceeds maximum size (8000)");
    }
    faults
}

fn is_name(name: &Value) -> bool {
    let name = name.as_str().unwrap_or_default();
    let fits = |c: char| c == '-' || c == '_' || c == '\'' || c.is_numeric() || c.is_alphabetic() && !c.is_uppercase();
    (1..=32).contains(&name.chars().count()) && name.chars().all(fits)
}

fn described(part: &Value, faults: &mut Faults) {
    faults.unless(
        (1..=100).contains(&length(&part["description"])),
        "description",
        "Must be between 1 and 100 in length.",
    );
    let localized = part["description_localizations"].as_object();
    let fine = localized.is_none_or(|all| all.values().all(|text| (1..=100).contains(&length(text))));
    faults.unless(fine, "description_localizations", "Must be between 1 and 100 in length.");
    let names = part["name_localizations"].as_object();
    faults.unless(names.is_none_or(|all| all.values().all(is_name)), "name_localizations", "Command name is invalid");
}

fn parameters(options: &Value, depth: usize, faults: &mut Faults) {
    let options = options.as_array().map(Vec::as_slice).unwrap_or_default();
    faults.unless(options.len() <= 25, "options", "Must be 25 or fewer in length.");
    let mut optional = false;
    for option in options {
        let group = matches!(option["type"].as_u64(), Some(1 | 2));
        faults.unless(is_name(&option["name"]), "options", "Option name is invalid");
        described(option, faults);
        let required = option["required"].as_bool().unwrap_or(false);
        faults.unless(
            !(required && optional),
            "options",
            "Required options must be placed before non-required options",
        );
        optional |= !required && !group;
        let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
        faults.unless(choices.len() <= 25, "options", "Must be 25 or fewer choices.");
        let both = !choices.is_empty() && option["autocomplete"] == true;
        faults.unless(!both, "options", "Choices and autocomplete exclude each other.");
        faults.unless(!group || depth < 2, "options", "Groups nest once.");
        if group {
            parameters(&option["options"], depth + 1, faults);
        }
    }
}

/// The characters of names, descriptions and choice values.
fn size(part: &Value) -> usize {
    let list = |field: &str| part[field].as_array().map(Vec::as_slice).unwrap_or_default();
    let choices: usize = list("choices").iter().map(|choice| length(&choice["name"]) + length(&choice["value"])).sum();
    length(&part["name"]) + length(&part["description"]) + choices + list("options").iter().map(size).sum::<usize>()
}
