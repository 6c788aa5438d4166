//! Finds out whether a game can reach a position, or a mirror image of it, within a few plies.

use alloc::vec::Vec;

use super::bits::Bits;
use super::position::Position;
use super::seat::Seat;

/// The most cells that one move changes: that of the unit that moves, and two others.
const CHANGED: u32 = 3;

/// A position that is searched for, with its mirror images. Options of the rules do not matter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sought {
    images: Vec<Position>,
}

impl Sought {
    /// Prepares a search for this position and its mirror images.
    pub fn of(position: &Position) -> Sought {
        Sought { images: position.images() }
    }

    /// Returns a number of plies in which a game can get from `position` to the position that is
    /// searched for. It is not always the smallest number. `None` if it takes more than `most`
    /// plies, or is impossible.
    ///
    /// ```
    /// use murus_gallicus::{Line, Sought, Variant};
    ///
    /// let position = |moves: &[&str]| {
    ///     let mut line = Line::new(Variant::STANDARD);
    ///     for text in moves {
    ///         line.play(line.read(text).expect("a legal move")).expect("it was just read");
    ///     }
    ///     *line.position()
    /// };
    /// let mirrored = Sought::of(&position(&["h1-f3", "e7-e5"]));
    /// assert_eq!(mirrored.comes_after(&position(&["a1-c3", "d7-d5"]), 2), Some(0));
    /// assert_eq!(mirrored.comes_after(&position(&[]), 2), Some(2));
    /// assert_eq!(mirrored.comes_after(&position(&[]), 1), None);
    /// ```
    pub fn comes_after(&self, position: &Position, most: u32) -> Option<u32> {
        let board = position.variant().board().name;
        let fits = self.images.first().is_some_and(|image| image.variant().board().name == board);
        if fits { self.plies_from(position, most) } else { None }
    }

    fn plies_from(&self, position: &Position, most: u32) -> Option<u32> {
        let apart = |image: &Position| image.cells_apart(position);
        let is_it = |image: &Position| image.to_move() == position.to_move() && apart(image) == 0;
        if self.images.iter().any(is_it) {
            return Some(0);
        }
        // Most positions are too far away, which is quick to see.
        if most == 0 || !self.images.iter().any(|image| apart(image) <= most * CHANGED) {
            return None;
        }
        let mut moves = position.moves().into_iter();
        moves
            .find_map(|m| self.plies_from(&position.play_unchecked(m), most - 1))
            .map(|plies| plies + 1)
    }
}

impl Position {
    /// The number of cells on which two positions of the same board have different stones.
    fn cells_apart(&self, other: &Position) -> u32 {
        let differ = |seat| self.stones(seat) ^ other.stones(seat);
        let owners = Seat::ALL.into_iter().map(differ).fold(0, |all, cells| all | cells);
        let (walls, towers, catapults) = self.heights();
        let there = other.heights();
        (owners | (walls ^ there.0) | (towers ^ there.1) | (catapults ^ there.2)).count()
    }
}
