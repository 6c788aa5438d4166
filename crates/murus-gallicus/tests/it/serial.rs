//! Serde's form of variants, positions and games.

use murus_gallicus::{Entry, Line, Outcome, Position, Reason, Seat, Variant};
use serde_json::json;

use super::rules::variant;

#[test]
fn a_game_is_written_as_people_write_it_and_read_back() {
    let mut line = Line::new(variant("balanced"));
    let first = |line: &Line| Entry::Move(line.position().moves()[0]);
    line.play(first(&line)).unwrap();
    line.play(Entry::Swap).unwrap();
    line.play(first(&line)).unwrap();
    line.play(Entry::Resign(Seat::Romans)).unwrap();
    let written = serde_json::to_value(&line).unwrap();
    assert_eq!(written["variant"], "balanced");
    assert_eq!(written["entries"][3], "resign:romans");
    assert!(written.get("start").is_none(), "{written}");
    let read: Line = serde_json::from_value(written).unwrap();
    assert_eq!(read.entries(), line.entries());
    assert_eq!((read.position(), read.outcome()), (line.position(), line.outcome()));
}

#[test]
fn a_game_from_a_position_keeps_its_start() {
    let text = "8/8/3T4/t7/8/8/8 r";
    let start = Position::parse(text, Variant::STANDARD).unwrap();
    let mut line = Line::from(start);
    line.play(line.read("d5-d7").unwrap()).unwrap();
    let written = serde_json::to_value(&line).unwrap();
    let form = json!({ "variant": "standard", "start": text, "entries": ["d5-d7"] });
    assert_eq!(written, form);
    let read: Line = serde_json::from_value(form).unwrap();
    assert_eq!((read.position(), read.outcome()), (line.position(), line.outcome()));
    assert_eq!(read.outcome().unwrap().reason, Reason::Breakthrough);
}

#[test]
fn values_are_written_by_their_words() {
    let end = Outcome { winner: Some(Seat::Gauls), reason: Reason::Timeout };
    let form = json!({ "winner": "gauls", "reason": "timeout" });
    assert_eq!(serde_json::to_value(end).unwrap(), form);
    assert_eq!(serde_json::from_value::<Outcome>(form).unwrap(), end);
    let position = Position::start(variant("escape+houdini@9x9"));
    let form = serde_json::to_value(position).unwrap();
    assert_eq!(form["variant"], "escape+houdini@9x9");
    assert_eq!(serde_json::from_value::<Position>(form).unwrap(), position);
}

#[test]
fn what_is_against_the_rules_is_not_read() {
    for (wrong, why) in [
        (json!({ "variant": "chess", "entries": [] }), "`chess`"),
        (json!({ "variant": "standard", "entries": ["a1-a4"] }), "nearest cells"),
        (json!({ "variant": "standard", "entries": ["draw", "a1-c3"] }), ""),
        (json!({ "variant": "standard", "start": "9 r", "entries": [] }), ""),
    ] {
        let error = serde_json::from_value::<Line>(wrong.clone()).unwrap_err().to_string();
        assert!(error.contains(why), "{wrong}: {error}");
    }
    let error = serde_json::from_value::<Seat>(json!("persians")).unwrap_err().to_string();
    assert!(error.contains("expected one of `romans`, `gauls`"), "{error}");
    let catapult = json!({ "variant": "standard", "position": "8/8/8/8/8/8/C7 r" });
    assert!(serde_json::from_value::<Position>(catapult).is_err());
}
