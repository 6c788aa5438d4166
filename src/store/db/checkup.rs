//! Checks a database for `murus doctor`: it is whole, and takes a write.

use sqlx::Executor;

use crate::game::Timestamp;
use crate::store::db::{Conn, Db, StoreError};
use crate::store::pulse;

/// More than a connection to SQLite then keeps in memory, so that it writes before a commit.
const MUCH: [&str; 3] = [
    "PRAGMA cache_size = 10",
    "CREATE TABLE checkup (bytes BLOB)",
    "INSERT INTO checkup (bytes) VALUES (zeroblob(262144))",
];

/// Writes as the bot does, and undoes it.
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

/// Returns the damage that SQLite finds in its file, if there is any. PostgreSQL has no such check.
pub async fn find_damage(conn: &mut Conn) -> Result<Option<String>, StoreError> {
    if conn.backend_name() != "SQLite" {
        return Ok(None);
    }
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(conn).await?;
    Ok((found != "ok").then_some(found))
}
