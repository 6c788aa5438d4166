//! Who follows a game without playing in it.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError, stored};
use crate::game::{GameId, PlayerId};
use crate::ids::UserId;

/// Somebody who follows a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Follower {
    /// Who.
    pub player: PlayerId,
    /// Whether they are told of every move, and not of the end alone.
    pub every: bool,
}

/// All who follow a game.
pub async fn followers(conn: &mut Conn, game: GameId) -> Result<Vec<Follower>, StoreError> {
    let rows = sqlx::query("SELECT player, every FROM follow WHERE game = $1 ORDER BY player").bind(game.0);
    let read = |row: AnyRow| {
        Ok(Follower { player: PlayerId(row.try_get("player")?), every: row.try_get::<i64, _>("every")? != 0 })
    };
    rows.fetch_all(conn).await?.into_iter().map(read).collect()
}

/// Whether a game is somebody's business who does not play in it: they follow it, or had it made.
pub async fn concerns(conn: &mut Conn, game: GameId, person: UserId) -> Result<bool, StoreError> {
    let row = sqlx::query(
        "SELECT p.id FROM player p WHERE p.discord = $1 AND (
            EXISTS (SELECT 1 FROM follow f WHERE f.game = $2 AND f.player = p.id)
            OR EXISTS (SELECT 1 FROM challenge c WHERE c.id = $2 AND c.challenger = p.id))",
    );
    Ok(row.bind(stored(person)).bind(game.0).fetch_optional(conn).await?.is_some())
}

/// Lets somebody follow a game: told of every move, or of its end alone.
pub async fn set_follower(conn: &mut Conn, game: GameId, follower: Follower) -> Result<(), StoreError> {
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

/// Lets somebody follow a game no more.
pub async fn delete_follower(conn: &mut Conn, game: GameId, player: PlayerId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM follow WHERE game = $1 AND player = $2").bind(game.0).bind(player.0).execute(conn).await?;
    Ok(())
}

/// How many games somebody follows.
pub async fn count_followed(conn: &mut Conn, player: PlayerId) -> Result<usize, StoreError> {
    let row = sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) AS n FROM follow WHERE player = $1")
        .bind(player.0)
        .fetch_one(conn)
        .await?;
    Ok(row.try_get::<i64, _>("n")? as usize)
}

/// Whether somebody could not be told the last thing about a game that they followed.
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
