//! Correspondence play: who sits where, what may be done when, and what it causes. Pure: time comes in as an argument, and nothing here
//! knows how a game is stored or shown.
//!
//! A [`Game`] is its variant, its chairs and its list of [`Event`]s; everything else is computed from them. [`Game::act`] is the only way
//! to change one, for people, for the opponent and for the sweeper alike. Every game comes from a [`Challenge`] and keeps its id and name.

mod challenge;
mod event;
mod table;
mod time;

pub use challenge::{Answer, Challenge, ChallengeRefusal, ChallengeState, OPEN_FOR_MS, Place, Seating};
pub use event::{Event, Kind};
pub use table::{Action, Actor, Corrupt, Game, GameRefusal};
pub use time::{DAY_MS, HOUR_MS, NoTime, SILENCE_MS, TIMES, TimeControl};

/// Milliseconds since 1970, UTC.
pub type Millis = i64;

/// A person who plays, by our own id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayerId(pub i64);

/// A challenge and the game that comes of it share this id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub i64);

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A person.
    Player(PlayerId),
    /// The opponent, at a level, with the seed that makes its choices repeat.
    Bot {
        /// The level's name.
        level: String,
        /// Seed of its choices.
        seed: i64,
    },
}

impl Holder {
    /// The person, if it is one.
    pub fn player(&self) -> Option<PlayerId> {
        match self {
            Holder::Player(player) => Some(*player),
            Holder::Bot { .. } => None,
        }
    }
}
