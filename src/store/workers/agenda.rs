//! Work that falls due at a time, and work that waits for the engine.

use sqlx::AssertSqlSafe;

use crate::game::{GameId, PlayerId, Timestamp};
use crate::store::aside::{AsideTable, not_aside};
use crate::store::columns::Lenient;
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use crate::store::outbox;

/// The work that falls due at a time: deadlines of games and challenges, reminder stages, scheduled
/// pings, digests, ends of votes, updates of war desks, sieges, contests and votes, notices that
/// wait for an address, ratings to compute again, and checks of rows that are set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda {
    /// The number of pieces of work that are due.
    pub due: i64,
    /// The time at which the next piece of work falls due. `None` if there is none.
    pub next: Option<Timestamp>,
}

/// A kind of work that falls due: the column of its time, its table with a condition, and, if its
/// rows can be set aside, the table and key for that.
type Timed = (&'static str, &'static str, Option<(AsideTable, &'static str)>);

/// The table and condition of running games that are not waiting for Discord to say whether a
/// player is still in the server.
const OVERDUE: &str = "game WHERE state = 'running' AND NOT EXISTS (SELECT 1 FROM outbox o
    WHERE o.lane = 'late' AND o.key = game.id AND o.state = 'waiting' AND o.kind = 'presence') AND";

/// Every kind of work that falls due at a time. Each has an index but the last two, which have few
/// rows.
const DUE: &[Timed] = &[
    ("deadline_ms", OVERDUE, Some((AsideTable::Game, "game.id"))),
    ("stage_ms", "game WHERE", Some((AsideTable::Game, "game.id"))),
    ("ring_ms", "chair WHERE", Some((AsideTable::Chair, "chair.game"))),
    ("digest_ms", "player WHERE", Some((AsideTable::Player, "player.id"))),
    ("due_ms", "desk WHERE", None),
    ("due_ms", "siege WHERE", None),
    ("due_ms", "siege_week WHERE", None),
    ("due_ms", "contest WHERE", None),
    ("closes_ms", "ballot WHERE", Some((AsideTable::Game, "ballot.game"))),
    ("due_ms", "ballot WHERE", None),
    ("close_ms", "contest WHERE", Some((AsideTable::Server, "contest.server"))),
    ("siege_ms", "server WHERE", Some((AsideTable::Server, "server.discord"))),
    ("acta_ms", "server WHERE", Some((AsideTable::Server, "server.discord"))),
    (
        "expires_ms",
        "challenge WHERE state = 'open' AND",
        Some((AsideTable::Challenge, "challenge.id")),
    ),
    ("due_ms", "outbox WHERE state = 'shut' AND", None),
    ("due_ms", "restatement WHERE", None),
    ("look_ms", "aside WHERE", None),
];

/// The table and condition of moves that may be posted to another site at `$1`.
const POSTS: &str = "away_turn WHERE state = 'posting' AND due_ms <= $1";

/// Returns the SQL table and condition for rows of this kind of work that are due at `$1` and not
/// set aside.
fn due_rows(&(at, rows, aside): &Timed) -> String {
    let left =
        aside.map_or_else(String::new, |(table, key)| format!(" AND {}", not_aside(table, key)));
    format!("{rows} {at} <= $1{left}")
}

/// Returns an SQL expression for the total count of rows. Each item is a table with a condition.
fn count_of(kinds: impl Iterator<Item = String>) -> String {
    let counts =
        kinds.map(|rows| format!("(SELECT COUNT(*) FROM {rows})")).collect::<Vec<_>>().join(" + ");
    format!("CAST({counts} AS BIGINT)")
}

/// Counts the work that can be done now or is in progress: work that is due, work for the engine,
/// moves for another site, and notices. A single statement, so that it misses no work that turns
/// into work of another kind.
pub async fn count_due(conn: &mut Conn, now: Timestamp) -> Result<i64, StoreError> {
    let counts = count_of(
        DUE.iter()
            .map(due_rows)
            .chain(thought_queries())
            .chain([POSTS.to_owned(), outbox::deliverable_sql()]),
    );
    Ok(sqlx::query_scalar(AssertSqlSafe(format!("SELECT {counts}")))
        .bind(now)
        .fetch_one(conn)
        .await?)
}

/// Counts the work that is due now, and finds the time at which the next work falls due.
pub async fn load_agenda(conn: &mut Conn, now: Timestamp) -> Result<Agenda, StoreError> {
    let counts = count_of(DUE.iter().map(due_rows));
    let times = DUE
        .iter()
        .map(|(at, rows, _)| format!("SELECT MIN({at}) AS at FROM {rows} {at} > $1"))
        .collect::<Vec<_>>()
        .join(" UNION ALL ");
    let sql = format!("SELECT {counts} AS due, (SELECT MIN(at) FROM ({times}) AS times) AS next");
    let (due, Lenient(next)) = sqlx::query_as(AssertSqlSafe(sql)).bind(now).fetch_one(conn).await?;
    // SQLite permits values that are no numbers, and orders them last. If one is the minimum, no
    // other work is to come.
    Ok(Agenda { due, next })
}

/// The amount of waiting work of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backlog {
    /// The name of the kind of work.
    pub name: &'static str,
    /// The number of waiting pieces of work.
    pub length: i64,
    /// The time since which the oldest of them waits. `None` if there is none.
    pub oldest: Option<Timestamp>,
}

