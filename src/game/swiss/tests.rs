//! Swiss pairings, held against a checker that knows FIDE's rules and nothing of the matching.

use proptest::prelude::*;

use super::super::departures::Fared;
use super::super::fixtures::{FixtureRuling, Ruling};
use super::super::timestamp::NOON;
use super::*;

/// Random numbers below a limit, one after the other.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

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

    /// Returns how bad a pairing is: those who meet again or have no opponent again, the points of
    /// the one without an opponent, and the squares of the differences of points.
    fn judge(&self, pairs: &[[PlayerId; 2]], bye: Option<PlayerId>) -> [usize; 3] {
        let again = pairs.iter().filter(|[one, other]| self.met.contains(&(*one, *other))).count();
        let twice = bye.filter(|free| self.byes.contains_key(free)).iter().count();
        let square =
            |[one, other]: &[PlayerId; 2]| self.points(*one).abs_diff(self.points(*other)).pow(2);
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
