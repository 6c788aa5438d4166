//! Challenges and their seats.

use std::collections::HashSet;

use murus_gallicus::Seat;
use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Encode, FromRow, Type};

use crate::game::{
    Challenge, GameId, Holder, Home, PlayerId, Seating, SiegeId, Terms, Timestamp, Voters, Voting,
};
use crate::ids::{ChannelId, ServerId};
use crate::store::aside::{AsideTable, not_aside};
use crate::store::columns::{
    Flag, Int, StoredText, StoredWords, columns, stored_as, unreadable_row,
};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::game_changes::{add_holder, touch_rematched};
use crate::store::queries::fetch_among;
use crate::store::values::Values;

/// Stores a new challenge. `rematch_of` is the finished game that it repeats. `cause` is the
/// interaction that made the challenge.
pub async fn insert_challenge(
    tx: &mut Transaction,
    challenge: &Challenge,
    rematch_of: Option<GameId>,
    cause: &str,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(Some(challenge.expiry())));
    Values::new()
        .set("id", challenge.id)
        .set("name", challenge.name.as_str())
        .set("variant", StoredText(challenge.terms.variant))
        .set("side", ChallengerSide(challenge.side))
        .set("note", challenge.note.as_deref())
        .set("challenger", challenge.challenger)
        .set("state", challenge.state)
        .set("created_ms", challenge.created)
        .set("expires_ms", challenge.expiry())
        .set("channel", challenge.place.channel)
        .set("server", challenge.place.server)
        .set("in_thread", Flag(challenge.place.threadless))
        .set("rematch_of", rematch_of)
        .set("siege_week", challenge.week)
        .set_to("version", "1")
        .set("cause", cause)
        .set("time", challenge.terms.time)
        .set("weekends_off", Flag(challenge.terms.weekends_off))
        .set("rated", Flag(challenge.terms.rated))
        .set("rating_chosen", Flag(challenge.rating_chosen))
        .set("given", challenge.given.join(" "))
        .insert(tx, "challenge", "")
        .await?;
    if rematch_of.is_some() {
        touch_rematched(tx, challenge.id).await?;
    }
    insert_seats(tx, challenge).await
}

/// Stores the state, the excuse, the terms and the seats of a challenge. Fails with a conflict if
/// another process changed it since `version`.
pub async fn update_challenge(
    tx: &mut Transaction,
    challenge: &Challenge,
    version: i64,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(Some(challenge.expiry())));
    let changed = Values::new()
        .set("state", challenge.state)
        .set("excuse", challenge.excuse)
        .set("time", challenge.terms.time)
        .set("weekends_off", Flag(challenge.terms.weekends_off))
        .set("rated", Flag(challenge.terms.rated))
        .set_to("version", "version + 1")
        .where_equal("id", challenge.id)
        .where_equal("version", version)
        .update(tx, "challenge")
        .await?;
    if changed != 1 {
        return Err(StoreError::Conflict);
    }
    touch_rematched(tx, challenge.id).await?;
    sqlx::query("DELETE FROM challenge_seat WHERE challenge = $1")
        .bind(challenge.id)
        .execute(&mut **tx)
        .await?;
    insert_seats(tx, challenge).await
}

async fn insert_seats(conn: &mut Conn, challenge: &Challenge) -> Result<(), StoreError> {
    for (n, seat) in challenge.seats.iter().enumerate() {
        let (state, holder) = match seat {
            Seating::Taken(holder) => ("taken", holder),
            Seating::Invited(player) => ("invited", &Holder::Player(*player)),
            Seating::Open => ("open", &Holder::Nobody),
        };
        let values =
            Values::new().set("challenge", challenge.id).set("n", Int(n)).set("state", state);
        add_holder(values, holder).insert(conn, "challenge_seat", "").await?;
    }
    Ok(())
}

/// The stored word for the challenger's side if seats are drawn at random.
const BY_LOT: &str = "either";

const COLUMNS: &str =
    "id, name, variant, side, note, challenger, state, created_ms, channel, server, in_thread, version, time,
    weekends_off, rated, rating_chosen, given, excuse, siege_week";

/// Loads the challenge with this id, and its version for [`update_challenge`]. `None` if there is
/// none.
pub async fn load_challenge(
    conn: &mut Conn,
    id: GameId,
) -> Result<Option<(Challenge, i64)>, StoreError> {
    find_challenge(conn, "id = $1", id).await
}

