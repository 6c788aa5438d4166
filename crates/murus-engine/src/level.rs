//! The levels at which the opponent plays, as rows of a table.

use std::time::Duration;

use super::book::first_move;
use super::choose::{should_swap, think};
use super::eval::Doubt;
use super::key::{key, scatter};
use super::ladder::fitted;
use super::limits::{Budget, Stop};
use super::net::Net;
use super::transpositions::Transpositions;
use murus_gallicus::{Move, Position, Variant};

/// A level at which the opponent plays.
#[derive(PartialEq, Debug)]
#[non_exhaustive]
pub struct Level {
    /// The name of the level, as stored and as shown.
    pub name: &'static str,
    /// The fixed rating of the level in the standard game; the last level's comes from matches
    /// against the one before.
    pub rating: u16,
    /// The strength of the level in variants for which its dial has no measured value.
    usual: Strength,
    /// The longest time to think about a move while no other work waits; `None` for a level that
    /// always plays at once.
    pub patience: Option<Duration>,
    /// True if the level draws its first move of a game from a book. The levels below it err often
    /// enough to begin in many ways.
    has_book: bool,
    /// The property of the level that is set for each variant. `None` for the default level and the
    /// last one, which are alike in every variant.
    dial: Option<Dial>,
}

/// How strongly a level plays: its budget, its evaluation and its errors.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Strength {
    /// True if the level judges by the learned evaluation where there is one; else it judges by the
    /// designer's features.
    pub learned: bool,
    /// The budget for a move.
    pub budget: Budget,
    /// The largest error of judgement, in hundredths of a stone. A few hundredths decide no game
    /// but make games differ.
    pub doubt: u16,
    /// The percentage of positions in which the level sees its own win but not the answer to its
    /// move.
    pub hasty: u16,
    /// The size of the transposition table: `2^bits` entries.
    pub table_bits: u32,
}

/// The property by which a level is stronger or weaker than its neighbour nearer to
/// [`Level::DEFAULT`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dial {
    /// Errors of judgement, in hundredths of a stone; more of them make the level weaker.
    Doubt,
    /// Nodes for a move; more of them make the level stronger. Below 2,500 nodes, larger errors of
    /// judgement replace fewer nodes, because a level must not overlook what the level below it
    /// sees.
    Nodes,
}

/// The fewest nodes of a level above the default level, which itself searches a few less.
const SIGHT: u64 = 2_500;
/// The error of judgement, in hundredths of a stone, that weakens a level about as much as half the
/// nodes.
const DOUBT_FOR_HALF: u64 = 110;

/// Every level, weakest first. Names are stored with games, so rows may change or be added, but
/// must never be removed.
pub static LEVELS: &[Level] = &[
    level("Discens", 400, Some(Dial::Doubt), strength(false, 300, 2, 100, 42, 8)),
    level("Tiro", 700, Some(Dial::Doubt), strength(false, 500, 2, 220, 25, 8)),
    level("Legionary", 1000, Some(Dial::Doubt), strength(false, 800, 3, 202, 8, 10)),
    level("Centurion", 1300, None, strength(false, 2_000, 5, 134, 0, 12)),
    level("Tribune", 1600, Some(Dial::Nodes), strength(true, 850, 40, 118, 0, 12)),
    level("Legate", 1900, Some(Dial::Nodes), strength(true, 4_300, 40, 66, 0, 14)),
    Level {
        has_book: true,
        ..level("Caesar", 2200, Some(Dial::Nodes), strength(true, 60_000, 60, 8, 0, 18))
    },
    Level {
        patience: Some(Duration::from_mins(1)),
        has_book: true,
        ..level("Augustus", 2800, None, strength(true, 2_000_000, 100, 4, 0, 20))
    },
];

const fn level(name: &'static str, rating: u16, dial: Option<Dial>, usual: Strength) -> Level {
    Level { name, rating, usual, patience: None, has_book: false, dial }
}

