//! Games as files: brought in, taken out, gone on from.

use serde::Serialize;
use serde_json::{Value, json};

use super::find::shown;
use super::play::{Act, Ask, Refused};
use super::post::Shown;
use super::{Caller, Service, retrying};
use crate::game::{
    Action, Actor, Challenge, ChallengeState, EventKind, Game, GameRefusal, Holder, PlayerId, Seating, Terms,
    TimeControl,
};
use crate::ids::UserId;
use crate::rules::{Entry, Line, RecordError, Variant};
use crate::store::{self, Conn, GameRow, StoreError};
use crate::words::words;

/// Games that one export holds at most, the newest.
const EXPORTED: usize = 500;

/// The form of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Move text, as [`Line::record`] writes it, with a header.
    Text,
    /// JSON.
    Json,
}

words!(Format { Text: "text", Json: "json" });

impl Format {
    /// The end of such a file's name.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Text => "txt",
            Format::Json => "json",
        }
    }
}

impl Service {
    /// One game as a file.
    pub async fn export(&self, row: &GameRow, format: Format) -> Result<String, StoreError> {
        let people = self.people(row).await?;
        Ok(match format {
            Format::Text => text(row, &people),
            Format::Json => pretty(&json_of(row, &people)),
        })
    }

    /// The newest games of a person as one file; none where there are none.
    pub async fn export_all(&self, caller: &Caller, format: Format) -> Result<Option<String>, StoreError> {
        let mut conn = self.db.read().await?;
        let ids = match store::player_of(&mut conn, caller.discord).await? {
            Some(player) => store::all_games_of(&mut conn, player).await?,
            None => Vec::new(),
        };
        if ids.is_empty() {
            return Ok(None);
        }
        let (mut texts, mut values) = (Vec::new(), Vec::new());
        for Shown { row, people } in shown(&mut conn, &ids[ids.len().saturating_sub(EXPORTED)..]).await? {
            match format {
                Format::Text => texts.push(text(&row, &people)),
                Format::Json => values.push(json_of(&row, &people)),
            }
        }
        Ok(Some(match format {
            Format::Text => texts.join("\n"),
            Format::Json => pretty(&values),
        }))
    }

    /// Brings a game in from its move text, as a finished, unrated one that nobody here played.
    pub async fn import(
        &self,
        caller: &Caller,
        text: &str,
        variant: Variant,
    ) -> Result<Result<GameRow, RecordError>, StoreError> {
        let line = match Line::read_record(text, variant) {
            Ok(line) => line,
            Err(error) => return Ok(Err(error)),
        };
        retrying(|| self.try_import(caller, &line)).await.map(Ok)
    }

    async fn try_import(&self, caller: &Caller, line: &Line) -> Result<GameRow, StoreError> {
        let mut tx = self.db.begin().await?;
        if let Some((known, _)) = store::challenge_by_cause(&mut tx, &caller.cause).await?
            && let Some(row) = store::load_game(&mut tx, known.id).await?
        {
            return Ok(row);
        }
        let (by, now) = (self.know(&mut tx, caller).await?, self.clock.now());
        let variant = line.position().variant();
        let terms = Terms { time: TimeControl::None, rated: false, ..Terms::usual(variant) };
        let others = vec![Seating::Taken(Holder::Nobody); variant.board().seats - 1];
        let fresh = self.fresh(caller, by, terms, None, others);
        let seats = vec![Seating::Taken(Holder::Nobody); variant.board().seats];
        let challenge = Challenge { seats, state: ChallengeState::Accepted, ..fresh };
        store::insert_challenge(&mut tx, &challenge, None, &caller.cause).await?;
        let chairs = vec![Holder::Nobody; variant.board().seats];
        let mut game = Game::new(challenge.id, challenge.name.clone(), terms, chairs, now);
        let unplayable = || StoreError::Corrupt("moves that cannot be played".to_owned());
        game.give(&words(line)).ok_or_else(unplayable)?;
        if game.outcome().is_none() {
            let cause = format!("import:{}", challenge.id.0);
            game.act(Action::Stop, Actor::Chair(0), None, now, &cause).map_err(|_| unplayable())?;
        }
        store::insert_game(&mut tx, &game, challenge.place, None).await?;
        let row = store::load_game(&mut tx, challenge.id).await?.ok_or_else(unplayable)?;
        tx.commit().await?;
        Ok(row)
    }

