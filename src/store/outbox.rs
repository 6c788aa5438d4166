//! The outbox: what is to be said, in order for each lane, claimed by lease so that each row is
//! delivered by one process at a time.

use std::collections::HashMap;
use std::ops::Range;

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::db::{Conn, StoreError, Transaction, Work, among, skip_locked, snowflake, stored};
use super::topic::{DIGEST, NoticeKind, STRIDE, Topic};
use crate::game::{GameId, Millis, PlayerId};
use crate::ids::{MessageId, Posted};

/// A row that this process may deliver until its lease ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The row's key, from which the message's nonce is made.
    pub id: i64,
    /// What it speaks of.
    pub topic: Topic,
    /// The event count that it speaks of.
    pub seq: u32,
    /// Whom it is for, if it is for a person.
    pub recipient: Option<PlayerId>,
    /// Whether it pings nobody.
    pub quiet: bool,
    /// Deliveries begun, this one included.
    pub tries: i64,
    /// Since when it could have been delivered; after a try, since when it can be tried again.
    pub due: Millis,
    /// Until when it is this process's.
    pub lease: Millis,
}

/// How a row ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutboxState {
    /// Delivered, as this message where it made or found one.
    Sent(Option<Posted>),
    /// Not said, because it was no longer true or not worth another try.
    Dropped,
    /// Nobody could be reached; shown to the person in `/games`.
    Failed,
}

/// A row to be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fresh {
    /// Its key; keys grow with time, and what is not in a game's course is delivered in their
    /// order.
    pub id: i64,
    /// What it speaks of.
    pub topic: Topic,
    /// The event count that it speaks of.
    pub seq: u32,
    /// Whom it is for.
    pub recipient: Option<PlayerId>,
    /// Whether it pings nobody.
    pub quiet: bool,
    /// Not before then.
    pub due: Millis,
}

impl Fresh {
    /// Its place in its lane: of one event each kind has one.
    fn step(&self) -> i64 {
        match self.topic {
            Topic::Course(_, kind) => i64::from(self.seq) * STRIDE + kind as i64,
            Topic::Beside(..)
            | Topic::Follower(..)
            | Topic::Digest(_)
            | Topic::Rest(_)
            | Topic::Desk(_)
            | Topic::Welcome(_) => self.id,
        }
    }
}

/// A row that waits while an earlier one of its lane does; of those who follow a game each waits
/// for their own alone.
const HELD: &str = "o.step >
            (SELECT MIN(p.step) FROM outbox p WHERE p.lane = o.lane AND p.key = o.key AND p.state = 'waiting'
                AND (o.lane <> 'follower' OR p.recipient IS NOT DISTINCT FROM o.recipient))";

/// Writes rows to be delivered; where a row of the same lane and step is there already, that one
/// stays.
pub async fn enqueue(tx: &mut Transaction, rows: &[Fresh], now: Millis) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    tx.leaves(Work::NOTICES);
    // $1 is the time; each row has nine values of its own.
    let values = |n: usize| {
        let own: Vec<String> = (0..9).map(|column| format!("${}", 2 + 9 * n + column)).collect();
        format!("({}, 'waiting', 0, 0, $1)", own.join(", "))
    };
    let values: Vec<String> = (0..rows.len()).map(values).collect();
    let sql = format!(
        "INSERT INTO outbox (id, lane, key, step, kind, seq, recipient, quiet, due_ms, state, lease_until, tries, created_ms)
         VALUES {} ON CONFLICT (lane, key, step) DO NOTHING",
        values.join(", ")
    );
    let mut query = sqlx::query(AssertSqlSafe(sql)).bind(now);
    for row in rows {
        let (lane, key) = row.topic.lane();
        query = query.bind(row.id).bind(lane.word()).bind(key).bind(row.step()).bind(row.topic.word());
        query = query.bind(i64::from(row.seq)).bind(row.recipient.map(|player| player.0)).bind(i64::from(row.quiet));
        query = query.bind(row.due);
    }
    query.execute(&mut **tx).await?;
    Ok(())
}

/// A row that cannot be read: its key, and why.
pub type Unread = (i64, String);

