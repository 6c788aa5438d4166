//! The pulse of a database: a row that a serving bot writes again and again. It shows that a bot
//! has served from this database, and whether it can be written.

use super::db::{Conn, StoreError};
use super::migrations::schema;
use crate::game::Timestamp;

/// The first schema with the row.
const SINCE: i64 = 25;

/// Writes the row.
pub async fn beat(conn: &mut Conn, now: Timestamp) -> Result<(), StoreError> {
    let sql = "INSERT INTO pulse (n, at_ms) VALUES (1, $1) ON CONFLICT (n) DO UPDATE SET at_ms = excluded.at_ms";
    sqlx::query(sql).bind(now).execute(conn).await?;
    Ok(())
}

/// Whether a bot has served from a database, which need not be migrated.
pub async fn has_beaten(conn: &mut Conn) -> Result<bool, StoreError> {
    let Some(schema) = schema(conn).await? else { return Ok(false) };
    let tables = if schema < SINCE { &["player"][..] } else { &["player", "pulse"] };
    for table in tables {
        let sql = format!("SELECT CAST(CASE WHEN EXISTS (SELECT 1 FROM {table}) THEN 1 ELSE 0 END AS BIGINT)");
        if sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(sql)).fetch_one(&mut *conn).await? == 1 {
            return Ok(true);
        }
    }
    Ok(false)
}
