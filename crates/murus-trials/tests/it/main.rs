//! The program `murus-trials` from outside.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod render;
mod replay;
