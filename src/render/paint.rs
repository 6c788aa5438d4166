//! From a scene to pixels.

use image::{Rgb, RgbImage, Rgba};
use imageproc::drawing::{draw_filled_rect_mut, draw_hollow_rect_mut};
use imageproc::rect::Rect;

use super::canvas::{Pen, Weight, fitted, lay, mix, solid, text_width, write};
use super::layout::Layout;
use super::{Scene, sprites, theme};
use crate::rules::{Bits, Board, Cell, Move, Seat};

/// The picture of a scene.
pub fn paint(scene: &Scene<'_>) -> RgbImage {
    let board = scene.position.variant().board();
    let layout = Layout::new(board, scene.view);
    let mut picture = RgbImage::from_pixel(layout.width, layout.height, theme::FRAME);
    let mut painter = Painter { scene, board, layout: &layout, picture: &mut picture };
    painter.frame();
    painter.cells();
    painter.arrow();
    painter.units();
    painter.fallen();
    painter.targets();
    painter.words();
    picture
}

struct Painter<'a> {
    scene: &'a Scene<'a>,
    board: &'static Board,
    layout: &'a Layout,
    picture: &'a mut RgbImage,
}

impl Painter<'_> {
    fn frame(&mut self) {
        if self.layout.hex {
            return;
        }
        let (left, top, right, bottom) = self.layout.bounds;
        let edge = Pen::sprite((right - left + 10.0) as u32, (bottom - top + 10.0) as u32, |pen| {
            pen.rect((0.0, 0.0, right - left + 10.0, bottom - top + 10.0), 5.0, solid(theme::EDGE));
        });
        lay(self.picture, &edge, left as i64 - 5, top as i64 - 5);
    }

    fn cells(&mut self) {
        let geometry = &self.board.geometry;
        for &cell in geometry.cells() {
            let color = self.ground(cell);
            let (x, y) = self.layout.center(self.board, cell);
            if self.layout.hex {
                self.hexagon((x, y), color);
                continue;
            }
            let half = self.layout.cell / 2.0;
            let size = self.layout.cell as u32;
            let rect = Rect::at((x - half).round() as i32, (y - half).round() as i32).of_size(size, size);
            draw_filled_rect_mut(self.picture, rect, color);
            draw_hollow_rect_mut(self.picture, rect, mix(color, theme::GRID, 70));
        }
    }

    /// The colour of a cell: turf, tinted as a home row and by the last move.
    fn ground(&self, cell: Cell) -> Rgb<u8> {
        let geometry = &self.board.geometry;
        let (file, row) = geometry.place(cell);
        let shade = if self.layout.hex { (row + 2 * file) % 3 } else { (row + file) % 2 };
        let turf = theme::TURF[usize::from(shade)];
        let mut color = turf;
        for seat in &Seat::ALL[..self.board.seats] {
            if self.home(*seat).has(cell) {
                color = mix(color, theme::SIDES[seat.index()].home, theme::HOME_TINT);
                if shade == 0 {
                    color = mix(color, Rgb([255, 255, 255]), 24);
                }
            }
        }
        match self.last_marks(cell) {
            Some(alpha) => mix(color, theme::AMBER, alpha),
            None if self.scene.held == Some(cell) => mix(color, theme::AMBER, theme::SOWN_TINT),
            None => color,
        }
    }

    /// The cells that a seat defends: the goal of its enemy, or where it starts if nobody breaks through.
    fn home(&self, seat: Seat) -> u128 {
        match (self.board.seats, seat) {
            (2, Seat::Romans) => self.board.goals[1],
            (2, _) => self.board.goals[0],
            _ => self.board.towers[seat.index()],
        }
    }

    /// How strongly a cell is marked as part of the last move.
    fn last_marks(&self, cell: Cell) -> Option<u8> {
        let (m, _) = self.scene.last?;
        if m.from() == cell {
            return Some(theme::ORIGIN_TINT);
        }
        let sown = match m {
            Move::Distribute { mid, to, .. } => cell == mid || cell == to,
            Move::Open { left, right, .. } => cell == left || cell == right,
            _ => cell == m.to(),
        };
        sown.then_some(theme::SOWN_TINT)
    }

    fn hexagon(&mut self, (x, y): (f32, f32), color: Rgb<u8>) {
        let size = (self.layout.cell * 1.3) as u32;
        let (left, top) = ((x - size as f32 / 2.0).floor(), (y - size as f32 / 2.0).floor());
        let around = self.layout.corners((x - left, y - top));
        let sprite = Pen::sprite(size, size, |pen| {
            let (cx, cy) = (x - left, y - top);
            let scaled = |by: f32| around.map(|(px, py)| (cx + (px - cx) * by, cy + (py - cy) * by));
            pen.polygon(&scaled(1.05), solid(theme::EDGE));
            pen.polygon(&scaled(1.0), solid(mix(color, theme::GRID, 120)));
            pen.polygon(&scaled(0.975), solid(color));
        });
        lay(self.picture, &sprite, left as i64, top as i64);
    }

    /// A thin arrow from the origin to the target, under the units.
    fn arrow(&mut self) {
        let Some((m, _)) = self.scene.last else { return };
        let ends = match m {
            Move::Open { from, left, right } => vec![(from, left), (from, right)],
            _ => vec![(m.from(), m.to())],
        };
        for (from, to) in ends {
            let (from, to) = (self.layout.center(self.board, from), self.layout.center(self.board, to));
            let margin = self.layout.cell * 0.3;
            let (left, top) = (from.0.min(to.0) - margin, from.1.min(to.1) - margin);
            let (width, height) = ((from.0 - to.0).abs() + 2.0 * margin, (from.1 - to.1).abs() + 2.0 * margin);
            let thickness = self.layout.cell * 0.065;
            let sprite = Pen::sprite(width.ceil() as u32, height.ceil() as u32, |pen| {
                let local = |(x, y): (f32, f32)| (x - left.floor(), y - top.floor());
                let (a, b) = (local(from), local(to));
                let length = (b.0 - a.0).hypot(b.1 - a.1);
                let (ux, uy) = ((b.0 - a.0) / length, (b.1 - a.1) / length);
                let head = thickness * 3.4;
                let neck = (b.0 - ux * head, b.1 - uy * head);
                let Rgb([r, g, bl]) = theme::ARROW;
                let color = Rgba([r, g, bl, 205]);
                pen.line(a, neck, thickness, color);
                let (nx, ny) = (-uy * head * 0.55, ux * head * 0.55);
                pen.polygon(&[b, (neck.0 + nx, neck.1 + ny), (neck.0 - nx, neck.1 - ny)], color);
            });
            lay(self.picture, &sprite, left.floor() as i64, top.floor() as i64);
        }
    }

    fn units(&mut self) {
        let size = self.layout.unit as u32;
        for &cell in self.board.geometry.cells() {
            let Some(unit) = self.scene.position.unit(cell) else { continue };
            let (x, y) = self.layout.center(self.board, cell);
            let sprite = sprites::unit(unit, size, self.scene.position.is_out(unit.seat));
            let half = size as f32 / 2.0;
            lay(self.picture, sprite, (x - half).round() as i64, (y - half).round() as i64);
        }
    }

    /// A cross where the last move removed the unit altogether.
    fn fallen(&mut self) {
        let Some((m, _)) = self.scene.last else { return };
        let capture = matches!(m, Move::Sacrifice { .. } | Move::Cut { .. } | Move::Bombard { .. });
        if !capture || self.scene.position.unit(m.to()).is_some() {
            return;
        }
        let size = self.layout.unit;
        let sprite = Pen::sprite(size as u32, size as u32, |pen| {
            let (near, far, width) = (size * 0.3, size * 0.7, size * 0.1);
            pen.line((near, near), (far, far), width, solid(theme::FALLEN));
            pen.line((near, far), (far, near), width, solid(theme::FALLEN));
        });
        let (x, y) = self.layout.center(self.board, m.to());
        lay(self.picture, &sprite, (x - size / 2.0).round() as i64, (y - size / 2.0).round() as i64);
    }

    /// Dots where a move can end, rings where a unit stands.
    fn targets(&mut self) {
        let size = self.layout.unit;
        for &cell in self.scene.targets {
            let occupied = self.scene.position.unit(cell).is_some();
            let ground = self.ground(cell);
            let sprite = Pen::sprite(size as u32, size as u32, |pen| {
                let middle = (size / 2.0, size / 2.0);
                if occupied {
                    // A ring is drawn as wedges, so that the unit inside stays visible.
                    for n in 0..60 {
                        let at = |r: f32, n: i32| {
                            let angle = (n as f32 * 6.0).to_radians();
                            (middle.0 + r * angle.cos(), middle.1 + r * angle.sin())
                        };
                        let (outer, inner) = (size * 0.48, size * 0.42);
                        let wedge = [at(outer, n), at(outer, n + 1), at(inner, n + 1), at(inner, n)];
                        pen.polygon(&wedge, solid(theme::TARGET));
                    }
                } else {
                    pen.circle(middle, size * 0.17, solid(mix(ground, Rgb([255, 255, 255]), 150)));
                    pen.circle(middle, size * 0.14, solid(theme::TARGET));
                }
            });
            let (x, y) = self.layout.center(self.board, cell);
            lay(self.picture, &sprite, (x - size / 2.0).round() as i64, (y - size / 2.0).round() as i64);
        }
    }

    fn words(&mut self) {
        let (left, top, right, bottom) = self.layout.bounds;
        let labels = self.layout.labels(self.board);
        for (text, (x, y)) in labels {
            let width = text_width(&text, 22.0, Weight::Regular);
            write(self.picture, &text, (x - width / 2.0, y), 22.0, Weight::Regular, theme::QUIET);
        }
        let y = (top - 5.0) / 2.0;
        let room = right - left;
        let said = fitted(self.scene.right, room * 0.62, 25.0, Weight::Regular);
        let width = text_width(&said, 25.0, Weight::Regular);
        write(self.picture, &said, (right - width, y), 25.0, Weight::Regular, theme::QUIET);
        let head = fitted(self.scene.left, room - width - 24.0, 30.0, Weight::Bold);
        write(self.picture, &head, (left, y), 30.0, Weight::Bold, theme::TEXT);
        let caption = fitted(self.scene.caption, room, 15.0, Weight::Regular);
        let width = text_width(&caption, 15.0, Weight::Regular);
        let below = (bottom + self.layout.height as f32) / 2.0 + 17.0;
        write(
            self.picture,
            &caption,
            (right - width, below),
            15.0,
            Weight::Regular,
            mix(theme::FRAME, theme::QUIET, 170),
        );
    }
}
