//! Tracks whether Discord answers. Notices about which it does not answer are held back together.
//! All of them are due again as soon as Discord answers about any other notice.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The shortest pause between two releases of held-back notices. A notice about which Discord never
/// answers is held back again after each release.
const BETWEEN: Duration = Duration::from_secs(15);

/// Remembers in this process whether outbox rows are held back. The rows themselves are in the
/// database, and this saves a query after each delivery.
#[derive(Debug)]
pub(super) struct HeldBack {
    /// False only if this process knows of no row that is held back.
    held: AtomicBool,
    /// The time at which this process last released held-back rows, by the steady clock; `None`
    /// before the first time.
    released: Mutex<Option<Duration>>,
}

impl Default for HeldBack {
    /// Assumes that rows are held back, because a process that ended may have left some.
    fn default() -> HeldBack {
        HeldBack { held: AtomicBool::new(true), released: Mutex::default() }
    }
}

impl HeldBack {
    /// Stores that a row is held back.
    pub fn hold_row(&self) {
        self.held.store(true, Ordering::SeqCst);
    }

    /// Records that Discord answered about a row, which itself was held back if `held` is true.
    /// Returns true if the caller has to release the held-back rows now. `now` is by the steady
    /// clock.
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
