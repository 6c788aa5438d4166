//! Units, drawn once for each size: a low masonry wall, a crenellated tower with a door, a wheeled
//! catapult with its stone, and rubble. Light falls from above. Measures are hundredths of the
//! sprite's side.

use std::sync::{Arc, OnceLock};

use super::cache::Cache;
use super::palette::Palette;
use super::path::{
    Path, Point, arch, circle, ellipse, polygon, polyline, rectangle, rounded, segments,
};
use super::stencil::{Paper, Sprite, Surface};
use crate::theme::{Emblem, Ink, Livery, Theme};
use murus_gallicus::{Height, Seat, Unit};

/// Every unit, and the rubble of each side, in one theme and size. Each is drawn on first use.
pub(super) struct SpriteSheet {
    /// The width and the height of each sprite in pixels.
    pub size: u32,
    theme: Theme,
    /// The sprites by seat, then by height: first in the seats' own colours, then in those of a
    /// side that is out.
    sprites: [OnceLock<Sprite>; 2 * Seat::ALL.len() * FORMS],
}

/// The number of drawings of a side: a unit of each height, and rubble.
const FORMS: usize = 4;

impl SpriteSheet {
    /// The sheet of sprites `size` pixels wide and high.
    pub fn of(theme: Theme, size: u32) -> Arc<SpriteSheet> {
        static SHEETS: Cache<(Theme, u32), SpriteSheet, 48> = Cache::new();
        SHEETS.get((theme, size), || SpriteSheet {
            size,
            theme,
            sprites: [const { OnceLock::new() }; _],
        })
    }

    /// The sprite of a unit; grey if its side is out of the game.
    pub fn unit(&self, unit: Unit, out: bool) -> &Sprite {
        self.drawing(unit.seat, Some(unit.height), out)
    }

    /// The sprite of a side's rubble; grey if the side is out of the game.
    pub fn rubble(&self, seat: Seat, out: bool) -> &Sprite {
        self.drawing(seat, None, out)
    }

    fn drawing(&self, seat: Seat, height: Option<Height>, out: bool) -> &Sprite {
        let dress = seat.index() + if out { Seat::ALL.len() } else { 0 };
        let form = height.map_or(0, |height| height as usize);
        self.sprites[dress * FORMS + form].get_or_init(|| self.draw(seat, height, out))
    }

    fn draw(&self, seat: Seat, height: Option<Height>, out: bool) -> Sprite {
        // Small units have only one edge of shade, because every frame of a film repeats it.
        let edges: &[Edge] = if self.size < SMALL { &[(1.0, 0.3)] } else { &SOFT };
        let mut paper = Paper::new(self.size, SIDE);
        build(&mut paper, self.theme, seat, height, out, edges);
        paper.sprite(Palette::of(self.theme))
    }
}

/// Draws a unit of a side on a surface [`SIDE`] units wide and high, or the side's rubble if
/// `height` is `None`. Grey if the side is out of the game.
pub(super) fn build(
    paper: &mut impl Surface,
    theme: Theme,
    seat: Seat,
    height: Option<Height>,
    out: bool,
    edges: &[Edge],
) {
    let colours = theme.colours();
    let own = colours.liveries[seat.index()];
    let livery = if out { Livery { mark: own.mark, ..colours.out } } else { own };
    let mut mason = Mason { paper, livery, shadow: colours.shadow, edges };
    match height {
        None => mason.rubble(),
        Some(Height::Wall) => mason.wall(),
        Some(Height::Tower) => mason.tower(),
        Some(Height::Catapult) => mason.catapult(),
    }
}

/// The width and the height of a drawing, in its own units.
pub(super) const SIDE: f32 = 100.0;

/// An edge of the shade under a unit: how far it extends beyond the foot, in units of the drawing,
/// and its opacity, 0 to 1.
pub(super) type Edge = (f32, f32);

/// The edges of a soft shade.
pub(super) const SOFT: [Edge; 2] = [(4.5, 0.2), (-1.5, 0.2)];

/// The width of the outline around a silhouette, in hundredths of the sprite's side.
const OUTLINE: f32 = 3.6;
/// The width of joints in the masonry, in hundredths of the sprite's side.
const JOINT: f32 = 1.7;

/// The size in pixels from which the shade of a unit is soft.
const SMALL: u32 = 64;

