//! Plays games of a level against itself and counts what the report says of them.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use murus_engine::{Level, Stop, Strength};
use murus_gallicus::{Entry, Line, Reason, Seat, Variant};

use crate::matches::longest;

/// The level whose book the first move of a game is drawn from.
const BOOK: &str = "Caesar";

/// The word for the end of a game that was stopped.
const TOO_LONG: &str = "too-long";

/// The number of plies of a game that are kept as its opening.
const OPENING: usize = 3;

/// A player of the report's games.
#[derive(Clone, Copy, Debug)]
pub struct SurveyPlayer {
    /// How strongly it plays.
    pub strength: Strength,
    /// True if its first move comes from the book of the strongest levels. A player that errs
    /// begins in many ways by itself.
    pub has_book: bool,
}

/// The counts of games of one level against itself in one variant.
#[derive(Clone, Default, Debug)]
pub struct Survey {
    /// The number of games.
    pub games: u64,
    /// The length of each game in plies.
    pub plies: Vec<usize>,
    /// The sum of the legal moves of all positions in which a move was played, without special
    /// first turns.
    pub choices: u64,
    /// The number of these positions.
    pub positions: u64,
    /// The points of the side that moves first; a draw among `n` players is `1/n`.
    pub first_points: f64,
    /// The number of games by the word for their end.
    pub ends: BTreeMap<&'static str, u64>,
    /// The numbers of games that the first side won, drew and lost, by their first moves.
    pub openings: BTreeMap<Vec<String>, [u64; 3]>,
}

impl Survey {
    /// Plays `games` games in parallel. The same numbers give the same counts.
    pub fn play(variant: Variant, player: SurveyPlayer, games: u64, threads: usize) -> Survey {
        let next = AtomicU64::new(0);
        let survey = Mutex::new(Survey::default());
        let worker = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    break;
                }
                let line = play_game(variant, player, number);
                survey.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).count(&line);
            }
        };
        thread::scope(|scope| (0..threads.max(1)).for_each(|_| drop(scope.spawn(worker))));
        survey.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn count(&mut self, line: &Line) {
        let outcome = line.outcome();
        let seats = line.position().variant().board().seats;
        self.games += 1;
        self.plies.push(line.plies());
        for position in &line.positions()[..line.plies()] {
            if position.opening_turns() == 0 {
                self.choices += position.moves().len() as u64;
                self.positions += 1;
            }
        }
        let winner = outcome.and_then(|end| end.winner);
        self.first_points += match winner {
            Some(winner) => f64::from(u8::from(winner == Seat::Romans)),
            None => 1.0 / seats as f64,
        };
        *self.ends.entry(outcome.map_or(TOO_LONG, |end| end.reason.word())).or_default() += 1;
        let opening = (0..OPENING.min(line.plies())).map(|ply| line.text(ply)).collect();
        let results = self.openings.entry(opening).or_default();
        results[match winner {
            Some(Seat::Romans) => 0,
            None => 1,
            Some(_) => 2,
        }] += 1;
    }

    /// The mean length of a game in plies.
    pub fn mean_plies(&self) -> f64 {
        self.plies.iter().sum::<usize>() as f64 / self.games.max(1) as f64
    }

    /// The standard deviation of the lengths in plies.
    pub fn spread_of_plies(&self) -> f64 {
        let mean = self.mean_plies();
        let squares: f64 = self.plies.iter().map(|&plies| (plies as f64 - mean).powi(2)).sum();
        (squares / self.games.max(1) as f64).sqrt()
    }

    /// The mean number of legal moves in a position.
    pub fn branching(&self) -> f64 {
        self.choices as f64 / self.positions.max(1) as f64
    }

    /// The share of the points of the side that moves first, and half of the width of its 95 %
    /// interval.
    pub fn first_share(&self) -> (f64, f64) {
        let games = self.games.max(1) as f64;
        let share = self.first_points / games;
        (share, 1.96 * (share * (1.0 - share) / games).sqrt())
    }

    /// The share of games that ended for this reason.
    pub fn share_of(&self, end: Reason) -> f64 {
        let count = self.ends.get(end.word()).copied().unwrap_or(0);
        count as f64 / self.games.max(1) as f64
    }
}

/// Plays the game with this number.
fn play_game(variant: Variant, player: SurveyPlayer, number: u64) -> Line {
    let stop = Stop::default();
    let mut line = Line::new(variant);
    while line.outcome().is_none() && line.plies() < longest(variant) {
        let (position, before) = (line.position(), &line.positions()[..line.plies()]);
        // All sides are the same level and must not make the same errors.
        let seats = variant.board().seats as u64;
        let seed = (number * seats + line.plies() as u64 % seats) as i64;
        let played = match line.plies() {
            0 if player.has_book => Level::named(BOOK).play(position, before, seed, &stop),
            _ => player.strength.play(position, before, seed, &stop),
        };
        if played.is_none_or(|m| line.play(Entry::Move(m)).is_err()) {
            break;
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_survey_is_the_same_with_any_number_of_threads() {
        let strength = Level::named("Discens").strength(Variant::STANDARD);
        let player = SurveyPlayer { strength, has_book: true };
        let [one, two] = [1, 2].map(|threads| Survey::play(Variant::STANDARD, player, 6, threads));
        assert_eq!((one.games, two.games), (6, 6));
        assert_eq!((one.choices, one.positions), (two.choices, two.positions));
        assert_eq!((&one.ends, &one.openings), (&two.ends, &two.openings));
        assert_eq!(one.first_share(), two.first_share());
        let ended: f64 = Reason::WORDS.iter().map(|(reason, _)| one.share_of(*reason)).sum();
        assert!((ended - 1.0).abs() < 1e-9, "{:?}", one.ends);
        assert!(one.branching() > 5.0 && one.mean_plies() > 10.0, "{one:?}");
    }
}
