//! Connects to the database, and begins every transaction.

pub mod aside;
pub mod backup;
pub mod checkup;
pub mod columns;
pub mod error;
pub mod file;
pub mod migrations;
pub mod opening;
pub mod processes;
pub mod pulse;
pub mod queries;
pub mod values;

use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::Duration;

use sqlx::{AnyPool, Connection, Executor, Row};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::game::Timestamp;
pub use crate::store::error::StoreError;
pub(in crate::store) use crate::store::error::corrupt_row;
use crate::store::file::DataFile;
use crate::store::opening::DatabaseOpening;

/// The longest wait for a connection or for the begin of a transaction. Discord waits three seconds
/// for an answer.
const PATIENCE: Duration = Duration::from_millis(1_700);

/// The longest wait for a writer's turn on SQLite, a part of `PATIENCE`. The rest is the time to
/// begin the transaction: in overload no turn begins that cannot succeed.
const IN_LINE: Duration = Duration::from_millis(1_200);

/// The most connections of a process to PostgreSQL for answering people.
const ANSWERS: u32 = 8;
/// The most connections of a process to PostgreSQL for its background workers.
const WORKS: u32 = 4;

/// The time to wait at start for a database that another process opens, or that is starting too.
const AT_START: Duration = Duration::from_secs(30);

/// The statement that sets up a connection whose commits survive a power cut: for SQLite, and for
/// PostgreSQL.
const LASTING: [&str; 2] = ["PRAGMA synchronous = FULL", "SET statement_timeout = 15000"];

/// The statement that sets up a connection whose commits need not reach the disk at once: for
/// SQLite, which then syncs at checkpoints only, and for PostgreSQL, which sets that in each
/// transaction.
const LIGHT: [&str; 2] = ["PRAGMA synchronous = NORMAL", LASTING[1]];
/// The statement that sets up a connection to a temporary database, which need not wait for the
/// disk and is filled by few large statements: for SQLite, and for PostgreSQL.
const THROWN_AWAY: [&str; 2] = ["PRAGMA synchronous = OFF", "SET statement_timeout = 0"];

/// The number of tries to empty the write-ahead log of SQLite. Each try waits a while for readers.
const SETTLES: u32 = 20;

/// The statement that begins a transaction of SQLite. It waits for its turn to write at once. A
/// transaction that reads first and writes later would fail if another writer came between.
pub(in crate::store) const IN_TURN: &str = "BEGIN IMMEDIATE";

/// A connection to either database.
pub type Conn = sqlx::AnyConnection;

/// A transaction on either database. Uncommitted changes are undone.
pub struct Transaction {
    inner: sqlx::Transaction<'static, sqlx::Any>,
    work: WorkLeft,
    _turn: Option<OwnedSemaphorePermit>,
}

/// A span of time, such as a lease.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The first moment of the span.
    pub from: Timestamp,
    /// The first moment after the span.
    pub until: Timestamp,
}

/// The part of a list to load, such as a page of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    /// The number of list items before the part.
    pub skip: usize,
    /// The most items in the part.
    pub limit: usize,
}

/// The work that a committed transaction leaves to the workers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WorkLeft {
    /// True if there may be new notices to deliver.
    pub notices: bool,
    /// True if there may be new work for the engine.
    pub thoughts: bool,
    /// True if there may be new moves to post to another site.
    pub posts: bool,
    /// The earliest new time at which work falls due. `None` if there is no such work.
    pub due: Option<Timestamp>,
}

impl WorkLeft {
    /// Work of every kind, due at once.
    pub(in crate::store) const ANY: WorkLeft =
        WorkLeft { notices: true, thoughts: true, posts: true, due: Some(Timestamp::MIN) };

    /// Notices to deliver.
    pub(in crate::store) const NOTICES: WorkLeft =
        WorkLeft { notices: true, thoughts: false, posts: false, due: None };

    /// Work for the engine.
    pub(in crate::store) const THOUGHTS: WorkLeft =
        WorkLeft { notices: false, thoughts: true, posts: false, due: None };

    /// Work that falls due at a time. No work if `None`.
    pub(in crate::store) fn due(at: Option<Timestamp>) -> WorkLeft {
        WorkLeft { due: at, ..WorkLeft::default() }
    }
}

