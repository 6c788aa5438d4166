//! A team match: the people of two servers play against each other, board by board. All of it is
//! pure.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use murus_gallicus::words;

use super::contest::{ContestGame, ContestPlace, place_by_points};
use super::departures::Fared;
use super::fixtures::{Fixture, NewFixture, list_real_results};
use super::ids::{PlayerId, order_pair};
use super::time::TimeControl;
use super::timestamp::Millis;

/// The numbers of boards of a team match, from which managers choose.
pub const TEAM_BOARDS: RangeInclusive<u16> = 2..=20;

/// The lengths of a team match, in weeks.
pub const TEAM_WEEKS: RangeInclusive<u16> = 1..=8;

/// The fewest people of each team.
pub const FEWEST_IN_TEAM: usize = 2;

/// The time for which the code of a team match can be used.
pub const CODE_LASTS: Millis = Millis::from_days(7);

/// The two teams of a team match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Team {
    /// The server that opened the match.
    Home,
    /// The server that came in by the code.
    Guest,
}

words!(Team { Home: "home", Guest: "guest" });

impl Team {
    /// Both teams in their order.
    pub const BOTH: [Team; 2] = [Team::Home, Team::Guest];

    /// The number of the team's table.
    pub fn division(self) -> i64 {
        match self {
            Team::Home => 1,
            Team::Guest => 2,
        }
    }
}

/// The terms of a team match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamPlan {
    /// The most boards.
    pub boards: usize,
    /// The length of the match, in weeks.
    pub weeks: i64,
    /// The clock of its games.
    pub time: TimeControl,
}

impl TeamPlan {
    /// The length of the match.
    pub fn length(&self) -> Millis {
        Millis::from_days(7 * self.weeks)
    }
}

/// A board of a team match that begins: two people, the one of the home team first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewBoard {
    /// The two people.
    pub pair: [PlayerId; 2],
    /// False if the board is left out: one of the two blocks the other, and no one else is free.
    pub plays: bool,
}

impl NewBoard {
    /// Returns the two games of the board with this number, with seats changed.
    pub fn to_fixtures(self, number: i64) -> [NewFixture; 2] {
        let [one, other] = self.pair;
        [[one, other], [other, one]].map(|pair| NewFixture { round: 1, division: number, pair })
    }
}

/// Pairs two teams, each with its strongest person first: first against first, and so on, on as
/// many boards as the smaller team has people, and at most `most`. Pairs in `apart` (the smaller
/// key first) do not meet: as few people as possible change boards for that, and a board is left
/// out only if there is no other way.
pub fn pair_teams(
    home: &[PlayerId],
    guest: &[PlayerId],
    most: usize,
    apart: &BTreeSet<[PlayerId; 2]>,
) -> Vec<NewBoard> {
    let count = home.len().min(guest.len()).min(most);
    let boards = BoardSearch { home: &home[..count], guest: &guest[..count], apart };
    let mut met: Vec<Option<usize>> = vec![None; count];
    let alone: Vec<usize> =
        (0..count).filter(|&one| !boards.seat(one, &mut met, &mut vec![false; count])).collect();
    let free: Vec<usize> = (0..count).filter(|&other| met[other].is_none()).collect();
    let mut pairs: Vec<(usize, usize, bool)> =
        met.iter().enumerate().filter_map(|(other, one)| Some(((*one)?, other, true))).collect();
    pairs.extend(alone.into_iter().zip(free).map(|(one, other)| (one, other, false)));
    pairs.sort_unstable();
    let board = |(one, other, plays)| NewBoard { pair: [home[one], guest[other]], plays };
    pairs.into_iter().map(board).collect()
}

/// The people who are paired on boards.
struct BoardSearch<'a> {
    home: &'a [PlayerId],
    guest: &'a [PlayerId],
    apart: &'a BTreeSet<[PlayerId; 2]>,
}

impl BoardSearch<'_> {
    /// Finds an opponent for a person of the home team, the nearest board first, and moves others
    /// to make room. `met` has the opponent of each person of the guests, and `tried` those who
    /// were asked. Returns false if there is no opponent.
    fn seat(&self, one: usize, met: &mut [Option<usize>], tried: &mut [bool]) -> bool {
        let mut near: Vec<usize> = (0..self.guest.len()).collect();
        near.sort_by_key(|other| (other.abs_diff(one), *other));
        for other in near {
            let (first, second) = (self.home[one], self.guest[other]);
            let apart = self.apart.contains(&order_pair([first, second]));
            if apart || std::mem::replace(&mut tried[other], true) {
                continue;
            }
            let is_free = match met[other] {
                None => true,
                Some(moved) => self.seat(moved, met, tried),
            };
            if is_free {
                met[other] = Some(one);
                return true;
            }
        }
        false
    }
}

