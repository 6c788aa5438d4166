//! Challenges: proposals, answers, and the games that begin.

pub mod again;
pub mod answering;
pub mod casual;
pub(in crate::service) mod codes;
pub mod imports;
pub mod proposal;
pub mod rooms;
pub mod seating;
pub mod voting;
pub mod weekly;
