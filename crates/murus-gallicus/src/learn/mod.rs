//! Lessons as data, and advice for a guided game; it knows the rules and the engine alone. A lesson
//! is a row of [`LESSONS`] with its steps; sentences are named by their keys in the locales.
//! `tests/it/lessons.rs` proves by the rules that each step does what it claims.

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