/// Returns the place in which the game of this challenge is played. `None` if there is no such
/// challenge.
pub async fn find_home(conn: &mut Conn, id: GameId) -> Result<Option<Home>, StoreError> {
    let sql = "SELECT channel, server, in_thread FROM challenge WHERE id = $1";
    Ok(sqlx::query_as(sql).bind(id).fetch_optional(conn).await?)
}

/// Lists the channels that play in a game.
pub async fn list_voters(conn: &mut Conn, id: GameId) -> Result<Vec<Voters>, StoreError> {
    let sql = "SELECT channel, channel_server FROM chair WHERE game = $1 AND channel IS NOT NULL
         ORDER BY n";
    Ok(sqlx::query_as(sql).bind(id).fetch_all(conn).await?)
}

/// Returns the challenge that an interaction made, and its version. `None` if it made none.
pub async fn by_cause(
    conn: &mut Conn,
    cause: &str,
) -> Result<Option<(Challenge, i64)>, StoreError> {
    let sql = "SELECT id FROM challenge WHERE cause = $1";
    match sqlx::query_scalar(sql).bind(cause).fetch_optional(&mut *conn).await? {
        Some(id) => load_challenge(conn, id).await,
        None => Ok(None),
    }
}

/// Returns true if a person took a seat of a challenge, and so was in its game from the start.
pub async fn has_taken(conn: &mut Conn, id: GameId, player: PlayerId) -> Result<bool, StoreError> {
    let sql =
        "SELECT n FROM challenge_seat WHERE challenge = $1 AND player = $2 AND state = 'taken'";
    let seat: Option<i64> =
        sqlx::query_scalar(sql).bind(id).bind(player).fetch_optional(conn).await?;
    Ok(seat.is_some())
}

/// Returns the rematch of a finished game, asked for or begun, and its version. `None` if there is
/// none, or if the engine plays in the one that has begun.
pub async fn find_rematch(
    conn: &mut Conn,
    game: GameId,
) -> Result<Option<(Challenge, i64)>, StoreError> {
    let condition = "rematch_of = $1 AND (state = 'open' OR state = 'accepted' AND NOT EXISTS
        (SELECT 1 FROM challenge_seat s WHERE s.challenge = challenge.id AND s.player IS NULL))";
    find_challenge(conn, condition, game).await
}

/// Returns the rematch of a finished game that was asked for last, and its version. `None` if
/// none was asked for.
pub async fn last_rematch(
    conn: &mut Conn,
    game: GameId,
) -> Result<Option<(Challenge, i64)>, StoreError> {
    let condition = "rematch_of = $1 ORDER BY created_ms DESC, id DESC LIMIT 1";
    find_challenge(conn, condition, game).await
}

/// Returns the open challenge to the game between the two who earned it in a week of sieges (daily
/// puzzles), and its version. `None` if there is none.
pub async fn open_of_week(
    conn: &mut Conn,
    week: SiegeId,
) -> Result<Option<(Challenge, i64)>, StoreError> {
    find_challenge(conn, "state = 'open' AND siege_week = $1", week).await
}

/// Returns true if the game of a week of sieges (daily puzzles) has begun.
pub async fn has_begun_in_week(conn: &mut Conn, week: SiegeId) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM challenge WHERE siege_week = $1 AND state = 'accepted' LIMIT 1";
    let begun: Option<i32> = sqlx::query_scalar(sql).bind(week).fetch_optional(conn).await?;
    Ok(begun.is_some())
}

/// Returns the thread of the finished game of which a challenge is the rematch. `None` if it is no
/// rematch, or if that game has no thread.
pub async fn thread_before(
    conn: &mut Conn,
    challenge: GameId,
) -> Result<Option<ChannelId>, StoreError> {
    let sql = "SELECT thread FROM game WHERE thread IS NOT NULL
         AND id = (SELECT rematch_of FROM challenge WHERE id = $1)";
    Ok(sqlx::query_scalar(sql).bind(challenge).fetch_optional(conn).await?)
}

/// Returns true if a challenge is the rematch of a game whose thread is still to be archived.
pub async fn is_thread_before_open(conn: &mut Conn, challenge: GameId) -> Result<bool, StoreError> {
    let sql = "SELECT id FROM game WHERE thread IS NOT NULL AND stage IS NOT NULL
         AND id = (SELECT rematch_of FROM challenge WHERE id = $1)";
    let found: Option<GameId> =
        sqlx::query_scalar(sql).bind(challenge).fetch_optional(conn).await?;
    Ok(found.is_some())
}

