//! The reasons why a move is good. Each is given once in a game.

use super::advice::Advice;
use super::deed::{Deed, laid};
use crate::rules::{Bits, Cell, Height, Move, Position, Seat};
use crate::words::words;

/// A reason, or something worth knowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tip {
    /// Few towers are left, and a walk onto empty cells costs one.
    Few,
    /// What a coloured cell under a tower means.
    Colour,
    /// What a capture costs.
    Capture,
    /// A tower made from a wall keeps the number of towers.
    Grow,
    /// Where walls are useful.
    Begin,
    /// The row from which one walk breaks through.
    Reach,
    /// What closes the enemy's lines.
    Close,
    /// A player without a move loses.
    Count,
}

words!(Tip {
    Few: "few",
    Colour: "colour",
    Capture: "capture",
    Grow: "grow",
    Begin: "begin",
    Reach: "reach",
    Close: "close",
    Count: "count",
});

/// The number of towers at which a warning is due.
const FEW: u32 = 3;

impl Tip {
    /// The reason to give with an advice: the first that holds and was not given before.
    pub(super) fn of(position: &Position, advice: &Advice, given: &[Tip]) -> Option<Tip> {
        Tip::WORDS
            .into_iter()
            .map(|(reason, _)| reason)
            .find(|reason| !given.contains(reason) && reason.holds(position, advice))
    }

    /// Whether it is true here, and the advised move an example of it.
    fn holds(self, position: &Position, advice: &Advice) -> bool {
        let best = match *advice {
            Advice::Win(_) | Advice::Lost(_) | Advice::Hold(..) => return false,
            Advice::Guard(..) => return self == Tip::Colour && coloured(position).is_some(),
            Advice::Capture(m) | Advice::Best(m) => m,
            Advice::Grow(ref moves) => match moves.first() {
                Some(&m) => m,
                None => return false,
            },
        };
        let next = position.play_unchecked(best);
        match self {
            Tip::Few => towers(position, position.to_move()) <= FEW,
            Tip::Colour => coloured(position).is_some(),
            Tip::Capture => matches!(advice, Advice::Capture(_)),
            Tip::Grow => matches!(advice, Advice::Grow(_)),
            Tip::Begin => {
                let grown = |then: &Move| Deed::of(&next.passed(), *then) == Deed::Tower;
                let old = |then: &Move| position.moves().contains(then) && Deed::of(position, *then) == Deed::Tower;
                next.passed().moves().iter().any(|then| grown(then) && !old(then))
            }
            Tip::Reach => !sieges(position, best).is_empty(),
            Tip::Close => {
                let walks = |then: &Move| matches!(then, Move::Distribute { .. });
                position.passed().moves().iter().any(|then| walks(then) && !next.moves().contains(then))
            }
            Tip::Count => true,
        }
    }
}

/// The number of towers of a side.
pub fn towers(position: &Position, seat: Seat) -> u32 {
    let (_, towers, _) = position.heights();
    (towers & position.stones(seat)).count()
}

/// A tower one walk before the row to break through to, whose cell is coloured on pictures; one of
/// the enemy first.
pub fn coloured(position: &Position) -> Option<Cell> {
    let (_, towers, _) = position.heights();
    let mover = position.to_move();
    let of = |seat: Seat| {
        let home =
            position.variant().board().goals[mover.other().index()] | position.variant().board().goals[mover.index()];
        (towers & position.stones(seat) & !home).cells().find(|&cell| is_two_before(position, seat, cell))
    };
    of(mover.other()).or_else(|| of(mover))
}

/// The cells on which a move leaves a tower one walk before the row to break through to.
pub(super) fn sieges(position: &Position, m: Move) -> Vec<Cell> {
    let next = position.play_unchecked(m);
    let is_tower = |cell: Cell| next.unit(cell).is_some_and(|unit| unit.height == Height::Tower);
    let mover = position.to_move();
    laid(m).into_iter().filter(|&cell| is_tower(cell) && is_two_before(position, mover, cell)).collect()
}

/// Whether a tower of a side on a cell is one walk before the row to break through to.
fn is_two_before(position: &Position, seat: Seat, cell: Cell) -> bool {
    let board = position.variant().board();
    let is_goal = |cell: Cell| board.goals[seat.index()].has(cell);
    let far = board.geometry.directions().iter().filter_map(|&way| board.geometry.step(cell, way, 2));
    !is_goal(cell) && far.into_iter().any(is_goal)
}
