//! Units, drawn once for each size: a low masonry wall, a crenellated tower with a door, a wheeled catapult with its stone.
//! Measures are hundredths of the sprite's side.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use image::RgbaImage;

use super::canvas::{Brush, Path, Point, arch, circle, polygon, polyline, rectangle, rounded, segments};
use super::theme::{LIVERIES, Livery, OUT};
use crate::rules::{Height, Seat, Unit};

/// Every unit in one size.
pub(super) struct Sheet {
    /// By seat, then by height; the seats' own colours, then those of a side that is out.
    sprites: Vec<RgbaImage>,
}

/// The sheets drawn so far. Widths of pictures are few and bounded, so they are kept.
static SHEETS: LazyLock<Mutex<BTreeMap<u32, Arc<Sheet>>>> = LazyLock::new(Mutex::default);

const HEIGHTS: [Height; 3] = [Height::Wall, Height::Tower, Height::Catapult];

impl Sheet {
    /// The sheet of sprites so many pixels wide and high.
    pub fn of(size: u32) -> Arc<Sheet> {
        let mut sheets = SHEETS.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(sheets.entry(size).or_insert_with(|| Arc::new(Sheet::draw(size))))
    }

    /// The sprite of a unit; grey where its side is out of the game.
    pub fn unit(&self, unit: Unit, out: bool) -> &RgbaImage {
        let seat = unit.seat.index() + if out { Seat::ALL.len() } else { 0 };
        &self.sprites[seat * HEIGHTS.len() + unit.height as usize - 1]
    }

    fn draw(size: u32) -> Sheet {
        let mut sprites = Vec::new();
        for out in [false, true] {
            for seat in Seat::ALL {
                let livery = if out { OUT } else { LIVERIES[seat.index()] };
                sprites.extend(HEIGHTS.map(|height| sprite(size, Unit { seat, height }, livery)));
            }
        }
        Sheet { sprites }
    }
}

fn sprite(size: u32, unit: Unit, livery: Livery) -> RgbaImage {
    let mut picture = RgbaImage::new(size, size);
    let mut mason = Mason { brush: Brush { picture: &mut picture, scale: size as f32 / 100.0 }, livery };
    match unit.height {
        Height::Wall => mason.wall(unit.seat),
        Height::Tower => mason.tower(unit.seat),
        Height::Catapult => mason.catapult(),
    }
    picture
}

/// Width of the outline around a silhouette, and of joints in the masonry.
const OUTLINE: f32 = 3.6;
const JOINT: f32 = 1.7;

struct Mason<'a> {
    brush: Brush<'a>,
    livery: Livery,
}

