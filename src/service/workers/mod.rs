//! Workers, which do what is due without being asked.

pub mod crew;
pub mod keeper;
pub mod opponent;
pub mod sweeper;
pub mod turns;
