//! Backups of a SQLite database in use, and their restoration. PostgreSQL has its own tools.

use std::fmt::Display;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection};

use crate::store::db::{Conn, StoreError};
use crate::store::file::{
    file_beside, find_refusal, is_same, make_file, resolve_links, take_after,
};
use crate::store::migrations::{find_schema, newest_schema};

/// Tables from which no row is ever deleted. Their counts compare a copy with its source.
const GROWING: [&str; 3] = ["player", "game", "event"];

/// The counts that describe the content of a backup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// The number of the last migration of the copied database.
    pub schema: i64,
    /// The number of people.
    pub people: i64,
    /// The number of games.
    pub games: i64,
    /// The number of stored events in all games.
    pub events: i64,
}

/// The result of restoring a backup.
#[derive(Debug)]
pub struct Restored {
    /// The content of the restored database.
    pub copied: Copied,
    /// The path to which the replaced database was renamed. `None` if nothing was replaced.
    pub replaced: Option<PathBuf>,
}

/// A reason why a database was not backed up or restored. Existing files are unchanged.
#[derive(Debug, thiserror::Error)]
pub enum NotCopied {
    /// The database is a PostgreSQL.
    #[error(
        "PostgreSQL has tools of its own for this: `pg_dump --format=custom --file=FILE \"$DATABASE_URL\"`, and `pg_restore` (docs/operating.md)"
    )]
    NotSqlite,
    /// The file to copy from does not exist.
    #[error("there is no {}", .0.display())]
    Missing(PathBuf),
    /// The target file exists already.
    #[error("{} is there already, and nothing is written over it", .0.display())]
    Exists(PathBuf),
    /// Another process has the database open.
    #[error("{} is in use: stop every process of the bot first", .0.display())]
    InUse(PathBuf),
    /// The database to replace is not empty: its file, and the name under which it would be kept.
    #[error("{} is not empty: say --replace to put it aside as {}", .0.display(), .1.display())]
    NotEmpty(PathBuf, PathBuf),
    /// The given backup is the database itself.
    #[error("{} is the database itself: name a file that `murus backup` wrote", .0.display())]
    Same(PathBuf),
    /// The copy cannot have the owner of the file that it replaces.
    #[error("{} has another owner, and this user may not give it files ({}): run this as its owner, or as root", .0.display(), .1)]
    Owner(PathBuf, std::io::Error),
    /// The system does not let this process open a file.
    #[error("{} cannot be opened: {}", .0.display(), .1)]
    Refused(PathBuf, String),
    /// The copy cannot be written, as on a full disk.
    #[error("{} cannot be written: {}", .0.display(), .1)]
    Unwritten(PathBuf, String),
    /// The file is not a database of Murus.
    #[error("{} is no database of this program: {}", .0.display(), .1)]
    NotOurs(PathBuf, String),
    /// The copy is incomplete or damaged.
    #[error("the copy is not whole: {0}")]
    Broken(String),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file could not be read or written.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl From<sqlx::Error> for NotCopied {
    fn from(error: sqlx::Error) -> NotCopied {
        NotCopied::Store(error.into())
    }
}

/// Copies the SQLite database at this URL into a new file and verifies the copy. Others may use the
/// database meanwhile. Fails if the file exists already.
pub async fn write(url: &str, to: &Path) -> Result<Copied, NotCopied> {
    let from = file_of(url)?;
    if !from.exists() {
        return Err(NotCopied::Missing(from));
    }
    if to.exists() {
        return Err(NotCopied::Exists(to.to_owned()));
    }
    let mut conn = open_file(&from).await.map_err(|error| unreadable_file(&from, error))?;
    let before =
        count_content(&mut conn, &from).await.map_err(|error| unreadable_file(&from, error))?;
    let part = PartialCopy::copy_beside(&mut conn, to).await?;
    let copied = verify_file(&part.0).await?;
    let after = count_content(&mut conn, &from).await?;
    conn.close().await?;
    let [low, high, held] =
        [&before, &after, &copied].map(|it| [it.schema, it.people, it.games, it.events]);
    if !(0..held.len()).all(|n| (low[n]..=high[n]).contains(&held[n])) {
        return Err(NotCopied::Broken(format!(
            "{copied:?} was copied, of {before:?} to {after:?}"
        )));
    }
    part.put_in_place(to)?;
    Ok(copied)
}

