//! The lines of a board as data: what the move generator is made of.

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
    /// For the Romans and the Gauls, whether the direction leads forward or sideways (asked by catapults only).
    pub forward: [bool; 2],
}

/// The tables of one board in each width that its grid fits.
#[derive(Debug)]
pub struct Widths {
    /// For sets of 128 bits.
    pub wide: Tables<u128>,
    /// For sets of 64 bits; none for a grid of more cells.
    pub narrow: Option<Tables<u64>>,
}
