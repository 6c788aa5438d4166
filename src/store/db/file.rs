//! The file of a SQLite database: its place, and whether it is still the one that is open.

use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, chown};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::sqlite::SqliteConnectOptions;

use crate::store::error::StoreError;

/// The permissions of a new file: its owner alone reads and writes it. SQLite gives the files
/// beside it the same.
const OWN: u32 = 0o600;

/// The file that the connections of a database have open.
#[derive(Debug)]
pub(in crate::store) struct DataFile {
    path: PathBuf,
    /// Device and inode: the name may come to stand for another file.
    id: (u64, u64),
    /// The write-ahead log that lies beside it while it is open: beside the file itself, also where
    /// its name is a link.
    log: Option<PathBuf>,
    /// True if the last check did not find the file in its place.
    away: AtomicBool,
}

impl DataFile {
    /// The file of this name, which is open.
    pub fn open_at(path: PathBuf, has_log: bool) -> Result<DataFile, StoreError> {
        let id = file_id(&path).map_err(|error| unopened_file(&path, &error))?;
        let log = has_log.then(|| file_beside(&resolve_links(&path), "-wal"));
        Ok(DataFile { path, id, log, away: AtomicBool::new(false) })
    }

    /// Fails if another file, or none, has its name, or its write-ahead log is gone while a
    /// connection is `open`: what is written then is lost. Logs that once, and its return.
    pub fn check_file(&self, open: bool) -> Result<(), StoreError> {
        let away = match file_id(&self.path).ok() == Some(self.id) {
            false => Some(self.path.clone()),
            true => self.log.clone().filter(|log| open && !log.exists()),
        };
        let error = away.map(StoreError::Moved);
        match (self.away.swap(error.is_some(), Ordering::Relaxed), &error) {
            (false, Some(error)) => tracing::error!("{error}"),
            (true, None) => {
                tracing::info!(file = %self.path.display(), "the database is in its place again")
            }
            _ => {}
        }
        error.map_or(Ok(()), Err)
    }
}

fn file_id(path: &Path) -> io::Result<(u64, u64)> {
    fs::metadata(path).map(|file| (file.dev(), file.ino()))
}

/// The file that a URL names, from the root on; `None` for PostgreSQL and for a database in memory.
pub(in crate::store) fn file_of_url(url: &str) -> Result<Option<PathBuf>, StoreError> {
    if !url.starts_with("sqlite:") || url.contains(":memory:") || url.contains("mode=memory") {
        return Ok(None);
    }
    let named = SqliteConnectOptions::from_str(url)?;
    let named = named.get_filename();
    std::path::absolute(named).map(Some).map_err(|error| unopened_file(named, &error))
}

/// Returns true if a file holds anything. Fails if it has no folder, so that it cannot be made.
pub(in crate::store) fn holds_anything(path: &Path) -> Result<bool, StoreError> {
    match fs::metadata(path) {
        Ok(file) => Ok(file.len() > 0),
        Err(_) => match path.parent().map_or(Ok(()), |folder| fs::metadata(folder).map(|_| ())) {
            Ok(()) => Ok(false),
            Err(error) => Err(unopened_file(path, &error)),
        },
    }
}

/// Makes a file unless it is there. Returns whether it was made.
pub(in crate::store) fn make_file(path: &Path) -> Result<bool, StoreError> {
    match OpenOptions::new().write(true).create_new(true).mode(OWN).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        made => made.map(|_| true).map_err(|error| unopened_file(path, &error)),
    }
}

/// Gives a file that takes another one's place the same owner and permissions. Where there is none
/// yet, its folder has the owner, if this process may give files away.
pub(in crate::store) fn take_after(path: &Path, other: &Path) -> io::Result<()> {
    match fs::metadata(other) {
        Ok(other) => {
            chown(path, Some(other.uid()), Some(other.gid()))?;
            fs::set_permissions(path, other.permissions())
        }
        Err(_) => {
            let folder = path.parent().and_then(|folder| fs::metadata(folder).ok());
            // A folder of the system is no sign of who runs the bot.
            let _ = folder.map(|folder| chown(path, Some(folder.uid()), Some(folder.gid())));
            Ok(())
        }
    }
}

/// Returns true if two paths lead to one existing file.
pub(in crate::store) fn is_same(one: &Path, other: &Path) -> bool {
    matches!((file_id(one), file_id(other)), (Ok(one), Ok(other)) if one == other)
}

/// Returns the reason why the system does not let this process read and write a file, if it does
/// not. Only for a file that is not open: closing it here would end SQLite's locks.
pub(in crate::store) fn find_refusal(path: &Path) -> Option<String> {
    let error = OpenOptions::new().read(true).write(true).open(path).err()?;
    let owner = fs::metadata(path).ok().filter(|_| error.kind() == io::ErrorKind::PermissionDenied);
    let owner = owner.map(|file| format!(". The file belongs to user {}", file.uid()));
    Some(format!("{error}{}", owner.unwrap_or_default()))
}

/// Returns the file that a path leads to through links. The file need not exist.
pub(in crate::store) fn resolve_links(path: &Path) -> PathBuf {
    let link = || fs::read_link(path).map(|to| path.with_file_name(to));
    fs::canonicalize(path).or_else(|_| link()).unwrap_or_else(|_| path.to_owned())
}

/// A file of this name with something behind it.
pub(in crate::store) fn file_beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn unopened_file(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unopened { name: path.display().to_string(), why: error.to_string() }
}
