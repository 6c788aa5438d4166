//! The laboratory of *Murus Gallicus*: match runners, matches, levels, openings, training, proofs
//! and perft. For developers; nothing that serves players depends on it.

pub mod clock;
pub mod commands;
pub mod matches;
mod progress;
pub mod puzzles;
pub mod self_play;
pub mod training;
pub mod ugi;
