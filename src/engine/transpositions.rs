//! The transposition table: what an earlier visit found out about a position.

use super::score::PROVEN;
use crate::rules::Move;

/// A fixed number of entries. Each place holds two: one that yields only to a deeper or newer search, and the latest one.
#[derive(Debug)]
pub struct Transpositions {
    places: Vec<[Option<Kept>; 2]>,
    /// Counts searches, so that entries of earlier ones give way.
    age: u8,
}

impl Transpositions {
    /// An empty table of `2^bits` entries of 24 bytes each, at least two.
    pub fn new(bits: u32) -> Transpositions {
        Transpositions { places: vec![[None; 2]; 1 << bits.saturating_sub(1)], age: 0 }
    }

    /// A new search begins.
    pub(super) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What is known of the position with this key, seen `ply` plies after the root.
    pub(super) fn get(&self, key: u64, ply: i32) -> Option<Found> {
        let entry = self.places[self.place(key)].iter().flatten().find(|entry| entry.key == key)?;
        let score = rooted(entry.score, -ply);
        Some(Found { score, depth: entry.depth.into(), bound: entry.bound, best: entry.best, full: entry.full })
    }

    /// Keeps what was found out about the position with this key, `ply` plies after the root.
    pub(super) fn put(&mut self, key: u64, ply: i32, found: Found) {
        let depth = found.depth.min(u8::MAX.into()) as u8;
        let score = rooted(found.score, ply);
        let Found { best, bound, full, .. } = found;
        let entry = Kept { key, score, best, depth, bound, full, age: self.age };
        let place = self.place(key);
        let [deep, latest] = &mut self.places[place];
        match deep {
            Some(old) if old.key != key && old.age == self.age && old.depth > depth => *latest = Some(entry),
            Some(old) if old.key != key => *latest = deep.replace(entry),
            _ => *deep = Some(entry),
        }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// Seen from the root of the search.
    pub score: i32,
    pub depth: u32,
    pub bound: Bound,
    pub best: Move,
    /// Whether nothing was left out or looked at less deeply.
    pub full: bool,
}

/// What a score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is at least this.
    AtLeast,
    /// The true one is at most this.
    AtMost,
}

#[derive(Clone, Copy, Debug)]
struct Kept {
    key: u64,
    /// Seen from the position itself: a proven end counts its plies from here, so that it is true on every way here.
    score: i32,
    best: Move,
    depth: u8,
    bound: Bound,
    full: bool,
    age: u8,
}

/// A score whose proven end is so many plies nearer.
fn rooted(score: i32, nearer: i32) -> i32 {
    match score {
        _ if score >= PROVEN => score + nearer,
        _ if score <= -PROVEN => score - nearer,
        _ => score,
    }
}
