//! Finds wins by the rules alone: tries every move and every reply, and stores no results.

use murus_gallicus::{Position, Seat};

/// Returns true if a side wins within this many plies.
pub fn wins(position: &Position, side: Seat, plies: u32) -> bool {
    if let Some(end) = position.outcome() {
        return end.winner == Some(side);
    }
    if plies == 0 {
        return false;
    }
    let mut after = position.moves().into_iter().map(|m| position.play_unchecked(m));
    if position.to_move() == side {
        after.any(|next| wins(&next, side, plies - 1))
    } else {
        after.all(|next| wins(&next, side, plies - 1))
    }
}
