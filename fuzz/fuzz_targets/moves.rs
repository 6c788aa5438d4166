//! Any text in any position: a text that reads as a move is legal and is written in a form that
//! reads as the same move; a refusal is a sentence that offers only legal moves.
//!
//! Input: a variant, a NUL, numbers that pick moves from the start, a NUL, the text typed.
#![no_main]

use libfuzzer_sys::fuzz_target;
use murus::texts::Texts;
use murus::texts::refusal;
use murus_fuzz::{fields, text, variant};
use murus_gallicus::Position;

fuzz_target!(|data: &[u8]| {
    let [named, picks, typed] = fields(data);
    let Some(variant) = variant(named) else { return };
    let mut position = Position::start(variant);
    for &pick in picks {
        let moves = position.moves();
        let Some(&m) = moves.get(usize::from(pick) % moves.len().max(1)) else { break };
        position = position.play_unchecked(m);
    }
    match position.read(&text(typed)) {
        Ok(m) => {
            assert!(position.moves().contains(&m));
            assert_eq!(position.read(&position.write(m).to_string()), Ok(m));
        }
        Err(refusal) => {
            let sentence = refusal::refusal_sentence(Texts::english(), &position, &refusal);
            if position.outcome().is_none() && refusal != murus_gallicus::Refusal::Unreadable {
                for offered in sentence.split('`').skip(1).step_by(2) {
                    assert!(position.read(offered).is_ok(), "{sentence}");
                }
            }
        }
    }
});
