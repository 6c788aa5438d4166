//! The kinds of events that are simulated.

use clap::ValueEnum;

/// A kind of events, as the command line names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum EventForm {
    /// A league of two or three seasons.
    League,
    /// A knock-out cup.
    Knockout,
    /// A cup of groups with a group of winners.
    Groups,
    /// A cup of Swiss rounds.
    Swiss,
    /// A ladder.
    Ladder,
    /// One player against many.
    Simul,
    /// A match between the teams of two servers.
    Team,
    /// An open month.
    Month,
}
