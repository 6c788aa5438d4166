//! Everything drawn except units, once for each size: cells, frames, rings, dots, crosses, arrows.
//! The unit of measures is a cell.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::cache::Cache;
use super::canvas::PixelSpot;
use super::layout::Layout;
use super::palette::WHOLE;
use super::path::{Area, Path, Point, circle, polygon, polygons, polyline, polylines, segments};
use super::stencil::Stencil;

/// The radius of a dot on a cell that can be reached, in cells.
pub(super) const REACHED: f32 = 0.15;
/// The radius of a dot on a cell that is passed on the way to another one, in cells.
pub(super) const PASSED: f32 = 0.065;
/// The radius of a dot with the name of its cell, in cells.
const NAMED: f32 = 0.27;

/// The width of the frame around a cell that a move reached, in cells; in pixels at least two.
pub(super) const FRAME: f32 = 0.036;
/// The radius of the ring where a move began, in cells.
pub(super) const RING: f32 = 0.31;
/// The number of strokes of the ring where a move began.
const STROKES: u8 = 6;
/// The width of an arrow, in cells.
pub(super) const SHAFT: f32 = 0.1;
/// Half the width of the head of an arrow, in cells.
const HEAD: f32 = 0.15;
/// The width of the light rim around an arrow, in cells.
pub(super) const LIGHT: f32 = 0.018;
/// The length of the head of an arrow, in cells.
const POINT: f32 = 0.21;

/// The number of blades and of specks in the grain of a cell.
const BLADES: u32 = 9;

/// The side of the smallest cell with fine details, in pixels: grain, and the light rim around
/// arrows. On smaller cells they are invisible, but make a film larger.
const FINE: f32 = 60.0;

/// Half the width of the mark of a tower that can break through, in cells.
pub(super) const SIEGE: f32 = 0.125;

/// The centre of the mark of a tower that can break through, from the centre of its cell, in cells:
/// right and down.
pub(super) fn siege_corner(squares: bool) -> Point {
    if squares { (-0.34, -0.34) } else { (-0.27, -0.27) }
}

/// A diamond around a point, which extends `reach` to each side.
pub(super) fn diamond((x, y): Point, reach: f32) -> Path {
    polygon(&[(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)])
}

/// The shapes of a layout. Unless noted, the origin of each is the spot of a cell.
pub(super) struct Shapes {
    /// For squares, a disc for the corners of the board's rim. For hexagons the whole rim, whose
    /// origin is the corner of the picture.
    pub rim: Stencil,
    /// All hexagons and the lines between them; the origin is the corner of the picture.
    pub field: Stencil,
    /// One hexagon without its lines.
    pub ground: Stencil,
    /// The ring around a cell that can be chosen.
    pub ring: Trimmed,
    /// The edge around a cell on which a side may break through.
    pub threat: Stencil,
    /// The frame around a cell that a move reached.
    pub frame: Stencil,
    /// The ring on the cell where a move began.
    pub origin: Trimmed,
    /// The grain of a cell: its shaded blades, and its light specks.
    pub grain: [Stencil; 2],
    /// The laurel around the tower next to a winner's name.
    pub laurel: Stencil,
    /// The rings of the glow around the cell of a breakthrough, from outside to inside.
    pub glow: [Stencil; 3],
    /// The dot on an empty cell that can be reached.
    pub reached: Trimmed,
    /// The dot on a cell that a move to another cell passes.
    pub passed: Trimmed,
    /// The dot on an empty cell that shows its name.
    pub named: Trimmed,
    /// The smaller dot for the name of a cell, in the corner of a cell with a unit.
    pub tag: Trimmed,
    /// The mark in the corner of the cell of a tower that can break through next.
    pub siege: Trimmed,
    /// The cross next to a unit that was lowered.
    pub lowered: Trimmed,
    off: f32,
    squares: bool,
    cell: f32,
    /// Arrows by the distance of their target in pixels.
    arrows: Mutex<BTreeMap<PixelSpot, Arc<Arrow>>>,
}

/// The key of the shapes: true if cells are squares, the size of the picture in pixels, and the
/// bits of the cell, the file and the em.
type Measures = (bool, (u32, u32), [u32; 3]);

/// A shape with a rim around it.
pub(super) struct Trimmed {
    pub rim: Stencil,
    pub shape: Stencil,
}

/// An arrow: its shaft is under the units, its head over them.
pub(super) struct Arrow {
    pub shaft: Trimmed,
    pub head: Trimmed,
}

impl Shapes {
    /// The shapes of a layout, drawn at the first call for its measures.
    pub fn of(layout: &Layout) -> Arc<Shapes> {
        static SHAPES: Cache<Measures, Shapes, 24> = Cache::new();
        let key = (
            layout.squares(),
            layout.size,
            [layout.cell, layout.file, layout.em].map(f32::to_bits),
        );
        SHAPES.get(key, || Shapes::draw(layout))
    }

