//! The kinds of contests, each with its plan.

use std::mem::discriminant;

use super::league::LeaguePlan;

/// The kinds of contests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContestKind {
    /// A month in which each rated game against a new opponent counts, without pairing.
    OpenMonth,
    /// A season of a league: each pair of a division plays two games.
    League(LeaguePlan),
}

impl ContestKind {
    /// The season of a league; `None` for other kinds.
    pub fn league(self) -> Option<LeaguePlan> {
        match self {
            ContestKind::OpenMonth => None,
            ContestKind::League(plan) => Some(plan),
        }
    }

    /// Returns true if both are of the same kind, whatever their plans say.
    pub fn is_like(self, other: ContestKind) -> bool {
        discriminant(&self) == discriminant(&other)
    }
}
