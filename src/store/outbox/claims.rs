//! Leases on rows of the outbox, so that only one process at a time delivers a row, and the states
//! of rows that cannot be delivered at once.

use sqlx::{AssertSqlSafe, FromRow, Row};

use crate::game::{PlayerId, Seq, Timestamp};
use crate::store::columns::{Flag, columns};
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use crate::store::queries::skip_locked;
use crate::store::topic::Topic;
use crate::store::urgency::Urgency;

/// A row of the outbox that this process may deliver until its lease ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The key of the row. The nonce of the Discord message is made from it.
    pub id: i64,
    /// The subject of the row.
    pub topic: Topic,
    /// The number of the game event that the row is about, or the version of the challenge.
    pub seq: Seq,
    /// The person to whom the row is addressed, if it is for one person.
    pub recipient: Option<PlayerId>,
    /// True if the message pings no one.
    pub quiet: bool,
    /// The number of deliveries begun, including this one. Repeated tries while Discord did not
    /// answer are not counted.
    pub tries: i64,
    /// True if Discord did not answer at the last try.
    pub away: bool,
    /// The time from which the row can be delivered or tried again.
    pub due: Timestamp,
    /// The time at which the lease of this process ends.
    pub lease: Timestamp,
}

/// The SQL condition for a row `o` that waits for an earlier row of its lane. In the lanes of
/// followers and browsers it waits only for rows of the same recipient.
pub(in crate::store) const HELD: &str = "o.step >
            (SELECT MIN(p.step) FROM outbox p WHERE p.lane = o.lane AND p.key = o.key AND p.state = 'waiting'
                AND (o.lane NOT IN ('follower', 'browser') OR p.recipient IS NOT DISTINCT FROM o.recipient))";

/// The SQL condition for a row `o` about which Discord did not answer, while an older such row is
/// tried first.
pub(in crate::store) const BEHIND: &str = "o.away = 1 AND o.id > (SELECT MIN(p.id) FROM outbox p WHERE p.state = 'waiting' AND p.away = 1)";

/// The key of a row that cannot be read, and the reason.
pub type Unread = (i64, String);

/// Claims up to `limit` rows that are due and first in their lane, for a lease. Takes the most
/// urgent first, and none that is less urgent than `least`. Returns the rows, and the keys of
/// claimed rows that cannot be read.
pub async fn claim_due(
    conn: &mut Conn,
    lease: Span,
    limit: i64,
    least: Urgency,
) -> Result<(Vec<Claimed>, Vec<Unread>), StoreError> {
    // `$3 + 0`, because SQLite would prepare the statement anew each time for a bare parameter as
    // limit.
    let rows = sqlx::query(AssertSqlSafe(format!(
        "WITH taken AS MATERIALIZED
            (SELECT o.id FROM outbox o WHERE o.state = 'waiting' AND o.due_ms <= $2 AND o.lease_until <= $2 AND o.urgency <= $4
                AND NOT {HELD} AND NOT ({BEHIND})
             ORDER BY o.urgency, o.due_ms, o.id LIMIT $3 + 0 {})
         UPDATE outbox SET lease_until = $1, tries = tries + 1 WHERE id IN (SELECT id FROM taken)
         RETURNING id, lane, key, step, kind, seq, recipient, tries, away, quiet, due_ms, lease_until",
        skip_locked(conn)
    )))
    .bind(lease.until)
    .bind(lease.from)
    .bind(limit)
    .bind(least as i64)
    .fetch_all(&mut *conn)
    .await?;
    let mut taken = Vec::with_capacity(rows.len());
    let mut unread = Vec::new();
    for row in &rows {
        match Claimed::from_row(row).map_err(StoreError::from) {
            Ok(row) => taken.push(row),
            // Only the key, because another column of the row cannot be read.
            Err(StoreError::Corrupt(why)) => unread.push((row.try_get("id")?, why)),
            Err(error) => return Err(error),
        }
    }
    Ok((taken, unread))
}

columns!(Claimed {
    id = "id",
    topic = ..,
    seq = "seq",
    recipient = "recipient",
    quiet = Flag("quiet"),
    tries = "tries",
    away = Flag("away"),
    due = "due_ms",
    lease = "lease_until",
});

/// Locks a row until the transaction ends, so that it is not deleted. Returns true if it still
/// waits for delivery.
pub async fn hold_row(conn: &mut Conn, id: i64) -> Result<bool, StoreError> {
    let sql = "UPDATE outbox SET tries = tries WHERE id = $1 AND state = 'waiting'";
    Ok(sqlx::query(sql).bind(id).execute(conn).await?.rows_affected() > 0)
}

/// Ends the lease of a row, so that it can be claimed again from `due`. `why` is the reason, which
/// is stored.
pub async fn postpone_row(
    tx: &mut Transaction,
    id: i64,
    due: Timestamp,
    why: &str,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::NOTICES);
    sqlx::query("UPDATE outbox SET due_ms = $1, lease_until = 0, why = $2 WHERE id = $3 AND state = 'waiting'")
        .bind(due)
        .bind(why)
        .bind(id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Ends the lease of a row about which Discord did not answer. Of all such rows only the oldest is
/// tried again, from `due`, until [`release_held`]. Repeated tries while Discord is away do not
/// count.
pub async fn hold_back(
    tx: &mut Transaction,
    row: &Claimed,
    due: Timestamp,
    why: &str,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::NOTICES);
    // A try while Discord is still away does not count for the row.
    let tries = row.tries - i64::from(row.away);
    sqlx::query(
        "UPDATE outbox SET due_ms = $1, lease_until = 0, tries = $2, why = $3, away = 1
         WHERE id = $4 AND state = 'waiting'",
    )
    .bind(due)
    .bind(tries)
    .bind(why)
    .bind(row.id)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// The most tries after which a row becomes due at once when Discord answers again. A row with more
/// tries keeps its due time.
const QUICK: i64 = 10;

/// Ends the wait of rows about which Discord did not answer, because it answers again. Makes them
/// due at once, except rows with more than 10 tries, which keep their due time.
pub async fn release_held(tx: &mut Transaction, now: Timestamp) -> Result<(), StoreError> {
    let sql = "UPDATE outbox SET away = 0, due_ms = CASE WHEN tries <= $2 THEN $1 ELSE due_ms END
        WHERE state = 'waiting' AND away = 1";
    if sqlx::query(sql).bind(now).bind(QUICK).execute(&mut **tx).await?.rows_affected() > 0 {
        tx.leave_work(WorkLeft::NOTICES);
    }
    Ok(())
}

/// Ends the lease of a row early, if this lease is still the current one. Any process can then
/// claim the row.
pub async fn give_back(tx: &mut Transaction, row: &Claimed) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::NOTICES);
    sqlx::query("UPDATE outbox SET lease_until = 0 WHERE id = $1 AND lease_until = $2 AND state = 'waiting'")
        .bind(row.id)
        .bind(row.lease)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
