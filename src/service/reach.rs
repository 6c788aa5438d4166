//! Whether Discord answers. Notices that it did not answer about wait together, and are due as soon
//! as any other request is answered.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use crate::game::{Millis, Timestamp};

/// How often rows are released at most: one that Discord never answers about comes back each time.
const BETWEEN: Millis = Millis::from_secs(15);

/// What this process knows of rows that are held back. The rows themselves say the same to all
/// processes; this one need not look each time.
#[derive(Debug)]
pub(super) struct Reach {
    /// Whether there may be some.
    held: AtomicBool,
    /// When it last released them, in ms.
    released: AtomicI64,
}

impl Default for Reach {
    /// A process that ended may have left some.
    fn default() -> Reach {
        Reach { held: AtomicBool::new(true), released: AtomicI64::new(i64::MIN) }
    }
}

impl Reach {
    /// A row is held back.
    pub fn hold(&self) {
        self.held.store(true, Ordering::SeqCst);
    }

    /// Discord answers about a row that was `held` back or not. Returns whether to release others.
    pub fn releases(&self, held: bool, now: Timestamp) -> bool {
        let now = now.as_millis();
        let lately = now.saturating_sub(self.released.load(Ordering::SeqCst)) < BETWEEN.as_millis();
        if lately || !(held || self.held.load(Ordering::SeqCst)) {
            return false;
        }
        self.released.store(now, Ordering::SeqCst);
        self.held.store(false, Ordering::SeqCst);
        true
    }
}
