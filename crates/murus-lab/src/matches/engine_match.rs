//! Matches: pairs of games from the same opening, with the contenders' seats exchanged in the
//! second game. With more than two seats, the pairs go through all distributions of the seats.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use murus_gallicus::{Entry, Line, Move, Position, Seat, Variant};

use super::openings::{opening, suite};
use super::program::ProgramError;
use super::{Contender, Sprt, Tally};

/// The number of plies after which an undecided game of a variant counts as a draw.
pub fn longest(variant: Variant) -> usize {
    150 * variant.board().seats
}

/// A match of two contenders.
#[derive(Clone, Debug)]
pub struct EngineMatch {
    /// The variant that is played.
    pub variant: Variant,
    /// The most games, rounded up to pairs.
    pub games: u64,
    /// A test that may end the match early.
    pub sprt: Option<Sprt>,
    /// The number of the opening of the first pair in the suite. Beyond the suite, openings are
    /// made from their number.
    pub first: u64,
    /// The openings to play instead of the variant's suite, if there are any.
    pub openings: Vec<Line>,
    /// The number of games played in parallel.
    pub threads: usize,
}

impl EngineMatch {
    /// Plays the match and calls `each` with the result so far after each pair of games. Pairs
    /// count in their order, however many are played in parallel, so the result is the same each
    /// time unless a contender plays by time or is another program. Fails if another program stops
    /// playing.
    pub fn play(
        &self,
        first: &Contender,
        second: &Contender,
        each: impl Fn(Tally) + Sync,
    ) -> Result<Tally, ProgramError> {
        self.watch(first, second, each, |_, _| {})
    }

