//! What is due by the clock, and what waits for the engine.

use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::aside::{Table, not_aside};
use super::db::{Conn, StoreError, Transaction, Work, game_ids};
use super::outbox;
use crate::game::{GameId, Millis, PlayerId};

/// What is to be done by the clock: games and challenges whose time is up, stages, rings, digests,
/// desks, looks at what is set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Agenda {
    /// How much of it is due.
    pub due: i64,
    /// When the next of the rest will be.
    pub next: Option<Millis>,
}

/// Something that has a time at which it is due: the column, the rows of which table it is looked
/// for in, and as what these can be set aside, by which key.
type Timed = (&'static str, &'static str, Option<(Table, &'static str)>);

/// Everything of the kind. Each has an index of its own, but for the last, of which there are few.
const DUE: &[Timed] = &[
    ("deadline_ms", "game WHERE state = 'running' AND", Some((Table::Game, "game.id"))),
    ("stage_ms", "game WHERE", Some((Table::Game, "game.id"))),
    ("ring_ms", "chair WHERE", Some((Table::Chair, "chair.game"))),
    ("digest_ms", "player WHERE", Some((Table::Player, "player.id"))),
    ("due_ms", "desk WHERE", None),
    ("expires_ms", "challenge WHERE state = 'open' AND", Some((Table::Challenge, "challenge.id"))),
    ("look_ms", "aside WHERE", None),
];

/// The rows of this kind that are due at the time that is the query's one value, without those that
/// are set aside.
fn due(&(at, rows, aside): &Timed) -> String {
    let left = aside.map_or_else(String::new, |(table, key)| format!(" AND {}", not_aside(table, key)));
    format!("{rows} {at} <= $1{left}")
}

/// What is to be done at this time and after it.
pub async fn load(conn: &mut Conn, now: Millis) -> Result<Agenda, StoreError> {
    let counts = DUE.iter().map(|row| format!("(SELECT COUNT(*) FROM {})", due(row))).collect::<Vec<_>>().join(" + ");
    let times = DUE
        .iter()
        .map(|(at, rows, _)| format!("SELECT MIN({at}) AS at FROM {rows} {at} > $1"))
        .collect::<Vec<_>>()
        .join(" UNION ALL ");
    let sql = format!("SELECT CAST({counts} AS BIGINT) AS due, (SELECT MIN(at) FROM ({times}) AS times) AS next");
    let row = sqlx::query(AssertSqlSafe(sql)).bind(now).fetch_one(conn).await?;
    // SQLite also keeps what is no number, and orders it last: then nothing else is to come.
    Ok(Agenda { due: row.try_get("due")?, next: row.try_get("next").unwrap_or_default() })
}

/// How much waits in a queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Queue {
    /// What waits there.
    pub name: &'static str,
    /// How much of it can be done now.
    pub length: i64,
    /// Since when the oldest of that can be.
    pub oldest: Option<Millis>,
}

/// What waits to be done at this time, by queue: notices, the opponent's turns, reviews, and what
/// the clock makes due.
pub async fn queues(conn: &mut Conn, now: Millis) -> Result<Vec<Queue>, StoreError> {
    let by_clock = DUE
        .iter()
        .map(|row| format!("SELECT {} AS at FROM {}", row.0, due(row)))
        .collect::<Vec<_>>()
        .join(" UNION ALL ");
    let turns = format!(
        "SELECT CASE WHEN think_ms > changed_ms THEN think_ms ELSE changed_ms END AS at FROM game
         WHERE bot_to_move = 1 AND think_ms <= $1 AND {}",
        not_aside(Table::Game, "game.id")
    );
    let waiting = [
        ("outbox", outbox::due()),
        ("turns", turns),
        ("reviews", "SELECT asked_ms AS at FROM review WHERE state = 'waiting' AND asked_ms <= $1".to_owned()),
        ("due", by_clock),
    ];
    let mut queues = Vec::with_capacity(waiting.len());
    for (name, rows) in waiting {
        let sql = format!("SELECT CAST(COUNT(*) AS BIGINT) AS n, MIN(at) AS oldest FROM ({rows}) AS waiting");
        let row = sqlx::query(AssertSqlSafe(sql)).bind(now).fetch_one(&mut *conn).await?;
        queues.push(Queue { name, length: row.try_get("n")?, oldest: row.try_get("oldest").unwrap_or_default() });
    }
    Ok(queues)
}

/// The running games whose time is up, those first that have waited longest.
pub async fn overdue_games(conn: &mut Conn, now: Millis, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let sql = format!(
        "SELECT id FROM game WHERE state = 'running' AND deadline_ms <= $1 AND {} ORDER BY deadline_ms LIMIT $2",
        not_aside(Table::Game, "game.id")
    );
    game_ids(&sqlx::query(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?, "id")
}

/// The games in which a stage is due, those first that have waited longest.
pub async fn due_stages(conn: &mut Conn, now: Millis, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let sql = format!(
        "SELECT id FROM game WHERE stage_ms <= $1 AND {} ORDER BY stage_ms LIMIT $2",
        not_aside(Table::Game, "game.id")
    );
    game_ids(&sqlx::query(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?, "id")
}

/// How many of the opponent's turns that it may begin by then, and of the reviews, wait or are
/// being made.
pub async fn count_thoughts(conn: &mut Conn, by: Millis) -> Result<i64, StoreError> {
    let sql = format!(
        "SELECT CAST((SELECT COUNT(*) FROM game WHERE bot_to_move = 1 AND think_ms <= $1 AND {})
            + (SELECT COUNT(*) FROM review WHERE state = 'waiting' AND {}) AS BIGINT) AS n",
        not_aside(Table::Game, "game.id"),
        not_aside(Table::Review, "review.game")
    );
    Ok(sqlx::query(AssertSqlSafe(sql)).bind(by).fetch_one(conn).await?.try_get("n")?)
}

/// The games in which the opponent may move now and which nobody has taken, with one of the people
/// who play there, those first that have waited longest.
pub async fn waiting_turns(
    conn: &mut Conn,
    now: Millis,
    limit: i64,
) -> Result<Vec<(GameId, Option<PlayerId>)>, StoreError> {
    let sql = format!(
        "SELECT id, (SELECT MIN(player) FROM chair WHERE chair.game = game.id) AS person FROM game
         WHERE bot_to_move = 1 AND bot_lease <= $1 AND think_ms <= $1 AND {}
         ORDER BY bot_lease, changed_ms LIMIT $2",
        not_aside(Table::Game, "game.id")
    );
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?;
    let read = |row: &AnyRow| Ok((GameId(row.try_get("id")?), row.try_get::<Option<i64>, _>("person")?.map(PlayerId)));
    rows.iter().map(read).collect()
}

/// Takes a game in which the opponent may move, until `lease`; false where another process has it,
/// or nothing waits there any more.
pub async fn claim_turn(conn: &mut Conn, id: GameId, now: Millis, lease: Millis) -> Result<bool, StoreError> {
    let sql = "UPDATE game SET bot_lease = $1 WHERE id = $2 AND bot_to_move = 1 AND bot_lease <= $3";
    let done = sqlx::query(sql).bind(lease).bind(id.0).bind(now).execute(conn).await?;
    Ok(done.rows_affected() > 0)
}

/// Keeps a game that was taken until `lease` for longer; false where it is another process's.
pub async fn keep_turn(conn: &mut Conn, id: GameId, lease: Millis, longer: Millis) -> Result<bool, StoreError> {
    let sql = "UPDATE game SET bot_lease = $1 WHERE id = $2 AND bot_to_move = 1 AND bot_lease = $3";
    let done = sqlx::query(sql).bind(longer).bind(id.0).bind(lease).execute(conn).await?;
    Ok(done.rows_affected() > 0)
}

/// Gives back a game that was taken until `lease`: the next one to look has it.
pub async fn give_back(tx: &mut Transaction, id: GameId, lease: Millis) -> Result<(), StoreError> {
    tx.leaves(Work::THOUGHTS);
    let sql = "UPDATE game SET bot_lease = 0 WHERE id = $1 AND bot_lease = $2";
    sqlx::query(sql).bind(id.0).bind(lease).execute(&mut **tx).await?;
    Ok(())
}
