//! The preferences, vacations and pings of people.

use murus_gallicus::theme::Theme;
use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, FromRow, Row};

use crate::game::{
    Chair, GameId, Notify, PlayerId, Preferences, Quiet, Rhythm, Seq, Timestamp, Vacation, Zone,
};
use crate::ids::UserId;
use crate::store::aside::{AsideTable, not_aside};
use crate::store::columns::{Flag, Lenient, columns, unreadable_row};
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft, corrupt_row};
use crate::store::tastes::{AtOnce, Confirmed, Dots, Reading, SeenOnce, Sharing, Tastes};

/// Quiet hours: the first, and the one after the last.
type Hours = Option<(u8, u8)>;

/// [`Choices`] as JSON, without the zone, which has a column.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct StoredChoices {
    #[serde(skip_serializing_if = "Option::is_none")]
    notify: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quiet: Hours,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    unsaved: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    at_once: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<Text>,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dots: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sharing: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    confirmed: Option<(u8, i64, u32)>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    colour: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    former: Vec<(String, Hours, i64)>,
}

/// How boards are read: a word, or as earlier versions wrote it, whether in letters.
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

impl StoredChoices {
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

    fn dots(&self) -> Dots {
        self.dots.as_deref().and_then(Dots::from_word).unwrap_or_default()
    }

    fn sharing(&self) -> Sharing {
        self.sharing.as_deref().and_then(Sharing::from_word).unwrap_or_default()
    }

    fn at_once(&self) -> AtOnce {
        match self.at_once {
            None => AtOnce::Alone,
            Some(true) => AtOnce::Always,
            Some(false) => AtOnce::Never,
        }
    }

    fn met(&self) -> SeenOnce {
        let confirmed = self
            .confirmed
            .map(|(count, game, seq)| Confirmed { count, last: (GameId(game), Seq(seq)) });
        SeenOnce { confirmed, colour: self.colour }
    }

    /// Sets the offers and explanations that the person has had.
    fn with_seen(self, SeenOnce { confirmed, colour }: SeenOnce) -> StoredChoices {
        let confirmed =
            confirmed.map(|Confirmed { count, last: (game, seq) }| (count, game.0, seq.0));
        StoredChoices { confirmed, colour, ..self }
    }
}

/// A person's choices.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    /// When and where they are pinged.
    pub preferences: Preferences,
    /// How they choose moves and look at boards.
    pub tastes: Tastes,
}

/// Everything that a person chose.
pub async fn load_choices(conn: &mut Conn, player: PlayerId) -> Result<Choices, StoreError> {
    let query = sqlx::query_as("SELECT zone, settings FROM player WHERE id = $1");
    let (zone, settings): (Option<String>, String) = query.bind(player).fetch_one(conn).await?;
    let preferences = read_preferences(zone.as_deref(), &settings)?;
    Ok(Choices { preferences, tastes: read_tastes(Some(settings)).map_err(corrupt_row)? })
}

/// When and where a person is pinged.
pub async fn load_preferences(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Preferences, StoreError> {
    let query = sqlx::query_as("SELECT zone, settings FROM player WHERE id = $1");
    let (zone, settings): (Option<String>, String) = query.bind(player).fetch_one(conn).await?;
    read_preferences(zone.as_deref(), &settings)
}

/// A person as a viewer of boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewer {
    /// The person.
    pub player: PlayerId,
    /// How they look at boards.
    pub tastes: Tastes,
}

/// The person with this Discord id; `None` if they never used the bot.
pub async fn find_viewer(conn: &mut Conn, discord: UserId) -> Result<Option<Viewer>, StoreError> {
    let query = sqlx::query_as("SELECT id, settings FROM player WHERE discord = $1");
    Ok(query.bind(discord).fetch_optional(conn).await?)
}

