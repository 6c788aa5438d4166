//! Why a move cannot be played, as one clear paragraph: the rule in terms of the cells typed, then
//! what that unit can do.

use murus_gallicus::{Cell, Height, Move, Options, Position, Refusal, Seat, Unit};

use super::{Texts, Value};

/// The most moves that a refusal lists. The move menu shows the others.
const LISTED: usize = 12;

/// The parts of a refusal's sentence: its text id, the cells and moves that it names, and the list
/// that follows it.
struct Sentence {
    id: &'static str,
    from: Option<Cell>,
    to: Option<Cell>,
    at: Option<Cell>,
    moves: [Option<Move>; 2],
    then: Then,
}

/// The list that follows the reason of a refusal.
enum Then {
    Nothing,
    /// The moves of the unit on this cell.
    Moves(Cell),
    /// The cells of the units that can move.
    Units,
}

impl Sentence {
    fn new(id: &'static str) -> Sentence {
        Sentence { id, from: None, to: None, at: None, moves: [None; 2], then: Then::Nothing }
    }

    /// Sets the origin cell of the refused move. The moves of its unit follow the reason.
    fn from(self, cell: Cell) -> Sentence {
        Sentence { from: Some(cell), then: Then::Moves(cell), ..self }
    }

    fn to(self, cell: Cell) -> Sentence {
        Sentence { to: Some(cell), ..self }
    }

    fn at(self, cell: Cell) -> Sentence {
        Sentence { at: Some(cell), ..self }
    }

    fn naming_moves(self, one: Move, other: Option<Move>) -> Sentence {
        Sentence { moves: [Some(one), other], ..self }
    }

    fn then_units(self) -> Sentence {
        Sentence { then: Then::Units, ..self }
    }

    fn from_refusal(refusal: &Refusal) -> Sentence {
        let say = Sentence::new;
        match *refusal {
            Refusal::Unreadable => say("refusal-unreadable").then_units(),
            Refusal::NoSuchCell(_) => say("refusal-no-such-cell"),
            Refusal::Over(_) => say("refusal-over"),
            Refusal::SwapClosed => say("refusal-swap-closed"),
            Refusal::Which { one, both } => {
                say("refusal-which").at(one.to()).naming_moves(one, Some(both))
            }
            Refusal::OpeningDue(example) => say("refusal-opening-due").naming_moves(example, None),
            Refusal::SecondRow(at, example) => {
                say("refusal-second-row").at(at).naming_moves(example, None)
            }
            Refusal::SameCell(at, example) => {
                say("refusal-same-cell").at(at).naming_moves(example, None)
            }
            Refusal::Empty(at) => say("refusal-empty").at(at).then_units(),
            Refusal::NotYours(at, _) => say("refusal-not-yours").at(at).then_units(),
            Refusal::Wall(at) => say("refusal-wall").at(at).then_units(),
            Refusal::OneCell(from) => say("refusal-one-cell").from(from),
            Refusal::NotOpening(from) => say("refusal-not-opening").from(from),
            Refusal::Sign(m) => say("refusal-sign").at(m.to()).naming_moves(m, None),
            Refusal::NamesFirst(m) => say("refusal-names-first").naming_moves(m, None),
            Refusal::NotInLine { from, to } => say("refusal-not-in-line").from(from).to(to),
            Refusal::NotARow { from, mid, to } => {
                say("refusal-not-a-row").from(from).at(mid).to(to)
            }
            Refusal::TooFar { from, to } => say("refusal-too-far").from(from).to(to),
            Refusal::OffBoard { from, to } => say("refusal-off-board").from(from).to(to),
            Refusal::Blocked { from, to, at, .. } => {
                say("refusal-blocked").from(from).to(to).at(at)
            }
            Refusal::BlockedBeyond { from, to, at, .. } => {
                say("refusal-blocked-beyond").from(from).to(to).at(at)
            }
            Refusal::NotThrough { from, at, .. } => say("refusal-not-through").from(from).at(at),
            Refusal::NoCaptures(from) => say("refusal-no-captures").from(from),
            Refusal::OwnUnit { from, at, .. } => say("refusal-own-unit").from(from).at(at),
            Refusal::NothingToTake { from, at } => say("refusal-nothing-to-take").from(from).at(at),
            Refusal::NotAdjacent { from, to } => say("refusal-not-adjacent").from(from).to(to),
            Refusal::CannotTake { from, at, .. } => say("refusal-cannot-take").from(from).at(at),
            Refusal::ThrowPath(from) => say("refusal-throw-path").from(from),
            Refusal::ThrowDistance { from, to } => say("refusal-throw-distance").from(from).to(to),
            Refusal::ThrowBackward { from, to } => say("refusal-throw-backward").from(from).to(to),
            Refusal::ThrowOnOwn { from, at, .. } => say("refusal-throw-on-own").from(from).at(at),
        }
    }
}

