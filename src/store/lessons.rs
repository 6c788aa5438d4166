//! How far people got in lessons.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError};
use crate::game::{Millis, PlayerId};

/// How far a person got in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonProgress {
    /// The step at which they are; none once the steps are done.
    pub step: Option<String>,
    /// The moves of the game that follows, as they are written.
    pub moves: String,
    /// What the opponent's choices there come from.
    pub seed: i64,
}

/// How far a person got in a lesson; none if they never were in it.
pub async fn load(conn: &mut Conn, player: PlayerId, lesson: &str) -> Result<Option<LessonProgress>, StoreError> {
    let row = sqlx::query("SELECT step, moves, seed FROM lesson WHERE player = $1 AND lesson = $2")
        .bind(player.0)
        .bind(lesson)
        .fetch_optional(conn)
        .await?;
    let read = |row: AnyRow| {
        Ok(LessonProgress { step: row.try_get("step")?, moves: row.try_get("moves")?, seed: row.try_get("seed")? })
    };
    row.map(read).transpose()
}

/// Remembers how far a person got in a lesson.
pub async fn set(
    conn: &mut Conn,
    player: PlayerId,
    lesson: &str,
    row: &LessonProgress,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO lesson (player, lesson, step, moves, seed, changed_ms) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (player, lesson) DO UPDATE
            SET step = excluded.step, moves = excluded.moves, seed = excluded.seed, changed_ms = excluded.changed_ms",
    )
    .bind(player.0)
    .bind(lesson)
    .bind(row.step.as_deref())
    .bind(&row.moves)
    .bind(row.seed)
    .bind(now)
    .execute(conn)
    .await?;
    Ok(())
}
