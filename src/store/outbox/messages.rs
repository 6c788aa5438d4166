//! The messages that were posted for notices: boards, pings, results, and those that have buttons.

use std::collections::HashMap;
use std::ops::Range;

use sqlx::AssertSqlSafe;

use crate::game::{ContestId, Day, GameId, PlayerId, Seq, Timestamp};
use crate::ids::{ChannelId, MessageId, Posted};
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};
use crate::store::kinds::{NoticeKind, quote_words};
use crate::store::queries::{fetch_among, game_keys};
use crate::store::topic::Topic;

/// Stores that a message has no buttons to move any more, or that they cannot be removed.
pub async fn mark_bare(conn: &mut Conn, message: MessageId) -> Result<(), StoreError> {
    sqlx::query("UPDATE outbox SET buttons = 0 WHERE message = $1 AND buttons = 1")
        .bind(message)
        .execute(conn)
        .await?;
    Ok(())
}

/// Returns the oldest message of a game that still has buttons to move or is temporary: true if it
/// pings one person, its event number, and the message. `None` if there is none.
pub async fn first_with_buttons(
    conn: &mut Conn,
    game: GameId,
) -> Result<Option<(bool, Seq, Posted)>, StoreError> {
    let sql = "SELECT kind, seq, channel, message FROM outbox WHERE lane IN ('game', 'beside', 'browser') AND key = $1 AND buttons = 1
        ORDER BY id LIMIT 1";
    let found: Option<(String, _, _, _)> =
        sqlx::query_as(sql).bind(game).fetch_optional(conn).await?;
    Ok(found.map(|(kind, seq, channel, message)| {
        let calls = NoticeKind::CALLS.iter().any(|call| call.word() == kind);
        (calls, seq, Posted { channel, message })
    }))
}

/// Returns the oldest temporary message of a game that is about an earlier event than `before`, so
/// that it can be deleted. `None` if there is none.
pub async fn first_fleeting(
    conn: &mut Conn,
    game: GameId,
    before: Seq,
) -> Result<Option<Posted>, StoreError> {
    let sql = format!(
        "SELECT channel, message FROM outbox WHERE lane IN ('game', 'beside') AND key = $1 AND buttons = 1
            AND kind IN ({}) AND seq < $2 ORDER BY id LIMIT 1",
        quote_words(NoticeKind::FLEETING.map(NoticeKind::word))
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(game).bind(before).fetch_optional(conn).await?)
}

/// Returns the message that was posted for a notice in a game's own lane. `None` if there is none.
pub async fn message_of(
    conn: &mut Conn,
    game: GameId,
    kind: NoticeKind,
    seq: Seq,
) -> Result<Option<Posted>, StoreError> {
    let query = sqlx::query_as(
        "SELECT channel, message FROM outbox
         WHERE lane = 'game' AND key = $1 AND kind = $2 AND seq = $3 AND message IS NOT NULL",
    );
    Ok(query.bind(game).bind(kind.word()).bind(seq).fetch_optional(conn).await?)
}

/// A posted message beside the card of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BesideCard {
    /// The key of its notice.
    pub id: i64,
    /// The subject of its notice.
    pub topic: Topic,
    /// The person whom it calls, if it is for one person.
    pub recipient: Option<PlayerId>,
    /// The message.
    pub message: Posted,
}

columns!(BesideCard { id = "id", topic = .., recipient = "recipient", message = .. });

/// The SQL table of the rows of messages beside the card of the contest `$1`: about its start, the
/// calls of a host, and the question to a host.
const BESIDE_CARD: &str = "(SELECT o.id, o.lane, o.kind, o.key, o.step, o.seq, o.recipient, o.channel, o.message, o.buttons, o.state
        FROM outbox o WHERE o.lane = 'host' AND o.key = $1
    UNION ALL SELECT o.id, o.lane, o.kind, o.key, o.step, o.seq, o.recipient, o.channel, o.message, o.buttons, o.state
        FROM contest_act a JOIN outbox o ON o.lane = 'contest' AND o.key = a.id
        WHERE a.contest = $1 AND a.act = 'asked') AS beside";

