//! Counts how often the levels find the first move of a puzzle, and rates puzzles by that.

use murus_engine::{Level, Stop};
use murus_gallicus::{Move, Position};
use murus_lessons::{Puzzle, SOLVERS, TRIES};

/// The number of tries, of [`TRIES`], in which each level of [`SOLVERS`] plays one of these moves.
pub fn solved(position: &Position, right: &[Move]) -> [u8; SOLVERS.len()] {
    SOLVERS.map(|name| {
        let level = Level::named(name);
        let finds = |seed: &i64| {
            let played = level.play(position, &[], *seed, &Stop::default());
            played.is_some_and(|m| right.contains(&m))
        };
        (0..i64::from(TRIES)).filter(finds).count() as u8
    })
}

/// Sets the themes, the grade and the first rating of a puzzle. Its line and the levels' successes
/// must be set before.
pub fn rate(puzzle: &mut Puzzle) {
    puzzle.themes = puzzle.find_themes();
    puzzle.rating = puzzle.find_rating();
    puzzle.grade = puzzle.find_grade();
}
