//! Lines of play that people try on private boards of a game, and the people who share their lines.

use crate::game::{GameId, PlayerId, Timestamp};
use crate::store::columns::{Int, StoredWords, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// A line of play that a person tried on a private board of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TriedLine {
    /// The key of the line.
    pub id: i64,
    /// The owner of the line.
    pub player: PlayerId,
    /// The number of plies of the game before the line.
    pub ply: usize,
    /// The moves of the line in notation, as they were tried. Takebacks in the game may have made
    /// some of them illegal.
    pub moves: Vec<String>,
    /// The owner's note. `None` if there is none.
    pub note: Option<String>,
}

columns!(TriedLine {
    id = "id",
    player = "player",
    ply = Int("ply"),
    moves = StoredWords("moves"),
    note = "note",
});

/// Lists all lines that people tried in a game, oldest first.
pub async fn list_lines(conn: &mut Conn, game: GameId) -> Result<Vec<TriedLine>, StoreError> {
    let sql = "SELECT id, player, ply, moves, note FROM tried WHERE game = $1 ORDER BY id";
    Ok(sqlx::query_as(sql).bind(game).fetch_all(conn).await?)
}

/// Stores a new line that a person tried.
pub async fn insert_line(
    conn: &mut Conn,
    game: GameId,
    row: &TriedLine,
    now: Timestamp,
) -> Result<(), StoreError> {
    Values::new()
        .set("id", row.id)
        .set("game", game)
        .set("player", row.player)
        .set("ply", Int(row.ply))
        .set("moves", row.moves.join(" "))
        .set("note", row.note.as_deref())
        .set("made_ms", now)
        .insert(conn, "tried", "")
        .await?;
    Ok(())
}

/// Replaces the moves and the note of a line.
pub async fn update_line(conn: &mut Conn, row: &TriedLine) -> Result<(), StoreError> {
    sqlx::query("UPDATE tried SET moves = $1, note = $2 WHERE id = $3")
        .bind(row.moves.join(" "))
        .bind(row.note.as_deref())
        .bind(row.id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes a line that a person tried.
pub async fn delete_line(conn: &mut Conn, id: i64) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM tried WHERE id = $1").bind(id).execute(conn).await?;
    Ok(())
}

/// Lists the people who share the lines that they tried in a game.
pub async fn list_sharers(conn: &mut Conn, game: GameId) -> Result<Vec<PlayerId>, StoreError> {
    let sql = "SELECT player FROM study WHERE game = $1 ORDER BY player";
    Ok(sqlx::query_scalar(sql).bind(game).fetch_all(conn).await?)
}

/// Stores whether a person shares the lines that they tried in a game.
pub async fn set_study(
    conn: &mut Conn,
    game: GameId,
    player: PlayerId,
    open: bool,
) -> Result<(), StoreError> {
    let sql = if open {
        "INSERT INTO study (game, player) VALUES ($1, $2) ON CONFLICT (game, player) DO NOTHING"
    } else {
        "DELETE FROM study WHERE game = $1 AND player = $2"
    };
    sqlx::query(sql).bind(game).bind(player).execute(conn).await?;
    Ok(())
}
