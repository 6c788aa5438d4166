//! Checks a database for `murus doctor`: that it is undamaged, and that it accepts a write.

use sqlx::Executor;

use crate::game::Timestamp;
use crate::store::db::{Conn, Db, StoreError};
use crate::store::pulse;

/// Statements that write more than SQLite caches in memory, so that it writes to the file before a
/// commit.
const MUCH: [&str; 3] = [
    "PRAGMA cache_size = 10",
    "CREATE TABLE checkup (bytes BLOB)",
    "INSERT INTO checkup (bytes) VALUES (zeroblob(262144))",
];

/// Tries a write like those of the bot, and rolls it back. Fails if the database accepts no write.
pub async fn try_write(db: &Db, now: Timestamp) -> Result<(), StoreError> {
    let mut tx = db.begin().await?;
    pulse::write_pulse(&mut tx, now).await?;
    if tx.backend_name() == "SQLite" {
        for statement in MUCH {
            tx.execute(statement).await?;
        }
    }
    tx.roll_back().await
}

/// Returns the first damage that SQLite finds in its file. `None` if it finds none, and always
/// `None` for PostgreSQL.
pub async fn find_damage(conn: &mut Conn) -> Result<Option<String>, StoreError> {
    if conn.backend_name() != "SQLite" {
        return Ok(None);
    }
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(conn).await?;
    Ok((found != "ok").then_some(found))
}
