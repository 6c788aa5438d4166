//! A whole game as a film: a GIF in which each frame repaints only what its move changed.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::canvas::{Canvas, PixelSpot};
use super::encode::palette;
use super::lzw::Compressor;
use super::paint::paint;
use super::palette::CLEAR;
use super::scene::Scene;

/// The default limit of a film's size, in bytes. Chats accept larger films, but those load slowly.
const LIMIT: usize = 8 << 20;

/// The width of the next try if a film is too large, in quarters of the last width.
const SMALLER: u32 = 3;

/// The time for which a position is usually shown, in hundredths of a second.
const USUAL: u16 = 50;
/// The time for which the turning point is shown, in hundredths of a second.
const TURNING: u16 = 200;
/// The time for which the last position is shown, in hundredths of a second.
const LAST: u16 = 300;

/// The scenes as the bytes of a looping GIF file, in the theme and size of the first scene. The
/// size is reduced if the file would exceed 8 MiB. Empty if there are no scenes. Each frame shows
/// exactly what [`render`](super::render) shows. The frame with the index `turning` is shown
/// longer.
///
/// ```
/// use murus_pictures::{Scene, film};
/// use murus_gallicus::{Line, Seat, Variant};
///
/// let mut line = Line::new(Variant::STANDARD);
/// line.play(line.read("a1-c3").expect("a legal move")).expect("what was just read can be played");
/// let scenes = Scene::each(&line, Seat::Romans);
/// assert_eq!(scenes.len(), 2);
/// assert!(film(&scenes, None).starts_with(b"GIF89a"));
/// ```
pub fn film(scenes: &[Scene<'_>], turning: Option<usize>) -> Vec<u8> {
    film_within(LIMIT, scenes, turning)
}

/// Makes a [`film`] of at most `limit` bytes, or of the smallest size if even that is larger.
pub fn film_within(limit: usize, scenes: &[Scene<'_>], turning: Option<usize>) -> Vec<u8> {
    let Some(first) = scenes.first() else { return Vec::new() };
    let mut size = first.size;
    loop {
        let scenes: Vec<_> = scenes
            .iter()
            .map(|scene| Scene { size, theme: first.theme, ..scene.clone() })
            .collect();
        let film =
            shot(&scenes, turning).expect("a film is written into memory, in at most 256 colours");
        if film.len() <= limit || size <= Scene::SMALLEST {
            return film;
        }
        size = size * SMALLER / 4;
    }
}

fn shot(scenes: &[Scene<'_>], turning: Option<usize>) -> Result<Vec<u8>, EncodingError> {
    let mut pictures = scenes.iter().map(paint).enumerate();
    let Some((_, mut before)) = pictures.next() else { return Ok(Vec::new()) };
    let stands = |n: usize| match n + 1 == scenes.len() {
        true => LAST,
        false if turning == Some(n) => TURNING,
        false => USUAL,
    };
    let mut encoder =
        Encoder::new(Vec::new(), before.width() as u16, before.height() as u16, &palette(&before))?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut compressor = Compressor::new();
    let mut add = |at, width, pixels: &[u8], delay| {
        let height = (pixels.len() / width as usize) as u16;
        encoder.write_lzw_pre_encoded_frame(&frame(
            at,
            (width as u16, height),
            compressor.compressed(pixels),
            delay,
        ))
    };
    add((0, 0), before.width(), &before.numbers, stands(0))?;
    for (n, picture) in pictures {
        let (at, width, pixels) = changed(&before, &picture);
        add(at, width, &pixels, stands(n))?;
        before = picture;
    }
    encoder.into_inner()
}

/// Makes a frame that covers a part of the picture and stays until it is covered.
fn frame(
    (left, top): PixelSpot,
    (width, height): (u16, u16),
    compressed: Vec<u8>,
    delay: u16,
) -> Frame<'static> {
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(CLEAR),
        left: left as u16,
        top: top as u16,
        width,
        height,
        buffer: Cow::Owned(compressed),
        ..Frame::default()
    }
}

/// The smallest rectangle that contains all changes: its corner, its width, and its pixels,
/// transparent where nothing changed. It has at least one pixel, because a frame cannot be empty.
fn changed(before: &Canvas, after: &Canvas) -> (PixelSpot, u32, Vec<u8>) {
    let width = after.width() as usize;
    let rows = || before.numbers.chunks_exact(width).zip(after.numbers.chunks_exact(width));
    let mut top = usize::MAX;
    let mut bottom = 0;
    let mut left = width - 1;
    let mut right = 0;
    for (y, (old, new)) in rows().enumerate().filter(|(_, (old, new))| old != new) {
        let differs = |(old, new): (&u8, &u8)| old != new;
        (top, bottom) = (top.min(y), y);
        left = old[..left].iter().zip(&new[..left]).position(differs).unwrap_or(left);
        right += old[right..].iter().zip(&new[right..]).rposition(differs).unwrap_or(0);
    }
    if top == usize::MAX {
        return ((0, 0), 1, vec![CLEAR]);
    }
    let mut pixels = Vec::with_capacity((bottom + 1 - top) * (right + 1 - left));
    for (old, new) in rows().take(bottom + 1).skip(top) {
        let both = old[left..=right].iter().zip(&new[left..=right]);
        pixels.extend(both.map(|(old, new)| if old == new { CLEAR } else { *new }));
    }
    ((left as i32, top as i32), (right + 1 - left) as u32, pixels)
}
