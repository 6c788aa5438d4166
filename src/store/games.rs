//! Games, chairs and events.

use std::collections::HashMap;

use murus_gallicus::rules::{Reason, Seat};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::challenges::{holder, terms};
use super::db::{Conn, StoreError, Transaction, Work, among, corrupt, snowflake, stored};
use super::preferences::{DueRing, Viewer, tastes};
use super::ratings;
use super::tastes::Tastes;
use crate::game::{Cause, Event, EventKind, Fared, Game, GameId, Holder, Millis, Place, PlayerId, Stage};
use crate::ids::{ChannelId, UserId};

/// A game with what is stored beside its events.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// The game itself, replayed from its events.
    pub game: Game,
    /// Counts its changes; to be handed to [`update`].
    pub version: i64,
    /// Where it was asked for.
    pub place: Place,
    /// Its thread, once one is open.
    pub thread: Option<ChannelId>,
    /// What is known of the holders of its chairs, in order.
    pub seats: Vec<SeatRow>,
    /// What there was beside it when it was loaded.
    pub beside: Beside,
}

/// What there may be beside a game that its moves concern; mostly there is nothing, and then
/// nothing is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beside {
    /// Whether a person planned moves in it.
    pub plans: bool,
    /// Whether a person follows it.
    pub followers: bool,
    /// Whether its channel has a war desk.
    pub desk: bool,
}

/// What is known of the holder of a chair in one game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatRow {
    /// Whether they want no pings about it.
    pub muted: bool,
    /// When they last looked at it, as it is stored; see [`StoredGame::seen`].
    pub seen: Millis,
    /// When they are to be pinged (again).
    pub ring: Option<DueRing>,
    /// Their Discord id; none for the opponent and for people who had themselves deleted.
    pub person: Option<UserId>,
    /// How they choose moves and look at boards.
    pub tastes: Tastes,
}

impl StoredGame {
    /// The Discord id of the person in a chair; none for the opponent and for people who had
    /// themselves deleted.
    pub fn person(&self, chair: usize) -> Option<UserId> {
        self.seats.get(chair).and_then(|seat| seat.person)
    }

    /// The chair of a person by their Discord id; none for those who do not play here.
    pub fn chair_of(&self, person: UserId) -> Option<usize> {
        self.seats.iter().position(|seat| seat.person == Some(person))
    }

    /// A player of the game as a viewer of boards; none for those who do not play here.
    pub fn viewer(&self, person: UserId) -> Option<Viewer> {
        let chair = self.chair_of(person)?;
        Some(Viewer { player: self.game.chairs[chair].player()?, tastes: self.seats[chair].tastes })
    }

    /// When the holder of a chair last pressed or typed something in it, as far as that is known:
    /// what they did is said by their events.
    pub fn seen(&self, chair: usize) -> Millis {
        let own = |event: &&Event| event.chair == chair && matches!(event.cause, Cause::Asked(_));
        let acted = self.game.events().iter().rev().find(own).map(|event| event.at);
        acted.into_iter().chain([self.seats[chair].seen]).max().unwrap_or_default()
    }

    /// The Discord ids of its people.
    pub fn people(&self) -> impl Iterator<Item = UserId> + '_ {
        self.seats.iter().filter_map(|seat| seat.person)
    }
}

