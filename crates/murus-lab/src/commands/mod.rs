//! The subcommands. They print their results to the given writer, line by line.

mod accuracy;
mod engine;
mod games;
mod matches;
mod puzzles;
mod report;
mod self_play;
mod solve;
mod train;

use std::path::Path;

use serde::Serialize;

pub use accuracy::{AccuracyGames, print_accuracy};
pub use engine::{print_bench, print_perft};
pub use games::{GamesWanted, write_games};
pub use matches::{
    print_book, print_ladder, print_match, print_openings, print_riddles, print_slips,
    read_openings,
};
pub use puzzles::{mend_puzzles, mine_puzzles, print_puzzles, prove_puzzles};
pub use report::make_report;
pub use self_play::play_games;
pub use solve::{Riddle, check_proof};
pub use train::train;

/// A reason why a subcommand failed. It displays as the line to print.
#[derive(Debug, thiserror::Error)]
pub enum LabFailure {
    /// The subcommand cannot be done as asked. Holds the reason.
    #[error("{0}")]
    Usage(String),
    /// Reading the input or writing the output failed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl LabFailure {
    /// Makes a usage failure with the text of another error.
    pub fn usage(error: impl std::fmt::Display) -> LabFailure {
        LabFailure::Usage(error.to_string())
    }

    /// Makes a function that turns an error of reading or writing this file into a failure.
    fn of(file: &Path) -> impl FnOnce(std::io::Error) -> LabFailure {
        move |error| LabFailure::Usage(format!("{}: {error}", file.display()))
    }
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("strings, numbers and lists are always JSON")
}