    /// Plays the match as [`EngineMatch::play`] does, and calls `moves` with each move of the first
    /// contender and the position before it.
    pub(super) fn watch(
        &self,
        first: &Contender,
        second: &Contender,
        each: impl Fn(Tally) + Sync,
        moves: impl Fn(&Position, Move) + Sync,
    ) -> Result<Tally, ProgramError> {
        let pairs = self.games.div_ceil(2);
        let built_in = if self.openings.is_empty() { suite(self.variant) } else { Vec::new() };
        let suite = if self.openings.is_empty() { &built_in } else { &self.openings };
        let next = AtomicU64::new(0);
        let counted = Mutex::new(CountedPairs::default());
        let worker = || {
            loop {
                let pair = next.fetch_add(1, Ordering::Relaxed);
                if pair >= pairs {
                    break;
                }
                let opening = opening(self.variant, suite, self.first.wrapping_add(pair));
                let seats = second_game_seats(pair, self.variant.board().seats);
                let game = |seats| share(&opening, &seats, [first, second], pair as i64, &moves);
                let points =
                    game(seats.map(|first| !first)).and_then(|points| Ok([points, game(seats)?]));
                let mut counted = counted.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                match points {
                    Ok(points) => counted.take(pair, points, self.sprt, &each),
                    Err(error) => counted.failed = counted.failed.take().or(Some(error)),
                }
                if counted.decided || counted.failed.is_some() {
                    next.store(pairs, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| (0..self.threads.max(1)).for_each(|_| drop(scope.spawn(worker))));
        let counted = counted.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        counted.failed.map_or(Ok(counted.tally), Err)
    }
}

/// The pairs of games counted so far: all before the first pair that is not over yet.
#[derive(Default)]
struct CountedPairs {
    tally: Tally,
    next: u64,
    /// The points of pairs that ended before an earlier pair, by number.
    early: BTreeMap<u64, [f64; 2]>,
    decided: bool,
    failed: Option<ProgramError>,
}

impl CountedPairs {
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

/// Returns for each seat true if the first contender has it in the second game of a pair. In the
/// first game it has the other seats. With two seats it always has the Romans in the second game;
/// with several, the distributions take turns.
fn second_game_seats(pair: u64, seats: usize) -> [bool; 4] {
    let ways = (1 << (seats - 1)) - 1;
    std::array::from_fn(|seat| (1 + pair % ways) >> seat & 1 == 1)
}

/// Plays a game from this opening and returns the first contender's points. `held` is true for the
/// seats that it has. A contender that gives no move loses. Fails if another program stops playing.
fn share(
    opening: &Line,
    held: &[bool; 4],
    [first, second]: [&Contender; 2],
    seed: i64,
    moves: impl Fn(&Position, Move),
) -> Result<f64, ProgramError> {
    let mut line = opening.clone();
    let whose = |seat: Seat| held[seat.index()];
    while line.outcome().is_none() && line.plies() < longest(line.position().variant()) {
        let seat = line.position().to_move();
        let played = if whose(seat) { first } else { second }.play(&line, seed)?;
        if let Some(played) = played.filter(|_| whose(seat)) {
            moves(line.position(), played);
        }
        if played.is_none_or(|best| line.play(Entry::Move(best)).is_err()) {
            return Ok(f64::from(u8::from(!whose(seat))));
        }
    }
    let winner = line.outcome().and_then(|outcome| outcome.winner);
    Ok(winner.map_or(0.5, |winner| f64::from(u8::from(whose(winner)))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_repeats_and_both_have_both_colours() {
        let contest = EngineMatch {
            variant: Variant::STANDARD,
            games: 5,
            sprt: None,
            first: 3,
            openings: Vec::new(),
            threads: 2,
        };
        let [first, second]: [Contender; 2] =
            ["hand@300".parse().expect("one"), "Tiro".parse().expect("other")];
        let play = |first, second| contest.play(first, second, |_| {}).expect("nobody fails");
        let tally = play(&first, &second);
        assert_eq!((tally.games(), tally.pairs.iter().sum::<u64>()), (6, 3), "rounded up to pairs");
        assert_eq!(play(&first, &second), tally);
        let other = play(&second, &first);
        assert_eq!(
            (other.wins, other.losses),
            (tally.losses, tally.wins),
            "the same games from the other side"
        );
        assert!(
            "Consul".parse::<Contender>().is_err() && "nowhere.net@5".parse::<Contender>().is_err()
        );
    }

    #[test]
    fn several_seats_are_shared_out_in_every_way() {
        for (seats, ways) in [(2, 1), (3, 3), (4, 7)] {
            let all: std::collections::BTreeSet<_> =
                (0..ways).map(|pair| second_game_seats(pair, seats)).collect();
            assert_eq!(
                (all.len() as u64, second_game_seats(ways, seats)),
                (ways, second_game_seats(0, seats))
            );
            assert!(all.iter().all(|held| held.contains(&true) && !held[seats - 1]));
        }
        let variant = "escape@hex-three".parse().expect("a variant");
        let contest = EngineMatch {
            variant,
            games: 6,
            sprt: None,
            first: 0,
            openings: Vec::new(),
            threads: 2,
        };
        let [first, second]: [Contender; 2] =
            ["hand@600".parse().expect("one"), "hand@2".parse().expect("other")];
        let play = |first, second| contest.play(first, second, |_| {}).expect("nobody fails");
        let tally = play(&first, &second);
        let other = play(&second, &first);
        assert_eq!((tally.games(), tally.wins + tally.losses + tally.draws), (6, 6));
        assert_eq!(
            play(&first, &first).pairs,
            [0, 0, 3, 0, 0],
            "each contender holds the seats that the other does not"
        );
        assert!(tally.share() > other.share(), "{tally:?}, {other:?}");
    }

    #[test]
    fn a_match_ends_at_the_same_pair_however_many_play_at_once() {
        let sprt = Sprt { worse: 0.0, better: 400.0 };
        let play = |threads| {
            let contest = EngineMatch {
                variant: Variant::STANDARD,
                games: 200,
                sprt: Some(sprt),
                first: 3,
                openings: Vec::new(),
                threads,
            };
            let [first, second]: [Contender; 2] =
                ["hand@600".parse().expect("one"), "hand@2".parse().expect("other")];
            contest.play(&first, &second, |_| {}).expect("nobody fails")
        };
        let tally = play(1);
        assert!(tally.games() < 60 && sprt.verdict(&tally) == Some(true), "{tally:?}");
        assert_eq!(play(3), tally);
    }
}
