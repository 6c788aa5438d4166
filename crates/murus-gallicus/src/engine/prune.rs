//! Pruning: what a selective search leaves out, looks at less deeply or takes on a guess: never at
//! the root, and never where a landing threatens.
//!
//! What each part is worth was measured in matches of 200 to 1,500 games at equal nodes (10,000 a
//! move where nothing else is said) with the learned evaluation, in Elo with 95 % intervals; all of
//! them together are worth 100 to 250 in other variants with the designer's features.
//!
//! | part | worth |
//! |---|---|
//! | late-move reductions | 60 ± 49 at 60,000 nodes, nothing at 10,000 |
//! | reverse futility: a position much better than needed is not searched | 71 ± 50 |
//! | futility: quiet moves are not tried where much is needed | 21 ± 34 |
//! | one ply more against a threat to land on the goal | 42 ± 34 |
//! | margins of 40 a ply rather than 60; of 90 | 49 ± 49 at 60,000 nodes; -38 ± 34 |
//! | margins of 30 rather than 40, reverse futility from 6 plies rather than 4, what the table knows in the judgement's place, and a landing that wins taken for granted: all four | 35 ± 15 |
//! | margins of 25, reverse futility from 8 and futility from 5 plies instead (not done) | 22 ± 14 |
//! | leaving quiet moves out near the horizon after 4 + depth² others, a ply less where nothing is known, and a narrow first window at the root: all three; after 6 + 2 depth² others and later (not done) | 28 ± 18; 15 ± 18 |
//! | not done: late-move reductions by logarithms; by history; history that fades; extensions in the last ply alone; razoring; leaving out by history | 3 ± 19; -6 ± 18; 8 ± 18; -11 ± 18; -9 ± 19; 3 ± 18 at 8,000 nodes |

use super::score::PROVEN;

/// What a ply may change at most, and a bit more, in hundredths of a stone: the margins of
/// futility.
const SWING: i32 = 30;
const SLACK: i32 = 20;
/// So near the horizon, in plies, a position much better than needed is not searched.
const REVERSE_FUTILITY: u32 = 6;
/// So near the horizon, in plies, quiet moves are not tried where much is needed.
const FUTILITY: u32 = 3;
/// So near the horizon, in plies, quiet moves are left out once enough others were tried.
const LEAVE_OUT: u32 = 6;
/// So far from the horizon, in plies, a position of which nothing is known is searched a ply less:
/// the next iteration will know its best move.
const UNKNOWN: u32 = 3;
/// So far from the horizon, in plies, late moves are looked at less deeply first.
const REDUCE: u32 = 3;

/// A guess at the score of a position, from its judgement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guess {
    /// It is good enough without a search.
    Enough,
    /// It is so bad that no quiet move will do.
    Futile,
    /// Nothing.
    Open,
}

/// Whether a guess suffices this near the horizon in this window; never if a proven end is at
/// stake.
pub(super) fn is_guessed(depth: u32, alpha: i32, beta: i32) -> bool {
    depth <= REVERSE_FUTILITY && alpha.abs().max(beta.abs()) < PROVEN
}

/// The guess from a judgement, `depth` plies before the horizon.
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

/// How deep a position is searched of which nothing is known.
pub(super) fn unknown(depth: u32) -> u32 {
    if depth >= UNKNOWN { depth - 1 } else { depth }
}

/// Whether enough moves were tried that quiet ones are left out.
pub(super) fn is_late(depth: u32, nth: usize) -> bool {
    depth <= LEAVE_OUT && nth >= (4 + depth * depth) as usize
}

/// By how many plies a move that is tried late is looked at less deeply, first; at least one ply
/// stays.
pub(super) fn reduction(depth: u32, nth: usize, narrow: bool, quiet: bool) -> u32 {
    if depth < REDUCE {
        return 0;
    }
    let late = |from: usize, deep: u32| u32::from(nth >= from && depth >= deep);
    let steps = late(2, REDUCE) + late(6, REDUCE) + late(12, 5) + late(4, 7);
    steps.saturating_sub(u32::from(!narrow) + u32::from(!quiet)).min(depth - 2)
}
