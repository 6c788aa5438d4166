//! The opponent's thinking. Pure and CPU only; it knows the rules and nothing else: same position, same budget, same answer.
//!
//! | file | what it holds |
//! |---|---|
//! | this one | the door: [`choose`], [`should_swap`] and the words they speak in |
//! | `level` | the levels at which the opponent plays, a table |
//! | `root` | iterative deepening, and proof of the shortest end |
//! | `search` | alpha-beta (principal-variation search) |
//! | `order` | which move to try first |
//! | `eval` | the designer's features: place, mobility, siege towers; or the network where there is one |
//! | `net` | the learned evaluation |
//! | `bench` | fixed searches, for a fingerprint and for speed |
//! | `review` | a finished game looked at again |
//! | `table` | the transposition table and the key of a position |
//!
//! Proven ends are exact: nothing is pruned or reduced on a guess, and thinking goes on until depth `n`, so "win in `n` plies" is the
//! shortest way there is, "loss in `n`" the longest, unless the budget ends before. Only the special first turns of a balanced game, where nothing can end yet, are narrowed to the likeliest.
//!
//! Against several players the search is paranoid (Sturtevant and Korf, 2000): everybody else is taken to play together against the
//! one who thinks. That keeps one number for each position and so alpha-beta and its depth, where max-n would need a tuple and prune
//! almost nothing; the price is caution, which suits a game whose last player in wins.

mod bench;
mod eval;
mod level;
pub(crate) mod net;
mod order;
mod review;
mod root;
mod search;
mod table;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::rules::{Move, Position};
use eval::Doubt;
use root::{Question, search};

pub use bench::{Searched, bench};
pub use level::{LEVELS, Level};
pub use net::{Net, NoNet};
pub use review::{Glance, Review, review};
pub use table::Table;

/// The best move within a budget; none only when the position ends the game.
///
/// `before` are the earlier positions of the game, in any order: a third occurrence counts as a draw. An empty table and a budget of
/// nodes make the answer repeat on every machine; a table that is handed in again only makes it faster. The first ply is always looked
/// at in full, whatever the budget and `stop` say, so a win in one is never missed.
pub fn choose(
    position: &Position,
    before: &[Position],
    budget: Budget,
    table: &mut Table,
    stop: &Stop,
) -> Option<Choice> {
    choose_by(Net::of(position.variant()), position, before, budget, table, stop)
}

/// Like [`choose`], by a network other than the one built in, or by the designer's features alone.
pub fn choose_by(
    net: Option<&Net>,
    position: &Position,
    before: &[Position],
    budget: Budget,
    table: &mut Table,
    stop: &Stop,
) -> Option<Choice> {
    think(net, position, before, budget, Doubt::NONE, table, stop)
}

/// Whether the player to move should swap seats: a swap is open and this side of the board is the worse one.
pub fn should_swap(position: &Position, budget: Budget, table: &mut Table, stop: &Stop) -> bool {
    position.swap_open() && choose(position, &[], budget, table, stop).is_some_and(|choice| choice.score < Score::DRAW)
}

/// Thinks in the narrowest width that the board fits.
fn think(
    net: Option<&Net>,
    position: &Position,
    before: &[Position],
    budget: Budget,
    doubt: Doubt,
    table: &mut Table,
    stop: &Stop,
) -> Option<Choice> {
    match position.narrow() {
        Some(narrow) => {
            let before: Vec<_> = before.iter().filter_map(Position::narrow).collect();
            search(Question { position: &narrow, before: &before, budget, net, doubt }, table, stop)
        }
        None => search(Question { position, before, budget, net, doubt }, table, stop),
    }
}

/// What came of thinking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub best: Move,
    /// How good it is for the side to move.
    pub score: Score,
    /// The deepest finished iteration, in plies.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The principal variation, starting with the move. Of a proven end it is the whole way there.
    pub variation: Vec<Move>,
}

/// How much may be thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Positions visited at most.
    pub nodes: u64,
    /// The deepest iteration, in plies.
    pub depth: u32,
}

impl Budget {
    /// So many plies, however many positions that takes.
    pub fn depth(depth: u32) -> Budget {
        Budget { nodes: u64::MAX, depth }
    }

    /// So many positions, however deep that leads.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes, depth: u32::MAX }
    }
}

/// Ends a search early, from another thread or at an instant.
#[derive(Debug, Default)]
pub struct Stop {
    /// Set to end the search.
    pub now: AtomicBool,
    /// The search ends at this instant.
    pub at: Option<Instant>,
}

impl Stop {
    fn is_due(&self) -> bool {
        self.now.load(Ordering::Relaxed) || self.at.is_some_and(|at| Instant::now() >= at)
    }
}

/// How good a position is for the side to move: hundredths of a stone's worth, or a proven end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);

    /// Hundredths of a stone; beyond every such worth where an end is proven.
    pub fn hundredths(self) -> i32 {
        self.0
    }

    /// A win is certain after so many plies; no sooner, if [`Choice::depth`] reaches that far.
    pub fn win_in(self) -> Option<u32> {
        (self.0 >= PROVEN).then(|| WIN.abs_diff(self.0))
    }

    /// A loss is certain after so many plies; no later against best play, if [`Choice::depth`] reaches that far.
    pub fn loss_in(self) -> Option<u32> {
        (self.0 <= -PROVEN).then(|| WIN.abs_diff(-self.0))
    }

    /// After how many plies the game is certain to be won or lost.
    pub fn end_in(self) -> Option<u32> {
        self.win_in().or(self.loss_in())
    }
}

/// The score of a win on the spot; a win in `n` plies scores `n` less.
const WIN: i32 = 1_000_000;

/// Scores beyond this are proven ends: no line of a search has so many plies, and no evaluation gets near.
const PROVEN: i32 = WIN - 10_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bits, Line};

    fn answer<B: Bits>(position: &Position<B>, before: &[Position<B>]) -> Option<Choice> {
        let question =
            Question { position, before, budget: Budget::nodes(2_000), net: None, doubt: Doubt { most: 20, seed: 1 } };
        search(question, &mut Table::new(8), &Stop::default())
    }

    #[test]
    fn both_widths_give_the_same_answer() {
        for (variant, moves) in [
            ("standard", "d1-f3 d7-d5 c1-e3"),
            ("advanced", "d1-f1 d7-b7 e1-g3"),
            ("balanced", "a1-c2,e2"),
            ("houdini@7x7", "a1-a3"),
            ("escape@8x8-four", "b1-d3"),
        ] {
            let mut line = Line::new(variant.parse().expect("a variant"));
            for m in moves.split(' ') {
                line.play(line.read(m).expect("a move")).expect("a legal move");
            }
            let narrow: Vec<_> = line.positions().iter().filter_map(Position::narrow).collect();
            let (wide, before) = line.positions().split_last().expect("a line has a position");
            let (narrow, narrow_before) = narrow.split_last().expect("a board of at most 64 cells");
            assert_eq!(answer(wide, before), answer(narrow, narrow_before), "{variant}");
        }
    }
}
