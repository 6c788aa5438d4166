//! The recomputation of ratings after a game stops counting.

use super::ratings::{AT_ONCE, COLUMNS, RatingChange};
use crate::game::{GameId, PlayerId, Pool, Timestamp};
use crate::store::columns::Int;
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use crate::store::values::Values;
use sqlx::AssertSqlSafe;

/// Returns the end of the span that begins at `from` and has about `count` ratings of a pool.
/// Ratings of the same moment are in the same span. `None` if no rating comes after the span.
pub async fn span_end(
    conn: &mut Conn,
    pool: Pool,
    from: Timestamp,
    count: usize,
) -> Result<Option<Timestamp>, StoreError> {
    let sql =
        "SELECT at_ms FROM rating WHERE pool = $1 AND at_ms >= $2 ORDER BY at_ms LIMIT 1 OFFSET $3";
    let end: Option<Timestamp> = sqlx::query_scalar(sql)
        .bind(pool)
        .bind(from)
        .bind(Int(count))
        .fetch_optional(&mut *conn)
        .await?;
    if end != Some(from) {
        return Ok(end);
    }
    let sql = "SELECT at_ms FROM rating WHERE pool = $1 AND at_ms > $2 ORDER BY at_ms LIMIT 1";
    Ok(sqlx::query_scalar(sql).bind(pool).bind(from).fetch_optional(conn).await?)
}

/// Lists the ratings of a pool in a span of time, by player and in order.
pub async fn list_within(
    conn: &mut Conn,
    pool: Pool,
    span: Span,
) -> Result<Vec<RatingChange>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM rating WHERE pool = $1 AND at_ms >= $2 AND at_ms < $3 ORDER BY player, n"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql))
        .bind(pool)
        .bind(span.from)
        .bind(span.until)
        .fetch_all(conn)
        .await?)
}

/// Returns, for each of these players, their last rating in a pool before this number. Players
/// without one are missing.
pub async fn last_before(
    conn: &mut Conn,
    pool: Pool,
    firsts: &[(PlayerId, i64)],
) -> Result<Vec<RatingChange>, StoreError> {
    let mut rows = Vec::new();
    for firsts in firsts.chunks(AT_ONCE) {
        let firsts: Vec<String> =
            firsts.iter().map(|(player, n)| format!("({}, {n})", player.0)).collect();
        let sql = format!(
            "WITH first(who, number) AS (VALUES {})
             SELECT {COLUMNS} FROM first JOIN rating ON player = who AND pool = $1 AND n = (SELECT MAX(b.n) FROM rating b
                WHERE b.player = who AND b.pool = $1 AND b.n < number)",
            firsts.join(", ")
        );
        let some: Vec<RatingChange> =
            sqlx::query_as(AssertSqlSafe(sql)).bind(pool).fetch_all(&mut *conn).await?;
        rows.extend(some);
    }
    Ok(rows)
}

/// Records that the ratings of a pool must be computed again from a time on. An earlier recorded
/// time is kept. A concurrent transaction that records one waits.
pub async fn restate_from(
    tx: &mut Transaction,
    pool: Pool,
    at: Timestamp,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(Some(now)));
    let conflict = "ON CONFLICT (pool) DO UPDATE SET due_ms = excluded.due_ms,
        at_ms = CASE WHEN excluded.at_ms < restatement.at_ms THEN excluded.at_ms ELSE restatement.at_ms END";
    let row = Values::new().set("pool", pool).set("at_ms", at).set("due_ms", now);
    row.insert(tx, "restatement", conflict).await?;
    Ok(())
}

/// Returns the time from which the ratings of a pool must be computed again. `None` if there is
/// nothing to compute. Locks the record until the transaction ends.
pub async fn restated_from(conn: &mut Conn, pool: Pool) -> Result<Option<Timestamp>, StoreError> {
    let sql = "UPDATE restatement SET due_ms = due_ms WHERE pool = $1 RETURNING at_ms";
    Ok(sqlx::query_scalar(sql).bind(pool).fetch_optional(conn).await?)
}

/// Records that the ratings of a pool are computed again up to a time, or entirely with `None`.
pub async fn set_restated(
    conn: &mut Conn,
    pool: Pool,
    until: Option<Timestamp>,
) -> Result<(), StoreError> {
    match until {
        Some(until) => Values::new()
            .set("at_ms", until)
            .where_equal("pool", pool)
            .update(conn, "restatement")
            .await
            .map(|_| ()),
        None => {
            sqlx::query("DELETE FROM restatement WHERE pool = $1").bind(pool).execute(conn).await?;
            Ok(())
        }
    }
}

/// Lists the pools whose ratings are due to be computed again.
pub async fn list_unstated(conn: &mut Conn, now: Timestamp) -> Result<Vec<Pool>, StoreError> {
    let sql = "SELECT pool FROM restatement WHERE due_ms <= $1 ORDER BY pool";
    Ok(sqlx::query_scalar(sql).bind(now).fetch_all(conn).await?)
}

/// Postpones the recomputation of a pool's ratings to a time.
pub async fn put_off(conn: &mut Conn, pool: Pool, until: Timestamp) -> Result<(), StoreError> {
    Values::new()
        .set("due_ms", until)
        .where_equal("pool", pool)
        .update(conn, "restatement")
        .await?;
    Ok(())
}

/// Lists the games whose result was undone by an extra rating, while later ratings still count it.
pub async fn undone_games(conn: &mut Conn) -> Result<Vec<GameId>, StoreError> {
    Ok(sqlx::query_scalar("SELECT DISTINCT game FROM rating WHERE undoes = 1")
        .fetch_all(conn)
        .await?)
}
