//! Challenges and their seats.

use murus_gallicus::rules::Seat;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};

use super::aside::{Table, not_aside};
use super::db::{Conn, StoreError, Transaction, Work, corrupt, game_ids, snowflake, stored};
use crate::game::{Challenge, ChallengeState, Excuse, GameId, Holder, Millis, Place, PlayerId, Seating, Terms};

/// Stores a new challenge. `rematch_of` is the finished game that it continues.
pub async fn insert(
    tx: &mut Transaction,
    challenge: &Challenge,
    rematch_of: Option<GameId>,
    cause: &str,
) -> Result<(), StoreError> {
    tx.leaves(Work::due(Some(challenge.expires())));
    sqlx::query(
        "INSERT INTO challenge (id, name, variant, side, note, challenger, state, created_ms, expires_ms, channel, server,
            in_thread, rematch_of, version, cause, time, weekends_off, rated, given)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 1, $14, $15, $16, $17, $18)",
    )
    .bind(challenge.id.0)
    .bind(&challenge.name)
    .bind(challenge.terms.variant.to_string())
    .bind(challenge.side.map_or(BY_LOT, Seat::word))
    .bind(challenge.note.as_deref())
    .bind(challenge.challenger.0)
    .bind(challenge.state.word())
    .bind(challenge.created)
    .bind(challenge.expires())
    .bind(stored(challenge.place.channel))
    .bind(challenge.place.server.map(stored))
    .bind(i64::from(challenge.place.thread))
    .bind(rematch_of.map(|game| game.0))
    .bind(cause)
    .bind(challenge.terms.time.to_string())
    .bind(i64::from(challenge.terms.weekends_off))
    .bind(i64::from(challenge.terms.rated))
    .bind(challenge.given.join(" "))
    .execute(&mut **tx)
    .await?;
    insert_seats(tx, challenge).await
}

/// Stores what changed of a challenge; a conflict if another process changed it since `version`.
pub async fn update(tx: &mut Transaction, challenge: &Challenge, version: i64) -> Result<(), StoreError> {
    tx.leaves(Work::due(Some(challenge.expires())));
    let done = sqlx::query(
        "UPDATE challenge SET state = $1, excuse = $2, version = version + 1 WHERE id = $3 AND version = $4",
    )
    .bind(challenge.state.word())
    .bind(challenge.excuse.map(Excuse::word))
    .bind(challenge.id.0)
    .bind(version)
    .execute(&mut **tx)
    .await?;
    if done.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    sqlx::query("DELETE FROM challenge_seat WHERE challenge = $1").bind(challenge.id.0).execute(&mut **tx).await?;
    insert_seats(tx, challenge).await
}

