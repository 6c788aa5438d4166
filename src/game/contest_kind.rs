//! The kinds of contests, each with its plan.

use std::mem::discriminant;

use super::cup::{CupForm, CupPlan};
use super::league::LeaguePlan;

/// The kinds of contests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContestKind {
    /// A month in which each rated game against a new opponent counts, without pairing.
    OpenMonth,
    /// A season of a league: each pair of a division plays two games.
    League(LeaguePlan),
    /// A cup: rounds that lead to a winner.
    Cup(CupPlan),
}

impl ContestKind {
    /// The season of a league; `None` for other kinds.
    pub fn league(self) -> Option<LeaguePlan> {
        match self {
            ContestKind::League(plan) => Some(plan),
            ContestKind::OpenMonth | ContestKind::Cup(_) => None,
        }
    }

    /// The terms of a cup; `None` for other kinds.
    pub fn cup(self) -> Option<CupPlan> {
        match self {
            ContestKind::Cup(plan) => Some(plan),
            ContestKind::OpenMonth | ContestKind::League(_) => None,
        }
    }

    /// Returns true if the contest pairs its games: people join before it begins.
    pub fn has_fixtures(self) -> bool {
        self != ContestKind::OpenMonth
    }

    /// Returns true if its people play in divisions or groups, with a table each. They choose how
    /// many games they play at once.
    pub fn is_divided(self) -> bool {
        self.league().is_some() || self.cup().is_some_and(|plan| plan.form == CupForm::Groups)
    }

    /// Returns true if both are of the same kind, whatever their plans say.
    pub fn is_like(self, other: ContestKind) -> bool {
        discriminant(&self) == discriminant(&other)
    }
}
