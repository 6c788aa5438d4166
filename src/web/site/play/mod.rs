//! The page of a game: its board, its buttons, its news stream and its files.

pub mod actions;
pub mod embed;
mod game_facts;
pub mod game_files;
pub mod game_page;
pub mod game_table;
pub mod live;
pub mod news;
pub mod panel;
pub mod press;
pub mod review_section;
pub mod shared_board;
pub mod status;
pub mod strips;
pub mod theme;
pub mod tried_lines;
mod vote_line;
