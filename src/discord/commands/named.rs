//! Reads commands in which Discord sends the name of a choice in place of its number
//! (discord-api-docs issue 7206).

use serde_json::{Value, json};
use serenity::all::{CommandOptionType, Interaction};

/// Reads a command whose JSON has a text in place of a number in an option, and takes that as text.
/// `None` if it has no such option, or cannot be read.
pub fn read_named(value: &Value) -> Option<Interaction> {
    let mut value = value.clone();
    let options = value.get_mut("data")?.get_mut("options")?;
    restate_numbers(options).then(|| serde_json::from_value(value).ok()).flatten()
}

/// Turns options of type number whose values are texts into options of type text. Returns true if
/// there are any.
fn restate_numbers(options: &mut Value) -> bool {
    let number = u8::from(CommandOptionType::Integer);
    let text = u8::from(CommandOptionType::String);
    let mut found = false;
    for option in options.as_array_mut().into_iter().flatten() {
        if option["type"] == json!(number) && option["value"].is_string() {
            option["type"] = json!(text);
            found = true;
        }
        found |= option.get_mut("options").is_some_and(restate_numbers);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_any_shape_are_read_or_not() {
        let odd = [
            json!(1e300),
            json!("data"),
            json!([]),
            json!({}),
            json!({ "data": 7 }),
            json!({ "data": { "options": 7 } }),
        ];
        for value in odd {
            assert!(read_named(&value).is_none(), "{value}");
        }
        assert!(
            read_named(&json!({ "data": { "options": [7, "x", [], { "options": 7 }] } })).is_none()
        );
    }
}
