//! Makes the keys of rows, the short names of games, and random numbers. The database makes none of
//! them.

use std::sync::{Mutex, PoisonError};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::game::Timestamp;

/// The number of random low bits in a key, below its time in ms. They leave room for a million keys
/// per millisecond in one process.
const LOW_BITS: u32 = 20;

/// The characters of short names: no vowels, so that they form no words, and none that look alike.
const LETTERS: &[u8; 28] = b"23456789bcdfghjkmnpqrstvwxyz";

/// The source of row keys, short names and random numbers. Holds the generator and the last key.
#[derive(Debug)]
pub struct KeySource(Mutex<(StdRng, i64)>);

impl KeySource {
    /// Creates a source from a seed, or from the randomness of the system if there is none.
    pub fn new(seed: Option<u64>) -> KeySource {
        KeySource(Mutex::new((seed.map_or_else(system_random, StdRng::seed_from_u64), 0)))
    }

    fn with_random<T>(&self, take: impl FnOnce(&mut StdRng, &mut i64) -> T) -> T {
        // A panic cannot leave the state half changed.
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (random, last) = &mut *state;
        take(random, last)
    }

    /// Returns a fresh key: the time in the high bits, random low bits. Keys only grow, even within
    /// a millisecond and when the clock steps back.
    pub fn next(&self, now: Timestamp) -> i64 {
        self.with_random(|random, last| {
            let fresh = now.as_millis() << LOW_BITS | random.random_range(0..1 << LOW_BITS);
            *last = fresh.max(*last + 1);
            *last
        })
    }

    /// Returns a random short name of a game, such as `k3f9`. There are about six hundred thousand.
    /// A taken name makes the transaction fail, and its repetition draws another one.
    pub fn random_name(&self) -> String {
        self.with_random(|random, _| {
            (0..4).map(|_| LETTERS[random.random_range(0..LETTERS.len())] as char).collect()
        })
    }

    /// Returns a random seed for the choices of the computer opponent.
    pub fn random_seed(&self) -> i64 {
        self.with_random(|random, _| random.random())
    }

    /// Returns `N` random bytes for a secret.
    pub fn random_secret<const N: usize>(&self) -> [u8; N] {
        self.with_random(|random, _| random.random())
    }

    /// Returns a random factor from 0.5 to 1.5, by which the pauses before retries are multiplied.
    pub fn random_spread(&self) -> f64 {
        self.with_random(|random, _| random.random_range(0.5..1.5))
    }

    /// Returns a random number for a draw, such as who gets which seat.
    pub fn draw_lot(&self) -> u64 {
        self.with_random(|random, _| random.random())
    }
}

#[expect(clippy::disallowed_methods, reason = "the only source of chance")]
fn system_random() -> StdRng {
    StdRng::from_rng(&mut rand::rng())
}
