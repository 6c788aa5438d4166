//! War desks, and the games that they list.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError, Transaction, Work, game_ids, snowflake, stored};
use crate::game::{GameId, Millis};
use crate::ids::{ChannelId, MessageId, ServerId};

/// The key of a war desk.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DeskId(pub i64);

/// A war desk: a message that lists the games of a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Desk {
    /// Its key.
    pub id: DeskId,
    /// The channel.
    pub channel: ChannelId,
    /// The channel's server.
    pub server: ServerId,
    /// The message, once it is posted.
    pub message: Option<MessageId>,
}

/// The desk of a channel, made with `fresh` as key where there is none; due at once.
pub async fn open(
    tx: &mut Transaction,
    fresh: DeskId,
    channel: ChannelId,
    server: ServerId,
    now: Millis,
) -> Result<(), StoreError> {
    tx.leaves(Work::due(Some(now)));
    sqlx::query(
        "INSERT INTO desk (id, channel, server, due_ms) VALUES ($1, $2, $3, $4)
         ON CONFLICT (channel) DO UPDATE SET due_ms = excluded.due_ms",
    )
    .bind(fresh.0)
    .bind(stored(channel))
    .bind(stored(server))
    .bind(now)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Ends the desk of a channel; the desk that there was.
pub async fn close(conn: &mut Conn, channel: ChannelId) -> Result<Option<Desk>, StoreError> {
    let row = sqlx::query("DELETE FROM desk WHERE channel = $1 RETURNING id, channel, server, message")
        .bind(stored(channel))
        .fetch_optional(conn)
        .await?;
    row.as_ref().map(desk_row).transpose()
}

/// Something changed in a channel: its desk, if it has one, is to be written anew by then, unless
/// it is due earlier.
pub async fn touch(tx: &mut Transaction, channel: ChannelId, by: Millis) -> Result<(), StoreError> {
    let touched = sqlx::query("UPDATE desk SET due_ms = $1 WHERE channel = $2 AND due_ms IS NULL")
        .bind(by)
        .bind(stored(channel))
        .execute(&mut **tx)
        .await?;
    if touched.rows_affected() > 0 {
        tx.leaves(Work::due(Some(by)));
    }
    Ok(())
}

/// Takes the desks that are due.
pub async fn take(conn: &mut Conn, now: Millis) -> Result<Vec<DeskId>, StoreError> {
    let rows =
        sqlx::query("UPDATE desk SET due_ms = NULL WHERE due_ms <= $1 RETURNING id").bind(now).fetch_all(conn).await?;
    rows.into_iter().map(|row| Ok(DeskId(row.try_get("id")?))).collect()
}

/// The desk of this key.
pub async fn load(conn: &mut Conn, id: DeskId) -> Result<Option<Desk>, StoreError> {
    let row = sqlx::query("SELECT id, channel, server, message FROM desk WHERE id = $1")
        .bind(id.0)
        .fetch_optional(conn)
        .await?;
    row.as_ref().map(desk_row).transpose()
}

/// The desks of a server.
pub async fn of_server(conn: &mut Conn, server: ServerId) -> Result<Vec<Desk>, StoreError> {
    let rows = sqlx::query("SELECT id, channel, server, message FROM desk WHERE server = $1 ORDER BY id")
        .bind(stored(server))
        .fetch_all(conn)
        .await?;
    rows.iter().map(desk_row).collect()
}

fn desk_row(row: &AnyRow) -> Result<Desk, StoreError> {
    Ok(Desk {
        id: DeskId(row.try_get("id")?),
        channel: snowflake(row.try_get("channel")?),
        server: snowflake(row.try_get("server")?),
        message: row.try_get::<Option<i64>, _>("message")?.map(snowflake),
    })
}

/// Remembers the message of a desk.
pub async fn set_message(conn: &mut Conn, id: DeskId, message: Option<MessageId>) -> Result<(), StoreError> {
    sqlx::query("UPDATE desk SET message = $1 WHERE id = $2")
        .bind(message.map(stored))
        .bind(id.0)
        .execute(conn)
        .await?;
    Ok(())
}

/// The running games of a channel, those first whose time is up first; at most so many, and how
/// many there are.
pub async fn games_in(conn: &mut Conn, channel: ChannelId, limit: i64) -> Result<(Vec<GameId>, i64), StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM game WHERE channel = $1 AND state = 'running' ORDER BY COALESCE(deadline_ms, changed_ms), id LIMIT $2",
    )
    .bind(stored(channel))
    .bind(limit)
    .fetch_all(&mut *conn)
    .await?;
    let games = game_ids(&rows, "id")?;
    let count = "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM game WHERE channel = $1 AND state = 'running'";
    Ok((games, sqlx::query(count).bind(stored(channel)).fetch_one(conn).await?.try_get("n")?))
}
