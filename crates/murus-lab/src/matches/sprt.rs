//! The sequential probability ratio test (Wald, 1945): ends a match as soon as the result is clear.

use super::Tally;

/// The probability of an error in each direction.
const RISK: f64 = 0.05;

/// A test of whether a contender is stronger by `better` Elo, or only by `worse`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference in Elo that would not be enough.
    pub worse: f64,
    /// The difference in Elo that is wanted; more than `worse`.
    pub better: f64,
}

/// The error that there is no test between two differences in Elo: the first is not less than the
/// second, or one is not finite.
#[derive(Debug, thiserror::Error)]
#[error("a test is between two numbers of Elo, the smaller one first, not {0} and {1}")]
pub struct NoTest(f64, f64);

impl Sprt {
    /// Makes a test between two differences in Elo. Fails if the first is not less than the second,
    /// or if one is not finite.
    pub fn new(worse: f64, better: f64) -> Result<Sprt, NoTest> {
        let is_one = worse < better && worse.is_finite() && better.is_finite();
        if is_one { Ok(Sprt { worse, better }) } else { Err(NoTest(worse, better)) }
    }

    /// The logarithm of the likelihood ratio of `better` to `worse`, given the result: the
    /// generalized test for pairs of games in its normal approximation (Van den Bergh, 2020).
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let share = |elo: f64| 1.0 / (1.0 + 10f64.powf(-elo / 400.0));
        let worse = share(self.worse);
        let better = share(self.better);
        let pairs = tally.pairs.iter().sum::<u64>() as f64;
        pairs * (better - worse) * (2.0 * tally.share() - worse - better) / (2.0 * tally.variance())
    }

    /// True if the contender passed the test, false if it failed; `None` while more games are
    /// needed.
    pub fn verdict(&self, tally: &Tally) -> Option<bool> {
        let most = ((1.0 - RISK) / RISK).ln();
        let ratio = self.ratio(tally);
        (ratio.abs() >= most).then_some(ratio > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u64; 5]) -> Tally {
        let mut tally = Tally::default();
        let points = [[0.0, 0.0], [0.0, 0.5], [1.0, 0.0], [1.0, 0.5], [1.0, 1.0]];
        for (points, times) in points.into_iter().zip(pairs) {
            (0..times).for_each(|_| tally.count(points));
        }
        tally
    }

    #[test]
    fn a_test_ends_when_the_result_is_clear() {
        let sprt = Sprt { worse: 0.0, better: 20.0 };
        for (pairs, verdict) in [
            ([0, 0, 0, 0, 0], None),
            ([10, 10, 60, 10, 10], None),
            ([50, 150, 600, 250, 90], Some(true)),
            ([90, 250, 600, 150, 50], Some(false)),
            ([100, 100, 1600, 100, 100], Some(false)),
            ([0, 0, 0, 0, 30], Some(true)),
        ] {
            assert_eq!(
                sprt.verdict(&tally(pairs)),
                verdict,
                "{pairs:?}: {}",
                sprt.ratio(&tally(pairs))
            );
        }
    }

    #[test]
    fn both_sides_of_the_test_are_alike() {
        let sprt = Sprt { worse: -10.0, better: 10.0 };
        let good = tally([5, 10, 50, 30, 20]);
        let bad = tally([20, 30, 50, 10, 5]);
        assert!((sprt.ratio(&good) + sprt.ratio(&bad)).abs() < 1e-9 && sprt.ratio(&good) > 0.0);
    }
}
