//! Answers about games that are to begin: challenges, and imported games.

pub mod asking;
pub mod challenges;
pub mod game_files;
pub mod levels;
pub mod membership;
pub mod rooms;
pub mod wish;
