//! Opening a database. The first connection finds the cause where that fails; the pools make
//! theirs as it was made.

use std::borrow::Cow;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyPool, Connection, Executor};
use tokio::time::{sleep, timeout};

use super::error::StoreError;
use super::file::{self, DataFile};

/// How long an idle connection counts as alive without a ping.
const FRESH: Duration = Duration::from_millis(100);

/// The pause before another try to open a database that another process opens.
const AGAIN: Duration = Duration::from_millis(50);

/// What every connection to SQLite sets, besides how it writes.
const SQLITE: [&str; 5] = [
    // In ms, a bit less than our own patience.
    "PRAGMA busy_timeout = 1500",
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    // What is deleted is overwritten: a person's note or zone is gone from the file, too.
    "PRAGMA secure_delete = ON",
    // In KiB when negative, for each connection. A year of games outgrows the default 2 MiB, and
    // then every query reads from the file.
    "PRAGMA cache_size = -16384",
];

/// What every connection to PostgreSQL sets: how long to wait for another's lock.
const POSTGRES: [&str; 1] = ["SET lock_timeout = 1500"];

/// A database to open, and what its connections set.
pub(super) struct Opening {
    /// How people name it: the file from the root on, or the server with the database.
    pub name: String,
    options: AnyConnectOptions,
    sqlite: bool,
    file: Option<PathBuf>,
    makes: bool,
    patience: Duration,
}

impl Opening {
    /// The database of a URL. Each use waits for a connection no longer than this.
    pub fn of(url: &str, patience: Duration) -> Result<Opening, StoreError> {
        sqlx::any::install_default_drivers();
        let (sqlite, file) = (url.starts_with("sqlite:"), file::named(url)?);
        let makes = !url.contains("mode=") || url.contains("mode=rwc");
        // Only here a missing file is made. A later connection must not make another one where it
        // was moved away.
        let url = match (sqlite, url.contains("mode=")) {
            (true, false) => Cow::Owned(format!("{url}{}mode=rw", if url.contains('?') { '&' } else { '?' })),
            (true, true) => Cow::Owned(url.replace("mode=rwc", "mode=rw")),
            (false, _) => Cow::Borrowed(url),
        };
        let name = match (&file, sqlite) {
            (Some(file), _) => file.display().to_string(),
            (None, true) => "a database in memory".to_owned(),
            (None, false) => server(&PgConnectOptions::from_str(&url)?),
        };
        Ok(Opening { name, options: AnyConnectOptions::from_str(&url)?, sqlite, file, makes, patience })
    }

    /// The first connection, which is closed when the pools have theirs; and the file, which is
    /// made if it is missing. Waits for another process that opens it, and for a server that says
    /// that it starts. Everything else fails at once, with its cause.
    pub async fn first(&self, most: Duration) -> Result<(sqlx::AnyConnection, Option<DataFile>), StoreError> {
        if let Some(file) = self.file.as_deref().filter(|_| self.makes) {
            file::make(file)?;
        }
        let mut why = "no answer".to_owned();
        let connected = timeout(most, async {
            loop {
                match self.connect().await {
                    Err(error) if self.is_beginning(&error) => why = said(error),
                    connected => return connected.map_err(said),
                }
                sleep(AGAIN).await;
            }
        });
        let connected = connected.await;
        let unopened = |why| StoreError::Unopened { name: self.name.clone(), why };
        let mut first = connected.unwrap_or(Err(why)).map_err(unopened)?;
        let file = match &self.file {
            Some(file) => {
                let mode: String = sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut first).await?;
                Some(DataFile::open_at(file.clone(), mode == "wal")?)
            }
            None => None,
        };
        Ok((first, file))
    }

    async fn connect(&self) -> sqlx::Result<sqlx::AnyConnection> {
        let mut conn = sqlx::AnyConnection::connect_with(&self.options).await?;
        set_up(&mut conn, if self.sqlite { &SQLITE[..] } else { &POSTGRES[..] }).await?;
        Ok(conn)
    }

    /// Whether another process opens the database just now, or its server starts.
    fn is_beginning(&self, error: &sqlx::Error) -> bool {
        let sqlx::Error::Database(error) = error else { return false };
        // SQLite: busy, locked, with all that is more precise.
        let busy = |code: i64| matches!(code & 0xff, 5 | 6);
        let code = error.code().and_then(|code| code.parse().ok());
        error.is_transient_in_connect_phase() || self.sqlite && code.is_some_and(busy)
    }

    /// A pool of up to `most` connections, each of which sets these besides.
    pub fn pool(&self, most: u32, besides: [&'static str; 2]) -> AnyPool {
        let (sqlite, patience) = (self.sqlite, self.patience);
        // How many connections to ping before their next use, since one was found dead.
        let doubt = Arc::new(AtomicU32::new(0));
        let doubted = Arc::clone(&doubt);
        AnyPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(patience)
            .after_connect(move |conn, _| {
                Box::pin(async move {
                    set_up(conn, if sqlite { &SQLITE[..] } else { &POSTGRES[..] }).await?;
                    set_up(conn, &[besides[usize::from(!sqlite)]]).await
                })
            })
            // It was pinged when it was released, and is not pinged again soon after that.
            .test_before_acquire(false)
            .before_acquire(move |conn, known| {
                let doubted =
                    doubted.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok();
                Box::pin(async move {
                    if doubted || known.idle_for > FRESH {
                        conn.ping().await?;
                    }
                    // If the disk is full or fails, SQLite rolls back by itself. The driver
                    // then believes the transaction to be open and refuses another.
                    Ok(!conn.is_in_transaction())
                })
            })
            // A dead connection is found before it goes back to the pool. The ping must not
            // hold its place for ever.
            .after_release(move |conn, _| {
                let doubt = Arc::clone(&doubt);
                Box::pin(async move {
                    let lives = sqlite || matches!(timeout(patience, conn.ping()).await, Ok(Ok(())));
                    if !lives {
                        doubt.store(most, Ordering::Relaxed);
                    }
                    Ok(lives)
                })
            })
            .connect_lazy_with(self.options.clone())
    }
}

async fn set_up(conn: &mut sqlx::AnyConnection, statements: &[&'static str]) -> sqlx::Result<()> {
    for statement in statements {
        conn.execute(*statement).await?;
    }
    Ok(())
}

/// The cause of a failure, in the words of the system or the server.
fn said(error: sqlx::Error) -> String {
    match error {
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Database(error) => error.message().to_owned(),
        error => error.to_string(),
    }
}

/// A server and its database, without the password.
fn server(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    format!("PostgreSQL {}:{}, database {database}", options.get_host(), options.get_port())
}
