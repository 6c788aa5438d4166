//! Charts in the colours of the boards: the course of a game, curves, dots and bars.

use super::canvas::Canvas;
use super::encode;
use super::lettering::{Anchor, FontWeight, Hand};
use super::palette::WHOLE;
use super::path::{Path, Point, circle, polygon, polyline, rectangle, rounded, segments};
use super::stencil::Stencil;
use crate::theme::{Colours, Ink, Theme};

/// Width and height of a chart in pixels.
const SIZE: (u32, u32) = (480, 320);
/// The top left and the bottom right corner of the field of a chart, in pixels. The field begins
/// lower if there are two lines of text above it.
const FIELD: (Point, Point) = ((68.0, 52.0), (464.0, 244.0));
/// The height of small letters in pixels.
const SMALL: f32 = 26.0;
/// The height of large letters in pixels.
const LARGE: f32 = 28.0;
/// The height of a line of letters in pixels.
const LINE: f32 = 30.0;
/// The free space between words and the edges of the picture, in pixels.
const MARGIN: f32 = 16.0;

/// The opacity of pale shapes, in sixteenths.
const PALE: u8 = WHOLE / 2;
/// The opacity of lines through the field, in sixteenths.
const LINES: u8 = 6;

/// The number of points above which each is drawn smaller.
const CROWD: usize = 120;

/// A chart over a horizontal axis.
#[derive(Clone, Debug)]
pub struct Chart<'a> {
    /// The words above the field, at the left.
    pub title: &'a str,
    /// The words above the field, at the right.
    pub note: &'a str,
    /// The small words below the field, at the right. They are left out if the legend leaves no
    /// room.
    pub caption: &'a str,
    /// Signs and their meanings, shown below the field at the left.
    pub legend: Vec<(Sign, String)>,
    /// The least and the greatest value of the horizontal axis.
    pub across: (f32, f32),
    /// The least and the greatest value of the vertical axis.
    pub up: (f32, f32),
    /// Words next to values of the horizontal axis.
    pub columns: Vec<(f32, String)>,
    /// Words next to values of the vertical axis. A faint line goes through each value.
    pub rows: Vec<(f32, String)>,
    /// The drawing in the field.
    pub drawn: Drawn,
    /// Marked points over the drawing, each with a word, which may be empty.
    pub points: Vec<(f32, f32, Sign, String)>,
    /// The colours of the chart.
    pub theme: Theme,
}

/// A drawing in the field of a chart; points go from left to right.
#[derive(Clone, Debug)]
pub enum Drawn {
    /// A line through points.
    Curve(Vec<(f32, f32)>),
    /// A curve that divides the field between the Romans, below it, and the Gauls, above it.
    Parted(Vec<(f32, f32)>),
    /// Pale lines, each through points of its own.
    Trails(Vec<Vec<(f32, f32)>>),
    /// Over each value two bars side by side: a full one, and a pale one.
    Bars(Vec<(f32, [f32; 2])>),
}

/// A sign that marks a point, or represents an area in the legend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A point where something happened.
    Point,
    /// A cross for a missed chance.
    Cross,
    /// A dot in the colour of curves and bars.
    Dot,
    /// A lighter dot.
    PaleDot,
    /// A square in the colour of bars.
    Square,
    /// A square in the colour of pale bars.
    PaleSquare,
    /// The outline of a square.
    Hollow,
}

