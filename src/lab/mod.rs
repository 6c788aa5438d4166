//! Where the opponent is made and measured: self-play, training, and matches. Offline work for developers; nothing that serves people
//! depends on it.
//!
//! | file | what it holds |
//! |---|---|
//! | `contender` | who plays in a match: an evaluation and a budget, or a level |
//! | `contest` | matches in pairs of games from one opening, in which seats are changed, and their Elo |
//! | `ladder` | how levels are set in a variant |
//! | `openings` | where games of a match begin |
//! | `program` | other programs that play in a match |
//! | `tally` | what a match has come to |
//! | `sprt` | when enough games were played |
//! | `samples` | self-play into a file of positions with their scores and results |
//! | `fit` | gradient descent on such a file |
//! | `school` | generation after generation, each against the best so far |

mod contender;
mod contest;
mod fit;
mod ladder;
mod openings;
mod program;
mod samples;
mod school;
mod sprt;
mod tally;

pub use contender::{Contender, ContenderError};
pub use contest::Contest;
pub use ladder::Ladder;
pub use openings::make_suite;
pub use program::ProgramError;
pub use school::{Course, SchoolError};
pub use sprt::{NoTest, Sprt};
pub use tally::Tally;

use indicatif::{ProgressBar, ProgressStyle};

/// A progress bar of so many steps, with words in front.
fn bar(steps: u64, words: String) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:30} {wide_bar} {pos}/{len} {elapsed} (eta {eta})");
    let bar = ProgressBar::new(steps).with_message(words);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
