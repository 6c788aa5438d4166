//! Everything drawn besides units, once for each size: cells, rings, dots, crosses, arrows.
//! Measures are parts of a cell.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::cache::Cache;
use super::canvas::Spot;
use super::layout::Layout;
use super::path::{Area, Path, Point, circle, polygon, polygons, polyline, segments};
use super::stencil::Stencil;

/// Radius of a dot on a cell that can be reached, and on one passed.
const REACHED: f32 = 0.15;
const PASSED: f32 = 0.065;

/// Everything is laid with a cell's spot as its origin, but for what says otherwise.
pub(super) struct Shapes {
    /// A disc for the corners of the rim around squares; the whole rim around hexagons, laid with
    /// the picture's corner as its origin.
    pub rim: Stencil,
    /// All hexagons together with the lines between them, laid like their rim; one without its
    /// lines.
    pub field: Stencil,
    pub ground: Stencil,
    /// Around a cell that can be chosen.
    pub ring: Trimmed,
    /// Around a cell on which a side may break through.
    pub threat: Stencil,
    /// On an empty cell that can be reached, and on one passed on the way there.
    pub reached: Trimmed,
    pub passed: Trimmed,
    /// Where a unit fell; beside one that was lowered.
    pub fallen: Trimmed,
    pub lowered: Trimmed,
    off: f32,
    cell: f32,
    /// By where they lead to, in pixels: as many as there are pairs of cells in different places to
    /// each other.
    arrows: Mutex<BTreeMap<Spot, Arc<Stencil>>>,
}

/// What shapes depend on: whether cells are squares, the size of the picture, and the bits of a
/// cell's measures and of a letter's.
type Measures = (bool, (u32, u32), [u32; 3]);

/// A shape with a rim around it.
pub(super) struct Trimmed {
    pub rim: Stencil,
    pub shape: Stencil,
}

impl Shapes {
    /// The shapes for a layout.
    pub fn of(layout: &Layout) -> Arc<Shapes> {
        static SHAPES: Cache<Measures, Shapes, 24> = Cache::new();
        let key = (layout.squares(), layout.size, [layout.cell, layout.file, layout.em].map(f32::to_bits));
        SHAPES.get(key, || Shapes::draw(layout))
    }

    fn draw(layout: &Layout) -> Shapes {
        let (cell, off) = (layout.cell, layout.off());
        let outline = |scale: f32| polygon(&layout.outline(scale));
        let stroked = |path: &Path, width: f32| Stencil::of(&path.stroked(width * cell));
        let dot = |radius: f32| Stencil::of(&circle((off, off), radius * cell).filled());
        let dots = |radius: f32| Trimmed { rim: dot(radius + 0.025), shape: dot(radius) };
        let cross = |(x, y): Point, reach: f32| {
            let at = |dx: f32, dy: f32| (off + (x + dx * reach) * cell, off + (y + dy * reach) * cell);
            let strokes = segments(&[(at(-1.0, -1.0), at(1.0, 1.0)), (at(-1.0, 1.0), at(1.0, -1.0))]);
            Trimmed { rim: stroked(&strokes, 0.62 * reach), shape: stroked(&strokes, 0.4 * reach) }
        };
        let ring = outline(0.89);
        let seam = layout.seam() as f32;
        let cells = polygons(&hexagons(layout, 1.0));
        let (rim, field) = match layout.squares() {
            true => (circle((0.0, 0.0), layout.rim()).filled(), Area::default()),
            false => {
                (cells.filled().and(cells.stroked(2.0 * layout.rim())), polygons(&hexagons(layout, 1.01)).filled())
            }
        };
        Shapes {
            rim: Stencil::of(&rim),
            field: Stencil::of(&field),
            ground: Stencil::hard(&outline(1.0 - 1.2 * seam / cell).filled()),
            ring: Trimmed { rim: stroked(&ring, 0.10), shape: stroked(&ring, 0.06) },
            threat: stroked(&outline(0.95), 0.04),
            reached: dots(REACHED),
            passed: dots(PASSED),
            fallen: cross((0.0, 0.0), 0.2),
            lowered: cross((0.34, -0.34), 0.1),
            off,
            cell,
            arrows: Mutex::default(),
        }
    }

    /// A thin arrow from the middle of a cell to another so far to the right of it and below it.
    pub fn arrow(&self, to: Spot) -> Arc<Stencil> {
        let mut arrows = self.arrows.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(arrows.entry(to).or_insert_with(|| Arc::new(self.draw_arrow((to.0 as f32, to.1 as f32)))))
    }

    fn draw_arrow(&self, (x, y): Point) -> Stencil {
        let (size, length) = (self.cell, x.hypot(y));
        let (ux, uy) = (x / length, y / length);
        let at = |along: f32, aside: f32| (self.off + ux * along - uy * aside, self.off + uy * along + ux * aside);
        let tip = length - 0.36 * size;
        let neck = tip - 0.2 * size;
        let shaft = polyline(&[at(0.0, 0.0), at(neck, 0.0)]).stroked(0.055 * size);
        let head = polygon(&[at(tip, 0.0), at(neck, 0.115 * size), at(neck, -0.115 * size)]).filled();
        Stencil::of(&shaft.and(head))
    }
}

/// The corners of every cell on the picture.
fn hexagons(layout: &Layout, scale: f32) -> Vec<Vec<Point>> {
    let (cells, corners) = (layout.board().geometry.cells().iter(), layout.outline(scale));
    let spots = cells.map(|&cell| layout.spot(cell));
    spots.map(|(x, y)| corners.iter().map(|corner| (corner.0 + x as f32, corner.1 + y as f32)).collect()).collect()
}
