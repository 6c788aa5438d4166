//! The learned evaluation: a small network whose first layer is kept up to date move by move (NNUE;
//! Yu Nasu, 2018).
//!
//! | file | what it holds |
//! |---|---|
//! | `views` | a board as each side sees it |
//! | `input_map` | the inputs of a position: numbered units |
//! | `weights` | the numbers |
//! | `sums` | the first layer's sums, kept up to date |
//! | `file` | a network as bytes |
//! | `built_in` | the built-in networks by variant |
//!
//! Each side has its own view of a position. The inputs are on or off: one for each cell, owner
//! (the side itself, the side that moves next, and so on; sides that are out) and height of the
//! variant, with the board turned so that the side's home is where the Romans see theirs. All views
//! share one first layer of [`WIDTH`] neurons, whose activations are clipped to 0..=255 and
//! squared.
//!
//! In a game of two the output weighs the mover's view and then the other one's. In a game of
//! several it weighs the view of the judged side, with one more input for the turn, summed from
//! scratch each time. There are separate output weights by the number of stones left. All
//! arithmetic is on integers, so every machine gives the same score. Only a table of places knows
//! the board. `murus-lab train` makes the weights; see `nets/README.md`.

mod built_in;
mod file;
mod input_map;
mod sums;
mod views;
mod weights;

pub use file::NoNet;
pub use input_map::{InputMap, UNITS};
pub(super) use sums::Accumulator;
pub use weights::{BUCKETS, Layers, Neurons, ONE, OUT_ONE, STEP, WIDTH};

use super::score::{PROVEN, WIN};
use murus_gallicus::{Bits, Options, Position, Seat, Variant};
use sums::{Planes, planes, stones};

/// The score, in hundredths of a stone, at which one of two players can expect `1 / (1 + 1/e)`
/// points, about 73 %. Among `n` players it is `1 / (1 + (n - 1) / e)`, and `1 / n` at a score of
/// 0.
pub const SCALE: i32 = 400;
/// The largest score of a network. It is far from the scores of proven ends.
const MOST: i32 = PROVEN / 2;

/// The weights of one variant's network.
pub struct Net {
    map: InputMap,
    layers: Layers,
    arch: pulp::Arch,
}

impl Net {
    /// Returns true if the network can judge positions of this variant: those of its own board,
    /// with stacks of the same heights.
    pub fn fits(&self, variant: Variant) -> bool {
        let own = self.map.variant;
        own.board().name == variant.board().name
            && own.has(Options::ADVANCED) == variant.has(Options::ADVANCED)
    }

    /// Reads the bytes that [`Net::write`] wrote. Fails for any others.
    pub fn read(bytes: &[u8]) -> Result<Net, NoNet> {
        file::unpacked(bytes).map(|(map, layers)| Net::new(map, layers))
    }

    /// Makes a network of these weights. Panics if the map needs another number of rows.
    pub fn new(map: InputMap, layers: Layers) -> Net {
        assert_eq!(layers.first.len(), map.inputs, "one row of weights for each input");
        assert_eq!(layers.out.len(), map.looks() * BUCKETS, "one row for each weighed view");
        Net { map, layers, arch: pulp::Arch::new() }
    }

    /// The weights as bytes.
    pub fn write(&self) -> Vec<u8> {
        file::packed(self.map.variant, &self.layers)
    }

    /// The first layer's sums of an empty board, for games of two.
    pub(super) fn sums<B: Bits>(&self) -> Accumulator<B> {
        Accumulator::empty(&self.layers)
    }

    /// Returns how good a position is for the side to move, in hundredths of a stone, computed from
    /// scratch.
    pub fn judge(&self, position: &Position) -> i32 {
        match self.map.looks() {
            2 => self.score(None, &mut self.sums(), position),
            _ => self.score_for(position, position.to_move()),
        }
    }

    /// Returns how good a position of two players is for the side to move, in hundredths of a
    /// stone. `sums` holds another position before, ideally a similar one, and this position
    /// afterwards. The update starts from `sums` or `parent`, whichever is more similar.
    pub(super) fn score<B: Bits>(
        &self,
        parent: Option<&Accumulator<B>>,
        sums: &mut Accumulator<B>,
        position: &Position<B>,
    ) -> i32 {
        let planes = planes(position);
        let mover = position.to_move().index() & 1;
        self.arch.dispatch(SumUpdate { net: self, parent, sums, planes, mover })
    }

    /// Returns how good a position of several players is for this seat, in hundredths of a stone.
    pub(super) fn score_for<B: Bits>(&self, position: &Position<B>, seat: Seat) -> i32 {
        self.arch.dispatch(LookAfresh { net: self, position, seat })
    }

    #[inline(always)]
    fn weigh<const LOOKS: usize>(&self, bucket: usize, seen: [&Neurons; LOOKS]) -> i32 {
        let mut sum = 0;
        for (neurons, weights) in seen.into_iter().zip(&self.layers.out[bucket * LOOKS..]) {
            // Each step fills the widest registers of the processor.
            let active: [i16; WIDTH] = std::array::from_fn(|n| neurons.0[n].clamp(0, ONE as i16));
            let weighed: [i16; WIDTH] =
                std::array::from_fn(|n| active[n].wrapping_mul(weights.0[n]));
            sum += active
                .iter()
                .zip(&weighed)
                .map(|(&active, &weighed)| i32::from(active) * i32::from(weighed))
                .sum::<i32>();
        }
        let out = i64::from(sum / ONE + self.layers.out_bias[bucket]);
        (out * i64::from(SCALE) / i64::from(ONE * OUT_ONE)).clamp(-i64::from(MOST), MOST.into())
            as i32
    }
}

/// The job of updating the sums and weighing them. It is a type and not a closure, because only
/// inlined code is compiled for the widest instructions of the processor.
struct SumUpdate<'a, B> {
    net: &'a Net,
    parent: Option<&'a Accumulator<B>>,
    sums: &'a mut Accumulator<B>,
    planes: Planes<B>,
    mover: usize,
}

impl<B: Bits> pulp::NullaryFnOnce for SumUpdate<'_, B> {
    type Output = i32;

    #[inline(always)]
    fn call(self) -> i32 {
        let Net { map, layers, .. } = self.net;
        self.sums.update(map, layers, self.parent, self.planes);
        let bucket = map.bucket_of(stones(&self.planes));
        self.net.weigh(bucket, [&self.sums.views[self.mover], &self.sums.views[1 - self.mover]])
    }
}

/// The job of summing the view of one of several sides from scratch, and weighing it.
struct LookAfresh<'a, B: Bits> {
    net: &'a Net,
    position: &'a Position<B>,
    seat: Seat,
}

impl<B: Bits> pulp::NullaryFnOnce for LookAfresh<'_, B> {
    type Output = i32;

    #[inline(always)]
    fn call(self) -> i32 {
        let Net { map, layers, .. } = self.net;
        let mut sums = layers.bias.clone();
        map.see(
            self.position,
            self.seat,
            #[inline(always)]
            |input| {
                let row = &layers.first[input];
                (0..WIDTH).for_each(|n| sums.0[n] = sums.0[n].wrapping_add(row.0[n]));
            },
        );
        self.net.weigh(map.bucket(self.position), [&sums])
    }
}

impl std::fmt::Debug for Net {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Net({})", self.map.variant)
    }
}

const _: () = assert!(MOST < WIN);
