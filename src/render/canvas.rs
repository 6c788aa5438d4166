//! Filled and stroked shapes with smooth edges, on a scale of one's own.

use ab_glyph_rasterizer::{Rasterizer, point};
use image::{Rgba, RgbaImage};

use super::theme::Ink;

/// A point: x to the right, y downwards.
pub(super) type Point = (f32, f32);

/// Corners of the polygon that stands for a circle: at the size of a picture the eye finds none of them.
const ROUND: u8 = 48;

/// A pixel that is covered altogether.
const FULL: u32 = 255;

/// Draws on a picture in units of `scale` pixels.
pub(super) struct Brush<'a> {
    pub picture: &'a mut RgbaImage,
    pub scale: f32,
}

/// Lines through points, each open or closed.
pub(super) struct Path {
    lines: Vec<Vec<Point>>,
    closed: bool,
}

impl Brush<'_> {
    /// Fills a shape.
    pub fn fill(&mut self, path: &Path, ink: Ink) {
        self.cover(&path.lines, ink);
    }

    /// Strokes a line with round ends and joins.
    pub fn stroke(&mut self, path: &Path, width: f32, ink: Ink) {
        let radius = width / 2.0;
        let mut parts = Vec::new();
        for line in &path.lines {
            let around = if path.closed { line.first() } else { None };
            let ends = line.iter().skip(1).chain(around);
            parts.extend(line.iter().zip(ends).filter_map(|(&from, &to)| beam(from, to, radius)));
            parts.extend(line.iter().map(|&joint| ring(joint, radius)));
        }
        self.cover(&parts, ink);
    }

    /// Lays a picture with its top left corner on a pixel, covering `cover` of 0 to 1.
    pub fn lay(&mut self, sprite: &RgbaImage, (left, top): (i32, i32), cover: f32) {
        let share = (cover * FULL as f32) as u32;
        for (x, y, &Rgba([r, g, b, alpha])) in sprite.enumerate_pixels() {
            if alpha > 0 {
                self.blend(left + x as i32, top + y as i32, Ink([r, g, b]), u32::from(alpha) * share / FULL);
            }
        }
    }

    /// Covers the union of some shapes. Each is turned the same way around, so that where two overlap they add up and never cancel out.
    fn cover(&mut self, shapes: &[Vec<Point>], ink: Ink) {
        let scaled = |&(x, y): &Point| (x * self.scale, y * self.scale);
        let shapes: Vec<Vec<Point>> = shapes.iter().map(|shape| shape.iter().map(scaled).collect()).collect();
        let points = || shapes.iter().flatten();
        let (left, right) = points().fold((f32::MAX, f32::MIN), |(low, high), p| (low.min(p.0), high.max(p.0)));
        let (top, bottom) = points().fold((f32::MAX, f32::MIN), |(low, high), p| (low.min(p.1), high.max(p.1)));
        let (left, top) = (left.floor(), top.floor());
        let mut rasterizer = Rasterizer::new((right - left) as usize + 2, (bottom - top) as usize + 2);
        for shape in &shapes {
            let mut corners: Vec<_> = shape.iter().map(|&(x, y)| point(x - left, y - top)).collect();
            if area(shape) < 0.0 {
                corners.reverse();
            }
            let next = corners.iter().cycle().skip(1);
            corners.iter().zip(next).for_each(|(&from, &to)| rasterizer.draw_line(from, to));
        }
        rasterizer.for_each_pixel_2d(|x, y, cover| {
            let cover = (cover * FULL as f32 + 0.5) as u32;
            if cover > 0 {
                self.blend(left as i32 + x as i32, top as i32 + y as i32, ink, cover);
            }
        });
    }

    /// Covers a part of one pixel, in 255ths; outside the picture nothing happens.
    fn blend(&mut self, x: i32, y: i32, Ink(ink): Ink, cover: u32) {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { return };
        let Some(pixel) = self.picture.get_pixel_mut_checked(x, y) else { return };
        let Rgba([r, g, b, alpha]) = pixel;
        if cover >= FULL {
            *pixel = Rgba([ink[0], ink[1], ink[2], u8::MAX]);
            return;
        }
        let (over, under) = (cover * FULL, u32::from(*alpha) * (FULL - cover));
        let whole = over + under;
        for (below, above) in [r, g, b].into_iter().zip(ink) {
            *below = ((u32::from(above) * over + u32::from(*below) * under + whole / 2) / whole) as u8;
        }
        *alpha = ((whole + FULL / 2) / FULL) as u8;
    }
}

/// The shape with these corners.
pub(super) fn polygon(corners: &[Point]) -> Path {
    Path { lines: vec![corners.to_vec()], closed: true }
}

/// The open line through these points.
pub(super) fn polyline(points: &[Point]) -> Path {
    Path { lines: vec![points.to_vec()], closed: false }
}

/// Several open lines as one path.
pub(super) fn segments(lines: &[(Point, Point)]) -> Path {
    Path { lines: lines.iter().map(|&(from, to)| vec![from, to]).collect(), closed: false }
}

/// A circle.
pub(super) fn circle(middle: Point, radius: f32) -> Path {
    polygon(&ring(middle, radius))
}

/// A rectangle.
pub(super) fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Path {
    polygon(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
}

/// A rectangle with rounded corners.
pub(super) fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Path {
    let (left, right, top, bottom) = (x + radius, x + width - radius, y + radius, y + height - radius);
    let quarters = [((right, bottom), 0.0), ((left, bottom), 90.0), ((left, top), 180.0), ((right, top), 270.0)];
    polygon(&quarters.map(|(middle, from)| arc(middle, radius, from, 90.0)).concat())
}

/// A doorway: straight sides up to `spring`, then half a circle.
pub(super) fn arch(x: f32, spring: f32, width: f32, bottom: f32) -> Path {
    let radius = width / 2.0;
    let mut corners = vec![(x + width, bottom), (x, bottom)];
    corners.extend(arc((x + radius, spring), radius, 180.0, 180.0));
    polygon(&corners)
}

/// The corners of a circle.
fn ring(middle: Point, radius: f32) -> Vec<Point> {
    let mut corners = arc(middle, radius, 0.0, 360.0);
    corners.pop();
    corners
}

/// Points on a circle from an angle onwards, clockwise, in degrees; both ends belong to it.
fn arc((x, y): Point, radius: f32, from: f32, angle: f32) -> Vec<Point> {
    let steps = (f32::from(ROUND) * angle / 360.0).round() as u8;
    let at = |n: u8| {
        let (sin, cos) = (from + angle * f32::from(n) / f32::from(steps)).to_radians().sin_cos();
        (x + radius * cos, y + radius * sin)
    };
    (0..=steps).map(at).collect()
}

/// A straight line with some thickness; none where both ends are one.
fn beam(from: Point, to: Point, radius: f32) -> Option<Vec<Point>> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy);
    let (nx, ny) = (-dy / length * radius, dx / length * radius);
    let corners = [(from, 1.0), (to, 1.0), (to, -1.0), (from, -1.0)];
    (length > 0.0).then(|| corners.map(|((x, y), side)| (x + side * nx, y + side * ny)).to_vec())
}

/// Twice the area of a polygon, negative for one that goes around the other way.
fn area(corners: &[Point]) -> f32 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
}
