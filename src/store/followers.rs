//! Who follows a game without playing in it.

use std::collections::HashSet;

use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError, among, stored};
use crate::game::{GameId, PlayerId};
use crate::ids::{ServerId, UserId};

/// A follower of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Follower {
    /// Who.
    pub player: PlayerId,
    /// Whether they are told of every move, and not of the end alone.
    pub every: bool,
}

/// All who follow a game.
pub async fn of_game(conn: &mut Conn, game: GameId) -> Result<Vec<Follower>, StoreError> {
    let rows = sqlx::query("SELECT player, every FROM follow WHERE game = $1 ORDER BY player").bind(game.0);
    let read = |row: AnyRow| {
        Ok(Follower { player: PlayerId(row.try_get("player")?), every: row.try_get::<i64, _>("every")? != 0 })
    };
    rows.fetch_all(conn).await?.into_iter().map(read).collect()
}

/// Those of these games that are a person's business who does not play in them: they follow them,
/// or had them made.
pub async fn concerned(conn: &mut Conn, games: &[GameId], person: UserId) -> Result<HashSet<GameId>, StoreError> {
    let sql = "SELECT f.game, p.discord FROM follow f JOIN player p ON p.id = f.player WHERE f.game IN (?)
         UNION ALL SELECT c.id, p.discord FROM challenge c JOIN player p ON p.id = c.challenger WHERE c.id IN (?)";
    let ids: Vec<i64> = games.iter().map(|game| game.0).collect();
    let mut concerned = HashSet::new();
    for row in among(conn, &ids, sql).await? {
        if row.try_get::<Option<i64>, _>("discord")? == Some(stored(person)) {
            concerned.insert(GameId(row.try_get("game")?));
        }
    }
    Ok(concerned)
}

/// Lets a person follow a game: told of every move, or of its end alone.
pub async fn set(conn: &mut Conn, game: GameId, follower: Follower) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO follow (game, player, every) VALUES ($1, $2, $3)
         ON CONFLICT (game, player) DO UPDATE SET every = excluded.every",
    )
    .bind(game.0)
    .bind(follower.player.0)
    .bind(i64::from(follower.every))
    .execute(conn)
    .await?;
    Ok(())
}

/// Lets a person follow a game no more.
pub async fn delete(conn: &mut Conn, game: GameId, player: PlayerId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM follow WHERE game = $1 AND player = $2").bind(game.0).bind(player.0).execute(conn).await?;
    Ok(())
}

/// Nobody follows a game of a server any more.
pub async fn delete_in(conn: &mut Conn, server: ServerId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM follow WHERE game IN (SELECT id FROM game WHERE server = $1 AND state = 'running')")
        .bind(stored(server))
        .execute(conn)
        .await?;
    Ok(())
}

/// How many games a person follows.
pub async fn count(conn: &mut Conn, player: PlayerId) -> Result<usize, StoreError> {
    let row = sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) AS n FROM follow WHERE player = $1")
        .bind(player.0)
        .fetch_one(conn)
        .await?;
    Ok(row.try_get::<i64, _>("n")? as usize)
}

/// Whether a person could not be told the last thing about a game that they followed.
pub async fn was_unreachable(conn: &mut Conn, game: GameId, player: PlayerId) -> Result<bool, StoreError> {
    let row = sqlx::query(
        "SELECT state FROM outbox WHERE lane = 'follower' AND key = $1 AND recipient = $2 ORDER BY step DESC LIMIT 1",
    )
    .bind(game.0)
    .bind(player.0)
    .fetch_optional(conn)
    .await?;
    Ok(row.map(|row| row.try_get::<String, _>("state")).transpose()?.is_some_and(|state| state == "failed"))
}
