//! The weekly card of a server: when it is due, and the games and people of a week.

use murus_gallicus::Reason;
use sqlx::AssertSqlSafe;

use crate::game::{ActaWeek, GameId, PlayerId, Timestamp};
use crate::ids::ServerId;
use crate::store::aside::{AsideTable, not_aside};
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};

/// The most candidates for a line of the card. Those with people who keep their pages private are
/// skipped.
const CANDIDATES: i64 = 20;

/// The condition on the games `g` of people that ended with a result in a server in a week.
const OF_WEEK: &str = "g.server = $1 AND g.state = 'over' AND g.ended_ms >= $2 AND g.ended_ms < $3
    AND g.tallied = 1 AND g.reason <> 'cancelled'
    AND NOT EXISTS (SELECT 1 FROM chair c WHERE c.game = g.id AND c.player IS NULL)";

/// A rated game that was won by the player with the lower rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatedUpset {
    /// The game.
    pub game: GameId,
    /// The rating of the loser before the game, less that of the winner.
    pub gap: f64,
}

columns!(RatedUpset { game = "id", gap = "gap" });

/// Returns up to `limit` servers whose card is due, the longest overdue first. Leaves out servers
/// that are set aside as unreadable.
pub async fn due_servers(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<ServerId>, StoreError> {
    let left = not_aside(AsideTable::Server, "server.discord");
    let sql = format!(
        "SELECT discord FROM server WHERE acta_ms <= $1 AND {left} ORDER BY acta_ms, discord LIMIT $2"
    );
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?)
}

/// Returns the time at which the next card of a server is due. `None` if the server wants none.
pub async fn find_next(conn: &mut Conn, server: ServerId) -> Result<Option<Timestamp>, StoreError> {
    let query = sqlx::query_scalar::<_, Option<_>>("SELECT acta_ms FROM server WHERE discord = $1");
    Ok(query.bind(server).fetch_optional(conn).await?.flatten())
}

/// Stores the time at which the next card of a server is due. `None` for a server that wants none.
pub async fn set_next(
    tx: &mut Transaction,
    server: ServerId,
    at: Option<Timestamp>,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(at));
    sqlx::query("UPDATE server SET acta_ms = $1 WHERE discord = $2")
        .bind(at)
        .bind(server)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Counts the games of people that ended with a result in a server in a week.
pub async fn count_games(
    conn: &mut Conn,
    server: ServerId,
    week: ActaWeek,
) -> Result<i64, StoreError> {
    let sql = format!("SELECT CAST(COUNT(*) AS BIGINT) FROM game g WHERE {OF_WEEK}");
    let query =
        sqlx::query_scalar(AssertSqlSafe(sql)).bind(server).bind(week.from).bind(week.until);
    Ok(query.fetch_one(conn).await?)
}

/// Lists games of a week that were decided on the board, the best first: that whose weaker player
/// has the highest rating, then the longest.
pub async fn list_best(
    conn: &mut Conn,
    server: ServerId,
    week: ActaWeek,
) -> Result<Vec<GameId>, StoreError> {
    let by_rules = Reason::WORDS.iter().filter(|(reason, _)| reason.is_by_rules());
    let by_rules = by_rules.map(|(_, word)| format!("'{word}'")).collect::<Vec<_>>().join(", ");
    let sql = format!(
        "SELECT g.id FROM game g WHERE {OF_WEEK} AND g.reason IN ({by_rules})
         ORDER BY COALESCE((SELECT MIN(r.rating) FROM rating r WHERE r.game = g.id), 0) DESC,
            g.plies DESC, g.id LIMIT $4"
    );
    list_games(conn, sql, server, week).await
}

/// Lists games of a week, the longest first.
pub async fn list_longest(
    conn: &mut Conn,
    server: ServerId,
    week: ActaWeek,
) -> Result<Vec<GameId>, StoreError> {
    let sql =
        format!("SELECT g.id FROM game g WHERE {OF_WEEK} ORDER BY g.plies DESC, g.id LIMIT $4");
    list_games(conn, sql, server, week).await
}

async fn list_games(
    conn: &mut Conn,
    sql: String,
    server: ServerId,
    week: ActaWeek,
) -> Result<Vec<GameId>, StoreError> {
    let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(server).bind(week.from);
    Ok(query.bind(week.until).bind(CANDIDATES).fetch_all(conn).await?)
}

/// Lists the rated games of a week in which a player beat one with a higher rating, the greatest
/// difference first. People without an earlier rating are left out.
pub async fn list_upsets(
    conn: &mut Conn,
    server: ServerId,
    week: ActaWeek,
) -> Result<Vec<RatedUpset>, StoreError> {
    let before = |of: &str| {
        format!(
            "n = (SELECT MAX(x.n) FROM rating x WHERE x.player = {of}.player AND x.pool = {of}.pool AND x.n < {of}.n)"
        )
    };
    let (winner, loser) = (before("w"), before("l"));
    let sql = format!(
        "SELECT g.id, lb.rating - wb.rating AS gap FROM game g
            JOIN rating w ON w.game = g.id AND w.score > 0.9
            JOIN rating l ON l.game = g.id AND l.player <> w.player
            JOIN rating wb ON wb.player = w.player AND wb.pool = w.pool AND wb.{winner}
            JOIN rating lb ON lb.player = l.player AND lb.pool = l.pool AND lb.{loser}
         WHERE {OF_WEEK} AND lb.rating > wb.rating ORDER BY gap DESC, g.id LIMIT $4"
    );
    let query = sqlx::query_as(AssertSqlSafe(sql)).bind(server).bind(week.from);
    Ok(query.bind(week.until).bind(CANDIDATES).fetch_all(conn).await?)
}

/// Lists the people whose first game with a result in a server ended in a week.
pub async fn list_newcomers(
    conn: &mut Conn,
    server: ServerId,
    week: ActaWeek,
) -> Result<Vec<PlayerId>, StoreError> {
    let sql = format!(
        "SELECT DISTINCT m.player FROM chair m JOIN game g ON g.id = m.game
         WHERE {OF_WEEK} AND NOT EXISTS (SELECT 1 FROM chair o JOIN game e ON e.id = o.game
            WHERE o.player = m.player AND e.server = $1 AND e.ended_ms < $2 AND e.reason <> 'cancelled')
         ORDER BY m.player"
    );
    let query = sqlx::query_scalar(AssertSqlSafe(sql)).bind(server).bind(week.from);
    Ok(query.bind(week.until).fetch_all(conn).await?)
}
