//! What people chose, when they are away, and when they are to be pinged.

use murus_gallicus::theme::Theme;
use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::aside::{Table, not_aside};
use super::db::{Conn, StoreError, Transaction, Work, corrupt, stored};
use super::tastes::{Reading, Tastes};
use crate::game::{GameId, Millis, Notify, PlayerId, Preferences, Quiet, Rhythm, Vacation, Zone};
use crate::ids::UserId;

/// Quiet hours, from one until another.
type Hours = Option<(u8, u8)>;

/// What is kept of [`Choices`], as JSON; the zone has a column.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct Settings {
    #[serde(skip_serializing_if = "Option::is_none")]
    notify: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quiet: Hours,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    unsaved: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    at_once: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    former: Vec<(String, Hours, Millis)>,
}

/// How boards are read: by its word or, as it was written once, whether it is in letters.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Text {
    Word(String),
    Letters(bool),
}

impl Text {
    fn of(reading: Reading) -> Option<Text> {
        (reading != Reading::default()).then(|| Text::Word(reading.word().to_owned()))
    }
}

impl Settings {
    fn reading(&self) -> Reading {
        match &self.text {
            Some(Text::Word(word)) => Reading::from_word(word).unwrap_or_default(),
            Some(Text::Letters(true)) => Reading::Letters,
            Some(Text::Letters(false)) | None => Reading::default(),
        }
    }

    fn theme(&self) -> Theme {
        self.theme.as_deref().and_then(Theme::from_word).unwrap_or_default()
    }
}

/// What a person chose.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    /// When and where they are pinged.
    pub preferences: Preferences,
    /// How they choose moves and look at boards.
    pub tastes: Tastes,
}

/// What a person chose.
pub async fn choices(conn: &mut Conn, player: PlayerId) -> Result<Choices, StoreError> {
    let row = sqlx::query("SELECT zone, settings FROM player WHERE id = $1").bind(player.0).fetch_one(conn).await?;
    Ok(Choices { preferences: from_row(&row)?, tastes: tastes(row.try_get("settings")?)? })
}

/// When and where a person is pinged.
pub async fn load(conn: &mut Conn, player: PlayerId) -> Result<Preferences, StoreError> {
    let row = sqlx::query("SELECT zone, settings FROM player WHERE id = $1").bind(player.0).fetch_one(conn).await?;
    from_row(&row)
}

/// A person as a viewer of boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewer {
    /// The person.
    pub player: PlayerId,
    /// How they look at boards.
    pub tastes: Tastes,
}

/// How a person is spoken to, or everybody in a server, and shown pictures.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Manner {
    /// The code of the language, where it is known.
    pub locale: Option<String>,
    /// How pictures are dressed.
    pub theme: Theme,
}

/// The person with this Discord id; none if they never did anything here.
pub async fn viewer(conn: &mut Conn, discord: UserId) -> Result<Option<Viewer>, StoreError> {
    let row = sqlx::query("SELECT id, settings FROM player WHERE discord = $1").bind(stored(discord));
    let viewer =
        |row: AnyRow| Ok(Viewer { player: PlayerId(row.try_get("id")?), tastes: tastes(row.try_get("settings")?)? });
    row.fetch_optional(conn).await?.map(viewer).transpose()
}

/// How a person is spoken to: in the language in which Discord last showed itself to them.
pub async fn manner_with(conn: &mut Conn, player: PlayerId) -> Result<Manner, StoreError> {
    let row = sqlx::query("SELECT locale, settings FROM player WHERE id = $1").bind(player.0).fetch_one(conn).await?;
    Ok(Manner { locale: row.try_get("locale")?, theme: tastes(row.try_get("settings")?)?.theme })
}

/// When and where a person is pinged, and their vacations, oldest first.
pub async fn with_vacations(conn: &mut Conn, player: PlayerId) -> Result<(Preferences, Vec<Vacation>), StoreError> {
    let rows = sqlx::query(
        "SELECT p.zone, p.settings, v.from_ms, v.until_ms, v.by_itself FROM player p LEFT JOIN vacation v ON v.player = p.id
         WHERE p.id = $1 ORDER BY v.from_ms",
    )
    .bind(player.0)
    .fetch_all(conn)
    .await?;
    let first = rows.first().ok_or_else(|| corrupt(format!("nobody has the key {}", player.0)))?;
    let taken = rows.iter().filter(|row| row.try_get::<Option<i64>, _>("from_ms").is_ok_and(|from| from.is_some()));
    Ok((from_row(first)?, taken.map(vacation).collect::<Result<_, _>>()?))
}

