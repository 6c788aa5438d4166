//! Abstract Play's game record: games written and read back, and the forms of its own writer.

use murus_gallicus::abstract_play::{GameRecord, GivenRecord, RecordFacts, RecordPlayer};
use murus_gallicus::{Entry, Line, RecordError, Seat};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::rules::records::in_games;
use super::rules::variant;

fn facts(seats: usize) -> RecordFacts {
    let player = |seat: &Seat| RecordPlayer {
        name: seat.word().to_owned(),
        id: Some(format!("p{}", seat.index())),
        program: *seat == Seat::Gauls,
    };
    RecordFacts {
        site: "Alesia".to_owned(),
        game: "k3f9".to_owned(),
        began: "2026-11-30T10:00:00Z".to_owned(),
        ended: "2026-12-01T10:00:00Z".to_owned(),
        made: "2026-12-01T11:00:00Z".to_owned(),
        unrated: false,
        players: Seat::ALL[..seats].iter().map(player).collect(),
    }
}

fn write(line: &Line) -> Option<Value> {
    let seats = line.position().variant().board().seats;
    let record = GameRecord::new(line, facts(seats))?;
    Some(serde_json::to_value(record).unwrap())
}

fn read(record: &Value) -> Result<Line, RecordError> {
    serde_json::from_value::<GivenRecord>(record.clone()).unwrap().read_line()
}

/// A record with these parts of its header and these moves.
fn record(header: Value, moves: Value) -> Value {
    let mut whole = json!({
        "game": { "name": "Murus Gallicus", "variants": ["Static Start", "Basic MG"] },
        "site": { "name": "Abstract Play", "gameid": 7 },
        "date-start": "2026-11-30T10:00:00.000Z",
        "date-end": "2026-12-01T10:00:00.000Z",
        "date-generated": "2026-12-01T11:00:00.000Z",
        "players": [{ "name": "Ann", "userid": "a", "result": 1 }, { "name": "Bob", "userid": "b", "result": 0 }],
    });
    whole.as_object_mut().unwrap().extend(header.as_object().unwrap().clone());
    json!({ "header": whole, "moves": moves })
}

#[test]
fn a_game_is_written_and_read_as_the_same_game() {
    in_games(16, |line, _| {
        let Some(record) = write(line) else {
            prop_assert!(line.outcome().is_none());
            return Ok(());
        };
        let same =
            read(&record).map_err(|error| TestCaseError::fail(format!("{record}: {error}")))?;
        prop_assert_eq!(same.entries(), line.entries(), "{}", record);
        prop_assert_eq!(same.outcome(), line.outcome(), "{}", record);
        prop_assert_eq!(same.position(), line.position(), "{}", record);
        let winner = line.outcome().and_then(|end| end.winner).map(Seat::index);
        let players = record["header"]["players"].as_array().unwrap();
        for (n, player) in players.iter().enumerate().filter(|_| winner.is_some()) {
            prop_assert_eq!(&player["result"], &json!(i32::from(winner == Some(n))), "{}", record);
        }
        Ok(())
    });
}

#[test]
fn variants_have_the_names_of_abstract_play() {
    for (text, names, known) in [
        ("standard", json!(["Basic MG", "Static Start"]), true),
        ("balanced", json!(["Basic MG"]), true),
        ("advanced", json!(["Static Start"]), true),
        ("advanced+balanced", json!([]), true),
        ("escape", json!(["Basic MG", "Static Start", "Escape"]), true),
        ("advanced+balanced+escape", json!(["Escape"]), true),
        ("houdini", json!(["houdini"]), false),
        ("standard@9x9", json!(["standard@9x9"]), false),
        ("escape@hex-three", json!(["escape@hex-three"]), false),
    ] {
        let mut line = Line::new(variant(text));
        line.play(Entry::Cancel).unwrap();
        let record = write(&line).unwrap();
        let header = &record["header"];
        assert_eq!(
            header["game"],
            json!({ "name": "Murus Gallicus", "variants": names }),
            "{text}"
        );
        assert_eq!(header.get("startingPosition").is_none(), known, "{text}");
        assert_eq!(read(&record).unwrap().position().variant(), variant(text));
    }
}

#[test]
fn who_swapped_sits_elsewhere_at_the_end() {
    let mut line = Line::new(variant("balanced"));
    for text in ["a1-c2,e2", "swap", "a7-b6,d6"] {
        line.play(line.read(text).unwrap()).unwrap();
    }
    line.play(Entry::Resign(Seat::Gauls)).unwrap();
    let record = write(&line).unwrap();
    assert_eq!(record["header"]["pied"], true);
    assert_eq!(record["header"]["pie-invoked"], true);
    assert_eq!(record["header"]["termination"], "resignation");
    assert_eq!(record["moves"], json!([["a1-c2,e2", "a7-b6,d6"]]));
    // Each of the two names is read. Where the rules have no swap, only people changed.
    for name in ["pied", "pie-invoked"] {
        let given = record_of_two(name, json!(["Basic MG"]), json!([["a1-c2,e2", "a7-b6,d6"]]));
        assert_eq!(read(&given).unwrap().record(), "1. a1-c2,e2 swap a7-b6,d6");
        let given = record_of_two(name, json!(["Basic MG", "Static Start"]), json!([["a1-c3"]]));
        assert_eq!(read(&given).unwrap().record(), "1. a1-c3");
    }
}

