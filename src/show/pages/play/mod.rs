//! Pages about a game: its board, the buttons and menus of its acts, its end, and lists of games.

pub mod board;
pub mod calls;
pub mod end;
pub mod follow;
pub mod game_list;
pub mod lists;
pub mod menus;
pub mod more;
pub mod news;
pub mod offers;
pub mod outcome;
pub mod picture;
pub mod plan_steps;
pub mod plans;
pub mod records;
pub mod refusal;
pub mod result;
pub mod seen;
pub mod sheet;
pub mod start;
pub mod summary;
pub mod thread;
pub mod view;
pub mod voting;
pub mod walk;
