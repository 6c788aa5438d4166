//! The kinds of contests, each with its plan.

use std::collections::BTreeSet;
use std::mem::discriminant;

use super::cup::{CupForm, CupPlan};
use super::fixtures::{Fixture, choose_next};
use super::ids::PlayerId;
use super::ladder::LadderPlan;
use super::league::LeaguePlan;
use super::simul::SimulPlan;
use super::team::TeamPlan;
use super::time::TimeControl;

/// The kinds of contests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContestKind {
    /// A month in which each rated game against a new opponent counts, without pairing.
    OpenMonth,
    /// A season of a league: each pair of a division plays two games.
    League(LeaguePlan),
    /// A cup: rounds that lead to a winner.
    Cup(CupPlan),
    /// A ladder: people challenge others above them.
    Ladder(LadderPlan),
    /// A simul: one person plays against many.
    Simul(SimulPlan),
    /// A team match: the people of two servers play against each other.
    Team(TeamPlan),
}

impl ContestKind {
    /// The season of a league; `None` for other kinds.
    pub fn league(self) -> Option<LeaguePlan> {
        match self {
            ContestKind::League(plan) => Some(plan),
            _ => None,
        }
    }

    /// The terms of a cup; `None` for other kinds.
    pub fn cup(self) -> Option<CupPlan> {
        match self {
            ContestKind::Cup(plan) => Some(plan),
            _ => None,
        }
    }

    /// The terms of a ladder; `None` for other kinds.
    pub fn ladder(self) -> Option<LadderPlan> {
        match self {
            ContestKind::Ladder(plan) => Some(plan),
            _ => None,
        }
    }

    /// The terms of a simul; `None` for other kinds.
    pub fn simul(self) -> Option<SimulPlan> {
        match self {
            ContestKind::Simul(plan) => Some(plan),
            _ => None,
        }
    }

    /// The terms of a team match; `None` for other kinds.
    pub fn team(self) -> Option<TeamPlan> {
        match self {
            ContestKind::Team(plan) => Some(plan),
            _ => None,
        }
    }

    /// Returns true if its games are rated. Only a simul may be casual.
    pub fn is_rated(self) -> bool {
        self.simul().is_none_or(|plan| plan.rated)
    }

    /// The clock of the games of the contest; `None` if it has none of its own.
    pub fn time(self) -> Option<TimeControl> {
        match self {
            ContestKind::OpenMonth => None,
            ContestKind::League(plan) => Some(plan.time),
            ContestKind::Cup(plan) => Some(plan.time),
            ContestKind::Ladder(plan) => Some(plan.time),
            ContestKind::Simul(plan) => Some(plan.time),
            ContestKind::Team(plan) => Some(plan.time),
        }
    }

    /// The length of the contest, or of each of its rounds, in weeks; `None` if it has no such
    /// length.
    pub fn weeks(self) -> Option<i64> {
        match self {
            ContestKind::OpenMonth => None,
            ContestKind::League(plan) => Some(plan.weeks),
            ContestKind::Cup(plan) => Some(plan.weeks),
            ContestKind::Ladder(plan) => plan.weeks,
            ContestKind::Simul(plan) => Some(plan.weeks),
            ContestKind::Team(plan) => Some(plan.weeks),
        }
    }

    /// Returns true if the contest has games of its own, and counts no others.
    pub fn has_fixtures(self) -> bool {
        self != ContestKind::OpenMonth
    }

    /// Returns the fixtures of such a contest that begin now. `there` are the people who play, each
    /// with the number of games that they chose to play at once. The choice counts only where
    /// people have many games in a row; elsewhere all their games begin together. `apart` has the
    /// pairs that play no games with each other.
    pub fn choose_next<'f>(
        self,
        fixtures: &'f [Fixture],
        there: impl IntoIterator<Item = (PlayerId, usize)>,
        apart: &BTreeSet<[PlayerId; 2]>,
    ) -> Vec<&'f Fixture> {
        let has_choice = match self {
            ContestKind::League(_) => true,
            ContestKind::Cup(plan) => plan.form == CupForm::Groups,
            _ => false,
        };
        let most = |(player, chosen)| (player, if has_choice { chosen } else { fixtures.len() });
        choose_next(fixtures, &there.into_iter().map(most).collect(), apart)
    }

    /// Returns true if it has a number of places, and begins as soon as all are taken.
    pub fn begins_when_full(self) -> bool {
        matches!(self, ContestKind::Cup(_) | ContestKind::Simul(_))
    }

    /// Returns true if people are out of it who lost too many games because they did not move.
    pub fn puts_out(self) -> bool {
        matches!(self, ContestKind::League(_) | ContestKind::Cup(_) | ContestKind::Team(_))
    }

    /// Returns true if its people have places that others can take.
    pub fn has_places(self) -> bool {
        self.league().is_some() || self.cup().is_some()
    }

    /// Returns true if its table is by points. The places of a ladder follow from who beat whom.
    pub fn has_points(self) -> bool {
        self.ladder().is_none()
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
