//! The keys of people, games, sieges and contests in our own database, not Discord's, and the
//! numbers of events.

use std::fmt;

/// The key of a person who plays: our own id, not Discord's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayerId(pub i64);

/// Returns a pair of players in the same order, whichever of them comes first: the smaller key is
/// first.
pub fn order_pair([one, other]: [PlayerId; 2]) -> [PlayerId; 2] {
    [one.min(other), one.max(other)]
}

/// The key of a game, shared with the challenge from which the game came.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub i64);

/// The key of a daily siege of a server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SiegeId(pub i64);

/// The key of a contest of a server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ContestId(pub i64);

/// The number of an event in its game, counted from 1 without gaps. A board, a turn or an offer has
/// the number of the event that made it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seq(pub u32);

impl Seq {
    /// The number of the first board, which no event made.
    pub const START: Seq = Seq(0);

    /// The number of the event after this one.
    pub fn next(self) -> Seq {
        Seq(self.0 + 1)
    }

    /// The number of the event before this one. For [`Seq::START`] it is `START` again.
    pub fn previous(self) -> Seq {
        Seq(self.0.saturating_sub(1))
    }
}

/// Writes the plain number, as in the database, in custom ids and in file names.
impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
