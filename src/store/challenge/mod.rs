//! Challenges.

pub mod challenges;
pub mod rooms;
