//! A Double-Swiss cup by FIDE's rules (C.04.5): in each round everyone meets somebody with about as
//! many points, twice, on both sides. It has no groups, nobody is out, and its rounds end on their
//! days. All of it is pure.

use std::collections::{BTreeMap, BTreeSet};

use integer_blossom::min_weight_perfect_matching;

use super::contest::{ContestGame, ContestPlace, rank_people};
use super::fixtures::{Fixture, list_results};
use super::ids::{PlayerId, order_pair};
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
/// Results against people who are gone count, because later rounds were paired by them.
pub fn rank_swiss(
    people: &[SwissPerson],
    fixtures: &[Fixture],
) -> (Vec<ContestGame>, Vec<ContestPlace>) {
    let games = list_results(fixtures);
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
mod tests {
    use proptest::prelude::*;

    use super::super::chance::Chance;
    use super::super::departures::Fared;
    use super::super::fixtures::{FixtureRuling, Ruling};
    use super::super::timestamp::NOON;
    use super::*;

    /// A tournament as an arbiter has it on paper.
    struct Paper {
        people: Vec<SwissPerson>,
        fixtures: Vec<Fixture>,
        /// The pairs who met, both ways.
        met: BTreeSet<(PlayerId, PlayerId)>,
        points: BTreeMap<PlayerId, usize>,
        /// How often each person had no opponent.
        byes: BTreeMap<PlayerId, usize>,
    }

    impl Paper {
        /// A tournament of this many people, the strongest first, that has not begun.
        fn begin(count: usize) -> Paper {
            let people = (1..=count as i64).map(|n| SwissPerson {
                player: PlayerId(n),
                bye: None,
                is_there: true,
            });
            Paper {
                people: people.collect(),
                fixtures: Vec::new(),
                met: BTreeSet::new(),
                points: BTreeMap::new(),
                byes: BTreeMap::new(),
            }
        }

        fn there(&self) -> Vec<PlayerId> {
            self.people.iter().filter(|one| one.is_there).map(|one| one.player).collect()
        }

        fn points(&self, player: PlayerId) -> usize {
            self.points.get(&player).copied().unwrap_or(0)
        }

        /// Returns how bad a pairing is: those who meet again or have no opponent again, the points
        /// of the one without an opponent, and the squares of the differences of points.
        fn judge(&self, pairs: &[[PlayerId; 2]], bye: Option<PlayerId>) -> [usize; 3] {
            let again =
                pairs.iter().filter(|[one, other]| self.met.contains(&(*one, *other))).count();
            let twice = bye.filter(|free| self.byes.contains_key(free)).iter().count();
            let square = |[one, other]: &[PlayerId; 2]| {
                self.points(*one).abs_diff(self.points(*other)).pow(2)
            };
            let free = bye.map_or(0, |free| self.points(free));
            [again + twice, free, pairs.iter().map(square).sum()]
        }

        /// Returns the best judgement of all pairings of these people, by trying all of them.
        fn try_all(
            &self,
            left: &[PlayerId],
            pairs: &mut Vec<[PlayerId; 2]>,
            bye: Option<PlayerId>,
        ) -> [usize; 3] {
            let Some((&one, rest)) = left.split_first() else { return self.judge(pairs, bye) };
            let mut best = [usize::MAX; 3];
            for n in 0..rest.len() {
                let mut others = rest.to_vec();
                pairs.push([one, others.remove(n)]);
                best = best.min(self.try_all(&others, pairs, bye));
                pairs.pop();
            }
            if bye.is_none() && left.len() % 2 == 1 {
                best = best.min(self.try_all(rest, pairs, Some(one)));
            }
            best
        }

        /// Holds a round against FIDE's rules.
        fn check(&self, next: &NewRound) -> Result<(), TestCaseError> {
            let there = self.there();
            let games: Vec<[PlayerId; 2]> = next.fixtures.iter().map(|one| one.pair).collect();
            let mut pairs = Vec::new();
            for (n, two) in next.fixtures.chunks(2).enumerate() {
                let [one, other] = two else { return Err(TestCaseError::fail("a game is alone")) };
                prop_assert_eq!(one.pair, [other.pair[1], other.pair[0]], "each on both sides");
                prop_assert_eq!((one.division, other.division), (n as i64 + 1, n as i64 + 1));
                pairs.push(one.pair);
            }
            let mut all: Vec<PlayerId> = pairs.concat();
            all.extend(next.bye);
            all.sort_unstable();
            prop_assert_eq!(&all, &there, "everyone once");
            prop_assert_eq!(next.bye.is_some(), there.len() % 2 == 1);
            let [again, ..] = self.judge(&pairs, next.bye);
            let free = self.people.len() as i64 - there.len() as i64;
            let rounds = self.fixtures.iter().map(|one| one.round).max().unwrap_or(0);
            // With so few rounds there is always an opponent whom one has not met.
            if free == 0 && 2 * rounds < there.len() as i64 {
                prop_assert_eq!(again, 0, "nobody meets twice, and nobody is free twice");
            }
            prop_assert_eq!(games.len(), 2 * (there.len() / 2));
            let judged = self.judge(&pairs, next.bye);
            if there.len() <= 8 {
                let best = self.try_all(&there, &mut Vec::new(), None);
                prop_assert_eq!(judged, best, "no pairing of {:?} is better", there);
            }
            for n in 0..pairs.len() {
                if let Some(free) = next.bye {
                    for side in 0..2 {
                        let mut other = pairs.clone();
                        let bye = std::mem::replace(&mut other[n][side], free);
                        prop_assert!(judged <= self.judge(&other, Some(bye)), "another is free");
                    }
                }
                for m in 0..n {
                    for side in 0..2 {
                        let mut other = pairs.clone();
                        (other[n][0], other[m][side]) = (pairs[m][side], pairs[n][0]);
                        prop_assert!(judged <= self.judge(&other, next.bye), "two change places");
                    }
                }
            }
            Ok(())
        }

        /// Plays a round with random results, and writes it down.
        fn play(&mut self, next: NewRound, chance: &mut Chance) {
            let round = next.fixtures.first().map_or(1, |one| one.round);
            for new in next.fixtures {
                let [one, other] = new.pair;
                let mut fixture = Fixture::waiting(self.fixtures.len() as i64, new);
                let n = chance.below(3) as usize;
                let fared = [Fared::Won, Fared::Drawn, Fared::Lost][n];
                let why = [Ruling::Judged, Ruling::Withdrawn][chance.below(2) as usize];
                fixture.ruling = Some(FixtureRuling { fared, why, at: NOON });
                self.fixtures.push(fixture);
                *self.points.entry(one).or_default() += 2 - n;
                *self.points.entry(other).or_default() += n;
                self.met.extend([(one, other), (other, one)]);
            }
            if let Some(free) = next.bye {
                *self.points.entry(free).or_default() += 3;
                *self.byes.entry(free).or_default() += 1;
                for one in self.people.iter_mut().filter(|one| one.player == free) {
                    one.bye = Some(round);
                }
            }
        }
    }

    fn rounds_of(people: usize) -> i64 {
        i64::from(people.next_power_of_two().trailing_zeros())
    }

    const NONE: &BTreeSet<[PlayerId; 2]> = &BTreeSet::new();

    #[test]
    fn the_upper_half_meets_the_lower_half_and_the_last_is_free() {
        let paper = Paper::begin(7);
        let next = pair_swiss(&paper.people, &[], Draw { apart: NONE, lot: 7 });
        let pairs: Vec<[i64; 2]> =
            next.fixtures.iter().step_by(2).map(|one| one.pair.map(|player| player.0)).collect();
        assert_eq!((pairs, next.bye), (vec![[1, 4], [2, 5], [3, 6]], Some(PlayerId(7))));
        let apart = [[PlayerId(1), PlayerId(4)]].into();
        let next = pair_swiss(&paper.people, &[], Draw { apart: &apart, lot: 7 });
        assert!(
            next.fixtures
                .iter()
                .all(|one| !one.pair.contains(&PlayerId(1)) || !one.pair.contains(&PlayerId(4)))
        );
    }

    #[test]
    fn rounds_have_days_and_do_not_wait() {
        let mut paper = Paper::begin(6);
        let draw = Draw { apart: NONE, lot: 1 };
        let step = |paper: &Paper, is_late| {
            next_in_swiss(rounds_of(6), &paper.people, &paper.fixtures, is_late, draw)
        };
        for round in 1..=3 {
            let CupStep::Round(next) = step(&paper, true) else { panic!("round {round} begins") };
            let begun = paper.fixtures.len();
            paper.play(next, &mut Chance(round));
            let ruling = paper.fixtures[begun].ruling.take();
            assert_eq!(step(&paper, true), CupStep::Wait, "the open game is judged first");
            paper.fixtures[begun].ruling = ruling;
            let early = if round < 3 { CupStep::Wait } else { CupStep::Over };
            assert_eq!(step(&paper, false), early, "round {round}");
        }
        assert_eq!(step(&paper, true), CupStep::Over);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(500))]

        #[test]
        fn pairings_keep_fides_rules(count in 6..=40_usize, seed: u64) {
            // Half of the tournaments are so small that all pairings are tried.
            let count = if seed % 2 == 0 { 6 + count % 3 } else { count };
            let mut chance = Chance(seed);
            let mut paper = Paper::begin(count);
            for _ in 1..=rounds_of(count) {
                let draw = Draw { apart: NONE, lot: chance.below(1 << 30) };
                let next = pair_swiss(&paper.people, &paper.fixtures, draw);
                paper.check(&next)?;
                paper.play(next, &mut chance);
                if chance.below(4) == 0 && paper.there().len() > 2 {
                    let gone = chance.below(count as u64) as usize;
                    paper.people[gone].is_there = false;
                }
            }
            // Standings equal a plain recount.
            let (games, table) = rank_swiss(&paper.people, &paper.fixtures);
            prop_assert_eq!(games.len(), paper.fixtures.len());
            prop_assert_eq!(table.len(), count);
            for row in &table {
                prop_assert_eq!(row.points, paper.points(row.player));
                let above = table.iter().filter(|one| one.points > row.points).count();
                prop_assert!(row.place > above, "more points are a better place");
            }
            let all: usize = table.iter().map(|row| row.points).sum();
            let free: usize = paper.byes.values().sum();
            prop_assert_eq!(all, 2 * games.len() + 3 * free);
            let ties = list_swiss_rounds(&paper.people, &paper.fixtures).concat();
            let shown: usize = ties.iter().flat_map(|tie| tie.score).sum();
            prop_assert_eq!(shown, all, "the rounds show the same points");
        }
    }

    #[test]
    fn a_hundred_people_are_paired_in_an_instant() {
        let mut paper = Paper::begin(128);
        let mut chance = Chance(1);
        for _ in 0..7 {
            let next = pair_swiss(&paper.people, &paper.fixtures, Draw { apart: NONE, lot: 5 });
            paper.check(&next).expect("the rules hold for many people as well");
            paper.play(next, &mut chance);
        }
    }
}
