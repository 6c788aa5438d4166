//! The strips above and below a board that show its players: side, name, number of towers and
//! walls, and the time left.

use maud::{Markup, html};
use murus_gallicus::{Height, Position, Seat};

use super::game_facts::GameFacts;
use super::game_table::GameTable;
use crate::game::{Chair, DAY, Fared, Game, TimeControl};
use crate::show::pages::view::View;
use crate::texts::{Texts, short_span, span_text};
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::write_span_until;

/// Writes the strips above the board: one for each side but that at the bottom of the board.
pub fn strips_above(
    visitor: &Visitor,
    table: &GameTable,
    facts: &GameFacts,
    position: &Position,
) -> Markup {
    let below = table.side();
    let seats = Seat::ALL[..position.variant().board().seats].iter();
    let others = seats.filter(|&&seat| seat != below);
    // Three strips share the row, so they have short forms.
    let short = position.variant().board().seats > 2;
    html! { @for &seat in others { (player_strip(visitor, table, facts, position, (seat, short))) } }
}

/// Writes the strip of the side at the bottom of the board.
pub fn strip_below(
    visitor: &Visitor,
    table: &GameTable,
    facts: &GameFacts,
    position: &Position,
) -> Markup {
    player_strip(visitor, table, facts, position, (table.side(), false))
}

/// Writes the strip of a side. `short` writes the time left in its short form.
fn player_strip(
    visitor: &Visitor,
    table: &GameTable,
    facts: &GameFacts,
    position: &Position,
    (seat, short): (Seat, bool),
) -> Markup {
    let view = table.view(visitor);
    let game = &table.row.game;
    let chair = game.chair_at(seat);
    let moves = game.to_move() == Some(chair);
    let class = if moves { "strip turn" } else { "strip" };
    html! {
        div class=(class) data-side=(seat.word()) {
            svg.side viewBox="0 0 100 100" aria-hidden="true" { use href={ "#" (seat.word()) "-tower" } {} }
            b.name { (view.called(chair)) }
            (facts.rating_of(chair))
            @if let Some(score) = score_of(game, chair) { b { (score) } }
            span.units {
                @for (unit, tall) in [("tower", true), ("wall", false)] {
                    @let count = count_units(position, seat, |height| is_tall(height) == tall);
                    (unit_count(view.texts, seat, unit, count))
                }
            }
            (time_left(&view, table, (seat, short), visitor))
        }
    }
}

/// Returns a player's score in a finished game. `None` if it has no result.
fn score_of(game: &Game, chair: Chair) -> Option<&'static str> {
    game.result_for(chair).filter(|_| !game.is_annulled()).map(|fared| match fared {
        Fared::Won => "1",
        Fared::Drawn => "½",
        Fared::Lost => "0",
    })
}

fn is_tall(height: Height) -> bool {
    height != Height::Wall
}

fn count_units(position: &Position, seat: Seat, counts: impl Fn(Height) -> bool) -> usize {
    let cells = position.variant().board().geometry.cells().iter();
    cells
        .filter_map(|&cell| position.unit(cell))
        .filter(|unit| unit.seat == seat && counts(unit.height))
        .count()
}

/// Writes a number of towers or walls. The script changes the number with the ply that is shown.
fn unit_count(texts: Texts, seat: Seat, unit: &str, count: usize) -> Markup {
    let word =
        |form: &str| texts.say_with("page-count", [("unit", unit.into()), ("form", form.into())]);
    let (one, other) = (word("one"), word("other"));
    let shown = if count == 1 { &one } else { &other };
    html! {
        span.count data-count=(unit) data-one=(one) data-other=(other) {
            svg viewBox="0 0 100 100" aria-hidden="true" { use href={ "#" (seat.word()) "-" (unit) } {} }
            span { (count) } " " span.word { (shown) }
        }
    }
}

/// Writes the time that a side has left: until its clock ends if it is to move, else its saved
/// time.
fn time_left(
    view: &View<'_>,
    table: &GameTable,
    (seat, short): (Seat, bool),
    visitor: &Visitor,
) -> Markup {
    let game = &table.row.game;
    let chair = game.chair_at(seat);
    let late = game.undecided().is_some_and(|undecided| undecided.late == chair);
    if game.outcome().is_some() || game.terms.time == TimeControl::None || late {
        return html! {};
    }
    match game.clock_end().filter(|_| game.to_move() == Some(chair)) {
        Some(deadline) => {
            let left = deadline - visitor.now;
            let (words, form) = match short {
                true => (short_span(view.texts, left), "short"),
                false => (span_text(view.texts, left), "left"),
            };
            html! { span.left.soon[left < DAY] { (write_span_until(deadline.as_secs(), &words, form)) } }
        }
        None if matches!(game.terms.time, TimeControl::Bank { .. }) => {
            let span = if short { short_span } else { span_text };
            html! { span.left { (span(view.texts, game.in_hand(chair))) } }
        }
        None => html! {},
    }
}
