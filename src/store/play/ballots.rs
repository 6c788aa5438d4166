//! Votes of channels: the vote about each board, and what people voted for and proposed.

use murus_gallicus::words;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, FromRow};

use crate::game::{Ballot, BallotState, GameId, PlayerId, Seq, Timestamp, Vote};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::aside::{AsideTable, not_aside};
use crate::store::columns::{columns, read_word, stored_as, unreadable_row};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::values::Values;

/// The most lines that are shown of a board.
const LINES: i64 = 5;

/// The stored word for the state of a vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BallotWord {
    /// It is open for the first time.
    Open,
    /// It was prolonged.
    Prolonged,
    /// It is a second vote, about two moves.
    Second,
    /// It waits for a vote.
    Paused,
    /// It is over.
    Closed,
}

words!(BallotWord {
    Open: "open",
    Prolonged: "prolonged",
    Second: "second",
    Paused: "paused",
    Closed: "closed",
});

stored_as!(String { BallotWord: |text| read_word(text, BallotWord::from_word), |word| word.word().to_owned(); });

/// A line of moves that a person proposes to the others who vote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ProposedLine {
    /// The Discord id of the person.
    pub by: UserId,
    /// The written moves from the board on, separated by spaces.
    pub moves: String,
}

columns!(ProposedLine { by = "discord", moves = "moves" });
columns!(Vote { by = "player", text = "move", at = "at_ms" });

/// The columns of the state of a vote.
struct StateRow {
    state: BallotWord,
    closes: Option<Timestamp>,
    one: Option<String>,
    other: Option<String>,
}

columns!(StateRow { state = "state", closes = "closes_ms", one = "one", other = "other" });
columns!(Ballot { opened = "opened_ms", state = .. });

impl FromRow<'_, AnyRow> for BallotState {
    fn from_row(row: &AnyRow) -> sqlx::Result<BallotState> {
        let row = StateRow::from_row(row)?;
        match row {
            StateRow { state: BallotWord::Open, closes: Some(until), .. } => {
                Ok(BallotState::Open(until))
            }
            StateRow { state: BallotWord::Prolonged, closes: Some(until), .. } => {
                Ok(BallotState::Prolonged(until))
            }
            StateRow {
                state: BallotWord::Second,
                closes: Some(until),
                one: Some(one),
                other: Some(other),
            } => Ok(BallotState::Second(until, [one, other])),
            StateRow { state: BallotWord::Paused, .. } => Ok(BallotState::Paused),
            StateRow { state: BallotWord::Closed, .. } => Ok(BallotState::Closed),
            StateRow { state, .. } => {
                Err(unreadable_row(format!("a vote that is {} without its facts", state.word())))
            }
        }
    }
}

/// Returns true if a channel plays in a game that is not over.
pub async fn is_playing(conn: &mut Conn, channel: ChannelId) -> Result<bool, StoreError> {
    let sql = "SELECT game FROM chair WHERE channel = $1 AND live = 1 LIMIT 1";
    let found: Option<GameId> = sqlx::query_scalar(sql).bind(channel).fetch_optional(conn).await?;
    Ok(found.is_some())
}

/// Lists up to `limit` running games in which a channel of a server plays, the oldest first.
pub async fn list_games(
    conn: &mut Conn,
    server: ServerId,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT DISTINCT game FROM chair
         WHERE channel_server = $1 AND channel IS NOT NULL AND live = 1 ORDER BY game LIMIT $2";
    Ok(sqlx::query_scalar(sql).bind(server).bind(limit).fetch_all(conn).await?)
}

/// Adds the columns of a state.
fn set_state(values: Values, state: &BallotState, closes: Option<Timestamp>) -> Values {
    let (word, pair) = match state {
        BallotState::Open(_) => (BallotWord::Open, None),
        BallotState::Prolonged(_) => (BallotWord::Prolonged, None),
        BallotState::Second(_, pair) => (BallotWord::Second, Some(pair)),
        BallotState::Paused => (BallotWord::Paused, None),
        BallotState::Closed => (BallotWord::Closed, None),
    };
    values
        .set("state", word)
        .set("closes_ms", closes)
        .set("one", pair.map(|[one, _]| one.as_str()))
        .set("other", pair.map(|[_, other]| other.as_str()))
}

