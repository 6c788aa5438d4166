//! A Double-Swiss cup by FIDE's rules (C.04.5): in each round everyone meets somebody with about as
//! many points, twice, on both sides. It has no groups, nobody is out, and its rounds end on their
//! days. All of it is pure.

use std::collections::{BTreeMap, BTreeSet};

use integer_blossom::min_weight_perfect_matching;

use super::contest::{ContestGame, ContestPlace, rank_people};
use super::fixtures::Fixture;
use super::ids::PlayerId;
use super::knockout::{CupStep, CupTie, NewRound, pair_tie, sum_round};

/// The points of a person who has no opponent in a round: three quarters of a pair's points.
const BYE: usize = 3;

/// What a pair costs at most at each level, for 128 people in seven rounds: the costs of all pairs
/// of a round at one level are below the cost of one pair at the level above it.
const NOISE: i64 = 16;
const ALL_NOISE: i64 = 1 << 10;
const ALL_DISTANCES: i64 = 1 << 14;
const ALL_DIFFERENCES: i64 = 1 << 16;
const ALL_POINTS: i64 = 1 << 5;

/// A person with whom a Swiss cup began.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwissPerson {
    /// The person.
    pub player: PlayerId,
    /// The round in which the person had no opponent; `None` if there was none.
    pub bye: Option<i64>,
    /// True if the person plays on.
    pub is_there: bool,
}

/// What a round is drawn with, besides the people and their results.
#[derive(Clone, Copy, Debug)]
pub struct Draw<'a> {
    /// The pairs of people of whom one blocks the other, the smaller key first.
    pub apart: &'a BTreeSet<[PlayerId; 2]>,
    /// A lot, which decides between pairings that are as good as each other.
    pub lot: u64,
}

/// Returns what comes next in a Swiss cup of this many rounds. `people` come with the strongest
/// first. `is_late` is true if the round's time is up; the next round never begins earlier.
pub fn next_in_swiss(
    rounds: i64,
    people: &[SwissPerson],
    fixtures: &[Fixture],
    is_late: bool,
    draw: Draw<'_>,
) -> CupStep {
    let round = fixtures.iter().map(|one| one.round).max().unwrap_or(0);
    let ends = round >= rounds || people.iter().filter(|one| one.is_there).count() < 2;
    if fixtures.iter().any(Fixture::is_open) || !ends && !is_late {
        CupStep::Wait
    } else if ends {
        CupStep::Over
    } else {
        CupStep::Round(pair_swiss(people, fixtures, draw))
    }
}

/// Returns the next round of a Swiss cup. It is the best of all pairings, by these measures in this
/// order: the number of pairs who met before or block each other, and of people without an opponent
/// for a second time; the points of the person without an opponent; the squares of the differences
/// of points; how far the pairs are from upper half against lower half; the lot. `people` come with
/// the strongest first.
pub fn pair_swiss(people: &[SwissPerson], fixtures: &[Fixture], draw: Draw<'_>) -> NewRound {
    let round = fixtures.iter().map(|one| one.round).max().unwrap_or(0) + 1;
    let points = sum_points(people, fixtures);
    let points_of = |one: &SwissPerson| points.get(&one.player).copied().unwrap_or(0);
    let mut there: Vec<&SwissPerson> = people.iter().filter(|one| one.is_there).collect();
    there.sort_by_key(|one| std::cmp::Reverse(points_of(one)));
    let met: BTreeSet<[PlayerId; 2]> =
        fixtures.iter().map(|one| order_pair([one.one, one.other])).collect();
    // With an odd number, the last place is that of nobody.
    let count = there.len().next_multiple_of(2);
    let brackets = find_brackets(&there.iter().map(|one| points_of(one)).collect::<Vec<_>>());
    let mut costs = vec![0; count * count];
    for upper in 0..count {
        for lower in upper + 1..count {
            let one = there[upper];
            let pair = match there.get(lower) {
                Some(other) => {
                    let pair = order_pair([one.player, other.player]);
                    PairCost {
                        again: met.contains(&pair) || draw.apart.contains(&pair),
                        bye: 0,
                        difference: points_of(one) - points_of(other),
                        distance: measure_distance(&brackets, upper, lower),
                    }
                }
                None => PairCost {
                    again: one.bye.is_some(),
                    bye: points_of(one),
                    difference: 0,
                    distance: brackets[upper].1 - 1 - upper,
                },
            };
            costs[upper * count + lower] = pair.weigh(mix(draw.lot, upper, lower));
        }
    }
    let mates = min_weight_perfect_matching(&costs, count);
    let mut next = NewRound::default();
    for (upper, one) in there.iter().enumerate() {
        match mates.get(upper).map(|&lower| (lower, there.get(lower))) {
            Some((lower, Some(other))) if lower > upper => {
                let number = 1 + (next.fixtures.len() / 2) as i64;
                next.fixtures.extend(pair_tie(round, number, [one.player, other.player]));
            }
            Some((_, None)) => next.bye = Some(one.player),
            _ => {}
        }
    }
    next
}

