//! Rows that cannot be processed. Each is set aside until it changes, so that the work on other
//! rows continues.

use murus_gallicus::words;
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Row};

use crate::game::{GameId, PlayerId, Timestamp};
use crate::ids::ServerId;
use crate::store::columns::{columns, read_word, stored_as, stored_id};
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft};
use crate::store::values::Values;

/// The tables whose rows the workers process.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AsideTable {
    /// Games, with their events.
    Game,
    /// Chairs (the places of players in a game), keyed by their game.
    Chair,
    /// Challenges, with their seats.
    Challenge,
    /// People, with their preferences.
    Player,
    /// Notices of the outbox.
    Outbox,
    /// Computer reviews of games, keyed by their game.
    Review,
    /// Servers, keyed by their Discord id.
    Server,
}

words!(AsideTable {
    Game: "game",
    Chair: "chair",
    Challenge: "challenge",
    Player: "player",
    Outbox: "outbox",
    Review: "review",
    Server: "server",
});

/// The key of a row that is set aside, as the operator sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RowKey {
    /// The table of the row.
    pub table: AsideTable,
    /// The id of the row. For chairs and reviews it is the game's id, for servers Discord's id.
    pub id: i64,
}

impl RowKey {
    /// The key of a game.
    pub fn game(id: GameId) -> RowKey {
        RowKey { table: AsideTable::Game, id: id.0 }
    }

    /// The key of the chairs of a game.
    pub fn chair(game: GameId) -> RowKey {
        RowKey { table: AsideTable::Chair, id: game.0 }
    }

    /// The key of a challenge.
    pub fn challenge(id: GameId) -> RowKey {
        RowKey { table: AsideTable::Challenge, id: id.0 }
    }

    /// The key of a person.
    pub fn player(id: PlayerId) -> RowKey {
        RowKey { table: AsideTable::Player, id: id.0 }
    }

    /// The key of a notice.
    pub fn notice(id: i64) -> RowKey {
        RowKey { table: AsideTable::Outbox, id }
    }

    /// The key of a server.
    pub fn server(id: ServerId) -> RowKey {
        RowKey { table: AsideTable::Server, id: stored_id(id) }
    }

    /// The key of the review of a game.
    pub fn review(game: GameId) -> RowKey {
        RowKey { table: AsideTable::Review, id: game.0 }
    }
}

/// A row that is set aside, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aside {
    /// The key of the row.
    pub row: RowKey,
    /// The reason why the row cannot be worked on.
    pub why: String,
    /// The time at which the row was set aside.
    pub since: Timestamp,
}

stored_as!(String { AsideTable: |text| read_word(text, AsideTable::from_word), |table| table.word().to_owned(); });
columns!(RowKey { table = "kind", id = "id" });
columns!(Aside { row = .., why = "why", since = "at_ms" });

/// The queries that load the rows of one table for work. `{}` stands for the keys of the rows.
const GAME: &[&str] = &[
    "SELECT * FROM game WHERE id IN ({}) ORDER BY id",
    "SELECT game, n, player, level, seed, ring_ms FROM chair WHERE game IN ({}) ORDER BY game, n",
    "SELECT * FROM event WHERE game IN ({}) ORDER BY game, seq",
    "SELECT id, settings FROM player WHERE id IN (SELECT player FROM chair WHERE game IN ({})) ORDER BY id",
    "SELECT id, in_thread FROM challenge WHERE id IN ({}) ORDER BY id",
];
const CHALLENGE: &[&str] = &[
    "SELECT * FROM challenge WHERE id IN ({}) ORDER BY id",
    "SELECT * FROM challenge_seat WHERE challenge IN ({}) ORDER BY challenge, n",
];
const PLAYER: [&str; 2] = [
    "SELECT * FROM player WHERE id IN ({}) ORDER BY id",
    "SELECT * FROM vacation WHERE player IN ({}) ORDER BY 1, 2",
];
const OUTBOX: &[&str] = &[
    "SELECT id, lane, key, step, kind, seq, recipient FROM outbox WHERE id IN ({}) ORDER BY id",
    "SELECT id, channel, server, message FROM desk WHERE id IN (SELECT key FROM outbox WHERE id IN ({})) ORDER BY id",
];
const REVIEW: &[&str] = &["SELECT game, asked_ms FROM review WHERE game IN ({}) ORDER BY game"];
const SERVER: &[&str] =
    &["SELECT discord, settings FROM server WHERE discord IN ({}) ORDER BY discord"];

/// Returns the queries that load a row for work. Each list comes with the expression or query for
/// its keys, where `$1` is the row's key.
fn reading_queries(table: AsideTable) -> Vec<(&'static [&'static str], &'static str)> {
    const OWN: &str = "$1";
    const SUBJECT: &str = "SELECT key FROM outbox WHERE id = $1";
    const RECIPIENT: &str = "SELECT recipient FROM outbox WHERE id = $1";
    match table {
        AsideTable::Game | AsideTable::Chair => vec![(GAME, OWN)],
        AsideTable::Challenge => vec![(CHALLENGE, OWN)],
        AsideTable::Player => vec![(&PLAYER, OWN)],
        AsideTable::Outbox => {
            vec![(OUTBOX, OWN), (GAME, SUBJECT), (CHALLENGE, SUBJECT), (&PLAYER, RECIPIENT)]
        }
        AsideTable::Review => vec![(REVIEW, OWN), (GAME, OWN)],
        AsideTable::Server => vec![(SERVER, OWN)],
    }
}

