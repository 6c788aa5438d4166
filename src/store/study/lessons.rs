//! The progress of people in lessons.

use std::collections::HashMap;

use crate::game::{PlayerId, Timestamp};
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

/// The progress of a person in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonProgress {
    /// The id of the step that the person is at. `None` if all steps are done.
    pub step: Option<String>,
    /// The moves of the practice game after the steps, in notation.
    pub moves: String,
    /// The seed of the engine's choices in the practice game after the steps.
    pub seed: i64,
}

columns!(LessonProgress { step = "step", moves = "moves", seed = "seed" });

/// A lesson that a person began, with their progress.
struct BegunLesson {
    lesson: String,
    progress: LessonProgress,
}

columns!(BegunLesson { lesson = "lesson", progress = .. });

/// Loads the progress of a person in a lesson. `None` if they never began it.
pub async fn load_progress(
    conn: &mut Conn,
    player: PlayerId,
    lesson: &str,
) -> Result<Option<LessonProgress>, StoreError> {
    let sql = "SELECT step, moves, seed FROM lesson WHERE player = $1 AND lesson = $2";
    Ok(sqlx::query_as(sql).bind(player).bind(lesson).fetch_optional(conn).await?)
}

/// Loads the progress of a person in each lesson that they began, by the lesson's id.
pub async fn list_progress(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<HashMap<String, LessonProgress>, StoreError> {
    let sql = "SELECT lesson, step, moves, seed FROM lesson WHERE player = $1";
    let rows: Vec<BegunLesson> = sqlx::query_as(sql).bind(player).fetch_all(conn).await?;
    Ok(rows.into_iter().map(|row| (row.lesson, row.progress)).collect())
}

/// Stores the progress of a person in a lesson.
pub async fn set_progress(
    conn: &mut Conn,
    player: PlayerId,
    lesson: &str,
    row: &LessonProgress,
    now: Timestamp,
) -> Result<(), StoreError> {
    let conflict = "ON CONFLICT (player, lesson) DO UPDATE
        SET step = excluded.step, moves = excluded.moves, seed = excluded.seed, changed_ms = excluded.changed_ms";
    Values::new()
        .set("player", player)
        .set("lesson", lesson)
        .set("step", row.step.as_deref())
        .set("moves", row.moves.as_str())
        .set("seed", row.seed)
        .set("changed_ms", now)
        .insert(conn, "lesson", conflict)
        .await?;
    Ok(())
}

/// Returns the time at which a person's progress in a lesson was last stored. `None` if they never
/// began it.
pub async fn last_stored(
    conn: &mut Conn,
    player: PlayerId,
    lesson: &str,
) -> Result<Option<Timestamp>, StoreError> {
    let sql = "SELECT changed_ms FROM lesson WHERE player = $1 AND lesson = $2";
    Ok(sqlx::query_scalar(sql).bind(player).bind(lesson).fetch_optional(conn).await?)
}
