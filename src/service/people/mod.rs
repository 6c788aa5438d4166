//! People: records, preferences, following, blocks, ratings.

pub mod blocks;
pub mod feats;
pub mod following;
pub mod once;
pub mod openings;
pub mod person;
pub mod preferences;
pub mod privacy;
pub mod ratings;
pub mod restatement;
