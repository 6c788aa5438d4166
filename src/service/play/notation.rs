//! The one place that decides in which notation a text holds a game: move text, our JSON, or the
//! game record of Abstract Play.

use murus_gallicus::abstract_play::GivenRecord;
use murus_gallicus::{Line, RecordError, Variant};
use serde::Deserialize;
use serde_json::Value;

/// The longest text of a game, in characters, and the largest file with one, in bytes.
pub const LONGEST: usize = 50_000;

/// The signs around a block of code in a message.
const FENCE: &str = "```";

/// Reads the line of a game from a text in any notation that is read here: move text, the JSON of
/// an export, or Abstract Play's record. `variant` counts if the text names none. Fails if the text
/// is none of these, cannot be read to its end, or has several games.
pub fn read_game(text: &str, variant: Variant) -> Result<Line, RecordError> {
    let data = find_data(text);
    match serde_json::from_str(data) {
        Ok(Value::Array(games)) => match &games[..] {
            [game] => read_object(game),
            [] => Err(RecordError::Empty),
            [_, _, ..] => Err(RecordError::Several),
        },
        Ok(game @ Value::Object(_)) => read_object(&game),
        Ok(_) => Line::read_record(text, variant),
        Err(_) if is_like_data(data) => Err(RecordError::Form),
        Err(_) => Line::read_record(text, variant),
    }
}

/// Reads a game from JSON. The parts of it tell whose form it is.
fn read_object(game: &Value) -> Result<Line, RecordError> {
    match (&game["header"], game["variant"].as_str(), game["moves"].as_str()) {
        (Value::Object(_), ..) => {
            GivenRecord::deserialize(game).map_err(|_| RecordError::Form)?.read_line()
        }
        (_, Some(variant), Some(moves)) => {
            let record = format!("[Variant \"{variant}\"]\n{moves}");
            Line::read_record(&record, Variant::STANDARD)
        }
        _ => Err(RecordError::Form),
    }
}

/// Returns the text without the block of code around it.
fn find_data(text: &str) -> &str {
    let text = text.trim();
    // Names in data may have anything in them.
    if text.starts_with(['{', '[']) {
        return text;
    }
    let Some(block) = text.split(FENCE).nth(1).filter(|_| text.matches(FENCE).count() > 1) else {
        return text;
    };
    // A fence may name a language.
    let block = block.strip_prefix("json").unwrap_or(block).trim();
    if block.starts_with(['{', '[']) { block } else { text }
}

/// Returns true if a text begins as JSON does. Move text may begin with a comment in braces or a
/// header in brackets, but not so.
fn is_like_data(text: &str) -> bool {
    let open = text.trim_start_matches('[').trim_start();
    let inside = open.strip_prefix('{').map(str::trim_start);
    inside.is_some_and(|inside| inside.starts_with('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(text: &str) -> String {
        match read_game(text, Variant::STANDARD) {
            Ok(line) => format!("{} {}", line.position().variant(), line.record()),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn the_notation_of_a_text_is_found() {
        let theirs = r#"{"header": {"game": {"name": "Murus Gallicus", "variants": ["Static Start"]}, "players": []}, "moves": [["a1-c3", {"move": "d7-d5", "result": "x"}]]}"#;
        let ours = r#"{"variant": "advanced", "moves": "1. a1-c3 d7-d5"}"#;
        for text in [
            "[Variant \"advanced\"] 1. a1-c3 d7-d5",
            "{a \"quoted\" word} [Variant \"advanced\"] 1. a1-c3 d7-d5",
            theirs,
            ours,
            &format!("[{theirs}]"),
            &format!("[ {ours} ]"),
            &format!("Look at this:\n```json\n{theirs}\n```"),
            &format!("```\n{ours}```"),
        ] {
            assert_eq!(record(text), "advanced 1. a1-c3 d7-d5", "{text}");
        }
        let named = ours.replace('{', r#"{"by": "```{}```", "#);
        assert_eq!(record(&named), "advanced 1. a1-c3 d7-d5", "{named}");
        let form = RecordError::Form.to_string();
        for text in [
            r#"{"game": "chess", "moves": "e4 e5"}"#,
            r#"{"header": {"game": "Murus Gallicus"}}"#,
            r#"[{"a": 1}]"#,
            &theirs[..theirs.len() - 9],
            "{}",
        ] {
            assert_eq!(record(text), form, "{text}");
        }
        assert_eq!(record(&format!("[{ours}, {theirs}]")), RecordError::Several.to_string());
        assert_eq!(record("[]"), RecordError::Empty.to_string());
        let other = theirs.replace("Murus Gallicus", "Homeworlds");
        assert_eq!(record(&other), RecordError::Game("Homeworlds".to_owned()).to_string());
        let unknown = theirs.replace("Static Start", "Large Board");
        assert_eq!(record(&unknown), RecordError::Variant("Large Board".to_owned()).to_string());
    }
}
