//! Boards as SVG, for pages on which cells can be tapped. Drawings, colours and marks are the same
//! as in pictures. The page itself writes the words around the board.

use std::sync::Arc;

use super::cache::Cache;
use super::layout::{FrameLabel, Layout};
use super::marks::{GLOW, Marks};
use super::paint::unit_size;
use super::painter::{ground, siege_cells};
use super::palette::{SEAM, WHOLE};
use super::path::{Path, circle, polygon, segments, tenth};
use super::scene::Scene;
use super::shapes::{self, FRAME, LIGHT, PASSED, REACHED, RING, SHAFT};
use super::sprites::{self, SOFT};
use super::stencil::Surface;
use crate::theme::{Colours, Ink, Theme};
use murus_gallicus::{Board, Cell, Height, Position, Seat, Unit};

/// Writes the parts of a board as SVG, all in the coordinates of [`Svg::view_box`].
///
/// ```
/// use murus_pictures::{Scene, Svg, Theme};
/// use murus_gallicus::{Line, Seat, Variant};
///
/// let line = Line::new(Variant::STANDARD);
/// let svg = Svg::new(Variant::STANDARD.board(), Seat::Romans, Theme::Classic);
/// assert!(svg.document(&Scene::of(&line, Seat::Romans)).starts_with("<svg "));
/// assert_eq!(svg.units(line.position()).matches("<use ").count(), 16);
/// ```
#[derive(Clone, Debug)]
pub struct Svg {
    layout: Layout,
    theme: Theme,
    corners: bool,
}

/// The marks of a scene as SVG elements, in two layers: under the units and over them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SvgMarks {
    /// The marks between the cells and the units.
    pub under: String,
    /// The marks over the units.
    pub over: String,
}

impl Svg {
    /// A board with the side `view` at the bottom.
    pub fn new(board: &'static Board, view: Seat, theme: Theme) -> Svg {
        Svg { layout: Layout::new(board, view, Scene::SIZE), theme, corners: true }
    }

    /// This board without the marks that [`Scene::corners`] describes, in any scene.
    pub fn without_corners(self) -> Svg {
        Svg { corners: false, ..self }
    }

