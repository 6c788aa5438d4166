//! Hints and reviews.

use sqlx::{AssertSqlSafe, Row};

use super::aside::{Table, not_aside};
use super::db::{Conn, StoreError, Transaction, Work, skip_locked};
use crate::game::{GameId, Millis, PlayerId};

/// The move that was shown to a person as a hint for a board; none if none was.
pub async fn hint(conn: &mut Conn, game: GameId, seq: u32, player: PlayerId) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT best FROM hint WHERE game = $1 AND seq = $2 AND player = $3")
        .bind(game.0)
        .bind(i64::from(seq))
        .bind(player.0)
        .fetch_optional(conn)
        .await?;
    row.map(|row| Ok(row.try_get("best")?)).transpose()
}

/// Remembers a hint; the first one for a board and person stays.
pub async fn insert_hint(
    conn: &mut Conn,
    game: GameId,
    seq: u32,
    player: PlayerId,
    best: &str,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO hint (game, seq, player, best, at_ms) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING")
        .bind(game.0)
        .bind(i64::from(seq))
        .bind(player.0)
        .bind(best)
        .bind(now)
        .execute(conn)
        .await?;
    Ok(())
}

/// How many hints each person took in a game.
pub async fn hints(conn: &mut Conn, game: GameId) -> Result<Vec<(PlayerId, i64)>, StoreError> {
    let rows = sqlx::query("SELECT player, CAST(COUNT(*) AS BIGINT) AS n FROM hint WHERE game = $1 GROUP BY player")
        .bind(game.0)
        .fetch_all(conn)
        .await?;
    rows.into_iter().map(|row| Ok((PlayerId(row.try_get("player")?), row.try_get("n")?))).collect()
}

/// Asks for a review of a game; one that was asked for already stays.
pub async fn ask(tx: &mut Transaction, game: GameId, now: Millis) -> Result<(), StoreError> {
    tx.leaves(Work::THOUGHTS);
    sqlx::query(
        "INSERT INTO review (game, state, lease_until, asked_ms) VALUES ($1, 'waiting', 0, $2) ON CONFLICT DO NOTHING",
    )
    .bind(game.0)
    .bind(now)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// How many reviews that wait were asked for before that of a game.
pub async fn count_before(conn: &mut Conn, game: GameId) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM review WHERE state = 'waiting'
            AND asked_ms < (SELECT r.asked_ms FROM review r WHERE r.game = $1)";
    Ok(sqlx::query(sql).bind(game.0).fetch_one(conn).await?.try_get("n")?)
}

/// Claims a review that waits, the one asked for first, until the lease ends.
pub async fn claim(conn: &mut Conn, now: Millis, lease: Millis) -> Result<Option<GameId>, StoreError> {
    let row = sqlx::query(AssertSqlSafe(format!(
        "WITH taken AS MATERIALIZED
            (SELECT game FROM review WHERE state = 'waiting' AND lease_until <= $2 AND {} ORDER BY asked_ms LIMIT 1 {})
         UPDATE review SET lease_until = $1 WHERE game IN (SELECT game FROM taken) RETURNING game",
        not_aside(Table::Review, "review.game"),
        skip_locked(conn)
    )))
    .bind(lease)
    .bind(now)
    .fetch_optional(conn)
    .await?;
    row.map(|row| Ok(GameId(row.try_get("game")?))).transpose()
}

/// Keeps a finished review; says whether it was still waited for.
pub async fn finish(conn: &mut Conn, game: GameId, result: &str) -> Result<bool, StoreError> {
    let done = sqlx::query("UPDATE review SET state = 'done', result = $1 WHERE game = $2 AND state = 'waiting'")
        .bind(result)
        .bind(game.0)
        .execute(conn)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// A game's finished review; none while there is none.
pub async fn load(conn: &mut Conn, game: GameId) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT result FROM review WHERE game = $1 AND state = 'done'")
        .bind(game.0)
        .fetch_optional(conn)
        .await?;
    row.map(|row| Ok(row.try_get("result")?)).transpose()
}