/// When and where a person is pinged, and their vacations, oldest first.
pub async fn with_vacations(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<(Preferences, Vec<Vacation>), StoreError> {
    let query = sqlx::query_as(
        "SELECT p.zone, p.settings, v.from_ms, v.until_ms, v.by_itself FROM player p LEFT JOIN vacation v ON v.player = p.id
         WHERE p.id = $1 ORDER BY v.from_ms",
    );
    let rows: Vec<AwayColumns> = query.bind(player).fetch_all(conn).await?;
    let (zone, settings, ..) =
        rows.first().ok_or_else(|| corrupt_row(format!("nobody has the key {}", player.0)))?;
    Ok((
        read_preferences(zone.as_deref(), settings)?,
        rows.iter().filter_map(read_vacation).collect(),
    ))
}

/// The zone and settings of a person, and the start, end and origin of a vacation, if any.
type AwayColumns = (Option<String>, String, Lenient<Timestamp>, Option<Timestamp>, Option<Flag>);

fn read_vacation(&(_, _, Lenient(from), until, ref by_itself): &AwayColumns) -> Option<Vacation> {
    Some(Vacation { from: from?, until: until?, by_itself: by_itself.as_ref()?.0 })
}

fn read_preferences(zone: Option<&str>, settings: &str) -> Result<Preferences, StoreError> {
    let settings: StoredChoices = serde_json::from_str(settings).map_err(corrupt_row)?;
    let rhythm = |zone: &str, quiet: Hours| Rhythm {
        zone: Zone::from_name(zone).unwrap_or(Zone::UTC),
        quiet: quiet.map(|(from, until)| Quiet { from, until }),
    };
    Ok(Preferences {
        notify: settings.notify.as_deref().and_then(Notify::from_word).unwrap_or_default(),
        rhythm: rhythm(zone.unwrap_or_default(), settings.quiet),
        former: settings
            .former
            .iter()
            .map(|(zone, quiet, until)| (rhythm(zone, *quiet), Timestamp::from_millis(*until)))
            .collect(),
        saved: !settings.unsaved,
    })
}

/// The theme in these settings.
pub(in crate::store) fn read_theme(settings: Option<String>) -> Result<Theme, StoreError> {
    Ok(read_tastes(settings).map_err(corrupt_row)?.theme)
}

/// The tastes in these settings.
fn read_tastes(settings: Option<String>) -> serde_json::Result<Tastes> {
    let settings: StoredChoices = settings
        .map_or_else(|| Ok(StoredChoices::default()), |text| serde_json::from_str(&text))?;
    Ok(Tastes {
        at_once: settings.at_once(),
        reading: settings.reading(),
        theme: settings.theme(),
        dots: settings.dots(),
        sharing: settings.sharing(),
        met: settings.met(),
    })
}

impl FromRow<'_, AnyRow> for Tastes {
    fn from_row(row: &AnyRow) -> sqlx::Result<Tastes> {
        // A chair of the opponent has no settings.
        read_tastes(row.try_get("settings")?).map_err(unreadable_row)
    }
}

columns!(Viewer { player = "id", tastes = .. });
columns!(DueRing { at = "ring_ms", snoozed = Flag("snoozed") });

/// Stores the preferences of a person, and when the next digest is due.
pub async fn set_choices(
    tx: &mut Transaction,
    player: PlayerId,
    Choices { preferences, tastes }: &Choices,
    digest: Option<Timestamp>,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(digest));
    let quiet = |rhythm: &Rhythm| rhythm.quiet.map(|quiet| (quiet.from, quiet.until));
    let settings = StoredChoices {
        notify: Some(preferences.notify.word().to_owned())
            .filter(|_| preferences.notify != Notify::default()),
        quiet: quiet(&preferences.rhythm),
        unsaved: !preferences.saved,
        at_once: match tastes.at_once {
            AtOnce::Alone => None,
            AtOnce::Always => Some(true),
            AtOnce::Never => Some(false),
        },
        text: Text::of(tastes.reading),
        theme: Some(tastes.theme.word().to_owned()).filter(|_| tastes.theme != Theme::default()),
        dots: Some(tastes.dots.word().to_owned()).filter(|_| tastes.dots != Dots::default()),
        sharing: Some(tastes.sharing.word().to_owned())
            .filter(|_| tastes.sharing != Sharing::default()),
        former: preferences
            .former
            .iter()
            .map(|(r, until)| (r.zone.name().to_owned(), quiet(r), until.as_millis()))
            .collect(),
        ..StoredChoices::default().with_seen(tastes.met)
    };
    sqlx::query("UPDATE player SET zone = $1, settings = $2, digest_ms = $3 WHERE id = $4")
        .bind(preferences.rhythm.zone.name())
        .bind(serde_json::to_string(&settings).map_err(corrupt_row)?)
        .bind(digest)
        .bind(player)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Changes what a person has met. Returns what they have met then; a conflict if what they chose
