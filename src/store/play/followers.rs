//! People who follow a game without playing in it.

use std::collections::HashSet;

use crate::game::{GameId, PlayerId};
use crate::ids::{ServerId, UserId};
use crate::store::columns::{Flag, Int, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::queries::{fetch_among, game_keys};

/// A follower of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Follower {
    /// The key of the person.
    pub player: PlayerId,
    /// True if the follower gets every move, and not only the end.
    pub every: bool,
}

columns!(Follower { player = "player", every = Flag("every") });

/// Lists the followers of a game.
pub async fn of_game(conn: &mut Conn, game: GameId) -> Result<Vec<Follower>, StoreError> {
    let sql = "SELECT player, every FROM follow WHERE game = $1 ORDER BY player";
    Ok(sqlx::query_as(sql).bind(game).fetch_all(conn).await?)
}

/// Returns those of these games that a person follows, or whose challenge the person made.
pub async fn find_concerned(
    conn: &mut Conn,
    games: &[GameId],
    person: UserId,
) -> Result<HashSet<GameId>, StoreError> {
    let sql = "SELECT f.game, p.discord FROM follow f JOIN player p ON p.id = f.player WHERE f.game IN (?)
         UNION ALL SELECT c.id, p.discord FROM challenge c JOIN player p ON p.id = c.challenger WHERE c.id IN (?)";
    let rows: Vec<(GameId, Option<UserId>)> = fetch_among(conn, &game_keys(games), sql).await?;
    Ok(rows
        .into_iter()
        .filter(|(_, discord)| *discord == Some(person))
        .map(|(game, _)| game)
        .collect())
}

/// Stores that a person follows a game, and whether they get every move.
pub async fn set_follower(
    conn: &mut Conn,
    game: GameId,
    follower: Follower,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO follow (game, player, every) VALUES ($1, $2, $3)
         ON CONFLICT (game, player) DO UPDATE SET every = excluded.every",
    )
    .bind(game)
    .bind(follower.player)
    .bind(Flag(follower.every))
    .execute(conn)
    .await?;
    Ok(())
}

/// Stores that a person no longer follows a game.
pub async fn delete_follower(
    conn: &mut Conn,
    game: GameId,
    player: PlayerId,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM follow WHERE game = $1 AND player = $2")
        .bind(game)
        .bind(player)
        .execute(conn)
        .await?;
    Ok(())
}

/// Removes all followers of the running games of a server.
pub async fn delete_in(conn: &mut Conn, server: ServerId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM follow WHERE game IN (SELECT id FROM game WHERE server = $1 AND state = 'running')")
        .bind(server)
        .execute(conn)
        .await?;
    Ok(())
}

/// Returns the number of games that a person follows.
pub async fn count_followed(conn: &mut Conn, player: PlayerId) -> Result<usize, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM follow WHERE player = $1";
    let Int(count) = sqlx::query_scalar(sql).bind(player).fetch_one(conn).await?;
    Ok(count)
}

/// Returns true if the last notice to a follower about a game could not be delivered.
pub async fn was_unreachable(
    conn: &mut Conn,
    game: GameId,
    player: PlayerId,
) -> Result<bool, StoreError> {
    let sql = "SELECT state FROM outbox WHERE lane = 'follower' AND key = $1 AND recipient = $2
        ORDER BY step DESC LIMIT 1";
    let state: Option<String> =
        sqlx::query_scalar(sql).bind(game).bind(player).fetch_optional(conn).await?;
    Ok(state.is_some_and(|state| state == "failed"))
}
