//! The table of a proof search: how far each position is from being proven.

/// Proof numbers of this size are infinite: nothing is left to prove, or nothing can be proven.
pub(super) const INFINITE: u32 = u32::MAX / 4;

/// What is known of a position, for the side to move there. That side's aim is the win where it attacks, and not to lose where it defends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Found {
    /// How many positions must at least be settled to show that the aim is reached; 0 where it is.
    pub reach: u32,
    /// How many to show that it is not; 0 where it is not.
    pub miss: u32,
    /// What the answer rests on, where there is one.
    pub ground: Ground,
}

/// What an answer rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ground {
    /// Somebody wins, within so many plies.
    Sure(u16),
    /// The defender does not lose, for the play can be led in a circle.
    Held,
    /// The same, on this way only: positions on it come back, of which these are the first and the last by their place on the way.
    Here {
        /// The place of the first.
        first: u16,
        /// The place of the last.
        last: u16,
    },
}

impl Ground {
    /// Which of two grounds for the same answer is the better one to have: a sooner end, then what holds on every way.
    pub fn firmer(self, other: Ground) -> Ground {
        let rank = |ground: Ground| match ground {
            Ground::Sure(plies) => (0, plies),
            Ground::Held => (1, 0),
            // The later the places are, the sooner the answer holds on every way.
            Ground::Here { first, .. } => (2, u16::MAX - first),
        };
        if rank(other) < rank(self) { other } else { self }
    }

    /// The ground of an answer that needs both.
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

    /// The same ground, one ply earlier.
    pub fn after(self) -> Ground {
        match self {
            Ground::Sure(plies) => Ground::Sure(plies + 1),
            ground => ground,
        }
    }
}

impl Found {
    /// The side to move reaches its aim.
    pub const fn reached(ground: Ground) -> Found {
        Found { reach: 0, miss: INFINITE, ground }
    }

    /// The side to move misses its aim.
    pub const fn missed(ground: Ground) -> Found {
        Found { reach: INFINITE, miss: 0, ground }
    }

    /// Not settled; the ground says nothing.
    pub const fn open(reach: u32, miss: u32) -> Found {
        Found { reach, miss, ground: Ground::Held }
    }

    /// Whether there is an answer.
    pub const fn is_settled(self) -> bool {
        self.reach == 0 || self.miss == 0
    }
}

/// What proof searches found out, in a fixed number of entries; what took the least work gives way.
#[derive(Debug)]
pub struct Findings {
    places: Vec<[Kept; PLACE]>,
}

/// Entries among which one with least work gives way.
const PLACE: usize = 4;

impl Findings {
    /// An empty table of `2^bits` entries of 24 bytes each, at least four.
    pub fn new(bits: u32) -> Findings {
        Findings { places: vec![[Kept::EMPTY; PLACE]; 1 << bits.saturating_sub(2)] }
    }

    /// What is known of a position, with a ground that counts places from where stones were last removed. `stands` says whether the way
    /// to it has this sign at this place.
    pub(super) fn get(&self, key: u64, stands: impl FnOnce(u8, u32) -> bool) -> Option<Found> {
        let kept = self.places[self.place(key)].iter().find(|kept| kept.key == key && kept.kind != Kind::Empty)?;
        let ground = match kept.kind {
            Kind::Sure => Ground::Sure(kept.note as u16),
            Kind::Here if stands(kept.last, kept.note) => {
                Ground::Here { first: kept.first.into(), last: kept.last.into() }
            }
            Kind::Here => return None,
            Kind::Held | Kind::Open | Kind::Empty => Ground::Held,
        };
        Some(Found { reach: kept.reach, miss: kept.miss, ground })
    }

    /// Keeps what took so much work. The sign is that of the way to the last place on which the answer rests.
    pub(super) fn put(&mut self, key: u64, found: Found, sign: u32, work: u64) {
        let (kind, note, first, last) = match found.ground {
            _ if !found.is_settled() => (Kind::Open, 0, 0, 0),
            Ground::Sure(plies) => (Kind::Sure, plies.into(), 0, 0),
            Ground::Held => (Kind::Held, 0, 0, 0),
            Ground::Here { first, last } => match (u8::try_from(first), u8::try_from(last)) {
                (Ok(first), Ok(last)) => (Kind::Here, sign, first, last),
                _ => return,
            },
        };
        let Found { reach, miss, .. } = found;
        let kept = Kept { key, reach, miss, note, work: rough(work), kind, first, last };
        let place = self.place(key);
        let place = &mut self.places[place];
        let old = place.iter_mut().find(|old| old.key == key && old.kind != Kind::Empty);
        if let Some(old) = old {
            *old = Kept { work: kept.work.max(old.work), ..kept };
        } else if let Some(least) = place.iter_mut().min_by_key(|old| old.work) {
            *least = kept;
        }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }
}

#[derive(Clone, Copy, Debug)]
struct Kept {
    key: u64,
    reach: u32,
    miss: u32,
    /// The plies of a win, or the sign of a way.
    note: u32,
    work: u8,
    kind: Kind,
    first: u8,
    last: u8,
}

impl Kept {
    const EMPTY: Kept = Kept { key: 0, reach: 0, miss: 0, note: 0, work: 0, kind: Kind::Empty, first: 0, last: 0 };
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Empty,
    Open,
    Sure,
    Held,
    Here,
}

/// Work as a number that grows with its logarithm, four steps for each doubling.
fn rough(work: u64) -> u8 {
    let work = work.max(1);
    let (whole, rest) = (work.ilog2(), (work << work.leading_zeros()) >> 61 & 3);
    (whole << 2) as u8 | rest as u8
}