/// changed at the same time.
pub async fn change_seen(
    conn: &mut Conn,
    player: PlayerId,
    change: impl FnOnce(SeenOnce) -> SeenOnce,
) -> Result<SeenOnce, StoreError> {
    let query = sqlx::query_scalar("SELECT settings FROM player WHERE id = $1");
    let before: String = query.bind(player).fetch_one(&mut *conn).await?;
    let settings: StoredChoices = serde_json::from_str(&before).map_err(corrupt_row)?;
    let known = settings.met();
    let met = change(known);
    if met != known {
        let after = serde_json::to_string(&settings.with_seen(met)).map_err(corrupt_row)?;
        let query = sqlx::query("UPDATE player SET settings = $1 WHERE id = $2 AND settings = $3");
        if query.bind(after).bind(player).bind(before).execute(conn).await?.rows_affected() != 1 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(met)
}

/// The people whose digest is due.
pub async fn due_digests(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<PlayerId>, StoreError> {
    let sql = format!(
        "SELECT id FROM player WHERE digest_ms <= $1 AND {} ORDER BY digest_ms LIMIT $2",
        not_aside(AsideTable::Player, "player.id")
    );
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?)
}

/// Moves the digest that is due at the start of a span to its end. Returns false if another process
/// moved it, so that one of two sends it.
pub async fn move_digest(
    tx: &mut Transaction,
    player: PlayerId,
    span: Span,
) -> Result<bool, StoreError> {
    tx.leave_work(WorkLeft::due(Some(span.until)));
    let done = sqlx::query("UPDATE player SET digest_ms = $1 WHERE id = $2 AND digest_ms <= $3")
        .bind(span.until)
        .bind(player)
        .bind(span.from)
        .execute(&mut **tx)
        .await?;
    Ok(done.rows_affected() == 1)
}

/// The vacations of a person, oldest first.
pub async fn list_vacations(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<Vacation>, StoreError> {
    let sql =
        "SELECT from_ms, until_ms, by_itself FROM vacation WHERE player = $1 ORDER BY from_ms";
    Ok(sqlx::query_as(sql).bind(player).fetch_all(conn).await?)
}

columns!(Vacation { from = "from_ms", until = "until_ms", by_itself = Flag("by_itself") });

/// Stores a vacation. One that began at the same moment takes the new end.
pub async fn set_vacation(
    conn: &mut Conn,
    player: PlayerId,
    vacation: Vacation,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO vacation (player, from_ms, until_ms, by_itself) VALUES ($1, $2, $3, $4)
         ON CONFLICT (player, from_ms) DO UPDATE SET until_ms = excluded.until_ms",
    )
    .bind(player)
    .bind(vacation.from)
    .bind(vacation.until)
    .bind(Flag(vacation.by_itself))
    .execute(conn)
    .await?;
    Ok(())
}

/// A ping that comes later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DueRing {
    /// The time.
    pub at: Timestamp,
    /// True if its person put it off. Then it comes even if they have seen everything.
    pub snoozed: bool,
}

/// Sets or clears the next ping to the holder of a chair.
pub async fn set_ring(
    tx: &mut Transaction,
    game: GameId,
    chair: Chair,
    ring: Option<DueRing>,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(ring.map(|ring| ring.at)));
    sqlx::query("UPDATE chair SET ring_ms = $1, snoozed = $2 WHERE game = $3 AND n = $4")
        .bind(ring.map(|ring| ring.at))
        .bind(Flag(ring.is_some_and(|ring| ring.snoozed)))
        .bind(game)
        .bind(chair)
        .execute(&mut **tx)
        .await?;
    Ok(())
}

