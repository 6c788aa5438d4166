//! The limits of rows, buttons and menus.

use serde_json::Value;

use super::form::{BodyCheck, length};

/// Discord's component types.
pub(crate) const ROW: u64 = 1;
pub(crate) const BUTTON: u64 = 2;
pub(crate) const TEXT_MENU: u64 = 3;
pub(crate) const INPUT: u64 = 4;
pub(crate) const PEOPLE_MENU: u64 = 5;
pub(crate) const ROLE_MENU: u64 = 6;
pub(crate) const MENTIONABLE_MENU: u64 = 7;
pub(crate) const CHANNEL_MENU: u64 = 8;

/// The style of a link button.
const LINK: u64 = 5;

/// Checks the rows of a message that does not use Components V2.
pub(crate) fn check_rows(rows: &Value, form: &mut BodyCheck) {
    let mut ids = Vec::new();
    for (place, row) in form.list(rows, (0, 5), "components") {
        form.check(row["type"] == ROW, &format!("{place}.type"), "Must be a row.");
        check_row(row, &place, &mut ids, form);
    }
}

/// Checks a row. `ids` are the custom ids seen so far, among which each may be only once.
pub(crate) fn check_row<'a>(
    row: &'a Value,
    place: &str,
    ids: &mut Vec<&'a str>,
    form: &mut BodyCheck,
) {
    let parts = form.list(&row["components"], (1, 5), &format!("{place}.components"));
    let alone = parts.len() == 1 || parts.iter().all(|(_, part)| part["type"] == BUTTON);
    form.check(alone, place, "A menu fills its row.");
    for (place, part) in parts {
        match part["type"].as_u64() {
            Some(BUTTON) => check_button(part, &place, form),
            Some(TEXT_MENU | PEOPLE_MENU..=CHANNEL_MENU) => menu(part, &place, form),
            _ => form.check(
                false,
                &format!("{place}.type"),
                "This component does not belong in a message.",
            ),
        }
        form.unique(ids, &part["custom_id"], &format!("{place}.custom_id"));
    }
}

pub(crate) fn check_button(part: &Value, place: &str, form: &mut BodyCheck) {
    let style = part["style"].as_u64().unwrap_or(0);
    form.check((1..=5).contains(&style), &format!("{place}.style"), "Must be one of 1 to 5.");
    if style == LINK {
        let fine = part["url"].is_string() && part["custom_id"].is_null();
        form.check(fine, place, "A link has a url and no custom_id.");
    } else {
        form.length(&part["custom_id"], (1, 100), &format!("{place}.custom_id"));
        form.check(part["url"].is_null(), place, "Only a link has a url.");
    }
    form.length(&part["label"], (0, 80), &format!("{place}.label"));
    form.check(
        length(&part["label"]) > 0 || part["emoji"].is_object(),
        place,
        "A button has a label or an emoji.",
    );
}

/// Checks a menu of a message or a modal.
pub(super) fn menu(part: &Value, place: &str, form: &mut BodyCheck) {
    form.length(&part["custom_id"], (1, 100), &format!("{place}.custom_id"));
    form.length(&part["placeholder"], (0, 150), &format!("{place}.placeholder"));
    let least = part["min_values"].as_u64().unwrap_or(1);
    let most = part["max_values"].as_u64().unwrap_or(1);
    form.check(least <= most, &format!("{place}.min_values"), "Must not be above max_values.");
    form.check((1..=25).contains(&most), &format!("{place}.max_values"), "Must be 1 to 25.");
    let kinds = part["type"] == CHANNEL_MENU || part["channel_types"].is_null();
    form.check(kinds, &format!("{place}.channel_types"), "Only a channel menu has channel_types.");
    if part["type"] != TEXT_MENU {
        form.check(
            part["options"].is_null(),
            &format!("{place}.options"),
            "Only a text menu has options.",
        );
        form.list(&part["default_values"], (0, most as usize), &format!("{place}.default_values"));
        return;
    }
    let options = form.list(&part["options"], (1, 25), &format!("{place}.options"));
    form.check(
        most as usize <= options.len(),
        &format!("{place}.max_values"),
        "There are fewer options than that.",
    );
    check_options(options, most as usize, place, form);
}

/// Checks the options of a menu or a group. A person chooses at most `most` of them.
pub(super) fn check_options(
    options: Vec<(String, &Value)>,
    most: usize,
    place: &str,
    form: &mut BodyCheck,
) {
    let mut values = Vec::new();
    let chosen = options.iter().filter(|(_, option)| option["default"] == true).count();
    form.check(chosen <= most, &format!("{place}.options"), "More defaults than max_values.");
    for (place, option) in options {
        form.length(&option["label"], (1, 100), &format!("{place}.label"));
        form.length(&option["value"], (1, 100), &format!("{place}.value"));
        form.length(&option["description"], (0, 100), &format!("{place}.description"));
        form.unique(&mut values, &option["value"], &format!("{place}.value"));
    }
}
