//! Discord's limits of messages, and of the completions of an option.

use serde_json::{Value, json};

use super::components::check_rows;
use super::form::{BodyCheck, length};
use super::layout::{check_layout, is_laid_out};
use crate::model::UploadedEmoji;

/// The files and emoji that the body of a message may refer to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GivenFiles<'a> {
    /// The numbers of the files uploaded with the body.
    pub numbers: &'a [u64],
    /// The ids of the files that the message has already.
    pub kept: &'a [u64],
    /// The names of the uploads and of the files that the message has already.
    pub names: &'a [&'a str],
    /// The emoji that the bot can use.
    pub emoji: &'a [UploadedEmoji],
}

/// Checks the body of a message. `flags` are the flags of the message with this body.
pub(crate) fn check(body: &Value, flags: u64, files: GivenFiles<'_>) -> BodyCheck {
    let mut form = BodyCheck::default();
    form.length(&body["content"], (0, 2000), "content");
    embeds(&body["embeds"], &mut form);
    if is_laid_out(flags) {
        check_layout(&body["components"], files.names, &mut form);
    } else {
        check_rows(&body["components"], &mut form);
    }
    check_emoji(&body["components"], "components", files.emoji, &mut form);
    attachments(&body["attachments"], files.numbers, files.kept, &mut form);
    mentions(&body["allowed_mentions"], &mut form);
    if body["nonce"].is_string() {
        form.length(&body["nonce"], (0, 25), "nonce");
    }
    form
}

/// Returns true if a message has no content at all, which Discord refuses with its own code.
pub(crate) fn is_empty(body: &Value, files: usize) -> bool {
    let blank = body["content"].as_str().is_none_or(|text| text.trim().is_empty());
    let none = |field: &str| body[field].as_array().is_none_or(Vec::is_empty);
    blank && files == 0 && none("embeds") && none("components")
}

/// The texts of an embed: field, JSON pointer, and the most characters.
const TEXTS: [(&str, &str, usize); 4] = [
    ("title", "/title", 256),
    ("description", "/description", 4096),
    ("footer.text", "/footer/text", 2048),
    ("author.name", "/author/name", 256),
];

/// The most characters of all embeds together.
const EMBEDS: usize = 6000;

/// Addresses in an embed: field, JSON pointer, and true if it may name an uploaded file.
const ADDRESSES: [(&str, &str, bool); 6] = [
    ("url", "/url", false),
    ("image.url", "/image/url", true),
    ("thumbnail.url", "/thumbnail/url", true),
    ("author.url", "/author/url", false),
    ("author.icon_url", "/author/icon_url", true),
    ("footer.icon_url", "/footer/icon_url", true),
];

/// The parts of which an embed needs at least one, as JSON pointers.
const VISIBLE: [&str; 7] = [
    "/title",
    "/description",
    "/fields/0",
    "/image/url",
    "/thumbnail/url",
    "/author/name",
    "/footer/text",
];

/// The largest colour, as 0xRRGGBB.
const WHITE: u64 = 0xFF_FFFF;

fn embeds(embeds: &Value, form: &mut BodyCheck) {
    let mut sum = 0;
    for (place, embed) in form.list(embeds, (0, 10), "embeds") {
        let visible = VISIBLE
            .iter()
            .any(|pointer| embed.pointer(pointer).is_some_and(|part| *part != json!("")));
        form.check(visible, &format!("{place}.description"), "This field is required.");
        let colour = embed["color"].is_null()
            || embed["color"].as_u64().is_some_and(|colour| colour <= WHITE);
        form.check(colour, &format!("{place}.color"), "Must be 0 to 16777215.");
        for (name, pointer, most) in TEXTS {
            let text = embed.pointer(pointer).unwrap_or(&Value::Null);
            form.length(text, (0, most), &format!("{place}.{name}"));
            sum += length(text);
        }
        for (place, field) in form.list(&embed["fields"], (0, 25), &format!("{place}.fields")) {
            form.length(&field["name"], (1, 256), &format!("{place}.name"));
            form.length(&field["value"], (1, 1024), &format!("{place}.value"));
            sum += length(&field["name"]) + length(&field["value"]);
        }
        for (name, pointer, uploaded) in ADDRESSES {
            let url = embed.pointer(pointer).unwrap_or(&Value::Null);
            form.length(url, (0, 2048), &format!("{place}.{name}"));
            let known = |url: &str| {
                ["https://", "http://"].iter().any(|scheme| url.starts_with(scheme))
                    || uploaded && url.starts_with("attachment://")
            };
            let fine = url.as_str().is_none_or(|url| url.is_empty() || known(url));
            form.check(
                fine,
                &format!("{place}.{name}"),
                "Scheme must be one of http, https or attachment.",
            );
        }
    }
    form.check(sum <= EMBEDS, "embeds", "Embed size exceeds maximum size of 6000.");
}

