//! The processes that share one database: what each needs of Discord's limit of requests, and how
//! each is set up.

use std::collections::BTreeMap;

use crate::game::{Millis, Timestamp};
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};
use crate::store::error::corrupt_row;
use crate::store::values::Values;

/// The facts of a process, by name, that must be alike in all processes. None of them is secret.
pub type ProcessFacts = BTreeMap<String, String>;

/// A process that gave a sign of life.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// The key of the process.
    pub id: i64,
    /// The time of the last sign of life of the process.
    pub beat: Timestamp,
    /// The facts of the process; empty for a version that states none.
    pub facts: ProcessFacts,
}

/// A sign of life of a process: its key, and its needs.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// The key of the process.
    pub id: i64,
    /// The share of the limit that it needs.
    pub weight: i64,
    /// The time without a sign of life after which a process is gone.
    pub gone: Millis,
}

/// Stores a sign of life of a process. Returns its share, from 0 to 1, of the weight of all that
/// are alive.
pub async fn write_beat(
    conn: &mut Conn,
    Beat { id, weight, gone }: Beat,
    facts: &ProcessFacts,
    now: Timestamp,
) -> Result<f64, StoreError> {
    // No sign of life lies in the future: a clock that was set back leaves such rows.
    sqlx::query("DELETE FROM process WHERE beat_ms <= $1 OR beat_ms > $2")
        .bind(now - gone)
        .bind(now + gone)
        .execute(&mut *conn)
        .await?;
    let conflict =
        "ON CONFLICT (id) DO UPDATE SET weight = excluded.weight, beat_ms = excluded.beat_ms";
    Values::new()
        .set("id", id)
        .set("weight", weight)
        .set("beat_ms", now)
        .set("facts", serde_json::to_string(facts).map_err(corrupt_row)?)
        .insert(conn, "process", conflict)
        .await?;
    let all: i64 = sqlx::query_scalar("SELECT CAST(SUM(weight) AS BIGINT) AS weight FROM process")
        .fetch_one(conn)
        .await?;
    Ok(weight as f64 / all.max(1) as f64)
}

/// The processes that gave a sign of life after a time.
pub async fn list_peers(conn: &mut Conn, after: Timestamp) -> Result<Vec<Peer>, StoreError> {
    let sql = "SELECT id, beat_ms, facts FROM process WHERE beat_ms > $1 ORDER BY id";
    let rows: Vec<PeerRow> = sqlx::query_as(sql).bind(after).fetch_all(conn).await?;
    let peer = |PeerRow { id, beat, facts }| {
        let facts = serde_json::from_str::<ProcessFacts>(&facts).map_err(corrupt_row)?;
        Ok(Peer { id, beat, facts })
    };
    rows.into_iter().map(peer).collect()
}

/// A process as it is stored.
struct PeerRow {
    id: i64,
    beat: Timestamp,
    facts: String,
}

columns!(PeerRow { id = "id", beat = "beat_ms", facts = "facts" });

/// Deletes a process that ends.
pub async fn delete_process(conn: &mut Conn, id: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM process WHERE id = $1").bind(id).execute(conn).await?;
    Ok(())
}
