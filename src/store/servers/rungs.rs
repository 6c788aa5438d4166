//! The key of a siege, and its puzzles.

use murus_gallicus::words::words;

use crate::store::columns::stored_as;

/// The key of a siege.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SiegeId(pub i64);

/// A puzzle of a siege.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rung {
    /// The puzzle of the day.
    Day,
    /// The easy one beside it.
    Easy,
}

words!(Rung { Day: "day", Easy: "easy" });
stored_as!(i64 { SiegeId: |id| Ok(SiegeId(id)), |id| id.0; });
