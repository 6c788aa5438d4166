//! Random results for tests of contests.

/// Random numbers below a limit, one after the other. The same seed gives the same numbers.
pub struct Chance(pub u64);

impl Chance {
    /// Returns the next number, from 0 on and below the limit.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}
