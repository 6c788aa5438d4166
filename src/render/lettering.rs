//! Text: measured, cut to fit, written.

use std::sync::LazyLock;

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont};
use image::{Rgba, RgbaImage};
use imageproc::drawing::draw_text_mut;

use super::canvas::Point;
use super::theme::Ink;

/// What stands for a character that the font lacks.
const UNKNOWN: char = '\u{25A1}';

/// How a text is written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub weight: Weight,
    /// Pixels from the top of the tallest letters to the bottom of the lowest.
    pub size: f32,
    pub ink: Ink,
}

/// The two weights of the font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    Regular,
    SemiBold,
}

/// Which point of a text is placed; the height is always the middle of its capitals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Left,
    Middle,
    Right,
}

static FONTS: LazyLock<[FontRef<'static>; 2]> = LazyLock::new(|| {
    let read = |bytes: &'static [u8]| FontRef::try_from_slice(bytes).expect("the embedded font is a font");
    [read(include_bytes!("../../fonts/Inter-Regular.otf")), read(include_bytes!("../../fonts/Inter-SemiBold.otf"))]
});

/// Whether the font has every character of a text.
pub fn writable(text: &str) -> bool {
    text.chars().all(|c| FONTS.iter().all(|font| font.glyph_id(c) != GlyphId(0)))
}

impl Hand {
    /// The width of a text in pixels.
    pub fn width(self, text: &str) -> f32 {
        let font = self.font().as_scaled(PxScale::from(self.size));
        let kern = |(left, right): (char, char)| font.kern(font.glyph_id(left), font.glyph_id(right));
        let advances: f32 = text.chars().map(|c| font.h_advance(font.glyph_id(c))).sum();
        advances + text.chars().zip(text.chars().skip(1)).map(kern).sum::<f32>()
    }

    /// The text as the font can write it, or as much of its beginning as fits into so many pixels with an ellipsis after it.
    pub fn fitted(self, text: &str, room: f32) -> String {
        let known = |c: char| if self.font().glyph_id(c) == GlyphId(0) { UNKNOWN } else { c };
        let text: String = text.chars().map(known).collect();
        if self.width(&text) <= room {
            return text;
        }
        let cut = |n: usize| format!("{}…", text.chars().take(n).collect::<String>().trim_end());
        let longest = (0..text.chars().count()).rev().map(cut).find(|shown| self.width(shown) <= room);
        longest.unwrap_or_default()
    }

    /// Writes a text onto an opaque picture.
    pub fn write(self, picture: &mut RgbaImage, text: &str, (x, y): Point, anchor: Anchor) {
        let font = self.font().as_scaled(PxScale::from(self.size));
        let left = match anchor {
            Anchor::Left => x,
            Anchor::Middle => x - self.width(text) / 2.0,
            Anchor::Right => x - self.width(text),
        };
        let capital = font.glyph_id('H').with_scale(self.size);
        let capitals = font.outline_glyph(capital).map_or(0.0, |h| h.px_bounds().height());
        let top = (y + capitals / 2.0 - font.ascent()).round();
        let Ink([r, g, b]) = self.ink;
        draw_text_mut(picture, Rgba([r, g, b, u8::MAX]), left.round() as i32, top as i32, self.size, self.font(), text);
    }

    fn font(self) -> &'static FontRef<'static> {
        &FONTS[self.weight as usize]
    }
}
