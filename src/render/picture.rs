//! The pixels of a picture, and how one colour covers another.

use super::theme::Ink;

/// A pixel that is covered altogether.
pub(super) const FULL: u32 = 255;

/// A grid of pixels, some of them transparent, from the top left corner on.
pub(super) struct Picture {
    pub width: u32,
    pub height: u32,
    /// Red, green, blue, and how opaque it is.
    pixels: Vec<[u8; 4]>,
}

impl Picture {
    /// A picture of nothing.
    pub fn transparent(width: u32, height: u32) -> Picture {
        Picture { width, height, pixels: vec![[0; 4]; width as usize * height as usize] }
    }

    /// A picture of one colour.
    pub fn plain((width, height): (u32, u32), Ink([r, g, b]): Ink) -> Picture {
        Picture { pixels: vec![[r, g, b, u8::MAX]; width as usize * height as usize], width, height }
    }

    /// Every pixel, row by row.
    pub fn pixels(&self) -> &[[u8; 4]] {
        &self.pixels
    }

    /// Covers a part of one pixel, in 255ths; outside the picture nothing happens.
    pub fn blend(&mut self, x: i32, y: i32, Ink(ink): Ink, cover: u32) {
        let Some(pixel) = self.at(x, y) else { return };
        if cover >= FULL {
            *pixel = [ink[0], ink[1], ink[2], u8::MAX];
            return;
        }
        let [r, g, b, alpha] = pixel;
        let (over, under) = (cover * FULL, u32::from(*alpha) * (FULL - cover));
        let whole = over + under;
        for (below, above) in [r, g, b].into_iter().zip(ink) {
            *below = ((u32::from(above) * over + u32::from(*below) * under + whole / 2) / whole) as u8;
        }
        *alpha = ((whole + FULL / 2) / FULL) as u8;
    }
    /// Covers a part, from 0 to 1, of an opaque pixel with a letter's ink; outside the picture nothing happens.
    pub fn write(&mut self, x: i32, y: i32, Ink(ink): Ink, cover: f32) {
        let Some(pixel) = self.at(x, y) else { return };
        // In whole 255ths and rounded down, so that letters need few colours of their own.
        let share = (cover.clamp(0.0, 1.0) * FULL as f32).floor() / FULL as f32;
        for (below, above) in pixel.iter_mut().zip(ink) {
            let (under, over) = (f32::from(*below) / FULL as f32, f32::from(above) / FULL as f32);
            *below = (FULL as f32 * (over * share + under * (1.0 - share))) as u8;
        }
    }

    fn at(&mut self, x: i32, y: i32) -> Option<&mut [u8; 4]> {
        let inside = |at: i32, end: u32| u32::try_from(at).ok().filter(|at| *at < end);
        let (x, y) = (inside(x, self.width)?, inside(y, self.height)?);
        self.pixels.get_mut(y as usize * self.width as usize + x as usize)
    }
}
