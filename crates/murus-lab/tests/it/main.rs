//! The integration tests in one binary: the commands of the laboratory, as a user types them.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod lab;
mod perft;
mod program;
mod puzzles;
mod solve;
mod ugi;