impl Chart<'_> {
    /// The chart as the bytes of a PNG file. The same chart gives the same bytes.
    pub fn png(&self) -> Vec<u8> {
        let mut pen = Pen::new(SIZE, self.theme);
        self.field(&mut pen);
        self.words(&mut pen);
        pen.inscribe(self.title, self.note, self.caption, &self.legend);
        encode::png(&pen.canvas)
    }

    /// Returns the top left and the bottom right corner of the field, in pixels.
    fn bounds(&self) -> (Point, Point) {
        let ((left, top), end) = FIELD;
        let one =
            on_one_line(self.title, self.note, SIZE.0 as f32 - 2.0 * MARGIN, self.theme.colours());
        ((left, if one { top } else { top + LINE - 4.0 }), end)
    }

    fn field(&self, pen: &mut Pen) {
        let ((left, top), (right, bottom)) = self.bounds();
        let colours = pen.colours;
        let placed = |points: &[(f32, f32)]| {
            points.iter().map(|&(x, y)| self.place(x, y)).collect::<Vec<Point>>()
        };
        let [romans, gauls, ..] = colours.liveries;
        let ground = if let Drawn::Parted(_) = &self.drawn { gauls.body } else { colours.field };
        pen.fill(&rectangle(left, top, right - left, bottom - top), ground);
        if let Drawn::Parted(points) = &self.drawn {
            let mut below = placed(points);
            if let (Some(first), Some(last)) = (below.first().copied(), below.last().copied()) {
                below.extend([(last.0, bottom), (first.0, bottom)]);
                pen.fill(&polygon(&below), romans.body);
            }
        }
        let lines =
            self.rows.iter().map(|row| self.place(0.0, row.0).1).map(|y| ((left, y), (right, y)));
        let lines = segments(&lines.collect::<Vec<_>>()).stroked(1.0);
        match &self.drawn {
            Drawn::Parted(points) => {
                pen.canvas.shape(&lines, colours.faint);
                pen.canvas.shape(&polyline(&placed(points)).stroked(3.0), colours.curve);
            }
            Drawn::Curve(points) => {
                pen.pale(&Stencil::of(&lines), colours.faint, LINES);
                pen.canvas.shape(&polyline(&placed(points)).stroked(3.0), colours.curve);
            }
            Drawn::Trails(trails) => {
                pen.pale(&Stencil::of(&lines), colours.faint, LINES);
                for points in trails {
                    pen.pale(
                        &Stencil::of(&polyline(&placed(points)).stroked(2.0)),
                        colours.curve,
                        LINES,
                    );
                }
            }
            Drawn::Bars(bars) => {
                pen.pale(&Stencil::of(&lines), colours.faint, LINES);
                let wide = (right - left) / bars.len().max(1) as f32 * 0.38;
                for &(x, heights) in bars {
                    for (n, height) in heights.into_iter().enumerate() {
                        let (x, y) = self.place(x, height);
                        let bar = rectangle(x + (n as f32 - 1.0) * wide, y, wide, bottom - y);
                        pen.pale(
                            &Stencil::of(&bar.filled()),
                            colours.curve,
                            if n == 0 { WHOLE } else { PALE },
                        );
                    }
                }
            }
        }
        let times = if self.points.len() > CROWD { 0.6 } else { 1.0 };
        for &(x, y, sign, _) in &self.points {
            pen.sign(sign, self.place(x, y), times);
        }
    }

    fn words(&self, pen: &mut Pen) {
        let ((left, _), (right, bottom)) = FIELD;
        let colours = pen.colours;
        let small = Hand { weight: FontWeight::Regular, size: SMALL, ink: colours.quiet };
        // If the words of a row have no room next to the previous ones, they are omitted; the line
        // is not.
        let mut below = f32::INFINITY;
        for (value, word) in &self.rows {
            let y = self.place(0.0, *value).1;
            if below - y >= SMALL {
                let word = small.fitted(word, left - 12.0);
                small.write(&mut pen.canvas, &word, (left - 8.0, y), Anchor::Right);
                below = y;
            }
        }
        let mut end = 0.0;
        for (value, word) in &self.columns {
            let x = self.place(*value, 0.0).0;
            let half = small.width(word) / 2.0;
            let x = x.clamp(left / 4.0 + half, (SIZE.0 as f32 + right) / 2.0 - half);
            if x - half > end {
                small.write(&mut pen.canvas, word, (x, bottom + 20.0), Anchor::Middle);
                end = x + half + 12.0;
            }
        }
        let tag = Hand { weight: FontWeight::SemiBold, size: SMALL, ink: colours.curve };
        for (x, y, _, word) in self.points.iter().filter(|(.., word)| !word.is_empty()) {
            let width = tag.width(word) + 16.0;
            let (x, y) = self.label(*x, *y, width);
            pen.fill(&rounded(x - width / 2.0, y - SMALL / 2.0, width, SMALL, 6.0), colours.frame);
            tag.write(&mut pen.canvas, word, (x, y), Anchor::Middle);
        }
    }

    /// The point, in pixels, at which the label of a marked point is centred: above it, or below if
    /// there is no room.
    fn label(&self, x: f32, y: f32, width: f32) -> Point {
        let ((left, top), (right, _)) = self.bounds();
        let ((x, y), half) = (self.place(x, y), width / 2.0 + 4.0);
        let beside = if y - 28.0 > top + 14.0 { y - 28.0 } else { y + 28.0 };
        (x.clamp(left + half, right - half), beside)
    }

    /// The pixel position of a point given in values of the axes. A value beyond an axis is placed
    /// at its end.
    fn place(&self, x: f32, y: f32) -> Point {
        let ((left, top), (right, bottom)) = self.bounds();
        let part = |value: f32, (least, most): (f32, f32)| {
            ((value - least) / (most - least).max(1e-6)).clamp(0.0, 1.0)
        };
        (left + part(x, self.across) * (right - left), bottom - part(y, self.up) * (bottom - top))
    }
}

