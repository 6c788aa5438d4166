//! Study: lessons, reviews and tried lines.

pub mod help;
pub mod lessons;
pub mod lines;
pub mod review;
