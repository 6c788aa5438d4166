//! Pages of lessons, puzzles, reviews, openings and tried lines.

pub mod forced;
pub mod guidance;
pub mod learn;
pub mod lines;
pub mod moment;
pub mod openings;
pub mod puzzle;
pub mod puzzle_texts;
pub mod replay;
pub mod review;
pub mod rules;
pub mod share;
pub mod siege;
pub mod siege_week;