    /// Lets somebody take over a chair whose holder left the server, unless one of the others takes no challenges from them. Refused where somebody
    /// else has sat down since `seen`.
    pub async fn adopt(&self, caller: &Caller, seen: &GameRow, chair: usize) -> Result<GameRow, Refused> {
        let id = seen.game.id;
        let row = retrying(|| async {
            let mut tx = self.db.begin().await.map_err(Refused::from)?;
            let by = self.know(&mut tx, caller).await?;
            self.welcome(&mut tx, by).await?;
            let row = store::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
            let again = store::event_by_cause(&mut tx, &caller.cause).await?.is_some();
            if !again && row.game.chairs[chair] != seen.game.chairs[chair] {
                return Err(Refused::Game(Box::new(row), GameRefusal::Stale));
            }
            for other in row.game.chairs.iter().filter_map(Holder::player) {
                if store::blocks(&mut tx, other, by).await? {
                    return Err(Refused::Game(Box::new(row), GameRefusal::Blocked));
                }
            }
            let ask = Ask::Do(Action::Adopt(by));
            let (actor, at) = (Actor::Chair(chair), self.clock.now());
            let act = Act { by: actor, ask: &ask, expected: None, at, cause: &caller.cause };
            let acted = self.act_in(&mut tx, id, act).await?;
            self.sit_down(&mut tx, &acted.row, by, at).await?;
            tx.commit().await.map_err(StoreError::from)?;
            Ok::<_, Refused>(acted.row)
        });
        let row = row.await?;
        self.wake();
        Ok(row)
    }
}

/// The moves of a game up to a ply, for another one to go on from; none where there are not so many, or the game was over by then.
pub fn moves_until(game: &Game, plies: usize) -> Option<Vec<String>> {
    let line = game.line();
    let mut until = Line::new(game.variant());
    let mut moves = Vec::new();
    for &entry in line.entries() {
        if moves.len() == plies {
            break;
        }
        if let Entry::Move(_) = entry {
            moves.push(until.word(entry));
        }
        // Seats that were exchanged are the people's business; who goes on sits where they like.
        if entry != Entry::Swap && until.play(entry).is_err() {
            return None;
        }
    }
    (moves.len() == plies && until.outcome().is_none()).then_some(moves)
}

/// Every entry of a line as a word.
fn words(line: &Line) -> Vec<String> {
    line.entries().iter().map(|&entry| line.word(entry)).collect()
}

fn holder(holder: &Holder, discord: Option<UserId>) -> String {
    match (holder, discord) {
        (Holder::Bot { level, .. }, _) => format!("Murus {level}"),
        (Holder::Player(_), Some(id)) => id.to_string(),
        (Holder::Player(_) | Holder::Nobody, _) => "?".to_owned(),
    }
}

fn text(row: &GameRow, people: &[Option<UserId>]) -> String {
    let game = &row.game;
    let seats = &crate::rules::Seat::ALL[..game.chairs.len()];
    let mut lines = vec![format!("[Game \"{}\"]", game.name), format!("[Variant \"{}\"]", game.variant())];
    for seat in seats {
        let chair = game.chair_at(*seat);
        let name = holder(&game.chairs[chair], people.get(chair).copied().flatten());
        lines.push(format!("[Player \"{} {name}\"]", seat.word()));
    }
    if let Some(end) = game.outcome() {
        lines.push(format!("[Result \"{} {}\"]", end.winner.map_or("none", |seat| seat.word()), end.reason.word()));
    }
    lines.push(game.line().record());
    lines.join("\n") + "\n"
}

fn json_of(row: &GameRow, people: &[Option<UserId>]) -> Value {
    let game = &row.game;
    let chairs = game.chairs.iter().enumerate().map(|(n, held)| match held {
        Holder::Bot { level, .. } => json!({ "murus": level }),
        _ => json!({ "person": people.get(n).copied().flatten().map(|id| id.to_string()) }),
    });
    // Where somebody lives is nobody else's business.
    let told = game.events().iter().filter(|event| !matches!(event.kind, EventKind::Zone(_)));
    let events = told.map(|event| {
        let (kind, data) = event.kind.stored();
        json!({ "at": event.at, "chair": event.chair, "kind": kind, "data": data })
    });
    json!({
        "game": game.name,
        "variant": game.variant().to_string(),
        "time": game.terms.time.to_string(),
        "weekends_off": game.terms.weekends_off,
        "rated": game.terms.rated,
        "started": game.started,
        "chairs": chairs.collect::<Vec<_>>(),
        "events": events.collect::<Vec<_>>(),
        "moves": game.line().record(),
        "winner": game.outcome().and_then(|end| end.winner).map(|seat| seat.word()),
        "reason": game.outcome().map(|end| end.reason.word()),
        "annulled": game.is_annulled(),
    })
}

