//! Answers to the managers and moderators of a server.

pub mod managing;
