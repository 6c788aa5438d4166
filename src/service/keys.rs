//! Keys and names made by the application, never by the database.

use std::sync::atomic::{AtomicI64, Ordering};

use rand::RngExt;

use crate::game::Millis;

/// Bits below the time in a key: a process makes no more than a million keys a millisecond.
const LOW_BITS: u32 = 20;

/// Letters of short names: no vowels, so that no words arise, and nothing that is easily confused.
const LETTERS: &[u8; 28] = b"23456789bcdfghjkmnpqrstvwxyz";

/// Makes keys that grow with time, also within one millisecond and when the clock steps back.
#[derive(Debug, Default)]
pub struct Keys(AtomicI64);

impl Keys {
    /// A fresh key: the time in the high bits, chance in the low ones.
    pub fn next(&self, now: Millis) -> i64 {
        let fresh = now << LOW_BITS | rand::rng().random_range(0..1 << LOW_BITS);
        let mut key = fresh;
        let _ = self.0.try_update(Ordering::Relaxed, Ordering::Relaxed, |last| {
            key = fresh.max(last + 1);
            Some(key)
        });
        key
    }
}

/// A random short name such as `k3f9`. Six hundred thousand of them: whoever stores one asks again where it is taken.
pub fn name() -> String {
    let mut random = rand::rng();
    (0..4).map(|_| LETTERS[random.random_range(0..LETTERS.len())] as char).collect()
}

/// A seed for the opponent's choices.
pub fn seed() -> i64 {
    rand::rng().random()
}

/// Decides who sits where.
pub fn lot() -> u64 {
    rand::rng().random()
}
