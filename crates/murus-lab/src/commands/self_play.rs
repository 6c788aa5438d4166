//! The command that plays games between levels and keeps their openings.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use murus_gallicus::Variant;

use super::LabFailure;
use crate::self_play::play_opening;

/// Plays games between levels until a file has `count` games, and continues after those it has.
/// Each game is written as one line as soon as it ends.
pub fn play_games(variant: Variant, file: &Path, count: usize) -> Result<(), LabFailure> {
    let known = if file.exists() {
        fs::read_to_string(file).map_err(LabFailure::of(file))?.lines().count()
    } else {
        0
    };
    let mut lines =
        OpenOptions::new().create(true).append(true).open(file).map_err(LabFailure::of(file))?;
    for number in known..count {
        writeln!(lines, "{}", play_opening(variant, number as u64).write())
            .map_err(LabFailure::of(file))?;
    }
    Ok(())
}
