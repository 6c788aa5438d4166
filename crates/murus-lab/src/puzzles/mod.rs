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
//! | `check` | proves every field of a puzzle |
//! | `table` | counts by kind, grade, theme and length |

mod check;
mod finds;
mod mine;
mod others;
mod plain;
mod table;
mod tries;
mod wins;

pub use check::check;
pub use mine::Mine;
pub use table::{Missed, Table};

use murus_gallicus::engine::{Findings, Stop, Verdict, prove_win};
use murus_gallicus::rules::{Position, Seat};

/// Entries of a table of proofs, as a power of two.
const TABLE_BITS: u32 = 16;

/// Whether a side wins, within this many plies if given; `None` if the nodes do not settle it.
fn wins(position: &Position, side: Seat, plies: Option<u32>, nodes: u64) -> Option<bool> {
    if let Some(end) = position.outcome() {
        return Some(end.winner == Some(side));
    }
    if plies == Some(0) {
        return Some(false);
    }
    let mut table = Findings::new(TABLE_BITS.min(nodes.ilog2() + 2));
    match prove_win(position, &[], side, plies, nodes, &mut table, &Stop::default()).verdict {
        Verdict::Won(_) => Some(true),
        Verdict::Nobody => Some(false),
        Verdict::Open => None,
    }
}
