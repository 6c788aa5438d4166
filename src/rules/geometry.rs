//! Where cells are and which cells lie in a line. Rectangles and hexagons build the same tables, so nothing else asks which it is.

use std::fmt;

use super::bits::Bits;

/// One cell of a board: its place in the grid, `row * files + file`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell at a grid index.
    #[inline]
    pub const fn new(index: u8) -> Cell {
        Cell(index)
    }

    /// The grid index.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }
}

/// The outline of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// So many files and ranks, eight directions.
    Rect {
        /// Files, named from `a`.
        files: u8,
        /// Ranks, counted from 1.
        ranks: u8,
    },
    /// A hexagon with so many cells along each edge, files upright, six directions.
    Hex {
        /// Cells along an edge.
        side: u8,
    },
}

/// One of the directions in which stones are laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Direction {
    /// Change of file.
    pub files: i8,
    /// Change of grid row: towards the Gauls of a rectangle when positive.
    pub rows: i8,
}

impl Direction {
    /// Whether it leads forward or sideways, for the Romans and for the Gauls. Catapults throw in no other direction.
    pub const fn forward(self) -> [bool; 2] {
        [self.rows >= 0, self.rows <= 0]
    }
}

/// The eight directions of a rectangle; the first six entries of [`HEX`] are those of a hexagon. Opposites are neighbours.
const RECT: [Direction; 8] = directions([(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1)]);

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

/// What the move generator asks of a board, for sets of width `B`.
#[derive(Debug)]
pub struct Tables<B> {
    /// Every cell of the board.
    pub board: B,
    /// One entry for each direction; the two that a hexagon lacks reach no cell, so every board costs the same steps.
    pub rays: [Ray<B>; 8],
}

/// One direction, seen from every cell at once.
#[derive(Clone, Copy, Debug)]
pub struct Ray<B> {
    /// Grid distance of one step.
    pub step: i8,
    /// `reach[k]`: the cells from which `k + 1` steps stay on the board.
    pub reach: [B; 3],
    /// [`Direction::forward`], asked by catapults only.
    pub forward: [bool; 2],
}

impl<B: Bits> Ray<B> {
    const NOWHERE: Ray<B> = Ray { step: 0, reach: [B::EMPTY; 3], forward: [false; 2] };
}

/// The cells of one board, their names and lines.
#[derive(Debug)]
pub struct Geometry {
    shape: Shape,
    files: u8,
    rows: u8,
    cells: Vec<Cell>,
    wide: Tables<u128>,
    narrow: Option<Tables<u64>>,
}

impl Geometry {
    /// The tables of a shape. A grid (files times rows) may have at most 128 cells.
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
            wide: Tables { board: 0, rays: [Ray::NOWHERE; 8] },
            narrow: None,
        };
        geometry.cells = (0..files * rows).map(Cell).filter(|&c| geometry.on_board(geometry.place(c))).collect();
        geometry.wide = geometry.build();
        geometry.narrow = (files * rows <= 64).then(|| geometry.build());
        geometry
    }

    /// The outline.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// How many files the board has.
    pub fn files(&self) -> u8 {
        self.files
    }

    /// How many grid rows: the ranks of a rectangle.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Every cell, by grid index.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The directions of this board, opposites side by side.
    pub fn directions(&self) -> &'static [Direction] {
        match self.shape {
            Shape::Rect { .. } => &RECT,
            Shape::Hex { .. } => &HEX,
        }
    }

    /// File and grid row of a cell, both from 0.
    pub fn place(&self, cell: Cell) -> (u8, u8) {
        (cell.0 % self.files, cell.0 / self.files)
    }

    /// File and rank of a cell, both from 0; ranks are counted from the bottom of each file.
    pub fn coordinates(&self, cell: Cell) -> (u8, u8) {
        let (file, row) = self.place(cell);
        (file, row - self.lowest_row(file))
    }

    /// The cell at a file and rank, both from 0, if the board has it.
    pub fn cell(&self, file: u8, rank: u8) -> Option<Cell> {
        let ranks = if file < self.files { self.ranks(file) } else { 0 };
        (rank < ranks).then(|| Cell((self.lowest_row(file) + rank) * self.files + file))
    }

    /// How many cells a file has.
    pub fn ranks(&self, file: u8) -> u8 {
        match self.shape {
            Shape::Rect { ranks, .. } => ranks,
            Shape::Hex { side } => 2 * side - 1 - file.abs_diff(side - 1),
        }
    }

    /// The cell `steps` steps away in a direction, if the board has it.
    pub fn step(&self, from: Cell, direction: Direction, steps: i8) -> Option<Cell> {
        let (file, row) = self.place(from);
        let file = u8::try_from(file as i8 + direction.files * steps).ok()?;
        let row = u8::try_from(row as i8 + direction.rows * steps).ok()?;
        self.on_board((file, row)).then(|| Cell(row * self.files + file))
    }

    /// The straight line from one cell to another: its direction and length in steps; none where they are equal or not in line.
    pub fn line(&self, from: Cell, to: Cell) -> Option<(Direction, u8)> {
        let longest = self.files.max(self.rows) as i8;
        self.directions().iter().find_map(|&direction| {
            (1..longest).find(|&n| self.step(from, direction, n) == Some(to)).map(|n| (direction, n as u8))
        })
    }

    /// The name people use: file letter and rank number.
    pub fn name(&self, cell: Cell) -> CellName {
        let (file, rank) = self.coordinates(cell);
        CellName { file: (b'a' + file) as char, rank: rank + 1 }
    }

    /// The tables of 64-bit sets; none for a grid of more than 64 cells.
    pub fn narrow(&self) -> Option<&Tables<u64>> {
        self.narrow.as_ref()
    }

    /// The tables of 128-bit sets.
    pub fn wide(&self) -> Option<&Tables<u128>> {
        Some(&self.wide)
    }

    /// Row of a file's bottom cell: the right half of a hexagon starts higher, because its rows follow the rising diagonal.
    fn lowest_row(&self, file: u8) -> u8 {
        match self.shape {
            Shape::Rect { .. } => 0,
            Shape::Hex { side } => file.saturating_sub(side - 1),
        }
    }

    fn on_board(&self, (file, row): (u8, u8)) -> bool {
        file < self.files && row.checked_sub(self.lowest_row(file)).is_some_and(|rank| rank < self.ranks(file))
    }

    fn build<B: Bits>(&self) -> Tables<B> {
        let set = |cells: &mut dyn Iterator<Item = Cell>| cells.fold(B::EMPTY, |set, cell| set | B::of(cell));
        let mut tables = Tables { board: set(&mut self.cells.iter().copied()), rays: [Ray::NOWHERE; 8] };
        for (ray, &direction) in tables.rays.iter_mut().zip(self.directions()) {
            *ray = Ray {
                step: direction.rows * self.files as i8 + direction.files,
                reach: [1, 2, 3].map(|steps| {
                    set(&mut self.cells.iter().copied().filter(|&c| self.step(c, direction, steps).is_some()))
                }),
                forward: direction.forward(),
            };
        }
        tables
    }
}

/// A cell's name, such as `b4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellName {
    /// The file's letter.
    pub file: char,
    /// The rank, counted from 1 at the bottom of the file.
    pub rank: u8,
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file, self.rank)
    }
}
