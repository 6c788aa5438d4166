//! A cup: its terms, its groups, and what comes next in them. All of it is pure. A round begins
//! only when the one before has ended, and none waits beyond its end.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use murus_gallicus::words::words;

use super::contest::{ContestGame, ContestPlace};
use super::fixtures::{Fixture, NewFixture, pair_group, rank_divisions};
use super::ids::PlayerId;
use super::knockout::{CupStep, NewRound, draw_bracket, pair_tie};
use super::swiss::{Draw, SwissPerson, pair_swiss};
use super::time::TimeControl;
use super::timestamp::{Millis, Timestamp};

/// The most people of a cup, from which managers choose. [`CupForm::sizes`] are those of a form.
pub const CUP_SIZES: RangeInclusive<u16> = 4..=128;

/// A cup for more people than this is a Swiss one, unless the manager chooses another form.
const SWISS_ABOVE: i64 = 16;

/// The lengths of a round of a cup, in weeks.
pub const ROUND_WEEKS: RangeInclusive<u16> = 1..=8;

/// The numbers of days after which a cup begins if it is not full earlier.
pub const ENTRY_DAYS: RangeInclusive<u16> = 1..=60;

/// The time after the start in which others take the places of people who withdraw.
pub const RESERVES_FOR: Millis = Millis::from_days(2);

/// The most people in a group of a cup.
const GROUP: usize = 6;

/// The ways in which a cup finds its winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CupForm {
    /// Who loses to another is out.
    Knockout,
    /// Groups play, and then the winners of the groups.
    Groups,
    /// In each round everyone plays someone with about as many points.
    Swiss,
}

words!(CupForm { Knockout: "knockout", Groups: "groups", Swiss: "swiss" });

impl CupForm {
    /// Returns the form that suits this many people.
    pub fn for_size(size: i64) -> CupForm {
        if size > SWISS_ABOVE { CupForm::Swiss } else { CupForm::Knockout }
    }

    /// The fewest people with whom a cup begins, and the most that it takes.
    pub fn sizes(self) -> RangeInclusive<u16> {
        match self {
            CupForm::Knockout | CupForm::Groups => 4..=32,
            CupForm::Swiss => 6..=128,
        }
    }
}

/// The terms of a cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CupPlan {
    /// The way in which the cup finds its winner.
    pub form: CupForm,
    /// The most people. The cup begins when it is full.
    pub size: usize,
    /// The length of a round, in weeks.
    pub weeks: i64,
    /// The number of days after which the cup begins if it is not full earlier.
    pub days: i64,
    /// The clock of its games.
    pub time: TimeControl,
}

impl CupPlan {
    /// The length of a round.
    pub fn length(&self) -> Millis {
        Millis::from_days(7 * self.weeks)
    }

    /// The time in which people join, unless the cup is full earlier.
    pub fn entry(&self) -> Millis {
        Millis::from_days(self.days)
    }

    /// The number of rounds of a cup with this many people.
    pub fn count_rounds(&self, people: usize) -> i64 {
        match self.form {
            CupForm::Knockout | CupForm::Swiss => {
                i64::from(people.next_power_of_two().trailing_zeros())
            }
            CupForm::Groups if people <= GROUP => 1,
            CupForm::Groups => 2,
        }
    }
}

/// Splits people, the strongest first, into groups of four to six that are as strong as each other.
/// Seven people are a group of four and one of three.
pub fn form_groups<T: Copy>(people: &[T]) -> Vec<Vec<T>> {
    let count = people.len().div_ceil(GROUP).max(1);
    let mut groups = vec![Vec::new(); count];
    for row in people.chunks(count).enumerate() {
        let (n, row) = row;
        for (at, &person) in row.iter().enumerate() {
            // Every other row goes back.
            groups[if n % 2 == 0 { at } else { count - 1 - at }].push(person);
        }
    }
    groups
}

/// Returns the first round. `people` come with the strongest first. Only a Swiss cup needs a draw.
pub fn begin_rounds(form: CupForm, people: &[PlayerId], draw: Draw<'_>) -> NewRound {
    let mut fixtures = Vec::new();
    match form {
        CupForm::Swiss => {
            let entered = |&player| SwissPerson { player, bye: None, is_there: true };
            return pair_swiss(&people.iter().map(entered).collect::<Vec<_>>(), &[], draw);
        }
        CupForm::Knockout => {
            for (number, (one, other)) in (1..).zip(draw_bracket(people)) {
                fixtures.extend(other.iter().flat_map(|&other| pair_tie(1, number, [one, other])));
            }
        }
        CupForm::Groups => {
            for (division, group) in (1..).zip(form_groups(people)) {
                fixtures.extend(pair_round(1, division, &group));
            }
        }
    }
    fixtures.into()
}

