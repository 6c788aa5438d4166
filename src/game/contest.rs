//! Contests of a server, which the texts call events: how long a contest runs, which of its games
//! count, and the places in its table. The kinds are in
//! [`super::contest_kind`]; contests that pair their games are in [`super::fixtures`].

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use murus_gallicus::{Seat, words};

use super::departures::Fared;
use super::ids::{GameId, PlayerId, order_pair};
use super::timestamp::{Millis, Timestamp};
use super::zone::Zone;

/// The states of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContestState {
    /// People join a season of a league, or a cup, that has not begun.
    Joining,
    /// Games count. People may still join if the kind of contest permits it.
    Running,
    /// The contest ended by itself.
    Over,
    /// A manager ended the contest earlier.
    Stopped,
}

words!(ContestState { Joining: "joining", Running: "running", Over: "over", Stopped: "stopped" });

/// The shortest open month. A shorter one continues to the end of the next month.
const SHORTEST: Millis = Millis::from_days(14);

/// The side that wins less often, according to the game's designer: the one that moves first.
const WORSE_SEAT: Seat = Seat::Romans;

/// The delay after a change before the message of a contest is edited, so that several changes
/// share one edit.
pub const CONTEST_PAUSE: Millis = Millis::from_mins(1);

/// The number of contests in a row without a counted game after which no new contest begins by
/// itself.
pub const EMPTY_LIMIT: i64 = 2;

/// A result of two entrants of a contest: mostly a game, in a league also the ruling about a game
/// that was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestGame {
    /// The game; `None` if none began.
    pub game: Option<GameId>,
    /// The short name of the game; `None` if none began.
    pub name: Option<String>,
    /// One of the two players.
    pub one: PlayerId,
    /// The other player.
    pub other: PlayerId,
    /// The result of `one`.
    pub fared: Fared,
    /// The side that won; `None` in a draw.
    pub winner: Option<Seat>,
    /// The time at which the game ended, or was ruled.
    pub ended: Timestamp,
    /// True if the game was played. Other results count neither for Sonneborn-Berger nor as wins
    /// with the side that wins less often.
    pub played: bool,
}

impl ContestGame {
    /// The result of a player; `None` for a person who did not play in the game.
    pub fn fared_of(&self, player: PlayerId) -> Option<Fared> {
        match player {
            player if player == self.one => Some(self.fared),
            player if player == self.other => Some(self.fared.turn()),
            _ => None,
        }
    }

    /// The opponent of a player; `None` for a person who did not play in the game.
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        match player {
            player if player == self.one => Some(self.other),
            player if player == self.other => Some(self.one),
            _ => None,
        }
    }

    /// The two players, the same pair in whatever order they are stored.
    fn pair(&self) -> [PlayerId; 2] {
        order_pair([self.one, self.other])
    }
}

/// The points for a result.
pub(super) fn points_for(fared: Fared) -> usize {
    match fared {
        Fared::Won => 2,
        Fared::Drawn => 1,
        Fared::Lost => 0,
    }
}

/// A place in the table of a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestPlace {
    /// The division of the table, from 1 on. An open month has one.
    pub division: i64,
    /// The place in the division, from 1 on. People with equal scores share a place.
    pub place: usize,
    /// The person.
    pub player: PlayerId,
    /// The points: 2 for a win, 1 for a draw.
    pub points: usize,
    /// The numbers of wins, draws and losses.
    pub record: [usize; 3],
    /// The reason why the person is before the next one, if both have the same points. `None` if
    /// the points decide, and if the two share a place.
    pub ahead: Option<TieBreak>,
}

/// The rule that puts one of two people with equal points before the other. The first rule that
/// tells them apart counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TieBreak {
    /// The games among those with equal points, if all of them met.
    Direct,
    /// The points of beaten and half those of drawn opponents (Sonneborn-Berger).
    Beaten,
    /// Wins with the side that wins less often.
    Side,
}