impl Mason<'_> {
    /// A shape of masonry with its outline around it.
    fn body(&mut self, path: &Path) {
        self.brush.stroke(path, 2.0 * OUTLINE, self.livery.outline);
        self.brush.fill(path, self.livery.body);
    }

    fn wall(&mut self, seat: Seat) {
        let (left, right, top, course) = (13.0, 87.0, 36.0, 12.0);
        let bottom = top + 3.0 * course;
        self.body(&rounded(left, top, right - left, bottom - top, 2.5));
        self.brush.fill(&rectangle(left, bottom - course, right - left, course), self.livery.shade);
        let beds = [1.0, 2.0].map(|n| ((left, top + n * course), (right, top + n * course)));
        let joint = |(row, x): (f32, f32)| ((x, top + row * course), (x, top + (row + 1.0) * course));
        let joints = [(0.0, 38.0), (0.0, 64.0), (1.0, 25.0), (1.0, 51.0), (1.0, 76.0), (2.0, 38.0), (2.0, 64.0)];
        let lines: Vec<_> = beds.into_iter().chain(joints.map(joint)).collect();
        self.brush.stroke(&segments(&lines), JOINT, self.livery.outline);
        if let Some(emblem) = emblem(seat, (50.0, top + 1.5 * course), 13.0) {
            self.brush.stroke(&emblem, 2.0 * OUTLINE + 5.0, self.livery.body);
            self.brush.stroke(&emblem, 3.5, self.livery.outline);
            self.brush.fill(&emblem, self.livery.accent);
        }
    }

    fn tower(&mut self, seat: Seat) {
        let mut silhouette = vec![(19.0, 38.0)];
        silhouette.extend([19.0, 43.0, 67.0].into_iter().flat_map(|left| merlon(seat, left)));
        silhouette.extend([(81.0, 38.0), (74.5, 43.0), (77.5, 88.0), (22.5, 88.0), (25.5, 43.0)]);
        self.body(&polygon(&silhouette));
        self.brush.fill(&polygon(&[(25.5, 42.0), (74.5, 42.0), (74.5, 47.0), (25.5, 47.0)]), self.livery.shade);
        self.brush.stroke(&polyline(&[(20.5, 40.0), (79.5, 40.0)]), 2.0, self.livery.outline);
        let (outline, accent) = (self.livery.outline, self.livery.accent);
        let door = emblem(seat, (50.0, 66.0), 14.0);
        if door.is_none() {
            self.brush.fill(&rounded(46.8, 45.0, 6.4, 10.0, 1.5), outline);
        }
        let door = door.unwrap_or_else(|| arch(39.0, 70.0, 22.0, 88.0));
        self.brush.stroke(&door, 4.0, outline);
        self.brush.fill(&door, accent);
    }

    fn catapult(&mut self) {
        let Livery { body, outline, accent, .. } = self.livery;
        let (sling, foot): (Point, Point) = ((75.0, 24.0), (25.0, 62.0));
        let beams =
            [((18.0, 67.0), (82.0, 67.0)), ((33.0, 67.0), (48.0, 42.0)), ((65.0, 67.0), (48.0, 42.0)), (foot, sling)];
        let timber = 7.5;
        self.brush.stroke(&segments(&beams), timber + 2.0 * OUTLINE, outline);
        self.brush.stroke(&segments(&beams), timber, body);
        for x in [28.0, 72.0] {
            self.body(&circle((x, 75.5), 12.5));
            self.brush.fill(&circle((x, 75.5), 5.0), accent);
        }
        let stone = circle(sling, 13.0);
        self.brush.stroke(&stone, 2.0 * OUTLINE, outline);
        self.brush.fill(&stone, accent);
    }
}

/// What seats three and four carry instead of a door, and on their walls, so that no side is known by colour alone: a triangle, a disc.
fn emblem(seat: Seat, (x, y): Point, radius: f32) -> Option<Path> {
    match seat {
        Seat::Romans | Seat::Gauls => None,
        Seat::Germans => {
            Some(polygon(&[(x, y - radius), (x + radius, y + 0.8 * radius), (x - radius, y + 0.8 * radius)]))
        }
        Seat::Britons => Some(circle((x, y), 0.85 * radius)),
    }
}

/// The top of one of a tower's three merlons from left to right, with the gap after it: stakes of the Germans are pointed, stones of the
/// Britons round.
fn merlon(seat: Seat, left: f32) -> Vec<Point> {
    let (width, top, gap) = (14.0, 11.0, 21.0);
    let right = left + width;
    match seat {
        Seat::Romans | Seat::Gauls => vec![(left, gap), (left, top), (right, top), (right, gap)],
        Seat::Germans => vec![(left, gap + 2.0), (left + width / 2.0, top - 4.0), (right, gap + 2.0)],
        Seat::Britons => {
            let around = |n: u8| (180.0 - 22.5 * f32::from(n)).to_radians().sin_cos();
            let radius = width / 2.0;
            let knob =
                (0..=8).map(around).map(|(sin, cos)| (left + radius + radius * cos, top + radius - radius * sin));
            [(left, gap)].into_iter().chain(knob).chain([(right, gap)]).collect()
        }
    }
}
