//! What is due by the clock, and what waits for the engine.

use sqlx::{AssertSqlSafe, Row};

use super::db::{Conn, StoreError, game_ids, skip_locked};
use crate::game::{GameId, Millis};

/// What is to be done by the clock: games and challenges whose time is up, stages, rings, digests, desks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda {
    /// How much of it is due.
    pub due: i64,
    /// When the next of the rest will be.
    pub next: Option<Millis>,
}

/// Everything that has a time at which it is due: the column, and the rows of which table it is looked for in. Each has an index of its own.
const DUE: [(&str, &str); 6] = [
    ("deadline_ms", "game WHERE state = 'running' AND"),
    ("stage_ms", "game WHERE"),
    ("ring_ms", "chair WHERE"),
    ("digest_ms", "player WHERE"),
    ("due_ms", "desk WHERE"),
    ("expires_ms", "challenge WHERE state = 'open' AND"),
];

/// What is to be done at this time and after it.
pub async fn agenda(conn: &mut Conn, now: Millis) -> Result<Agenda, StoreError> {
    let counts = DUE.map(|(at, rows)| format!("(SELECT COUNT(*) FROM {rows} {at} <= $1)")).join(" + ");
    let times = DUE.map(|(at, rows)| format!("SELECT MIN({at}) AS at FROM {rows} {at} > $1")).join(" UNION ALL ");
    let sql = format!("SELECT CAST({counts} AS BIGINT) AS due, (SELECT MIN(at) FROM ({times}) AS times) AS next");
    let row = sqlx::query(AssertSqlSafe(sql)).bind(now).fetch_one(conn).await?;
    Ok(Agenda { due: row.try_get("due")?, next: row.try_get("next")? })
}

/// The running games whose time is up, those first that have waited longest.
pub async fn overdue_games(conn: &mut Conn, now: Millis, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let rows =
        sqlx::query("SELECT id FROM game WHERE state = 'running' AND deadline_ms <= $1 ORDER BY deadline_ms LIMIT $2")
            .bind(now)
            .bind(limit)
            .fetch_all(conn)
            .await?;
    game_ids(&rows, "id")
}

/// The games in which a stage is due, those first that have waited longest.
pub async fn due_stages(conn: &mut Conn, now: Millis, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query("SELECT id FROM game WHERE stage_ms <= $1 ORDER BY stage_ms LIMIT $2")
        .bind(now)
        .bind(limit)
        .fetch_all(conn)
        .await?;
    game_ids(&rows, "id")
}

/// How many of the opponent's turns that it may begin by then, and of the reviews, wait or are being made.
pub async fn thoughts(conn: &mut Conn, by: Millis) -> Result<i64, StoreError> {
    let sql = "SELECT CAST((SELECT COUNT(*) FROM game WHERE bot_to_move = 1 AND think_ms <= $1)
            + (SELECT COUNT(*) FROM review WHERE state = 'waiting') AS BIGINT) AS n";
    Ok(sqlx::query(sql).bind(by).fetch_one(conn).await?.try_get("n")?)
}

/// Takes up to `limit` games in which the opponent is to move, until `lease`: nobody else gets them before then.
pub async fn claim_bot_games(
    conn: &mut Conn,
    now: Millis,
    lease: Millis,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(AssertSqlSafe(format!(
        "WITH taken AS MATERIALIZED
            (SELECT id FROM game WHERE bot_to_move = 1 AND bot_lease <= $2 AND think_ms <= $2
             ORDER BY bot_lease, changed_ms LIMIT $3 {})
         UPDATE game SET bot_lease = $1 WHERE id IN (SELECT id FROM taken) RETURNING id",
        skip_locked(conn)
    )))
    .bind(lease)
    .bind(now)
    .bind(limit)
    .fetch_all(conn)
    .await?;
    game_ids(&rows, "id")
}
