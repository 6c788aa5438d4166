//! Thoughts that go on because nothing else keeps a processor busy, and end as soon as something
//! does.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use murus_gallicus::engine::Stop;
use tokio::sync::OwnedSemaphorePermit;

/// What keeps the processors of this process busy, and who thinks on meanwhile.
#[derive(Debug, Default)]
pub struct Idle(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    busy: usize,
    resting: Option<Arc<Stop>>,
}

/// Work that keeps a processor busy until it is dropped.
#[derive(Debug)]
pub(super) struct Busy {
    idle: Arc<Idle>,
    resting: Option<Arc<Stop>>,
}

/// A place among the thoughts of a worker, which is free again when it is dropped.
#[derive(Debug)]
pub(super) struct Place {
    permit: Option<OwnedSemaphorePermit>,
    busy: Busy,
}

impl Place {
    /// A place that was just taken.
    pub(super) fn new(permit: OwnedSemaphorePermit, idle: &Arc<Idle>) -> Place {
        Place { permit: Some(permit), busy: idle.begin() }
    }

    /// Leaves the place to whatever comes, as [`Busy::rest`] does, so that the thought may go on.
    pub(super) fn rest(&mut self, stop: &Arc<Stop>) -> bool {
        let rests = self.busy.rest(stop);
        if rests {
            self.permit = None;
        }
        rests
    }
}

impl Idle {
    /// Begins work. A thought that goes on meanwhile ends.
    pub(super) fn begin(self: &Arc<Self>) -> Busy {
        let mut state = self.state();
        state.busy += 1;
        if let Some(stop) = state.resting.take() {
            stop.now.store(true, Ordering::Relaxed);
        }
        drop(state);
        Busy { idle: Arc::clone(self), resting: None }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Busy {
    /// Gives its place to whatever comes, which then sets `stop`; false if there is other work, or
    /// another thought that goes on.
    fn rest(&mut self, stop: &Arc<Stop>) -> bool {
        let mut state = self.idle.state();
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
        let mut state = self.idle.state();
        match &self.resting {
            None => state.busy -= 1,
            Some(stop) if state.resting.as_ref().is_some_and(|resting| Arc::ptr_eq(resting, stop)) => {
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
    fn who_thinks_on_gives_way_to_whatever_comes() {
        let idle = Arc::<Idle>::default();
        let stop = || Arc::<Stop>::default();
        let (first, second) = (stop(), stop());
        let mut patient = idle.begin();
        let other = idle.begin();
        assert!(!patient.rest(&first), "somebody else is at work");
        drop(other);
        assert!(patient.rest(&first) && !first.is_due());
        let mut next = idle.begin();
        assert!(first.is_due() && next.rest(&second));
        drop(patient);
        assert!(!second.is_due(), "whoever gave way ends nobody else's thought");
        drop(next);
        assert!(idle.begin().rest(&stop()));
    }
}
