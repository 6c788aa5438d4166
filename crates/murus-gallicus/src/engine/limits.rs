//! Budgets of a search, and when it stops.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How long a search may run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most positions visited.
    pub nodes: u64,
    /// The deepest iteration, in plies.
    pub depth: u32,
}

impl Budget {
    /// A number of plies, without a limit of positions.
    pub fn depth(depth: u32) -> Budget {
        Budget { nodes: u64::MAX, depth }
    }

    /// A number of positions, without a limit of depth.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes, depth: u32::MAX }
    }
}

/// The budget is used up, or a stop is due.
#[derive(Debug)]
pub(super) struct Spent;

/// Ends a search early, from another thread or at an instant.
#[derive(Debug, Default)]
pub struct Stop {
    /// Set to end the search.
    pub now: AtomicBool,
    /// The search ends at this instant.
    pub at: Option<Instant>,
}

impl Stop {
    /// Whether the search must end now.
    #[expect(clippy::disallowed_methods, reason = "a limit of time is an instant that was handed in")]
    pub fn is_due(&self) -> bool {
        self.now.load(Ordering::Relaxed) || self.at.is_some_and(|at| Instant::now() >= at)
    }
}
