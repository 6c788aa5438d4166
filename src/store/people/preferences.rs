//! The settings, vacations and scheduled pings of people.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, FromRow, Row};

use crate::game::{
    Browsers, Chair, GameId, PlayerId, Preferences, Quiet, Rhythm, Seq, Timestamp, Vacation, Zone,
};
use crate::ids::UserId;
use crate::store::aside::{AsideTable, not_aside};
use crate::store::columns::{Flag, Lenient, columns, unreadable_row};
use crate::store::db::{Conn, Span, StoreError, Transaction, WorkLeft, corrupt_row};
use crate::store::personal::{Choices, read_settings, store_settings};
use crate::store::subscriptions::BROWSERS;
use crate::store::tastes::{Confirmed, SeenOnce, Tastes};

/// Quiet hours of the day, 0 to 23: the first hour, and the first hour after them. `None` if there
/// are none.
type Hours = Option<(u8, u8)>;

/// The stored JSON form of [`Choices`]. The time zone has a column of its own.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct StoredChoices {
    #[serde(skip_serializing_if = "Option::is_none")]
    quiet: Hours,
    #[serde(skip_serializing_if = "Option::is_none")]
    confirmed: Option<(u8, i64, u32)>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    colour: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    former: Vec<(String, Hours, i64)>,
    /// The settings whose values are words, by their keys.
    #[serde(flatten)]
    settings: BTreeMap<String, Value>,
}

impl StoredChoices {
    fn met(&self) -> SeenOnce {
        let confirmed = self
            .confirmed
            .map(|(count, game, seq)| Confirmed { count, last: (GameId(game), Seq(seq)) });
        SeenOnce { confirmed, colour: self.colour }
    }

    /// Sets which offers and explanations the person has seen.
    fn with_seen(self, SeenOnce { confirmed, colour }: SeenOnce) -> StoredChoices {
        let confirmed =
            confirmed.map(|Confirmed { count, last: (game, seq) }| (count, game.0, seq.0));
        StoredChoices { confirmed, colour, ..self }
    }
}

/// Loads all settings of a person. Fails if there is no such person.
pub async fn load_choices(conn: &mut Conn, player: PlayerId) -> Result<Choices, StoreError> {
    let sql = format!("SELECT p.zone, p.settings, {BROWSERS} FROM player p WHERE p.id = $1");
    let query = sqlx::query_as(AssertSqlSafe(sql));
    let (zone, settings, beside): (Option<String>, String, _) =
        query.bind(player).fetch_one(conn).await?;
    let mut choices = read_choices(zone.as_deref(), Some(&settings)).map_err(corrupt_row)?;
    choices.preferences.browsers = read_browsers(beside);
    Ok(choices)
}

/// Loads when and where a person is pinged. Fails if there is no such person.
pub async fn load_preferences(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Preferences, StoreError> {
    Ok(load_choices(conn, player).await?.preferences)
}

/// A person as a viewer of boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Viewer {
    /// The key of the person.
    pub player: PlayerId,
    /// The person's settings for choosing moves, viewing boards and sharing games.
    pub tastes: Tastes,
}

/// Finds a person by Discord id, as a viewer of boards. `None` if they are not stored, for example
/// after they deleted their data. A challenge to a person or a block against them stores them too.
pub async fn find_viewer(conn: &mut Conn, discord: UserId) -> Result<Option<Viewer>, StoreError> {
    let query = sqlx::query_as("SELECT id, settings FROM player WHERE discord = $1");
    Ok(query.bind(discord).fetch_optional(conn).await?)
}

