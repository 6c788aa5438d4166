//! The command line over the rules: what `murus-lab perft` prints.

use std::process::{Command, Output};

use expect_test::{Expect, expect};
fn murus() -> Command {
    Command::new(env!("CARGO_BIN_EXE_murus-lab"))
}

fn run(arguments: &[&str]) -> Output {
    murus().args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Expects a command to succeed, print this and complain about nothing.
#[track_caller]
fn prints(arguments: &[&str], expected: Expect) {
    let output = run(arguments);
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    expected.assert_eq(&text(&output.stdout));
}

/// Expects a command to fail with this one line and print nothing.
#[track_caller]
fn fails(arguments: &[&str], expected: Expect) {
    let output = run(arguments);
    assert!(!output.status.success() && output.stdout.is_empty(), "{output:?}");
    assert_eq!(text(&output.stderr).lines().count(), 1, "{output:?}");
    expected.assert_eq(&text(&output.stderr));
}

#[test]
fn perft_prints_a_line_for_each_depth_from_one() {
    prints(
        &["perft", "4"],
        expect![[r#"
        1 20
        2 400
        3 6960
        4 121104
    "#]],
    );
    prints(
        &["perft", "2", "--variant", "advanced+balanced"],
        expect![[r#"
        1 224
        2 50176
    "#]],
    );
    prints(
        &["perft", "2", "--variant", "standard@hex"],
        expect![[r#"
        1 17
        2 287
    "#]],
    );
    prints(
        &["perft", "3", "--position", "t6t/3w1wW1/2wtwW2/2w1w3/1wT2TW1/1WWW2W1/1T4T1 g"],
        expect![[r#"
        1 12
        2 235
        3 2231
    "#]],
    );
    prints(&["perft", "0"], expect![[""]]);
}

#[test]
fn perft_refuses_nonsense_in_one_line() {
    fails(
        &["perft", "2", "--position", "hello"],
        expect![[r#"
        murus-lab: the board needs 7 lines of cells that fill it exactly, with `/` between them
    "#]],
    );
    fails(
        &["perft", "2", "--position", "tttttttt/8/8/8/8/8/TTTTTTTC r"],
        expect![[r#"
        murus-lab: `C` is no unit of this variant
    "#]],
    );
    fails(
        &["perft", "2", "--position", "tttttttt/8/8/8/8/8/TTTTTTTT"],
        expect![[r#"
        murus-lab: the side to move is missing or is not at this table
    "#]],
    );
    fails(
        &["perft", "2", "--position", "tttttttt/8/8/8/8/8/TTTTTTTT r open1"],
        expect![[r#"
        murus-lab: `open1` says nothing here
    "#]],
    );
    let wrong = run(&["perft", "2", "--variant", "advanced@hex"]);
    assert!(
        !wrong.status.success()
            && text(&wrong.stderr).contains("the board hex is not played with advanced")
    );
}