async fn insert_seats(conn: &mut Conn, challenge: &Challenge) -> Result<(), StoreError> {
    for (n, seat) in challenge.seats.iter().enumerate() {
        let (state, player, bot) = match seat {
            Seating::Taken(Holder::Player(player)) => ("taken", Some(player.0), None),
            Seating::Taken(Holder::Bot { level, seed }) => ("taken", None, Some((level.as_str(), *seed))),
            Seating::Taken(Holder::Nobody) => ("taken", None, None),
            Seating::Invited(player) => ("invited", Some(player.0), None),
            Seating::Open => ("open", None, None),
        };
        sqlx::query(
            "INSERT INTO challenge_seat (challenge, n, state, player, level, seed) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(challenge.id.0)
        .bind(n as i64)
        .bind(state)
        .bind(player)
        .bind(bot.map(|(level, _)| level))
        .bind(bot.map(|(_, seed)| seed))
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

/// What is stored for the challenger's side where the lot decides.
const BY_LOT: &str = "either";

const COLUMNS: &str =
    "id, name, variant, side, note, challenger, state, created_ms, channel, server, in_thread, version, time,
    weekends_off, rated, given, excuse";

/// The challenge with this id and its version, to be handed to [`update`].
pub async fn load(conn: &mut Conn, id: GameId) -> Result<Option<(Challenge, i64)>, StoreError> {
    find(conn, "id = $1", id.0).await
}

/// The challenge that this interaction made.
pub async fn by_cause(conn: &mut Conn, cause: &str) -> Result<Option<(Challenge, i64)>, StoreError> {
    let row = sqlx::query("SELECT id FROM challenge WHERE cause = $1").bind(cause).fetch_optional(&mut *conn).await?;
    match row {
        Some(row) => load(conn, GameId(row.try_get("id")?)).await,
        None => Ok(None),
    }
}

/// The open challenge to play a finished game again.
pub async fn open_rematch(conn: &mut Conn, game: GameId) -> Result<Option<(Challenge, i64)>, StoreError> {
    find(conn, "state = 'open' AND rematch_of = $1", game.0).await
}

/// The name of the game in which a finished game between people was played again; none where it was
/// not.
pub async fn played_rematch(conn: &mut Conn, game: GameId) -> Result<Option<String>, StoreError> {
    let row = sqlx::query(
        "SELECT c.name FROM challenge c WHERE c.rematch_of = $1 AND c.state = 'accepted' AND NOT EXISTS
            (SELECT 1 FROM challenge_seat s WHERE s.challenge = c.id AND s.player IS NULL)",
    )
    .bind(game.0)
    .fetch_optional(conn)
    .await?;
    row.map(|row| Ok(row.try_get("name")?)).transpose()
}

async fn find(conn: &mut Conn, condition: &'static str, key: i64) -> Result<Option<(Challenge, i64)>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM challenge WHERE {condition}");
    let row = sqlx::query(AssertSqlSafe(sql)).bind(key).fetch_optional(&mut *conn).await?;
    match row {
        Some(row) => Ok(Some(from_row(conn, row).await?)),
        None => Ok(None),
    }
}

/// The open challenges of a person, oldest first, without those that cannot be read.
pub async fn open_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
    // Two lists and not one condition: so each is found by its own index, and settled challenges
    // are not looked at.
    let sql = "SELECT id FROM challenge WHERE state = 'open' AND challenger = $1
         UNION SELECT c.id FROM challenge_seat s JOIN challenge c ON c.id = s.challenge
            WHERE s.player = $1 AND s.state = 'invited' AND c.state = 'open' ORDER BY 1";
    all(conn, sql, player).await
}

/// The open challenges of others in which a person has taken a seat, oldest first, without those
/// that cannot be read.
pub async fn joined_by(conn: &mut Conn, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
    let sql = "SELECT c.id FROM challenge c JOIN challenge_seat s ON s.challenge = c.id
         WHERE c.state = 'open' AND c.challenger <> $1 AND s.player = $1 AND s.state <> 'invited' ORDER BY 1";
    all(conn, sql, player).await
}

async fn all(conn: &mut Conn, sql: &'static str, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
    let rows = sqlx::query(sql).bind(player.0).fetch_all(&mut *conn).await?;
    let mut challenges = Vec::with_capacity(rows.len());
    for row in rows {
        match load(conn, GameId(row.try_get("id")?)).await {
            Ok(challenge) => challenges.extend(challenge.map(|(challenge, _)| challenge)),
            Err(StoreError::Corrupt(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(challenges)
}

/// Up to `limit` open challenges whose time is over.
pub async fn expired(conn: &mut Conn, now: Millis, limit: i64) -> Result<Vec<GameId>, StoreError> {
    let sql = format!(
        "SELECT id FROM challenge WHERE state = 'open' AND expires_ms <= $1 AND {} ORDER BY expires_ms LIMIT $2",
        not_aside(Table::Challenge, "challenge.id")
    );
    game_ids(&sqlx::query(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?, "id")
}

async fn from_row(conn: &mut Conn, row: AnyRow) -> Result<(Challenge, i64), StoreError> {
    let id: i64 = row.try_get("id")?;
    let seats = sqlx::query("SELECT state, player, level, seed FROM challenge_seat WHERE challenge = $1 ORDER BY n")
        .bind(id)
        .fetch_all(conn)
        .await?;
    let given: String = row.try_get("given")?;
    let side: String = row.try_get("side")?;
    let state: String = row.try_get("state")?;
    let challenge = Challenge {
        id: GameId(id),
        name: row.try_get("name")?,
        terms: terms(&row)?,
        given: given.split_whitespace().map(str::to_owned).collect(),
        side: match side.as_str() {
            BY_LOT => None,
            word => Some(Seat::from_word(word).ok_or_else(|| corrupt(word))?),
        },
        note: row.try_get("note")?,
        challenger: PlayerId(row.try_get("challenger")?),
        seats: seats.iter().map(seat).collect::<Result<_, _>>()?,
        state: ChallengeState::from_word(&state).ok_or_else(|| corrupt(state))?,
        excuse: match row.try_get::<Option<String>, _>("excuse")? {
            None => None,
            Some(word) => Some(Excuse::from_word(&word).ok_or_else(|| corrupt(word))?),
        },
        created: row.try_get("created_ms")?,
        place: Place {
            channel: snowflake(row.try_get("channel")?),
            server: row.try_get::<Option<i64>, _>("server")?.map(snowflake),
            thread: row.try_get::<i64, _>("in_thread")? != 0,
        },
    };
    Ok((challenge, row.try_get("version")?))
}

fn seat(row: &AnyRow) -> Result<Seating, StoreError> {
    let state: String = row.try_get("state")?;
    Ok(match state.as_str() {
        "taken" => Seating::Taken(holder(row)?),
        "invited" => Seating::Invited(PlayerId(row.try_get("player")?)),
        "open" => Seating::Open,
        _ => return Err(corrupt(state)),
    })
}

/// Who sits in a seat or chair: a person, else the opponent at a level, else nobody known.
pub(super) fn holder(row: &AnyRow) -> Result<Holder, StoreError> {
    Ok(match (row.try_get::<Option<i64>, _>("player")?, row.try_get("level")?) {
        (Some(player), _) => Holder::Player(PlayerId(player)),
        (None, Some(level)) => Holder::Bot { level, seed: row.try_get("seed")? },
        (None, None) => Holder::Nobody,
    })
}

/// What was agreed about a game, from its own row or its challenge's.
pub(super) fn terms(row: &AnyRow) -> Result<Terms, StoreError> {
    let (variant, time): (String, String) = (row.try_get("variant")?, row.try_get("time")?);
    Ok(Terms {
        variant: variant.parse().map_err(corrupt)?,
        time: time.parse().map_err(corrupt)?,
        weekends_off: row.try_get::<i64, _>("weekends_off")? != 0,
        rated: row.try_get::<i64, _>("rated")? != 0,
    })
}
