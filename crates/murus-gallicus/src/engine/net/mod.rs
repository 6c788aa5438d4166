//! The learned evaluation: a small network whose first layer is kept up to date move by move (NNUE; Yu Nasu, 2018).
//!
//! | file | what it holds |
//! |---|---|
//! | `views` | a board as each side sees it |
//! | `shape` | what of a position is seen: units as numbered inputs |
//! | `weights` | the numbers |
//! | `sums` | the first layer's sums, kept up to date |
//! | `file` | a network as bytes |
//! | `built_in` | the networks that are built in, by variant |
//!
//! A position is seen by each side for itself: the cells of the board times its owners (oneself, whoever moves next, and so on; those who are out)
//! times the heights of the variant are inputs that are there or not, the board turned so that one's own home is where the Romans see theirs. All views
//! share one first layer of [`WIDTH`] neurons, whose activations are clipped to 0..=255 and squared.
//!
//! In a game of two the mover's view and then the other one's are weighed into one number. In a game of several it is the view of whom the position is
//! judged for, with one more input for whose turn it is, and that is summed up afresh each time. The weights are kept apart by how many stones are left. All of it
//! is integer arithmetic, so every machine gives the same score. Which board it is says only a table of places. `murus train` makes the weights,
//! `nets/README.md` says how.

mod built_in;
mod file;
mod shape;
mod sums;
mod views;
mod weights;

pub use file::NoNet;
pub use shape::{Shape, UNITS};
pub(super) use sums::Accumulator;
pub use weights::{BUCKETS, Layers, Neurons, ONE, OUT_ONE, STEP, WIDTH};

use super::score::{PROVEN, WIN};
use crate::rules::{Bits, Options, Position, Seat, Variant};
use sums::{Planes, planes, stones};

/// Hundredths of a stone at which one of two can expect `1 / (1 + 1/e)` points, about 73 %; of `n` it is `1 / (1 + (n - 1) / e)`, and `1 / n` at 0.
pub const SCALE: i32 = 400;
/// Networks stay away from proven scores.
const MOST: i32 = PROVEN / 2;

/// The weights of one variant's network.
pub struct Net {
    shape: Shape,
    layers: Layers,
    arch: pulp::Arch,
}

impl Net {
    /// Whether it can judge positions of this variant: those of its own board, with stacks of the same heights.
    pub fn fits(&self, variant: Variant) -> bool {
        let own = self.shape.variant;
        own.board().name == variant.board().name && own.has(Options::ADVANCED) == variant.has(Options::ADVANCED)
    }

    /// Reads what [`Net::write`] wrote.
    pub fn read(bytes: &[u8]) -> Result<Net, NoNet> {
        file::unpacked(bytes).map(|(shape, layers)| Net::new(shape, layers))
    }

    /// A network of these weights.
    pub fn new(shape: Shape, layers: Layers) -> Net {
        assert_eq!(layers.first.len(), shape.inputs, "one row of weights for each input");
        assert_eq!(layers.out.len(), shape.looks() * BUCKETS, "one row for each view that is weighed");
        Net { shape, layers, arch: pulp::Arch::new() }
    }

    /// The weights as bytes.
    pub fn write(&self) -> Vec<u8> {
        file::packed(self.shape.variant, &self.layers)
    }

    /// Sums for games of two, to begin with: those of the board without stones.
    pub(super) fn sums<B: Bits>(&self) -> Accumulator<B> {
        Accumulator::empty(&self.layers)
    }

    /// How good a position is for the side to move, in hundredths of a stone, looked at afresh.
    pub fn judge(&self, position: &Position) -> i32 {
        match self.shape.looks() {
            2 => self.score(None, &mut self.sums(), position),
            _ => self.score_for(position, position.to_move()),
        }
    }

    /// How good a position of two is for the side to move. `sums` holds some other position, best a similar one, and this one afterwards; so may
    /// `parent`, and the more similar one is begun with.
    pub(super) fn score<B: Bits>(
        &self,
        parent: Option<&Accumulator<B>>,
        sums: &mut Accumulator<B>,
        position: &Position<B>,
    ) -> i32 {
        let planes = planes(position);
        let mover = position.to_move().index() & 1;
        self.arch.dispatch(Look { net: self, parent, sums, planes, mover })
    }

    /// How good a position of several is for one of them.
    pub(super) fn score_for<B: Bits>(&self, position: &Position<B>, seat: Seat) -> i32 {
        self.arch.dispatch(LookAfresh { net: self, position, seat })
    }

    #[inline(always)]
    fn weigh<const LOOKS: usize>(&self, bucket: usize, seen: [&Neurons; LOOKS]) -> i32 {
        let mut sum = 0;
        for (neurons, weights) in seen.into_iter().zip(&self.layers.out[bucket * LOOKS..]) {
            // In steps that each fill the widest registers.
            let active: [i16; WIDTH] = std::array::from_fn(|n| neurons.0[n].clamp(0, ONE as i16));
            let weighed: [i16; WIDTH] = std::array::from_fn(|n| active[n].wrapping_mul(weights.0[n]));
            sum += active
                .iter()
                .zip(&weighed)
                .map(|(&active, &weighed)| i32::from(active) * i32::from(weighed))
                .sum::<i32>();
        }
        let out = i64::from(sum / ONE + self.layers.out_bias[bucket]);
        (out * i64::from(SCALE) / i64::from(ONE * OUT_ONE)).clamp(-i64::from(MOST), MOST.into()) as i32
    }
}

/// Brings the sums up to date and weighs them. A type rather than a closure, because only what is inlined is compiled anew for the widest
/// instructions that the processor turns out to have.
struct Look<'a, B> {
    net: &'a Net,
    parent: Option<&'a Accumulator<B>>,
    sums: &'a mut Accumulator<B>,
    planes: Planes<B>,
    mover: usize,
}

impl<B: Bits> pulp::NullaryFnOnce for Look<'_, B> {
    type Output = i32;

    #[inline(always)]
    fn call(self) -> i32 {
        let Net { shape, layers, .. } = self.net;
        self.sums.update(shape, layers, self.parent, self.planes);
        let bucket = shape.bucket_of(stones(&self.planes));
        self.net.weigh(bucket, [&self.sums.views[self.mover], &self.sums.views[1 - self.mover]])
    }
}

/// Sums up what one of several sees, and weighs it.
struct LookAfresh<'a, B: Bits> {
    net: &'a Net,
    position: &'a Position<B>,
    seat: Seat,
}

impl<B: Bits> pulp::NullaryFnOnce for LookAfresh<'_, B> {
    type Output = i32;

    #[inline(always)]
    fn call(self) -> i32 {
        let Net { shape, layers, .. } = self.net;
        let mut sums = layers.bias.clone();
        shape.see(
            self.position,
            self.seat,
            #[inline(always)]
            |input| {
                let row = &layers.first[input];
                (0..WIDTH).for_each(|n| sums.0[n] = sums.0[n].wrapping_add(row.0[n]));
            },
        );
        self.net.weigh(shape.bucket(self.position), [&sums])
    }
}

impl std::fmt::Debug for Net {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Net({})", self.shape.variant)
    }
}

const _: () = assert!(MOST < WIN);
