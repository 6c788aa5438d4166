//! The reasons why a typed move cannot be played, in terms of the typed cells. A program that talks
//! to players makes its own sentences from this data; `Display` is short and names no cells,
//! because only a board knows their names.

use super::cell::{Cell, CellName};
use super::moves::Move;
use super::outcome::Outcome;
use super::position::Unit;

/// The rule that refuses a typed move.
///
/// `from` is the cell typed first. From [`Refusal::OneCell`] on it holds a unit of the side to
/// move.
///
/// ```
/// use murus_gallicus::rules::{Position, Variant};
///
/// let start = Position::start(Variant::STANDARD);
/// let refusal = start.read("a1-a5").expect_err("a tower does not reach a5");
/// assert_eq!(refusal.to_string(), "a tower lays its stones on the two nearest cells");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The text is no move at all.
    #[error("this is not a move")]
    Unreadable,
    /// The board has no such cell.
    #[error("the board has no cell {0}")]
    NoSuchCell(CellName),
    /// The game is over.
    #[error("the game is over")]
    Over(Outcome),
    /// No swap is open.
    #[error("seats cannot be swapped now")]
    SwapClosed,
    /// A tower beside an enemy catapult gives one stone or both, and the text does not say which.
    #[error("say whether the tower gives one stone (`x`) or both (`xx`)")]
    Which {
        /// The move that gives one.
        one: Move,
        /// The move that gives both.
        both: Move,
    },
    /// A balanced game asks for its special first turn now; with an example.
    #[error("the special first turn of a balanced game is due")]
    OpeningDue(Move),
    /// This cell is not on the row where the walls of the special first turn go; with an example.
    #[error("the walls of the special first turn go onto the second row")]
    SecondRow(Cell, Move),
    /// The walls of the special first turn go onto two cells, not both onto this one; with an
    /// example.
    #[error("the walls of the special first turn go onto two different cells")]
    SameCell(Cell, Move),
    /// Nothing stands on the origin.
    #[error("nothing stands on the origin")]
    Empty(Cell),
    /// The origin holds another side's unit.
    #[error("the origin holds another side's unit")]
    NotYours(Cell, Unit),
    /// Walls never act.
    #[error("walls never act")]
    Wall(Cell),
    /// Only the origin was named.
    #[error("the move names its origin alone")]
    OneCell(Cell),
    /// Two targets were named, as on a special first turn, but none is due.
    #[error("only the special first turn of a balanced game names two targets")]
    NotOpening(Cell),
    /// The cells are those of a legal move that is written with another sign.
    #[error("this move is written with another sign")]
    Sign(Move),
    /// The cell typed last is the first of the two onto which this legal move lays stones.
    #[error("a distribution names the second of its two cells, not the first")]
    NamesFirst(Move),
    /// Origin and target are not in one of the board's lines.
    #[error("origin and target are not in line")]
    NotInLine {
        /// The unit that would act.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// Three cells were typed that do not follow one another in a line.
    #[error("the three cells do not follow one another in line")]
    NotARow {
        /// The tower.
        from: Cell,
        /// The cell typed in between.
        mid: Cell,
        /// The cell typed last.
        to: Cell,
    },
    /// A tower's stones go onto the two nearest cells, and the target is farther.
    #[error("a tower lays its stones on the two nearest cells")]
    TooFar {
        /// The tower.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// The board ends behind the target, where the second stone would go.
    #[error("the second stone would fall off the board")]
    OffBoard {
        /// The tower.
        from: Cell,
        /// The cell typed, next to it.
        to: Cell,
    },
    /// A cell on the way, or the target, takes no stone of this tower.
    #[error("a cell on the way, or the target, takes no stone of this tower")]
    Blocked {
        /// The tower.
        from: Cell,
        /// The cell typed.
        to: Cell,
        /// The cell that stops it.
        at: Cell,
        /// The unit there.
        unit: Unit,
    },
    /// The cell behind the target, where the second stone would go, takes none.
    #[error("the cell behind the target takes no stone of this tower")]
    BlockedBeyond {
        /// The tower.
        from: Cell,
        /// The cell typed, next to it.
        to: Cell,
        /// The cell behind that.
        at: Cell,
        /// The unit there.
        unit: Unit,
    },
    /// An enemy unit on the way can be captured, but stones are not laid past it.
    #[error("stones are not laid past an enemy unit")]
    NotThrough {
        /// The tower.
        from: Cell,
        /// The enemy's cell.
        at: Cell,
        /// The unit there.
        unit: Unit,
    },
    /// The variant has no captures.
    #[error("this variant has no captures")]
    NoCaptures(Cell),
    /// A capture of the player's own unit was typed.
    #[error("a side does not capture its own units")]
    OwnUnit {
        /// The unit that would act.
        from: Cell,
        /// The cell typed.
        at: Cell,
        /// The unit there.
        unit: Unit,
    },
    /// A capture was typed against an empty cell.
    #[error("nothing stands on the target")]
    NothingToTake {
        /// The unit that would act.
        from: Cell,
        /// The cell typed.
        at: Cell,
    },
    /// Towers capture only on adjacent cells.
    #[error("a tower captures on adjacent cells only")]
    NotAdjacent {
        /// The tower.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// Towers are not captured by towers.
    #[error("a tower cannot capture this unit")]
    CannotTake {
        /// The tower.
        from: Cell,
        /// The cell typed.
        at: Cell,
        /// The unit there.
        unit: Unit,
    },
    /// A throw was written with a cell in between.
    #[error("a throw names its origin and its target alone")]
    ThrowPath(Cell),
    /// A catapult throws two or three cells far.
    #[error("a catapult throws two or three cells far")]
    ThrowDistance {
        /// The catapult.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// A catapult throws forward and sideways only.
    #[error("a catapult throws forward and sideways only")]
    ThrowBackward {
        /// The catapult.
        from: Cell,
        /// The cell typed.
        to: Cell,
    },
    /// A catapult never throws onto its own side.
    #[error("a catapult does not throw onto its own side")]
    ThrowOnOwn {
        /// The catapult.
        from: Cell,
        /// The cell typed.
        at: Cell,
        /// The unit there.
        unit: Unit,
    },
}
