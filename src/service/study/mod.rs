//! Study: lessons, reviews and tried lines.

pub(in crate::service) mod help;
pub mod lessons;
pub mod lines;
pub mod review;
