//! The table of a proof search: how far each position is from a proof.

use crate::engine::prefetch::prefetch;
use crate::rules::Seat;

/// The infinite proof number: there is nothing left to prove, or no proof.
pub(super) const INFINITE: u32 = u32::MAX / 4;

/// The proof numbers of a position, for the side to move there. Its aim is to win if it attacks,
/// and not to lose if it defends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// The least number of positions to settle to show that the aim is reached; 0 if it is.
    pub reach: u32,
    /// The least number of positions to settle to show that the aim is missed; 0 if it is.
    pub miss: u32,
    /// The ground of the answer, if there is one.
    pub ground: Ground,
}

/// The ground that an answer rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    /// One side wins, within this many plies.
    Sure(u16),
    /// The defender does not lose, because it can lead the play in a circle.
    Held,
    /// The answer holds on the current way only, because positions on this way come back. These are
    /// the places of the first and the last of them.
    Here {
        /// The place of the first.
        first: u16,
        /// The place of the last.
        last: u16,
    },
}

impl Ground {
    /// The better of two grounds for the same answer: a sooner end, then a ground that holds on
    /// every way.
    pub fn firmer(self, other: Ground) -> Ground {
        let rank = |ground: Ground| match ground {
            Ground::Sure(plies) => (0, plies),
            Ground::Held => (1, 0),
            // The later the places are, the sooner the answer holds on every way.
            Ground::Here { first, .. } => (2, u16::MAX - first),
        };
        if rank(other) < rank(self) { other } else { self }
    }

    /// The ground of an answer that rests on both grounds: the weaker, or the two together.
    pub fn both(self, other: Ground) -> Ground {
        match (self, other) {
            (Ground::Sure(one), Ground::Sure(two)) => Ground::Sure(one.max(two)),
            (Ground::Here { first: a, last: b }, Ground::Here { first: c, last: d }) => {
                Ground::Here { first: a.min(c), last: b.max(d) }
            }
            (here @ Ground::Here { .. }, _) | (_, here @ Ground::Here { .. }) => here,
            _ => Ground::Held,
        }
    }

    /// Moves the ground one ply earlier.
    pub fn after(self) -> Ground {
        match self {
            Ground::Sure(plies) => Ground::Sure(plies + 1),
            ground => ground,
        }
    }
}

impl Numbers {
    /// The numbers of a position in which the side to move reaches its aim, on this ground.
    pub const fn reached(ground: Ground) -> Numbers {
        Numbers { reach: 0, miss: INFINITE, ground }
    }

    /// The numbers of a position in which the side to move misses its aim, on this ground.
    pub const fn missed(ground: Ground) -> Numbers {
        Numbers { reach: INFINITE, miss: 0, ground }
    }

    /// The numbers of a position that is not settled; the ground says nothing.
    pub const fn open(reach: u32, miss: u32) -> Numbers {
        Numbers { reach, miss, ground: Ground::Held }
    }

    /// Returns true if the position is settled, one way or the other.
    pub const fn is_settled(self) -> bool {
        self.reach == 0 || self.miss == 0
    }
}

/// The findings of proof searches, in a fixed number of entries, four to a cache line. The entry
/// that took the least work is replaced.
#[derive(Debug)]
pub struct Findings {
    rows: Vec<CacheRow>,
}

/// The entries of one cache line, of which the one with the least work is replaced.
#[derive(Clone, Debug)]
#[repr(align(64))]
struct CacheRow([Finding; ENTRIES]);

/// Entries of a row.
const ENTRIES: usize = 4;

impl Findings {
    /// An empty table of `2^bits` entries of 16 bytes each, at least four.
    pub fn new(bits: u32) -> Findings {
        Findings {
            rows: vec![
                CacheRow([Finding::EMPTY; ENTRIES]);
                1 << bits.saturating_sub(ENTRIES.ilog2())
            ],
        }
    }

    /// Prefetches the entries of a key.
    pub(super) fn expect(&self, key: u64) {
        prefetch(&self.rows[self.row(key)], |row| row.0[0].kind == FindingKind::Empty);
    }

