//! A puzzle after a try: the line on the board, and the text about it.

use std::iter;

use maud::html;
use murus_gallicus::{Entry, Line, Move};
use murus_lessons::{Attempt, Puzzle, Verdict};

use super::exercise::{Exercise, NoExercise, exercise_board};
use super::puzzle_choice::card_path;
use crate::show::names::Names;
use crate::show::pages::puzzle_texts::{allowing_move, task_of, verdict_text};
use crate::texts::Texts;
use crate::web::site::board::field::tool_button;
use crate::web::site::board::line_state::LineState;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// A move that was tried in a puzzle, and its verdict.
#[derive(Clone, Copy)]
pub struct TriedMove<'a> {
    /// The move that was tried.
    pub played: Move,
    /// The verdict on the move.
    pub verdict: &'a Verdict,
}

/// A puzzle as its board shows it, before the first try or after one.
pub struct TriedPuzzle {
    /// The line on the board, with the moves that the verdict adds after the tried move.
    pub line: Line,
    /// The number of plies before the first move of the attempt.
    pub from: usize,
    /// The number of plies that one press of undo takes back.
    pub undo: usize,
    /// True if the last move solved the puzzle.
    pub solved: bool,
    /// True if the last move does not solve the puzzle.
    pub wrong: bool,
    /// The text for the reader: the task, the verdict, or both.
    pub text: String,
    /// The cell of the unit to which a hint points. `None` without a hint.
    pub hint: Option<String>,
}

impl TriedPuzzle {
    /// Returns a puzzle after the moves of an attempt and, if given, after one more move that was
    /// tried. Fails if the tried move or the moves of its verdict cannot be played.
    pub fn after(
        texts: Texts,
        puzzle: &Puzzle,
        attempt: &Attempt<'_>,
        tried: Option<TriedMove<'_>>,
    ) -> Result<TriedPuzzle, NoExercise> {
        let mut line = puzzle.course(attempt.line().moves());
        let from = line.plies() - attempt.line().plies();
        let said = tried.map(|TriedMove { played, verdict }| {
            verdict_text(texts, line.position(), played, verdict, attempt.left())
        });
        let follows = tried.map(moves_that_follow).unwrap_or_default();
        for m in &follows {
            line.play(Entry::Move(*m)).map_err(|_| NoExercise::Unknown)?;
        }
        let verdict = tried.map(|tried| tried.verdict);
        let solved = matches!(verdict, Some(Verdict::Right { solved: true, .. }));
        let wrong = matches!(verdict, Some(Verdict::Slower { .. } | Verdict::Wrong { .. }));
        let task = task_of(texts, puzzle);
        let text = match said {
            None => {
                let lines = iter::once(task).chain(allowing_move(texts, puzzle));
                lines.collect::<Vec<_>>().join("\n")
            }
            // The task stays visible above the verdict on a wrong move.
            Some(said) if wrong => format!("{task}\n{said}"),
            Some(said) => said,
        };
        Ok(TriedPuzzle { line, from, undo: follows.len(), solved, wrong, text, hint: None })
    }

    /// Returns a puzzle with its solution on the board, and this text.
    pub fn answered(puzzle: &Puzzle, text: String) -> TriedPuzzle {
        let line = puzzle.course(puzzle.solution().moves());
        let from = puzzle.approach().plies();
        let undo = line.plies() - from;
        TriedPuzzle { undo, line, from, solved: true, wrong: false, text, hint: None }
    }

    /// Adds a hint: the cell of the unit to which it points, and its sentence.
    pub fn with_hint(self, (cell, sentence): (String, String)) -> TriedPuzzle {
        TriedPuzzle { text: format!("{}\n{sentence}", self.text), hint: Some(cell), ..self }
    }

    /// Returns the moves of both sides before the next try, separated by semicolons. A wrong try is
    /// left out.
    pub fn moves_before(&self) -> String {
        let end = self.line.plies() - if self.wrong { self.undo } else { 0 };
        let moves = self.line.moves().enumerate().take(end).skip(self.from);
        let written = moves.map(|(ply, m)| self.line.positions()[ply].write(m).to_string());
        written.collect::<Vec<_>>().join(";")
    }

    /// Returns the puzzle as an exercise with this title. A move that does not solve it can be
    /// taken back.
    pub fn exercise(self, visitor: &Visitor, puzzle: &Puzzle, title: String) -> Exercise {
        let TriedPuzzle { line, from, undo, solved, wrong, text, hint } = self;
        let texts = visitor.texts;
        let svg = exercise_board(visitor, &line, puzzle.side());
        let nobody = Names::default();
        let again = html! { @if wrong { (tool_button(texts, "undo", "button-puzzle-again")) } };
        let state = LineState {
            from,
            due: !solved && !wrong,
            undo,
            status: Words { texts, names: &nobody }.write_text(&text).into_string(),
            tools: again.into_string(),
            hint: hint.map(|cell| [cell.clone(), cell]),
            ..LineState::new(texts, &svg, &line, puzzle.side())
        };
        let (on, side, picture) = ("button-puzzle-next", puzzle.side(), card_path(puzzle));
        Exercise { title, on, side, line, svg, state, picture }
    }
}

/// Splits moves with semicolons between them into the moves so far, as [`Attempt::of`] reads them,
/// and the last one, which is tried. The solver moves first, so nothing is tried after an even
/// number of moves.
pub fn split_moves(moves: &str) -> (String, Option<&str>) {
    let plies = moves.split(';').filter(|text| !text.is_empty()).count();
    if plies.is_multiple_of(2) {
        return (moves.replace(';', " "), None);
    }
    let (before, tried) = moves.rsplit_once(';').unwrap_or(("", moves));
    (before.replace(';', " "), Some(tried))
}

/// Returns the move that was tried, and the moves that the verdict adds after it.
fn moves_that_follow(TriedMove { played, verdict }: TriedMove<'_>) -> Vec<Move> {
    let after = match verdict {
        Verdict::Right { answer, .. } => answer.as_slice(),
        Verdict::Slower { line } | Verdict::Wrong { line, .. } => line,
    };
    [played].into_iter().chain(after.iter().copied()).collect()
}
