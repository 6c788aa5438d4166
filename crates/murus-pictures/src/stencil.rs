//! Shapes and small drawings as runs of pixels, drawn once and then copied.

use super::palette::{Palette, WHOLE};
use super::path::{Area, Path};
use crate::theme::Ink;

/// Adjacent pixels of a row with the same cover.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    /// The column of the first pixel, from the point at which the stencil is laid.
    pub x: i16,
    pub y: i16,
    pub length: u16,
    /// The cover of the pixels, 1 to [`WHOLE`] sixteenths.
    pub level: u8,
}

/// A shape as covered pixels, which can be painted in any colour.
#[derive(Clone, Default, Debug)]
pub(super) struct Stencil {
    pub runs: Vec<Run>,
}

/// A drawing in a palette: stencils that do not overlap, each with the index of its colour.
#[derive(Debug)]
pub(super) struct Sprite {
    pub layers: Vec<(u8, Stencil)>,
}

impl Stencil {
    /// The stencil of an area, with smooth edges.
    pub fn of(shape: &Area) -> Stencil {
        let mut stencil = Stencil::default();
        shape.cover(|x, y, cover| stencil.add(x, y, level(cover)));
        stencil
    }

    /// The stencil of an area without smooth edges.
    pub fn hard(shape: &Area) -> Stencil {
        let mut stencil = Stencil::default();
        shape.cover(|x, y, cover| stencil.add(x, y, if cover >= 0.5 { WHOLE } else { 0 }));
        stencil
    }

    /// Adds a pixel, which must come after those above it and to its left. A pixel of level 0 is
    /// left out.
    pub fn add(&mut self, x: i32, y: i32, level: u8) {
        if level == 0 {
            return;
        }
        match self.runs.last_mut() {
            Some(run)
                if run.level == level
                    && i32::from(run.y) == y
                    && i32::from(run.x) + i32::from(run.length) == x =>
            {
                run.length += 1;
            }
            _ => self.runs.push(Run { x: x as i16, y: y as i16, length: 1, level }),
        }
    }
}

/// Converts a cover of 0 to 1 to a level in sixteenths.
pub(super) fn level(cover: f32) -> u8 {
    (cover * f32::from(WHOLE) + 0.5) as u8
}

/// A surface on which units are drawn: pixels, or the text of an SVG.
pub(super) trait Surface {
    /// Fills a shape.
    fn fill(&mut self, path: &Path, ink: Ink);

    /// Strokes a line with round ends and joins.
    fn stroke(&mut self, path: &Path, width: f32, ink: Ink);

    /// Lays a thin layer of a colour over a shape. `share` is how opaque the layer is, 0 to 1.
    fn veil(&mut self, path: &Path, share: f32, ink: Ink);
}

/// A drawing in full colour, in its own units, before it becomes a sprite.
pub(super) struct Paper {
    /// The width and the height of the paper in pixels.
    side: u32,
    scale: f32,
    /// The colour and the cover of each pixel.
    pixels: Vec<(Ink, f32)>,
}

impl Paper {
    /// Transparent paper, `side` pixels wide and high. That many pixels are `units` units of the
    /// drawing.
    pub fn new(side: u32, units: f32) -> Paper {
        let clear = (Ink([0; 3]), 0.0);
        Paper { side, scale: side as f32 / units, pixels: vec![clear; (side * side) as usize] }
    }

    /// Lays a colour over a pixel, with a cover of 0 to 1.
    fn lay(&mut self, pixel: usize, cover: f32, ink: Ink) {
        let (below, alpha) = &mut self.pixels[pixel];
        let whole = cover + *alpha * (1.0 - cover);
        *below = below.mixed(ink, (cover / whole * 256.0) as u32, 256);
        *alpha = whole;
    }

    fn cover(&mut self, shape: Area, ink: Ink) {
        let side = self.side as i32;
        shape.scaled(self.scale).cover(|x, y, cover| {
            if cover > 0.0 && (0..side).contains(&x) && (0..side).contains(&y) {
                self.lay((y * side + x) as usize, cover, ink);
            }
        });
    }

    /// The red, green, blue and alpha byte of each pixel, row by row.
    pub fn colours(&self) -> Vec<u8> {
        let bytes = |&(Ink([red, green, blue]), alpha): &(Ink, f32)| {
            [red, green, blue, (alpha * f32::from(u8::MAX)).round() as u8]
        };
        self.pixels.iter().flat_map(bytes).collect()
    }

    /// Converts the drawing to the colours of a palette.
    pub fn sprite(&self, palette: &Palette) -> Sprite {
        let mut layers: Vec<(u8, Stencil)> = Vec::new();
        let mut known: Vec<(Ink, usize)> = Vec::new();
        for (n, &(ink, alpha)) in self.pixels.iter().enumerate() {
            let level = level(alpha);
            if level == 0 {
                continue;
            }
            let layer = known
                .iter()
                .find(|(same, _)| *same == ink)
                .map(|&(_, layer)| layer)
                .unwrap_or_else(|| {
                    let number = palette.number(ink);
                    let layer =
                        layers.iter().position(|(same, _)| *same == number).unwrap_or_else(|| {
                            layers.push((number, Stencil::default()));
                            layers.len() - 1
                        });
                    known.push((ink, layer));
                    layer
                });
            layers[layer].1.add(n as i32 % self.side as i32, n as i32 / self.side as i32, level);
        }
        Sprite { layers }
    }
}

impl Surface for Paper {
    fn fill(&mut self, path: &Path, ink: Ink) {
        self.cover(path.filled(), ink);
    }

    fn stroke(&mut self, path: &Path, width: f32, ink: Ink) {
        self.cover(path.stroked(width), ink);
    }

    /// Lays a thin layer of a colour over a shape. The edges are hard, which packs better and is
    /// invisible.
    fn veil(&mut self, path: &Path, share: f32, ink: Ink) {
        let side = self.side as i32;
        path.filled().scaled(self.scale).cover(|x, y, cover| {
            if cover >= 0.5 && (0..side).contains(&x) && (0..side).contains(&y) {
                self.lay((y * side + x) as usize, share, ink);
            }
        });
    }
}
