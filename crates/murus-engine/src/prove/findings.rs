//! The table of a proof search: the proof numbers of positions.

use crate::prefetch::prefetch;
use murus_gallicus::Seat;

/// The infinite proof number, for an aim that cannot be reached, or cannot be missed.
pub(super) const INFINITE: u32 = u32::MAX / 4;

/// The proof numbers of a position, for the side to move. Its aim is to win if it is the attacker,
/// and not to lose if it is the defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// The least number of positions to settle to show that the aim is reached; 0 if that is shown.
    pub reach: u32,
    /// The least number of positions to settle to show that the aim is missed; 0 if that is shown.
    pub miss: u32,
    /// The ground on which the answer rests; meaningless while the position is not settled.
    pub ground: Ground,
}

/// The reason why an answer about a position holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    /// One side wins within this many plies.
    Sure(u16),
    /// The defender does not lose, because it can lead the play in a circle.
    Held,
    /// The answer holds only on the current path, because positions on this path come back. The
    /// fields are the indices, on the path, of the first and the last of them.
    Here {
        /// The index on the path of the first position that comes back.
        first: u16,
        /// The index on the path of the last position that comes back.
        last: u16,
    },
}

impl Ground {
    /// Returns the better of two grounds for the same answer: a sooner end first, then a ground
    /// that holds on every path.
    pub fn firmer(self, other: Ground) -> Ground {
        let rank = |ground: Ground| match ground {
            Ground::Sure(plies) => (0, plies),
            Ground::Held => (1, 0),
            // The later the indices are, the sooner the answer holds on every path.
            Ground::Here { first, .. } => (2, u16::MAX - first),
        };
        if rank(other) < rank(self) { other } else { self }
    }

    /// The ground of an answer that needs both grounds: the weaker one, or both combined.
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

    /// Returns this ground as seen one ply earlier: a win takes one ply more.
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

    /// The numbers of a position that is not settled. Its ground has no meaning.
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

/// The entries of one cache line. The one with the least work is replaced.
#[derive(Clone, Debug)]
#[repr(align(64))]
struct CacheRow([Finding; ENTRIES]);

/// The number of entries in a cache line.
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

    /// The finding about a position where this side attacks. `None` if there is none, or if it
    /// holds on another path only. Its ground counts indices from the last removal of stones.
    /// `stands` is asked if the path here has this sign at this index.
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

    /// Stores a finding that took this much work, in nodes. `sign` is that of the path up to the
    /// last index on which the answer rests.
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
    /// The upper 48 bits of the key. Most of the other bits are the index of the row.
    check: [u16; 3],
    work: u8,
    kind: FindingKind,
    /// For an open position, the attacker and both numbers. For a settled one, a bit for whether
    /// the aim is reached, and the plies of a win, or indices on a path and its sign.
    note: u64,
}

/// The bit that says that the aim of a settled position is reached.
const REACHED: u64 = 1 << 63;
/// The bit that says that the Gauls are the attackers.
const GAULS: u64 = 1 << 62;

impl Finding {
    const EMPTY: Finding = Finding { check: [0; 3], work: 0, kind: FindingKind::Empty, note: 0 };

    /// Returns true if the finding is about the position with this key.
    fn is_at(&self, key: u64) -> bool {
        self.check == check(key) && self.kind != FindingKind::Empty
    }

    /// Returns true if the entry is about this position with this attacker. An entry of a win
    /// counts for both attackers.
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

/// Shrinks an amount of work to its logarithm, in quarters of a doubling.
fn rough(work: u64) -> u8 {
    let work = work.max(1);
    let whole = work.ilog2();
    let rest = (work << work.leading_zeros()) >> 61 & 3;
    (whole << 2) as u8 | rest as u8
}

const _: () = assert!(
    size_of::<Finding>() == 16 && size_of::<CacheRow>() == 64 && (INFINITE as u64) << 32 < GAULS
);
