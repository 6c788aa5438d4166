//! The command that writes whole games of levels against themselves, for everybody to use.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::Path;

use indicatif::ProgressBar;
use murus_gallicus::abstract_play::{GameRecord, RecordFacts, RecordPlayer};
use murus_gallicus::{RecordHeader, Variant};

use super::LabFailure;
use crate::self_play::{SelfPlayed, play};

/// The games to write.
#[derive(Clone, Debug)]
pub struct GamesWanted {
    /// The variants, for two.
    pub variants: Vec<Variant>,
    /// The number of games of each variant. Those that do not end are left out.
    pub count: u64,
    /// The day of the records, as `2026-11-30`.
    pub date: String,
}

/// Plays games and writes them into a folder: as text, as records of the site Abstract Play, and
/// with a README. Overwrites such files. The same games come out each time, as long as the levels
/// play as they do. Prints nothing. Fails for a variant of more than two players.
pub fn write_games(folder: &Path, wanted: &GamesWanted) -> Result<(), LabFailure> {
    let GamesWanted { variants, count, date } = wanted;
    variants.iter().try_for_each(|&variant| super::matches::require_two(variant))?;
    fs::create_dir_all(folder).map_err(LabFailure::of(folder))?;
    let open = |name: &str| {
        let path = folder.join(name);
        File::create(&path).map(BufWriter::new).map_err(LabFailure::of(&path))
    };
    let (mut text, mut records) = (open("games.txt")?, open("games.json")?);
    let bar = ProgressBar::new(variants.len() as u64 * count);
    let mut total = 0;
    for &variant in variants {
        for number in 0..*count {
            let game = play(variant, number);
            bar.inc(1);
            let name = format!("{variant}-{number}");
            let Some(record) = record_of(&game, &name, date) else { continue };
            writeln!(text, "{}", write_text(&game, &name))?;
            let between = if total == 0 { "[\n" } else { ",\n" };
            write!(records, "{between}{}", super::to_json(&record))?;
            total += 1;
        }
    }
    bar.finish_and_clear();
    writeln!(records, "{}]", if total == 0 { "[" } else { "\n" })?;
    text.flush()?;
    records.flush()?;
    write!(open("README.md")?, "{}", describe(total, variants))?;
    Ok(())
}

/// Returns the record of a game. `None` if it did not end.
fn record_of(game: &SelfPlayed, name: &str, date: &str) -> Option<GameRecord> {
    let midnight = format!("{date}T00:00:00Z");
    let player = RecordPlayer {
        name: format!("Murus {}", game.level),
        id: Some(format!("murus-{}", game.level.to_lowercase())),
        program: true,
    };
    let facts = RecordFacts {
        site: "Murus".to_owned(),
        game: name.to_owned(),
        began: midnight.clone(),
        ended: midnight.clone(),
        made: midnight,
        unrated: true,
        players: vec![player.clone(), player],
    };
    GameRecord::new(&game.line, facts)
}

/// Returns a game as text, below a header.
fn write_text(game: &SelfPlayed, name: &str) -> String {
    let player = format!("Murus {}", game.level);
    let players = [player.clone(), player];
    let header = RecordHeader { game: name, players: &players, outcome: game.line.outcome() };
    game.line.record_with_header(&header)
}

/// Returns the README of a folder with this many games.
fn describe(total: u64, variants: &[Variant]) -> String {
    let names: Vec<String> = variants.iter().map(|variant| format!("`{variant}`")).collect();
    format!(
        "# Self-play of Murus Gallicus\n\n\
         {total} games of *Murus Gallicus*, the board game by Phil Leduc, that levels of the program \
         Murus played against themselves. Each variant has as many: {}.\n\n\
         | file | what it holds |\n|---|---|\n\
         | `games.txt` | each game below a header with its variant, players and result |\n\
         | `games.json` | the same games as records 1-0-0 of the site Abstract Play |\n\n\
         They are in the public domain: [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).\n",
        names.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_written_in_both_forms() {
        let folder = tempfile::tempdir().expect("a folder");
        let variants = vec!["standard".parse().expect("a variant")];
        let wanted = GamesWanted { variants, count: 2, date: "2026-11-30".to_owned() };
        write_games(folder.path(), &wanted).expect("it writes");
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
        let text = read("games.txt");
        assert!(text.starts_with("[Game \"standard-0\"]\n[Variant \"standard\"]\n"), "{text}");
        assert!(text.contains("[Player \"romans Murus Legionary\"]\n"), "{text}");
        let records: Vec<serde_json::Value> =
            serde_json::from_str(&read("games.json")).expect("JSON");
        assert_eq!(records.len(), 2);
        assert_eq!(records[1]["header"]["players"][0]["name"], "Murus Centurion");
        assert!(read("README.md").contains("\n2 games of *Murus Gallicus*"));
        let several = vec!["escape@8x8-four".parse().expect("a variant")];
        let wanted = GamesWanted { variants: several, ..wanted };
        assert!(write_games(folder.path(), &wanted).is_err(), "it is not for two");
    }
}
