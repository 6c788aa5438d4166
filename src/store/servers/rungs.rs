//! The two puzzles of a siege, the daily puzzle of a server.

use murus_gallicus::words;

/// One of the two puzzles of a siege, the daily puzzle of a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rung {
    /// The puzzle of the day.
    Day,
    /// The additional easy puzzle.
    Easy,
}

words!(Rung { Day: "day", Easy: "easy" });
