//! Positions as values: the units, the side to move, and the state of the opening.

use super::axes::Tables;
use super::bits::Bits;
use super::cell::Cell;
use super::options::Options;
use super::seat::Seat;
use super::variant::Variant;

/// The height of a unit, in stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Height {
    /// One stone.
    Wall = 1,
    /// Two stones.
    Tower = 2,
    /// Three stones.
    Catapult = 3,
}

/// The unit on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Unit {
    /// The side of the unit.
    pub seat: Seat,
    /// The height of the unit.
    pub height: Height,
}

/// A position of a variant, stored in sets of cells of type `B`. Two positions are equal exactly if
/// they count as the same for the repetition rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<B: Bits = u128> {
    /// The number of stones on each cell as two bits: the set of cells with the low bit, and that
    /// of cells with the high bit.
    height: [B; 2],
    /// The index of the seat that owns each cell's stones, as two bits in the same way; 0 without
    /// stones. So a cell never has two owners.
    owner: [B; 2],
    variant: Variant,
    pub(super) to_move: Seat,
    /// The number of special first turns of a balanced game still to come, 2 to 0.
    pub(super) opening: u8,
    /// True if the player to move may swap seats instead of moving.
    pub(super) swap: bool,
    /// Bit `n` is set if seat `n` is out, in a game of several players.
    pub(super) out: u8,
}

impl Position {
    /// The starting position of a variant.
    pub fn start(variant: Variant) -> Position {
        let towers = &variant.board().towers;
        let opening = if variant.has(Options::BALANCED) { 2 } else { 0 };
        let mut position = Position::empty(variant, Seat::Romans, opening, false, 0);
        for (&seat, &cells) in Seat::ALL.iter().zip(towers) {
            position.add(seat, cells);
            position.add(seat, cells);
        }
        position
    }

    /// A board without stones, to be filled with [`Position::put`].
    pub(super) fn empty(
        variant: Variant,
        to_move: Seat,
        opening: u8,
        swap: bool,
        out: u8,
    ) -> Position {
        Position { height: [0; 2], owner: [0; 2], variant, to_move, opening, swap, out }
    }

    /// Puts a unit onto an empty cell.
    pub(super) fn put(&mut self, cell: Cell, unit: Unit) {
        (0..unit.height as u8).for_each(|_| self.add(unit.seat, u128::of(cell)));
    }

    /// Converts the position to 64-bit sets, which are faster. `None` if the board does not fit.
    pub fn narrow(&self) -> Option<Position<u64>> {
        self.variant.board().geometry.tables::<u64>()?;
        Some(Position {
            height: self.height.map(u64::from_wide),
            owner: self.owner.map(u64::from_wide),
            variant: self.variant,
            to_move: self.to_move,
            opening: self.opening,
            swap: self.swap,
            out: self.out,
        })
    }

    /// The tower on a cell, if it breaks through with its next walk unless a stone blocks it.
    /// `None` for other cells, on home rows, and in variants without breakthrough.
    ///
    /// ```
    /// use murus_gallicus::{Position, Variant};
    ///
    /// let position = Position::parse("7t/8/T7/8/2W5/8/2T5 g", Variant::STANDARD).expect("a position");
    /// let geometry = &position.variant().board().geometry;
    /// let sieges = geometry.cells().iter().filter(|&&cell| position.siege_tower(cell).is_some());
    /// assert_eq!(sieges.map(|&cell| geometry.name(cell).to_string()).collect::<Vec<_>>(), ["a5"]);
    /// ```
    pub fn siege_tower(&self, cell: Cell) -> Option<Unit> {
        let board = self.variant.board();
        let tower = self.unit(cell).filter(|unit| unit.height == Height::Tower)?;
        let goal =
            board.goals.get(tower.seat.index()).filter(|_| !self.variant.has(Options::ESCAPE))?;
        let mut ends =
            board.geometry.directions().iter().filter_map(|&way| board.geometry.step(cell, way, 2));
        let home = board.goals.iter().any(|goal| goal.has(cell));
        (!home && ends.any(|end| goal.has(end))).then_some(tower)
    }

