//! War desks, and the games that they list.

use crate::game::{GameId, Timestamp};
use crate::ids::{ChannelId, MessageId, ServerId};
use crate::store::columns::{columns, stored_as};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::values::Values;

/// The key of a war desk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DeskId(pub i64);

/// A war desk: a message that lists the games of a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WarDesk {
    /// The key of the desk.
    pub id: DeskId,
    /// The channel whose games are listed.
    pub channel: ChannelId,
    /// The channel's server.
    pub server: ServerId,
    /// The message with the list. `None` until it is posted.
    pub message: Option<MessageId>,
}

stored_as!(i64 { DeskId: |id| Ok(DeskId(id)), |id| id.0; });
columns!(WarDesk { id = "id", channel = "channel", server = "server", message = "message" });

/// Opens the war desk of a channel, and makes its update due at once. A new desk gets `fresh` as
/// key.
pub async fn open_desk(
    tx: &mut Transaction,
    fresh: DeskId,
    channel: ChannelId,
    server: ServerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(Some(now)));
    Values::new()
        .set("id", fresh)
        .set("channel", channel)
        .set("server", server)
        .set("due_ms", now)
        .insert(tx, "desk", "ON CONFLICT (channel) DO UPDATE SET due_ms = excluded.due_ms")
        .await?;
    Ok(())
}

/// Deletes the war desk of a channel and returns it. `None` if there was none.
pub async fn close_desk(
    conn: &mut Conn,
    channel: ChannelId,
) -> Result<Option<WarDesk>, StoreError> {
    let sql = "DELETE FROM desk WHERE channel = $1 RETURNING id, channel, server, message";
    Ok(sqlx::query_as(sql).bind(channel).fetch_optional(conn).await?)
}

/// Schedules an update of a channel's war desk for `by`, unless one is scheduled already.
pub async fn schedule_desk(
    tx: &mut Transaction,
    channel: ChannelId,
    by: Timestamp,
) -> Result<(), StoreError> {
    let touched = sqlx::query("UPDATE desk SET due_ms = $1 WHERE channel = $2 AND due_ms IS NULL")
        .bind(by)
        .bind(channel)
        .execute(&mut **tx)
        .await?;
    if touched.rows_affected() > 0 {
        tx.leave_work(WorkLeft::due(Some(by)));
    }
    Ok(())
}

/// Returns the war desks whose update is due, and marks them as not due.
pub async fn take_due_desks(conn: &mut Conn, now: Timestamp) -> Result<Vec<DeskId>, StoreError> {
    let sql = "UPDATE desk SET due_ms = NULL WHERE due_ms <= $1 RETURNING id";
    Ok(sqlx::query_scalar(sql).bind(now).fetch_all(conn).await?)
}

/// Loads the war desk with this key. `None` if there is none.
pub async fn load_desk(conn: &mut Conn, id: DeskId) -> Result<Option<WarDesk>, StoreError> {
    let sql = "SELECT id, channel, server, message FROM desk WHERE id = $1";
    Ok(sqlx::query_as(sql).bind(id).fetch_optional(conn).await?)
}

/// Lists the war desks of a server.
pub async fn of_server(conn: &mut Conn, server: ServerId) -> Result<Vec<WarDesk>, StoreError> {
    let sql = "SELECT id, channel, server, message FROM desk WHERE server = $1 ORDER BY id";
    Ok(sqlx::query_as(sql).bind(server).fetch_all(conn).await?)
}

/// Stores the message of a war desk, or that it has none.
pub async fn set_message(
    conn: &mut Conn,
    id: DeskId,
    message: Option<MessageId>,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE desk SET message = $1 WHERE id = $2")
        .bind(message)
        .bind(id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Lists up to `limit` running games of a channel, the earliest deadline first, and returns the
/// number of all of them. A game without a deadline is sorted by its last change.
pub async fn games_in(
    conn: &mut Conn,
    channel: ChannelId,
    limit: i64,
) -> Result<(Vec<GameId>, i64), StoreError> {
    let sql = "SELECT id FROM game WHERE channel = $1 AND state = 'running'
        ORDER BY COALESCE(deadline_ms, changed_ms), id LIMIT $2";
    let games = sqlx::query_scalar(sql).bind(channel).bind(limit).fetch_all(&mut *conn).await?;
    let count =
        "SELECT CAST(COUNT(*) AS BIGINT) FROM game WHERE channel = $1 AND state = 'running'";
    Ok((games, sqlx::query_scalar(count).bind(channel).fetch_one(conn).await?))
}