/// Returns the games of a group.
fn pair_round(round: i64, division: i64, people: &[PlayerId]) -> Vec<NewFixture> {
    pair_group(people).into_iter().map(|pair| NewFixture { round, division, pair }).collect()
}

/// Returns what comes next in a group cup. `people` are those who play, each with their group.
pub fn next_in_groups(fixtures: &[Fixture], people: &[(PlayerId, i64)]) -> CupStep {
    if fixtures.iter().any(Fixture::is_open) {
        return CupStep::Wait;
    }
    let groups = fixtures.iter().map(|one| one.division).max().unwrap_or(0);
    let winners = list_group_winners(fixtures, people);
    if groups < 2 || winners.len() < 2 || fixtures.iter().any(|one| one.round > 1) {
        return CupStep::Over;
    }
    // The winners' group comes after the groups.
    CupStep::Round(pair_round(2, groups + 1, &winners).into())
}

/// Returns the winners of the groups of the first round, those of the first group first. Who shares
/// the first place is one of them. Nobody wins a group without having played in it.
fn list_group_winners(fixtures: &[Fixture], people: &[(PlayerId, i64)]) -> Vec<PlayerId> {
    let first = list_round(fixtures, 1);
    let played = |player: &PlayerId| first.iter().any(|one| one.has(*player) && one.is_played());
    list_firsts(&first, people).into_iter().filter(played).collect()
}

/// Returns the people with the first places of the divisions of these fixtures, in their order.
fn list_firsts(fixtures: &[Fixture], people: &[(PlayerId, i64)]) -> Vec<PlayerId> {
    let (_, table) = rank_divisions(fixtures, people);
    table.into_iter().filter(|row| row.place == 1).map(|row| row.player).collect()
}

/// Returns the fixtures of a round.
fn list_round(fixtures: &[Fixture], round: i64) -> Vec<Fixture> {
    fixtures.iter().filter(|one| one.round == round).cloned().collect()
}

/// Returns the people of these fixtures, each with their division.
fn list_members(fixtures: &[Fixture]) -> Vec<(PlayerId, i64)> {
    let pairs = fixtures.iter().flat_map(|one| [one.one, one.other].map(|who| (who, one.division)));
    pairs.collect::<BTreeSet<_>>().into_iter().collect()
}

/// Returns the results of a group cup that count, and its tables: that of the winners' group, if it
/// has begun, and those of the groups.
pub fn rank_groups(
    fixtures: &[Fixture],
    people: &[(PlayerId, i64)],
) -> (Vec<ContestGame>, Vec<ContestPlace>) {
    let last = list_round(fixtures, 2);
    let there: BTreeSet<PlayerId> = people.iter().map(|&(player, _)| player).collect();
    let mut winners = list_members(&last);
    winners.retain(|(player, _)| there.contains(player));
    let (mut games, mut table) = rank_divisions(&last, &winners);
    let (others, groups) = rank_divisions(&list_round(fixtures, 1), people);
    games.extend(others);
    games.sort_by_key(|one| (one.ended, one.game));
    table.extend(groups);
    (games, table)
}

/// Returns the winners of a group cup that is over, of those who are `people`, each with their
/// group. Empty if none of the winners is left. Several share a first place.
pub fn list_group_champions(fixtures: &[Fixture], people: &[(PlayerId, i64)]) -> Vec<PlayerId> {
    let last = list_round(fixtures, 2);
    // Everybody of a group is ranked: who is gone later does not make another person the winner.
    let mut champions = match last.is_empty() {
        true => list_group_winners(fixtures, &list_members(fixtures)),
        false => list_firsts(&last, &list_members(&last)),
    };
    champions.retain(|winner| people.iter().any(|(player, _)| player == winner));
    champions
}

/// Returns the latest end of a cup with this many people, whose round with this number ends at
/// `ends`.
pub fn latest_end(plan: &CupPlan, people: usize, round: i64, ends: Timestamp) -> Timestamp {
    ends + (plan.count_rounds(people) - round).max(0) * plan.length()
}

#[cfg(test)]
mod tests;
