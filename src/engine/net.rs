//! The learned evaluation: a small network whose first layer is kept up to date move by move (NNUE; Yu Nasu, 2018).
//!
//! A position is seen twice, once by each side: 56 cells times two owners (own, enemy) times the heights of the variant are inputs that are
//! there or not, the board turned so that one's own home row is at the bottom. Both views share one first layer of [`WIDTH`] neurons. Their
//! activations, clipped to 0..=255 and squared, the mover's view first, are weighed into one number. All of it is integer arithmetic, so
//! every machine gives the same score. `murus train` makes the weights, `nets/README.md` says how.

use std::sync::LazyLock;

use super::score::{PROVEN, WIN};
use crate::rules::{Bits, Options, Position, Seat, Variant};

/// Neurons of the first layer for each view.
pub(crate) const WIDTH: usize = 128;
/// Cells of the only board that has networks.
pub(crate) const CELLS: usize = 56;
/// The value that stands for an activation of 1.
pub(crate) const ONE: i32 = 255;
/// The value that stands for an output weight of 1.
pub(crate) const OUT_ONE: i32 = 64;
/// Hundredths of a stone at which the expected result is `1 / (1 + 1/e)`, about 73 %.
pub(crate) const SCALE: i32 = 400;

/// What a file of weights begins with; the number changes with the layout.
const MAGIC: &[u8; 8] = b"murusN1\n";
/// Networks stay away from proven scores.
const MOST: i32 = PROVEN / 2;

type Neurons = [i16; WIDTH];

/// The weights of one variant's network.
pub struct Net {
    heights: usize,
    first: Vec<Neurons>,
    bias: Neurons,
    out: [Neurons; 2],
    out_bias: i32,
    arch: pulp::Arch,
}

/// Why bytes are no network.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no network of this version")]
pub struct NoNet;

static STANDARD: LazyLock<Option<Net>> = LazyLock::new(|| Net::read(include_bytes!("../../nets/standard.net")).ok());
static ADVANCED: LazyLock<Option<Net>> = LazyLock::new(|| Net::read(include_bytes!("../../nets/advanced.net")).ok());

impl Net {
    /// The network that is built in for a variant; none for variants that have none.
    pub fn of(variant: Variant) -> Option<&'static Net> {
        match Net::heights_of(variant)? {
            2 => STANDARD.as_ref(),
            _ => ADVANCED.as_ref(),
        }
    }

    /// How high a stack a network of this variant knows; none where there can be no network. The special first turns of a balanced game
    /// lead to positions of the same kind as the game without them.
    pub(crate) fn heights_of(variant: Variant) -> Option<usize> {
        let other = [Options::ESCAPE, Options::HOUDINI].into_iter().any(|option| variant.has(option));
        let known = variant.is_on_standard_board() && !other;
        known.then(|| if variant.has(Options::ADVANCED) { 3 } else { 2 })
    }

    /// Whether it can judge positions of this variant.
    pub fn fits(&self, variant: Variant) -> bool {
        Net::heights_of(variant) == Some(self.heights)
    }

    /// How many inputs a view has, for stacks so high.
    pub(crate) const fn inputs(heights: usize) -> usize {
        2 * heights * CELLS
    }

    /// Reads what [`Net::write`] wrote.
    pub fn read(bytes: &[u8]) -> Result<Net, NoNet> {
        let body = bytes.strip_prefix(MAGIC).ok_or(NoNet)?;
        let (&heights, body) = body.split_first().ok_or(NoNet)?;
        let heights = usize::from(heights);
        let (out_bias, body) = body.split_first_chunk::<4>().ok_or(NoNet)?;
        let mut numbers = body.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let rows = Net::inputs(heights) + 3;
        if !(2..=3).contains(&heights) || body.len() != rows * WIDTH * 2 {
            return Err(NoNet);
        }
        let mut row = || std::array::from_fn(|_| numbers.next().unwrap_or_default());
        let first = (0..Net::inputs(heights)).map(|_| row()).collect();
        let (bias, out) = (row(), [row(), row()]);
        Ok(Net { heights, first, bias, out, out_bias: i32::from_le_bytes(*out_bias), arch: pulp::Arch::new() })
    }

    /// A network of these weights; `first` has [`Net::inputs`] rows.
    pub(crate) fn new(heights: usize, first: Vec<Neurons>, bias: Neurons, out: [Neurons; 2], out_bias: i32) -> Net {
        assert_eq!(first.len(), Net::inputs(heights), "one row of weights for each input");
        Net { heights, first, bias, out, out_bias, arch: pulp::Arch::new() }
    }

    /// The weights as bytes, little-endian: magic, heights, output bias, rows of the first layer, its biases, both output rows.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(self.heights as u8);
        bytes.extend(self.out_bias.to_le_bytes());
        let rows = self.first.iter().chain([&self.bias]).chain(&self.out);
        bytes.extend(rows.flatten().flat_map(|number| number.to_le_bytes()));
        bytes
    }

    /// How good a position is for the side to move, in hundredths of a stone, looked at afresh.
    pub fn judge(&self, position: &Position) -> i32 {
        self.score(&mut Accumulator::new(self), position)
    }

    /// How good a position is for the side to move; `sums` holds some other position, best a similar one, and this one afterwards.
    pub(super) fn score<B: Bits>(&self, sums: &mut Accumulator, position: &Position<B>) -> i32 {
        let planes = planes(position);
        let mover = position.to_move().index() & 1;
        self.arch.dispatch(Look { net: self, sums, planes, mover })
    }

    #[inline(always)]
    fn weigh(&self, own: &Neurons, other: &Neurons) -> i32 {
        let mut sum = 0;
        for (neurons, weights) in [own, other].into_iter().zip(&self.out) {
            for (&neuron, &weight) in neurons.iter().zip(weights) {
                let active = neuron.clamp(0, ONE as i16);
                sum += i32::from(active.wrapping_mul(weight)) * i32::from(active);
            }
        }
        let out = (sum / ONE + self.out_bias) as i64;
        (out * i64::from(SCALE) / i64::from(ONE * OUT_ONE)).clamp(-i64::from(MOST), MOST.into()) as i32
    }
}

