//! Gradient descent: fits weights to the scores and results of the samples. The loss is
//! cross-entropy; the steps are Adam's (Kingma and Ba, 2015), with a rate that falls along half a
//! cosine. Each epoch mirrors another half of the positions.

use std::io;
use std::path::Path;
use std::thread;

use murus_engine::Net;
use murus_engine::net::{
    BUCKETS, InputMap, Layers, Neurons, ONE, OUT_ONE, SCALE, STEP, UNITS, WIDTH,
};
use murus_gallicus::{Seat, Variant};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::samples::Sample;
use crate::progress::bar;

/// The number of positions in a step. Four times as many with twice as many epochs gave an equal
/// network.
const BATCH: usize = 1_024;
/// The learning rate at the start. Half of it cost 39 ± 19 Elo, twice as much gained nothing.
const RATE: f32 = 3e-3;
/// The share of the game's result in the target; the rest is the search's score. With none of the
/// result a network lost 20 ± 19 Elo, with a share of 0.3 as much, with 0.6 some 80.
const RESULT: f32 = 0.1;
/// One position in this many is held out: it only measures the loss and is never learned.
const HELD_OUT: usize = 40;
/// The largest weight of the first layer. Weights must fit the integers of a [`Net`].
const MOST: f32 = 2.9;
/// The largest output weight. Weights must fit the integers of a [`Net`].
const MOST_OUT: f32 = 127.0 / OUT_ONE as f32;

/// The most inputs of a view: one for every unit, and one for the turn.
const SEEN: usize = UNITS + 1;

/// A network in training: its weights in one list (rows of the first layer, its biases, the output
/// rows of each bucket, the output biases), and the means of Adam.
pub(super) struct Fit {
    map: InputMap,
    weights: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    /// The loss on the held-out positions after each epoch, in nats.
    pub losses: Vec<f32>,
    arch: pulp::Arch,
}

/// The indices at which the parts of the list of weights begin, and the number of output rows of
/// each bucket.
struct BucketPlaces {
    bias: usize,
    out: usize,
    out_bias: usize,
    looks: usize,
}

/// The inputs of one view of a sample.
#[derive(Clone, Copy)]
struct SeenInputs {
    inputs: [u16; SEEN],
    count: usize,
}

impl Fit {
    /// Makes a network with random weights.
    pub fn new(variant: Variant, seed: u64) -> Fit {
        let mut random = StdRng::seed_from_u64(seed);
        let map =
            InputMap::of(variant).expect("the sides of every board that is played on see it alike");
        let places = Fit::places(&map);
        let count = places.out_bias + BUCKETS;
        let mut weights: Vec<f32> = (0..count).map(|_| random.random_range(-0.15..0.15)).collect();
        weights[places.bias..places.out].fill(0.1);
        // All buckets start with the same weights, so that a rare bucket is no worse than the
        // others.
        let row = places.looks * WIDTH;
        for bucket in 1..BUCKETS {
            weights.copy_within(places.out..places.out + row, places.out + bucket * row);
        }
        weights[places.out_bias..].fill(0.0);
        Fit {
            map,
            weights,
            means: vec![0.0; count],
            squares: vec![0.0; count],
            losses: Vec::new(),
            arch: pulp::Arch::new(),
        }
    }

    fn places(map: &InputMap) -> BucketPlaces {
        let bias = map.inputs * WIDTH;
        let looks = map.looks();
        BucketPlaces {
            bias,
            out: bias + WIDTH,
            out_bias: bias + (1 + looks * BUCKETS) * WIDTH,
            looks,
        }
    }

    /// Learns for `epochs` rounds over the samples. Continues from the file `checkpoint` if it
    /// exists, and writes it after each round. Fails if the file cannot be read or written.
    pub fn run(
        &mut self,
        samples: &[Sample],
        epochs: usize,
        threads: usize,
        checkpoint: &Path,
        words: &str,
    ) -> io::Result<()> {
        self.resume(checkpoint)?;
        let mut order: Vec<u32> =
            (0..samples.len() as u32).filter(|n| !(*n as usize).is_multiple_of(HELD_OUT)).collect();
        let steps = order.len().div_ceil(BATCH);
        let bar = bar((epochs * steps) as u64, words.to_owned());
        bar.inc((self.losses.len() * steps) as u64);
        for epoch in self.losses.len()..epochs {
            let mut random = StdRng::seed_from_u64(epoch as u64);
            order.shuffle(&mut random);
            for (step, batch) in order.chunks(BATCH).enumerate() {
                let gradient = self.gradient(samples, batch, random.random(), threads);
                let part = (epoch * steps + step) as f32 / (epochs * steps) as f32;
                let rate = RATE * (0.01 + 0.99 * 0.5 * (1.0 + (part * std::f32::consts::PI).cos()));
                self.step(&gradient, rate, epoch * steps + step + 1);
                bar.inc(1);
            }
            let loss = self.loss(samples);
            bar.set_message(format!("{words}, loss {loss:.5}"));
            self.losses.push(loss);
            self.save(checkpoint)?;
        }
        bar.finish();
        Ok(())
    }

