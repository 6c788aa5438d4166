//! Lessons, puzzles, sieges, reviews and tried lines.

pub mod lessons;
pub mod lines;
pub mod puzzles;
pub mod reviews;
pub mod siege_weeks;
pub mod sieges;
