//! Connecting, migrating, and the one way to begin a transaction.

use std::borrow::Cow;
use std::ops::{Deref, DerefMut};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, AnyRow};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyPool, AssertSqlSafe, Connection, Executor, FromRow, SqlSafeStr};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::game::{GameId, Timestamp};

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

/// What a connection for migrations, which may take long, sets: SQLite, and PostgreSQL.
const UNHURRIED: [&[&str]; 2] =
    [&["PRAGMA busy_timeout = 60000"], &["SET lock_timeout = 0", "SET statement_timeout = 0"]];

/// How many ids one query takes; both databases allow many more.
const AT_ONCE: usize = 500;

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
    /// A newer program migrated the database: it has a migration of this number.
    #[error(
        "the database is of a newer version of this program (its schema is {0}, this program knows up to {known}): start that version, or restore a backup from before it",
        known = newest_schema()
    )]
    Newer(i64),
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

/// Every migration, oldest first: forward only, one set for both databases.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "players", include_str!("../../migrations/0001_players.sql")),
    (2, "games", include_str!("../../migrations/0002_games.sql")),
    (3, "outbox", include_str!("../../migrations/0003_outbox.sql")),
    (4, "studies", include_str!("../../migrations/0004_studies.sql")),
    (5, "clocks", include_str!("../../migrations/0005_clocks.sql")),
    (6, "habits", include_str!("../../migrations/0006_habits.sql")),
    (7, "ratings", include_str!("../../migrations/0007_ratings.sql")),
    (8, "servers", include_str!("../../migrations/0008_servers.sql")),
    (9, "mends", include_str!("../../migrations/0009_mends.sql")),
    (10, "lanes", include_str!("../../migrations/0010_lanes.sql")),
    (11, "lessons", include_str!("../../migrations/0011_lessons.sql")),
    (12, "finished", include_str!("../../migrations/0012_finished.sql")),
    (13, "follows", include_str!("../../migrations/0013_follows.sql")),
    (14, "tried", include_str!("../../migrations/0014_tried.sql")),
    (15, "weeks", include_str!("../../migrations/0015_weeks.sql")),
    (16, "direct", include_str!("../../migrations/0016_direct.sql")),
    (17, "aside", include_str!("../../migrations/0017_aside.sql")),
    (18, "counts", include_str!("../../migrations/0018_counts.sql")),
    (19, "mutes", include_str!("../../migrations/0019_mutes.sql")),
    (20, "waiting", include_str!("../../migrations/0020_waiting.sql")),
    (21, "several", include_str!("../../migrations/0021_several.sql")),
    (23, "reminders", include_str!("../../migrations/0023_reminders.sql")),
    (24, "showings", include_str!("../../migrations/0024_showings.sql")),
];

/// The number of the last migration that this program knows.
pub fn newest_schema() -> i64 {
    MIGRATIONS.iter().map(|(number, ..)| *number).max().unwrap_or_default()
}

/// The number of the last migration of a database, if there was one.
pub async fn schema(conn: &mut Conn) -> Result<Option<i64>, StoreError> {
    let known = if conn.backend_name() == "PostgreSQL" {
        "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM pg_tables WHERE tablename = '_sqlx_migrations' AND schemaname = ANY (current_schemas(false))"
    } else {
        "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'"
    };
    if sqlx::query_scalar::<_, i64>(known).fetch_one(&mut *conn).await? == 0 {
        return Ok(None);
    }
    let sql = "SELECT CAST(MAX(version) AS BIGINT) AS version FROM _sqlx_migrations";
    Ok(sqlx::query_scalar(sql).fetch_one(conn).await?)
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

    /// Brings the tables up to date. Several processes may do so at once.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
            Migration::new(version, name.into(), MigrationType::Simple, AssertSqlSafe(sql).into_sql_str(), false)
        });
        let mut conn = self.pool.acquire().await?;
        if let Some(found) = schema(&mut conn).await?.filter(|found| *found > newest_schema()) {
            return Err(StoreError::Newer(found));
        }
        for statement in UNHURRIED[usize::from(self.turns.is_none())] {
            conn.execute(*statement).await?;
        }
        Migrator::with_migrations(migrations.collect()).run(&mut *conn).await?;
        Ok(conn.close().await?)
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

/// The end of a subquery that picks rows to claim. PostgreSQL skips rows that another process is
/// changing, to avoid a deadlock; SQLite has one writer at a time.
pub(super) fn skip_locked(conn: &Conn) -> &'static str {
    if conn.backend_name() == "PostgreSQL" { "FOR UPDATE SKIP LOCKED" } else { "" }
}

/// The rows of a query that asks for `IN (?)`, where `?` stands for all of these ids.
pub(super) async fn among<T>(conn: &mut Conn, ids: &[i64], sql: &str) -> Result<Vec<T>, StoreError>
where
    T: for<'r> FromRow<'r, AnyRow> + Send + Unpin,
{
    let mut rows = Vec::new();
    for ids in ids.chunks(AT_ONCE) {
        let places: Vec<String> = (1..=ids.len()).map(|n| format!("${n}")).collect();
        let sql = sql.replace("(?)", &format!("({})", places.join(", ")));
        let query = ids.iter().fold(sqlx::query_as(AssertSqlSafe(sql)), |query, id| query.bind(*id));
        rows.extend(query.fetch_all(&mut *conn).await?);
    }
    Ok(rows)
}

/// The keys of games as they are stored.
pub(super) fn keys(games: &[GameId]) -> Vec<i64> {
    games.iter().map(|game| game.0).collect()
}

/// Discord's id as it is stored.
pub(super) fn stored(id: impl Into<u64>) -> i64 {
    id.into().cast_signed()
}

/// A stored id as Discord's.
pub(super) fn snowflake<I: From<u64>>(id: i64) -> I {
    I::from(id.cast_unsigned())
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
