//! The daily siege: one puzzle a day in a channel.

use std::ops::RangeInclusive;

use murus_gallicus::learn::EASINGS;

use super::timestamp::{Day, Millis, Timestamp};
use super::zone::Zone;
use crate::ids::ChannelId;

/// The last day of 2025: sieges are numbered from it.
const BEFORE: Day = Day(20_453);

/// The time for which a siege's message waits for more people before it is edited.
pub const GATHERS: Millis = Millis::from_secs(20);

/// After so many untried sieges in a row they get easier, and after as many again still easier.
const EASED_AFTER: u32 = 2;

/// After so many untried sieges in a row a manager is asked whether to continue.
pub const IDLE: u32 = 7;

/// The time from the first zone's beginning of a date to its beginning by UTC.
const FIRST_ZONE: Millis = Millis::from_hours(14);

/// The time from that moment to the latest end of the siege of the date: it begins at 23:00 in the
/// last zone, and is on for a day.
const LAST_END: Millis = Millis::from_hours(12 + 23 + 24);

/// Where and when a server wants its siege.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiegePlan {
    /// The channel.
    pub channel: ChannelId,
    /// The full hour at which the siege begins, 0 to 23.
    pub hour: u8,
    /// The zone of that hour, whose dates are the days.
    pub zone: Zone,
}

impl SiegePlan {
    /// The first moment after `now` at which a siege begins.
    pub fn next(&self, now: Timestamp) -> Timestamp {
        self.zone.next(now, self.hour)
    }

    /// The day whose siege is due at a time: that of the last hour at which one began.
    pub fn day_at(&self, now: Timestamp) -> Day {
        let today = self.zone.day_at(now);
        // Before the hour of a date the siege of the day before is on.
        if self.zone.hour_at(now) < self.hour { Day(today.0.saturating_sub(1)) } else { today }
    }
}

/// By how many weekdays the siege after so many untried ones in a row is easier.
pub fn eased_by(untried: u32) -> usize {
    EASINGS[(untried / EASED_AFTER).min(EASINGS.len() as u32 - 1) as usize]
}

/// The days whose siege may be on somewhere at a time, as numbers of [`Day`].
pub fn siege_days(now: Timestamp) -> RangeInclusive<u32> {
    Day::of_moment(now - LAST_END).0 + 1..=Day::of_moment(now + FIRST_ZONE).0
}

/// The number of a day's siege, from 1 on.
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
        assert_eq!([0, 1, 2, 3, 4, 5, 30].map(eased_by), [0, 0, 3, 3, 6, 6, 6]);
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