const fn strength(
    learned: bool,
    nodes: u64,
    depth: u32,
    doubt: u16,
    hasty: u16,
    table_bits: u32,
) -> Strength {
    Strength { learned, budget: Budget { nodes, depth }, doubt, hasty, table_bits }
}

/// The least nodes for a special first turn of a balanced game. There are some 5,000 replies to
/// these turns. With fewer nodes the search would see one ply; with this many it sees four.
const OPENING_NODES: u64 = 20_000;

/// The number of bits by which the table is larger while a level thinks on; 2 bits make it four
/// times as large.
const PONDERING_BITS: u32 = 2;

impl Level {
    /// The default level, from which the others are set.
    pub const DEFAULT: &'static str = "Centurion";

    /// The level of this name, however it is capitalized; `None` if there is none.
    pub fn find(name: &str) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.name.eq_ignore_ascii_case(name.trim()))
    }

    /// The level of a stored name. An unknown name gives the default level, so that old games
    /// continue.
    ///
    /// ```
    /// use murus_engine::{Level, Stop};
    /// use murus_gallicus::{Position, Variant};
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

    /// How strongly the level plays this variant.
    pub fn strength(&self, variant: Variant) -> Strength {
        self.dial(variant).map_or(self.usual, |(_, value)| self.dialed(value))
    }

    /// The strength of the level with its dial at this value, in the unit of its [`Dial`]:
    /// hundredths of a stone, or nodes for a move. Below 2,500 nodes, larger errors replace fewer
    /// nodes. The usual strength if the level has no dial.
    pub fn dialed(&self, value: u32) -> Strength {
        match self.dial {
            Some(Dial::Doubt) => {
                Strength { doubt: value.try_into().unwrap_or(u16::MAX), ..self.usual }
            }
            Some(Dial::Nodes) => {
                let nodes = SIGHT.max(value.into());
                let doubt =
                    u64::from(self.usual.doubt) + DOUBT_FOR_HALF * halvings(nodes, value) / HALVING;
                Strength {
                    budget: Budget { nodes, ..self.usual.budget },
                    doubt: doubt.try_into().unwrap_or(u16::MAX),
                    ..self.usual
                }
            }
            None => self.usual,
        }
    }

    /// Returns true if one of the level's properties is set for each variant.
    pub fn has_dial(&self) -> bool {
        self.dial.is_some()
    }

    /// The property that is set for each variant, and its value in this variant; `None` if the
    /// level has none.
    pub fn dial(&self, variant: Variant) -> Option<(Dial, u32)> {
        let Strength { doubt, budget, .. } = self.usual;
        let usual = |dial| match dial {
            Dial::Doubt => doubt.into(),
            Dial::Nodes => budget.nodes.try_into().unwrap_or(u32::MAX),
        };
        self.dial.map(|dial| (dial, fitted(variant, self.name).unwrap_or_else(|| usual(dial))))
    }

    /// Returns the level's move; `None` only if the game is over. `before` are the earlier
    /// positions of the game. The same level, positions and seed give the same move, unless `stop`
    /// ends the search early. No level misses a win in one.
    pub fn play(
        &self,
        position: &Position,
        before: &[Position],
        seed: i64,
        stop: &Stop,
    ) -> Option<Move> {
        self.book_move(position, seed)
            .or_else(|| self.strength(position.variant()).play(position, before, seed, stop))
    }

    /// Chooses a move, and thinks until `stop` is due; `None` only if the game is over. After
    /// [`Level::least`] nodes the move is no worse than the move of [`Level::play`].
    pub fn ponder(
        &self,
        position: &Position,
        before: &[Position],
        seed: i64,
        stop: &Stop,
    ) -> Option<Move> {
        if let Some(first) = self.book_move(position, seed) {
            return Some(first);
        }
        let strength = self.strength(position.variant());
        let budget = Budget { nodes: u64::MAX, ..strength.budget };
        let table_bits = strength.table_bits + PONDERING_BITS;
        Strength { budget, table_bits, ..strength }.play(position, before, seed, stop)
    }

    /// The first move of a game, if the level draws it from a book.
    fn book_move(&self, position: &Position, seed: i64) -> Option<Move> {
        if self.has_book { first_move(position, seed) } else { None }
    }

    /// The most nodes that the level searches for a move in this position when it does not ponder.
    pub fn least(&self, position: &Position) -> u64 {
        self.strength(position.variant()).budget_for(position).nodes
    }

    /// Returns true if the player to move should swap seats. Searches with this level's budget but
    /// without its errors.
    pub fn swaps(&self, position: &Position, stop: &Stop) -> bool {
        let strength = self.strength(position.variant());
        let mut table = Transpositions::new(strength.table_bits);
        should_swap(position, strength.budget_for(position), &mut table, stop)
    }
}

