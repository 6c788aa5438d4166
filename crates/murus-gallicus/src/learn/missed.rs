//! A win that a game missed, as a puzzle.

use super::puzzle::Puzzle;
use super::theme::PuzzleKind;
use crate::engine::Forced;
use crate::rules::{Entry, Line};

/// The longest win that is asked for, in own moves.
const LONGEST: u8 = 6;

/// The grade and the rating of a puzzle that nobody else ever tries.
const GRADE: u8 = 3;
const RATING: u16 = 1500;

impl Puzzle {
    /// A win that the side to move could force in a game of two, as a puzzle of this name. `None` if
    /// the win takes more than six own moves, or if its proof does not hold in this game.
    pub fn missed(id: String, line: &Line, forced: &Forced) -> Option<Puzzle> {
        let position = *line.positions().get(forced.ply)?;
        let win_in = u8::try_from(forced.plies.div_ceil(2)).ok().filter(|&moves| moves <= LONGEST)?;
        if position.to_move() != forced.winner {
            return None;
        }
        let mut solution = Line::from(position);
        for m in forced.proof(&position).ok()?.variation() {
            solution.play(Entry::Move(m)).ok()?;
        }
        let before = forced.ply.checked_sub(1).and_then(|ply| {
            let before = line.positions()[ply];
            Some((before, before.write(line.moves().nth(ply)?).to_string()))
        });
        Some(Puzzle {
            source: id.clone(),
            id,
            kind: PuzzleKind::Win,
            position,
            win_in,
            line: solution.texts().collect(),
            themes: Vec::new(),
            grade: GRADE,
            rating: RATING,
            solved: None,
            before,
            refutations: Vec::new(),
        })
    }
}
