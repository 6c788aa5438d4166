//! The pulse of a database: a row that a serving bot writes again and again. It shows that a bot
//! has served from this database, and whether it can be written.

use crate::game::Timestamp;
use crate::store::db::{Conn, StoreError};
use crate::store::migrations::find_schema;

/// The first schema version with a table for the pulse.
const SINCE: i64 = 25;

/// Stores that a bot is serving from this database.
pub async fn write_pulse(conn: &mut Conn, now: Timestamp) -> Result<(), StoreError> {
    let sql = "INSERT INTO pulse (n, at_ms) VALUES (1, $1) ON CONFLICT (n) DO UPDATE SET at_ms = excluded.at_ms";
    sqlx::query(sql).bind(now).execute(conn).await?;
    Ok(())
}

/// Returns true if a bot has served from a database. The database may have an older schema or none.
pub async fn has_beaten(conn: &mut Conn) -> Result<bool, StoreError> {
    let sql = match find_schema(conn).await? {
        None => return Ok(false),
        Some(schema) if schema < SINCE => "SELECT CAST(COUNT(*) AS BIGINT) FROM player",
        Some(_) => "SELECT CAST(COUNT(*) AS BIGINT) FROM pulse WHERE n = 1",
    };
    Ok(sqlx::query_scalar::<_, i64>(sql).fetch_one(conn).await? > 0)
}
