//! The position of each cell in the picture. Only this file turns the board so that a side is at
//! the bottom.

use super::canvas::PixelSpot;
use super::path::Point;
use super::scene::Scene;
use murus_gallicus::{Board, Cell, Direction, Seat, Shape};

/// The height of a text of the usual weight, as a fraction of the picture's width. This is an em,
/// the unit of other measures.
const EM: f32 = 30.0 / 800.0;
/// The space between the board and the sides of the picture, in ems.
const SIDE: f32 = 4.0 / 3.0;
/// The space above a rectangular board and below it, in ems.
const RECT_ENDS: (f32, f32) = (2.35, 2.65);
/// The space above and below a hexagonal board, in ems. Words are next to the corners of the board,
/// so the space is smaller than at a rectangle.
const HEX_ENDS: (f32, f32) = (1.5, 1.7);
/// The distance between files of hexagons, as a multiple of the distance between cells of a file.
const HEX_FILE: f32 = 0.866_025_4;
/// The distance from the edge of a cell to the middle of its label, in ems.
const LABEL_GAP: f32 = 0.7;

/// The geometry of a board in pixels, seen from one side.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The width and the height of the picture, in pixels.
    pub size: (u32, u32),
    /// The smallest upright rectangle around the board.
    pub bounds: Bounds,
    /// The distance between the middles of neighbouring cells of a file, in pixels. It is a whole
    /// number, and an even one for hexagons, so that all cells have the same pixels.
    pub cell: f32,
    /// The distance between files in pixels, also a whole number. Hexagons are wider or narrower
    /// than regular ones by less than a pixel.
    pub file: f32,
    /// The height of a text of the usual weight in the frame, in pixels.
    pub em: f32,
    /// How far the board reaches to either side of its middle line at the height of the words in
    /// the frame, in pixels: 0 for a rectangle.
    pub apex: f32,
    board: &'static Board,
    /// The sine and the cosine of the angle by which the board is turned clockwise.
    turn: (f32, f32),
    middle: Point,
}

/// An upright rectangle in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// The left edge, in pixels.
    pub left: f32,
    /// The top edge, in pixels.
    pub top: f32,
    /// The right edge, in pixels.
    pub right: f32,
    /// The bottom edge, in pixels.
    pub bottom: f32,
}

/// The distance from the middle of a cell to a name in its corner, horizontally and vertically, in
/// cells.
const INNER: f32 = 0.41;

/// The name of a file or rank next to the board.
#[derive(Clone, PartialEq, Debug)]
pub struct FrameLabel {
    /// The name: a letter or a number.
    pub text: String,
    /// The middle of the name, in pixels.
    pub at: Point,
}

impl Layout {
    /// The layout of a board with the side `view` at the bottom, in a picture at most `width`
    /// pixels wide. A width outside [`Scene::SMALLEST`] to [`Scene::LARGEST`] counts as the nearer
    /// of the two.
    pub fn new(board: &'static Board, view: Seat, width: u32) -> Layout {
        let width = width.clamp(Scene::SMALLEST, Scene::LARGEST) as f32;
        let em = EM * width;
        let ends = match board.geometry.shape() {
            Shape::Rect { .. } => RECT_ENDS,
            Shape::Hex { .. } => HEX_ENDS,
        };
        Layout::within(board, view, width, (SIDE * em).round(), ends)
    }

    /// The layout of a board without words around it, in a picture at most `width` pixels wide.
    pub(super) fn bare(board: &'static Board, view: Seat, width: u32) -> Layout {
        let width = width as f32;
        let rim = rim(EM * width) + 1.0;
        Layout::within(board, view, width, rim, (rim / (EM * width), rim / (EM * width)))
    }

