//! Keys of positions, the same for both mirror images, updated from the key of the position before
//! (Zobrist, 1970).

use super::mirror::{Mirror, sets_of};
use crate::key::{fold, scatter};
use murus_gallicus::{Bits, Board, Cell, Position};

/// Random numbers for the stones on one board.
#[derive(Debug)]
pub(super) struct StoneKeys {
    /// For each set of cells of a position, and each cell, the number of that cell and of its
    /// mirror image.
    numbers: [Vec<ImageKeys>; 3],
}

/// The combined number of all stones of a position, and that of its mirror image.
pub(super) type ImageKeys = [u64; 2];

impl StoneKeys {
    /// The numbers for a board.
    pub fn of(board: &'static Board) -> StoneKeys {
        let mirror = Mirror::<u128>::of(board);
        let geometry = &board.geometry;
        let number = |set: u64, cell: Cell| scatter(set << 8 | u64::from(cell.index()));
        let numbers = [1, 2, 3].map(|set| {
            let mut all =
                vec![[0; 2]; usize::from(geometry.files()) * usize::from(geometry.rows())];
            for &cell in geometry.cells() {
                all[usize::from(cell.index())] =
                    [number(set, cell), number(set, mirror.image(cell))];
            }
            all
        });
        StoneKeys { numbers }
    }

    /// The combined numbers of a position.
    pub fn image<B: Bits>(&self, position: &Position<B>) -> ImageKeys {
        self.changed([0; 2], [B::EMPTY; 3], sets_of(position))
    }

    /// Updates the combined numbers `image` from the sets `before` to the sets `after`.
    #[inline]
    pub fn changed<B: Bits>(&self, image: ImageKeys, before: [B; 3], after: [B; 3]) -> ImageKeys {
        let [mut own, mut mirrored] = image;
        for ((numbers, before), after) in self.numbers.iter().zip(before).zip(after) {
            for cell in (before ^ after).cells() {
                let [one, other] = numbers[usize::from(cell.index())];
                own ^= one;
                mirrored ^= other;
            }
        }
        [own, mirrored]
    }
}

/// Returns the key of a position from its combined numbers, the turn and the salt. Mirror images
/// have the same key.
#[inline]
pub(super) fn key<B: Bits>([own, mirrored]: ImageKeys, position: &Position<B>, salt: u64) -> u64 {
    let rest = position.to_move() as u64
        | u64::from(position.opening_turns()) << 2
        | u64::from(position.swap_open()) << 4;
    fold(own.min(mirrored) ^ fold(salt ^ rest, FACTOR), FACTOR)
}

const FACTOR: u64 = scatter(101) | 1;
