//! Vacations: how much of the year's share is left.

use super::timestamp::{HOUR, Millis, Timestamp};

/// The vacation in any stretch of [`YEAR`].
pub const VACATION_SHARE: Millis = Millis::from_days(21);
/// A year.
pub const YEAR: Millis = Millis::from_days(365);

/// Saved days hold a clock with no more than this left.
pub(super) const SHORT: Millis = HOUR;

/// The slices in which saved days hold a clock, one after the other: a week in all in one game.
/// During the last one the others may claim the game.
pub const SLICES: [Millis; 4] =
    [Millis::from_days(1), Millis::from_days(2), Millis::from_days(2), Millis::from_days(2)];

/// A vacation, from when until when; who comes back early shortens it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vacation {
    /// The beginning of the vacation.
    pub from: Timestamp,
    /// The end of the vacation.
    pub until: Timestamp,
    /// True if the vacation is a slice of saved days that began by itself before a loss on time.
    pub by_itself: bool,
}

impl Vacation {
    /// Returns true if the vacation is on.
    pub fn is_on(&self, now: Timestamp) -> bool {
        (self.from..self.until).contains(&now)
    }

    /// Returns true if the vacation is on and its person took it. One that began by itself stops
    /// clocks, but its person still wants pings.
    pub fn is_chosen(&self, now: Timestamp) -> bool {
        self.is_on(now) && !self.by_itself
    }
}

/// The vacation that would be left if one began now, in whole hours: those of the last year, each
/// begun hour counted, are taken off.
///
/// ```
/// use murus::game::{DAY, HOUR, Millis, NOON, VACATION_SHARE, Vacation, vacation_left};
///
/// let taken = Vacation { from: NOON, until: NOON + DAY + Millis::ONE, by_itself: false };
/// assert_eq!(vacation_left(&[taken], NOON + 9 * DAY), VACATION_SHARE - DAY - HOUR);
/// ```
pub fn vacation_left(taken: &[Vacation], now: Timestamp) -> Millis {
    let used = taken.iter().map(|vacation| {
        let length = (vacation.until - vacation.from.max(now - YEAR)).max(Millis::ZERO);
        length / HOUR * HOUR + if length % HOUR > Millis::ZERO { HOUR } else { Millis::ZERO }
    });
    (VACATION_SHARE - used.sum::<Millis>()).max(Millis::ZERO)
}

#[cfg(test)]
mod tests {
    use super::super::timestamp::{DAY, NOON};
    use super::*;

    #[test]
    fn vacation_is_counted_by_the_hour_for_a_year() {
        let taken = |from: Timestamp, length: Millis| Vacation {
            from,
            until: from + length,
            by_itself: false,
        };
        assert_eq!(vacation_left(&[], NOON), VACATION_SHARE);
        let summer = taken(NOON, 10 * DAY);
        assert_eq!(vacation_left(&[summer], NOON + 100 * DAY), 11 * DAY);
        assert_eq!(
            vacation_left(&[summer, taken(NOON + 50 * DAY, Millis::ONE)], NOON + 100 * DAY),
            11 * DAY - HOUR
        );
        assert_eq!(vacation_left(&[summer], NOON + YEAR + 4 * DAY), 15 * DAY);
        assert_eq!(
            vacation_left(&[summer, taken(NOON + 20 * DAY, 11 * DAY)], NOON + 100 * DAY),
            Millis::ZERO
        );
    }
}
