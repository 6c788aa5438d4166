//! The sieges that are on. Every host has the same one for a day, so the clock alone says which:
//! from the first zone in which the day begins to the last one in which its siege ends.

use murus_gallicus::learn::{self, Puzzle};
use murus_gallicus::rules::Position;

use crate::game::{Timestamp, siege_days};

/// The sieges that are on somewhere, or begin within the day.
pub(in crate::service) fn running_sieges(now: Timestamp) -> Vec<&'static Puzzle> {
    siege_days(now).filter_map(learn::siege).collect()
}

/// Returns true if the puzzle of this id is a siege that is on somewhere: it is judged nowhere
/// else.
pub fn is_running(puzzle: &str, now: Timestamp) -> bool {
    running_sieges(now).iter().any(|siege| siege.id == puzzle)
}

/// The newest siege that is over everywhere. `None` only if no puzzle is shipped.
pub fn newest_over(now: Timestamp) -> Option<&'static Puzzle> {
    learn::siege(siege_days(now).start().saturating_sub(1))
}

/// The positions of the answer to a puzzle in which the solver moves.
pub(in crate::service) fn own_turns(puzzle: &Puzzle) -> Vec<Position> {
    let answer = puzzle.solution();
    let own = answer.positions().iter().filter(|position| position.to_move() == puzzle.side());
    own.filter(|position| position.outcome().is_none()).copied().collect()
}
