//! The siege of a day: one puzzle, the same on every host. It follows from the day alone.

use super::books::Book;
use super::puzzle::Puzzle;
use super::theme::PuzzleKind;
use crate::rules::Variant;

/// The days of a week.
const WEEK: usize = 7;
/// The first of January 1970 was a Thursday, three days after Monday.
const FIRST_DAY: u32 = 3;
/// A prime larger than any part of the puzzles, so steps of it meet all of a part before one comes
/// again.
const STRIDE: usize = 7919;

/// The siege of a day, which is counted from the first of January 1970 in UTC: easy on Monday, hard
/// on Sunday. No puzzle of a weekday comes again before all of them have come. `None` only where no
/// puzzle is shipped.
pub fn siege(day: u32) -> Option<&'static Puzzle> {
    pick(Book::of(Variant::STANDARD)?.puzzles(), day)
}

/// The weekday of a day counted from the first of January 1970, 0 for Monday.
pub fn weekday(day: u32) -> usize {
    (day + FIRST_DAY) as usize % WEEK
}

/// The siege of a day among these puzzles, which are sorted by id; `None` if too few of them can be
/// sieges.
fn pick(puzzles: &[Puzzle], day: u32) -> Option<&Puzzle> {
    let mut fit: Vec<&Puzzle> = puzzles.iter().filter(|puzzle| is_siege(puzzle)).collect();
    // By difficulty, equal ones by id: the seven parts of the week.
    fit.sort_by_key(|puzzle| (puzzle.grade, puzzle.rating));
    let part = weekday(day);
    let week = (day + FIRST_DAY) as usize / WEEK;
    let mut part: Vec<&Puzzle> =
        fit[fit.len() * part / WEEK..fit.len() * (part + 1) / WEEK].to_vec();
    part.sort_by(|one, other| one.id.cmp(&other.id));
    part.get((week * STRIDE) % part.len().max(1)).copied()
}

/// Returns true if a puzzle can be the siege of a day: it is solved by moving, and takes two moves
/// or one that alone holds.
fn is_siege(puzzle: &Puzzle) -> bool {
    match puzzle.kind {
        PuzzleKind::Win => puzzle.win_in > 1,
        PuzzleKind::Hold => true,
        PuzzleKind::IsItWon | PuzzleKind::TwoTowers | PuzzleKind::Author => false,
    }
}
