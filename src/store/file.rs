//! The file of a SQLite database: its place, and whether it is still the one that is open.

use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::sqlite::SqliteConnectOptions;

use super::error::StoreError;

/// The permissions of a new file: its owner alone reads and writes it. SQLite gives the files
/// beside it the same.
const OWN: u32 = 0o600;

/// The file that the connections of a database have open.
#[derive(Debug)]
pub(super) struct DataFile {
    path: PathBuf,
    /// Device and inode: the name may come to stand for another file.
    id: (u64, u64),
    /// Whether a write-ahead log is beside it while it is open.
    has_log: bool,
    /// Whether the last look did not find it in its place.
    away: AtomicBool,
}

impl DataFile {
    /// The file of this name, which is open.
    pub fn open_at(path: PathBuf, has_log: bool) -> Result<DataFile, StoreError> {
        let id = id(&path).map_err(|error| unopened(&path, &error))?;
        Ok(DataFile { path, id, has_log, away: AtomicBool::new(false) })
    }

    /// Fails if another file, or none, has its name, or its write-ahead log is gone while a
    /// connection is `open`: what is written then is lost. Logs that once, and its return.
    pub fn check(&self, open: bool) -> Result<(), StoreError> {
        let lacks_log = || open && self.has_log && !beside(&self.path, "-wal").exists();
        let away = id(&self.path).ok() != Some(self.id) || lacks_log();
        let error = || StoreError::Moved(self.path.clone());
        match (self.away.swap(away, Ordering::Relaxed), away) {
            (false, true) => tracing::error!("{}", error()),
            (true, false) => tracing::info!(file = %self.path.display(), "the database is in its place again"),
            _ => {}
        }
        if away { Err(error()) } else { Ok(()) }
    }
}

fn id(path: &Path) -> io::Result<(u64, u64)> {
    fs::metadata(path).map(|file| (file.dev(), file.ino()))
}

/// The file that a URL names, from the root on; `None` for PostgreSQL and for a database in memory.
pub(super) fn named(url: &str) -> Result<Option<PathBuf>, StoreError> {
    if !url.starts_with("sqlite:") || url.contains(":memory:") || url.contains("mode=memory") {
        return Ok(None);
    }
    let named = SqliteConnectOptions::from_str(url)?;
    let named = named.get_filename();
    std::path::absolute(named).map(Some).map_err(|error| unopened(named, &error))
}

/// Whether a file holds anything. Fails if it has no folder, so that it cannot be made.
pub(super) fn holds_anything(path: &Path) -> Result<bool, StoreError> {
    match fs::metadata(path) {
        Ok(file) => Ok(file.len() > 0),
        Err(_) => match path.parent().map_or(Ok(()), |folder| fs::metadata(folder).map(|_| ())) {
            Ok(()) => Ok(false),
            Err(error) => Err(unopened(path, &error)),
        },
    }
}

/// Makes a file unless it is there.
pub(super) fn make(path: &Path) -> Result<(), StoreError> {
    match OpenOptions::new().write(true).create_new(true).mode(OWN).open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(unopened(path, &error)),
        _ => Ok(()),
    }
}

/// A file of this name with something behind it.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn unopened(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unopened { name: path.display().to_string(), why: error.to_string() }
}
