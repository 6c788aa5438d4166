//! The board on a page: an SVG drawing that is readable before any script runs, under a grid of
//! cells for mouse, keyboard and screen reader.

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use murus_gallicus::{Board, Cell, Height, Position, Seat, Unit};
use murus_pictures::{Scene, Svg, SvgMarks, Theme};

use crate::texts::{Texts, Value, unit_word};

/// Returns the value of the `viewBox` attribute of a drawing.
fn view_box(svg: &Svg) -> String {
    svg.view_box().map(|edge| edge.to_string()).join(" ")
}

/// Returns a board that cannot be pressed, as HTML. It refers to the page's [`board_drawings`].
pub fn small_board(svg: &Svg, scene: &Scene<'_>, label: &str) -> Markup {
    let SvgMarks { under, over } = svg.marks(scene);
    html! {
        svg.board.little viewBox=(view_box(svg)) role="img" aria-label=(label) {
            (PreEscaped(svg.ground(scene.position)))
            (PreEscaped(under))
            (PreEscaped(svg.units(scene.position)))
            (PreEscaped(svg.labels(scene.position)))
            (PreEscaped(over))
        }
    }
}

/// Returns the shared SVG definitions that the boards of a page refer to.
pub fn board_drawings(svg: &Svg) -> Markup {
    html! { svg.drawings width="0" height="0" aria-hidden="true" { defs { (PreEscaped(svg.symbols().as_str())) } } }
}

/// Returns the shared SVG definitions for all of these boards: those for the board with the most
/// sides.
pub fn drawings_of(boards: impl Iterator<Item = &'static Board>, theme: Theme) -> Markup {
    let board = boards.max_by_key(|board| board.seats);
    html! { @if let Some(board) = board { (board_drawings(&Svg::new(board, Seat::Romans, theme))) } }
}

/// Returns a board whose cells can be pressed, as HTML.
pub fn touch_board(texts: Texts, svg: &Svg, scene: &Scene<'_>, label: &str) -> Markup {
    let SvgMarks { under, over } = svg.marks(scene);
    let words = drawing_words(texts, scene.position);
    // A style without a width gives the board the largest size of this shape that fits.
    let [_, _, width, height] = svg.view_box();
    html! {
        svg.board #board viewBox=(view_box(svg)) width=(4.0 * width) height=(4.0 * height) data-unit=(svg.unit_size()) {
            g #ground { (PreEscaped(svg.ground(scene.position))) }
            g #under { (PreEscaped(under)) }
            g #rings {}
            g #units { (PreEscaped(svg.units(scene.position))) }
            g #labels { (PreEscaped(svg.labels(scene.position))) }
            g #over { (PreEscaped(over)) }
            g #choices {}
            g #sketches {}
            g #grid role="grid" aria-label=(label) {
                @for row in cell_rows(svg) {
                    g role="row" { @for cell in row { (cell_of(&words, svg, scene.position, cell)) } }
                }
            }
        }
    }
}

/// Returns a button for one cell of the board.
fn cell_of(words: &BTreeMap<String, String>, svg: &Svg, position: &Position, cell: Cell) -> Markup {
    let drawing = position.unit(cell).map(|unit| Svg::drawing(unit, position)).unwrap_or_default();
    let what = words.get(&drawing).map_or("", String::as_str);
    let name = position.variant().board().geometry.name(cell).to_string();
    let (x, y) = svg.middle(cell);
    html! {
        g.cell role="gridcell" tabindex="-1" data-cell=(name) data-x=(x) data-y=(y)
            aria-label={ (name) ", " (what) } {
            path d=(svg.outline(cell)) {}
        }
    }
}

/// Maps the name of each unit's drawing to a description in words. The empty name describes an
/// empty cell.
pub fn drawing_words(texts: Texts, position: &Position) -> BTreeMap<String, String> {
    let seats = Seat::ALL[..position.variant().board().seats].iter();
    let heights = [Height::Wall, Height::Tower, Height::Catapult];
    let all = seats.flat_map(|&seat| heights.map(|height| Unit { seat, height }));
    let named = all.map(|unit| (Svg::drawing(unit, position), unit_label(texts, Some(unit))));
    named.chain([(String::new(), unit_label(texts, None))]).collect()
}

/// Names a unit in words, or says that the cell is empty.
pub fn unit_label(texts: Texts, unit: Option<Unit>) -> String {
    let (kind, side) = match unit {
        Some(unit) => (unit_word(unit), Value::from(unit.seat.word())),
        None => ("none".into(), "none".into()),
    };
    texts.say_with("page-unit", [("unit", kind), ("side", side)])
}

/// Returns the cells as they appear on the turned board: rows from the top, each from left to
/// right.
fn cell_rows(svg: &Svg) -> Vec<Vec<Cell>> {
    let mut cells: Vec<(i32, i32, Cell)> = Vec::new();
    for &cell in svg.board().geometry.cells() {
        let (x, y) = svg.middle(cell);
        cells.push((y.round() as i32, x.round() as i32, cell));
    }
    cells.sort_unstable_by_key(|&(y, x, cell)| (y, x, cell.index()));
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let mut last = None;
    for (y, _, cell) in cells {
        match (last == Some(y), rows.last_mut()) {
            (true, Some(row)) => row.push(cell),
            _ => rows.push(vec![cell]),
        }
        last = Some(y);
    }
    rows
}

/// Returns the side that a person sees at the bottom of the board. Without a seat it is the first
/// side.
pub fn own_side(seat: Option<Seat>) -> Seat {
    seat.unwrap_or(Seat::Romans)
}
