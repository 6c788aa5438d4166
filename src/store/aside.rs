//! Rows with which nothing can be done: each is set aside by itself until it changes, so that it
//! holds nobody else up.

use murus_gallicus::words::words;
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, Row as _};

use super::db::{Conn, StoreError, Transaction, Work, corrupt};
use crate::game::{GameId, Millis, PlayerId};

/// The tables whose rows the program works on by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Table {
    /// Games, with all that happened in them.
    Game,
    /// Chairs, by their game: whose holder is to be pinged.
    Chair,
    /// Challenges, with their seats.
    Challenge,
    /// People, with what they chose.
    Player,
    /// Notices.
    Outbox,
    /// Reviews, by their game.
    Review,
}

words!(Table {
    Game: "game",
    Chair: "chair",
    Challenge: "challenge",
    Player: "player",
    Outbox: "outbox",
    Review: "review",
});

/// One row, as the operator finds it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// Its table.
    pub table: Table,
    /// Its key; of chairs and reviews that of their game.
    pub id: i64,
}

impl Row {
    /// A game.
    pub fn game(id: GameId) -> Row {
        Row { table: Table::Game, id: id.0 }
    }

    /// The chairs of a game.
    pub fn chair(game: GameId) -> Row {
        Row { table: Table::Chair, id: game.0 }
    }

    /// A challenge.
    pub fn challenge(id: GameId) -> Row {
        Row { table: Table::Challenge, id: id.0 }
    }

    /// A person.
    pub fn player(id: PlayerId) -> Row {
        Row { table: Table::Player, id: id.0 }
    }

    /// A notice.
    pub fn notice(id: i64) -> Row {
        Row { table: Table::Outbox, id }
    }

    /// The review of a game.
    pub fn review(game: GameId) -> Row {
        Row { table: Table::Review, id: game.0 }
    }
}

/// A row that is set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aside {
    /// Which.
    pub row: Row,
    /// Why nothing can be done with it.
    pub why: String,
    /// Since when.
    pub since: Millis,
}

/// What is read to work on a row of each table; `{}` stands for the keys of these rows.
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
const PLAYER: [&str; 2] =
    ["SELECT * FROM player WHERE id IN ({}) ORDER BY id", "SELECT * FROM vacation WHERE player IN ({}) ORDER BY 1, 2"];
const OUTBOX: &[&str] = &[
    "SELECT id, lane, key, step, kind, seq, recipient FROM outbox WHERE id IN ({}) ORDER BY id",
    "SELECT id, channel, server, message FROM desk WHERE id IN (SELECT key FROM outbox WHERE id IN ({})) ORDER BY id",
];
const REVIEW: &[&str] = &["SELECT game, asked_ms FROM review WHERE game IN ({}) ORDER BY game"];

/// What is read to work on a row: the queries, and the keys for which each is asked, $1 being the
/// row's own.
fn readings(table: Table) -> Vec<(&'static [&'static str], &'static str)> {
    const OWN: &str = "$1";
    const SUBJECT: &str = "SELECT key FROM outbox WHERE id = $1";
    const RECIPIENT: &str = "SELECT recipient FROM outbox WHERE id = $1";
    match table {
        Table::Game | Table::Chair => vec![(GAME, OWN)],
        Table::Challenge => vec![(CHALLENGE, OWN)],
        Table::Player => vec![(&PLAYER, OWN)],
        Table::Outbox => vec![(OUTBOX, OWN), (GAME, SUBJECT), (CHALLENGE, SUBJECT), (&PLAYER, RECIPIENT)],
        Table::Review => vec![(REVIEW, OWN), (GAME, OWN)],
    }
}

