//! The plan of a simulation, and its result.

use std::collections::BTreeMap;

use serde::Serialize;

use super::form::EventForm;

/// The plan of a simulation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimulationPlan {
    /// The number of games.
    pub games: u64,
    /// The number of events that managers open, each in a server of its own.
    pub events: u64,
    /// The only form of events; `None` for all forms in turn.
    pub only: Option<EventForm>,
    /// The number of days in which the games and events begin.
    pub days: u64,
    /// True if people resign early, and few join an event.
    pub brief: bool,
    /// The seed of all randomness.
    pub seed: u64,
}

/// The result of a simulation. The counts from `stuck` to `start_pings_beyond` must be zero.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SimulationReport {
    /// The number of games that began.
    pub games: u64,
    /// The number of turns of people.
    pub turns: u64,
    /// The number of pings about turns.
    pub pings: u64,
    /// The number of games that never ended.
    pub stuck: u64,
    /// The number of turns whose ping should have come but did not.
    pub turns_without_ping: u64,
    /// The number of turns with two pings.
    pub turns_pinged_twice: u64,
    /// The number of pings about a turn that was already over.
    pub pings_after_answer: u64,
    /// The number of gains of time that no increment, gift or takeback explains, and of moves after
    /// the time had run out.
    pub clocks_gained: u64,
    /// The number of ratings that differ from those recomputed from the record.
    pub ratings_differ: u64,
    /// The number of seasons and cups that were open after their last date.
    pub events_late: u64,
    /// The number of fixtures without a result in an event that is over.
    pub fixtures_open: u64,
    /// The number of pairs that played a game too many, or not one on each side, and of challenges
    /// in ladders beyond what is allowed.
    pub pairs_unfair: u64,
    /// The number of rows of final tables that differ from a plain recount.
    pub tables_differ: u64,
    /// The number of pings about an event beside the one at its start.
    pub start_pings_beyond: u64,
    /// The number of running games of team matches in which a player is out.
    pub games_abandoned: u64,
    /// The number of events that began.
    pub events: u64,
    /// The number of events that began, by kind.
    pub kinds: BTreeMap<&'static str, u64>,
    /// The number of fixtures.
    pub fixtures: u64,
    /// The number of fixtures that a ruling decided.
    pub rulings: u64,
    /// The number of people pinged at the start of an event.
    pub start_pings: u64,
    /// The number of turns that should have had a ping: the player wants pings, can be reached, and
    /// did not move before the ping was due.
    pub turns_counted: u64,
    /// The number of moves.
    pub moves: u64,
    /// The number of reminders that pinged.
    pub reminders: u64,
    /// The number of pings that came after being postponed.
    pub snoozes: u64,
    /// The number of messages of all kinds.
    pub messages: u64,
    /// The number of games that ended because a player ran out of time.
    pub timeouts: u64,
    /// The number of vacations that people took.
    pub vacations: u64,
    /// The number of presses of old buttons, and of second presses.
    pub old_presses: u64,
    /// The number of rated games.
    pub rated: u64,
    /// The number of days that passed on the simulated clock.
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
            self.events_late,
            self.fixtures_open,
            self.pairs_unfair,
            self.tables_differ,
            self.start_pings_beyond,
            self.games_abandoned,
        ];
        broken.iter().all(|&count| count == 0)
    }
}
