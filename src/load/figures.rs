//! What is counted while people play.

use std::collections::BTreeMap;
use std::time::Duration;

/// What is counted.
#[derive(Default, Debug)]
pub(super) struct Figures {
    /// Games whose first board came and whose last one did not.
    pub running: usize,
    /// Moves of people that somebody was told of.
    pub turns: u64,
    /// What was not answered in time, what was answered by an apology, and what people did again therefore.
    pub unanswered: u64,
    pub apologies: u64,
    pub again: u64,
    /// Games that were begun and that ended.
    pub begun: u64,
    pub ended: u64,
    /// From pressing something to its first answer.
    pub first: Times,
    /// From a move to the ping of whoever is to move next, between people.
    pub delivery: Times,
    /// The same against the opponent, whose thinking it holds.
    pub murus: Times,
    /// What went wrong, and how often.
    pub errors: BTreeMap<&'static str, u64>,
}

impl Figures {
    /// Something went wrong.
    pub fn error(&mut self, what: &'static str) {
        self.count(what, 1);
    }

    /// What went wrong so often, if it did.
    pub fn count(&mut self, what: &'static str, times: u64) {
        if times > 0 {
            *self.errors.entry(what).or_default() += times;
        }
    }
}

/// How long something took, each time.
#[derive(Default, Debug)]
pub(super) struct Times(Vec<Duration>);

impl Times {
    pub fn add(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// The time in ms within which so many of a hundred were done; none if there were none.
    pub fn within(&mut self, percent: usize) -> Option<f64> {
        self.0.sort_unstable();
        let last = self.0.len().checked_sub(1)?;
        self.0.get(last * percent / 100).map(|time| tenths(time.as_secs_f64() * 1000.0))
    }
}

/// A number with one digit behind the point.
pub(super) fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}