/// Takes up to `limit` rows that are due and first in their lane; nobody else gets them before
/// `lease`. Beside them those that cannot be read.
pub async fn claim(
    conn: &mut Conn,
    now: Millis,
    lease: Millis,
    limit: i64,
) -> Result<(Vec<Claimed>, Vec<Unread>), StoreError> {
    // SQLite would prepare it anew each time for a bare parameter as its limit.
    let rows = sqlx::query(AssertSqlSafe(format!(
        "WITH taken AS MATERIALIZED
            (SELECT o.id FROM outbox o WHERE o.state = 'waiting' AND o.due_ms <= $2 AND o.lease_until <= $2 AND NOT {HELD}
             ORDER BY o.due_ms, o.id LIMIT $3 + 0 {})
         UPDATE outbox SET lease_until = $1, tries = tries + 1 WHERE id IN (SELECT id FROM taken)
         RETURNING id, lane, key, kind, seq, recipient, tries, quiet, due_ms",
        skip_locked(conn)
    )))
    .bind(lease)
    .bind(now)
    .bind(limit)
    .fetch_all(&mut *conn)
    .await?;
    let (mut taken, mut unread) = (Vec::with_capacity(rows.len()), Vec::new());
    for row in &rows {
        match claimed(row, lease) {
            Ok(row) => taken.push(row),
            Err(StoreError::Corrupt(why)) => unread.push((row.try_get("id")?, why)),
            Err(error) => return Err(error),
        }
    }
    Ok((taken, unread))
}

fn claimed(row: &AnyRow, lease: Millis) -> Result<Claimed, StoreError> {
    let (lane, kind): (String, String) = (row.try_get("lane")?, row.try_get("kind")?);
    Ok(Claimed {
        id: row.try_get("id")?,
        topic: Topic::read(&lane, row.try_get("key")?, &kind)?,
        seq: row.try_get::<i64, _>("seq")? as u32,
        recipient: row.try_get::<Option<i64>, _>("recipient")?.map(PlayerId),
        quiet: row.try_get::<i64, _>("quiet")? != 0,
        tries: row.try_get("tries")?,
        due: row.try_get("due_ms")?,
        lease,
    })
}

/// Ends a row.
pub async fn settle(conn: &mut Conn, id: i64, state: OutboxState, why: Option<&str>) -> Result<(), StoreError> {
    let (word, posted) = match state {
        OutboxState::Sent(posted) => ("sent", posted),
        OutboxState::Dropped => ("dropped", None),
        OutboxState::Failed => ("failed", None),
    };
    sqlx::query(
        "UPDATE outbox SET state = $1, channel = $2, message = $3, why = $4 WHERE id = $5 AND state = 'waiting'",
    )
    .bind(word)
    .bind(posted.map(|posted| stored(posted.channel)))
    .bind(posted.map(|posted| stored(posted.message)))
    .bind(why)
    .bind(id)
    .execute(conn)
    .await?;
    Ok(())
}

/// Whether anything of a lane waits. A person who ends a row asks it once that is committed: who
/// writes the next one before that finds the lane held, and in the transaction that ends the row
/// nothing of it may be seen yet.
pub async fn is_awaited(conn: &mut Conn, topic: Topic) -> Result<bool, StoreError> {
    let (lane, key) = topic.lane();
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM outbox WHERE lane = $1 AND key = $2 AND state = 'waiting'";
    let row = sqlx::query(sql).bind(lane.word()).bind(key).fetch_one(conn).await?;
    Ok(row.try_get::<i64, _>("n")? > 0)
}

