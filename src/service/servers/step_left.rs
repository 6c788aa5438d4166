//! What a step of a contest leaves to do.

use crate::game::GameId;

/// The work that is left after a step of a contest.
pub(super) enum StepLeft {
    /// Nothing, until the next step is due.
    Nothing,
    /// Another step.
    Step,
    /// The engine judges these games.
    Judge(Vec<GameId>),
}
