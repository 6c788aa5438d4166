//! Lessons, puzzles, sieges, reviews, tried lines and shared boards.

pub mod lessons;
pub mod lines;
pub mod puzzles;
pub mod reviews;
pub mod shared_boards;
pub mod siege_weeks;
pub mod sieges;
