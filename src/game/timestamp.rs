//! Moments, and spans between them, in milliseconds. Each is a type of its own, so that a moment is
//! never mistaken for a span.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Rem, Sub, SubAssign};
use std::time::Duration;

/// One hour.
pub const HOUR: Millis = Millis::from_hours(1);
/// One day.
pub const DAY: Millis = Millis::from_days(1);
/// Monday, 2026-06-01 12:00 UTC: the start of made-up games in simulations, benches and tests.
pub const NOON: Timestamp = Timestamp(1_780_315_200_000);

/// A moment: milliseconds since 1970, UTC. By default it is [`Timestamp::EPOCH`].
///
/// ```
/// use murus::game::{DAY, HOUR, NOON};
///
/// assert_eq!((NOON + 2 * DAY) - (NOON + DAY), 24 * HOUR);
/// ```
///
/// Two moments have no sum, and a moment is no number:
///
/// ```compile_fail
/// let _ = murus::game::NOON + murus::game::NOON;
/// ```
///
/// ```compile_fail
/// let _ = murus::game::NOON + 1_000;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Timestamp(i64);

/// A calendar day, as the number of days since 1970-01-01.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Day(pub u32);

impl Day {
    /// The day of a moment by UTC; day 0 for a moment before 1970.
    pub fn of_moment(at: Timestamp) -> Day {
        Day(u32::try_from((at - Timestamp::EPOCH) / DAY).unwrap_or_default())
    }

    /// The first moment of the day by UTC.
    pub fn first_moment(self) -> Timestamp {
        Timestamp::EPOCH + i64::from(self.0) * DAY
    }
}

/// A span of time in milliseconds. The span from a moment to an earlier one is negative.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(i64);

impl Timestamp {
    /// The beginning of 1970, from which moments are counted.
    pub const EPOCH: Timestamp = Timestamp(0);
    /// Before every other moment.
    pub const MIN: Timestamp = Timestamp(i64::MIN);
    /// After every other moment.
    pub const MAX: Timestamp = Timestamp(i64::MAX);

    /// The moment `millis` milliseconds after the beginning of 1970.
    pub const fn from_millis(millis: i64) -> Timestamp {
        Timestamp(millis)
    }

    /// The milliseconds since the beginning of 1970.
    pub const fn as_millis(self) -> i64 {
        self.0
    }

    /// The whole seconds since the beginning of 1970.
    pub const fn as_secs(self) -> i64 {
        self.0 / 1_000
    }

    /// The moment halfway to another one.
    pub fn midpoint(self, other: Timestamp) -> Timestamp {
        Timestamp(self.0.midpoint(other.0))
    }
}

impl Millis {
    /// The empty span.
    pub const ZERO: Millis = Millis(0);
    /// One millisecond, the shortest span.
    pub const ONE: Millis = Millis(1);

    /// A span of `millis` milliseconds.
    pub const fn from_millis(millis: i64) -> Millis {
        Millis(millis)
    }

    /// A span of `secs` seconds.
    pub const fn from_secs(secs: i64) -> Millis {
        Millis(secs * 1_000)
    }

    /// A span of `mins` minutes.
    pub const fn from_mins(mins: i64) -> Millis {
        Millis::from_secs(mins * 60)
    }

    /// A span of `hours` hours.
    pub const fn from_hours(hours: i64) -> Millis {
        Millis::from_mins(hours * 60)
    }

    /// A span of `days` days.
    pub const fn from_days(days: i64) -> Millis {
        Millis::from_hours(days * 24)
    }

    /// The milliseconds of the span.
    pub const fn as_millis(self) -> i64 {
        self.0
    }
}

/// Converts a span. One that is too long for [`Millis`] becomes the longest possible.
impl From<Duration> for Millis {
    fn from(span: Duration) -> Millis {
        Millis(i64::try_from(span.as_millis()).unwrap_or(i64::MAX))
    }
}

/// Converts a span. A negative one becomes zero.
impl From<Millis> for Duration {
    fn from(span: Millis) -> Duration {
        Duration::from_millis(u64::try_from(span.0).unwrap_or(0))
    }
}

impl Add<Millis> for Timestamp {
    type Output = Timestamp;

    fn add(self, span: Millis) -> Timestamp {
        Timestamp(self.0 + span.0)
    }
}

impl AddAssign<Millis> for Timestamp {
    fn add_assign(&mut self, span: Millis) {
        *self = *self + span;
    }
}

impl Sub<Millis> for Timestamp {
    type Output = Timestamp;

    fn sub(self, span: Millis) -> Timestamp {
        Timestamp(self.0 - span.0)
    }
}

impl Sub for Timestamp {
    type Output = Millis;

    fn sub(self, earlier: Timestamp) -> Millis {
        Millis(self.0 - earlier.0)
    }
}

impl Add for Millis {
    type Output = Millis;

    fn add(self, other: Millis) -> Millis {
        Millis(self.0 + other.0)
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl Sub for Millis {
    type Output = Millis;

    fn sub(self, other: Millis) -> Millis {
        Millis(self.0 - other.0)
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Millis) {
        *self = *self - other;
    }
}

impl Neg for Millis {
    type Output = Millis;

    fn neg(self) -> Millis {
        Millis(-self.0)
    }
}

impl Mul<i64> for Millis {
    type Output = Millis;

    fn mul(self, times: i64) -> Millis {
        Millis(self.0 * times)
    }
}

impl Mul<Millis> for i64 {
    type Output = Millis;

    fn mul(self, span: Millis) -> Millis {
        span * self
    }
}

impl Div<i64> for Millis {
    type Output = Millis;

    fn div(self, parts: i64) -> Millis {
        Millis(self.0 / parts)
    }
}

/// Returns how often the divisor fits wholly into this span.
impl Div for Millis {
    type Output = i64;

    fn div(self, other: Millis) -> i64 {
        self.0 / other.0
    }
}

impl Rem for Millis {
    type Output = Millis;

    fn rem(self, other: Millis) -> Millis {
        Millis(self.0 % other.0)
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Millis>>(spans: I) -> Millis {
        spans.fold(Millis::ZERO, Millis::add)
    }
}
