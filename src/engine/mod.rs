//! The opponent's thinking. Pure and CPU only; it knows the rules and nothing else: same position, same budget, same answer.
//!
//! Alpha-beta with iterative deepening and a transposition table over the designer's three features (`eval`). Against several players it is
//! paranoid: everybody else is taken to play against the one who thinks, which never overrates a position and needs no other search.

mod eval;
mod level;
mod search;
mod table;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::rules::{Move, Position};

pub use level::{LEVELS, Level};
pub use table::Table;

/// How much may be thought. Node counts make choices repeatable on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Positions visited at most.
    pub nodes: u64,
    /// The deepest iteration, in plies.
    pub depth: u32,
}

/// Ends a search early, from another thread or at an instant.
#[derive(Debug, Default)]
pub struct Stop {
    /// Set to end the search.
    pub now: AtomicBool,
    /// The search ends at this instant.
    pub at: Option<Instant>,
}

impl Stop {
    fn is_due(&self) -> bool {
        self.now.load(Ordering::Relaxed) || self.at.is_some_and(|at| Instant::now() >= at)
    }
}

/// What came of thinking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub best: Move,
    /// How good it is for the side to move.
    pub score: Score,
    /// The deepest finished iteration, in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The principal variation, starting with the move.
    pub variation: Vec<Move>,
}

/// How good a position is: features in hundredths of a stone's worth, or a proven end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub i32);

/// The score of a win on the spot; a win in `n` plies scores `n` less.
const WIN: i32 = 1_000_000;

/// Scores beyond this are proven ends; no game of the search is this long.
const PROVEN: i32 = WIN - 10_000;

impl Score {
    /// In how many plies a win (positive) or a loss (negative) is certain; none where neither is proven.
    pub fn end_in(self) -> Option<i32> {
        match self.0 {
            s if s >= PROVEN => Some(WIN - s),
            s if s <= -PROVEN => Some(-WIN - s),
            _ => None,
        }
    }
}

/// The best move within a budget; none only when the game is over. `before` are the earlier positions of the game: going back to one of
/// them is taken for a draw.
pub fn choose(
    position: &Position,
    before: &[Position],
    budget: Budget,
    table: &mut Table,
    stop: &Stop,
) -> Option<Choice> {
    match position.narrow() {
        Some(narrow) => {
            let before: Vec<_> = before.iter().filter_map(Position::narrow).collect();
            search::search(&narrow, &before, budget, table, stop)
        }
        None => search::search(position, before, budget, table, stop),
    }
}
