//! An imported game is written in a form that reads as the same game.
//!
//! Input: a variant, a NUL, the text of the game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use murus_fuzz::{fields, text, variant};
use murus_gallicus::Line;

fuzz_target!(|data: &[u8]| {
    let [named, written] = fields(data);
    let Some(variant) = variant(named) else { return };
    let Ok(line) = Line::read_record(&text(written), variant) else { return };
    let again = Line::read_record(&line.record(), line.position().variant());
    let again = again.unwrap_or_else(|error| panic!("{}: {error:?}", line.record()));
    assert_eq!((again.entries(), again.position()), (line.entries(), line.position()));
    assert_eq!(again.outcome(), line.outcome());
});
