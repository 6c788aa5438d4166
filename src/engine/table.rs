//! The transposition table: what an earlier visit found out about a position.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use crate::rules::Move;

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is at least this.
    AtLeast,
    /// The true one is at most this.
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub key: u64,
    pub score: i32,
    pub depth: u32,
    pub bound: Bound,
    pub best: Move,
}

/// A fixed number of entries; a newer one replaces an older one in its slot.
#[derive(Debug)]
pub struct Table {
    slots: Vec<Option<Entry>>,
    hasher: BuildHasherDefault<DefaultHasher>,
}

impl Table {
    /// A table of `2^bits` entries (about 32 bytes each).
    pub fn new(bits: u32) -> Table {
        Table { slots: vec![None; 1 << bits], hasher: BuildHasherDefault::default() }
    }

    pub(super) fn key(&self, position: &impl Hash) -> u64 {
        self.hasher.hash_one(position)
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        self.slots[self.slot(key)].filter(|entry| entry.key == key)
    }

    pub(super) fn put(&mut self, entry: Entry) {
        let slot = self.slot(entry.key);
        self.slots[slot] = Some(entry);
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }
}
