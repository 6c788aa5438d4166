//! From a scene to pixels: what is painted over what.

use image::{Rgba, RgbaImage};

use super::canvas::Brush;
use super::layout::Layout;
use super::marks::Marks;
use super::painter::Painter;
use super::scene::Scene;
use super::sprites::Sheet;
use super::theme;

/// How large a unit is drawn, as a part of its cell; hexagons have less room than squares of the same height.
const UNIT_ON_SQUARE: f32 = 0.96;
const UNIT_ON_HEXAGON: f32 = 0.86;

/// The pictures of several scenes beside one another.
pub(super) fn row(scenes: &[Scene<'_>]) -> RgbaImage {
    let pictures: Vec<RgbaImage> = scenes.iter().map(paint).collect();
    let width = pictures.iter().map(RgbaImage::width).sum();
    let height = pictures.iter().map(RgbaImage::height).max().unwrap_or(0);
    let theme::Ink([r, g, b]) = theme::FRAME;
    let mut row = RgbaImage::from_pixel(width, height, Rgba([r, g, b, u8::MAX]));
    let mut left = 0;
    for picture in pictures {
        image::imageops::replace(&mut row, &picture, left, 0);
        left += i64::from(picture.width());
    }
    row
}

/// The picture of a scene: opaque, every pixel set.
pub(super) fn paint(scene: &Scene<'_>) -> RgbaImage {
    let layout = Layout::new(scene.position.variant().board(), scene.view, scene.size);
    let theme::Ink([r, g, b]) = theme::FRAME;
    let mut picture = RgbaImage::from_pixel(layout.size.0, layout.size.1, Rgba([r, g, b, u8::MAX]));
    let unit = if layout.squares() { UNIT_ON_SQUARE } else { UNIT_ON_HEXAGON };
    let sheet = Sheet::of((unit * layout.cell).round() as u32);
    let marks = Marks::of(scene);
    let brush = Brush { picture: &mut picture, scale: 1.0 };
    let mut painter = Painter { scene, layout: &layout, sheet: &sheet, brush };
    painter.rim();
    painter.cells(|cell, ground| marks.tinted(cell, ground));
    marks.below(&mut painter);
    painter.units();
    marks.above(&mut painter);
    painter.words();
    picture
}
