//! Opens a database. If that fails, the first connection finds the cause. The pools set up their
//! connections like the first one.

use std::borrow::Cow;
use std::fmt;
use std::future::pending;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::postgres::PgConnectOptions;
use sqlx::{AnyPool, Connection, Executor};
use tokio::sync::Mutex;
use tokio::time::{sleep, timeout};

use crate::store::error::StoreError;
use crate::store::file::{self, DataFile};

/// The time for which an idle connection counts as alive without a ping.
const FRESH: Duration = Duration::from_millis(100);

/// The pause before another try to open a database that another process opens.
const AGAIN: Duration = Duration::from_millis(50);

/// The longest time that a server may take to answer a new connection.
const ANSWERS: Duration = Duration::from_secs(5);

/// A pool gives up this long before the patience of its user ends, so that the user learns the
/// cause.
const MARGIN: Duration = Duration::from_millis(100);

/// The statements that set up every connection to SQLite, apart from its durability.
const SQLITE: [&str; 5] = [
    // In ms, a bit less than our own patience.
    "PRAGMA busy_timeout = 1500",
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    // Deleted data is overwritten, so that a person's note or zone is gone from the file, too.
    "PRAGMA secure_delete = ON",
    // In KiB when negative, for each connection. A year of games outgrows the default 2 MiB, and
    // then every query reads from the file.
    "PRAGMA cache_size = -16384",
];

/// The statements that set up every connection to PostgreSQL. A lock is awaited for 1500 ms.
const POSTGRES: [&str; 1] = ["SET lock_timeout = 1500"];

/// A database to open, with the options of its connections.
pub(in crate::store) struct DatabaseOpening {
    /// The name of the database for people: its absolute file path, or the server with the
    /// database.
    pub name: String,
    options: AnyConnectOptions,
    sqlite: bool,
    file: Option<PathBuf>,
    makes: bool,
    patience: Duration,
    /// The reason why the server refused a connection at the last check. `None` if it granted one.
    asked: Mutex<Option<String>>,
}

impl fmt::Debug for DatabaseOpening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl DatabaseOpening {
    /// Reads a database URL, without connecting. `patience` is the longest wait for a connection
    /// from a pool.
    pub fn read_url(url: &str, patience: Duration) -> Result<DatabaseOpening, StoreError> {
        sqlx::any::install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let file = file::file_of_url(url)?;
        let makes = !url.contains("mode=") || url.contains("mode=rwc");
        // Only the first connection makes a missing file. A later one must not make another file
        // where the database was moved away.
        let url = match (sqlite, url.contains("mode=")) {
            (true, false) => {
                Cow::Owned(format!("{url}{}mode=rw", if url.contains('?') { '&' } else { '?' }))
            }
            (true, true) => Cow::Owned(url.replace("mode=rwc", "mode=rw")),
            (false, _) => Cow::Borrowed(url),
        };
        let name = match (&file, sqlite) {
            (Some(file), _) => file.display().to_string(),
            (None, true) => "a database in memory".to_owned(),
            (None, false) => server_name(&PgConnectOptions::from_str(&url)?),
        };
        let options = AnyConnectOptions::from_str(&url)?;
        let asked = Mutex::default();
        Ok(DatabaseOpening { name, options, sqlite, file, makes, patience, asked })
    }

    /// Opens the first connection, and returns it with the SQLite file. Makes a missing file if the
    /// URL permits that. Waits up to `most` for a process that is opening the same database, and
    /// for a server that is starting. Any other failure is returned at once, with its cause.
    pub async fn first_connection(
        &self,
        most: Duration,
    ) -> Result<(sqlx::AnyConnection, Option<DataFile>), StoreError> {
        if let Some(file) = self.file.as_deref().filter(|_| self.makes) {
            file::make_file(file)?;
        }
        let mut why = "no answer".to_owned();
        let connected = timeout(most, async {
            loop {
                let answered =
                    timeout(ANSWERS, self.connect()).await.map_err(|_| "no answer".to_owned())?;
                match answered {
                    Err(error) if self.is_beginning(&error) => why = say_cause(error),
                    connected => return connected.map_err(|error| self.describe_cause(error)),
                }
                sleep(AGAIN).await;
            }
        });
        let connected = connected.await;
        let unopened = |why| StoreError::Unopened { name: self.name.clone(), why };
        let mut first = connected.unwrap_or(Err(why)).map_err(unopened)?;
        let file = match &self.file {
            Some(file) => {
                let mode: String =
                    sqlx::query_scalar("PRAGMA journal_mode").fetch_one(&mut first).await?;
                Some(DataFile::open_at(file.clone(), mode == "wal")?)
            }
            None => None,
        };
        Ok((first, file))
    }

    /// Fails unless the server grants `needed` connections at once. `pooled` of these are open
    /// already. The others are opened as a test and closed again.
    pub async fn check_room(&self, pooled: usize, needed: usize) -> Result<(), StoreError> {
        let mut held = Vec::with_capacity(needed);
        let mut refused = None;
        while pooled + held.len() < needed && refused.is_none() {
            match timeout(ANSWERS, self.connect()).await {
                Ok(Ok(conn)) => held.push(conn),
                Ok(Err(error)) => refused = Some(say_cause(error)),
                Err(_) => refused = Some("no answer".to_owned()),
            }
        }
        let given = pooled + held.len();
        for conn in held {
            conn.close().await?;
        }
        refused.map_or(Ok(()), |why| {
            Err(StoreError::Few { name: self.name.clone(), given, needed, why })
        })
    }