/// Returns those of these games that have a rematch of the same people, played or asked for.
pub async fn rematched_among(
    conn: &mut Conn,
    games: &[GameId],
) -> Result<HashSet<GameId>, StoreError> {
    let ids: Vec<i64> = games.iter().map(|game| game.0).collect();
    let rows: Vec<(GameId,)> = fetch_among(
        conn,
        &ids,
        "SELECT c.rematch_of FROM challenge c WHERE c.rematch_of IN (?) AND (c.state = 'open'
            OR c.state = 'accepted' AND NOT EXISTS (SELECT 1 FROM challenge_seat s WHERE s.challenge = c.id AND s.player IS NULL))",
    )
    .await?;
    Ok(rows.into_iter().map(|(game,)| game).collect())
}

async fn find_challenge(
    conn: &mut Conn,
    condition: &str,
    key: impl for<'q> Encode<'q, Any> + Type<Any>,
) -> Result<Option<(Challenge, i64)>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM challenge WHERE {condition}");
    let found: Option<Versioned> =
        sqlx::query_as(AssertSqlSafe(sql)).bind(key).fetch_optional(&mut *conn).await?;
    let Some(Versioned { mut challenge, version }) = found else { return Ok(None) };
    let sql = "SELECT state, player, level, seed, channel AS voters, channel_name,
            channel_server, vote_ms, captain FROM challenge_seat
         WHERE challenge = $1 ORDER BY n";
    challenge.seats = sqlx::query_as(sql).bind(challenge.id).fetch_all(conn).await?;
    Ok(Some((challenge, version)))
}

/// Lists the open challenges that a person made or is invited to, oldest first. Skips challenges
/// that cannot be read.
pub async fn open_of(conn: &mut Conn, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
    // Two queries and not one condition, so that each uses its own index and skips settled ones.
    let sql = "SELECT id FROM challenge WHERE state = 'open' AND challenger = $1
         UNION SELECT c.id FROM challenge_seat s JOIN challenge c ON c.id = s.challenge
            WHERE s.player = $1 AND s.state = 'invited' AND c.state = 'open' ORDER BY 1";
    load_challenges(conn, sql, player).await
}

/// Lists the open challenges of others in which a person has taken a seat, oldest first. Skips
/// challenges that cannot be read.
pub async fn joined_by(conn: &mut Conn, player: PlayerId) -> Result<Vec<Challenge>, StoreError> {
    let sql = "SELECT c.id FROM challenge c JOIN challenge_seat s ON s.challenge = c.id
         WHERE c.state = 'open' AND c.challenger <> $1 AND s.player = $1 AND s.state <> 'invited' ORDER BY 1";
    load_challenges(conn, sql, player).await
}

/// Lists the people who invited a person since a time, with one entry for each challenge whose seat
/// the person did not take.
pub async fn sent_to(
    conn: &mut Conn,
    player: PlayerId,
    since: Timestamp,
) -> Result<Vec<PlayerId>, StoreError> {
    let sql = "SELECT c.challenger FROM challenge_seat s JOIN challenge c ON c.id = s.challenge
         WHERE s.player = $1 AND s.state = 'invited' AND c.challenger <> $1 AND c.created_ms > $2";
    Ok(sqlx::query_scalar(sql).bind(player).bind(since).fetch_all(conn).await?)
}

/// Counts the challenges that a person made in a channel since a time, that still have an open
/// seat, and that became no game.
pub async fn opened_in(
    conn: &mut Conn,
    player: PlayerId,
    channel: ChannelId,
    since: Timestamp,
) -> Result<usize, StoreError> {
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM challenge c
         WHERE c.challenger = $1 AND c.channel = $2 AND c.created_ms > $3 AND c.state <> 'accepted'
            AND EXISTS (SELECT 1 FROM challenge_seat s WHERE s.challenge = c.id AND s.state = 'open')";
    let Int(count) =
        sqlx::query_scalar(sql).bind(player).bind(channel).bind(since).fetch_one(conn).await?;
    Ok(count)
}