fn from_row(row: &AnyRow) -> Result<Preferences, StoreError> {
    let settings: Settings = serde_json::from_str(&row.try_get::<String, _>("settings")?).map_err(corrupt)?;
    let zone: Option<String> = row.try_get("zone")?;
    let rhythm = |zone: &str, quiet: Hours| Rhythm {
        zone: Zone::named(zone).unwrap_or(Zone::UTC),
        quiet: quiet.map(|(from, until)| Quiet { from, until }),
    };
    Ok(Preferences {
        notify: settings.notify.as_deref().and_then(Notify::from_word).unwrap_or_default(),
        rhythm: rhythm(zone.as_deref().unwrap_or_default(), settings.quiet),
        former: settings.former.iter().map(|(zone, quiet, until)| (rhythm(zone, *quiet), *until)).collect(),
        saved: !settings.unsaved,
    })
}

/// The tastes of the person who has these settings.
pub(super) fn tastes(settings: Option<String>) -> Result<Tastes, StoreError> {
    let settings: Settings =
        settings.map_or_else(|| Ok(Settings::default()), |text| serde_json::from_str(&text)).map_err(corrupt)?;
    Ok(Tastes { at_once: settings.at_once, reading: settings.reading(), theme: settings.theme() })
}

/// Remembers what a person chose, and when the next digest is due.
pub async fn set(
    tx: &mut Transaction,
    player: PlayerId,
    Choices { preferences, tastes }: &Choices,
    digest: Option<Millis>,
) -> Result<(), StoreError> {
    tx.leaves(Work::due(digest));
    let quiet = |rhythm: &Rhythm| rhythm.quiet.map(|quiet| (quiet.from, quiet.until));
    let settings = Settings {
        notify: Some(preferences.notify.word().to_owned()).filter(|_| preferences.notify != Notify::default()),
        quiet: quiet(&preferences.rhythm),
        unsaved: !preferences.saved,
        at_once: tastes.at_once,
        text: Text::of(tastes.reading),
        theme: Some(tastes.theme.word().to_owned()).filter(|_| tastes.theme != Theme::default()),
        former: preferences.former.iter().map(|(r, until)| (r.zone.name().to_owned(), quiet(r), *until)).collect(),
    };
    sqlx::query("UPDATE player SET zone = $1, settings = $2, digest_ms = $3 WHERE id = $4")
        .bind(preferences.rhythm.zone.name())
        .bind(serde_json::to_string(&settings).map_err(corrupt)?)
        .bind(digest)
        .bind(player.0)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// The people whose digest is due.
pub async fn due_digests(conn: &mut Conn, now: Millis, limit: i64) -> Result<Vec<PlayerId>, StoreError> {
    let sql = format!(
        "SELECT id FROM player WHERE digest_ms <= $1 AND {} ORDER BY digest_ms LIMIT $2",
        not_aside(Table::Player, "player.id")
    );
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?;
    rows.into_iter().map(|row| Ok(PlayerId(row.try_get("id")?))).collect()
}

/// When the next digest is due. Moved only from where it was, so that of two processes one makes
/// it.
pub async fn move_digest(tx: &mut Transaction, player: PlayerId, to: Millis, now: Millis) -> Result<bool, StoreError> {
    tx.leaves(Work::due(Some(to)));
    let done = sqlx::query("UPDATE player SET digest_ms = $1 WHERE id = $2 AND digest_ms <= $3")
        .bind(to)
        .bind(player.0)
        .bind(now)
        .execute(&mut **tx)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// The vacations of a person, oldest first.
pub async fn vacations(conn: &mut Conn, player: PlayerId) -> Result<Vec<Vacation>, StoreError> {
    let rows = sqlx::query("SELECT from_ms, until_ms, by_itself FROM vacation WHERE player = $1 ORDER BY from_ms")
        .bind(player.0)
        .fetch_all(conn)
        .await?;
    rows.iter().map(vacation).collect()
}

fn vacation(row: &AnyRow) -> Result<Vacation, StoreError> {
    let by_itself = row.try_get::<i64, _>("by_itself")? != 0;
    Ok(Vacation { from: row.try_get("from_ms")?, until: row.try_get("until_ms")?, by_itself })
}

/// Stores a vacation; one that began at the same moment takes the new end.
pub async fn set_vacation(conn: &mut Conn, player: PlayerId, vacation: Vacation) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO vacation (player, from_ms, until_ms, by_itself) VALUES ($1, $2, $3, $4)
         ON CONFLICT (player, from_ms) DO UPDATE SET until_ms = excluded.until_ms",
    )
    .bind(player.0)
    .bind(vacation.from)
    .bind(vacation.until)
    .bind(i64::from(vacation.by_itself))
    .execute(conn)
    .await?;
    Ok(())
}

/// A ping that comes later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DueRing {
    /// When.
    pub at: Millis,
    /// Whether its person put it off: then it comes though they know of everything already.
    pub snoozed: bool,
}

