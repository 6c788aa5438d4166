//! Games: their events, plans, followers and openings, lists of them, war desks, and statistics.

pub mod ahead;
pub mod away_turns;
pub mod ballots;
pub mod desks;
pub mod followers;
pub mod game_changes;
pub mod games;
pub mod listings;
pub mod openings;
pub mod pace;
pub mod plans;
pub mod search;
pub mod statistics;
