//! First moves: how often each was made in an opening, by the levels among themselves and in the
//! games here that are not private. Counts alone are kept, of no game and no person.

use murus_gallicus::engine::Proof;
use murus_gallicus::learn::{
    Continuation, Maker, OPENING, OpeningPlace, OpeningRow, PlayedOpening, self_play,
};
use murus_gallicus::rules::{Entry, Line, Position, Seat, Variant};

use super::help;
use crate::blocking::run_blocking;
use crate::game::{Bar, Game, Holder, PlayerId};
use crate::service::play::private::is_private;
use crate::service::{Caller, Denied, Service};
use crate::store::{self, Conn, Db, StoreError, StoredGame, Transaction};

/// A move made in fewer games than this leaves the openings.
const KNOWN: usize = 3;

/// Returns true if openings of a variant are collected: of two sides that move from the start. A
/// balanced game begins with a turn that is hardly ever made twice.
pub fn has_openings(variant: Variant) -> bool {
    variant.board().seats == 2 && variant.unbalanced() == variant
}

/// A position of an opening, as buttons name it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtOpening {
    /// The variant.
    pub variant: Variant,
    /// The moves so far, each by its place among all moves of its position.
    pub played: Vec<u32>,
}

impl AtOpening {
    /// The end of a line from the start of its variant; `None` if not all its entries are moves.
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

    /// The line to the place; `None` if there is no such place.
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

/// The place where a game left the known openings.
#[derive(Clone, Debug)]
pub struct BookDeparture {
    /// The ply of the first move that hardly anybody had made.
    pub ply: usize,
    /// The position before it, with the moves that are known from there.
    pub before: Explored,
}

/// Returns the moves that games made from the end of a line. Refuses if a running rated game of the
/// person bars them from that position.
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

/// Returns the moves that games made from the end of a line, for a reader of the web pages, signed
/// in or not. `None` if the line is over or no opening, if help with its position is barred, or if
/// no game went on from it.
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

/// The moves that games made from the end of a line.
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

/// Returns the place where a line from the start left the openings; `None` if it followed them as
/// far as they are known.
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

/// The first move that is hardly known, if another one is known from its place; `None` if the line
/// stays in the openings, or if they end there.
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

/// Finds where a line left the openings, for a person who looks back at a game; `None` if it did
/// not.
pub async fn find_left_opening(db: &Db, line: &Line) -> Result<Option<BookDeparture>, StoreError> {
    find_departure(&mut *db.read().await?, line).await
}

/// Counts the first moves of a game that has just ended, unless it is private, was brought here, or
/// was given up before it was an opening.
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

/// Takes the first moves of a game out again, if they were counted.
pub(in crate::service) async fn discount_opening(
    tx: &mut Transaction,
    game: &Game,
) -> Result<(), StoreError> {
    match opening_rows(game) {
        Some(rows) => store::openings::remove_game(tx, game.id, game.variant(), rows).await,
        None => Ok(()),
    }
}

/// The rows of a finished game's first moves; `None` for one that was not begun here by two.
fn opening_rows(game: &Game) -> Option<Vec<OpeningRow>> {
    let line = game.line();
    let maker = |seat: Seat| match game.chairs.get(game.chair_at(seat))? {
        Holder::Player(_) => Some(Maker::People),
        Holder::Bot { level, .. } => Maker::from_word(level),
        Holder::Nobody => None,
    };
    if !has_openings(game.variant()) || game.count_plies() != line.plies() {
        return None;
    }
    let makers = [maker(Seat::Romans)?, maker(Seat::Gauls)?];
    Some(PlayedOpening::of(makers, line.outcome()?.winner, line).rows())
}
