//! The transposition table: what an earlier visit found out about a position.

use super::PROVEN;
use crate::rules::{Bits, Move, Position, Seat};

/// A fixed number of entries. Each place holds two: one that yields only to a deeper or newer search, and the latest one.
#[derive(Debug)]
pub struct Table {
    places: Vec<[Option<Entry>; 2]>,
    /// Counts searches, so that entries of earlier ones give way.
    age: u8,
}

impl Table {
    /// An empty table of `2^bits` entries of 24 bytes each, at least two.
    pub fn new(bits: u32) -> Table {
        Table { places: vec![[None; 2]; 1 << bits.saturating_sub(1)], age: 0 }
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
        let entry = Entry { key, score, best, depth, bound, full, age: self.age };
        let place = self.place(key);
        let [deep, latest] = &mut self.places[place];
        match deep {
            Some(kept) if kept.key != key && kept.age == self.age && kept.depth > depth => *latest = Some(entry),
            Some(kept) if kept.key != key => *latest = deep.replace(entry),
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
struct Entry {
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

/// The key of a position: the same in every width, and for equal positions alone as far as 64 bits can tell.
pub(super) fn key<B: Bits>(position: &Position<B>, salt: u64) -> u64 {
    let (walls, _, catapults) = position.heights();
    let stones = Seat::ALL.map(|seat| position.stones(seat));
    let out = Seat::ALL.iter().fold(0, |out, &seat| out << 1 | u64::from(position.is_out(seat)));
    let turn = position.to_move() as u64
        | u64::from(position.opening_turns()) << 2
        | u64::from(position.swap_open()) << 4
        | out << 5;
    let mut key = fold(salt ^ turn, SALTS[0]);
    for (set, salts) in stones.into_iter().chain([walls, catapults]).zip(SALTS[1..].chunks(2)) {
        let wide = set.wide();
        for (half, salt) in [wide as u64, (wide >> 64) as u64].into_iter().zip(salts) {
            if half != 0 {
                key ^= fold(half ^ salt, SALTS[0]);
            }
        }
    }
    fold(key, SALTS[0])
}

/// A number that differs for each text and number, to keep the keys of different searches apart.
pub(super) fn salt(text: &str, n: u64) -> u64 {
    text.bytes().fold(scatter(n), |salt, byte| scatter(salt ^ u64::from(byte)))
}

/// Both halves of a product, folded into one: the mixing step of the wyhash family.
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

/// SplitMix64's step (Steele, Lea and Flood, 2014): scatters neighbouring numbers over all 64 bits.
pub(super) const fn scatter(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ n >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ n >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ n >> 31
}

/// One odd number for the folding and two for each set of cells.
const SALTS: [u64; 13] = {
    let mut salts = [0; 13];
    let mut n = 0;
    while n < salts.len() {
        salts[n] = scatter(n as u64) | 1;
        n += 1;
    }
    salts
};