    fn draw(layout: &Layout) -> Shapes {
        let cell = layout.cell;
        let off = layout.off();
        let outline = |scale: f32| polygon(&layout.outline(scale));
        let stroked = |path: &Path, width: f32| Stencil::of(&path.stroked(width * cell));
        let dot = |radius: f32| Stencil::of(&circle((off, off), radius * cell).filled());
        let dots = |radius: f32| Trimmed { rim: dot(radius + 0.025), shape: dot(radius) };
        let cross = |(x, y): Point, reach: f32| {
            let at =
                |dx: f32, dy: f32| (off + (x + dx * reach) * cell, off + (y + dy * reach) * cell);
            let strokes =
                segments(&[(at(-1.0, -1.0), at(1.0, 1.0)), (at(-1.0, 1.0), at(1.0, -1.0))]);
            Trimmed { rim: stroked(&strokes, 0.62 * reach), shape: stroked(&strokes, 0.4 * reach) }
        };
        let ring = outline(0.89);
        let seam = layout.seam() as f32;
        let cells = polygons(&hexagons(layout, 1.0));
        let (rim, field) = match layout.squares() {
            true => (circle((0.0, 0.0), layout.rim()).filled(), Area::default()),
            false => (
                cells.filled().and(cells.stroked(2.0 * layout.rim())),
                polygons(&hexagons(layout, 1.01)).filled(),
            ),
        };
        Shapes {
            rim: Stencil::of(&rim),
            field: Stencil::of(&field),
            ground: Stencil::hard(&outline(1.0 - 1.2 * seam / cell).filled()),
            ring: Trimmed { rim: stroked(&ring, 0.10), shape: stroked(&ring, 0.06) },
            threat: stroked(&outline(0.95), 0.04),
            frame: frame(layout),
            origin: Trimmed {
                rim: Stencil::of(
                    &dashes((off, off), RING * cell).stroked((0.05 + 2.0 * light(cell)) * cell),
                ),
                shape: Stencil::of(&dashes((off, off), RING * cell).stroked(0.05 * cell)),
            },
            grain: grain(layout),
            glow: [0.98, 0.84, 0.7]
                .map(|radius| stroked(&circle((off, off), (radius - 0.07) * cell), 0.14)),
            laurel: laurel(1.3 * layout.em),
            named: dots(NAMED),
            tag: {
                let place = (off + TAG.0 * cell, off + TAG.1 * cell);
                let disc = |radius: f32| Stencil::of(&circle(place, radius * cell).filled());
                Trimmed { rim: disc(0.8 * NAMED + 0.025), shape: disc(0.8 * NAMED) }
            },
            reached: dots(REACHED),
            passed: dots(PASSED),
            siege: {
                let (right, down) = siege_corner(layout.squares());
                let place = (off + right * cell, off + down * cell);
                let diamond = |reach: f32| Stencil::of(&diamond(place, reach * cell).filled());
                Trimmed { rim: diamond(SIEGE + 0.045), shape: diamond(SIEGE) }
            },
            lowered: cross((0.34, -0.34), 0.1),
            off,
            cell,
            squares: layout.squares(),
            arrows: Mutex::default(),
        }
    }

    /// The arrow from a cell to the cell at this distance in pixels, from the ring of the one to
    /// the edge of the other.
    pub fn arrow(&self, to: PixelSpot) -> Arc<Arrow> {
        let mut arrows = self.arrows.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(
            arrows
                .entry(to)
                .or_insert_with(|| Arc::new(self.draw_arrow((to.0 as f32, to.1 as f32)))),
        )
    }

    fn draw_arrow(&self, (x, y): Point) -> Arrow {
        let size = self.cell;
        let (way, point) = arrow(size, self.squares, (self.off, self.off), (x, y));
        let rim = |path: &Path, width: f32| {
            Stencil::of(&path.stroked((width + 2.0 * light(size)) * size))
        };
        Arrow {
            shaft: Trimmed {
                rim: rim(&way, SHAFT),
                shape: Stencil::of(&way.stroked(SHAFT * size)),
            },
            head: Trimmed {
                rim: Stencil::of(&point.stroked(2.0 * light(size) * size).and(point.filled())),
                shape: Stencil::of(&point.filled()),
            },
        }
    }
}

