//! The ends of games. The words for them are stored and exported, so they never change.

use super::seat::Seat;
use crate::words::words;

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The winner; `None` for a draw and for a cancelled game.
    pub winner: Option<Seat>,
    /// The reason why the game ended.
    pub reason: Reason,
}

/// The reason why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Reason {
    /// A stone reached the enemy home row.
    Breakthrough,
    /// The loser had no action.
    Stalemate,
    /// All players but one are out, in a game of several.
    LastPlayer,
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Timeout,
    /// All players still in agreed on a draw.
    Agreement,
    /// A position occurred for the third time: a draw by a table rule.
    Repetition,
    /// The game was ended without a result.
    Cancelled,
}

impl Reason {
    /// Returns true if the rules ended the game, not the players or their clocks.
    pub const fn is_by_rules(self) -> bool {
        match self {
            Reason::Breakthrough | Reason::Stalemate | Reason::LastPlayer | Reason::Repetition => {
                true
            }
            Reason::Resignation | Reason::Timeout | Reason::Agreement | Reason::Cancelled => false,
        }
    }
}

words!(Reason {
    Breakthrough: "breakthrough",
    Stalemate: "stalemate",
    LastPlayer: "last-player",
    Resignation: "resignation",
    Timeout: "timeout",
    Agreement: "agreement",
    Repetition: "repetition",
    Cancelled: "cancelled",
});
