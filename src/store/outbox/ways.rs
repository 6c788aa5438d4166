//! Notices that could not be delivered and wait until one of their addresses may be open again.

use crate::game::Timestamp;
use crate::store::addresses::Address;
use crate::store::columns::stored_id;
use crate::store::db::{StoreError, Transaction, WorkLeft};

/// Makes a notice wait until one of these addresses is open again, or until it is tried again at
/// `until`. Does nothing if the notice is not waiting for delivery.
pub async fn wait_for_address(
    tx: &mut Transaction,
    notice: i64,
    addresses: &[Address],
    why: &str,
    until: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(Some(until)));
    // One try is counted, so that the next is not the first, and repeated waits never reach the
    // limit.
    let sql = "UPDATE outbox SET state = 'shut', lease_until = 0, tries = 1, due_ms = $1, why = $2
        WHERE id = $3 AND state = 'waiting'";
    let done = sqlx::query(sql).bind(until).bind(why).bind(notice).execute(&mut **tx).await?;
    if done.rows_affected() == 0 {
        return Ok(());
    }
    for address in addresses {
        // The address of a person who deleted their data meanwhile is gone.
        sqlx::query(
            "INSERT INTO way (notice, address) SELECT CAST($1 AS BIGINT), id FROM address WHERE id = $2
             ON CONFLICT DO NOTHING",
        )
        .bind(notice)
        .bind(stored_id(address.id()))
        .execute(&mut **tx)
        .await?;
    }
    Ok(())
}

/// Makes the notices due whose wait for an address ended by now. Marks those among them as failed
/// that were created before `before`.
pub async fn try_again(
    tx: &mut Transaction,
    now: Timestamp,
    before: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE outbox SET state = 'failed' WHERE state = 'shut' AND due_ms <= $1 AND created_ms < $2")
        .bind(now)
        .bind(before)
        .execute(&mut **tx)
        .await?;
    let sql = "UPDATE outbox SET state = 'waiting', lease_until = 0, due_ms = $1 WHERE state = 'shut' AND due_ms <= $1";
    if sqlx::query(sql).bind(now).execute(&mut **tx).await?.rows_affected() > 0 {
        tx.leave_work(WorkLeft::NOTICES);
    }
    Ok(())
}
