//! Matches between players of the game, and what they measure.
//!
//! | file | what it holds |
//! |---|---|
//! | `contender` | a player of a match: an evaluation with a budget, a level, or another program |
//! | `contest` | matches in pairs of games from one opening with seats changed, and their Elo |
//! | `ladder` | how the levels are set in a variant |
//! | `openings` | the positions in which games of a match begin |
//! | `program` | other programs that play in a match |
//! | `tally` | the result of a match so far |
//! | `sprt` | whether a match has seen enough games |

mod contender;
mod contest;
mod ladder;
mod openings;
mod program;
mod sprt;
mod tally;

pub use contender::{Contender, ContenderError};
pub use contest::Contest;
pub(crate) use contest::longest;
pub use ladder::Ladder;
pub use openings::make_suite;
pub use program::ProgramError;
pub use sprt::{NoTest, Sprt};
pub use tally::Tally;
