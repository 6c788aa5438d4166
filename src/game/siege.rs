//! The daily siege: one puzzle a day in a channel.

use std::ops::RangeInclusive;

use murus_lessons::EASINGS;

use super::timestamp::{Day, Millis, Timestamp};
use super::zone::Zone;
use crate::ids::ChannelId;

/// The last day of 2025. The siege of the next day has the number 1.
const BEFORE: Day = Day(20_453);

/// The time between a person's try and the edit of a siege's message, so that one edit shows the
/// tries of several people.
pub const GATHERS: Millis = Millis::from_secs(20);

/// The number of untried sieges in a row after which sieges get one step easier. Twice as many make
/// them two steps easier, which is the most.
const EASED_AFTER: u32 = 2;

/// The number of untried sieges in a row after which a manager is asked whether to continue.
pub const IDLE: u32 = 7;

/// The time from the beginning of a date in the easternmost time zone to its beginning in UTC.
const FIRST_ZONE: Millis = Millis::from_hours(14);

/// The time from the beginning of a date in UTC to the latest end of its siege. That siege begins
/// at 23:00 in the westernmost time zone, 12 hours behind UTC, and is open for a day.
const LAST_END: Millis = Millis::from_hours(12 + 23 + 24);

/// The channel and the hour of a server's daily siege.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiegePlan {
    /// The channel in which sieges are posted.
    pub channel: ChannelId,
    /// The full hour at which the siege begins, 0 to 23.
    pub hour: u8,
    /// The time zone of the hour. Dates in this zone are the days of the sieges.
    pub zone: Zone,
}

impl SiegePlan {
    /// Returns the first time after `now` at which a siege begins.
    pub fn next(&self, now: Timestamp) -> Timestamp {
        self.zone.next(now, self.hour)
    }

    /// Returns the day whose siege is open at a time: the date at which the last siege began.
    pub fn day_at(&self, now: Timestamp) -> Day {
        let today = self.zone.day_at(now);
        // Before the hour of a date, the siege of the previous day is open.
        if self.zone.hour_at(now) < self.hour { Day(today.0.saturating_sub(1)) } else { today }
    }
}

/// Returns by how many weekdays the siege of a weekday, 0 for Monday, is easier: after `untried`
/// sieges in a row that no one tried, and after only `begun` sieges of the server. Puzzles get
/// harder over the week, so each weekday is a step of difficulty. The first siege of a server is as
/// easy as that of a Monday, whatever the weekday.
pub fn eased_by(untried: u32, begun: u32, weekday: usize) -> usize {
    let idle = EASINGS[(untried / EASED_AFTER).min(EASINGS.len() as u32 - 1) as usize];
    let ahead = weekday.saturating_sub(begun as usize);
    let new = EASINGS.into_iter().find(|easing| *easing >= ahead).unwrap_or_default();
    idle.max(new)
}

/// Returns the days, as numbers of [`Day`], whose siege may be open in some time zone at a time.
pub fn siege_days(now: Timestamp) -> RangeInclusive<u32> {
    Day::of_moment(now - LAST_END).0 + 1..=Day::of_moment(now + FIRST_ZONE).0
}

/// Returns the number of a day's siege, from 1 on; 0 for days before 2026.
///
/// ```
/// use murus::game::{Day, siege_number};
///
/// assert_eq!(siege_number(Day(20_454)), 1, "2026-01-01");
/// ```
pub fn siege_number(day: Day) -> u32 {
    day.0.saturating_sub(BEFORE.0)
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::super::timestamp::{DAY, HOUR, NOON};
    use super::*;

    #[test]
    fn a_siege_may_be_on_from_the_first_zone_to_the_last() {
        let midnight = NOON - 12 * HOUR;
        let today = Day::of_moment(NOON).0;
        for (now, days) in [
            (midnight, today - 2..=today),
            (NOON, today - 1..=today + 1),
            (midnight + 10 * HOUR - HOUR, today - 2..=today),
            (midnight + 10 * HOUR, today - 2..=today + 1),
            (midnight + 11 * HOUR, today - 1..=today + 1),
        ] {
            assert_eq!(siege_days(now), days, "{} h", (now - midnight) / HOUR);
        }
        for (zone, hour) in [("Pacific/Kiritimati", 0), ("Etc/GMT+12", 23), ("Europe/Berlin", 20)] {
            let plan =
                SiegePlan { channel: ChannelId(1), hour, zone: Zone::from_name(zone).unwrap() };
            for hours in 0..72 {
                let now = NOON + hours * HOUR;
                assert!(siege_days(now).contains(&plan.day_at(now).0), "{zone}, {hours} h");
            }
        }
    }

    #[test]
    fn sieges_that_nobody_tries_get_easier() {
        let eased = |untried| eased_by(untried, 30, 6);
        assert_eq!([0, 1, 2, 3, 4, 5, 30].map(eased), [0, 0, 3, 3, 6, 6, 6]);
    }

    #[test]
    fn the_first_sieges_of_a_server_are_easy_on_any_weekday() {
        // From a Monday on, all are as usual. From another day on, the first is like Monday's.
        let from = |first: usize| [0, 1, 2].map(|n| eased_by(0, n as u32, (first + n) % 7));
        assert_eq!([0, 3, 4, 6].map(from), [[0, 0, 0], [3, 3, 3], [6, 6, 6], [6, 0, 0]]);
    }

    #[test]
    fn a_siege_is_of_the_date_at_its_hour() {
        let zone = Zone::from_name("Europe/Berlin").unwrap();
        let plan = SiegePlan { channel: ChannelId(1), hour: 20, zone };
        assert_eq!(plan.next(NOON), NOON + 6 * HOUR);
        let today = Day::of_moment(NOON);
        assert_eq!(plan.day_at(NOON), Day(today.0 - 1), "it is 14:00 there");
        assert_eq!(plan.day_at(NOON + 6 * HOUR), today);
        assert_eq!(plan.day_at(NOON + DAY), today, "until the next one begins");
    }
}
