//! Study: lessons, puzzles, openings, reviews, tried lines and shared boards.

pub(in crate::service) mod board_table;
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
pub mod shared_boards;
