//! Workers, which do due work without a request.

pub mod accord;
pub mod away_posts;
mod away_thoughts;
pub mod keeper;
pub mod opponent;
pub mod processes;
mod reviews;
pub mod sweeper;