impl Transaction {
    /// Commits the transaction. Returns the work that it leaves to the workers.
    pub async fn commit(self) -> Result<WorkLeft, StoreError> {
        self.inner.commit().await?;
        Ok(self.work)
    }

    /// Undoes the changes of the transaction.
    pub(in crate::store) async fn roll_back(self) -> Result<(), StoreError> {
        Ok(self.inner.rollback().await?)
    }

    /// Records work that the commit leaves to the workers. A function that makes work takes a
    /// transaction and not a connection, so that it can record the work.
    pub(in crate::store) fn leave_work(&mut self, work: WorkLeft) {
        let due = self.work.due.into_iter().chain(work.due).min();
        let notices = self.work.notices || work.notices;
        let thoughts = self.work.thoughts || work.thoughts;
        let posts = self.work.posts || work.posts;
        self.work = WorkLeft { notices, thoughts, posts, due };
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

/// The connections to the bot's database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Db {
    pool: AnyPool,
    /// The pool of the workers on PostgreSQL. `None` on SQLite, where they use the main pool
    /// because there is one writer at a time anyway.
    works: Option<AnyPool>,
    /// The pool for transactions that need not survive a power cut. On PostgreSQL it is the main
    /// pool.
    light: AnyPool,
    begin: &'static str,
    /// The queue of this process's writers to SQLite, which has one writer at a time. `None` on
    /// PostgreSQL.
    turns: Option<Arc<Semaphore>>,
    /// The file of a SQLite database. `None` for PostgreSQL and for a database in memory.
    file: Option<Arc<DataFile>>,
    opening: Arc<DatabaseOpening>,
}

impl Db {
    /// Connects like [`Db::connect`] to a temporary database. SQLite then does not wait for the
    /// disk.
    pub async fn connect_scratch(url: &str) -> Result<Db, StoreError> {
        Db::open_pool(url, THROWN_AWAY, AT_START).await
    }

    /// Connects like [`Db::connect`], but waits at most 1.7 seconds. `None` if the SQLite file is
    /// missing or empty.
    pub async fn connect_existing(url: &str) -> Result<Option<Db>, StoreError> {
        if !Db::is_there(url)? {
            return Ok(None);
        }
        Db::open_pool(url, LASTING, PATIENCE).await.map(Some)
    }

    /// Returns true if the SQLite file of a URL exists and is not empty. Always true for PostgreSQL
    /// and for a database in memory. Fails if the folder of the file does not exist.
    pub fn is_there(url: &str) -> Result<bool, StoreError> {
        file::file_of_url(url)?.map_or(Ok(true), |file| file::holds_anything(&file))
    }

    /// Returns a name of a URL's database for people: its file, or its server. It contains no
    /// password.
    pub fn name_of(url: &str) -> Result<String, StoreError> {
        Ok(DatabaseOpening::read_url(url, PATIENCE)?.name)
    }

    /// Returns the name of this database for people, with its schema on PostgreSQL.
    pub async fn name(&self) -> Result<String, StoreError> {
        if self.turns.is_some() {
            return Ok(self.opening.name.clone());
        }
        let schema: Option<String> = sqlx::query_scalar("SELECT CAST(current_schema() AS TEXT)")
            .fetch_one(&mut *self.read().await?)
            .await?;
        Ok(format!("{}, schema {}", self.opening.name, schema.unwrap_or_default()))
    }

    /// Connects to a `sqlite:` or `postgres:` URL. Creates a missing SQLite file, in WAL mode and
    /// with foreign keys on. Waits up to 30 seconds for a database that is starting.
    pub async fn connect(url: &str) -> Result<Db, StoreError> {
        Db::open_pool(url, LASTING, AT_START).await
    }