/// Brings the sums up to date and weighs them. A type rather than a closure, because only what is inlined is compiled anew for the widest
/// instructions that the processor turns out to have.
struct Look<'a> {
    net: &'a Net,
    sums: &'a mut Accumulator,
    planes: Planes,
    mover: usize,
}

impl pulp::NullaryFnOnce for Look<'_> {
    type Output = i32;

    #[inline(always)]
    fn call(self) -> i32 {
        self.sums.update(self.net, self.planes);
        self.net.weigh(&self.sums.views[self.mover], &self.sums.views[1 - self.mover])
    }
}

impl std::fmt::Debug for Net {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Net({} inputs)", self.first.len())
    }
}

/// Which units stand where: walls, towers and catapults of the Romans, then of the Gauls.
type Planes = [u64; 6];

pub(crate) fn planes<B: Bits>(position: &Position<B>) -> Planes {
    let (walls, towers, catapults) = position.heights();
    let heights = [walls, towers, catapults];
    std::array::from_fn(|n| (position.stones(Seat::ALL[n / 3]) & heights[n % 3]).wide() as u64)
}

/// The input of a unit: `view` is who looks, `plane` as in [`Planes`].
#[inline(always)]
pub(crate) fn input(heights: usize, view: usize, plane: usize, cell: usize) -> usize {
    let (owner, height) = ((plane / 3) ^ view, plane % 3);
    // Seen by the Gauls the ranks are turned over.
    let cell = if view == 0 { cell } else { (6 - cell / 8) * 8 + cell % 8 };
    (owner * heights + height) * CELLS + cell
}

/// The first layer's sums for one position, in both views.
#[derive(Clone, Debug)]
pub(super) struct Accumulator {
    planes: Planes,
    views: [Neurons; 2],
}

impl Accumulator {
    /// Of the board without stones.
    pub fn new(net: &Net) -> Accumulator {
        Accumulator { planes: [0; 6], views: [net.bias; 2] }
    }

    /// Adds what has come since the position it holds and takes away what has gone.
    #[inline(always)]
    fn update(&mut self, net: &Net, planes: Planes) {
        for (plane, (new, old)) in planes.into_iter().zip(self.planes).enumerate() {
            let mut come = new & !old;
            while come != 0 {
                self.change(net, plane, come.trailing_zeros() as usize, i16::wrapping_add);
                come &= come - 1;
            }
            let mut gone = old & !new;
            while gone != 0 {
                self.change(net, plane, gone.trailing_zeros() as usize, i16::wrapping_sub);
                gone &= gone - 1;
            }
        }
        self.planes = planes;
    }

    #[inline(always)]
    fn change(&mut self, net: &Net, plane: usize, cell: usize, by: impl Fn(i16, i16) -> i16) {
        for (view, sums) in self.views.iter_mut().enumerate() {
            let weights = &net.first[input(net.heights, view, plane, cell)];
            for (sum, &weight) in sums.iter_mut().zip(weights) {
                *sum = by(*sum, weight);
            }
        }
    }
}

const _: () = assert!(MOST < WIN && ONE < 1 << 8);