/// When the holder of a chair is to be pinged (again); none to leave them alone.
pub async fn set_ring(
    tx: &mut Transaction,
    game: GameId,
    chair: usize,
    ring: Option<DueRing>,
) -> Result<(), StoreError> {
    tx.leaves(Work::due(ring.map(|ring| ring.at)));
    sqlx::query("UPDATE chair SET ring_ms = $1, snoozed = $2 WHERE game = $3 AND n = $4")
        .bind(ring.map(|ring| ring.at))
        .bind(i64::from(ring.is_some_and(|ring| ring.snoozed)))
        .bind(game.0)
        .bind(chair as i64)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Nobody in this game is to be pinged (again).
pub async fn clear_rings(conn: &mut Conn, game: GameId) -> Result<(), StoreError> {
    sqlx::query("UPDATE chair SET ring_ms = NULL, snoozed = 0 WHERE game = $1 AND ring_ms IS NOT NULL")
        .bind(game.0)
        .execute(conn)
        .await?;
    Ok(())
}

/// The chairs whose holders are to be pinged now: each by its game, and its number as far as that
/// can be read.
pub async fn due_rings(
    conn: &mut Conn,
    now: Millis,
    limit: i64,
) -> Result<Vec<(GameId, Result<usize, StoreError>)>, StoreError> {
    let sql = format!(
        "SELECT game, n FROM chair WHERE ring_ms <= $1 AND {} ORDER BY ring_ms LIMIT $2",
        not_aside(Table::Chair, "chair.game")
    );
    let rows = sqlx::query(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?;
    let number = |row: &AnyRow| Ok(row.try_get::<i64, _>("n")? as usize);
    rows.into_iter().map(|row| Ok((GameId(row.try_get("game")?), number(&row)))).collect()
}

/// Takes a ring that is due; says whether it was still there.
pub async fn take_ring(conn: &mut Conn, game: GameId, chair: usize, now: Millis) -> Result<bool, StoreError> {
    let done = sqlx::query("UPDATE chair SET ring_ms = NULL, snoozed = 0 WHERE game = $1 AND n = $2 AND ring_ms <= $3")
        .bind(game.0)
        .bind(chair as i64)
        .bind(now)
        .execute(conn)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// Whether the holder of a chair wants no pings about this game; says whether that was changed,
/// which the same cause does once.
pub async fn set_muted(
    conn: &mut Conn,
    game: GameId,
    chair: usize,
    muted: bool,
    cause: &str,
) -> Result<bool, StoreError> {
    let sql = "UPDATE chair SET muted = $1, mute_cause = $4
         WHERE game = $2 AND n = $3 AND (mute_cause IS NULL OR mute_cause <> $4)";
    let query = sqlx::query(sql).bind(i64::from(muted)).bind(game.0).bind(chair as i64).bind(cause);
    Ok(query.execute(conn).await?.rows_affected() > 0)
}

/// The holder of a chair pressed or typed something in this game.
pub async fn set_seen(conn: &mut Conn, game: GameId, chair: usize, now: Millis) -> Result<(), StoreError> {
    sqlx::query("UPDATE chair SET seen_ms = $1 WHERE game = $2 AND n = $3")
        .bind(now)
        .bind(game.0)
        .bind(chair as i64)
        .execute(conn)
        .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn how_boards_are_read_is_known_however_it_was_written() {
        let cases = [
            ("{}", Reading::Picture),
            (r#"{"text":true}"#, Reading::Letters),
            (r#"{"text":false}"#, Reading::Picture),
            (r#"{"text":"letters"}"#, Reading::Letters),
            (r#"{"text":"words"}"#, Reading::Words),
            (r#"{"text":"off"}"#, Reading::Picture),
            (r#"{"text":"picture"}"#, Reading::Picture),
            (r#"{"text":"sounds"}"#, Reading::Picture),
        ];
        for (text, reading) in cases {
            let known = Tastes { reading, ..Tastes::default() };
            assert_eq!(tastes(Some(text.to_owned())).ok(), Some(known), "{text}");
        }
        for (reading, _) in Reading::WORDS {
            let settings = Settings { text: Text::of(reading), ..Settings::default() };
            let written = serde_json::to_string(&settings).unwrap_or_default();
            assert_eq!(tastes(Some(written)).ok(), Some(Tastes { reading, ..Tastes::default() }));
        }
    }

    #[test]
    fn a_theme_that_was_never_chosen_or_is_gone_is_the_usual_one() {
        let cases = [
            ("{}", Theme::Classic),
            (r#"{"theme":"parchment"}"#, Theme::Parchment),
            (r#"{"theme":"marble"}"#, Theme::Classic),
        ];
        for (text, theme) in cases {
            let known = Tastes { theme, ..Tastes::default() };
            assert_eq!(tastes(Some(text.to_owned())).ok(), Some(known), "{text}");
        }
    }
}
