//! People: preferences, ratings, feats, sessions, and the pages that they show.

pub mod feats;
pub mod manners;
pub mod personal;
pub mod players;
pub mod preferences;
pub mod ratings;
pub mod sessions;
pub mod showings;
pub mod tastes;
