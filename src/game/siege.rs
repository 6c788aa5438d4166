//! The daily siege: one puzzle a day in a channel.

use super::timestamp::{Day, Millis, Timestamp};
use super::zone::Zone;
use crate::ids::ChannelId;

/// The last day of 2025: sieges are numbered from it.
const BEFORE: Day = Day(20_453);

/// How long a siege's message waits for more people before it is written anew.
pub const GATHERS: Millis = Millis::from_secs(20);

/// Where and when a server wants its siege.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiegePlan {
    /// The channel.
    pub channel: ChannelId,
    /// The full hour at which it begins, 0 to 23.
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
    pub fn day(&self, now: Timestamp) -> Day {
        let today = self.zone.day(now);
        // Before the hour of a date the siege of the day before is on.
        if self.zone.hour(now) < self.hour { Day(today.0.saturating_sub(1)) } else { today }
    }
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
    fn a_siege_is_of_the_date_at_its_hour() {
        let zone = Zone::named("Europe/Berlin").unwrap();
        let plan = SiegePlan { channel: ChannelId(1), hour: 20, zone };
        assert_eq!(plan.next(NOON), NOON + 6 * HOUR);
        let today = Day::of(NOON);
        assert_eq!(plan.day(NOON), Day(today.0 - 1), "it is 14:00 there");
        assert_eq!(plan.day(NOON + 6 * HOUR), today);
        assert_eq!(plan.day(NOON + DAY), today, "until the next one begins");
    }
}
