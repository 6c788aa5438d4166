//! A puzzle in front of a person, and a place in it as buttons name it.

use std::borrow::Cow;

use murus_gallicus::engine::Proof;
use murus_gallicus::learn::{Attempt, Puzzle};
use murus_gallicus::rules::{Entry, Line, Move};

use super::mistakes;
use crate::game::GameId;
use crate::service::{Caller, Service};
use crate::store::{self, SiegeId, StoreError};

/// A place in a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtPuzzle {
    /// The puzzle's id.
    pub puzzle: String,
    /// The siege that it is solved for, if any.
    pub siege: Option<SiegeId>,
    /// The moves so far of both sides, each by its place among all moves of its position.
    pub played: Vec<u32>,
}

/// A puzzle in front of a person.
#[derive(Clone, Debug)]
pub struct Posed {
    /// The puzzle: a shipped one, or one of the person's own games.
    pub puzzle: Cow<'static, Puzzle>,
    /// Where they are in it.
    pub at: AtPuzzle,
    /// How it came about, and the moves so far.
    pub line: Line,
    /// The own moves that are left; 0 where the task is not to move.
    pub left: u8,
}

impl AtPuzzle {
    /// The beginning of a puzzle.
    pub fn begin(puzzle: &Puzzle, siege: Option<SiegeId>) -> AtPuzzle {
        AtPuzzle { puzzle: puzzle.id.clone(), siege, played: Vec::new() }
    }

    /// The place in its puzzle as it is posed; `None` if there is no such place in it.
    pub(super) fn posed(&self, puzzle: Cow<'static, Puzzle>) -> Option<Posed> {
        let (line, left) = match puzzle.own_moves() {
            0 if self.played.is_empty() => (puzzle.approach(), 0),
            _ => {
                let attempt = Attempt::of(&puzzle, &self.written(&puzzle)?)?;
                (puzzle.course(attempt.line().moves()), attempt.left())
            }
        };
        Some(Posed { puzzle, at: self.clone(), line, left })
    }

    /// Whether the puzzle is one of a person's own games.
    pub fn is_own(&self) -> bool {
        mistakes::is_mine(&self.puzzle)
    }

    /// The person's own game that the puzzle is from, if it is from one.
    pub fn game(&self) -> Option<GameId> {
        mistakes::game_of(&self.puzzle)
    }

    /// The moves so far as text.
    pub(super) fn written(&self, puzzle: &Puzzle) -> Option<String> {
        let mut position = puzzle.position;
        let mut written = Vec::new();
        for &place in &self.played {
            let m = Proof::move_at(&position, place)?;
            written.push(position.write(m).to_string());
            position = position.play_unchecked(m);
        }
        Some(written.join(" "))
    }

    /// The place after a move, and the answer to it.
    pub(super) fn after(&self, posed: &Posed, moves: &[Move]) -> Option<Posed> {
        let (mut played, mut position) = (self.played.clone(), *posed.line.position());
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
        })
    }
}

/// The puzzle in front of a person at a place; `None` if there is no such puzzle for them, or no
/// such place in it.
pub async fn look(service: &Service, caller: &Caller, at: &AtPuzzle) -> Result<Option<Posed>, StoreError> {
    if !at.is_own() {
        return Ok(Puzzle::find(&at.puzzle).and_then(|puzzle| at.posed(Cow::Borrowed(puzzle))));
    }
    let mut conn = service.db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, caller.discord).await? else { return Ok(None) };
    let puzzle = mistakes::find(&mut conn, player, &at.puzzle).await?;
    Ok(puzzle.and_then(|puzzle| at.posed(Cow::Owned(puzzle))))
}
