//! The puzzles of a siege.

use murus_gallicus::words::words;

/// A puzzle of a siege.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rung {
    /// The puzzle of the day.
    Day,
    /// The easy one beside it.
    Easy,
}

words!(Rung { Day: "day", Easy: "easy" });
