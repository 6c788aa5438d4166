//! The output of `murus-lab perft`.

use expect_test::expect;

use crate::program::{Program, read};

/// The program `murus-lab`.
const LAB: Program = Program(env!("CARGO_BIN_EXE_murus-lab"));

#[test]
fn perft_prints_a_line_for_each_depth_from_one() {
    LAB.prints(
        &["perft", "4"],
        expect![[r#"
        1 20
        2 400
        3 6960
        4 121104
    "#]],
    );
    LAB.prints(
        &["perft", "2", "--variant", "advanced+balanced"],
        expect![[r#"
        1 224
        2 50176
    "#]],
    );
    LAB.prints(
        &["perft", "2", "--variant", "standard@hex"],
        expect![[r#"
        1 17
        2 287
    "#]],
    );
    LAB.prints(
        &["perft", "3", "--position", "t6t/3w1wW1/2wtwW2/2w1w3/1wT2TW1/1WWW2W1/1T4T1 g"],
        expect![[r#"
        1 12
        2 235
        3 2231
    "#]],
    );
    LAB.prints(&["perft", "0"], expect![[""]]);
}

#[test]
fn perft_refuses_nonsense_in_one_line() {
    LAB.fails(
        &["perft", "2", "--position", "hello"],
        expect![[r#"
        murus-lab: the board needs 7 lines of cells that fill it exactly, with `/` between them
    "#]],
    );
    LAB.fails(
        &["perft", "2", "--position", "tttttttt/8/8/8/8/8/TTTTTTTC r"],
        expect![[r#"
        murus-lab: `C` is no unit of this variant
    "#]],
    );
    LAB.fails(
        &["perft", "2", "--position", "tttttttt/8/8/8/8/8/TTTTTTTT"],
        expect![[r#"
        murus-lab: the side to move is missing or is not at this table
    "#]],
    );
    LAB.fails(
        &["perft", "2", "--position", "tttttttt/8/8/8/8/8/TTTTTTTT r open1"],
        expect![[r#"
        murus-lab: `open1` says nothing here
    "#]],
    );
    let wrong = LAB.run(&["perft", "2", "--variant", "advanced@hex"]);
    assert!(
        !wrong.status.success()
            && read(&wrong.stderr).contains("the board hex is not played with advanced")
    );
}
