//! Why a typed move cannot be played, in terms of the cells typed. The sentence is made elsewhere; this is its data.

use super::geometry::{Cell, CellName};
use super::moves::Move;
use super::notation::{Link, Typed, means};
use super::outcome::Outcome;
use super::position::{Height, Position, Unit};
use super::variant::Options;

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

/// The first rule that stands in the way of what was typed, which is known not to be legal.
pub(super) fn refuse(position: &Position, typed: &Typed) -> Refusal {
    if let Some(outcome) = position.outcome() {
        return Refusal::Over(outcome);
    }
    if let Some(refusal) = opening(position, typed) {
        return refusal;
    }
    let from = typed.cells[0];
    let unit = match position.unit(from) {
        None => return Refusal::Empty(from),
        Some(unit) if unit.seat != position.to_move() => return Refusal::NotYours(from, unit),
        Some(unit) if unit.height == Height::Wall => return Refusal::Wall(from),
        Some(unit) => unit,
    };
    let other_sign: Vec<Move> = position.moves().into_iter().filter(|&m| means_by_cells(typed, m)).collect();
    match other_sign[..] {
        [] => {}
        [m] => return Refusal::Sign(m),
        [one, both, ..] => return Refusal::Which { one, both },
    }
    let captures = matches!(typed.link, Link::Cross | Link::Both);
    match typed.cells[..] {
        [_] => Refusal::OneCell(from),
        [_, to] if from == to => Refusal::OneCell(from),
        _ if typed.link == Link::Comma => Refusal::NotOpening(from),
        _ if captures && position.variant().has(Options::HOUDINI) => Refusal::NoCaptures(from),
        [_, to] if unit.height == Height::Catapult => throw(position, captures, from, to),
        _ if unit.height == Height::Catapult => Refusal::ThrowPath(from),
        [_, at] if captures => capture(position, from, at),
        [_, to] => distribute(position, from, to),
        [_, mid, to, ..] => path(position, from, mid, to),
        [] => Refusal::Unreadable,
    }
}

/// Whether this is what was typed, whatever sign was between the cells.
fn means_by_cells(typed: &Typed, m: Move) -> bool {
    means(&Typed { link: Link::Free, cells: typed.cells.clone() }, m)
}

/// What the special first turn of a balanced game refuses; none where it is not due.
fn opening(position: &Position, typed: &Typed) -> Option<Refusal> {
    if position.opening_turns() == 0 {
        return None;
    }
    let moves = position.moves();
    let example = moves.iter().find(|m| m.from() == typed.cells[0]).or(moves.first()).copied()?;
    let [from, left, right] = typed.cells[..] else { return Some(Refusal::OpeningDue(example)) };
    let second = position.variant().board().second[position.to_move().index()];
    let outside = [left, right].into_iter().find(|cell| second & (1 << cell.index()) == 0);
    Some(match (position.unit(from), outside) {
        (None, _) => Refusal::Empty(from),
        (Some(unit), _) if unit.seat != position.to_move() => Refusal::NotYours(from, unit),
        (_, Some(cell)) => Refusal::SecondRow(cell, example),
        _ if left == right => Refusal::SameCell(left, example),
        _ => Refusal::OpeningDue(example),
    })
}

fn distribute(position: &Position, from: Cell, to: Cell) -> Refusal {
    let geometry = &position.variant().board().geometry;
    let Some((direction, steps)) = geometry.line(from, to) else { return Refusal::NotInLine { from, to } };
    let names_first = |m: &Move| matches!(*m, Move::Distribute { mid, .. } if mid == to);
    if let Some(m) = position.moves_from(from).into_iter().find(names_first) {
        return Refusal::NamesFirst(m);
    }
    if steps > 2 {
        return Refusal::TooFar { from, to };
    }
    let Some(near) = geometry.step(from, direction, 1) else { return Refusal::OffBoard { from, to } };
    let highest = if position.variant().has(Options::ADVANCED) { Height::Tower } else { Height::Wall };
    let takes_no_stone = |unit: &Unit| unit.seat != position.to_move() || unit.height > highest;
    if let Some(unit) = position.unit(near).filter(takes_no_stone) {
        let taken = |m: Move| matches!(m, Move::Sacrifice { to, .. } if to == near);
        return if position.moves_from(from).into_iter().any(taken) {
            Refusal::NotThrough { from, at: near, unit }
        } else {
            Refusal::Blocked { from, to, at: near, unit }
        };
    }
    let Some(far) = geometry.step(from, direction, 2) else { return Refusal::OffBoard { from, to } };
    match position.unit(far).filter(takes_no_stone) {
        Some(unit) if far == to => Refusal::Blocked { from, to, at: far, unit },
        Some(unit) => Refusal::BlockedBeyond { from, to, at: far, unit },
        None => Refusal::TooFar { from, to },
    }
}

/// A distribution typed with its full path.
fn path(position: &Position, from: Cell, mid: Cell, to: Cell) -> Refusal {
    let geometry = &position.variant().board().geometry;
    match geometry.line(from, to) {
        Some((direction, 2)) if geometry.step(from, direction, 1) == Some(mid) => distribute(position, from, to),
        _ => Refusal::NotARow { from, mid, to },
    }
}

fn capture(position: &Position, from: Cell, at: Cell) -> Refusal {
    match (position.unit(at), position.variant().board().geometry.line(from, at)) {
        (None, _) => Refusal::NothingToTake { from, at },
        (Some(unit), _) if unit.seat == position.to_move() => Refusal::OwnUnit { from, at, unit },
        (Some(unit), Some((_, 1))) => Refusal::CannotTake { from, at, unit },
        _ => Refusal::NotAdjacent { from, to: at },
    }
}

fn throw(position: &Position, captures: bool, from: Cell, to: Cell) -> Refusal {
    let Some((direction, steps)) = position.variant().board().geometry.line(from, to) else {
        return Refusal::NotInLine { from, to };
    };
    match position.unit(to) {
        Some(unit) if unit.seat == position.to_move() && captures => Refusal::OwnUnit { from, at: to, unit },
        Some(unit) if unit.seat == position.to_move() => Refusal::ThrowOnOwn { from, at: to, unit },
        None if captures => Refusal::NothingToTake { from, at: to },
        _ if !(2..=3).contains(&steps) => Refusal::ThrowDistance { from, to },
        _ if !direction.forward()[position.to_move().index() & 1] => Refusal::ThrowBackward { from, to },
        // Only a unit that the variant spares is left.
        _ => Refusal::NoCaptures(from),
    }
}
