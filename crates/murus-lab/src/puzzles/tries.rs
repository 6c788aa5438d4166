//! All right tries at a puzzle, with the cost of their verdicts.

use murus_gallicus::Move;
use murus_lessons::{Attempt, Judged, Puzzle, Verdict, winning_plies};

use super::proof::proves_win;

/// The most nodes that a verdict may take in a shipped puzzle: about 20 milliseconds of one
/// processor.
pub const DEAREST: u64 = 9_000;
/// The most tries that are followed in one puzzle.
const MOST: usize = 60;

/// The verdicts about the first move, and one right solution.
#[derive(Debug)]
pub struct Tries {
    /// The verdict about each first move.
    pub first: Vec<Judged>,
    /// One right way to the end, in notation, with the judge's answers.
    pub line: Vec<String>,
}

impl Tries {
    /// Follows every right try at a puzzle. `None` if there are too many, or if a verdict takes too
    /// many nodes.
    pub fn of(puzzle: &Puzzle) -> Option<Tries> {
        let mut tries = Tries { first: Vec::new(), line: Vec::new() };
        let mut waiting = vec![String::new()];
        let mut seen = 0;
        while let Some(written) = waiting.pop() {
            seen += 1;
            let attempt = Attempt::of(puzzle, &written).filter(|_| seen <= MOST)?;
            let all = verdicts(&attempt)?;
            for judged in &all {
                match judged.verdict {
                    Verdict::Right { solved: false, .. } => waiting.push(attempt.written(judged)),
                    Verdict::Right { solved: true, .. } if tries.line.is_empty() => {
                        tries.line =
                            attempt.written(judged).split(' ').map(str::to_owned).collect();
                    }
                    _ => {}
                }
            }
            if written.is_empty() {
                tries.first = all;
            }
        }
        Some(tries)
    }

    /// The right first moves.
    pub fn right(&self) -> Vec<Move> {
        let is_right = |judged: &&Judged| matches!(judged.verdict, Verdict::Right { .. });
        self.first.iter().filter(is_right).map(|judged| judged.played).collect()
    }
}

/// Judges the moves at this point of a try: all at the start, later only the right ones. `None` if
/// one of them takes too many nodes.
fn verdicts(attempt: &Attempt<'_>) -> Option<Vec<Judged>> {
    let position = attempt.line().position();
    let later = attempt.line().plies() > 0;
    let within = winning_plies(position.variant(), attempt.left()) - 1;
    let mut all = Vec::new();
    for text in position.written_moves() {
        let next = position.play_unchecked(position.read(&text).ok()?);
        // The cost of refutations is limited anyway, and they would take most of the time.
        if later && !proves_win(&next, position.to_move(), Some(within), DEAREST)? {
            continue;
        }
        all.push(attempt.judge(&text).ok().filter(|judged| judged.nodes <= DEAREST)?);
    }
    Some(all)
}
