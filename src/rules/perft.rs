//! Counts the paths of a given length: the standard check of a move generator.

use super::bits::Bits;
use super::position::Position;

/// How many paths of exactly `depth` plies start here; a finished game has no further paths. A swap is not a ply.
pub fn perft(position: &Position, depth: u32) -> u64 {
    match position.narrow() {
        Some(narrow) => count(&narrow, depth),
        None => count(position, depth),
    }
}

fn count<B: Bits>(position: &Position<B>, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    // Stalemate need not be asked for: a side without an action adds nothing.
    if position.decided().is_some() {
        return 0;
    }
    if depth == 1 {
        return position.count_actions().into();
    }
    let mut paths = 0;
    position.for_each_action(|m| paths += count(&position.play_unchecked(m), depth - 1));
    paths
}
