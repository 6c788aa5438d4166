//! Pages for learning: lessons, puzzles, and a board for analysis.

pub mod analysis_board;
mod board_forms;
mod exercise;
pub mod learn_path;
pub mod lesson_page;
mod open_puzzle;
pub mod puzzle_choice;
pub mod puzzle_page;
mod puzzle_tools;
pub mod record_page;
pub mod siege_page;
mod siege_tools;
mod tried;
