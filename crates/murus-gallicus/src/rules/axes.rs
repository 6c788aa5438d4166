//! The lines of a board as data: what the move generator is made of.

/// The tables of a board that move generation uses, for sets of width `B`.
#[derive(Debug)]
pub struct Tables<B> {
    /// Every cell of the board.
    pub board: B,
    /// One entry for each pair of opposite directions. The pair that a hexagon lacks reaches no
    /// cell, so every board takes the same steps.
    pub axes: [Axis<B>; 4],
}

/// Two opposite directions, for all cells at once. One way leads up, to cells of higher index, the
/// other down.
#[derive(Clone, Copy, Debug)]
pub struct Axis<B> {
    /// The difference between the indices of a cell and its neighbour upwards, in cells.
    pub step: u8,
    /// `reach[k]`: the cells from which `k + 1` steps up stay on the board.
    pub reach: [B; 3],
    /// For the Romans and the Gauls, the cells from which catapults throw up and down: all cells
    /// where that is forward or sideways, else none.
    pub throws: [[B; 2]; 2],
    /// The two ways, 0 up and 1 down, in the order in which moves are listed.
    pub order: [usize; 2],
}

/// The tables of one board in each width that its grid fits.
#[derive(Debug)]
pub struct Widths {
    /// For sets of 128 bits.
    pub wide: Tables<u128>,
    /// For sets of 64 bits; `None` for a larger grid.
    pub narrow: Option<Tables<u64>>,
}
