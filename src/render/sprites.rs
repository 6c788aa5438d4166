//! Units, drawn once for each size and side: a low masonry wall, a crenellated tower with a door, a wheeled catapult with its stone.
//! Shapes are described in hundredths of a cell.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use image::RgbaImage;

use super::canvas::{Pen, solid};
use super::theme::{OUT, SIDES, Side};
use crate::rules::{Height, Seat, Unit};

type Key = (u32, Option<Seat>, Seat, Height);

static DRAWN: LazyLock<Mutex<HashMap<Key, &'static RgbaImage>>> = LazyLock::new(Mutex::default);

/// The sprite of a unit, `size` pixels square; grey where its side is out of the game.
pub(super) fn unit(unit: Unit, size: u32, out: bool) -> &'static RgbaImage {
    let colors = (!out).then_some(unit.seat);
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    // Sizes and units are few, so what is drawn is kept for good.
    drawn.entry((size, colors, unit.seat, unit.height)).or_insert_with(|| {
        let side = colors.map_or(OUT, |seat| SIDES[seat.index()]);
        Box::leak(Box::new(draw(unit, size, side)))
    })
}

fn draw(unit: Unit, size: u32, side: Side) -> RgbaImage {
    Pen::sprite(size, size, |pen| {
        let mut brush = Brush { pen, scale: size as f32 / 100.0, side };
        match unit.height {
            Height::Wall => brush.wall(),
            Height::Tower => brush.tower(),
            Height::Catapult => brush.catapult(),
        }
        brush.mark(unit);
    })
}

struct Brush<'a> {
    pen: &'a mut Pen,
    scale: f32,
    side: Side,
}

/// Which of a side's colours.
#[derive(Clone, Copy)]
enum Ink {
    Body,
    Outline,
    Accent,
}

impl Brush<'_> {
    fn ink(&self, ink: Ink) -> image::Rgba<u8> {
        solid(match ink {
            Ink::Body => self.side.body,
            Ink::Outline => self.side.outline,
            Ink::Accent => self.side.accent,
        })
    }

    fn rect(&mut self, x: f32, y: f32, w: f32, h: f32, radius: f32, ink: Ink) {
        let s = self.scale;
        let color = self.ink(ink);
        self.pen.rect((x * s, y * s, w * s, h * s), radius * s, color);
    }

    fn shape(&mut self, points: &[(f32, f32)], ink: Ink) {
        let scaled: Vec<_> = points.iter().map(|&(x, y)| (x * self.scale, y * self.scale)).collect();
        let color = self.ink(ink);
        self.pen.polygon(&scaled, color);
    }

    fn circle(&mut self, x: f32, y: f32, radius: f32, ink: Ink) {
        let color = self.ink(ink);
        self.pen.circle((x * self.scale, y * self.scale), radius * self.scale, color);
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, ink: Ink) {
        let (s, color) = (self.scale, self.ink(ink));
        self.pen.line((from.0 * s, from.1 * s), (to.0 * s, to.1 * s), width * s, color);
    }

    fn wall(&mut self) {
        self.rect(11.0, 34.0, 78.0, 38.0, 6.0, Ink::Outline);
        self.rect(14.5, 37.5, 71.0, 31.0, 3.0, Ink::Body);
        for y in [47.8, 58.1] {
            self.line((14.5, y), (85.5, y), 1.8, Ink::Outline);
        }
        for (y, joints) in [(37.5, [32.0, 67.0]), (47.8, [22.0, 50.0]), (58.1, [38.0, 67.0])] {
            for x in joints {
                self.line((x, y), (x, y + 10.3), 1.8, Ink::Outline);
            }
        }
        self.line((78.0, 47.8), (78.0, 58.1), 1.8, Ink::Outline);
    }

    fn tower(&mut self) {
        // The outline is the same silhouette, grown on every side.
        let silhouette = |g: f32| {
            let (top, notch) = (11.0 - g, 21.0 - g);
            vec![
                (20.0 - g, top),
                (33.0 + g, top),
                (33.0 + g, notch),
                (42.5 - g, notch),
                (42.5 - g, top),
                (57.5 + g, top),
                (57.5 + g, notch),
                (67.0 - g, notch),
                (67.0 - g, top),
                (80.0 + g, top),
                (80.0 + g, 37.0 + g),
                (74.0 + g, 42.0 + g),
                (77.0 + g, 87.0 + g),
                (23.0 - g, 87.0 + g),
                (26.0 - g, 42.0 + g),
                (20.0 - g, 37.0 + g),
            ]
        };
        self.shape(&silhouette(3.4), Ink::Outline);
        self.shape(&silhouette(0.0), Ink::Body);
        self.line((22.0, 37.5), (78.0, 37.5), 2.0, Ink::Outline);
        self.rect(47.0, 45.0, 6.0, 10.0, 2.0, Ink::Outline);
        self.circle(50.0, 71.0, 10.6, Ink::Outline);
        self.rect(39.4, 71.0, 21.2, 16.5, 0.1, Ink::Outline);
        self.circle(50.0, 71.0, 8.6, Ink::Accent);
        self.rect(41.4, 71.0, 17.2, 16.5, 0.1, Ink::Accent);
    }

    fn catapult(&mut self) {
        let beam = [((20.0, 70.0), (80.0, 70.0)), ((30.0, 68.0), (44.0, 44.0)), ((58.0, 68.0), (44.0, 44.0))];
        let arm = ((30.0, 62.0), (74.0, 24.0));
        for (width, ink) in [(12.0, Ink::Outline), (6.0, Ink::Body)] {
            for (from, to) in beam {
                self.line(from, to, width, ink);
            }
            self.line(arm.0, arm.1, width, ink);
        }
        for x in [28.0, 70.0] {
            self.circle(x, 76.0, 13.6, Ink::Outline);
            self.circle(x, 76.0, 10.2, Ink::Body);
            self.circle(x, 76.0, 3.6, Ink::Accent);
        }
        self.circle(76.0, 21.0, 14.0, Ink::Outline);
        self.circle(76.0, 21.0, 10.8, Ink::Accent);
    }

    /// Seats three and four carry a mark of their own, so that no side is known by colour alone.
    fn mark(&mut self, unit: Unit) {
        let y = if unit.height == Height::Wall { 53.0 } else { 29.0 };
        match unit.seat {
            Seat::Romans | Seat::Gauls => {}
            Seat::Germans => {
                self.shape(&[(50.0, y - 12.0), (63.0, y + 10.0), (37.0, y + 10.0)], Ink::Outline);
                self.shape(&[(50.0, y - 6.5), (58.0, y + 7.0), (42.0, y + 7.0)], Ink::Accent);
            }
            Seat::Britons => {
                self.shape(&[(50.0, y - 13.0), (63.0, y), (50.0, y + 13.0), (37.0, y)], Ink::Outline);
                self.shape(&[(50.0, y - 8.0), (58.0, y), (50.0, y + 8.0), (42.0, y)], Ink::Accent);
            }
        }
    }
}
