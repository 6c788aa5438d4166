//! A text that reads as a variant is a known one, and is written in a form that reads as the same
//! variant.
#![no_main]

use libfuzzer_sys::fuzz_target;
use murus_gallicus::Variant;

fuzz_target!(|text: &str| {
    let Ok(variant) = text.parse::<Variant>() else { return };
    assert!(Variant::all().any(|known| known == variant));
    assert_eq!(variant.to_string().parse(), Ok(variant));
});
