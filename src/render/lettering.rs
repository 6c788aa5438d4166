//! Text: measured, cut to fit, written.

use std::sync::{Arc, LazyLock, OnceLock};

use ab_glyph::{Font, FontRef, Glyph, GlyphId, PxScale, ScaleFont, point};

use super::cache::Cache;
use super::canvas::Canvas;
use super::palette::WHOLE;
use super::path::Point;
use super::stencil::{Stencil, level};
use super::theme::Ink;

/// What stands for a character that the font lacks.
const UNKNOWN: char = '\u{25A1}';

/// In how many places between two pixels a letter can begin.
const PHASES: usize = 4;

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

/// The letters of one weight in one size, each drawn when it is first needed.
struct Letters {
    /// By glyph, then by phase.
    stencils: Vec<OnceLock<Stencil>>,
    /// Half the height of capitals.
    rise: f32,
}

impl Hand {
    /// The width of a text in pixels.
    pub fn width(self, text: &str) -> f32 {
        let font = self.font().as_scaled(PxScale::from(self.size));
        let glyphs = || text.chars().map(|c| font.glyph_id(c));
        let kerned: f32 = glyphs().zip(glyphs().skip(1)).map(|(left, right)| font.kern(left, right)).sum();
        glyphs().map(|glyph| font.h_advance(glyph)).sum::<f32>() + kerned
    }

    /// The text as the font can write it, or as much of its beginning as fits into so many pixels with an ellipsis after it.
    pub fn fitted(self, text: &str, room: f32) -> String {
        let known = |c: char| if self.font().glyph_id(c) == GlyphId(0) { UNKNOWN } else { c };
        let text: Vec<char> = text.chars().map(known).collect();
        let whole: String = text.iter().collect();
        if self.width(&whole) <= room {
            return whole;
        }
        let cut = |n: usize| format!("{}…", text[..n].iter().collect::<String>().trim_end());
        // The first length that is too long; one less still fits, unless not even the ellipsis does.
        let lengths: Vec<usize> = (0..text.len()).collect();
        let fitting = lengths.partition_point(|&n| self.width(&cut(n)) <= room);
        fitting.checked_sub(1).map(cut).unwrap_or_default()
    }

    /// Writes a text onto a picture.
    pub fn write(self, canvas: &mut Canvas, text: &str, (x, y): Point, anchor: Anchor) {
        let font = self.font().as_scaled(PxScale::from(self.size));
        let letters = self.letters();
        let number = canvas.palette.number(self.ink);
        let base = (y + letters.rise).round() as i32;
        let mut pen = match anchor {
            Anchor::Left => x,
            Anchor::Middle => x - self.width(text) / 2.0,
            Anchor::Right => x - self.width(text),
        };
        let mut before = None;
        for glyph in text.chars().map(|c| font.glyph_id(c)) {
            pen += before.map_or(0.0, |before| font.kern(before, glyph));
            let quarters = (pen * PHASES as f32).round() as i32;
            let (left, phase) = (quarters.div_euclid(PHASES as i32), quarters.rem_euclid(PHASES as i32) as usize);
            let place = usize::from(glyph.0) * PHASES + phase;
            let stencil = letters.stencils[place].get_or_init(|| self.draw(glyph, phase as f32 / PHASES as f32));
            canvas.stamp(stencil, (left, base), number, WHOLE);
            pen += font.h_advance(glyph);
            before = Some(glyph);
        }
    }

    /// A glyph on its base line, so far to the right of a pixel.
    fn draw(self, glyph: GlyphId, phase: f32) -> Stencil {
        let mut stencil = Stencil::default();
        let glyph = Glyph { id: glyph, scale: PxScale::from(self.size), position: point(phase, 0.0) };
        if let Some(outlined) = self.font().outline_glyph(glyph) {
            let bounds = outlined.px_bounds();
            let (left, top) = (bounds.min.x as i32, bounds.min.y as i32);
            outlined.draw(|x, y, cover| stencil.add(left + x as i32, top + y as i32, level(cover.min(1.0))));
        }
        stencil
    }

    fn letters(self) -> Arc<Letters> {
        static LETTERS: Cache<(Weight, u32), Letters, 32> = Cache::new();
        LETTERS.get((self.weight, self.size.to_bits()), || {
            let font = self.font();
            let capital = font.outline_glyph(font.glyph_id('H').with_scale(self.size));
            Letters {
                stencils: (0..font.glyph_count() * PHASES).map(|_| OnceLock::new()).collect(),
                rise: capital.map_or(0.0, |h| h.px_bounds().height() / 2.0),
            }
        })
    }

    fn font(self) -> &'static FontRef<'static> {
        &FONTS[self.weight as usize]
    }
}