/// Stores the vote of a channel about a board of a game. A repeated call changes nothing.
pub async fn insert_ballot(
    tx: &mut Transaction,
    (game, board): (GameId, Seq),
    channel: ChannelId,
    ballot: &Ballot,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(ballot.closes()));
    let values = Values::new().set("game", game).set("board", board).set("channel", channel);
    set_state(values, &ballot.state, ballot.closes())
        .set("opened_ms", ballot.opened)
        .insert(tx, "ballot", "ON CONFLICT (game, board) DO NOTHING")
        .await?;
    Ok(())
}

/// Loads the vote about a board, and locks it until the end of the transaction, so that no vote is
/// lost while it ends. `None` if there is none.
pub async fn lock_ballot(
    tx: &mut Transaction,
    (game, board): (GameId, Seq),
) -> Result<Option<Ballot>, StoreError> {
    let sql = "UPDATE ballot SET state = state WHERE game = $1 AND board = $2
         RETURNING state, opened_ms, closes_ms, one, other";
    Ok(sqlx::query_as(sql).bind(game).bind(board).fetch_optional(&mut **tx).await?)
}

/// Loads the vote about a board; `None` if there is none.
pub async fn load_ballot(
    conn: &mut Conn,
    (game, board): (GameId, Seq),
) -> Result<Option<Ballot>, StoreError> {
    let sql = "SELECT state, opened_ms, closes_ms, one, other FROM ballot
         WHERE game = $1 AND board = $2";
    Ok(sqlx::query_as(sql).bind(game).bind(board).fetch_optional(conn).await?)
}

/// Returns the board of the last vote of a channel in a game before this one; `None` if there is
/// none.
pub async fn last_board(
    conn: &mut Conn,
    (game, board): (GameId, Seq),
    channel: ChannelId,
) -> Result<Option<Seq>, StoreError> {
    let sql = "SELECT MAX(board) FROM ballot WHERE game = $1 AND board < $2 AND channel = $3";
    let query = sqlx::query_scalar(sql).bind(game).bind(board).bind(channel);
    Ok(query.fetch_one(conn).await?)
}

/// Changes the state of a vote, and updates its message at `by`.
pub async fn set_ballot(
    tx: &mut Transaction,
    (game, board): (GameId, Seq),
    ballot: &Ballot,
    by: Timestamp,
) -> Result<(), StoreError> {
    let next = ballot.closes().map_or(by, |closes| closes.min(by));
    tx.leave_work(WorkLeft::due(Some(next)));
    set_state(Values::new(), &ballot.state, ballot.closes())
        .set_as("due_ms", "COALESCE(due_ms, ?)", by)
        .where_equal("game", game)
        .where_equal("board", board)
        .update(tx, "ballot")
        .await?;
    Ok(())
}

/// Closes a vote.
pub async fn close_ballot(conn: &mut Conn, (game, board): (GameId, Seq)) -> Result<(), StoreError> {
    set_state(Values::new(), &BallotState::Closed, None)
        .where_equal("game", game)
        .where_equal("board", board)
        .update(conn, "ballot")
        .await?;
    Ok(())
}

