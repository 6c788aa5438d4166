//! Conditional moves: lines of play that a player planned.

use crate::game::{Chair, GameId, Planned, PlayerId, Unmet};
use crate::store::columns::{Int, StoredWords, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// A planned line of conditional moves, with its key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPlan {
    /// The key of the line.
    pub id: i64,
    /// The chair whose holder planned the line.
    pub chair: Chair,
    /// The planned line.
    pub planned: Planned,
}

columns!(StoredPlan { id = "id", chair = "chair", planned = .. });
columns!(Unmet { ply = Int("ply"), planned = .. });
columns!(Planned { base = "base", moves = StoredWords("moves") });

/// Lists the planned lines of all chairs of a game, oldest first.
pub async fn of_game(conn: &mut Conn, game: GameId) -> Result<Vec<StoredPlan>, StoreError> {
    let sql = "SELECT id, chair, base, moves FROM plan WHERE game = $1 ORDER BY id";
    Ok(sqlx::query_as(sql).bind(game).fetch_all(conn).await?)
}

/// Lists all lines that a person planned: the name of the game, and the moves as text.
pub async fn of_player(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<(String, String)>, StoreError> {
    let rows = sqlx::query_as(
        "SELECT g.name, p.moves FROM chair c JOIN plan p ON p.game = c.game AND p.chair = c.n JOIN game g ON g.id = c.game
         WHERE c.player = $1 ORDER BY g.id, p.id",
    );
    Ok(rows.bind(player).fetch_all(conn).await?)
}

/// Stores a new planned line.
pub async fn insert_plan(
    conn: &mut Conn,
    game: GameId,
    plan: &StoredPlan,
) -> Result<(), StoreError> {
    Values::new()
        .set("id", plan.id)
        .set("game", game)
        .set("chair", plan.chair)
        .set("base", plan.planned.base.as_str())
        .set("moves", plan.planned.moves.join(" "))
        .insert(conn, "plan", "")
        .await?;
    Ok(())
}

/// Deletes every planned line of a chair.
pub async fn delete_all(conn: &mut Conn, game: GameId, chair: Chair) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM plan WHERE game = $1 AND chair = $2")
        .bind(game)
        .bind(chair)
        .execute(conn)
        .await?;
    Ok(())
}

/// Stores the new base position and the remaining moves of a planned line.
pub async fn update_plan(conn: &mut Conn, plan: &StoredPlan) -> Result<(), StoreError> {
    sqlx::query("UPDATE plan SET base = $1, moves = $2 WHERE id = $3")
        .bind(&plan.planned.base)
        .bind(plan.planned.moves.join(" "))
        .bind(plan.id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes a planned line of a chair. Returns true if it was there.
pub async fn delete_plan(
    conn: &mut Conn,
    game: GameId,
    chair: Chair,
    id: i64,
) -> Result<bool, StoreError> {
    let done = sqlx::query("DELETE FROM plan WHERE id = $1 AND game = $2 AND chair = $3")
        .bind(id)
        .bind(game)
        .bind(chair)
        .execute(conn)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// Lists the planned lines of a person that ended unused in a game, in order of play.
pub async fn list_unmet(
    conn: &mut Conn,
    game: GameId,
    player: PlayerId,
) -> Result<Vec<Unmet>, StoreError> {
    let sql = "SELECT ply, base, moves FROM unmet WHERE game = $1 AND player = $2 ORDER BY ply, id";
    Ok(sqlx::query_as(sql).bind(game).bind(player).fetch_all(conn).await?)
}

/// Stores a planned line of a person that ended unused, under its former key. Deletes the person's
/// oldest ones in this game, so that at most `most` remain.
pub async fn insert_unmet(
    conn: &mut Conn,
    game: GameId,
    player: PlayerId,
    (id, unmet): (i64, &Unmet),
    most: usize,
) -> Result<(), StoreError> {
    Values::new()
        .set("id", id)
        .set("game", game)
        .set("player", player)
        .set("ply", Int(unmet.ply))
        .set("base", unmet.planned.base.as_str())
        .set("moves", unmet.planned.moves.join(" "))
        .insert(conn, "unmet", "")
        .await?;
    sqlx::query(
        "DELETE FROM unmet WHERE game = $1 AND player = $2 AND id <= (
            SELECT id FROM unmet WHERE game = $1 AND player = $2 ORDER BY id DESC LIMIT 1 OFFSET $3)",
    )
    .bind(game)
    .bind(player)
    .bind(Int(most))
    .execute(conn)
    .await?;
    Ok(())
}
