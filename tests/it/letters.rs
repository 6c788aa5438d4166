//! The board in letters, for those who read it so.

use expect_test::{Expect, expect};
use murus::rules::{Position, Seat};
use murus::texts::Texts;

fn check(variant: &str, view: Seat, moves: &str, expected: Expect) {
    let mut position = Position::start(variant.parse().unwrap());
    for text in moves.split_whitespace() {
        position = position.play_unchecked(position.read(text).unwrap());
    }
    expected.assert_eq(&format!("{}\n", Texts::english().letters(&position, view)));
}

#[test]
fn each_side_of_a_rectangle_has_its_towers_below() {
    check(
        "standard",
        Seat::Romans,
        "a1-c3 d7-d5",
        expect![[r#"
            ```
             7 gt gt gt  · gt gt gt gt
             6  ·  ·  · gw  ·  ·  ·  ·
             5  ·  ·  · gw  ·  ·  ·  ·
             4  ·  ·  ·  ·  ·  ·  ·  ·
             3  ·  · Rw  ·  ·  ·  ·  ·
             2  · Rw  ·  ·  ·  ·  ·  ·
             1  · Rt Rt Rt Rt Rt Rt Rt
                a  b  c  d  e  f  g  h
            ```
            -# R Romans, g Gauls, w wall, t tower
        "#]],
    );
    check(
        "standard",
        Seat::Gauls,
        "a1-c3 d7-d5",
        expect![[r#"
            ```
             1 Rt Rt Rt Rt Rt Rt Rt  ·
             2  ·  ·  ·  ·  ·  · Rw  ·
             3  ·  ·  ·  ·  · Rw  ·  ·
             4  ·  ·  ·  ·  ·  ·  ·  ·
             5  ·  ·  ·  · gw  ·  ·  ·
             6  ·  ·  ·  · gw  ·  ·  ·
             7 gt gt gt gt  · gt gt gt
                h  g  f  e  d  c  b  a
            ```
            -# R Romans, g Gauls, w wall, t tower
        "#]],
    );
}

#[test]
fn the_files_of_a_hexagon_rise_against_each_other() {
    check(
        "standard@hex",
        Seat::Romans,
        "b1-b3",
        expect![[r#"
            ```
                         9
                      8     8
                   7    gt     7
                6    gt    gt     6
             5    gt     ·    gt     5
               gt     ·     ·    gt
            gt     ·     ·     ·    gt
                ·     ·     ·     ·
             ·     ·     ·     ·     ·
                ·     ·     ·     ·
             ·     ·     ·     ·     ·
               Rw     ·     ·     ·
             ·     ·     ·     ·     ·
               Rw     ·     ·     ·
            Rt     ·     ·     ·    Rt
                ·     ·     ·    Rt
             a    Rt     ·    Rt     i
                b    Rt    Rt     h
                   c    Rt     g
                      d     f
                         e
            ```
            -# R Romans, g Gauls, w wall, t tower
        "#]],
    );
    check(
        "standard@hex",
        Seat::Gauls,
        "b1-b3",
        expect![[r#"
            ```
                         e
                      f     d
                   g    Rt     c
                h    Rt    Rt     b
             i    Rt     ·    Rt     a
               Rt     ·     ·     ·
            Rt     ·     ·     ·    Rt
                ·     ·     ·    Rw
             ·     ·     ·     ·     ·
                ·     ·     ·    Rw
             ·     ·     ·     ·     ·
                ·     ·     ·     ·
             ·     ·     ·     ·     ·
                ·     ·     ·     ·
            gt     ·     ·     ·    gt
               gt     ·     ·    gt
             5    gt     ·    gt     5
                6    gt    gt     6
                   7    gt     7
                      8     8
                         9
            ```
            -# R Romans, g Gauls, w wall, t tower
        "#]],
    );
}

#[test]
fn four_sides_have_their_letters() {
    check(
        "escape@8x8-four",
        Seat::Romans,
        "",
        expect![[r#"
            ```
             8  · nt nt nt nt nt nt  ·
             7 gt  ·  ·  ·  ·  ·  · bt
             6 gt  ·  ·  ·  ·  ·  · bt
             5 gt  ·  ·  ·  ·  ·  · bt
             4 gt  ·  ·  ·  ·  ·  · bt
             3 gt  ·  ·  ·  ·  ·  · bt
             2 gt  ·  ·  ·  ·  ·  · bt
             1  · Rt Rt Rt Rt Rt Rt  ·
                a  b  c  d  e  f  g  h
            ```
            -# R Romans, g Gauls, n Germans, b Britons, w wall, t tower
        "#]],
    );
}

#[test]
fn what_can_be_a_catapult_is_said_once_there_is_one() {
    check(
        "advanced",
        Seat::Romans,
        "d1-b3 d7-b7",
        expect![[r#"
            ```
             7 gt gc gc  · gt gt gt gt
             6  ·  ·  ·  ·  ·  ·  ·  ·
             5  ·  ·  ·  ·  ·  ·  ·  ·
             4  ·  ·  ·  ·  ·  ·  ·  ·
             3  · Rw  ·  ·  ·  ·  ·  ·
             2  ·  · Rw  ·  ·  ·  ·  ·
             1 Rt Rt Rt  · Rt Rt Rt Rt
                a  b  c  d  e  f  g  h
            ```
            -# R Romans, g Gauls, w wall, t tower, c catapult
        "#]],
    );
}
