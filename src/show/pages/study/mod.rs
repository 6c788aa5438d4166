//! Pages of lessons, puzzles, reviews, openings and tried lines.

pub mod explored;
pub mod forced;
pub mod learn;
pub mod lines;
pub mod puzzle;
pub mod replay;
pub mod review;
pub mod rules;
pub mod siege;
