//! The command that publishes finished games.

use std::fs::{self, File, OpenOptions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

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
        let games = if count == 1 { "game" } else { "games" };
        Ok(writeln!(io::stdout(), "{}: {count} {games}", folder.display())?)
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

/// Writes the files of a folder. Returns the number of games. A failure leaves none of them.
async fn write_folder(folder: &Path, service: &Service) -> Result<usize, CliFailure> {
    fs::create_dir_all(folder).map_err(CliFailure::of_file(folder))?;
    let paths = [README, TEXT, RECORDS].map(|name| folder.join(name));
    if paths.iter().any(|path| path.exists()) {
        let why = format!("{} has such files already: name another folder", folder.display());
        return Err(CliFailure::Usage(why));
    }
    let written = write_files(&paths, service).await;
    if written.is_err() {
        // One that was not made yet cannot be removed.
        paths.iter().for_each(|path| drop(fs::remove_file(path)));
    }
    written
}

/// Writes the README, the games as text and their records. Returns the number of games.
async fn write_files(paths: &[PathBuf; 3], service: &Service) -> Result<usize, CliFailure> {
    let [about, text, records] = paths;
    let mut about = NewFile::create(about)?;
    let (mut text, mut records) = (NewFile::create(text)?, NewFile::create(records)?);
    let mut between = "[\n";
    let count = each_open_game(service, |game| {
        text.write(&format!("{}\n", game.text))?;
        let record = serde_json::to_string(&game.record).map_err(io::Error::from)?;
        records.write(&format!("{between}{record}"))?;
        between = ",\n";
        Ok::<_, CliFailure>(())
    })
    .await?;
    records.write(if count == 0 { "[]\n" } else { "\n]\n" })?;
    about.write(&describe_files(count))?;
    [about, text, records].into_iter().try_for_each(NewFile::end)?;
    Ok(count)
}

/// A file that is written, and was not there before. Failures name it.
struct NewFile<'a> {
    path: &'a Path,
    out: BufWriter<File>,
}

impl<'a> NewFile<'a> {
    fn create(path: &'a Path) -> Result<NewFile<'a>, CliFailure> {
        let file = OpenOptions::new().write(true).create_new(true).open(path);
        let out = BufWriter::new(file.map_err(CliFailure::of_file(path))?);
        Ok(NewFile { path, out })
    }

    fn write(&mut self, text: &str) -> Result<(), CliFailure> {
        self.out.write_all(text.as_bytes()).map_err(CliFailure::of_file(self.path))
    }

    fn end(mut self) -> Result<(), CliFailure> {
        self.out.flush().map_err(CliFailure::of_file(self.path))
    }
}

/// Returns the README of a folder with this many games.
fn describe_files(count: usize) -> String {
    format!(
        "# Games of Murus Gallicus\n\n\
         Finished games of *Murus Gallicus*, the board game by Phil Leduc, played by correspondence \
         with Murus: {count}. All people in them agreed. There are no names, no ids and no \
         days, and the numbers of the games say nothing else about them.\n\n\
         | file | what it holds |\n|---|---|\n\
         | `{TEXT}` | each game below a header with its variant, players and result |\n\
         | `{RECORDS}` | the same games as records 1-0-0 of the site Abstract Play |\n\n\
         They are in the public domain: [CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/).\n"
    )
}
