//! Brings puzzles up to date: replies that refute, lines that end, and what follows from them.

use murus_gallicus::Move;
use murus_lessons::{Attempt, Puzzle, PuzzleKind, Verdict};

use super::finds::{rate, solved};
use super::wins::{refutation, refutes};

/// Returns the puzzle with a new reply for each stored one that leaves a win in time, with the
/// judge's answers in its line, with the levels' finds, and with the themes, the grade and the
/// rating that follow. Also returns the number of new replies.
pub fn mend_puzzle(puzzle: &Puzzle) -> (Puzzle, usize) {
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
    if let Some(line) = follow_line(puzzle) {
        mended.line = line;
    }
    let right = right_moves(puzzle);
    mended.solved = (!right.is_empty()).then(|| solved(&puzzle.position, &right));
    rate(&mut mended);
    (mended, changed)
}

/// The first moves that are right as the puzzle stores it. Empty if no level tries such puzzles.
fn right_moves(puzzle: &Puzzle) -> Vec<Move> {
    match puzzle.kind {
        PuzzleKind::Win | PuzzleKind::Hold => {
            let wrong = |m: &Move| puzzle.reply(&puzzle.position.write(*m).to_string()).is_some();
            let moves = puzzle.position.moves().into_iter();
            moves.filter(|m| !wrong(m)).collect()
        }
        PuzzleKind::Author => puzzle.first().into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The solver's moves of the stored line, each with the judge's answer. `None` if the task is to
/// say who wins, or if the line does not solve the puzzle.
pub fn follow_line(puzzle: &Puzzle) -> Option<Vec<String>> {
    let mut written = String::new();
    for own in puzzle.line.iter().step_by(2) {
        let attempt = Attempt::of(puzzle, &written)?;
        let judged = attempt.judge(own).ok()?;
        written = attempt.written(&judged);
        if let Verdict::Right { solved: true, .. } = judged.verdict {
            return Some(written.split(' ').map(str::to_owned).collect());
        }
    }
    None
}