/// The height of the light on an upper edge, in hundredths of the sprite's side.
const EDGE: f32 = 4.0;

struct Mason<'a, S> {
    paper: &'a mut S,
    livery: Livery,
    shadow: Ink,
    edges: &'a [Edge],
}

impl<S: Surface> Mason<'_, S> {
    /// Draws a shape of masonry with an outline around it.
    fn body(&mut self, path: &Path) {
        self.paper.stroke(path, 2.0 * OUTLINE, self.livery.outline);
        self.paper.fill(path, self.livery.body);
    }

    /// Draws the shade on the ground under a foot, a little to the right of it.
    fn shade(&mut self, (x, y): Point, half: f32) {
        for &(grown, share) in self.edges {
            self.paper.veil(
                &ellipse((x + 2.5, y), half + grown, 6.5 + 0.4 * grown),
                share,
                self.shadow,
            );
        }
    }

    fn wall(&mut self) {
        let left = 12.0;
        let right = 88.0;
        let top = 35.0;
        let course = 12.5;
        let bottom = top + 3.0 * course;
        self.shade((50.0, bottom + 2.5), 40.0);
        self.body(&rounded(left, top, right - left, bottom - top, 2.5));
        self.paper.fill(&rectangle(left, top, right - left, EDGE), self.livery.light());
        self.paper.fill(&rectangle(left, bottom - course, right - left, course), self.livery.shade);
        let beds = [1.0, 2.0].map(|n| ((left, top + n * course), (right, top + n * course)));
        let joint =
            |(row, x): (f32, f32)| ((x, top + row * course), (x, top + (row + 1.0) * course));
        let joints = [
            (0.0, 38.0),
            (0.0, 64.0),
            (1.0, 25.0),
            (1.0, 51.0),
            (1.0, 76.0),
            (2.0, 38.0),
            (2.0, 64.0),
        ];
        let lines: Vec<_> = beds.into_iter().chain(joints.map(joint)).collect();
        self.paper.stroke(&segments(&lines), JOINT, self.livery.outline);
        if let Some(emblem) = emblem(self.livery.mark, (50.0, top + 1.5 * course), 13.0) {
            self.paper.stroke(&emblem, 2.0 * OUTLINE + 5.0, self.livery.body);
            self.paper.stroke(&emblem, 3.5, self.livery.outline);
            self.paper.fill(&emblem, self.livery.accent);
        }
    }

    fn tower(&mut self) {
        let mark = self.livery.mark;
        self.shade((50.0, 88.5), 31.0);
        let mut silhouette = vec![(19.0, 38.0)];
        silhouette.extend([19.0, 43.0, 67.0].into_iter().flat_map(|left| merlon(mark, left)));
        silhouette.extend([(81.0, 38.0), (74.5, 43.0), (77.5, 88.0), (22.5, 88.0), (25.5, 43.0)]);
        self.body(&polygon(&silhouette));
        let dark = [(64.5, 38.0), (81.0, 38.0), (74.5, 43.0), (77.5, 88.0), (66.0, 88.0)];
        self.paper.fill(&polygon(&dark), self.livery.shade);
        self.paper.fill(
            &polygon(&[(25.5, 42.0), (74.5, 42.0), (74.5, 47.0), (25.5, 47.0)]),
            self.livery.shade,
        );
        if mark == Emblem::Door {
            for left in [19.0, 43.0, 67.0] {
                self.paper.fill(&rectangle(left, 11.0, 14.0, EDGE), self.livery.light());
            }
        }
        for left in [33.0, 57.0] {
            self.paper.fill(&rectangle(left, 21.0, 10.0, EDGE), self.livery.light());
        }
        self.paper.stroke(&polyline(&[(20.5, 40.0), (79.5, 40.0)]), 2.0, self.livery.outline);
        let outline = self.livery.outline;
        let accent = self.livery.accent;
        let door = emblem(self.livery.mark, (50.0, 66.0), 14.0);
        if door.is_none() {
            self.paper.fill(&rounded(46.8, 45.0, 6.4, 10.0, 1.5), outline);
        }
        let door = door.unwrap_or_else(|| arch(39.0, 70.0, 22.0, 88.0));
        self.paper.stroke(&door, 4.0, outline);
        self.paper.fill(&door, accent);
    }

    fn catapult(&mut self) {
        let Livery { body, outline, accent, .. } = self.livery;
        let (sling, foot): (Point, Point) = ((75.0, 24.0), (25.0, 62.0));
        self.shade((50.0, 88.0), 36.0);
        let beams = [
            ((18.0, 67.0), (82.0, 67.0)),
            ((33.0, 67.0), (48.0, 42.0)),
            ((65.0, 67.0), (48.0, 42.0)),
            (foot, sling),
        ];
        let timber = 9.0;
        self.paper.stroke(&segments(&beams), timber + 2.0 * OUTLINE, outline);
        self.paper.stroke(&segments(&beams), timber, body);
        let light = self.livery.light();
        self.paper.stroke(
            &segments(&[((19.0, 64.5), (81.0, 64.5)), ((23.5, 60.5), (72.0, 24.0))]),
            2.5,
            light,
        );
        for x in [28.0, 72.0] {
            self.body(&circle((x, 75.5), 13.0));
            self.paper.fill(&circle((x, 75.5), 5.0), accent);
        }
        let stone = emblem(self.livery.mark, sling, 17.0).unwrap_or_else(|| circle(sling, 13.0));
        self.paper.stroke(&stone, 2.0 * OUTLINE, outline);
        self.paper.fill(&stone, accent);
    }

    /// Draws bricks in a heap.
    fn rubble(&mut self) {
        self.shade((50.0, 84.0), 40.0);
        for (at, turn, dark) in [
            ((50.0, 55.0), -14.0, false),
            ((33.0, 65.0), 24.0, true),
            ((67.0, 66.0), -30.0, true),
            ((21.0, 79.0), -6.0, false),
            ((50.0, 73.0), 8.0, false),
            ((79.0, 80.0), 12.0, false),
            ((48.0, 86.0), -4.0, true),
        ] {
            let brick = tilted(at, (11.0, 6.0), turn);
            self.body(&brick);
            if dark {
                self.paper.fill(&brick, self.livery.shade);
            }
        }
    }
}

