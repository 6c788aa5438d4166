//! What happened in a game, in order. Events are only ever appended.

use super::Millis;

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its place in the game's list, counted from 1 without gaps.
    pub seq: u32,
    /// When it happened.
    pub at: Millis,
    /// The chair whose act it was.
    pub chair: usize,
    /// What it was.
    pub kind: Kind,
    /// The Discord interaction or message that asked for it: a second delivery of the same finds it.
    pub cause: String,
}

/// The kinds of events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A move, as it is written.
    Move(String),
    /// The players exchanged seats.
    Swap,
    /// The chair's holder resigned.
    Resign,
    /// The chair ran out of time.
    Timeout,
    /// The game was ended without a result, because the chair that was to move never began or nobody did anything any more.
    Cancel,
}

impl Kind {
    /// The word and data by which the kind is stored.
    pub fn stored(&self) -> (&'static str, &str) {
        match self {
            Kind::Move(text) => ("move", text),
            Kind::Swap => ("swap", ""),
            Kind::Resign => ("resign", ""),
            Kind::Timeout => ("timeout", ""),
            Kind::Cancel => ("cancel", ""),
        }
    }

    /// The kind of a stored word and data; none for an unknown word.
    pub fn from_stored(word: &str, data: &str) -> Option<Kind> {
        match word {
            "move" => Some(Kind::Move(data.to_owned())),
            "swap" => Some(Kind::Swap),
            "resign" => Some(Kind::Resign),
            "timeout" => Some(Kind::Timeout),
            "cancel" => Some(Kind::Cancel),
            _ => None,
        }
    }
}
