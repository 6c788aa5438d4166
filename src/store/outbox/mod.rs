//! The outbox: notices to deliver, in order within each lane, and the results of delivery.

pub mod addresses;
pub mod claims;
pub mod commands;
pub mod kinds;
mod messages;
pub mod topic;
pub mod urgency;
pub mod ways;

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use crate::game::{GameId, PlayerId, Seq, Timestamp};
use crate::ids::Posted;
use crate::store::claims::{BEHIND, HELD};
use crate::store::columns::{Flag, Lenient, columns};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::kinds::{NoticeKind, STRIDE, quote_words};
use crate::store::queries::{fetch_among, game_keys};
#[cfg(feature = "sandbox")]
use crate::store::topic::Lane;
use crate::store::topic::{BESIDE_CARDS, DIGEST, Topic};
use crate::store::urgency::Urgency;
use crate::store::values::Values;

pub use messages::{
    BesideCard, PostedBoard, board_of_message, first_fleeting, first_with_buttons, forget_message,
    game_of_message, has_beside_card, has_pinged, is_typed_answer, last_called, last_posted_board,
    last_sent, list_beside_card, list_called, load_newest, mark_bare, message_of, newest_boards,
    pinged_at, result_days_around, results_card, results_of,
};

/// The final state of a row of the outbox.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutboxState {
    /// Delivered, with the Discord message if one was posted.
    Sent(Option<Posted>),
    /// Not delivered, because the notice is no longer true or not worth another try.
    Dropped,
    /// Not delivered, because no address takes the notice. `/games` shows that to the person.
    Failed,
}

/// A new row of the outbox.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fresh {
    /// The key of the row. Keys grow with time. They are the order of delivery in lanes that do not
    /// follow the events of a game.
    pub id: i64,
    /// The subject of the row.
    pub topic: Topic,
    /// The number of the game event that the row is about, or the version of the challenge.
    pub seq: Seq,
    /// The person to whom the row is addressed, if it is for one person.
    pub recipient: Option<PlayerId>,
    /// True if the message pings no one.
    pub quiet: bool,
    /// The time at which the row can be delivered.
    pub due: Timestamp,
}

impl Fresh {
    /// Returns the number to store as the row's `seq`: the day for the result of a game and for a
    /// weekly card, else the number of the game event.
    fn number(&self) -> i64 {
        match self.topic {
            Topic::Results(_, day, _) | Topic::Acta(_, day) => day.0.into(),
            _ => self.seq.0.into(),
        }
    }

    /// Returns the row's position in the order of its lane. Each kind of notice about one game
    /// event has its own.
    fn step(&self) -> i64 {
        match self.topic {
            Topic::Course(_, kind) | Topic::Late(_, kind) => {
                i64::from(self.seq.0) * STRIDE + kind as i64
            }
            Topic::Results(_, _, game) => game.0,
            // A week has one card.
            Topic::Acta(_, monday) => monday.0.into(),
            Topic::Beside(..)
            | Topic::Follower(..)
            | Topic::Browser(..)
            | Topic::Digest(_)
            | Topic::Desk(_)
            | Topic::Welcome(_)
            | Topic::Shown(_)
            | Topic::Unshown(_)
            | Topic::Siege(_)
            | Topic::SiegeWeek(_)
            | Topic::Contest(_)
            | Topic::Season(_)
            | Topic::ContestAct(_)
            | Topic::Boards(_)
            | Topic::ContestTidy(_)
            | Topic::Calendar(_)
            | Topic::GuestCard(_)
            | Topic::GuestSeason(_)
            | Topic::GuestAct(_)
            | Topic::ContestEnd(_)
            | Topic::GuestEnd(_) => self.id,
        }
    }
}

/// Inserts rows to deliver. Skips a row if one of the same lane, key and step exists.
pub async fn enqueue_rows(
    tx: &mut Transaction,
    rows: &[Fresh],
    now: Timestamp,
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    tx.leave_work(WorkLeft::NOTICES);
    let row = |values: Values, row: &Fresh| {
        set_row(values, row, now).set("recipient", row.recipient).set_to("state", "'waiting'")
    };
    Values::rows(rows, row)
        .insert(tx, "outbox", "ON CONFLICT (lane, key, step) DO NOTHING")
        .await?;
    Ok(())
}

/// Sets the columns that all new rows have, whether they wait for delivery or are posted already.
fn set_row(values: Values, row: &Fresh, now: Timestamp) -> Values {
    let (lane, key) = row.topic.find_lane();
    values
        .set("id", row.id)
        .set("lane", lane.word())
        .set("key", key)
        .set("step", row.step())
        .set("kind", row.topic.word())
        .set("seq", row.number())
        .set("quiet", Flag(row.quiet))
        .set("due_ms", row.due)
        .set("urgency", row.topic.urgency() as i64)
        .set_to("lease_until", "0")
        .set_to("tries", "0")
        .set("created_ms", now)
}