/// Returns a hash, in hexadecimal, of all data that work on a row reads. It changes when that data
/// does.
pub async fn mark_row(conn: &mut Conn, row: RowKey) -> Result<String, StoreError> {
    let mut read = Sha256::new();
    for (queries, keys) in reading_queries(row.table) {
        for query in queries {
            let sql = query.replace("{}", keys);
            match sqlx::query(AssertSqlSafe(sql))
                .bind(row.id)
                .fetch_all(&mut *conn)
                .await
                .map_err(StoreError::from)
            {
                Ok(rows) => {
                    for row in rows {
                        // Raw values, because this row may hold a value of another type than its
                        // column.
                        for column in 0..row.len() {
                            read.update(format!("{:?}\n", row.try_get_raw(column)?));
                        }
                    }
                }
                // Being unreadable counts as one more state of a row.
                Err(StoreError::Corrupt(why)) => read.update(why),
                Err(error) => return Err(error),
            }
        }
    }
    Ok(read.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Sets a row aside at the beginning of `span`, with its next check at the end. Returns true if it
/// was not set aside before.
pub async fn insert_aside(
    tx: &mut Transaction,
    row: RowKey,
    why: &str,
    span: Span,
) -> Result<bool, StoreError> {
    tx.leave_work(WorkLeft { due: Some(span.until), ..WorkLeft::NOTICES });
    let mark = mark_row(tx, row).await?;
    let new = Values::new()
        .set("kind", row.table)
        .set("id", row.id)
        // PostgreSQL refuses text with a NUL.
        .set("why", why.replace('\0', ""))
        .set("mark", mark)
        .set("at_ms", span.from)
        .set("look_ms", span.until)
        .insert(tx, "aside", "ON CONFLICT DO NOTHING")
        .await?;
    if row.table == AsideTable::Outbox {
        // A waiting notice would block the later notices of its lane.
        let sql = "UPDATE outbox SET state = 'aside' WHERE id = $1 AND state = 'waiting'";
        sqlx::query(sql).bind(row.id).execute(&mut **tx).await?;
    }
    Ok(new == 1)
}

/// Returns a row that was set aside to the workers.
pub async fn delete_aside(tx: &mut Transaction, row: RowKey) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::ANY);
    sqlx::query("DELETE FROM aside WHERE kind = $1 AND id = $2")
        .bind(row.table)
        .bind(row.id)
        .execute(&mut **tx)
        .await?;
    if row.table == AsideTable::Outbox {
        let sql = "UPDATE outbox SET state = 'waiting', lease_until = 0 WHERE id = $1 AND state = 'aside'";
        sqlx::query(sql).bind(row.id).execute(&mut **tx).await?;
    }
    Ok(())
}

/// Lists up to `limit` rows whose next check is due. Each has the hash of its data from when it was
/// set aside.
pub async fn list_due(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<(RowKey, String)>, StoreError> {
    let sql = "SELECT kind, id, mark FROM aside WHERE look_ms <= $1 ORDER BY look_ms LIMIT $2";
    let rows: Vec<(AsideTable, i64, String)> =
        sqlx::query_as(sql).bind(now).bind(limit).fetch_all(conn).await?;
    Ok(rows.into_iter().map(|(table, id, mark)| (RowKey { table, id }, mark)).collect())
}

/// Sets the time of the next check of an unchanged row that is set aside.
pub async fn postpone_check(
    tx: &mut Transaction,
    row: RowKey,
    at: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(Some(at)));
    sqlx::query("UPDATE aside SET look_ms = $1 WHERE kind = $2 AND id = $3")
        .bind(at)
        .bind(row.table)
        .bind(row.id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Lists up to `limit` rows that are set aside, oldest first.
pub async fn list_aside(conn: &mut Conn, limit: i64) -> Result<Vec<Aside>, StoreError> {
    let sql = "SELECT kind, id, why, at_ms FROM aside ORDER BY at_ms, kind, id LIMIT $1";
    Ok(sqlx::query_as(sql).bind(limit).fetch_all(conn).await?)
}

/// Returns true if a row is set aside.
pub async fn is_aside(conn: &mut Conn, row: RowKey) -> Result<bool, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM aside WHERE kind = $1 AND id = $2";
    Ok(sqlx::query_scalar::<_, i64>(sql).bind(row.table).bind(row.id).fetch_one(conn).await? > 0)
}

/// Returns the number of rows that are set aside.
pub async fn count_aside(conn: &mut Conn) -> Result<i64, StoreError> {
    Ok(sqlx::query_scalar("SELECT CAST(COUNT(*) AS BIGINT) FROM aside").fetch_one(conn).await?)
}

/// Returns the SQL condition that a row of this table is not set aside. `key` is the SQL expression
/// of its key.
pub(in crate::store) fn not_aside(table: AsideTable, key: &str) -> String {
    format!(
        "NOT EXISTS (SELECT 1 FROM aside WHERE aside.kind = '{}' AND aside.id = {key})",
        table.word()
    )
}
