//! The time that a person takes for a move, from the events of their games.

use crate::game::{Millis, PlayerId};
use crate::store::db::{Conn, StoreError};

/// The number of a person's newest games that are searched for games with people only.
const NEWEST: i64 = 60;
/// The most games with people only that are examined, the newest ones.
const GAMES: i64 = 10;
/// The most moves that are examined, the newest ones of all those games together.
const MOVES: i64 = 40;

/// Returns true if a person's time ran out in one of their last 10 games with people only. Games
/// that were cancelled for that count too.
pub async fn ran_out(conn: &mut Conn, player: PlayerId) -> Result<bool, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM
            (SELECT c.game, c.n FROM
                (SELECT game, n FROM chair WHERE player = $1 ORDER BY game + 0 DESC LIMIT $2) AS c
             WHERE (SELECT COUNT(*) - COUNT(o.player) FROM chair o WHERE o.game = c.game) = 0
             ORDER BY c.game DESC LIMIT $3) AS mine
         JOIN event e ON e.game = mine.game AND e.chair = mine.n AND e.kind IN ('timeout', 'cancel')";
    let query = sqlx::query_scalar::<_, i64>(sql).bind(player).bind(NEWEST).bind(GAMES);
    Ok(query.fetch_one(conn).await? > 0)
}

/// Returns the time that a person took for each of their last moves, at most 40, in their last 10
/// games with people only. Games against the engine do not count, because a person plays many of
/// them at once.
pub async fn last_moves(conn: &mut Conn, player: PlayerId) -> Result<Vec<Millis>, StoreError> {
    // Ordered by an expression, or PostgreSQL goes through the chairs of all people from the newest
    // game on; the move before is looked up only for the few that are kept.
    let sql = "SELECT m.at_ms - COALESCE((SELECT b.at_ms FROM event b
                WHERE b.game = m.game AND b.seq < m.seq AND b.kind IN ('move', 'swap') ORDER BY b.seq DESC LIMIT 1),
            g.started_ms) AS took
         FROM (SELECT e.game, e.seq, e.at_ms FROM
                (SELECT c.game, c.n FROM
                    (SELECT game, n FROM chair WHERE player = $1 ORDER BY game + 0 DESC LIMIT $2) AS c
                 WHERE (SELECT COUNT(*) - COUNT(o.player) FROM chair o WHERE o.game = c.game) = 0
                 ORDER BY c.game DESC LIMIT $3) AS mine
            JOIN event e ON e.game = mine.game AND e.chair = mine.n AND e.kind = 'move'
            ORDER BY e.at_ms DESC LIMIT $4) AS m
         JOIN game g ON g.id = m.game";
    let query = sqlx::query_scalar(sql).bind(player).bind(NEWEST).bind(GAMES).bind(MOVES);
    Ok(query.fetch_all(conn).await?)
}