/// Stores the final state of a waiting row, and its message if there is one. Does nothing if the
/// row is not waiting.
pub async fn settle_row(
    conn: &mut Conn,
    id: i64,
    state: OutboxState,
    why: Option<&str>,
) -> Result<(), StoreError> {
    let (word, posted) = match state {
        OutboxState::Sent(posted) => ("sent", posted),
        OutboxState::Dropped => ("dropped", None),
        OutboxState::Failed => ("failed", None),
    };
    let sql = format!(
        "UPDATE outbox SET state = $1, channel = $2, message = $3, why = $4, buttons = CASE WHEN kind IN ({}) THEN $5 ELSE 0 END
         WHERE id = $6 AND state = 'waiting'",
        quote_words(NoticeKind::OF_TURNS.map(NoticeKind::word).into_iter().chain(BESIDE_CARDS))
    );
    sqlx::query(AssertSqlSafe(sql))
        .bind(word)
        .bind(posted.map(|posted| posted.channel))
        .bind(posted.map(|posted| posted.message))
        .bind(why)
        .bind(Flag(posted.is_some()))
        .bind(id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Stores an answer to typed text that is posted already, as a temporary message to delete after
/// the next move. `board` is the event number of its board.
pub async fn insert_typed(
    conn: &mut Conn,
    id: i64,
    (game, board): (GameId, Seq),
    posted: Posted,
    now: Timestamp,
) -> Result<(), StoreError> {
    let topic = Topic::Beside(game, NoticeKind::Typed);
    let row = Fresh { id, topic, seq: board, recipient: None, quiet: true, due: now };
    set_row(Values::new(), &row, now)
        .set_to("state", "'sent'")
        .set("channel", posted.channel)
        .set("message", posted.message)
        .set_to("buttons", "1")
        .insert(conn, "outbox", "")
        .await?;
    Ok(())
}

/// Returns true if a row waits in the lane of this topic. Call this only after the commit of the
/// transaction that settled a row. Before that commit a concurrent transaction may add the next
/// row: it sees the lane as blocked, and its own row is not visible here yet.
pub async fn is_awaited(conn: &mut Conn, topic: Topic) -> Result<bool, StoreError> {
    let (lane, key) = topic.find_lane();
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM outbox WHERE lane = $1 AND key = $2 AND state = 'waiting'";
    Ok(sqlx::query_scalar::<_, i64>(sql).bind(lane.word()).bind(key).fetch_one(conn).await? > 0)
}

/// Returns the next time at which a lease ends or a row falls due, not counting rows that can be
/// claimed now. `None` if there is no such time.
pub async fn next_due(conn: &mut Conn, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
    let query = sqlx::query_scalar(
        "SELECT MIN(at) AS due FROM
            (SELECT MIN(lease_until) AS at FROM outbox WHERE state = 'waiting' AND due_ms <= $1 AND lease_until > $1
             UNION ALL SELECT MIN(due_ms) AS at FROM outbox WHERE state = 'waiting' AND due_ms > $1) AS times",
    );
    // SQLite permits values that are no numbers. A row with such a time is never due.
    let Lenient(due) = query.bind(now).fetch_one(conn).await?;
    Ok(due)
}

/// The waiting row that has been due for the longest time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Oldest {
    /// The key of the row.
    pub id: i64,
    /// The word of the kind of the row.
    pub kind: String,
    /// The time at which the row fell due.
    pub due: Timestamp,
    /// The number of times that the row was tried.
    pub tries: i64,
    /// The reason why the last try failed. `None` if the row was not tried.
    pub why: Option<String>,
}

columns!(Oldest { id = "id", kind = "kind", due = "due_ms", tries = "tries", why = "why" });

/// Returns the row that has been due for the longest time, among rows at least as urgent as a ping.
/// `None` if none is due.
pub async fn oldest_due(conn: &mut Conn, now: Timestamp) -> Result<Option<Oldest>, StoreError> {
    let sql = "SELECT id, kind, due_ms, tries, why FROM outbox
        WHERE state = 'waiting' AND due_ms <= $1 AND urgency <= $2 ORDER BY due_ms LIMIT 1";
    Ok(sqlx::query_as(sql).bind(now).bind(Urgency::Ping as i64).fetch_optional(conn).await?)
}

/// Finds the row that has been due for the longest time, among rows at least as urgent as a ping
/// that could be delivered at once: first in their lane, and not held back while Discord is away.
/// `None` if there is none.
pub async fn oldest_deliverable(
    conn: &mut Conn,
    now: Timestamp,
) -> Result<Option<Oldest>, StoreError> {
    let sql = format!(
        "SELECT o.id, o.kind, o.due_ms, o.tries, o.why FROM outbox o
         WHERE o.state = 'waiting' AND o.due_ms <= $1 AND o.urgency <= $2 AND NOT {HELD} AND NOT ({BEHIND})
         ORDER BY o.due_ms LIMIT 1"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql))
        .bind(now)
        .bind(Urgency::Ping as i64)
        .fetch_optional(conn)
        .await?)
}

/// Returns the SQL table and condition for rows that are due by `$1` and first in their lane,
/// claimed or not. Rows held back while Discord is away are left out.
pub(in crate::store) fn deliverable_sql() -> String {
    format!(
        "outbox o WHERE o.state = 'waiting' AND o.due_ms <= $1 AND NOT {HELD} AND NOT ({BEHIND})"
    )
}

/// Counts the rows that are due and first in their lane, claimed or not. Rows held back while
/// Discord is away are left out.
pub async fn count_deliverable(conn: &mut Conn, now: Timestamp) -> Result<i64, StoreError> {
    let sql = format!("SELECT CAST(COUNT(*) AS BIGINT) FROM {}", deliverable_sql());
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).bind(now).fetch_one(conn).await?)
}

