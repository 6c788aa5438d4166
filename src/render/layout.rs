//! Where each cell is on the picture. The only place that turns the board, so that a side sits at the bottom.

use crate::rules::{Board, Cell, CellName, Seat, Shape};

/// Height of a cell in pixels on rectangles, and of a hexagon.
const RECT_CELL: f32 = 90.0;
const HEX_CELL: f32 = 76.0;

/// Space around the board in pixels: sides and bottom for coordinates, top for the header.
const MARGIN: f32 = 40.0;
const HEADER: f32 = 92.0;
const FOOTER: f32 = 66.0;

/// A board laid out in pixels, seen from one side.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Width of the picture.
    pub width: u32,
    /// Height of the picture.
    pub height: u32,
    /// Left, top, right and bottom of the board.
    pub bounds: (f32, f32, f32, f32),
    /// Height of a cell.
    pub cell: f32,
    /// Where units stand is scaled by this: hexagons leave less room than squares of the same height.
    pub unit: f32,
    /// Whether cells are hexagons.
    pub hex: bool,
    shape: Shape,
    turn: f32,
    center: (f32, f32),
}

impl Layout {
    /// The layout of a board with a side at the bottom.
    pub fn new(board: &Board, view: Seat) -> Layout {
        let shape = board.geometry.shape();
        let hex = matches!(shape, Shape::Hex { .. });
        let cell = if hex { HEX_CELL } else { RECT_CELL };
        let (half_width, half_height) = half(shape, cell);
        let margin = if hex { MARGIN / 2.0 } else { MARGIN };
        let width = 2.0 * (half_width + margin);
        let height = 2.0 * half_height + HEADER + FOOTER;
        Layout {
            width: width.round() as u32,
            height: height.round() as u32,
            bounds: (margin, HEADER, margin + 2.0 * half_width, HEADER + 2.0 * half_height),
            cell,
            unit: if hex { 0.84 * cell } else { cell },
            hex,
            shape,
            turn: turn(board, view),
            center: (margin + half_width, HEADER + half_height),
        }
    }

    /// The middle of a cell.
    pub fn center(&self, board: &Board, cell: Cell) -> (f32, f32) {
        self.turned(place(board, cell, self.cell))
    }

    /// The cell under a point, if any: the one whose middle is nearest and near enough.
    pub fn cell_at(&self, board: &Board, (x, y): (f32, f32)) -> Option<Cell> {
        let distance = |&cell: &Cell| {
            let (cx, cy) = self.center(board, cell);
            (cx - x).hypot(cy - y)
        };
        let nearest = board.geometry.cells().iter().copied().min_by(|a, b| distance(a).total_cmp(&distance(b)));
        nearest.filter(|cell| distance(cell) <= self.cell * 0.71)
    }

    /// The corners of a hexagon around a point.
    pub fn corners(&self, (x, y): (f32, f32)) -> [(f32, f32); 6] {
        let radius = self.cell / 3f32.sqrt();
        std::array::from_fn(|n| {
            let angle = (60.0 * n as f32).to_radians();
            (x + radius * angle.cos(), y + radius * angle.sin())
        })
    }

    /// File letters and rank numbers with the middle of each, below and left of the board as it is turned.
    pub fn labels(&self, board: &Board) -> Vec<(String, (f32, f32))> {
        let geometry = &board.geometry;
        let mut labels = Vec::new();
        for &cell in geometry.cells() {
            let (file, rank) = geometry.coordinates(cell);
            let CellName { file: letter, rank: number } = geometry.name(cell);
            let (bottom, top) = (rank == 0, rank + 1 == geometry.ranks(file));
            let (left, right) = match self.shape {
                Shape::Rect { files, .. } => (file == 0, file + 1 == files),
                Shape::Hex { side } => {
                    (file == 0 || file < side && top, file + 1 == geometry.files() || file + 1 >= side && top)
                }
            };
            let slant = if self.hex { -0.36 } else { 0.0 };
            let ends = [
                (bottom, letter.to_string(), (0.0, 1.0)),
                (top && !self.hex, letter.to_string(), (0.0, -1.0)),
                (left, number.to_string(), (-1.0, slant)),
                (right, number.to_string(), (1.0, slant)),
            ];
            for (_, text, (dx, dy)) in ends.into_iter().filter(|(there, ..)| *there) {
                let (ux, uy) = self.spun((dx, dy));
                if uy > 0.6 || ux < -0.6 {
                    let gap = if self.hex { 0.62 * self.cell } else { 0.5 * self.cell + 20.0 };
                    let (x, y) = self.center(board, cell);
                    labels.push((text, (x + ux * gap, y + uy * gap)));
                }
            }
        }
        labels
    }

    fn turned(&self, point: (f32, f32)) -> (f32, f32) {
        let (x, y) = self.spun(point);
        (self.center.0 + x, self.center.1 + y)
    }

    fn spun(&self, (x, y): (f32, f32)) -> (f32, f32) {
        let (sin, cos) = self.turn.to_radians().sin_cos();
        (x * cos - y * sin, x * sin + y * cos)
    }
}

/// Half the extent of a board in pixels.
fn half(shape: Shape, cell: f32) -> (f32, f32) {
    match shape {
        Shape::Rect { files, ranks } => (f32::from(files) * cell / 2.0, f32::from(ranks) * cell / 2.0),
        Shape::Hex { side } => {
            let across = f32::from(2 * side - 1);
            let radius = cell / 3f32.sqrt();
            // A turned hexagon stands as high as it is wide, so both extents allow for either.
            ((1.5 * (across - 1.0) / 2.0 + 1.0) * radius + 0.5 * cell, (across / 2.0 + 0.25) * cell)
        }
    }
}

/// The middle of a cell relative to the middle of the board, unturned: the Romans below, y downwards.
fn place(board: &Board, cell: Cell, size: f32) -> (f32, f32) {
    let geometry = &board.geometry;
    let (file, rank) = geometry.coordinates(cell);
    let across = f32::from(file) - f32::from(geometry.files() - 1) / 2.0;
    let up = f32::from(rank) - f32::from(geometry.ranks(file) - 1) / 2.0;
    match geometry.shape() {
        Shape::Rect { .. } => (across * size, -up * size),
        Shape::Hex { .. } => (across * size * 1.5 / 3f32.sqrt(), -up * size),
    }
}

/// By how many degrees (clockwise on the screen) the board is turned so that a side sits at the bottom.
fn turn(board: &Board, view: Seat) -> f32 {
    match (board.seats, board.geometry.shape()) {
        // The Romans sit below, then clockwise: the left edge comes down by a quarter turn back.
        (4, _) => -90.0 * view.index() as f32,
        // The Romans sit lower left, the Gauls upper left, the Germans right; each edge comes to the lower left.
        (3, _) => [0.0, -60.0, 180.0 - 0.0][view.index().min(2)],
        _ => 180.0 * view.index() as f32,
    }
}
