#![doc = include_str!("../README.md")]
//!
//! # Direction
//!
//! Each module uses only those to the left of it:
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
