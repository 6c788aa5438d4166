//! Correspondence play: who sits where, what may be done when, and what it causes. Pure: time comes in as an argument, and nothing here
//! knows how a game is stored or shown.
//!
//! A [`Game`] is its variant, its chairs and its list of [`Event`]s; everything else is computed from them. [`Game::act`] is the only way
//! to change one, for people, for the opponent and for the sweeper alike. Every game comes from a [`Challenge`] and keeps its id and name.

mod challenge;
mod clocks;
mod event;
mod habits;
mod offers;
mod plan;
mod rating;
mod state;
mod table;
mod time;
mod vacation;
mod zone;

use crate::rules::Variant;

pub use challenge::{Answer, Challenge, ChallengeRefusal, ChallengeState, OPEN_FOR_MS, Place, Seating};
pub use event::{Event, EventKind, Offer};
pub use habits::{Habits, Notify, Quiet, Rhythm, Ring, Running, Stage};
pub use offers::{GRACE_MS, Pending};
pub use plan::{PlanRefusal, Planned};
pub use rating::{Pool, Rating};
pub use table::{Action, Actor, Corrupt, Game, GameRefusal};
pub use time::{DAY_MS, HOUR_MS, NOON, NoTime, SILENCE_MS, TIMES, TimeControl};
pub use vacation::{SHARE_MS, Vacation, YEAR_MS, vacation_left};
pub use zone::Zone;

/// Milliseconds since 1970, UTC.
pub type Millis = i64;

/// A person who plays, by our own id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlayerId(pub i64);

/// A challenge and the game that comes of it share this id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub i64);

/// What is agreed about a game before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The variant.
    pub variant: Variant,
    /// How long a player may take.
    pub time: TimeControl,
    /// Whether weekends do not count, each player's where that player lives.
    pub weekends_off: bool,
    /// Whether it counts for ratings.
    pub rated: bool,
}

impl Terms {
    /// A variant as it is usually played: with the usual clock, weekends counting, rated.
    pub fn usual(variant: Variant) -> Terms {
        Terms { variant, time: TimeControl::USUAL, weekends_off: false, rated: true }
    }
}

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
    /// Nobody known here, in a game that was brought from elsewhere.
    Nobody,
}

impl Holder {
    /// The person, if it is one.
    pub fn player(&self) -> Option<PlayerId> {
        match self {
            Holder::Player(player) => Some(*player),
            Holder::Bot { .. } | Holder::Nobody => None,
        }
    }
}
