//! Servers: their settings, war desks, members, and what moderators did.

use serde::{Deserialize, Serialize};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::db::{Conn, StoreError, corrupt, game_ids, snowflake, stored};
use crate::game::{GameId, Millis, PlayerId, TimeControl};

/// What those who manage a server chose.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// Discord ids of the channels in which games may be started; anywhere if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub channels: Vec<u64>,
    /// The variant of challenges that do not name one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// The time control of challenges that do not name one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<String>,
    /// Discord id of the role that may start games; everybody may if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<u64>,
    /// The language, in the place of the one that Discord tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
}

impl House {
    /// The time control of challenges that do not name one.
    pub fn clock(&self) -> TimeControl {
        self.time.as_deref().and_then(TimeControl::named).unwrap_or(TimeControl::USUAL)
    }
}

/// The settings of a server.
pub async fn house(conn: &mut Conn, server: u64) -> Result<House, StoreError> {
    let row =
        sqlx::query("SELECT settings FROM server WHERE discord = $1").bind(stored(server)).fetch_optional(conn).await?;
    let Some(row) = row else { return Ok(House::default()) };
    serde_json::from_str(&row.try_get::<String, _>("settings")?).map_err(corrupt)
}

/// Remembers the settings of a server.
pub async fn set_house(conn: &mut Conn, server: u64, house: &House) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO server (discord, settings) VALUES ($1, $2)
         ON CONFLICT (discord) DO UPDATE SET settings = excluded.settings",
    )
    .bind(stored(server))
    .bind(serde_json::to_string(house).map_err(corrupt)?)
    .execute(conn)
    .await?;
    Ok(())
}

/// Remembers the language of a server.
pub async fn set_server_locale(conn: &mut Conn, server: u64, locale: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO server (discord, locale) VALUES ($1, $2)
         ON CONFLICT (discord) DO UPDATE SET locale = excluded.locale WHERE server.locale IS DISTINCT FROM excluded.locale",
    )
    .bind(stored(server))
    .bind(locale)
    .execute(conn)
    .await?;
    Ok(())
}

/// The language of a server: as it was chosen, else as last seen.
pub async fn server_locale(conn: &mut Conn, server: u64) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT locale, settings FROM server WHERE discord = $1")
        .bind(stored(server))
        .fetch_optional(conn)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let house: House = serde_json::from_str(&row.try_get::<String, _>("settings")?).map_err(corrupt)?;
    house.language.map_or_else(|| Ok(row.try_get("locale")?), |language| Ok(Some(language)))
}

/// A message that lists the games of a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Desk {
    /// Its key.
    pub id: i64,
    /// The channel.
    pub channel: u64,
    /// The channel's server.
    pub server: u64,
    /// The message, once it is posted.
    pub message: Option<u64>,
}

/// The desk of a channel, made with `fresh` as key where there is none; due at once.
pub async fn open_desk(conn: &mut Conn, fresh: i64, channel: u64, server: u64, now: Millis) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO desk (id, channel, server, due_ms) VALUES ($1, $2, $3, $4)
         ON CONFLICT (channel) DO UPDATE SET due_ms = excluded.due_ms",
    )
    .bind(fresh)
    .bind(stored(channel))
    .bind(stored(server))
    .bind(now)
    .execute(conn)
    .await?;
    Ok(())
}

/// Ends the desk of a channel; the desk that there was.
pub async fn close_desk(conn: &mut Conn, channel: u64) -> Result<Option<Desk>, StoreError> {
    let row = sqlx::query("DELETE FROM desk WHERE channel = $1 RETURNING id, channel, server, message")
        .bind(stored(channel))
        .fetch_optional(conn)
        .await?;
    row.as_ref().map(desk_row).transpose()
}

/// Something changed in a channel: its desk, if it has one, is to be written anew by then, unless it is due earlier.
pub async fn touch_desk(conn: &mut Conn, channel: u64, by: Millis) -> Result<(), StoreError> {
    sqlx::query("UPDATE desk SET due_ms = $1 WHERE channel = $2 AND due_ms IS NULL")
        .bind(by)
        .bind(stored(channel))
        .execute(conn)
        .await?;
    Ok(())
}

/// Takes the desks that are due.
pub async fn take_desks(conn: &mut Conn, now: Millis) -> Result<Vec<i64>, StoreError> {
    let rows =
        sqlx::query("UPDATE desk SET due_ms = NULL WHERE due_ms <= $1 RETURNING id").bind(now).fetch_all(conn).await?;
    rows.into_iter().map(|row| Ok(row.try_get("id")?)).collect()
}

/// The desk of this key.
pub async fn desk(conn: &mut Conn, id: i64) -> Result<Option<Desk>, StoreError> {
    let row = sqlx::query("SELECT id, channel, server, message FROM desk WHERE id = $1")
        .bind(id)
        .fetch_optional(conn)
        .await?;
    row.as_ref().map(desk_row).transpose()
}

