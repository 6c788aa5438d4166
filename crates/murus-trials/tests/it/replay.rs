//! The output of `murus-trials replay`.

use std::io::{BufRead, BufReader, Write};

use std::process::Stdio;

use expect_test::expect;
use serde_json::{Value, json};

use crate::program::{Program, read};

/// The program `murus-trials`.
const TRIALS: Program = Program(env!("CARGO_BIN_EXE_murus-trials"));

/// Runs `replay --json` and returns the object that it prints.
#[track_caller]
fn replayed(arguments: &[&str]) -> Value {
    let output = TRIALS.command().args(["replay", "--json"]).args(arguments).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    assert_eq!(read(&output.stdout).lines().count(), 1);
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn replay_prints_position_and_side_to_move_or_result() {
    TRIALS.prints(
        &["replay"],
        expect![[r#"
        tttttttt/8/8/8/8/8/TTTTTTTT r
        romans to move
    "#]],
    );
    TRIALS.prints(
        &["replay", "a1-c3", "d7-d5", "--legal"],
        expect![[r#"
        ttt1tttt/3w4/3w4/8/2W5/1W6/1TTTTTTT r
        romans to move
        b1-b3
        b1-d3
        c1-a3
        c1-c3
        c1-e3
        d1-b3
        d1-d3
        d1-f3
        e1-c3
        e1-e3
        e1-g3
        f1-d3
        f1-f3
        f1-h3
        g1-e3
        g1-g3
        h1-f3
        h1-h3
    "#]],
    );
    TRIALS.prints(
        &["replay", "a1-c3", "resign"],
        expect![[r#"
        tttttttt/8/8/8/2W5/1W6/1TTTTTTT g
        romans resignation
    "#]],
    );
    TRIALS.prints(
        &["replay", "--variant", "balanced", "a1-e2,c2", "swap"],
        expect![[r#"
        tttttttt/8/8/8/8/2W1W3/1TTTTTTT g open1
        gauls to move
    "#]],
    );
}

#[test]
fn replay_names_the_entry_that_is_refused() {
    TRIALS.fails(
        &["replay", "a1-c3", "a1-c3"],
        expect![[r#"
        murus: entry 2, a1-c3: a1 is empty. You can move from a7, b7, c7, d7, e7, f7, g7, h7.
    "#]],
    );
    TRIALS.fails(
        &["replay", "swap"],
        expect![[r#"
            murus: entry 1, swap: You can only swap sides in a balanced game, in reply to the first turn.
        "#]],
    );
    TRIALS.fails(
        &["replay", "resign", "d7-d5"],
        expect![[r#"
        murus: entry 2, d7-d5: This game is over.
    "#]],
    );
}

#[test]
fn replay_prints_one_json_object() {
    let mut game = replayed(&["a1-c3"]);
    let legal = game["legal"].take();
    assert_eq!(
        game,
        json!({"variant": "standard", "position": "tttttttt/8/8/8/2W5/1W6/1TTTTTTT g", "to_move": "gauls", "outcome": null, "legal": null})
    );
    let legal: Vec<&str> = legal.as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
    assert!(legal.len() == 20 && legal.is_sorted(), "{legal:?}");
    let over = replayed(&["a1-c3", "resign"]);
    assert_eq!(over["outcome"], json!({"winner": "romans", "reason": "resignation"}));
    assert_eq!(over["legal"], json!([]));
    assert_eq!(replayed(&["a1-c3", "a1-c3"])["index"], 1);
}

#[test]
fn an_open_swap_is_printed_and_is_no_ply() {
    let open = replayed(&["--variant", "balanced", "a1-c2,e2"]);
    assert_eq!((&open["swap"], open["legal"].as_array().unwrap().len()), (&json!(true), 224));
    let swapped = replayed(&["--variant", "balanced", "a1-c2,e2", "swap"]);
    assert_eq!((swapped.get("swap"), &swapped["to_move"]), (None, &json!("gauls")));
    assert_eq!(swapped["legal"], open["legal"]);
    assert_eq!(replayed(&["--variant", "balanced", "a1-c2,e2", "swap", "swap"])["index"], 2);
}

/// Runs `replay -` with this standard input. Returns its answers, one for each line.
fn streamed(input: &[u8]) -> Vec<Value> {
    let mut child = TRIALS
        .command()
        .args(["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    read(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_stream_answers_each_game_and_goes_on_after_errors() {
    let mut input = Vec::new();
    for line in [
        r#"{"variant":"standard","moves":["a1-c3"]}"#,
        r#"{"variant":"standard","moves":["a1-c3","d7-d5","a1-a3"]}"#,
        r#"{"moves":["resign","d7-d5"]}"#,
        "this is no JSON",
        r#"{"variant":"chess","moves":[]}"#,
        r#"{"variant":"standard"}"#,
        "",
        r#"{"variant":"balanced","moves":["a1-c2,e2","swap","a7-a6,b6","swap"]}"#,
        r#"{"variant":"escape@8x8-four","moves":["resign","resign","resign","resign"]}"#,
        r#"{"variant":"escape@8x8-four","moves":["resign","resign","resign"]}"#,
    ] {
        input.extend_from_slice(line.as_bytes());
        input.push(b'\n');
    }
    input.extend_from_slice(b"\xff\xfe\n{\"moves\":[]}");
    let answers = streamed(&input);
    let short = |answer: &Value| match (answer.get("error"), answer.get("index")) {
        (Some(_), Some(index)) => format!("error at {index}"),
        (Some(_), None) => "error".to_owned(),
        (None, _) => format!("{} {}", answer["position"].as_str().unwrap(), answer["outcome"]),
    };
    let mut said: Vec<String> = answers.iter().map(short).collect();
    said.push(String::new());
    expect![[r#"
        tttttttt/8/8/8/2W5/1W6/1TTTTTTT g null
        error at 2
        error at 1
        error
        error
        error
        error at 3
        error at 3
        1VVVVVV1/t6v/t6v/t6v/t6v/t6v/t6v/1TTTTTT1 b out:rge {"reason":"last-player","winner":"britons"}
        error
        tttttttt/8/8/8/8/8/TTTTTTTT r null
    "#]]
    .assert_eq(&said.join("\n"));
}

#[test]
fn a_stream_answers_before_the_next_game_comes() {
    let mut child = TRIALS
        .command()
        .args(["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut games = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for moves in [r#"["a1-c3"]"#, "[]"] {
        writeln!(games, r#"{{"moves":{moves}}}"#).unwrap();
        games.flush().unwrap();
        let answer: Value = serde_json::from_str(&answers.next().unwrap().unwrap()).unwrap();
        assert_eq!(answer["outcome"], Value::Null);
    }
    drop(games);
    assert!(answers.next().is_none());
    assert!(child.wait().unwrap().success());
}
