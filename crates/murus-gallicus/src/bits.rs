//! Sets of cells as machine words. One move generator serves every board, with the width that the
//! board needs.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::axes::{Tables, Widths};
use super::cell::Cell;

/// A set of cells. `u128` holds every board; `u64` holds those of at most 64 grid cells and is
/// faster.
///
/// ```
/// use murus_gallicus::{Bits, Cell};
///
/// let set = u64::of(Cell::new(9)) | u64::of(Cell::new(3));
/// assert!(set.has(Cell::new(3)) && set.count() == 2);
/// assert_eq!(set.cells().map(Cell::index).collect::<Vec<_>>(), [3, 9]);
/// ```
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + 'static
{
    /// The set without cells.
    const EMPTY: Self;

    /// The set of only this cell. The cell must fit the width.
    fn of(cell: Cell) -> Self;

    /// Moves every cell to an index that is higher by `by`, less than 64. Bits that leave the word
    /// are lost.
    fn up(self, by: u8) -> Self;

    /// Moves every cell to an index that is lower by `by`, less than 64. Bits that leave the word
    /// are lost.
    fn down(self, by: u8) -> Self;

    /// The number of cells in the set.
    fn count(self) -> u32;

    /// The cell with the lowest index; `None` for an empty set.
    fn first(self) -> Option<Cell>;

    /// The set without the cell with the lowest index.
    fn without_first(self) -> Self;

    /// The tables for sets of this width; `None` if the board's grid does not fit.
    fn tables(widths: &Widths) -> Option<&Tables<Self>>;

    /// Converts a set from the widest width. Cells that do not fit are lost.
    fn from_wide(wide: u128) -> Self;

    /// Converts this set to the widest width.
    fn wide(self) -> u128;

    /// Returns true if the set has no cell.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Returns true if the set has this cell.
    #[inline]
    fn has(self, cell: Cell) -> bool {
        !(self & Self::of(cell)).is_empty()
    }

    /// Iterates over the cells, lowest index first.
    #[inline]
    fn cells(self) -> Cells<Self> {
        Cells(self)
    }
}

/// Iterates over the cells of a set, lowest index first.
#[derive(Clone, Debug)]
pub struct Cells<B>(B);

impl<B: Bits> Iterator for Cells<B> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0 = self.0.without_first();
        Some(cell)
    }
}

macro_rules! width {
    ($word:ty, $widths:ident => $tables:expr) => {
        impl Bits for $word {
            const EMPTY: Self = 0;

            #[inline]
            fn of(cell: Cell) -> Self {
                (1 as Self).wrapping_shl(cell.index().into())
            }

            // The remainder changes nothing, and tells the compiler that the shift stays within a
            // word.
            #[inline]
            fn up(self, by: u8) -> Self {
                self << (by % 64)
            }

            #[inline]
            fn down(self, by: u8) -> Self {
                self >> (by % 64)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> Option<Cell> {
                (self != 0).then(|| Cell::new(self.trailing_zeros() as u8))
            }

            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn tables($widths: &Widths) -> Option<&Tables<Self>> {
                $tables
            }

            #[inline]
            fn from_wide(wide: u128) -> Self {
                wide as Self
            }

            #[inline]
            fn wide(self) -> u128 {
                self as u128
            }
        }
    };
}

width!(u64, widths => widths.narrow.as_ref());
width!(u128, widths => Some(&widths.wide));