/// Stores a new game, its chairs, what has happened in it, and what is to be done first before the
/// turn's time is up.
pub async fn insert(
    tx: &mut Transaction,
    game: &Game,
    place: Place,
    stage: Option<(Stage, Millis)>,
) -> Result<(), StoreError> {
    let outcome = game.outcome();
    tx.leaves(work(game, stage));
    sqlx::query(
        "INSERT INTO game (id, name, variant, position, to_move, bot_to_move, bot_lease, version, started_ms,
            changed_ms, channel, server, think_ms, time, deadline_ms, weekends_off, rated,
            seq, plies, stage, stage_ms, state, winner, reason, ended_ms, tallied)
         VALUES ($1, $2, $3, $4, $5, $6, 0, 1, $7, $7, $8, $9, $10, $11, $12, $13, $14,
            $15, $16, $17, $18, $19, $20, $21, $22, $23)",
    )
    .bind(game.id.0)
    .bind(&game.name)
    .bind(game.variant().to_string())
    .bind(game.position().to_string())
    .bind(game.to_move().map(|chair| chair as i64))
    .bind(bot_to_move(game))
    .bind(game.started)
    .bind(stored(place.channel))
    .bind(place.server.map(stored))
    .bind(game.thinks_from(game.started))
    .bind(game.terms.time.to_string())
    .bind(game.deadline())
    .bind(i64::from(game.terms.weekends_off))
    .bind(i64::from(game.terms.rated))
    .bind(i64::from(game.seq()))
    .bind(game.line().plies() as i64)
    .bind(stage.map(|(stage, _)| stage.word()))
    .bind(stage.map(|(_, at)| at))
    .bind(if outcome.is_some() { "over" } else { "running" })
    .bind(outcome.and_then(|end| end.winner).map(Seat::word))
    .bind(outcome.map(|end| end.reason.word()))
    .bind(outcome.map(|_| game.started))
    .bind(is_tallied(game))
    .execute(&mut **tx)
    .await?;
    for (n, chair) in game.chairs.iter().enumerate() {
        let bot = match chair {
            Holder::Bot { level, seed } => Some((level.as_str(), *seed)),
            Holder::Player(_) | Holder::Nobody => None,
        };
        sqlx::query("INSERT INTO chair (game, n, player, level, seed, live) VALUES ($1, $2, $3, $4, $5, $6)")
            .bind(game.id.0)
            .bind(n as i64)
            .bind(chair.player().map(|player| player.0))
            .bind(bot.map(|(level, _)| level))
            .bind(bot.map(|(_, seed)| seed))
            .bind(i64::from(outcome.is_none()))
            .execute(&mut **tx)
            .await?;
    }
    for event in game.events() {
        insert_event(tx, game.id, event).await?;
    }
    if outcome.is_some() {
        end_chairs(tx, game).await?;
    }
    if let Some(server) = place.server {
        let people: Vec<PlayerId> = game.chairs.iter().filter_map(Holder::player).collect();
        ratings::set_visitors(tx, server, &people).await?;
    }
    Ok(())
}

/// Appends an event.
pub async fn insert_event(conn: &mut Conn, game: GameId, event: &Event) -> Result<(), StoreError> {
    let (kind, data) = event.kind.stored();
    sqlx::query("INSERT INTO event (game, seq, at_ms, chair, kind, data, cause) VALUES ($1, $2, $3, $4, $5, $6, $7)")
        .bind(game.0)
        .bind(i64::from(event.seq))
        .bind(event.at)
        .bind(event.chair as i64)
        .bind(kind)
        .bind(data)
        .bind(event.cause.to_string())
        .execute(conn)
        .await?;
    Ok(())
}

/// Whether this interaction or message made something happen in a game, or made a challenge.
pub async fn is_caused(conn: &mut Conn, cause: &str) -> Result<bool, StoreError> {
    let row = sqlx::query(
        "SELECT CAST((SELECT COUNT(*) FROM event WHERE cause = $1) + (SELECT COUNT(*) FROM challenge WHERE cause = $1)
            AS BIGINT) AS n",
    )
    .bind(cause)
    .fetch_one(conn)
    .await?;
    Ok(row.try_get::<i64, _>("n")? > 0)
}