/// Deletes up to `limit` settled rows that were created before a time. Keeps the rows of running
/// games, the challenge and end rows of all games, and the rows of messages beside the cards of
/// contests that are still posted. Returns the number deleted.
pub async fn sweep_settled(
    conn: &mut Conn,
    before: Timestamp,
    limit: i64,
) -> Result<u64, StoreError> {
    let swept = sqlx::query(
        "DELETE FROM outbox WHERE id IN (SELECT o.id FROM outbox o
            WHERE o.state <> 'waiting' AND o.state <> 'shut' AND o.kind <> 'challenge' AND o.kind <> 'end'
                AND o.created_ms < $1 AND (o.lane <> 'host' OR o.buttons = 0)
                AND COALESCE((SELECT g.state FROM game g WHERE g.id = o.key), '') <> 'running'
            ORDER BY o.created_ms LIMIT $2)",
    )
    .bind(before)
    .bind(limit)
    .execute(conn)
    .await?;
    Ok(swept.rows_affected())
}

/// Returns an SQL query for the due times of rows that are due by `$1` and first in their lane.
pub(in crate::store) fn due_sql() -> String {
    format!(
        "SELECT o.due_ms AS at FROM outbox o WHERE o.state = 'waiting' AND o.due_ms <= $1 AND NOT {HELD}"
    )
}

/// Counts the rows that wait to be delivered, now or later.
pub async fn count_waiting(conn: &mut Conn) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM outbox WHERE state = 'waiting'";
    Ok(sqlx::query_scalar(sql).fetch_one(conn).await?)
}

/// Returns the number of rows of a lane that wait to be delivered.
#[cfg(feature = "sandbox")]
pub async fn count_in(conn: &mut Conn, lane: Lane) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM outbox WHERE lane = $1 AND state = 'waiting'";
    Ok(sqlx::query_scalar(sql).bind(lane.word()).fetch_one(conn).await?)
}

/// Drops the notices that wait for a time and are of use only while a challenge is open: the calls
/// of browsers to it, and the edit that takes its board away.
pub async fn drop_while_open(conn: &mut Conn, challenge: GameId) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE outbox SET state = 'dropped' WHERE lane IN ('browser', 'late') AND key = $1 AND kind IN ($2, $3) AND state = 'waiting'",
    )
    .bind(challenge)
    .bind(NoticeKind::Invite.word())
    .bind(NoticeKind::Answered.word())
    .execute(conn)
    .await?;
    Ok(())
}

/// Returns those of these games whose newest notice could not be delivered, each with the reason.
pub async fn failed_for(
    conn: &mut Conn,
    games: &[GameId],
) -> Result<HashMap<GameId, String>, StoreError> {
    let kinds = [
        NoticeKind::Challenge,
        NoticeKind::Rematch,
        NoticeKind::Turn,
        NoticeKind::Restored,
        NoticeKind::Nudge,
        NoticeKind::End,
    ];
    let kinds = quote_words(kinds.map(NoticeKind::word));
    let sql = format!(
        "SELECT o.key, o.why FROM outbox o
         WHERE o.lane = 'game' AND o.key IN (?) AND o.kind IN ({kinds}) AND o.state IN ('failed', 'shut') AND NOT EXISTS
            (SELECT 1 FROM outbox p WHERE p.lane = 'game' AND p.key = o.key AND p.kind IN ({kinds})
                AND p.state IN ('sent', 'failed', 'shut') AND p.step > o.step)"
    );
    let rows: Vec<(GameId, Option<String>)> = fetch_among(conn, &game_keys(games), &sql).await?;
    Ok(rows.into_iter().map(|(game, why)| (game, why.unwrap_or_default())).collect())
}

/// Deletes all notices that were for one person only: pings, digests and those to a follower.
pub(in crate::store) async fn forget_calls(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<(), StoreError> {
    let kinds = quote_words(NoticeKind::PERSONAL.map(NoticeKind::word).into_iter().chain([DIGEST]));
    let sql = format!(
        "DELETE FROM outbox WHERE recipient = $1 AND (lane = 'follower' OR kind IN ({kinds}))"
    );
    sqlx::query(AssertSqlSafe(sql)).bind(player).execute(conn).await?;
    Ok(())
}
