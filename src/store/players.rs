//! People and their blocks.

use std::collections::HashMap;

use sha2::{Digest, Sha256};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError, among, snowflake, stored};
use crate::game::{Millis, PlayerId};
use crate::ids::{ServerId, UserId};

/// A person who asks for something, as they are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The person.
    pub player: PlayerId,
    /// The language in which Discord last showed itself to them.
    pub locale: Option<String>,
    /// The language of the server where they ask, as it was last seen.
    pub server_locale: Option<String>,
    /// Whether a vacation that began by itself is on.
    pub resting: bool,
}

/// What is known of a person who asks in a server, or in direct messages; none if they never did
/// anything here.
pub async fn find(
    conn: &mut Conn,
    discord: UserId,
    server: Option<ServerId>,
    now: Millis,
) -> Result<Option<Known>, StoreError> {
    let row = sqlx::query(
        "SELECT id, locale, (SELECT s.locale FROM server s WHERE s.discord = $2) AS server_locale,
            (SELECT CAST(COUNT(*) AS BIGINT) FROM vacation v
                WHERE v.player = player.id AND v.by_itself = 1 AND v.from_ms <= $3 AND v.until_ms > $3) AS resting
         FROM player WHERE discord = $1",
    )
    .bind(stored(discord))
    .bind(server.map(stored))
    .bind(now)
    .fetch_optional(conn)
    .await?;
    let known = |row: AnyRow| {
        Ok(Known {
            player: PlayerId(row.try_get("id")?),
            locale: row.try_get("locale")?,
            server_locale: row.try_get("server_locale")?,
            resting: row.try_get::<i64, _>("resting")? > 0,
        })
    };
    row.map(known).transpose()
}

/// The person with this Discord id, made with `fresh` as key if new; remembers the language that
/// they use.
pub async fn upsert(
    conn: &mut Conn,
    fresh: i64,
    discord: UserId,
    locale: Option<&str>,
    now: Millis,
) -> Result<PlayerId, StoreError> {
    let row = sqlx::query(
        "INSERT INTO player (id, discord, locale, created_ms) VALUES ($1, $2, $3, $4)
         ON CONFLICT (discord) DO UPDATE SET locale = COALESCE(excluded.locale, player.locale) RETURNING id",
    )
    .bind(fresh)
    .bind(stored(discord))
    .bind(locale)
    .bind(now)
    .fetch_one(&mut *conn)
    .await?;
    let id = row.try_get("id")?;
    if id == fresh
        && let Some(former) = ghost_of(conn, discord).await?
    {
        // Who had themselves deleted and comes back is still blocked by those who blocked them.
        let moved = sqlx::query("UPDATE block SET blocked = $1 WHERE blocked = $2").bind(id).bind(former.0);
        moved.execute(&mut *conn).await?;
        sqlx::query("UPDATE player SET ghost = NULL WHERE id = $1").bind(former.0).execute(conn).await?;
    }
    Ok(PlayerId(id))
}

/// What is kept of the Discord id of a person who had themselves deleted while others block them:
/// enough to know it again, not to read it.
pub(super) fn ghost(discord: UserId) -> String {
    Sha256::digest(format!("murus:{discord}")).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The key that a person had before they had themselves deleted, where others block them.
pub async fn ghost_of(conn: &mut Conn, discord: UserId) -> Result<Option<PlayerId>, StoreError> {
    let row = sqlx::query("SELECT id FROM player WHERE ghost = $1").bind(ghost(discord)).fetch_optional(conn).await?;
    row.map(|row| Ok(PlayerId(row.try_get("id")?))).transpose()
}

/// The person with this Discord id, if they ever did anything here.
pub async fn by_discord(conn: &mut Conn, discord: UserId) -> Result<Option<PlayerId>, StoreError> {
    let row =
        sqlx::query("SELECT id FROM player WHERE discord = $1").bind(stored(discord)).fetch_optional(conn).await?;
    row.map(|row| Ok(PlayerId(row.try_get("id")?))).transpose()
}

/// The Discord id of a person; none once they had themselves deleted.
pub async fn discord_of(conn: &mut Conn, player: PlayerId) -> Result<Option<UserId>, StoreError> {
    let row = sqlx::query("SELECT discord FROM player WHERE id = $1").bind(player.0).fetch_one(conn).await?;
    Ok(row.try_get::<Option<i64>, _>("discord")?.map(snowflake))
}

/// The Discord ids of people, without those who had themselves deleted.
pub async fn discords_of(conn: &mut Conn, players: &[PlayerId]) -> Result<HashMap<PlayerId, UserId>, StoreError> {
    let ids: Vec<i64> = players.iter().map(|player| player.0).collect();
    let rows = among(conn, &ids, "SELECT id, discord FROM player WHERE id IN (?) AND discord IS NOT NULL").await?;
    rows.into_iter().map(|row| Ok((PlayerId(row.try_get("id")?), snowflake(row.try_get("discord")?)))).collect()
}

/// From now on `player` takes no challenges from `blocked`.
pub async fn block(conn: &mut Conn, player: PlayerId, blocked: PlayerId, now: Millis) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO block (player, blocked, at_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
        .bind(player.0)
        .bind(blocked.0)
        .bind(now)
        .execute(conn)
        .await?;
    Ok(())
}

/// Ends a block; says whether there was one.
pub async fn unblock(conn: &mut Conn, player: PlayerId, blocked: PlayerId) -> Result<bool, StoreError> {
    let done = sqlx::query("DELETE FROM block WHERE player = $1 AND blocked = $2")
        .bind(player.0)
        .bind(blocked.0)
        .execute(conn)
        .await?;
    Ok(done.rows_affected() > 0)
}

/// Whether `player` blocks `other`.
pub async fn blocks(conn: &mut Conn, player: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT at_ms FROM block WHERE player = $1 AND blocked = $2")
        .bind(player.0)
        .bind(other.0)
        .fetch_optional(conn)
        .await?;
    Ok(row.is_some())
}

/// The people whom a person blocks, the newest first, with the Discord ids of those who did not
/// have themselves deleted.
pub async fn blocked_by(conn: &mut Conn, player: PlayerId) -> Result<Vec<(PlayerId, Option<UserId>)>, StoreError> {
    let rows = sqlx::query(
        "SELECT b.blocked, p.discord FROM block b JOIN player p ON p.id = b.blocked WHERE b.player = $1
         ORDER BY b.at_ms DESC, b.blocked DESC",
    )
    .bind(player.0)
    .fetch_all(conn)
    .await?;
    let read = |row: AnyRow| {
        let discord: Option<i64> = row.try_get("discord")?;
        Ok((PlayerId(row.try_get("blocked")?), discord.map(snowflake)))
    };
    rows.into_iter().map(read).collect()
}
