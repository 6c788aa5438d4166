//! Games, plans, lists of games, and what falls due.

pub mod ahead;
pub mod desks;
pub mod followers;
pub mod games;
pub mod listings;
pub mod openings;
pub mod pace;
pub mod plans;
pub mod search;
pub mod statistics;
