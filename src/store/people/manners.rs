//! The language and the look of messages, as a person chose for themselves or a server for its
//! members.

use murus_pictures::Theme;

use crate::game::PlayerId;
use crate::ids::ServerId;
use crate::store::db::{Conn, StoreError};
use crate::store::preferences;
use crate::store::servers::settings::ServerSettings;

/// The language, the theme and other settings for messages to a person or a server.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Manner {
    /// The code of the language. `None` if it is not known.
    pub locale: Option<String>,
    /// The theme of pictures.
    pub theme: Theme,
    /// True if every challenge and result in the server's channels is posted with its board.
    pub lively: bool,
    /// True if boards are shown from the side of the player to move.
    pub turning: bool,
    /// The reason why the settings of the server cannot be read, in which case the defaults are
    /// used. `None` if they can be read.
    pub unread: Option<String>,
}

/// Returns the settings for messages to a person: their chosen language, else that of their Discord
/// client, and their theme. Boards turn to the person's side.
pub async fn of_person(conn: &mut Conn, player: PlayerId) -> Result<Manner, StoreError> {
    let query = sqlx::query_as("SELECT locale, settings FROM player WHERE id = $1");
    let (locale, settings): (_, Option<String>) = query.bind(player).fetch_one(conn).await?;
    let tastes = preferences::read_tastes(settings)?;
    let locale = tastes.language.code().map(str::to_owned).or(locale);
    Ok(Manner { locale, theme: tastes.look.theme, turning: true, ..Manner::default() })
}

/// Returns the settings for messages to a server: its chosen language, else that of its Discord.
/// The defaults if the server is unknown.
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

/// Reads the stored settings of a server. Returns the defaults and the reason if they cannot be
/// read.
fn read_settings(text: &str) -> (ServerSettings, Option<String>) {
    match ServerSettings::read(text) {
        Ok(settings) => (settings, None),
        Err(error) => (ServerSettings::default(), Some(error.to_string())),
    }
}
