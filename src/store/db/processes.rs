//! The processes that share one database: the share of Discord's rate limit that each may use, and
//! the configuration of each.

use std::collections::BTreeMap;

use crate::game::{Millis, Timestamp};
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};
use crate::store::error::corrupt_row;
use crate::store::values::Values;

/// The configuration values of a process, by name, that must be equal in all processes. None of
/// them is secret.
pub type ProcessFacts = BTreeMap<String, String>;

/// A process that has stored a sign of life.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// The key of the process.
    pub id: i64,
    /// The time of the process's last sign of life.
    pub beat: Timestamp,
    /// The configuration values of the process. Empty if its version stores none.
    pub facts: ProcessFacts,
}

/// A sign of life of a process, to store.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// The key of the process.
    pub id: i64,
    /// The weight of the process when all processes share Discord's rate limit.
    pub weight: i64,
    /// The time without a sign of life after which a process counts as gone.
    pub gone: Millis,
}

/// Stores a sign of life of a process, and deletes the processes that are gone. Returns this
/// process's part of the total weight, from 0 to 1.
pub async fn write_beat(
    conn: &mut Conn,
    Beat { id, weight, gone }: Beat,
    facts: &ProcessFacts,
    now: Timestamp,
) -> Result<f64, StoreError> {
    // Signs of life in the future are deleted too: they remain after a clock was set back.
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

/// Lists the processes whose last sign of life is after a time.
pub async fn list_peers(conn: &mut Conn, after: Timestamp) -> Result<Vec<Peer>, StoreError> {
    let sql = "SELECT id, beat_ms, facts FROM process WHERE beat_ms > $1 ORDER BY id";
    let rows: Vec<PeerRow> = sqlx::query_as(sql).bind(after).fetch_all(conn).await?;
    let peer = |PeerRow { id, beat, facts }| {
        let facts = serde_json::from_str::<ProcessFacts>(&facts).map_err(corrupt_row)?;
        Ok(Peer { id, beat, facts })
    };
    rows.into_iter().map(peer).collect()
}

/// The columns of a process.
struct PeerRow {
    id: i64,
    beat: Timestamp,
    facts: String,
}

columns!(PeerRow { id = "id", beat = "beat_ms", facts = "facts" });

/// Deletes the row of a process that is ending.
pub async fn delete_process(conn: &mut Conn, id: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM process WHERE id = $1").bind(id).execute(conn).await?;
    Ok(())
}
