//! Established people, whose rating rests on games with other established people, and people whose
//! games end in haste.

use super::ratings::player_numbers;
use crate::game::{Fared, PlayerId, Pool, Timestamp};
use crate::ids::ServerId;
use crate::store::columns::{Flag, Int, columns};
use crate::store::db::{Conn, StoreError};
use sqlx::AssertSqlSafe;

/// Returns the sum of the weights of a person's rated games with an opponent in a pool since a
/// time. If the opponent is a `newcomer`, all games with newcomers count. Games with deleted people
/// count too if they ended before the opponent was first stored: it may be the same person.
pub async fn weight_against(
    conn: &mut Conn,
    player: PlayerId,
    opponent: PlayerId,
    newcomer: bool,
    pool: Pool,
    since: Timestamp,
) -> Result<f64, StoreError> {
    let same = if newcomer { "mine.newcomer = 1" } else { "theirs.player = $2" };
    let sql = format!(
        "SELECT CAST(COALESCE(SUM(COALESCE(mine.weight, 1.0)), 0.0) AS DOUBLE PRECISION) FROM rating mine
            JOIN rating theirs ON theirs.game = mine.game AND theirs.player <> mine.player JOIN player p ON p.id = theirs.player
         WHERE mine.player = $1 AND mine.pool = $3 AND mine.at_ms > $4
            AND ({same} OR p.discord IS NULL AND mine.at_ms <= (SELECT o.created_ms FROM player o WHERE o.id = $2))"
    );
    let query =
        sqlx::query_scalar(AssertSqlSafe(sql)).bind(player).bind(opponent).bind(pool).bind(since);
    Ok(query.fetch_one(conn).await?)
}

/// Counts the different opponents of a person who count for becoming established.
pub async fn count_met(conn: &mut Conn, player: PlayerId) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(DISTINCT theirs.player) AS BIGINT) FROM rating mine
            JOIN rating theirs ON theirs.game = mine.game AND theirs.player <> mine.player
         WHERE mine.player = $1 AND mine.counts = 1";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_one(conn).await?)
}

/// Locks the established state of a person until the transaction ends. A concurrent transaction
/// that rates a game in another pool waits, and then counts this game's opponent too.
pub async fn hold_established(conn: &mut Conn, player: PlayerId) -> Result<(), StoreError> {
    let sql = "UPDATE player SET established_ms = established_ms WHERE id = $1";
    sqlx::query(sql).bind(player).execute(conn).await?;
    Ok(())
}

/// Stores whether a person is established, with the end of their last rated game as the time. A
/// deleted person never is.
pub async fn set_established(
    conn: &mut Conn,
    player: PlayerId,
    established: bool,
) -> Result<(), StoreError> {
    let sql = "UPDATE player SET established_ms = CASE WHEN $2 = 1 AND discord IS NOT NULL
            THEN (SELECT MAX(r.at_ms) FROM rating r WHERE r.player = player.id) END
         WHERE id = $1";
    sqlx::query(sql).bind(player).bind(Flag(established)).execute(conn).await?;
    Ok(())
}

/// Returns those of these people who are established.
pub async fn list_established(
    conn: &mut Conn,
    players: &[PlayerId],
) -> Result<Vec<PlayerId>, StoreError> {
    let sql =
        format!("SELECT id, established_ms FROM player WHERE id IN ({})", player_numbers(players));
    let found: Vec<(PlayerId, Option<Timestamp>)> =
        sqlx::query_as(AssertSqlSafe(sql)).fetch_all(conn).await?;
    Ok(found.into_iter().filter_map(|(player, since)| since.map(|_| player)).collect())
}

/// Returns true if at least `count` established people ended a rated game since a time.
pub async fn are_established(
    conn: &mut Conn,
    count: i64,
    since: Timestamp,
) -> Result<bool, StoreError> {
    let sql =
        "SELECT id FROM player WHERE established_ms > $1 ORDER BY established_ms LIMIT 1 OFFSET $2";
    let last: Option<PlayerId> =
        sqlx::query_scalar(sql).bind(since).bind(count - 1).fetch_optional(conn).await?;
    Ok(last.is_some())
}

/// A person with several rated games in a server that ended by an early resignation, all won or all
/// lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hasty {
    /// The key of the person.
    pub player: PlayerId,
    /// The result of these games for the person.
    pub fared: Fared,
    /// The number of these games.
    pub games: i64,
}

columns!(Hasty { player = "player", fared = "result", games = "games" });

/// Lists up to `limit` people for moderators who often win, or lose, by an early resignation: at
/// least `least` rated games of a server with the same result that ended since a time in fewer than
/// `plies` plies. The most games come first.
pub async fn list_hasty(
    conn: &mut Conn,
    server: ServerId,
    since: Timestamp,
    plies: usize,
    least: i64,
    limit: i64,
) -> Result<Vec<Hasty>, StoreError> {
    let sql = "SELECT c.player, c.result, CAST(COUNT(*) AS BIGINT) AS games FROM game g JOIN chair c ON c.game = g.id
         WHERE g.server = $1 AND g.state = 'over' AND g.ended_ms >= $2 AND g.rated = 1 AND g.reason = 'resignation' AND g.plies < $3
            AND c.result IS NOT NULL AND c.player IS NOT NULL
         GROUP BY c.player, c.result HAVING COUNT(*) >= $4 ORDER BY games DESC, c.player LIMIT $5";
    let query =
        sqlx::query_as(sql).bind(server).bind(since).bind(Int(plies)).bind(least).bind(limit);
    Ok(query.fetch_all(conn).await?)
}
