//! Workers, which do due work without a request.

pub mod accord;
pub mod keeper;
pub mod opponent;
pub mod processes;
mod reviews;
pub mod sweeper;
