//! The cells of a board and their lines. Rectangles and hexagons fill the same tables, so no other
//! code needs to know the shape.

use alloc::vec::Vec;

use super::axes::{Axis, Tables, Widths};
use super::bits::Bits;
use super::cell::{Cell, CellName};

/// The outline of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A rectangle, with eight directions.
    Rect {
        /// The number of files, which are named from `a`.
        files: u8,
        /// The number of ranks, which are counted from 1.
        ranks: u8,
    },
    /// A hexagon with upright files and six directions.
    Hex {
        /// The number of cells along an edge.
        side: u8,
    },
}

/// One of the directions in which stones are laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Direction {
    /// The change of file of one step.
    pub files: i8,
    /// The change of grid row of one step. On a rectangle a positive one leads towards the Gauls.
    pub rows: i8,
}

impl Direction {
    /// Returns true if the direction leads forward or sideways: first for the Romans, then for the
    /// Gauls. Catapults throw only in such directions.
    pub const fn forward(self) -> [bool; 2] {
        [self.rows >= 0, self.rows <= 0]
    }
}

/// The eight directions of a rectangle. The first six entries of [`HEX`] are those of a hexagon.
/// Opposites are next to each other.
const RECT: [Direction; 8] =
    directions([(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)]);

/// The six directions of a hexagon whose rows are numbered along the rising diagonal.
const HEX: [Direction; 6] = directions([(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1)]);

const fn directions<const N: usize>(steps: [(i8, i8); N]) -> [Direction; N] {
    let mut all = [Direction { files: 0, rows: 0 }; N];
    let mut i = 0;
    while i < N {
        all[i] = Direction { files: steps[i].0, rows: steps[i].1 };
        i += 1;
    }
    all
}

impl<B: Bits> Tables<B> {
    /// Tables without cells, in which no direction leads anywhere.
    const EMPTY: Tables<B> = Tables {
        board: B::EMPTY,
        axes: [Axis { step: 0, reach: [B::EMPTY; 3], throws: [[B::EMPTY; 2]; 2], order: [0, 1] };
            4],
    };
}

/// The cells of one board, their names and lines.
#[derive(Debug)]
pub struct Geometry {
    shape: Shape,
    files: u8,
    rows: u8,
    cells: Vec<Cell>,
    tables: Widths,
}

impl Geometry {
    /// Computes the tables of a shape. Its grid (files times rows) may have at most 128 cells.
    pub fn new(shape: Shape) -> Geometry {
        let (files, rows) = match shape {
            Shape::Rect { files, ranks } => (files, ranks),
            Shape::Hex { side } => (2 * side - 1, 2 * side - 1),
        };
        let mut geometry = Geometry {
            shape,
            files,
            rows,
            cells: Vec::new(),
            tables: Widths { wide: Tables::EMPTY, narrow: None },
        };
        geometry.cells = (0..files * rows)
            .map(Cell::new)
            .filter(|&c| geometry.on_board(geometry.place(c)))
            .collect();
        geometry.tables = Widths {
            wide: geometry.build(),
            narrow: (files * rows <= 64).then(|| geometry.build()),
        };
        geometry
    }

    /// The shape of the board, with its size.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The number of files.
    pub fn files(&self) -> u8 {
        self.files
    }