/// A board of a team match, and how it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TeamBoard {
    /// The number of the board, from 1 on.
    pub number: i64,
    /// The person of each team, the home team first.
    pub pair: [PlayerId; 2],
    /// The points of each of them: 2 for a win, 1 for a draw.
    pub points: [usize; 2],
    /// The number of games that have no result yet.
    pub open: usize,
    /// The number of games that have no result and get none.
    pub void: usize,
}

/// Returns the boards of a team match in their order.
pub fn list_team_boards(fixtures: &[Fixture]) -> Vec<TeamBoard> {
    let mut boards: BTreeMap<i64, TeamBoard> = BTreeMap::new();
    let mut sorted: Vec<&Fixture> = fixtures.iter().collect();
    sorted.sort_by_key(|one| one.n);
    for one in sorted {
        // The home team moves first in the first game of a board.
        let new = TeamBoard {
            number: one.division,
            pair: [one.one, one.other],
            points: [0; 2],
            open: 0,
            void: 0,
        };
        let board = boards.entry(one.division).or_insert(new);
        if one.is_void() {
            board.void += 1;
        } else if one.is_open() {
            board.open += 1;
        }
        for (points, player) in board.points.iter_mut().zip(board.pair) {
            *points += one.points_of(player).filter(|_| !one.is_void()).unwrap_or(0);
        }
    }
    boards.into_values().collect()
}

/// The score of a team match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TeamScore {
    /// The points of each team, the home team first.
    pub points: [usize; 2],
    /// The number of games that have no result yet.
    pub open: usize,
}

/// Returns the score of a team match.
pub fn score_teams(fixtures: &[Fixture]) -> TeamScore {
    let mut score = TeamScore::default();
    for board in list_team_boards(fixtures) {
        score.open += board.open;
        for (sum, points) in score.points.iter_mut().zip(board.points) {
            *sum += points;
        }
    }
    score
}