words!(TieBreak { Direct: "direct", Beaten: "beaten", Side: "side" });

/// The worth of a person in a table: the points, and what each rule for equal points counts.
type Worth = [usize; 4];

/// The rules for equal points, in the order of their numbers in [`Worth`] after the points.
const TIE_BREAKS: [TieBreak; 3] = [TieBreak::Direct, TieBreak::Beaten, TieBreak::Side];

impl TieBreak {
    /// Returns the rule that puts the first of these before the second. `None` if their points
    /// differ or everything is equal.
    fn between(first: Worth, second: Worth) -> Option<TieBreak> {
        let differs = first.iter().zip(second).position(|(one, other)| *one != other)?;
        TIE_BREAKS.get(differs.checked_sub(1)?).copied()
    }
}

impl ContestPlace {
    /// Returns the row of a person with these results, at place 1 of division 1.
    pub(super) fn sum(player: PlayerId, results: impl Iterator<Item = Fared>) -> ContestPlace {
        let record = [0; 3];
        let mut row =
            ContestPlace { division: 1, place: 1, player, points: 0, record, ahead: None };
        for fared in results {
            row.points += points_for(fared);
            row.record[fared as usize] += 1;
        }
        row
    }

    /// The number of the person's games that count.
    pub fn games(&self) -> usize {
        self.record.iter().sum()
    }
}

/// Returns the time at which an open month that begins at `now` ends: the end of the calendar
/// month, or of the next one if less than two weeks are left.
pub fn month_end(now: Timestamp, zone: &Zone) -> Timestamp {
    let (year, month, _) = zone.date_at(now);
    let end_of = |later: i16| {
        let months = i16::from(month) + later;
        let first = i8::try_from(months % 12 + 1).unwrap_or(1);
        zone.midnight_of((year + months / 12, first, 1))
    };
    let end = end_of(0);
    if end - now < SHORTEST { end_of(1) } else { end }
}

/// Returns the games that count, the earliest first: for each pair of players, the game that ended
/// first.
pub fn count_first_games(mut games: Vec<ContestGame>) -> Vec<ContestGame> {
    games.sort_by_key(|one| (one.ended, one.game));
    let mut met = BTreeSet::new();
    games.retain(|one| met.insert(one.pair()));
    games
}

/// A person's score from the games that count.
#[derive(Clone, Copy, Default)]
struct MonthScore {
    points: usize,
    record: [usize; 3],
    /// Wins with the worse side.
    hard_wins: usize,
}

/// Returns the table of an open month: the entrants who played a game that counts. The order is by
/// points; then by the results among those with equal points, if all of them met; then by the
/// points of beaten and half those of drawn opponents (Sonneborn-Berger); then by wins with the
/// side that wins less often. People who are equal in all of these share a place.
pub fn rank_month(entrants: &[PlayerId], games: &[ContestGame]) -> Vec<ContestPlace> {
    let scores = score_players(games);
    let ranked: BTreeSet<PlayerId> =
        entrants.iter().copied().filter(|player| scores.contains_key(player)).collect();
    rank_people(&ranked, games, 1, &BTreeMap::new())
}

