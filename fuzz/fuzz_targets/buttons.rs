//! A custom id that reads as a press is written in a form that reads as the same press.
#![no_main]

use libfuzzer_sys::fuzz_target;
use murus::discord::rewritten;

fuzz_target!(|text: &str| {
    let Some(written) = rewritten(text) else { return };
    assert_eq!(rewritten(&written).as_ref(), Some(&written));
});
