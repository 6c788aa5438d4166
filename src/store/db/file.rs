//! The file of a SQLite database: its path, and whether the path still leads to the open file.

use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, chown};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

use sqlx::sqlite::SqliteConnectOptions;

use crate::store::error::StoreError;

/// The permissions of a new file: only its owner may read and write. SQLite copies them to its
/// other files.
const OWN: u32 = 0o600;

/// The file that the connections of a database have open.
#[derive(Debug)]
pub(in crate::store) struct DataFile {
    path: PathBuf,
    /// Device and inode, because the path may come to name another file.
    id: (u64, u64),
    /// The write-ahead log of the open database, next to the file that links lead to. `None` if the
    /// database has no such log.
    log: Option<PathBuf>,
    /// True if the last check failed to find the file or its log.
    away: AtomicBool,
}

impl DataFile {
    /// Remembers the identity of the open file at this path. Fails if the file cannot be inspected.
    pub fn open_at(path: PathBuf, has_log: bool) -> Result<DataFile, StoreError> {
        let id = file_id(&path).map_err(|error| unopened_file(&path, &error))?;
        let log = has_log.then(|| file_beside(&resolve_links(&path), "-wal"));
        Ok(DataFile { path, id, log, away: AtomicBool::new(false) })
    }

    /// Fails if the path no longer leads to the open file, or if its write-ahead log is gone while
    /// a connection is `open`: writes would then be lost. Logs the first failure and the recovery.
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

/// Returns the absolute path of a SQLite URL's file. `None` for PostgreSQL and for a database in
/// memory.
pub(in crate::store) fn file_of_url(url: &str) -> Result<Option<PathBuf>, StoreError> {
    if !url.starts_with("sqlite:") || url.contains(":memory:") || url.contains("mode=memory") {
        return Ok(None);
    }
    let named = SqliteConnectOptions::from_str(url)?;
    let named = named.get_filename();
    std::path::absolute(named).map(Some).map_err(|error| unopened_file(named, &error))
}

/// Returns true if a file exists and is not empty. Fails if its folder does not exist.
pub(in crate::store) fn holds_anything(path: &Path) -> Result<bool, StoreError> {
    match fs::metadata(path) {
        Ok(file) => Ok(file.len() > 0),
        Err(_) => match path.parent().map_or(Ok(()), |folder| fs::metadata(folder).map(|_| ())) {
            Ok(()) => Ok(false),
            Err(error) => Err(unopened_file(path, &error)),
        },
    }
}

/// Makes an empty file. Returns false if it exists already.
pub(in crate::store) fn make_file(path: &Path) -> Result<bool, StoreError> {
    match OpenOptions::new().write(true).create_new(true).mode(OWN).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        made => made.map(|_| true).map_err(|error| unopened_file(path, &error)),
    }
}

/// Gives a new file the owner and permissions of the `other` file that it replaces. If that does
/// not exist, tries to give it the owner of its folder.
pub(in crate::store) fn take_after(path: &Path, other: &Path) -> io::Result<()> {
    match fs::metadata(other) {
        Ok(other) => {
            chown(path, Some(other.uid()), Some(other.gid()))?;
            fs::set_permissions(path, other.permissions())
        }
        Err(_) => {
            let folder = path.parent().and_then(|folder| fs::metadata(folder).ok());
            // Ignores a failure: the owner of a system folder need not be the user who runs the
            // bot.
            let _ = folder.map(|folder| chown(path, Some(folder.uid()), Some(folder.gid())));
            Ok(())
        }
    }
}

/// Returns true if two paths lead to one existing file.
pub(in crate::store) fn is_same(one: &Path, other: &Path) -> bool {
    matches!((file_id(one), file_id(other)), (Ok(one), Ok(other)) if one == other)
}

/// Returns the reason why the system refuses to let this process read and write a file, or `None`
/// if it permits it. The file must not be open elsewhere in this process: closing it here would end
/// SQLite's locks.
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

/// Returns a path with `ending` appended to the file name.
pub(in crate::store) fn file_beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn unopened_file(path: &Path, error: &io::Error) -> StoreError {
    StoreError::Unopened { name: path.display().to_string(), why: error.to_string() }
}
