//! Lines that people try on boards of their own, and who lets others look at them.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError};
use crate::game::{GameId, Millis, PlayerId};

/// A line that a person tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TriedLine {
    /// Its key.
    pub id: i64,
    /// Whose it is.
    pub player: PlayerId,
    /// After how many moves of the game it begins.
    pub ply: usize,
    /// Its moves.
    pub moves: Vec<String>,
    /// What its owner says about it.
    pub note: Option<String>,
}

/// All lines that were tried in a game, oldest first.
pub async fn list(conn: &mut Conn, game: GameId) -> Result<Vec<TriedLine>, StoreError> {
    let rows = sqlx::query("SELECT id, player, ply, moves, note FROM tried WHERE game = $1 ORDER BY id")
        .bind(game.0)
        .fetch_all(conn)
        .await?;
    let read = |row: AnyRow| {
        let moves: String = row.try_get("moves")?;
        Ok(TriedLine {
            id: row.try_get("id")?,
            player: PlayerId(row.try_get("player")?),
            ply: row.try_get::<i64, _>("ply")? as usize,
            moves: moves.split_whitespace().map(str::to_owned).collect(),
            note: row.try_get("note")?,
        })
    };
    rows.into_iter().map(read).collect()
}

/// Stores a line.
pub async fn insert(conn: &mut Conn, game: GameId, row: &TriedLine, now: Millis) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO tried (id, game, player, ply, moves, note, made_ms) VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(row.id)
        .bind(game.0)
        .bind(row.player.0)
        .bind(row.ply as i64)
        .bind(row.moves.join(" "))
        .bind(row.note.as_deref())
        .bind(now)
        .execute(conn)
        .await?;
    Ok(())
}

/// Rewrites the moves and the note of a line.
pub async fn update(conn: &mut Conn, row: &TriedLine) -> Result<(), StoreError> {
    sqlx::query("UPDATE tried SET moves = $1, note = $2 WHERE id = $3")
        .bind(row.moves.join(" "))
        .bind(row.note.as_deref())
        .bind(row.id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Forgets a line.
pub async fn delete(conn: &mut Conn, id: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM tried WHERE id = $1").bind(id).execute(conn).await?;
    Ok(())
}

/// Who lets others look at what they tried in a game.
pub async fn is_study(conn: &mut Conn, game: GameId) -> Result<Vec<PlayerId>, StoreError> {
    let rows = sqlx::query("SELECT player FROM study WHERE game = $1 ORDER BY player").bind(game.0);
    rows.fetch_all(conn).await?.into_iter().map(|row| Ok(PlayerId(row.try_get("player")?))).collect()
}

/// Lets others look at what a person tried in a game, or no more.
pub async fn set_study(conn: &mut Conn, game: GameId, player: PlayerId, open: bool) -> Result<(), StoreError> {
    let sql = if open {
        "INSERT INTO study (game, player) VALUES ($1, $2) ON CONFLICT (game, player) DO NOTHING"
    } else {
        "DELETE FROM study WHERE game = $1 AND player = $2"
    };
    sqlx::query(sql).bind(game.0).bind(player.0).execute(conn).await?;
    Ok(())
}
