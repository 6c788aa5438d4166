//! Study: lessons, reviews and tried lines.

pub mod lessons;
pub mod lines;
pub mod review;
