//! Charts in the colours of the boards: who was better when, ratings over time, figures by week.

use super::canvas::Canvas;
use super::encode;
use super::lettering::{Anchor, Hand, Weight};
use super::path::{Path, Point, circle, polygon, polyline, rectangle, rounded, segments};
use super::theme::{Colours, Ink, Theme};

/// Width and height of a chart in pixels.
const SIZE: (u32, u32) = (800, 400);
/// Where its field begins and ends.
const FIELD: (Point, Point) = ((64.0, 56.0), (776.0, 348.0));
/// Height of small letters in pixels.
const SMALL: f32 = 18.0;
const LARGE: f32 = 24.0;
/// How much of its place a bar takes.
const BAR: f32 = 0.7;

/// What a chart shows over its horizontal axis.
#[derive(Clone, Default, Debug)]
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
    /// Points of the curve, from left to right; none where there is no curve.
    pub curve: Vec<(f32, f32)>,
    /// Whether the curve parts the field between the Romans, below it, and the Gauls.
    pub parted: bool,
    /// Figures that stand by themselves, as bars from the bottom up: where, and how high.
    pub bars: Vec<(f32, f32)>,
    /// Points beside which nothing is said.
    pub dots: Vec<Dot>,
    /// Points that are marked, each with a word.
    pub marks: Vec<(f32, f32, String)>,
    /// How the chart is dressed.
    pub theme: Theme,
}

/// A point of a chart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Dot {
    /// Its values on the horizontal and the vertical axis.
    pub at: (f32, f32),
    /// What it tells.
    pub kind: DotKind,
}

/// What a point of a chart tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DotKind {
    /// A figure.
    Sure,
    /// A figure that is not sure yet.
    Unsure,
    /// That something was missed.
    Missed,
}

impl Chart<'_> {
    /// The chart as the bytes of a PNG file. The same chart gives the same bytes.
    pub fn png(&self) -> Vec<u8> {
        let mut canvas = Canvas::new(SIZE, self.theme, self.colours().frame);
        self.field(&mut canvas);
        self.words(&mut canvas);
        encode::png(&canvas)
    }

    fn field(&self, canvas: &mut Canvas) {
        let ((left, top), (right, bottom)) = FIELD;
        let colours = self.colours();
        let [romans, gauls, ..] = colours.liveries;
        let ground = if self.parted { gauls.body } else { colours.field };
        let mut fill = |path: &Path, ink| canvas.shape(&path.filled(), ink);
        fill(&rectangle(left, top, right - left, bottom - top), ground);
        let curve: Vec<Point> = self.curve.iter().map(|&(x, y)| self.place(x, y)).collect();
        if let (true, Some(first), Some(last)) = (self.parted, curve.first(), curve.last()) {
            let mut below = curve.clone();
            below.extend([(last.0, bottom), (first.0, bottom)]);
            fill(&polygon(&below), romans.body);
        }
        let lines: Vec<(Point, Point)> =
            self.rows.iter().map(|row| self.place(0.0, row.0).1).map(|y| ((left, y), (right, y))).collect();
        canvas.shape(&segments(&lines).stroked(1.0), colours.faint);
        let wide = BAR * (right - left) / self.bars.len().max(1) as f32;
        for &(x, y) in &self.bars {
            let (x, y) = self.place(x, y);
            canvas.shape(&rectangle(x - wide / 2.0, y, wide, bottom - y).filled(), colours.curve);
        }
        canvas.shape(&polyline(&curve).stroked(3.0), colours.curve);
        self.dots(canvas, ground);
        let mut fill = |path: &Path, ink| canvas.shape(&path.filled(), ink);
        for &(x, y, _) in &self.marks {
            let at = self.place(x, y);
            fill(&circle(at, 8.0), colours.halo);
            fill(&circle(at, 6.0), colours.fallen);
        }
        for (x, y, word) in &self.marks {
            let ((x, y), width) = (self.label(*x, *y, word), self.tag().width(word) + 16.0);
            fill(&rounded(x - width / 2.0, y - 14.0, width, 28.0, 6.0), colours.frame);
        }
    }

    fn dots(&self, canvas: &mut Canvas, ground: Ink) {
        let colours = self.colours();
        let mut disc = |at: Point, radius: f32, ink| canvas.shape(&circle(at, radius).filled(), ink);
        for &Dot { at: (x, y), kind } in &self.dots {
            let at = self.place(x, y);
            match kind {
                DotKind::Sure => disc(at, 5.0, colours.curve),
                DotKind::Unsure => {
                    disc(at, 5.0, colours.curve);
                    disc(at, 3.5, ground);
                }
                DotKind::Missed => {
                    disc(at, 7.0, colours.halo);
                    disc(at, 5.5, colours.fallen);
                    disc(at, 2.5, colours.halo);
                }
            }
        }
    }

    fn words(&self, canvas: &mut Canvas) {
        let ((left, top), (right, bottom)) = FIELD;
        let colours = self.colours();
        let hand = |weight, size, ink| Hand { weight, size, ink };
        let title = hand(Weight::SemiBold, LARGE, colours.text);
        title.write(canvas, &title.fitted(self.title, (right - left) * 0.6), (left, top / 2.0), Anchor::Left);
        let note = hand(Weight::Regular, SMALL, colours.quiet);
        note.write(canvas, &note.fitted(self.note, (right - left) * 0.38), (right, top / 2.0), Anchor::Right);
        let small = hand(Weight::Regular, SMALL, colours.quiet);
        for (value, word) in &self.rows {
            small.write(
                canvas,
                &small.fitted(word, left - 12.0),
                (left - 8.0, self.place(0.0, *value).1),
                Anchor::Right,
            );
        }
        for (value, word) in &self.columns {
            let half = (small.width(word) / 2.0).min((right - left) / 2.0);
            let x = self.place(*value, 0.0).0.clamp(left + half, right - half);
            small.write(canvas, word, (x, bottom + 16.0), Anchor::Middle);
        }
        let faint = hand(Weight::Regular, SMALL - 2.0, colours.faint);
        faint.write(canvas, &faint.fitted(self.caption, right - left), (right, bottom + 38.0), Anchor::Right);
        for (x, y, word) in &self.marks {
            self.tag().write(canvas, word, self.label(*x, *y, word), Anchor::Middle);
        }
    }

    fn colours(&self) -> &'static Colours {
        self.theme.colours()
    }

    /// How marked points are labelled.
    fn tag(&self) -> Hand {
        Hand { weight: Weight::SemiBold, size: SMALL, ink: self.colours().curve }
    }

    /// The middle of the label of a marked point: above it, or below where there is no room.
    fn label(&self, x: f32, y: f32, word: &str) -> Point {
        let ((left, top), (right, _)) = FIELD;
        let (x, y) = self.place(x, y);
        let half = self.tag().width(word) / 2.0 + 12.0;
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
