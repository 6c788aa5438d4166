//! Databases that are only made for measurements: their own SQLite file or PostgreSQL schema,
//! filled with years of finished games as the bot would have stored them.

use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};

use futures::{TryStreamExt, stream};
use sqlx::any::AnyConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

use murus::game::{DAY, Millis, Timestamp};
use murus::store::{Conn, Db, StoreError};

/// The number of people who played the games that are stored.
pub const STORED_PEOPLE: u64 = 1_000;

/// Discord's id of the first stored person. The ids of the others follow it.
pub const FIRST_STORED: u64 = 1_001;

/// The key of the first stored game. The keys of the others follow it; those of new games are far
/// above.
const FIRST_GAME: u64 = 1_000_000;

/// The number of games in one transaction.
const AT_ONCE: u64 = 50_000;

/// The number of days over which the games are spread.
const DAYS: i64 = 730;

/// The moves of each game; then the second player resigns.
const MOVES: [&str; 10] =
    ["a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5", "e1-e3", "g7-e5", "b1-b3", "e7-c5"];

/// The tables that are filled. Only these are analyzed, because a PostgreSQL may hold other
/// schemas.
const FILLED: [&str; 11] = [
    "player",
    "standing",
    "challenge",
    "challenge_seat",
    "game",
    "chair",
    "event",
    "outbox",
    "rating",
    "tally",
    "visitor",
];

/// A database that is only made for measurements and removed afterwards.
pub struct Scratch {
    /// The URL of the database.
    pub url: String,
    schema: Option<(String, String)>,
}

impl Scratch {
    /// Uses the SQLite file of this URL, or makes a schema of its own on this PostgreSQL server.
    pub async fn make(url: &str) -> Result<Scratch, StoreError> {
        if url.starts_with("sqlite:") {
            return Ok(Scratch { url: url.to_owned(), schema: None });
        }
        // One process may have several databases.
        static MADE: AtomicU64 = AtomicU64::new(0);
        let schema = format!(
            "murus_scratch_{}_{}",
            std::process::id(),
            MADE.fetch_add(1, Ordering::Relaxed)
        );
        execute(url, &format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}"))
            .await?;
        let joint = if url.contains('?') { '&' } else { '?' };
        Ok(Scratch {
            url: format!("{url}{joint}options=-c%20search_path%3D{schema}"),
            schema: Some((url.to_owned(), schema)),
        })
    }

    /// Removes the schema, if there is one. A SQLite file must be removed by the caller.
    pub async fn forget(self) -> Result<(), StoreError> {
        match self.schema {
            Some((url, schema)) => execute(&url, &format!("DROP SCHEMA {schema} CASCADE")).await,
            None => Ok(()),
        }
    }
}

/// Makes the next siege of every server that wants sieges due at `now`.
pub async fn hurry_sieges(url: &str, now: Timestamp) -> Result<(), StoreError> {
    execute(
        url,
        &format!("UPDATE server SET siege_ms = {} WHERE siege_ms IS NOT NULL", now.as_millis()),
    )
    .await
}

async fn execute(url: &str, sql: &str) -> Result<(), StoreError> {
    sqlx::any::install_default_drivers();
    let mut conn =
        Conn::connect_with(&AnyConnectOptions::from_str(url)?.disable_statement_logging()).await?;
    conn.execute(AssertSqlSafe(sql)).await?;
    Ok(conn.close().await?)
}

/// Fills an empty database with finished games of [`STORED_PEOPLE`] people in one server, up to
/// `now`.
pub async fn fill(url: &str, games: u64, now: Timestamp) -> Result<(), StoreError> {
    let db = Db::connect_scratch(url).await?;
    db.migrate().await?;
    let mut tx = db.begin().await?;
    let people = format!(
        "INSERT INTO player (id, discord, created_ms, established_ms) SELECT n + 1, {FIRST_STORED} + n, {now}, {now} FROM g",
        now = now.as_millis()
    );
    insert(&mut tx, 0..STORED_PEOPLE, &people).await?;
    let standings = "INSERT INTO standing (player, pool, n, rating, deviation, volatility)
        SELECT n + 1, 'standard', 1000000000, 1500 + n % 500, 80, 0.06 FROM g";
    insert(&mut tx, 0..STORED_PEOPLE, standings).await?;
    tx.commit().await?;
    let tables = tables(now - DAYS * DAY, DAYS * DAY / games.max(1).cast_signed());
    // Only one connection can write to SQLite at a time, and others give up waiting before so much
    // is written.
    let writers = if url.starts_with("sqlite:") { 1 } else { 2 };
    let parts =
        (0..games).step_by(AT_ONCE as usize).map(|from| Ok(from..games.min(from + AT_ONCE)));
    stream::iter(parts)
        .try_for_each_concurrent(writers, async |some| {
            let mut tx = db.begin().await?;
            trust(&mut tx).await?;
            for sql in &tables {
                insert(&mut tx, some.clone(), sql).await?;
            }
            tx.commit().await.map(|_| ())
        })
        .await?;
    let mut conn = db.read().await?;
    for table in FILLED {
        conn.execute(AssertSqlSafe(format!("ANALYZE {table}"))).await?;
    }
    drop(conn);
    db.close().await;
    Ok(())
}

