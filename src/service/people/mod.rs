//! People: ratings and profiles, feats, first moves, results at puzzles, following, blocks.

pub mod blocks;
pub mod feats;
pub mod following;
pub mod own_openings;
pub mod ratings;
pub mod restatement;
pub mod solver;
