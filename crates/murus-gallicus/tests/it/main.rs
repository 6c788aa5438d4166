//! One integration binary: what the rules, the engine and the prover do.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod engine;
mod progress;
mod prove;
mod reviews;
mod rules;
mod tactics;
