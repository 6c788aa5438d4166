//! The sentences about a puzzle: its heading, its task, the verdict on a try, and the results.

use murus_gallicus::{Move, Position};
use murus_lessons::{Puzzle, Verdict};

use crate::game::{PLACING, PuzzleRated};
use crate::service::{AtPuzzle, InSiege, MINE, Puzzled, SiegePart};
use crate::show::pages::profile::rating_text;
use crate::show::pages::share;
use crate::show::pages::siege_week;
use crate::store::Rung;
use crate::texts::{Texts, Value, small_line, variant};

/// Returns the sentence with the moves of the solution of a puzzle.
pub fn answer_text(texts: Texts, puzzle: &Puzzle) -> String {
    texts.say_with("puzzle-answer", [("line", puzzle.line.join(" ").into())])
}

/// Returns the heading of a puzzle from a book that comes with Murus, as plain text: its number,
/// variant and difficulty.
pub fn shipped_heading(texts: Texts, puzzle: &Puzzle) -> String {
    title_of(texts, puzzle, "book").replace("**", "")
}

/// Returns the heading of a puzzle of the current siege, as plain text.
pub fn siege_heading(texts: Texts, puzzle: &Puzzle, rung: Rung) -> String {
    title_of(texts, puzzle, siege_word(rung)).replace("**", "")
}

/// Returns the heading of a puzzle from a person's own games, as plain text.
pub fn own_heading(texts: Texts, puzzle: &Puzzle) -> String {
    title_of(texts, puzzle, MINE).replace("**", "")
}

/// Returns the word for a puzzle of a siege, by which a sentence chooses its wording.
pub(super) fn siege_word(rung: Rung) -> &'static str {
    match rung {
        Rung::Day => "siege",
        Rung::Easy => "siege-easy",
    }
}

/// Returns the number of a puzzle in the book of its variant, without leading zeros.
fn puzzle_number(puzzle: &Puzzle) -> &str {
    puzzle.id.rsplit_once('-').map_or(&puzzle.id, |(_, number)| number.trim_start_matches('0'))
}

/// Returns the title of a puzzle, with Markdown. `from` is the word for its origin: a book, the
/// person's own games, or a siege.
pub(super) fn title_of(texts: Texts, puzzle: &Puzzle, from: &'static str) -> String {
    let args = [
        ("number", Value::from(puzzle_number(puzzle))),
        ("variant", variant::variant_name(texts, puzzle.variant()).into()),
        ("grade", puzzle.grade.into()),
        ("from", from.into()),
    ];
    texts.say_with("puzzle-title", args)
}

/// Returns the sentence with the task of a puzzle.
pub fn task_of(texts: Texts, puzzle: &Puzzle) -> String {
    asked_within(texts, puzzle, puzzle.win_in)
}

pub(super) fn asked_within(texts: Texts, puzzle: &Puzzle, moves: u8) -> String {
    let args = [
        ("kind", Value::from(puzzle.kind.word())),
        ("side", puzzle.side().word().into()),
        ("moves", moves.into()),
    ];
    texts.say_with("puzzle-task", args)
}

/// Returns the sentence with the move that allowed a puzzle; `None` if that move is not known.
pub fn allowing_move(texts: Texts, puzzle: &Puzzle) -> Option<String> {
    let (_, m) = puzzle.before.as_ref()?;
    let args = [("side", Value::from(puzzle.side().other().word())), ("move", m.as_str().into())];
    Some(texts.say_with("puzzle-allowed", args))
}

/// Returns the sentences about a move that was tried in this position. `left` is the number of
/// moves of the solver that were left before it.
pub fn verdict_text(
    texts: Texts,
    position: &Position,
    played: Move,
    verdict: &Verdict,
    left: u8,
) -> String {
    let written = position.write(played).to_string();
    match verdict {
        Verdict::Right { solved: true, .. } => {
            texts.say_with("puzzle-solved", [("line", written.into())])
        }
        Verdict::Right { answer, .. } => {
            let answer =
                answer.map(|answer| position.play_unchecked(played).write(answer).to_string());
            let args = [
                ("move", Value::from(written)),
                ("side", position.to_move().other().word().into()),
                ("answer", answer.unwrap_or_default().into()),
                ("left", left.saturating_sub(1).into()),
            ];
            texts.say_with("puzzle-right", args)
        }
        Verdict::Slower { .. } => texts.say_with("puzzle-slower", [("move", written.into())]),
        Verdict::Wrong { line, loses } => {
            let args = [
                ("move", Value::from(written)),
                ("loses", if *loses { "yes" } else { "no" }.into()),
                ("some", if line.is_empty() { "no" } else { "yes" }.into()),
                ("line", played_after(position, played, line).join(" ").into()),
            ];
            texts.say_with("puzzle-wrong", args)
        }
    }
}

