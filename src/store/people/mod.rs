//! People: preferences, ratings, feats, sessions, and the pages that they show.

pub mod established;
pub mod feats;
pub mod leaderboard;
pub mod manners;
pub mod personal;
pub mod players;
pub mod preferences;
pub mod ratings;
pub mod restatements;
pub mod sessions;
pub mod showings;
pub mod tastes;
