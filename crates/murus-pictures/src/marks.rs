//! The marks on the board: of the last moves, or of cells to choose.

use std::sync::Arc;

use super::canvas::PixelSpot;
use super::painter::Painter;
use super::palette::{MarkStrength, STRENGTHS, WHOLE};
use super::scene::{Highlight, Made, Scene};
use super::shapes::{Arrow, TAG, Trimmed};
use crate::theme::Ink;
use murus_gallicus::{Cell, Move, Seat};

/// The opacity of each ring of the glow in sixteenths, from outside to inside.
pub(super) const GLOW: [u8; 3] = [3, 5, 7];

/// All marks of a scene, in the order in which they were added.
#[derive(Default)]
pub(super) struct Marks {
    /// Cells tinted by past moves or by the unit that is to move, and how strongly. The first entry
    /// of a cell counts.
    tints: Vec<(Cell, u8)>,
    /// Arrows of past moves, with their opacity in sixteenths, the newest first.
    pub arrows: Vec<(Cell, Cell, u8)>,
    /// Cells that past moves reached, which get a frame, with its opacity in sixteenths, the newest
    /// first.
    pub trodden: Vec<(Cell, u8)>,
    /// Cells where past moves began, with the strength of the mark, the newest first.
    pub begun: Vec<(Cell, u8)>,
    /// Cells to choose that get a frame, with its colour.
    pub framed: Vec<(Cell, Ink)>,
    /// Empty cells to choose.
    pub reached: Vec<Cell>,
    /// Cells that a move to a chosen cell passes.
    pub passed: Vec<Cell>,
    /// The cells where captures removed a unit, with its seat.
    pub fallen: Vec<(Cell, Seat, MarkStrength)>,
    /// The cells where captures removed a stone of a unit that remains.
    pub lowered: Vec<(Cell, MarkStrength)>,
}

impl Marks {
    /// Collects the marks of a scene.
    pub fn of(scene: &Scene<'_>) -> Marks {
        let mut marks = Marks::default();
        match scene.highlight {
            Highlight::None => marks.past(scene),
            Highlight::Origins(cells) => {
                marks.past(scene);
                let choice = scene.theme.colours().choice;
                marks.framed.extend(cells.iter().map(|&cell| (cell, choice)));
            }
            Highlight::Targets { from, moves } => marks.targets(scene, from, moves),
        }
        marks
    }

    fn past(&mut self, scene: &Scene<'_>) {
        for (age, &made) in scene.past.iter().rev().enumerate() {
            self.mark_move(scene, made, STRENGTHS[age.min(STRENGTHS.len() - 1)]);
        }
    }

    fn mark_move(
        &mut self,
        scene: &Scene<'_>,
        Made { played, before }: Made<'_>,
        strength: MarkStrength,
    ) {
        self.tints.push((played.from(), strength.origin));
        self.tints.extend(reached(played).into_iter().map(|cell| (cell, strength.reached)));
        self.begun.push((played.from(), strength.mark));
        self.trodden.extend(reached(played).into_iter().map(|cell| (cell, strength.mark)));
        match played {
            Move::Open { from, left, right } => {
                self.arrows.extend([(from, left, strength.mark), (from, right, strength.mark)]);
            }
            _ => self.arrows.push((played.from(), played.to(), strength.mark)),
        }
        let at = played.to();
        let taken = before.unit(at).filter(|_| {
            matches!(played, Move::Sacrifice { .. } | Move::Cut { .. } | Move::Bombard { .. })
                && self.fallen.iter().all(|(cell, ..)| *cell != at)
        });
        match (taken, scene.position.unit(at)) {
            (Some(taken), None) => self.fallen.push((at, taken.seat, strength)),
            // The unit in the cell now may have come later.
            (Some(taken), Some(now)) if now.seat == taken.seat => self.lowered.push((at, strength)),
            _ => {}
        }
    }

    fn targets(&mut self, scene: &Scene<'_>, from: Cell, moves: &[Move]) {
        let colours = scene.theme.colours();
        self.tints.push((from, STRENGTHS[0].reached));
        for &m in moves {
            for cell in reached(m) {
                let passed = matches!(m, Move::Distribute { mid, .. } if mid == cell);
                match scene.position.unit(cell) {
                    None if passed => self.passed.push(cell),
                    None => self.reached.push(cell),
                    Some(_) if passed => {}
                    Some(unit) => {
                        let own = unit.seat == scene.position.to_move();
                        self.framed.push((cell, if own { colours.choice } else { colours.fallen }));
                    }
                }
            }
        }
    }

