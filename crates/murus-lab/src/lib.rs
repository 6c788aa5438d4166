//! The laboratory of *Murus Gallicus*: match runners, matches, levels, openings, training, proofs
//! and perft. Offline work for developers; nothing that serves people depends on it.

pub mod clock;
pub mod commands;
pub mod matches;
mod progress;
pub mod training;
pub mod ugi;
