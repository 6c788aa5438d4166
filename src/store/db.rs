//! Connecting, and the one way to begin a transaction.

use std::borrow::Cow;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyPool, Connection, Executor};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::game::Timestamp;

/// How long to wait for the database before work begins. Discord waits three seconds for an
/// answer.
const PATIENCE: Duration = Duration::from_millis(1_700);

/// How long of that to wait for a turn to write, where one writes after the other. A late turn must
/// leave time to begin; in overload nobody takes a turn that cannot succeed.
const IN_LINE: Duration = Duration::from_millis(1_200);

/// How long an idle connection counts as alive without a ping.
const FRESH: Duration = Duration::from_millis(100);

/// How long to wait for the database at start: it may be starting, too.
const AT_START: Duration = Duration::from_secs(30);

/// What every connection to SQLite sets, besides how it writes.
const SQLITE: [&str; 4] = [
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    // In ms, a bit less than our own patience.
    "PRAGMA busy_timeout = 1500",
    // In KiB when negative, for each connection. A year of games outgrows the default 2 MiB, and
    // then every query reads from the file.
    "PRAGMA cache_size = -16384",
];

/// What every connection to PostgreSQL sets: how long to wait for another's lock.
const POSTGRES: [&str; 1] = ["SET lock_timeout = 1500"];

/// What connections to SQLite and PostgreSQL set for a database that lasts, and for one that is
/// thrown away, which need not wait for the disk and is filled in few large statements.
const LASTING: [&str; 2] = ["PRAGMA synchronous = FULL", "SET statement_timeout = 15000"];

/// SQLite then syncs at checkpoints only; PostgreSQL sets that in each transaction.
const LIGHT: [&str; 2] = ["PRAGMA synchronous = NORMAL", LASTING[1]];
const THROWN_AWAY: [&str; 2] = ["PRAGMA synchronous = OFF", "SET statement_timeout = 0"];

/// A connection to either database.
pub type Conn = sqlx::AnyConnection;

/// A transaction on either database. What is not committed is undone.
pub struct Transaction {
    inner: sqlx::Transaction<'static, sqlx::Any>,
    work: WorkLeft,
    _turn: Option<OwnedSemaphorePermit>,
}

/// A stretch of time. A lease of it begins at `from` and ends at `until`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// Its first moment.
    pub from: Timestamp,
    /// The moment after its last.
    pub until: Timestamp,
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    /// How many come before it.
    pub skip: usize,
    /// How many it has at most.
    pub limit: usize,
}

/// The work that a committed transaction leaves to the workers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WorkLeft {
    /// Whether there may be new notices.
    pub notices: bool,
    /// Whether there may be new work for the engine.
    pub thoughts: bool,
    /// The earliest new time at which something falls due.
    pub due: Option<Timestamp>,
}

impl WorkLeft {
    /// Any work.
    pub(super) const ANY: WorkLeft = WorkLeft { notices: true, thoughts: true, due: Some(Timestamp::MIN) };

    /// Notices to deliver.
    pub(super) const NOTICES: WorkLeft = WorkLeft { notices: true, thoughts: false, due: None };

    /// Something to think about.
    pub(super) const THOUGHTS: WorkLeft = WorkLeft { notices: false, thoughts: true, due: None };

    /// Something that falls due at a time, if any.
    pub(super) fn due(at: Option<Timestamp>) -> WorkLeft {
        WorkLeft { due: at, ..WorkLeft::default() }
    }
}

impl Transaction {
    /// Commits. Returns the work that it leaves.
    pub async fn commit(self) -> Result<WorkLeft, StoreError> {
        self.inner.commit().await?;
        Ok(self.work)
    }

    /// Notes work that the commit leaves. A function that makes work takes a transaction and not a
    /// connection, so that it can note it.
    pub(super) fn leaves(&mut self, work: WorkLeft) {
        let due = self.work.due.into_iter().chain(work.due).min();
        let (notices, thoughts) = (self.work.notices || work.notices, self.work.thoughts || work.thoughts);
        self.work = WorkLeft { notices, thoughts, due };
    }
}

impl Deref for Transaction {
    type Target = Conn;

    fn deref(&self) -> &Conn {
        &self.inner
    }
}

impl DerefMut for Transaction {
    fn deref_mut(&mut self) -> &mut Conn {
        &mut self.inner
    }
}

