//! A review in pieces, so that other work comes in between.

use std::fmt;

use super::forced::Wins;
use super::limits::Stop;
use super::review::{Review, glance_at, table};
use super::transpositions::Transpositions;
use crate::rules::Line;

/// A review in the making.
pub struct Reviewing {
    line: Line,
    table: Transpositions,
    wins: Wins,
    review: Review,
    next: Next,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Glances,
    Decision,
    Missed,
    End,
    Nothing,
}

impl Reviewing {
    /// The review of a game of two, before its first piece.
    pub fn new(line: Line) -> Reviewing {
        Reviewing { line, table: table(), wins: Wins::new(), review: Review::default(), next: Next::Glances }
    }

    /// Makes the next piece: evaluates up to so many positions with `nodes` nodes each, once `stop`
    /// is due with `stop.least`; or proves some of the wins that could be forced. Returns whether
    /// there is more.
    pub fn advance(&mut self, positions: usize, nodes: u64, stop: &Stop) -> bool {
        let (line, review, whole) = (&self.line, &mut self.review, Stop::default());
        self.next = match self.next {
            Next::Glances => {
                let (from, all) = (review.glances.len(), line.positions().len());
                let until = all.min(from + positions);
                review.glances.extend((from..until).map(|n| glance_at(line, n, nodes, &mut self.table, stop)));
                if until == all {
                    review.reconcile(line);
                }
                if until == all { Next::Decision } else { Next::Glances }
            }
            Next::Decision => {
                self.wins.find_decision(line, review, &whole);
                Next::Missed
            }
            Next::Missed => {
                self.wins.find_missed(line, review, &whole);
                Next::End
            }
            Next::End => {
                self.wins.find_at_end(line, review, &whole);
                review.reconcile(line);
                Next::Nothing
            }
            Next::Nothing => Next::Nothing,
        };
        self.next != Next::Nothing
    }

    /// The review, as far as it is made.
    pub fn review(self) -> Review {
        self.review
    }
}

impl fmt::Debug for Reviewing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reviewing").field("glances", &self.review.glances.len()).finish_non_exhaustive()
    }
}

/// Reviews a game of two: evaluates each position with `nodes` nodes, and proves the wins that
/// could be forced. The same game and nodes give the same review, unless `stop` is due.
pub fn review(line: &Line, nodes: u64, stop: &Stop) -> Review {
    let mut reviewing = Reviewing::new(line.clone());
    while reviewing.advance(1, nodes, stop) {}
    reviewing.review()
}
