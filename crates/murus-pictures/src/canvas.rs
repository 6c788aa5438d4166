//! A picture whose pixels are indices of its palette's colours.

use image::{GrayImage, imageops};

use super::palette::{Palette, WHOLE};
use super::path::Area;
use super::stencil::{Sprite, Stencil};
use crate::theme::{Ink, Theme};

/// A pixel: its distance from the left and from the top, in pixels.
pub(super) type PixelSpot = (i32, i32);

/// An opaque picture whose pixels are indices of the palette's colours.
#[derive(Clone)]
pub(super) struct Canvas {
    pub numbers: GrayImage,
    pub palette: &'static Palette,
}

impl Canvas {
    /// A picture of this size in pixels, filled with one colour.
    pub fn new((width, height): (u32, u32), theme: Theme, ink: Ink) -> Canvas {
        let palette = Palette::of(theme);
        let mut numbers = GrayImage::new(width, height);
        numbers.fill(palette.number(ink));
        Canvas { numbers, palette }
    }

    /// The width of the canvas in pixels.
    pub fn width(&self) -> u32 {
        self.numbers.width()
    }

    /// The height of the canvas in pixels.
    pub fn height(&self) -> u32 {
        self.numbers.height()
    }

    /// Fills a rectangle with the colour of this index.
    pub fn rectangle(&mut self, (left, top): PixelSpot, (width, height): (i32, i32), number: u8) {
        for y in top..top + height {
            self.row(left, y, width).fill(number);
        }
    }

    /// Covers a shape with a colour.
    pub fn shape(&mut self, shape: &Area, ink: Ink) {
        let number = self.palette.number(ink);
        self.stamp(&Stencil::of(shape), (0, 0), number, WHOLE);
    }

    /// Paints a stencil at a pixel in the colour of this index, with an opacity of `share`
    /// sixteenths.
    pub fn stamp(&mut self, stencil: &Stencil, (left, top): PixelSpot, number: u8, share: u8) {
        let palette = self.palette;
        for run in &stencil.runs {
            let level =
                (u16::from(run.level) * u16::from(share) + u16::from(WHOLE / 2)) / u16::from(WHOLE);
            let level = level as u8;
            let row = self.row(left + i32::from(run.x), top + i32::from(run.y), run.length.into());
            if level == WHOLE {
                row.fill(number);
            } else {
                row.iter_mut().for_each(|pixel| *pixel = palette.mix(*pixel, number, level));
            }
        }
    }

    /// Paints a sprite with its top left corner at a pixel, with an opacity of `share` sixteenths.
    pub fn lay(&mut self, sprite: &Sprite, at: PixelSpot, share: u8) {
        for (number, stencil) in &sprite.layers {
            self.stamp(stencil, at, *number, share);
        }
    }

    /// Lays another picture of the same palette onto this one.
    pub fn place(&mut self, other: &Canvas, (left, top): PixelSpot) {
        imageops::replace(&mut self.numbers, &other.numbers, left.into(), top.into());
    }

    /// The pixels of a row from `left` on, at most `length`, without those outside the picture.
    fn row(&mut self, left: i32, y: i32, length: i32) -> &mut [u8] {
        let width = self.width() as i32;
        let height = self.height() as i32;
        if !(0..height).contains(&y) {
            return &mut [];
        }
        let from = left.clamp(0, width);
        let to = (left + length).clamp(0, width);
        &mut self.numbers.as_mut()[(y * width + from) as usize..(y * width + to) as usize]
    }
}
