//! The limits of messages that are laid out in components, which Discord calls Components V2.

use serde_json::{Value, json};

use super::components::{BUTTON, ROW, check_button, check_row};
use super::form::{BodyCheck, length};
use crate::model::layout::{
    CONTAINER, FILE, GALLERY, LAID_OUT, SECTION, SEPARATOR, TEXT, THUMBNAIL, all_parts,
};

/// The most components of a message, nested ones included.
const COMPONENTS: usize = 40;

/// The most characters of all texts of a message together.
const TOGETHER: usize = 4000;

/// The largest colour, as 0xRRGGBB.
const WHITE: u64 = 0xFF_FFFF;

/// Returns true if a message with these flags is laid out in components (Components V2).
pub(crate) fn is_laid_out(flags: u64) -> bool {
    flags & LAID_OUT != 0
}

/// Checks the components of a message that is laid out in them. `files` are the names of its files.
pub(crate) fn check_layout(components: &Value, files: &[&str], form: &mut BodyCheck) {
    let mut layout = LayoutCheck { files, ids: Vec::new(), form };
    for (place, part) in layout.form.list(components, (0, COMPONENTS), "components") {
        layout.check_part(part, &place, false);
    }
    let parts = all_parts(components);
    form.check(
        parts.len() <= COMPONENTS,
        "components",
        "The total number of components is above 40.",
    );
    let texts = parts.iter().filter(|part| part["type"] == TEXT);
    let sum: usize = texts.map(|part| length(&part["content"])).sum();
    form.check(sum <= TOGETHER, "components", "The texts are above 4000 characters together.");
}

/// Checks that a message that is laid out in components has no text, embeds, poll or stickers.
pub(crate) fn check_alone(shown: &Value, form: &mut BodyCheck) {
    let none = |value: &Value| value.is_null() || *value == json!("") || *value == json!([]);
    for field in ["content", "embeds", "poll", "sticker_ids"] {
        form.check(none(&shown[field]), field, "This field cannot be used with Components V2.");
    }
}

struct LayoutCheck<'a, 'f> {
    files: &'f [&'f str],
    ids: Vec<&'a str>,
    form: &'f mut BodyCheck,
}

impl<'a> LayoutCheck<'a, '_> {
    /// Checks a component of a message, or of a container in it.
    fn check_part(&mut self, part: &'a Value, place: &str, inside: bool) {
        match part["type"].as_u64() {
            Some(ROW) => check_row(part, place, &mut self.ids, self.form),
            Some(TEXT) => self.check_text(part, place),
            Some(SECTION) => self.check_section(part, place),
            Some(GALLERY) => {
                let items = self.form.list(&part["items"], (1, 10), &format!("{place}.items"));
                for (place, item) in items {
                    self.check_picture(item, &place);
                }
            }
            Some(FILE) => {
                let url = &part["file"]["url"];
                self.check_address(url, &format!("{place}.file.url"));
                self.form.check(
                    url.as_str().is_some_and(|url| url.starts_with("attachment://")),
                    &format!("{place}.file.url"),
                    "Must be an attachment.",
                );
            }
            Some(SEPARATOR) => {
                let spacing =
                    part["spacing"].is_null() || matches!(part["spacing"].as_u64(), Some(1 | 2));
                self.form.check(spacing, &format!("{place}.spacing"), "Must be 1 or 2.");
            }
            Some(CONTAINER) if !inside => {
                let colour = &part["accent_color"];
                let fine =
                    colour.is_null() || colour.as_u64().is_some_and(|colour| colour <= WHITE);
                self.form.check(fine, &format!("{place}.accent_color"), "Must be 0 to 16777215.");
                let at = format!("{place}.components");
                for (place, part) in self.form.list(&part["components"], (1, COMPONENTS), &at) {
                    self.check_part(part, &place, true);
                }
            }
            _ => self.form.check(
                false,
                &format!("{place}.type"),
                "This component does not belong here.",
            ),
        }
    }

    fn check_section(&mut self, part: &'a Value, place: &str) {
        let at = format!("{place}.components");
        for (place, text) in self.form.list(&part["components"], (1, 3), &at) {
            self.form.check(
                text["type"] == TEXT,
                &format!("{place}.type"),
                "A section has only texts.",
            );
            self.check_text(text, &place);
        }
        let (beside, place) = (&part["accessory"], format!("{place}.accessory"));
        match beside["type"].as_u64() {
            Some(BUTTON) => {
                check_button(beside, &place, self.form);
                let id = format!("{place}.custom_id");
                self.form.unique(&mut self.ids, &beside["custom_id"], &id);
            }
            Some(THUMBNAIL) => self.check_picture(beside, &place),
            _ => self.form.check(false, &place, "A section has a button or a thumbnail."),
        }
    }

    fn check_text(&mut self, part: &Value, place: &str) {
        self.form.length(&part["content"], (1, TOGETHER), &format!("{place}.content"));
    }

    fn check_picture(&mut self, part: &Value, place: &str) {
        let at = format!("{place}.description");
        let least = usize::from(!part["description"].is_null());
        self.form.length(&part["description"], (least, 1024), &at);
        self.check_address(&part["media"]["url"], &format!("{place}.media.url"));
    }

    fn check_address(&mut self, url: &Value, place: &str) {
        self.form.length(url, (1, 2048), place);
        let url = url.as_str().unwrap_or_default();
        let fine = match url.strip_prefix("attachment://") {
            Some(name) => self.files.contains(&name),
            None => ["https://", "http://"].iter().any(|scheme| url.starts_with(scheme)),
        };
        self.form.check(fine, place, "There is no such file.");
    }
}