/// Loads when and where a person is pinged, and their vacations, oldest first. Fails if there is no
/// such person.
pub async fn with_vacations(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<(Preferences, Vec<Vacation>), StoreError> {
    let sql = format!(
        "SELECT p.zone, p.settings, {BROWSERS}, v.from_ms, v.until_ms, v.by_itself
         FROM player p LEFT JOIN vacation v ON v.player = p.id WHERE p.id = $1 ORDER BY v.from_ms"
    );
    let query = sqlx::query_as(AssertSqlSafe(sql));
    let rows: Vec<AwayColumns> = query.bind(player).fetch_all(conn).await?;
    let &(ref zone, ref settings, beside, ..) =
        rows.first().ok_or_else(|| corrupt_row(format!("nobody has the key {}", player.0)))?;
    let choices = read_choices(zone.as_deref(), Some(settings)).map_err(corrupt_row)?;
    let preferences = Preferences { browsers: read_browsers(beside), ..choices.preferences };
    Ok((preferences, rows.iter().filter_map(read_vacation).collect()))
}

/// The zone, settings and browsers of a person, and the start, end and origin of a vacation, if
/// any.
type AwayColumns =
    (Option<String>, String, Option<i64>, Lenient<Timestamp>, Option<Timestamp>, Option<Flag>);

fn read_browsers(beside: Option<i64>) -> Browsers {
    match beside {
        None => Browsers::Silent,
        Some(0) => Browsers::Instead,
        Some(_) => Browsers::Beside,
    }
}

fn read_vacation(
    &(_, _, _, Lenient(from), until, ref by_itself): &AwayColumns,
) -> Option<Vacation> {
    Some(Vacation { from: from?, until: until?, by_itself: by_itself.as_ref()?.0 })
}

/// Reads the settings of a person from their stored zone and settings. An engine's chair has none,
/// which gives the defaults.
fn read_choices(zone: Option<&str>, settings: Option<&str>) -> serde_json::Result<Choices> {
    let stored: StoredChoices =
        settings.map_or_else(|| Ok(StoredChoices::default()), serde_json::from_str)?;
    let rhythm = |zone: &str, quiet: Hours| Rhythm {
        zone: Zone::from_name(zone).unwrap_or(Zone::UTC),
        quiet: quiet.map(|(from, until)| Quiet { from, until }),
    };
    let former = stored.former.iter();
    let former = former
        .map(|(zone, quiet, until)| (rhythm(zone, *quiet), Timestamp::from_millis(*until)))
        .collect();
    let rhythm = rhythm(zone.unwrap_or_default(), stored.quiet);
    let mut choices = Choices {
        preferences: Preferences { rhythm, former, ..Preferences::default() },
        tastes: Tastes { met: stored.met(), ..Tastes::default() },
    };
    read_settings(&stored.settings, &mut choices);
    Ok(choices)
}

/// Returns the tastes in stored settings.
pub(in crate::store) fn read_tastes(settings: Option<String>) -> Result<Tastes, StoreError> {
    Ok(read_choices(None, settings.as_deref()).map_err(corrupt_row)?.tastes)
}

impl FromRow<'_, AnyRow> for Tastes {
    fn from_row(row: &AnyRow) -> sqlx::Result<Tastes> {
        let settings: Option<String> = row.try_get("settings")?;
        Ok(read_choices(None, settings.as_deref()).map_err(unreadable_row)?.tastes)
    }
}

columns!(Viewer { player = "id", tastes = .. });
columns!(DueRing { at = "ring_ms", snoozed = Flag("snoozed") });

/// Stores the settings of a person, and the time of their next digest. `None` for no digest. Does
/// not store whether browsers get push messages.
pub async fn set_choices(
    tx: &mut Transaction,
    player: PlayerId,
    choices: &Choices,
    digest: Option<Timestamp>,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(digest));
    let preferences = &choices.preferences;
    let quiet = |rhythm: &Rhythm| rhythm.quiet.map(|quiet| (quiet.from, quiet.until));
    let former = preferences.former.iter();
    let settings = StoredChoices {
        quiet: quiet(&preferences.rhythm),
        former: former
            .map(|(r, until)| (r.zone.name().to_owned(), quiet(r), until.as_millis()))
            .collect(),
        settings: store_settings(choices),
        ..StoredChoices::default().with_seen(choices.tastes.met)
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

/// Changes which offers and explanations a person has seen, and returns the result. Fails with a
/// conflict if the person's settings changed at the same time.
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

/// Lists up to `limit` people whose digest is due, without those that are set aside as unreadable.
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

/// Moves a person's digest from the start of a span to its end. Returns false if another process
/// moved it first, so that only one process sends the digest.
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

/// Lists the vacations of a person, oldest first.
pub async fn list_vacations(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<Vacation>, StoreError> {
    let sql =
        "SELECT from_ms, until_ms, by_itself FROM vacation WHERE player = $1 ORDER BY from_ms";
    Ok(sqlx::query_as(sql).bind(player).fetch_all(conn).await?)
}

columns!(Vacation { from = "from_ms", until = "until_ms", by_itself = Flag("by_itself") });

/// Stores a vacation. If one with the same start exists, changes its end.
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

/// A scheduled ping to the holder of a chair (a player's place in a game).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DueRing {
    /// The time of the ping.
    pub at: Timestamp,
    /// True if the person postponed the ping. It is then sent even if the person has seen the
    /// newest move.
    pub snoozed: bool,
}

/// Schedules the next ping to the holder of a chair, or cancels it with `None`.
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

/// Cancels the scheduled pings of a game.
pub async fn clear_rings(conn: &mut Conn, game: GameId) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE chair SET ring_ms = NULL, snoozed = 0 WHERE game = $1 AND ring_ms IS NOT NULL",
    )
    .bind(game)
    .execute(conn)
    .await?;
    Ok(())
}

/// Lists up to `limit` chairs whose pings are due, without those set aside: the game, and the
/// chair's number, or an error if the number cannot be read.
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

/// Removes a ping that is due, in order to send it. Returns false if it was gone already.
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

/// Mutes or unmutes a game for the holder of a chair. Returns false and changes nothing if the last
/// change had the same `cause`, that is, came from the same interaction.
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

/// Stores that the holder of a chair saw the game at this time.
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
    fn what_a_person_has_met_is_written_as_it_is_read() {
        let confirmed = Some(Confirmed { count: 5, last: (GameId(7), Seq(12)) });
        for met in [
            SeenOnce::default(),
            SeenOnce { confirmed, colour: false },
            SeenOnce { confirmed: None, colour: true },
        ] {
            let written =
                serde_json::to_string(&StoredChoices::default().with_seen(met)).unwrap_or_default();
            let read = read_choices(None, Some(&written)).ok().map(|choices| choices.tastes);
            assert_eq!(read, Some(Tastes { met, ..Tastes::default() }));
        }
    }
}
