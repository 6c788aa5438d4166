//! Text: measuring it, cutting it to fit, and writing it.

use std::sync::{Arc, LazyLock, OnceLock};

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;

use super::cache::Cache;
use super::canvas::Canvas;
use super::palette::WHOLE;
use super::path::Point;
use super::stencil::{Stencil, level};
use crate::theme::Ink;

/// The replacement for a character that the font lacks.
const UNKNOWN: char = '\u{25A1}';

/// The number of positions between two pixels at which a letter can begin.
const PHASES: usize = 4;

/// The lettering of a text: weight, size and colour.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    pub weight: FontWeight,
    /// The distance from the top of the tallest letters to the bottom of the lowest, in pixels.
    pub size: f32,
    pub ink: Ink,
}

/// The two weights of the font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FontWeight {
    Regular,
    SemiBold,
}

/// The point of a text that is placed at a given position. Vertically it is always the middle of
/// the capitals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    Left,
    Middle,
    Right,
}

static FONTS: LazyLock<[FontRef<'static>; 2]> = LazyLock::new(|| {
    let read =
        |bytes: &'static [u8]| FontRef::try_from_slice(bytes).expect("the embedded font is a font");
    [
        read(include_bytes!("../fonts/Inter-Regular.otf")),
        read(include_bytes!("../fonts/Inter-SemiBold.otf")),
    ]
});

/// A text without its parts in brackets, and without the spaces before them.
pub(super) fn without_brackets(text: &str) -> String {
    let mut short = String::with_capacity(text.len());
    let mut open = 0_usize;
    for letter in text.chars() {
        match letter {
            '(' => {
                short.truncate(short.trim_end().len());
                open += 1;
            }
            ')' if open > 0 => open -= 1,
            _ if open == 0 => short.push(letter),
            _ => {}
        }
    }
    if short.trim().is_empty() { text.to_owned() } else { short }
}

/// Returns true if the font has every character of a text.
pub fn writable(text: &str) -> bool {
    text.chars().all(|c| FONTS.iter().all(|font| font.glyph_id(c) != GlyphId(0)))
}

/// The letters of one weight in one size. Each is drawn on first use.
struct Letters {
    /// The drawn letters by glyph, then by phase.
    stencils: Vec<OnceLock<[Stencil; PHASES]>>,
    /// Half the height of capitals, in pixels.
    rise: f32,
}

impl Hand {
    /// The width of a text in pixels.
    pub fn width(self, text: &str) -> f32 {
        let font = self.font().as_scaled(PxScale::from(self.size));
        let glyphs = || text.chars().map(|c| font.glyph_id(c));
        let kerned: f32 =
            glyphs().zip(glyphs().skip(1)).map(|(left, right)| font.kern(left, right)).sum();
        glyphs().map(|glyph| font.h_advance(glyph)).sum::<f32>() + kerned
    }

    /// The text, cut to `room` pixels with an ellipsis if it is too long; empty if not even that
    /// fits. Characters that the font lacks are replaced.
    pub fn fitted(self, text: &str, room: f32) -> String {
        let known = |c: char| if self.font().glyph_id(c) == GlyphId(0) { UNKNOWN } else { c };
        let text: Vec<char> = text.chars().map(known).collect();
        let whole: String = text.iter().collect();
        if self.width(&whole) <= room {
            return whole;
        }
        let cut = |n: usize| format!("{}…", text[..n].iter().collect::<String>().trim_end());
        // The first length that is too long. One character less fits, unless not even the ellipsis
        // does.
        let lengths: Vec<usize> = (0..text.len()).collect();
        let fitting = lengths.partition_point(|&n| self.width(&cut(n)) <= room);
        fitting.checked_sub(1).map(cut).unwrap_or_default()
    }

    /// Like [`fitted`](Hand::fitted), but a text that is too long first loses its parts in
    /// brackets.
    pub fn shortened(self, text: &str, room: f32) -> String {
        if self.width(text) <= room {
            self.fitted(text, room)
        } else {
            self.fitted(&without_brackets(text), room)
        }
    }

    /// The text as it is if it may fit into two lines of `room` pixels; else without its parts in
    /// brackets.
    pub fn without_excess(self, text: &str, room: f32) -> String {
        if self.width(text) <= 2.0 * room { text.to_owned() } else { without_brackets(text) }
    }