/// The least error of judgement of a hasty move, in hundredths of a stone: it is nearly a random
/// move.
const CARELESS: u16 = 600;

impl Strength {
    /// Returns the move at this strength, like [`Level::play`].
    pub fn play(
        &self,
        position: &Position,
        before: &[Position],
        seed: i64,
        stop: &Stop,
    ) -> Option<Move> {
        let seed = seed.cast_unsigned();
        let hasty = scatter(key(position, seed)) % 100 < u64::from(self.hasty);
        let blind = hasty && position.opening_turns() == 0;
        let most = if blind { self.doubt.max(CARELESS) } else { self.doubt };
        let doubt = Doubt { most, seed, blind };
        let net = Net::of(position.variant()).filter(|_| self.learned);
        let budget = self.budget_for(position);
        let budget = if blind { Budget { depth: 1, ..budget } } else { budget };
        let choice = think(
            net,
            position,
            before,
            budget,
            doubt,
            &mut Transpositions::new(self.table_bits),
            stop,
        );
        choice.map(|choice| choice.best)
    }

    /// The budget for a move in a position: larger if the turn is a special first one.
    fn budget_for(&self, position: &Position) -> Budget {
        let least = if position.opening_turns() > 0 { OPENING_NODES } else { 0 };
        Budget { nodes: self.budget.nodes.max(least), ..self.budget }
    }
}

/// The number that [`halvings`] returns for one halving.
const HALVING: u64 = 1 << 10;

/// Returns how many times `nodes` must be halved to get down to `left`, in parts of [`HALVING`].
/// Linear between two whole halvings, so that it is the same on every machine.
fn halvings(nodes: u64, left: u32) -> u64 {
    let times = nodes * HALVING / u64::from(left.max(1));
    let whole = u64::from((times / HALVING).max(1).ilog2());
    (whole * HALVING + (times >> whole)).saturating_sub(HALVING)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_first_turns_are_looked_at_further_than_one_ply() {
        let start = Position::start("balanced".parse().expect("a variant"));
        let mut position = start;
        while position.opening_turns() > 0 {
            for level in LEVELS {
                let budget = level.strength(start.variant()).budget_for(&position);
                assert!(budget.nodes >= OPENING_NODES && budget.depth > 1, "{}", level.name);
            }
            position = position.play_unchecked(position.moves()[0]);
        }
        let tribune = Level::named("Tribune").strength(start.variant());
        assert_eq!(tribune.budget_for(&position), tribune.budget);
        let deep = choose_from(&start, OPENING_NODES);
        assert!(deep > 2 && choose_from(&start, 4_300) < deep, "{deep} plies");
    }

    fn choose_from(position: &Position, nodes: u64) -> u32 {
        let mut table = Transpositions::new(14);
        let stop = Stop::default();
        let choice =
            super::super::choose::choose(position, &[], Budget::nodes(nodes), &mut table, &stop);
        choice.expect("a game that goes on has a move").depth
    }
}
