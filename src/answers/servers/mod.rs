//! Answers about a server: to its managers and moderators, and about its contests and votes.

pub mod contests;
pub mod entries;
pub mod ladders;
pub mod managing;
pub mod simuls;
pub mod stewards;
pub mod teams;
pub mod votes;
