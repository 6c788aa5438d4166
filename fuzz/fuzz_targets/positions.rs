//! A text that reads as a position is written in a form that reads as the same position. Its stones
//! are consistent, it continues exactly if it has a move, and both widths of sets play it alike.
//!
//! Input: a variant, a NUL, the position string.
#![no_main]

use libfuzzer_sys::fuzz_target;
use murus_fuzz::{fields, text, variant};
use murus_gallicus::{Bits, Position, Seat};

fuzz_target!(|data: &[u8]| {
    let [named, written] = fields(data);
    let Some(variant) = variant(named) else { return };
    let Ok(position) = Position::parse(&text(written), variant) else { return };
    assert_eq!(Position::parse(&position.to_string(), variant), Ok(position));
    let owned: u32 = Seat::ALL.iter().map(|&seat| position.stones(seat).count()).sum();
    assert_eq!(owned, position.occupied().count());
    let moves = position.moves();
    assert_eq!(moves.is_empty(), position.outcome().is_some());
    if let Some(narrow) = position.narrow() {
        assert_eq!(narrow.outcome(), position.outcome());
        assert_eq!(narrow.moves(), moves);
        for m in moves {
            assert_eq!(Some(narrow.play_unchecked(m)), position.play_unchecked(m).narrow());
        }
    }
});
