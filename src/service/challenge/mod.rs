//! Challenges: proposed, answered, and games that begin.

pub mod proposal;
pub mod seating;
