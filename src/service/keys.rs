//! Keys and names made by the application, never by the database.

use std::sync::{Mutex, PoisonError};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::game::Timestamp;

/// Bits below the time in a key: room for a million keys a millisecond in one process.
const LOW_BITS: u32 = 20;

/// Letters of short names: no vowels, so they form no words, and no letters that look alike.
const LETTERS: &[u8; 28] = b"23456789bcdfghjkmnpqrstvwxyz";

/// The source of keys, names and seeds.
#[derive(Debug)]
pub struct KeySource(Mutex<(StdRng, i64)>);

impl KeySource {
    /// Random numbers of the system, or of a seed.
    pub fn new(seed: Option<u64>) -> KeySource {
        KeySource(Mutex::new((seed.map_or_else(system_random, StdRng::seed_from_u64), 0)))
    }

    fn with_random<T>(&self, take: impl FnOnce(&mut StdRng, &mut i64) -> T) -> T {
        // A panic cannot leave this half done.
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (random, last) = &mut *state;
        take(random, last)
    }

    /// A fresh key: the time in the high bits, random low bits. Keys only grow, even within a
    /// millisecond and when the clock steps back.
    pub fn next(&self, now: Timestamp) -> i64 {
        self.with_random(|random, last| {
            let fresh = now.as_millis() << LOW_BITS | random.random_range(0..1 << LOW_BITS);
            *last = fresh.max(*last + 1);
            *last
        })
    }

    /// A random short name such as `k3f9`. There are six hundred thousand; a taken name is drawn
    /// again.
    pub fn random_name(&self) -> String {
        self.with_random(|random, _| {
            (0..4).map(|_| LETTERS[random.random_range(0..LETTERS.len())] as char).collect()
        })
    }

    /// A seed for the opponent's choices.
    pub fn random_seed(&self) -> i64 {
        self.with_random(|random, _| random.random())
    }

    /// Random bytes for a secret.
    pub fn random_secret<const N: usize>(&self) -> [u8; N] {
        self.with_random(|random, _| random.random())
    }

    /// A random factor around 1, to spread retries.
    pub fn random_spread(&self) -> f64 {
        self.with_random(|random, _| random.random_range(0.5..1.5))
    }

    /// A random number that draws the seats.
    pub fn draw_lot(&self) -> u64 {
        self.with_random(|random, _| random.random())
    }
}

#[expect(clippy::disallowed_methods, reason = "the only source of chance")]
fn system_random() -> StdRng {
    StdRng::from_rng(&mut rand::rng())
}
