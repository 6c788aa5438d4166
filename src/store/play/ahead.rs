//! Times that were stored while a clock ran ahead. Once it is set back they would come long after
//! their turn, so they mean now.
//!
//! These are times of next tries, and ends of leases: both are never far ahead. Deadlines, quiet
//! hours, reminders and all else that is meant for a later time stay as they are.

use sqlx::AssertSqlSafe;

use crate::game::{Millis, Timestamp};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};

/// A stored next try that is further ahead than this comes from a clock that ran ahead. Pauses are
/// meant to be an hour at most; the second hour allows for the clocks of other processes.
const LONGEST_PAUSE: Millis = Millis::from_hours(2);

/// A stored end of a lease that is further ahead than this comes from a clock that ran ahead.
const LONGEST_LEASE: Millis = Millis::from_mins(15);

/// The meaning of a stored time: the next try, or the end of a lease.
#[derive(Clone, Copy)]
enum Until {
    NextTry,
    LeaseEnd,
}

impl Until {
    /// The latest such time that can be stored by now, unless a clock ran ahead.
    fn latest_plausible(self, now: Timestamp) -> Timestamp {
        match self {
            Until::NextTry => now + LONGEST_PAUSE,
            Until::LeaseEnd => now + LONGEST_LEASE,
        }
    }
}

/// A notice that was never tried and fell due long after it was written is meant for then, as after
/// quiet hours. `{pause}` represents the longest pause.
const NOT_MEANT: &str = "state = 'waiting' AND (tries > 0 OR due_ms <= created_ms + {pause})";

/// Every time of this kind: its table, which rows have it, its column, and what it is.
const TIMES: &[(&str, &str, &str, Until)] = &[
    ("outbox", NOT_MEANT, "due_ms", Until::NextTry),
    ("outbox", "state = 'waiting'", "lease_until", Until::LeaseEnd),
    ("outbox", "state = 'shut'", "due_ms", Until::NextTry),
    ("game", "bot_to_move = 1", "think_ms", Until::NextTry),
    ("game", "bot_to_move = 1", "bot_lease", Until::LeaseEnd),
    ("review", "state = 'waiting'", "lease_until", Until::LeaseEnd),
    ("desk", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("siege", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("siege_week", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("contest", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("restatement", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("aside", "look_ms IS NOT NULL", "look_ms", Until::NextTry),
];

/// The condition of rows in words of SQL.
fn rows_ahead(of: &str) -> String {
    of.replace("{pause}", &LONGEST_PAUSE.as_millis().to_string())
}

/// Returns true if a clock that ran ahead has left any of these times.
pub async fn is_any(conn: &mut Conn, now: Timestamp) -> Result<bool, StoreError> {
    let count = |(table, of, column, until): &(&str, &str, &str, Until)| {
        let limit = match until {
            Until::NextTry => "$1",
            Until::LeaseEnd => "$2",
        };
        format!("(SELECT COUNT(*) FROM {table} WHERE {} AND {column} > {limit})", rows_ahead(of))
    };
    let sql = format!(
        "SELECT CAST({} AS BIGINT)",
        TIMES.iter().map(count).collect::<Vec<_>>().join(" + ")
    );
    let query = sqlx::query_scalar::<_, i64>(AssertSqlSafe(sql));
    let query = query
        .bind(Until::NextTry.latest_plausible(now))
        .bind(Until::LeaseEnd.latest_plausible(now));
    Ok(query.fetch_one(conn).await? > 0)
}

/// Sets all of these times to now. Returns how many there were.
pub async fn bring_back(tx: &mut Transaction, now: Timestamp) -> Result<u64, StoreError> {
    tx.leave_work(WorkLeft::ANY);
    let mut count = 0;
    for (table, of, column, until) in TIMES {
        let sql =
            format!("UPDATE {table} SET {column} = $1 WHERE {} AND {column} > $2", rows_ahead(of));
        let update = sqlx::query(AssertSqlSafe(sql)).bind(now).bind(until.latest_plausible(now));
        count += update.execute(&mut **tx).await?.rows_affected();
    }
    Ok(count)
}