    /// Converts the weights to the integers of a network.
    pub fn net(&self) -> Net {
        let places = Fit::places(&self.map);
        let rounded = |at: usize, one: i32, step: i16| -> Neurons {
            Neurons(std::array::from_fn(|n| {
                (self.weights[at + n] * one as f32 / f32::from(step)).round() as i16 * step
            }))
        };
        let row = |at, one| rounded(at, one, 1);
        let out_bias = |bucket: usize| {
            (self.weights[places.out_bias + bucket] * (ONE * OUT_ONE) as f32).round() as i32
        };
        let layers = Layers {
            first: (0..self.map.inputs).map(|n| rounded(n * WIDTH, ONE, STEP)).collect(),
            bias: row(places.bias, ONE),
            out: (0..BUCKETS * places.looks)
                .map(|n| row(places.out + n * WIDTH, OUT_ONE))
                .collect(),
            out_bias: (0..BUCKETS).map(out_bias).collect(),
        };
        Net::new(self.map.clone(), layers)
    }

    fn gradient(
        &self,
        samples: &[Sample],
        batch: &[u32],
        mirrors: u64,
        threads: usize,
    ) -> Vec<f32> {
        let share = batch.len().div_ceil(threads.max(1));
        let part = |n: usize, part: &[u32]| {
            let mut gradient = vec![0.0; self.weights.len()];
            self.arch.dispatch(Learn {
                fit: self,
                samples,
                part,
                mirrors: mirrors.rotate_left(n as u32),
                gradient: &mut gradient,
            });
            gradient
        };
        let parts: Vec<Vec<f32>> = thread::scope(|scope| {
            let part = &part;
            let workers: Vec<_> = batch
                .chunks(share.max(1))
                .enumerate()
                .map(|(n, chunk)| scope.spawn(move || part(n, chunk)))
                .collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
        });
        let mut parts = parts.into_iter();
        let mut sum = parts.next().unwrap_or_default();
        for other in parts {
            sum.iter_mut().zip(other).for_each(|(sum, other)| *sum += other);
        }
        let scale = 1.0 / batch.len() as f32;
        sum.iter_mut().for_each(|sum| *sum *= scale);
        sum
    }

    /// Adds the gradient of one sample's loss to `gradient`.
    #[inline(always)]
    fn learn(&self, sample: &Sample, mirrored: bool, gradient: &mut [f32]) {
        let places = Fit::places(&self.map);
        let seen = self.views(sample, mirrored);
        let hidden = self.hidden_layer(&seen[..places.looks]);
        let bucket = self.map.bucket(&sample.position);
        let slope =
            expected_points(sample, self.output(bucket, &hidden[..places.looks])) - target(sample);
        for (look, seen) in seen[..places.looks].iter().enumerate() {
            let at = places.out + (places.looks * bucket + look) * WIDTH;
            let out = &self.weights[at..at + WIDTH];
            let out_gradient = &mut gradient[at..at + WIDTH];
            let mut back = [0.0; WIDTH];
            for n in 0..WIDTH {
                let active = hidden[look][n].clamp(0.0, 1.0);
                out_gradient[n] += slope * active * active;
                let open =
                    if hidden[look][n] > 0.0 && hidden[look][n] < 1.0 { 2.0 * active } else { 0.0 };
                back[n] = slope * out[n] * open;
            }
            let rows = seen.inputs[..seen.count]
                .iter()
                .map(|&input| input as usize * WIDTH)
                .chain([places.bias]);
            for at in rows {
                for (sum, &back) in gradient[at..at + WIDTH].iter_mut().zip(&back) {
                    *sum += back;
                }
            }
        }
        gradient[places.out_bias + bucket] += slope;
    }

    /// The inputs of each weighed view, that of the sample's own seat first. A single view is
    /// returned twice. If `mirrored`, they are the inputs of the mirror image.
    #[inline(always)]
    fn views(&self, sample: &Sample, mirrored: bool) -> [SeenInputs; 2] {
        let look = |seat: Seat| {
            let mut seen = SeenInputs { inputs: [0; SEEN], count: 0 };
            self.map.see(&sample.position, seat, |input| {
                let mirror = if mirrored { self.map.mirrored(input) } else { None };
                seen.inputs[seen.count] = mirror.unwrap_or(input) as u16;
                seen.count += 1;
            });
            seen
        };
        let own = look(sample.seat);
        if self.map.looks() == 2 { [own, look(sample.seat.other())] } else { [own; 2] }
    }

    #[inline(always)]
    fn hidden_layer(&self, seen: &[SeenInputs]) -> [[f32; WIDTH]; 2] {
        let bias = Fit::places(&self.map).bias;
        let mut hidden = [[0.0; WIDTH]; 2];
        for (seen, hidden) in seen.iter().zip(&mut hidden) {
            hidden.copy_from_slice(&self.weights[bias..bias + WIDTH]);
            for &input in &seen.inputs[..seen.count] {
                let at = usize::from(input) * WIDTH;
                for (sum, weight) in hidden.iter_mut().zip(&self.weights[at..at + WIDTH]) {
                    *sum += weight;
                }
            }
        }
        hidden
    }

