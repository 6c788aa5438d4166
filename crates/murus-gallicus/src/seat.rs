//! The sides of a game.

use crate::words::words;

/// A side of a game. The variants are in the order of turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    /// The light side, which moves first. On most boards it starts on rank 1.
    Romans,
    /// The dark side, which starts opposite the Romans in a game of two.
    Gauls,
    /// The third seat of games for several players.
    Germans,
    /// The fourth seat of games for several players.
    Britons,
}

impl Seat {
    /// All seats in the order of turns.
    pub const ALL: [Seat; 4] = [Seat::Romans, Seat::Gauls, Seat::Germans, Seat::Britons];

    /// The index in the order of turns, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other side in a game of two.
    #[inline]
    pub const fn other(self) -> Seat {
        match self {
            Seat::Gauls => Seat::Romans,
            Seat::Romans | Seat::Germans | Seat::Britons => Seat::Gauls,
        }
    }

    /// The seat whose turn comes after this one's in a game of `seats` seats.
    #[inline(always)]
    pub(super) fn next(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        if next == seats { Seat::Romans } else { Seat::ALL[next % Seat::ALL.len()] }
    }
}

words!(Seat { Romans: "romans", Gauls: "gauls", Germans: "germans", Britons: "britons" });
