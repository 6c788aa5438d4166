//! The commands that train and measure the engine: the input that they refuse, and matches against
//! other programs.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

fn murus(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_murus-lab")).args(arguments).output().unwrap()
}

/// Runs a command that must fail and print nothing else. Returns the first line of its error.
#[track_caller]
fn refusal(arguments: &[&str]) -> String {
    let output = murus(arguments);
    assert!(!output.status.success() && output.stdout.is_empty(), "{output:?}");
    String::from_utf8(output.stderr).unwrap().lines().next().unwrap().to_owned()
}

/// Writes a shell script into this folder, and returns the contender that runs it.
fn script(folder: &Path, name: &str, text: &str) -> String {
    let file = folder.join(name);
    std::fs::write(&file, text).unwrap();
    format!("ugi:sh {}@10", file.display())
}

#[test]
fn numbers_that_make_no_sense_are_refused() {
    for (command, flag, least) in [
        ("match hand@1 hand@1", "games", 1),
        ("ladder", "games", 40),
        ("train --folder /nonexistent", "games", 1),
        ("train --folder /nonexistent", "generations", 1),
        ("train --folder /nonexistent", "exam", 1),
        ("train --folder /nonexistent", "epochs", 1),
        ("train --folder /nonexistent", "nodes", 1),
    ] {
        let number = (least - 1).to_string();
        let output = refusal(
            &[&command.split(' ').collect::<Vec<_>>()[..], &[&format!("--{flag}"), &number]]
                .concat(),
        );
        assert!(
            output.starts_with(&format!("error: invalid value '{number}' for '--{flag} ")),
            "{command}: {output}"
        );
        assert!(
            output.ends_with(&format!("{number} is not in {least}..=1000000000")),
            "{command}: {output}"
        );
    }
    for (worse, better) in [("5", "1"), ("5", "5"), ("NaN", "5"), ("0", "inf")] {
        let why = "a test is between two numbers of Elo, the smaller one first, not";
        let output = refusal(&["match", "hand@1", "hand@1", "--sprt", worse, better]);
        assert_eq!(output, format!("murus-lab: {why} {worse} and {better}"));
    }
}

#[test]
fn training_names_a_file_that_it_cannot_read_or_write() {
    let kept = tempfile::tempdir().unwrap();
    let folder = kept.path().to_str().unwrap();
    let missing = "/nonexistent/net: No such file or directory (os error 2)";
    assert_eq!(
        refusal(&["train", "--folder", folder, "--from", "/nonexistent/net"]),
        format!("murus-lab: {missing}")
    );
    let output = refusal(&["train", "--folder", "/dev/null/course"]);
    assert!(output.starts_with("murus-lab: /dev/null/course: "), "{output}");
}

#[test]
fn a_program_that_cannot_play_is_refused_before_a_match() {
    for (command, why) in [
        ("/nonexistent", "cannot be started: No such file or directory (os error 2)"),
        ("true", "does not speak the Universal Game Interface"),
        ("echo bestmove a1-a3", "does not speak the Universal Game Interface"),
    ] {
        for contenders in [
            [format!("ugi:{command}@10"), "hand@10".to_owned()],
            ["hand@10".to_owned(), format!("ugi:{command}@10")],
        ] {
            let output = refusal(&["match", &contenders[0], &contenders[1], "--games", "2"]);
            assert!(output.ends_with(&format!(": `{command}` {why}")), "{output}");
        }
    }
}

#[test]
fn a_match_ends_when_a_program_stops_playing() {
    let kept = tempfile::tempdir().unwrap();
    let greeting = "read ugi; echo ugiok; read variant; read position; read go";
    for (name, text, why) in [
        ("dies", greeting.to_owned(), "ended in the middle of a game"),
        (
            "cheats",
            format!("{greeting}; echo bestmove a1-a9; read more"),
            "wants to play `a1-a9`, which is not legal in ",
        ),
        (
            "resigns",
            format!("{greeting}; echo bestmove none; read more"),
            "wants to play `none`, which is not legal in ",
        ),
    ] {
        let output = refusal(&[
            "match",
            "hand@1",
            &script(kept.path(), name, &text),
            "--games",
            "4",
            "--threads",
            "2",
        ]);
        assert!(
            output.starts_with("murus-lab: `sh ") && output.contains(&format!("{name}` {why}")),
            "{output}"
        );
    }
}

#[test]
fn a_program_with_arguments_plays() {
    let engine = format!("ugi:{} engine@5", env!("CARGO_BIN_EXE_murus-lab"));
    let output = murus(&["match", &engine, "hand@1", "--games", "2", "--threads", "1"]);
    assert!(output.status.success(), "{output:?}");
    let played: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&played["games"], played["first"].as_str()), (&Value::from(2), Some(&*engine)));
}
