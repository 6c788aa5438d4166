//! Answers about studying: lessons, puzzles, openings, hints, reviews, and moves that are tried.

pub mod lessons;
pub mod lines;
pub mod openings;
pub mod own_sieges;
pub mod puzzles;
pub mod review;
pub mod weeks;
