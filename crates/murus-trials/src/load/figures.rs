//! Counts while people play.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The counts.
#[derive(Default, Debug)]
pub(super) struct LoadFigures {
    /// Games with a first board and no last one.
    pub running: usize,
    /// Moves of people that led to a ping.
    pub turns: u64,
    /// Acts without an answer in time.
    pub unanswered: u64,
    /// Acts answered by an apology.
    pub apologies: u64,
    /// Acts repeated after one of these.
    pub again: u64,
    /// Games that began.
    pub begun: u64,
    /// Games that ended.
    pub ended: u64,
    /// From an act to its first answer.
    pub first: Times,
    /// From a move to the next player's ping, between people.
    pub delivery: Times,
    /// From a move to the ping about the opponent's answer.
    pub murus: Times,
    /// From asking for a hint to the hint.
    pub hint: Times,
    /// From asking for a review to the review.
    pub review: Times,
    /// The number of failures, by kind.
    pub errors: BTreeMap<&'static str, u64>,
}

impl LoadFigures {
    /// Counts an error.
    pub fn error(&mut self, what: &'static str) {
        self.count(what, 1);
    }

    /// Counts an error that happened this many times.
    pub fn count(&mut self, what: &'static str, times: u64) {
        if times > 0 {
            *self.errors.entry(what).or_default() += times;
        }
    }
}

/// Durations.
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

    /// A percentile in ms; `None` without durations.
    pub fn percentile(&mut self, percent: usize) -> Option<f64> {
        self.0.sort_unstable();
        let last = self.0.len().checked_sub(1)?;
        self.0.get(last * percent / 100).map(|time| tenths(time.as_secs_f64() * 1000.0))
    }
}

/// Some durations in ms; the figures are `None` if there are none.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Wait {
    /// The number of measured times.
    pub count: usize,
    /// The median.
    pub median: Option<f64>,
    /// The 99th percentile.
    pub p99: Option<f64>,
    /// The longest.
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

/// Rounds to one decimal.
pub(super) fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
