//! People: records, preferences, following, blocks, ratings, showing
//! what one found.

pub mod blocks;
pub mod feats;
pub mod following;
pub mod own_openings;
pub mod ratings;
pub mod restatement;
pub mod solver;
