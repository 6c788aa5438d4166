//! A simul: one person, the host, plays against many at the same time. All of it is pure.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use murus_gallicus::words;

use super::contest::{ContestGame, ContestPlace, place_by_points};
use super::departures::Fared;
use super::fixtures::{Fixture, NewFixture, list_real_results};
use super::ids::PlayerId;
use super::time::TimeControl;
use super::timestamp::Millis;

/// The numbers of boards of a simul, from which managers choose.
pub const BOARDS: RangeInclusive<u16> = 2..=30;

/// The lengths of a simul, in weeks.
pub const SIMUL_WEEKS: RangeInclusive<u16> = 1..=26;

/// The fewest people who play against the host.
pub const FEWEST_BOARDS: usize = 2;

/// The time after which the host is called once more, although boards have waited since the last
/// call.
pub const CALLS_AGAIN: Millis = Millis::from_hours(12);

/// The side of the host of a simul.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostSide {
    /// The side that moves first, on all boards.
    Romans,
    /// The other side, on all boards.
    Gauls,
    /// Each of them on every other board.
    Alternate,
}

words!(HostSide { Romans: "romans", Gauls: "gauls", Alternate: "alternate" });

/// The terms of a simul.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimulPlan {
    /// The person who plays against all others.
    pub host: PlayerId,
    /// The side of the host.
    pub side: HostSide,
    /// The most boards. The simul begins when that many people joined, and the host.
    pub boards: usize,
    /// The longest time of the games, in weeks.
    pub weeks: i64,
    /// True if its games are rated.
    pub rated: bool,
    /// The clock of its games.
    pub time: TimeControl,
}

impl SimulPlan {
    /// The longest time of the games.
    pub fn length(&self) -> Millis {
        Millis::from_days(7 * self.weeks)
    }

    /// Returns the games of the host with these people, in their order.
    pub fn pair_boards(&self, others: &[PlayerId]) -> Vec<NewFixture> {
        let pair = |(n, &other): (usize, &PlayerId)| match self.side {
            HostSide::Gauls => [other, self.host],
            HostSide::Alternate if n % 2 == 1 => [other, self.host],
            HostSide::Romans | HostSide::Alternate => [self.host, other],
        };
        let boards = others.iter().enumerate().map(pair);
        boards.map(|pair| NewFixture { round: 1, division: 1, pair }).collect()
    }
}

/// The score of a simul.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SimulScore {
    /// The numbers of games that the host won, drew and lost.
    pub record: [usize; 3],
    /// The number of games that have no result yet.
    pub open: usize,
}

/// A board of a simul.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SimulBoard {
    /// The person who plays against the host.
    pub player: PlayerId,
    /// The short name of the game; `None` if none began.
    pub name: Option<String>,
    /// The result of that person; `None` while there is none.
    pub fared: Option<Fared>,
    /// True if the board has no result and gets none.
    pub void: bool,
}

/// Returns the boards of a simul in their order.
pub fn list_boards(host: PlayerId, fixtures: &[Fixture]) -> Vec<SimulBoard> {
    let board = |one: &Fixture| {
        let player = if one.one == host { one.other } else { one.one };
        let void = one.is_void();
        let fared = one.to_game().and_then(|game| game.fared_of(player)).filter(|_| !void);
        SimulBoard { player, name: one.name.clone(), fared, void }
    };
    fixtures.iter().map(board).collect()
}

/// Returns the score of a simul.
pub fn score_simul(host: PlayerId, fixtures: &[Fixture]) -> SimulScore {
    let mut score = SimulScore::default();
    for board in list_boards(host, fixtures) {
        match board.fared.map(Fared::turn) {
            Some(Fared::Won) => score.record[0] += 1,
            Some(Fared::Drawn) => score.record[1] += 1,
            Some(Fared::Lost) => score.record[2] += 1,
            None => score.open += usize::from(!board.void),
        }
    }
    score
}

