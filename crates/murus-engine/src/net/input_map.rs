//! The inputs of a network: a number for each kind of unit on each cell.

use super::views::Views;
use super::weights::BUCKETS;
use murus_gallicus::{Bits, Cell, Options, Position, Seat, Variant};

/// The number of groups of units: one for each seat, and one for all seats that are out.
const GROUPS: usize = 5;
/// The index of the group of seats that are out.
const OUT: usize = GROUPS - 1;
/// The most stones, and the most units, of any board.
pub const UNITS: usize = 64;

/// The numbering of the units of a board, as each seat sees them.
#[derive(Clone, Debug)]
pub struct InputMap {
    /// The variant for which the network is trained.
    pub variant: Variant,
    views: Views,
    /// For each viewing seat, the input of the first cell of each plane: by group, then by height.
    rows: [[usize; 3 * GROUPS]; 4],
    /// The number of inputs that a view has.
    pub inputs: usize,
    /// The index of the output weights for each number of stones on the board.
    buckets: [u8; UNITS + 1],
}

impl InputMap {
    /// The inputs of a variant; `None` if no turn or mirror of the board maps the sides to one
    /// another.
    pub fn of(variant: Variant) -> Option<InputMap> {
        let board = variant.board();
        let views = Views::of(board)?;
        let seats = board.seats;
        let heights = if variant.has(Options::ADVANCED) { 3 } else { 2 };
        // A view counts its own side's planes first, then those of the others in the order of their
        // turns.
        let row = |view: usize, plane: usize| {
            let whose =
                if plane / 3 == OUT { seats } else { (plane / 3 + seats - view % seats) % seats };
            (whose * heights + plane % 3) * views.cells
        };
        let rows = std::array::from_fn(|view| std::array::from_fn(|plane| row(view, plane)));
        // Two sides always have equally many stones, so half of them are counted.
        let (part, whole) =
            if seats == 2 { (2, board.towers[0].count_ones()) } else { (1, board.all_towers()) };
        let most = 2 * whole as usize;
        let buckets =
            std::array::from_fn(|left| (left / part * BUCKETS / (most + 1)).min(BUCKETS - 1) as u8);
        let groups = if seats == 2 { 2 } else { seats + 1 };
        // With several players the last input says whether it is this side's turn.
        let inputs = groups * heights * views.cells + usize::from(seats > 2);
        Some(InputMap { variant: variant.unbalanced(), views, rows, inputs, buckets })
    }

    /// The number of views that the output weighs: two with two players (the mover's and the
    /// other's), one with several (that of the judged side).
    pub fn looks(&self) -> usize {
        if self.seats() == 2 { 2 } else { 1 }
    }

    fn seats(&self) -> usize {
        self.variant.board().seats
    }

    /// The input of a unit on a cell, as the seat with the index `view` sees it. `plane` is three
    /// times the unit's group plus its height less one.
    #[inline(always)]
    pub fn input(&self, view: usize, plane: usize, cell: Cell) -> usize {
        self.rows[view][plane] + self.views.place(view, cell)
    }

    /// Calls `f` with every input of a position that is on in a seat's view.
    #[inline(always)]
    pub fn see<B: Bits>(&self, position: &Position<B>, seat: Seat, mut f: impl FnMut(usize)) {
        let (walls, towers, catapults) = position.heights();
        let view = seat.index();
        for &other in &Seat::ALL[..self.seats()] {
            let group = if position.is_out(other) { OUT } else { other.index() };
            let stones = position.stones(other);
            for (height, cells) in [walls, towers, catapults].into_iter().enumerate() {
                for cell in (stones & cells).cells() {
                    f(self.input(view, 3 * group + height, cell));
                }
            }
        }
        if self.seats() > 2 && position.to_move() == seat {
            f(self.inputs - 1);
        }
    }

    /// The input of the same unit in the mirror image; `None` if no mirror leaves the game the
    /// same.
    pub fn mirrored(&self, input: usize) -> Option<usize> {
        let place = input % self.views.cells;
        Some(input - place + self.views.mirrored(place)?)
    }

    /// The index of the output weights for a position, by the number of its stones.
    #[inline(always)]
    pub fn bucket<B: Bits>(&self, position: &Position<B>) -> usize {
        self.bucket_of(position.count_stones())
    }

    /// The index of the output weights for positions with this many stones.
    #[inline(always)]
    pub fn bucket_of(&self, stones: u32) -> usize {
        self.buckets[(stones as usize).min(UNITS)].into()
    }
}
