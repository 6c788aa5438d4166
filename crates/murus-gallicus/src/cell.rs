//! Cells and their names.

use core::fmt;

/// A cell of a board, as its index in the grid: `row * files + file`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this grid index.
    #[inline]
    pub const fn new(index: u8) -> Cell {
        Cell(index)
    }

    /// The cell's grid index.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }
}

/// A cell's name, such as `b4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CellName {
    /// The file's letter.
    pub file: char,
    /// The rank, counted from 1 at the bottom of each file.
    pub rank: u8,
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file, self.rank)
    }
}
