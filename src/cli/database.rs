//! Commands for the database: migrate, backup, restore.

use std::io::{self, Write};
use std::path::Path;

use super::failure::CliFailure;
use super::process::{USUAL, run_command, stop_on_signal};
use crate::clock::Clock;
use crate::config::{self, LogForm};
use crate::service::{self, LEASE, Service};
use crate::store::{self, Copied, Db, Restored, StoreError};

/// Migrates a database to the newest schema, and prints its name and its number of games. Creates a
/// missing SQLite file. If it was `restored` from a backup, also ends all web sessions and queues a
/// notice of the state of each running game.
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

/// Writes a checked backup of a SQLite database to a new file, and prints what it holds. Fails if
/// the file exists. A signal stops the backup.
pub fn backup_database(file: &Path, url: &str) -> Result<(), CliFailure> {
    let work = async {
        let url = config::check_database(url).map_err(CliFailure::usage_failure)?;
        let stop = stop_on_signal()?;
        let copied = tokio::select! {
            copied = store::backup::write(url, file) => copied.map_err(CliFailure::usage_failure)?,
            // Dropping the copy deletes its partial files.
            () = stop.cancelled() => return Err(CliFailure::Usage("stopped, and nothing was written".to_owned())),
        };
        Ok(writeln!(io::stdout(), "{}: {}", file.display(), summarize_copy(copied))?)
    };
    run_command(LogForm::Human, USUAL, Box::pin(work))
}

/// Restores a backup as the SQLite database of a URL and migrates it. Then ends all web sessions,
/// and queues a notice of the state of each running game. Fails if the database is in use, or if it
/// is not empty and `replace` is false.
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

/// Ends all web sessions and sign-in links, and queues a notice of its state to each running game
/// but exhibitions. Prints the number of running games, with exhibitions.
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

/// Opens a database and migrates it to the newest schema. Creates a missing SQLite file. Fails if
/// it holds tables of another program, or has a newer schema.
pub(super) async fn open_database(url: &str) -> Result<Db, CliFailure> {
    let db = connect_database(url).await?;
    bring_up_to_date(&db, url).await?;
    Ok(db)
}

/// Migrates an open database to the newest schema. Fails if that is not possible, or if it has a
/// newer schema.
pub(super) async fn bring_up_to_date(db: &Db, url: &str) -> Result<(), CliFailure> {
    db.migrate().await.map_err(|error| match error {
        StoreError::Newer { .. } => CliFailure::usage_failure(error),
        error => CliFailure::Usage(format!("{}: {error}", Db::name_of(url).unwrap_or_default())),
    })
}

/// Opens a database without migrating it. Creates a missing SQLite file. Fails if it holds tables
/// of another program.
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

/// Returns true if the SQLite file of a URL is there and not empty, or if the URL names a server.
/// Fails if the URL is bad, or if the folder of a new file does not exist.
pub(super) fn is_there(url: &str) -> Result<bool, CliFailure> {
    Db::is_there(check_url(url)?).map_err(unusable_database)
}

/// Returns a line with the name of the open database, its number of games, and the word `found` or
/// `made`, depending on `was_there`.
pub(super) async fn describe_database(db: &Db, was_there: bool) -> Result<String, StoreError> {
    let games = store::games::count_games(&mut *db.read().await?).await?;
    let how = if was_there { "found" } else { "made" };
    Ok(format!("the database is {} ({how}, {games} games)", db.name().await?))
}

fn check_url(url: &str) -> Result<&str, CliFailure> {
    config::check_database(url).map_err(CliFailure::usage_failure)
}

/// Returns a failure whose message begins with `DATABASE_URL`, the setting to look at.
pub(super) fn unusable_database(error: impl std::fmt::Display) -> CliFailure {
    CliFailure::Usage(format!("DATABASE_URL: {error}"))
}
