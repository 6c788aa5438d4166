//! *Murus Gallicus*, Phil Leduc's game of walls and towers: [`rules`] (what a legal game is), [`engine`]
//! (the opponent's thinking), [`learn`] (lessons as data) and [`render`] (pictures, behind the feature
//! `pictures`, which is on by default).
//!
//! Everything here computes and does nothing else: no IO, no clock, no environment, no chance but from
//! a seed. The same arguments give the same answer. The engine's time limit is a stop flag and an
//! instant, both handed in.
//!
//! ```text
//! words  <-  rules  <-  engine  <-  learn
//! words  <-  theme  <-  render,     rules  <-  render
//! ```

pub mod words;

pub mod rules;
pub mod theme;

pub mod engine;
pub mod learn;
#[cfg(feature = "pictures")]
pub mod render;
