//! The levels at which the opponent plays, as rows of a table.

use super::{Budget, Choice, Stop, Table, choose};
use crate::rules::{Move, Options, Position};

/// One level.
#[derive(Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name, as stored and as shown.
    pub name: &'static str,
    /// How much it thinks.
    pub budget: Budget,
    /// Size of its transposition table: `2^bits` entries.
    pub table_bits: u32,
}

/// Every level, weakest first.
pub static LEVELS: [Level; 3] = [
    Level { name: "Tiro", budget: Budget { nodes: 400, depth: 2 }, table_bits: 8 },
    Level { name: "Centurion", budget: Budget { nodes: 20_000, depth: 5 }, table_bits: 14 },
    Level { name: "Caesar", budget: Budget { nodes: 400_000, depth: 24 }, table_bits: 18 },
];

impl Level {
    /// The level that is offered where nobody chooses.
    pub const DEFAULT: &'static str = "Centurion";

    /// The level of a name; the default one for names that are no longer known, so that old games go on.
    pub fn named(name: &str) -> &'static Level {
        let find = |name: &str| LEVELS.iter().find(|level| level.name == name);
        find(name).or_else(|| find(Level::DEFAULT)).unwrap_or(&LEVELS[0])
    }

    /// This level's move; none only when the game is over. The same seed, position and history give the same move: among those within
    /// a hair of the best the seed decides at the start of a game, so that games differ.
    pub fn play(&self, position: &Position, before: &[Position], seed: i64, stop: &Stop) -> Option<Move> {
        if position.outcome().is_none() && (position.opening_turns() > 0 || before.is_empty()) {
            return self.open(position, seed);
        }
        self.think(position, before, stop).map(|choice| choice.best)
    }

    /// Whether the player to move should swap seats: when the other side's view of the board is the better one.
    pub fn swaps(&self, position: &Position, stop: &Stop) -> bool {
        position.swap_open() && position.variant().has(Options::BALANCED) && {
            // Half the budget is plenty to compare two sides.
            self.think(position, &[], stop).is_some_and(|choice| choice.score.0 < 0)
        }
    }

    fn think(&self, position: &Position, before: &[Position], stop: &Stop) -> Option<Choice> {
        choose(position, before, self.budget, &mut Table::new(self.table_bits), stop)
    }

    /// First turns are all alike to a shallow search, so the seed picks one.
    fn open(&self, position: &Position, seed: i64) -> Option<Move> {
        let moves = position.moves();
        let n = seed.cast_unsigned() % moves.len().max(1) as u64;
        moves.get(n as usize).copied()
    }
}
