//! A puzzle as it is shown to a person, and a position in it as custom ids of buttons name it.

use std::borrow::Cow;

use murus_engine::Proof;
use murus_gallicus::{Entry, Line, Move};
use murus_lessons::{Attempt, Puzzle};

use super::mistakes;
use crate::game::{Day, GameId, PLACING, PlayerId, SiegeId};
use crate::service::play::siege_weeks::OwnPlace;
use crate::service::play::sieges;
use crate::service::{Caller, Denied, Service};
use crate::store::{self, Conn, Rung, Siege, StoreError};

/// A position in a puzzle: the puzzle and the moves so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtPuzzle {
    /// The puzzle's id.
    pub puzzle: String,
    /// The siege for which the puzzle is solved; `None` if it is solved for no siege.
    pub siege: Option<SiegeId>,
    /// The moves so far of both sides, each by its number in the order of all moves of its
    /// position.
    pub played: Vec<u32>,
}

/// A puzzle as it is shown to a person.
#[derive(Clone, Debug)]
pub struct Posed {
    /// The puzzle: a shipped one, or one made from the person's own games.
    pub puzzle: Cow<'static, Puzzle>,
    /// The position that the person has reached in the puzzle.
    pub at: AtPuzzle,
    /// The line that led to the puzzle, with the moves of the solution so far.
    pub line: Line,
    /// The number of moves that the person still has to find; 0 where the task is not to move.
    pub left: u8,
    /// The kind of puzzle within the siege for which it is solved; `None` if it is solved for no
    /// siege.
    pub rung: Option<Rung>,
    /// The day of the siege for which the puzzle is solved, if that siege is over; else `None`.
    pub over: Option<Day>,
    /// The person's place in the table of the week, if the puzzle was just opened as that of a
    /// siege.
    pub week: Option<OwnPlace>,
    /// The number of the puzzle, from 1, among the person's first rated puzzles, which find out
    /// their strength; `None` if it is none of these.
    pub placing: Option<u32>,
}

/// A reason why a puzzle is not shown to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotPosed {
    /// The puzzle was not shown to the person before, or has no such position.
    Gone,
    /// The puzzle is a running siege, and the person asked for it in another way.
    Siege,
}

impl AtPuzzle {
    /// Returns the start of a puzzle, which is solved for this siege if there is one.
    pub fn at_start(puzzle: &Puzzle, siege: Option<SiegeId>) -> AtPuzzle {
        AtPuzzle { puzzle: puzzle.id.clone(), siege, played: Vec::new() }
    }

    /// Returns the position in a puzzle after these written moves of both sides; `None` if they do
    /// not fit the puzzle.
    pub fn after_moves(puzzle: &Puzzle, siege: Option<SiegeId>, written: &str) -> Option<AtPuzzle> {
        let attempt = Attempt::of(puzzle, written)?;
        let mut position = puzzle.position;
        let mut played = Vec::new();
        for m in attempt.line().moves() {
            played.push(Proof::place(&position, m)?);
            position = position.play_unchecked(m);
        }
        Some(AtPuzzle { played, ..AtPuzzle::at_start(puzzle, siege) })
    }

    /// Returns the puzzle as it is shown at this position; `None` if the puzzle has no such
    /// position.
    pub(super) fn pose_puzzle(&self, puzzle: Cow<'static, Puzzle>) -> Option<Posed> {
        let (line, left) = match puzzle.own_moves() {
            0 if self.played.is_empty() => (puzzle.approach(), 0),
            _ => {
                let attempt = Attempt::of(&puzzle, &self.write_moves(&puzzle)?)?;
                (puzzle.course(attempt.line().moves()), attempt.left())
            }
        };
        Some(Posed {
            puzzle,
            at: self.clone(),
            line,
            left,
            rung: None,
            over: None,
            week: None,
            placing: None,
        })
    }

    /// Returns true if the puzzle is made from one of a person's own games.
    pub fn is_own(&self) -> bool {
        mistakes::is_mine(&self.puzzle)
    }

    /// The game from which the puzzle is made; `None` for a shipped puzzle.
    pub fn game(&self) -> Option<GameId> {
        mistakes::game_of(&self.puzzle)
    }

    /// Writes the moves so far, with spaces between; `None` if they do not fit the puzzle.
    pub(super) fn write_moves(&self, puzzle: &Puzzle) -> Option<String> {
        let mut position = puzzle.position;
        let mut written = Vec::new();
        for &place in &self.played {
            let m = Proof::move_at(&position, place)?;
            written.push(position.write(m).to_string());
            position = position.play_unchecked(m);
        }
        Some(written.join(" "))
    }

