//! Matches between players of the game, and measurements by matches.
//!
//! | file | what it holds |
//! |---|---|
//! | `beginner` | two fixed weak players, for setting and checking the weakest levels |
//! | `book` | first moves for the strongest levels |
//! | `contender` | a player of a match: an evaluation with a budget, a level, or another program |
//! | `costs` | what players cost themselves in games against the default level |
//! | `engine_match` | matches in pairs of games from one opening, and their Elo |
//! | `ladder` | how the levels are set in a variant |
//! | `openings` | the positions in which games of a match begin |
//! | `program` | other programs that play in a match |
//! | `riddles` | how many forced wins a player finds |
//! | `slips` | how often a player allows a win in one |
//! | `tally` | the result of a match so far |
//! | `sprt` | whether a match has seen enough games |

mod beginner;
mod book;
mod contender;
mod costs;
mod engine_match;
mod ladder;
mod openings;
mod program;
mod riddles;
mod slips;
mod sprt;
mod tally;

pub use book::weigh_first_moves;
pub use contender::{Contender, ContenderError};
pub use costs::{Costs, measure_costs};
pub use engine_match::EngineMatch;
pub(crate) use engine_match::longest;
pub use ladder::Ladder;
pub use openings::{SUITE_NODES, make_suite, read_opening};
pub use program::ProgramError;
pub use riddles::Riddles;
pub use slips::Slips;
pub use sprt::{NoTest, Sprt};
pub use tally::Tally;
