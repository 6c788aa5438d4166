//! The shifts of ladders: who joined at the bottom, left, or went down on vacation. Rows are only
//! added, so that a person who leaves and comes back changes nothing that was before.

use crate::game::{ContestId, PlayerId, Shift, Timestamp, Vacation};
use crate::store::columns::{Flag, columns};
use crate::store::db::{Conn, StoreError};
use crate::store::values::Values;

columns!(Shift { player = "player", kind = "kind", at = "at_ms" });

/// Lists the shifts of a ladder, the earliest first.
pub async fn list_shifts(conn: &mut Conn, id: ContestId) -> Result<Vec<Shift>, StoreError> {
    let sql = "SELECT player, kind, at_ms FROM shift WHERE contest = $1 ORDER BY at_ms, id";
    Ok(sqlx::query_as(sql).bind(id).fetch_all(conn).await?)
}

/// Stores a shift of a ladder under a new key.
pub async fn add_shift(
    conn: &mut Conn,
    key: i64,
    id: ContestId,
    shift: Shift,
) -> Result<(), StoreError> {
    let Shift { player, kind, at } = shift;
    Values::new()
        .set("id", key)
        .set("contest", id)
        .set("player", player)
        .set("kind", kind)
        .set("at_ms", at)
        .insert(conn, "shift", "")
        .await?;
    Ok(())
}

/// Lists the vacations that the people of a contest took, each with its person, oldest first.
/// Leaves out saved days, which begin by themselves.
pub async fn list_vacations(
    conn: &mut Conn,
    id: ContestId,
) -> Result<Vec<(PlayerId, Vacation)>, StoreError> {
    let sql = "SELECT v.player, v.from_ms, v.until_ms
        FROM entrant e JOIN vacation v ON v.player = e.player
        WHERE e.contest = $1 AND e.left_ms IS NULL AND v.by_itself = $2 ORDER BY v.player, v.from_ms";
    let rows: Vec<(PlayerId, Timestamp, Timestamp)> =
        sqlx::query_as(sql).bind(id).bind(Flag(false)).fetch_all(conn).await?;
    let vacation = |(player, from, until)| (player, Vacation { from, until, by_itself: false });
    Ok(rows.into_iter().map(vacation).collect())
}
