//! Wins from games, turned into puzzles.

use super::puzzle::Puzzle;
use super::theme::PuzzleKind;
use murus_engine::{Forced, Proof};
use murus_gallicus::{Entry, Line, Position};

/// The longest win that a puzzle asks for, in own moves.
const LONGEST: u8 = 6;

/// The grade of a puzzle made from a person's game, which only that person can try.
const GRADE: u8 = 3;
/// The rating of a puzzle made from a person's game, which only that person can try.
const RATING: u16 = 1500;

impl Puzzle {
    /// Makes a puzzle with this id of a win that the side to move can force. `None` if the other
    /// side wins.
    pub(super) fn of_win(id: String, position: &Position, proof: &Proof) -> Option<Puzzle> {
        let mut solution = Line::from(*position);
        for m in proof.variation() {
            solution.play(Entry::Move(m)).ok()?;
        }
        (position.to_move() == proof.winner()).then_some(Puzzle {
            source: id.clone(),
            id,
            kind: PuzzleKind::Win,
            position: *position,
            win_in: u8::try_from(proof.plies().div_ceil(2)).ok()?,
            line: solution.texts().collect(),
            themes: Vec::new(),
            grade: GRADE,
            rating: RATING,
            solved: None,
            before: None,
            refutations: Vec::new(),
        })
    }

    /// Makes a puzzle with this id of a win that the side to move could force in a game of two.
    /// `None` if the win takes more than six own moves, or if its proof does not hold in this game.
    pub fn missed(id: String, line: &Line, forced: &Forced) -> Option<Puzzle> {
        let position = line.positions().get(forced.ply)?;
        let before = forced.ply.checked_sub(1).and_then(|ply| {
            let before = line.positions()[ply];
            Some((before, before.write(line.moves().nth(ply)?).to_string()))
        });
        let puzzle = Puzzle::of_win(id, position, &forced.proof(position).ok()?)?;
        (puzzle.win_in <= LONGEST).then_some(Puzzle { before, ..puzzle })
    }
}
