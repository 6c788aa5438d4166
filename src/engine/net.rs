//! The learned evaluation: a small network whose first layer is kept up to date move by move (NNUE; Yu Nasu, 2018).
//!
//! A position is seen twice, once by each side: the cells of the board times two owners (own, enemy) times the heights of the variant are
//! inputs that are there or not, the board turned so that one's own home is where the Romans see theirs. Both views share one first layer of
//! [`WIDTH`] neurons. Their activations, clipped to 0..=255 and squared, the mover's view first, are weighed into one number by weights that
//! are kept apart by how many stones a side still has (both always have equally many). All of it is integer arithmetic, so every machine
//! gives the same score. Which board it is says only a table of places ([`Views`]). `murus train` makes the weights, `nets/README.md` says
//! how.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};

use super::score::{PROVEN, WIN};
use super::views::Views;
use crate::rules::{Bits, Cell, Options, Position, Seat, Variant};

/// Neurons of the first layer for each view.
pub(crate) const WIDTH: usize = 128;
/// So many sets of output weights, from few stones a side to all.
pub(crate) const BUCKETS: usize = 8;
/// The value that stands for an activation of 1.
pub(crate) const ONE: i32 = 255;
/// The value that stands for an output weight of 1.
pub(crate) const OUT_ONE: i32 = 64;
/// Weights of the first layer are multiples of this: a file is a quarter smaller than with every number, and matches of 2,000 games do not tell the two
/// apart; with steps of eight a network lost 12 ± 14 Elo.
pub(crate) const STEP: i16 = 6;
/// Hundredths of a stone at which the expected result is `1 / (1 + 1/e)`, about 73 %.
pub(crate) const SCALE: i32 = 400;

/// What a file of weights begins with; the number changes with the layout.
const MAGIC: &[u8; 8] = b"murusN4\n";
/// Neurons whose sums are changed at a time.
const LANES: usize = 64;
/// No board has more stones a side.
const MOST_STONES: usize = 63;
/// Networks stay away from proven scores.
const MOST: i32 = PROVEN / 2;

/// A number for each neuron of a view, placed so that what the processor reads at once never lies across two lines of its cache.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(crate) struct Neurons(pub [i16; WIDTH]);

/// The weights of one variant's network.
pub struct Net {
    shape: Shape,
    layers: Layers,
    arch: pulp::Arch,
}

/// What the weights are, beside their numbers.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    /// The variant that it learned.
    pub variant: Variant,
    pub views: Views,
    /// For the Romans' view and the Gauls' the input of the first place of each plane.
    rows: [[usize; 6]; 2],
    /// The bucket for each number of stones a side.
    buckets: [u8; MOST_STONES + 1],
}

/// The numbers of a network.
pub(crate) struct Layers {
    /// One row for each input.
    pub first: Vec<Neurons>,
    pub bias: Neurons,
    /// For each bucket the weights of the mover's view, and of the other one's.
    pub out: Vec<[Neurons; 2]>,
    pub out_bias: Vec<i32>,
}

/// Why bytes are no network.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no network of this version")]
pub struct NoNet;

impl Shape {
    /// Of a variant; none for more than two players.
    pub fn of(variant: Variant) -> Option<Shape> {
        let board = variant.board();
        let views = Views::of(board)?;
        let stones = 2 * board.towers[0].count_ones() as usize;
        let heights = Shape::heights(variant);
        // Of the planes, three of each side, a view counts its own side's first.
        let row = |view: usize, plane: usize| (((plane / 3) ^ view) * heights + plane % 3) * views.cells;
        let rows = [0, 1].map(|view| std::array::from_fn(|plane| row(view, plane)));
        let buckets = std::array::from_fn(|left| (left * BUCKETS / (stones + 1)).min(BUCKETS - 1) as u8);
        Some(Shape { variant: variant.unbalanced(), views, rows, buckets })
    }

    /// How high a stack can be.
    fn heights(variant: Variant) -> usize {
        if variant.has(Options::ADVANCED) { 3 } else { 2 }
    }

    /// How many inputs a view has.
    pub fn inputs(&self) -> usize {
        2 * Shape::heights(self.variant) * self.views.cells
    }

    /// The input of a unit: `view` is who looks, 0 the Romans, 1 the Gauls; `plane` as in [`Planes`].
    #[inline(always)]
    pub fn input(&self, view: usize, plane: usize, cell: Cell) -> usize {
        self.rows[view][plane] + self.views.place(view, cell)
    }

    /// The input of a unit that is seen in the mirror.
    #[inline(always)]
    pub fn mirrored_input(&self, view: usize, plane: usize, cell: Cell) -> usize {
        self.rows[view][plane] + self.views.mirrored(self.views.place(view, cell))
    }

