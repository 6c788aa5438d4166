#![doc = include_str!("../README.md")]
//!
//! # How it is kept true
//!
//! A lesson is a row of [`LESSONS`] with its steps; sentences are named by keys, which the caller's
//! own texts answer. `tests/it/lessons.rs` proves by the rules that each step does what it claims.
//! A puzzle is a line of a file in `puzzles/`; whether a try is right is decided by proof
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
mod openings;
mod puzzle;
mod theme;
mod themes;
mod tip;
mod verdict;

pub use advice::Advice;
pub use aim::{Aim, AimKind};
pub use attempt::Attempt;
pub use books::{BOOKS, Book, LEDUC};
pub use daily::{EASINGS, HARDEST, eased_siege, easy_siege, siege, sieges_of, weekday};
pub use deed::{Deed, threats};
pub use guidance::{EnemyMove, Guidance, Worded};
pub use guided::Guided;
pub use lessons::{Formation, Goal, LESSONS, Lesson, Step, TriedStep};
pub use moment::{Moment, Remark};
pub use openings::{
    Continuation, Maker, OPENING, OpeningPlace, OpeningRow, PlayedOpening, Results, self_play,
};
pub use puzzle::{Puzzle, PuzzleError, SOLVERS, TRIES};
pub use theme::{PuzzleKind, Theme};
pub use themes::is_threatened;
pub use tip::{Tip, find_siege_tower, towers};
pub use verdict::{Judged, Verdict, WinClaim, winning_plies};

/// A whole game: the one that is annotated in *Abstract Games*.
pub const ANNOTATED: &str = "a1-c3 d7-d5 h1-f3 b7-d5 d1-d3 c7-c5 e1-e3 d5-b3 c1-c3 g7-e5 f1-d3 f7-d5 d3-f5 e7-e5 e2-e4 e5xf5 \
    e4-g6 c6-e4 e3-g3 e6-e4 f3-f5 d5-f7 g1-e3 e4xe3 f5xe4 a7-c5 c3-e3 e5-c3 b1-d3 c5-c3 d3-f5 c4-a2 f5-d3 c3xb2";
