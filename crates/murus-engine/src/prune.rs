//! Pruning: the moves that a selective search leaves out, searches less deeply or guesses. It is
//! never used at the root, nor under a threat to land.
//!
//! The worth of each part comes from matches of 200 to 1,500 games at equal nodes (10,000 a move
//! unless noted) with the learned evaluation, in Elo with 95 % intervals. All parts together are
//! worth 100 to 250 in other variants with the designer's features.
//!
//! | part | worth |
//! |---|---|
//! | late-move reductions | 60 ± 49 at 60,000 nodes, nothing at 10,000 |
//! | reverse futility: a position much better than needed is not searched | 71 ± 50 |
//! | futility: quiet moves are not tried where much is needed | 21 ± 34 |
//! | one ply more against a threat to land on the goal | 42 ± 34 |
//! | margins of 40 a ply rather than 60; of 90 | 49 ± 49 at 60,000 nodes; -38 ± 34 |
//! | the remembered move compared with all others | 150 ± 88 at 2,000,000 nodes, 14 ± 32 at 4,300 |
//! | the changes A | 35 ± 15 |
//! | the changes B instead (not done) | 22 ± 14 |
//! | the changes C; with later limits (not done) | 28 ± 18; 15 ± 18 |
//! | the changes D, each alone, at 8,000 nodes (not done) | 3 to -11, each ± 19 |
//!
//! - A: margins of 30 rather than 40, reverse futility from 6 plies rather than 4, the table's
//!   score in place of the judgement, and a landing that wins taken for granted.
//! - B: margins of 25, reverse futility from 8 plies and futility from 5.
//! - C: quiet moves left out near the horizon after 4 + depth² others (later: after 6 + 2 depth²),
//!   a ply less where nothing is known, and a narrow first window at the root.
//! - The comparison is that of singular extensions, with cuts and with a ply less; what each adds,
//!   and what else was tried in deep searches, is in `nets/README.md`.
//! - D: late-move reductions by logarithms (3) or by history (-6), history that fades (8),
//!   extensions in the last ply alone (-11), razoring (-9), leaving out by history (3).

use super::score::PROVEN;
use super::transpositions::{Bound, Recalled};

/// The margin of futility for each ply, in hundredths of a stone: a bit more than a ply usually
/// changes.
const SWING: i32 = 30;
/// The margin of futility in addition to that of the plies, in hundredths of a stone.
const SLACK: i32 = 20;
/// The most plies before the horizon at which a position much better than needed is not searched.
const REVERSE_FUTILITY: u32 = 6;
/// The most plies before the horizon at which quiet moves are not tried where much is needed.
const FUTILITY: u32 = 3;
/// The most plies before the horizon at which quiet moves are left out once enough others were
/// tried.
const LEAVE_OUT: u32 = 6;
/// The fewest plies before the horizon at which a position without a table entry is searched a ply
/// less: the next iteration knows its best move.
const UNKNOWN: u32 = 3;
/// The fewest plies before the horizon at which late moves are first searched less deeply.
const REDUCE: u32 = 3;
/// The fewest plies before the horizon at which the remembered move is compared with all others.
const COMPARE: u32 = 8;
/// The most plies by which the search that found the remembered move may be the shallower one.
const STALE: u32 = 3;
/// By how much, in hundredths of a stone for each ply, the remembered move must be better than all
/// others to stand alone.
const ALONE: i32 = 2;

/// A guess about a position's score, made from the static evaluation before any search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guess {
    /// The position is so good that it is not searched.
    Enough,
    /// The position is so bad that no quiet move helps.
    Futile,
    /// The score must be found by a search.
    Open,
}

/// Returns true if a guess is allowed at this depth (plies before the horizon) in this window.
/// Returns false if a proven end is at stake.
pub(super) fn is_guessed(depth: u32, alpha: i32, beta: i32) -> bool {
    depth <= REVERSE_FUTILITY && alpha.abs().max(beta.abs()) < PROVEN
}

/// The guess from a static evaluation in hundredths of a stone, `depth` plies before the horizon.
pub(super) fn guess(judged: i32, depth: u32, alpha: i32, beta: i32) -> Guess {
    let margin = SWING * depth as i32 + SLACK;
    if judged - margin >= beta {
        Guess::Enough
    } else if depth <= FUTILITY && judged + margin <= alpha {
        Guess::Futile
    } else {
        Guess::Open
    }
}

/// The depth, in plies, to search a position without a table entry.
pub(super) fn unknown(depth: u32) -> u32 {
    if depth >= UNKNOWN { depth - 1 } else { depth }
}

/// Returns true if the remembered move of a position is first compared with all others, `depth`
/// plies before the horizon, by a search of half that depth without it.
pub(super) fn is_compared(found: &Recalled, depth: u32) -> bool {
    depth >= COMPARE
        && found.depth + STALE >= depth
        && found.bound != Bound::AtMost
        && found.score.abs() < PROVEN
}

/// The score that no other move reaches if the remembered one stands alone.
pub(super) fn alone_above(found: &Recalled, depth: u32) -> i32 {
    found.score - ALONE * depth as i32
}

/// Returns true if quiet moves may be left out, `depth` plies before the horizon, after `nth`
/// moves.
pub(super) fn is_late(depth: u32, nth: usize) -> bool {
    depth <= LEAVE_OUT && nth >= (4 + depth * depth) as usize
}

/// Returns the number of plies by which the first search of the `nth` move is shortened; 0 below a
/// depth of [`REDUCE`]. At least one ply is searched after the move.
pub(super) fn reduction(depth: u32, nth: usize, narrow: bool, quiet: bool) -> u32 {
    if depth < REDUCE {
        return 0;
    }
    let late = |from: usize, deep: u32| u32::from(nth >= from && depth >= deep);
    let steps = late(2, REDUCE) + late(6, REDUCE) + late(12, 5) + late(4, 7);
    steps.saturating_sub(u32::from(!narrow) + u32::from(!quiet)).min(depth - 2)
}
