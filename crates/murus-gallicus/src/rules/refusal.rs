//! Why a typed move cannot be played, in terms of the cells typed. The sentence is made elsewhere; this is its data.

use super::cell::{Cell, CellName};
use super::moves::Move;
use super::outcome::Outcome;
use super::position::Unit;

/// The rule that refuses a typed move. `from` is the cell typed first and, from [`Refusal::OneCell`] on, holds a unit of the side to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no move at all.
    Unreadable,
    /// The board has no such cell.
    NoSuchCell(CellName),
    /// The game is over.
    Over(Outcome),
    /// No swap is open.
    SwapClosed,
    /// A tower beside an enemy catapult gives one stone or both, and the text does not say which.
    Which {
        /// The move that gives one.
        one: Move,
        /// The move that gives both.
        both: Move,
    },
    /// A balanced game asks for its special first turn now; with an example.
    OpeningDue(Move),
    /// This cell is not on the row where the walls of the special first turn go; with an example.
    SecondRow(Cell, Move),
    /// The walls of the special first turn go onto two cells, not both onto this one; with an example.
    SameCell(Cell, Move),
    /// Nothing stands on the origin.
    Empty(Cell),
    /// The origin holds another side's unit.
    NotYours(Cell, Unit),
    /// Walls never act.
    Wall(Cell),
    /// Only the origin was named.
    OneCell(Cell),
    /// Two targets were named, as on the special first turn, which is over or never was.
    NotOpening(Cell),
    /// The cells are those of a legal move that is written with another sign.
    Sign(Move),
    /// The cell typed last is the first of the two onto which this legal move lays stones.
    NamesFirst(Move),
    /// Origin and target are not in one of the board's lines.
    NotInLine {
        /// The unit that would act.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// Three cells were typed that do not follow one another in a line.
    NotARow {
        /// The tower.
        from: Cell,
        /// The cell typed in between.
        mid: Cell,
        /// The cell typed last.
        to: Cell,
    },
    /// A tower's stones go onto the two nearest cells, and the target is farther.
    TooFar {
        /// The tower.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// The board ends behind the target, where the second stone would go.
    OffBoard {
        /// The tower.
        from: Cell,
        /// The cell typed, next to it.
        to: Cell,
    },
    /// A cell on the way, or the target, takes no stone of this tower.
    Blocked {
        /// The tower.
        from: Cell,
        /// The cell typed.
        to: Cell,
        /// The cell that stops it.
        at: Cell,
        /// What stands there.
        unit: Unit,
    },
    /// The cell behind the target, where the second stone would go, takes none.
    BlockedBeyond {
        /// The tower.
        from: Cell,
        /// The cell typed, next to it.
        to: Cell,
        /// The cell behind that.
        at: Cell,
        /// What stands there.
        unit: Unit,
    },
    /// An enemy unit on the way can be captured, but stones are not laid past it.
    NotThrough {
        /// The tower.
        from: Cell,
        /// The enemy's cell.
        at: Cell,
        /// What stands there.
        unit: Unit,
    },
    /// The variant has no captures.
    NoCaptures(Cell),
    /// A capture of one's own unit was typed.
    OwnUnit {
        /// The unit that would act.
        from: Cell,
        /// The cell typed.
        at: Cell,
        /// What stands there.
        unit: Unit,
    },
    /// A capture was typed against an empty cell.
    NothingToTake {
        /// The unit that would act.
        from: Cell,
        /// The cell typed.
        at: Cell,
    },
    /// Towers capture only on adjacent cells.
    NotAdjacent {
        /// The tower.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// Towers are not captured by towers.
    CannotTake {
        /// The tower.
        from: Cell,
        /// The cell typed.
        at: Cell,
        /// What stands there.
        unit: Unit,
    },
    /// A throw was written with a cell in between.
    ThrowPath(Cell),
    /// A catapult throws two or three cells far.
    ThrowDistance {
        /// The catapult.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// A catapult throws forward and sideways only.
    ThrowBackward {
        /// The catapult.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// A catapult never throws onto its own side.
    ThrowOnOwn {
        /// The catapult.
        from: Cell,
        /// The cell typed.
        at: Cell,
        /// What stands there.
        unit: Unit,
    },
}
