//! The sides at the table.

use crate::words::words;

/// A side at the table, in the order of turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    /// Light, rank 1, moves first.
    Romans,
    /// Dark, the far side.
    Gauls,
    /// The third seat of games for several players.
    Germans,
    /// The fourth seat.
    Britons,
}

impl Seat {
    /// All seats in the order of turns.
    pub const ALL: [Seat; 4] = [Seat::Romans, Seat::Gauls, Seat::Germans, Seat::Britons];

    /// Position in the order of turns, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side of a game of two.
    #[inline]
    pub const fn other(self) -> Seat {
        match self {
            Seat::Gauls => Seat::Romans,
            Seat::Romans | Seat::Germans | Seat::Britons => Seat::Gauls,
        }
    }

    /// The seat after this one at a table of `seats` seats.
    #[inline(always)]
    pub(super) fn next(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        if next == seats { Seat::Romans } else { Seat::ALL[next % Seat::ALL.len()] }
    }
}

words!(Seat { Romans: "romans", Gauls: "gauls", Germans: "germans", Britons: "britons" });
