//! Counts how often levels find the first move, and rates puzzles by that.

use murus_gallicus::engine::{Level, Stop};
use murus_gallicus::learn::{Puzzle, PuzzleKind, SOLVERS, grade};
use murus_gallicus::rules::{Move, Position};

/// Seeds of each level.
const SEEDS: i64 = 10;

/// The number of seeds, of ten, with which each level of [`SOLVERS`] plays one of these moves.
pub fn solved(position: &Position, right: &[Move]) -> [u8; SOLVERS.len()] {
    SOLVERS.map(|name| {
        let level = Level::named(name);
        let finds = |seed: &i64| {
            let played = level.play(position, &[], *seed, &Stop::default());
            played.is_some_and(|m| right.contains(&m))
        };
        (0..SEEDS).filter(finds).count() as u8
    })
}

/// Gives a puzzle its themes, its grade and its first rating, once its line and finds are there.
pub fn rate(puzzle: &mut Puzzle) {
    puzzle.themes = puzzle.find_themes();
    let features = puzzle.features();
    puzzle.rating = features.rating();
    puzzle.grade = match puzzle.kind {
        PuzzleKind::TwoTowers => 1,
        // A win of the other side takes one more look.
        PuzzleKind::IsItWon => 2 + u8::from(puzzle.line.is_empty()),
        _ => grade(puzzle.win_in, features.solved),
    };
}
