//! Discord servers: their settings and their members.

pub mod acta;
pub mod audits;
pub mod calendar;
pub mod contest_acts;
pub mod contest_cards;
pub mod contest_steps;
pub mod contests;
pub mod entrants;
pub mod fixtures;
pub mod rungs;
pub mod settings;
pub mod shifts;
pub mod teams;

use crate::game::{GameId, PlayerId, Timestamp};
use crate::ids::{ChannelId, ServerId};
use crate::store::columns::Flag;
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft, corrupt_row};
use crate::store::servers::settings::ServerSettings;

/// Loads the settings of a server. Returns the defaults if none are stored. Fails if they cannot be
/// read.
pub async fn load_settings(
    conn: &mut Conn,
    server: ServerId,
) -> Result<ServerSettings, StoreError> {
    let text = settings_text(conn, server).await?;
    text.as_deref().map_or_else(|| Ok(ServerSettings::default()), ServerSettings::read)
}

/// Loads the settings of a server. Returns the defaults if they cannot be read.
pub async fn settings_or_default(
    conn: &mut Conn,
    server: ServerId,
) -> Result<ServerSettings, StoreError> {
    match load_settings(conn, server).await {
        Err(StoreError::Corrupt(_)) => Ok(ServerSettings::default()),
        settings => settings,
    }
}

async fn settings_text(conn: &mut Conn, server: ServerId) -> Result<Option<String>, StoreError> {
    Ok(sqlx::query_scalar("SELECT settings FROM server WHERE discord = $1")
        .bind(server)
        .fetch_optional(conn)
        .await?)
}

/// Changes the settings of a server and returns them. Locks the row while reading, so that
/// concurrent changes wait for each other. Fails with a conflict if another process adds the row
/// meanwhile, and if the stored settings cannot be read.
pub async fn change_settings(
    conn: &mut Conn,
    server: ServerId,
    change: impl Fn(&mut ServerSettings),
) -> Result<ServerSettings, StoreError> {
    let held = "UPDATE server SET settings = settings WHERE discord = $1 RETURNING settings";
    let before: Option<String> =
        sqlx::query_scalar(held).bind(server).fetch_optional(&mut *conn).await?;
    let mut settings =
        before.as_deref().map_or_else(|| Ok(ServerSettings::default()), ServerSettings::read)?;
    change(&mut settings);
    let done = sqlx::query(
        "INSERT INTO server (discord, settings) VALUES ($1, $2)
         ON CONFLICT (discord) DO UPDATE SET settings = excluded.settings WHERE server.settings = $3",
    )
    .bind(server)
    .bind(settings.write())
    // Stored settings are never an empty text, so a row that was added meanwhile is a conflict.
    .bind(before.unwrap_or_default())
    .execute(conn)
    .await?;
    if done.rows_affected() == 1 { Ok(settings) } else { Err(StoreError::Conflict) }
}

/// Returns the language of a server on Discord, as last seen. `None` if it was never seen.
pub async fn find_locale(conn: &mut Conn, server: ServerId) -> Result<Option<String>, StoreError> {
    let query = sqlx::query_scalar::<_, Option<_>>("SELECT locale FROM server WHERE discord = $1");
    Ok(query.bind(server).fetch_optional(conn).await?.flatten())
}

/// Stores the language that a server has on Discord.
pub async fn set_locale(conn: &mut Conn, server: ServerId, locale: &str) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO server (discord, locale) VALUES ($1, $2)
         ON CONFLICT (discord) DO UPDATE SET locale = excluded.locale WHERE server.locale IS DISTINCT FROM excluded.locale",
    )
    .bind(server)
    .bind(locale)
    .execute(conn)
    .await?;
    Ok(())
}

/// Stores when a server added the bot, and the channels for its welcome message, best first.
/// Returns false if this arrival or a later one is stored already.
pub async fn set_arrival(
    conn: &mut Conn,
    server: ServerId,
    since: Timestamp,
    doors: &[ChannelId],
) -> Result<bool, StoreError> {
    let doors: Vec<u64> = doors.iter().map(|channel| channel.0).collect();
    let done = sqlx::query(
        "INSERT INTO server (discord, greeted_ms, doors) VALUES ($1, $2, $3)
         ON CONFLICT (discord) DO UPDATE SET greeted_ms = excluded.greeted_ms, doors = excluded.doors
            WHERE server.greeted_ms IS NULL OR server.greeted_ms < excluded.greeted_ms",
    )
    .bind(server)
    .bind(since)
    .bind(serde_json::to_string(&doors).map_err(corrupt_row)?)
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// Lists the channels for the welcome message of a server, best first. Empty if none are stored.
pub async fn list_doors(conn: &mut Conn, server: ServerId) -> Result<Vec<ChannelId>, StoreError> {
    let query = sqlx::query_scalar("SELECT doors FROM server WHERE discord = $1");
    let text: Option<String> = query.bind(server).fetch_optional(conn).await?;
    let doors: Vec<u64> = text
        .map_or_else(|| Ok(Vec::new()), |text| serde_json::from_str(&text))
        .map_err(corrupt_row)?;
    Ok(doors.into_iter().map(ChannelId).collect())
}

/// Returns true if a person is in a server, by Discord's last answer. `None` if there is no answer
/// newer than `since`.
pub async fn find_membership(
    conn: &mut Conn,
    server: ServerId,
    player: PlayerId,
    since: Timestamp,
) -> Result<Option<bool>, StoreError> {
    let query = sqlx::query_scalar(
        "SELECT inside FROM member WHERE server = $1 AND player = $2 AND asked_ms > $3",
    );
    let inside: Option<Flag> =
        query.bind(server).bind(player).bind(since).fetch_optional(conn).await?;
    Ok(inside.map(|inside| inside.0))
}

/// Stores whether a person is in the server in which a game is played. Wakes the worker for due
/// games: a game whose player may have left the server ends only once this is known.
pub async fn set_present(
    tx: &mut Transaction,
    game: GameId,
    player: PlayerId,
    inside: bool,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(Some(now)));
    sqlx::query(
        "INSERT INTO member (server, player, inside, asked_ms) SELECT server, $2, $3, $4 FROM game WHERE id = $1 AND server IS NOT NULL
         ON CONFLICT (server, player) DO UPDATE SET inside = excluded.inside, asked_ms = excluded.asked_ms",
    )
    .bind(game)
    .bind(player)
    .bind(Flag(inside))
    .bind(now)
    .execute(&mut **tx)
    .await?;
    Ok(())
}

/// Stores for each of these people whether they are in a server, by Discord's answer at this time.
pub async fn set_members(
    conn: &mut Conn,
    server: ServerId,
    members: &[(PlayerId, bool)],
    now: Timestamp,
) -> Result<(), StoreError> {
    for &(player, inside) in members {
        sqlx::query(
            "INSERT INTO member (server, player, inside, asked_ms) VALUES ($1, $2, $3, $4)
             ON CONFLICT (server, player) DO UPDATE SET inside = excluded.inside, asked_ms = excluded.asked_ms",
        )
        .bind(server)
        .bind(player)
        .bind(Flag(inside))
        .bind(now)
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}