/// Rewrites the caches of a game after its events changed, and what is to be done next before the
/// turn's time is up; a conflict if a person else changed it since `version`.
pub async fn update(
    tx: &mut Transaction,
    game: &Game,
    version: i64,
    stage: Option<(Stage, Millis)>,
    now: Millis,
) -> Result<(), StoreError> {
    let outcome = game.outcome();
    tx.leaves(work(game, stage));
    let done = sqlx::query(
        "UPDATE game SET state = $1, winner = $2, reason = $3, position = $4, to_move = $5, bot_to_move = $6, bot_lease = 0, think_ms = $7,
            seq = $8, changed_ms = $9, deadline_ms = $10, ended_ms = COALESCE(ended_ms, $11), plies = $12, stage = $13, stage_ms = $14,
            tallied = $15, version = version + 1 WHERE id = $16 AND version = $17",
    )
    .bind(if outcome.is_some() { "over" } else { "running" })
    .bind(outcome.and_then(|end| end.winner).map(Seat::word))
    .bind(outcome.map(|end| end.reason.word()))
    .bind(game.position().to_string())
    .bind(game.to_move().map(|chair| chair as i64))
    .bind(bot_to_move(game))
    .bind(game.thinks_from(now))
    .bind(i64::from(game.seq()))
    .bind(now)
    .bind(game.deadline())
    .bind(outcome.map(|_| now))
    .bind(game.line().plies() as i64)
    .bind(stage.map(|(stage, _)| stage.word()))
    .bind(stage.map(|(_, at)| at))
    .bind(is_tallied(game))
    .bind(game.id.0)
    .bind(version)
    .execute(&mut **tx)
    .await?;
    if done.rows_affected() != 1 {
        return Err(StoreError::Conflict);
    }
    if outcome.is_some() { end_chairs(tx, game).await } else { Ok(()) }
}

/// A game is over: what it is to the holder of each chair, if it counts.
pub async fn end_chairs(conn: &mut Conn, game: &Game) -> Result<(), StoreError> {
    let fared = |chair| game.fared(chair).filter(|_| chair < game.chairs.len() && !game.is_annulled());
    let query = sqlx::query(
        "UPDATE chair SET live = 0, ring_ms = NULL, result = CASE n WHEN 0 THEN $2 WHEN 1 THEN $3 WHEN 2 THEN $4 ELSE $5 END
         WHERE game = $1",
    );
    let query =
        (0..Seat::ALL.len()).fold(query.bind(game.id.0), |query, chair| query.bind(fared(chair).map(Fared::word)));
    query.execute(conn).await?;
    Ok(())
}

/// Another person sits in a chair from now on.
pub async fn set_holder(conn: &mut Conn, game: GameId, chair: usize, player: PlayerId) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE chair SET player = $1, muted = 0, seen_ms = 0, ring_ms = NULL, snoozed = 0 WHERE game = $2 AND n = $3",
    )
    .bind(player.0)
    .bind(game.0)
    .bind(chair as i64)
    .execute(conn)
    .await?;
    Ok(())
}

