//! Counts puzzles, and the share of them that a strong player misses.

use std::collections::BTreeMap;

use murus_engine::{Budget, Net, Stop, Transpositions, choose_by};
use murus_lessons::{Attempt, Puzzle, PuzzleKind, Verdict};

/// The nodes with which the strong player tries each puzzle.
pub const NODES: [u64; 3] = [100, 1_000, 10_000];
/// Entries of the table of the strong player, as a power of two.
const TABLE_BITS: u32 = 14;

/// The numbers of puzzles by kind, grade, theme and length.
#[derive(Debug, Default)]
pub struct CountTable {
    /// The number of puzzles by group (such as `theme`) and word.
    pub rows: BTreeMap<(&'static str, String), usize>,
    /// The first moves that the strong player missed, by grade.
    pub missed: BTreeMap<u8, MissedMoves>,
}

/// The number of first moves that the strong player missed.
#[derive(Clone, Copy, Debug, Default)]
pub struct MissedMoves {
    /// The number of puzzles that the strong player tried.
    pub of: usize,
    /// The number of puzzles missed with each of the `NODES`.
    pub at: [usize; NODES.len()],
}

impl CountTable {
    /// Counts a puzzle. If `tried`, the strong player tries it too, provided that its task is to
    /// win or to hold.
    pub fn add(&mut self, puzzle: &Puzzle, tried: bool) {
        let themes = puzzle.themes.iter().map(|theme| ("theme", theme.word().to_owned()));
        let rows = [
            ("kind", puzzle.kind.word().to_owned()),
            ("grade", puzzle.grade.to_string()),
            ("moves", format!("{} in {}", puzzle.kind.word(), puzzle.win_in)),
        ];
        for row in rows.into_iter().chain(themes) {
            *self.rows.entry(row).or_default() += 1;
        }
        if tried && matches!(puzzle.kind, PuzzleKind::Win | PuzzleKind::Hold) {
            let missed = self.missed.entry(puzzle.grade).or_default();
            missed.of += 1;
            for (missed, nodes) in missed.at.iter_mut().zip(NODES) {
                *missed += usize::from(!finds(puzzle, nodes));
            }
        }
    }
}

/// Returns true if a search with the learned evaluation finds a right first move.
fn finds(puzzle: &Puzzle, nodes: u64) -> bool {
    let position = &puzzle.position;
    let net = Net::of(puzzle.variant());
    let mut table = Transpositions::new(TABLE_BITS);
    let choice = choose_by(net, position, &[], Budget::nodes(nodes), &mut table, &Stop::default());
    let judged = choice.and_then(|choice| {
        let text = position.write(choice.best).to_string();
        Attempt::of(puzzle, "")?.judge(&text).ok()
    });
    judged.is_some_and(|judged| matches!(judged.verdict, Verdict::Right { .. }))
}
