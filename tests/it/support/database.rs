//! A fresh database for each test: a file on SQLite, a schema on PostgreSQL.

use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{Connection, Executor};

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

/// None, said once, where there is no PostgreSQL to test on.
pub async fn postgres() -> Option<Database> {
    static SAID: Once = Once::new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let Ok(server) = std::env::var("TEST_POSTGRES_URL") else {
        SAID.call_once(|| eprintln!("TEST_POSTGRES_URL is not set: the tests on PostgreSQL are left out"));
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

/// Tests that each function holds on SQLite and, where `TEST_POSTGRES_URL` names one, on PostgreSQL.
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
