//! When the next step of a contest is due, and its times and pauses.

use sqlx::AssertSqlSafe;

use crate::game::{ContestId, PlayerId, Timestamp};
use crate::ids::ServerId;
use crate::store::aside::{AsideTable, not_aside};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::servers::contests::{CUP, Contest, LADDER, LEAGUE, MONTH, SIMUL, TEAM};
use crate::store::values::Values;

/// Lists up to `limit` open contests of known kinds for which something is due, the longest overdue
/// first.
pub async fn list_due(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<(ContestId, ServerId)>, StoreError> {
    let sql = format!(
        "SELECT id, server FROM contest WHERE close_ms <= $1 AND kind IN ('{MONTH}', '{LEAGUE}', '{CUP}', '{LADDER}', '{SIMUL}', '{TEAM}')
            AND {} ORDER BY close_ms, id LIMIT $2",
        not_aside(AsideTable::Server, "contest.server")
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?)
}

/// Claims the next step of an open contest that is due: no other process takes it before `until`.
/// Returns false if none is due.
pub async fn claim_step(
    tx: &mut Transaction,
    id: ContestId,
    now: Timestamp,
    until: Timestamp,
) -> Result<bool, StoreError> {
    let sql = "UPDATE contest SET close_ms = $1 WHERE id = $2 AND close_ms <= $3";
    let claimed = sqlx::query(sql).bind(until).bind(id).bind(now).execute(&mut **tx).await?;
    tx.leave_work(WorkLeft::due(Some(until)));
    Ok(claimed.rows_affected() == 1)
}

/// Stores the state and the times of an open contest, and the time of its next step.
pub async fn set_times(
    tx: &mut Transaction,
    contest: &Contest,
    next: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(Some(next)));
    Values::new()
        .set("state", contest.state)
        .set("begins_ms", contest.begins)
        .set("ends_ms", contest.ends)
        .set("empty", contest.empty)
        .set("close_ms", next)
        .where_equal("id", contest.id)
        .update(tx, "contest")
        .await?;
    Ok(())
}

/// Stores the time of the next step of an open contest; `None` if there is none until it is woken.
pub async fn set_step(
    conn: &mut Conn,
    id: ContestId,
    next: Option<Timestamp>,
) -> Result<(), StoreError> {
    Values::new().set("close_ms", next).where_equal("id", id).update(conn, "contest").await?;
    Ok(())
}

/// Stores the time from which on a contest is paused.
pub async fn set_paused(
    conn: &mut Conn,
    id: ContestId,
    since: Timestamp,
) -> Result<(), StoreError> {
    Values::new().set("paused_ms", since).where_equal("id", id).update(conn, "contest").await?;
    Ok(())
}

/// Ends the pause of a contest: stores its times, and makes its next step due now.
pub async fn end_pause(
    tx: &mut Transaction,
    contest: &Contest,
    now: Timestamp,
) -> Result<(), StoreError> {
    set_times(tx, contest, now).await?;
    Values::new()
        .set_to("paused_ms", "NULL")
        .where_equal("id", contest.id)
        .update(tx, "contest")
        .await?;
    Ok(())
}

/// Makes the next step of an open contest with fixtures due now. Does nothing to an open month.
pub async fn wake_contest(
    tx: &mut Transaction,
    id: ContestId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let sql = format!(
        "UPDATE contest SET close_ms = $1 WHERE id = $2 AND state IN ('joining', 'running') AND kind <> '{MONTH}'"
    );
    sqlx::query(AssertSqlSafe(sql)).bind(now).bind(id).execute(&mut **tx).await?;
    tx.leave_work(WorkLeft::due(Some(now)));
    Ok(())
}

/// Makes the next steps due now of the open contests with fixtures that a person joined.
pub async fn wake_contests_of(
    tx: &mut Transaction,
    player: PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let sql = format!(
        "UPDATE contest SET close_ms = $1 WHERE state IN ('joining', 'running') AND kind <> '{MONTH}'
            AND id IN (SELECT contest FROM entrant WHERE player = $2)"
    );
    sqlx::query(AssertSqlSafe(sql)).bind(now).bind(player).execute(&mut **tx).await?;
    tx.leave_work(WorkLeft::due(Some(now)));
    Ok(())
}