/// Returns the results of a team match that count, and a table for each team: its people whose
/// games ended, by their points. `there` are the people who take part now.
pub fn rank_teams(
    fixtures: &[Fixture],
    there: &BTreeSet<PlayerId>,
) -> (Vec<ContestGame>, Vec<ContestPlace>) {
    let games = list_real_results(fixtures);
    let boards = list_team_boards(fixtures);
    let mut table = Vec::new();
    for (n, team) in Team::BOTH.into_iter().enumerate() {
        let people = boards.iter().map(|board| board.pair[n]).filter(|one| there.contains(one));
        let row = |player: PlayerId| {
            let results: Vec<Fared> = games.iter().filter_map(|one| one.fared_of(player)).collect();
            let division = team.division();
            let sum = ContestPlace::sum(player, results.into_iter());
            Some(ContestPlace { division, ..sum }).filter(|row| row.games() > 0)
        };
        let mut rows: Vec<ContestPlace> = people.filter_map(row).collect();
        // People with equal points stay in the order of their boards.
        rows.sort_by_key(|row| Reverse(row.points));
        place_by_points(&mut rows);
        table.extend(rows);
    }
    (games, table)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::fixtures::{FixtureRuling, Ruling};
    use super::super::timestamp::NOON;
    use super::*;

    fn people(from: i64, count: usize) -> Vec<PlayerId> {
        (from..).take(count).map(PlayerId).collect()
    }

    fn pairs(boards: &[NewBoard]) -> Vec<(i64, i64, bool)> {
        boards.iter().map(|one| (one.pair[0].0, one.pair[1].0, one.plays)).collect()
    }

    /// The fixtures of these boards. How each stands: 0 open, 1 to 3 won, drawn or lost by the
    /// first player, 4 without a result.
    fn fixtures(boards: &[NewBoard], states: &[u8]) -> Vec<Fixture> {
        let new = (1..).zip(boards).flat_map(|(number, board)| board.to_fixtures(number));
        let fixture = |(n, (new, state)): (i64, (NewFixture, &u8))| {
            let (fared, why) = match state {
                1 => (Fared::Won, Ruling::Judged),
                2 => (Fared::Drawn, Ruling::Even),
                3 => (Fared::Lost, Ruling::Withdrawn),
                _ => (Fared::Drawn, Ruling::Unplayed),
            };
            let ruling = FixtureRuling { fared, why, at: NOON };
            Fixture { ruling: (*state > 0).then_some(ruling), ..Fixture::waiting(n, new) }
        };
        (0..).zip(new.zip(states)).map(fixture).collect()
    }

    #[test]
    fn the_strongest_meet_on_as_many_boards_as_the_smaller_team_has() {
        let none = BTreeSet::new();
        let boards = pair_teams(&people(1, 4), &people(11, 3), 20, &none);
        assert_eq!(pairs(&boards), [(1, 11, true), (2, 12, true), (3, 13, true)]);
        let boards = pair_teams(&people(1, 4), &people(11, 3), 2, &none);
        assert_eq!(pairs(&boards), [(1, 11, true), (2, 12, true)]);
        let [first, second] = boards[1].to_fixtures(2);
        assert_eq!((first.pair, second.pair), ([2, 12].map(PlayerId), [12, 2].map(PlayerId)));
    }

    #[test]
    fn people_who_block_each_other_change_boards_or_leave_one_out() {
        let apart = |pairs: &[[i64; 2]]| pairs.iter().map(|pair| pair.map(PlayerId)).collect();
        let boards = pair_teams(&people(1, 3), &people(11, 3), 20, &apart(&[[2, 12]]));
        assert_eq!(pairs(&boards), [(1, 12, true), (2, 11, true), (3, 13, true)]);
        let boards = pair_teams(&people(1, 2), &people(11, 2), 20, &apart(&[[1, 11], [1, 12]]));
        assert_eq!(pairs(&boards), [(1, 11, false), (2, 12, true)]);
    }

    #[test]
    fn points_add_up_by_team() {
        let boards = pair_teams(&people(1, 3), &people(11, 3), 20, &BTreeSet::new());
        let played = fixtures(&boards, &[1, 1, 2, 3, 4, 0]);
        assert_eq!(score_teams(&played), TeamScore { points: [5, 3], open: 1 });
        let there = people(1, 20).into_iter().collect();
        let (games, table) = rank_teams(&played, &there);
        assert_eq!(games.len(), 4);
        let rows: Vec<_> =
            table.iter().map(|row| (row.division, row.place, row.player.0, row.points)).collect();
        assert_eq!(rows, [(1, 1, 2, 3), (1, 2, 1, 2), (2, 1, 11, 2), (2, 2, 12, 1)]);
    }

    proptest! {
        #[test]
        fn everyone_plays_on_one_board_at_most_and_with_nobody_they_block(
            sizes in (0..8_usize, 0..8_usize),
            most in 2..8_usize,
            blocked in prop::collection::btree_set((1..8_i64, 11..18_i64), 0..12),
        ) {
            let (home, guest) = (people(1, sizes.0), people(11, sizes.1));
            let apart: BTreeSet<[PlayerId; 2]> =
                blocked.iter().map(|&(one, other)| [PlayerId(one), PlayerId(other)]).collect();
            let boards = pair_teams(&home, &guest, most, &apart);
            let count = sizes.0.min(sizes.1).min(most);
            prop_assert_eq!(boards.len(), count);
            for (n, team) in [&home, &guest].into_iter().enumerate() {
                let mut here: Vec<PlayerId> = boards.iter().map(|one| one.pair[n]).collect();
                here.sort_unstable();
                prop_assert_eq!(&here[..], &team[..count], "each of the strongest once");
            }
            for board in &boards {
                prop_assert_eq!(board.plays, !apart.contains(&board.pair));
            }
            if apart.is_empty() {
                let straight = home.iter().zip(&guest).map(|(one, other)| [*one, *other]);
                let paired = boards.iter().map(|one| one.pair);
                prop_assert!(straight.take(count).eq(paired));
            }
        }

        #[test]
        fn a_score_is_the_sum_of_the_games(
            count in 2..8_usize,
            states in prop::collection::vec(0..5_u8, 16),
        ) {
            let boards = pair_teams(&people(1, count), &people(11, count), 20, &BTreeSet::new());
            let played = fixtures(&boards, &states);
            let score = score_teams(&played);
            let (games, table) = rank_teams(&played, &people(1, 20).into_iter().collect());
            prop_assert_eq!(score.points.iter().sum::<usize>(), 2 * games.len());
            prop_assert_eq!(score.open, played.iter().filter(|one| one.is_open()).count());
            for (points, team) in score.points.into_iter().zip(Team::BOTH) {
                let rows = table.iter().filter(|row| row.division == team.division());
                prop_assert_eq!(rows.map(|row| row.points).sum::<usize>(), points);
            }
        }
    }
}