/// Gives a row back, to be tried again from `due`.
pub async fn postpone(tx: &mut Transaction, id: i64, due: Millis, why: &str) -> Result<(), StoreError> {
    tx.leaves(Work::NOTICES);
    sqlx::query("UPDATE outbox SET due_ms = $1, lease_until = 0, why = $2 WHERE id = $3 AND state = 'waiting'")
        .bind(due)
        .bind(why)
        .bind(id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Gives back a row that is still held by this lease: the next one to look has it.
pub async fn give_back(tx: &mut Transaction, row: &Claimed) -> Result<(), StoreError> {
    tx.leaves(Work::NOTICES);
    sqlx::query("UPDATE outbox SET lease_until = 0 WHERE id = $1 AND lease_until = $2 AND state = 'waiting'")
        .bind(row.id)
        .bind(row.lease)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// When it is to be looked again after this time, by which everything was claimed that could be:
/// where a lease ends, or a row becomes due. None while nothing waits.
pub async fn next_due(conn: &mut Conn, now: Millis) -> Result<Option<Millis>, StoreError> {
    let row = sqlx::query(
        "SELECT MIN(at) AS due FROM
            (SELECT MIN(lease_until) AS at FROM outbox WHERE state = 'waiting' AND due_ms <= $1 AND lease_until > $1
             UNION ALL SELECT MIN(due_ms) AS at FROM outbox WHERE state = 'waiting' AND due_ms > $1) AS times",
    )
    .bind(now)
    .fetch_one(conn)
    .await?;
    // SQLite also keeps what is no number; such a row is never due.
    Ok(row.try_get("due").unwrap_or_default())
}

/// A row that has waited longer than all others since it was due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Oldest {
    /// Its key.
    pub id: i64,
    /// The word of its kind.
    pub kind: String,
    /// Since when it is due.
    pub due: Millis,
    /// How often it was tried.
    pub tries: i64,
    /// Why it did not succeed, if it was tried.
    pub why: Option<String>,
}

/// The row that is due for the longest time; none while none is.
pub async fn oldest_due(conn: &mut Conn, now: Millis) -> Result<Option<Oldest>, StoreError> {
    let row = sqlx::query(
        "SELECT id, kind, due_ms, tries, why FROM outbox WHERE state = 'waiting' AND due_ms <= $1
         ORDER BY due_ms LIMIT 1",
    )
    .bind(now)
    .fetch_optional(conn)
    .await?;
    let oldest = |row: AnyRow| {
        Ok(Oldest {
            id: row.try_get("id")?,
            kind: row.try_get("kind")?,
            due: row.try_get("due_ms")?,
            tries: row.try_get("tries")?,
            why: row.try_get("why")?,
        })
    };
    row.map(oldest).transpose()
}

/// How many rows are due and first in their lane, whether or not a person is delivering them.
pub async fn count_deliverable(conn: &mut Conn, now: Millis) -> Result<i64, StoreError> {
    let sql = format!(
        "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM outbox o WHERE o.state = 'waiting' AND o.due_ms <= $1 AND NOT {HELD}"
    );
    Ok(sqlx::query(AssertSqlSafe(sql)).bind(now).fetch_one(conn).await?.try_get("n")?)
}

/// Takes away up to `limit` rows that reached their end, were written before a time, and are of no
/// use any more: those of games that run stay, and of others their challenge and their end. Says
/// how many there were.
pub async fn sweep(conn: &mut Conn, before: Millis, limit: i64) -> Result<u64, StoreError> {
    let swept = sqlx::query(
        "DELETE FROM outbox WHERE id IN (SELECT o.id FROM outbox o
            WHERE o.state <> 'waiting' AND o.kind <> 'challenge' AND o.kind <> 'end' AND o.created_ms < $1
                AND COALESCE((SELECT g.state FROM game g WHERE g.id = o.key), '') <> 'running'
            ORDER BY o.created_ms LIMIT $2)",
    )
    .bind(before)
    .bind(limit)
    .execute(conn)
    .await?;
    Ok(swept.rows_affected())
}

/// The times since which rows could be delivered, of those that are first in their lane: a query
/// with the time as its one value.
pub(super) fn due() -> String {
    format!("SELECT o.due_ms AS at FROM outbox o WHERE o.state = 'waiting' AND o.due_ms <= $1 AND NOT {HELD}")
}

/// How many rows wait to be delivered, by now or later.
pub async fn count_waiting(conn: &mut Conn) -> Result<i64, StoreError> {
    let row =
        sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) AS n FROM outbox WHERE state = 'waiting'").fetch_one(conn).await?;
    Ok(row.try_get("n")?)
}

/// The message that a notice in the course of a game became.
pub async fn message_of(
    conn: &mut Conn,
    game: GameId,
    kind: NoticeKind,
    seq: u32,
) -> Result<Option<Posted>, StoreError> {
    let row = sqlx::query(
        "SELECT channel, message FROM outbox
         WHERE lane = 'game' AND key = $1 AND kind = $2 AND seq = $3 AND message IS NOT NULL",
    )
    .bind(game.0)
    .bind(kind.word())
    .bind(i64::from(seq))
    .fetch_optional(conn)
    .await?;
    row.as_ref().map(posted).transpose()
}

/// The last delivered notice of this kind in the course of a game before an event count: its event
/// count, and its message.
pub async fn last_sent(
    conn: &mut Conn,
    game: GameId,
    kind: NoticeKind,
    before: u32,
) -> Result<Option<(u32, Posted)>, StoreError> {
    let row = sqlx::query(
        "SELECT seq, channel, message FROM outbox
         WHERE lane = 'game' AND key = $1 AND kind = $2 AND seq < $3 AND message IS NOT NULL ORDER BY step DESC LIMIT 1",
    )
    .bind(game.0)
    .bind(kind.word())
    .bind(i64::from(before))
    .fetch_optional(conn)
    .await?;
    row.map(|row| Ok((row.try_get::<i64, _>("seq")? as u32, posted(&row)?))).transpose()
}

/// At which of these event counts a delivered notice of this kind, in the course of a game or
/// beside it, pinged a person; only those for `recipient` count where one is named.
pub async fn pinged_at(
    conn: &mut Conn,
    game: GameId,
    kind: NoticeKind,
    seqs: Range<u32>,
    recipient: Option<PlayerId>,
) -> Result<Vec<u32>, StoreError> {
    if seqs.is_empty() {
        return Ok(Vec::new());
    }
    let rows = sqlx::query(
        "SELECT seq FROM outbox WHERE lane IN ('game', 'beside') AND key = $1 AND kind = $2 AND seq >= $3 AND seq < $4
            AND quiet = 0 AND message IS NOT NULL AND (CAST($5 AS BIGINT) IS NULL OR recipient = $5)",
    )
    .bind(game.0)
    .bind(kind.word())
    .bind(i64::from(seqs.start))
    .bind(i64::from(seqs.end))
    .bind(recipient.map(|player| player.0))
    .fetch_all(conn)
    .await?;
    rows.iter().map(|row| Ok(row.try_get::<i64, _>("seq")? as u32)).collect()
}

