//! Answers about studying: lessons, puzzles, openings, hints, reviews, and lines of tried moves.

pub mod lessons;
pub mod lines;
pub mod openings;
pub mod own_sieges;
pub mod puzzles;
pub mod review;
pub mod weeks;
