//! Times that were stored while a clock ran ahead. After the clock is set back they would come far
//! too late, so they are replaced by now.
//!
//! Only times of next tries and ends of leases are replaced: both are never far in the future.
//! Deadlines, quiet hours, reminders and other times that are meant for later stay as they are.

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
    /// Returns the latest time of this kind that a correct clock can have stored by now.
    fn latest_plausible(self, now: Timestamp) -> Timestamp {
        match self {
            Until::NextTry => now + LONGEST_PAUSE,
            Until::LeaseEnd => now + LONGEST_LEASE,
        }
    }
}

/// The SQL condition for waiting notices whose due time is the time of a next try. It excludes a
/// notice that was never tried and was due much later than it was created, such as after quiet
/// hours. `{pause}` stands for the longest pause in ms.
const NOT_MEANT: &str = "state = 'waiting' AND (tries > 0 OR due_ms <= created_ms + {pause})";

/// The columns with times of next tries or ends of leases: the table, the condition on its rows,
/// the column, and the meaning of the time.
const TIMES: &[(&str, &str, &str, Until)] = &[
    ("outbox", NOT_MEANT, "due_ms", Until::NextTry),
    ("outbox", "state = 'waiting'", "lease_until", Until::LeaseEnd),
    ("outbox", "state = 'shut'", "due_ms", Until::NextTry),
    ("game", "bot_to_move = 1", "think_ms", Until::NextTry),
    ("game", "bot_to_move = 1", "bot_lease", Until::LeaseEnd),
    ("review", "state = 'waiting'", "lease_until", Until::LeaseEnd),
    ("away_turn", "state IN ('thinking', 'posting')", "due_ms", Until::NextTry),
    ("away_turn", "state IN ('thinking', 'posting')", "lease_until", Until::LeaseEnd),
    ("desk", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("siege", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("siege_week", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("contest", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("ballot", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("restatement", "due_ms IS NOT NULL", "due_ms", Until::NextTry),
    ("aside", "look_ms IS NOT NULL", "look_ms", Until::NextTry),
];

/// Returns the SQL condition on rows, with the longest pause in ms filled in.
fn rows_ahead(of: &str) -> String {
    of.replace("{pause}", &LONGEST_PAUSE.as_millis().to_string())
}

/// Returns true if any stored time comes from a clock that ran ahead.
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

/// Sets all stored times from a clock that ran ahead to now. Returns their number.
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
