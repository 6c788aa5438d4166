//! Workers, which do due work without a request.

pub mod accord;
pub mod crew;
pub mod keeper;
pub mod opponent;
pub mod processes;
mod reviews;
pub mod sweeper;
pub mod turns;
