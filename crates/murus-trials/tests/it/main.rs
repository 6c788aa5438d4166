//! The program `murus-trials`, run from outside.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../../../murus-lab/tests/it/program.rs"]
mod program;
mod render;
mod replay;
