//! Hints during games, and reviews of finished games by the engine.

use sqlx::AssertSqlSafe;

use crate::game::{GameId, PlayerId, Seq, Timestamp};
use crate::store::aside::{AsideTable, not_aside};
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use crate::store::values::Values;

/// Returns the move that a hint showed to a person for a board, in notation. `None` if they took no
/// hint.
pub async fn find_hint(
    conn: &mut Conn,
    game: GameId,
    seq: Seq,
    player: PlayerId,
) -> Result<Option<String>, StoreError> {
    let query =
        sqlx::query_scalar("SELECT best FROM hint WHERE game = $1 AND seq = $2 AND player = $3");
    Ok(query.bind(game).bind(seq).bind(player).fetch_optional(conn).await?)
}

/// Stores the move of a hint. Does nothing if the person took a hint for this board before.
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

/// Counts the hints that each person took in a game.
pub async fn count_hints(
    conn: &mut Conn,
    game: GameId,
) -> Result<Vec<(PlayerId, i64)>, StoreError> {
    let sql = "SELECT player, CAST(COUNT(*) AS BIGINT) FROM hint WHERE game = $1 GROUP BY player";
    Ok(sqlx::query_as(sql).bind(game).fetch_all(conn).await?)
}

/// Requests a review of a game, on behalf of a person if one is given. Does nothing if the game has
/// a review or a request.
pub async fn ask_for_review(
    tx: &mut Transaction,
    game: GameId,
    by: Option<PlayerId>,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::THOUGHTS);
    Values::new()
        .set("game", game)
        .set("state", "waiting")
        .set_to("lease_until", "0")
        .set("asked_ms", now)
        .set("player", by)
        .insert(tx, "review", "ON CONFLICT DO NOTHING")
        .await?;
    Ok(())
}

/// Counts the waiting reviews that a person requested, except that of the game `beside`.
pub async fn count_waiting(
    conn: &mut Conn,
    player: PlayerId,
    beside: GameId,
) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM review WHERE state = 'waiting' AND player = $1 AND game <> $2";
    Ok(sqlx::query_scalar(sql).bind(player).bind(beside).fetch_one(conn).await?)
}

/// Counts the waiting reviews that were requested before that of a game. Returns 0 if the game has
/// none.
pub async fn count_before(conn: &mut Conn, game: GameId) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM review WHERE state = 'waiting'
            AND asked_ms < (SELECT r.asked_ms FROM review r WHERE r.game = $1)";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_one(conn).await?)
}

/// Lists up to `limit` waiting reviews that no process works on, each with the person who requested
/// it (`None` if no one did), the oldest request first. Leaves out reviews that are set aside.
pub async fn list_waiting(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<(GameId, Option<PlayerId>)>, StoreError> {
    let sql = format!(
        "SELECT game, player FROM review WHERE state = 'waiting' AND lease_until <= $1 AND {} ORDER BY asked_ms, game LIMIT $2",
        not_aside(AsideTable::Review, "review.game")
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?)
}

/// Claims a waiting review for a lease. Returns false if another process holds it, or if it is
/// finished.
pub async fn claim_review(conn: &mut Conn, game: GameId, lease: Span) -> Result<bool, StoreError> {
    let sql = "UPDATE review SET lease_until = $1 WHERE game = $2 AND state = 'waiting' AND lease_until <= $3";
    let done = sqlx::query(sql).bind(lease.until).bind(game).bind(lease.from).execute(conn).await?;
    Ok(done.rows_affected() == 1)
}

/// Moves the end of a review's lease from `lease.from` to `lease.until`. Returns false if another
/// process has claimed it since, or if it is finished.
pub async fn renew_lease(conn: &mut Conn, game: GameId, lease: Span) -> Result<bool, StoreError> {
    let sql = "UPDATE review SET lease_until = $1 WHERE game = $2 AND state = 'waiting' AND lease_until = $3";
    let done = sqlx::query(sql).bind(lease.until).bind(game).bind(lease.from).execute(conn).await?;
    Ok(done.rows_affected() == 1)
}

/// Stores the result of a review. Returns false if the review was no longer waiting.
pub async fn finish_review(
    conn: &mut Conn,
    game: GameId,
    result: &str,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "UPDATE review SET state = 'done', result = $1, player = NULL WHERE game = $2 AND state = 'waiting'",
    )
    .bind(result)
    .bind(game)
    .execute(conn)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Returns the stored result of a game's review. `None` if no review is finished.
pub async fn load_review(conn: &mut Conn, game: GameId) -> Result<Option<String>, StoreError> {
    let sql = "SELECT result FROM review WHERE game = $1 AND state = 'done'";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_optional(conn).await?)
}

/// Lists up to `limit` finished games of a person that have a finished review, the newest first.
pub async fn reviewed_of(
    conn: &mut Conn,
    player: PlayerId,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT g.id FROM chair c JOIN game g ON g.id = c.game JOIN review r ON r.game = g.id
        WHERE c.player = $1 AND c.live = 0 AND g.state = 'over' AND r.state = 'done'
        ORDER BY g.ended_ms DESC, g.id DESC LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(player).bind(limit).fetch_all(conn).await?)
}
