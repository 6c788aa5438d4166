//! Whether Discord answers. Notices that it did not answer about wait together, and are due as soon
//! as any other request is answered.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The shortest pause between two releases of rows: one that Discord never answers about comes back
/// each time.
const BETWEEN: Duration = Duration::from_secs(15);

/// The knowledge of this process about rows that are held back. All processes can see the rows
/// themselves; this saves a look each time.
#[derive(Debug)]
pub(super) struct HeldBack {
    /// False only if this process knows of no row that is held back.
    held: AtomicBool,
    /// The time at which this process last released rows, by the steady clock.
    released: Mutex<Option<Duration>>,
}

impl Default for HeldBack {
    /// A process that ended may have left some.
    fn default() -> HeldBack {
        HeldBack { held: AtomicBool::new(true), released: Mutex::default() }
    }
}

impl HeldBack {
    /// A row is held back.
    pub fn hold_row(&self) {
        self.held.store(true, Ordering::SeqCst);
    }

    /// Discord answers about a row that was `held` back or not. Returns whether to release others.
    pub fn release_held(&self, held: bool, now: Duration) -> bool {
        let mut released = self.released.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = released.is_some_and(|at| now.saturating_sub(at) < BETWEEN);
        if lately || !(held || self.held.load(Ordering::SeqCst)) {
            return false;
        }
        *released = Some(now);
        self.held.store(false, Ordering::SeqCst);
        true
    }
}