/// Lists the posted messages beside the card of a contest, oldest first.
pub async fn list_beside_card(
    conn: &mut Conn,
    contest: ContestId,
) -> Result<Vec<BesideCard>, StoreError> {
    let sql = format!(
        "SELECT id, lane, kind, key, step, seq, recipient, channel, message FROM {BESIDE_CARD}
         WHERE buttons = 1 ORDER BY id"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(contest).fetch_all(conn).await?)
}

/// Returns true if a message beside the card of a contest is posted, or waits to be.
pub async fn has_beside_card(conn: &mut Conn, contest: ContestId) -> Result<bool, StoreError> {
    let sql = format!(
        "SELECT CAST(COUNT(*) AS BIGINT) FROM {BESIDE_CARD} WHERE buttons = 1 OR state = 'waiting'"
    );
    let count = sqlx::query_scalar::<_, i64>(AssertSqlSafe(sql)).bind(contest);
    Ok(count.fetch_one(conn).await? > 0)
}

/// Returns the time of the last notice that called the host of a simul. `None` if there is none.
pub async fn last_called(
    conn: &mut Conn,
    simul: ContestId,
) -> Result<Option<Timestamp>, StoreError> {
    let topic = Topic::Boards(simul);
    let (lane, key) = topic.find_lane();
    let sql = "SELECT MAX(created_ms) FROM outbox
        WHERE lane = $1 AND key = $2 AND kind = $3 AND state = 'sent'";
    let query = sqlx::query_scalar(sql).bind(lane.word()).bind(key).bind(topic.word());
    Ok(query.fetch_one(conn).await?)
}

/// Stores that the messages of this kind in a game's own lane are deleted.
pub async fn forget_message(
    conn: &mut Conn,
    game: GameId,
    kind: NoticeKind,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE outbox SET message = NULL WHERE lane = 'game' AND key = $1 AND kind = $2")
        .bind(game)
        .bind(kind.word())
        .execute(conn)
        .await?;
    Ok(())
}

/// Returns the last delivered notice of these kinds in a game's own lane before an event number:
/// its event number and its message. `None` if there is none.
pub async fn last_sent<const N: usize>(
    conn: &mut Conn,
    game: GameId,
    kinds: [NoticeKind; N],
    before: Seq,
) -> Result<Option<(Seq, Posted)>, StoreError> {
    let query = format!(
        "SELECT seq, channel, message FROM outbox
         WHERE lane = 'game' AND key = $1 AND kind IN ({}) AND seq < $2 AND message IS NOT NULL ORDER BY step DESC LIMIT 1",
        quote_words(kinds.map(NoticeKind::word))
    );
    let query = sqlx::query_as(AssertSqlSafe(query));
    let found = query.bind(game).bind(before).fetch_optional(conn).await?;
    Ok(found.map(|(seq, channel, message)| (seq, Posted { channel, message })))
}

/// A board of a running game that is posted as a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PostedBoard {
    /// The number of the game event that the board shows.
    pub seq: Seq,
    /// The message of the board.
    pub message: Posted,
    /// The event number of the board posted before this one. `None` for the first.
    pub since: Option<Seq>,
    /// True if the message says that the database went back to an older state.
    pub restored: bool,
    /// The player for whom the board was posted; `None` if there is none.
    pub reader: Option<PlayerId>,
}

