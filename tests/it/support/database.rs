//! A fresh database for each test: a file on SQLite, a schema on PostgreSQL.

use std::io::Write;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use murus::store::Db;
use sqlx::{Connection, Executor};
use tokio::sync::OnceCell;

/// A database that lives as long as this.
pub struct Database {
    pub url: String,
    _file: Option<tempfile::TempDir>,
}

pub fn sqlite() -> Database {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("murus.db").display());
    Database { url, _file: Some(folder) }
}

/// A file that has been migrated: a copy of one that the first test migrates, for all of them.
pub async fn migrated_sqlite() -> Database {
    static MIGRATED: OnceCell<Vec<u8>> = OnceCell::const_new();
    let bytes = MIGRATED.get_or_init(|| async {
        let (first, folder) = (sqlite(), tempfile::tempdir().unwrap());
        Db::connect(&first.url).await.unwrap().migrate().await.unwrap();
        let copy = folder.path().join("copy.db");
        let mut conn = sqlx::AnyConnection::connect(&first.url).await.unwrap();
        conn.execute(sqlx::AssertSqlSafe(format!("VACUUM INTO '{}'", copy.display()))).await.unwrap();
        conn.close().await.unwrap();
        std::fs::read(copy).unwrap()
    });
    let (bytes, database) = (bytes.await, sqlite());
    std::fs::write(database.url.trim_start_matches("sqlite://"), bytes).unwrap();
    database
}

/// Writes a line that is seen of a passing test, too.
#[expect(clippy::explicit_write, reason = "the test harness keeps what is printed with a macro")]
fn past_the_harness(line: &str) {
    writeln!(std::io::stderr(), "{line}").unwrap();
}

/// None where there is no PostgreSQL to test on. That is written once, past the test harness, which
/// shows nothing of what a passing test prints.
pub async fn postgres() -> Option<Database> {
    static WRITTEN: Once = Once::new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let Ok(server) = std::env::var("TEST_POSTGRES_URL") else {
        let left_out = "LEFT OUT: every test named `postgres`, because TEST_POSTGRES_URL names no server";
        WRITTEN.call_once(|| past_the_harness(left_out));
        return None;
    };
    sqlx::any::install_default_drivers();
    let schema = format!("t{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let mut conn = sqlx::AnyConnection::connect(&server).await.unwrap();
    let make = format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}");
    conn.execute(sqlx::AssertSqlSafe(make)).await.unwrap();
    conn.close().await.unwrap();
    let joint = if server.contains('?') { '&' } else { '?' };
    Some(Database { url: format!("{server}{joint}options=-c%20search_path%3D{schema}"), _file: None })
}

/// Tests that each function holds on SQLite and, where `TEST_POSTGRES_URL` names one, on
/// PostgreSQL.
#[macro_export]
macro_rules! on_both {
    ($($name:ident),*) => {$(
        mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                super::$name($crate::support::database::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                let Some(database) = $crate::support::database::postgres().await else { return };
                super::$name(database).await;
            }
        }
    )*};
}