/// Stops PostgreSQL from checking foreign keys in this transaction, if the user may do that: the
/// checks take longer than the writing. SQLite still checks them.
async fn trust(conn: &mut Conn) -> Result<(), StoreError> {
    if conn.backend_name() == "PostgreSQL" {
        conn.execute(
            "SELECT set_config('session_replication_role', 'replica', TRUE) FROM pg_roles
             WHERE rolname = CURRENT_USER AND rolsuper",
        )
        .await?;
    }
    Ok(())
}

/// Runs a statement that inserts rows. It reads its numbers from the table `g`.
async fn insert(
    conn: &mut Conn,
    numbers: std::ops::Range<u64>,
    sql: &str,
) -> Result<(), StoreError> {
    let moves: Vec<String> = MOVES
        .iter()
        .enumerate()
        .map(|(n, text)| format!("({}, {}, '{text}')", n + 1, n % 2))
        .collect();
    let sql = format!(
        "WITH RECURSIVE g(n) AS (SELECT CAST($1 AS BIGINT) UNION ALL SELECT n + 1 FROM g WHERE n + 1 < $2),
            m(seq, chair, data) AS (VALUES {})
         {sql}",
        moves.join(", ")
    );
    sqlx::query(AssertSqlSafe(sql))
        .bind(numbers.start.cast_signed())
        .bind(numbers.end.cast_signed())
        .execute(conn)
        .await?;
    Ok(())
}

/// Returns for each table the SQL that inserts the rows of all games. `n` is the number of a game.
fn tables(from: Timestamp, step: Millis) -> [String; 10] {
    let people = STORED_PEOPLE;
    let plies = MOVES.len();
    let id = format!("({FIRST_GAME} + n)");
    let at = format!("({} + n * {})", from.as_millis(), step.as_millis());
    let one = format!("(n % {people} + 1)");
    // Each person plays all others in turn.
    let two = format!("((n % {people} + 1 + (n / {people}) % ({people} - 1)) % {people} + 1)");
    let end = plies + 1;
    let rating = |player: &str, score: u8| {
        format!(
            "SELECT {player}, 'standard', n + 1, {id}, 0, {at}, {score}, 1500 + n % 100, 80, 0.06 FROM g"
        )
    };
    let columns = "player, pool, n, game, undoes, at_ms, score, rating, deviation, volatility";
    [
        format!(
            "INSERT INTO challenge (id, name, variant, side, challenger, state, created_ms, expires_ms, channel, server, in_thread, version, cause, time, rated)
             SELECT {id}, 'y' || n, 'standard', 'romans', {one}, 'accepted', {at}, {at}, 10, 11, 0, 2, 'y' || n, '3d+1d/5d', 1 FROM g"
        ),
        format!("INSERT INTO challenge_seat (challenge, n, state, player) SELECT {id}, 0, 'taken', {two} FROM g"),
        format!(
            "INSERT INTO game (id, name, variant, state, winner, reason, position, bot_to_move, bot_lease, seq, version, started_ms, changed_ms,
                channel, server, thread, time, rated, ended_ms, plies)
             SELECT {id}, 'y' || n, 'standard', 'over', 'romans', 'resignation', '', 0, 0, {end}, {end} + 1, {at}, {at}, 10, 11, {id}, '3d+1d/5d', 1,
                {at}, {plies} FROM g"
        ),
        format!(
            "INSERT INTO chair (game, n, player, live, result) SELECT {id}, 0, {one}, 0, 'won' FROM g
             UNION ALL SELECT {id}, 1, {two}, 0, 'lost' FROM g"
        ),
        format!(
            "INSERT INTO event (game, seq, at_ms, chair, kind, data, cause)
             SELECT {id}, m.seq, {at}, m.chair, 'move', m.data, {id} || ':' || m.seq FROM g CROSS JOIN m
             UNION ALL SELECT {id}, {end}, {at}, 1, 'resign', '', {id} || ':{end}' FROM g"
        ),
        format!(
            "INSERT INTO outbox (id, lane, key, step, kind, seq, recipient, state, due_ms, lease_until, tries, channel, message, created_ms, quiet)
             SELECT {id}, 'game', {id}, {end} * 64 + 20, 'end', {end}, NULL, 'sent', {at}, 0, 1, 10, {id}, {at}, 0 FROM g"
        ),
        format!("INSERT INTO rating ({columns}) {}", rating(&one, 1)),
        format!("INSERT INTO rating ({columns}) {}", rating(&two, 0)),
        format!(
            "INSERT INTO tally (variant, winner, reason, plies, games) SELECT 'standard', 'romans', 'resignation', {plies}, COUNT(*) FROM g
             WHERE n >= 0 ON CONFLICT (variant, winner, reason, plies) DO UPDATE SET games = tally.games + excluded.games"
        ),
        format!("INSERT INTO visitor (server, player) SELECT 11, {one} FROM g WHERE n < {people}"),
    ]
}
