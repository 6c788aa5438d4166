//! From where a board is seen, and what on it is new.

use murus_gallicus::learn;
use murus_gallicus::rules::{Entry, Position, Seat};

use crate::game::{Cause, Chair, EventKind, Own};
use crate::show::pages::view::View;
use crate::texts::{Texts, small_line};

/// The most plies that are marked.
const MARKED: usize = 6;

/// Returns the side at the bottom of a board that several people see: the Romans, unless boards
/// turn. Then it is the side to move, or the winner, if a person plays it, else the next person.
/// The board of one person alone is seen from their side.
pub fn public_side(view: &View<'_>) -> Seat {
    let game = view.game;
    if !view.turning && game.lone_player().is_none() {
        return Seat::Romans;
    }
    let seats = game.variant().board().seats;
    let first = game.outcome().and_then(|end| end.winner).unwrap_or(game.position().to_move());
    let turns = || (0..seats).map(|after| Seat::ALL[(first.index() + after) % seats]);
    let person = |seat: &Seat| game.chairs[game.chair_at(*seat)].as_player().is_some();
    let inside = turns().find(|seat| person(seat) && !game.position().is_out(*seat));
    inside.or_else(|| turns().find(person)).unwrap_or(Seat::Romans)
}

/// Returns true if a person who plays looks at the board otherwise than it is shown here: from
/// another side than this one, or in another theme.
pub fn differs_from(view: &View<'_>, shown: Seat) -> bool {
    let game = view.game;
    let differs =
        |chair: Chair| game.seat_of(chair) != shown || view.theme_of(chair) != view.look.theme;
    game.chairs.chairs().any(|chair| game.chairs[chair].as_player().is_some() && differs(chair))
}

/// Explains the mark in the corner of a tower, if there is one.
pub fn explain_corner(texts: Texts, position: &Position) -> Option<String> {
    let cell =
        position.variant().board().geometry.name(learn::find_siege_tower(position)?).to_string();
    Some(small_line(&texts.say_with("corner-mark", [("cell", cell.into())])))
}

/// Returns the number of last plies that are new to the person who holds a side: all since they
/// last moved themselves, from one to [`MARKED`]. What they had planned was made while they were
/// away.
pub fn count_new_plies(view: &View<'_>, side: Seat) -> usize {
    let game = view.game;
    let entries = view.game.line().entries();
    let chair = game.chair_at(side);
    let made = |n: &usize| game.find_event(game.seq_of_entry(*n));
    let looked = |n: &usize| {
        made(n).is_some_and(|event| match event.kind {
            EventKind::Given(_) => true,
            _ => event.chair == chair && !matches!(event.cause, Cause::Own(Own::Plan, ..)),
        })
    };
    let since = (0..entries.len()).rev().take_while(|n| !looked(n));
    since.filter(|n| matches!(entries[*n], Entry::Move(_))).count().clamp(1, MARKED)
}
