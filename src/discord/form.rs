//! Forms: what Discord calls modals, a few lines to be filled in over everything else.

use serde_json::{Value, json};

/// A form.
#[derive(Clone, Debug)]
pub struct Form {
    /// What filling it in means, as a custom id.
    pub id: String,
    /// Its heading, at most 45 characters.
    pub title: String,
    /// What is to be filled in, one to five lines; they come back in this order.
    pub lines: Vec<Line>,
}

/// A line to be filled in.
#[derive(Clone, Debug)]
pub struct Line {
    /// What is asked, at most 45 characters.
    pub label: String,
    /// An example, at most 100 characters.
    pub example: String,
    /// The most characters.
    pub longest: u16,
}

impl Form {
    /// The form as Discord's JSON.
    pub fn json(&self) -> Value {
        let row = |(n, line): (usize, &Line)| {
            let input = json!({
                "type": 4, "style": 1, "custom_id": n.to_string(), "label": line.label, "placeholder": line.example,
                "min_length": 1, "max_length": line.longest, "required": true,
            });
            json!({ "type": 1, "components": [input] })
        };
        let rows: Vec<Value> = self.lines.iter().enumerate().map(row).collect();
        json!({ "custom_id": self.id, "title": self.title, "components": rows })
    }
}
