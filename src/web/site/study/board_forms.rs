//! The forms of the analysis board: its variant, who plays the other side, and the position, which
//! is typed or set up by hand.

use maud::{Markup, html};
use murus_engine::LEVELS;
use murus_gallicus::{Height, Line, PRESETS, Position, Seat, Unit, Variant};
use murus_pictures::Svg;

use crate::texts::{Texts, variant};
use crate::web::site::board::drawing;
use crate::web::site::board::field::tool_button;
use crate::web::site::board::line_query::LineQuery;

/// Returns the form that starts an analysis: its variant, the player of the other side, and the
/// position.
pub fn choices_form(texts: Texts, query: &LineQuery, line: &Line) -> Markup {
    let presets: Vec<Variant> =
        PRESETS.iter().filter_map(|(_, preset)| preset.parse().ok()).collect();
    let seats = &Seat::ALL[..query.variant().board().seats];
    html! {
        form.panel.fields method="get" action="/board" {
            label { span { (texts.say("page-variant")) }
                select name="v" {
                    @for preset in presets {
                        option value=(preset.to_string()) selected[preset == query.variant()] {
                            (variant::variant_name(texts, preset))
                        }
                    }
                }
            }
            label { span { (texts.say("page-against")) }
                select name="l" {
                    option value="" { (texts.say("page-nobody")) }
                    @for level in LEVELS {
                        option value=(level.name) selected[level.name == query.l] {
                            (variant::rated_level(texts, level))
                        }
                    }
                }
            }
            label { span { (texts.say("page-side")) }
                select name="s" {
                    @for seat in seats {
                        option value=(seat.word()) selected[*seat == query.side()] { (side_name(texts, *seat)) }
                    }
                }
            }
            label { span { (texts.say("page-position")) }
                input type="text" name="p" value=(query.p) maxlength="200" autocomplete="off"
                    spellcheck="false" placeholder=(line.position().to_string());
            }
            button.secondary type="submit" { (texts.say("page-set-up")) }
        }
    }
}

/// Returns the form to set up a position by hand: the units to put on cells, and the side to move.
pub fn unit_palette(texts: Texts, variant: Variant, to_move: Seat) -> Markup {
    let seats = &Seat::ALL[..variant.board().seats];
    let all = seats.iter().flat_map(|&seat| {
        [Height::Wall, Height::Tower, Height::Catapult].map(|height| (seat, height))
    });
    let empty = Position::start(variant);
    let anywhere = variant.board().geometry.cells()[0];
    // Only units that this variant's board allows are offered.
    let fits = |unit: &Unit| Position::set_up(variant, to_move, [(anywhere, *unit)]).is_ok();
    let units: Vec<Unit> = all.map(|(seat, height)| Unit { seat, height }).filter(fits).collect();
    html! {
        div.panel #palette hidden {
            p { (texts.say("page-palette")) }
            div.row {
                @for unit in units {
                    @let drawing = Svg::drawing(unit, &empty);
                    button.unit type="button" data-unit=(drawing) aria-pressed="false"
                        aria-label=(drawing::unit_label(texts, Some(unit))) {
                        svg viewBox="0 0 100 100" aria-hidden="true" { use href={ "#" (drawing) } {} }
                    }
                }
                button.unit type="button" data-unit="" aria-pressed="false" { (texts.say("page-erase")) }
            }
            label { span { (texts.say("page-turn")) }
                select #turn {
                    @for seat in seats {
                        option value=(seat.word()) selected[*seat == to_move] { (side_name(texts, *seat)) }
                    }
                }
            }
            output.warn role="alert" {}
            div.row {
                button.primary type="button" data-tool="placed" { (texts.say("page-placed")) }
                (tool_button(texts, "clear", "page-clear"))
                (tool_button(texts, "cancel", "page-cancel"))
            }
        }
    }
}

fn side_name(texts: Texts, seat: Seat) -> String {
    texts.say_with("side-name", [("side", seat.word().into())])
}
