//! People: settings, ratings, achievements, web sessions, the pages that they show in channels, and
//! the browsers that get their notifications.

pub mod established;
pub mod events;
pub mod feats;
pub mod launches;
pub mod leaderboard;
pub mod manners;
pub mod personal;
pub mod players;
pub mod preferences;
pub mod ratings;
pub mod restatements;
pub mod sessions;
pub mod showings;
pub mod subscriptions;
pub mod tastes;
