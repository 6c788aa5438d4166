//! One integration binary: the rules, and the words of enums.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[cfg(feature = "serde")]
mod exchange;
mod rules;
#[cfg(feature = "serde")]
mod serial;
mod words;
