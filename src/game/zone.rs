//! Time zones: hours of the day and weekends where a person lives. The zones and their rules are
//! built in, so that the same arguments give the same answer on every machine.

use std::fmt;

use jiff::ToSpan;
use jiff::civil::{Date, Weekday};
use jiff::tz::TimeZone;

use super::timestamp::{DAY, Day, Timestamp};

/// The day from which days are counted.
const EPOCH: Date = jiff::civil::date(1970, 1, 1);

/// A time zone of the IANA database.
#[derive(Clone, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Default for Zone {
    fn default() -> Zone {
        Zone::UTC
    }
}

impl Zone {
    /// UTC, all year.
    pub const UTC: Zone = Zone(TimeZone::UTC);

    /// The zone of an IANA name such as `Europe/Berlin`, in whatever capitals; `None` for an
    /// unknown name.
    pub fn from_name(name: &str) -> Option<Zone> {
        if name.eq_ignore_ascii_case("utc") {
            return Some(Zone::UTC);
        }
        let zone = TimeZone::get(name.trim()).ok()?;
        zone.iana_name().is_some().then_some(Zone(zone))
    }

    /// Every zone's name.
    pub fn all_names() -> impl Iterator<Item = String> {
        jiff::tz::db().available().map(|name| name.as_str().to_owned())
    }

    /// The IANA name of the zone.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or("UTC")
    }

    /// The date and the hour, 0 to 23, at a time.
    fn local_date_hour(&self, at: Timestamp) -> (Date, i8) {
        let at = jiff::Timestamp::from_millisecond(at.as_millis())
            .unwrap_or_default()
            .to_zoned(self.0.clone());
        (at.date(), at.hour())
    }

    /// The date at a time: year, month from 1, day.
    pub fn date_at(&self, at: Timestamp) -> (i16, i8, i8) {
        let date = self.local_date_hour(at).0;
        (date.year(), date.month(), date.day())
    }

    /// The day in this zone at a time, by its date.
    pub fn day_at(&self, at: Timestamp) -> Day {
        let date = self.local_date_hour(at).0;
        Day(date.since(EPOCH).map_or(0, |span| span.get_days().unsigned_abs()))
    }

    /// Returns the time at which a date begins: year, month from 1, day. For a date that does not
    /// exist it is the beginning of 1970.
    pub fn midnight_of(&self, (year, month, day): (i16, i8, i8)) -> Timestamp {
        Date::new(year, month, day).map_or(Timestamp::EPOCH, |date| self.moment_of(date, 0))
    }

    /// Returns the time at which a date's hour begins; an hour that a change of clocks leaves out
    /// begins with the next one.
    fn moment_of(&self, date: Date, hour: i8) -> Timestamp {
        let start = date.at(hour, 0, 0, 0).to_zoned(self.0.clone());
        start.map_or(Timestamp::EPOCH, |start| {
            Timestamp::from_millis(start.timestamp().as_millisecond())
        })
    }

    /// The hour of the day, 0 to 23.
    pub fn hour_at(&self, at: Timestamp) -> u8 {
        self.local_date_hour(at).1.unsigned_abs()
    }

    /// The time of day: hour, 0 to 23, and minute.
    pub fn clock_at(&self, at: Timestamp) -> (u8, u8) {
        let at = jiff::Timestamp::from_millisecond(at.as_millis())
            .unwrap_or_default()
            .to_zoned(self.0.clone());
        (at.hour().unsigned_abs(), at.minute().unsigned_abs())
    }

    /// The first moment after `at` at which it is this full hour, 0 to 23.
    ///
    /// ```
    /// use murus::game::{HOUR, NOON, Zone};
    ///
    /// let berlin = Zone::from_name("Europe/Berlin").expect("a zone");
    /// assert_eq!(berlin.hour_at(NOON), 14);
    /// assert_eq!(berlin.next(NOON, 20), NOON + 6 * HOUR);
    /// ```
    pub fn next(&self, at: Timestamp, hour: u8) -> Timestamp {
        let mut date = self.local_date_hour(at).0;
        let hour = (hour % 24).cast_signed();
        // Two days are enough: today's hour may be over, and tomorrow's is not.
        for _ in 0..3 {
            let moment = self.moment_of(date, hour);
            if moment > at {
                return moment;
            }
            date = date.tomorrow().unwrap_or(date);
        }
        at + DAY
    }

    /// Beginning and end of the weekend that is on, or else of the next one: Saturday and Sunday.
    pub fn weekend_at(&self, at: Timestamp) -> (Timestamp, Timestamp) {
        let today = self.local_date_hour(at).0;
        let until = match today.weekday() {
            Weekday::Sunday => -1,
            day => i64::from(Weekday::Saturday.since(day)),
        };
        let saturday = today.checked_add(until.days()).unwrap_or(today);
        let monday = saturday.checked_add(2.days()).unwrap_or(saturday);
        (self.moment_of(saturday, 0), self.moment_of(monday, 0))
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::super::timestamp::{HOUR, NOON};
    use super::*;

    #[test]
    fn zones_have_names_hours_and_weekends() {
        let berlin = Zone::from_name("europe/berlin").unwrap();
        assert_eq!((berlin.name(), berlin.hour_at(NOON)), ("Europe/Berlin", 14));
        assert_eq!(berlin.next(NOON, 20), NOON + 6 * HOUR);
        assert_eq!(berlin.next(NOON, 14), NOON + DAY, "the hour that is now begins again tomorrow");
        assert_eq!(
            berlin.weekend_at(NOON),
            (NOON + 4 * DAY + 10 * HOUR, NOON + 6 * DAY + 10 * HOUR)
        );
        assert_eq!((Zone::UTC.day_at(NOON), Day::of_moment(NOON)), (Day(20_605), Day(20_605)));
        let auckland = Zone::from_name("Pacific/Auckland").unwrap();
        assert_eq!(auckland.day_at(NOON), Day(20_606), "it is the next day there already");
        let sunday = NOON - DAY;
        assert_eq!(Zone::UTC.weekend_at(sunday), (NOON - 2 * DAY - 12 * HOUR, NOON - 12 * HOUR));
        assert!(Zone::from_name("Gaul/Alesia").is_none());
        assert!(Zone::all_names().any(|name| name == "America/Sao_Paulo"));
    }

    #[test]
    fn a_day_of_another_length_is_counted_as_long_as_it_is() {
        // On 2026-03-29 clocks in Berlin went forward.
        let berlin = Zone::from_name("Europe/Berlin").unwrap();
        let friday = Timestamp::from_millis(1_774_612_800_000);
        let (from, to) = berlin.weekend_at(friday);
        assert_eq!(to - from, 47 * HOUR);
    }
}