/// Returns the amount of waiting work of each kind: notices, notices that wait for an address,
/// turns of the engine, reviews, turns on another site, and work that is due by the clock.
pub async fn load_backlogs(conn: &mut Conn, now: Timestamp) -> Result<Vec<Backlog>, StoreError> {
    let by_clock = DUE
        .iter()
        .map(|row| format!("SELECT {} AS at FROM {}", row.0, due_rows(row)))
        .collect::<Vec<_>>()
        .join(" UNION ALL ");
    let turns = format!(
        "SELECT CASE WHEN think_ms > changed_ms THEN think_ms ELSE changed_ms END AS at FROM game
         WHERE bot_to_move = 1 AND think_ms <= $1 AND {}",
        not_aside(AsideTable::Game, "game.id")
    );
    let waiting = [
        ("outbox", outbox::due_sql()),
        (
            "shut",
            "SELECT created_ms AS at FROM outbox WHERE state = 'shut' AND due_ms > $1".to_owned(),
        ),
        ("turns", turns),
        (
            "reviews",
            "SELECT asked_ms AS at FROM review WHERE state = 'waiting' AND asked_ms <= $1"
                .to_owned(),
        ),
        (
            "away",
            "SELECT due_ms AS at FROM away_turn WHERE state IN ('thinking', 'posting') AND due_ms <= $1"
                .to_owned(),
        ),
        ("due", by_clock),
    ];
    let mut backlogs = Vec::with_capacity(waiting.len());
    for (name, rows) in waiting {
        let sql = format!(
            "SELECT CAST(COUNT(*) AS BIGINT) AS n, MIN(at) AS oldest FROM ({rows}) AS waiting"
        );
        let (length, Lenient(oldest)) =
            sqlx::query_as(AssertSqlSafe(sql)).bind(now).fetch_one(&mut *conn).await?;
        backlogs.push(Backlog { name, length, oldest });
    }
    Ok(backlogs)
}

/// Lists up to `limit` running games whose deadline has passed, the longest overdue first. Leaves
/// out games that are set aside, and those about whose player Discord is still asked.
pub async fn overdue_games(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = format!(
        "SELECT id FROM {OVERDUE} deadline_ms <= $1 AND {} ORDER BY deadline_ms LIMIT $2",
        not_aside(AsideTable::Game, "game.id")
    );
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?)
}

/// Lists up to `limit` games in which a reminder stage is due, the longest overdue first. Leaves
/// out games that are set aside.
pub async fn due_stages(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = format!(
        "SELECT id FROM game WHERE stage_ms <= $1 AND {} ORDER BY stage_ms LIMIT $2",
        not_aside(AsideTable::Game, "game.id")
    );
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?)
}

/// Returns the SQL tables and conditions for turns of the engine that may begin by `$1`, here and
/// on another site, and for reviews that are not finished.
fn thought_queries() -> [String; 3] {
    [
        format!(
            "game WHERE bot_to_move = 1 AND think_ms <= $1 AND {}",
            not_aside(AsideTable::Game, "game.id")
        ),
        format!(
            "review WHERE state = 'waiting' AND {}",
            not_aside(AsideTable::Review, "review.game")
        ),
        "away_turn WHERE state = 'thinking' AND due_ms <= $1".to_owned(),
    ]
}

/// Counts the turns of the engine that may begin by this time, here and on another site, and the
/// reviews that are not finished.
pub async fn count_thoughts(conn: &mut Conn, by: Timestamp) -> Result<i64, StoreError> {
    let sql = format!("SELECT {} AS n", count_of(thought_queries().into_iter()));
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).bind(by).fetch_one(conn).await?)
}

/// Lists up to `limit` games in which the engine may move now and that no process has claimed, each
/// with one of its people (`None` if it has none), the longest waiting first. Leaves out games that
/// are set aside.
pub async fn waiting_turns(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<(GameId, Option<PlayerId>)>, StoreError> {
    let sql = format!(
        "SELECT id, (SELECT MIN(player) FROM chair WHERE chair.game = game.id) AS person FROM game
         WHERE bot_to_move = 1 AND bot_lease <= $1 AND think_ms <= $1 AND {}
         ORDER BY bot_lease, changed_ms LIMIT $2",
        not_aside(AsideTable::Game, "game.id")
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?)
}

/// Claims the engine's turn in a game for a lease. Returns false if another process holds it, or if
/// the turn is over.
pub async fn claim_turn(conn: &mut Conn, id: GameId, lease: Span) -> Result<bool, StoreError> {
    let sql =
        "UPDATE game SET bot_lease = $1 WHERE id = $2 AND bot_to_move = 1 AND bot_lease <= $3";
    let done = sqlx::query(sql).bind(lease.until).bind(id).bind(lease.from).execute(conn).await?;
    Ok(done.rows_affected() > 0)
}

/// Moves the end of the lease on an engine's turn from `lease.from` to `lease.until`. Returns false
/// if another process has claimed the turn since, or if the turn is over.
pub async fn keep_turn(conn: &mut Conn, id: GameId, lease: Span) -> Result<bool, StoreError> {
    let sql = "UPDATE game SET bot_lease = $1 WHERE id = $2 AND bot_to_move = 1 AND bot_lease = $3";
    let done = sqlx::query(sql).bind(lease.until).bind(id).bind(lease.from).execute(conn).await?;
    Ok(done.rows_affected() > 0)
}

/// Ends a lease on an engine's turn early, if it still ends at `until`. Any process can then claim
/// the turn.
pub async fn give_back(
    tx: &mut Transaction,
    id: GameId,
    until: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::THOUGHTS);
    let sql = "UPDATE game SET bot_lease = 0 WHERE id = $1 AND bot_lease = $2";
    sqlx::query(sql).bind(id).bind(until).execute(&mut **tx).await?;
    Ok(())
}
