//! People: preferences, ratings, feats, sessions, and everything stored about one.

pub mod feats;
pub mod manners;
pub mod personal;
pub mod players;
pub mod preferences;
pub mod ratings;
pub mod sessions;
pub mod showings;
pub mod tastes;
