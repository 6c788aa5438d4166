//! The levels at which the opponent plays, as rows of a table.

use super::{Budget, Doubt, Net, Stop, Table, should_swap, think};
use crate::rules::{Move, Position};

/// One level: how much it thinks and how well it judges.
#[derive(Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name, as stored and as shown.
    pub name: &'static str,
    /// How much it thinks.
    pub budget: Budget,
    /// Its largest error of judgement, in hundredths of a stone. A few hundredths decide nothing but make games differ.
    pub doubt: u16,
    /// Size of its transposition table: `2^bits` entries.
    pub table_bits: u32,
}

/// Every level, weakest first. Names are stored with games, so a row may change or be added, but never leave.
pub static LEVELS: [Level; 3] = [
    Level { name: "Tiro", budget: Budget { nodes: 1_000, depth: 2 }, doubt: 200, table_bits: 8 },
    Level { name: "Centurion", budget: Budget { nodes: 5_000, depth: 3 }, doubt: 100, table_bits: 14 },
    Level { name: "Caesar", budget: Budget { nodes: 400_000, depth: 40 }, doubt: 10, table_bits: 18 },
];

impl Level {
    /// The level that is offered where nobody chooses.
    pub const DEFAULT: &'static str = "Centurion";

    /// The level of a name; the default one for names that are no longer known, so that old games go on.
    pub fn named(name: &str) -> &'static Level {
        let find = |name: &str| LEVELS.iter().find(|level| level.name == name);
        find(name).or_else(|| find(Level::DEFAULT)).unwrap_or(&LEVELS[0])
    }

    /// This level's move; none only when the position ends the game. `before` are the game's earlier positions. The same level,
    /// position, earlier positions and seed give the same move, unless `stop` cuts the thought short; no level misses a win in one.
    pub fn play(&self, position: &Position, before: &[Position], seed: i64, stop: &Stop) -> Option<Move> {
        let doubt = Doubt { most: self.doubt, seed: seed.cast_unsigned() };
        let net = Net::of(position.variant());
        let choice = think(net, position, before, self.budget, doubt, &mut Table::new(self.table_bits), stop);
        choice.map(|choice| choice.best)
    }

    /// Whether the player to move should swap seats; judged by this level's budget, but without its errors.
    pub fn swaps(&self, position: &Position, stop: &Stop) -> bool {
        should_swap(position, self.budget, &mut Table::new(self.table_bits), stop)
    }
}
