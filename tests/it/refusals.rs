//! Every refusal read aloud: it is true, speaks of the typed cells, and says what can be done
//! instead.

use expect_test::{Expect, expect};
use murus::texts::Texts;
use murus_gallicus::{Line, Position, Refusal, Variant};
use proptest::prelude::*;

use crate::anywhere::{in_every_variant, pick};
use murus::texts::refusal;

/// The variant of this string.
fn variant(text: &str) -> Variant {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position of this string.
fn position(variant: Variant, text: &str) -> Position {
    Position::parse(text, variant).unwrap_or_else(|error| panic!("{variant}, {text}: {error}"))
}

/// The answers to these texts, one on each line.
#[track_caller]
fn says(game: &str, board: &str, texts: &[&str], expected: Expect) {
    let position = position(variant(game), board);
    let answer = |text: &&str| {
        let refusal = position.read(text).expect_err("this is refused");
        format!("{text}: {}\n", refusal::refusal_sentence(Texts::english(), &position, &refusal))
    };
    expected.assert_eq(&texts.iter().map(answer).collect::<String>());
}

/// Towers on b4, c4 and h1, a wall on d3; Gallic walls on c5, e4 and c2, Gallic towers on e5 and
/// b3.
const BOARD: &str = "8/8/2w1t3/1TT1w3/1t1W4/2w5/7T r";

#[test]
fn texts_that_are_no_move() {
    says(
        "standard",
        BOARD,
        &["castle", "b4-b9", "b4", "b4-b4"],
        expect![[r#"
            castle: That doesn't look like a move. Type the tower's cell and the second cell it reaches, like `b4-d4`, or `b4xc5` to take an enemy wall. You can move from b4, c4, h1.
            b4-b9: There is no b9 on this board.
            b4: You only named b4. Add the cell it goes to. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
            b4-b4: You only named b4. Add the cell it goes to. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
        "#]],
    );
}

#[test]
fn units_that_do_not_act() {
    says(
        "standard",
        BOARD,
        &["a1-a3", "c5-c3", "d3-d5"],
        expect![[r#"
            a1-a3: a1 is empty. You can move from b4, c4, h1.
            c5-c3: c5 has a Gallic wall on it. That's not yours. You can move from b4, c4, h1.
            d3-d5: d3 is your wall, and walls can't act. Only towers can. You can move from b4, c4, h1.
        "#]],
    );
    says(
        "advanced",
        BOARD,
        &["d3-d5"],
        expect![[r#"
            d3-d5: d3 is your wall, and walls can't act. Only towers and catapults can. You can move from b4, c4, h1.
        "#]],
    );
    says(
        "standard",
        "8/8/2t5/1T6/8/8/8 g",
        &["b4-b6"],
        expect![[r#"
            b4-b6: b4 has a Roman tower on it. That's not yours. You can only move from c5.
        "#]],
    );
    says(
        "standard",
        "8/8/tt6/Tt6/tt5T/8/8 r",
        &["a4-a6", "a4"],
        expect![[r#"
            a4-a6: The tower on a4 can't reach a6: a5 has a Gallic tower on it, and towers only go onto empty cells or your walls. a4 has no moves right now.
            a4: You only named a4. Add the cell it goes to. a4 has no moves right now.
        "#]],
    );
}

#[test]
fn distributions_that_are_blocked() {
    says(
        "standard",
        BOARD,
        &["b4-d4", "b4-c4-d4", "b4-d6", "b4-b2", "b4-b3", "c4-e4", "c4-d4", "b4-a4"],
        expect![[r#"
            b4-d4: The tower on b4 can't reach d4: c4 has your own tower on it, and towers only go onto empty cells or your walls. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
            b4-c4-d4: The tower on b4 can't reach d4: c4 has your own tower on it, and towers only go onto empty cells or your walls. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
            b4-d6: c5 has a Gallic wall on it: you can sacrifice b4 against c5, but you can't move through it. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
            b4-b2: The tower on b4 can't reach b2: b3 has a Gallic tower on it, and towers only go onto empty cells or your walls. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
            b4-b3: The tower on b4 can't reach b3: b3 has a Gallic tower on it, and towers only go onto empty cells or your walls. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
            c4-e4: The tower on c4 can't reach e4: e4 has a Gallic wall on it, and towers only go onto empty cells or your walls. From c4 you can play `c4-a6`, `c4-e2`, `c4-e6`, `c4xc5`.
            c4-d4: The tower on c4 would put its second stone past d4, but e4 has a Gallic wall on it, and towers only go onto empty cells or your walls. From c4 you can play `c4-a6`, `c4-e2`, `c4-e6`, `c4xc5`.
            b4-a4: The board ends after a4, and the tower on b4 needs two cells in a line for its stones. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
        "#]],
    );
}

#[test]
fn units_that_take_a_stone_are_not_blamed() {
    says(
        "standard",
        "8/8/8/1TWt4/8/8/8 r",
        &["b4-d4", "b4-c4"],
        expect![[r#"
            b4-d4: The tower on b4 can't reach d4: d4 has a Gallic tower on it, and towers only go onto empty cells or your walls. From b4 you can play `b4-b2`, `b4-b6`, `b4-d2`, `b4-d6`.
            b4-c4: The tower on b4 would put its second stone past c4, but d4 has a Gallic tower on it, and towers only go onto empty cells or your walls. From b4 you can play `b4-b2`, `b4-b6`, `b4-d2`, `b4-d6`.
        "#]],
    );
    says(
        "advanced",
        "8/8/8/1TTc4/8/8/8 r",
        &["b4-d4"],
        expect![[r#"
            b4-d4: The tower on b4 can't reach d4: d4 has a Gallic catapult on it, and towers only go onto empty cells, your walls or your towers. From b4 you can play `b4-b2`, `b4-b6`, `b4-d2`, `b4-d6`.
        "#]],
    );
}

#[test]
fn distributions_that_name_other_cells() {
    says(
        "standard",
        BOARD,
        &["b4-b5", "b4-d5", "b4-b7", "b4-c5-d4", "b4-b6,d2", "b4-b5,b6"],
        expect![[r#"
        b4-b5: Name the farther of the two cells that get a stone: type `b4-b6`.
        b4-d5: d5 is not in a straight line from b4. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
        b4-b7: b7 is too far from b4: a tower's stones go onto the next two cells in a line. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
        b4-c5-d4: b4, c5 and d4 aren't next to each other in a straight line. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
        b4-b6,d2: You only name two target cells on the special first turn of a balanced game. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
        b4-b5,b6: b6 is empty, so type that move as `b4-b6`.
    "#]],
    );
}

#[test]
fn captures() {
    says(
        "standard",
        BOARD,
        &["b4-c5", "b4xxc5", "b4xb6", "b4xb5", "b4xc4", "b4xb3", "b4xe4"],
        expect![[r#"
            b4-c5: c5 has a Gallic wall on it, so type that move as `b4xc5`.
            b4xxc5: c5 has a Gallic wall on it, so type that move as `b4xc5`.
            b4xb6: b6 is empty, so type that move as `b4-b6`.
            b4xb5: b5 is empty, so there is nothing to take there. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
            b4xc4: c4 has your own tower on it, and you can only take enemy units. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
            b4xb3: b3 has a Gallic tower on it, and the tower on b4 can't take towers, only walls. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
            b4xe4: e4 isn't next to b4, and a tower can only take what's next to it. From b4 you can play `b4-b6`, `b4-d2`, `b4xc5`.
        "#]],
    );
    says(
        "houdini",
        BOARD,
        &["b4xc5", "b4-d6", "b4 c5"],
        expect![[r#"
            b4xc5: There are no captures in this game. From b4 you can play `b4-b6`, `b4-d2`.
            b4-d6: The tower on b4 can't reach d6: c5 has a Gallic wall on it, and towers only go onto empty cells or your walls. From b4 you can play `b4-b6`, `b4-d2`.
            b4 c5: The tower on b4 can't reach c5: c5 has a Gallic wall on it, and towers only go onto empty cells or your walls. From b4 you can play `b4-b6`, `b4-d2`.
        "#]],
    );
}

/// Towers on b4 and d3, catapults on c4 and d2; Gallic catapults on b5 and d5, walls on f5 and f2.
const CATAPULTS: &str = "8/8/1c1c1w2/1TC5/3T4/3C1w2/8 r";

#[test]
fn towers_among_catapults() {
    says(
        "advanced",
        CATAPULTS,
        &["b4 b5", "b4-b5", "b4-d4", "b4-b6", "d3-d5"],
        expect![[r#"
            b4 b5: b5 has a Gallic catapult on it. Type `b4xb5` to give up one stone and leave a tower there, or `b4xxb5` to give up both and leave a wall.
            b4-b5: b5 has a Gallic catapult on it. Type `b4xb5` to give up one stone and leave a tower there, or `b4xxb5` to give up both and leave a wall.
            b4-d4: The tower on b4 can't reach d4: c4 has your own catapult on it, and towers only go onto empty cells, your walls or your towers. From b4 you can play `b4-b2`, `b4-d6`, `b4xb5`, `b4xxb5`.
            b4-b6: b5 has a Gallic catapult on it: you can sacrifice b4 against b5, but you can't move through it. From b4 you can play `b4-b2`, `b4-d6`, `b4xb5`, `b4xxb5`.
            d3-d5: The tower on d3 can't reach d5: d5 has a Gallic catapult on it, and towers only go onto empty cells, your walls or your towers. From d3 you can play `d3-b1`, `d3-b3`, `d3-f1`, `d3-f3`.
        "#]],
    );
    says(
        "advanced",
        "8/8/2t5/1T6/8/8/8 r",
        &["b4xc5"],
        expect![[r#"
            b4xc5: c5 has a Gallic tower on it, and the tower on b4 can't take towers, only walls and catapults. From b4 you can play `b4-b2`, `b4-b6`, `b4-d2`, `b4-d4`.
        "#]],
    );
    says(
        "advanced+houdini",
        CATAPULTS,
        &["b4*b5"],
        expect![[r#"
        b4*b5: There are no captures in this game. From b4 you can play `b4-b2`, `b4-d6`.
    "#]],
    );
}

#[test]
fn throws() {
    says(
        "advanced",
        CATAPULTS,
        &["d2-e2", "d2-h2", "c4-c2", "d2-e4", "d2-e3-f4", "d2"],
        expect![[r#"
        d2-e2: e2 is out of range from d2: a catapult throws two or three cells. From d2 you can play `d2-a2`, `d2-a5`, `d2-b2`, `d2-d4`, `d2-f4`, `d2-g2`, `d2-g5`, `d2xd5`, `d2xf2`.
        d2-h2: h2 is out of range from d2: a catapult throws two or three cells. From d2 you can play `d2-a2`, `d2-a5`, `d2-b2`, `d2-d4`, `d2-f4`, `d2-g2`, `d2-g5`, `d2xd5`, `d2xf2`.
        c4-c2: A catapult only throws forward or sideways, and c2 is behind c4. From c4 you can play `c4-a4`, `c4-a6`, `c4-c6`, `c4-c7`, `c4-e4`, `c4-e6`, `c4-f4`, `c4-f7`.
        d2-e4: e4 is not in a straight line from d2. From d2 you can play `d2-a2`, `d2-a5`, `d2-b2`, `d2-d4`, `d2-f4`, `d2-g2`, `d2-g5`, `d2xd5`, `d2xf2`.
        d2-e3-f4: A throw flies over anything. Just name the catapult on d2 and the cell where the stone lands. From d2 you can play `d2-a2`, `d2-a5`, `d2-b2`, `d2-d4`, `d2-f4`, `d2-g2`, `d2-g5`, `d2xd5`, `d2xf2`.
        d2: You only named d2. Add the cell it goes to. From d2 you can play `d2-a2`, `d2-a5`, `d2-b2`, `d2-d4`, `d2-f4`, `d2-g2`, `d2-g5`, `d2xd5`, `d2xf2`.
    "#]],
    );
    says(
        "advanced",
        CATAPULTS,
        &["d2-d5", "d2xxf2", "d2xb2", "d2xh2", "d2xd3"],
        expect![[r#"
            d2-d5: d5 has a Gallic catapult on it, so type that move as `d2xd5`.
            d2xxf2: f2 has a Gallic wall on it, so type that move as `d2xf2`.
            d2xb2: b2 is empty, so type that move as `d2-b2`.
            d2xh2: h2 is empty, so there is nothing to take there. From d2 you can play `d2-a2`, `d2-a5`, `d2-b2`, `d2-d4`, `d2-f4`, `d2-g2`, `d2-g5`, `d2xd5`, `d2xf2`.
            d2xd3: d3 has your own tower on it, and you can only take enemy units. From d2 you can play `d2-a2`, `d2-a5`, `d2-b2`, `d2-d4`, `d2-f4`, `d2-g2`, `d2-g5`, `d2xd5`, `d2xf2`.
        "#]],
    );
    says(
        "advanced",
        "8/8/8/3W4/8/3C4/8 r",
        &["d2-d4"],
        expect![[r#"
            d2-d4: d4 has your own wall on it, and you can't throw onto your own units. From d2 you can play `d2-a2`, `d2-a5`, `d2-b2`, `d2-b4`, `d2-d5`, `d2-f2`, `d2-f4`, `d2-g2`, `d2-g5`.
        "#]],
    );
    says(
        "advanced+houdini",
        CATAPULTS,
        &["d2-f2"],
        expect![[r#"
        d2-f2: There are no captures in this game. From d2 you can play `d2-a2`, `d2-a5`, `d2-b2`, `d2-d4`, `d2-f4`, `d2-g2`, `d2-g5`.
    "#]],
    );
}

#[test]
fn the_balanced_opening() {
    let board = "tttttttt/8/8/8/8/2W1W3/1TTTTTTT g open1 swap";
    let texts = ["d7-d5", "d7", "b1-b3", "b1-a6,b6", "b6-a6,b6", "d7-a6,b5", "d7-a6,a6"];
    says(
        "balanced",
        board,
        &texts,
        expect![[r#"
            d7-d5: Your first turn in a balanced game is special. Pick one of your home towers and two cells on your second row for its stones, for example `d7-a6,b6`.
            d7: Your first turn in a balanced game is special. Pick one of your home towers and two cells on your second row for its stones, for example `d7-a6,b6`.
            b1-b3: Your first turn in a balanced game is special. Pick one of your home towers and two cells on your second row for its stones, for example `a7-a6,b6`.
            b1-a6,b6: b1 has a Roman tower on it. That's not yours. You can move from a7, b7, c7, d7, e7, f7, g7, h7.
            b6-a6,b6: b6 is empty. You can move from a7, b7, c7, d7, e7, f7, g7, h7.
            d7-a6,b5: b5 isn't on your second row. Both stones go there on this first turn, for example `d7-a6,b6`.
            d7-a6,a6: You named a6 twice. This first turn needs two different cells, for example `d7-a6,b6`.
        "#]],
    );
}

#[test]
fn hexagons_and_several_players() {
    says(
        "standard@hex",
        "5/6/7/8/4T4/8/7/6/5 r",
        &["e5-g7", "e5-a6"],
        expect![[r#"
        e5-g7: g7 is not in a straight line from e5. From e5 you can play `e5-c3`, `e5-c5`, `e5-e3`, `e5-e7`, `e5-g3`, `e5-g5`.
        e5-a6: There is no a6 on this board.
    "#]],
    );
    says(
        "escape@hex-three",
        "T3t/T4t/T5t/T6t/T7t/8/7/6/VVVVV r",
        &["i3-g3"],
        expect![[r#"
            i3-g3: i3 has a German tower on it. That's not yours. You can move from a1, b1, c1, d1, e1.
        "#]],
    );
    says(
        "escape@8x8-four",
        "8/8/8/8/8/8/vu6/T6V r",
        &["a1-c3", "a1xa2", "a2-a4"],
        expect![[r#"
            a1-c3: b2 has a British wall on it: you can sacrifice a1 against b2, but you can't move through it. From a1 you can play `a1-c1`, `a1xb2`.
            a1xa2: a2 has a British tower on it, and the tower on a1 can't take towers, only walls. From a1 you can play `a1-c1`, `a1xb2`.
            a2-a4: a2 has a British tower on it. That's not yours. You can only move from a1.
        "#]],
    );
}

#[test]
fn acts_of_the_table() {
    let mut line = Line::new(Variant::STANDARD);
    let refused = |line: &Line, text: &str| {
        let refusal = line.read(text).unwrap_err();
        refusal::refusal_sentence(Texts::english(), line.position(), &refusal)
    };
    let swap = "You can only swap sides in a balanced game, in reply to the first turn.";
    assert_eq!(refused(&line, "swap"), swap);
    let resignation = line.read("resign").unwrap();
    line.play(resignation).unwrap();
    assert_eq!(refused(&line, "a1-a3"), "This game is over.");
}

#[test]
fn a_long_list_of_moves_is_cut_short() {
    says(
        "advanced",
        "8/8/2ccc3/2cTc3/2ccc3/8/8 r",
        &["d4-d6"],
        expect![[r#"
            d4-d6: d5 has a Gallic catapult on it: you can sacrifice d4 against d5, but you can't move through it. From d4 you can play `d4xc3`, `d4xc4`, `d4xc5`, `d4xd3`, `d4xd5`, `d4xe3`, `d4xe4`, `d4xe5`, `d4xxc3`, `d4xxc4`, `d4xxc5`, `d4xxd3` and 4 more.
        "#]],
    );
}

#[test]
fn the_start_explains_itself() {
    let start = Position::start(Variant::STANDARD);
    says(
        "standard",
        &start.to_string(),
        &["a1-c1", "a1xa7", "a7-a5"],
        expect![[r#"
            a1-c1: The tower on a1 can't reach c1: b1 has your own tower on it, and towers only go onto empty cells or your walls. From a1 you can play `a1-a3`, `a1-c3`.
            a1xa7: a7 isn't next to a1, and a tower can only take what's next to it. From a1 you can play `a1-a3`, `a1-c3`.
            a7-a5: a7 has a Gallic tower on it. That's not yours. You can move from a1, b1, c1, d1, e1, f1, g1, h1.
        "#]],
    );
    assert!(matches!(start.read("a1-c1"), Err(Refusal::Blocked { .. })));
}

#[test]
fn a_refusal_is_a_sentence_and_offers_only_what_can_be_played() {
    in_every_variant(12, |position, picks| {
        let geometry = &position.variant().board().geometry;
        let cell = |number: u16| {
            geometry.name(geometry.cells()[usize::from(number) % geometry.cells().len()])
        };
        for cells in picks.windows(3) {
            // Half of the origins are units that can act.
            let origin = pick(position, cells[0]).filter(|_| cells[0] % 2 == 0);
            let origin = origin.map_or_else(|| cell(cells[0]), |m| geometry.name(m.from()));
            let mid = cell(cells[1]);
            let to = cell(cells[2]);
            for text in
                [format!("{origin}-{to}"), format!("{origin}x{to}"), format!("{origin}xx{to}")]
                    .into_iter()
                    .chain([
                        format!("{origin}"),
                        format!("{origin}-{mid}-{to}"),
                        format!("{origin}-{mid},{to}"),
                    ])
            {
                let Err(refusal) = position.read(&text) else { continue };
                let said = refusal::refusal_sentence(Texts::english(), position, &refusal);
                prop_assert!(
                    said.ends_with(['.', '?']) && !said.contains("refusal") && !said.contains("  "),
                    "{}",
                    said
                );
                prop_assert!(!said.contains(['{', '}', '$']), "{}", said);
                for offered in said.split('`').skip(1).step_by(2) {
                    prop_assert!(position.read(offered).is_ok(), "{}: {}", text, said);
                }
                let over = matches!(refusal, Refusal::Over(_));
                prop_assert_eq!(over, position.outcome().is_some(), "{}", text);
            }
        }
        Ok(())
    });
}
