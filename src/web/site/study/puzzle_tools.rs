//! The buttons beside a puzzle: hint and answer, the next puzzle, votes and reports.

use maud::{Markup, html};
use murus_lessons::Puzzle;

use super::tried::TriedPuzzle;
use crate::answers::study::puzzles::PuzzleAid;
use crate::texts::Texts;

/// A button of a puzzle: whether it is there, the word of its action, and the id of its label.
pub type AidButton = (bool, &'static str, &'static str);

/// Returns the buttons for a hint and for the answer of a puzzle after a try. If help `counts` as a
/// miss, the labels say so until a miss is made.
pub fn help_buttons(puzzle: &Puzzle, tried: &TriedPuzzle, counts: bool) -> [AidButton; 2] {
    let solution = puzzle.line.join(";");
    let hinted = !tried.solved && !tried.wrong && solution.starts_with(&tried.moves_before());
    let (hint, answer) = match counts {
        true => ("button-puzzle-hint", "button-puzzle-answer"),
        false => ("button-hint", "page-puzzle-answer"),
    };
    let answer = if tried.wrong { "button-puzzle-answer-missed" } else { answer };
    [(hinted, PuzzleAid::Hint.word(), hint), (!tried.solved, PuzzleAid::Answer.word(), answer)]
}

/// Returns the buttons with which a person judges a puzzle that has ended.
pub fn judging_buttons() -> [AidButton; 3] {
    [
        (true, PuzzleAid::Up.word(), "button-puzzle-up"),
        (true, PuzzleAid::Down.word(), "button-puzzle-down"),
        (true, PuzzleAid::Report.word(), "button-puzzle-report"),
    ]
}

/// Writes the buttons that are there. `address` returns the address that carries out an action, by
/// its word.
pub fn write_buttons(
    texts: Texts,
    buttons: &[AidButton],
    address: impl Fn(&str) -> String,
) -> Markup {
    html! {
        @for (_, word, label) in buttons.iter().filter(|(there, ..)| *there) {
            button.secondary type="button" data-load=(address(word)) { (texts.say(label)) }
        }
    }
}