fn record_of_two(name: &str, variants: Value, moves: Value) -> Value {
    record(json!({ name: true, "game": { "name": "Murus Gallicus", "variants": variants } }), moves)
}

#[test]
fn who_leaves_before_the_first_move_is_out_of_the_record() {
    let mut line = Line::new(variant("escape@hex-three"));
    for entry in [Entry::Resign(Seat::Gauls), Entry::Timeout(Seat::Romans)] {
        line.play(entry).unwrap();
    }
    let record = write(&line).unwrap();
    assert_eq!(record["moves"], json!([[null, "resign"], ["timeout"]]));
    assert_eq!(read(&record).unwrap().entries(), line.entries());
}

#[test]
fn the_forms_of_their_writer_are_read() {
    let reads = |header: Value, moves: Value| read(&record(header, moves)).unwrap().record();
    // The last word says that a side left; the results say which.
    let gauls_win =
        json!({ "players": [{ "name": "Ann", "result": 0 }, { "name": "Bob", "result": 1 }] });
    assert_eq!(reads(json!({}), json!([["a1-c3", "resign"]])), "1. a1-c3 resign:gauls");
    assert_eq!(reads(gauls_win.clone(), json!([["a1-c3", "resign"]])), "1. a1-c3 resign:romans");
    assert_eq!(reads(gauls_win.clone(), json!([["timeout"]])), "timeout:romans");
    let drawn =
        json!({ "players": [{ "name": "Ann", "result": 1 }, { "name": "Bob", "result": 1 }] });
    assert_eq!(reads(drawn, json!([["a1-c3", "draw"]])), "1. a1-c3 draw");
    let nobody = json!({ "players": [{ "name": "Ann", "result": null }, { "name": "Bob" }] });
    assert_eq!(reads(nobody, json!([["a1-c3", "abandoned"]])), "1. a1-c3 cancel");
    // Moves with remarks, out of order, and seats that did not move.
    let moves = json!([
        [{ "move": "d7-d5", "sequence": 2 }, { "move": "a1-c3", "sequence": 1, "result": [{ "type": "move" }] }],
        ["h1-f3", null],
    ]);
    assert_eq!(reads(json!({}), moves), "1. a1-c3 d7-d5 2. h1-f3");
    // A game may be unfinished, and the header alone may say how it ended.
    assert_eq!(reads(json!({}), json!([["a1-c3"]])), "1. a1-c3");
    let ended = json!({ "termination": "agreement" });
    assert_eq!(reads(ended, json!([])), "draw");
}

#[test]
fn a_header_tells_how_a_game_ended() {
    for (word, moves) in [
        ("resignation", "1. a1-c3 resign:gauls"),
        ("timeout", "1. a1-c3 timeout:gauls"),
        ("agreement", "1. a1-c3 draw"),
        ("cancelled", "1. a1-c3 cancel"),
        ("stalemate", "1. a1-c3"),
        ("in a storm", "1. a1-c3"),
    ] {
        let given = record(json!({ "termination": word }), json!([["a1-c3"]]));
        assert_eq!(read(&given).unwrap().record(), moves);
    }
}

#[test]
fn other_records_are_refused() {
    let refused = |header: Value, moves: Value| read(&record(header, moves)).unwrap_err();
    let chess = json!({ "game": { "name": "Chess" } });
    assert!(matches!(refused(chess, json!([["e4"]])), RecordError::Game(name) if name == "Chess"));
    let large = json!({ "game": { "name": "Murus Gallicus", "variants": ["Escape", "Large"] } });
    let error = refused(large, json!([["a1-c3"]]));
    assert!(matches!(error, RecordError::Variant(name) if name == "Escape, Large"));
    let start = json!({ "startingPosition": "8/8/3T4/t7/8/8/8 r" });
    assert!(matches!(refused(start, json!([["d5-d7"]])), RecordError::Start));
    assert!(matches!(refused(json!({}), json!([])), RecordError::Empty));
    let RecordError::Stopped(stop) = refused(json!({}), json!([["a1-c3", "a7-a2"], ["b1-b3"]]))
    else {
        panic!("an illegal move")
    };
    assert_eq!((stop.line.plies(), stop.words.as_str()), (1, "1... a7-a2 b1-b3"));
    let long = json!(vec![["a1-c3", "d7-d5"]; 600]);
    assert!(matches!(refused(json!({}), long), RecordError::TooLong(1000)));
}