/// A picture that is drawn, other than a board.
pub(super) struct Pen {
    pub canvas: Canvas,
    pub colours: &'static Colours,
}

impl Pen {
    /// An empty picture of this size in pixels.
    pub fn new(size: (u32, u32), theme: Theme) -> Pen {
        let colours = theme.colours();
        Pen { canvas: Canvas::new(size, theme, colours.frame), colours }
    }

    /// Fills a path.
    pub fn fill(&mut self, path: &Path, ink: Ink) {
        self.canvas.shape(&path.filled(), ink);
    }

    /// Paints a stencil with an opacity of `share` sixteenths.
    pub fn pale(&mut self, stencil: &Stencil, ink: Ink, share: u8) {
        let number = self.canvas.palette.number(ink);
        self.canvas.stamp(stencil, (0, 0), number, share);
    }

    /// Draws a sign around a point, `times` times as large as usual.
    pub fn sign(&mut self, sign: Sign, (x, y): Point, times: f32) {
        let Colours { halo, fallen, faint, field, curve, .. } = *self.colours;
        let point = |radius: f32| circle((x, y), radius * times);
        let dot = circle((x, y), 5.0 * times);
        let half = 7.0 * times;
        let square = rectangle(x - half, y - half, 2.0 * half, 2.0 * half);
        match sign {
            Sign::Point => {
                self.fill(&point(8.0), halo);
                self.fill(&point(6.0), fallen);
            }
            Sign::Cross => {
                let arm = 6.0 * times;
                let falling = ((x - arm, y - arm), (x + arm, y + arm));
                let rising = ((x - arm, y + arm), (x + arm, y - arm));
                let cross = segments(&[falling, rising]);
                self.canvas.shape(&cross.stroked(7.0 * times), halo);
                self.canvas.shape(&cross.stroked(3.5 * times), fallen);
            }
            Sign::Dot => self.fill(&dot, curve),
            Sign::PaleDot => {
                self.fill(&dot, field);
                self.pale(&Stencil::of(&dot.filled()), curve, PALE);
            }
            Sign::Square => self.fill(&square, curve),
            Sign::PaleSquare => self.pale(&Stencil::of(&square.filled()), curve, PALE),
            Sign::Hollow => self.canvas.shape(&square.stroked(1.0), faint),
        }
    }

    /// Writes the words around the field: title, note, legend and caption.
    pub fn inscribe(&mut self, title: &str, note: &str, caption: &str, legend: &[(Sign, String)]) {
        let Colours { text, quiet, faint, .. } = *self.colours;
        let left = MARGIN;
        let right = self.canvas.width() as f32 - MARGIN;
        let head = 26.0;
        let foot = self.canvas.height() as f32 - 22.0;
        let hand = |weight, size, ink| Hand { weight, size, ink };
        let large = hand(FontWeight::SemiBold, LARGE, text);
        large.write(
            &mut self.canvas,
            &large.fitted(title, right - left),
            (left, head),
            Anchor::Left,
        );
        let small = hand(FontWeight::Regular, SMALL, quiet);
        let note = small.fitted(note, right - left);
        if on_one_line(title, &note, right - left, self.colours) {
            small.write(&mut self.canvas, &note, (right, head), Anchor::Right);
        } else {
            small.write(&mut self.canvas, &note, (left, head + LINE), Anchor::Left);
        }
        let mut x = left;
        for (sign, word) in legend {
            self.sign(*sign, (x + 8.0, foot), 1.0);
            let word = small.fitted(word, (right - x - 24.0).max(0.0));
            small.write(&mut self.canvas, &word, (x + 24.0, foot), Anchor::Left);
            x += 24.0 + small.width(&word) + 20.0;
        }
        let fine = hand(FontWeight::Regular, SMALL - 2.0, faint);
        // The caption takes the room that the legend leaves, and is omitted if that is too little.
        if fine.width(caption) <= right - x {
            fine.write(
                &mut self.canvas,
                &fine.fitted(caption, right - x),
                (right, foot),
                Anchor::Right,
            );
        }
    }
}

/// Returns true if a title and a note fit side by side into `room` pixels. Otherwise the note goes
/// below.
pub(super) fn on_one_line(title: &str, note: &str, room: f32, colours: &Colours) -> bool {
    let large = Hand { weight: FontWeight::SemiBold, size: LARGE, ink: colours.text };
    let small = Hand { weight: FontWeight::Regular, size: SMALL, ink: colours.quiet };
    large.width(title) + small.width(note) + MARGIN <= room
}
