//! What is marked on the board: the last moves, or what can be chosen.

use super::canvas::{Point, circle, polygon, polyline, segments};
use super::painter::Painter;
use super::scene::{Highlight, Made, Scene};
use super::theme::{self, Ink};
use crate::rules::{Cell, Move, Unit};

/// Everything that is marked, in the order of the scene; measures are parts of a cell.
#[derive(Default)]
pub(super) struct Marks {
    /// Cells that take on the colour of past moves or of the unit in hand, in percent; of several the first one counts.
    tints: Vec<(Cell, u32)>,
    /// Arrows with their strength in percent, the newest first.
    arrows: Vec<(Cell, Cell, u32)>,
    /// Cells to choose: framed.
    framed: Vec<(Cell, Ink)>,
    /// Cells to choose that are empty, and cells passed on the way there.
    dots: Vec<(Cell, f32)>,
    /// Where captures removed a unit, or lowered one that still stands, with their strength in percent.
    fallen: Vec<(Cell, Unit, u32)>,
    lowered: Vec<(Cell, u32)>,
}

/// Radius of a dot on a cell that can be reached, and on one passed.
const REACHED: f32 = 0.15;
const PASSED: f32 = 0.065;

/// How strongly moves are marked, in percent, from the newest on; all that are older are marked like the last one.
const STRENGTHS: [u32; 3] = [100, 55, 35];

impl Marks {
    /// The marks of a scene.
    pub fn of(scene: &Scene<'_>) -> Marks {
        let mut marks = Marks::default();
        match scene.highlight {
            Highlight::None => marks.past(scene),
            Highlight::Origins(cells) => {
                marks.past(scene);
                marks.framed.extend(cells.iter().map(|&cell| (cell, theme::CHOICE)));
            }
            Highlight::Targets { from, moves } => marks.targets(scene, from, moves),
        }
        marks
    }

    fn past(&mut self, scene: &Scene<'_>) {
        for (age, &made) in scene.past.iter().rev().enumerate() {
            self.made(scene, made, STRENGTHS[age.min(STRENGTHS.len() - 1)]);
        }
    }

    fn made(&mut self, scene: &Scene<'_>, Made { played, before }: Made<'_>, strength: u32) {
        self.tints.push((played.from(), theme::ORIGIN_TINT * strength / 100));
        self.tints.extend(reached(played).into_iter().map(|cell| (cell, theme::REACHED_TINT * strength / 100)));
        match played {
            Move::Open { from, left, right } => self.arrows.extend([(from, left, strength), (from, right, strength)]),
            _ => self.arrows.push((played.from(), played.to(), strength)),
        }
        let at = played.to();
        let taken = before.unit(at).filter(|_| {
            matches!(played, Move::Sacrifice { .. } | Move::Cut { .. } | Move::Bombard { .. })
                && self.fallen.iter().all(|(cell, ..)| *cell != at)
        });
        match (taken, scene.position.unit(at)) {
            (Some(taken), None) => self.fallen.push((at, taken, strength)),
            // Whoever stands there now may have come later.
            (Some(taken), Some(now)) if now.seat == taken.seat => self.lowered.push((at, strength)),
            _ => {}
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
        for &(from, to, strength) in self.arrows.iter().rev() {
            let ink = theme::LAST.mixed(theme::ARROW, strength);
            arrow(painter, painter.layout.center(from), painter.layout.center(to), ink);
        }
        for &(cell, unit, strength) in &self.fallen {
            painter.unit(cell, unit, 0.4 * strength as f32 / 100.0);
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
        for &(cell, _, strength) in &self.fallen {
            cross(painter, painter.layout.center(cell), 0.2 * size, strength);
        }
        for &(cell, strength) in &self.lowered {
            let (x, y) = painter.layout.center(cell);
            cross(painter, (x + 0.34 * size, y - 0.34 * size), 0.1 * size, strength);
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
fn arrow(painter: &mut Painter<'_>, from: Point, to: Point, ink: Ink) {
    let size = painter.layout.cell;
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let (ux, uy) = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let at = |along: f32, aside: f32| (from.0 + ux * along - uy * aside, from.1 + uy * along + ux * aside);
    let tip = length - 0.36 * size;
    let neck = tip - 0.2 * size;
    painter.brush.stroke(&polyline(&[from, at(neck, 0.0)]), 0.055 * size, ink);
    let head = polygon(&[at(tip, 0.0), at(neck, 0.115 * size), at(neck, -0.115 * size)]);
    painter.brush.fill(&head, ink);
}

/// A cross over what was captured.
fn cross(painter: &mut Painter<'_>, (x, y): Point, reach: f32, strength: u32) {
    let strokes =
        segments(&[((x - reach, y - reach), (x + reach, y + reach)), ((x - reach, y + reach), (x + reach, y - reach))]);
    painter.brush.stroke(&strokes, 0.62 * reach, theme::HALO);
    painter.brush.stroke(&strokes, 0.4 * reach, theme::HALO.mixed(theme::FALLEN, strength));
}
