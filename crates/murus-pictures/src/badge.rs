//! Small pictures on a transparent ground, for a button or a line of text: a unit, or the shield of
//! a level.

use super::encode;
use super::path::{Path, Point, polygon, polyline, rounded};
use super::sprites::{self, SIDE};
use super::stencil::{Paper, Surface};
use crate::theme::{Ink, Theme};
use murus_gallicus::Unit;

/// The subject of a small picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    /// A unit in its side's colours.
    Unit(Unit),
    /// The shield with this number, from 1 to 9. A higher number has a nobler metal.
    Shield(u8),
}

/// The metals of shields, the noblest first: the least number of its shields, its colour, its
/// shade.
const METALS: [(u8, Ink, Ink); 3] = [
    (7, Ink([0xF2, 0xC1, 0x4B]), Ink([0xD0, 0x97, 0x28])),
    (4, Ink([0xD5, 0xDB, 0xE0]), Ink([0xA9, 0xB3, 0xBC])),
    (0, Ink([0xD9, 0x94, 0x5B]), Ink([0xB4, 0x6F, 0x3C])),
];

/// The dark colour of rims and numbers.
const DARK: Ink = Ink([0x2E, 0x24, 0x1C]);
/// The light colour around a shield, which separates it from a dark ground.
const LIGHT: Ink = Ink([0xFB, 0xF6, 0xEA]);

impl Badge {
    /// The picture as the bytes of a PNG file, `side` pixels wide and high. The same badge gives
    /// the same bytes.
    pub fn png(self, side: u32) -> Vec<u8> {
        let mut paper = Paper::new(side, SIDE);
        match self {
            Badge::Unit(unit) => {
                let theme = Theme::default();
                sprites::build(&mut paper, theme, unit.seat, Some(unit.height), false, &[]);
            }
            Badge::Shield(number) => draw_shield(&mut paper, number),
        }
        encode::clear(side, paper.colours())
    }
}

/// Draws a shield with its number on it.
fn draw_shield(paper: &mut impl Surface, number: u8) {
    let (_, body, shade) =
        METALS.iter().copied().find(|(from, ..)| *from <= number).unwrap_or(METALS[2]);
    let whole = shield(0.0);
    paper.stroke(&whole, 9.0, LIGHT);
    paper.stroke(&whole, 4.0, DARK);
    paper.fill(&whole, DARK);
    paper.fill(&shield(6.0), shade);
    paper.fill(&shield(11.0), body);
    if let Some(lines) = digit(number) {
        paper.stroke(&lines, 12.0, DARK);
    } else {
        paper.fill(&rounded(40.0, 40.0, 20.0, 20.0, 10.0), DARK);
    }
}

/// The outline of a shield, shrunk by this much on each side; 0 is the largest. The unit is a
/// hundredth of the picture.
fn shield(inset: f32) -> Path {
    let left = 12.0 + inset;
    let right = 88.0 - inset;
    let top = 8.0 + inset;
    let mut points = vec![(left, top), (right, top), (right, 50.0)];
    let width = right - left;
    let foot = 95.0 - 1.15 * inset;
    let bend = |n: u8| {
        let share = f32::from(n) / 8.0;
        let angle = share * std::f32::consts::FRAC_PI_2;
        (angle.sin(), 1.0 - angle.cos())
    };
    let along = |side: f32, n: u8| {
        let (down, inward) = bend(n);
        (50.0 + side * (0.5 * width) * (1.0 - inward), 50.0 + (foot - 50.0) * down)
    };
    points.extend((1..=8).map(|n| along(1.0, n)));
    points.extend((1..8).rev().map(|n| along(-1.0, n)));
    points.push((left, 50.0));
    polygon(&points)
}

/// A digit as one line, within the face of a shield; `None` for other numbers.
fn digit(number: u8) -> Option<Path> {
    let points: &[Point] = match number {
        1 => &[(0.2, 0.22), (0.55, 0.0), (0.55, 1.0)],
        2 => &[
            (0.08, 0.24),
            (0.22, 0.06),
            (0.5, 0.0),
            (0.78, 0.06),
            (0.9, 0.26),
            (0.8, 0.46),
            (0.08, 1.0),
            (0.94, 1.0),
        ],
        3 => &[
            (0.1, 0.0),
            (0.9, 0.0),
            (0.45, 0.4),
            (0.75, 0.46),
            (0.92, 0.68),
            (0.82, 0.9),
            (0.5, 1.0),
            (0.2, 0.95),
            (0.06, 0.8),
        ],
        4 => &[(0.72, 1.0), (0.72, 0.0), (0.04, 0.7), (1.0, 0.7)],
        5 => &[
            (0.88, 0.0),
            (0.2, 0.0),
            (0.14, 0.44),
            (0.5, 0.38),
            (0.82, 0.48),
            (0.92, 0.7),
            (0.8, 0.92),
            (0.48, 1.0),
            (0.2, 0.95),
            (0.08, 0.82),
        ],
        6 => &[
            (0.78, 0.02),
            (0.4, 0.22),
            (0.14, 0.52),
            (0.1, 0.74),
            (0.24, 0.94),
            (0.5, 1.0),
            (0.78, 0.94),
            (0.92, 0.72),
            (0.78, 0.5),
            (0.5, 0.44),
            (0.24, 0.52),
            (0.12, 0.68),
        ],
        7 => &[(0.06, 0.0), (0.94, 0.0), (0.38, 1.0)],
        8 => &[
            (0.5, 0.46),
            (0.22, 0.36),
            (0.16, 0.18),
            (0.3, 0.03),
            (0.5, 0.0),
            (0.7, 0.03),
            (0.84, 0.18),
            (0.78, 0.36),
            (0.5, 0.46),
            (0.2, 0.57),
            (0.08, 0.76),
            (0.22, 0.95),
            (0.5, 1.0),
            (0.78, 0.95),
            (0.92, 0.76),
            (0.8, 0.57),
            (0.5, 0.46),
        ],
        9 => &[
            (0.22, 0.98),
            (0.6, 0.78),
            (0.86, 0.48),
            (0.9, 0.26),
            (0.76, 0.06),
            (0.5, 0.0),
            (0.22, 0.06),
            (0.08, 0.28),
            (0.22, 0.5),
            (0.5, 0.56),
            (0.76, 0.48),
            (0.88, 0.32),
        ],
        _ => return None,
    };
    let place = |&(x, y): &Point| (36.0 + 28.0 * x, 27.0 + 40.0 * y);
    Some(polyline(&points.iter().map(place).collect::<Vec<_>>()))
}
