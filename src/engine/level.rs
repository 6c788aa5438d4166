//! The levels at which the opponent plays, as rows of a table.

use super::choose::{should_swap, think};
use super::eval::Doubt;
use super::key::{key, scatter};
use super::limits::{Budget, Stop};
use super::net::Net;
use super::transpositions::Transpositions;
use crate::rules::{Move, Position};

/// One level: how much it thinks, how well it judges, and how often it does not look twice.
#[derive(Debug, PartialEq)]
pub struct Level {
    /// Its name, as stored and as shown.
    pub name: &'static str,
    /// Whether it judges by the learned evaluation, where there is one, rather than by the designer's features.
    pub learned: bool,
    /// How much it thinks.
    pub budget: Budget,
    /// Its largest error of judgement, in hundredths of a stone. A few hundredths decide nothing but make games differ.
    pub doubt: u16,
    /// In how many of a hundred positions it looks one ply ahead only, so that it sees its own win but not the answer to its move.
    pub hasty: u16,
    /// Size of its transposition table: `2^bits` entries.
    pub table_bits: u32,
    /// Its rating in the standard game, fixed: in steps of the 300 Elo that matches of neighbours measured, give or take 30.
    pub rating: u16,
}

/// Every level, weakest first. Names are stored with games, so a row may change or be added, but never leave.
pub static LEVELS: [Level; 7] = [
    level("Tiro", false, Budget { nodes: 500, depth: 2 }, 220, 36, 8, 700),
    level("Legionary", false, Budget { nodes: 800, depth: 3 }, 172, 10, 10, 1000),
    level("Centurion", false, Budget { nodes: 2_000, depth: 5 }, 98, 0, 12, 1300),
    level("Tribune", true, Budget { nodes: 850, depth: 40 }, 118, 0, 12, 1600),
    level("Legate", true, Budget { nodes: 4_300, depth: 40 }, 66, 0, 14, 1900),
    level("Caesar", true, Budget { nodes: 60_000, depth: 60 }, 8, 0, 18, 2200),
    level("Augustus", true, Budget { nodes: 1_000_000, depth: 100 }, 4, 0, 20, 2500),
];

#[rustfmt::skip]
const fn level(name: &'static str, learned: bool, budget: Budget, doubt: u16, hasty: u16, table_bits: u32, rating: u16) -> Level {
    Level { name, learned, budget, doubt, hasty, table_bits, rating }
}

impl Level {
    /// The level that is offered where nobody chooses.
    pub const DEFAULT: &'static str = "Centurion";

    /// The level of this name, however it is capitalized.
    pub fn known(name: &str) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.name.eq_ignore_ascii_case(name.trim()))
    }

    /// The level of a name; the default one for names that are no longer known, so that old games go on.
    ///
    /// ```
    /// use murus::engine::{Level, Stop};
    /// use murus::rules::{Position, Variant};
    ///
    /// let (tiro, start) = (Level::named("Tiro"), Position::start(Variant::STANDARD));
    /// let answer = || tiro.play(&start, &[], 7, &Stop::default());
    /// assert_eq!(answer(), answer(), "the same seed plays the same move");
    /// assert_eq!(Level::named("Optio").name, Level::DEFAULT);
    /// ```
    pub fn named(name: &str) -> &'static Level {
        let find = |name: &str| LEVELS.iter().find(|level| level.name == name);
        find(name).or_else(|| find(Level::DEFAULT)).unwrap_or(&LEVELS[0])
    }

    /// This level's move; none only when the position ends the game. `before` are the game's earlier positions. The same level,
    /// position, earlier positions and seed give the same move, unless `stop` cuts the thought short; no level misses a win in one.
    pub fn play(&self, position: &Position, before: &[Position], seed: i64, stop: &Stop) -> Option<Move> {
        let doubt = Doubt { most: self.doubt, seed: seed.cast_unsigned() };
        let net = Net::of(position.variant()).filter(|_| self.learned);
        let haste = scatter(key(position, seed.cast_unsigned())) % 100 < u64::from(self.hasty);
        let budget = if haste { Budget { depth: 1, ..self.budget } } else { self.budget };
        let choice = think(net, position, before, budget, doubt, &mut Transpositions::new(self.table_bits), stop);
        choice.map(|choice| choice.best)
    }

    /// Whether the player to move should swap seats; judged by this level's budget, but without its errors.
    pub fn swaps(&self, position: &Position, stop: &Stop) -> bool {
        should_swap(position, self.budget, &mut Transpositions::new(self.table_bits), stop)
    }
}
