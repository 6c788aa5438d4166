//! What is shown, built from data alone: nothing here fetches, waits, or knows who is asked for it.

pub mod board;
pub mod calls;
pub mod challenge;
pub mod end;
pub mod habits;
pub mod later;
pub mod learn;
pub mod lists;
pub mod menus;
pub mod more;
pub mod news;
pub mod offers;
pub mod outcome;
pub mod plans;
pub mod privacy;
pub mod profile;
pub mod records;
pub mod refusal;
pub mod review;
pub mod rows;
mod seen;
pub mod server;
pub mod standing;
pub mod start;
pub mod summary;
pub mod view;
