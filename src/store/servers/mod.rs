//! Servers: their settings, and who is in them.

pub mod audits;

use murus_gallicus::rules::Variant;
use murus_gallicus::theme::Theme;
use serde::{Deserialize, Serialize};

use crate::game::{GameId, PlayerId, SiegePlan, TimeControl, Timestamp, Zone};
use crate::ids::{ChannelId, RoleId, ServerId};
use crate::store::columns::Flag;
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft, corrupt_row};

/// The settings of a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ServerSettings {
    /// The channels in which games may be started; anywhere if there are none.
    pub channels: Vec<ChannelId>,
    /// The variant of challenges that do not name one.
    pub variant: Option<Variant>,
    /// The time control of challenges that do not name one.
    pub time: Option<TimeControl>,
    /// The role that may start games; anybody may if there is none.
    pub role: Option<RoleId>,
    /// The code of the language, if it is not that of Discord.
    pub language: Option<String>,
    /// The theme of public boards.
    pub theme: Theme,
    /// True if a result shows a film of the whole game, not its last board.
    pub film: bool,
    /// True if its channels are kept quiet: results alone, on one card a day.
    pub quiet: bool,
    /// True if its games have no web pages.
    pub pageless: bool,
    /// The daily siege, if it wants one.
    pub siege: Option<SiegePlan>,
}

/// [`ServerSettings`] as JSON: the variant as it is written, the time control by the name under
/// which it is offered.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct SettingsText {
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
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    film: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    quiet: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pageless: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    siege: Option<SiegeText>,
}

/// The plan of a siege as JSON, with the name of its zone.
#[derive(Serialize, Deserialize)]
struct SiegeText {
    channel: u64,
    hour: u8,
    zone: String,
}

impl SiegeText {
    /// The plan; an unknown zone is UTC.
    fn plan(self) -> SiegePlan {
        let zone = Zone::from_name(&self.zone).unwrap_or_default();
        SiegePlan { channel: ChannelId(self.channel), hour: self.hour, zone }
    }

    fn of(plan: &SiegePlan) -> SiegeText {
        SiegeText { channel: plan.channel.0, hour: plan.hour, zone: plan.zone.name().to_owned() }
    }
}

impl ServerSettings {
    /// The settings in a stored text.
    pub(in crate::store) fn read(json: &str) -> Result<ServerSettings, StoreError> {
        let stored: SettingsText = serde_json::from_str(json).map_err(corrupt_row)?;
        Ok(ServerSettings {
            channels: stored.channels.into_iter().map(ChannelId).collect(),
            // A choice that is no longer offered counts as none.
            variant: stored.variant.and_then(|text| text.parse().ok()),
            time: stored.time.and_then(|name| TimeControl::from_name(&name)),
            role: stored.role.map(RoleId),
            language: stored.language,
            theme: stored.theme.as_deref().and_then(Theme::from_word).unwrap_or_default(),
            film: stored.film,
            quiet: stored.quiet,
            pageless: stored.pageless,
            siege: stored.siege.map(SiegeText::plan),
        })
    }

    fn write(&self) -> Result<String, StoreError> {
        let stored = SettingsText {
            channels: self.channels.iter().map(|channel| channel.0).collect(),
            variant: self.variant.map(|variant| variant.to_string()),
            time: self.time.and_then(TimeControl::name).map(str::to_owned),
            role: self.role.map(|role| role.0),
            language: self.language.clone(),
            theme: Some(self.theme.word().to_owned()).filter(|_| self.theme != Theme::default()),
            film: self.film,
            quiet: self.quiet,
            pageless: self.pageless,
            siege: self.siege.as_ref().map(SiegeText::of),
        };
        serde_json::to_string(&stored).map_err(corrupt_row)
    }
}

/// The settings of a server.
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

/// Changes the settings of a server and returns them. Holds the row from the read on, so of many
/// changes at once each waits for its turn. A conflict if another process adds the row meanwhile.
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
    .bind(settings.write()?)
    // No settings are stored as an empty text, so a row that came meanwhile is a conflict.
    .bind(before.unwrap_or_default())
    .execute(conn)
    .await?;
    if done.rows_affected() == 1 { Ok(settings) } else { Err(StoreError::Conflict) }
}

/// The language of a server's Discord, as last seen.
pub async fn find_locale(conn: &mut Conn, server: ServerId) -> Result<Option<String>, StoreError> {
    let query = sqlx::query_scalar::<_, Option<_>>("SELECT locale FROM server WHERE discord = $1");
    Ok(query.bind(server).fetch_optional(conn).await?.flatten())
}

/// Stores the language of a server.
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

/// Stores when a server added the bot, and the channels for its greeting, best first. Returns
/// whether that is new.
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

/// The channels for the greeting of a server, best first.
pub async fn list_doors(conn: &mut Conn, server: ServerId) -> Result<Vec<ChannelId>, StoreError> {
    let query = sqlx::query_scalar("SELECT doors FROM server WHERE discord = $1");
    let text: Option<String> = query.bind(server).fetch_optional(conn).await?;
    let doors: Vec<u64> = text
        .map_or_else(|| Ok(Vec::new()), |text| serde_json::from_str(&text))
        .map_err(corrupt_row)?;
    Ok(doors.into_iter().map(ChannelId).collect())
}

/// Whether a person is in a server; `None` if the last answer is not newer than `since`.
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

/// Stores whether a person is in the server of a game, whose end may have waited for that.
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

/// Stores whether a person is in a server.
pub async fn set_member(
    conn: &mut Conn,
    server: ServerId,
    player: PlayerId,
    inside: bool,
    now: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO member (server, player, inside, asked_ms) VALUES ($1, $2, $3, $4)
         ON CONFLICT (server, player) DO UPDATE SET inside = excluded.inside, asked_ms = excluded.asked_ms",
    )
    .bind(server)
    .bind(player)
    .bind(Flag(inside))
    .bind(now)
    .execute(conn)
    .await?;
    Ok(())
}
