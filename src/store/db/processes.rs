//! The processes that share one database, as far as they share Discord's limit of requests.

use crate::game::Timestamp;
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// A process is alive. Returns its share of the weight of all that were alive after a time.
pub async fn beat(conn: &mut Conn, id: i64, weight: i64, now: Timestamp, after: Timestamp) -> Result<f64, StoreError> {
    // Nobody gives a sign of life ahead of time: a clock that was set back leaves such rows.
    sqlx::query("DELETE FROM process WHERE beat_ms <= $1 OR beat_ms > $2")
        .bind(after)
        .bind(now + (now - after))
        .execute(&mut *conn)
        .await?;
    Values::new()
        .set("id", id)
        .set("weight", weight)
        .set("beat_ms", now)
        .insert(conn, "process", "ON CONFLICT (id) DO UPDATE SET weight = excluded.weight, beat_ms = excluded.beat_ms")
        .await?;
    let all: i64 =
        sqlx::query_scalar("SELECT CAST(SUM(weight) AS BIGINT) AS weight FROM process").fetch_one(conn).await?;
    Ok(weight as f64 / all.max(1) as f64)
}

/// A process ends.
pub async fn leave(conn: &mut Conn, id: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM process WHERE id = $1").bind(id).execute(conn).await?;
    Ok(())
}
