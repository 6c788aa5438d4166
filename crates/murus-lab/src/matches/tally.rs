//! The result of a match, and its Elo.

/// The result of a match so far, for the first contender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs of games by their points, from 0 to 2 in halves. Two games from one opening are not
    /// independent; pairs are.
    pub pairs: [u64; 5],
}

impl Tally {
    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Points a game, from 0 to 1.
    pub fn share(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games().max(1) as f64
    }

    /// The variance of the points a game of one pair. A match in which all pairs ended alike counts
    /// as if half a point had gone the other way.
    pub(super) fn variance(&self) -> f64 {
        let pairs = self.pairs.iter().sum::<u64>().max(1) as f64;
        let share = self.share();
        let square = |(n, &times): (usize, &u64)| times as f64 * (n as f64 / 4.0 - share).powi(2);
        let least = 0.25_f64.powi(2) / pairs;
        (self.pairs.iter().enumerate().map(square).sum::<f64>() / pairs).max(least)
    }

    /// The difference in Elo that this result suggests, and half of its 95 % interval. A clean
    /// sweep counts as if half a point had gone the other way, because it sets no upper bound.
    pub fn elo(&self) -> (f64, f64) {
        let games = self.games().max(1) as f64;
        let share = self.share().clamp(0.5 / games, 1.0 - 0.5 / games);
        let error = 1.96 * (self.variance() / (games / 2.0)).sqrt();
        // The slope of Elo over the share of points.
        let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
        (400.0 * (share / (1.0 - share)).log10(), error * slope)
    }

    /// Counts a pair of games by the first contender's points in each.
    pub(super) fn count(&mut self, pair: [f64; 2]) {
        for points in pair {
            match points {
                points if points > 0.75 => self.wins += 1,
                points if points < 0.25 => self.losses += 1,
                _ => self.draws += 1,
            }
        }
        let halves = (2.0 * (pair[0] + pair[1])).round() as usize;
        self.pairs[halves.min(4)] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs whose two games were both won, both drawn and both lost.
    fn twins(wins: u64, draws: u64, losses: u64) -> Tally {
        let mut tally = Tally::default();
        for (points, times) in [(1.0, wins), (0.5, draws), (0.0, losses)] {
            (0..times).for_each(|_| tally.count([points; 2]));
        }
        tally
    }

    #[test]
    fn elo_is_what_the_share_of_points_says() {
        let elo = |wins, draws, losses| twins(wins, draws, losses).elo();
        assert!(elo(25, 0, 25).0.to_bits() == 0, "an even match has no minus sign");
        assert_eq!(elo(5, 40, 5).0, 0.0);
        assert!((elo(75, 0, 25).0 - 190.8).abs() < 0.1, "three of four points");
        assert!((elo(25, 0, 75).0 + 190.8).abs() < 0.1);
        assert!(elo(5, 40, 5).1 < elo(25, 0, 25).1, "draws say more");
        assert!(elo(20, 0, 0).0.is_finite() && elo(0, 0, 20).0 < -400.0 && elo(0, 0, 0).0 == 0.0);
    }

    #[test]
    fn pairs_that_split_say_more_than_pairs_that_do_not() {
        let mut split = Tally::default();
        (0..50).for_each(|_| split.count([1.0, 0.0]));
        assert_eq!((split.games(), split.share(), split.pairs), (100, 0.5, [0, 0, 50, 0, 0]));
        assert!(split.elo().1 < twins(25, 0, 25).elo().1 / 5.0);
    }
}
