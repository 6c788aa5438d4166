//! What is simulated, and what comes of it.

use serde::Serialize;

/// What is simulated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many games are begun.
    pub games: u64,
    /// Within how many days.
    pub days: u64,
    /// What chance comes from.
    pub seed: u64,
}

/// What came of it. What must be zero: from `stuck` to `ratings_differ`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// Games that were begun.
    pub games: u64,
    /// Turns of people.
    pub turns: u64,
    /// Pings that told a turn.
    pub pings: u64,
    /// Games that never ended.
    pub stuck: u64,
    /// Turns that should have been told by a ping and were not.
    pub turns_without_ping: u64,
    /// Turns that were told twice.
    pub turns_pinged_twice: u64,
    /// Pings about a turn that was over.
    pub pings_after_answer: u64,
    /// Clocks that gained time that no increment, gift or takeback on record explains, and moves that were made past their time.
    pub clocks_gained: u64,
    /// Ratings that differ from those worked out anew from the record.
    pub ratings_differ: u64,
    /// Turns that counted: their holder wants pings, can be reached, and they lasted past the moment when the ping was due.
    pub turns_counted: u64,
    /// Moves.
    pub moves: u64,
    /// Reminders that pinged.
    pub reminders: u64,
    /// Pings that somebody had put off.
    pub snoozes: u64,
    /// Messages of all kinds.
    pub messages: u64,
    /// Games that ended on time.
    pub timeouts: u64,
    /// Vacations that people took.
    pub vacations: u64,
    /// Presses of buttons that were old, or pressed twice.
    pub old_presses: u64,
    /// Rated games.
    pub rated: u64,
    /// Days that passed on the clock.
    pub days: u64,
}

impl Report {
    /// Whether every promise was kept.
    pub fn is_clean(&self) -> bool {
        let broken = [
            self.stuck,
            self.turns_without_ping,
            self.turns_pinged_twice,
            self.pings_after_answer,
            self.clocks_gained,
            self.ratings_differ,
        ];
        broken == [0; 6]
    }
}