    /// The text in at most two lines of `room` pixels. It breaks at a dot between spaces, or else
    /// between words.
    pub fn in_two(self, text: &str, room: f32) -> Vec<String> {
        if self.width(text) <= room {
            return vec![self.fitted(text, room)];
        }
        let fits = |line: &str| self.width(line) <= room;
        let dots =
            text.rmatch_indices(" · ").map(|(at, dot)| (&text[..at], &text[at + dot.len()..]));
        let spaces = text.rmatch_indices(' ').map(|(at, _)| (&text[..at], &text[at + 1..]));
        let breaks = || dots.clone().chain(spaces.clone());
        let whole = breaks().find(|(first, second)| fits(first) && fits(second));
        match whole.or_else(|| breaks().find(|(first, _)| fits(first))) {
            Some((first, second)) => vec![self.fitted(first, room), self.fitted(second, room)],
            None => vec![self.fitted(text, room)],
        }
    }

    /// Writes a text onto a picture, with its `anchor` at this point.
    pub fn write(self, canvas: &mut Canvas, text: &str, (x, y): Point, anchor: Anchor) {
        let font = self.font().as_scaled(PxScale::from(self.size));
        let letters = self.letters();
        let number = canvas.palette.number(self.ink);
        let top = (y + letters.rise - font.ascent()).round() as i32;
        let mut pen = match anchor {
            Anchor::Left => x,
            Anchor::Middle => x - self.width(text) / 2.0,
            Anchor::Right => x - self.width(text),
        };
        let mut before = None;
        for letter in text.chars() {
            let glyph = font.glyph_id(letter);
            pen += before.map_or(0.0, |before| font.kern(before, glyph));
            let quarters = (pen * PHASES as f32).round() as i32;
            let left = quarters.div_euclid(PHASES as i32);
            let phase = quarters.rem_euclid(PHASES as i32) as usize;
            let stencils = letters.stencils[usize::from(glyph.0)].get_or_init(|| self.draw(letter));
            canvas.stamp(&stencils[phase], (left, top), number, WHOLE);
            pen += font.h_advance(glyph);
            before = Some(glyph);
        }
    }

    /// Draws a letter, seen from the top of its line, at each of the four phases: 0 to 3 quarters
    /// of a pixel to the right. It is drawn once, four times as wide.
    fn draw(self, letter: char) -> [Stencil; PHASES] {
        let font = self.font().as_scaled(PxScale::from(self.size));
        // Some letters reach beyond the space that they take up.
        let margin = self.size.ceil() as u32;
        let wide = 2 * margin + font.h_advance(font.glyph_id(letter)).ceil() as u32;
        let mut mask =
            GrayImage::new(PHASES as u32 * wide, 2 * margin + font.height().ceil() as u32);
        let scale = PxScale { x: PHASES as f32 * self.size, y: self.size };
        let x = (PHASES as u32 * margin) as i32;
        let y = margin as i32;
        draw_text_mut(&mut mask, Luma([u8::MAX]), x, y, scale, self.font(), &letter.to_string());
        std::array::from_fn(|phase| {
            let mut stencil = Stencil::default();
            for (y, row) in (-y..).zip(mask.chunks_exact(mask.width() as usize)) {
                for (x, parts) in
                    (-(margin as i32)..).zip(row[PHASES - phase..].chunks_exact(PHASES))
                {
                    let sum: f32 = parts.iter().map(|&part| f32::from(part)).sum();
                    stencil.add(x + 1, y, level(sum / (PHASES as f32 * f32::from(u8::MAX))));
                }
            }
            stencil
        })
    }

    fn letters(self) -> Arc<Letters> {
        static LETTERS: Cache<(FontWeight, u32), Letters, 32> = Cache::new();
        LETTERS.get((self.weight, self.size.to_bits()), || {
            let font = self.font();
            let capital = font.outline_glyph(font.glyph_id('H').with_scale(self.size));
            Letters {
                stencils: (0..font.glyph_count()).map(|_| OnceLock::new()).collect(),
                rise: capital.map_or(0.0, |h| h.px_bounds().height() / 2.0),
            }
        })
    }

    fn font(self) -> &'static FontRef<'static> {
        &FONTS[self.weight as usize]
    }
}