    /// The position after the player to move has swapped seats; `None` unless a swap is open. The
    /// stones do not change.
    pub fn swapped(&self) -> Option<Position> {
        self.swap.then_some(Position { swap: false, ..*self })
    }
}

impl<B: Bits> Position<B> {
    /// The variant of the game.
    #[inline]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The side to move; in a finished game the side that would move. With several players it is
    /// always a side that is still in.
    #[inline]
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The cells on which a seat has stones.
    #[inline]
    pub fn stones(&self, seat: Seat) -> B {
        let [low, high] = self.owner;
        let [not_low, not_high] = Position::<B>::number(seat).map(B::not);
        self.occupied() & (low ^ not_low) & (high ^ not_high)
    }

    /// The cells that hold stones of any seat.
    #[inline]
    pub fn occupied(&self) -> B {
        self.height[0] | self.height[1]
    }

    /// The cells of all walls, of all towers and of all catapults, of every seat.
    #[inline]
    pub fn heights(&self) -> (B, B, B) {
        let [odd, high] = self.height;
        (odd & !high, high & !odd, odd & high)
    }

    /// The number of stones on the board.
    #[inline(always)]
    pub fn count_stones(&self) -> u32 {
        let [odd, high] = self.height;
        odd.count() + 2 * high.count()
    }

    /// The unit on a cell; `None` if the cell is empty.
    pub fn unit(&self, cell: Cell) -> Option<Unit> {
        let seat = Seat::ALL.into_iter().find(|&seat| self.stones(seat).has(cell))?;
        let height = match self.height.map(|bit| bit.has(cell)) {
            [_, false] => Height::Wall,
            [false, true] => Height::Tower,
            [true, true] => Height::Catapult,
        };
        Some(Unit { seat, height })
    }

    /// The number of special first turns of a balanced game still to come, 2 to 0.
    #[inline]
    pub fn opening_turns(&self) -> u8 {
        self.opening
    }

    /// Returns true if the player to move may swap seats instead of moving.
    pub fn swap_open(&self) -> bool {
        self.swap
    }

    /// Returns true if a seat is out of a game of several players.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out & (1 << seat.index()) != 0
    }

    /// The tables of this position's board.
    #[inline]
    pub(super) fn tables(&self) -> &'static Tables<B> {
        self.variant
            .board()
            .geometry
            .tables()
            .expect("a position is only made in a width that its board fits")
    }

    /// Removes all stones from a cell.
    #[inline(always)]
    pub(super) fn lift(&mut self, cell: Cell) {
        let keep = !B::of(cell);
        self.height = self.height.map(|bit| bit & keep);
        self.owner = self.owner.map(|bit| bit & keep);
    }

    /// Adds one stone of a seat on each of these cells, which must be empty or its own.
    #[inline(always)]
    pub(super) fn add(&mut self, seat: Seat, cells: B) {
        let [odd, high] = self.height;
        self.height = [odd ^ cells, high ^ (odd & cells)];
        let [low, high] = Position::<B>::number(seat);
        self.owner = [self.owner[0] | (cells & low), self.owner[1] | (cells & high)];
    }

    /// Removes one stone from each of these cells, whoever owns it.
    #[inline(always)]
    pub(super) fn take(&mut self, cells: B) {
        let [odd, high] = self.height;
        self.height = [odd ^ cells, high ^ (cells & !odd)];
        let occupied = self.occupied();
        self.owner = self.owner.map(|bit| bit & occupied);
    }

    /// The seat's index as two bits, set for every cell.
    #[inline(always)]
    fn number(seat: Seat) -> [B; 2] {
        [1, 2].map(|bit| if seat.index() & bit == 0 { B::EMPTY } else { !B::EMPTY })
    }

    /// The number of players who are still in.
    pub(super) fn in_play(&self) -> usize {
        self.variant.board().seats - self.out.count_ones() as usize
    }
}
