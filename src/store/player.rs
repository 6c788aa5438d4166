//! People, their blocks, and servers.

use sqlx::Row;

use super::db::{Conn, StoreError, snowflake, stored};
use crate::game::{Millis, PlayerId};

/// The person with this Discord id, made with `fresh` as key if new; remembers the language that they use.
pub async fn upsert_player(
    conn: &mut Conn,
    fresh: i64,
    discord: u64,
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
    .fetch_one(conn)
    .await?;
    Ok(PlayerId(row.try_get("id")?))
}

/// The person with this Discord id, if they ever did anything here.
pub async fn player_of(conn: &mut Conn, discord: u64) -> Result<Option<PlayerId>, StoreError> {
    let row =
        sqlx::query("SELECT id FROM player WHERE discord = $1").bind(stored(discord)).fetch_optional(conn).await?;
    row.map(|row| Ok(PlayerId(row.try_get("id")?))).transpose()
}

/// The Discord id of a person; none once they had themselves deleted.
pub async fn discord_of(conn: &mut Conn, player: PlayerId) -> Result<Option<u64>, StoreError> {
    let row = sqlx::query("SELECT discord FROM player WHERE id = $1").bind(player.0).fetch_one(conn).await?;
    Ok(row.try_get::<Option<i64>, _>("discord")?.map(snowflake))
}

/// The language in which Discord last showed itself to a person.
pub async fn locale_of(conn: &mut Conn, player: PlayerId) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT locale FROM player WHERE id = $1").bind(player.0).fetch_one(conn).await?;
    Ok(row.try_get("locale")?)
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

/// Remembers the language of a server.
pub async fn set_server_locale(conn: &mut Conn, server: u64, locale: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO server (discord, locale) VALUES ($1, $2) ON CONFLICT (discord) DO UPDATE SET locale = excluded.locale",
    )
    .bind(stored(server))
    .bind(locale)
    .execute(conn)
    .await?;
    Ok(())
}

/// The language of a server, as last seen.
pub async fn server_locale(conn: &mut Conn, server: u64) -> Result<Option<String>, StoreError> {
    let row =
        sqlx::query("SELECT locale FROM server WHERE discord = $1").bind(stored(server)).fetch_optional(conn).await?;
    row.map_or(Ok(None), |row| Ok(row.try_get("locale")?))
}
