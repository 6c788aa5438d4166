//! What is marked on the board: the last move, or what can be chosen.

use super::canvas::{Point, circle, polygon, polyline, segments};
use super::painter::Painter;
use super::scene::{Highlight, LastMove, Scene};
use super::theme::{self, Ink};
use crate::rules::{Cell, Move, Unit};

/// Everything that is marked, in the order of the scene; measures are parts of a cell.
#[derive(Default)]
pub(super) struct Marks {
    /// Cells that take on the colour of the last move or of the unit in hand, in percent.
    tints: Vec<(Cell, u32)>,
    arrows: Vec<(Cell, Cell)>,
    /// Cells to choose: framed.
    framed: Vec<(Cell, Ink)>,
    /// Cells to choose that are empty, and cells passed on the way there.
    dots: Vec<(Cell, f32)>,
    /// Where a capture removed a unit, or lowered one that still stands.
    fallen: Option<(Cell, Unit)>,
    lowered: Option<Cell>,
}

/// Radius of a dot on a cell that can be reached, and on one passed.
const REACHED: f32 = 0.15;
const PASSED: f32 = 0.065;

impl Marks {
    /// The marks of a scene.
    pub fn of(scene: &Scene<'_>) -> Marks {
        let mut marks = Marks::default();
        match scene.highlight {
            Highlight::None => marks.last_move(scene),
            Highlight::Origins(cells) => {
                marks.last_move(scene);
                marks.framed.extend(cells.iter().map(|&cell| (cell, theme::CHOICE)));
            }
            Highlight::Targets { from, moves } => marks.targets(scene, from, moves),
        }
        marks
    }

    fn last_move(&mut self, scene: &Scene<'_>) {
        let Some(LastMove { played, before }) = scene.last else { return };
        self.tints.push((played.from(), theme::ORIGIN_TINT));
        self.tints.extend(reached(played).into_iter().map(|cell| (cell, theme::REACHED_TINT)));
        self.arrows = match played {
            Move::Open { from, left, right } => vec![(from, left), (from, right)],
            _ => vec![(played.from(), played.to())],
        };
        if matches!(played, Move::Sacrifice { .. } | Move::Cut { .. } | Move::Bombard { .. }) {
            match scene.position.unit(played.to()) {
                None => self.fallen = before.unit(played.to()).map(|unit| (played.to(), unit)),
                Some(_) => self.lowered = Some(played.to()),
            }
        }
    }

    fn targets(&mut self, scene: &Scene<'_>, from: Cell, moves: &[Move]) {
        self.tints.push((from, theme::REACHED_TINT));
        for &m in moves {
            for cell in reached(m) {
                let passed = matches!(m, Move::Distribute { mid, .. } if mid == cell);
                match scene.position.unit(cell) {
                    None => self.dots.push((cell, if passed { PASSED } else { REACHED })),
                    Some(_) if passed => {}
                    Some(unit) => {
                        let own = unit.seat == scene.position.to_move();
                        self.framed.push((cell, if own { theme::CHOICE } else { theme::FALLEN }));
                    }
                }
            }
        }
    }

    /// The colour of a cell with the marks on it.
    pub fn tinted(&self, cell: Cell, ground: Ink) -> Ink {
        let tint = self.tints.iter().find(|(marked, _)| *marked == cell);
        tint.map_or(ground, |&(_, percent)| ground.mixed(theme::LAST, percent))
    }

    /// Draws what lies under the units.
    pub fn below(&self, painter: &mut Painter<'_>) {
        let size = painter.layout.cell;
        for &(cell, ink) in &self.framed {
            let ring = polygon(&painter.layout.outline(cell, 0.89));
            painter.brush.stroke(&ring, 0.10 * size, theme::HALO);
            painter.brush.stroke(&ring, 0.06 * size, ink);
        }
        for &(from, to) in &self.arrows {
            arrow(painter, painter.layout.center(from), painter.layout.center(to));
        }
        if let Some((cell, unit)) = self.fallen {
            painter.unit(cell, unit, 0.4);
        }
    }

    /// Draws what lies over the units.
    pub fn above(&self, painter: &mut Painter<'_>) {
        let size = painter.layout.cell;
        for &(cell, radius) in &self.dots {
            let middle = painter.layout.center(cell);
            painter.brush.fill(&circle(middle, (radius + 0.025) * size), theme::HALO);
            painter.brush.fill(&circle(middle, radius * size), theme::CHOICE);
        }
        if let Some((cell, _)) = self.fallen {
            cross(painter, painter.layout.center(cell), 0.2 * size);
        }
        if let Some(cell) = self.lowered {
            let (x, y) = painter.layout.center(cell);
            cross(painter, (x + 0.34 * size, y - 0.34 * size), 0.1 * size);
        }
    }
}

/// The cells besides the origin on which a move leaves or takes stones.
fn reached(m: Move) -> Vec<Cell> {
    match m {
        Move::Distribute { mid, to, .. } => vec![mid, to],
        Move::Open { left, right, .. } => vec![left, right],
        Move::Sacrifice { to, .. } | Move::Cut { to, .. } | Move::Throw { to, .. } | Move::Bombard { to, .. } => {
            vec![to]
        }
    }
}

/// A thin arrow between the middles of two cells.
fn arrow(painter: &mut Painter<'_>, from: Point, to: Point) {
    let size = painter.layout.cell;
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let (ux, uy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let at = |along: f32, aside: f32| (from.0 + ux * along - uy * aside, from.1 + uy * along + ux * aside);
    let tip = length - 0.36 * size;
    let neck = tip - 0.2 * size;
    painter.brush.stroke(&polyline(&[from, at(neck, 0.0)]), 0.055 * size, theme::ARROW);
    let head = polygon(&[at(tip, 0.0), at(neck, 0.115 * size), at(neck, -0.115 * size)]);
    painter.brush.fill(&head, theme::ARROW);
}

/// A cross over what was captured.
fn cross(painter: &mut Painter<'_>, (x, y): Point, reach: f32) {
    let strokes =
        segments(&[((x - reach, y - reach), (x + reach, y + reach)), ((x - reach, y + reach), (x + reach, y - reach))]);
    painter.brush.stroke(&strokes, 0.62 * reach, theme::HALO);
    painter.brush.stroke(&strokes, 0.4 * reach, theme::FALLEN);
}