    /// The number of grid rows: the ranks of a rectangle.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Every cell, in the order of grid indices.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The directions of this board. Opposites are next to each other.
    pub fn directions(&self) -> &'static [Direction] {
        match self.shape {
            Shape::Rect { .. } => &RECT,
            Shape::Hex { .. } => &HEX,
        }
    }

    /// The file and the grid row of a cell, both from 0.
    pub fn place(&self, cell: Cell) -> (u8, u8) {
        (cell.index() % self.files, cell.index() / self.files)
    }

    /// The file and the rank of a cell, both from 0. Ranks are counted from the bottom of each
    /// file.
    pub fn coordinates(&self, cell: Cell) -> (u8, u8) {
        let (file, row) = self.place(cell);
        (file, row - self.lowest_row(file))
    }

    /// The cell at a file and a rank, both from 0; `None` if the board has no such cell.
    pub fn cell(&self, file: u8, rank: u8) -> Option<Cell> {
        let ranks = if file < self.files { self.ranks(file) } else { 0 };
        (rank < ranks).then(|| Cell::new((self.lowest_row(file) + rank) * self.files + file))
    }

    /// The number of cells in a file.
    pub fn ranks(&self, file: u8) -> u8 {
        match self.shape {
            Shape::Rect { ranks, .. } => ranks,
            Shape::Hex { side } => 2 * side - 1 - file.abs_diff(side - 1),
        }
    }

    /// The cell `steps` steps away in a direction; `None` if the board has no such cell.
    pub fn step(&self, from: Cell, direction: Direction, steps: i8) -> Option<Cell> {
        let (file, row) = self.place(from);
        let file = u8::try_from(file as i8 + direction.files * steps).ok()?;
        let row = u8::try_from(row as i8 + direction.rows * steps).ok()?;
        self.on_board((file, row)).then(|| Cell::new(row * self.files + file))
    }

    /// The cell's image in the mirror that exchanges left and right. The image of a line is a line.
    pub fn mirrored(&self, cell: Cell) -> Cell {
        let (file, rank) = self.coordinates(cell);
        self.cell(self.files - 1 - file, rank).unwrap_or(cell)
    }

    /// The cell's image in the mirror that exchanges the ends of each file. The image of a line is
    /// a line.
    pub fn overturned(&self, cell: Cell) -> Cell {
        let (file, rank) = self.coordinates(cell);
        self.cell(file, self.ranks(file) - 1 - rank).unwrap_or(cell)
    }

    /// The cell's image after a clockwise turn: by a quarter for a square, by a third for a
    /// hexagon. The image of a line is a line. Other rectangles have no such turn; the cell is
    /// returned as it is.
    pub fn turned(&self, cell: Cell) -> Cell {
        let (file, row) = self.place(cell);
        let last = self.files - 1;
        let (file, row) = match self.shape {
            Shape::Rect { files, ranks } if files != ranks => (file, row),
            Shape::Rect { .. } => (row, last - file),
            // Seen from the middle, a step up becomes a step up and right by a sixth of a turn, and
            // a step down and right by two sixths.
            Shape::Hex { side } => (row + side - 1 - file, last - file),
        };
        Cell::new(row * self.files + file)
    }

    /// The straight line from one cell to another: its direction and length in steps. `None` if
    /// they are equal or not in line.
    ///
    /// ```
    /// use murus_gallicus::{Geometry, Shape};
    ///
    /// let board = Geometry::new(Shape::Rect { files: 8, ranks: 7 });
    /// let cell = |file, rank| board.cell(file, rank).expect("on the board");
    /// let [a1, c3, c4] = [cell(0, 0), cell(2, 2), cell(2, 3)];
    /// let (direction, steps) = board.line(a1, c3).expect("on a diagonal");
    /// assert_eq!(board.step(a1, direction, 2), Some(c3));
    /// assert_eq!((steps, board.line(a1, c4)), (2, None));
    /// assert_eq!(board.name(c4).to_string(), "c4");
    /// ```
    pub fn line(&self, from: Cell, to: Cell) -> Option<(Direction, u8)> {
        let longest = self.files.max(self.rows) as i8;
        self.directions().iter().find_map(|&direction| {
            (1..longest)
                .find(|&n| self.step(from, direction, n) == Some(to))
                .map(|n| (direction, n as u8))
        })
    }

    /// The cell's name: file letter and rank number, such as `b4`.
    pub fn name(&self, cell: Cell) -> CellName {
        let (file, rank) = self.coordinates(cell);
        CellName { file: (b'a' + file) as char, rank: rank + 1 }
    }

    /// The tables for sets of this width; `None` if the board's grid does not fit.
    #[inline]
    pub fn tables<B: Bits>(&self) -> Option<&Tables<B>> {
        B::tables(&self.tables)
    }

    /// The grid row of a file's bottom cell. The right half of a hexagon starts higher, because its
    /// rows follow the rising diagonal.
    fn lowest_row(&self, file: u8) -> u8 {
        match self.shape {
            Shape::Rect { .. } => 0,
            Shape::Hex { side } => file.saturating_sub(side - 1),
        }
    }

    fn on_board(&self, (file, row): (u8, u8)) -> bool {
        file < self.files
            && row.checked_sub(self.lowest_row(file)).is_some_and(|rank| rank < self.ranks(file))
    }

    fn build<B: Bits>(&self) -> Tables<B> {
        let set = |cells: &mut dyn Iterator<Item = Cell>| {
            cells.fold(B::EMPTY, |set, cell| set | B::of(cell))
        };
        let mut tables = Tables { board: set(&mut self.cells.iter().copied()), ..Tables::EMPTY };
        for (axis, ways) in tables.axes.iter_mut().zip(self.directions().chunks(2)) {
            let step = |way: &Direction| way.rows * self.files as i8 + way.files;
            // Opposites are next to each other: either the first or the second one leads up.
            let first = usize::from(step(&ways[0]) < 0);
            let [up, down] = [ways[first], ways[1 - first]];
            let throws = |seat: usize| {
                [up, down].map(|way| if way.forward()[seat] { tables.board } else { B::EMPTY })
            };
            *axis = Axis {
                step: step(&up).unsigned_abs(),
                reach: [1, 2, 3].map(|steps| {
                    set(&mut self
                        .cells
                        .iter()
                        .copied()
                        .filter(|&c| self.step(c, up, steps).is_some()))
                }),
                throws: [throws(0), throws(1)],
                order: [first, 1 - first],
            };
        }
        tables
    }
}