    /// The board that is drawn.
    pub fn board(&self) -> &'static Board {
        self.layout.board()
    }

    /// The left, the top, the width and the height of the SVG's view box. The names of files and
    /// ranks are inside the cells of a rectangle, and around a hexagon.
    pub fn view_box(&self) -> [f32; 4] {
        let bounds = self.layout.bounds;
        let rim = self.layout.rim();
        let reach = 0.5 * self.layout.em;
        let edges = [bounds.left - rim, bounds.top - rim, bounds.right + rim, bounds.bottom + rim];
        let around =
            if self.layout.inner_labels().is_some() { Vec::new() } else { self.layout.labels() };
        let [left, top, right, bottom] =
            around.iter().fold(edges, |[left, top, right, bottom], label| {
                let (x, y) = label.at;
                [
                    left.min(x - reach),
                    top.min(y - reach),
                    right.max(x + reach),
                    bottom.max(y + reach),
                ]
            });
        [left, top, right - left, bottom - top].map(tenth)
    }

    /// The width and the height of a unit, in the coordinates of [`Svg::view_box`].
    pub fn unit_size(&self) -> f32 {
        tenth(unit_size(&self.layout))
    }

    /// The middle of a cell, in the coordinates of [`Svg::view_box`].
    pub fn middle(&self, cell: Cell) -> (f32, f32) {
        let (x, y) = self.layout.center(cell);
        (tenth(x), tenth(y))
    }

    /// The outline of a cell, as the `d` of a path.
    pub fn outline(&self, cell: Cell) -> String {
        self.shape(cell, 1.0).to_string()
    }

    /// The drawings that [`Svg::units`] and pages use by id: the units of each side and its rubble
    /// (in the colours of a side that is out, the id ends in `-out`), and the marks of cells to
    /// choose: `choose` and `take` around a unit, `reach` and `pass` on an empty cell.
    pub fn symbols(&self) -> Arc<String> {
        static SYMBOLS: Cache<(Theme, &str, u32), String, 64> = Cache::new();
        let key = (self.theme, self.board().name, self.layout.cell.to_bits());
        SYMBOLS.get(key, || self.draw_symbols())
    }

    /// Writes the drawings that [`Svg::symbols`] returns.
    fn draw_symbols(&self) -> String {
        let board = self.layout.board();
        let outs: &[bool] = if board.seats > 2 { &[false, true] } else { &[false] };
        let heights = [None, Some(Height::Wall), Some(Height::Tower), Some(Height::Catapult)];
        let mut symbols = String::new();
        for &seat in &Seat::ALL[..board.seats] {
            for &out in outs {
                for height in heights {
                    let mut drawing = SvgDrawing::default();
                    sprites::build(&mut drawing, self.theme, seat, height, out, &SOFT);
                    let id = symbol(seat, height, out);
                    symbols += &format!(
                        "<symbol id=\"{id}\" viewBox=\"0 0 100 100\">{}</symbol>",
                        drawing.text
                    );
                }
            }
        }
        let cell = self.layout.cell;
        let colours = self.colours();
        let ring = |id: &str, ink: Ink| {
            let ring = polygon(&self.layout.outline(0.89));
            let strokes =
                stroke(&ring, 0.1 * cell, colours.halo) + &stroke(&ring, 0.06 * cell, ink);
            format!("<symbol id=\"{id}\" overflow=\"visible\">{strokes}</symbol>")
        };
        let dot = |id: &str, radius: f32| {
            let disc = |radius: f32, ink: Ink| {
                format!("<circle r=\"{}\" fill=\"{ink}\"/>", tenth(radius * cell))
            };
            let discs = disc(radius + 0.025, colours.halo) + &disc(radius, colours.choice);
            format!("<symbol id=\"{id}\" overflow=\"visible\">{discs}</symbol>")
        };
        symbols += &ring("choose", colours.choice);
        symbols += &ring("take", colours.fallen);
        symbols + &dot("reach", REACHED) + &dot("pass", PASSED)
    }

    /// Writes the rim and the cells.
    pub fn ground(&self, position: &Position) -> String {
        let layout = &self.layout;
        let colours = self.colours();
        let board = layout.board();
        let rim = 2.0 * layout.rim();
        let mut ground = String::new();
        for &cell in board.geometry.cells() {
            let outline = self.outline(cell);
            ground += &format!(
                "<path d=\"{outline}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"/>",
                colours.rim,
                tenth(rim)
            );
        }
        let seam = layout.seam();
        for &cell in board.geometry.cells() {
            let fill = self::ground(layout, colours, position, cell);
            let line = fill.mixed(colours.seam, SEAM.into(), WHOLE.into());
            let outline = self.outline(cell);
            ground += &format!(
                "<path d=\"{outline}\" fill=\"{fill}\" stroke=\"{line}\" stroke-width=\"{seam}\"/>"
            );
        }
        ground
    }

    /// Writes the names of files and ranks, which lie over marks and under units. A name in a cell
    /// has an edge in the colour of the cell, so that marks leave it readable. Those around a
    /// hexagon have the colour of the text around the board.
    pub fn labels(&self, position: &Position) -> String {
        let layout = &self.layout;
        let text = |label: &FrameLabel, size: f32, ink: &str| {
            let ((x, y), size) = (label.at, tenth(size));
            format!(
                "<text x=\"{}\" y=\"{}\" font-size=\"{size}\" {ink}>{}</text>",
                tenth(x),
                tenth(y),
                label.text
            )
        };
        let Some(inner) = layout.inner_labels() else {
            let ink = "fill=\"currentColor\"";
            return layout.labels().iter().map(|label| text(label, 0.8 * layout.em, ink)).collect();
        };
        let edge = tenth(0.05 * layout.cell);
        let inner = inner.iter().map(|(cell, label)| {
            let turf = ground(layout, self.colours(), position, *cell);
            let ink = format!(
                "fill=\"{}\" stroke=\"{turf}\" stroke-width=\"{edge}\" paint-order=\"stroke\"",
                turf.readable()
            );
            text(label, 0.17 * layout.cell, &ink)
        });
        inner.collect()
    }

    /// Writes the units, each as a `use` element that names its cell in `data-cell`.
    pub fn units(&self, position: &Position) -> String {
        let geometry = &self.layout.board().geometry;
        let on = |&cell: &Cell| position.unit(cell).map(|unit| (cell, unit));
        let units = geometry.cells().iter().filter_map(on).map(|(cell, unit)| {
            let drawing = Svg::drawing(unit, position);
            self.lay(cell, &drawing, &format!(" data-cell=\"{}\"", geometry.name(cell)))
        });
        units.collect()
    }

    /// The id of the drawing that shows a unit in this position.
    pub fn drawing(unit: Unit, position: &Position) -> String {
        symbol(unit.seat, Some(unit.height), position.is_out(unit.seat))
    }

    /// The unit that the drawing with this id shows; `None` if the id is not that of a unit.
    pub fn drawn(drawing: &str) -> Option<Unit> {
        let mut parts = drawing.split('-');
        let seat = Seat::from_word(parts.next()?)?;
        let heights = [Height::Wall, Height::Tower, Height::Catapult];
        let form = parts.next()?;
        let unit = heights
            .map(|height| Unit { seat, height })
            .into_iter()
            .find(|unit| form == word(unit.height));
        unit.filter(|_| matches!(parts.next(), None | Some("out")))
    }

    /// Writes the marks of a scene: the last moves, the cell of a breakthrough, cells in danger.
    /// The page itself draws the choices.
    pub fn marks(&self, scene: &Scene<'_>) -> SvgMarks {
        let colours = self.colours();
        let cell = self.layout.cell;
        let trace = colours.trace(self.layout.board().seats);
        let marks = Marks::of(scene);
        let mut under = String::new();
        for &on in self.layout.board().geometry.cells() {
            if marks.tint(on) > 0 {
                under += &veil(&self.shape(on, 0.98), marks.tint(on), trace.tint);
            }
        }
        if let Some(on) = scene.triumph.and_then(|triumph| triumph.cell) {
            for (radius, share) in [0.98, 0.84, 0.7].into_iter().zip(GLOW) {
                let ring = circle(self.layout.center(on), (radius - 0.07) * cell);
                under += &faded(&stroke(&ring, 0.14 * cell, trace.tint), share);
            }
        }
        for &on in scene.threats {
            under += &stroke(&self.shape(on, 0.95), 0.04 * cell, colours.fallen);
        }
        for &(on, strength) in marks.trodden.iter().rev() {
            let width = FRAME * cell;
            under += &faded(&stroke(&self.shape(on, 1.0 - FRAME), width, trace.line), strength);
        }
        let light = 2.0 * LIGHT * cell;
        for &(on, strength) in marks.begun.iter().rev() {
            let ring = shapes::dashes(self.layout.center(on), RING * cell);
            under += &stroke(&ring, 0.05 * cell + light, colours.halo);
            under += &stroke(
                &ring,
                0.05 * cell,
                trace.tint.mixed(trace.line, strength.into(), WHOLE.into()),
            );
        }
        let mut over = String::new();
        let corners = (self.corners && scene.corners)
            .then(|| siege_cells(self.layout.board(), scene.position));
        for (on, seat) in corners.into_iter().flatten() {
            let ((x, y), (right, down)) =
                (self.layout.center(on), shapes::siege_corner(self.layout.squares()));
            let place = (x + right * cell, y + down * cell);
            let diamond = |reach: f32| shapes::diamond(place, reach * cell);
            let accent = colours.liveries[seat.index()].accent;
            over += &fill(&diamond(shapes::SIEGE + 0.045), colours.halo);
            over += &fill(&diamond(shapes::SIEGE), accent);
        }
        for &(from, to, strength) in marks.arrows.iter().rev() {
            let ((x, y), (right, down)) = (self.layout.center(from), self.layout.center(to));
            let (shaft, head) =
                shapes::arrow(cell, self.layout.squares(), (x, y), (right - x, down - y));
            let ink = trace.tint.mixed(trace.line, strength.into(), WHOLE.into());
            under += &stroke(&shaft, SHAFT * cell + light, colours.halo);
            under += &stroke(&shaft, SHAFT * cell, ink);
            over += &(stroke(&head, light, colours.halo) + &fill(&head, ink));
        }
        for &(on, seat, strength) in &marks.fallen {
            let rubble = symbol(seat, None, scene.position.is_out(seat));
            under += &faded(&self.lay(on, &rubble, ""), strength.rubble);
        }
        for &(on, strength) in &marks.lowered {
            let (x, y) = self.layout.center(on);
            let x = x + 0.34 * cell;
            let y = y - 0.34 * cell;
            let reach = 0.1 * cell;
            let cross = segments(&[
                ((x - reach, y - reach), (x + reach, y + reach)),
                ((x - reach, y + reach), (x + reach, y - reach)),
            ]);
            over += &stroke(&cross, 0.62 * reach, colours.halo);
            over += &faded(&stroke(&cross, 0.4 * reach, colours.fallen), strength.mark);
        }
        SvgMarks { under, over }
    }

    /// Writes the board of a scene as an SVG document, without its words and choices.
    pub fn document(&self, scene: &Scene<'_>) -> String {
        let [left, top, width, height] = self.view_box();
        let SvgMarks { under, over } = self.marks(scene);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" \
             font-family=\"sans-serif\" font-weight=\"600\" text-anchor=\"middle\" dominant-baseline=\"central\">\
             <defs>{}</defs>{}{under}{}{}{over}</svg>",
            self.symbols(),
            self.ground(scene.position),
            self.labels(scene.position),
            self.units(scene.position),
        )
    }

    fn colours(&self) -> &'static Colours {
        self.theme.colours()
    }

    /// The shape of a cell, enlarged by the factor `scale`.
    fn shape(&self, cell: Cell, scale: f32) -> Path {
        let ((x, y), off) = (self.layout.center(cell), self.layout.off());
        let corner = |&(right, down): &(f32, f32)| (x + right - off, y + down - off);
        polygon(&self.layout.outline(scale).iter().map(corner).collect::<Vec<_>>())
    }

    /// Writes a drawing at a cell, with further attributes.
    fn lay(&self, cell: Cell, drawing: &str, attributes: &str) -> String {
        let ((x, y), size) = (self.layout.center(cell), unit_size(&self.layout));
        let left = tenth(x - size / 2.0);
        let top = tenth(y - size / 2.0);
        let size = tenth(size);
        format!(
            "<use href=\"#{drawing}\" x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\"{attributes}/>"
        )
    }
}

