//! A tree of moves with what became of the games: how somebody begins.

use super::canvas::Canvas;
use super::encode;
use super::lettering::{Anchor, Hand, Weight};
use super::path::{Point, polyline, rectangle, rounded};
use super::theme::{Colours, Theme};

/// A tree of moves, from left to right.
#[derive(Clone, Default, Debug)]
pub struct Tree<'a> {
    /// Words in the frame above the tree, at the left.
    pub title: &'a str,
    /// Words above it, at the right.
    pub note: &'a str,
    /// Small words below it.
    pub caption: &'a str,
    /// The first moves, in the order in which they stand below each other. Of more than fit, the last are left out.
    pub branches: Vec<Branch>,
    /// How it is dressed.
    pub theme: Theme,
}

/// A move of a tree, and what came of it.
#[derive(Clone, Default, Debug)]
pub struct Branch {
    /// The move as people write it.
    pub played: String,
    /// How many games went on with it.
    pub games: u32,
    /// How many of these were won, and how many drawn.
    pub won: u32,
    /// Half a point each.
    pub drawn: u32,
    /// The moves that came next.
    pub next: Vec<Branch>,
}

/// Width of the picture, height of a line of the tree, and what is left free around it, in pixels.
const WIDTH: f32 = 800.0;
const LINE: f32 = 40.0;
const MARGIN: f32 = 24.0;
const ABOVE: f32 = 56.0;
const BELOW: f32 = 36.0;
/// How many lines and columns are drawn.
const LINES: usize = 20;
const COLUMNS: usize = 4;
/// Height of a box, of its bar, and of letters.
const BOX: f32 = 32.0;
const BAR: f32 = 5.0;
const LARGE: f32 = 24.0;
const SMALL: f32 = 18.0;
/// What lies between two columns, for the lines from one to the other.
const BETWEEN: f32 = 28.0;

impl Branch {
    /// How many lines it takes up.
    fn lines(&self, columns: usize) -> usize {
        if columns == 1 { 1 } else { self.next.iter().map(|branch| branch.lines(columns - 1)).sum::<usize>().max(1) }
    }

    fn columns(&self) -> usize {
        1 + self.next.iter().map(Branch::columns).max().unwrap_or(0)
    }
}

impl Tree<'_> {
    /// The tree as the bytes of a PNG file. The same tree gives the same bytes.
    pub fn png(&self) -> Vec<u8> {
        let columns = self.branches.iter().map(Branch::columns).max().unwrap_or(1).min(COLUMNS);
        let lines: usize = self.branches.iter().map(|branch| branch.lines(columns)).sum();
        let height = ABOVE + LINE * lines.clamp(1, LINES) as f32 + BELOW;
        let colours = self.theme.colours();
        let mut canvas = Canvas::new((WIDTH as u32, height as u32), self.theme, colours.frame);
        let wide = (WIDTH - 2.0 * MARGIN - BETWEEN * (columns - 1) as f32) / columns as f32;
        let mut pen = Pen { canvas: &mut canvas, colours, wide, columns };
        pen.branches(&self.branches, 0, 0, None);
        self.words(&mut canvas, height);
        encode::png(&canvas)
    }

    fn words(&self, canvas: &mut Canvas, height: f32) {
        let (colours, room) = (self.theme.colours(), WIDTH - 2.0 * MARGIN);
        let title = Hand { weight: Weight::SemiBold, size: LARGE, ink: colours.text };
        title.write(canvas, &title.fitted(self.title, 0.6 * room), (MARGIN, ABOVE / 2.0), Anchor::Left);
        let note = Hand { weight: Weight::Regular, size: SMALL, ink: colours.quiet };
        note.write(canvas, &note.fitted(self.note, 0.38 * room), (WIDTH - MARGIN, ABOVE / 2.0), Anchor::Right);
        let faint = Hand { weight: Weight::Regular, size: SMALL - 2.0, ink: colours.faint };
        let below = (WIDTH - MARGIN, height - BELOW / 2.0);
        faint.write(canvas, &faint.fitted(self.caption, room), below, Anchor::Right);
    }
}

/// What drawing needs at hand.
struct Pen<'a> {
    canvas: &'a mut Canvas,
    colours: &'static Colours,
    /// Width of a box.
    wide: f32,
    columns: usize,
}

impl Pen<'_> {
    /// Draws branches from a line on, each with a line from where they part.
    fn branches(&mut self, branches: &[Branch], column: usize, mut line: usize, from: Option<Point>) {
        if column == self.columns {
            return;
        }
        for branch in branches {
            let lines = branch.lines(self.columns - column);
            if line + lines > LINES {
                return;
            }
            let left = MARGIN + (self.wide + BETWEEN) * column as f32;
            let middle = ABOVE + LINE * (line as f32 + lines as f32 / 2.0);
            if let Some(from) = from {
                let bend = left - BETWEEN / 2.0;
                let way = polyline(&[from, (bend, from.1), (bend, middle), (left, middle)]);
                self.canvas.shape(&way.stroked(2.0), self.colours.faint);
            }
            self.branch(branch, (left, middle));
            self.branches(&branch.next, column + 1, line, Some((left + self.wide, middle)));
            line += lines;
        }
    }

    /// A box with the move, how many games went on with it, and below them which share of the points they brought.
    fn branch(&mut self, branch: &Branch, (left, middle): Point) {
        let (top, wide, colours) = (middle - BOX / 2.0, self.wide, self.colours);
        self.canvas.shape(&rounded(left, top, wide, BOX, 4.0).filled(), colours.field);
        let text = middle - BAR / 2.0;
        let games = branch.games.to_string();
        let count = Hand { weight: Weight::Regular, size: SMALL, ink: colours.curve };
        count.write(self.canvas, &games, (left + wide - 8.0, text), Anchor::Right);
        let name = Hand { weight: Weight::SemiBold, ..count };
        let shown = name.fitted(&branch.played, wide - 24.0 - count.width(&games));
        name.write(self.canvas, &shown, (left + 8.0, text), Anchor::Left);
        // Won from the left, then drawn; what is lost stays empty.
        let share = |games: u32| wide * games.min(branch.games) as f32 / branch.games.max(1) as f32;
        let (won, scored) = (share(branch.won), share(branch.won + branch.drawn));
        let bottom = top + BOX - BAR;
        for (end, ink) in [(wide, colours.frame), (scored, colours.faint), (won, colours.curve)] {
            if end > 0.0 {
                self.canvas.shape(&rectangle(left, bottom, end, BAR).filled(), ink);
            }
        }
    }
}
