//! The laboratory of *Murus Gallicus*: the engine for match runners, matches, levels, openings,
//! training, proofs and perft. It is for developers; no part of the bot depends on it.

pub mod clock;
pub mod commands;
pub mod matches;
mod progress;
pub mod puzzles;
pub mod report;
pub mod self_play;
pub mod training;
pub mod ugi;