/// A failure of the database, or of what it holds.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database, or the connection to it, failed.
    #[error("the database failed: {0}")]
    Database(sqlx::Error),
    /// The database does not answer in time.
    #[error("the database does not answer in time")]
    Slow,
    /// A newer program migrated the database.
    #[error(
        "the database is of a newer version of this program (its schema is {found}, this program knows up to {known}): start that version, or restore a backup from before it"
    )]
    Newer {
        /// Its last migration.
        found: i64,
        /// The last one that this program knows.
        known: i64,
    },
    /// A migration failed.
    #[error("the database could not be migrated: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Another process changed the row meanwhile. Load it again.
    #[error("the row was changed meanwhile")]
    Conflict,
    /// A row that cannot be read.
    #[error("a stored row makes no sense: {0}")]
    Corrupt(String),
}

/// A value of another shape than the program writes is a corrupt row, and no failure of the
/// database.
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::Decode(why) => corrupt(why),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::RowNotFound => corrupt(error),
            error => StoreError::Database(error),
        }
    }
}

impl StoreError {
    /// Why the row in work is at fault, if it is: it cannot be read, or what follows from it cannot
    /// be stored.
    pub fn blames_row(&self) -> Option<String> {
        match self {
            StoreError::Corrupt(why) => Some(why.clone()),
            StoreError::Database(sqlx::Error::Database(error)) => {
                let refused = !matches!(error.kind(), sqlx::error::ErrorKind::Other);
                // PostgreSQL: data exceptions; SQLite: too big, mismatch.
                let code = error.code().unwrap_or_default();
                (refused || code.starts_with("22") || ["18", "20"].contains(&code.as_ref())).then(|| error.to_string())
            }
            _ => None,
        }
    }

    /// Whether the same work may succeed if it starts again.
    pub fn is_transient(&self) -> bool {
        match self {
            StoreError::Conflict => true,
            StoreError::Database(sqlx::Error::Database(error)) => {
                // PostgreSQL: serialization failure, deadlock; SQLite: locked, overtaken. A unique
                // violation is a race that the next try settles. Busy is not among them: SQLite
                // has waited already.
                let code = error.code().unwrap_or_default();
                error.is_unique_violation() || ["40001", "40P01", "6", "517"].contains(&code.as_ref())
            }
            _ => false,
        }
    }
}

/// A pool of connections to the one database that decides everything.
#[derive(Clone, Debug)]
pub struct Db {
    pool: AnyPool,
    /// For workers: connections of their own to PostgreSQL. SQLite has one writer at a time anyway.
    works: Option<AnyPool>,
    /// For what need not outlast a power cut. SQLite needs a connection of its own for that.
    light: AnyPool,
    begin: &'static str,
    /// SQLite has one writer at a time: the writers of this process take turns in order.
    turns: Option<Arc<Semaphore>>,
}

impl Db {
    /// Connects as [`Db::connect`] does, to a database that is thrown away afterwards: SQLite need
    /// not wait for the disk.
    pub async fn scratch(url: &str) -> Result<Db, StoreError> {
        Db::open(url, THROWN_AWAY, AT_START).await
    }

    /// Connects as [`Db::connect`] does, without a long wait; `None` if there is no file yet.
    pub async fn existing(url: &str) -> Result<Option<Db>, StoreError> {
        if url.starts_with("sqlite:") && !SqliteConnectOptions::from_str(url)?.get_filename().exists() {
            return Ok(None);
        }
        Db::open(url, LASTING, PATIENCE).await.map(Some)
    }

    /// Connects to a `sqlite:` or `postgres:` URL. Creates a missing SQLite file, which runs in WAL
    /// with foreign keys on.
    pub async fn connect(url: &str) -> Result<Db, StoreError> {
        Db::open(url, LASTING, AT_START).await
    }

