//! A cup: its terms, its groups, and what comes next in them. All of it is pure. A round begins
//! only when the one before has ended, and none waits beyond its end.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use murus_gallicus::words;

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

    /// The fewest people with whom a cup begins.
    pub fn fewest(self) -> usize {
        (*self.sizes().start()).into()
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
mod tests {
    use proptest::prelude::*;

    use std::collections::BTreeMap;

    use super::super::chance::Chance;
    use super::super::departures::Fared;
    use super::super::fixtures::{FixtureRuling, Ruling};
    use super::super::knockout::{
        list_knockout_champions, list_ties, next_in_knockout, order_places, rank_knockout,
    };
    use super::super::timestamp::NOON;
    use super::*;

    /// Nothing is drawn in knock-outs and groups.
    const UNDRAWN: Draw<'_> = Draw { apart: &BTreeSet::new(), lot: 0 };

    /// The people with these numbers from 1 on, the strongest first.
    fn people(count: usize) -> Vec<PlayerId> {
        (1..=count as i64).map(PlayerId).collect()
    }

    /// Adds fixtures without a result.
    fn add(fixtures: &mut Vec<Fixture>, new: Vec<NewFixture>) {
        for new in new {
            fixtures.push(Fixture::waiting(fixtures.len() as i64, new));
        }
    }

    fn rule(fixture: &mut Fixture, fared: Fared, why: Ruling) {
        fixture.ruling = Some(FixtureRuling { fared, why, at: NOON });
    }

    impl Chance {
        fn result(&mut self) -> (Fared, Ruling) {
            let fared = [Fared::Won, Fared::Drawn, Fared::Lost][self.below(3) as usize];
            let why = [Ruling::Judged, Ruling::Proven, Ruling::Withdrawn, Ruling::Absent];
            (fared, why[self.below(4) as usize])
        }
    }

    /// Plays a knock-out to its end, with random results. Returns its fixtures.
    fn play_knockout(seeded: &[PlayerId], chance: &mut Chance) -> Vec<Fixture> {
        let mut fixtures = Vec::new();
        add(&mut fixtures, begin_rounds(CupForm::Knockout, seeded, UNDRAWN).fixtures);
        for _ in 0..1000 {
            let is_late = chance.below(4) == 0;
            match next_in_knockout(seeded, &fixtures, is_late) {
                CupStep::Wait => {
                    let open: Vec<usize> =
                        (0..fixtures.len()).filter(|&n| fixtures[n].is_open()).collect();
                    assert!(!open.is_empty(), "a cup that waits has an open game");
                    let (fared, why) = chance.result();
                    let n = open[chance.below(open.len() as u64) as usize];
                    rule(&mut fixtures[n], fared, why);
                }
                step @ (CupStep::Decide(_) | CupStep::Draw(_)) => {
                    let lot = matches!(step, CupStep::Draw(_));
                    let (CupStep::Decide(ties) | CupStep::Draw(ties)) = step else { continue };
                    for tie in ties {
                        let mut pair = tie.pair().expect("two people are level");
                        if chance.below(2) == 0 {
                            pair.reverse();
                        }
                        let division = tie.number;
                        add(&mut fixtures, vec![NewFixture { round: tie.round, division, pair }]);
                        if let Some(last) = fixtures.last_mut().filter(|_| lot) {
                            rule(last, Fared::Won, Ruling::Lot);
                        }
                    }
                }
                CupStep::Round(next) => {
                    assert!(
                        fixtures.iter().all(|one| !one.is_open()),
                        "the round before has ended"
                    );
                    add(&mut fixtures, next.fixtures);
                }
                CupStep::Over => return fixtures,
            }
        }
        panic!("a cup of {} people does not end", seeded.len());
    }

    #[test]
    fn a_bracket_is_balanced_and_the_strongest_wait() {
        assert_eq!(order_places(8), [0, 7, 3, 4, 1, 6, 2, 5]);
        let five = [1, 2, 3, 4, 5];
        let pairs = [(1, None), (4, Some(5)), (2, None), (3, None)];
        assert_eq!(draw_bracket(&five), pairs);
        for count in 2..=32_usize {
            let people: Vec<usize> = (0..count).collect();
            let bracket = draw_bracket(&people);
            let free = bracket.iter().filter(|(_, other)| other.is_none()).map(|&(one, _)| one);
            let mut free: Vec<usize> = free.collect();
            free.sort_unstable();
            let missing = count.next_power_of_two() - count;
            assert_eq!(free, (0..missing).collect::<Vec<_>>(), "{count}: the strongest");
            let mut all: Vec<usize> =
                bracket.iter().flat_map(|&(one, other)| [Some(one), other]).flatten().collect();
            all.sort_unstable();
            assert_eq!(all, people, "everyone once");
            // If the stronger one always wins, the best meet as late as possible.
            let mut left: Vec<usize> = bracket.iter().map(|&(one, _)| one).collect();
            while left.len() > 1 {
                let mut best = left.clone();
                best.sort_unstable();
                assert_eq!(best, (0..left.len()).collect::<Vec<_>>(), "{count}");
                left = left.chunks(2).filter_map(|pair| pair.iter().min().copied()).collect();
            }
        }
    }

    #[test]
    fn groups_are_even_and_of_four_to_six() {
        for count in 4..=32_usize {
            let groups = form_groups(&people(count));
            let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
            let fewest = if count == 7 { 3 } else { 4 };
            assert!(sizes.iter().all(|size| (fewest..=6).contains(size)), "{count}: {sizes:?}");
            let most = sizes.iter().max().expect("a group");
            assert!(sizes.iter().all(|size| most - size <= 1), "{count}: {sizes:?}");
            let mut all = groups.concat();
            all.sort_unstable();
            assert_eq!(all, people(count));
        }
        let [upper, lower] = [[1, 4, 5, 8], [2, 3, 6, 7]].map(|group| group.map(PlayerId).to_vec());
        assert_eq!(form_groups(&people(8)), [upper, lower]);
    }

    #[test]
    fn the_lot_decides_where_no_game_does_and_is_no_game() {
        let seeded = people(2);
        let mut fixtures = Vec::new();
        add(&mut fixtures, begin_rounds(CupForm::Knockout, &seeded, UNDRAWN).fixtures);
        assert_eq!(next_in_knockout(&seeded, &fixtures, true), CupStep::Wait);
        fixtures.iter_mut().for_each(|one| rule(one, Fared::Drawn, Ruling::Unplayed));
        let CupStep::Decide(ties) = next_in_knockout(&seeded, &fixtures, false) else {
            panic!("a third game follows")
        };
        assert_eq!((ties.len(), ties[0].score, ties[0].games), (1, [2, 2], 2));
        assert!(matches!(next_in_knockout(&seeded, &fixtures, true), CupStep::Draw(_)), "no time");
        let pair = [seeded[1], seeded[0]];
        add(&mut fixtures, vec![NewFixture { round: 1, division: 1, pair }]);
        rule(&mut fixtures[2], Fared::Won, Ruling::Lot);
        assert_eq!(next_in_knockout(&seeded, &fixtures, false), CupStep::Over);
        let there = seeded.iter().copied().collect();
        let (games, table) = rank_knockout(&seeded, &fixtures, &there);
        assert_eq!(games.len(), 2);
        let places: Vec<(usize, i64)> = table.iter().map(|row| (row.place, row.player.0)).collect();
        assert_eq!(places, [(1, 2), (2, 1)]);
        let tie = list_ties(&seeded, &fixtures)[0][0];
        assert!(tie.by_lot && tie.score == [2, 2] && tie.winner == Some(seeded[1]));
    }

    #[test]
    fn a_game_that_is_annulled_later_moves_nobody_back() {
        let seeded = people(4);
        let mut fixtures = Vec::new();
        add(&mut fixtures, begin_rounds(CupForm::Knockout, &seeded, UNDRAWN).fixtures);
        for one in &mut fixtures {
            let stronger = if one.one < one.other { Fared::Won } else { Fared::Lost };
            rule(one, stronger, Ruling::Judged);
        }
        let CupStep::Round(next) = next_in_knockout(&seeded, &fixtures, false) else {
            panic!("the final begins")
        };
        add(&mut fixtures, next.fixtures);
        fixtures.iter_mut().take(4).for_each(|one| one.ruling = None);
        let ties = list_ties(&seeded, &fixtures);
        let winners: Vec<Option<PlayerId>> = ties[0].iter().map(|tie| tie.winner).collect();
        assert_eq!(winners, [Some(PlayerId(1)), Some(PlayerId(2))]);
        assert_eq!(next_in_knockout(&seeded, &fixtures, false), CupStep::Wait);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn a_knockout_ends_with_one_winner_whom_nobody_beat(count in 4..=32_usize, seed: u64) {
            let seeded = people(count);
            let fixtures = play_knockout(&seeded, &mut Chance(seed));
            let plan = CupPlan {
                form: CupForm::Knockout,
                size: count,
                weeks: 2,
                days: 7,
                time: TimeControl::USUAL,
            };
            let rounds = list_ties(&seeded, &fixtures);
            prop_assert_eq!(rounds.len() as i64, plan.count_rounds(count));
            let mut left: BTreeSet<PlayerId> = seeded.iter().copied().collect();
            for ties in &rounds {
                let here: Vec<PlayerId> =
                    ties.iter().flat_map(|tie| [Some(tie.one), tie.other]).flatten().collect();
                let once: BTreeSet<PlayerId> = here.iter().copied().collect();
                prop_assert_eq!(once.len(), here.len(), "nobody plays twice in a round");
                prop_assert_eq!(&once, &left, "those who are left play");
                for tie in ties {
                    let Some([one, other]) = tie.pair() else { continue };
                    let games: Vec<&Fixture> = fixtures
                        .iter()
                        .filter(|game| (game.round, game.division) == (tie.round, tie.number))
                        .filter(|game| !game.is_lot())
                        .collect();
                    prop_assert!((2..=3).contains(&games.len()));
                    let seats: Vec<_> = games.iter().take(2).map(|game| (game.one, game.other)).collect();
                    prop_assert_eq!(seats, [(one, other), (other, one)], "with seats changed");
                    let winner = tie.winner.expect("each pair is decided");
                    let [gained, lost] = tie.score;
                    prop_assert_eq!(gained + lost, 2 * games.len());
                    prop_assert_eq!(tie.by_lot, gained == lost);
                    prop_assert!(tie.by_lot || (winner == one) == (gained > lost));
                    left.remove(if winner == one { &other } else { &one });
                }
            }
            prop_assert_eq!(left.len(), 1);
            let champions = list_knockout_champions(&seeded, &fixtures, &seeded.iter().copied().collect());
            prop_assert_eq!(&champions, &left.into_iter().collect::<Vec<_>>());
            let there = seeded.iter().copied().collect();
            let (games, table) = rank_knockout(&seeded, &fixtures, &there);
            prop_assert_eq!(table.len(), count);
            prop_assert_eq!(table[0].player, champions[0]);
            prop_assert_eq!(table.iter().filter(|row| row.place == 1).count(), 1);
            prop_assert_eq!(table.iter().filter(|row| row.place == 2).count(), 1);
            let points: usize = table.iter().map(|row| row.points).sum();
            prop_assert_eq!(points, 2 * games.len());
            for row in &table {
                let own: usize = games.iter().filter(|game| game.fared_of(row.player).is_some()).count();
                prop_assert_eq!(row.games(), own);
            }
        }

        #[test]
        fn a_group_cup_ends_with_those_who_won_the_winners_group(count in 4..=32_usize, seed: u64) {
            let mut chance = Chance(seed);
            let seeded = people(count);
            let mut fixtures = Vec::new();
            let begun = begin_rounds(CupForm::Groups, &seeded, UNDRAWN).fixtures;
            let division = |player: PlayerId| {
                begun.iter().find(|one| one.pair.contains(&player)).map_or(0, |one| one.division)
            };
            let all: Vec<(PlayerId, i64)> =
                seeded.iter().map(|&player| (player, division(player))).collect();
            add(&mut fixtures, begun.clone());
            let mut rounds = 1;
            loop {
                match next_in_groups(&fixtures, &all) {
                    CupStep::Wait => {
                        let (fared, why) = chance.result();
                        let open = fixtures.iter_mut().find(|one| one.is_open()).expect("an open game");
                        rule(open, fared, why);
                    }
                    CupStep::Round(next) => {
                        rounds += 1;
                        add(&mut fixtures, next.fixtures);
                    }
                    CupStep::Over => break,
                    step => prop_assert!(false, "{step:?} is for knock-outs"),
                }
            }
            let mut met: BTreeMap<(i64, PlayerId, PlayerId), usize> = BTreeMap::new();
            for one in &fixtures {
                *met.entry((one.round, one.one, one.other)).or_default() += 1;
                prop_assert!(met.contains_key(&(one.round, one.other, one.one))
                    || fixtures.iter().any(|two| (two.one, two.other) == (one.other, one.one)));
            }
            prop_assert!(met.values().all(|&times| times == 1), "each pair once on each side");
            let (games, table) = rank_groups(&fixtures, &all);
            prop_assert_eq!(games.len(), fixtures.len());
            let groups = form_groups(&seeded).len();
            let champions = list_group_champions(&fixtures, &all);
            if groups == 1 {
                prop_assert_eq!(rounds, 1);
            }
            if rounds == 2 {
                let last: Vec<_> =
                    table.iter().filter(|row| row.division == groups as i64 + 1).collect();
                prop_assert!(last.len() >= 2);
                let first: Vec<PlayerId> =
                    last.iter().filter(|row| row.place == 1).map(|row| row.player).collect();
                prop_assert_eq!(champions, first);
                // Each of them won their group, alone or with others.
                for row in last {
                    let own = division(row.player);
                    let won = table.iter().any(|one| {
                        (one.player, one.division, one.place) == (row.player, own, 1)
                    });
                    prop_assert!(won);
                }
            }
        }
    }
}