/// Explains why a typed move is refused. Where it helps, adds the moves of the unit on its origin,
/// or the cells of the units that can move.
pub fn refusal_sentence(texts: Texts, position: &Position, refusal: &Refusal) -> String {
    let (reason, then) = reason_of(texts, position, refusal);
    match then {
        Then::Nothing => reason,
        Then::Moves(from) => format!("{reason} {}", moves_of(texts, position, from)),
        Then::Units => format!("{reason} {}", units_that_act(texts, position)),
    }
}

/// Explains why a typed move is refused, without the moves that are possible instead.
pub fn refusal_reason(texts: Texts, position: &Position, refusal: &Refusal) -> String {
    reason_of(texts, position, refusal).0
}

fn reason_of(texts: Texts, position: &Position, refusal: &Refusal) -> (String, Then) {
    let example = position.moves().first().copied().filter(|_| position.opening_turns() > 0);
    let sentence = match (refusal, example) {
        // In the special first turn, an example of a usual move would mislead.
        (Refusal::Unreadable, Some(example)) => {
            Sentence::from_refusal(&Refusal::OpeningDue(example))
        }
        _ => Sentence::from_refusal(refusal),
    };
    let name = |cell| position.variant().board().geometry.name(cell).to_string();
    let at = match refusal {
        Refusal::NoSuchCell(cell) => cell.to_string(),
        _ => sentence.at.map(name).unwrap_or_default(),
    };
    let [one, both] =
        sentence.moves.map(|m| m.map(|m| position.write(m).to_string()).unwrap_or_default());
    let [relation, unit, side] =
        holding_values(position, sentence.at.and_then(|cell| position.unit(cell)));
    let args = [
        ("from", sentence.from.map(name).unwrap_or_default().into()),
        ("to", sentence.to.map(name).unwrap_or_default().into()),
        ("at", at.into()),
        ("relation", relation),
        ("unit", unit),
        ("side", side),
        ("advanced", if position.variant().has(Options::ADVANCED) { "yes" } else { "no" }.into()),
        ("move", one.into()),
        ("both", both.into()),
    ];
    (texts.say_with(sentence.id, args), sentence.then)
}

/// Lists the first 12 legal moves of the unit on a cell in a sentence, or says that it has none.
fn moves_of(texts: Texts, position: &Position, from: Cell) -> String {
    let moves = position.moves_from(from);
    let list =
        moves.iter().take(LISTED).map(|&m| format!("`{}`", position.write(m))).collect::<Vec<_>>();
    let more = moves.len().saturating_sub(LISTED);
    let name = position.variant().board().geometry.name(from).to_string();
    let args = [
        ("from", name.into()),
        ("moves", list.join(", ").into()),
        ("count", moves.len().into()),
        ("more", more.into()),
    ];
    texts.say_with("refusal-instead", args)
}

/// Lists the cells of the units that can move for the side to move.
fn units_that_act(texts: Texts, position: &Position) -> String {
    let geometry = &position.variant().board().geometry;
    let mut cells: Vec<_> = position.moves().iter().map(|m| geometry.name(m.from())).collect();
    cells.sort_unstable();
    cells.dedup();
    let list = cells.iter().map(ToString::to_string).collect::<Vec<_>>();
    texts.say_with(
        "refusal-units",
        [("cells", list.join(", ").into()), ("count", list.len().into())],
    )
}

/// Returns the selector values `$relation`, `$unit` and `$side` for a unit, as the side to move
/// sees it. All are `none` for an empty cell.
fn holding_values(position: &Position, unit: Option<Unit>) -> [Value<'static>; 3] {
    match unit {
        None => ["none".into(), "none".into(), "none".into()],
        Some(unit) => {
            let relation = if unit.seat == position.to_move() { "own" } else { "enemy" };
            [relation.into(), unit_word(unit), side_word(unit.seat)]
        }
    }
}

/// The selector value of a unit in locale files: `wall`, `tower` or `catapult`.
pub fn unit_word(unit: Unit) -> Value<'static> {
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