    async fn open(url: &str, besides: [&'static str; 2], patience: Duration) -> Result<Db, StoreError> {
        sqlx::any::install_default_drivers();
        let sqlite = url.starts_with("sqlite:");
        let url = match sqlite && !url.contains("mode=") {
            true => Cow::Owned(format!("{url}{}mode=rwc", if url.contains('?') { '&' } else { '?' })),
            false => Cow::Borrowed(url),
        };
        let options = AnyConnectOptions::from_str(&url)?;
        let pool = |most: u32, besides: [&'static str; 2]| {
            // How many connections to ping before their next use, since one was found dead.
            let doubt = Arc::new(AtomicU32::new(0));
            let doubted = Arc::clone(&doubt);
            AnyPoolOptions::new()
                .max_connections(most)
                .acquire_timeout(PATIENCE)
                .after_connect(move |conn, _| {
                    Box::pin(async move {
                        let statements = if sqlite { &SQLITE[..] } else { &POSTGRES[..] };
                        for statement in statements.iter().copied().chain([besides[usize::from(!sqlite)]]) {
                            conn.execute(statement).await?;
                        }
                        Ok(())
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
                        let lives = sqlite || matches!(timeout(PATIENCE, conn.ping()).await, Ok(Ok(())));
                        if !lives {
                            doubt.store(most, Ordering::Relaxed);
                        }
                        Ok(lives)
                    })
                })
                .connect_lazy_with(options.clone())
        };
        let (pool, light, works) = match sqlite {
            true => (pool(4, besides), Some(pool(1, if besides == LASTING { LIGHT } else { besides })), None),
            false => (pool(8, besides), None, Some(pool(4, besides))),
        };
        let first = async {
            loop {
                match pool.acquire().await {
                    Err(sqlx::Error::PoolTimedOut) => {}
                    first => return first,
                }
            }
        };
        timeout(patience, first).await.map_err(|_| StoreError::Slow)??;
        // A SQLite transaction that reads first and writes later loses against another writer;
        // IMMEDIATE waits its turn.
        let begin = if sqlite { "BEGIN IMMEDIATE" } else { "BEGIN" };
        let light = light.unwrap_or_else(|| pool.clone());
        Ok(Db { pool, works, light, begin, turns: sqlite.then(|| Arc::new(Semaphore::new(1))) })
    }

    /// The same database by the connections of workers, so that deliveries do not queue behind
    /// requests.
    pub fn for_work(&self) -> Db {
        match &self.works {
            Some(works) => Db { pool: works.clone(), light: works.clone(), ..self.clone() },
            None => self.clone(),
        }
    }

    /// Whether several processes may serve it.
    pub fn is_shared(&self) -> bool {
        self.turns.is_none()
    }

    /// Begins a transaction that may write.
    pub async fn begin(&self) -> Result<Transaction, StoreError> {
        self.begin_on(&self.pool).await
    }

    /// The same for what a power cut, but nothing less, may undo: its commit does not wait for the
    /// disk. It lasts as soon as a later commit lasts.
    pub async fn begin_lightly(&self) -> Result<Transaction, StoreError> {
        let mut tx = self.begin_on(&self.light).await?;
        if self.turns.is_none() {
            tx.execute("SET LOCAL synchronous_commit TO off").await?;
        }
        Ok(tx)
    }

    async fn begin_on(&self, pool: &AnyPool) -> Result<Transaction, StoreError> {
        let begun = async {
            let turn = in_line(self.turns.as_ref(), IN_LINE).await?;
            let inner = pool.begin_with(self.begin).await?;
            Ok(Transaction { inner, work: WorkLeft::default(), _turn: turn })
        };
        timeout(PATIENCE, begun).await.unwrap_or(Err(StoreError::Slow))
    }

    /// Whether it answers in time.
    pub async fn answers(&self) -> bool {
        let asked = async { self.pool.acquire().await?.ping().await };
        matches!(timeout(PATIENCE, asked).await, Ok(Ok(())))
    }

    /// A connection for reading.
    pub async fn read(&self) -> Result<sqlx::pool::PoolConnection<sqlx::Any>, StoreError> {
        Ok(self.pool.acquire().await?)
    }

    /// Closes every connection after its current work.
    pub async fn close(&self) {
        self.pool.close().await;
        self.light.close().await;
        if let Some(works) = &self.works {
            works.close().await;
        }
    }
}

/// A turn to write, in order; `None` where writers need none.
async fn in_line(
    turns: Option<&Arc<Semaphore>>,
    patience: Duration,
) -> Result<Option<OwnedSemaphorePermit>, StoreError> {
    let Some(turns) = turns else { return Ok(None) };
    // Nobody closes it.
    let turn = timeout(patience, Arc::clone(turns).acquire_owned()).await.map_err(|_| StoreError::Slow)?;
    Ok(turn.ok())
}

/// A row that cannot be read, and why.
pub(super) fn corrupt(what: impl std::fmt::Display) -> StoreError {
    StoreError::Corrupt(what.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_late_turn_leaves_time_to_begin() {
        assert!(PATIENCE - IN_LINE >= Duration::from_millis(500));
        let turns = Arc::new(Semaphore::new(1));
        // The first takes it, however short their patience.
        let first = in_line(Some(&turns), Duration::ZERO).await;
        assert!(first.as_ref().is_ok_and(Option::is_some));
        // One without patience leaves, and those behind move up.
        assert!(matches!(in_line(Some(&turns), Duration::ZERO).await, Err(StoreError::Slow)));
        let patient = tokio::spawn({
            let turns = Arc::clone(&turns);
            async move { in_line(Some(&turns), PATIENCE).await.is_ok() }
        });
        tokio::task::yield_now().await;
        drop(first);
        assert!(patient.await.is_ok_and(|begun| begun));
        assert!(in_line(None, Duration::ZERO).await.is_ok_and(|turn| turn.is_none()));
    }
}
