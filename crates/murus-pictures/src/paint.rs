//! Paints a scene as a picture: the order of the parts.

use super::canvas::Canvas;
use super::layout::Layout;
use super::marks::Marks;
use super::painter::Painter;
use super::scene::Scene;
use super::shapes::Shapes;
use super::sprites::SpriteSheet;

/// The size of a unit as a multiple of the height of its square.
const UNIT_ON_SQUARE: f32 = 1.09;
/// The size of a unit as a multiple of the height of its hexagon, which has less room than a
/// square.
const UNIT_ON_HEXAGON: f32 = 0.98;

/// The size of a unit in pixels.
pub(super) fn unit_size(layout: &Layout) -> f32 {
    layout.cell * if layout.squares() { UNIT_ON_SQUARE } else { UNIT_ON_HEXAGON }
}

/// Paints several scenes, one below the other, in the theme of the first.
pub(super) fn column(scenes: &[Scene<'_>]) -> Canvas {
    let theme = scenes.first().map(|scene| scene.theme).unwrap_or_default();
    let pictures: Vec<Canvas> =
        scenes.iter().map(|scene| paint(&Scene { theme, ..scene.clone() })).collect();
    let width = pictures.iter().map(|picture| picture.width()).max().unwrap_or(0);
    let height = pictures.iter().map(|picture| picture.height()).sum();
    let mut column = Canvas::new((width, height), theme, theme.colours().frame);
    let mut top = 0;
    for picture in pictures {
        column.place(&picture, ((width - picture.width()) as i32 / 2, top));
        top += picture.height() as i32;
    }
    column
}

/// Paints a scene.
pub(super) fn paint(scene: &Scene<'_>) -> Canvas {
    let layout = Layout::new(scene.position.variant().board(), scene.view, scene.size);
    painted(scene, &layout, |painter| painter.words())
}

/// Paints the board of a scene without words, in its size.
pub(super) fn bare(scene: &Scene<'_>) -> Canvas {
    let layout = Layout::bare(scene.position.variant().board(), scene.view, scene.size);
    painted(scene, &layout, |_| ())
}

fn painted(scene: &Scene<'_>, layout: &Layout, words: impl FnOnce(&mut Painter<'_>)) -> Canvas {
    let colours = scene.theme.colours();
    let mut canvas = Canvas::new(layout.size, scene.theme, colours.frame);
    let sheet = SpriteSheet::of(scene.theme, unit_size(layout).round() as u32);
    let shapes = Shapes::of(layout);
    let marks = Marks::of(scene);
    let mut painter =
        Painter { scene, layout, colours, sheet: &sheet, shapes: &shapes, canvas: &mut canvas };
    painter.rim();
    painter.cells(|cell| marks.tint(cell));
    marks.below(&mut painter);
    painter.units();
    painter.corners();
    marks.above(&mut painter);
    words(&mut painter);
    canvas
}