/// What belongs to a game changed beside it: the person who is changing the game at the same time
/// begins anew. A conflict if the game changed meanwhile.
pub async fn touch(conn: &mut Conn, game: GameId, version: i64) -> Result<(), StoreError> {
    let changed = sqlx::query("UPDATE game SET version = version + 1 WHERE id = $1 AND version = $2")
        .bind(game.0)
        .bind(version)
        .execute(conn)
        .await?;
    if changed.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Remembers what is to be done next before the turn's time is up, where nothing else of the game
/// changes; a conflict if something did, or if the stage that was to be done is not `done` any
/// more.
pub async fn set_stage(
    tx: &mut Transaction,
    game: GameId,
    version: i64,
    done: Option<(Stage, Millis)>,
    next: Option<(Stage, Millis)>,
) -> Result<(), StoreError> {
    tx.leaves(Work::due(next.map(|(_, at)| at)));
    // Of two processes that come to the same stage one does it.
    let changed = sqlx::query(
        "UPDATE game SET stage = $1, stage_ms = $2 WHERE id = $3 AND version = $4
            AND COALESCE(stage, '') = $5 AND COALESCE(stage_ms, 0) = $6",
    )
    .bind(next.map(|(stage, _)| stage.word()))
    .bind(next.map(|(_, at)| at))
    .bind(game.0)
    .bind(version)
    .bind(done.map_or("", |(stage, _)| stage.word()))
    .bind(done.map_or(0, |(_, at)| at))
    .execute(&mut **tx)
    .await?;
    if changed.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// The next stage of a game, due or not.
pub async fn stage(conn: &mut Conn, game: GameId) -> Result<Option<(Stage, Millis)>, StoreError> {
    stage_due(conn, game, Millis::MAX).await
}

/// The stage of a game that is due; none if it is not, or not any more.
pub async fn stage_due(conn: &mut Conn, game: GameId, now: Millis) -> Result<Option<(Stage, Millis)>, StoreError> {
    let row = sqlx::query("SELECT stage, stage_ms FROM game WHERE id = $1 AND stage_ms <= $2")
        .bind(game.0)
        .bind(now)
        .fetch_optional(conn)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let word: String = row.try_get("stage")?;
    Ok(Some((Stage::from_word(&word).ok_or_else(|| corrupt(word))?, row.try_get("stage_ms")?)))
}

/// Whether a finished game is counted among those of its variant.
pub fn is_counted(game: &Game) -> bool {
    is_tallied(game) == 1 && game.outcome().is_some_and(|end| end.reason != Reason::Cancelled)
}

/// Whether a game stands in the statistics: one that a person played here, unless its result was
/// taken back.
fn is_tallied(game: &Game) -> i64 {
    i64::from(!game.is_annulled() && game.chairs.iter().any(|holder| *holder != Holder::Nobody))
}

/// What a game leaves to be done by workers as it stands.
fn work(game: &Game, stage: Option<(Stage, Millis)>) -> Work {
    let due = game.deadline().into_iter().chain(stage.map(|(_, at)| at)).min();
    Work { thoughts: bot_to_move(game) == 1, due, ..Work::default() }
}

fn bot_to_move(game: &Game) -> i64 {
    i64::from(matches!(game.mover(), Some(Holder::Bot { .. })))
}

/// Remembers a game's thread.
pub async fn set_thread(conn: &mut Conn, game: GameId, thread: ChannelId) -> Result<(), StoreError> {
    sqlx::query("UPDATE game SET thread = $1 WHERE id = $2").bind(stored(thread)).bind(game.0).execute(conn).await?;
    Ok(())
}

/// The game with this id, replayed from its events.
pub async fn load(conn: &mut Conn, id: GameId) -> Result<Option<StoredGame>, StoreError> {
    each_game(conn, &[id]).await?.pop().transpose()
}

/// The games with these ids, in this order, without those that there are not, or that cannot be
/// read.
pub async fn load_all(conn: &mut Conn, games: &[GameId]) -> Result<Vec<StoredGame>, StoreError> {
    let each = match each_game(conn, games).await {
        // A text that is none fails for all that are asked for with it.
        Err(StoreError::Corrupt(_)) => {
            let mut each = Vec::with_capacity(games.len());
            for game in games {
                each.extend(load(conn, *game).await.transpose());
            }
            each
        }
        each => each?,
    };
    let mut rows = Vec::with_capacity(each.len());
    for row in each {
        match row {
            Ok(row) => rows.push(row),
            Err(StoreError::Corrupt(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(rows)
}

/// Stands between the parts of an event, and between events, where they are read as one text:
/// characters that no text of ours holds.
const PART: char = '\u{1f}';
const EVENT: char = '\u{1e}';

/// A game's chairs, each with the columns of the game; the first with all events in order as one
/// text, for a row for each would cost far more.
const GAMES: &str = "SELECT g.id AS game, g.name, g.variant, g.version, g.started_ms, g.channel, g.server, g.thread, g.time, g.weekends_off,
        g.rated, o.in_thread, c.player, c.level, c.seed, c.muted, c.seen_ms, c.ring_ms, c.snoozed, p.discord, p.settings,
        CAST(CASE WHEN EXISTS (SELECT 1 FROM plan WHERE plan.game = g.id) THEN 1 ELSE 0 END AS BIGINT) AS plans,
        CAST(CASE WHEN EXISTS (SELECT 1 FROM follow WHERE follow.game = g.id) THEN 1 ELSE 0 END AS BIGINT) AS followers,
        CAST(CASE WHEN EXISTS (SELECT 1 FROM desk WHERE desk.channel = g.channel) THEN 1 ELSE 0 END AS BIGINT) AS desks,
        CASE WHEN c.n = 0 THEN (SELECT string_agg(CAST(e.seq AS TEXT) || '\u{1f}' || CAST(e.at_ms AS TEXT) || '\u{1f}' || CAST(e.chair AS TEXT)
            || '\u{1f}' || e.kind || '\u{1f}' || e.data || '\u{1f}' || e.cause, '\u{1e}' ORDER BY e.seq) FROM event e WHERE e.game = g.id) END AS events
     FROM game g JOIN challenge o ON o.id = g.id JOIN chair c ON c.game = g.id LEFT JOIN player p ON p.id = c.player
     WHERE g.id IN (?) ORDER BY g.id, c.n";

/// Each of these games that there is, if it can be read.
async fn each_game(conn: &mut Conn, games: &[GameId]) -> Result<Vec<Result<StoredGame, StoreError>>, StoreError> {
    let ids: Vec<i64> = games.iter().map(|game| game.0).collect();
    let mut chairs: HashMap<GameId, Vec<AnyRow>> = HashMap::new();
    for row in among(conn, &ids, GAMES).await? {
        chairs.entry(GameId(row.try_get("game")?)).or_default().push(row);
    }
    let known = games.iter().filter_map(|game| Some((*game, chairs.get(game)?)));
    Ok(known.map(|(id, chairs)| replayed(id, chairs)).collect())
}

/// The game of these chairs.
fn replayed(id: GameId, chairs: &[AnyRow]) -> Result<StoredGame, StoreError> {
    let row = chairs.first().ok_or_else(|| corrupt("a game without chairs"))?;
    let seats = chairs.iter().map(seat).collect::<Result<_, _>>()?;
    let holders = chairs.iter().map(holder).collect::<Result<Vec<_>, _>>()?;
    let events: Option<String> = row.try_get("events")?;
    let events = events.iter().flat_map(|events| events.split(EVENT));
    let events =
        events.map(|text| event(text).ok_or_else(|| corrupt(text.escape_debug()))).collect::<Result<Vec<_>, _>>()?;
    let any = |column| Ok::<_, StoreError>(row.try_get::<i64, _>(column)? > 0);
    let beside = Beside { plans: any("plans")?, followers: any("followers")?, desk: any("desks")? };
    let game = Game::new(id, row.try_get("name")?, terms(row)?, holders, row.try_get("started_ms")?);
    Ok(StoredGame {
        game: game.replay(events).map_err(corrupt)?,
        version: row.try_get("version")?,
        place: Place {
            channel: snowflake(row.try_get("channel")?),
            server: row.try_get::<Option<i64>, _>("server")?.map(snowflake),
            thread: row.try_get::<i64, _>("in_thread")? != 0,
        },
        thread: row.try_get::<Option<i64>, _>("thread")?.map(snowflake),
        seats,
        beside,
    })
}

fn seat(row: &AnyRow) -> Result<SeatRow, StoreError> {
    let flag = |column| Ok::<_, StoreError>(row.try_get::<i64, _>(column)? != 0);
    let snoozed = flag("snoozed")?;
    let ring = row.try_get::<Option<i64>, _>("ring_ms")?.map(|at| DueRing { at, snoozed });
    let person = row.try_get::<Option<i64>, _>("discord")?.map(snowflake);
    let (seen, tastes) = (row.try_get("seen_ms")?, tastes(row.try_get("settings")?)?);
    Ok(SeatRow { muted: flag("muted")?, seen, ring, person, tastes })
}

fn event(text: &str) -> Option<Event> {
    let parts: Vec<&str> = text.split(PART).collect();
    let [seq, at, chair, kind, data, cause] = parts[..] else { return None };
    Some(Event {
        seq: seq.parse().ok()?,
        at: at.parse().ok()?,
        chair: chair.parse().ok()?,
        kind: EventKind::from_stored(kind, data)?,
        cause: Cause::read(cause),
    })
}