/// The emblem of a side, for the door of a tower and for walls; `None` for a side without an
/// emblem, whose towers have doors.
fn emblem(mark: Emblem, (x, y): Point, radius: f32) -> Option<Path> {
    match mark {
        Emblem::Door => None,
        Emblem::Diamond => {
            let radius = 1.15 * radius;
            Some(polygon(&[(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]))
        }
        Emblem::Triangle => Some(polygon(&[
            (x, y - radius),
            (x + radius, y + 0.8 * radius),
            (x - radius, y + 0.8 * radius),
        ])),
        Emblem::Disc => Some(circle((x, y), 0.85 * radius)),
    }
}

/// A rectangle around its middle, with half its width and height, turned clockwise by degrees.
fn tilted((x, y): Point, (across, down): Point, turn: f32) -> Path {
    let (sin, cos) = turn.to_radians().sin_cos();
    let corners = [(across, down), (-across, down), (-across, -down), (across, -down)];
    polygon(
        &corners
            .map(|(right, below)| (x + right * cos - below * sin, y + right * sin + below * cos)),
    )
}

/// The top of one of a tower's three merlons, as points from left to right, with the gap after it.
fn merlon(mark: Emblem, left: f32) -> Vec<Point> {
    let width = 14.0;
    let top = 11.0;
    let gap = 21.0;
    let middle = left + width / 2.0;
    let right = left + width;
    match mark {
        Emblem::Door => vec![(left, gap), (left, top), (right, top), (right, gap)],
        Emblem::Diamond => vec![
            (left, gap),
            (left, top - 3.0),
            (middle, top + 4.0),
            (right, top - 3.0),
            (right, gap),
        ],
        Emblem::Triangle => vec![(left, gap + 2.0), (middle, top - 4.0), (right, gap + 2.0)],
        Emblem::Disc => {
            let around = |n: u8| (180.0 - 22.5 * f32::from(n)).to_radians().sin_cos();
            let radius = width / 2.0;
            let knob = (0..=8)
                .map(around)
                .map(|(sin, cos)| (middle + radius * cos, top + radius - radius * sin));
            [(left, gap)].into_iter().chain(knob).chain([(right, gap)]).collect()
        }
    }
}
