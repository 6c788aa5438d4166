//! Budgets of a search, and when it stops.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The limits of a search. It ends at the first one that it reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most positions visited.
    pub nodes: u64,
    /// The deepest iteration, in plies.
    pub depth: u32,
}

impl Budget {
    /// A budget of this depth in plies, without a limit of positions.
    pub fn depth(depth: u32) -> Budget {
        Budget { nodes: u64::MAX, depth }
    }

    /// A budget of this many positions, without a limit of depth.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes, depth: u32::MAX }
    }
}

/// The error that ends a search: the budget is used up, or a stop is due.
#[derive(Debug)]
pub(super) struct Spent;

/// Ends a search early, from another thread or at an instant.
#[derive(Debug, Default)]
pub struct Stop {
    /// True to end the search from another thread.
    pub now: AtomicBool,
    /// The instant at which the search ends; `None` for no such instant.
    pub at: Option<Instant>,
    /// The number of positions that the search visits before a stop may end it.
    pub least: u64,
    /// The instant from which a stop may end the search with fewer than `least` positions; `None`
    /// if it never may.
    pub enough_at: Option<Instant>,
}

impl Stop {
    /// Returns true if the search must end as soon as it has visited [`Stop::least`] positions.
    pub fn is_due(&self) -> bool {
        self.now.load(Ordering::Relaxed) || has_come(self.at)
    }

    /// Returns true if a search that has visited `nodes` positions must end now.
    pub(super) fn ends(&self, nodes: u64) -> bool {
        self.is_due() && (nodes >= self.least || has_come(self.enough_at))
    }
}

#[expect(clippy::disallowed_methods, reason = "a time limit is an instant passed in")]
fn has_come(instant: Option<Instant>) -> bool {
    instant.is_some_and(|instant| Instant::now() >= instant)
}