    /// The strength of a cell's tint in sixteenths; 0 if it has none.
    pub fn tint(&self, cell: Cell) -> u8 {
        self.tints.iter().find(|(marked, _)| *marked == cell).map_or(0, |&(_, level)| level)
    }

    /// Draws the marks that are below the units.
    pub fn below(&self, painter: &mut Painter<'_>) {
        let shapes = painter.shapes;
        let danger = painter.canvas.palette.number(painter.colours.fallen);
        if let Some(cell) = painter.scene.triumph.and_then(|triumph| triumph.cell) {
            let number = painter.canvas.palette.number(painter.trace().tint);
            for (ring, share) in shapes.glow.iter().zip(GLOW) {
                painter.canvas.stamp(ring, painter.layout.spot(cell), number, share);
            }
        }
        for &cell in painter.scene.threats {
            painter.canvas.stamp(&shapes.threat, painter.layout.spot(cell), danger, WHOLE);
        }
        let line = painter.trace().line;
        let number = painter.canvas.palette.number(line);
        for &(cell, strength) in self.trodden.iter().rev() {
            painter.canvas.stamp(&shapes.frame, painter.layout.spot(cell), number, strength);
        }
        for &(cell, ink) in &self.framed {
            let number = painter.canvas.palette.number(ink);
            painter.trimmed(&shapes.ring, cell, number);
        }
        for &(cell, strength) in self.begun.iter().rev() {
            let number = painter.mixed(painter.trace().tint, line, strength);
            painter.trimmed(&shapes.origin, cell, number);
        }
        for (arrow, here, number) in self.drawn_arrows(painter) {
            painter.trimmed_at(&arrow.shaft, here, number);
        }
        for &(cell, seat, strength) in &self.fallen {
            painter.rubble(cell, seat, strength.rubble);
        }
    }

    /// The arrows, the oldest first, each with its first cell's pixel and its colour.
    fn drawn_arrows(&self, painter: &Painter<'_>) -> Vec<(Arc<Arrow>, PixelSpot, u8)> {
        let trace = painter.trace();
        let drawn = |&(from, to, strength): &(Cell, Cell, u8)| {
            let here = painter.layout.spot(from);
            let there = painter.layout.spot(to);
            let arrow = painter.shapes.arrow((there.0 - here.0, there.1 - here.1));
            (arrow, here, painter.mixed(trace.tint, trace.line, strength))
        };
        self.arrows.iter().rev().map(drawn).collect()
    }

    /// Draws the marks that are above the units.
    pub fn above(&self, painter: &mut Painter<'_>) {
        let shapes = painter.shapes;
        for (arrow, here, number) in self.drawn_arrows(painter) {
            painter.trimmed_at(&arrow.head, here, number);
        }
        let choice = painter.canvas.palette.number(painter.colours.choice);
        self.passed.iter().for_each(|&cell| painter.trimmed(&shapes.passed, cell, choice));
        if painter.scene.names || !painter.layout.squares() {
            self.named(painter);
        } else {
            self.reached.iter().for_each(|&cell| painter.trimmed(&shapes.reached, cell, choice));
        }
        for formation in painter.scene.formations {
            painter.outlined(formation.cells);
        }
        let cross =
            |painter: &mut Painter<'_>, shape: &Trimmed, cell: Cell, strength: MarkStrength| {
                let number =
                    painter.mixed(painter.colours.halo, painter.colours.fallen, strength.mark);
                painter.trimmed(shape, cell, number);
            };
        for &(cell, strength) in &self.lowered {
            cross(painter, &shapes.lowered, cell, strength);
        }
    }
}

impl Marks {
    /// Draws the names of the cells to choose: on a dot in an empty cell, or next to the unit
    /// there.
    fn named(&self, painter: &mut Painter<'_>) {
        let shapes = painter.shapes;
        let cell = painter.layout.cell;
        for &target in &self.reached {
            let number = painter.canvas.palette.number(painter.colours.choice);
            painter.trimmed(&shapes.named, target, number);
            painter.name(target, (0.0, 0.0), 0.36 * cell);
        }
        for &(target, ink) in &self.framed {
            let number = painter.canvas.palette.number(ink);
            painter.trimmed(&shapes.tag, target, number);
            painter.name(target, (TAG.0 * cell, TAG.1 * cell), 0.3 * cell);
        }
    }
}

/// The cells, other than the origin, on which a move lays or removes stones.
fn reached(m: Move) -> Vec<Cell> {
    match m {
        Move::Distribute { mid, to, .. } => vec![mid, to],
        Move::Open { left, right, .. } => vec![left, right],
        Move::Sacrifice { to, .. }
        | Move::Cut { to, .. }
        | Move::Throw { to, .. }
        | Move::Bombard { to, .. } => {
            vec![to]
        }
    }
}