/// Returns the last posted board of a game before an event number. `None` if there is none.
pub async fn last_posted_board(
    conn: &mut Conn,
    game: GameId,
    before: Seq,
) -> Result<Option<PostedBoard>, StoreError> {
    let boards = format!(
        "FROM outbox b WHERE b.lane = 'game' AND b.key = $1 AND b.kind IN ({}) AND b.message IS NOT NULL",
        quote_words(NoticeKind::BOARDS.map(NoticeKind::word))
    );
    let query = format!(
        "SELECT last.seq, last.channel, last.message, last.kind, last.recipient, (SELECT MAX(b.seq) {boards} AND b.seq < last.seq)
         FROM (SELECT b.seq, b.channel, b.message, b.kind, b.recipient {boards} AND b.seq < $2 ORDER BY b.step DESC LIMIT 1) AS last"
    );
    let query = sqlx::query_as(AssertSqlSafe(query));
    let found: Option<(_, _, _, String, _, _)> =
        query.bind(game).bind(before).fetch_optional(conn).await?;
    Ok(found.map(|(seq, channel, message, kind, reader, since)| PostedBoard {
        seq,
        message: Posted { channel, message },
        since,
        restored: kind == NoticeKind::Restored.word(),
        reader,
    }))
}

/// Lists the event numbers in `seqs` at which a delivered notice of this kind about a game pinged a
/// person. With `recipient`, only pings to that person count.
pub async fn pinged_at(
    conn: &mut Conn,
    game: GameId,
    kind: NoticeKind,
    seqs: Range<Seq>,
    recipient: Option<PlayerId>,
) -> Result<Vec<Seq>, StoreError> {
    if seqs.is_empty() {
        return Ok(Vec::new());
    }
    let query = sqlx::query_scalar(
        "SELECT seq FROM outbox WHERE lane IN ('game', 'beside', 'browser') AND key = $1 AND kind = $2 AND seq >= $3 AND seq < $4
            AND quiet = 0 AND (message IS NOT NULL OR lane = 'browser' AND state = 'sent') AND (CAST($5 AS BIGINT) IS NULL OR recipient = $5)",
    );
    let query = query.bind(game).bind(kind.word()).bind(seqs.start).bind(seqs.end).bind(recipient);
    Ok(query.fetch_all(conn).await?)
}

/// Returns the message with a channel's results of a day, if it is posted. Also returns true if
/// results other than `row` wait to be added to it.
pub async fn results_card(
    conn: &mut Conn,
    channel: ChannelId,
    day: Day,
    row: i64,
) -> Result<(Option<Posted>, bool), StoreError> {
    let rows = "FROM outbox WHERE lane = 'channel' AND key = $1 AND seq = $2";
    let posted =
        format!("SELECT channel, message {rows} AND message IS NOT NULL ORDER BY id DESC LIMIT 1");
    let posted = sqlx::query_as(AssertSqlSafe(posted))
        .bind(channel)
        .bind(day)
        .fetch_optional(&mut *conn)
        .await?;
    let waiting =
        format!("SELECT CAST(COUNT(*) AS BIGINT) {rows} AND state = 'waiting' AND id <> $3");
    let waiting = sqlx::query_scalar::<_, i64>(AssertSqlSafe(waiting));
    Ok((posted, waiting.bind(channel).bind(day).bind(row).fetch_one(conn).await? > 0))
}

/// Lists the games whose results belong on a channel's card for a day, the newest result first.
pub async fn results_of(
    conn: &mut Conn,
    channel: ChannelId,
    day: Day,
) -> Result<Vec<GameId>, StoreError> {
    let sql =
        "SELECT step FROM outbox WHERE lane = 'channel' AND key = $1 AND seq = $2 ORDER BY id DESC";
    Ok(sqlx::query_scalar(sql).bind(channel).bind(day).fetch_all(conn).await?)
}

/// Returns the days next to this one, before and after it, on which a channel had results. `None`
/// where it had none lately.
pub async fn result_days_around(
    conn: &mut Conn,
    channel: ChannelId,
    day: Day,
) -> Result<(Option<Day>, Option<Day>), StoreError> {
    let sql = "SELECT MAX(CASE WHEN seq < $2 THEN seq END), MIN(CASE WHEN seq > $2 THEN seq END)
        FROM outbox WHERE lane = 'channel' AND key = $1";
    Ok(sqlx::query_as(sql).bind(channel).bind(day).fetch_one(conn).await?)
}

