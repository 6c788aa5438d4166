//! The state of this process's workers, as they report it.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::game::Timestamp;

/// The state of a process's workers.
#[derive(Default)]
pub struct Crew {
    working: Mutex<BTreeMap<&'static str, bool>>,
    swept: Mutex<Option<Timestamp>>,
}

impl Crew {
    /// Every worker started, and whether it is at work.
    pub fn list_workers(&self) -> Vec<(&'static str, bool)> {
        let working = self.working.lock().unwrap_or_else(PoisonError::into_inner);
        working.iter().map(|(name, at_work)| (*name, *at_work)).collect()
    }

    /// Notes whether a worker is at work.
    pub fn note_worker(&self, name: &'static str, at_work: bool) {
        self.working.lock().unwrap_or_else(PoisonError::into_inner).insert(name, at_work);
    }

    /// The time of the last completed sweep; `None` before the first.
    pub fn last_sweep(&self) -> Option<Timestamp> {
        *self.swept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a completed sweep.
    pub fn record_sweep(&self, at: Timestamp) {
        *self.swept.lock().unwrap_or_else(PoisonError::into_inner) = Some(at);
    }
}