/// How bad a pair is.
struct PairCost {
    /// True if the two met before or block each other, or if the one had no opponent before.
    again: bool,
    /// The points of a person without an opponent; 0 for a pair.
    bye: usize,
    /// The difference of their points.
    difference: usize,
    /// The distance from the pairing of upper half against lower half.
    distance: usize,
}

impl PairCost {
    /// Returns the cost as a number, in which a level above outweighs all levels below it.
    fn weigh(&self, noise: u64) -> i64 {
        let mut cost = i64::from(self.again);
        cost = cost * ALL_POINTS + self.bye as i64;
        cost = cost * ALL_DIFFERENCES + (self.difference * self.difference) as i64;
        cost = cost * ALL_DISTANCES + self.distance as i64;
        cost * ALL_NOISE + noise as i64 % NOISE
    }
}

/// Returns for each place the first place with the same points, and the one after the last.
fn find_brackets(points: &[usize]) -> Vec<(usize, usize)> {
    let mut brackets = Vec::with_capacity(points.len());
    for bracket in points.chunk_by(|one, next| one == next) {
        let start = brackets.len();
        brackets.extend(bracket.iter().map(|_| (start, start + bracket.len())));
    }
    brackets
}

/// Returns how far a pair is from the ideal one. With equal points, the first of the upper half
/// meets the first of the lower half, and so on. Else the last of the upper bracket meets the first
/// of the lower one.
fn measure_distance(brackets: &[(usize, usize)], upper: usize, lower: usize) -> usize {
    let ((start, end), (other, _)) = (brackets[upper], brackets[lower]);
    if start == other {
        (lower - upper).abs_diff((end - start) / 2)
    } else {
        (end - 1 - upper) + (lower - other)
    }
}

/// Returns a number for two places that looks random.
fn mix(lot: u64, upper: usize, lower: usize) -> u64 {
    let mut value = lot ^ (((upper as u64) << 32) | lower as u64);
    // The steps of SplitMix64.
    value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (value ^ (value >> 31)) >> 8
}

fn order_pair([one, other]: [PlayerId; 2]) -> [PlayerId; 2] {
    [one.min(other), one.max(other)]
}

/// Returns the points of the people of a Swiss cup.
fn sum_points(people: &[SwissPerson], fixtures: &[Fixture]) -> BTreeMap<PlayerId, usize> {
    let mut points = list_free_points(people);
    for one in fixtures {
        for player in [one.one, one.other] {
            *points.entry(player).or_default() += one.points_of(player).unwrap_or(0);
        }
    }
    points
}

/// Returns the points of the people who had no opponent in a round.
fn list_free_points(people: &[SwissPerson]) -> BTreeMap<PlayerId, usize> {
    people.iter().filter(|one| one.bye.is_some()).map(|one| (one.player, BYE)).collect()
}

/// Returns the results of a Swiss cup that count, and its table of everyone with whom it began.
/// Those with whom someone played who is gone count, because the pairs of later rounds came from
/// them.
pub fn rank_swiss(
    people: &[SwissPerson],
    fixtures: &[Fixture],
) -> (Vec<ContestGame>, Vec<ContestPlace>) {
    let mut games: Vec<ContestGame> = fixtures.iter().filter_map(Fixture::to_game).collect();
    games.sort_by_key(|one| (one.ended, one.game));
    let ranked = people.iter().map(|one| one.player).collect();
    let table = rank_people(&ranked, &games, 2, &list_free_points(people));
    (games, table)
}

/// Returns the pairs of a Swiss cup by round, the first round first, and after those of each round
/// the person without an opponent. Rounds that have not begun are left out.
pub fn list_swiss_rounds(people: &[SwissPerson], fixtures: &[Fixture]) -> Vec<Vec<CupTie>> {
    let last = fixtures.iter().map(|one| one.round).max().unwrap_or(0);
    let bye = |round: i64, number| {
        let free = people.iter().find(|one| one.bye == Some(round))?;
        Some(CupTie { score: [BYE, 0], ..CupTie::alone(round, number, free.player) })
    };
    let rounds = (1..=last).map(|round| {
        let mut ties = sum_round(fixtures, round);
        ties.extend(bye(round, ties.len() as i64 + 1));
        ties
    });
    rounds.collect()
}

#[cfg(test)]
mod tests;
