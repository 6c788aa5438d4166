//! Answers about games: looking at them, and acting in them.

pub mod acts;
pub mod games;
pub mod plans;
pub mod target;
pub mod votes;