    /// The layout of a board in a picture `width` pixels wide. The space is `side` pixels at the
    /// left and right, and `above` and `below` ems at the ends.
    fn within(
        board: &'static Board,
        view: Seat,
        width: f32,
        side: f32,
        (above, below): (f32, f32),
    ) -> Layout {
        let em = EM * width;
        let turn = turn(board, view);
        let shape = board.geometry.shape();
        let extent = extent(shape, turn);
        let room = (width - 2.0 * side) / extent.0;
        let (cell, file) = match shape {
            Shape::Rect { .. } => (room.floor(), room.floor()),
            Shape::Hex { .. } => {
                let cell = 2.0 * (room / 2.0).floor();
                (cell, (cell * HEX_FILE).round())
            }
        };
        let across = extent.0 * cell;
        let down = extent.1 * cell;
        let apex = match shape {
            Shape::Rect { .. } => 0.0,
            Shape::Hex { .. } => 0.8 * cell,
        };
        let top = (above * em).round();
        let bounds = Bounds { left: side, top, right: side + across, bottom: top + down };
        Layout {
            size: ((across + 2.0 * side) as u32, (bounds.bottom + below * em) as u32),
            bounds,
            cell,
            file,
            em,
            apex,
            board,
            turn,
            middle: match shape {
                Shape::Rect { .. } => (side + across / 2.0, top + down / 2.0),
                Shape::Hex { .. } => ((side + across / 2.0).round(), (top + down / 2.0).round()),
            },
        }
    }

    /// The board that is laid out.
    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// Returns true if cells are squares. Squares are aligned to whole pixels.
    pub fn squares(&self) -> bool {
        matches!(self.board.geometry.shape(), Shape::Rect { .. })
    }

    /// The middle of a cell, in pixels.
    ///
    /// ```
    /// use murus_pictures::{Layout, Scene};
    /// use murus_gallicus::{Seat, Variant};
    ///
    /// let board = Variant::STANDARD.board();
    /// let a1 = board.geometry.cell(0, 0).expect("on the board");
    /// let (x, y) = Layout::new(board, Seat::Romans, Scene::SIZE).center(a1);
    /// let (turned_x, turned_y) = Layout::new(board, Seat::Gauls, Scene::SIZE).center(a1);
    /// // Left and below for the Romans, right and above for the Gauls.
    /// assert!(x < turned_x && y > turned_y);
    /// ```
    pub fn center(&self, cell: Cell) -> Point {
        let geometry = &self.board.geometry;
        let (file, row) = geometry.place(cell);
        let from_middle = |n: u8, count: u8| f32::from(n) - f32::from(count - 1) / 2.0;
        let (x, y) =
            self.turned((from_middle(file, geometry.files()), from_middle(row, geometry.rows())));
        if self.squares() {
            return (self.middle.0 + x * self.cell, self.middle.1 + y * self.cell);
        }
        let files = (x / HEX_FILE).round();
        let halves = (2.0 * y).round();
        (self.middle.0 + files * self.file, self.middle.1 + halves * self.cell / 2.0)
    }

    /// The pixel at a cell's middle. If the middle is between pixels, it is half a pixel above and
    /// to the left.
    pub(super) fn spot(&self, cell: Cell) -> PixelSpot {
        let ((x, y), off) = (self.center(cell), self.off());
        ((x - off).round() as i32, (y - off).round() as i32)
    }

    /// The distance in pixels from a cell's [`spot`](Layout::spot) to its middle, to the right as
    /// well as downwards.
    pub(super) fn off(&self) -> f32 {
        if self.squares() { self.cell / 2.0 % 1.0 } else { 0.0 }
    }

    /// Width of the lines between cells, in whole pixels.
    pub(super) fn seam(&self) -> i32 {
        (0.02 * self.cell).round().max(1.0) as i32
    }

    /// Width of the rim around the board, in whole pixels.
    pub(super) fn rim(&self) -> f32 {
        rim(self.em)
    }

    /// The corners of a cell relative to its spot, in pixels, for `scale` times its size.
    pub(super) fn outline(&self, scale: f32) -> Vec<Point> {
        let off = self.off();
        let half = self.cell / 2.0 * scale;
        // A cell looks the same after each turn that a board makes, so its corners are not turned.
        let corners: &[Point] = if self.squares() {
            &[(half, half), (-half, half), (-half, -half), (half, -half)]
        } else {
            let near = self.file / 3.0 * scale;
            let far = self.file / 1.5 * scale;
            &[(far, 0.0), (near, half), (-near, half), (-far, 0.0), (-near, -half), (near, -half)]
        };
        corners.iter().map(|&(x, y)| (x + off, y + off)).collect()
    }

