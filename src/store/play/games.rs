//! Loads games with their chairs and events.

use std::collections::HashMap;

use sqlx::any::AnyRow;
use sqlx::{FromRow, Row};

use crate::game::{
    Cause, Chair, ContestId, Event, EventKind, Fared, Game, GameId, Holder, Home, PerChair,
    PlayerId, ReminderStage, Seq, SiegeId, Terms, Timestamp, Voters,
};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::columns::{Flag, columns};
use crate::store::db::{Conn, StoreError, corrupt_row};
use crate::store::preferences::{DueRing, Viewer};
use crate::store::queries::{fetch_among, game_keys};
use crate::store::servers::settings::ServerSettings;
use crate::store::tastes::Tastes;

/// A game with the stored facts that do not follow from its events.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// The game itself, replayed from its events.
    pub game: Game,
    /// The number of changes of the game's row, to pass to
    /// [`update_game`](crate::store::game_changes::update_game).
    pub version: i64,
    /// The place where the challenge of the game was made.
    pub place: Home,
    /// The Discord thread of the game. `None` until it is opened.
    pub thread: Option<ChannelId>,
    /// The stored facts about the holder of each chair, in order.
    pub seats: PerChair<SeatRow>,
    /// Facts that tell which extra work a move needs, as of the time of loading.
    pub beside: GameExtras,
}

/// Facts about a game that tell which extra work a move needs. Mostly there is none, which saves
/// queries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameExtras {
    /// True if a player planned conditional moves in the game.
    pub plans: bool,
    /// True if a person follows the game.
    pub followers: bool,
    /// True if the channel of the game has a war desk.
    pub desk: bool,
    /// The number of the game among the running games of its two players when it began.
    pub number: i64,
    /// The event number of the first board after which its player wrote a message that the bot
    /// cannot read. `None` if there is none.
    pub unread: Option<Seq>,
    /// True if the game has temporary messages, to delete when the next move is made.
    pub fleeting: bool,
    /// True if the server of the game switched web pages off, or if its settings cannot be read.
    pub pageless: bool,
    /// True if it is the game of a week of sieges (the daily puzzles of a server).
    pub weekly: bool,
    /// The simul for which the game is played; `None` for other games, and once it is over.
    pub simul: Option<GameSimul>,
    /// The result of the first player in the contest of the game, if one of the two made no move or
    /// called the game off. `None` for other games.
    pub forfeit: Option<Fared>,
}

/// The simul of a game: one person plays against many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameSimul {
    /// The simul.
    pub contest: ContestId,
    /// The person who plays against all others.
    pub host: PlayerId,
}

/// The stored facts about the holder of a chair in one game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatRow {
    /// True if the holder muted the game.
    pub muted: bool,
    /// The time at which the holder last saw the game, as stored; see [`StoredGame::last_seen`].
    pub seen: Timestamp,
    /// The next scheduled ping to the holder. `None` if there is none.
    pub ring: Option<DueRing>,
    /// The Discord id of the holder. `None` for the engine, for unknown players and for people who
    /// deleted their data.
    pub person: Option<UserId>,
    /// The holder's settings for choosing moves, viewing boards and sharing games.
    pub tastes: Tastes,
}

impl StoredGame {
    /// Returns the Discord id of the person in a chair. `None` for the engine, for unknown players
    /// and for people who deleted their data.
    pub fn person(&self, chair: Chair) -> Option<UserId> {
        self.seats.get(chair).and_then(|seat| seat.person)
    }

    /// Returns the chair of a person. `None` if they do not play in this game.
    pub fn chair_of(&self, person: UserId) -> Option<Chair> {
        self.seats.find_chair(|seat| seat.person == Some(person))
    }

    /// Returns the channel that plays in the game and is not the one in which the game began.
    /// `None` if there is none.
    pub fn guest_voters(&self) -> Option<Voters> {
        self.game.voters().find(|voters| !self.place.is_channel(voters.channel))
    }

    /// Returns a player of the game as a viewer of boards. `None` if they do not play in this game.
    pub fn viewer(&self, person: UserId) -> Option<Viewer> {
        let chair = self.chair_of(person)?;
        Some(Viewer {
            player: self.game.chairs[chair].as_player()?,
            tastes: self.seats[chair].tastes,
        })
    }