/// Returns the line that the first try decided the day's siege just now, or that the siege is over;
/// `None` in other puzzles and after later tries.
pub(super) fn missed_line(texts: Texts, standing: &Puzzled) -> Option<String> {
    let id = match standing.siege.as_ref()? {
        InSiege::Over => "siege-late",
        InSiege::Tried(_) => "siege-missed",
    };
    standing.rated.is_some().then(|| small_line(&texts.say(id)))
}

/// Returns the line about the effect of a result on the person's puzzle rating; `None` if no result
/// was decided just now. It names no rating before the person has solved enough puzzles to be
/// placed: only how many are left, and in a siege nothing.
pub(super) fn rated_line(texts: Texts, standing: &Puzzled) -> Option<String> {
    let line = match standing.rated? {
        PuzzleRated::Placing(_) if standing.siege.is_some() => return None,
        PuzzleRated::Placing(n) => placing_line(texts, n),
        PuzzleRated::Placed(rating) => {
            let args = [("rating", Value::from(rating_text(&rating, rating.is_unsure())))];
            small_line(&texts.say_with("puzzle-placed", args))
        }
        PuzzleRated::Step([before, after]) => {
            let change = (after.rating - before.rating).round() as i64;
            let args = [
                ("rating", Value::from(rating_text(&after, after.is_unsure()))),
                ("change", format!("{change:+}").into()),
            ];
            small_line(&texts.say_with("puzzle-rated", args))
        }
    };
    Some(line)
}

/// Returns the lines about the effect of a result on the person's puzzle rating, and on the siege
/// of the puzzle if there is one.
pub fn result_lines(texts: Texts, standing: &Puzzled) -> Vec<String> {
    let siege = match &standing.siege {
        Some(InSiege::Tried(part)) => part_lines(texts, part),
        Some(InSiege::Over) => vec![texts.say("siege-late")],
        None => Vec::new(),
    };
    rated_line(texts, standing).into_iter().chain(siege).collect()
}

/// Returns the lines about a person's result in a siege: their days in a row, their place in the
/// week, what an easy puzzle counts for, and the line to share. All but the place are left out if
/// they have not solved the puzzle; the place is left out if they have none.
pub fn part_lines(texts: Texts, part: &SiegePart) -> Vec<String> {
    let week = part.week.as_ref().map(|own| siege_week::own_place_line(texts, own));
    let solved = part.rung == Rung::Easy && part.tried.at(part.rung).solved.is_some();
    let easy = solved.then(|| small_line(&texts.say("siege-easy-counts")));
    let lines = [share::streak_line(texts, part), week, easy, share::share_line(texts, part)];
    lines.into_iter().flatten().collect()
}

/// Returns the line with the number of this puzzle among those that a person needs to be placed.
pub fn placing_line(texts: Texts, n: u32) -> String {
    small_line(&texts.say_with("puzzle-placing", [("n", n.into()), ("all", PLACING.into())]))
}

/// Returns the name of a theme of puzzles by its word. Also takes the words for all themes and for
/// puzzles from one's own games.
pub fn theme_name(texts: Texts, word: &str) -> String {
    texts.say_with("puzzle-theme", [("theme", word.into())])
}

/// Returns the word for the origin of a puzzle, own games or a book, by which a sentence chooses
/// its wording.
pub(super) fn origin_word(at: &AtPuzzle) -> &'static str {
    if at.is_own() { MINE } else { "book" }
}

/// Returns the moves of a line in notation. The line begins after `played`, which is made in this
/// position.
pub(super) fn played_after(position: &Position, played: Move, line: &[Move]) -> Vec<String> {
    let mut position = position.play_unchecked(played);
    let write = |&m: &Move| {
        let text = position.write(m).to_string();
        position = position.play_unchecked(m);
        format!("`{text}`")
    };
    line.iter().map(write).collect()
}

/// Returns the word for a grade of puzzles, from 1 (easy) to 5.
pub fn grade_name(texts: Texts, grade: u8) -> String {
    texts.say_with("puzzle-grade", [("grade", grade.into())])
}
