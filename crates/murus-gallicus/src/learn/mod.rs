//! Lessons as data, advice for a guided game, and puzzles; it knows the rules and the engine alone.
//! A lesson is a row of [`LESSONS`] with its steps; sentences are named by their keys in the
//! locales. `tests/it/lessons.rs` proves by the rules that each step does what it claims. A puzzle
//! is a line of a file in `puzzles/`; whether a try is right is decided by proof
//! ([`Attempt::judge`]), never by a list.

mod advice;
mod aim;
mod attempt;
mod books;
mod daily;
mod deed;
mod guidance;
mod guided;
mod lessons;
mod loss;
mod missed;
mod moment;
mod puzzle;
mod theme;
mod themes;
mod tip;
mod verdict;

pub use advice::Advice;
pub use aim::{Aim, AimKind};
pub use attempt::Attempt;
pub use books::{BOOKS, Book, LEDUC};
pub use daily::{siege, weekday};
pub use deed::{Deed, threats};
pub use guidance::{EnemyMove, Guidance, Worded};
pub use guided::Guided;
pub use lessons::{Formation, Goal, LESSONS, Lesson, Step, Tried};
pub use moment::{Moment, Remark};
pub use puzzle::{Features, Puzzle, PuzzleError, SOLVERS, grade};
pub use theme::{PuzzleKind, Theme};
pub use tip::{Tip, coloured, towers};
pub use verdict::{Claim, Judged, Verdict};
