//! A position is a value: who stands where, who is to move, and what is still open.

use super::bits::Bits;
use super::cell::Cell;
use super::options::Options;
use super::rays::Tables;
use super::seat::Seat;
use super::variant::Variant;

/// The height of a stack of stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Height {
    /// One stone.
    Wall = 1,
    /// Two stones.
    Tower = 2,
    /// Three stones.
    Catapult = 3,
}

/// What stands on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// Whose it is.
    pub seat: Seat,
    /// How high it is.
    pub height: Height,
}

/// A position of a variant, in sets of cells of width `B`. Equal positions are the same for the repetition rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<B: Bits = u128> {
    /// Occupied cells of each seat; disjoint.
    stones: [B; 4],
    /// Height of an occupied cell as a two-bit number: `odd` is its low bit, `high` its high bit.
    odd: B,
    high: B,
    variant: Variant,
    pub(super) to_move: Seat,
    /// Special first turns of a balanced game that are still to come, 2 to 0.
    pub(super) opening: u8,
    /// Whether the player to move may swap seats instead of moving.
    pub(super) swap: bool,
    /// Bit `n`: seat `n` is out of a game of several players.
    pub(super) out: u8,
}

impl Position {
    /// The starting position of a variant.
    pub fn start(variant: Variant) -> Position {
        let towers = &variant.board().towers;
        let opening = if variant.has(Options::BALANCED) { 2 } else { 0 };
        let mut position = Position::empty(variant, Seat::Romans, opening, false, 0);
        for (n, &cells) in towers.iter().enumerate() {
            position.stones[n] = cells;
            position.high |= cells;
        }
        position
    }

    /// A board without stones, to be filled by [`Position::put`].
    pub(super) fn empty(variant: Variant, to_move: Seat, opening: u8, swap: bool, out: u8) -> Position {
        Position { stones: [0; 4], odd: 0, high: 0, variant, to_move, opening, swap, out }
    }

    /// Puts a unit on an empty cell.
    pub(super) fn put(&mut self, cell: Cell, unit: Unit) {
        let set = u128::of(cell);
        self.stones[unit.seat.index()] |= set;
        if unit.height as u8 & 1 != 0 {
            self.odd |= set;
        }
        if unit.height as u8 & 2 != 0 {
            self.high |= set;
        }
    }

    /// The same position in 64-bit sets, which are faster; none where the board does not fit.
    pub fn narrow(&self) -> Option<Position<u64>> {
        self.variant.board().geometry.tables::<u64>()?;
        Some(Position {
            stones: self.stones.map(u64::from_wide),
            odd: u64::from_wide(self.odd),
            high: u64::from_wide(self.high),
            variant: self.variant,
            to_move: self.to_move,
            opening: self.opening,
            swap: self.swap,
            out: self.out,
        })
    }

    /// The position after the player to move has swapped seats; none unless a swap is open. The stones stay.
    pub fn swapped(&self) -> Option<Position> {
        self.swap.then_some(Position { swap: false, ..*self })
    }
}

impl<B: Bits> Position<B> {
    /// The variant.
    #[inline]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whose turn it is, or would be in a finished game. With several players it is always somebody who is still in.
    #[inline]
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The cells on which a seat has stones.
    #[inline]
    pub fn stones(&self, seat: Seat) -> B {
        self.stones[seat.index()]
    }

    /// The cells on which anybody has stones.
    #[inline]
    pub fn occupied(&self) -> B {
        self.odd | self.high
    }

    /// The cells of walls, of towers and of catapults, of all seats.
    #[inline]
    pub fn heights(&self) -> (B, B, B) {
        (self.odd & !self.high, self.high & !self.odd, self.odd & self.high)
    }

    /// What stands on a cell.
    pub fn unit(&self, cell: Cell) -> Option<Unit> {
        let seat = Seat::ALL.into_iter().find(|&seat| self.stones(seat).has(cell))?;
        let height = match (self.high.has(cell), self.odd.has(cell)) {
            (false, _) => Height::Wall,
            (true, false) => Height::Tower,
            (true, true) => Height::Catapult,
        };
        Some(Unit { seat, height })
    }

    /// The special first turns of a balanced game that are still to come, 2 to 0.
    #[inline]
    pub fn opening_turns(&self) -> u8 {
        self.opening
    }

    /// Whether the player to move may swap seats instead of moving.
    pub fn swap_open(&self) -> bool {
        self.swap
    }

    /// Whether a seat is out of a game of several players.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out & (1 << seat.index()) != 0
    }

    /// The tables of this position's board.
    #[inline]
    pub(super) fn tables(&self) -> &'static Tables<B> {
        self.variant.board().geometry.tables().expect("a position is only made in a width that its board fits")
    }

    /// Takes all stones off a cell.
    #[inline]
    pub(super) fn lift(&mut self, seat: Seat, cell: Cell) {
        let keep = !B::of(cell);
        self.stones[seat.index()] &= keep;
        self.odd &= keep;
        self.high &= keep;
    }

    /// Lays one stone of a seat on each of these cells.
    #[inline]
    pub(super) fn add(&mut self, seat: Seat, cells: B) {
        let carry = self.odd & cells;
        self.odd ^= cells;
        self.high ^= carry;
        self.stones[seat.index()] |= cells;
    }

    /// Takes one stone off each of these cells, whoever stands there.
    #[inline]
    pub(super) fn take(&mut self, cells: B) {
        let borrow = cells & !self.odd;
        self.odd ^= cells;
        self.high ^= borrow;
        let occupied = self.occupied();
        for stones in &mut self.stones {
            *stones &= occupied;
        }
    }

    /// How many players are still in.
    pub(super) fn in_play(&self) -> usize {
        self.variant.board().seats - self.out.count_ones() as usize
    }
}
