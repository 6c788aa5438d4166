//! Parts of queries that several modules need.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, FromRow};

use crate::game::GameId;
use crate::store::db::{Conn, StoreError};

/// The most ids in one query. Both databases allow many more.
const AT_ONCE: usize = 500;

/// Returns the end of a subquery that picks rows to claim. PostgreSQL skips rows that another
/// process is changing, to avoid a deadlock. SQLite needs nothing, because it has one writer at a
/// time.
pub(in crate::store) fn skip_locked(conn: &Conn) -> &'static str {
    if conn.backend_name() == "PostgreSQL" { "FOR UPDATE SKIP LOCKED" } else { "" }
}

/// Returns the rows of a query with `IN (?)`, where `?` stands for all of these ids. Runs one query
/// for every 500 ids.
pub(in crate::store) async fn fetch_among<T>(
    conn: &mut Conn,
    ids: &[i64],
    sql: &str,
) -> Result<Vec<T>, StoreError>
where
    T: for<'r> FromRow<'r, AnyRow> + Send + Unpin,
{
    let mut rows = Vec::new();
    for ids in ids.chunks(AT_ONCE) {
        let places: Vec<String> = (1..=ids.len()).map(|n| format!("${n}")).collect();
        let sql = sql.replace("(?)", &format!("({})", places.join(", ")));
        let query =
            ids.iter().fold(sqlx::query_as(AssertSqlSafe(sql)), |query, id| query.bind(*id));
        rows.extend(query.fetch_all(&mut *conn).await?);
    }
    Ok(rows)
}

/// Returns the keys of games in the form in which they are stored.
pub(in crate::store) fn game_keys(games: &[GameId]) -> Vec<i64> {
    games.iter().map(|game| game.0).collect()
}