/// Returns the table of these people in the order of [`rank_month`], where each pair plays
/// `per_pair` games. `free` has the points that people have without a game.
pub(super) fn rank_people(
    ranked: &BTreeSet<PlayerId>,
    games: &[ContestGame],
    per_pair: usize,
    free: &BTreeMap<PlayerId, usize>,
) -> Vec<ContestPlace> {
    let mut scores = score_players(games);
    for (&player, points) in free {
        scores.entry(player).or_default().points += points;
    }
    let points_of = |player: PlayerId| scores.get(&player).map_or(0, |score| score.points);
    let sonneborn = |player: PlayerId| -> usize {
        let worth = |one: &ContestGame| {
            Some(points_for(one.fared_of(player)?) * points_of(one.opponent_of(player)?))
        };
        games.iter().filter(|one| one.played).filter_map(worth).sum()
    };
    let direct = score_direct(ranked, games, points_of, per_pair);
    let mut rows: Vec<(Worth, ContestPlace)> = Vec::with_capacity(ranked.len());
    for &player in ranked {
        let score = scores.get(&player).copied().unwrap_or_default();
        let met = direct.get(&player).copied().unwrap_or_default();
        let worth = [score.points, met, sonneborn(player), score.hard_wins];
        let MonthScore { points, record, .. } = score;
        let row = ContestPlace { division: 1, place: 0, player, points, record, ahead: None };
        rows.push((worth, row));
    }
    rows.sort_by_key(|(worth, row)| (Reverse(*worth), row.player));
    let mut table: Vec<(Worth, ContestPlace)> = Vec::with_capacity(rows.len());
    for (worth, row) in rows {
        let next = table.len() + 1;
        let place = match table.last_mut() {
            Some((last, before)) if *last == worth => before.place,
            Some((last, before)) => {
                before.ahead = TieBreak::between(*last, worth);
                next
            }
            None => next,
        };
        table.push((worth, ContestPlace { place, ..row }));
    }
    table.into_iter().map(|(_, row)| row).collect()
}

/// Numbers the rows of a table by their points. People with equal points share a place.
pub(super) fn place_by_points(table: &mut [ContestPlace]) {
    let points: Vec<usize> = table.iter().map(|row| row.points).collect();
    for row in table {
        row.place = 1 + points.iter().filter(|other| **other > row.points).count();
    }
}

/// Returns the score of each player of these games.
fn score_players(games: &[ContestGame]) -> BTreeMap<PlayerId, MonthScore> {
    let mut scores: BTreeMap<PlayerId, MonthScore> = BTreeMap::new();
    for one in games {
        for player in one.pair() {
            let Some(fared) = one.fared_of(player) else { continue };
            let score = scores.entry(player).or_default();
            score.points += points_for(fared);
            let hard = one.played && one.winner == Some(WORSE_SEAT);
            match fared {
                Fared::Won => {
                    score.record[0] += 1;
                    score.hard_wins += usize::from(hard);
                }
                Fared::Drawn => score.record[1] += 1,
                Fared::Lost => score.record[2] += 1,
            }
        }
    }
    scores
}

