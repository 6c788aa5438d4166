//! Failures of the database, and of rows that cannot be read.

use std::path::PathBuf;

/// A failure of the database or of a stored row.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database, or the connection to it, failed.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
    /// The database does not answer in time.
    #[error("the database does not answer in time")]
    Slow,
    /// The database cannot be opened.
    #[error("{name} cannot be opened: {why}")]
    Unopened {
        /// The database for people: its file or its server.
        name: String,
        /// The cause, as the system or the server says it.
        why: String,
    },
    /// The database server grants fewer connections than a process needs.
    #[error(
        "{name} gives {given} connections, but a process of the bot needs {needed}: {why}. Raise the limit of the role or of the server"
    )]
    Few {
        /// The server of the database, for people.
        name: String,
        /// The number of connections that the server grants.
        given: usize,
        /// The number of connections that a process needs.
        needed: usize,
        /// The cause, as the server says it.
        why: String,
    },
    /// The file at this path is no longer the one that is open.
    #[error(
        "{} is not the file that is open: it was moved, replaced or deleted. Nothing is written until it is back, or a restart opens what is there", .0.display()
    )]
    Moved(PathBuf),
    /// A newer program migrated the database.
    #[error(
        "the database is of a newer version of this program (its schema is {found}, this program knows up to {known}): start that version, or restore a backup from before it"
    )]
    Newer {
        /// The number of the last migration of the database.
        found: i64,
        /// The number of the last migration that this program knows.
        known: i64,
    },
    /// A migration failed.
    #[error("the database could not be migrated: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Another process changed the row meanwhile. Load it again.
    #[error("the row was changed meanwhile")]
    Conflict,
    /// A stored row cannot be read. The text is the reason.
    #[error("a stored row makes no sense: {0}")]
    Corrupt(String),
}

/// A stored value of an unexpected type or form counts as a corrupt row, not as a failure of the
/// database.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::Decode(why) => corrupt_row(why),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::RowNotFound => corrupt_row(error),
            error => StoreError::Database(error),
        }
    }
}

impl StoreError {
    /// Returns true if this failure is logged where it is found, so that callers need not log it
    /// again.
    pub fn is_logged(&self) -> bool {
        matches!(self, StoreError::Moved(_))
    }

    /// Returns true if the failure affects all work, because the database cannot be used at all.
    pub fn is_of_all(&self) -> bool {
        matches!(self, StoreError::Moved(_) | StoreError::Unopened { .. })
    }

    /// Returns the reason if the processed row caused the failure: it cannot be read, or its result
    /// cannot be stored. `None` for any other failure.
    pub fn blames_row(&self) -> Option<String> {
        match self {
            StoreError::Corrupt(why) => Some(why.clone()),
            StoreError::Database(sqlx::Error::Database(error)) => {
                let refused = !matches!(error.kind(), sqlx::error::ErrorKind::Other);
                // PostgreSQL: data exceptions; SQLite: too big, mismatch.
                let code = error.code().unwrap_or_default();
                (refused || code.starts_with("22") || ["18", "20"].contains(&code.as_ref()))
                    .then(|| error.to_string())
            }
            _ => None,
        }
    }

    /// Returns true if the failed work may succeed when it is started again from the beginning.
    pub fn is_transient(&self) -> bool {
        match self {
            StoreError::Conflict => true,
            StoreError::Database(sqlx::Error::Database(error)) => {
                // PostgreSQL: serialization failure, deadlock; SQLite: locked, overtaken. A unique
                // violation is a race that the next try settles. Busy is not among them: SQLite
                // has waited already.
                let code = error.code().unwrap_or_default();
                error.is_unique_violation()
                    || ["40001", "40P01", "6", "517"].contains(&code.as_ref())
            }
            _ => false,
        }
    }
}

/// Makes the error for a row that cannot be read, with its reason.
pub(in crate::store) fn corrupt_row(what: impl std::fmt::Display) -> StoreError {
    StoreError::Corrupt(what.to_string())
}