/// Restores a backup as the SQLite database of this URL. Fails if the database is in use, if it is
/// not empty and `replace` is false, or if the backup is damaged or of a newer version of the
/// program. A replaced database is kept under another name.
pub async fn restore_backup(url: &str, from: &Path, replace: bool) -> Result<Restored, NotCopied> {
    let to = file_of(url)?;
    if !from.exists() {
        return Err(NotCopied::Missing(from.to_owned()));
    }
    if is_same(from, &to) {
        return Err(NotCopied::Same(from.to_owned()));
    }
    let copied = verify_file(from).await?;
    let known = newest_schema();
    if copied.schema > known {
        return Err(StoreError::Newer { found: copied.schema, known }.into());
    }
    let is_there = |file: &Path| fs::metadata(file).is_ok_and(|file| file.len() > 0);
    // A write-ahead log without its file may belong to a database that was moved away.
    let holds = FILES.iter().any(|ending| is_there(&file_beside(&to, ending)));
    if holds && !replace {
        let old = free_beside(&to);
        return Err(NotCopied::NotEmpty(to, old));
    }
    // The lock fails while another process has the database open in WAL mode. While this connection
    // holds the lock, no other connection can open the database.
    let held = if is_there(&to) { lock_file(&to).await? } else { None };
    let mut conn = open_file(from).await?;
    let part = PartialCopy::copy_beside(&mut conn, &to).await?;
    conn.close().await?;
    let restored = verify_file(&part.0).await?;
    if restored != copied {
        return Err(NotCopied::Broken(format!("{restored:?} was restored, of {copied:?}")));
    }
    take_after(&part.0, &to).map_err(|error| NotCopied::Owner(to.clone(), error))?;
    let replaced = put_aside(&to)?;
    part.put_in_place(&to)?;
    if let Some(held) = held {
        held.close().await?;
    }
    Ok(Restored { copied, replaced: replaced.filter(|_| holds) })
}

/// The suffixes of the files of one SQLite database. They must move together: SQLite would apply a
/// foreign write-ahead log that is next to a database.
const FILES: [&str; 3] = ["", "-wal", "-shm"];

/// Renames a database and its write-ahead log to an unused name. Returns the new name, or `None` if
/// there was no file.
fn put_aside(file: &Path) -> Result<Option<PathBuf>, NotCopied> {
    let old = free_beside(file);
    let there =
        FILES.into_iter().filter(|ending| file_beside(file, ending).exists()).collect::<Vec<_>>();
    for ending in &there {
        fs::rename(file_beside(file, ending), file_beside(&old, ending))?;
    }
    Ok((!there.is_empty()).then_some(old))
}

/// Returns the first of `FILE.old`, `FILE.old-2`, `FILE.old-3` and so on that is unused.
fn free_beside(file: &Path) -> PathBuf {
    let names = (1..).map(|n: u32| {
        file_beside(file, &if n == 1 { ".old".to_owned() } else { format!(".old-{n}") })
    });
    let mut free =
        names.filter(|name| FILES.iter().all(|ending| !file_beside(name, ending).exists()));
    free.next().expect("a folder has fewer files than there are numbers")
}

/// Returns the file of a SQLite URL, with links resolved. Fails for PostgreSQL.
fn file_of(url: &str) -> Result<PathBuf, NotCopied> {
    if !url.starts_with("sqlite:") {
        return Err(NotCopied::NotSqlite);
    }
    Ok(resolve_links(SqliteConnectOptions::from_str(url)?.get_filename()))
}

/// Turns an error into its cause: the system refuses the file, or the file is no database of Murus.
fn unreadable_file(file: &Path, error: NotCopied) -> NotCopied {
    match (find_refusal(file), error) {
        (Some(why), _) => NotCopied::Refused(file.to_owned(), why),
        (None, error @ NotCopied::NotOurs(..)) => error,
        (None, error) => NotCopied::NotOurs(file.to_owned(), error.to_string()),
    }
}

/// Opens a connection to an existing SQLite file.
async fn open_file(file: &Path) -> Result<Conn, NotCopied> {
    sqlx::any::install_default_drivers();
    let name = name_of_file(file)?.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    let mut conn = Conn::connect(&format!("sqlite://{name}?mode=rw")).await?;
    sqlx::query("PRAGMA busy_timeout = 5000").execute(&mut conn).await?;
    Ok(conn)
}

