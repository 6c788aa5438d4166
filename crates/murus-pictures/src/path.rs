//! Areas with smooth edges: how much of each pixel a filled or stroked path covers.

use std::fmt;

use ab_glyph_rasterizer::{Rasterizer, point};

/// A point in pixels: the distance to the right, then downwards.
pub(super) type Point = (f32, f32);

/// The number of corners of the polygon that replaces a circle, large enough that none is seen.
const ROUND: u8 = 48;

/// One or more lines through points, open or closed.
pub(super) struct Path {
    lines: Vec<Vec<Point>>,
    closed: bool,
}

/// The area of a filled or stroked path.
#[derive(Default)]
pub(super) struct Area {
    /// Closed outlines; the shape is their union.
    parts: Vec<Vec<Point>>,
}

impl Path {
    /// The area the path encloses.
    pub fn filled(&self) -> Area {
        Area { parts: self.lines.clone() }
    }

    /// The path as a line with round ends and joins.
    pub fn stroked(&self, width: f32) -> Area {
        let radius = width / 2.0;
        let mut parts = Vec::new();
        for line in &self.lines {
            let around = if self.closed { line.first() } else { None };
            let ends = line.iter().skip(1).chain(around);
            parts.extend(line.iter().zip(ends).filter_map(|(&from, &to)| beam(from, to, radius)));
            parts.extend(line.iter().map(|&joint| ring(joint, radius)));
        }
        Area { parts }
    }
}

impl fmt::Display for Path {
    /// Writes the path as the `d` of an SVG path, rounded to a tenth of a unit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for line in &self.lines {
            for (n, &(x, y)) in line.iter().enumerate() {
                text.push(if n == 0 { 'M' } else { 'L' });
                push_tenths(&mut text, x);
                text.push(' ');
                push_tenths(&mut text, y);
            }
            if self.closed {
                text.push('Z');
            }
        }
        f.write_str(&text)
    }
}

impl Area {
    /// The area enlarged by the factor `scale`.
    pub fn scaled(mut self, scale: f32) -> Area {
        self.parts.iter_mut().flatten().for_each(|at| *at = (at.0 * scale, at.1 * scale));
        self
    }

    /// The union of two areas.
    pub fn and(mut self, other: Area) -> Area {
        self.parts.extend(other.parts);
        self
    }

    /// Calls `tell` with each pixel that is covered and the covered share, 0 to 1, row by row. All
    /// parts run the same way around, so overlaps add up and never cancel out.
    pub fn cover(&self, mut tell: impl FnMut(i32, i32, f32)) {
        let points = || self.parts.iter().flatten();
        let (left, right) =
            points().fold((f32::MAX, f32::MIN), |(low, high), p| (low.min(p.0), high.max(p.0)));
        let (top, bottom) =
            points().fold((f32::MAX, f32::MIN), |(low, high), p| (low.min(p.1), high.max(p.1)));
        if left > right {
            return;
        }
        let left = left.floor();
        let top = top.floor();
        let mut rasterizer =
            Rasterizer::new((right - left) as usize + 2, (bottom - top) as usize + 2);
        for part in &self.parts {
            let mut corners: Vec<_> = part.iter().map(|&(x, y)| point(x - left, y - top)).collect();
            if area(part) < 0.0 {
                corners.reverse();
            }
            let next = corners.iter().cycle().skip(1);
            corners.iter().zip(next).for_each(|(&from, &to)| rasterizer.draw_line(from, to));
        }
        rasterizer.for_each_pixel_2d(|x, y, cover| {
            tell(left as i32 + x as i32, top as i32 + y as i32, cover.min(1.0))
        });
    }
}

/// The closed shape with these corners.
pub(super) fn polygon(corners: &[Point]) -> Path {
    polygons(&[corners.to_vec()])
}

/// Several closed shapes as one path, each with its corners.
pub(super) fn polygons(shapes: &[Vec<Point>]) -> Path {
    Path { lines: shapes.to_vec(), closed: true }
}

/// The open line through these points.
pub(super) fn polyline(points: &[Point]) -> Path {
    Path { lines: vec![points.to_vec()], closed: false }
}

/// Several open lines through points as one path.
pub(super) fn polylines(lines: Vec<Vec<Point>>) -> Path {
    Path { lines, closed: false }
}

/// Several straight lines as one path.
pub(super) fn segments(lines: &[(Point, Point)]) -> Path {
    Path { lines: lines.iter().map(|&(from, to)| vec![from, to]).collect(), closed: false }
}

