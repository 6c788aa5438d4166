//! What the enemy's last move means for the player to move, proven by the rules: its effect, and
//! what the enemy could do if the player passed.

use super::deed::{Deed, laid};
use murus_gallicus::{Bits, Cell, Move, Position, words};

/// The meaning of the enemy's last move: the most important one of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Aim {
    /// The kind of meaning that the move has.
    pub kind: AimKind,
    /// The cell that the meaning is about.
    pub cell: Cell,
}

/// A kind of meaning of an enemy's move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum AimKind {
    /// A tower of the player could move before it and cannot move now.
    Shut,
    /// The enemy can make a tower on the cell next, and could break through from there after that.
    Siege,
    /// A tower that the move made can take the wall on the cell next.
    Take,
}

words!(AimKind { Shut: "shut", Siege: "siege", Take: "take" });

impl Aim {
    /// Returns the meaning of the move from `before` to `position`; `None` if it changes nothing
    /// that matters.
    pub(super) fn of(before: &Position, m: Move, position: &Position) -> Option<Aim> {
        let found = [(AimKind::Shut, shut(before, position)), (AimKind::Siege, siege(m, position))];
        let weighty = found.into_iter().find_map(|(kind, cell)| Some(Aim { kind, cell: cell? }));
        weighty.or_else(|| Some(Aim { kind: AimKind::Take, cell: take(m, position)? }))
    }

    /// Returns true if this move of the player keeps the enemy from what it can do next. A tower
    /// that is shut in stays so.
    pub(super) fn is_answered_by(self, position: &Position, m: Move) -> bool {
        let next = position.play_unchecked(m);
        let does = |then: &Move| match self.kind {
            AimKind::Shut => false,
            AimKind::Siege => sieges(&next, *then).contains(&self.cell),
            AimKind::Take => then.to() == self.cell && Deed::of(&next, *then) == Deed::Capture,
        };
        !next.moves().iter().any(does)
    }
}

/// The cell of a tower that could move until the enemy's last move; `None` if there is none.
fn shut(before: &Position, position: &Position) -> Option<Cell> {
    let (_, towers, _) = position.heights();
    let earlier = before.passed().moves();
    let now = position.moves();
    let moves = |all: &[Move], cell: Cell| all.iter().any(|m| m.from() == cell);
    let own = towers & position.stones(position.to_move());
    own.cells().find(|&cell| moves(&earlier, cell) && !moves(&now, cell))
}

/// The cell on which the enemy can make a tower next, to break through from there. If there are
/// several, a cell on which its last move laid a stone comes first. `None` if there is none.
fn siege(last: Move, position: &Position) -> Option<Cell> {
    let enemy = position.passed();
    let mut cells: Vec<Cell> = enemy.moves().into_iter().flat_map(|m| sieges(&enemy, m)).collect();
    cells.sort_by_key(|cell| !laid(last).contains(cell));
    cells.first().copied()
}

/// The cells of the new towers that this move makes and from which its player could break through
/// with the following move.
fn sieges(position: &Position, m: Move) -> Vec<Cell> {
    let (Deed::Tower, mut cells) = Deed::with_cells(position, m) else { return Vec::new() };
    let again = position.play_unchecked(m).passed();
    let through: Vec<Cell> = again
        .moves()
        .into_iter()
        .filter(|&then| Deed::of(&again, then) == Deed::Through)
        .map(|m| m.from())
        .collect();
    cells.retain(|cell| through.contains(cell));
    cells
}

/// The cell of a wall that a tower can take from a cell on which the last move laid a stone; `None`
/// if there is none.
fn take(last: Move, position: &Position) -> Option<Cell> {
    let enemy = position.passed();
    let captures =
        |m: &Move| laid(last).contains(&m.from()) && Deed::of(&enemy, *m) == Deed::Capture;
    enemy.moves().into_iter().find(captures).map(|m| m.to())
}
