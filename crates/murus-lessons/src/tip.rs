//! The reasons why a move is good. Each is given once in a game.

use super::advice::Advice;
use super::deed::{Deed, laid};
use murus_gallicus::{Bits, Cell, Move, Position, Seat, words};

/// A reason for a move, or a fact worth knowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Tip {
    /// Few towers are left, and a walk onto empty cells costs one.
    Few,
    /// The meaning of the mark in the corner of a tower's cell.
    Colour,
    /// A capture costs each side one stone: the capturing tower becomes a wall.
    Capture,
    /// A tower made from a wall keeps the number of towers.
    Grow,
    /// Walls are useful where the side's next tower can land.
    Begin,
    /// From a certain row a tower breaks through in one walk.
    Reach,
    /// A stone near an enemy tower blocks its way.
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

/// The number of towers at which a warning is given.
const FEW: u32 = 3;

impl Tip {
    /// The reason to give with an advice: the first one that holds and is not among those `given`
    /// before; `None` if there is none.
    pub(super) fn of(position: &Position, advice: &Advice, given: &[Tip]) -> Option<Tip> {
        Tip::WORDS
            .into_iter()
            .map(|(reason, _)| reason)
            .find(|reason| !given.contains(reason) && reason.holds(position, advice))
    }

    /// Returns true if the reason holds in this position and the advised move is an example of it.
    fn holds(self, position: &Position, advice: &Advice) -> bool {
        let best = match *advice {
            Advice::Win(_) | Advice::Lost(_) | Advice::Hold(..) => return false,
            Advice::Guard(..) => {
                return self == Tip::Colour && find_siege_tower(position).is_some();
            }
            Advice::Capture(m) | Advice::Best(m) => m,
            Advice::Grow(ref moves) => match moves.first() {
                Some(&m) => m,
                None => return false,
            },
        };
        let next = position.play_unchecked(best);
        match self {
            Tip::Few => towers(position, position.to_move()) <= FEW,
            // Here no tower can break through next: each has a stone in its way.
            Tip::Colour => false,
            Tip::Capture => matches!(advice, Advice::Capture(_)),
            Tip::Grow => matches!(advice, Advice::Grow(_)),
            Tip::Begin => {
                let grown = |then: &Move| Deed::of(&next.passed(), *then) == Deed::Tower;
                let old = |then: &Move| {
                    position.moves().contains(then) && Deed::of(position, *then) == Deed::Tower
                };
                next.passed().moves().iter().any(|then| grown(then) && !old(then))
            }
            Tip::Reach => !sieges(position, best).is_empty(),
            Tip::Close => {
                let walks = |then: &Move| matches!(then, Move::Distribute { .. });
                position
                    .passed()
                    .moves()
                    .iter()
                    .any(|then| walks(then) && !next.moves().contains(then))
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

/// The cell of a tower that can break through with its next walk, an enemy one first; `None` if
/// there is none. Pictures mark its corner.
pub fn find_siege_tower(position: &Position) -> Option<Cell> {
    let cells = position.variant().board().geometry.cells();
    let of = |seat: Seat| {
        let is_its =
            |cell: &&Cell| position.siege_tower(**cell).is_some_and(|tower| tower.seat == seat);
        cells.iter().find(is_its).copied()
    };
    of(position.to_move().other()).or_else(|| of(position.to_move()))
}

/// The cells on which a move leaves a tower that can break through with its next walk.
pub(super) fn sieges(position: &Position, m: Move) -> Vec<Cell> {
    let next = position.play_unchecked(m);
    let own =
        |cell: &Cell| next.siege_tower(*cell).is_some_and(|tower| tower.seat == position.to_move());
    laid(m).into_iter().filter(own).collect()
}
