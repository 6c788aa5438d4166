//! The keys of people, games, sieges and contests, our own and not Discord's, and the numbers of
//! events.

use std::fmt;

/// A person who plays, by our own id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayerId(pub i64);

/// A challenge and the game that comes of it share this id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub i64);

/// The daily siege of a server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SiegeId(pub i64);

/// A contest of a server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ContestId(pub i64);

/// The number of an event in its game, counted from 1 without gaps. A board, a turn and an offer
/// have the number of the event that made them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seq(pub u32);

impl Seq {
    /// The number of the first board, which no event made.
    pub const START: Seq = Seq(0);

    /// The number of the event after this one.
    pub fn next(self) -> Seq {
        Seq(self.0 + 1)
    }

    /// The number of the event before this one; the first board has none before it.
    pub fn previous(self) -> Seq {
        Seq(self.0.saturating_sub(1))
    }
}

/// As it is stored, and written in custom ids and in names of files.
impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
