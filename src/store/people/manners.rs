//! The language and the look of a message: as a person chose, or a server for its members.

use murus_gallicus::theme::Theme;

use crate::game::PlayerId;
use crate::ids::ServerId;
use crate::store::db::{Conn, StoreError};
use crate::store::preferences;
use crate::store::servers::settings::ServerSettings;

/// The language and the theme of a person or server, and what a channel gets.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Manner {
    /// The code of the language, if known.
    pub locale: Option<String>,
    /// The theme of pictures.
    pub theme: Theme,
    /// True if the channels of the server get every challenge and result with its board.
    pub lively: bool,
    /// True if public boards turn to the player to move.
    pub turning: bool,
    /// The reason why the settings of the server cannot be read, so that the defaults count
    /// meanwhile.
    pub unread: Option<String>,
}

/// The manner of a person: the language of their Discord, and their theme. Their boards turn to
/// their own side.
pub async fn of_person(conn: &mut Conn, player: PlayerId) -> Result<Manner, StoreError> {
    let query = sqlx::query_as("SELECT locale, settings FROM player WHERE id = $1");
    let (locale, settings): (_, Option<String>) = query.bind(player).fetch_one(conn).await?;
    let theme = preferences::read_theme(settings)?;
    Ok(Manner { locale, theme, turning: true, ..Manner::default() })
}

/// The manner of a server: its chosen language, else that of its Discord.
pub async fn of_server(conn: &mut Conn, server: ServerId) -> Result<Manner, StoreError> {
    let query = sqlx::query_as("SELECT locale, settings FROM server WHERE discord = $1");
    let row: Option<(Option<String>, String)> = query.bind(server).fetch_optional(conn).await?;
    let Some((locale, settings)) = row else { return Ok(Manner::default()) };
    let (settings, unread) = read_settings(&settings);
    Ok(Manner {
        locale: settings.language.or(locale),
        theme: settings.theme,
        lively: settings.lively,
        turning: settings.turning,
        unread,
    })
}

/// The settings in a stored text; the defaults and the reason where it cannot be read.
fn read_settings(text: &str) -> (ServerSettings, Option<String>) {
    match ServerSettings::read(text) {
        Ok(settings) => (settings, None),
        Err(error) => (ServerSettings::default(), Some(error.to_string())),
    }
}
