//! Games, plans, lists of games, and what falls due.

pub mod ahead;
pub mod desks;
pub mod first_moves;
pub mod followers;
pub mod games;
pub mod listings;
pub mod pace;
pub mod plans;
pub mod records;
pub mod search;
