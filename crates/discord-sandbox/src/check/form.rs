//! The faults of a body, field by field, as Discord reports them: code 50035 and a tree of errors.

use serde_json::{Value, json};

/// The faults found in a body so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct BodyCheck {
    faults: Vec<(String, &'static str)>,
}

impl BodyCheck {
    /// Notes a fault at a path in the body, such as `embeds.0.title`, unless `fine` is true.
    pub fn check(&mut self, fine: bool, place: &str, why: &'static str) {
        if !fine {
            self.faults.push((place.to_owned(), why));
        }
    }

    /// Notes a text whose length in characters is out of bounds. A missing text has length 0.
    pub fn length(&mut self, value: &Value, bounds: (usize, usize), place: &str) {
        self.check(value.is_null() || value.is_string(), place, "Must be a string.");
        let fits = (bounds.0..=bounds.1).contains(&length(value));
        self.check(fits, place, "This text is too short or too long.");
    }

    /// Notes a list whose length is out of bounds. Returns its parts, each with its path in the
    /// body.
    pub fn list<'a>(
        &mut self,
        value: &'a Value,
        bounds: (usize, usize),
        place: &str,
    ) -> Vec<(String, &'a Value)> {
        self.check(value.is_null() || value.is_array(), place, "Must be a list.");
        let parts = value.as_array().map(Vec::as_slice).unwrap_or_default();
        self.check(
            (bounds.0..=bounds.1).contains(&parts.len()),
            place,
            "This list is too short or too long.",
        );
        parts.iter().enumerate().map(|(n, part)| (format!("{place}.{n}"), part)).collect()
    }

    /// Notes a fault if a text is among those `seen` before, then adds it to them.
    pub fn unique<'a>(&mut self, seen: &mut Vec<&'a str>, value: &'a Value, place: &str) {
        if let Some(text) = value.as_str() {
            self.check(!seen.contains(&text), place, "This value is used already.");
            seen.push(text);
        }
    }

    /// Returns the body of Discord's refusal, or `None` if there are no faults.
    pub fn refusal(&self) -> Option<Value> {
        let (place, why) = self.faults.first()?;
        let mut errors = json!({});
        for (place, why) in &self.faults {
            let mut spot = &mut errors;
            for step in place.split('.') {
                spot = &mut spot[step];
            }
            spot["_errors"] = json!([{ "code": "INVALID", "message": why }]);
        }
        Some(
            json!({ "code": 50035, "message": format!("Invalid Form Body: {place}: {why}"), "errors": errors }),
        )
    }
}

/// Returns the length of a text in characters, or 0 for a value that is no text.
pub(crate) fn length(value: &Value) -> usize {
    value.as_str().map_or(0, |text| text.chars().count())
}
