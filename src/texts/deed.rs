//! The effect of a move in words: the same words everywhere.

use murus_gallicus::{Cell, Height, Line, Move, Position};
use murus_lessons::Deed;

use super::refusal::{side_word, unit_word};
use super::{Texts, Value};

/// The selector value of a move that only lays walls. Menus name this effect; news leave it out.
const WALLS: &str = "walls";

/// The effect of a legal move, such as `takes the wall on h5`. A win by stalemate is not named:
/// that would be advice.
pub fn describe_deed(texts: Texts, position: &Position, m: Move) -> String {
    in_words(texts, position, deed_kind(position, m))
}

/// Describes the effect of a move, given its selector value and the cells to name.
fn in_words(texts: Texts, position: &Position, (kind, cells): (&str, [Cell; 2])) -> String {
    let name = |cell: Cell| Value::from(position.variant().board().geometry.name(cell).to_string());
    let unit = position.unit(cells[0]).filter(|unit| unit.seat != position.to_move());
    let several = position.variant().board().seats > 2;
    let args = [
        ("deed", kind.into()),
        ("cell", name(cells[0])),
        ("other", name(cells[1])),
        ("unit", unit.map_or("none".into(), unit_word)),
        ("side", unit.map_or("none".into(), |unit| side_word(unit.seat))),
        ("several", if several { "yes" } else { "no" }.into()),
    ];
    texts.say_with("deed", args)
}

/// Describes the effect of a legal move. `None` if the move only lays walls.
pub fn describe_notable(texts: Texts, position: &Position, m: Move) -> Option<String> {
    let found = deed_kind(position, m);
    (found.0 != WALLS).then(|| in_words(texts, position, found))
}

/// Returns a move as `written`, followed by its effect in brackets unless it only lays walls.
pub fn with_deed(texts: Texts, position: &Position, m: Move, written: String) -> String {
    match describe_notable(texts, position, m) {
        None => written,
        Some(deed) => {
            texts.say_with("move-deed", [("move", written.into()), ("deed", deed.into())])
        }
    }
}

/// Adds the effect of a move to its `written` form. `ply` is the move's index in the line, from 0.
/// Returns `written` unchanged if there is no such move, or if it only lays walls.
pub fn with_deed_in(texts: Texts, line: &Line, ply: usize, written: String) -> String {
    match line.moves().nth(ply) {
        Some(m) => with_deed(texts, &line.positions()[ply], m, written),
        None => written,
    }
}

/// Returns the selector value for the effect of a move, and the cells to name with it.
fn deed_kind(position: &Position, m: Move) -> (&'static str, [Cell; 2]) {
    if let (Deed::Through, cells) = Deed::with_cells(position, m) {
        return ("through", [cells.last().copied().unwrap_or(m.to()); 2]);
    }
    let next = position.play_unchecked(m);
    match m {
        Move::Sacrifice { to, .. } | Move::Cut { to, .. } | Move::Bombard { to, .. } => {
            (taken_word(position, &next, to), [to; 2])
        }
        Move::Throw { to, .. } => ("throws", [to; 2]),
        Move::Distribute { mid, to, .. } => made_units(&next, mid, to),
        Move::Open { left, right, .. } => (WALLS, [left, right]),
    }
}

/// The word for the loss of an enemy unit: `takes` for all of it, `stone` for one stone, `stones`
/// for more.
fn taken_word(before: &Position, next: &Position, cell: Cell) -> &'static str {
    let height = |position: &Position| position.unit(cell).map_or(0, |unit| unit.height as u8);
    match (height(before), height(next)) {
        (_, 0) => "takes",
        (before, after) if after + 1 < before => "stones",
        _ => "stone",
    }
}

/// Returns the selector value for the units that two laid stones form, and the cells to name.
fn made_units(next: &Position, mid: Cell, to: Cell) -> (&'static str, [Cell; 2]) {
    let height = |cell: Cell| next.unit(cell).map_or(Height::Wall, |unit| unit.height);
    match (height(mid), height(to)) {
        (Height::Wall, Height::Wall) => (WALLS, [mid, to]),
        (Height::Tower, Height::Wall) => ("tower", [mid; 2]),
        (Height::Wall, Height::Tower) => ("tower", [to; 2]),
        (Height::Tower, Height::Tower) => ("towers", [mid, to]),
        (Height::Catapult, Height::Wall) => ("catapult", [mid; 2]),
        (Height::Wall, Height::Catapult) => ("catapult", [to; 2]),
        (Height::Catapult, Height::Catapult) => ("catapults", [mid, to]),
        (Height::Tower, Height::Catapult) => ("both", [mid, to]),
        (Height::Catapult, Height::Tower) => ("both", [to, mid]),
    }
}
