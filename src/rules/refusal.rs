//! Why a typed move cannot be played, in terms of the cells typed. The sentence is made elsewhere; this is its data.

use super::geometry::{Cell, CellName};
use super::moves::Move;
use super::notation::{Link, Typed};
use super::outcome::Outcome;
use super::position::{Height, Position, Unit};
use super::variant::Options;

/// The rule that refuses a typed move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The text is no move at all.
    Unreadable,
    /// The board has no such cell.
    NoSuchCell(CellName),
    /// Only one cell was named.
    OneCell(Cell),
    /// The game is over.
    Over(Outcome),
    /// Several moves are written so: a tower beside an enemy catapult.
    Which(Vec<Move>),
    /// Nothing stands on the origin.
    Empty(Cell),
    /// The origin holds another side's unit.
    NotYours(Cell, Unit),
    /// Walls never act.
    Wall(Cell),
    /// A balanced game asks for its special first turn now.
    OpeningDue(Cell),
    /// The special first turn is over, or never was.
    NotOpening,
    /// The walls of the special first turn go elsewhere.
    SecondRow(Cell),
    /// Origin and target are not in one of the board's lines.
    NotInLine(Cell, Cell),
    /// A tower's stones go onto the two nearest cells; the target is nearer or farther.
    TwoCells(Cell, Cell),
    /// The two cells in this direction are not both on the board.
    OffBoard(Cell, Cell),
    /// A cell on the way takes no stone of this tower.
    Blocked {
        /// The tower.
        from: Cell,
        /// The cell that stops it.
        at: Cell,
        /// What stands there.
        unit: Unit,
    },
    /// A move was typed where only a capture is possible.
    TakesInstead(Cell, Cell, Unit),
    /// A capture was typed where nothing can be captured.
    NothingToTake(Cell, Cell),
    /// A capture of one's own unit was typed.
    OwnUnit(Cell, Unit),
    /// Captures reach only adjacent cells.
    NotAdjacent(Cell, Cell),
    /// This unit cannot be captured by a tower.
    CannotTake(Cell, Unit),
    /// Both stones are given against catapults only.
    OnlyCatapults(Cell),
    /// The variant has no captures.
    NoCaptures,
    /// A catapult throws two or three cells far.
    ThrowDistance(Cell, Cell),
    /// A catapult throws forward and sideways only.
    ThrowBackward(Cell, Cell),
    /// No swap is open.
    SwapClosed,
}

/// The first rule that stands in the way of what was typed, which is known not to be legal.
pub(super) fn refuse(position: &Position, typed: &Typed) -> Refusal {
    if let Some(outcome) = position.outcome() {
        return Refusal::Over(outcome);
    }
    let from = typed.cells[0];
    let to = typed.cells[typed.cells.len() - 1];
    let Some(unit) = position.unit(from) else { return Refusal::Empty(from) };
    if unit.seat != position.to_move() {
        return Refusal::NotYours(from, unit);
    }
    if position.opening_turns() > 0 {
        return opening(position, typed);
    }
    if typed.link == Link::Comma {
        return Refusal::NotOpening;
    }
    let captures = matches!(typed.link, Link::Cross | Link::Both);
    if captures && position.variant().has(Options::HOUDINI) {
        return Refusal::NoCaptures;
    }
    if captures && let Some(own) = position.unit(to).filter(|unit| unit.seat == position.to_move()) {
        return Refusal::OwnUnit(to, own);
    }
    match unit.height {
        Height::Wall => Refusal::Wall(from),
        Height::Tower if captures => capture(position, typed.link, from, to),
        Height::Tower => distribute(position, from, to),
        Height::Catapult => throw(position, captures, from, to),
    }
}

fn opening(position: &Position, typed: &Typed) -> Refusal {
    let [from, left, right] = typed.cells[..] else { return Refusal::OpeningDue(typed.cells[0]) };
    let second = position.variant().board().second[position.to_move().index()];
    match [left, right].into_iter().find(|cell| second & (1 << cell.index()) == 0) {
        Some(outside) => Refusal::SecondRow(outside),
        None => Refusal::OpeningDue(from),
    }
}

fn distribute(position: &Position, from: Cell, to: Cell) -> Refusal {
    let geometry = &position.variant().board().geometry;
    let Some((direction, steps)) = geometry.line(from, to) else { return Refusal::NotInLine(from, to) };
    let advanced = position.variant().has(Options::ADVANCED);
    let stops = |unit: &Unit| {
        unit.seat != position.to_move() || unit.height == Height::Catapult || !advanced && unit.height == Height::Tower
    };
    if steps == 1
        && let Some(unit) = position.unit(to).filter(|unit| unit.seat != position.to_move())
    {
        return Refusal::TakesInstead(from, to, unit);
    }
    if steps > 2 {
        return Refusal::TwoCells(from, to);
    }
    for n in [1, 2] {
        let Some(at) = geometry.step(from, direction, n) else { return Refusal::OffBoard(from, to) };
        if let Some(unit) = position.unit(at).filter(stops) {
            return Refusal::Blocked { from, at, unit };
        }
    }
    Refusal::TwoCells(from, to)
}

fn capture(position: &Position, link: Link, from: Cell, to: Cell) -> Refusal {
    let geometry = &position.variant().board().geometry;
    let Some(unit) = position.unit(to) else { return Refusal::NothingToTake(from, to) };
    match geometry.line(from, to) {
        Some((_, 1)) if link == Link::Both => Refusal::OnlyCatapults(to),
        Some((_, 1)) => Refusal::CannotTake(to, unit),
        _ => Refusal::NotAdjacent(from, to),
    }
}

fn throw(position: &Position, captures: bool, from: Cell, to: Cell) -> Refusal {
    let geometry = &position.variant().board().geometry;
    let Some((direction, steps)) = geometry.line(from, to) else { return Refusal::NotInLine(from, to) };
    let forward = if position.to_move().index() == 0 { direction.rows >= 0 } else { direction.rows <= 0 };
    match position.unit(to) {
        _ if !(2..=3).contains(&steps) => Refusal::ThrowDistance(from, to),
        _ if !forward => Refusal::ThrowBackward(from, to),
        Some(unit) if unit.seat == position.to_move() => Refusal::OwnUnit(to, unit),
        Some(unit) => Refusal::TakesInstead(from, to, unit),
        None if captures => Refusal::NothingToTake(from, to),
        None => Refusal::ThrowDistance(from, to),
    }
}
