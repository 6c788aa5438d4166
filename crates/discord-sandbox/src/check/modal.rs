//! The limits of modals: labels with one field each, texts between them, and rows in the older
//! form.

use serde_json::Value;

use super::components::{CHANNEL_MENU, INPUT, PEOPLE_MENU, ROW, TEXT_MENU, check_options, menu};
use super::form::BodyCheck;

/// Discord's component type of a text to read.
pub(crate) const TEXT_DISPLAY: u64 = 10;
/// Discord's component type of a label: a name and a description around one field.
pub(crate) const LABEL: u64 = 18;
/// Discord's component type of a field that takes uploaded files.
pub(crate) const FILES: u64 = 19;
/// Discord's component type of a group of options of which one is chosen.
pub(crate) const RADIO_GROUP: u64 = 21;
/// Discord's component type of a group of options of which several are chosen.
pub(crate) const CHECKBOX_GROUP: u64 = 22;
/// Discord's component type of a single box to tick.
pub(crate) const CHECKBOX: u64 = 23;

/// The most parts of a modal.
const PARTS: usize = 40;
/// The most parts of a modal that a person can fill in.
const FIELDS: usize = 5;
/// The most options of a group, and the most files of a field.
const GROUP: u64 = 10;

/// Checks the title, the custom id and the parts of a modal. Returns the faults found.
pub(crate) fn check(data: &Value) -> BodyCheck {
    let mut form = BodyCheck::default();
    form.length(&data["title"], (1, 45), "title");
    form.length(&data["custom_id"], (1, 100), "custom_id");
    let parts = form.list(&data["components"], (1, PARTS), "components");
    let fields = parts.iter().filter(|(_, part)| part["type"] != TEXT_DISPLAY).count();
    form.check(fields <= FIELDS, "components", "A modal has at most five fields.");
    let mut ids = Vec::new();
    for (place, part) in parts {
        match part["type"].as_u64() {
            Some(ROW) => row(part, &place, &mut ids, &mut form),
            Some(LABEL) => label(part, &place, &mut ids, &mut form),
            Some(TEXT_DISPLAY) => {
                form.length(&part["content"], (1, 4000), &format!("{place}.content"));
            }
            _ => form.check(
                false,
                &format!("{place}.type"),
                "This component does not belong in a modal.",
            ),
        }
    }
    form
}

/// Checks a row, the older form of a modal's field: one text input that has its own label.
fn row<'a>(part: &'a Value, place: &str, ids: &mut Vec<&'a str>, form: &mut BodyCheck) {
    for (place, field) in form.list(&part["components"], (1, 1), &format!("{place}.components")) {
        form.check(
            field["type"] == INPUT,
            &format!("{place}.type"),
            "A row of a modal has only a text input.",
        );
        form.length(&field["label"], (1, 45), &format!("{place}.label"));
        input(field, &place, form);
        form.unique(ids, &field["custom_id"], &format!("{place}.custom_id"));
    }
}

fn label<'a>(part: &'a Value, place: &str, ids: &mut Vec<&'a str>, form: &mut BodyCheck) {
    form.length(&part["label"], (1, 45), &format!("{place}.label"));
    if !part["description"].is_null() {
        form.length(&part["description"], (1, 100), &format!("{place}.description"));
    }
    let field = &part["component"];
    let place = format!("{place}.component");
    match field["type"].as_u64() {
        Some(INPUT) => input(field, &place, form),
        Some(TEXT_MENU | PEOPLE_MENU..=CHANNEL_MENU) => {
            menu(field, &place, form);
            form.check(
                field["disabled"] != true,
                &format!("{place}.disabled"),
                "A menu of a modal cannot be disabled.",
            );
            optional_if_none(field, &place, form);
        }
        Some(RADIO_GROUP) => {
            let options = form.list(&field["options"], (2, 10), &format!("{place}.options"));
            check_options(options, 1, &place, form);
        }
        Some(CHECKBOX_GROUP) => {
            let options = form.list(&field["options"], (1, 10), &format!("{place}.options"));
            let most = counts(field, options.len() as u64, &place, form);
            form.check(
                most <= options.len() as u64,
                &format!("{place}.max_values"),
                "There are fewer options than that.",
            );
            check_options(options, most as usize, &place, form);
        }
        Some(CHECKBOX) => {
            let default = field["default"].is_null() || field["default"].is_boolean();
            form.check(default, &format!("{place}.default"), "Must be true or false.");
        }
        Some(FILES) => {
            counts(field, 1, &place, form);
        }
        _ => form.check(
            false,
            &format!("{place}.type"),
            "This component does not belong in a label.",
        ),
    }
    form.length(&field["custom_id"], (1, 100), &format!("{place}.custom_id"));
    form.unique(ids, &field["custom_id"], &format!("{place}.custom_id"));
}

fn input(field: &Value, place: &str, form: &mut BodyCheck) {
    form.length(&field["custom_id"], (1, 100), &format!("{place}.custom_id"));
    form.length(&field["placeholder"], (0, 100), &format!("{place}.placeholder"));
    form.length(&field["value"], (0, 4000), &format!("{place}.value"));
    let style = matches!(field["style"].as_u64(), Some(1 | 2));
    form.check(style, &format!("{place}.style"), "Must be 1 or 2.");
    let least = field["min_length"].as_u64().unwrap_or(0);
    let most = field["max_length"].as_u64().unwrap_or(4000);
    form.check(
        (1..=4000).contains(&most) && least <= most,
        &format!("{place}.max_length"),
        "Must be 1 to 4000, and not below min_length.",
    );
}

/// Checks how many options or files a field takes. Returns the largest number that it allows.
fn counts(field: &Value, usual: u64, place: &str, form: &mut BodyCheck) -> u64 {
    let least = field["min_values"].as_u64().unwrap_or(1);
    let most = field["max_values"].as_u64().unwrap_or(usual);
    form.check((1..=GROUP).contains(&most), &format!("{place}.max_values"), "Must be 1 to 10.");
    form.check(least <= most, &format!("{place}.min_values"), "Must not be above max_values.");
    optional_if_none(field, place, form);
    most
}

/// Notes a field that accepts no choice at all (`min_values` 0) and yet is required.
fn optional_if_none(field: &Value, place: &str, form: &mut BodyCheck) {
    let none = field["min_values"].as_u64() == Some(0);
    form.check(
        !none || field["required"] == false,
        &format!("{place}.min_values"),
        "Must not be 0 where the field is required.",
    );
}
