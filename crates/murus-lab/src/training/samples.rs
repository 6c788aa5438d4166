//! Self-play: positions, each with the score of a short search and the result of its game.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use murus_engine::{Budget, Net, SearchResult, Stop, Transpositions, choose_by};
use murus_gallicus::{Entry, Line, Position, Seat, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::matches::longest;
use crate::progress::bar;

/// The largest score of a sample, in hundredths of a stone. Larger ones are cut, on both sides of
/// 0.
const MOST_SCORE: i32 = 3_000;

/// One position of a game of self-play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    pub position: Position,
    /// The seat to which the score and the result apply.
    pub seat: Seat,
    /// The score of a search, in hundredths of a stone.
    pub score: i16,
    /// The seat's points at the end of the game, 0 to 1.
    pub result: f32,
}

/// A game as a line of a file.
#[derive(Serialize, Deserialize)]
struct SampledGame {
    variant: String,
    game: u64,
    /// The samples: the text of the position, index of the seat, score and points.
    samples: Vec<(String, usize, i16, f32)>,
}

impl SampledGame {
    fn of(variant: Variant, game: u64, samples: &[Sample]) -> SampledGame {
        let one = |sample: &Sample| {
            (sample.position.to_string(), sample.seat.index(), sample.score, sample.result)
        };
        SampledGame {
            variant: variant.to_string(),
            game,
            samples: samples.iter().map(one).collect(),
        }
    }

    /// The samples of the game; `None` if it is of another variant, or if a sample cannot be read.
    fn samples(&self, variant: Variant) -> Option<Vec<Sample>> {
        if self.variant != variant.to_string() {
            return None;
        }
        let one = |(position, seat, score, result): &(String, usize, i16, f32)| {
            let position = Position::parse(position, variant).ok()?;
            Some(Sample { position, seat: *Seat::ALL.get(*seat)?, score: *score, result: *result })
        };
        self.samples.iter().map(one).collect()
    }
}

/// The settings of self-play.
#[derive(Clone, Debug)]
pub(super) struct SelfPlay<'a> {
    pub variant: Variant,
    /// The evaluation that plays; `None` for the designer's features.
    pub net: Option<&'a Net>,
    pub games: u64,
    /// The nodes for a move.
    pub nodes: u64,
    pub seed: u64,
    pub threads: usize,
}

impl SelfPlay<'_> {
    /// Plays the games whose samples are not in the file yet, and appends them. Each game is
    /// appended whole or not at all. Fails if the file cannot be read or written.
    pub fn run(&self, file: &Path, words: String) -> io::Result<()> {
        let out = OpenOptions::new().create(true).append(true).open(file)?;
        let mut done = HashSet::new();
        let whole = for_each_game(file, |game| {
            done.insert(game.game);
            Ok(())
        })?;
        // Cuts off the incomplete game that an interruption left at the end.
        out.set_len(whole)?;
        let out = Mutex::new(BufWriter::new(out));
        let next = AtomicU64::new(0);
        let bar = bar(self.games, words);
        bar.inc(done.len() as u64);
        thread::scope(|scope| {
            let worker = || -> io::Result<()> {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= self.games {
                        return Ok(());
                    }
                    if done.contains(&game) {
                        continue;
                    }
                    let mut line =
                        serde_json::to_vec(&SampledGame::of(self.variant, game, &self.game(game)))?;
                    line.push(b'\n');
                    let mut out = out.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    out.write_all(&line)?;
                    out.flush()?;
                    bar.inc(1);
                }
            };
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(worker)).collect();
            workers.into_iter().try_for_each(|worker| {
                worker.join().unwrap_or_else(|_| Err(io::Error::other("a game failed")))
            })
        })?;
        bar.finish();
        Ok(())
    }

    /// Plays the game with this number and returns its samples. The same number gives the same
    /// samples.
    fn game(&self, game: u64) -> Vec<Sample> {
        let mut random =
            StdRng::seed_from_u64(self.seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let seats = self.variant.board().seats;
        let mut line = Line::new(self.variant);
        for _ in 0..random.random_range(2 * seats..=6 * seats) {
            let moves = line.position().moves();
            let Some(&m) = moves.choose(&mut random) else { break };
            if line.play(Entry::Move(m)).is_err() {
                break;
            }
        }
        let mut samples = Vec::new();
        let mut winner = None;
        let mut table = Transpositions::new(14);
        while line.outcome().is_none() && line.plies() < longest(self.variant) {
            let Some((position, before)) = line.positions().split_last() else { break };
            let position = *position;
            let budget = Budget::nodes(self.nodes);
            let Some(choice) =
                choose_by(self.net, &position, before, budget, &mut table, &Stop::default())
            else {
                break;
            };
            // A proven end needs no more moves and teaches nothing new.
            winner = proven_winner(&position, &choice);
            if winner.is_some() {
                break;
            }
            let certain = choice.score.end_in().is_some();
            let score = choice.score.hundredths().clamp(-MOST_SCORE, MOST_SCORE) as i16;
            let sample = Sample { position, seat: position.to_move(), score, result: 0.0 };
            // Sometimes a random move is played, so that games of one opening differ and mistakes
            // are punished.
            let aside = if random.random_bool(0.02) {
                position.moves().choose(&mut random).copied()
            } else {
                None
            };
            if line.play(Entry::Move(aside.unwrap_or(choice.best))).is_err() {
                break;
            }
            if !certain {
                samples.push(sample);
            }
            // With several players, positions are also judged when another side is to move. The
            // best move leads to a position of equal worth.
            if seats > 2 && !certain && aside.is_none() && line.outcome().is_none() {
                samples.push(Sample { position: *line.position(), ..sample });
            }
        }
        winner = winner.or_else(|| line.outcome().and_then(|outcome| outcome.winner));
        for sample in &mut samples {
            sample.result = match winner {
                Some(winner) => f32::from(u8::from(winner == sample.seat)),
                None => 1.0 / seats as f32,
            };
        }
        samples
    }
}

/// The proven winner; `None` if there is none. If one of several sides is proven to lose, the
/// winner is unknown.
fn proven_winner(position: &Position, choice: &SearchResult) -> Option<Seat> {
    let mover = position.to_move();
    let two = position.variant().board().seats == 2;
    match (choice.score.win_in(), choice.score.loss_in()) {
        (Some(_), _) => Some(mover),
        (_, Some(_)) if two => Some(mover.other()),
        _ => None,
    }
}

/// Reads the samples of all whole games in a file. Fails for a game of another variant.
pub(super) fn load(file: &Path, variant: Variant) -> io::Result<Vec<Sample>> {
    let mut all = Vec::new();
    for_each_game(file, |game| {
        all.extend(
            game.samples(variant).ok_or_else(|| io::Error::other("games of another variant"))?,
        );
        Ok(())
    })?;
    Ok(all)
}

/// Calls `f` with every whole game of a file, one at a time. Returns the number of bytes of these
/// games. Fails if the file cannot be read, or if `f` fails.
fn for_each_game(file: &Path, mut f: impl FnMut(SampledGame) -> io::Result<()>) -> io::Result<u64> {
    let mut input = BufReader::new(File::open(file)?);
    let mut line = Vec::new();
    let mut whole = 0;
    while input.read_until(b'\n', &mut line)? > 0 && line.ends_with(b"\n") {
        f(serde_json::from_slice(&line)?)?;
        whole += line.len() as u64;
        line.clear();
    }
    Ok(whole)
}