/// The shaft and the head of an arrow from the cell whose middle is `(left, top)` to the cell at
/// the distance `(x, y)`.
pub(super) fn arrow(size: f32, squares: bool, (left, top): Point, (x, y): Point) -> (Path, Path) {
    let length = x.hypot(y);
    let ux = x / length;
    let uy = y / length;
    let at =
        |along: f32, aside: f32| (left + ux * along - uy * aside, top + uy * along + ux * aside);
    // A straight arrow leaves a square in the middle of an edge, a diagonal one at a corner. Every
    // line out of a hexagon is as long as half its height.
    let edge = if squares { 0.5 * size / ux.abs().max(uy.abs()) } else { 0.5 * size };
    let tip = length - edge + 0.07 * size;
    let neck = tip - POINT * size;
    let begin = ((RING + 0.06) * size).min(neck);
    let way = polyline(&[at(begin, 0.0), at(neck, 0.0)]);
    (way, polygon(&[at(tip, 0.0), at(neck, HEAD * size), at(neck, -HEAD * size)]))
}

/// The point of the name of a cell with a unit, from the cell's middle, in cells.
pub(super) const TAG: Point = (0.27, 0.27);

/// The width of the light rim around arrows and rings, in cells, for a cell of this many pixels.
fn light(cell: f32) -> f32 {
    if cell < FINE { 0.0 } else { LIGHT }
}

/// The frame of a cell, inside its edges.
fn frame(layout: &Layout) -> Stencil {
    let cell = layout.cell;
    let width = (FRAME * cell).round().max(2.0);
    // Strokes have round corners, which a hexagon shows, so its frame is a little wider than its
    // line.
    Stencil::of(&polygon(&layout.outline((cell - width) / cell)).stroked(width))
}

/// A circle of separate strokes.
pub(super) fn dashes((x, y): Point, radius: f32) -> Path {
    let turn = std::f32::consts::TAU / f32::from(STROKES);
    let at = |angle: f32| (x + radius * angle.cos(), y + radius * angle.sin());
    let stroke = |n: u8| {
        (0..=4_u8).map(move |part| at(turn * (f32::from(n) + 0.14 * f32::from(part)))).collect()
    };
    polylines((0..STROKES).map(stroke).collect())
}

/// Two branches of leaves around a badge of this height in pixels, from its foot up both sides.
fn laurel(badge: f32) -> Stencil {
    let radius = 0.6 * badge;
    let leaves = (0..7_u8).flat_map(|n| [-1.0, 1.0].map(|side| (f32::from(n), side)));
    let leaf = |(n, side): (f32, f32)| {
        let angle = (12.0 + 21.0 * n).to_radians();
        let x = radius * angle.sin();
        let y = radius * angle.cos();
        // Leaves lean outwards, away from the foot.
        let lean = angle + 0.95;
        let along = (lean.sin(), lean.cos());
        let aside = (-lean.cos(), lean.sin());
        let point = |(u, v): Point| {
            let u = 0.17 * badge * u;
            let v = 0.075 * badge * v;
            (side * (x + u * along.0 + v * aside.0), y + u * along.1 + v * aside.1)
        };
        [(-1.0, 0.0), (-0.4, 0.8), (0.3, 0.9), (1.0, 0.0), (0.3, -0.9), (-0.4, -0.8)]
            .map(point)
            .to_vec()
    };
    Stencil::of(&polygons(&leaves.map(leaf).collect::<Vec<_>>()).filled())
}

/// Blades of grass in the shade and specks of light. They are the same on every cell, which
/// compresses well.
fn grain(layout: &Layout) -> [Stencil; 2] {
    let half = 0.44 * layout.cell;
    let off = layout.off();
    let long = (0.035 * layout.cell).round().max(1.0) as i32;
    if layout.cell < FINE {
        return [Stencil::default(), Stencil::default()];
    }
    let mut chance = 0x2545_F491_u32;
    let mut next = || {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (chance >> 8) as f32 / (1 << 24) as f32 * 2.0 - 1.0
    };
    [0, 1].map(|_| {
        let mut spots: Vec<PixelSpot> = (0..BLADES)
            .map(|_| ((next() * half + off) as i32, (next() * half + off) as i32))
            .filter(|&(x, y)| layout.squares() || (x.abs() + y.abs()) < layout.cell as i32 / 2)
            .flat_map(|(x, y)| [(y, x), (y + 1, x + 1)])
            .collect();
        spots.sort_unstable();
        let mut stencil = Stencil::default();
        for (y, x) in spots {
            (0..long).for_each(|n| stencil.add(x + n, y, WHOLE));
        }
        stencil
    })
}

/// The corners of every cell in the picture, for `scale` times the cells' size.
fn hexagons(layout: &Layout, scale: f32) -> Vec<Vec<Point>> {
    let cells = layout.board().geometry.cells().iter();
    let corners = layout.outline(scale);
    let spots = cells.map(|&cell| layout.spot(cell));
    spots
        .map(|(x, y)| {
            corners.iter().map(|corner| (corner.0 + x as f32, corner.1 + y as f32)).collect()
        })
        .collect()
}
