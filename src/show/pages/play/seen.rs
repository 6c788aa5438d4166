//! The side from which a board is seen, and the plies that are new to its reader.

use murus_gallicus::{Entry, Position, Seat};

use crate::game::{Chair, EventKind};
use crate::show::pages::view::View;
use crate::texts::{Texts, small_line};

/// The most plies that a picture marks as new.
const MARKED: usize = 6;

/// Returns the side at the bottom of a board that several people see. The Romans, unless boards
/// turn or one person plays alone. Else the first side that a person plays and that is not out,
/// beginning with the winner, or with the side to move of a running game.
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

/// Returns true if at least one person who plays sees the board otherwise: from a side other than
/// `shown`, or in another theme than that of the view.
pub fn differs_from(view: &View<'_>, shown: Seat) -> bool {
    let game = view.game;
    let differs =
        |chair: Chair| game.seat_of(chair) != shown || view.theme_of(chair) != view.look.theme;
    game.chairs.chairs().any(|chair| game.chairs[chair].as_player().is_some() && differs(chair))
}

/// Returns the line that explains the mark in the corner of a tower that can break through next;
/// `None` if there is no such tower.
pub fn explain_corner(texts: Texts, position: &Position) -> Option<String> {
    let cell = position
        .variant()
        .board()
        .geometry
        .name(murus_lessons::find_siege_tower(position)?)
        .to_string();
    Some(small_line(&texts.say_with("corner-mark", [("cell", cell.into())])))
}

/// Returns the number of last plies that are new to the person who holds a side: those since their
/// own last move, but at least 1 and at most 6. Moves that their plans made do not count as their
/// own.
pub fn count_new_plies(view: &View<'_>, side: Seat) -> usize {
    let game = view.game;
    let entries = view.game.line().entries();
    let chair = game.chair_at(side);
    let made = |n: &usize| game.find_event(game.seq_of_entry(*n));
    let looked = |n: &usize| {
        made(n).is_some_and(|event| match event.kind {
            EventKind::Given(_) => true,
            _ => event.chair == chair && !event.is_planned(),
        })
    };
    let since = (0..entries.len()).rev().take_while(|n| !looked(n));
    since.filter(|n| matches!(entries[*n], Entry::Move(_))).count().clamp(1, MARKED)
}
