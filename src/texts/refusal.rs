//! Why a move cannot be played, as one clear paragraph: the rule in terms of the cells typed, then what that unit can do.

use super::{Texts, Value};
use crate::rules::{Cell, Height, Move, Position, Refusal, Seat, Unit};

/// More moves than this are not listed in a refusal; the menu shows them.
const LISTED: usize = 12;

impl Texts {
    /// Why a typed move is refused, and what the unit on its origin can do instead.
    pub fn refusal(self, position: &Position, refusal: &Refusal) -> String {
        let geometry = &position.variant().board().geometry;
        let name = |cell: Cell| Value::from(geometry.name(cell).to_string());
        let at = |id: &str, cell: Cell| self.say_with(id, [("at", name(cell))]);
        let ends = |id: &str, from: Cell, to: Cell| self.say_with(id, [("from", name(from)), ("to", name(to))]);
        let holds = |id: &str, cell: Cell, unit: Unit| {
            self.say_with(id, [("at", name(cell)), ("unit", unit_word(unit)), ("side", side_word(unit.seat))])
        };
        let (reason, origin) = match *refusal {
            Refusal::Unreadable => (self.say("refusal-unreadable"), None),
            Refusal::NoSuchCell(cell) => {
                (self.say_with("refusal-no-such-cell", [("at", cell.to_string().into())]), None)
            }
            Refusal::OneCell(from) => (at("refusal-one-cell", from), Some(from)),
            Refusal::Over(_) => (self.say("refusal-over"), None),
            Refusal::Which(ref moves) => {
                return self.say_with("refusal-which", [("moves", self.list(position, moves).into())]);
            }
            Refusal::Empty(from) => (at("refusal-empty", from), None),
            Refusal::NotYours(from, unit) => (holds("refusal-not-yours", from, unit), None),
            Refusal::Wall(from) => (at("refusal-wall", from), None),
            Refusal::OpeningDue(from) => (at("refusal-opening-due", from), None),
            Refusal::NotOpening => (self.say("refusal-not-opening"), None),
            Refusal::SecondRow(cell) => (at("refusal-second-row", cell), None),
            Refusal::NotInLine(from, to) => (ends("refusal-not-in-line", from, to), Some(from)),
            Refusal::TwoCells(from, to) => (ends("refusal-two-cells", from, to), Some(from)),
            Refusal::OffBoard(from, to) => (ends("refusal-off-board", from, to), Some(from)),
            Refusal::Blocked { from, at, unit } => {
                let relation = if unit.seat == position.to_move() { "own" } else { "enemy" };
                let args = [
                    ("from", name(from)),
                    ("at", name(at)),
                    ("unit", unit_word(unit)),
                    ("side", side_word(unit.seat)),
                    ("relation", relation.into()),
                ];
                (self.say_with("refusal-blocked", args), Some(from))
            }
            Refusal::TakesInstead(from, to, unit) => {
                let args =
                    [("from", name(from)), ("to", name(to)), ("unit", unit_word(unit)), ("side", side_word(unit.seat))];
                (self.say_with("refusal-takes-instead", args), Some(from))
            }
            Refusal::NothingToTake(from, to) => (ends("refusal-nothing-to-take", from, to), Some(from)),
            Refusal::OwnUnit(cell, unit) => (holds("refusal-own-unit", cell, unit), None),
            Refusal::NotAdjacent(from, to) => (ends("refusal-not-adjacent", from, to), Some(from)),
            Refusal::CannotTake(cell, unit) => (holds("refusal-cannot-take", cell, unit), None),
            Refusal::OnlyCatapults(cell) => (at("refusal-only-catapults", cell), None),
            Refusal::NoCaptures => (self.say("refusal-no-captures"), None),
            Refusal::ThrowDistance(from, to) => (ends("refusal-throw-distance", from, to), Some(from)),
            Refusal::ThrowBackward(from, to) => (ends("refusal-throw-backward", from, to), Some(from)),
            Refusal::SwapClosed => (self.say("refusal-swap-closed"), None),
        };
        match origin {
            Some(from) => format!("{reason} {}", self.instead(position, from)),
            None => reason,
        }
    }

    /// What the unit on a cell can do: its moves, or that it has none.
    fn instead(self, position: &Position, from: Cell) -> String {
        let moves = position.moves_from(from);
        let name = position.variant().board().geometry.name(from).to_string();
        let list = self.list(position, &moves[..moves.len().min(LISTED)]);
        let more = moves.len().saturating_sub(LISTED);
        let args =
            [("from", name.into()), ("moves", list.into()), ("count", moves.len().into()), ("more", more.into())];
        self.say_with("refusal-instead", args)
    }

    fn list(self, position: &Position, moves: &[Move]) -> String {
        moves.iter().map(|&m| format!("`{}`", position.write(m))).collect::<Vec<_>>().join(", ")
    }
}

/// The selector value of a unit in locale files: `wall`, `tower` or `catapult`.
pub(super) fn unit_word(unit: Unit) -> Value<'static> {
    Value::from(match unit.height {
        Height::Wall => "wall",
        Height::Tower => "tower",
        Height::Catapult => "catapult",
    })
}

/// The selector value of a side in locale files: `romans`, `gauls`, `germans` or `britons`.
pub(super) fn side_word(seat: Seat) -> Value<'static> {
    Value::from(seat.word())
}