    /// Waits for a connection or transaction from a pool. A pool does not say why it failed, so
    /// halfway through the patience this asks the server for the cause and adds it to the error.
    pub async fn take_in_time<T>(
        &self,
        taking: impl Future<Output = sqlx::Result<T>>,
    ) -> Result<T, StoreError> {
        let mut why = None;
        let asking = async {
            sleep(self.patience / 2).await;
            why = self.find_cause().await;
            pending().await
        };
        let taken = tokio::select! {
            biased;
            taken = taking => taken,
            never = asking => never,
        };
        match taken {
            Err(sqlx::Error::PoolTimedOut) => Err(why.map_or(StoreError::Slow, |why| {
                StoreError::Unopened { name: self.name.clone(), why }
            })),
            taken => Ok(taken?),
        }
    }

    /// Returns the reason why the server grants no connection. `None` if it grants one, and for
    /// SQLite. Concurrent callers share one check.
    async fn find_cause(&self) -> Option<String> {
        if self.sqlite {
            return None;
        }
        let Ok(mut asked) = self.asked.try_lock() else { return self.asked.lock().await.clone() };
        // Cleared first: a caller whose connection arrives meanwhile drops this future.
        *asked = None;
        *asked = match timeout(self.patience / 2 - 2 * MARGIN, self.connect()).await {
            Ok(Ok(conn)) => conn.close().await.err().map(say_cause),
            Ok(Err(error)) => Some(say_cause(error)),
            Err(_) => Some("no answer".to_owned()),
        };
        asked.clone()
    }

    async fn connect(&self) -> sqlx::Result<sqlx::AnyConnection> {
        let mut conn = sqlx::AnyConnection::connect_with(&self.options).await?;
        set_up(&mut conn, if self.sqlite { &SQLITE[..] } else { &POSTGRES[..] }).await?;
        Ok(conn)
    }

    /// Returns true if an error says that another process is opening the database, or that the
    /// server is starting.
    fn is_beginning(&self, error: &sqlx::Error) -> bool {
        match primary_code(error) {
            // SQLite: busy, locked.
            Some(code) if self.sqlite => matches!(code, 5 | 6),
            _ => {
                matches!(error, sqlx::Error::Database(error) if error.code().is_some_and(|code| code == "57P03"))
            }
        }
    }

    /// Returns the cause of a failure to connect. SQLite does not say why the system refuses a
    /// file, so the system is asked.
    fn describe_cause(&self, error: sqlx::Error) -> String {
        // SQLite: cannot open, read-only.
        let refused = matches!(primary_code(&error), Some(14 | 8));
        let why =
            self.file.as_deref().filter(|_| refused && self.sqlite).and_then(file::find_refusal);
        why.unwrap_or_else(|| say_cause(error))
    }

    /// Makes a pool of up to `most` connections. Each runs one statement of `besides`: the first on
    /// SQLite, the second on PostgreSQL.
    pub fn make_pool(&self, most: u32, besides: [&'static str; 2]) -> AnyPool {
        let sqlite = self.sqlite;
        let patience = self.patience;
        // The number of connections to ping before their next use, because one was found dead.
        let doubt = Arc::new(AtomicU32::new(0));
        let doubted = Arc::clone(&doubt);
        AnyPoolOptions::new()
            .max_connections(most)
            .acquire_timeout(patience - MARGIN)
            .after_connect(move |conn, _| {
                Box::pin(async move {
                    set_up(conn, if sqlite { &SQLITE[..] } else { &POSTGRES[..] }).await?;
                    set_up(conn, &[besides[usize::from(!sqlite)]]).await
                })
            })
            // A connection was pinged when it was released, and is not pinged again soon after
            // that.
            .test_before_acquire(false)
            .before_acquire(move |conn, known| {
                let doubted = doubted
                    .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1))
                    .is_ok();
                Box::pin(async move {
                    if doubted || known.idle_for > FRESH {
                        conn.ping().await?;
                    }
                    // If the disk is full or fails, SQLite rolls back by itself. The driver
                    // then believes the transaction to be open and refuses another.
                    Ok(!conn.is_in_transaction())
                })
            })
            // A dead connection is found before it goes back to the pool. The ping must not hold
            // its place forever.
            .after_release(move |conn, _| {
                let doubt = Arc::clone(&doubt);
                Box::pin(async move {
                    let lives =
                        sqlite || matches!(timeout(patience, conn.ping()).await, Ok(Ok(())));
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

/// Returns the primary code of a SQLite error: the low byte of its extended code. `None` for other
/// errors.
fn primary_code(error: &sqlx::Error) -> Option<i64> {
    let sqlx::Error::Database(error) = error else { return None };
    error.code()?.parse::<i64>().ok().map(|code| code & 0xff)
}

/// Returns the cause of a failure, in the words of the system or the server.
fn say_cause(error: sqlx::Error) -> String {
    match error {
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Database(error) => error.message().to_owned(),
        error => error.to_string(),
    }
}

/// Returns the name of a PostgreSQL server and its database for people, without the password.
fn server_name(options: &PgConnectOptions) -> String {
    let database = options.get_database().unwrap_or(options.get_username());
    format!("PostgreSQL {}:{}, database {database}", options.get_host(), options.get_port())
}
