//! The outbox: what is to be said, in order for each lane, claimed by lease so that each row is delivered by one process at a time.

use std::collections::HashMap;
use std::ops::Range;

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::db::{Conn, StoreError, among, skip_locked, snowflake, stored};
use crate::game::{GameId, Millis, PlayerId};
use crate::ids::{MessageId, Posted};

/// A row that this process may deliver until its lease ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The row's key, from which the message's nonce is made.
    pub id: i64,
    /// The challenge or game that it belongs to.
    pub lane: GameId,
    /// What kind of notice it is.
    pub kind: String,
    /// The event count that it speaks of.
    pub seq: u32,
    /// Whom it is for, if it is for somebody.
    pub recipient: Option<PlayerId>,
    /// Whether it pings nobody.
    pub quiet: bool,
    /// Deliveries begun, this one included.
    pub tries: i64,
    /// When it was written.
    pub created: Millis,
}

/// How a row ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutboxState {
    /// Delivered, as this message of this channel where it made or found one.
    Sent(Option<Posted>),
    /// Not said, because it was no longer true or not worth another try.
    Dropped,
    /// Nobody could be reached; shown to the person in `/games`.
    Failed,
}

/// A row to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fresh<'a> {
    /// Its key.
    pub id: i64,
    /// Rows of a lane are delivered in the order of their steps. The lane of what is beside a game's course, such as reminders, is the
    /// game's with the sign turned, so that neither waits for the other.
    pub lane: i64,
    /// Its place in the lane.
    pub step: i64,
    /// What kind of notice it is.
    pub kind: &'a str,
    /// The event count that it speaks of.
    pub seq: u32,
    /// Whom it is for.
    pub recipient: Option<PlayerId>,
    /// Whether it pings nobody.
    pub quiet: bool,
}

/// Writes a row to be delivered at once; a row of the same lane and step is there already and stays.
pub async fn enqueue(conn: &mut Conn, row: &Fresh<'_>, now: Millis) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO outbox (id, lane, step, kind, seq, recipient, state, due_ms, lease_until, tries, created_ms, quiet)
         VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7, 0, 0, $7, $8) ON CONFLICT (lane, step) DO NOTHING",
    )
    .bind(row.id)
    .bind(row.lane)
    .bind(row.step)
    .bind(row.kind)
    .bind(i64::from(row.seq))
    .bind(row.recipient.map(|player| player.0))
    .bind(now)
    .bind(i64::from(row.quiet))
    .execute(conn)
    .await?;
    Ok(())
}

/// Takes up to `limit` rows that are due and first in their lane; nobody else gets them before `lease`.
pub async fn claim(conn: &mut Conn, now: Millis, lease: Millis, limit: i64) -> Result<Vec<Claimed>, StoreError> {
    let rows = sqlx::query(AssertSqlSafe(format!(
        "WITH taken AS MATERIALIZED
            (SELECT o.id FROM outbox o WHERE o.state = 'waiting' AND o.due_ms <= $2 AND o.lease_until <= $2 AND NOT EXISTS
                (SELECT 1 FROM outbox p WHERE p.lane = o.lane AND p.state = 'waiting' AND p.step < o.step)
             ORDER BY o.due_ms, o.id LIMIT $3 {})
         UPDATE outbox SET lease_until = $1, tries = tries + 1 WHERE id IN (SELECT id FROM taken)
         RETURNING id, lane, kind, seq, recipient, tries, created_ms, quiet",
        skip_locked(conn)
    )))
    .bind(lease)
    .bind(now)
    .bind(limit)
    .fetch_all(conn)
    .await?;
    rows.iter().map(claimed).collect()
}

fn claimed(row: &AnyRow) -> Result<Claimed, StoreError> {
    Ok(Claimed {
        id: row.try_get("id")?,
        lane: GameId(row.try_get::<i64, _>("lane")?.abs()),
        kind: row.try_get("kind")?,
        seq: row.try_get::<i64, _>("seq")? as u32,
        recipient: row.try_get::<Option<i64>, _>("recipient")?.map(PlayerId),
        quiet: row.try_get::<i64, _>("quiet")? != 0,
        tries: row.try_get("tries")?,
        created: row.try_get("created_ms")?,
    })
}

