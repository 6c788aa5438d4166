//! Lessons as data: what a step shows and asks for, what each move leads to, and advice for a
//! guided game. Pure: it knows the rules and the engine alone.
//!
//! A lesson is a row of [`LESSONS`], a step a row of its lesson. Sentences are given by their names
//! in the locales, so a new lesson is rows and sentences. `tests/it/lessons.rs` proves by the rules
//! that each step does what it claims.

mod advice;
mod aim;
mod deed;
mod guidance;
mod guided;
mod lessons;
mod loss;
mod tip;

pub use advice::Advice;
pub use aim::{Aim, AimKind};
pub use deed::{Deed, threats};
pub use guidance::{EnemyMove, Guidance, Worded};
pub use guided::Guided;
pub use lessons::{Formation, LESSONS, Lesson, Step, Tried};
pub use tip::{Tip, coloured, towers};