    /// Returns the time at which the holder of a chair last saw the game: that of their last own
    /// act or the stored time, whichever is later.
    pub fn last_seen(&self, chair: Chair) -> Timestamp {
        let own = |event: &&Event| event.chair == chair && matches!(event.cause, Cause::Asked(_));
        let acted = self.game.events().iter().rev().find(own).map(|event| event.at);
        acted.into_iter().chain([self.seats[chair].seen]).max().unwrap_or_default()
    }

    /// Returns a number that changes with each change of the game, and with each look of a player
    /// that is stored. [`load_marks`](crate::store::listings::load_marks) returns the same one.
    pub fn mark(&self) -> i64 {
        self.version + self.seats.iter().map(|seat| seat.seen.as_millis()).sum::<i64>()
    }

    /// The simul in which a player of the game is the host; `None` for other players and games.
    pub fn hosted_by(&self, player: PlayerId) -> Option<ContestId> {
        self.beside.simul.filter(|simul| simul.host == player).map(|simul| simul.contest)
    }

    /// Lists the Discord ids of the people in the game. People who deleted their data are missing.
    pub fn people(&self) -> impl Iterator<Item = UserId> + '_ {
        self.seats.iter().filter_map(|seat| seat.person)
    }
}

/// Returns the number for a new game of two people in a server, or in direct messages if that is
/// `None`: one more than the number of their games there, and than the number of any of these.
pub async fn next_pair_number(
    conn: &mut Conn,
    server: Option<ServerId>,
    one: PlayerId,
    other: PlayerId,
) -> Result<i64, StoreError> {
    let sql = "SELECT g.pair_number FROM chair a JOIN chair b ON b.game = a.game AND b.player = $2
            JOIN game g ON g.id = a.game
         WHERE a.player = $1 AND COALESCE(g.server, 0) = COALESCE($3, 0)
            AND NOT EXISTS (SELECT 1 FROM chair c WHERE c.game = g.id AND c.n > 1)";
    let query = sqlx::query_scalar(sql).bind(one).bind(other).bind(server);
    let played: Vec<i64> = query.fetch_all(conn).await?;
    Ok(played.iter().copied().max().unwrap_or(0).max(played.len() as i64) + 1)
}

/// Returns true if a Discord thread belongs to a game.
pub async fn has_thread(conn: &mut Conn, thread: ChannelId) -> Result<bool, StoreError> {
    let sql = "SELECT id FROM game WHERE thread = $1 LIMIT 1";
    let found: Option<GameId> = sqlx::query_scalar(sql).bind(thread).fetch_optional(conn).await?;
    Ok(found.is_some())
}

/// Returns true if an interaction or message already led to an event or a challenge.
pub async fn is_caused(conn: &mut Conn, cause: &str) -> Result<bool, StoreError> {
    let sql = "SELECT CAST((SELECT COUNT(*) FROM event WHERE cause = $1)
        + (SELECT COUNT(*) FROM challenge WHERE cause = $1) AS BIGINT)";
    Ok(sqlx::query_scalar::<_, i64>(sql).bind(cause).fetch_one(conn).await? > 0)
}

/// Returns the next reminder stage of a game with its time, whether due or not. `None` if there is
/// none.
pub async fn load_stage(
    conn: &mut Conn,
    game: GameId,
) -> Result<Option<(ReminderStage, Timestamp)>, StoreError> {
    stage_due(conn, game, Timestamp::MAX).await
}

/// Returns the next reminder stage of a game with its time, if it is due by `now`.
pub async fn stage_due(
    conn: &mut Conn,
    game: GameId,
    now: Timestamp,
) -> Result<Option<(ReminderStage, Timestamp)>, StoreError> {
    let query = sqlx::query_as("SELECT stage, stage_ms FROM game WHERE id = $1 AND stage_ms <= $2");
    Ok(query.bind(game).bind(now).fetch_optional(conn).await?)
}

/// Returns the number of games.
pub async fn count_games(conn: &mut Conn) -> Result<i64, StoreError> {
    Ok(sqlx::query_scalar("SELECT CAST(COUNT(*) AS BIGINT) FROM game").fetch_one(conn).await?)
}

