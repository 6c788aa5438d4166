//! The chairs of a game, and lists with one entry for each.

use std::array;
use std::iter::Take;
use std::ops::{Index, IndexMut};
use std::slice;

/// The number of a player in a game's list of players, from 0 to 3. A player keeps the chair when
/// sides are swapped; only the seat (the side) changes: see
/// [`Game::seat_of`](super::Game::seat_of).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chair(u8);

impl Chair {
    /// The chair of the player who has the first seat at the start.
    pub const FIRST: Chair = Chair(0);
    /// The chair of the player who has the second seat at the start.
    pub const SECOND: Chair = Chair(1);
    /// Every chair that a game can have, in order.
    pub const ALL: [Chair; 4] = [Chair(0), Chair(1), Chair(2), Chair(3)];

    /// The chair with this number, counted from 0. `None` from 4 on.
    pub fn from_index(index: usize) -> Option<Chair> {
        Chair::ALL.get(index).copied()
    }

    /// The chair that has this chair's old side after a swap: the second for the first, and the
    /// first for the second. Other chairs return themselves.
    pub fn swapped(self) -> Chair {
        match self {
            Chair::FIRST => Chair::SECOND,
            Chair::SECOND => Chair::FIRST,
            other => other,
        }
    }

    /// The number of the chair, counted from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// One entry for each chair of a game, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerChair<T>(Vec<T>);

impl<T> PerChair<T> {
    /// Returns the number of chairs.
    #[expect(clippy::len_without_is_empty, reason = "every game has chairs")]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The chairs, in order.
    pub fn chairs(&self) -> Take<array::IntoIter<Chair, 4>> {
        Chair::ALL.into_iter().take(self.0.len())
    }

    /// The entries, in order.
    pub fn iter(&self) -> slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The entries, in order, to be changed.
    pub fn iter_mut(&mut self) -> slice::IterMut<'_, T> {
        self.0.iter_mut()
    }

    /// The entries, in order.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// Every chair with its entry, in order.
    pub fn pairs(&self) -> impl Iterator<Item = (Chair, &T)> {
        self.chairs().zip(&self.0)
    }

    /// The entry of a chair; `None` if the game has no such chair.
    pub fn get(&self, chair: Chair) -> Option<&T> {
        self.0.get(chair.index())
    }

    /// The first chair for whose entry `fits` returns true; `None` if there is none.
    pub fn find_chair(&self, fits: impl Fn(&T) -> bool) -> Option<Chair> {
        self.pairs().find(|(_, entry)| fits(entry)).map(|(chair, _)| chair)
    }
}

impl<T> From<Vec<T>> for PerChair<T> {
    fn from(entries: Vec<T>) -> PerChair<T> {
        PerChair(entries)
    }
}

impl<T> FromIterator<T> for PerChair<T> {
    fn from_iter<I: IntoIterator<Item = T>>(entries: I) -> PerChair<T> {
        PerChair(entries.into_iter().collect())
    }
}

impl<T> Index<Chair> for PerChair<T> {
    type Output = T;

    fn index(&self, chair: Chair) -> &T {
        &self.0[chair.index()]
    }
}

impl<T> IndexMut<Chair> for PerChair<T> {
    fn index_mut(&mut self, chair: Chair) -> &mut T {
        &mut self.0[chair.index()]
    }
}
