//! What is learned from games: lessons, reviews and lines of one's own.

pub mod lessons;
pub mod lines;
pub mod review;