    /// The names of files and ranks around the board as it is turned. They are below and to the
    /// left of a rectangle. Around a hexagon they are below the files and where ranks begin.
    pub fn labels(&self) -> Vec<FrameLabel> {
        let geometry = &self.board.geometry;
        let (files, ranks) = line_ends(geometry.shape());
        let files = self.nearest(files);
        let ranks = self.nearest(ranks);
        let gap = 0.5 + LABEL_GAP * self.em / self.cell;
        let beside = |cell: Cell, end: Direction| {
            let ((x, y), (dx, dy)) =
                (self.center(cell), self.turned((f32::from(end.files), f32::from(end.rows))));
            (x + dx * gap * self.cell, y + dy * gap * self.cell)
        };
        let last = |end: Direction| {
            geometry.cells().iter().filter(move |&&cell| geometry.step(cell, end, 1).is_none())
        };
        let letters = last(files)
            .map(|&c| FrameLabel { text: geometry.name(c).file.to_string(), at: beside(c, files) });
        let numbers = last(ranks)
            .map(|&c| FrameLabel { text: geometry.name(c).rank.to_string(), at: beside(c, ranks) });
        letters.chain(numbers).collect()
    }

    /// The names of files and ranks inside the cells of a rectangle, in corners that units leave
    /// free: letters along the lower edge, numbers along the left one. `None` for a hexagon, which
    /// has only [`Layout::labels`].
    pub fn inner_labels(&self) -> Option<Vec<(Cell, FrameLabel)>> {
        let geometry = &self.board.geometry;
        let Shape::Rect { .. } = geometry.shape() else { return None };
        let (files, ranks) = line_ends(geometry.shape());
        let corner = |cell: Cell, (dx, dy): (f32, f32)| {
            let (x, y) = self.center(cell);
            (x + dx * INNER * self.cell, y + dy * INNER * self.cell)
        };
        let last = |end: Direction| {
            geometry.cells().iter().filter(move |&&cell| geometry.step(cell, end, 1).is_none())
        };
        let letters = last(self.nearest(files)).map(|&cell| {
            let text = geometry.name(cell).file.to_string();
            (cell, FrameLabel { text, at: corner(cell, (1.0, 1.0)) })
        });
        let numbers = last(self.nearest(ranks)).map(|&cell| {
            let text = geometry.name(cell).rank.to_string();
            (cell, FrameLabel { text, at: corner(cell, (-1.0, -1.0)) })
        });
        Some(letters.chain(numbers).collect())
    }

    /// Returns that end of a line which points to the bottom or to the left on the turned board.
    fn nearest(&self, ends: &[Direction]) -> Direction {
        let score = |end: &Direction| {
            let (x, y) = self.turned((f32::from(end.files), f32::from(end.rows)));
            y - x
        };
        *ends.iter().max_by(|a, b| score(a).total_cmp(&score(b))).expect("every line has an end")
    }

    /// Turns a distance in files and grid rows into one to the right and downwards on the turned
    /// board, in cells.
    fn turned(&self, (files, rows): (f32, f32)) -> Point {
        let (x, y) = match self.board.geometry.shape() {
            Shape::Rect { .. } => (files, -rows),
            // A step along a grid row of a hexagon goes half a cell down.
            Shape::Hex { .. } => (files * HEX_FILE, files / 2.0 - rows),
        };
        let (sin, cos) = self.turn;
        (x * cos - y * sin, x * sin + y * cos)
    }
}

/// The directions in which files end, and those in which ranks end. Ranks of a hexagon are bent, so
/// both their ends point upwards. Its files are named at one end only, where no rank ends.
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

/// The width of the rim around a board in whole pixels, for this em in pixels.
fn rim(em: f32) -> f32 {
    (0.17 * em).round().max(1.0)
}

/// Width and height of a board in cells.
fn extent(shape: Shape, (sin, _): (f32, f32)) -> (f32, f32) {
    match shape {
        Shape::Rect { files, ranks } if sin.abs() > 0.5 => (f32::from(ranks), f32::from(files)),
        Shape::Rect { files, ranks } => (f32::from(files), f32::from(ranks)),
        // Hexagons overlap by a quarter of their width, and a sixth turn of the board looks like
        // the board.
        Shape::Hex { side } => {
            let files = f32::from(2 * side - 1);
            ((1.5 * files + 0.5) / 3f32.sqrt(), files)
        }
    }
}

/// The sine and the cosine of the clockwise turn that brings a side to the Romans' place. Sides are
/// arranged clockwise at equal angles.
fn turn(board: &Board, view: Seat) -> (f32, f32) {
    (-360.0 / board.seats as f32 * view.index() as f32).to_radians().sin_cos()
}
