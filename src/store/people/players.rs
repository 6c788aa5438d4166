//! People and their blocks.

use std::collections::{HashMap, HashSet};

use crate::game::{PlayerId, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::store::columns::columns;
use crate::store::db::{Conn, StoreError};
use crate::store::queries::fetch_among;
use sha2::{Digest, Sha256};

/// A person with the languages in which they may be answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonSeen {
    /// The key of the person.
    pub player: PlayerId,
    /// The language of the person's Discord client, when it was last seen. `None` if not known.
    pub locale: Option<String>,
    /// The language of the server that the person was looked up for. `None` in direct messages, or
    /// if not known.
    pub server_locale: Option<String>,
}

columns!(PersonSeen {
    player = "id",
    locale = "locale",
    server_locale = "server_locale",
});

/// Finds a person by Discord id, with the language of the server, or without one in direct
/// messages. `None` if they are not stored, for example after they deleted their data.
pub async fn find_person(
    conn: &mut Conn,
    discord: UserId,
    server: Option<ServerId>,
) -> Result<Option<PersonSeen>, StoreError> {
    let query = sqlx::query_as(
        "SELECT id, locale, (SELECT s.locale FROM server s WHERE s.discord = $2) AS server_locale
         FROM player WHERE discord = $1",
    );
    Ok(query.bind(discord).bind(server).fetch_optional(conn).await?)
}

/// Returns the person with this Discord id, and stores their language. Stores a new person with
/// `fresh` as key. Blocks against a person who had deleted their data apply again.
pub async fn upsert_person(
    conn: &mut Conn,
    fresh: i64,
    discord: UserId,
    locale: Option<&str>,
    now: Timestamp,
) -> Result<PlayerId, StoreError> {
    let query = sqlx::query_scalar(
        "INSERT INTO player (id, discord, locale, created_ms) VALUES ($1, $2, $3, $4)
         ON CONFLICT (discord) DO UPDATE SET locale = COALESCE(excluded.locale, player.locale) RETURNING id",
    );
    let id = query.bind(fresh).bind(discord).bind(locale).bind(now).fetch_one(&mut *conn).await?;
    if id == PlayerId(fresh)
        && let Some(former) = find_former(conn, discord).await?
    {
        // Blocks remain when the blocked person deletes their data.
        let moved =
            sqlx::query("UPDATE block SET blocked = $1 WHERE blocked = $2").bind(id).bind(former);
        moved.execute(&mut *conn).await?;
        sqlx::query("UPDATE player SET ghost = NULL WHERE id = $1")
            .bind(former)
            .execute(conn)
            .await?;
    }
    Ok(id)
}

/// Returns a hash of a Discord id, in hexadecimal. It is kept after a deletion while others block
/// the person.
pub(in crate::store) fn fingerprint_of(discord: UserId) -> String {
    Sha256::digest(format!("murus:{discord}")).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the key that a person had before they deleted their data. `None` if no one blocks that
/// person.
pub async fn find_former(conn: &mut Conn, discord: UserId) -> Result<Option<PlayerId>, StoreError> {
    let query = sqlx::query_scalar("SELECT id FROM player WHERE ghost = $1");
    Ok(query.bind(fingerprint_of(discord)).fetch_optional(conn).await?)
}

/// Finds the person with this Discord id. `None` if they are not stored, for example after they
/// deleted their data.
pub async fn by_discord(conn: &mut Conn, discord: UserId) -> Result<Option<PlayerId>, StoreError> {
    Ok(sqlx::query_scalar("SELECT id FROM player WHERE discord = $1")
        .bind(discord)
        .fetch_optional(conn)
        .await?)
}

/// Locks a person until the transaction ends, so that they are not deleted. Returns true if they
/// are stored.
pub async fn hold_person(conn: &mut Conn, discord: UserId) -> Result<bool, StoreError> {
    let sql = "UPDATE player SET discord = discord WHERE discord = $1";
    Ok(sqlx::query(sql).bind(discord).execute(conn).await?.rows_affected() > 0)
}

/// Returns the Discord id of a person. `None` if they deleted their data.
pub async fn discord_of(conn: &mut Conn, player: PlayerId) -> Result<Option<UserId>, StoreError> {
    Ok(sqlx::query_scalar("SELECT discord FROM player WHERE id = $1")
        .bind(player)
        .fetch_one(conn)
        .await?)
}

/// Returns the Discord ids of these people. Those who deleted their data are missing.
pub async fn discords_of(
    conn: &mut Conn,
    players: &[PlayerId],
) -> Result<HashMap<PlayerId, UserId>, StoreError> {
    let ids: Vec<i64> = players.iter().map(|player| player.0).collect();
    let rows = fetch_among(
        conn,
        &ids,
        "SELECT id, discord FROM player WHERE id IN (?) AND discord IS NOT NULL",
    )
    .await?;
    Ok(rows.into_iter().collect())
}

/// Blocks challenges from `blocked` to `player`.
pub async fn insert_block(
    conn: &mut Conn,
    player: PlayerId,
    blocked: PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO block (player, blocked, at_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    )
    .bind(player)
    .bind(blocked)
    .bind(now)
    .execute(conn)
    .await?;
    Ok(())
}

/// Ends a block. Returns true if there was one.
pub async fn delete_block(
    conn: &mut Conn,
    player: PlayerId,
    blocked: PlayerId,
) -> Result<bool, StoreError> {
    let done = sqlx::query("DELETE FROM block WHERE player = $1 AND blocked = $2")
        .bind(player)
        .bind(blocked)
        .execute(conn)
        .await?;
    Ok(done.rows_affected() > 0)
}

/// Returns true if `player` blocks `other`.
pub async fn is_blocked(
    conn: &mut Conn,
    player: PlayerId,
    other: PlayerId,
) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT at_ms FROM block WHERE player = $1 AND blocked = $2")
        .bind(player)
        .bind(other)
        .fetch_optional(conn)
        .await?;
    Ok(row.is_some())
}

/// Returns the people whom a person blocks, and those who block the person.
pub async fn list_apart(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<HashSet<PlayerId>, StoreError> {
    let sql = "SELECT blocked FROM block WHERE player = $1
        UNION SELECT player FROM block WHERE blocked = $1";
    let apart: Vec<PlayerId> = sqlx::query_scalar(sql).bind(player).fetch_all(conn).await?;
    Ok(apart.into_iter().collect())
}

/// Lists the people whom a person blocks, the newest block first. Their Discord id is `None` if
/// they deleted their data.
pub async fn blocked_by(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<(PlayerId, Option<UserId>)>, StoreError> {
    let sql = "SELECT b.blocked, p.discord FROM block b JOIN player p ON p.id = b.blocked WHERE b.player = $1
        ORDER BY b.at_ms DESC, b.blocked DESC";
    Ok(sqlx::query_as(sql).bind(player).fetch_all(conn).await?)
}
