//! Claims by lease, so that one process at a time delivers a row of the outbox, and what becomes of
//! a row that cannot be delivered now.

use sqlx::{AssertSqlSafe, FromRow, Row};

use crate::game::{PlayerId, Seq, Timestamp};
use crate::store::columns::{Flag, columns};
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use crate::store::queries::skip_locked;
use crate::store::topic::Topic;
use crate::store::urgency::Urgency;

/// A row that this process may deliver until its lease ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The row's key, from which the message's nonce is made.
    pub id: i64,
    /// The subject of the row.
    pub topic: Topic,
    /// The number of the event of its game that the row is about; of a challenge the version.
    pub seq: Seq,
    /// The person for whom the row is, if any.
    pub recipient: Option<PlayerId>,
    /// True if the row has no ping.
    pub quiet: bool,
    /// The number of deliveries begun, with this one; without those for which Discord was away.
    pub tries: i64,
    /// True if Discord did not answer the last time.
    pub away: bool,
    /// Since when it can be delivered, or tried again.
    pub due: Timestamp,
    /// The time at which the lease of this process ends.
    pub lease: Timestamp,
}

/// A row that waits for an earlier one of its lane; in a lane of followers or browsers, of its
/// recipient.
pub(in crate::store) const HELD: &str = "o.step >
            (SELECT MIN(p.step) FROM outbox p WHERE p.lane = o.lane AND p.key = o.key AND p.state = 'waiting'
                AND (o.lane NOT IN ('follower', 'browser') OR p.recipient IS NOT DISTINCT FROM o.recipient))";

/// A row that Discord did not answer about, while another such row is tried first.
pub(in crate::store) const BEHIND: &str = "o.away = 1 AND o.id > (SELECT MIN(p.id) FROM outbox p WHERE p.state = 'waiting' AND p.away = 1)";

/// A row that cannot be read: its key, and why.
pub type Unread = (i64, String);

/// Claims up to `limit` rows that are due and first in their lane, for a lease: the most urgent
/// first, and none that is less urgent than `least`. Returns them, and those that cannot be read.
pub async fn claim_due(
    conn: &mut Conn,
    lease: Span,
    limit: i64,
    least: Urgency,
) -> Result<(Vec<Claimed>, Vec<Unread>), StoreError> {
    // SQLite would prepare it anew each time for a bare parameter as its limit.
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
            // The key alone, of a row that holds something else that cannot be read.
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

/// Keeps a row from being deleted until the transaction ends. Returns whether it is still there to
/// be delivered.
pub async fn hold_row(conn: &mut Conn, id: i64) -> Result<bool, StoreError> {
    let sql = "UPDATE outbox SET tries = tries WHERE id = $1 AND state = 'waiting'";
    Ok(sqlx::query(sql).bind(id).execute(conn).await?.rows_affected() > 0)
}

/// Gives a row back, to be tried again from `due`.
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

/// Gives back a row about which Discord does not answer, however often it is tried. Such rows wait
/// together: only the first of them is tried from time to time, until [`release_held`].
pub async fn hold_back(
    tx: &mut Transaction,
    row: &Claimed,
    due: Timestamp,
    why: &str,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::NOTICES);
    // That Discord is still away counts for no row.
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

/// The number of tries after which a row that Discord does not answer about keeps to its own
/// pauses.
const QUICK: i64 = 10;

/// Discord answers: the rows that were held back are due.
pub async fn release_held(tx: &mut Transaction, now: Timestamp) -> Result<(), StoreError> {
    let sql = "UPDATE outbox SET away = 0, due_ms = CASE WHEN tries <= $2 THEN $1 ELSE due_ms END
        WHERE state = 'waiting' AND away = 1";
    if sqlx::query(sql).bind(now).bind(QUICK).execute(&mut **tx).await?.rows_affected() > 0 {
        tx.leave_work(WorkLeft::NOTICES);
    }
    Ok(())
}

/// Gives back a row that this lease still holds. The next process to look can claim it.
pub async fn give_back(tx: &mut Transaction, row: &Claimed) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::NOTICES);
    sqlx::query("UPDATE outbox SET lease_until = 0 WHERE id = $1 AND lease_until = $2 AND state = 'waiting'")
        .bind(row.id)
        .bind(row.lease)
        .execute(&mut **tx)
        .await?;
    Ok(())
}
