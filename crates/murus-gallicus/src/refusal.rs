//! The reasons why a typed move cannot be played, in terms of the typed cells. A program for
//! players makes its own sentences from this data. The `Display` texts are short and name no cells,
//! because only a board knows their names.

use super::cell::{Cell, CellName};
use super::moves::Move;
use super::outcome::Outcome;
use super::position::Unit;

/// The rule that forbids a typed move.
///
/// `from` is the cell that was typed first. In [`Refusal::OneCell`] and the variants after it, that
/// cell holds a unit of the side to move.
///
/// ```
/// use murus_gallicus::{Position, Variant};
///
/// let start = Position::start(Variant::STANDARD);
/// let refusal = start.read("a1-a5").expect_err("a tower does not reach a5");
/// assert_eq!(refusal.to_string(), "a tower lays its stones on the two nearest cells");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Refusal {
    /// The text is no move at all.
    #[error("this is not a move")]
    Unreadable,
    /// The board has no cell of this name.
    #[error("the board has no cell {0}")]
    NoSuchCell(CellName),
    /// The game is over.
    #[error("the game is over")]
    Over(Outcome),
    /// A swap was typed, but no swap is open.
    #[error("seats cannot be swapped now")]
    SwapClosed,
    /// The text does not say if a tower next to an enemy catapult gives one stone or both.
    #[error("say whether the tower gives one stone (`x`) or both (`xx`)")]
    Which {
        /// The move in which the tower gives one stone.
        one: Move,
        /// The move in which the tower gives both stones.
        both: Move,
    },
    /// A special first turn of a balanced game is due. The field is an example of one.
    #[error("the special first turn of a balanced game is due")]
    OpeningDue(Move),
    /// This cell is not on the row where the walls of a special first turn go. The move is an
    /// example.
    #[error("the walls of the special first turn go onto the second row")]
    SecondRow(Cell, Move),
    /// The walls of a special first turn go onto two cells, not both onto this one. The move is an
    /// example.
    #[error("the walls of the special first turn go onto two different cells")]
    SameCell(Cell, Move),
    /// The cell typed first is empty.
    #[error("nothing stands on the origin")]
    Empty(Cell),
    /// The cell typed first holds this unit of another side.
    #[error("the origin holds another side's unit")]
    NotYours(Cell, Unit),
    /// The cell typed first holds a wall, and walls never act.
    #[error("walls never act")]
    Wall(Cell),
    /// Only this cell, the origin, was typed.
    #[error("the move names its origin alone")]
    OneCell(Cell),
    /// Two targets were typed, as for a special first turn, but none is due.
    #[error("only the special first turn of a balanced game names two targets")]
    NotOpening(Cell),
    /// The cells are those of this legal move, which is written with another sign.
    #[error("this move is written with another sign")]
    Sign(Move),
    /// The cell typed last is the first of the two cells on which this legal move lays stones.
    #[error("a distribution names the second of its two cells, not the first")]
    NamesFirst(Move),
    /// The origin and the target are not in one of the board's lines.
    #[error("origin and target are not in line")]
    NotInLine {
        /// The cell of the unit that would act.
        from: Cell,
        /// The cell typed last.
        to: Cell,
    },
    /// Three cells were typed that do not follow one another in a line.
    #[error("the three cells do not follow one another in line")]
    NotARow {
        /// The tower's cell.
        from: Cell,
        /// The cell typed in between.
        mid: Cell,
        /// The cell typed last.
        to: Cell,
    },
    /// A tower's stones go onto the two nearest cells, and the target is farther.
    #[error("a tower lays its stones on the two nearest cells")]
    TooFar {
        /// The tower's cell.
        from: Cell,
        /// The cell typed last.
        to: Cell,
    },
    /// The board ends after the target, where the second stone would go.
    #[error("the second stone would fall off the board")]
    OffBoard {
        /// The tower's cell.
        from: Cell,
        /// The cell typed last, next to the tower.
        to: Cell,
    },
    /// A cell before the target, or the target itself, takes no stone of this tower.
    #[error("a cell on the way, or the target, takes no stone of this tower")]
    Blocked {
        /// The tower's cell.
        from: Cell,
        /// The cell typed last.
        to: Cell,
        /// The cell that blocks the tower.
        at: Cell,
        /// The unit that blocks the tower.
        unit: Unit,
    },
    /// The cell after the target, where the second stone would go, takes no stone of this tower.
    #[error("the cell behind the target takes no stone of this tower")]
    BlockedBeyond {
        /// The tower's cell.
        from: Cell,
        /// The cell typed last, next to the tower.
        to: Cell,
        /// The cell after the target, which takes no stone.
        at: Cell,
        /// The unit on the cell after the target.
        unit: Unit,
    },
    /// An enemy unit is in the way. It can be captured, but stones are not laid past it.
    #[error("stones are not laid past an enemy unit")]
    NotThrough {
        /// The tower's cell.
        from: Cell,
        /// The enemy's cell.
        at: Cell,
        /// The enemy unit that is in the way.
        unit: Unit,
    },
    /// A capture was typed for the unit on this cell, but the variant has no captures.
    #[error("this variant has no captures")]
    NoCaptures(Cell),
    /// A capture of the player's own unit was typed.
    #[error("a side does not capture its own units")]
    OwnUnit {
        /// The cell of the unit that would act.
        from: Cell,
        /// The cell typed last.
        at: Cell,
        /// The unit on the cell typed last.
        unit: Unit,
    },
    /// A capture was typed against an empty cell.
    #[error("nothing stands on the target")]
    NothingToTake {
        /// The cell of the unit that would act.
        from: Cell,
        /// The cell typed last.
        at: Cell,
    },
    /// A capture by a tower was typed, but the target is not adjacent.
    #[error("a tower captures on adjacent cells only")]
    NotAdjacent {
        /// The tower's cell.
        from: Cell,
        /// The cell typed last.
        to: Cell,
    },
    /// A capture by a tower was typed, but towers cannot capture this unit.
    #[error("a tower cannot capture this unit")]
    CannotTake {
        /// The tower's cell.
        from: Cell,
        /// The cell typed last.
        at: Cell,
        /// The unit on the cell typed last.
        unit: Unit,
    },
    /// A throw of the catapult on this cell was typed with a cell in between.
    #[error("a throw names its origin and its target alone")]
    ThrowPath(Cell),
    /// A throw was typed that is not two or three cells far.
    #[error("a catapult throws two or three cells far")]
    ThrowDistance {
        /// The catapult's cell.
        from: Cell,
        /// The cell typed last.
        to: Cell,
    },
    /// A throw was typed that goes backward. Catapults throw only forward and sideways.
    #[error("a catapult throws forward and sideways only")]
    ThrowBackward {
        /// The catapult's cell.
        from: Cell,
        /// The cell typed last.
        to: Cell,
    },
    /// A throw at a unit of the catapult's own side was typed.
    #[error("a catapult does not throw onto its own side")]
    ThrowOnOwn {
        /// The catapult's cell.
        from: Cell,
        /// The cell typed last.
        at: Cell,
        /// The unit on the cell typed last.
        unit: Unit,
    },
}
