//! Vacations: how much of the year's share is left.

use super::time::{DAY_MS, HOUR_MS, Millis};

/// How much vacation there is in any stretch of [`YEAR_MS`].
pub const SHARE_MS: Millis = 21 * DAY_MS;
/// A year.
pub const YEAR_MS: Millis = 365 * DAY_MS;

/// The slices in which saved days hold a clock, one after the other: a week in all in one game.
/// During the last one the others may claim the game.
pub const SLICES: [Millis; 4] = [DAY_MS, 2 * DAY_MS, 2 * DAY_MS, 2 * DAY_MS];

/// A vacation, from when until when; who comes back early shortens it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vacation {
    /// Its beginning.
    pub from: Millis,
    /// Its end.
    pub until: Millis,
    /// Whether it is a slice of saved days that began by itself before a loss on time.
    pub by_itself: bool,
}

impl Vacation {
    /// Whether it is on.
    pub fn is_on(&self, now: Millis) -> bool {
        (self.from..self.until).contains(&now)
    }

    /// Whether it is on and its person took it. One that began by itself stops clocks, but its
    /// person still wants pings.
    pub fn is_chosen(&self, now: Millis) -> bool {
        self.is_on(now) && !self.by_itself
    }
}

/// How much vacation is left for one that would begin now, in whole hours: those of the last year,
/// each begun hour counted, are taken off.
///
/// ```
/// use murus::game::{DAY_MS, HOUR_MS, NOON, SHARE_MS, Vacation, vacation_left};
///
/// let taken = Vacation { from: NOON, until: NOON + DAY_MS + 1, by_itself: false };
/// assert_eq!(vacation_left(&[taken], NOON + 9 * DAY_MS), SHARE_MS - DAY_MS - HOUR_MS);
/// ```
pub fn vacation_left(taken: &[Vacation], now: Millis) -> Millis {
    let used = taken.iter().map(|vacation| {
        let length = (vacation.until - vacation.from.max(now - YEAR_MS)).max(0);
        length.div_euclid(HOUR_MS) * HOUR_MS + if length % HOUR_MS > 0 { HOUR_MS } else { 0 }
    });
    (SHARE_MS - used.sum::<Millis>()).max(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vacation_is_counted_by_the_hour_for_a_year() {
        let taken = |from: Millis, length: Millis| Vacation { from, until: from + length, by_itself: false };
        assert_eq!(vacation_left(&[], 0), SHARE_MS);
        let summer = taken(0, 10 * DAY_MS);
        assert_eq!(vacation_left(&[summer], 100 * DAY_MS), 11 * DAY_MS);
        assert_eq!(vacation_left(&[summer, taken(50 * DAY_MS, 1)], 100 * DAY_MS), 11 * DAY_MS - HOUR_MS);
        assert_eq!(vacation_left(&[summer], YEAR_MS + 4 * DAY_MS), 15 * DAY_MS);
        assert_eq!(vacation_left(&[summer, taken(20 * DAY_MS, 11 * DAY_MS)], 100 * DAY_MS), 0);
    }
}
