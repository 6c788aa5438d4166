//! Finds replies that refute, where stored ones do not.

use murus_lessons::{Attempt, Puzzle};

use super::wins::{refutation, refutes};

/// Returns the puzzle with a new reply for each stored one that leaves a win in time, and the
/// number of new replies.
pub fn mend_replies(puzzle: &Puzzle) -> (Puzzle, usize) {
    let mut mended = puzzle.clone();
    // Without stored replies the judge finds its own.
    let bare = Puzzle { refutations: Vec::new(), ..puzzle.clone() };
    let mut changed = 0;
    for pair in &mut mended.refutations {
        let Ok(played) = puzzle.position.read(&pair.0) else { continue };
        let next = puzzle.position.play_unchecked(played);
        if next.read(&pair.1).is_ok_and(|reply| refutes(puzzle, &next, reply)) {
            continue;
        }
        let judged = Attempt::of(&bare, "").and_then(|attempt| attempt.judge(&pair.0).ok());
        if let Some(better) = judged.and_then(|judged| refutation(&bare, &judged)) {
            changed += usize::from(better != *pair);
            *pair = better;
        }
    }
    (mended, changed)
}