/// Returns the points of people from games with others who have equally many points. Only groups in
/// which all met each other are included.
fn score_direct(
    ranked: &BTreeSet<PlayerId>,
    games: &[ContestGame],
    points_of: impl Fn(PlayerId) -> usize,
    per_pair: usize,
) -> BTreeMap<PlayerId, usize> {
    let mut equals: BTreeMap<usize, BTreeSet<PlayerId>> = BTreeMap::new();
    for &player in ranked {
        equals.entry(points_of(player)).or_default().insert(player);
    }
    let mut direct = BTreeMap::new();
    for group in equals.values() {
        let among: Vec<&ContestGame> = games
            .iter()
            .filter(|one| one.pair().iter().all(|player| group.contains(player)))
            .collect();
        if among.len() != per_pair * group.len() * (group.len() - 1) / 2 {
            continue;
        }
        for one in among {
            for player in one.pair() {
                *direct.entry(player).or_default() += one.fared_of(player).map_or(0, points_for);
            }
        }
    }
    direct
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::timestamp::{DAY, NOON};
    use super::*;

    /// A game that ended at this hour; the winner sat on this side.
    fn game(id: i64, one: i64, other: i64, fared: Fared, seat: Seat) -> ContestGame {
        ContestGame {
            game: Some(GameId(id)),
            name: Some(format!("g{id}")),
            one: PlayerId(one),
            other: PlayerId(other),
            fared,
            winner: (fared != Fared::Drawn).then_some(seat),
            ended: NOON + id * DAY,
            played: true,
        }
    }

    fn won(id: i64, one: i64, other: i64) -> ContestGame {
        game(id, one, other, Fared::Won, Seat::Gauls)
    }

    fn draw(id: i64, one: i64, other: i64) -> ContestGame {
        game(id, one, other, Fared::Drawn, Seat::Gauls)
    }

    /// The places in the table of all these people: place, person, points.
    fn places(people: i64, games: &[ContestGame]) -> Vec<(usize, i64, usize)> {
        let people: Vec<PlayerId> = (1..=people).map(PlayerId).collect();
        let table = rank_month(&people, games).into_iter();
        table.map(|row| (row.place, row.player.0, row.points)).collect()
    }

    #[test]
    fn a_month_ends_with_the_calendar_and_lasts_two_weeks() {
        let utc = |date| Zone::UTC.midnight_of(date);
        let end = |date| month_end(utc(date), &Zone::UTC);
        assert_eq!(end((2026, 6, 1)), utc((2026, 7, 1)));
        assert_eq!(end((2026, 6, 17)), utc((2026, 7, 1)), "14 days are left");
        assert_eq!(end((2026, 6, 18)), utc((2026, 8, 1)), "13 days are left");
        assert_eq!(end((2026, 12, 1)), utc((2027, 1, 1)));
        assert_eq!(end((2026, 11, 30)), utc((2027, 1, 1)));
        assert_eq!(end((2026, 12, 31)), utc((2027, 2, 1)));
        assert_eq!(end((2028, 2, 15)), utc((2028, 3, 1)), "a leap year has 15 days left");
        let berlin = Zone::from_name("Europe/Berlin").unwrap_or_default();
        let end = month_end(berlin.midnight_of((2026, 10, 1)), &berlin);
        assert_eq!(end, berlin.midnight_of((2026, 11, 1)), "clocks change in this month");
    }

    #[test]
    fn only_the_first_game_of_a_pair_counts() {
        let games = [won(3, 1, 2), won(1, 2, 1), draw(2, 1, 3), won(4, 3, 1)];
        let counted: Vec<i64> =
            count_first_games(games.to_vec()).iter().filter_map(|one| Some(one.game?.0)).collect();
        assert_eq!(counted, [1, 2]);
        // Two that ended at the same time are told apart by their keys.
        let twin = |id| ContestGame { ended: NOON, ..won(id, 1, 2) };
        assert_eq!(count_first_games(vec![twin(9), twin(8)]), [twin(8)]);
    }

    #[test]
    fn points_decide_first() {
        let games = [won(1, 1, 2), draw(2, 2, 3), won(3, 1, 3)];
        assert_eq!(places(4, &games), [(1, 1, 4), (2, 2, 1), (2, 3, 1)], "who did not play is out");
        let row = &rank_month(&[PlayerId(2)], &games)[0];
        assert_eq!((row.record, row.games()), ([0, 1, 1], 2));
    }

    #[test]
    fn who_won_between_two_of_the_same_points_is_before() {
        // 1 and 2 have two points each. 2 beat 1; without that 1, who beat 3, would be before.
        let games = [won(1, 1, 3), won(2, 2, 1), won(3, 3, 2), won(4, 3, 4)];
        assert_eq!(places(4, &games), [(1, 3, 4), (2, 2, 2), (3, 1, 2), (4, 4, 0)]);
    }

    #[test]
    fn then_the_points_of_those_whom_they_beat_decide() {
        // 1 and 2 did not meet. 1 beat 3, who has two points; 2 beat 4, who has none.
        let games = [won(1, 1, 3), won(2, 2, 4), won(3, 3, 4)];
        let table = places(4, &games);
        assert_eq!(table[0], (1, 1, 2));
        // 3 lost to 1 and beat 4: the same as 2.
        assert_eq!(&table[1..3], [(2, 2, 2), (2, 3, 2)]);
        // Half of it for a draw.
        let games = [draw(1, 1, 3), draw(2, 2, 4), won(3, 3, 5)];
        assert_eq!(places(5, &games)[1..3], [(2, 1, 1), (3, 2, 1)]);
    }

    #[test]
    fn then_wins_with_the_side_that_moves_first_decide_and_else_a_place_is_shared() {
        let hard = |id, one, other| game(id, one, other, Fared::Won, Seat::Romans);
        assert_eq!(places(4, &[won(1, 1, 3), hard(2, 2, 4)])[..2], [(1, 2, 2), (2, 1, 2)]);
        assert_eq!(
            places(4, &[hard(1, 1, 3), hard(2, 2, 4)])[..3],
            [(1, 1, 2), (1, 2, 2), (3, 3, 0)]
        );
    }

    #[test]
    fn a_row_says_why_it_is_before_another_with_equal_points() {
        let ahead = |people, games: &[ContestGame]| -> Vec<Option<TieBreak>> {
            let people: Vec<PlayerId> = (1..=people).map(PlayerId).collect();
            rank_month(&people, games).into_iter().map(|row| row.ahead).collect()
        };
        let games = [won(1, 1, 3), won(2, 2, 1), won(3, 3, 2), won(4, 3, 4)];
        assert_eq!(ahead(4, &games), [None, Some(TieBreak::Direct), None, None]);
        let games = [won(1, 1, 3), won(2, 2, 4), won(3, 3, 4)];
        assert_eq!(ahead(4, &games), [Some(TieBreak::Beaten), None, None, None]);
        let hard = |id, one, other| game(id, one, other, Fared::Won, Seat::Romans);
        let games = [won(1, 1, 3), hard(2, 2, 4)];
        assert_eq!(ahead(4, &games), [Some(TieBreak::Side), None, None, None]);
    }

    #[test]
    fn direct_games_decide_only_where_all_met() {
        // 1 beat 2, and 3 met neither; all have two points.
        let games = [won(1, 1, 2), won(2, 2, 4), won(3, 3, 5)];
        // By those whom they beat: 1 beat 2 with two points.
        assert_eq!(places(5, &games)[..3], [(1, 1, 2), (2, 2, 2), (2, 3, 2)]);
    }

    #[test]
    fn who_is_gone_leaves_their_points_to_others() {
        let games = [won(1, 1, 9), won(2, 9, 2), won(3, 3, 2)];
        let table = rank_month(&[PlayerId(1), PlayerId(2), PlayerId(3)], &games);
        let places: Vec<(usize, i64, usize)> =
            table.iter().map(|row| (row.place, row.player.0, row.points)).collect();
        assert_eq!(places, [(1, 1, 2), (2, 3, 2), (3, 2, 0)], "1 beat one who has points");
    }

    proptest! {
        #[test]
        fn points_are_two_a_game_in_whatever_order_games_come(
            played in prop::collection::vec((1..9_i64, 1..9_i64, 0..3_usize, any::<bool>()), 0..40),
            turned in 0..40_usize,
        ) {
            let fared = [Fared::Won, Fared::Drawn, Fared::Lost];
            let seats = |hard| if hard { Seat::Romans } else { Seat::Gauls };
            let games: Vec<ContestGame> = played
                .into_iter()
                .enumerate()
                .filter(|(_, (one, other, ..))| one != other)
                .map(|(n, (one, other, how, hard))| {
                    game(n as i64, one, other, fared[how], seats(hard))
                })
                .collect();
            let people: Vec<PlayerId> = (1..9).map(PlayerId).collect();
            let counted = count_first_games(games.clone());
            let table = rank_month(&people, &counted);
            let points: usize = table.iter().map(|row| row.points).sum();
            prop_assert_eq!(points, 2 * counted.len());
            let games_of_all: usize = table.iter().map(ContestPlace::games).sum();
            prop_assert_eq!(games_of_all, 2 * counted.len());
            let mut other_way = games;
            if !other_way.is_empty() {
                let by = turned % other_way.len();
                other_way.rotate_left(by);
                other_way.reverse();
            }
            let mut backwards = people;
            backwards.reverse();
            prop_assert_eq!(rank_month(&backwards, &count_first_games(other_way)), table);
        }
    }
}
