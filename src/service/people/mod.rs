//! People: who they are, what they prefer, whom they follow and block, how they fare.

pub mod blocks;
pub mod following;
pub mod openings;
pub mod person;
pub mod preferences;
pub mod privacy;
pub mod ratings;
pub mod restatement;
