//! The command that publishes finished games.

use std::fs::{self, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::database::unusable_database;
use super::failure::CliFailure;
use super::process::{USUAL, run_command};
use crate::clock::Clock;
use crate::config::{self, LogForm};
use crate::service::play::open_data::each_open_game;
use crate::service::{LEASE, Service};
use crate::store::{self, Db};

/// The file of the games as text.
const TEXT: &str = "games.txt";
/// The file of the games as records of the site Abstract Play.
const RECORDS: &str = "games.json";
/// The file that says what the others are.
const README: &str = "README.md";

/// Writes the finished games in which all people agree that they are published into a folder, and
/// prints their number. Creates the folder. Fails if it has such files already, and for a database
/// that is missing or not up to date.
pub fn publish_games(folder: &Path, url: &str) -> Result<(), CliFailure> {
    let work = async {
        let url = config::check_database(url).map_err(CliFailure::usage_failure)?;
        let db = Db::connect_existing(url).await.map_err(unusable_database)?;
        let db = db.ok_or_else(|| unusable_database("there is no database"))?;
        check_schema(&db).await?;
        let service = Service::new(db.clone(), Clock::System, LEASE);
        let count = write_folder(folder, &service).await?;
        db.close().await;
        Ok(writeln!(io::stdout(), "{}: {count} games", folder.display())?)
    };
    run_command(LogForm::Human, USUAL, Box::pin(work))
}

/// Fails if the database is older or newer than this program.
async fn check_schema(db: &Db) -> Result<(), CliFailure> {
    let mut conn = db.read().await.map_err(unusable_database)?;
    let found = store::find_schema(&mut conn).await.map_err(unusable_database)?;
    match found == Some(store::newest_schema()) {
        true => Ok(()),
        false => Err(unusable_database("it is not up to date: run `murus migrate` first")),
    }
}

/// Writes the files of a folder. Returns the number of games.
async fn write_folder(folder: &Path, service: &Service) -> Result<usize, CliFailure> {
    fs::create_dir_all(folder).map_err(CliFailure::of_file(folder))?;
    let open = |name: &str| {
        let path = folder.join(name);
        let file = OpenOptions::new().write(true).create_new(true).open(&path);
        file.map(BufWriter::new).map_err(CliFailure::of_file(&path))
    };
    let (mut about, mut text, mut records) = (open(README)?, open(TEXT)?, open(RECORDS)?);
    let mut between = "[\n";
    let count = each_open_game(service, |game| {
        writeln!(text, "{}", game.text)?;
        write!(
            records,
            "{between}{}",
            serde_json::to_string(&game.record).map_err(io::Error::from)?
        )?;
        between = ",\n";
        Ok::<_, CliFailure>(())
    })
    .await?;
    writeln!(records, "{}]", if count == 0 { "[" } else { "\n" })?;
    write!(about, "{}", describe_files(count))?;
    for file in [&mut about, &mut text, &mut records] {
        file.flush()?;
    }
    Ok(count)
}

/// Returns the README of a folder with this many games.
fn describe_files(count: usize) -> String {
    format!(
        "# Games of Murus Gallicus\n\n\
         {count} finished games of *Murus Gallicus*, the board game by Phil Leduc, played by \
         correspondence with Murus. All people in them agreed. There are no names, no ids and no \
         days, and the numbers of the games say nothing else about them.\n\n\
         | file | what it holds |\n|---|---|\n\
         | `{TEXT}` | each game below a header with its variant, players and result |\n\
         | `{RECORDS}` | the same games as records 1-0-0 of the site Abstract Play |\n\n\
         They are in the public domain: [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).\n"
    )
}
