//! Proves that a side wins or does not, with a limit of nodes.

use murus_engine::{Findings, ProofVerdict, Stop, prove_win};
use murus_gallicus::{Position, Seat};

/// Entries of a table of proofs, as a power of two.
pub const TABLE_BITS: u32 = 16;

/// Returns true if `side` wins, within `plies` plies if given, and false if it does not. `None` if
/// a search of `nodes` nodes does not settle it.
pub fn proves_win(position: &Position, side: Seat, plies: Option<u32>, nodes: u64) -> Option<bool> {
    if let Some(end) = position.outcome() {
        return Some(end.winner == Some(side));
    }
    if plies == Some(0) {
        return Some(false);
    }
    let mut table = Findings::new(TABLE_BITS.min(nodes.ilog2() + 2));
    match prove_win(position, &[], side, plies, nodes, &mut table, &Stop::default()).verdict {
        ProofVerdict::Won(_) => Some(true),
        ProofVerdict::Nobody => Some(false),
        ProofVerdict::Open => None,
    }
}