    async fn open_pool(
        url: &str,
        besides: [&'static str; 2],
        most: Duration,
    ) -> Result<Db, StoreError> {
        let sqlite = url.starts_with("sqlite:");
        let opening = DatabaseOpening::read_url(url, PATIENCE)?;
        let (first, file) = opening.first_connection(most).await?;
        let (pool, light, works) = match sqlite {
            true => {
                let light = if besides == LASTING { LIGHT } else { besides };
                (opening.make_pool(4, besides), Some(opening.make_pool(1, light)), None)
            }
            false => {
                (opening.make_pool(ANSWERS, besides), None, Some(opening.make_pool(WORKS, besides)))
            }
        };
        // On a busy machine a connection may take longer than the timeout of the pool.
        let pooled = async {
            loop {
                match pool.acquire().await {
                    Err(sqlx::Error::PoolTimedOut) => {}
                    pooled => return pooled,
                }
            }
        };
        drop(timeout(most, pooled).await.map_err(|_| StoreError::Slow)??);
        first.close().await?;
        let begin = if sqlite { IN_TURN } else { "BEGIN" };
        let light = light.unwrap_or_else(|| pool.clone());
        let file = file.map(Arc::new);
        let turns = sqlite.then(|| Arc::new(Semaphore::new(1)));
        Ok(Db { pool, works, light, begin, turns, file, opening: Arc::new(opening) })
    }

    /// Fails unless PostgreSQL grants as many connections as this process may use: with fewer, some
    /// of its work would wait forever. Does nothing on SQLite.
    pub async fn check_room(&self) -> Result<(), StoreError> {
        if self.turns.is_some() {
            return Ok(());
        }
        let held = self.pool.size() + self.works.as_ref().map_or(0, AnyPool::size);
        self.opening.check_room(held as usize, (ANSWERS + WORKS) as usize).await
    }

    /// Returns a handle with the connections of workers, so that deliveries do not queue behind
    /// requests.
    pub fn for_work(&self) -> Db {
        match &self.works {
            Some(works) => Db { pool: works.clone(), light: works.clone(), ..self.clone() },
            None => self.clone(),
        }
    }

    /// Returns true if several processes may serve from this database, that is, if it is
    /// PostgreSQL.
    pub fn is_shared(&self) -> bool {
        self.turns.is_none()
    }

    /// Begins a transaction that may write. On SQLite the writers of this process take turns. Fails
    /// if that takes more than 1.7 seconds.
    pub async fn begin(&self) -> Result<Transaction, StoreError> {
        self.begin_on(&self.pool).await
    }

    /// Begins a transaction whose commit does not wait for the disk. A power cut may undo it, until
    /// a later transaction commits durably.
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
            let inner = self.opening.take_in_time(pool.begin_with(self.begin)).await;
            if let Some(file) = &self.file {
                file.check_file(inner.is_ok())?;
            }
            let inner = inner?;
            Ok(Transaction { inner, work: WorkLeft::default(), _turn: turn })
        };
        timeout(PATIENCE, begun).await.unwrap_or(Err(StoreError::Slow))
    }

    /// Moves the content of SQLite's write-ahead log into the database file, so that neither keeps
    /// deleted data. Fails while others read from the log. Does nothing on PostgreSQL.
    pub async fn empty_log(&self) -> Result<(), StoreError> {
        if self.turns.is_none() {
            return Ok(());
        }
        let mut conn = self.read().await?;
        for _ in 0..SETTLES {
            // The first column tells whether a reader was in the way.
            let done = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *conn).await?;
            if done.try_get::<i64, _>(0)? == 0 {
                return Ok(());
            }
        }
        Err(StoreError::Slow)
    }

    /// Returns true if the database answers within 1.7 seconds.
    pub async fn answers(&self) -> bool {
        let asked = async { self.pool.acquire().await?.ping().await };
        matches!(timeout(PATIENCE, asked).await, Ok(Ok(())))
    }

    /// Returns a connection for reading. Fails if none is free in time.
    pub async fn read(&self) -> Result<sqlx::pool::PoolConnection<sqlx::Any>, StoreError> {
        self.opening.take_in_time(self.pool.acquire()).await
    }

    /// Closes every connection when its current work is done.
    pub async fn close(&self) {
        self.pool.close().await;
        self.light.close().await;
        if let Some(works) = &self.works {
            works.close().await;
        }
    }
}

/// Waits for a turn to write, first come, first served. `None` if there is no queue. Fails if the
/// turn does not come within `patience`.
async fn in_line(
    turns: Option<&Arc<Semaphore>>,
    patience: Duration,
) -> Result<Option<OwnedSemaphorePermit>, StoreError> {
    let Some(turns) = turns else { return Ok(None) };
    // The semaphore is never closed.
    let turn =
        timeout(patience, Arc::clone(turns).acquire_owned()).await.map_err(|_| StoreError::Slow)?;
    Ok(turn.ok())
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
