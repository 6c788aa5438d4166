//! The transposition table: the findings of earlier visits to a position.

use super::prefetch::prefetch;
use super::score::PROVEN;
use murus_gallicus::Move;

/// The findings of searches about positions, in a fixed number of entries, four to a cache line.
#[derive(Debug)]
pub struct Transpositions {
    lines: Vec<CacheLine>,
    /// The number of the search, so that entries of earlier searches are replaced first.
    age: u8,
}

/// Four entries in one cache line.
#[derive(Clone, Debug)]
#[repr(align(64))]
struct CacheLine([Option<Slot>; ENTRIES]);

/// The number of entries in a cache line.
const ENTRIES: usize = 4;

impl Transpositions {
    /// The size of an entry, in bytes.
    pub const ENTRY: usize = 16;

    /// An empty table of `2^bits` entries of [`Transpositions::ENTRY`] bytes each, at least four.
    pub fn new(bits: u32) -> Transpositions {
        Transpositions {
            lines: vec![CacheLine([None; ENTRIES]); 1 << bits.saturating_sub(ENTRIES.ilog2())],
            age: 0,
        }
    }

    /// Begins a new search: the entries of earlier ones count as old.
    pub(super) fn begin(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// Prefetches the entries of a key, so that the search need not wait for them.
    #[inline(always)]
    pub(super) fn expect(&self, key: u64) {
        prefetch(&self.lines[self.place(key)], |line| line.0[0].is_some());
    }

    /// The entry of a key, with its score as seen from the root, which is `ply` plies earlier;
    /// `None` if there is none.
    #[inline(always)]
    pub(super) fn get(&self, key: u64, ply: i32) -> Option<Recalled> {
        let entry =
            self.lines[self.place(key)].0.iter().flatten().find(|entry| entry.is_of(key))?;
        let score = rooted(entry.score, -ply);
        let note = entry.note;
        Some(Recalled {
            score,
            depth: note.depth(),
            bound: note.bound(),
            best: entry.best,
            full: note.full(),
        })
    }

    /// Stores the findings about a position, `ply` plies after the root. The first two entries of a
    /// cache line are replaced only by deeper ones or by a later search. An entry that is replaced
    /// there, or is not deep enough, goes to one of the last two.
    pub(super) fn put(&mut self, key: u64, ply: i32, found: Recalled) {
        let age = self.age;
        let place = self.place(key);
        let CacheLine(entries) = &mut self.lines[place];
        let new = Slot::of(key, ply, found, age);
        if let Some(own) =
            entries.iter_mut().find(|entry| entry.is_some_and(|entry| entry.is_of(key)))
        {
            *own = Some(new);
            return;
        }
        let worth = |entry: &Option<Slot>| match entry {
            None => 0,
            Some(entry) if !entry.note.is_of(age) => 1,
            Some(entry) => 2 + entry.note.depth(),
        };
        let [one, other, latest, last] = entries;
        let deep = if worth(one) <= worth(other) { one } else { other };
        let pushed = if worth(deep) <= worth(&Some(new)) { deep.replace(new) } else { Some(new) };
        if pushed.is_some() {
            *last = std::mem::replace(latest, pushed);
        }
    }

    #[inline(always)]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.lines.len() - 1)
    }
}

/// An entry of the table, in the form that the search uses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recalled {
    /// The score seen from the root of the search.
    pub score: i32,
    pub depth: u32,
    pub bound: Bound,
    pub best: Move,
    /// True if the search behind the entry pruned nothing.
    pub full: bool,
}

impl Recalled {
    /// Corrects a static evaluation by the stored score. A proven end corrects nothing.
    pub fn corrects(&self, judged: i32) -> i32 {
        match self.bound {
            _ if self.score.abs() >= PROVEN => judged,
            Bound::Exact => self.score,
            Bound::AtLeast => judged.max(self.score),
            Bound::AtMost => judged.min(self.score),
        }
    }
}

/// How a score bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The score is exact.
    Exact,
    /// The exact score is at least this.
    AtLeast,
    /// The exact score is at most this.
    AtMost,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    /// The upper 48 bits of the key. Most of the other bits are the index of the cache line.
    check: [u16; 3],
    note: Note,
    /// The score seen from the position itself: a proven end counts its plies from here, so it
    /// holds on every path.
    score: i32,
    best: Move,
}

/// An entry's depth, age and bound, and true if nothing was pruned, in 16 bits.
#[derive(Clone, Copy, Debug)]
struct Note(u16);

impl Note {
    const DEPTH: u16 = (1 << 7) - 1;
    const AGE: u16 = (1 << 6) - 1;
    const BOUNDS: [Bound; 3] = [Bound::Exact, Bound::AtLeast, Bound::AtMost];

    #[inline(always)]
    fn of(depth: u32, age: u8, bound: Bound, full: bool) -> Note {
        let depth = depth.min(Note::DEPTH.into()) as u16;
        Note(
            depth | u16::from(full) << 7 | (bound as u16) << 8 | (u16::from(age) & Note::AGE) << 10,
        )
    }

    #[inline(always)]
    fn depth(self) -> u32 {
        (self.0 & Note::DEPTH).into()
    }

    #[inline(always)]
    fn full(self) -> bool {
        self.0 >> 7 & 1 == 1
    }

    #[inline(always)]
    fn bound(self) -> Bound {
        Note::BOUNDS[usize::from(self.0 >> 8 & 3).min(2)]
    }

    fn is_of(self, age: u8) -> bool {
        self.0 >> 10 == u16::from(age) & Note::AGE
    }
}

impl Slot {
    fn of(key: u64, ply: i32, found: Recalled, age: u8) -> Slot {
        let Recalled { score, depth, best, bound, full } = found;
        Slot {
            check: check(key),
            note: Note::of(depth, age, bound, full),
            score: rooted(score, ply),
            best,
        }
    }

    #[inline(always)]
    fn is_of(&self, key: u64) -> bool {
        self.check == check(key)
    }
}

#[inline(always)]
fn check(key: u64) -> [u16; 3] {
    [16, 32, 48].map(|bits| (key >> bits) as u16)
}

/// The score with its proven end, if it is one, `nearer` plies nearer.
fn rooted(score: i32, nearer: i32) -> i32 {
    match score {
        _ if score >= PROVEN => score + nearer,
        _ if score <= -PROVEN => score - nearer,
        _ => score,
    }
}

const _: () =
    assert!(size_of::<Option<Slot>>() == Transpositions::ENTRY && size_of::<CacheLine>() == 64);
