//! The entries in the lists of events of servers that announce the start of contests.

use crate::game::{ContestId, Timestamp};
use crate::ids::CalendarEntryId;
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};

/// An entry that announces the start of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CalendarEntry {
    /// The entry on Discord.
    pub entry: CalendarEntryId,
    /// The time that it names.
    pub begins: Timestamp,
}

columns!(CalendarEntry { entry = "entry", begins = "begins_ms" });

/// Finds the entry that announces a contest. `None` if there is none.
pub async fn find_entry(
    conn: &mut Conn,
    contest: ContestId,
) -> Result<Option<CalendarEntry>, StoreError> {
    let query = sqlx::query_as("SELECT entry, begins_ms FROM calendar_entry WHERE contest = $1");
    Ok(query.bind(contest).fetch_optional(conn).await?)
}

/// Stores the entry that announces a contest.
pub async fn set_entry(
    conn: &mut Conn,
    contest: ContestId,
    CalendarEntry { entry, begins }: CalendarEntry,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO calendar_entry (contest, entry, begins_ms) VALUES ($1, $2, $3)
         ON CONFLICT (contest) DO UPDATE SET entry = excluded.entry, begins_ms = excluded.begins_ms",
    )
    .bind(contest)
    .bind(entry)
    .bind(begins)
    .execute(conn)
    .await?;
    Ok(())
}

/// Forgets the entry that announced a contest. Returns false if there was none.
pub async fn delete_entry(conn: &mut Conn, contest: ContestId) -> Result<bool, StoreError> {
    let sql = "DELETE FROM calendar_entry WHERE contest = $1";
    let done = sqlx::query(sql).bind(contest).execute(conn).await?;
    Ok(done.rows_affected() > 0)
}
