//! The limits of an application's commands.

use serde_json::Value;

use super::form::{BodyCheck, length};

/// The most commands of an application, by type: slash commands, user commands, message commands,
/// and the command that opens the application's Activity.
const MOST: [(u64, usize); 4] = [(1, 100), (2, 15), (3, 15), (ENTRY_POINT, 1)];

/// The type of the command that opens the application's Activity.
pub(crate) const ENTRY_POINT: u64 = 4;

/// The most characters of one command: its names, descriptions and values together.
const SIZE: usize = 8000;

/// Discord's option types. Options of the first two types contain other options.
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
pub(crate) const TEXT: u64 = 3;
pub(crate) const INTEGER: u64 = 4;
pub(crate) const BOOLEAN: u64 = 5;
pub(crate) const PERSON: u64 = 6;
pub(crate) const CHANNEL: u64 = 7;
pub(crate) const ROLE: u64 = 8;
pub(crate) const MENTIONABLE: u64 = 9;
pub(crate) const NUMBER: u64 = 10;
const ATTACHMENT: u64 = 11;

/// Returns true if an option is a subcommand or a group of them.
pub(crate) fn is_nested(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP))
}

/// The locales in which Discord takes names and descriptions.
pub(crate) const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Returns true if there are too many commands of a type.
pub(crate) fn too_many(commands: &[Value]) -> bool {
    MOST.iter().any(|&(kind, most)| {
        commands.iter().filter(|command| self::kind(command) == kind).count() > most
    })
}

fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

/// Checks the list of commands with which a bot replaces all its commands. Returns the faults
/// found.
pub(crate) fn check(commands: &Value) -> BodyCheck {
    let mut form = BodyCheck::default();
    form.check(commands.is_array(), "commands", "Must be a list.");
    let mut seen = Vec::new();
    for (n, command) in commands.as_array().into_iter().flatten().enumerate() {
        let place = |field: &str| format!("{n}.{field}");
        let name = command["name"].as_str().unwrap_or_default();
        form.check(
            !seen.contains(&(kind(command), name)),
            &place("name"),
            "Command names are unique.",
        );
        seen.push((kind(command), name));
        if kind(command) == 1 {
            check_names(command, &n.to_string(), &mut form);
            check_options(&command["options"], 0, &place("options"), &mut form);
        } else if kind(command) == ENTRY_POINT {
            form.length(&command["name"], (1, 32), &place("name"));
            form.length(&command["description"], (0, 100), &place("description"));
            let handled = matches!(command["handler"].as_u64(), Some(1 | 2));
            form.check(handled, &place("handler"), "Must be one of 1 and 2.");
        } else {
            form.length(&command["name"], (1, 32), &place("name"));
            let plain = length(&command["description"]) == 0
                && command["options"].as_array().is_none_or(Vec::is_empty);
            form.check(
                plain,
                &place("description"),
                "A user or message command has neither description nor options.",
            );
        }
        form.check(size(command) <= SIZE, &n.to_string(), "Command exceeds maximum size (8000).");
    }
    form
}

/// Checks the name and description of a slash command or option, in every locale.
fn check_names(part: &Value, place: &str, form: &mut BodyCheck) {
    form.check(
        is_name(&part["name"]),
        &format!("{place}.name"),
        "Must be a valid name of a command or option.",
    );
    form.length(&part["description"], (1, 100), &format!("{place}.description"));
    for (field, fits) in [
        ("name_localizations", is_name as fn(&Value) -> bool),
        ("description_localizations", is_description),
    ] {
        for (locale, text) in part[field].as_object().into_iter().flatten() {
            let known = LOCALES.contains(&locale.as_str());
            form.check(
                known && fits(text),
                &format!("{place}.{field}.{locale}"),
                "This does not fit.",
            );
        }
    }
}

fn is_description(text: &Value) -> bool {
    (1..=100).contains(&length(text))
}

fn is_name(name: &Value) -> bool {
    let fits = |c: char| {
        matches!(c, '-' | '_' | '\'') || c.is_numeric() || c.is_alphabetic() && !c.is_uppercase()
    };
    (1..=32).contains(&length(name)) && name.as_str().unwrap_or_default().chars().all(fits)
}

