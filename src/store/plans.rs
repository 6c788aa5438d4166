//! Conditional moves.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError};
use crate::game::{GameId, Planned, PlayerId};

/// A line of a plan with its key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPlan {
    /// Its key.
    pub id: i64,
    /// The chair that planned it.
    pub chair: usize,
    /// The line.
    pub planned: Planned,
}

/// The plans of a game, oldest first.
pub async fn of_game(conn: &mut Conn, game: GameId) -> Result<Vec<StoredPlan>, StoreError> {
    let rows = sqlx::query("SELECT id, chair, base, moves FROM plan WHERE game = $1 ORDER BY id")
        .bind(game.0)
        .fetch_all(conn)
        .await?;
    let read = |row: AnyRow| {
        let moves: String = row.try_get("moves")?;
        let moves = moves.split_whitespace().map(str::to_owned).collect();
        Ok(StoredPlan {
            id: row.try_get("id")?,
            chair: row.try_get::<i64, _>("chair")? as usize,
            planned: Planned { base: row.try_get("base")?, moves },
        })
    };
    rows.into_iter().map(read).collect()
}

/// All lines that a person planned, each with the name of its game.
pub async fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<(String, String)>, StoreError> {
    let rows = sqlx::query(
        "SELECT g.name, p.moves FROM chair c JOIN plan p ON p.game = c.game AND p.chair = c.n JOIN game g ON g.id = c.game
         WHERE c.player = $1 ORDER BY g.id, p.id",
    );
    let rows = rows.bind(player.0).fetch_all(conn).await?;
    rows.iter().map(|row| Ok((row.try_get("name")?, row.try_get("moves")?))).collect()
}

/// Stores a line.
pub async fn insert(conn: &mut Conn, game: GameId, plan: &StoredPlan) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO plan (id, game, chair, base, moves) VALUES ($1, $2, $3, $4, $5)")
        .bind(plan.id)
        .bind(game.0)
        .bind(plan.chair as i64)
        .bind(&plan.planned.base)
        .bind(plan.planned.moves.join(" "))
        .execute(conn)
        .await?;
    Ok(())
}

/// Forgets every line of a chair.
pub async fn delete_all(conn: &mut Conn, game: GameId, chair: usize) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM plan WHERE game = $1 AND chair = $2")
        .bind(game.0)
        .bind(chair as i64)
        .execute(conn)
        .await?;
    Ok(())
}

/// Rewrites what is left of a line.
pub async fn update(conn: &mut Conn, plan: &StoredPlan) -> Result<(), StoreError> {
    sqlx::query("UPDATE plan SET base = $1, moves = $2 WHERE id = $3")
        .bind(&plan.planned.base)
        .bind(plan.planned.moves.join(" "))
        .bind(plan.id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Forgets a line of a chair; says whether it was there.
pub async fn delete(conn: &mut Conn, game: GameId, chair: usize, id: i64) -> Result<bool, StoreError> {
    let done = sqlx::query("DELETE FROM plan WHERE id = $1 AND game = $2 AND chair = $3")
        .bind(id)
        .bind(game.0)
        .bind(chair as i64)
        .execute(conn)
        .await?;
    Ok(done.rows_affected() == 1)
}