    /// The bucket of a position.
    #[inline(always)]
    pub fn bucket<B: Bits>(&self, planes: &Planes<B>) -> usize {
        let stones: usize = planes.iter().enumerate().map(|(n, plane)| (n % 3 + 1) * plane.count() as usize).sum();
        self.buckets[(stones / 2).min(MOST_STONES)].into()
    }
}

impl Net {
    /// Whether it can judge positions of this variant: those of its own board, with stacks of the same heights.
    pub fn fits(&self, variant: Variant) -> bool {
        let own = self.shape.variant;
        own.board().name == variant.board().name && own.has(Options::ADVANCED) == variant.has(Options::ADVANCED)
    }

    /// Reads what [`Net::write`] wrote.
    pub fn read(bytes: &[u8]) -> Result<Net, NoNet> {
        let packed = bytes.strip_prefix(MAGIC).ok_or(NoNet)?;
        let (&length, packed) = packed.split_first().ok_or(NoNet)?;
        let (name, packed) = packed.split_at_checked(length.into()).ok_or(NoNet)?;
        let variant: Variant = std::str::from_utf8(name).map_err(|_| NoNet)?.parse().map_err(|_| NoNet)?;
        let shape = Shape::of(variant).ok_or(NoNet)?;
        let rows = shape.inputs() + 1 + 2 * BUCKETS;
        let size = rows * WIDTH * 2 + BUCKETS * 4;
        // With room for one byte more, so that too long a body is seen.
        let mut body = Vec::with_capacity(size + 1);
        let unpacked = Decompress::new(true).decompress_vec(packed, &mut body, FlushDecompress::Finish);
        if !matches!(unpacked, Ok(Status::StreamEnd)) || body.len() != size {
            return Err(NoNet);
        }
        // The low bytes of all numbers come first, then the high ones, which are nearly all alike.
        let (rows, out_bias) = body.split_at(size - BUCKETS * 4);
        let (low, high) = rows.split_at(rows.len() / 2);
        let mut numbers = low.iter().zip(high).map(|(&low, &high)| unfolded(u16::from_le_bytes([low, high])));
        let mut row = || Neurons(std::array::from_fn(|_| numbers.next().unwrap_or_default()));
        let first = (0..shape.inputs()).map(|_| Neurons(row().0.map(|steps| steps.saturating_mul(STEP)))).collect();
        let bias = row();
        let out = (0..BUCKETS).map(|_| [row(), row()]).collect();
        let out_bias = out_bias.chunks_exact(4).map(|n| i32::from_le_bytes([n[0], n[1], n[2], n[3]])).collect();
        Ok(Net::new(shape, Layers { first, bias, out, out_bias }))
    }

    /// A network of these weights.
    pub(crate) fn new(shape: Shape, layers: Layers) -> Net {
        assert_eq!(layers.first.len(), shape.inputs(), "one row of weights for each input");
        Net { shape, layers, arch: pulp::Arch::new() }
    }

    /// The weights as bytes: magic, the variant's name behind its length, and packed by zlib the rows of the first layer in steps of `STEP`, its
    /// biases and the output rows, signs last, low bytes before high bytes, and the output biases, little-endian.
    pub fn write(&self) -> Vec<u8> {
        let Layers { first, bias, out, out_bias } = &self.layers;
        let numbers = || {
            let steps = first.iter().flat_map(|row| row.0.map(|number| number / STEP));
            let others = [bias].into_iter().chain(out.iter().flatten()).flat_map(|row| row.0);
            steps.chain(others).map(|number| folded(number).to_le_bytes())
        };
        let body: Vec<u8> = (numbers().map(|number| number[0]))
            .chain(numbers().map(|number| number[1]))
            .chain(out_bias.iter().flat_map(|number| number.to_le_bytes()))
            .collect();
        let name = self.shape.variant.to_string();
        let mut bytes = MAGIC.to_vec();
        bytes.push(name.len() as u8);
        bytes.extend(name.as_bytes());
        // What cannot be packed grows by five bytes in 16 KiB, and a few around them.
        bytes.reserve(body.len() + body.len() / 1_024 + 64);
        let packed = Compress::new(Compression::best(), true).compress_vec(&body, &mut bytes, FlushCompress::Finish);
        assert!(matches!(packed, Ok(Status::StreamEnd)), "there is room for everything");
        bytes
    }

    /// How good a position is for the side to move, in hundredths of a stone, looked at afresh.
    pub fn judge(&self, position: &Position) -> i32 {
        self.score(None, &mut Accumulator::new(self), position)
    }

    /// How good a position is for the side to move. `sums` holds some other position, best a similar one, and this one afterwards; so may
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

