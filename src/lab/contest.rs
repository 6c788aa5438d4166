//! Matches: pairs of games from the same balanced random opening, each contender with each colour once.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::Contender;
use crate::engine::{Budget, Stop, Transpositions, choose_by};
use crate::rules::{Entry, Line, Seat, Variant};

/// Plies after which an undecided game counts as a draw.
pub(super) const LONGEST: usize = 300;
/// An opening whose score is beyond this, in hundredths of a stone, is not balanced.
const BALANCED: i32 = 80;
/// Nodes by which an opening is judged.
const OPENING_NODES: u64 = 3_000;

/// A match of two contenders.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The variant, for two players.
    pub variant: Variant,
    /// Games; rounded up to pairs.
    pub games: u64,
    /// Openings and errors of levels come from this number.
    pub seed: u64,
    /// Games at once.
    pub threads: usize,
}

/// Wins, draws and losses of the first contender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
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

    /// The difference in Elo that this result suggests, and half of its 95 % interval. A clean sweep counts as if half a point had gone the
    /// other way, since no number says how much stronger its winner is.
    pub fn elo(&self) -> (f64, f64) {
        let elo = |share: f64| -400.0 * (1.0 / share - 1.0).log10();
        let games = self.games().max(1) as f64;
        let share = self.share().clamp(0.5 / games, 1.0 - 0.5 / games);
        let square = |points: f64, times: u64| times as f64 * (points - share).powi(2);
        let variance = (square(1.0, self.wins) + square(0.5, self.draws) + square(0.0, self.losses)) / games;
        let error = 1.96 * (variance / games).sqrt();
        // The slope of Elo over the share of points.
        let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
        (elo(share), error * slope)
    }

    fn count(&mut self, points: f64) {
        match points {
            points if points > 0.75 => self.wins += 1,
            points if points < 0.25 => self.losses += 1,
            _ => self.draws += 1,
        }
    }
}

impl Contest {
    /// Plays it; `each` hears of the tally after each pair of games. The result is the same for the same seed unless a contender plays by time.
    pub fn play(&self, first: &Contender, second: &Contender, each: impl Fn(Tally) + Sync) -> Tally {
        let pairs = self.games.div_ceil(2);
        let (next, tally) = (AtomicU64::new(0), Mutex::new(Tally::default()));
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let pair = next.fetch_add(1, Ordering::Relaxed);
                        if pair >= pairs {
                            break;
                        }
                        let opening = opening(self.variant, self.seed.wrapping_add(pair));
                        let points = [
                            1.0 - winner_share(&opening, [second, first], pair as i64),
                            winner_share(&opening, [first, second], pair as i64),
                        ];
                        let mut tally = tally.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                        points.into_iter().for_each(|points| tally.count(points));
                        each(*tally);
                    }
                });
            }
        });
        tally.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// The points of the Romans in a game from this opening; `players` are Romans and Gauls.
fn winner_share(opening: &Line, players: [&Contender; 2], seed: i64) -> f64 {
    let mut line = opening.clone();
    while line.outcome().is_none() && line.plies() < LONGEST {
        let (position, before) = match line.positions().split_last() {
            Some(split) => split,
            None => break,
        };
        let player = players[position.to_move().index()];
        let Some(best) = player.play(position, before, seed) else { break };
        if line.play(Entry::Move(best)).is_err() {
            break;
        }
    }
    match line.outcome().and_then(|outcome| outcome.winner) {
        Some(Seat::Romans) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

/// A line of a few random plies after which neither side is much better; the same for the same seed.
pub(super) fn opening(variant: Variant, seed: u64) -> Line {
    let mut random = StdRng::seed_from_u64(seed);
    loop {
        let mut line = Line::new(variant);
        for _ in 0..random.random_range(4..=9) {
            let moves = line.position().moves();
            let Some(&m) = moves.choose(&mut random) else { break };
            if line.play(Entry::Move(m)).is_err() {
                break;
            }
        }
        let position = line.position();
        let judged = choose_by(
            None,
            position,
            &[],
            Budget::nodes(OPENING_NODES),
            &mut Transpositions::new(12),
            &Stop::default(),
        );
        if judged.is_some_and(|choice| choice.score.hundredths().abs() <= BALANCED) {
            return line;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_is_what_the_share_of_points_says() {
        let elo = |wins, draws, losses| Tally { wins, draws, losses }.elo();
        assert_eq!(elo(50, 0, 50).0, 0.0);
        assert_eq!(elo(10, 80, 10).0, 0.0);
        assert!((elo(75, 0, 25).0 - 190.8).abs() < 0.1, "three of four points");
        assert!((elo(25, 0, 75).0 + 190.8).abs() < 0.1);
        assert!(elo(10, 80, 10).1 < elo(50, 0, 50).1, "draws say more");
        assert!(elo(40, 0, 0).0.is_finite() && elo(0, 0, 40).0 < -500.0 && elo(0, 0, 0).0 == 0.0);
    }

    #[test]
    fn a_match_repeats_and_both_have_both_colours() {
        let contest = Contest { variant: Variant::STANDARD, games: 5, seed: 3, threads: 2 };
        let [first, second]: [Contender; 2] = ["hand@300".parse().expect("one"), "Tiro".parse().expect("other")];
        let tally = contest.play(&first, &second, |_| {});
        assert_eq!(tally.games(), 6, "rounded up to pairs");
        assert_eq!(contest.play(&first, &second, |_| {}), tally);
        let other = contest.play(&second, &first, |_| {});
        assert_eq!((other.wins, other.losses), (tally.losses, tally.wins), "the same games from the other side");
        assert!("Consul".parse::<Contender>().is_err() && "nowhere.net@5".parse::<Contender>().is_err());
    }
}
