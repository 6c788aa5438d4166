//! Puzzles: found in games, proven, graded and counted.
//!
//! | file | what it holds |
//! |---|---|
//! | `mine` | the next puzzle, from game to game |
//! | `wins` | the moment at which a side wins by force |
//! | `others` | only defences, values that are asked, two towers of one |
//! | `tries` | every right try at a puzzle, with the price of its verdicts |
//! | `finds` | how often levels find the first move |
//! | `plain` | wins by the rules alone |
//! | `proof` | the proof that a side wins, with a bound on nodes |
//! | `check` | proves every field of a puzzle |
//! | `mend` | replies that refute, where stored ones do not |
//! | `table` | counts by kind, grade, theme and length |

mod check;
mod finds;
mod mend;
mod mine;
mod others;
mod plain;
mod proof;
mod table;
mod tries;
mod wins;

pub use check::check;
pub use mend::mend_puzzle;
pub use mine::{MineFocus, PuzzleMine};
pub use table::{CountTable, MissedMoves};