    #[inline(always)]
    fn weigh(&self, bucket: usize, own: &Neurons, other: &Neurons) -> i32 {
        let mut sum = 0;
        for (neurons, weights) in [own, other].into_iter().zip(&self.layers.out[bucket]) {
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

/// A number whose sign is its lowest bit, so that the high bytes of small numbers are alike.
fn folded(number: i16) -> u16 {
    ((number << 1) ^ (number >> 15)).cast_unsigned()
}

/// The number of [`folded`].
fn unfolded(folded: u16) -> i16 {
    (folded >> 1).cast_signed() ^ -(folded & 1).cast_signed()
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
        self.sums.update(self.net, self.parent, self.planes);
        let bucket = self.net.shape.bucket(&self.planes);
        self.net.weigh(bucket, &self.sums.views[self.mover], &self.sums.views[1 - self.mover])
    }
}

impl std::fmt::Debug for Net {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Net({})", self.shape.variant)
    }
}

/// Which units stand where: walls, towers and catapults of the Romans, then of the Gauls.
pub(crate) type Planes<B> = [B; 6];

pub(crate) fn planes<B: Bits>(position: &Position<B>) -> Planes<B> {
    let (walls, towers, catapults) = position.heights();
    let heights = [walls, towers, catapults];
    std::array::from_fn(|n| position.stones(Seat::ALL[n / 3]) & heights[n % 3])
}

/// The first layer's sums for one position, in both views.
#[derive(Clone, Debug)]
pub(super) struct Accumulator<B> {
    planes: Planes<B>,
    views: [Neurons; 2],
}

impl<B: Bits> Accumulator<B> {
    /// Of the board without stones.
    pub fn new(net: &Net) -> Accumulator<B> {
        Accumulator { planes: [B::EMPTY; 6], views: [net.layers.bias.clone(), net.layers.bias.clone()] }
    }

    /// Makes them those of the position with these planes, from what is there or from the parent's sums, whichever takes fewer steps.
    #[inline(always)]
    fn update(&mut self, net: &Net, parent: Option<&Accumulator<B>>, planes: Planes<B>) {
        let nearer = parent.filter(|parent| parent.steps(&planes) < self.steps(&planes));
        let (before, mut from) = nearer.map_or((self.planes, None), |parent| (parent.planes, Some(&parent.views)));
        let mut changes = Changes::default();
        for (plane, (new, old)) in planes.into_iter().zip(before).enumerate() {
            for cell in (new & !old).cells() {
                if changes.come.is_full() {
                    changes.make(net, from.take(), &mut self.views);
                }
                changes.come.add(&net.shape, plane, cell);
            }
            for cell in (old & !new).cells() {
                if changes.gone.is_full() {
                    changes.make(net, from.take(), &mut self.views);
                }
                changes.gone.add(&net.shape, plane, cell);
            }
        }
        changes.make(net, from, &mut self.views);
        self.planes = planes;
    }

    /// In how many inputs it differs.
    #[inline(always)]
    fn steps(&self, planes: &Planes<B>) -> u32 {
        self.planes.iter().zip(planes).map(|(&old, &new)| (old ^ new).count()).sum()
    }
}

/// What changes between two positions: inputs that come and that go, so many that one pass over the sums makes them.
#[derive(Default)]
struct Changes {
    come: Inputs,
    gone: Inputs,
}

/// A few inputs, as both views number them.
#[derive(Default)]
struct Inputs {
    rows: [[u16; 2]; 8],
    count: usize,
}

impl Inputs {
    #[inline(always)]
    fn is_full(&self) -> bool {
        self.count == self.rows.len()
    }

    #[inline(always)]
    fn add(&mut self, shape: &Shape, plane: usize, cell: Cell) {
        self.rows[self.count] = [0, 1].map(|view| shape.input(view, plane, cell) as u16);
        self.count += 1;
    }
}

impl Changes {
    /// Makes them in sums that are, or, where `from` is given, begin as those.
    #[inline(always)]
    fn make(&mut self, net: &Net, from: Option<&[Neurons; 2]>, sums: &mut [Neurons; 2]) {
        let first = &net.layers.first;
        for view in 0..2 {
            // So few at a time that they stay in the processor's registers.
            for lane in (0..WIDTH).step_by(LANES) {
                let begun = from.map_or(&sums[view], |from| &from[view]);
                let mut lanes: [i16; LANES] = std::array::from_fn(|n| begun.0[lane + n]);
                for row in &self.come.rows[..self.come.count] {
                    let weights = &first[usize::from(row[view])].0[lane..lane + LANES];
                    lanes = std::array::from_fn(|n| lanes[n].wrapping_add(weights[n]));
                }
                for row in &self.gone.rows[..self.gone.count] {
                    let weights = &first[usize::from(row[view])].0[lane..lane + LANES];
                    lanes = std::array::from_fn(|n| lanes[n].wrapping_sub(weights[n]));
                }
                sums[view].0[lane..lane + LANES].copy_from_slice(&lanes);
            }
        }
        *self = Changes::default();
    }
}

const _: () = assert!(MOST < WIN && ONE < 1 << 8);
