//! First moves: how often each was made in an opening, by the computer levels among themselves and
//! in the games of this bot that are not private. Only counts are kept, of no game and no person.

use murus_engine::Proof;
use murus_gallicus::{Entry, Line, Position, Seat, Variant};
use murus_lessons::{
    Continuation, Maker, OPENING, OpeningPlace, OpeningRow, PlayedOpening, self_play,
};

use super::help;
use crate::blocking::run_blocking;
use crate::game::{Bar, Game, Holder, PlayerId};
use crate::service::play::private::is_private;
use crate::service::{Caller, Denied, Service};
use crate::store::{self, Conn, Db, StoreError, StoredGame, Transaction};

/// A move that was made in fewer games than this is not part of the known openings.
const KNOWN: usize = 3;

/// Returns true if openings of a variant are collected: it has two seats and is not balanced. A
/// balanced game begins with a turn that is hardly ever made twice.
pub fn has_openings(variant: Variant) -> bool {
    variant.board().seats == 2 && variant.unbalanced() == variant
}

/// A position of an opening, as custom ids of buttons name it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtOpening {
    /// The variant.
    pub variant: Variant,
    /// The moves so far, each by its number in the order of all moves of its position.
    pub played: Vec<u32>,
}

impl AtOpening {
    /// Returns the position at the end of a line that begins at the start of its variant. `None` if
    /// not all entries of the line are moves.
    pub fn of(line: &Line) -> Option<AtOpening> {
        let places =
            line.entries().iter().zip(line.positions()).map(|(entry, position)| match entry {
                Entry::Move(m) => Proof::place(position, *m),
                _ => None,
            });
        Some(AtOpening {
            variant: line.position().variant(),
            played: places.collect::<Option<_>>()?,
        })
    }

    /// Returns the line from the start to this position; `None` if there is no such position.
    pub fn line(&self) -> Option<Line> {
        let mut line = Line::new(self.variant);
        for &place in &self.played {
            line.play(Entry::Move(Proof::move_at(line.position(), place)?)).ok()?;
        }
        Some(line)
    }
}

/// A position of an opening, with the moves that games made from it.
#[derive(Clone, Debug)]
pub struct Explored {
    /// The moves to the position.
    pub line: Line,
    /// The moves that games made from the position, the most frequent first.
    pub known: Vec<Continuation>,
}

/// The point where a game left the known openings.
#[derive(Clone, Debug)]
pub struct BookDeparture {
    /// The ply of the first move that had been made in too few games.
    pub ply: usize,
    /// The position before that ply, with the moves that are known from there.
    pub before: Explored,
}

/// Returns the moves that games made from the end of a line. Refuses if a running rated game of the
/// caller bars help with that position.
pub async fn explore_opening(
    service: &Service,
    caller: &Caller,
    line: Line,
) -> Result<Explored, Denied<Bar>> {
    let mut conn = service.db.read().await?;
    let barring = match store::players::by_discord(&mut conn, caller.discord).await? {
        Some(player) => help::barring_game(&mut conn, player, &[*line.position()]).await?,
        None => None,
    };
    match barring {
        Some(game) => Err(Denied::Refused(Bar::Own(game))),
        None => Ok(explore_on(&mut conn, line).await?),
    }
}

/// Returns the moves that games made from the end of a line, for a reader of the web pages, whom
/// `person` names if they are signed in. `None` if the line is over or is no opening, if help with
/// its position is barred, or if no game continued from it.
pub async fn explore_openly(
    service: &Service,
    person: Option<PlayerId>,
    line: &Line,
) -> Result<Option<Explored>, StoreError> {
    let begins = line.positions()[0] == Position::start(line.position().variant());
    if !begins
        || line.plies() > OPENING
        || line.outcome().is_some()
        || !has_openings(line.position().variant())
    {
        return Ok(None);
    }
    let explored = explore_on(&mut *service.db.read().await?, line.clone()).await?;
    let helps = !explored.known.is_empty()
        && help::bar_openly(service, person, line.position()).await?.is_none();
    Ok(helps.then_some(explored))
}