/// Loads the game with this id, and replays it from its events. `None` if there is none. Fails if
/// it cannot be read.
pub async fn load_game(conn: &mut Conn, id: GameId) -> Result<Option<StoredGame>, StoreError> {
    each_game(conn, &[id]).await?.pop().transpose()
}

/// Loads the games with these ids, in this order and once each. Games that are missing or cannot be
/// read are left out.
pub async fn load_all(conn: &mut Conn, games: &[GameId]) -> Result<Vec<StoredGame>, StoreError> {
    let each = match each_game(conn, games).await {
        // A text that is not UTF-8 fails the whole query.
        Err(StoreError::Corrupt(_)) => {
            let mut each = Vec::with_capacity(games.len());
            for game in games {
                each.extend(load_game(conn, *game).await.transpose());
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

/// The separator of the parts of an event in one text. No stored text holds it.
const PART: char = '\u{1f}';
/// The separator of events in one text. No stored text holds it.
const EVENT: char = '\u{1e}';

/// The query for the chairs of games, each with the columns of its game. A game without chairs
/// gives one row, so that it does not count as missing. The row of the first chair has all events
/// of the game as one text, because a row for each event would be far slower.
const GAMES: &str = "SELECT g.id AS game, g.name, g.variant, g.version, g.started_ms, g.channel, g.server, g.thread, g.time, g.weekends_off,
        g.rated, g.pair_number, g.unread_seq, o.in_thread, o.siege_week, k.id AS simul, k.host AS simul_host, CASE WHEN f.ruling = 'absent' THEN f.ruled END AS forfeit, c.player, c.level, c.seed, c.channel AS voters, c.channel_name, c.channel_server, c.vote_ms, c.captain, c.muted, c.seen_ms, c.ring_ms, c.snoozed, p.discord, p.settings,
        CAST(CASE WHEN EXISTS (SELECT 1 FROM plan WHERE plan.game = g.id) THEN 1 ELSE 0 END AS BIGINT) AS plans,
        CAST(CASE WHEN EXISTS (SELECT 1 FROM follow WHERE follow.game = g.id) THEN 1 ELSE 0 END AS BIGINT) AS followers,
        CAST(CASE WHEN (SELECT b.id FROM outbox b WHERE b.key = g.id AND b.buttons = 1 AND b.kind IN ('prompt', 'typed') LIMIT 1) IS NULL THEN 0 ELSE 1 END AS BIGINT) AS fleeting,
        CAST(CASE WHEN EXISTS (SELECT 1 FROM desk WHERE desk.channel = g.channel) THEN 1 ELSE 0 END AS BIGINT) AS desks,
        (SELECT s.settings FROM server s WHERE s.discord = g.server) AS server_settings,
        CASE WHEN c.n = 0 THEN (SELECT string_agg(CAST(e.seq AS TEXT) || '\u{1f}' || CAST(e.at_ms AS TEXT) || '\u{1f}' || CAST(e.chair AS TEXT)
            || '\u{1f}' || e.kind || '\u{1f}' || e.data || '\u{1f}' || e.cause, '\u{1e}' ORDER BY e.seq) FROM event e WHERE e.game = g.id) END AS events
     FROM game g LEFT JOIN challenge o ON o.id = g.id LEFT JOIN chair c ON c.game = g.id LEFT JOIN player p ON p.id = c.player
        LEFT JOIN fixture f ON f.game = g.id LEFT JOIN contest k ON k.id = f.contest AND f.ruled IS NULL AND k.kind = 'simul' AND k.state = 'running'
     WHERE g.id IN (?) ORDER BY g.id, c.n";

/// Loads each of these games that exists, or the failure to read it.
async fn each_game(
    conn: &mut Conn,
    games: &[GameId],
) -> Result<Vec<Result<StoredGame, StoreError>>, StoreError> {
    let mut chairs: HashMap<GameId, Vec<sqlx::Result<ChairRow>>> = HashMap::new();
    for Keyed(game, chair) in fetch_among(conn, &game_keys(games), GAMES).await? {
        chairs.entry(game).or_default().push(chair);
    }
    let found = games.iter().filter_map(|game| Some((*game, chairs.remove(game)?)));
    Ok(found.map(|(id, chairs)| replay_game(id, chairs)).collect())
}

/// A chair, or the failure to read it, with the key of its game. Such a failure affects only that
/// game.
struct Keyed(GameId, sqlx::Result<ChairRow>);

impl FromRow<'_, AnyRow> for Keyed {
    fn from_row(row: &AnyRow) -> sqlx::Result<Keyed> {
        Ok(Keyed(row.try_get("game")?, ChairRow::from_row(row)))
    }
}

/// A chair with the columns of its game.
struct ChairRow {
    holder: Holder,
    seat: SeatRow,
    game: GameRow,
}

/// The columns of a game, without its chairs.
struct GameRow {
    name: String,
    terms: Terms,
    started: Timestamp,
    version: i64,
    place: Home,
    thread: Option<ChannelId>,
    beside: GameExtras,
    events: Option<String>,
}

columns!(ChairRow { holder = .., seat = .., game = .. });
columns!(GameRow {
    name = "name",
    terms = ..,
    started = "started_ms",
    version = "version",
    place = ..,
    thread = "thread",
    beside = ..,
    events = "events",
});

impl FromRow<'_, AnyRow> for GameExtras {
    fn from_row(row: &AnyRow) -> sqlx::Result<GameExtras> {
        let flag = |column| row.try_get(column).map(|Flag(set)| set);
        let settings: Option<String> = row.try_get("server_settings")?;
        let week: Option<SiegeId> = row.try_get("siege_week")?;
        let simul: (Option<ContestId>, Option<PlayerId>) =
            (row.try_get("simul")?, row.try_get("simul_host")?);
        let pageless =
            |text: String| ServerSettings::read(&text).map_or(true, |settings| settings.pageless);
        Ok(GameExtras {
            plans: flag("plans")?,
            followers: flag("followers")?,
            desk: flag("desks")?,
            number: row.try_get("pair_number")?,
            unread: row.try_get("unread_seq")?,
            fleeting: flag("fleeting")?,
            pageless: settings.is_some_and(pageless),
            weekly: week.is_some(),
            simul: simul.0.zip(simul.1).map(|(contest, host)| GameSimul { contest, host }),
            forfeit: row.try_get("forfeit")?,
        })
    }
}

columns!(SeatRow {
    muted = Flag("muted"),
    seen = "seen_ms",
    ring = ?("ring_ms"),
    person = "discord",
    tastes = ..,
});

/// Builds a game from its chairs and replays its events. Fails if chairs or events cannot be read
/// or do not fit together.
fn replay_game(id: GameId, chairs: Vec<sqlx::Result<ChairRow>>) -> Result<StoredGame, StoreError> {
    let mut holders = Vec::new();
    let mut seats = Vec::new();
    let mut row = None;
    for chair in chairs {
        let chair = chair?;
        holders.push(chair.holder);
        seats.push(chair.seat);
        row.get_or_insert(chair.game);
    }
    let row = row.ok_or_else(|| corrupt_row("a game without chairs"))?;
    let seats_of_board = row.terms.variant.board().seats;
    if holders.len() != seats_of_board {
        return Err(corrupt_row(format!(
            "a game for {seats_of_board} with {} chairs",
            holders.len()
        )));
    }
    let events = row.events.iter().flat_map(|events| events.split(EVENT));
    let events = events
        .map(|text| read_event(text).ok_or_else(|| corrupt_row(text.escape_debug())))
        .collect::<Result<Vec<_>, _>>()?;
    let game = Game::new(id, row.name, row.terms, holders, row.started);
    Ok(StoredGame {
        game: game.replay_events(events).map_err(corrupt_row)?,
        version: row.version,
        place: row.place,
        thread: row.thread,
        seats: seats.into(),
        beside: row.beside,
    })
}

fn read_event(text: &str) -> Option<Event> {
    let parts: Vec<&str> = text.split(PART).collect();
    let [seq, at, chair, kind, data, cause] = parts[..] else { return None };
    Some(Event {
        seq: Seq(seq.parse().ok()?),
        at: Timestamp::from_millis(at.parse().ok()?),
        chair: Chair::from_index(chair.parse().ok()?)?,
        kind: EventKind::from_stored(kind, data)?,
        cause: Cause::read(cause),
    })
}