    /// The finding about a position where this side attacks; `None` if there is none, or if it
    /// holds on another way only. Its ground counts places from the last removal of stones.
    /// `stands` tells whether the way to it has this sign at this place.
    #[inline]
    pub(super) fn get(
        &self,
        key: u64,
        attacker: Seat,
        stands: impl FnOnce(u8, u32) -> bool,
    ) -> Option<Numbers> {
        let kept = self.rows[self.row(key)].0.iter().find(|kept| kept.is_of(key, attacker))?;
        let note = kept.note;
        let reached = kept.note & REACHED != 0;
        let ground = match kept.kind {
            FindingKind::Open => {
                return Some(Numbers::open(note as u32, ((note & !GAULS) >> 32) as u32));
            }
            FindingKind::Sure => Ground::Sure(note as u16),
            FindingKind::Held => Ground::Held,
            FindingKind::Here => {
                let sign = note as u32;
                let first = (note >> 32) as u8;
                let last = (note >> 40) as u8;
                stands(last, sign)
                    .then_some(Ground::Here { first: first.into(), last: last.into() })?
            }
            FindingKind::Empty => return None,
        };
        Some(if reached { Numbers::reached(ground) } else { Numbers::missed(ground) })
    }

    /// Stores a finding that took this much work. The sign is that of the way to the last place the
    /// answer rests on.
    pub(super) fn put(&mut self, key: u64, attacker: Seat, found: Numbers, sign: u32, work: u64) {
        let (kind, note) = match found.ground {
            _ if !found.is_settled() => {
                (FindingKind::Open, u64::from(found.reach) | u64::from(found.miss) << 32)
            }
            Ground::Sure(plies) => (FindingKind::Sure, plies.into()),
            Ground::Held => (FindingKind::Held, 0),
            Ground::Here { first, last } => match (u8::try_from(first), u8::try_from(last)) {
                (Ok(first), Ok(last)) => (
                    FindingKind::Here,
                    u64::from(sign) | u64::from(first) << 32 | u64::from(last) << 40,
                ),
                _ => return,
            },
        };
        let note = note
            | if found.reach == 0 { REACHED } else { 0 }
            | if attacker == Seat::Gauls { GAULS } else { 0 };
        let kept = Finding { check: check(key), work: rough(work), kind, note };
        let row = self.row(key);
        let CacheRow(row) = &mut self.rows[row];
        let same =
            |old: &Finding| old.is_of(key, attacker) || kind == FindingKind::Sure && old.is_at(key);
        if let Some(old) = row.iter_mut().find(|old| same(old)) {
            *old = Finding { work: kept.work.max(old.work), ..kept };
        } else if let Some(least) = row.iter_mut().min_by_key(|old| old.work) {
            *least = kept;
        }
    }

    fn row(&self, key: u64) -> usize {
        key as usize & (self.rows.len() - 1)
    }
}

#[derive(Clone, Copy, Debug)]
struct Finding {
    /// The upper 48 bits of the key; most of the others give the place.
    check: [u16; 3],
    work: u8,
    kind: FindingKind,
    /// The attacker and both numbers of an open position; else whether the aim is reached, and the
    /// plies of a win, or places of a way and its sign.
    note: u64,
}

/// The bit of a settled position whose aim is reached.
const REACHED: u64 = 1 << 63;
/// The bit for the Gauls as attackers.
const GAULS: u64 = 1 << 62;

impl Finding {
    const EMPTY: Finding = Finding { check: [0; 3], work: 0, kind: FindingKind::Empty, note: 0 };

    /// Returns true if the finding is about the position with this key.
    fn is_at(&self, key: u64) -> bool {
        self.check == check(key) && self.kind != FindingKind::Empty
    }

    /// Returns true if the entry is of this position with this attacker. A win is a fact for both
    /// attackers.
    fn is_of(&self, key: u64, attacker: Seat) -> bool {
        self.is_at(key)
            && (self.kind == FindingKind::Sure
                || (self.note & GAULS != 0) == (attacker == Seat::Gauls))
    }
}

fn check(key: u64) -> [u16; 3] {
    [16, 32, 48].map(|bits| (key >> bits) as u16)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FindingKind {
    Empty,
    Open,
    Sure,
    Held,
    Here,
}

/// Work as a number that grows with its logarithm, four steps for each doubling.
fn rough(work: u64) -> u8 {
    let work = work.max(1);
    let whole = work.ilog2();
    let rest = (work << work.leading_zeros()) >> 61 & 3;
    (whole << 2) as u8 | rest as u8
}

const _: () = assert!(
    size_of::<Finding>() == 16 && size_of::<CacheRow>() == 64 && (INFINITE as u64) << 32 < GAULS
);
