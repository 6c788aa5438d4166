//! The messages of the cards of contests, and when they are updated.

use crate::game::{ContestId, PlayerId, Timestamp};
use crate::ids::{MessageId, ServerId};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};

/// Stores the message of a contest's card.
pub async fn set_message(
    conn: &mut Conn,
    id: ContestId,
    message: MessageId,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE contest SET message = $1 WHERE id = $2")
        .bind(message)
        .bind(id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Schedules an update of a contest's card for `by`, unless one is scheduled already.
pub async fn schedule_card(
    tx: &mut Transaction,
    id: ContestId,
    by: Timestamp,
) -> Result<(), StoreError> {
    let sql = "UPDATE contest SET due_ms = $1 WHERE id = $2 AND due_ms IS NULL";
    let touched = sqlx::query(sql).bind(by).bind(id).execute(&mut **tx).await?;
    note_due(tx, touched.rows_affected(), by);
    Ok(())
}

/// Schedules updates for `by` of the cards of those contests of a server that both people joined,
/// and which include the time at which their game ended. Contests with a scheduled update keep it.
pub async fn schedule_of_pair(
    tx: &mut Transaction,
    (server, ended): (ServerId, Timestamp),
    [one, other]: [PlayerId; 2],
    by: Timestamp,
) -> Result<(), StoreError> {
    let sql = "UPDATE contest SET due_ms = $1
        WHERE server = $2 AND ends_ms > $3 AND begins_ms <= $3 AND due_ms IS NULL
            AND EXISTS (SELECT 1 FROM entrant e WHERE e.contest = contest.id AND e.player = $4)
            AND EXISTS (SELECT 1 FROM entrant e WHERE e.contest = contest.id AND e.player = $5)";
    let touched = sqlx::query(sql)
        .bind(by)
        .bind(server)
        .bind(ended)
        .bind(one)
        .bind(other)
        .execute(&mut **tx)
        .await?;
    note_due(tx, touched.rows_affected(), by);
    Ok(())
}

/// Schedules updates for `by` of the cards of all contests in which a person took part, or is the
/// host. Contests with a scheduled update keep it.
pub async fn schedule_of_player(
    tx: &mut Transaction,
    player: PlayerId,
    by: Timestamp,
) -> Result<(), StoreError> {
    let sql = "UPDATE contest SET due_ms = $1
        WHERE due_ms IS NULL AND (host = $2 OR id IN (SELECT contest FROM entrant WHERE player = $2))";
    let touched = sqlx::query(sql).bind(by).bind(player).execute(&mut **tx).await?;
    note_due(tx, touched.rows_affected(), by);
    Ok(())
}

/// Schedules updates for `by` of the cards of a server's contests that end after `since`. Contests
/// with a scheduled update keep it.
pub async fn schedule_of_server(
    tx: &mut Transaction,
    server: ServerId,
    since: Timestamp,
    by: Timestamp,
) -> Result<(), StoreError> {
    let sql = "UPDATE contest SET due_ms = $1
        WHERE (server = $2 OR guest = $2) AND ends_ms > $3 AND due_ms IS NULL";
    let touched = sqlx::query(sql).bind(by).bind(server).bind(since).execute(&mut **tx).await?;
    note_due(tx, touched.rows_affected(), by);
    Ok(())
}

fn note_due(tx: &mut Transaction, touched: u64, by: Timestamp) {
    if touched > 0 {
        tx.leave_work(WorkLeft::due(Some(by)));
    }
}

/// Returns the contests whose card update is due, and marks them as not due.
pub async fn take_due_cards(conn: &mut Conn, now: Timestamp) -> Result<Vec<ContestId>, StoreError> {
    let sql = "UPDATE contest SET due_ms = NULL WHERE due_ms <= $1 RETURNING id";
    Ok(sqlx::query_scalar(sql).bind(now).fetch_all(conn).await?)
}
