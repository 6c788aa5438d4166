//! Where each cell is on the picture. The only place that turns the board, so that a side sits at the bottom.

use super::canvas::Point;
use super::scene::Scene;
use crate::rules::{Board, Cell, Direction, Seat, Shape};

/// The height of a text of the usual weight, as a part of the picture's width. Other measures are in such ems.
const EM: f32 = 30.0 / 800.0;
/// Between the board and the edges of the picture: at the sides, then above and below. The corners of a hexagonal board leave room for
/// the words, so it needs less.
const SIDE: f32 = 4.0 / 3.0;
const RECT_ENDS: (f32, f32) = (2.35, 2.3);
const HEX_ENDS: (f32, f32) = (1.5, 1.6);
/// From the edge of a cell to the middle of its label.
const LABEL_GAP: f32 = 0.66;

/// A board laid out in pixels, seen from one side.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Width and height of the picture.
    pub size: (u32, u32),
    /// The smallest upright rectangle around the board.
    pub bounds: Bounds,
    /// Distance between the middles of neighbouring cells; along a rank on a rectangle.
    pub cell: f32,
    /// Height of a text of the usual weight in the frame.
    pub em: f32,
    /// How far the board reaches to either side of its middle line at the height of the words in the frame: 0 on a rectangle.
    pub apex: f32,
    board: &'static Board,
    /// Sine and cosine of the clockwise turn.
    turn: (f32, f32),
    middle: Point,
}

/// An upright rectangle in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// Left edge.
    pub left: f32,
    /// Top edge.
    pub top: f32,
    /// Right edge.
    pub right: f32,
    /// Bottom edge.
    pub bottom: f32,
}

/// The name of a file or rank in the frame.
#[derive(Clone, PartialEq, Debug)]
pub struct Label {
    /// A letter or a number.
    pub text: String,
    /// Its middle.
    pub at: Point,
}

