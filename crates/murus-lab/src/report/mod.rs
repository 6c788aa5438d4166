//! A report of the game, from games of levels against themselves.
//!
//! | file | what it holds |
//! |---|---|
//! | `survey` | plays games and counts |
//! | `charts` | the pictures |
//! | `text` | the report as Markdown |

mod charts;
mod survey;
mod text;

use std::path::Path;
use std::{fs, io};

use murus_engine::Level;
use murus_gallicus::{PRESETS, Variant};

use survey::{Survey, SurveyPlayer};

/// The players of the report, weakest first: a level, the setting of its dial where it is not the
/// usual one, and the divisor of the number of its games, which cost more the more it thinks.
const PLAYERS: [(&str, Option<u32>, u64); 3] =
    [("Discens", None, 1), ("Centurion", None, 1), ("Caesar", Some(60_000), 2)];

/// The counts of a variant.
struct ReportRow {
    word: &'static str,
    variant: Variant,
    /// The counts of each player, weakest first.
    surveys: Vec<Survey>,
}

/// The rows of the report's tables, in the order of the presets.
type Rows = Vec<ReportRow>;

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
            let strength = match setting {
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