/// What tells whether a row changed: a fingerprint of everything that is read to work on it.
pub async fn mark(conn: &mut Conn, row: Row) -> Result<String, StoreError> {
    let mut read = Sha256::new();
    for (queries, keys) in readings(row.table) {
        for query in queries {
            let sql = query.replace("{}", keys);
            match sqlx::query(AssertSqlSafe(sql)).bind(row.id).fetch_all(&mut *conn).await.map_err(StoreError::from) {
                Ok(rows) => {
                    for row in rows {
                        for column in 0..row.len() {
                            read.update(format!("{:?}\n", row.try_get_raw(column)?));
                        }
                    }
                }
                // What cannot even be read is one state of it like others.
                Err(StoreError::Corrupt(why)) => read.update(why),
                Err(error) => return Err(error),
            }
        }
    }
    Ok(read.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Sets a row aside, to be looked at again from `look` on; says whether it was not yet.
pub async fn insert(tx: &mut Transaction, row: Row, why: &str, now: Millis, look: Millis) -> Result<bool, StoreError> {
    tx.leaves(Work { due: Some(look), ..Work::NOTICES });
    let mark = mark(tx, row).await?;
    let new = sqlx::query(
        "INSERT INTO aside (kind, id, why, mark, at_ms, look_ms) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
    )
    .bind(row.table.word())
    .bind(row.id)
    // PostgreSQL takes any text but one with a NUL.
    .bind(why.replace('\0', ""))
    .bind(mark)
    .bind(now)
    .bind(look)
    .execute(&mut **tx)
    .await?;
    if row.table == Table::Outbox {
        // A notice that waits would hold its lane up.
        let sql = "UPDATE outbox SET state = 'aside' WHERE id = $1 AND state = 'waiting'";
        sqlx::query(sql).bind(row.id).execute(&mut **tx).await?;
    }
    Ok(new.rows_affected() == 1)
}

/// Lets a row be worked on again.
pub async fn delete(tx: &mut Transaction, row: Row) -> Result<(), StoreError> {
    tx.leaves(Work::ANY);
    sqlx::query("DELETE FROM aside WHERE kind = $1 AND id = $2")
        .bind(row.table.word())
        .bind(row.id)
        .execute(&mut **tx)
        .await?;
    if row.table == Table::Outbox {
        let sql = "UPDATE outbox SET state = 'waiting', lease_until = 0 WHERE id = $1 AND state = 'aside'";
        sqlx::query(sql).bind(row.id).execute(&mut **tx).await?;
    }
    Ok(())
}

/// The rows that are to be looked at again by now, each with what was read of it when it was set
/// aside.
pub async fn due(conn: &mut Conn, now: Millis, limit: i64) -> Result<Vec<(Row, String)>, StoreError> {
    let sql = "SELECT kind, id, mark FROM aside WHERE look_ms <= $1 ORDER BY look_ms LIMIT $2";
    let rows = sqlx::query(sql).bind(now).bind(limit).fetch_all(conn).await?;
    rows.iter().map(|row| Ok((read(row)?, row.try_get("mark")?))).collect()
}

/// A row did not change: it is looked at again from then on.
pub async fn postpone(tx: &mut Transaction, row: Row, at: Millis) -> Result<(), StoreError> {
    tx.leaves(Work::due(Some(at)));
    sqlx::query("UPDATE aside SET look_ms = $1 WHERE kind = $2 AND id = $3")
        .bind(at)
        .bind(row.table.word())
        .bind(row.id)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Every row that is set aside, the oldest first; at most so many.
pub async fn list(conn: &mut Conn, limit: i64) -> Result<Vec<Aside>, StoreError> {
    let rows = sqlx::query("SELECT kind, id, why, at_ms FROM aside ORDER BY at_ms, kind, id LIMIT $1")
        .bind(limit)
        .fetch_all(conn)
        .await?;
    let aside = |row| Ok(Aside { row: read(row)?, why: row.try_get("why")?, since: row.try_get("at_ms")? });
    rows.iter().map(aside).collect()
}

/// How many rows are set aside.
pub async fn count(conn: &mut Conn) -> Result<i64, StoreError> {
    Ok(sqlx::query("SELECT CAST(COUNT(*) AS BIGINT) AS n FROM aside").fetch_one(conn).await?.try_get("n")?)
}

/// The condition that a row is not set aside, where its key is this column.
pub(super) fn not_aside(table: Table, key: &str) -> String {
    format!("NOT EXISTS (SELECT 1 FROM aside WHERE aside.kind = '{}' AND aside.id = {key})", table.word())
}

fn read(row: &sqlx::any::AnyRow) -> Result<Row, StoreError> {
    let kind: String = row.try_get("kind")?;
    Ok(Row { table: Table::from_word(&kind).ok_or_else(|| corrupt(kind))?, id: row.try_get("id")? })
}