impl Layout {
    /// The layout of a board with a side at the bottom, on a picture at most so many pixels wide.
    pub fn new(board: &'static Board, view: Seat, width: u32) -> Layout {
        let width = width.max(Scene::SMALLEST) as f32;
        let em = EM * width;
        let side = (SIDE * em).round();
        let turn = turn(board, view);
        let extent = extent(board.geometry.shape(), turn);
        // A whole number, so that squares have sharp edges.
        let cell = ((width - 2.0 * side) / extent.0).floor();
        let (across, down) = (extent.0 * cell, extent.1 * cell);
        let ((above, below), apex) = match board.geometry.shape() {
            Shape::Rect { .. } => (RECT_ENDS, 0.0),
            Shape::Hex { .. } => (HEX_ENDS, 0.8 * cell),
        };
        let top = (above * em).round();
        let bounds = Bounds { left: side, top, right: side + across, bottom: top + down };
        Layout {
            size: ((across + 2.0 * side) as u32, (bounds.bottom + below * em) as u32),
            bounds,
            cell,
            em,
            apex,
            board,
            turn,
            middle: (side + across / 2.0, top + down / 2.0),
        }
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// Whether cells are squares; these lie on whole pixels.
    pub fn squares(&self) -> bool {
        matches!(self.board.geometry.shape(), Shape::Rect { .. })
    }

    /// The middle of a cell.
    ///
    /// ```
    /// use murus::render::{Layout, Scene};
    /// use murus::rules::{Seat, Variant};
    ///
    /// let board = Variant::STANDARD.board();
    /// let a1 = board.geometry.cell(0, 0).expect("on the board");
    /// let (x, y) = Layout::new(board, Seat::Romans, Scene::SIZE).center(a1);
    /// let (turned_x, turned_y) = Layout::new(board, Seat::Gauls, Scene::SIZE).center(a1);
    /// assert!(x < turned_x && y > turned_y, "left and below for the Romans, right and above for the Gauls");
    /// ```
    pub fn center(&self, cell: Cell) -> Point {
        let geometry = &self.board.geometry;
        let (file, row) = geometry.place(cell);
        let from_middle = |n: u8, count: u8| f32::from(n) - f32::from(count - 1) / 2.0;
        let (x, y) = self.turned((from_middle(file, geometry.files()), from_middle(row, geometry.rows())));
        (self.middle.0 + x * self.cell, self.middle.1 + y * self.cell)
    }

    /// The corners of a cell, grown or shrunk around its middle to `scale` times its size.
    pub fn outline(&self, cell: Cell, scale: f32) -> Vec<Point> {
        let (x, y) = self.center(cell);
        // A cell looks the same after each turn that a board makes, so its corners are not turned.
        let (count, first, radius) = if self.squares() { (4, 45.0, 0.5) } else { (6, 0.0, 1.0 / 3.0) };
        let radius = f32::sqrt(radius) * scale * self.cell;
        let corner = |n: u32| (first + 360.0 / count as f32 * n as f32).to_radians().sin_cos();
        (0..count).map(corner).map(|(sin, cos)| (x + cos * radius, y + sin * radius)).collect()
    }

    /// The names of files and ranks around the board as it is turned: below and to the left of a rectangle; below the files of a hexagon
    /// and where its ranks begin.
    pub fn labels(&self) -> Vec<Label> {
        let geometry = &self.board.geometry;
        let (files, ranks) = line_ends(geometry.shape());
        let (files, ranks) = (self.nearest(files), self.nearest(ranks));
        let gap = 0.5 + LABEL_GAP * self.em / self.cell;
        let beside = |cell: Cell, end: Direction| {
            let ((x, y), (dx, dy)) = (self.center(cell), self.turned((f32::from(end.files), f32::from(end.rows))));
            (x + dx * gap * self.cell, y + dy * gap * self.cell)
        };
        let last = |end: Direction| geometry.cells().iter().filter(move |&&cell| geometry.step(cell, end, 1).is_none());
        let letters = last(files).map(|&c| Label { text: geometry.name(c).file.to_string(), at: beside(c, files) });
        let numbers = last(ranks).map(|&c| Label { text: geometry.name(c).rank.to_string(), at: beside(c, ranks) });
        letters.chain(numbers).collect()
    }

    /// Of the ends of a line the one that points to the bottom or to the left on the turned board.
    fn nearest(&self, ends: &[Direction]) -> Direction {
        let score = |end: &Direction| {
            let (x, y) = self.turned((f32::from(end.files), f32::from(end.rows)));
            y - x
        };
        *ends.iter().max_by(|a, b| score(a).total_cmp(&score(b))).expect("every line has an end")
    }

    /// From files and grid rows to the right and downwards, in cells, on the turned board.
    fn turned(&self, (files, rows): (f32, f32)) -> Point {
        let (x, y) = match self.board.geometry.shape() {
            Shape::Rect { .. } => (files, -rows),
            // A step along a grid row of a hexagon goes half a cell down.
            Shape::Hex { .. } => (files * 0.75f32.sqrt(), files / 2.0 - rows),
        };
        let (sin, cos) = self.turn;
        (x * cos - y * sin, x * sin + y * cos)
    }
}

/// The directions in which files end, and ranks. Ranks of a hexagon are bent, so both their ends point upwards; its files are named at
/// one end only, where no rank ends.
fn line_ends(shape: Shape) -> (&'static [Direction], &'static [Direction]) {
    const DOWN: Direction = Direction { files: 0, rows: -1 };
    const UP: Direction = Direction { files: 0, rows: 1 };
    const LEFT: Direction = Direction { files: -1, rows: 0 };
    const RIGHT: Direction = Direction { files: 1, rows: 0 };
    const UP_RIGHT: Direction = Direction { files: 1, rows: 1 };
    match shape {
        Shape::Rect { .. } => (&[DOWN, UP], &[LEFT, RIGHT]),
        // A step to the left along a grid row of a hexagon is a step up to the left.
        Shape::Hex { .. } => (&[DOWN], &[LEFT, UP_RIGHT]),
    }
}

/// Width and height of a board in cells.
fn extent(shape: Shape, (sin, _): (f32, f32)) -> (f32, f32) {
    match shape {
        Shape::Rect { files, ranks } if sin.abs() > 0.5 => (f32::from(ranks), f32::from(files)),
        Shape::Rect { files, ranks } => (f32::from(files), f32::from(ranks)),
        // Hexagons overlap by a quarter of their width, and a sixth turn of the board looks like the board.
        Shape::Hex { side } => {
            let files = f32::from(2 * side - 1);
            ((1.5 * files + 0.5) / 3f32.sqrt(), files)
        }
    }
}

/// Sine and cosine of the clockwise turn that brings a side to where the Romans sit: sides sit clockwise at even distances.
fn turn(board: &Board, view: Seat) -> (f32, f32) {
    (-360.0 / board.seats as f32 * view.index() as f32).to_radians().sin_cos()
}