/// Loads the moves that games made from the end of a line, without checking whether help with it is
/// barred.
async fn explore_on(conn: &mut Conn, line: Line) -> Result<Explored, StoreError> {
    let place = OpeningPlace::of(&line);
    let variant = line.position().variant();
    let here = store::openings::from(conn, variant, &[place.key()]).await?;
    let explored = run_blocking(move || {
        let levels = self_play(variant, &place).iter().cloned();
        let known = Continuation::of(&place, levels.chain(here));
        Explored { line, known }
    });
    Ok(explored.await)
}

/// Returns where a line from the start of a game left the known openings; `None` if it followed
/// them as far as they are known.
pub async fn find_departure(
    conn: &mut Conn,
    line: &Line,
) -> Result<Option<BookDeparture>, StoreError> {
    let places: Vec<OpeningPlace> =
        (0..line.plies().min(OPENING)).map(|ply| OpeningPlace::of(&line.before(ply))).collect();
    if places.is_empty() {
        return Ok(None);
    }
    let keys: Vec<&str> = places.iter().map(OpeningPlace::key).collect();
    let here = store::openings::from(conn, line.position().variant(), &keys).await?;
    let line = line.clone();
    Ok(run_blocking(move || left_openings(&line, &places, &here)).await)
}

/// Returns the first move of a line that is not known, if another move from its position is. `None`
/// if the line stays in the known openings, or if these end before it.
fn left_openings(
    line: &Line,
    places: &[OpeningPlace],
    here: &[OpeningRow],
) -> Option<BookDeparture> {
    for (ply, (played, place)) in line.moves().zip(places).enumerate() {
        let levels = self_play(line.position().variant(), place);
        let known = Continuation::of(place, levels.iter().chain(here).cloned());
        let stored = place.stored(played);
        let own = known.iter().find(|one| place.stored(one.played) == stored).map_or(0, games_of);
        if own < KNOWN {
            let is_known = known.first().map_or(0, games_of) >= KNOWN;
            return is_known.then(|| BookDeparture {
                ply,
                before: Explored { line: line.before(ply), known },
            });
        }
    }
    None
}

fn games_of(one: &Continuation) -> usize {
    one.results().games()
}

/// Finds where a line left the known openings; `None` if it did not.
pub async fn find_left_opening(db: &Db, line: &Line) -> Result<Option<BookDeparture>, StoreError> {
    find_departure(&mut *db.read().await?, line).await
}

/// Counts the first moves of a game that has just ended. Does nothing for a game that is private,
/// was imported, has no people, or was given up within the opening.
pub(in crate::service) async fn count_opening(
    tx: &mut Transaction,
    row: &StoredGame,
) -> Result<(), StoreError> {
    let game = &row.game;
    let line = row.game.line();
    let played = line.plies() >= OPENING || !line.is_ended_by_people();
    let people = game.chairs.iter().any(|holder| holder.as_player().is_some());
    if !played || !people || is_private(row) {
        return Ok(());
    }
    match opening_rows(game) {
        Some(rows) => store::openings::add(tx, game.id, game.variant(), rows).await,
        None => Ok(()),
    }
}

/// Takes the first moves of a game out of the counts again, if they were counted.
pub(in crate::service) async fn discount_opening(
    tx: &mut Transaction,
    game: &Game,
) -> Result<(), StoreError> {
    match opening_rows(game) {
        Some(rows) => store::openings::remove_game(tx, game.id, game.variant(), rows).await,
        None => Ok(()),
    }
}

/// Returns the first moves of a finished game as rows to count. `None` if the game is not over, has
/// an empty seat, began from given moves, or is of a variant without openings.
fn opening_rows(game: &Game) -> Option<Vec<OpeningRow>> {
    let line = game.line();
    let maker = |seat: Seat| match game.chairs.get(game.chair_at(seat))? {
        Holder::Player(_) | Holder::Channel { .. } => Some(Maker::People),
        Holder::Bot { level, .. } => Maker::from_word(level),
        Holder::Nobody => None,
    };
    if !has_openings(game.variant()) || game.count_plies() != line.plies() {
        return None;
    }
    let makers = [maker(Seat::Romans)?, maker(Seat::Gauls)?];
    Some(PlayedOpening::of(makers, line.outcome()?.winner, line).rows())
}
