//! Turns of Murus in games on another site: what the site asked, and the answer on its way there.

use murus_gallicus::{Variant, words};
use sqlx::AssertSqlSafe;

use crate::game::Timestamp;
use crate::store::columns::{Int, StoredText, StoredWords, columns, read_word, stored_as};
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use crate::store::queries::skip_locked;
use crate::store::values::Values;

/// The state of a turn on another site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AwayState {
    /// The engine has to choose a move.
    Thinking,
    /// The move has to be posted to the site.
    Posting,
    /// The site has the move.
    Posted,
    /// The move was given up.
    Lost,
}

words!(AwayState { Thinking: "thinking", Posting: "posting", Posted: "posted", Lost: "lost" });

stored_as!(String {
    AwayState: |text| read_word(text, AwayState::from_word), |state| state.word().to_owned();
});

/// A turn of Murus in a game on another site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AwayTurn {
    /// The site's name of the game. Each game has one row, for its newest turn.
    pub game: String,
    /// The variant of the game.
    pub variant: Variant,
    /// The moves so far, in our notation.
    pub moves: Vec<String>,
    /// The name of the level that plays.
    pub level: String,
    /// The state of the turn.
    pub state: AwayState,
    /// The move that was chosen, as the site writes it. `None` before.
    pub answer: Option<String>,
    /// The number of tries begun in this state, including the current one.
    pub tries: usize,
    /// The number of times that the site refused the move.
    pub refusals: usize,
    /// The end of the lease of the process that works on the turn.
    pub lease: Timestamp,
    /// The time at which the site asked for a move.
    pub asked: Timestamp,
}

columns!(AwayTurn {
    game = "game",
    variant = StoredText("variant"),
    moves = StoredWords("moves"),
    level = "level",
    state = "state",
    answer = "answer",
    tries = Int("tries"),
    refusals = Int("refusals"),
    lease = "lease_until",
    asked = "asked_ms",
});

const COLUMNS: &str =
    "game, variant, moves, level, state, answer, tries, refusals, lease_until, asked_ms";

/// Stores the number of a signed request. Returns false if it was stored before.
pub async fn insert_nonce(
    conn: &mut Conn,
    nonce: &str,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let values = Values::new().set("nonce", nonce).set("seen_ms", now);
    Ok(values.insert(conn, "away_nonce", "ON CONFLICT DO NOTHING").await? == 1)
}

/// Finds the newest turn of a game. `None` if the site never asked about it.
pub async fn find_turn(conn: &mut Conn, game: &str) -> Result<Option<AwayTurn>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM away_turn WHERE game = $1");
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(game).fetch_optional(conn).await?)
}

/// Stores a turn, due at the time at which it was asked for. Replaces the game's earlier turn.
pub async fn put_turn(tx: &mut Transaction, turn: &AwayTurn) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft { posts: true, ..WorkLeft::THOUGHTS });
    sqlx::query("DELETE FROM away_turn WHERE game = $1")
        .bind(&turn.game)
        .execute(&mut **tx)
        .await?;
    Values::new()
        .set("game", turn.game.as_str())
        .set("variant", StoredText(turn.variant))
        .set("moves", StoredWords(turn.moves.clone()))
        .set("plies", Int(turn.moves.len()))
        .set("level", turn.level.as_str())
        .set("state", turn.state)
        .set("answer", turn.answer.as_deref())
        .set("due_ms", turn.asked)
        .set("lease_until", turn.lease)
        .set("tries", Int(turn.tries))
        .set("refusals", Int(turn.refusals))
        .set("asked_ms", turn.asked)
        .insert(tx, "away_turn", "")
        .await?;
    Ok(())
}

/// Counts the turns that wait for the engine or for the site.
pub async fn count_waiting(conn: &mut Conn) -> Result<i64, StoreError> {
    let sql =
        "SELECT CAST(COUNT(*) AS BIGINT) FROM away_turn WHERE state IN ('thinking', 'posting')";
    Ok(sqlx::query_scalar(sql).fetch_one(conn).await?)
}

/// Counts the moves that wait for the site, due now or later.
pub async fn count_posts(conn: &mut Conn) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM away_turn WHERE state = 'posting'";
    Ok(sqlx::query_scalar(sql).fetch_one(conn).await?)
}

