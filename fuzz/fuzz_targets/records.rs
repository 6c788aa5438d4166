//! What is read as a game that somebody brings in is written in a form that is read as the same game.
//!
//! Input: a variant, a NUL, the text of the game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use murus::rules::{Line, Variant};

fuzz_target!(|data: &[u8]| {
    let mut fields = data.splitn(2, |&byte| byte == 0);
    let mut field = || String::from_utf8_lossy(fields.next().unwrap_or_default());
    let (variant, text) = (field(), field());
    let Ok(variant) = variant.parse::<Variant>() else { return };
    let Ok(line) = Line::read_record(&text, variant) else { return };
    let again = Line::read_record(&line.record(), line.position().variant());
    let again = again.unwrap_or_else(|error| panic!("{}: {error:?}", line.record()));
    assert_eq!((again.entries(), again.position()), (line.entries(), line.position()));
    assert_eq!(again.outcome(), line.outcome());
});
