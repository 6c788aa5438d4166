//! Reads a typed move, or finds the rule that forbids it.

use alloc::vec::Vec;

use super::cell::Cell;
use super::moves::Move;
use super::notation::{CellLink, Typed, means, typed};
use super::options::Options;
use super::position::{Height, Position, Unit};
use super::refusal::Refusal;

impl Position {
    /// Reads a legal move. If the text is none, returns the rule that forbids it. Accepted are any
    /// case, spaces, move numbers, `!?`, other dashes and crosses, `*` for `xx`, no sign at all,
    /// surrounding backticks, and the full path `b4-c4-d4`.
    ///
    /// ```
    /// use murus_gallicus::{Position, Refusal, Variant};
    ///
    /// let start = Position::start(Variant::STANDARD);
    /// assert_eq!(start.read("1. A1 – C3!"), start.read("a1c3"));
    /// // The tower goes on to a3, so the move is `a1-a3`.
    /// let Err(Refusal::NamesFirst(longer)) = start.read("a1-a2") else { panic!("a legal move") };
    /// assert_eq!(start.write(longer).to_string(), "a1-a3");
    /// ```
    pub fn read(&self, text: &str) -> Result<Move, Refusal> {
        let geometry = &self.variant().board().geometry;
        let typed = typed(text, geometry)?;
        let matching: Vec<Move> = self.moves().into_iter().filter(|&m| means(&typed, m)).collect();
        match matching[..] {
            [m] => Ok(m),
            [] => Err(refuse(self, &typed)),
            [one, both, ..] => Err(Refusal::Which { one, both }),
        }
    }
}

/// Returns the first rule that forbids a typed move. The move must be illegal.
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
    let other_sign: Vec<Move> =
        position.moves().into_iter().filter(|&m| means_by_cells(typed, m)).collect();
    match other_sign[..] {
        [] => {}
        [m] => return Refusal::Sign(m),
        [one, both, ..] => return Refusal::Which { one, both },
    }
    let captures = matches!(typed.link, CellLink::Cross | CellLink::Both);
    match typed.cells[..] {
        [_] => Refusal::OneCell(from),
        [_, to] if from == to => Refusal::OneCell(from),
        _ if typed.link == CellLink::Comma => Refusal::NotOpening(from),
        _ if captures && position.variant().has(Options::HOUDINI) => Refusal::NoCaptures(from),
        [_, to] if unit.height == Height::Catapult => throw(position, captures, from, to),
        _ if unit.height == Height::Catapult => Refusal::ThrowPath(from),
        [_, at] if captures => capture(position, from, at),
        [_, to] => distribute(position, from, to),
        [_, mid, to, ..] => path(position, from, mid, to),
        [] => Refusal::Unreadable,
    }
}

/// Returns true if the typed cells are those of this move, whatever signs are between them.
fn means_by_cells(typed: &Typed, m: Move) -> bool {
    means(&Typed { link: CellLink::Free, cells: typed.cells.clone() }, m)
}

/// Returns the reason why a balanced game forbids the move at a special first turn; `None` if no
/// such turn is due.
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
    let Some((direction, steps)) = geometry.line(from, to) else {
        return Refusal::NotInLine { from, to };
    };
    let names_first = |m: &Move| matches!(*m, Move::Distribute { mid, .. } if mid == to);
    if let Some(m) = position.moves_from(from).into_iter().find(names_first) {
        return Refusal::NamesFirst(m);
    }
    if steps > 2 {
        return Refusal::TooFar { from, to };
    }
    let Some(near) = geometry.step(from, direction, 1) else {
        return Refusal::OffBoard { from, to };
    };
    let highest =
        if position.variant().has(Options::ADVANCED) { Height::Tower } else { Height::Wall };
    let takes_no_stone = |unit: &Unit| unit.seat != position.to_move() || unit.height > highest;
    if let Some(unit) = position.unit(near).filter(takes_no_stone) {
        let taken = |m: Move| matches!(m, Move::Sacrifice { to, .. } if to == near);
        return if position.moves_from(from).into_iter().any(taken) {
            Refusal::NotThrough { from, at: near, unit }
        } else {
            Refusal::Blocked { from, to, at: near, unit }
        };
    }
    let Some(far) = geometry.step(from, direction, 2) else {
        return Refusal::OffBoard { from, to };
    };
    match position.unit(far).filter(takes_no_stone) {
        Some(unit) if far == to => Refusal::Blocked { from, to, at: far, unit },
        Some(unit) => Refusal::BlockedBeyond { from, to, at: far, unit },
        None => Refusal::TooFar { from, to },
    }
}

/// Returns the reason why a distribution that was typed with its full path is forbidden.
fn path(position: &Position, from: Cell, mid: Cell, to: Cell) -> Refusal {
    let geometry = &position.variant().board().geometry;
    match geometry.line(from, to) {
        Some((direction, 2)) if geometry.step(from, direction, 1) == Some(mid) => {
            distribute(position, from, to)
        }
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
        Some(unit) if unit.seat == position.to_move() && captures => {
            Refusal::OwnUnit { from, at: to, unit }
        }
        Some(unit) if unit.seat == position.to_move() => Refusal::ThrowOnOwn { from, at: to, unit },
        None if captures => Refusal::NothingToTake { from, at: to },
        _ if !(2..=3).contains(&steps) => Refusal::ThrowDistance { from, to },
        _ if !direction.forward()[position.to_move().index() & 1] => {
            Refusal::ThrowBackward { from, to }
        }
        // In this variant, the unit left can only be one that cannot be captured.
        _ => Refusal::NoCaptures(from),
    }
}
