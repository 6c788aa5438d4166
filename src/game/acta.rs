//! The weeks of a server's weekly card (Acta Diurna), which is posted on Monday morning.

use super::timestamp::{Day, Timestamp};
use super::zone::Zone;

/// The hour of Monday at which one week of the card ends and the next begins.
const MORNING: u8 = 8;

/// The days from one Monday to the next.
const WEEK: u32 = 7;

/// A week of a weekly card, from Monday morning to Monday morning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActaWeek {
    /// The Monday on which the week ends.
    pub monday: Day,
    /// The beginning of the week.
    pub from: Timestamp,
    /// The end of the week, at which its card is due.
    pub until: Timestamp,
}

impl ActaWeek {
    /// Returns the first end of a week after `now`.
    pub fn next_end(zone: &Zone, now: Timestamp) -> Timestamp {
        let mut at = zone.next(now, MORNING);
        while murus_lessons::weekday(zone.day_at(at).0) != 0 {
            at = zone.next(at, MORNING);
        }
        at
    }

    /// Returns the last week that is over at `now`.
    pub fn last_over(zone: &Zone, now: Timestamp) -> ActaWeek {
        let next = zone.day_at(ActaWeek::next_end(zone, now));
        ActaWeek::ending_on(zone, Day(next.0.saturating_sub(WEEK)))
    }

    /// Returns the week that ends on this Monday.
    pub fn ending_on(zone: &Zone, monday: Day) -> ActaWeek {
        // Two days before are enough in each time zone.
        let end =
            |monday: u32| ActaWeek::next_end(zone, Day(monday.saturating_sub(2)).first_moment());
        let from = end(monday.0.saturating_sub(WEEK));
        ActaWeek { monday, from, until: end(monday.0) }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::super::timestamp::HOUR;
    use super::*;

    #[test]
    fn a_week_ends_on_monday_morning_where_the_server_is() {
        // 2026-03-30 is a Monday; the day before, clocks in Berlin went forward.
        let monday = Day(20_542);
        for (name, from, until) in [
            ("UTC", 8, 8),
            ("Europe/Berlin", 7, 6),
            ("Pacific/Kiritimati", -6, -6),
            ("Etc/GMT+12", 20, 20),
        ] {
            let zone = Zone::from_name(name).unwrap();
            let week = ActaWeek::ending_on(&zone, monday);
            assert_eq!(week.from, Day(monday.0 - 7).first_moment() + from * HOUR, "{name}");
            assert_eq!(week.until, monday.first_moment() + until * HOUR, "{name}");
            assert_eq!(ActaWeek::last_over(&zone, week.until), week);
            assert_eq!(ActaWeek::next_end(&zone, week.from), week.until);
        }
    }
}