/// Notes each emoji in components, nested ones included, that is not among the `known` ones.
fn check_emoji(parts: &Value, place: &str, known: &[UploadedEmoji], form: &mut BodyCheck) {
    for (n, part) in parts.as_array().into_iter().flatten().enumerate() {
        check_part_emoji(part, &format!("{place}.{n}"), known, form);
    }
}

fn check_part_emoji(part: &Value, place: &str, known: &[UploadedEmoji], form: &mut BodyCheck) {
    let id = &part["emoji"]["id"];
    let number = id.as_str().and_then(|id| id.parse::<u64>().ok());
    let there = id.is_null() || known.iter().any(|one| Some(one.id) == number);
    form.check(there, &format!("{place}.emoji"), "Invalid emoji");
    for inner in ["components", "options"] {
        check_emoji(&part[inner], &format!("{place}.{inner}"), known, form);
    }
    for inner in ["accessory", "component"] {
        if part[inner].is_object() {
            check_part_emoji(&part[inner], &format!("{place}.{inner}"), known, form);
        }
    }
}

/// In `attachments`, an id below this is the number of an upload, else the snowflake of a file.
const NUMBERS: u64 = 100;

fn attachments(described: &Value, files: &[u64], kept: &[u64], form: &mut BodyCheck) {
    form.check(files.len() <= 10, "attachments", "Must be 10 or fewer.");
    let list = form.list(described, (0, 10), "attachments");
    let id = |file: &Value| {
        file["id"].as_u64().or_else(|| file["id"].as_str()?.parse().ok()).unwrap_or(u64::MAX)
    };
    for (place, file) in &list {
        form.length(&file["description"], (0, 1024), &format!("{place}.description"));
        let known = if id(file) < NUMBERS { files } else { kept };
        form.check(known.contains(&id(file)), place, "There is no such file.");
    }
    let named = |n: &u64| list.iter().any(|(_, file)| id(file) == *n);
    form.check(
        list.is_empty() || files.iter().all(named),
        "attachments",
        "An uploaded file is missing here.",
    );
}

fn mentions(allowed: &Value, form: &mut BodyCheck) {
    for (place, kind) in form.list(&allowed["parse"], (0, 3), "allowed_mentions.parse") {
        let known = ["users", "roles", "everyone"].iter().any(|known| kind == known);
        form.check(known, &place, "Must be one of users, roles, everyone.");
    }
    let users = form.list(&allowed["users"], (0, 100), "allowed_mentions.users");
    let parsed = allowed["parse"].as_array().is_some_and(|kinds| kinds.contains(&json!("users")));
    form.check(
        users.is_empty() || !parsed,
        "allowed_mentions",
        "parse:[\"users\"] and users are mutually exclusive.",
    );
}

/// Checks the completions that a bot offers for an option. Returns the faults found.
pub(crate) fn check_choices(data: &Value) -> BodyCheck {
    let mut form = BodyCheck::default();
    for (place, choice) in form.list(&data["choices"], (0, 25), "choices") {
        form.length(&choice["name"], (1, 100), &format!("{place}.name"));
        if choice["value"].is_string() {
            form.length(&choice["value"], (1, 100), &format!("{place}.value"));
        }
    }
    form
}
