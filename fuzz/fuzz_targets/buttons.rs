//! What is read as the custom id of a button is written in a form that is read as the same press.
#![no_main]

use libfuzzer_sys::fuzz_target;
use murus::discord::rewritten;

fuzz_target!(|text: &str| {
    let Some(written) = rewritten(text) else { return };
    assert_eq!(rewritten(&written).as_ref(), Some(&written));
});
