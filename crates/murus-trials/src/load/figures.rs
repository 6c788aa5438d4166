//! The counts and times of a measurement while people play.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The counts and times of a measurement.
#[derive(Default, Debug)]
pub(super) struct LoadFigures {
    /// The number of games that have a first board and are not over.
    pub running: usize,
    /// The number of moves of people that led to a ping or to the end of a game.
    pub turns: u64,
    /// The number of acts that were not answered in time.
    pub unanswered: u64,
    /// The number of acts that were answered by an apology.
    pub apologies: u64,
    /// The number of acts that were repeated after no answer or an apology.
    pub again: u64,
    /// The number of games that began.
    pub begun: u64,
    /// The number of games that ended.
    pub ended: u64,
    /// The times from an act to its first answer.
    pub first: Times,
    /// The times from a move to the next player's ping, in games between people.
    pub delivery: Times,
    /// The times from a move to the ping about Murus's answer, in games against Murus.
    pub murus: Times,
    /// The times from asking for a hint to the hint.
    pub hint: Times,
    /// The times from asking for a review to the review.
    pub review: Times,
    /// The number of failures, by kind.
    pub errors: BTreeMap<&'static str, u64>,
}

impl LoadFigures {
    /// Counts a failure of this kind.
    pub fn error(&mut self, what: &'static str) {
        self.count(what, 1);
    }

    /// Counts a failure of this kind that happened this many times.
    pub fn count(&mut self, what: &'static str, times: u64) {
        if times > 0 {
            *self.errors.entry(what).or_default() += times;
        }
    }
}

/// Measured durations.
#[derive(Default, Debug)]
pub(super) struct Times(Vec<Duration>);

impl Times {
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// Returns the number of durations.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// This percentile of the durations in ms; `None` if there are none.
    pub fn percentile(&mut self, percent: usize) -> Option<f64> {
        self.0.sort_unstable();
        let last = self.0.len().checked_sub(1)?;
        self.0.get(last * percent / 100).map(|time| tenths(time.as_secs_f64() * 1000.0))
    }
}

/// A summary of durations in ms. Its figures are `None` if there are none.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Wait {
    /// The number of measured times.
    pub count: usize,
    /// The median, in ms.
    pub median: Option<f64>,
    /// The 99th percentile, in ms.
    pub p99: Option<f64>,
    /// The longest duration, in ms.
    pub longest: Option<f64>,
}

impl Wait {
    pub(super) fn of(times: &mut Times) -> Wait {
        let [median, p99, longest] = [50, 99, 100].map(|percent| times.percentile(percent));
        Wait { count: times.count(), median, p99, longest }
    }
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.median, self.p99, self.longest) {
            (Some(median), Some(p99), Some(longest)) => {
                write!(f, "{median:.0}, {p99:.0}, {longest:.0}")
            }
            _ => f.write_str("–"),
        }
    }
}

/// Rounds a number to one decimal.
pub(super) fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
