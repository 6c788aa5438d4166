//! One integration binary: rules, engine, proofs, lessons and pictures.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![cfg_attr(
    feature = "pictures",
    expect(clippy::disallowed_methods, reason = "a variable asks to rewrite the golden pictures")
)]

mod books;
mod engine;
mod goals;
mod lessons;
mod levels;
#[cfg(feature = "pictures")]
mod pictures;
mod progress;
mod prove;
mod reviews;
mod rules;
mod tactics;
mod words;
