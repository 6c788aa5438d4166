//! People: records, preferences, following, blocks, ratings, showing
//! what one found.

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
pub mod showing;
