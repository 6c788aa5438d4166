//! Work that falls due by the clock, and work that waits for the engine.

use sqlx::AssertSqlSafe;

use crate::game::{GameId, PlayerId, Timestamp};
use crate::store::aside::{AsideTable, not_aside};
use crate::store::columns::Lenient;
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use crate::store::outbox;

/// The work that falls due by the clock: deadlines of games and challenges, stages, rings, digests,
/// desks, sieges, contests, notices that wait for a way, ratings to work out again, checks of rows
/// that are set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda {
    /// The number that is due.
    pub due: i64,
    /// The time at which the next one falls due.
    pub next: Option<Timestamp>,
}

/// Something that falls due: the column of its time, its rows, and, where these can be set aside,
/// under which table and key.
type Timed = (&'static str, &'static str, Option<(AsideTable, &'static str)>);

/// The running games whose end does not wait for Discord.
const OVERDUE: &str = "game WHERE state = 'running' AND NOT EXISTS (SELECT 1 FROM outbox o
    WHERE o.lane = 'late' AND o.key = game.id AND o.state = 'waiting' AND o.kind = 'presence') AND";

/// Everything that falls due. Each has an index but the last two, of which there are few.
const DUE: &[Timed] = &[
    ("deadline_ms", OVERDUE, Some((AsideTable::Game, "game.id"))),
    ("stage_ms", "game WHERE", Some((AsideTable::Game, "game.id"))),
    ("ring_ms", "chair WHERE", Some((AsideTable::Chair, "chair.game"))),
    ("digest_ms", "player WHERE", Some((AsideTable::Player, "player.id"))),
    ("due_ms", "desk WHERE", None),
    ("due_ms", "siege WHERE", None),
    ("due_ms", "siege_week WHERE", None),
    ("due_ms", "contest WHERE", None),
    ("close_ms", "contest WHERE", Some((AsideTable::Server, "contest.server"))),
    ("siege_ms", "server WHERE", Some((AsideTable::Server, "server.discord"))),
    (
        "expires_ms",
        "challenge WHERE state = 'open' AND",
        Some((AsideTable::Challenge, "challenge.id")),
    ),
    ("due_ms", "outbox WHERE state = 'shut' AND", None),
    ("due_ms", "restatement WHERE", None),
    ("look_ms", "aside WHERE", None),
];

/// The rows of this kind that are due at `$1` and not set aside.
fn due_rows(&(at, rows, aside): &Timed) -> String {
    let left =
        aside.map_or_else(String::new, |(table, key)| format!(" AND {}", not_aside(table, key)));
    format!("{rows} {at} <= $1{left}")
}

/// The SQL that counts the rows of these queries together.
fn count_of(kinds: impl Iterator<Item = String>) -> String {
    let counts =
        kinds.map(|rows| format!("(SELECT COUNT(*) FROM {rows})")).collect::<Vec<_>>().join(" + ");
    format!("CAST({counts} AS BIGINT)")
}

/// Counts the work that can be done now or is in progress: what is due, thoughts and notices. One
/// statement sees one moment, so it misses no work that becomes work of another kind.
pub async fn count_due(conn: &mut Conn, now: Timestamp) -> Result<i64, StoreError> {
    let counts = count_of(
        DUE.iter().map(due_rows).chain(thought_queries()).chain([outbox::deliverable_sql()]),
    );
    Ok(sqlx::query_scalar(AssertSqlSafe(format!("SELECT {counts}")))
        .bind(now)
        .fetch_one(conn)
        .await?)
}

/// Counts the work that is due now, and finds the time of the next.
pub async fn load_agenda(conn: &mut Conn, now: Timestamp) -> Result<Agenda, StoreError> {
    let counts = count_of(DUE.iter().map(due_rows));
    let times = DUE
        .iter()
        .map(|(at, rows, _)| format!("SELECT MIN({at}) AS at FROM {rows} {at} > $1"))
        .collect::<Vec<_>>()
        .join(" UNION ALL ");
    let sql = format!("SELECT {counts} AS due, (SELECT MIN(at) FROM ({times}) AS times) AS next");
    let (due, Lenient(next)) = sqlx::query_as(AssertSqlSafe(sql)).bind(now).fetch_one(conn).await?;
    // SQLite also keeps what is no number, and orders it last: then nothing else is to come.
    Ok(Agenda { due, next })
}

/// The work of one kind that waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backlog {
    /// The kind of work.
    pub name: &'static str,
    /// The number that can be done now.
    pub length: i64,
    /// Since when the oldest of them can be done.
    pub oldest: Option<Timestamp>,
}

/// The work that waits now, by kind: notices, those that wait for a way, the opponent's turns,
/// reviews, and what is due.
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

/// The running games whose time is up, the longest overdue first.
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

/// The games in which a stage is due, the longest overdue first.
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

/// The opponent's turns that may begin by `$1`, and the reviews that are not done.
fn thought_queries() -> [String; 2] {
    [
        format!(
            "game WHERE bot_to_move = 1 AND think_ms <= $1 AND {}",
            not_aside(AsideTable::Game, "game.id")
        ),
        format!(
            "review WHERE state = 'waiting' AND {}",
            not_aside(AsideTable::Review, "review.game")
        ),
    ]
}

/// Counts the opponent's turns that may begin by then, and the reviews that are not done.
pub async fn count_thoughts(conn: &mut Conn, by: Timestamp) -> Result<i64, StoreError> {
    let sql = format!("SELECT {} AS n", count_of(thought_queries().into_iter()));
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).bind(by).fetch_one(conn).await?)
}

/// The games in which the opponent may move now and that no process holds, each with one of its
/// people, the longest waiting first.
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

/// Claims the opponent's turn in a game for a lease. Returns false if another process holds it, or
/// the turn is over.
pub async fn claim_turn(conn: &mut Conn, id: GameId, lease: Span) -> Result<bool, StoreError> {
    let sql =
        "UPDATE game SET bot_lease = $1 WHERE id = $2 AND bot_to_move = 1 AND bot_lease <= $3";
    let done = sqlx::query(sql).bind(lease.until).bind(id).bind(lease.from).execute(conn).await?;
    Ok(done.rows_affected() > 0)
}

/// Moves the end of a turn's lease from `lease.from` to `lease.until`. Returns false if another
/// process has claimed the turn since.
pub async fn keep_turn(conn: &mut Conn, id: GameId, lease: Span) -> Result<bool, StoreError> {
    let sql = "UPDATE game SET bot_lease = $1 WHERE id = $2 AND bot_to_move = 1 AND bot_lease = $3";
    let done = sqlx::query(sql).bind(lease.until).bind(id).bind(lease.from).execute(conn).await?;
    Ok(done.rows_affected() > 0)
}

/// Gives a turn back that was claimed until a time. The next process to look can claim it.
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