/// Returns true if a turn in this state is due and no process works on it.
pub async fn is_any_due(
    conn: &mut Conn,
    state: AwayState,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM away_turn WHERE state = $1 AND due_ms <= $2 AND lease_until <= $2";
    let count: i64 = sqlx::query_scalar(sql).bind(state).bind(now).fetch_one(conn).await?;
    Ok(count > 0)
}

/// Claims up to `limit` due turns in this state for a lease, the longest due first, and counts a
/// try for each.
pub async fn claim_turns(
    conn: &mut Conn,
    state: AwayState,
    lease: Span,
    limit: i64,
) -> Result<Vec<AwayTurn>, StoreError> {
    let sql = format!(
        "WITH taken AS MATERIALIZED
            (SELECT game FROM away_turn WHERE state = $4 AND due_ms <= $2 AND lease_until <= $2
             ORDER BY due_ms, game LIMIT $3 + 0 {})
         UPDATE away_turn SET lease_until = $1, tries = tries + 1
         WHERE game IN (SELECT game FROM taken) AND lease_until <= $2 RETURNING {COLUMNS}",
        skip_locked(conn)
    );
    let query = sqlx::query_as(AssertSqlSafe(sql)).bind(lease.until).bind(lease.from).bind(limit);
    Ok(query.bind(state).fetch_all(conn).await?)
}

/// Returns the next time at which a turn that waits for the site is due, or a lease on one ends.
/// `None` if no such time is after `now`.
pub async fn next_post(conn: &mut Conn, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
    let sql = "SELECT MIN(CASE WHEN lease_until > due_ms THEN lease_until ELSE due_ms END)
         FROM away_turn WHERE state = 'posting' AND (due_ms > $1 OR lease_until > $1)";
    Ok(sqlx::query_scalar(sql).bind(now).fetch_one(conn).await?)
}

/// Stores the move that the engine chose, to be posted at once. Returns false if this process no
/// longer has the turn.
pub async fn set_answer(
    tx: &mut Transaction,
    turn: &AwayTurn,
    answer: &str,
    now: Timestamp,
) -> Result<bool, StoreError> {
    tx.leave_work(WorkLeft { posts: true, ..WorkLeft::default() });
    let row = Values::new()
        .set("state", AwayState::Posting)
        .set("answer", answer)
        .set("due_ms", now)
        .set_to("lease_until", "0")
        .set_to("tries", "0");
    Ok(of_lease(row, turn).update(tx, "away_turn").await? == 1)
}

/// Ends a turn: the site has the move, or it is given up for the reason `why`. Returns false if
/// this process no longer has the turn.
pub async fn settle_turn(
    conn: &mut Conn,
    turn: &AwayTurn,
    state: AwayState,
    why: Option<&str>,
) -> Result<bool, StoreError> {
    let row = Values::new().set("state", state).set("why", why).set_to("lease_until", "0");
    Ok(of_lease(row, turn).update(conn, "away_turn").await? == 1)
}

/// Ends the lease on a turn, which is tried again from `due`. `turn` has the number of refusals so
/// far, and `why` is the reason.
pub async fn postpone_turn(
    tx: &mut Transaction,
    turn: &AwayTurn,
    due: Timestamp,
    why: &str,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft { posts: true, ..WorkLeft::THOUGHTS });
    let row = Values::new()
        .set("due_ms", due)
        .set("refusals", Int(turn.refusals))
        .set("why", why)
        .set_to("lease_until", "0");
    of_lease(row, turn).update(tx, "away_turn").await?;
    Ok(())
}

/// Restricts an update to a turn that this process still has.
fn of_lease(row: Values, turn: &AwayTurn) -> Values {
    row.where_equal("game", turn.game.as_str())
        .where_equal("lease_until", turn.lease)
        .where_equal("state", turn.state)
}

/// Deletes up to `limit` turns that were asked for before a time, and all numbers of requests that
/// were seen before another time. Returns the number of turns deleted.
pub async fn sweep_turns(
    conn: &mut Conn,
    asked_before: Timestamp,
    seen_before: Timestamp,
    limit: i64,
) -> Result<u64, StoreError> {
    let nonces = "DELETE FROM away_nonce WHERE seen_ms < $1";
    sqlx::query(nonces).bind(seen_before).execute(&mut *conn).await?;
    let turns = "DELETE FROM away_turn WHERE game IN (SELECT game FROM away_turn
         WHERE asked_ms < $1 ORDER BY asked_ms LIMIT $2 + 0)";
    let done = sqlx::query(turns).bind(asked_before).bind(limit).execute(conn).await?;
    Ok(done.rows_affected())
}
