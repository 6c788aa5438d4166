//! Hints and reviews.

use sqlx::AssertSqlSafe;

use super::aside::{Table, not_aside};
use super::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use super::queries::skip_locked;
use super::values::Values;
use crate::game::{GameId, PlayerId, Seq, Timestamp};

/// The hint that a person took for a board.
pub async fn hint(conn: &mut Conn, game: GameId, seq: Seq, player: PlayerId) -> Result<Option<String>, StoreError> {
    let query = sqlx::query_scalar("SELECT best FROM hint WHERE game = $1 AND seq = $2 AND player = $3");
    Ok(query.bind(game).bind(seq).bind(player).fetch_optional(conn).await?)
}

/// Stores a hint. The first one for a board and person stays.
pub async fn insert_hint(
    conn: &mut Conn,
    game: GameId,
    seq: Seq,
    player: PlayerId,
    best: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    Values::new()
        .set("game", game)
        .set("seq", seq)
        .set("player", player)
        .set("best", best)
        .set("at_ms", now)
        .insert(conn, "hint", "ON CONFLICT DO NOTHING")
        .await?;
    Ok(())
}

/// How many hints each person took in a game.
pub async fn hints(conn: &mut Conn, game: GameId) -> Result<Vec<(PlayerId, i64)>, StoreError> {
    let sql = "SELECT player, CAST(COUNT(*) AS BIGINT) FROM hint WHERE game = $1 GROUP BY player";
    Ok(sqlx::query_as(sql).bind(game).fetch_all(conn).await?)
}

/// Requests a review of a game. Idempotent.
pub async fn ask(tx: &mut Transaction, game: GameId, now: Timestamp) -> Result<(), StoreError> {
    tx.leaves(WorkLeft::THOUGHTS);
    sqlx::query(
        "INSERT INTO review (game, state, lease_until, asked_ms) VALUES ($1, 'waiting', 0, $2) ON CONFLICT DO NOTHING",
    )
    .bind(game)
    .bind(now)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// How many waiting reviews come before that of a game.
pub async fn count_before(conn: &mut Conn, game: GameId) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM review WHERE state = 'waiting'
            AND asked_ms < (SELECT r.asked_ms FROM review r WHERE r.game = $1)";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_one(conn).await?)
}

/// Claims the waiting review that was requested first, for a lease.
pub async fn claim(conn: &mut Conn, lease: Span) -> Result<Option<GameId>, StoreError> {
    let query = sqlx::query_scalar(AssertSqlSafe(format!(
        "WITH taken AS MATERIALIZED
            (SELECT game FROM review WHERE state = 'waiting' AND lease_until <= $2 AND {} ORDER BY asked_ms LIMIT 1 {})
         UPDATE review SET lease_until = $1 WHERE game IN (SELECT game FROM taken) RETURNING game",
        not_aside(Table::Review, "review.game"),
        skip_locked(conn)
    )));
    Ok(query.bind(lease.until).bind(lease.from).fetch_optional(conn).await?)
}

/// Stores a finished review. Returns whether it was still waiting.
pub async fn finish(conn: &mut Conn, game: GameId, result: &str) -> Result<bool, StoreError> {
    let done = sqlx::query("UPDATE review SET state = 'done', result = $1 WHERE game = $2 AND state = 'waiting'")
        .bind(result)
        .bind(game)
        .execute(conn)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// The finished review of a game.
pub async fn load(conn: &mut Conn, game: GameId) -> Result<Option<String>, StoreError> {
    let sql = "SELECT result FROM review WHERE game = $1 AND state = 'done'";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_optional(conn).await?)
}