/// Ends a row.
pub async fn settle(conn: &mut Conn, id: i64, state: OutboxState, why: Option<&str>) -> Result<(), StoreError> {
    let (word, place) = match state {
        OutboxState::Sent(place) => ("sent", place),
        OutboxState::Dropped => ("dropped", None),
        OutboxState::Failed => ("failed", None),
    };
    sqlx::query(
        "UPDATE outbox SET state = $1, channel = $2, message = $3, why = $4 WHERE id = $5 AND state = 'waiting'",
    )
    .bind(word)
    .bind(place.map(|posted| stored(posted.channel)))
    .bind(place.map(|posted| stored(posted.message)))
    .bind(why)
    .bind(id)
    .execute(conn)
    .await?;
    Ok(())
}

/// Gives a row back, to be tried again from `due`.
pub async fn postpone(conn: &mut Conn, id: i64, due: Millis, why: &str) -> Result<(), StoreError> {
    sqlx::query("UPDATE outbox SET due_ms = $1, lease_until = 0, why = $2 WHERE id = $3 AND state = 'waiting'")
        .bind(due)
        .bind(why)
        .bind(id)
        .execute(conn)
        .await?;
    Ok(())
}

/// When the next row wants to be looked at: first in its lane, due, and not held by a lease. None while nothing waits.
pub async fn next_due(conn: &mut Conn) -> Result<Option<Millis>, StoreError> {
    let row = sqlx::query(
        "SELECT MIN(CASE WHEN o.lease_until > o.due_ms THEN o.lease_until ELSE o.due_ms END) AS due FROM outbox o
         WHERE o.state = 'waiting' AND NOT EXISTS
            (SELECT 1 FROM outbox p WHERE p.lane = o.lane AND p.state = 'waiting' AND p.step < o.step)",
    )
    .fetch_one(conn)
    .await?;
    Ok(row.try_get("due")?)
}

/// How many rows are due and first in their lane, whether or not somebody is delivering them.
pub async fn deliverable(conn: &mut Conn, now: Millis) -> Result<i64, StoreError> {
    let row = sqlx::query(
        "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM outbox o WHERE o.state = 'waiting' AND o.due_ms <= $1 AND NOT EXISTS
            (SELECT 1 FROM outbox p WHERE p.lane = o.lane AND p.state = 'waiting' AND p.step < o.step)",
    )
    .bind(now)
    .fetch_one(conn)
    .await?;
    Ok(row.try_get("n")?)
}

/// How many rows wait to be delivered, by now or later.
pub async fn waiting(conn: &mut Conn) -> Result<i64, StoreError> {
    let row =
        sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) AS n FROM outbox WHERE state = 'waiting'").fetch_one(conn).await?;
    Ok(row.try_get("n")?)
}

/// Channel and message that a notice of this kind and event count became.
pub async fn message_of(conn: &mut Conn, lane: GameId, kind: &str, seq: u32) -> Result<Option<Posted>, StoreError> {
    let row = sqlx::query(
        "SELECT channel, message FROM outbox WHERE lane = $1 AND kind = $2 AND seq = $3 AND message IS NOT NULL",
    )
    .bind(lane.0)
    .bind(kind)
    .bind(i64::from(seq))
    .fetch_optional(conn)
    .await?;
    row.map(|row| place(&row)).transpose()
}

/// The last delivered notice of this kind before an event count: its event count, and its channel and message.
pub async fn last_sent(
    conn: &mut Conn,
    lane: GameId,
    kind: &str,
    before: u32,
) -> Result<Option<(u32, Posted)>, StoreError> {
    let row = sqlx::query(
        "SELECT seq, channel, message FROM outbox WHERE lane = $1 AND kind = $2 AND seq < $3 AND message IS NOT NULL
         ORDER BY step DESC LIMIT 1",
    )
    .bind(lane.0)
    .bind(kind)
    .bind(i64::from(before))
    .fetch_optional(conn)
    .await?;
    let sent = |row: AnyRow| Ok((row.try_get::<i64, _>("seq")? as u32, place(&row)?));
    row.map(sent).transpose()
}

