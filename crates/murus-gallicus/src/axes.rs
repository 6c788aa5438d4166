//! The lines of a board as data, from which moves are generated.

/// The tables of a board that move generation uses, for sets of width `B`.
#[derive(Debug)]
pub struct Tables<B> {
    /// Every cell of the board.
    pub board: B,
    /// One entry for each pair of opposite directions. A hexagon lacks one pair; that entry reaches
    /// no cell, so every board has the same number of entries.
    pub axes: [Axis<B>; 4],
}

/// Two opposite directions, for all cells at once. One leads up, to cells of higher index, and the
/// other down.
#[derive(Clone, Copy, Debug)]
pub struct Axis<B> {
    /// The difference between the indices of a cell and its neighbour upwards.
    pub step: u8,
    /// `reach[k]`: the cells from which `k + 1` steps up stay on the board.
    pub reach: [B; 3],
    /// For the Romans and the Gauls, the cells from which catapults may throw up, and those from
    /// which they may throw down: all cells if the direction is forward or sideways for that side,
    /// else no cell.
    pub throws: [[B; 2]; 2],
    /// The two directions, 0 for up and 1 for down, in the order in which moves are listed.
    pub order: [usize; 2],
}

/// The tables of one board, for each width of sets that its grid fits.
#[derive(Debug)]
pub struct Widths {
    /// For sets of 128 bits.
    pub wide: Tables<u128>,
    /// For sets of 64 bits; `None` if the grid has more cells.
    pub narrow: Option<Tables<u64>>,
}
