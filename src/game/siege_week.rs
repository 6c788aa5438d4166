//! The week of a server's sieges (daily puzzles), from Monday to Sunday, and its table.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use super::ids::PlayerId;
use super::timestamp::{Day, Timestamp};
use crate::ids::UserId;

/// The days from the first day of a week to its last.
const TO_LAST: u32 = 6;

/// A week of sieges (daily puzzles), from Monday to Sunday.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SiegeWeek {
    monday: Day,
}

/// A person's results in a week of sieges (daily puzzles).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeekScore {
    /// The person's player id.
    pub player: PlayerId,
    /// The number of days of the week of whose siege the person solved a puzzle, then or later.
    pub days: i64,
    /// The number of puzzles of the day that the person solved without a wrong move or help.
    pub first_tries: i64,
    /// The time of the person's latest solution of a siege of the week.
    pub last: Timestamp,
    /// The Discord id of the person; `None` if they do not want to be named.
    pub named: Option<UserId>,
}

/// A row in the table of a week of sieges.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeekPlace {
    /// The rank, from 1 on. People with the same results share a rank.
    pub place: usize,
    /// The person and their results in the week.
    pub score: WeekScore,
}

impl SiegeWeek {
    /// Returns the week that contains a day.
    ///
    /// ```
    /// use murus::game::{Day, SiegeWeek};
    ///
    /// let week = SiegeWeek::of(Day(20_606));
    /// assert_eq!(week.days(), Day(20_605)..=Day(20_611), "2026-06-01 is a Monday");
    /// ```
    pub fn of(day: Day) -> SiegeWeek {
        let since_monday = murus_lessons::weekday(day.0) as u32;
        SiegeWeek { monday: Day(day.0.saturating_sub(since_monday)) }
    }

    /// Returns the days of the week, from Monday to Sunday.
    pub fn days(self) -> RangeInclusive<Day> {
        self.monday..=Day(self.monday.0 + TO_LAST)
    }

    /// Returns the following week.
    pub fn next(self) -> SiegeWeek {
        SiegeWeek { monday: Day(self.monday.0 + TO_LAST + 1) }
    }
}

/// Returns the table of a week: more days first, then more first tries. People with the same
/// results share a rank, and the one whose latest solution came earlier is listed first.
pub fn rank_week(mut scores: Vec<WeekScore>) -> Vec<WeekPlace> {
    let worth = |score: &WeekScore| (score.days, score.first_tries);
    scores.sort_by_key(|score| (Reverse(worth(score)), score.last, score.player));
    let mut table: Vec<WeekPlace> = Vec::with_capacity(scores.len());
    for score in scores {
        let place = match table.last() {
            Some(last) if worth(&last.score) == worth(&score) => last.place,
            _ => table.len() + 1,
        };
        table.push(WeekPlace { place, score });
    }
    table
}

#[cfg(test)]
mod tests {
    use super::super::timestamp::NOON;
    use super::*;

    #[test]
    fn a_week_is_from_monday_to_sunday() {
        let monday = Day(20_605);
        for day in 0..7 {
            assert_eq!(SiegeWeek::of(Day(monday.0 + day)), SiegeWeek { monday }, "day {day}");
        }
        assert_eq!(SiegeWeek::of(Day(monday.0 - 1)).next(), SiegeWeek::of(monday));
        assert_eq!(SiegeWeek::of(Day(monday.0 + 7)), SiegeWeek::of(monday).next());
    }

    #[test]
    fn places_are_of_days_then_of_first_tries_and_else_shared() {
        let score = |player: i64, days: i64, first_tries: i64, last: i64| {
            let player = PlayerId(player);
            let last = NOON + super::super::timestamp::Millis::from_secs(last);
            WeekScore { player, days, first_tries, last, named: None }
        };
        let table = rank_week(vec![
            score(1, 3, 3, 0),
            score(2, 5, 1, 9),
            score(3, 5, 2, 9),
            score(4, 5, 1, 8),
            score(5, 1, 1, 0),
        ]);
        let places: Vec<(usize, i64)> =
            table.iter().map(|one| (one.place, one.score.player.0)).collect();
        assert_eq!(places, [(1, 3), (2, 4), (2, 2), (4, 1), (5, 5)]);
    }
}
