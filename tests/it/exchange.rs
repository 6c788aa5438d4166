//! Games as Abstract Play records them: valid by its schema, and read as the same games.

use std::path::Path;
use std::sync::LazyLock;

use jsonschema::Validator;
use murus::service::play::notation::read_game;
use murus_gallicus::abstract_play::{GameRecord, RecordFacts, RecordPlayer};
use murus_gallicus::{Entry, Line, Seat, Variant};
use serde_json::Value;

static SCHEMA: LazyLock<Validator> = LazyLock::new(|| {
    let text = std::fs::read_to_string("tests/data/abstract-play/gamerecord.json").unwrap();
    let schema: Value = serde_json::from_str(&text).unwrap();
    jsonschema::options().should_validate_formats(true).build(&schema).unwrap()
});

/// Checks a record by Abstract Play's schema.
#[track_caller]
pub fn is_valid(record: &Value) {
    let wrong: Vec<String> = SCHEMA.iter_errors(record).map(|error| error.to_string()).collect();
    assert!(wrong.is_empty(), "{wrong:?} in {record:#}");
}

fn facts() -> RecordFacts {
    let player = |name: &str, id: &str| RecordPlayer {
        name: name.to_owned(),
        id: Some(id.to_owned()),
        program: false,
    };
    RecordFacts {
        site: "Murus".to_owned(),
        game: "k3f9".to_owned(),
        began: "2026-11-30T10:00:00Z".to_owned(),
        ended: "2026-12-01T10:00:00.25Z".to_owned(),
        made: "2026-12-01T11:00:00Z".to_owned(),
        unrated: false,
        players: vec![player("Ann", "a"), player("Bob", "b")],
    }
}

/// Checks that a finished game goes out as a valid record, and comes in as the same game.
fn goes_round(line: &Line) {
    let record = GameRecord::new(line, facts()).expect("a finished game");
    let text = serde_json::to_string_pretty(&record).unwrap();
    is_valid(&serde_json::from_str(&text).unwrap());
    assert!(!text.contains("xx"), "the site has another sign for two stones: {text}");
    let read =
        read_game(&text, Variant::STANDARD).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.entries(), line.entries(), "{text}");
    assert_eq!((read.position(), read.outcome()), (line.position(), line.outcome()), "{text}");
}

/// The game of these moves, which a resignation ends if the rules do not.
fn line_of(game: &Value) -> Line {
    let variant = game["variant"].as_str().unwrap().parse().unwrap();
    let mut line = Line::new(variant);
    for text in game["moves"].as_array().unwrap() {
        line.play(line.read(text.as_str().unwrap()).unwrap()).unwrap();
    }
    if line.outcome().is_none() {
        line.play(Entry::Resign(Seat::Romans)).unwrap();
    }
    line
}

#[test]
fn every_game_of_another_implementation_goes_out_and_in() {
    let mut games = 0;
    for entry in Path::new("crates/murus-gallicus/tests/data/oracle").read_dir().unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let rows: Vec<&str> = match path.extension().and_then(|ending| ending.to_str()) {
            Some("jsonl") => text.lines().collect(),
            _ => vec![&text],
        };
        for row in rows {
            let game: Value = serde_json::from_str(row).unwrap();
            goes_round(&line_of(&game));
            games += 1;
        }
    }
    assert_eq!(games, 6 * 76 + 111 + 1);
}

#[test]
fn the_schema_finds_what_is_wrong() {
    let mut line = Line::new(Variant::STANDARD);
    line.play(Entry::Draw).unwrap();
    let record = serde_json::to_value(GameRecord::new(&line, facts()).unwrap()).unwrap();
    is_valid(&record);
    let breaks = |change: &dyn Fn(&mut Value)| {
        let mut broken = record.clone();
        change(&mut broken);
        assert!(!SCHEMA.is_valid(&broken), "{broken}");
    };
    breaks(&|record| record["extra"] = true.into());
    breaks(&|record| record["header"]["date-start"] = "yesterday".into());
    breaks(&|record| record["header"]["game"]["extra"] = true.into());
    breaks(&|record| drop(record["header"].as_object_mut().unwrap().remove("site")));
    breaks(&|record| record["header"]["players"][0]["result"] = "won".into());
    breaks(&|record| record["moves"] = serde_json::json!([[1]]));
}
