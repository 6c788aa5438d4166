//! Games as they are listed and looked for: by server, person, thread or name. What is found is
//! their ids, or how many there are.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError, game_ids, stored};
use crate::game::{GameId, PlayerId};
use crate::ids::{ChannelId, ServerId, UserId};

/// The running games of a server, those that changed last first.
pub async fn running_in(conn: &mut Conn, server: ServerId, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM game WHERE server = $1 AND state = 'running' ORDER BY changed_ms DESC, id DESC LIMIT $2",
    )
    .bind(stored(server))
    .bind(limit)
    .fetch_all(conn)
    .await?;
    game_ids(&rows, "id")
}

/// The finished games of a server, the newest first.
pub async fn finished_in(conn: &mut Conn, server: ServerId, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM game WHERE server = $1 AND state = 'over' ORDER BY ended_ms DESC, id DESC LIMIT $2",
    )
    .bind(stored(server))
    .bind(limit)
    .fetch_all(conn)
    .await?;
    game_ids(&rows, "id")
}

/// The finished games of a person, the newest first, without as many as are skipped.
pub async fn finished_of(conn: &mut Conn, player: PlayerId, skip: i64, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT g.id FROM chair c JOIN game g ON g.id = c.game WHERE c.player = $1 AND c.live = 0 AND g.state = 'over'
         ORDER BY g.ended_ms DESC, g.id DESC LIMIT $2 OFFSET $3",
    )
    .bind(player.0)
    .bind(limit)
    .bind(skip)
    .fetch_all(conn)
    .await?;
    game_ids(&rows, "id")
}

/// The games of a thread: the one for which it was opened, and those that run in it because they
/// were begun there.
pub async fn at_thread(conn: &mut Conn, thread: ChannelId) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM game WHERE thread = $1
         UNION SELECT g.id FROM game g JOIN challenge o ON o.id = g.id
            WHERE g.channel = $1 AND g.state = 'running' AND g.thread IS NULL AND o.in_thread = 1",
    )
    .bind(stored(thread))
    .fetch_all(conn)
    .await?;
    rows.iter().map(|row| Ok(GameId(row.try_get("id")?))).collect()
}

/// The game with this short name.
pub async fn by_name(conn: &mut Conn, name: &str) -> Result<Option<GameId>, StoreError> {
    let row = sqlx::query("SELECT id FROM game WHERE name = $1").bind(name).fetch_optional(conn).await?;
    row.map(|row| Ok(GameId(row.try_get("id")?))).transpose()
}

/// A running game in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// Its id.
    pub id: GameId,
    /// Whether it is the person's turn.
    pub mine: bool,
}

/// The running games of a person: their turn first, then the least time left first.
pub async fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<Listed>, StoreError> {
    let rows = sqlx::query(
        "SELECT g.id, CASE WHEN g.to_move = c.n THEN 1 ELSE 0 END AS mine FROM chair c JOIN game g ON g.id = c.game
         WHERE c.player = $1 AND c.live = 1 ORDER BY mine DESC, COALESCE(g.deadline_ms, g.changed_ms), g.id",
    )
    .bind(player.0)
    .fetch_all(conn)
    .await?;
    let listed = |row: AnyRow| {
        // The width of a computed integer differs between the databases.
        let mine = row.try_get::<i64, _>("mine").or_else(|_| row.try_get::<i32, _>("mine").map(i64::from))?;
        Ok(Listed { id: GameId(row.try_get("id")?), mine: mine != 0 })
    };
    rows.into_iter().map(listed).collect()
}

/// In how many running games beside this one it is the turn of the person with this Discord id.
pub async fn due_beside(conn: &mut Conn, discord: UserId, beside: GameId) -> Result<i64, StoreError> {
    let row = sqlx::query(
        "SELECT CAST(COUNT(*) AS BIGINT) AS count FROM player p JOIN chair c ON c.player = p.id JOIN game g ON g.id = c.game
         WHERE p.discord = $1 AND c.live = 1 AND g.to_move = c.n AND g.id <> $2",
    )
    .bind(stored(discord))
    .bind(beside.0)
    .fetch_one(conn)
    .await?;
    Ok(row.try_get("count")?)
}
