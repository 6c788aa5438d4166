//! A report of the game, from games of levels against themselves.
//!
//! | file | what it holds |
//! |---|---|
//! | `survey` | plays games and counts |
//! | `rows` | the players, and the counts of each variant |
//! | `charts` | the pictures |
//! | `text` | the report as Markdown |

mod charts;
mod rows;
mod survey;
mod text;

use std::path::Path;
use std::{fs, io};

use murus_engine::Level;
use murus_gallicus::{PRESETS, Variant};

use rows::{PLAYERS, ReportRow, Rows};
use survey::{Survey, SurveyPlayer};

/// Plays the games of the report, and writes `report.md` and its pictures into a folder. `each` is
/// called with the name of each variant before its games. The same numbers give the same report.
/// Fails if a file cannot be written.
pub fn write_report(
    folder: &Path,
    games: u64,
    threads: usize,
    mut each: impl FnMut(&str),
) -> io::Result<()> {
    let mut rows = Rows::new();
    for &(word, text) in PRESETS {
        each(word);
        let variant: Variant = text.parse().map_err(io::Error::other)?;
        let surveys = PLAYERS.map(|(name, setting, divisor)| {
            let level = Level::named(name);
            // Among several players more thought wins little, and games would not end.
            let set = setting.filter(|_| variant.board().seats == 2);
            let strength = match set {
                Some(setting) => level.dialed(setting),
                None => level.strength(variant),
            };
            let player = SurveyPlayer { strength, has_book: setting.is_some() };
            Survey::play(variant, player, (games / divisor).max(1), threads)
        });
        rows.push(ReportRow { word, variant, surveys: surveys.to_vec() });
    }
    let pictures = folder.join("report");
    fs::create_dir_all(&pictures)?;
    for (name, bytes) in charts::draw(&rows) {
        fs::write(pictures.join(name), bytes)?;
    }
    fs::write(folder.join("report.md"), text::write(&rows, games))
}