/// Returns the results of a simul that count, and its table: the people whose games ended, by their
/// results. `there` are the people who take part now.
pub fn rank_simul(
    host: PlayerId,
    fixtures: &[Fixture],
    there: &BTreeSet<PlayerId>,
) -> (Vec<ContestGame>, Vec<ContestPlace>) {
    let games = list_real_results(fixtures);
    let boards = list_boards(host, fixtures).into_iter();
    let known = boards.filter(|board| there.contains(&board.player));
    let row = |board: SimulBoard| Some(ContestPlace::sum(board.player, [board.fared?].into_iter()));
    let mut table: Vec<ContestPlace> = known.filter_map(row).collect();
    table.sort_by_key(|row| (Reverse(row.points), row.player));
    place_by_points(&mut table);
    (games, table)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::fixtures::{FixtureRuling, Ruling};
    use super::super::timestamp::{DAY, NOON};
    use super::*;

    const HOST: PlayerId = PlayerId(100);

    fn plan(side: HostSide) -> SimulPlan {
        SimulPlan { host: HOST, side, boards: 20, weeks: 4, rated: false, time: TimeControl::USUAL }
    }

    fn side() -> impl Strategy<Value = HostSide> {
        prop::sample::select(HostSide::WORDS.iter().map(|(side, _)| *side).collect::<Vec<_>>())
    }

    /// How a board stands: 0 open, 1 to 3 won, drawn or lost by the first player, 4 without result.
    fn fixtures(plan: SimulPlan, states: &[u8]) -> Vec<Fixture> {
        let others: Vec<PlayerId> = (1..=states.len() as i64).map(PlayerId).collect();
        let boards = plan.pair_boards(&others).into_iter().zip(states);
        let fixture = |(n, (new, state)): (i64, (NewFixture, &u8))| {
            let (fared, why) = match state {
                1 => (Fared::Won, Ruling::Judged),
                2 => (Fared::Drawn, Ruling::Even),
                3 => (Fared::Lost, Ruling::Withdrawn),
                _ => (Fared::Drawn, Ruling::Unplayed),
            };
            let ruling = FixtureRuling { fared, why, at: NOON + n * DAY };
            Fixture { ruling: (*state > 0).then_some(ruling), ..Fixture::waiting(n, new) }
        };
        (0..).zip(boards).map(fixture).collect()
    }

    #[test]
    fn the_host_takes_a_side_or_alternates() {
        let others: Vec<PlayerId> = (1..=3).map(PlayerId).collect();
        for (side, first) in [
            (HostSide::Romans, [100, 100, 100]),
            (HostSide::Gauls, [1, 2, 3]),
            (HostSide::Alternate, [100, 2, 100]),
        ] {
            let boards = plan(side).pair_boards(&others);
            let moves_first: Vec<i64> = boards.iter().map(|one| one.pair[0].0).collect();
            assert_eq!(moves_first, first);
        }
    }

    #[test]
    fn people_are_ranked_by_what_they_took_from_the_host() {
        let plan = plan(HostSide::Gauls);
        let boards = fixtures(plan, &[3, 1, 2, 1, 0, 4]);
        let there = (1..=6).map(PlayerId).collect();
        let (games, table) = rank_simul(HOST, &boards, &there);
        assert_eq!(games.len(), 4);
        let rows: Vec<_> = table.iter().map(|row| (row.place, row.player.0, row.points)).collect();
        assert_eq!(rows, [(1, 2, 2), (1, 4, 2), (3, 3, 1), (4, 1, 0)]);
        assert_eq!(score_simul(HOST, &boards), SimulScore { record: [1, 1, 2], open: 1 });
    }

    proptest! {
        #[test]
        fn a_score_is_the_sum_of_the_boards(
            side in side(),
            states in prop::collection::vec(0..5_u8, 0..30),
        ) {
            let boards = fixtures(plan(side), &states);
            let all: BTreeSet<PlayerId> = (1..=states.len() as i64).map(PlayerId).collect();
            let (games, table) = rank_simul(HOST, &boards, &all);
            let score = score_simul(HOST, &boards);
            prop_assert_eq!(score.record.iter().sum::<usize>(), games.len());
            prop_assert_eq!(score.open, states.iter().filter(|state| **state == 0).count());
            prop_assert_eq!(table.len(), games.len());
            let points: usize = table.iter().map(|row| row.points).sum();
            let [_, drawn, lost] = score.record;
            prop_assert_eq!(points, drawn + 2 * lost);
            let host = ContestPlace::sum(HOST, games.iter().filter_map(|one| one.fared_of(HOST)));
            prop_assert_eq!(host.record, score.record);
            for pair in table.windows(2) {
                let shared = pair[0].points == pair[1].points;
                prop_assert_eq!(shared, pair[0].place == pair[1].place);
                prop_assert!(pair[0].points >= pair[1].points);
            }
            let hosts = boards.iter().filter(|one| one.has(HOST)).count();
            prop_assert_eq!(hosts, states.len(), "the host plays each of them once");
        }
    }
}
