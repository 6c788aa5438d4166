//! Charts in the colours of the boards: who was better when, and curves of figures.

use image::{Rgba, RgbaImage};

use super::canvas::{Brush, Point, circle, polygon, polyline, rectangle, rounded, segments};
use super::lettering::{Anchor, Hand, Weight};
use super::{encode, theme};

/// Width and height of a chart in pixels.
const SIZE: (u32, u32) = (800, 400);
/// Where its field begins and ends.
const FIELD: (Point, Point) = ((64.0, 56.0), (776.0, 348.0));
/// Height of small letters in pixels.
const SMALL: f32 = 18.0;
const LARGE: f32 = 24.0;
/// How marked points are labelled.
const LABEL: Hand = Hand { weight: Weight::SemiBold, size: SMALL, ink: theme::LAST };

/// What a chart shows over its horizontal axis.
#[derive(Clone, Debug)]
pub struct Chart<'a> {
    /// Words in the frame above the field, at the left.
    pub title: &'a str,
    /// Words above the field, at the right.
    pub note: &'a str,
    /// Small words below the field.
    pub caption: &'a str,
    /// The least and the greatest value of the horizontal axis.
    pub across: (f32, f32),
    /// The least and the greatest value of the vertical axis.
    pub up: (f32, f32),
    /// Words beside values of the horizontal axis.
    pub columns: Vec<(f32, String)>,
    /// Words beside values of the vertical axis; a faint line goes through each.
    pub rows: Vec<(f32, String)>,
    /// Points of the curve, from left to right.
    pub curve: Vec<(f32, f32)>,
    /// Whether the curve parts the field between the Romans, below it, and the Gauls.
    pub parted: bool,
    /// Points that are marked, each with a word.
    pub marks: Vec<(f32, f32, String)>,
}

impl Chart<'_> {
    /// The chart as the bytes of a PNG file. The same chart gives the same bytes.
    pub fn png(&self) -> Vec<u8> {
        let theme::Ink([r, g, b]) = theme::FRAME;
        let mut picture = RgbaImage::from_pixel(SIZE.0, SIZE.1, Rgba([r, g, b, u8::MAX]));
        self.field(&mut Brush { picture: &mut picture, scale: 1.0 });
        self.words(&mut picture);
        encode::png(&picture)
    }

    fn field(&self, brush: &mut Brush<'_>) {
        let ((left, top), (right, bottom)) = FIELD;
        let [romans, gauls, ..] = theme::LIVERIES;
        let ground = if self.parted { gauls.body } else { theme::RIM };
        brush.fill(&rectangle(left, top, right - left, bottom - top), ground);
        let curve: Vec<Point> = self.curve.iter().map(|&(x, y)| self.place(x, y)).collect();
        if let (true, Some(first), Some(last)) = (self.parted, curve.first(), curve.last()) {
            let mut below = curve.clone();
            below.extend([(last.0, bottom), (first.0, bottom)]);
            brush.fill(&polygon(&below), romans.body);
        }
        let lines: Vec<(Point, Point)> =
            self.rows.iter().map(|row| self.place(0.0, row.0).1).map(|y| ((left, y), (right, y))).collect();
        brush.stroke(&segments(&lines), 1.0, theme::FAINT);
        brush.stroke(&polyline(&curve), 3.0, theme::LAST);
        for &(x, y, _) in &self.marks {
            let at = self.place(x, y);
            brush.fill(&circle(at, 8.0), theme::HALO);
            brush.fill(&circle(at, 6.0), theme::FALLEN);
        }
        for (x, y, word) in &self.marks {
            let ((x, y), width) = (self.label(*x, *y, word), LABEL.width(word) + 16.0);
            brush.fill(&rounded(x - width / 2.0, y - 14.0, width, 28.0, 6.0), theme::FRAME);
        }
    }

    fn words(&self, picture: &mut RgbaImage) {
        let ((left, top), (right, bottom)) = FIELD;
        let hand = |weight, size, ink| Hand { weight, size, ink };
        let title = hand(Weight::SemiBold, LARGE, theme::TEXT);
        title.write(picture, &title.fitted(self.title, (right - left) * 0.6), (left, top / 2.0), Anchor::Left);
        let note = hand(Weight::Regular, SMALL, theme::QUIET);
        note.write(picture, &note.fitted(self.note, (right - left) * 0.38), (right, top / 2.0), Anchor::Right);
        let small = hand(Weight::Regular, SMALL, theme::QUIET);
        for (value, word) in &self.rows {
            small.write(
                picture,
                &small.fitted(word, left - 12.0),
                (left - 8.0, self.place(0.0, *value).1),
                Anchor::Right,
            );
        }
        for (value, word) in &self.columns {
            small.write(picture, word, (self.place(*value, 0.0).0, bottom + 16.0), Anchor::Middle);
        }
        let faint = hand(Weight::Regular, SMALL - 2.0, theme::FAINT);
        faint.write(picture, &faint.fitted(self.caption, right - left), (right, bottom + 38.0), Anchor::Right);
        for (x, y, word) in &self.marks {
            LABEL.write(picture, word, self.label(*x, *y, word), Anchor::Middle);
        }
    }

    /// The middle of the label of a marked point: above it, or below where there is no room.
    fn label(&self, x: f32, y: f32, word: &str) -> Point {
        let ((left, top), (right, _)) = FIELD;
        let (x, y) = self.place(x, y);
        let half = LABEL.width(word) / 2.0 + 12.0;
        let beside = if y - 28.0 > top + 14.0 { y - 28.0 } else { y + 28.0 };
        (x.clamp(left + half, right - half), beside)
    }

    /// Where a point of the axes lies in the picture; what is beyond an axis lies at its end.
    fn place(&self, x: f32, y: f32) -> Point {
        let ((left, top), (right, bottom)) = FIELD;
        let part = |value: f32, (least, most): (f32, f32)| ((value - least) / (most - least).max(1e-6)).clamp(0.0, 1.0);
        (left + part(x, self.across) * (right - left), bottom - part(y, self.up) * (bottom - top))
    }
}
