//! Challenges: proposed, answered, and games that begin.

pub mod again;
pub mod proposal;
pub mod seating;