    #[inline(always)]
    fn output(&self, bucket: usize, hidden: &[[f32; WIDTH]]) -> f32 {
        let places = Fit::places(&self.map);
        let mut sum = self.weights[places.out_bias + bucket];
        let weights = &self.weights[places.out + places.looks * bucket * WIDTH..];
        for (hidden, weights) in hidden.iter().zip(weights.chunks_exact(WIDTH)) {
            sum +=
                hidden.iter().zip(weights).map(|(h, w)| h.clamp(0.0, 1.0).powi(2) * w).sum::<f32>();
        }
        sum
    }

    /// Changes the weights by one step of Adam.
    fn step(&mut self, gradient: &[f32], rate: f32, step: usize) {
        const KEEP: f32 = 0.9;
        const KEEP_SQUARES: f32 = 0.999;
        let out = Fit::places(&self.map).out;
        let mean_scale = 1.0 / (1.0 - KEEP.powi(step as i32));
        let square_scale = 1.0 / (1.0 - KEEP_SQUARES.powi(step as i32));
        for (n, &slope) in gradient.iter().enumerate() {
            self.means[n] = KEEP * self.means[n] + (1.0 - KEEP) * slope;
            self.squares[n] = KEEP_SQUARES * self.squares[n] + (1.0 - KEEP_SQUARES) * slope * slope;
            let by = rate * self.means[n] * mean_scale
                / ((self.squares[n] * square_scale).sqrt() + 1e-8);
            let most = if n < out { MOST } else { MOST_OUT };
            self.weights[n] = (self.weights[n] - by).clamp(-most, most);
        }
    }

    /// The mean loss on the held-out positions, in nats.
    fn loss(&self, samples: &[Sample]) -> f32 {
        let held_out = samples.iter().step_by(HELD_OUT);
        let count = held_out.len().max(1) as f32;
        let one = |sample: &Sample| {
            let seen = self.views(sample, false);
            let looks = self.map.looks();
            let bucket = self.map.bucket(&sample.position);
            let hidden = self.hidden_layer(&seen[..looks]);
            let expected = expected_points(sample, self.output(bucket, &hidden[..looks]))
                .clamp(1e-6, 1.0 - 1e-6);
            let target = target(sample);
            -(target * expected.ln() + (1.0 - target) * (1.0 - expected).ln())
        };
        held_out.map(one).sum::<f32>() / count
    }

    fn save(&self, file: &Path) -> io::Result<()> {
        let mut bytes = (self.losses.len() as u32).to_le_bytes().to_vec();
        let numbers =
            self.losses.iter().chain(&self.weights).chain(&self.means).chain(&self.squares);
        bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        let new = file.with_extension("new");
        std::fs::write(&new, bytes)?;
        std::fs::rename(new, file)
    }

    fn resume(&mut self, file: &Path) -> io::Result<()> {
        if !file.exists() {
            return Ok(());
        }
        let bytes = std::fs::read(file)?;
        let mut words = bytes.chunks_exact(4).map(|word| [word[0], word[1], word[2], word[3]]);
        let epochs = words.next().map_or(0, u32::from_le_bytes) as usize;
        let mut numbers = words.map(f32::from_le_bytes);
        self.losses = numbers.by_ref().take(epochs).collect();
        for list in [&mut self.weights, &mut self.means, &mut self.squares] {
            for place in list.iter_mut() {
                *place = numbers
                    .next()
                    .ok_or_else(|| io::Error::other("a checkpoint that is cut short"))?;
            }
        }
        if numbers.next().is_some() {
            return Err(io::Error::other("a checkpoint of another network"));
        }
        Ok(())
    }
}

/// The job of learning a part of a batch. It is a type and not a closure, because only inlined code
/// is compiled for the widest instructions of the processor.
struct Learn<'a> {
    fit: &'a Fit,
    samples: &'a [Sample],
    part: &'a [u32],
    /// Random bits, which choose the positions that are learned as their mirror images.
    mirrors: u64,
    gradient: &'a mut [f32],
}

impl pulp::NullaryFnOnce for Learn<'_> {
    type Output = ();

    #[inline(always)]
    fn call(self) {
        for (n, &sample) in self.part.iter().enumerate() {
            let mirrored = (self.mirrors ^ n as u64).count_ones() % 2 == 1;
            self.fit.learn(&self.samples[sample as usize], mirrored, self.gradient);
        }
    }
}

/// The points, 0 to 1, that one of `n` players can expect with a score `s` in units of `SCALE`.
/// They are `1 / (1 + (n - 1) exp(-s))`. At 0 all expect the same, so a draw is worth as much as
/// playing on.
fn expected_points(sample: &Sample, score: f32) -> f32 {
    let others = sample.position.variant().board().seats as f32 - 1.0;
    1.0 / (1.0 + others * (-score).exp())
}

fn target(sample: &Sample) -> f32 {
    RESULT * sample.result
        + (1.0 - RESULT) * expected_points(sample, f32::from(sample.score) / SCALE as f32)
}
