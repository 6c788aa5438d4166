//! Connecting, and the one way to begin a transaction.

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

/// The time to wait for the database before work begins. Discord waits three seconds for an answer.
const PATIENCE: Duration = Duration::from_millis(1_700);

/// The part of that time to wait for a turn to write, where one writes after the other. A late turn
/// must leave time to begin; in overload no turn begins that cannot succeed.
const IN_LINE: Duration = Duration::from_millis(1_200);

/// The most connections to PostgreSQL for answers.
const ANSWERS: u32 = 8;
/// The most connections to PostgreSQL for work.
const WORKS: u32 = 4;

/// The time to wait at start for a database that another process opens, or that is starting too.
const AT_START: Duration = Duration::from_secs(30);

/// The settings of connections to SQLite and PostgreSQL for a database that lasts.
const LASTING: [&str; 2] = ["PRAGMA synchronous = FULL", "SET statement_timeout = 15000"];

/// The settings for a lasting database where a commit need not reach the disk: SQLite then syncs at
/// checkpoints only; PostgreSQL sets that in each transaction.
const LIGHT: [&str; 2] = ["PRAGMA synchronous = NORMAL", LASTING[1]];
/// The settings for a database that is thrown away, which need not wait for the disk and is filled
/// by few large statements.
const THROWN_AWAY: [&str; 2] = ["PRAGMA synchronous = OFF", "SET statement_timeout = 0"];

/// The number of tries to empty the log of SQLite, which waits a while for readers each time.
const SETTLES: u32 = 20;

/// The statement that begins a transaction of SQLite. A transaction that reads first and writes
/// later loses against another writer; this one waits its turn.
pub(in crate::store) const IN_TURN: &str = "BEGIN IMMEDIATE";

/// A connection to either database.
pub type Conn = sqlx::AnyConnection;

/// A transaction on either database. Uncommitted changes are undone.
pub struct Transaction {
    inner: sqlx::Transaction<'static, sqlx::Any>,
    work: WorkLeft,
    _turn: Option<OwnedSemaphorePermit>,
}

/// A stretch of time. A lease of it begins at `from` and ends at `until`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The first moment of the stretch.
    pub from: Timestamp,
    /// The moment after its last.
    pub until: Timestamp,
}

/// A part of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    /// The number of those before it.
    pub skip: usize,
    /// The most that the slice has.
    pub limit: usize,
}

/// The work that a committed transaction leaves to the workers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct WorkLeft {
    /// True if there may be new notices.
    pub notices: bool,
    /// True if there may be new work for the engine.
    pub thoughts: bool,
    /// The earliest new time at which something falls due.
    pub due: Option<Timestamp>,
}

impl WorkLeft {
    /// Any work.
    pub(in crate::store) const ANY: WorkLeft =
        WorkLeft { notices: true, thoughts: true, due: Some(Timestamp::MIN) };

    /// Notices to deliver.
    pub(in crate::store) const NOTICES: WorkLeft =
        WorkLeft { notices: true, thoughts: false, due: None };

    /// Something to think about.
    pub(in crate::store) const THOUGHTS: WorkLeft =
        WorkLeft { notices: false, thoughts: true, due: None };

    /// Something that falls due at a time, if any.
    pub(in crate::store) fn due(at: Option<Timestamp>) -> WorkLeft {
        WorkLeft { due: at, ..WorkLeft::default() }
    }
}

impl Transaction {
    /// Commits. Returns the work that it leaves.
    pub async fn commit(self) -> Result<WorkLeft, StoreError> {
        self.inner.commit().await?;
        Ok(self.work)
    }

    /// Undoes the changes of the transaction.
    pub(in crate::store) async fn roll_back(self) -> Result<(), StoreError> {
        Ok(self.inner.rollback().await?)
    }

    /// Notes work that the commit leaves. A function that makes work takes a transaction and not a
    /// connection, so that it can note it.
    pub(in crate::store) fn leave_work(&mut self, work: WorkLeft) {
        let due = self.work.due.into_iter().chain(work.due).min();
        let notices = self.work.notices || work.notices;
        let thoughts = self.work.thoughts || work.thoughts;
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
    /// The file of a SQLite database.
    file: Option<Arc<DataFile>>,
    opening: Arc<DatabaseOpening>,
}

impl Db {
    /// Connects as [`Db::connect`] does, to a database that is thrown away afterwards: SQLite need
    /// not wait for the disk.
    pub async fn connect_scratch(url: &str) -> Result<Db, StoreError> {
        Db::open_pool(url, THROWN_AWAY, AT_START).await
    }

    /// Connects as [`Db::connect`] does, without a long wait; `None` if there is no file yet.
    pub async fn connect_existing(url: &str) -> Result<Option<Db>, StoreError> {
        if !Db::is_there(url)? {
            return Ok(None);
        }
        Db::open_pool(url, LASTING, PATIENCE).await.map(Some)
    }

    /// Returns true if there is a file that holds something, or a server to ask. Fails if a new
    /// file would have no folder.
    pub fn is_there(url: &str) -> Result<bool, StoreError> {
        file::file_of_url(url)?.map_or(Ok(true), |file| file::holds_anything(&file))
    }

    /// The name of the database of a URL for people: its file, or its server. No password is in it.
    pub fn name_of(url: &str) -> Result<String, StoreError> {
        Ok(DatabaseOpening::read_url(url, PATIENCE)?.name)
    }

    /// The name of the database for people, with its schema on PostgreSQL.
    pub async fn name(&self) -> Result<String, StoreError> {
        if self.turns.is_some() {
            return Ok(self.opening.name.clone());
        }
        let schema: Option<String> = sqlx::query_scalar("SELECT CAST(current_schema() AS TEXT)")
            .fetch_one(&mut *self.read().await?)
            .await?;
        Ok(format!("{}, schema {}", self.opening.name, schema.unwrap_or_default()))
    }

    /// Connects to a `sqlite:` or `postgres:` URL. Creates a missing SQLite file, which runs in WAL
    /// with foreign keys on.
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
        // On a busy machine that may take longer than work waits for one.
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

    /// Fails unless PostgreSQL gives as many connections as this process may use: with fewer some
    /// of its work would wait forever.
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

    /// Returns true if several processes may serve it.
    pub fn is_shared(&self) -> bool {
        self.turns.is_none()
    }

    /// Begins a transaction that may write. On SQLite it waits for its turn among the writers, and
    /// fails if that does not come in time.
    pub async fn begin(&self) -> Result<Transaction, StoreError> {
        self.begin_on(&self.pool).await
    }

    /// Begins a transaction whose commit does not wait for the disk. A power cut may undo it until
    /// a later commit lasts.
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

    /// Empties the write-ahead log of SQLite into the file, so that neither keeps what was deleted.
    /// Fails while others read from the log. PostgreSQL vacuums by itself.
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

    /// Returns true if the database answers in time.
    pub async fn answers(&self) -> bool {
        let asked = async { self.pool.acquire().await?.ping().await };
        matches!(timeout(PATIENCE, asked).await, Ok(Ok(())))
    }

    /// A connection for reading.
    pub async fn read(&self) -> Result<sqlx::pool::PoolConnection<sqlx::Any>, StoreError> {
        self.opening.take_in_time(self.pool.acquire()).await
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
    // It is never closed.
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