/// At which of these event counts a delivered notice of this kind, in the lane or aside of it, pinged somebody; only those for `recipient` count
/// where one is named.
pub async fn rang(
    conn: &mut Conn,
    lane: GameId,
    kind: &str,
    seqs: Range<u32>,
    recipient: Option<PlayerId>,
) -> Result<Vec<u32>, StoreError> {
    let rows = sqlx::query(
        "SELECT seq FROM outbox WHERE lane IN ($1, $2) AND kind = $3 AND seq >= $4 AND seq < $5 AND quiet = 0
            AND message IS NOT NULL AND (CAST($6 AS BIGINT) IS NULL OR recipient = $6)",
    )
    .bind(lane.0)
    .bind(-lane.0)
    .bind(kind)
    .bind(i64::from(seqs.start))
    .bind(i64::from(seqs.end))
    .bind(recipient.map(|player| player.0))
    .fetch_all(conn)
    .await?;
    rows.iter().map(|row| Ok(row.try_get::<i64, _>("seq")? as u32)).collect()
}

/// The challenge or game whose notice a message is.
pub async fn lane_of_message(conn: &mut Conn, message: MessageId) -> Result<Option<GameId>, StoreError> {
    let row =
        sqlx::query("SELECT lane FROM outbox WHERE message = $1").bind(stored(message)).fetch_optional(conn).await?;
    row.map(|row| Ok(GameId(row.try_get::<i64, _>("lane")?.abs()))).transpose()
}

/// Channel and message of the newest delivered notice of a kind in each of these lanes that has one.
pub async fn newest(
    conn: &mut Conn,
    lanes: &[GameId],
    kind: &'static str,
) -> Result<HashMap<GameId, Posted>, StoreError> {
    let sql = format!(
        "SELECT o.lane, o.channel, o.message FROM outbox o WHERE o.lane IN (?) AND o.kind = '{kind}' AND o.message IS NOT NULL AND NOT EXISTS
            (SELECT 1 FROM outbox p WHERE p.lane = o.lane AND p.kind = '{kind}' AND p.message IS NOT NULL AND p.step > o.step)"
    );
    let newest = |row: AnyRow| Ok((GameId(row.try_get("lane")?), place(&row)?));
    among(conn, &ids(lanes), &sql).await?.into_iter().map(newest).collect()
}

/// The lanes among these whose newest notice reached nobody, with the reason.
pub async fn failed_for(conn: &mut Conn, lanes: &[GameId]) -> Result<HashMap<GameId, String>, StoreError> {
    let sql =
        "SELECT o.lane, o.why FROM outbox o WHERE o.lane IN (?) AND o.kind IN ('challenge', 'turn', 'nudge', 'end')
        AND o.state = 'failed' AND NOT EXISTS
            (SELECT 1 FROM outbox p WHERE p.lane = o.lane AND p.kind IN ('challenge', 'turn', 'nudge', 'end')
                AND p.state IN ('sent', 'failed') AND p.step > o.step)";
    let failed = |row: AnyRow| {
        let why: Option<String> = row.try_get("why")?;
        Ok((GameId(row.try_get("lane")?), why.unwrap_or_default()))
    };
    among(conn, &ids(lanes), sql).await?.into_iter().map(failed).collect()
}

fn ids(lanes: &[GameId]) -> Vec<i64> {
    lanes.iter().map(|lane| lane.0).collect()
}

fn place(row: &AnyRow) -> Result<Posted, StoreError> {
    Ok(Posted { channel: snowflake(row.try_get("channel")?), message: snowflake(row.try_get("message")?) })
}
