//! Study: lessons, puzzles, openings, reviews and tried lines.

pub mod lessons;
pub mod lines;
pub(in crate::service) mod mistakes;
pub mod moments;
pub mod own_sieges;
pub mod part;
pub mod posed;
pub mod puzzles;
pub mod record;
pub mod review;
