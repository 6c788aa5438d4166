//! Board pictures. Pure: a [`Scene`] in, PNG bytes out; no IO, no clock.
//!
//! Units are drawn once for each size and then copied; [`Layout`] alone turns the board; a picture is painted in full colour and then
//! written with a palette, which keeps it small and is what an animation of the same pictures needs.

mod canvas;
mod chart;
mod encode;
mod layout;
mod lettering;
mod marks;
mod paint;
mod painter;
mod scene;
mod sprites;
mod theme;

pub use chart::Chart;
pub use layout::{Bounds, Layout};
pub use lettering::writable;
pub use scene::{Highlight, Made, Scene};

/// The scene as the bytes of a PNG file. The same scene gives the same bytes.
///
/// ```
/// use murus::render::{Scene, render};
/// use murus::rules::{Line, Seat, Variant};
///
/// let line = Line::new(Variant::STANDARD);
/// let scene = Scene { right: "Romans to move", size: 400, ..Scene::of(&line, Seat::Gauls) };
/// assert!(render(&scene).starts_with(b"\x89PNG"));
/// ```
pub fn render(scene: &Scene<'_>) -> Vec<u8> {
    encode::png(&paint::paint(scene))
}

/// Several scenes beside one another as the bytes of one PNG file.
pub fn render_row(scenes: &[Scene<'_>]) -> Vec<u8> {
    encode::png(&paint::row(scenes))
}
