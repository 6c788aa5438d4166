//! Lets an engine search (a thought) continue while the processors are idle, and ends it as soon as
//! other work begins.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use murus_engine::Stop;
use tokio::sync::OwnedSemaphorePermit;

/// Counts the jobs that keep the processors of this process busy, and holds the search that may
/// continue while there are none.
#[derive(Debug, Default)]
pub struct Idle(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    busy: usize,
    resting: Option<Arc<Stop>>,
}

/// A job that counts as work until this value is dropped, or until it rests.
#[derive(Debug)]
pub(super) struct Busy {
    idle: Arc<Idle>,
    resting: Option<Arc<Stop>>,
}

/// A slot in which a worker runs an engine search. Dropping this value frees the slot.
#[derive(Debug)]
pub(super) struct IdleSlot {
    permit: Option<OwnedSemaphorePermit>,
    busy: Busy,
}

impl IdleSlot {
    /// Wraps the permit of a slot that was just taken, and counts as work from now on.
    pub(super) fn new(permit: OwnedSemaphorePermit, idle: &Arc<Idle>) -> IdleSlot {
        IdleSlot { permit: Some(permit), busy: idle.begin_work() }
    }

    /// Frees the slot for other work while the search continues. The next work sets `stop`. Returns
    /// false, and keeps the slot, if other work runs or another search continues already.
    pub(super) fn rest(&mut self, stop: &Arc<Stop>) -> bool {
        let rests = self.busy.rest(stop);
        if rests {
            self.permit = None;
        }
        rests
    }
}

impl Idle {
    /// Counts a job as work until the returned value is dropped. Stops the search that continues in
    /// idle time, if there is one.
    pub(super) fn begin_work(self: &Arc<Self>) -> Busy {
        let mut state = self.lock_state();
        state.busy += 1;
        if let Some(stop) = state.resting.take() {
            stop.now.store(true, Ordering::Relaxed);
        }
        drop(state);
        Busy { idle: Arc::clone(self), resting: None }
    }

    fn lock_state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Busy {
    /// Counts this job as idle from now on, while its search continues. The next work sets `stop`.
    /// Returns false, and changes nothing, if other work runs or another search continues already.
    fn rest(&mut self, stop: &Arc<Stop>) -> bool {
        let mut state = self.idle.lock_state();
        let alone = self.resting.is_none() && state.busy == 1 && state.resting.is_none();
        if alone {
            state.busy = 0;
            state.resting = Some(Arc::clone(stop));
            self.resting = Some(Arc::clone(stop));
        }
        alone
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let mut state = self.idle.lock_state();
        match &self.resting {
            None => state.busy -= 1,
            Some(stop)
                if state.resting.as_ref().is_some_and(|resting| Arc::ptr_eq(resting, stop)) =>
            {
                state.resting = None;
            }
            Some(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_continuing_thought_yields_to_other_work() {
        let idle = Arc::<Idle>::default();
        let stop = || Arc::<Stop>::default();
        let first = stop();
        let second = stop();
        let mut patient = idle.begin_work();
        let other = idle.begin_work();
        assert!(!patient.rest(&first), "other work runs");
        drop(other);
        assert!(patient.rest(&first) && !first.is_due());
        let mut next = idle.begin_work();
        assert!(first.is_due() && next.rest(&second));
        drop(patient);
        assert!(!second.is_due(), "a thought that ended ends no other");
        drop(next);
        assert!(idle.begin_work().rest(&stop()));
    }
}
