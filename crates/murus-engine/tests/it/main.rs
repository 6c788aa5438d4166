//! One integration binary: the search, the levels and the proofs.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod engine;
mod levels;
mod progress;
mod prove;
mod tactics;