/// Clears the pings of a game.
pub async fn clear_rings(conn: &mut Conn, game: GameId) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE chair SET ring_ms = NULL, snoozed = 0 WHERE game = $1 AND ring_ms IS NOT NULL",
    )
    .bind(game)
    .execute(conn)
    .await?;
    Ok(())
}

/// The chairs whose pings are due: each by its game, and its number if that can be read.
pub async fn due_rings(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<(GameId, Result<Chair, StoreError>)>, StoreError> {
    let sql = format!(
        "SELECT game, n FROM chair WHERE ring_ms <= $1 AND {} ORDER BY ring_ms LIMIT $2",
        not_aside(AsideTable::Chair, "chair.game")
    );
    let rows: Vec<(GameId, Lenient<Chair>)> =
        sqlx::query_as(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?;
    let number =
        |Lenient(chair): Lenient<Chair>| chair.ok_or_else(|| corrupt_row("a chair has no number"));
    Ok(rows.into_iter().map(|(game, n)| (game, number(n))).collect())
}

/// Takes a ping that is due. Returns whether it was still there.
pub async fn take_ring(
    conn: &mut Conn,
    game: GameId,
    chair: Chair,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "UPDATE chair SET ring_ms = NULL, snoozed = 0 WHERE game = $1 AND n = $2 AND ring_ms <= $3",
    )
    .bind(game)
    .bind(chair)
    .bind(now)
    .execute(conn)
    .await?;
    Ok(done.rows_affected() == 1)
}

/// Mutes or unmutes a game for the holder of a chair. Idempotent by cause: returns whether this
/// call changed it.
pub async fn set_muted(
    conn: &mut Conn,
    game: GameId,
    chair: Chair,
    muted: bool,
    cause: &str,
) -> Result<bool, StoreError> {
    let sql = "UPDATE chair SET muted = $1, mute_cause = $4
         WHERE game = $2 AND n = $3 AND (mute_cause IS NULL OR mute_cause <> $4)";
    let query = sqlx::query(sql).bind(Flag(muted)).bind(game).bind(chair).bind(cause);
    Ok(query.execute(conn).await?.rows_affected() > 0)
}

/// Stores that the holder of a chair acted in the game.
pub async fn set_seen(
    conn: &mut Conn,
    game: GameId,
    chair: Chair,
    now: Timestamp,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE chair SET seen_ms = $1 WHERE game = $2 AND n = $3")
        .bind(now)
        .bind(game)
        .bind(chair)
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
            assert_eq!(read_tastes(Some(text.to_owned())).ok(), Some(known), "{text}");
        }
        for (reading, _) in Reading::WORDS {
            let settings = StoredChoices { text: Text::of(reading), ..StoredChoices::default() };
            let written = serde_json::to_string(&settings).unwrap_or_default();
            assert_eq!(
                read_tastes(Some(written)).ok(),
                Some(Tastes { reading, ..Tastes::default() })
            );
        }
    }

    #[test]
    fn who_chose_to_play_at_once_still_does_and_who_did_not_has_made_no_choice() {
        let cases = [
            ("{}", AtOnce::Alone),
            (r#"{"at_once":true}"#, AtOnce::Always),
            (r#"{"at_once":false}"#, AtOnce::Never),
        ];
        for (text, at_once) in cases {
            let known = Tastes { at_once, ..Tastes::default() };
            assert_eq!(read_tastes(Some(text.to_owned())).ok(), Some(known), "{text}");
        }
    }

    #[test]
    fn what_a_person_has_met_is_written_as_it_is_read() {
        let confirmed = Some(Confirmed { count: 5, last: (GameId(7), Seq(12)) });
        for met in [
            SeenOnce::default(),
            SeenOnce { confirmed, colour: false },
            SeenOnce { confirmed: None, colour: true },
        ] {
            let written =
                serde_json::to_string(&StoredChoices::default().with_seen(met)).unwrap_or_default();
            assert_eq!(read_tastes(Some(written)).ok(), Some(Tastes { met, ..Tastes::default() }));
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
            assert_eq!(read_tastes(Some(text.to_owned())).ok(), Some(known), "{text}");
        }
    }
}
