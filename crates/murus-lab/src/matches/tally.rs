//! The result of a match, and the difference in Elo that it suggests.

/// The result of a match so far, for the first contender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of games won.
    pub wins: u64,
    /// The number of games drawn.
    pub draws: u64,
    /// The number of games lost.
    pub losses: u64,
    /// The number of pairs of games with 0, half, 1, one and a half, and 2 points. Two games from
    /// one opening are not independent of each other, but pairs are.
    pub pairs: [u64; 5],
}

impl Tally {
    /// The number of games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The mean points of a game, from 0 to 1.
    pub fn share(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games().max(1) as f64
    }

    /// The variance, over pairs, of the mean points of a game. If all pairs ended alike, it is what
    /// it would be if half a point had gone the other way.
    pub(super) fn variance(&self) -> f64 {
        let pairs = self.pairs.iter().sum::<u64>().max(1) as f64;
        let share = self.share();
        let square = |(n, &times): (usize, &u64)| times as f64 * (n as f64 / 4.0 - share).powi(2);
        let least = 0.25_f64.powi(2) / pairs;
        (self.pairs.iter().enumerate().map(square).sum::<f64>() / pairs).max(least)
    }

    /// The difference in Elo that this result suggests, and half of the width of its 95 % interval.
    /// If one contender won everything, half a point counts the other way, because the result sets
    /// no upper bound.
    pub fn elo(&self) -> (f64, f64) {
        let games = self.games().max(1) as f64;
        let share = self.share().clamp(0.5 / games, 1.0 - 0.5 / games);
        let error = 1.96 * (self.variance() / (games / 2.0)).sqrt();
        // The slope of Elo as a function of the share of points.
        let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
        (400.0 * (share / (1.0 - share)).log10(), error * slope)
    }

    /// Adds a pair of games, given by the first contender's points in each.
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

    /// A result of pairs whose two games were both won, both drawn or both lost.
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