    /// Returns the puzzle as it is shown after a person's move and the answer to it; `None` if they
    /// cannot be played there.
    pub(super) fn place_after(&self, posed: &Posed, moves: &[Move]) -> Option<Posed> {
        let mut played = self.played.clone();
        let mut position = *posed.line.position();
        for m in moves {
            played.push(Proof::place(&position, *m)?);
            position = position.play_unchecked(*m);
        }
        let at = AtPuzzle { played, ..self.clone() };
        let mut line = posed.line.clone();
        for m in moves {
            line.play(Entry::Move(*m)).ok()?;
        }
        Some(Posed {
            at,
            line,
            left: posed.left.saturating_sub(u8::from(!moves.is_empty())),
            puzzle: posed.puzzle.clone(),
            rung: posed.rung,
            over: posed.over,
            week: None,
            placing: posed.placing,
        })
    }
}

/// Returns a shipped puzzle after these written moves of both sides, as it is shown to a person for
/// whom nothing counts; `None` if the moves do not fit the puzzle.
pub fn pose_openly(puzzle: &'static Puzzle, written: &str) -> Option<Posed> {
    AtPuzzle::after_moves(puzzle, None, written)?.pose_puzzle(Cow::Borrowed(puzzle))
}

/// Loads a puzzle as it is shown to the caller at a position. A custom id may be forged, so this
/// refuses a puzzle that was not shown to the caller before. It also refuses a running siege that
/// is not opened as such in its server.
pub async fn find_posed(
    service: &Service,
    caller: &Caller,
    at: &AtPuzzle,
) -> Result<Posed, Denied<NotPosed>> {
    let mut conn = service.db.read().await?;
    let now = service.clock.now();
    let siege = match at.siege {
        Some(id) => siege_of_here(&mut conn, caller, id)
            .await?
            .filter(|siege| siege.rung_of(&at.puzzle).is_some()),
        None => None,
    };
    if sieges::is_running(&at.puzzle, now) && siege.is_none() {
        return Err(Denied::Refused(NotPosed::Siege));
    }
    let rung = siege.as_ref().and_then(|siege| siege.rung_of(&at.puzzle));
    let over = match siege {
        Some(siege) => day_if_over(&mut conn, &siege).await?,
        None => None,
    };
    let Some(player) = store::players::by_discord(&mut conn, caller.discord).await? else {
        return Err(Denied::Refused(NotPosed::Gone));
    };
    if !store::puzzles::was_shown(&mut conn, player, &at.puzzle).await? {
        return Err(Denied::Refused(NotPosed::Gone));
    }
    let puzzle = match at.is_own() {
        true => mistakes::find_mistake(&mut conn, now, player, &at.puzzle).await?.map(Cow::Owned),
        false => Puzzle::find(&at.puzzle).map(Cow::Borrowed),
    };
    let posed = puzzle.and_then(|puzzle| at.pose_puzzle(puzzle));
    let placing = find_placing(&mut conn, player, at).await?;
    posed.map(|posed| Posed { rung, over, placing, ..posed }).ok_or(Denied::Refused(NotPosed::Gone))
}

/// Returns the number, from 1, of a puzzle among the person's first rated ones, which find out
/// their strength. `None` if that many were rated already, or if the puzzle will not be rated.
pub(super) async fn find_placing(
    conn: &mut Conn,
    player: PlayerId,
    at: &AtPuzzle,
) -> Result<Option<u32>, StoreError> {
    if at.is_own() || !store::puzzles::is_undecided(conn, player, &at.puzzle).await? {
        return Ok(None);
    }
    let before = store::puzzles::count_rated(conn, player).await?;
    Ok((before < PLACING).then_some(before + 1))
}

/// Returns the day of a siege, if a newer one has begun in its server; `None` while it is the
/// newest.
pub(super) async fn day_if_over(conn: &mut Conn, siege: &Siege) -> Result<Option<Day>, StoreError> {
    let newest = store::sieges::load_newest(conn, siege.server).await?;
    Ok(newest.filter(|newest| newest.id != siege.id).map(|_| siege.day))
}

/// Loads the siege of this key, if it is one of the caller's server; else `None`. A custom id may
/// be forged.
pub(super) async fn siege_of_here(
    conn: &mut Conn,
    caller: &Caller,
    id: SiegeId,
) -> Result<Option<Siege>, StoreError> {
    let siege = store::sieges::load_siege(conn, id).await?;
    Ok(siege.filter(|siege| caller.server() == Some(siege.server)))
}
