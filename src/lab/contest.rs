//! Matches: pairs of games from the same balanced opening, each contender with each colour once.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use super::openings::{opening, suite};
use super::{Contender, Sprt};
use crate::rules::{Entry, Line, Seat, Variant};

/// Plies after which an undecided game counts as a draw.
pub(super) const LONGEST: usize = 300;

/// A match of two contenders.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The variant, for two players.
    pub variant: Variant,
    /// Games at most; rounded up to pairs.
    pub games: u64,
    /// What ends it before, if anything does.
    pub sprt: Option<Sprt>,
    /// The number of the first pair's opening in the suite of the variant; behind the end of the suite openings are made by their number.
    pub first: u64,
    /// Games at once.
    pub threads: usize,
}

/// What a match has come to, for the first contender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Pairs of games by their points, from 0 to 2 in halves. Two games from one opening are no two independent ones, pairs are.
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

    /// How far the points a game of a pair lie around their mean: the variance of one pair. A match in which all pairs ended alike counts as
    /// if half a point of one had gone the other way, since no number of pairs says that none ever will.
    pub(super) fn variance(&self) -> f64 {
        let (pairs, share) = (self.pairs.iter().sum::<u64>().max(1) as f64, self.share());
        let square = |(n, &times): (usize, &u64)| times as f64 * (n as f64 / 4.0 - share).powi(2);
        let least = 0.25_f64.powi(2) / pairs;
        (self.pairs.iter().enumerate().map(square).sum::<f64>() / pairs).max(least)
    }

    /// The difference in Elo that this result suggests, and half of its 95 % interval. A clean sweep counts as if half a point had gone the
    /// other way, since no number says how much stronger its winner is.
    pub fn elo(&self) -> (f64, f64) {
        let games = self.games().max(1) as f64;
        let share = self.share().clamp(0.5 / games, 1.0 - 0.5 / games);
        let error = 1.96 * (self.variance() / (games / 2.0)).sqrt();
        // The slope of Elo over the share of points.
        let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
        (-400.0 * (1.0 / share - 1.0).log10(), error * slope)
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

impl Contest {
    /// Plays it; `each` hears of the tally after each pair of games. Pairs count in their order, however many are played at once, so the
    /// result is the same for the same seed unless a contender plays by time.
    pub fn play(&self, first: &Contender, second: &Contender, each: impl Fn(Tally) + Sync) -> Tally {
        let pairs = self.games.div_ceil(2);
        let suite = suite(self.variant);
        let (next, counted) = (AtomicU64::new(0), Mutex::new(Counted::default()));
        let worker = || {
            loop {
                let pair = next.fetch_add(1, Ordering::Relaxed);
                if pair >= pairs {
                    break;
                }
                let opening = opening(self.variant, &suite, self.first.wrapping_add(pair));
                let points = [
                    1.0 - winner_share(&opening, [second, first], pair as i64),
                    winner_share(&opening, [first, second], pair as i64),
                ];
                let mut counted = counted.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                counted.take(pair, points, self.sprt, &each);
                if counted.decided {
                    next.store(pairs, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| (0..self.threads.max(1)).for_each(|_| drop(scope.spawn(worker))));
        counted.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()).tally
    }
}

/// The pairs of games up to the first that is not over yet.
#[derive(Default)]
struct Counted {
    tally: Tally,
    next: u64,
    /// Pairs that were over before an earlier one.
    early: BTreeMap<u64, [f64; 2]>,
    decided: bool,
}

impl Counted {
    fn take(&mut self, pair: u64, points: [f64; 2], sprt: Option<Sprt>, each: &impl Fn(Tally)) {
        self.early.insert(pair, points);
        while let Some(points) = self.early.remove(&self.next).filter(|_| !self.decided) {
            self.next += 1;
            self.tally.count(points);
            self.decided = sprt.is_some_and(|sprt| sprt.verdict(&self.tally).is_some());
            each(self.tally);
        }
    }
}

/// The points of the Romans in a game from this opening; `players` are Romans and Gauls. Who gives no move loses.
fn winner_share(opening: &Line, players: [&Contender; 2], seed: i64) -> f64 {
    let mut line = opening.clone();
    while line.outcome().is_none() && line.plies() < LONGEST {
        let seat = line.position().to_move();
        let played = players[seat.index()].play(&line, seed);
        if played.is_none_or(|best| line.play(Entry::Move(best)).is_err()) {
            return if seat == Seat::Romans { 0.0 } else { 1.0 };
        }
    }
    match line.outcome().and_then(|outcome| outcome.winner) {
        Some(Seat::Romans) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many pairs in which both games were won, drawn and lost.
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
        assert_eq!(elo(25, 0, 25).0, 0.0);
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

    #[test]
    fn a_match_repeats_and_both_have_both_colours() {
        let contest = Contest { variant: Variant::STANDARD, games: 5, sprt: None, first: 3, threads: 2 };
        let [first, second]: [Contender; 2] = ["hand@300".parse().expect("one"), "Tiro".parse().expect("other")];
        let tally = contest.play(&first, &second, |_| {});
        assert_eq!((tally.games(), tally.pairs.iter().sum::<u64>()), (6, 3), "rounded up to pairs");
        assert_eq!(contest.play(&first, &second, |_| {}), tally);
        let other = contest.play(&second, &first, |_| {});
        assert_eq!((other.wins, other.losses), (tally.losses, tally.wins), "the same games from the other side");
        assert!("Consul".parse::<Contender>().is_err() && "nowhere.net@5".parse::<Contender>().is_err());
    }

    #[test]
    fn a_match_ends_when_enough_is_known_and_however_many_play_at_once() {
        let sprt = Sprt { worse: 0.0, better: 400.0 };
        let play = |threads| {
            let contest = Contest { variant: Variant::STANDARD, games: 200, sprt: Some(sprt), first: 3, threads };
            let [first, second]: [Contender; 2] = ["hand@600".parse().expect("one"), "hand@2".parse().expect("other")];
            contest.play(&first, &second, |_| {})
        };
        let tally = play(1);
        assert!(tally.games() < 60 && sprt.verdict(&tally) == Some(true), "{tally:?}");
        assert_eq!(play(3), tally);
    }
}