/// The id of a drawing of a side: of a unit, or of rubble if `height` is `None`.
fn symbol(seat: Seat, height: Option<Height>, out: bool) -> String {
    let form = height.map_or("rubble", word);
    format!("{}-{form}{}", seat.word(), if out { "-out" } else { "" })
}

/// The word for a unit in the ids of drawings.
fn word(height: Height) -> &'static str {
    match height {
        Height::Wall => "wall",
        Height::Tower => "tower",
        Height::Catapult => "catapult",
    }
}

/// A drawing that is written as the text of an SVG.
#[derive(Default)]
struct SvgDrawing {
    text: String,
}

impl Surface for SvgDrawing {
    fn fill(&mut self, path: &Path, ink: Ink) {
        self.text += &fill(path, ink);
    }

    fn stroke(&mut self, path: &Path, width: f32, ink: Ink) {
        self.text += &stroke(path, width, ink);
    }

    fn veil(&mut self, path: &Path, share: f32, ink: Ink) {
        self.text += &format!("<path d=\"{path}\" fill=\"{ink}\" opacity=\"{share}\"/>");
    }
}

fn fill(path: &Path, ink: Ink) -> String {
    format!("<path d=\"{path}\" fill=\"{ink}\"/>")
}

fn stroke(path: &Path, width: f32, ink: Ink) -> String {
    let width = tenth(width);
    format!(
        "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"/>"
    )
}

fn veil(path: &Path, share: u8, ink: Ink) -> String {
    faded(&fill(path, ink), share)
}

/// Wraps a drawing so that its opacity is `share` sixteenths.
fn faded(what: &str, share: u8) -> String {
    if share >= WHOLE {
        return what.to_owned();
    }
    format!("<g opacity=\"{}\">{what}</g>", f32::from(share) / f32::from(WHOLE))
}