/// Returns true if a notice of this kind about this game event pinged a person, or still will.
pub async fn has_pinged(
    conn: &mut Conn,
    game: GameId,
    kind: NoticeKind,
    seq: Seq,
) -> Result<bool, StoreError> {
    let query = sqlx::query_scalar::<_, i64>(
        "SELECT CAST(COUNT(*) AS BIGINT) FROM outbox WHERE lane = 'game' AND key = $1 AND kind = $2 AND seq = $3
            AND quiet = 0 AND (message IS NOT NULL OR state = 'waiting')",
    );
    Ok(query.bind(game).bind(kind.word()).bind(seq).fetch_one(conn).await? > 0)
}

/// The people whose browsers are called to a challenge instead of a ping in its message.
pub async fn list_called(conn: &mut Conn, challenge: GameId) -> Result<Vec<PlayerId>, StoreError> {
    let query = sqlx::query_scalar(
        "SELECT recipient FROM outbox WHERE lane = 'browser' AND key = $1 AND kind = $2 AND quiet = 0
            AND recipient IS NOT NULL",
    );
    Ok(query.bind(challenge).bind(NoticeKind::Invite.word()).fetch_all(conn).await?)
}

/// Returns the challenge or game that a posted message is about. `None` if no stored notice about
/// one became this message.
pub async fn game_of_message(
    conn: &mut Conn,
    message: MessageId,
) -> Result<Option<GameId>, StoreError> {
    let sql = "SELECT key FROM outbox WHERE message = $1 AND lane IN ('game', 'beside', 'follower', 'browser')";
    Ok(sqlx::query_scalar(sql).bind(message).fetch_optional(conn).await?)
}

/// Returns true if a posted message answers a move or command that a person typed.
pub async fn is_typed_answer(conn: &mut Conn, message: MessageId) -> Result<bool, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM outbox WHERE message = $1 AND kind = $2";
    let query = sqlx::query_scalar::<_, i64>(sql).bind(message).bind(NoticeKind::Typed.word());
    Ok(query.fetch_one(conn).await? > 0)
}

/// Returns the game that a posted message is about, and the event number. `None` if no stored
/// notice about a game became this message.
pub async fn board_of_message(
    conn: &mut Conn,
    message: MessageId,
) -> Result<Option<(GameId, Seq)>, StoreError> {
    let sql = "SELECT o.key, o.seq FROM outbox o WHERE o.message = $1 AND o.lane IN ('game', 'beside', 'follower', 'browser')
        AND EXISTS (SELECT 1 FROM game g WHERE g.id = o.key) ORDER BY o.seq DESC LIMIT 1";
    Ok(sqlx::query_as(sql).bind(message).fetch_optional(conn).await?)
}

/// Returns the message of the newest board of each of these games. Games without one are missing.
pub async fn newest_boards(
    conn: &mut Conn,
    games: &[GameId],
) -> Result<HashMap<GameId, Posted>, StoreError> {
    load_newest(conn, games, &NoticeKind::BOARDS).await
}

/// Returns, for each of these games, the newest message that was posted for a notice of these
/// kinds. Games without one are missing.
pub async fn load_newest(
    conn: &mut Conn,
    games: &[GameId],
    kinds: &[NoticeKind],
) -> Result<HashMap<GameId, Posted>, StoreError> {
    let kinds = quote_words(kinds.iter().map(|kind| kind.word()));
    let sql = format!(
        "SELECT o.key, o.channel, o.message FROM outbox o
         WHERE o.lane = 'game' AND o.key IN (?) AND o.kind IN ({kinds}) AND o.message IS NOT NULL AND NOT EXISTS
            (SELECT 1 FROM outbox p WHERE p.lane = 'game' AND p.key = o.key AND p.kind IN ({kinds}) AND p.message IS NOT NULL
                AND p.step > o.step)"
    );
    let rows: Vec<(GameId, _, _)> = fetch_among(conn, &game_keys(games), &sql).await?;
    Ok(rows
        .into_iter()
        .map(|(game, channel, message)| (game, Posted { channel, message }))
        .collect())
}

columns!(Posted { channel = "channel", message = "message" });
