//! An empty database for each test: a file on SQLite, a schema on PostgreSQL. Migrations take
//! longer than many tests. The first test of a process migrates a template; later tests copy its
//! file, or empty a schema that an earlier story gave back.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex, Once};

use murus::store::Db;
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection, Executor};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::OnceCell;

use super::left_out;

/// A database for one test. A SQLite file is removed when this value is dropped.
pub struct Database {
    pub url: String,
    home: Home,
}

enum Home {
    File { _folder: TempDir },
    Schema(String),
}

/// The names of the schemas that stories gave back.
static GIVEN_BACK: Mutex<Vec<String>> = Mutex::new(Vec::new());

impl Database {
    /// Lets a later test use this database. The program must have ended, and the tables and the
    /// record of migrations must be as they were migrated.
    pub fn give_back(&self) {
        if let Home::Schema(name) = &self.home {
            GIVEN_BACK.lock().unwrap().push(name.clone());
        }
    }
}

/// A database whose SQLite file does not exist yet.
pub fn empty_sqlite() -> Database {
    let (file, url) = new_file();
    Database { url, home: Home::File { _folder: file } }
}

/// A migrated SQLite database.
pub fn sqlite() -> Database {
    /// The bytes of a migrated file. It is migrated in a thread of its own, because the test
    /// already blocks its own runtime.
    static TEMPLATE: LazyLock<Vec<u8>> = LazyLock::new(|| {
        let migrated = || {
            let (folder, url) = new_file();
            Runtime::new().unwrap().block_on(migrate(&url));
            assert!(
                !folder.path().join("murus.db-wal").exists(),
                "closing moves the log into the file"
            );
            std::fs::read(folder.path().join("murus.db")).unwrap()
        };
        std::thread::spawn(migrated).join().unwrap()
    });
    let (file, url) = new_file();
    std::fs::write(file.path().join("murus.db"), &*TEMPLATE).unwrap();
    Database { url, home: Home::File { _folder: file } }
}

/// A new folder, and the URL of a SQLite file in it, which does not exist yet.
fn new_file() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite://{}", folder.path().join("murus.db").display());
    (folder, url)
}

/// An empty PostgreSQL schema; `None`, reported once, if no PostgreSQL is available.
pub async fn empty_postgres() -> Option<Database> {
    new_schema("").await
}

/// A migrated PostgreSQL schema; `None`, reported once, if no PostgreSQL is available.
pub async fn postgres() -> Option<Database> {
    static TEMPLATE: OnceCell<String> = OnceCell::const_new();
    let given = GIVEN_BACK.lock().unwrap().pop();
    match given {
        Some(schema) => Some(empty_schema(schema).await),
        None => new_schema(TEMPLATE.get_or_init(migrations).await).await,
    }
}

/// Empties a schema that a story gave back.
async fn empty_schema(schema: String) -> Database {
    let server = std::env::var("TEST_POSTGRES_URL").unwrap();
    let mut conn = sqlx::AnyConnection::connect(&server).await.unwrap();
    let empty = format!(
        "DO $$
        DECLARE
            one text;
            filled text;
            is_filled boolean;
        BEGIN
            FOR one IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables
                WHERE schemaname = '{schema}' AND tablename <> '_sqlx_migrations'
            LOOP
                EXECUTE format('SELECT EXISTS (SELECT 1 FROM %s)', one) INTO is_filled;
                IF is_filled THEN filled := concat_ws(', ', filled, one); END IF;
            END LOOP;
            IF filled IS NOT NULL THEN EXECUTE format('TRUNCATE %s CASCADE', filled); END IF;
        END $$"
    );
    conn.execute(AssertSqlSafe(empty)).await.unwrap();
    conn.close().await.unwrap();
    schema_on(&server, schema)
}

/// A schema of this server as a database.
fn schema_on(server: &str, schema: String) -> Database {
    let joint = if server.contains('?') { '&' } else { '?' };
    let url = format!("{server}{joint}options=-c%20search_path%3D{schema}");
    Database { url, home: Home::Schema(schema) }
}

/// The SQL that migrates an empty schema at once, with the record of migrations from a schema that
/// the program migrated. Empty if no PostgreSQL is available.
async fn migrations() -> String {
    let Some(template) = new_schema("").await else { return String::new() };
    migrate(&template.url).await;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let migrations = Migrator::new(folder).await.unwrap();
    let steps: Vec<&str> = migrations.iter().map(|migration| migration.sql.as_str()).collect();
    let (_, schema) = template.url.rsplit_once("%3D").unwrap();
    format!(
        "{};
        CREATE TABLE _sqlx_migrations (LIKE {schema}._sqlx_migrations INCLUDING ALL);
        INSERT INTO _sqlx_migrations SELECT * FROM {schema}._sqlx_migrations;",
        steps.join(";\n")
    )
}

/// Makes a new schema and runs this SQL in it. `None`, reported once, if no PostgreSQL is
/// available.
async fn new_schema(sql: &str) -> Option<Database> {
    static ONCE: Once = Once::new();
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let Ok(server) = std::env::var("TEST_POSTGRES_URL") else {
        left_out::report(&ONCE, "PostgreSQL", "TEST_POSTGRES_URL", |test| {
            test.contains("postgres")
        });
        return None;
    };
    sqlx::any::install_default_drivers();
    let schema = format!("t{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let mut conn = sqlx::AnyConnection::connect(&server).await.unwrap();
    let make = format!(
        "DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}; SET search_path TO {schema};
        {sql}"
    );
    conn.execute(AssertSqlSafe(make)).await.unwrap();
    conn.close().await.unwrap();
    Some(schema_on(&server, schema))
}

async fn migrate(url: &str) {
    let db = Db::connect(url).await.unwrap();
    db.migrate().await.unwrap();
    db.close().await;
}

/// Makes tests that run each function on SQLite and, if `TEST_POSTGRES_URL` names one, on
/// PostgreSQL. The database is migrated, or empty after `empty:`.
#[macro_export]
macro_rules! on_both {
    (empty: $($name:ident),*) => { $crate::on_both!(empty_sqlite, empty_postgres: $($name),*); };
    ($sqlite:ident, $postgres:ident: $($name:ident),*) => {$(
        mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                let database = $crate::support::database::$sqlite();
                $crate::support::in_time(super::$name(database)).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                let Some(database) = $crate::support::database::$postgres().await else { return };
                $crate::support::in_time(super::$name(database)).await;
            }
        }
    )*};
    ($($name:ident),*) => { $crate::on_both!(sqlite, postgres: $($name),*); };
}
