#![doc = include_str!("../README.md")]
//!
//! # How it draws
//!
//! A [`Theme`] has at most 255 colours, and pictures are painted in their indices. Units, marks and
//! letters are drawn once for each theme and size, then copied. Only [`Layout`] turns the board.

mod badge;
mod cache;
mod canvas;
mod chart;
mod contact;
mod encode;
mod film;
mod layout;
mod lettering;
mod link_card;
mod lzw;
mod marks;
mod paint;
mod painter;
mod palette;
mod path;
mod scene;
mod shapes;
mod sprites;
mod stencil;
mod svg;
mod theme;
mod tree;

pub use badge::Badge;
pub use cache::Cache;
pub use chart::{Chart, Drawn, Sign};
pub use contact::{ContactSheet, Tile};
pub use film::{film, film_within};
pub use layout::{Bounds, Layout};
pub use lettering::writable;
pub use link_card::LinkCard;
pub use scene::{Highlight, Made, NamedCells, Scene, Triumph};
pub use svg::{Svg, SvgMarks};
pub use theme::{Colours, Emblem, Ink, Livery, Theme, Trace, UnknownTheme};
pub use tree::{Branch, Tree};

/// The scene as the bytes of a PNG file. The same scene gives the same bytes.
///
/// ```
/// use murus_pictures::{Scene, render};
/// use murus_gallicus::{Line, Seat, Variant};
///
/// let line = Line::new(Variant::STANDARD);
/// let scene = Scene { right: "Romans to move", size: 400, ..Scene::of(&line, Seat::Gauls) };
/// assert!(render(&scene).starts_with(b"\x89PNG"));
/// ```
pub fn render(scene: &Scene<'_>) -> Vec<u8> {
    encode::png(&paint::paint(scene))
}

/// Several scenes, at least one, below one another in the theme of the first, as the bytes of one
/// PNG file.
pub fn render_column(scenes: &[Scene<'_>]) -> Vec<u8> {
    encode::png(&paint::column(scenes))
}

/// Rows of scenes, in any themes, as the bytes of one PNG file.
pub fn render_sheet(rows: &[Vec<Scene<'_>>]) -> Vec<u8> {
    let pictures: Vec<Vec<_>> =
        rows.iter().map(|row| row.iter().map(paint::paint).collect()).collect();
    encode::sheet(&pictures)
}
