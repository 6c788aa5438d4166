//! The command that makes the report of the game.

use std::path::Path;

use indicatif::ProgressBar;
use murus_gallicus::PRESETS;

use super::LabFailure;
use crate::report::write_report;

/// Plays the games of the report and writes it into a folder, with a progress bar.
pub fn make_report(folder: &Path, games: u64, threads: usize) -> Result<(), LabFailure> {
    let bar = ProgressBar::new(PRESETS.len() as u64);
    let written = write_report(folder, games, threads, |word| {
        bar.set_message(word.to_owned());
        bar.inc(1);
    });
    bar.finish_and_clear();
    written.map_err(LabFailure::of(folder))
}