/// The desks of a server.
pub async fn desks_of(conn: &mut Conn, server: u64) -> Result<Vec<Desk>, StoreError> {
    let rows = sqlx::query("SELECT id, channel, server, message FROM desk WHERE server = $1 ORDER BY id")
        .bind(stored(server))
        .fetch_all(conn)
        .await?;
    rows.iter().map(desk_row).collect()
}

fn desk_row(row: &AnyRow) -> Result<Desk, StoreError> {
    Ok(Desk {
        id: row.try_get("id")?,
        channel: snowflake(row.try_get("channel")?),
        server: snowflake(row.try_get("server")?),
        message: row.try_get::<Option<i64>, _>("message")?.map(snowflake),
    })
}

/// Remembers the message of a desk.
pub async fn set_desk_message(conn: &mut Conn, id: i64, message: Option<u64>) -> Result<(), StoreError> {
    sqlx::query("UPDATE desk SET message = $1 WHERE id = $2").bind(message.map(stored)).bind(id).execute(conn).await?;
    Ok(())
}

/// The running games of a channel, those first whose time is up first; at most so many, and how many there are.
pub async fn games_in(conn: &mut Conn, channel: u64, limit: i64) -> Result<(Vec<GameId>, i64), StoreError> {
    let rows = sqlx::query(
        "SELECT id FROM game WHERE channel = $1 AND state = 'running' ORDER BY COALESCE(deadline_ms, changed_ms), id LIMIT $2",
    )
    .bind(stored(channel))
    .bind(limit)
    .fetch_all(&mut *conn)
    .await?;
    let games = game_ids(&rows, "id")?;
    let count = "SELECT CAST(COUNT(*) AS BIGINT) AS n FROM game WHERE channel = $1 AND state = 'running'";
    Ok((games, sqlx::query(count).bind(stored(channel)).fetch_one(conn).await?.try_get("n")?))
}

/// Whether a person is in a server, if that was asked after `since`.
pub async fn member(conn: &mut Conn, server: u64, player: PlayerId, since: Millis) -> Result<Option<bool>, StoreError> {
    let row = sqlx::query("SELECT inside FROM member WHERE server = $1 AND player = $2 AND asked_ms > $3")
        .bind(stored(server))
        .bind(player.0)
        .bind(since)
        .fetch_optional(conn)
        .await?;
    row.map(|row| Ok(row.try_get::<i64, _>("inside")? != 0)).transpose()
}

/// Remembers whether a person is in a server.
pub async fn set_member(
    conn: &mut Conn,
    server: u64,
    player: PlayerId,
    inside: bool,
    now: Millis,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO member (server, player, inside, asked_ms) VALUES ($1, $2, $3, $4)
         ON CONFLICT (server, player) DO UPDATE SET inside = excluded.inside, asked_ms = excluded.asked_ms",
    )
    .bind(stored(server))
    .bind(player.0)
    .bind(i64::from(inside))
    .bind(now)
    .execute(conn)
    .await?;
    Ok(())
}

/// Something that a moderator did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// Who.
    pub moderator: PlayerId,
    /// To which game.
    pub game: GameId,
    /// What: `end` or `annul`.
    pub act: String,
    /// Why, in the moderator's words.
    pub reason: Option<String>,
    /// When.
    pub at: Millis,
}

/// Remembers what a moderator did; the same once more changes nothing.
pub async fn insert_audit(conn: &mut Conn, id: i64, server: u64, audit: &Audit, cause: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO audit (id, server, moderator, game, act, reason, at_ms, cause) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (cause) DO NOTHING",
    )
    .bind(id)
    .bind(stored(server))
    .bind(audit.moderator.0)
    .bind(audit.game.0)
    .bind(&audit.act)
    .bind(audit.reason.as_deref())
    .bind(audit.at)
    .bind(cause)
    .execute(conn)
    .await?;
    Ok(())
}

/// What moderators of a server did, with the games' names, newest first.
pub async fn audits(conn: &mut Conn, server: u64, limit: i64) -> Result<Vec<(Audit, String)>, StoreError> {
    let rows = sqlx::query(
        "SELECT audit.moderator, audit.game, audit.act, audit.reason, audit.at_ms, game.name FROM audit
         JOIN game ON game.id = audit.game WHERE audit.server = $1 ORDER BY audit.id DESC LIMIT $2",
    )
    .bind(stored(server))
    .bind(limit)
    .fetch_all(conn)
    .await?;
    let read = |row: AnyRow| {
        let audit = Audit {
            moderator: PlayerId(row.try_get("moderator")?),
            game: GameId(row.try_get("game")?),
            act: row.try_get("act")?,
            reason: row.try_get("reason")?,
            at: row.try_get("at_ms")?,
        };
        Ok((audit, row.try_get("name")?))
    };
    rows.into_iter().map(read).collect()
}