/// Text of a value, as people read it.
pub(super) fn pretty(value: &impl Serialize) -> String {
    // Numbers, texts and lists of them can always be written.
    serde_json::to_string_pretty(value).unwrap_or_default()
}

/// What else is stored about a person: what it is called, and where it stands. Times are in ms.
const KNOWN: [(&str, &str); 7] = [
    (
        "challenges",
        "SELECT name, state, variant, note, given, created_ms FROM challenge WHERE challenger = $1 ORDER BY id",
    ),
    (
        "seats",
        "SELECT g.name, c.n, c.muted, c.seen_ms, c.ring_ms FROM chair c JOIN game g ON g.id = c.game WHERE c.player = $1 ORDER BY g.id",
    ),
    (
        "hints",
        "SELECT g.name, h.seq, h.best, h.at_ms FROM hint h JOIN game g ON g.id = h.game WHERE h.player = $1 ORDER BY h.at_ms",
    ),
    ("servers", "SELECT server, inside, asked_ms FROM member WHERE player = $1 ORDER BY server"),
    (
        "moderated",
        "SELECT g.name, a.act, a.reason, a.at_ms FROM audit a JOIN game g ON g.id = a.game WHERE a.moderator = $1 ORDER BY a.id",
    ),
    ("notices", "SELECT lane, kind, seq, state, why, created_ms FROM outbox WHERE recipient = $1 ORDER BY id"),
    ("settings", "SELECT settings, created_ms FROM player WHERE id = $1"),
];

/// Everything that is known about a person, as JSON.
pub(super) async fn all_about(conn: &mut Conn, player: PlayerId) -> Result<Value, StoreError> {
    let habits = store::habits(conn, player).await?;
    let mut blocked = Vec::new();
    for other in store::blocked_by(conn, player).await? {
        blocked.extend(store::discord_of(conn, other).await?.map(|id| id.to_string()));
    }
    let (mut games, mut plans) = (Vec::new(), Vec::new());
    let ids = store::all_games_of(conn, player).await?;
    for Shown { row, people } in shown(conn, &ids).await? {
        let own = |plan: &store::PlanRow| row.game.chair_of(player) == Some(plan.chair);
        let lines =
            store::plans(conn, row.game.id).await?.into_iter().filter(own).map(|plan| plan.planned.moves.join(" "));
        plans.extend(lines.map(|line| json!({ "game": row.game.name, "line": line })));
        games.push(json_of(&row, &people));
    }
    let vacations = store::vacations(conn, player).await?;
    let vacations: Vec<Value> = vacations
        .iter()
        .map(|taken| json!({ "from": taken.from, "until": taken.until, "by_itself": taken.by_itself }))
        .collect();
    let ratings = store::ratings_of(conn, player).await?;
    let ratings: Vec<Value> = ratings
        .iter()
        .map(|row| json!({ "pool": row.pool.word(), "at": row.at, "rating": row.rating.rating, "score": row.score }))
        .collect();
    let mut rows = serde_json::Map::new();
    for (name, sql) in KNOWN {
        rows.insert(name.to_owned(), Value::Array(store::told(conn, sql, player).await?));
    }
    let quiet = habits.rhythm.quiet.map(|quiet| [quiet.from, quiet.until]);
    Ok(json!({
        "discord": store::discord_of(conn, player).await?.map(|id| id.to_string()),
        "language": store::locale_of(conn, player).await?,
        "zone": habits.rhythm.zone.name(),
        "quiet_hours": quiet,
        "notify": habits.notify.word(),
        "vacation_before_a_loss": habits.saved,
        "blocked": blocked,
        "vacations": vacations,
        "ratings": ratings,
        "rows": rows,
        "plans": plans,
        "games": games,
    }))
}
