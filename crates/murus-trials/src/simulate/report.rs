//! The plan of a simulation, and its result.

use serde::Serialize;

/// The plan of a simulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimulationPlan {
    /// The number of games.
    pub games: u64,
    /// The number of days in which the games begin.
    pub days: u64,
    /// The seed of all randomness.
    pub seed: u64,
}

/// The result. The counts from `stuck` to `ratings_differ` must be zero.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SimulationReport {
    /// Games that began.
    pub games: u64,
    /// Turns of people.
    pub turns: u64,
    /// Pings about turns.
    pub pings: u64,
    /// Games that never ended.
    pub stuck: u64,
    /// Turns without the ping they should have had.
    pub turns_without_ping: u64,
    /// Turns with two pings.
    pub turns_pinged_twice: u64,
    /// Pings about a turn that was over.
    pub pings_after_answer: u64,
    /// Gains of time that no increment, gift or takeback explains, and moves past their time.
    pub clocks_gained: u64,
    /// Ratings that differ from a recomputation from the record.
    pub ratings_differ: u64,
    /// Turns that should have had a ping: the player wants pings, can be reached, and did not move
    /// before the ping was due.
    pub turns_counted: u64,
    /// Moves.
    pub moves: u64,
    /// Reminders that pinged.
    pub reminders: u64,
    /// Pings after a snooze.
    pub snoozes: u64,
    /// Messages of all kinds.
    pub messages: u64,
    /// Games that ended because a player ran out of time.
    pub timeouts: u64,
    /// Vacations that people took.
    pub vacations: u64,
    /// Presses of old buttons, and second presses.
    pub old_presses: u64,
    /// Rated games.
    pub rated: u64,
    /// Days that passed on the clock.
    pub days: u64,
}

impl SimulationReport {
    /// Returns true if every promise was kept.
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
