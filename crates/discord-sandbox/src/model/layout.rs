//! The components of a message, and those inside them.

use serde_json::Value;

/// Discord's flag of messages that are laid out in components (`IS_COMPONENTS_V2`).
pub(crate) const LAID_OUT: u64 = 1 << 15;

pub(crate) const SECTION: u64 = 9;
pub(crate) const TEXT: u64 = 10;
pub(crate) const THUMBNAIL: u64 = 11;
pub(crate) const GALLERY: u64 = 12;
pub(crate) const FILE: u64 = 13;
pub(crate) const SEPARATOR: u64 = 14;
pub(crate) const CONTAINER: u64 = 17;

/// Lists all components, nested ones included, each before those inside it, in reading order.
pub(crate) fn all_parts(components: &Value) -> Vec<&Value> {
    let mut parts = Vec::new();
    for part in components.as_array().into_iter().flatten() {
        parts.push(part);
        parts.extend(all_parts(&part["components"]));
        parts.extend(part.get("accessory"));
    }
    parts
}

/// Changes all components, each before those inside it, in reading order.
pub(crate) fn change_parts(components: &mut Value, change: &mut impl FnMut(&mut Value)) {
    for part in components.as_array_mut().into_iter().flatten() {
        change(part);
        if let Some(inside) = part.get_mut("components") {
            change_parts(inside, change);
        }
        if let Some(beside) = part.get_mut("accessory") {
            change(beside);
        }
    }
}

/// Joins the texts of all text components, with a line break between two texts.
pub(crate) fn written_text(components: &Value) -> String {
    let texts = all_parts(components).into_iter().filter(|part| part["type"] == TEXT);
    texts.filter_map(|part| part["content"].as_str()).collect::<Vec<_>>().join("\n")
}

/// Changes each reference to a file among components.
pub(crate) fn change_media(components: &mut Value, change: &mut impl FnMut(&mut Value)) {
    change_parts(components, &mut |part: &mut Value| {
        for field in ["media", "file"] {
            if let Some(media) = part.get_mut(field) {
                change(media);
            }
        }
        let items = part.get_mut("items").and_then(Value::as_array_mut);
        items.into_iter().flatten().filter_map(|item| item.get_mut("media")).for_each(&mut *change);
    });
}

/// Returns true if a component shows the file at this address.
pub(crate) fn shows_file(components: &Value, url: &str) -> bool {
    all_parts(components).into_iter().any(|part| {
        let items = part["items"].as_array().into_iter().flatten();
        let mut media = items.map(|item| &item["media"]).chain([&part["media"], &part["file"]]);
        media.any(|media| media["url"] == url)
    })
}
