//! The numbers of a network.

/// The number of neurons of the first layer for each view.
pub const WIDTH: usize = 128;
/// The number of sets of output weights, for few stones on the board to all.
pub const BUCKETS: usize = 8;
/// The value that represents an activation of 1.
pub const ONE: i32 = 255;
/// The value that represents an output weight of 1.
pub const OUT_ONE: i32 = 64;
/// The step of the weights of the first layer: every weight is a multiple of it. It makes a file a
/// quarter smaller than steps of 1, and matches of 2,000 games do not tell the two apart. With a
/// step of 8 a network lost 12 ± 14 Elo.
pub const STEP: i16 = 6;

/// A number for each neuron of a view. It is aligned so that no read of the processor crosses two
/// cache lines.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub struct Neurons(pub [i16; WIDTH]);

/// The weights and biases of a network.
pub struct Layers {
    /// The weights of the first layer: one row for each input.
    pub first: Vec<Neurons>,
    /// The start value of each neuron.
    pub bias: Neurons,
    /// For each bucket (number of stones), the weights of each weighed view, in order.
    pub out: Vec<Neurons>,
    /// The start value of each bucket's output.
    pub out_bias: Vec<i32>,
}

const _: () = assert!(ONE < 1 << 8);