/// Whether a notice of this kind about this event count pings a person, or is going to.
pub async fn pings(conn: &mut Conn, game: GameId, kind: NoticeKind, seq: u32) -> Result<bool, StoreError> {
    let row = sqlx::query(
        "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM outbox WHERE lane = 'game' AND key = $1 AND kind = $2 AND seq = $3
            AND quiet = 0 AND (message IS NOT NULL OR state = 'waiting')",
    )
    .bind(game.0)
    .bind(kind.word())
    .bind(i64::from(seq))
    .fetch_one(conn)
    .await?;
    Ok(row.try_get::<i64, _>("n")? > 0)
}

/// The challenge or game whose notice a message is.
pub async fn game_of_message(conn: &mut Conn, message: MessageId) -> Result<Option<GameId>, StoreError> {
    let row = sqlx::query("SELECT key FROM outbox WHERE message = $1 AND lane IN ('game', 'beside', 'follower')")
        .bind(stored(message))
        .fetch_optional(conn)
        .await?;
    row.map(|row| Ok(GameId(row.try_get("key")?))).transpose()
}

/// The newest delivered notice of a kind in the course of each of these games that has one.
pub async fn newest(
    conn: &mut Conn,
    games: &[GameId],
    kind: NoticeKind,
) -> Result<HashMap<GameId, Posted>, StoreError> {
    let kind = kind.word();
    let sql = format!(
        "SELECT o.key, o.channel, o.message FROM outbox o
         WHERE o.lane = 'game' AND o.key IN (?) AND o.kind = '{kind}' AND o.message IS NOT NULL AND NOT EXISTS
            (SELECT 1 FROM outbox p WHERE p.lane = 'game' AND p.key = o.key AND p.kind = '{kind}' AND p.message IS NOT NULL
                AND p.step > o.step)"
    );
    let newest = |row: AnyRow| Ok((GameId(row.try_get("key")?), posted(&row)?));
    among(conn, &keys(games), &sql).await?.into_iter().map(newest).collect()
}

/// The games among these whose newest notice reached nobody, with the reason.
pub async fn failed_for(conn: &mut Conn, games: &[GameId]) -> Result<HashMap<GameId, String>, StoreError> {
    let kinds = [NoticeKind::Challenge, NoticeKind::Turn, NoticeKind::Nudge, NoticeKind::End];
    let kinds = quoted(kinds.map(NoticeKind::word));
    let sql = format!(
        "SELECT o.key, o.why FROM outbox o
         WHERE o.lane = 'game' AND o.key IN (?) AND o.kind IN ({kinds}) AND o.state = 'failed' AND NOT EXISTS
            (SELECT 1 FROM outbox p WHERE p.lane = 'game' AND p.key = o.key AND p.kind IN ({kinds})
                AND p.state IN ('sent', 'failed') AND p.step > o.step)"
    );
    let failed = |row: AnyRow| {
        let why: Option<String> = row.try_get("why")?;
        Ok((GameId(row.try_get("key")?), why.unwrap_or_default()))
    };
    among(conn, &keys(games), &sql).await?.into_iter().map(failed).collect()
}

/// Forgets what was told to a person alone.
pub(super) async fn forget_calls(conn: &mut Conn, player: PlayerId) -> Result<(), StoreError> {
    let calls = [NoticeKind::Nudge, NoticeKind::Half, NoticeKind::Most, NoticeKind::Last];
    let [nudge, half, most, last] = calls.map(NoticeKind::word);
    let kinds = quoted([nudge, half, most, last, DIGEST]);
    let sql = format!("DELETE FROM outbox WHERE recipient = $1 AND (lane = 'follower' OR kind IN ({kinds}))");
    sqlx::query(AssertSqlSafe(sql)).bind(player.0).execute(conn).await?;
    Ok(())
}

/// Words of ours as a list of SQL texts.
fn quoted<const N: usize>(words: [&str; N]) -> String {
    words.map(|word| format!("'{word}'")).join(", ")
}

fn keys(games: &[GameId]) -> Vec<i64> {
    games.iter().map(|game| game.0).collect()
}

fn posted(row: &AnyRow) -> Result<Posted, StoreError> {
    Ok(Posted { channel: snowflake(row.try_get("channel")?), message: snowflake(row.try_get("message")?) })
}