/// Checks the options of a command or option. `depth` is 0 for the options of a command, and 1 more
/// for each level below.
fn check_options(list: &Value, depth: usize, place: &str, form: &mut BodyCheck) {
    let mut optional = false;
    let mut names = Vec::new();
    let mut nested = 0;
    let list = form.list(list, (0, 25), place);
    let count = list.len();
    for (place, option) in list {
        let kind = option["type"].as_u64().unwrap_or(0);
        check_names(option, &place, form);
        form.unique(&mut names, &option["name"], &format!("{place}.name"));
        let required = option["required"].as_bool().unwrap_or(false);
        form.check(!(required && optional), &place, "Required options come first.");
        form.check(
            (SUBCOMMAND..=ATTACHMENT).contains(&kind),
            &format!("{place}.type"),
            "Must be one of 1 to 11.",
        );
        if is_nested(option) {
            nested += 1;
            form.check(depth == 0 || depth == 1 && kind == SUBCOMMAND, &place, "Groups nest once.");
            let held = option["options"].as_array().map(Vec::as_slice).unwrap_or_default();
            let fits = if kind == GROUP {
                !held.is_empty() && held.iter().all(|option| option["type"] == SUBCOMMAND)
            } else {
                !held.iter().any(is_nested)
            };
            form.check(fits, &place, "A group holds subcommands, and a subcommand holds options.");
            check_options(&option["options"], depth + 1, &format!("{place}.options"), form);
        } else {
            optional |= !required;
            check_choices(option, &place, form);
            check_bounds(option, &place, form);
        }
    }
    form.check(
        nested == 0 || nested == count,
        place,
        "Subcommands and other options exclude each other.",
    );
}

/// Checks the fields that only some types of options have.
fn check_bounds(option: &Value, place: &str, form: &mut BodyCheck) {
    let kind = option["type"].as_u64().unwrap_or(0);
    for (field, kinds) in [
        ("min_value", &[INTEGER, NUMBER][..]),
        ("max_value", &[INTEGER, NUMBER]),
        ("min_length", &[TEXT]),
        ("max_length", &[TEXT]),
        ("channel_types", &[CHANNEL]),
        ("choices", &[TEXT, INTEGER, NUMBER]),
    ] {
        let given = !option[field].is_null() && option[field] != Value::Array(Vec::new());
        form.check(
            !given || kinds.contains(&kind),
            &format!("{place}.{field}"),
            "This type of option has no such field.",
        );
    }
    let completes = option["autocomplete"] == true;
    form.check(
        !completes || [TEXT, INTEGER, NUMBER].contains(&kind),
        place,
        "This type of option has no autocomplete.",
    );
    for (least, most) in [("min_value", "max_value"), ("min_length", "max_length")] {
        let least = option[least].as_f64();
        let most = option[most].as_f64();
        let fits = least.zip(most).is_none_or(|(least, most)| least <= most);
        form.check(fits, place, "The minimum is above the maximum.");
    }
    form.check(
        option["max_length"].as_u64().is_none_or(|most| (1..=6000).contains(&most)),
        place,
        "Must be 1 to 6000.",
    );
}

/// Checks the choices that an option offers.
fn check_choices(option: &Value, place: &str, form: &mut BodyCheck) {
    let list = form.list(&option["choices"], (0, 25), &format!("{place}.choices"));
    form.check(
        list.is_empty() || option["autocomplete"] != true,
        place,
        "Choices and autocomplete exclude each other.",
    );
    for (place, choice) in list {
        form.length(&choice["name"], (1, 100), &format!("{place}.name"));
        let fits = match option["type"].as_u64() {
            Some(TEXT) => (1..=100).contains(&length(&choice["value"])),
            Some(INTEGER) => choice["value"].is_i64(),
            _ => choice["value"].is_number(),
        };
        form.check(fits, &format!("{place}.value"), "The value does not have the option's type.");
    }
}

/// Counts the characters of the names, descriptions and values of a command or option. Of each text
/// its longest locale counts.
fn size(part: &Value) -> usize {
    let list = |field: &str| part[field].as_array().map(Vec::as_slice).unwrap_or_default();
    let longest = |field: &str| {
        let others = part[format!("{field}_localizations")].as_object().into_iter().flatten();
        others.map(|(_, text)| length(text)).fold(length(&part[field]), usize::max)
    };
    let nested: usize = list("options").iter().chain(list("choices")).map(size).sum();
    longest("name") + longest("description") + length(&part["value"]) + nested
}
