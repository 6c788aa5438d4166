//! Play: moves, plans, vacations, finding and exporting games, and positions with which there is no
//! help.

pub mod act;
pub mod acting;
pub mod adoption;
pub mod away;
pub mod ballots;
pub mod chatter;
pub mod exchange;
pub mod export;
pub mod find;
pub(in crate::service) mod fixtures;
pub mod help;
pub mod next;
pub mod notation;
pub mod open_data;
pub mod openings;
pub(in crate::service) mod overtime;
pub mod plans;
pub mod presence;
pub mod private;
mod replies;
pub mod restored;
mod saved;
pub mod search;
pub mod seated;
pub mod siege_weeks;
pub mod sieges;
pub mod sight;
pub mod vacation;
pub mod vote_games;
pub mod votes;