/// Lists up to `limit` votes that are to end by now, without games that are set aside.
pub async fn list_due(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<(GameId, Seq)>, StoreError> {
    let sql = format!(
        "SELECT game, board FROM ballot WHERE closes_ms <= $1 AND {} ORDER BY closes_ms LIMIT $2",
        not_aside(AsideTable::Game, "ballot.game")
    );
    let query = sqlx::query_as(AssertSqlSafe(sql)).bind(now).bind(limit);
    Ok(query.fetch_all(conn).await?)
}

/// Returns the votes whose message is due to be updated, and marks them as not due.
pub async fn take_due(conn: &mut Conn, now: Timestamp) -> Result<Vec<(GameId, Seq)>, StoreError> {
    let sql = "UPDATE ballot SET due_ms = NULL WHERE due_ms <= $1 RETURNING game, board";
    Ok(sqlx::query_as(sql).bind(now).fetch_all(conn).await?)
}

/// Makes the message of a vote due to be updated at `by`, unless it is due earlier.
pub async fn schedule_update(
    tx: &mut Transaction,
    (game, board): (GameId, Seq),
    by: Timestamp,
) -> Result<(), StoreError> {
    let sql = "UPDATE ballot SET due_ms = $1 WHERE game = $2 AND board = $3 AND due_ms IS NULL";
    sqlx::query(sql).bind(by).bind(game).bind(board).execute(&mut **tx).await?;
    tx.leave_work(WorkLeft::due(Some(by)));
    Ok(())
}

/// Stores a person's vote about a board, in place of their earlier one. Returns true if they had
/// none.
pub async fn put_vote(
    conn: &mut Conn,
    (game, board): (GameId, Seq),
    id: i64,
    (by, text): (PlayerId, &str),
    at: Timestamp,
) -> Result<bool, StoreError> {
    let sql =
        "UPDATE vote SET move = $1, at_ms = $2 WHERE game = $3 AND board = $4 AND player = $5";
    let changed = sqlx::query(sql).bind(text).bind(at).bind(game).bind(board).bind(by);
    if changed.execute(&mut *conn).await?.rows_affected() > 0 {
        return Ok(false);
    }
    let values = Values::new().set("id", id).set("game", game).set("board", board);
    let values = values.set("player", by).set("move", text).set("at_ms", at);
    values.insert(conn, "vote", "").await?;
    Ok(true)
}

/// Returns true if a person voted for another channel than this one in a game.
pub async fn has_voted_against(
    conn: &mut Conn,
    game: GameId,
    channel: ChannelId,
    by: PlayerId,
) -> Result<bool, StoreError> {
    let sql = "SELECT v.id FROM vote v JOIN ballot b ON b.game = v.game AND b.board = v.board
         WHERE v.player = $1 AND v.game = $2 AND b.channel <> $3 LIMIT 1";
    let query = sqlx::query_scalar::<_, i64>(sql).bind(by).bind(game).bind(channel);
    Ok(query.fetch_optional(conn).await?.is_some())
}

/// Returns the move for which a person votes on a board. `None` if they have not voted.
pub async fn find_vote(
    conn: &mut Conn,
    (game, board): (GameId, Seq),
    by: PlayerId,
) -> Result<Option<String>, StoreError> {
    let sql = "SELECT move FROM vote WHERE game = $1 AND board = $2 AND player = $3";
    let query = sqlx::query_scalar(sql).bind(game).bind(board).bind(by);
    Ok(query.fetch_optional(conn).await?)
}

/// Lists the votes about a board, the earliest first.
pub async fn list_votes(
    conn: &mut Conn,
    (game, board): (GameId, Seq),
) -> Result<Vec<Vote>, StoreError> {
    let sql = "SELECT player, move, at_ms FROM vote WHERE game = $1 AND board = $2
         ORDER BY at_ms, id";
    Ok(sqlx::query_as(sql).bind(game).bind(board).fetch_all(conn).await?)
}

/// Stores the line that a person proposes on a board, in place of their earlier one.
pub async fn put_line(
    conn: &mut Conn,
    (game, board): (GameId, Seq),
    by: PlayerId,
    moves: &str,
    at: Timestamp,
) -> Result<(), StoreError> {
    let values = Values::new().set("game", game).set("board", board).set("player", by);
    let values = values.set("moves", moves).set("at_ms", at);
    let again = "ON CONFLICT (game, board, player)
         DO UPDATE SET moves = excluded.moves, at_ms = excluded.at_ms";
    values.insert(conn, "proposal", again).await?;
    Ok(())
}

/// Lists the newest lines that people propose on a board, the oldest of them first.
pub async fn list_lines(
    conn: &mut Conn,
    (game, board): (GameId, Seq),
) -> Result<Vec<ProposedLine>, StoreError> {
    let sql = "SELECT p.discord, l.moves FROM proposal l JOIN player p ON p.id = l.player
         WHERE l.game = $1 AND l.board = $2 AND p.discord IS NOT NULL
         ORDER BY l.at_ms DESC, l.player DESC LIMIT $3";
    let query = sqlx::query_as(sql).bind(game).bind(board).bind(LINES);
    let mut lines: Vec<ProposedLine> = query.fetch_all(conn).await?;
    lines.reverse();
    Ok(lines)
}