async fn load_challenges(
    conn: &mut Conn,
    sql: &'static str,
    player: PlayerId,
) -> Result<Vec<Challenge>, StoreError> {
    let ids: Vec<GameId> = sqlx::query_scalar(sql).bind(player).fetch_all(&mut *conn).await?;
    let mut challenges = Vec::with_capacity(ids.len());
    for id in ids {
        match load_challenge(conn, id).await {
            Ok(challenge) => challenges.extend(challenge.map(|(challenge, _)| challenge)),
            Err(StoreError::Corrupt(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(challenges)
}

/// Lists up to `limit` open challenges that have expired, without those that are set aside as
/// unreadable.
pub async fn list_expired(
    conn: &mut Conn,
    now: Timestamp,
    limit: i64,
) -> Result<Vec<GameId>, StoreError> {
    let sql = format!(
        "SELECT id FROM challenge WHERE state = 'open' AND expires_ms <= $1 AND {} ORDER BY expires_ms LIMIT $2",
        not_aside(AsideTable::Challenge, "challenge.id")
    );
    Ok(sqlx::query_scalar(AssertSqlSafe(sql)).bind(now).bind(limit).fetch_all(conn).await?)
}

/// A challenge as read from its row, without its seats, and its version.
struct Versioned {
    challenge: Challenge,
    version: i64,
}

columns!(Versioned { challenge = .., version = "version" });

columns!(Challenge {
    id = "id",
    name = "name",
    terms = ..,
    rating_chosen = Flag("rating_chosen"),
    given = StoredWords("given"),
    side = ChallengerSide("side"),
    note = "note",
    challenger = "challenger",
    seats = [],
    state = "state",
    excuse = "excuse",
    week = "siege_week",
    created = "created_ms",
    place = ..,
});

/// The challenger's side as stored in a column. `None` if seats are drawn at random.
pub(in crate::store) struct ChallengerSide(pub(in crate::store) Option<Seat>);

stored_as!(String {
    ChallengerSide: |text| match text.as_str() {
        BY_LOT => Ok(ChallengerSide(None)),
        word => Ok(ChallengerSide(Some(Seat::from_word(word).ok_or_else(|| word.to_owned())?))),
    }, |side| side.0.map_or(BY_LOT, Seat::word).to_owned();
});

/// The columns of a challenge's seat.
struct SeatingRow {
    state: String,
    holder: Holder,
}

columns!(SeatingRow { state = "state", holder = .. });

impl FromRow<'_, AnyRow> for Seating {
    fn from_row(row: &AnyRow) -> sqlx::Result<Seating> {
        let SeatingRow { state, holder } = SeatingRow::from_row(row)?;
        Ok(match (state.as_str(), holder) {
            ("taken", holder) => Seating::Taken(holder),
            ("invited", Holder::Player(player)) => Seating::Invited(player),
            ("open", _) => Seating::Open,
            _ => return Err(unreadable_row(state)),
        })
    }
}

/// The columns of the holder of a chair or a seat: a player, an engine level with its seed, or a
/// channel with its name.
struct HolderRow {
    player: Option<PlayerId>,
    level: Option<String>,
    seed: Option<i64>,
    channel: Option<ChannelId>,
    server: Option<ServerId>,
    name: Option<String>,
    voting: Option<Voting>,
}

columns!(Voting { captain = "captain", length = "vote_ms" });
columns!(HolderRow {
    player = "player",
    level = "level",
    seed = "seed",
    channel = "voters",
    server = "channel_server",
    name = "channel_name",
    voting = ?("vote_ms"),
});

impl FromRow<'_, AnyRow> for Holder {
    fn from_row(row: &AnyRow) -> sqlx::Result<Holder> {
        Ok(match HolderRow::from_row(row)? {
            HolderRow { player: Some(player), .. } => Holder::Player(player),
            HolderRow { level: Some(level), seed: Some(seed), .. } => Holder::Bot { level, seed },
            HolderRow { level: Some(level), .. } => {
                return Err(unreadable_row(format!("{level} without a seed")));
            }
            HolderRow {
                channel: Some(channel),
                server: Some(server),
                name: Some(name),
                voting: Some(voting),
                ..
            } => Holder::Channel { server, channel, name, voting },
            HolderRow { channel: Some(channel), .. } => {
                return Err(unreadable_row(format!("{channel} without its facts")));
            }
            HolderRow { .. } => Holder::Nobody,
        })
    }
}

columns!(Voters { channel = "channel", server = "channel_server" });

// The same columns hold the terms and the place of a challenge and of its game.
columns!(Terms {
    variant = StoredText("variant"),
    time = "time",
    weekends_off = Flag("weekends_off"),
    rated = Flag("rated"),
});
columns!(Home { channel = "channel", server = "server", threadless = Flag("in_thread") });
