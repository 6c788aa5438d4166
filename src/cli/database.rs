//! Commands for the database: migrate, backup, restore.

use std::io::{self, Write};
use std::path::Path;

use super::failure::Failure;
use super::process::{USUAL, run};
use crate::config::{self, LogForm};
use crate::store::{self, Copied, Db, Restored};

/// Brings a database up to date.
pub fn migrate(url: &str) -> Result<(), Failure> {
    run(LogForm::Human, USUAL, Box::pin(async { open(url).await.map(|_| ()) }))
}

/// Writes a checked backup of a SQLite database to a new file.
pub fn backup(file: &Path, url: &str) -> Result<(), Failure> {
    let work = async {
        let url = config::database(url).map_err(Failure::usage)?;
        let copied = store::backup::write(url, file).await.map_err(Failure::usage)?;
        Ok(writeln!(io::stdout(), "{}: {}", file.display(), summary(copied))?)
    };
    run(LogForm::Human, USUAL, Box::pin(work))
}

/// Puts a backup in place of a SQLite database.
pub fn restore(file: &Path, replace: bool, url: &str) -> Result<(), Failure> {
    let work = async {
        let url = config::database(url).map_err(Failure::usage)?;
        let Restored { copied, replaced } = store::backup::restore(url, file, replace).await.map_err(Failure::usage)?;
        writeln!(io::stdout(), "restored: {}", summary(copied))?;
        if let Some(old) = replaced {
            writeln!(io::stdout(), "the database of before: {}", old.display())?;
        }
        Ok(())
    };
    run(LogForm::Human, USUAL, Box::pin(work))
}

/// What a copy of the database holds.
fn summary(Copied { schema, people, games, events }: Copied) -> String {
    format!("whole, schema {schema}, {people} people, {games} games, {events} events")
}

/// Opens a database and brings it up to date.
pub(super) async fn open(url: &str) -> Result<Db, Failure> {
    let url = config::database(url).map_err(Failure::usage)?;
    let db = Db::connect(url).await.map_err(|error| Failure::Usage(format!("DATABASE_URL: {error}")))?;
    db.migrate().await.map_err(Failure::usage)?;
    Ok(db)
}
