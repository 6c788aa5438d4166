//! Commands for the database: migrate, backup, restore.

use std::io::{self, Write};
use std::path::Path;

use super::failure::CliFailure;
use super::process::{USUAL, run_command, stop_on_signal};
use crate::clock::Clock;
use crate::config::{self, LogForm};
use crate::service::{self, LEASE, Service};
use crate::store::{self, Copied, Db, Restored, StoreError};

/// Brings a database up to date. One that was `restored` tells the people of its running games.
pub fn migrate_database(url: &str, restored: bool) -> Result<(), CliFailure> {
    let work = async {
        let was_there = is_there(url)?;
        let db = open_database(url).await?;
        writeln!(
            io::stdout(),
            "{}",
            describe_database(&db, was_there).await.map_err(CliFailure::usage_failure)?
        )?;
        if restored {
            tell_people(&db).await?;
        }
        db.close().await;
        Ok(())
    };
    run_command(LogForm::Human, USUAL, Box::pin(work))
}

/// Writes a checked backup of a SQLite database to a new file.
pub fn backup_database(file: &Path, url: &str) -> Result<(), CliFailure> {
    let work = async {
        let url = config::check_database(url).map_err(CliFailure::usage_failure)?;
        let stop = stop_on_signal()?;
        let copied = tokio::select! {
            copied = store::backup::write(url, file) => copied.map_err(CliFailure::usage_failure)?,
            // The files of the copy go with it.
            () = stop.cancelled() => return Err(CliFailure::Usage("stopped, and nothing was written".to_owned())),
        };
        Ok(writeln!(io::stdout(), "{}: {}", file.display(), summarize_copy(copied))?)
    };
    run_command(LogForm::Human, USUAL, Box::pin(work))
}

/// Puts a backup in place of a SQLite database, and has people told how their games stand. A
/// database that is not empty is replaced only if `replace`.
pub fn restore_database(file: &Path, replace: bool, url: &str) -> Result<(), CliFailure> {
    let work = async {
        let url = config::check_database(url).map_err(CliFailure::usage_failure)?;
        let Restored { copied, replaced } = store::backup::restore_backup(url, file, replace)
            .await
            .map_err(CliFailure::usage_failure)?;
        writeln!(io::stdout(), "restored: {}", summarize_copy(copied))?;
        if let Some(old) = replaced {
            writeln!(io::stdout(), "the database of before: {}", old.display())?;
        }
        let told = async {
            let db = open_database(url).await?;
            tell_people(&db).await?;
            db.close().await;
            Ok::<_, CliFailure>(())
        };
        told.await.map_err(|failure| {
            CliFailure::Usage(format!(
                "the backup is restored, but people are not told: {failure}. Try `murus migrate --restored`"
            ))
        })
    };
    run_command(LogForm::Human, USUAL, Box::pin(work))
}

/// Ends all sessions of the pages. Each running game tells its people its state once.
async fn tell_people(db: &Db) -> Result<(), CliFailure> {
    let service = Service::new(db.clone(), Clock::System, LEASE);
    service::site::session::sign_everybody_out(&service)
        .await
        .map_err(CliFailure::usage_failure)?;
    let games = service::play::restored::tell_restored(&service)
        .await
        .map_err(CliFailure::usage_failure)?;
    Ok(writeln!(
        io::stdout(),
        "the bot will tell the people of {games} running games how they stand"
    )?)
}

/// Returns one line with the schema and the counts of a copied database.
fn summarize_copy(Copied { schema, people, games, events }: Copied) -> String {
    format!("whole, schema {schema}, {people} people, {games} games, {events} events")
}

/// Opens a database and brings it up to date.
pub(super) async fn open_database(url: &str) -> Result<Db, CliFailure> {
    let db = connect_database(url).await?;
    bring_up_to_date(&db, url).await?;
    Ok(db)
}

/// Migrates a database. A failure names the database.
pub(super) async fn bring_up_to_date(db: &Db, url: &str) -> Result<(), CliFailure> {
    db.migrate().await.map_err(|error| match error {
        StoreError::Newer { .. } => CliFailure::usage_failure(error),
        error => CliFailure::Usage(format!("{}: {error}", Db::name_of(url).unwrap_or_default())),
    })
}

/// Opens a database as it is, unless another program keeps its tables there.
pub(super) async fn connect_database(url: &str) -> Result<Db, CliFailure> {
    let db = Db::connect(check_url(url)?).await.map_err(unusable_database)?;
    let is_foreign = async { store::is_foreign(&mut *db.read().await?).await };
    if is_foreign.await.map_err(unusable_database)? {
        return Err(unusable_database(format!(
            "{} holds tables of another program",
            Db::name_of(url).map_err(unusable_database)?
        )));
    }
    Ok(db)
}

/// Returns true if a database holds anything, or has a server to ask.
pub(super) fn is_there(url: &str) -> Result<bool, CliFailure> {
    Db::is_there(check_url(url)?).map_err(unusable_database)
}

/// A line with the name of the open database, its number of games, and the word for whether it was
/// there before or is new.
pub(super) async fn describe_database(db: &Db, was_there: bool) -> Result<String, StoreError> {
    let games = store::games::count_games(&mut *db.read().await?).await?;
    let how = if was_there { "found" } else { "made" };
    Ok(format!("the database is {} ({how}, {games} games)", db.name().await?))
}

fn check_url(url: &str) -> Result<&str, CliFailure> {
    config::check_database(url).map_err(CliFailure::usage_failure)
}

/// A failure to use the database that the configuration names.
pub(super) fn unusable_database(error: impl std::fmt::Display) -> CliFailure {
    CliFailure::Usage(format!("DATABASE_URL: {error}"))
}