/// The outline of a circle.
pub(super) fn circle(middle: Point, radius: f32) -> Path {
    polygon(&ring(middle, radius))
}

/// An upright ellipse. `across` is half its width, `down` half its height.
pub(super) fn ellipse(middle: Point, across: f32, down: f32) -> Path {
    let at = |(x, y): Point| (middle.0 + x * across, middle.1 + y * down);
    polygon(&ring((0.0, 0.0), 1.0).into_iter().map(at).collect::<Vec<_>>())
}

/// The outline of a rectangle.
pub(super) fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Path {
    polygon(&[(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
}

/// The outline of a rectangle with rounded corners.
pub(super) fn rounded(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Path {
    let left = x + radius;
    let right = x + width - radius;
    let top = y + radius;
    let bottom = y + height - radius;
    let quarters = [
        ((right, bottom), 0.0),
        ((left, bottom), 90.0),
        ((left, top), 180.0),
        ((right, top), 270.0),
    ];
    polygon(&quarters.map(|(middle, from)| arc(middle, radius, from, 90.0)).concat())
}

/// A doorway: straight sides from `bottom` up to the height `spring`, then half a circle.
pub(super) fn arch(x: f32, spring: f32, width: f32, bottom: f32) -> Path {
    let radius = width / 2.0;
    let mut corners = vec![(x + width, bottom), (x, bottom)];
    corners.extend(arc((x + radius, spring), radius, 180.0, 180.0));
    polygon(&corners)
}

/// The points of a circle.
fn ring(middle: Point, radius: f32) -> Vec<Point> {
    let mut corners = arc(middle, radius, 0.0, 360.0);
    corners.pop();
    corners
}

/// Points on a circle from the angle `from` on, through `angle` clockwise, in degrees. Both ends
/// are included.
fn arc((x, y): Point, radius: f32, from: f32, angle: f32) -> Vec<Point> {
    let steps = (f32::from(ROUND) * angle / 360.0).round() as u8;
    let at = |n: u8| {
        let (sin, cos) = (from + angle * f32::from(n) / f32::from(steps)).to_radians().sin_cos();
        (x + radius * cos, y + radius * sin)
    };
    (0..=steps).map(at).collect()
}

/// The outline of a straight line, `2 * radius` thick; `None` if both ends are the same point.
fn beam(from: Point, to: Point, radius: f32) -> Option<Vec<Point>> {
    let dx = to.0 - from.0;
    let dy = to.1 - from.1;
    let length = dx.hypot(dy);
    let nx = -dy / length * radius;
    let ny = dx / length * radius;
    let corners = [(from, 1.0), (to, 1.0), (to, -1.0), (from, -1.0)];
    (length > 0.0).then(|| corners.map(|((x, y), side)| (x + side * nx, y + side * ny)).to_vec())
}

/// Rounds a measure to a tenth of a unit.
pub(super) fn tenth(measure: f32) -> f32 {
    // Adding zero turns a negative zero into zero.
    (measure * 10.0).round() / 10.0 + 0.0
}

/// Appends a measure, rounded to a tenth of a unit. A page has thousands of measures, and the
/// standard formatter takes five times as long.
fn push_tenths(text: &mut String, measure: f32) {
    let tenths = (measure * 10.0).round() as i32;
    if tenths < 0 {
        text.push('-');
    }
    let size = tenths.unsigned_abs();
    push_whole(text, size / 10);
    if !size.is_multiple_of(10) {
        text.push('.');
        push_digit(text, size % 10);
    }
}

/// Appends a number in decimal digits.
fn push_whole(text: &mut String, number: u32) {
    if number >= 10 {
        push_whole(text, number / 10);
    }
    push_digit(text, number % 10);
}

/// Appends a number below 10.
fn push_digit(text: &mut String, digit: u32) {
    text.extend(char::from_digit(digit, 10));
}

/// Twice the area of a polygon; negative if its corners run the other way around.
fn area(corners: &[Point]) -> f32 {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_to_a_tenth_of_a_unit() {
        let path = polyline(&[(0.04, -0.04), (-12.35, 1234.96), (7.0, 0.5)]);
        assert_eq!(path.to_string(), "M0 0L-12.4 1235L7 0.5");
        assert_eq!(polygon(&[(1.0, 2.0), (10.1, -0.1)]).to_string(), "M1 2L10.1 -0.1Z");
    }
}
