//! A custom id that reads as a press is written in a form that reads as the same press.
#![no_main]

use libfuzzer_sys::fuzz_target;
use murus::discord::rewrite_id;

fuzz_target!(|text: &str| {
    let Some(written) = rewrite_id(text) else { return };
    assert_eq!(rewrite_id(&written).as_ref(), Some(&written));
});
