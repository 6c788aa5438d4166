//! Days in a row. Each missed day costs a spare. More missed days than spares break the streak.

use super::timestamp::Day;

/// Each seventh day of a streak earns a spare.
const EARNED_BY: u32 = 7;

/// The most spares.
const SPARES: u32 = 2;

/// Days in a row on which something was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Streak {
    /// The last day.
    pub last: Option<Day>,
    /// The number of its days, without those that a spare stood in for.
    pub days: u32,
    /// The longest there ever was, in days.
    pub longest: u32,
    /// The number of missed days that the streak can still survive.
    pub spares: u32,
}

impl Streak {
    /// The streak of these days, in ascending order. A day that comes twice counts once.
    ///
    /// ```
    /// use murus::game::{Day, Streak};
    ///
    /// let week = Streak::of_days((1..=7).chain([9]).map(Day));
    /// assert_eq!((week.days, week.spares), (8, 0), "a spare, earned by a week, stood in for day 8");
    /// ```
    pub fn of_days(days: impl IntoIterator<Item = Day>) -> Streak {
        days.into_iter().fold(Streak::default(), Streak::with_day)
    }

    /// Returns the streak after one more day.
    fn with_day(self, day: Day) -> Streak {
        let missed = match self.last {
            Some(last) if day.0 <= last.0 => return self,
            Some(last) => day.0 - last.0 - 1,
            None => 0,
        };
        let (days, spares) = match self.spares.checked_sub(missed) {
            Some(spares) => (self.days + 1, spares),
            None => (1, 0),
        };
        let earned = u32::from(days.is_multiple_of(EARNED_BY));
        Streak {
            last: Some(day),
            days,
            longest: self.longest.max(days),
            spares: (spares + earned).min(SPARES),
        }
    }

    /// The days of the streak on a later day; 0 once more days between were missed than it
    /// survives. The later day itself may still come.
    pub fn days_on(&self, today: Day) -> u32 {
        let missed = self.last.map_or(0, |last| today.0.saturating_sub(last.0).saturating_sub(1));
        if missed > self.spares { 0 } else { self.days }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(days: impl IntoIterator<Item = u32>) -> (u32, u32, u32) {
        let streak = Streak::of_days(days.into_iter().map(Day));
        (streak.days, streak.longest, streak.spares)
    }

    #[test]
    fn days_in_a_row_are_counted_and_spares_earned() {
        for (what, days, known) in [
            ("none", vec![], (0, 0, 0)),
            ("one", vec![5], (1, 1, 0)),
            ("the same twice", vec![5, 5], (1, 1, 0)),
            ("a missed day", vec![5, 6, 8], (1, 2, 0)),
            ("a week earns a spare", (1..=7).collect(), (7, 7, 1)),
            ("two at most", (1..=30).collect(), (30, 30, 2)),
            ("a spare stands in for a day", (1..=7).chain([9]).collect(), (8, 8, 0)),
            ("two for two", (1..=14).chain([17]).collect(), (15, 15, 0)),
            ("three days are too many", (1..=14).chain([18]).collect(), (1, 14, 0)),
        ] {
            assert_eq!(of(days), known, "{what}");
        }
    }

    #[test]
    fn a_streak_stands_until_more_days_are_missed_than_it_survives() {
        let streak = Streak::of_days((1..=7).map(Day));
        assert_eq!([7, 8, 9, 10].map(|day| streak.days_on(Day(day))), [7, 7, 7, 0]);
        assert_eq!(Streak::default().days_on(Day(3)), 0);
    }
}
