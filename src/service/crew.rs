//! Records which workers of this process run, and when the last sweep of due work began.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::game::Timestamp;

/// The state of the workers of one process: which of them run, and the time of the last sweep.
#[derive(Default)]
pub struct Crew {
    working: Mutex<BTreeMap<&'static str, bool>>,
    swept: Mutex<Option<Timestamp>>,
}

impl Crew {
    /// Lists every worker that was ever started, by name, each with true if it runs now.
    pub fn list_workers(&self) -> Vec<(&'static str, bool)> {
        let working = self.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.iter().map(|(name, at_work)| (*name, *at_work)).collect()
    }

    /// Stores whether the worker of this name runs now.
    pub fn note_worker(&self, name: &'static str, at_work: bool) {
        self.working.lock().unwrap_or_else(PoisonError::into_inner).insert(name, at_work);
    }

    /// The time at which the last completed sweep for due work began; `None` before the first one.
    pub fn last_sweep(&self) -> Option<Timestamp> {
        *self.swept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stores that a sweep for due work, which began at this time, is complete.
    pub fn record_sweep(&self, at: Timestamp) {
        *self.swept.lock().unwrap_or_else(PoisonError::into_inner) = Some(at);
    }
}
