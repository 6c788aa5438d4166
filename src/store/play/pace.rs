//! The habits of a person in games with people: their pace, and whether their time ran out.

use crate::game::{HABIT_GAMES, HabitGame, Habits, PlayerId};
use crate::store::columns::{Flag, columns};
use crate::store::db::{Conn, StoreError};

columns!(HabitGame { pace = "pace_ms", late = Flag("late") });

/// Returns a person's habits in their newest games with people, 40 at most. Running games do not
/// count, nor those whose result was taken back. `None` for too few games.
pub async fn load_habits(conn: &mut Conn, player: PlayerId) -> Result<Option<Habits>, StoreError> {
    let sql = "SELECT pace_ms, late FROM chair WHERE player = $1 AND late IS NOT NULL
        ORDER BY game DESC LIMIT $2";
    let query = sqlx::query_as(sql).bind(player).bind(HABIT_GAMES as i64);
    let games: Vec<HabitGame> = query.fetch_all(conn).await?;
    Ok(Habits::of(&games))
}
