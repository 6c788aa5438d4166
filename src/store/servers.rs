//! Servers: their settings, and who is in them.

use murus_gallicus::rules::Variant;
use murus_gallicus::theme::Theme;
use serde::{Deserialize, Serialize};
use sqlx::Row;

use super::db::{Conn, StoreError, corrupt, stored};
use super::preferences::Manner;
use crate::game::{Millis, PlayerId, TimeControl};
use crate::ids::{ChannelId, RoleId, ServerId};

/// What those who manage a server chose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ServerSettings {
    /// The channels in which games may be started; anywhere if there are none.
    pub channels: Vec<ChannelId>,
    /// The variant of challenges that do not name one.
    pub variant: Option<Variant>,
    /// The time control of challenges that do not name one.
    pub time: Option<TimeControl>,
    /// The role that may start games; everybody may if there is none.
    pub role: Option<RoleId>,
    /// The code of the language, in the place of the one that Discord tells.
    pub language: Option<String>,
    /// How the boards that everybody sees are dressed.
    pub theme: Theme,
}

/// The same as JSON: the variant as it is written, the time control by the name under which it is
/// offered.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Stored {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    channels: Vec<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    role: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<String>,
}

impl ServerSettings {
    fn read(json: &str) -> Result<ServerSettings, StoreError> {
        let stored: Stored = serde_json::from_str(json).map_err(corrupt)?;
        Ok(ServerSettings {
            channels: stored.channels.into_iter().map(ChannelId).collect(),
            // What is not offered any more is as if it had not been chosen: a server must not fall
            // silent over it.
            variant: stored.variant.and_then(|text| text.parse().ok()),
            time: stored.time.and_then(|name| TimeControl::named(&name)),
            role: stored.role.map(RoleId),
            language: stored.language,
            theme: stored.theme.as_deref().and_then(Theme::from_word).unwrap_or_default(),
        })
    }

    fn write(&self) -> Result<String, StoreError> {
        let stored = Stored {
            channels: self.channels.iter().map(|channel| channel.0).collect(),
            variant: self.variant.map(|variant| variant.to_string()),
            time: self.time.and_then(TimeControl::name).map(str::to_owned),
            role: self.role.map(|role| role.0),
            language: self.language.clone(),
            theme: Some(self.theme.word().to_owned()).filter(|_| self.theme != Theme::default()),
        };
        serde_json::to_string(&stored).map_err(corrupt)
    }
}

/// The settings of a server.
pub async fn settings(conn: &mut Conn, server: ServerId) -> Result<ServerSettings, StoreError> {
    let row =
        sqlx::query("SELECT settings FROM server WHERE discord = $1").bind(stored(server)).fetch_optional(conn).await?;
    row.map_or_else(
        || Ok(ServerSettings::default()),
        |row| ServerSettings::read(&row.try_get::<String, _>("settings")?),
    )
}

/// Changes the settings of a server, and says what they are then. A conflict where another process
/// changed them meanwhile: then nothing is lost.
pub async fn change_settings(
    conn: &mut Conn,
    server: ServerId,
    change: impl Fn(&mut ServerSettings),
) -> Result<ServerSettings, StoreError> {
    let row = sqlx::query("SELECT settings FROM server WHERE discord = $1").bind(stored(server));
    let before: Option<String> = match row.fetch_optional(&mut *conn).await? {
        Some(row) => Some(row.try_get("settings")?),
        None => None,
    };
    let mut settings = before.as_deref().map_or_else(|| Ok(ServerSettings::default()), ServerSettings::read)?;
    change(&mut settings);
    let done = sqlx::query(
        "INSERT INTO server (discord, settings) VALUES ($1, $2)
         ON CONFLICT (discord) DO UPDATE SET settings = excluded.settings WHERE server.settings = $3",
    )
    .bind(stored(server))
    .bind(settings.write()?)
    // No settings are stored as an empty text, so a row that came meanwhile is a conflict.
    .bind(before.unwrap_or_default())
    .execute(conn)
    .await?;
    if done.rows_affected() == 1 { Ok(settings) } else { Err(StoreError::Conflict) }
}

/// The language of a server that was seen last.
pub async fn locale(conn: &mut Conn, server: ServerId) -> Result<Option<String>, StoreError> {
    let row =
        sqlx::query("SELECT locale FROM server WHERE discord = $1").bind(stored(server)).fetch_optional(conn).await?;
    Ok(row.map(|row| row.try_get("locale")).transpose()?.flatten())
}

/// Remembers the language of a server.
pub async fn set_locale(conn: &mut Conn, server: ServerId, locale: &str) -> Result<(), StoreError> {
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

/// Remembers when a server let us in, and in which of its channels we may say hello, best first;
/// says whether that is new.
pub async fn set_arrival(
    conn: &mut Conn,
    server: ServerId,
    since: Millis,
    doors: &[ChannelId],
) -> Result<bool, StoreError> {
    let doors: Vec<u64> = doors.iter().map(|channel| channel.0).collect();
    let done = sqlx::query(
        "INSERT INTO server (discord, greeted_ms, doors) VALUES ($1, $2, $3)
         ON CONFLICT (discord) DO UPDATE SET greeted_ms = excluded.greeted_ms, doors = excluded.doors
            WHERE server.greeted_ms IS NULL OR server.greeted_ms < excluded.greeted_ms",
    )
    .bind(stored(server))
    .bind(since)
    .bind(serde_json::to_string(&doors).map_err(corrupt)?)
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// The channels in which we may say hello in a server, best first.
pub async fn doors(conn: &mut Conn, server: ServerId) -> Result<Vec<ChannelId>, StoreError> {
    let row =
        sqlx::query("SELECT doors FROM server WHERE discord = $1").bind(stored(server)).fetch_optional(conn).await?;
    let Some(row) = row else { return Ok(Vec::new()) };
    let doors: Vec<u64> = serde_json::from_str(&row.try_get::<String, _>("doors")?).map_err(corrupt)?;
    Ok(doors.into_iter().map(ChannelId).collect())
}

/// How everybody in a server is spoken to: in the language that was chosen, else the one last seen.
pub async fn manner_in(conn: &mut Conn, server: ServerId) -> Result<Manner, StoreError> {
    let row = sqlx::query("SELECT locale, settings FROM server WHERE discord = $1")
        .bind(stored(server))
        .fetch_optional(conn)
        .await?;
    let Some(row) = row else { return Ok(Manner::default()) };
    let settings = ServerSettings::read(&row.try_get::<String, _>("settings")?)?;
    let locale = settings.language.map_or_else(|| row.try_get("locale"), |language| Ok(Some(language)))?;
    Ok(Manner { locale, theme: settings.theme })
}

/// Whether a person is in a server, if that was asked after `since`.
pub async fn member(
    conn: &mut Conn,
    server: ServerId,
    player: PlayerId,
    since: Millis,
) -> Result<Option<bool>, StoreError> {
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
    server: ServerId,
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
