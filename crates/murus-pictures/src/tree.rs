//! Openings as a tree from left to right: a ribbon is wider the more games it stands for, and each
//! move has its results below it.

use super::chart::{Pen, Sign};
use super::encode;
use super::lettering::{Anchor, FontWeight, Hand};
use super::palette::WHOLE;
use super::path::{Point, polyline, rectangle, rounded};
use super::stencil::Stencil;
use crate::theme::Theme;
use murus_gallicus::Seat;

/// The width of a tree in pixels.
const WIDTH: f32 = 640.0;
/// The free space at the sides of a tree in pixels.
const MARGIN: f32 = 16.0;
/// The free space above a tree in pixels.
const HEAD: f32 = 58.0;
/// The free space below a tree in pixels.
const FOOT: f32 = 48.0;
/// The height of a leaf in pixels.
const ROW: f32 = 48.0;
/// The height of a move in pixels.
const BOX: f32 = 32.0;
/// The height of the stripe of results, in pixels.
const STRIPE: f32 = 6.0;
/// The free space between two moves, in pixels.
const GAP: f32 = 28.0;
/// The width of the widest ribbon in pixels.
const RIBBON: f32 = 26.0;
/// The width of the narrowest ribbon in pixels.
const THREAD: f32 = 2.0;
/// The height of letters in pixels.
const LETTERS: f32 = 25.0;

/// The opacity of ribbons, in sixteenths.
const SHADE: u8 = 7;

/// The number of straight parts of a ribbon.
const STEPS: u8 = 16;

/// A picture of an opening as a tree of moves.
#[derive(Clone, Debug)]
pub struct Tree<'a> {
    /// The words above the tree, at the left.
    pub title: &'a str,
    /// The words above the tree, at the right.
    pub note: &'a str,
    /// The small words below the tree.
    pub caption: &'a str,
    /// The words for games won, drawn and lost.
    pub results: [&'a str; 3],
    /// The first branches of the tree.
    pub branches: Vec<Branch>,
    /// The colours of the tree.
    pub theme: Theme,
}

/// A move, or another word, and the branches that follow it.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The text of the branch, usually a move.
    pub word: String,
    /// The side that made the move; `None` if the text is no move.
    pub seat: Option<Seat>,
    /// The numbers of games that the person won, drew and lost, whichever side made the move.
    pub results: [usize; 3],
    /// The branches that follow.
    pub next: Vec<Branch>,
}

impl Branch {
    fn games(&self) -> usize {
        self.results.iter().sum()
    }

    fn leaves(&self) -> usize {
        self.next.iter().map(Branch::leaves).sum::<usize>().max(1)
    }

    fn depth(&self) -> usize {
        1 + self.next.iter().map(Branch::depth).max().unwrap_or(0)
    }
}

/// The measures of a tree's columns.
#[derive(Clone, Copy)]
struct Columns {
    /// The distance from the left edge of a column to that of the next, in pixels.
    step: f32,
    /// The number of games for which the widest ribbon stands.
    all: usize,
}

impl Tree<'_> {
    /// The tree as the bytes of a PNG file. The same tree gives the same bytes.
    pub fn png(&self) -> Vec<u8> {
        let leaves: usize = self.branches.iter().map(Branch::leaves).sum();
        let depth = self.branches.iter().map(Branch::depth).max().unwrap_or(1);
        let height = HEAD + ROW * leaves as f32 + FOOT;
        let mut pen = Pen::new((WIDTH as u32, height as u32), self.theme);
        let step = (WIDTH - 2.0 * MARGIN + GAP) / depth as f32;
        let columns = Columns {
            step,
            all: self.branches.iter().map(Branch::games).max().unwrap_or(1).max(1),
        };
        let mut top = HEAD;
        for branch in &self.branches {
            columns.draw(&mut pen, branch, (MARGIN, top));
            top += ROW * branch.leaves() as f32;
        }
        let signs = [Sign::Square, Sign::PaleSquare, Sign::Hollow];
        let legend: Vec<(Sign, String)> =
            signs.into_iter().zip(self.results.map(str::to_owned)).collect();
        pen.inscribe(self.title, self.note, self.caption, &legend);
        encode::png(&pen.canvas)
    }
}

impl Columns {
    /// Draws a branch and everything after it, with its top left corner at a point. Returns the
    /// height of its middle in pixels.
    fn draw(self, pen: &mut Pen, branch: &Branch, (left, top): Point) -> f32 {
        let middle = top + ROW * branch.leaves() as f32 / 2.0;
        let wide = |branch: &Branch| (RIBBON * branch.games() as f32 / self.all as f32).max(THREAD);
        let mut from = middle - branch.next.iter().map(wide).sum::<f32>() / 2.0;
        let mut below = top;
        for next in &branch.next {
            let start = left + self.step - GAP;
            let end = left + self.step;
            let there = below + ROW * next.leaves() as f32 / 2.0;
            ribbon(pen, (start, from + wide(next) / 2.0), (end, there), wide(next));
            self.draw(pen, next, (left + self.step, below));
            from += wide(next);
            below += ROW * next.leaves() as f32;
        }
        self.node(pen, branch, (left, middle));
        middle
    }

    /// Draws a branch's text with its results below it. The point is the middle of its left edge.
    fn node(self, pen: &mut Pen, branch: &Branch, (left, middle): Point) {
        let wide = self.step - GAP;
        let top = middle - BOX / 2.0;
        let colours = pen.colours;
        let (body, ink) = match branch.seat {
            Some(seat) => {
                (colours.liveries[seat.index()].body, colours.liveries[seat.index()].outline)
            }
            None => (colours.frame, colours.quiet),
        };
        pen.fill(&rounded(left - 1.0, top - 1.0, wide + 2.0, BOX + 2.0, 6.0), colours.faint);
        pen.fill(&rounded(left, top, wide, BOX, 5.0), body);
        let count = branch.games().to_string();
        let strong = Hand { weight: FontWeight::SemiBold, size: LETTERS, ink };
        let plain = Hand { weight: FontWeight::Regular, size: LETTERS, ink };
        let word = strong.fitted(&branch.word, wide - plain.width(&count) - 24.0);
        strong.write(&mut pen.canvas, &word, (left + 8.0, middle), Anchor::Left);
        plain.write(&mut pen.canvas, &count, (left + wide - 8.0, middle), Anchor::Right);
        let mut x = left;
        let y = top + BOX + 4.0;
        let stripe = rectangle(left, y, wide, STRIPE).stroked(1.0);
        pen.canvas.shape(&stripe, colours.faint);
        // The part of losses is left empty.
        for (games, share) in branch.results.into_iter().zip([WHOLE, WHOLE / 2]) {
            let part = wide * games as f32 / branch.games().max(1) as f32;
            pen.pale(&Stencil::of(&rectangle(x, y, part, STRIPE).filled()), colours.curve, share);
            x += part;
        }
    }
}

/// Draws a ribbon of even width from one point to another, horizontal at both ends.
fn ribbon(pen: &mut Pen, from: Point, to: Point, wide: f32) {
    let corner = |n: u8| {
        let t = f32::from(n) / f32::from(STEPS);
        let rise = t * t * (3.0 - 2.0 * t);
        (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * rise)
    };
    let way: Vec<Point> = (0..=STEPS).map(corner).collect();
    pen.pale(&Stencil::of(&polyline(&way).stroked(wide)), pen.colours.text, SHADE);
}
