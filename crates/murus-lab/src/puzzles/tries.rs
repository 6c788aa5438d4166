//! Every right try at a puzzle, with the price of its verdicts.

use murus_gallicus::learn::{Attempt, Judged, Puzzle, Verdict, winning_plies};
use murus_gallicus::rules::Move;

use super::proof::proves_win;

/// The dearest verdict of a puzzle that is shipped, in visited positions: some 20 milliseconds of
/// one processor.
pub const DEAREST: u64 = 9_000;
/// The most tries followed in one puzzle.
const MOST: usize = 60;

/// The verdicts about the first move and about every right way on.
#[derive(Debug)]
pub struct Tries {
    /// The verdict about each first move.
    pub first: Vec<Judged>,
    /// One right way to the end, as the judge answers it.
    pub line: Vec<String>,
}

impl Tries {
    /// Follows every right try; `None` if there are too many, or one verdict is too dear.
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

/// The verdict about each first move, later about each right one; `None` at the first that is too
/// dear.
fn verdicts(attempt: &Attempt<'_>) -> Option<Vec<Judged>> {
    let position = attempt.line().position();
    let later = attempt.line().plies() > 0;
    let within = winning_plies(position.variant(), attempt.left()) - 1;
    let mut all = Vec::new();
    for text in position.written_moves() {
        let next = position.play_unchecked(position.read(&text).ok()?);
        // The price of refutations is bounded anyway, and they would take most of the time.
        if later && !proves_win(&next, position.to_move(), Some(within), DEAREST)? {
            continue;
        }
        all.push(attempt.judge(&text).ok().filter(|judged| judged.nodes <= DEAREST)?);
    }
    Some(all)
}
