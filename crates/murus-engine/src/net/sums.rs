//! The first layer's sums, kept up to date from position to position.

use super::input_map::InputMap;
use super::weights::{Layers, Neurons, WIDTH};
use murus_gallicus::{Bits, Cell, Position, Seat};

/// The number of neurons whose sums are changed at a time.
const LANES: usize = 64;

/// The cells of the units of two sides: walls, towers and catapults of the Romans, then of the
/// Gauls.
pub(super) type Planes<B> = [B; 6];

pub(super) fn planes<B: Bits>(position: &Position<B>) -> Planes<B> {
    let (walls, towers, catapults) = position.heights();
    let heights = [walls, towers, catapults];
    std::array::from_fn(|n| position.stones(Seat::ALL[n / 3]) & heights[n % 3])
}

/// The number of stones in these planes.
#[inline(always)]
pub(super) fn stones<B: Bits>(planes: &Planes<B>) -> u32 {
    planes.iter().enumerate().map(|(n, plane)| (n % 3 + 1) as u32 * plane.count()).sum()
}

/// The sums of both views of one position, in a game of two.
#[derive(Clone, Debug)]
pub struct Accumulator<B> {
    planes: Planes<B>,
    pub(super) views: [Neurons; 2],
}

impl<B: Bits> Accumulator<B> {
    /// The sums of the board without stones.
    pub(super) fn empty(layers: &Layers) -> Accumulator<B> {
        Accumulator { planes: [B::EMPTY; 6], views: [layers.bias.clone(), layers.bias.clone()] }
    }

    /// Updates the sums to the position with these planes. Starts from the present sums or from
    /// those of `parent`, whichever takes fewer steps.
    #[inline(always)]
    pub(super) fn update(
        &mut self,
        map: &InputMap,
        layers: &Layers,
        parent: Option<&Accumulator<B>>,
        planes: Planes<B>,
    ) {
        let nearer = parent.filter(|parent| parent.steps(&planes) < self.steps(&planes));
        let (before, mut from) =
            nearer.map_or((self.planes, None), |parent| (parent.planes, Some(&parent.views)));
        let mut changes = Changes::default();
        for (plane, (new, old)) in planes.into_iter().zip(before).enumerate() {
            for cell in (new & !old).cells() {
                if changes.come.is_full() {
                    changes.make(layers, from.take(), &mut self.views);
                }
                changes.come.add(map, plane, cell);
            }
            for cell in (old & !new).cells() {
                if changes.gone.is_full() {
                    changes.make(layers, from.take(), &mut self.views);
                }
                changes.gone.add(map, plane, cell);
            }
        }
        changes.make(layers, from, &mut self.views);
        self.planes = planes;
    }

    /// The number of units by which the position of these sums differs from these planes.
    #[inline(always)]
    fn steps(&self, planes: &Planes<B>) -> u32 {
        self.planes.iter().zip(planes).map(|(&old, &new)| (old ^ new).count()).sum()
    }
}

/// The inputs that differ between two positions. It holds as many as one pass over the sums
/// applies.
#[derive(Default)]
struct Changes {
    come: Inputs,
    gone: Inputs,
}

/// A few inputs, each with its number in both views.
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
    fn add(&mut self, map: &InputMap, plane: usize, cell: Cell) {
        self.rows[self.count] = [0, 1].map(|view| map.input(view, plane, cell) as u16);
        self.count += 1;
    }
}

impl Changes {
    /// Applies the changes to the sums, or to a copy of `from` if it is given.
    #[inline(always)]
    fn make(&mut self, layers: &Layers, from: Option<&[Neurons; 2]>, sums: &mut [Neurons; 2]) {
        let first = &layers.first;
        for view in 0..2 {
            // Few enough at a time to stay in the processor's registers.
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