fn name_of_file(file: &Path) -> Result<&str, NotCopied> {
    file.to_str()
        .ok_or_else(|| NotCopied::Broken(format!("{} is no name in UTF-8", file.display())))
}

/// Locks a database until the returned connection is closed. `None` if the file cannot be read as a
/// database, and so is not in use. Fails if another process has it open.
async fn lock_file(file: &Path) -> Result<Option<Conn>, NotCopied> {
    let mut conn = open_file(file).await?;
    sqlx::query("PRAGMA busy_timeout = 0").execute(&mut conn).await?;
    for sql in ["PRAGMA journal_mode = DELETE", "BEGIN EXCLUSIVE"] {
        if let Err(error) = sqlx::query(sql).execute(&mut conn).await {
            let busy = error
                .as_database_error()
                .and_then(|error| error.code())
                .is_some_and(|code| code == "5");
            return if busy { Err(NotCopied::InUse(file.to_owned())) } else { Ok(None) };
        }
    }
    Ok(Some(conn))
}

/// A copy under a temporary name until it is complete. Dropping it deletes the temporary file.
struct PartialCopy(PathBuf);

impl PartialCopy {
    /// Copies a database at one moment into a temporary file next to `to`.
    async fn copy_beside(conn: &mut Conn, to: &Path) -> Result<PartialCopy, NotCopied> {
        let unwritten = |why: &dyn Display| NotCopied::Unwritten(to.to_owned(), why.to_string());
        let part = PartialCopy::new(to).map_err(|error| unwritten(&error))?;
        let copied = sqlx::query("VACUUM INTO $1").bind(name_of_file(&part.0)?).execute(conn).await;
        copied.map_err(|error| unwritten(&error))?;
        Ok(part)
    }

    /// Makes an empty temporary file next to `to`, with a name that no other copy uses.
    fn new(to: &Path) -> Result<PartialCopy, StoreError> {
        let mut n = 0;
        loop {
            let name = file_beside(to, &format!(".{}-{n}.part", std::process::id()));
            if make_file(&name)? {
                return Ok(PartialCopy(name));
            }
            n += 1;
        }
    }

    /// Flushes the copy to disk and gives it its final name. Fails if a file of that name exists.
    fn put_in_place(self, name: &Path) -> Result<(), NotCopied> {
        File::open(&self.0)?.sync_all()?;
        match fs::hard_link(&self.0, name) {
            Err(_) if name.exists() => return Err(NotCopied::Exists(name.to_owned())),
            // The file system has no hard links.
            Err(_) => fs::rename(&self.0, name)?,
            Ok(()) => {}
        }
        if let Some(folder) = name.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            File::open(folder)?.sync_all()?;
        }
        Ok(())
    }
}

impl Drop for PartialCopy {
    fn drop(&mut self) {
        // A copy that was put in place keeps its final name.
        for ending in ["", "-journal"] {
            let _ = fs::remove_file(file_beside(&self.0, ending));
        }
    }
}

/// Checks the integrity of a database file, and returns its counts. Fails if it is damaged or no
/// database of Murus.
async fn verify_file(file: &Path) -> Result<Copied, NotCopied> {
    let not_ours = |error: String| NotCopied::NotOurs(file.to_owned(), error);
    let mut conn = open_file(file).await.map_err(|error| unreadable_file(file, error))?;
    let check = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut conn).await;
    let found: String = check.map_err(|error| not_ours(error.to_string()))?;
    if found != "ok" {
        return Err(NotCopied::Broken(found));
    }
    let counted = count_content(&mut conn, file).await?;
    conn.close().await?;
    Ok(counted)
}

async fn count_content(conn: &mut Conn, file: &Path) -> Result<Copied, NotCopied> {
    let schema = find_schema(conn).await?;
    let schema = schema
        .ok_or_else(|| NotCopied::NotOurs(file.to_owned(), "it was never migrated".to_owned()))?;
    let mut counts = [0; GROWING.len()];
    for (count, table) in counts.iter_mut().zip(GROWING) {
        let sql = format!("SELECT CAST(COUNT(*) AS BIGINT) FROM {table}");
        *count = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(&mut *conn).await?;
    }
    let [people, games, events] = counts;
    Ok(Copied { schema, people, games, events })
}
