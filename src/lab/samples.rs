//! Self-play: positions with what a short search thinks of them and how their game ended.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::bar;
use super::contest::LONGEST;
use crate::engine::net::{Planes, planes};
use crate::engine::{Budget, Net, Stop, Transpositions, choose_by};
use crate::rules::{Entry, Line, Seat, Variant};

/// Bytes of a stored sample: six planes, mover, score, result.
const SAMPLE: usize = 6 * 16 + 1 + 2 + 1;
/// Scores are kept within these bounds, in hundredths of a stone.
const MOST_SCORE: i32 = 3_000;

/// One position of a game of two without unusual state.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Sample {
    /// Walls, towers and catapults of the Romans, then of the Gauls.
    pub planes: Planes<u128>,
    /// 0 if the Romans are to move, 1 if the Gauls are.
    pub mover: u8,
    /// What a search thought of it, for the mover, in hundredths of a stone.
    pub score: i16,
    /// The mover's points at the end of the game, times two.
    pub result: u8,
}

impl Sample {
    fn write(&self) -> [u8; SAMPLE] {
        let mut bytes = [0; SAMPLE];
        for (place, plane) in bytes.chunks_exact_mut(16).zip(self.planes) {
            place.copy_from_slice(&plane.to_le_bytes());
        }
        bytes[96] = self.mover;
        bytes[97..99].copy_from_slice(&self.score.to_le_bytes());
        bytes[99] = self.result;
        bytes
    }

    fn read(bytes: &[u8; SAMPLE]) -> Sample {
        let plane = |n: usize| u128::from_le_bytes(std::array::from_fn(|byte| bytes[n * 16 + byte]));
        Sample {
            planes: std::array::from_fn(plane),
            mover: bytes[96],
            score: i16::from_le_bytes([bytes[97], bytes[98]]),
            result: bytes[99],
        }
    }
}

/// How games are played for their samples.
#[derive(Clone, Debug)]
pub(super) struct SelfPlay<'a> {
    pub variant: Variant,
    /// The evaluation that plays; none for the designer's features.
    pub net: Option<&'a Net>,
    pub games: u64,
    /// Nodes a move.
    pub nodes: u64,
    pub seed: u64,
    pub threads: usize,
}

impl SelfPlay<'_> {
    /// Plays the games whose samples are not in the file yet and appends them, each game whole or not at all.
    pub fn run(&self, file: &Path, words: String) -> io::Result<()> {
        let done: HashSet<u64> = games(file)?.into_iter().map(|(game, _)| game).collect();
        let out = Mutex::new(BufWriter::new(OpenOptions::new().create(true).append(true).open(file)?));
        let (next, bar) = (AtomicU64::new(0), bar(self.games, words));
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
                    let samples = self.game(game);
                    let mut block = game.to_le_bytes().to_vec();
                    block.extend((samples.len() as u32).to_le_bytes());
                    block.extend(samples.iter().flat_map(Sample::write));
                    let mut out = out.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    out.write_all(&block)?;
                    out.flush()?;
                    bar.inc(1);
                }
            };
            let workers: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(worker)).collect();
            workers
                .into_iter()
                .try_for_each(|worker| worker.join().unwrap_or_else(|_| Err(io::Error::other("a game failed"))))
        })?;
        bar.finish();
        Ok(())
    }

    /// The samples of one game; the same for the same number.
    fn game(&self, game: u64) -> Vec<Sample> {
        let mut random = StdRng::seed_from_u64(self.seed ^ game.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut line = Line::new(self.variant);
        for _ in 0..random.random_range(4..=12) {
            let moves = line.position().moves();
            let Some(&m) = moves.choose(&mut random) else { break };
            if line.play(Entry::Move(m)).is_err() {
                break;
            }
        }
        let (mut samples, mut winner) = (Vec::new(), None);
        let mut table = Transpositions::new(14);
        while line.outcome().is_none() && line.plies() < LONGEST {
            let Some((position, before)) = line.positions().split_last() else { break };
            let budget = Budget::nodes(self.nodes);
            let Some(choice) = choose_by(self.net, position, before, budget, &mut table, &Stop::default()) else {
                break;
            };
            if choice.score.end_in().is_some() {
                // A proven end needs no more moves, and teaches nothing that the search does not know.
                let other = Seat::ALL[1 - position.to_move().index()];
                winner = Some(if choice.score.win_in().is_some() { position.to_move() } else { other });
                break;
            }
            let score = choice.score.hundredths().clamp(-MOST_SCORE, MOST_SCORE) as i16;
            samples.push(Sample { planes: planes(position), mover: position.to_move() as u8, score, result: 1 });
            // Now and then something else, so that games of one opening part and mistakes are seen punished.
            let aside = if random.random_bool(0.02) { position.moves().choose(&mut random).copied() } else { None };
            if line.play(Entry::Move(aside.unwrap_or(choice.best))).is_err() {
                break;
            }
        }
        winner = winner.or_else(|| line.outcome().and_then(|outcome| outcome.winner));
        if let Some(winner) = winner {
            for sample in &mut samples {
                sample.result = if usize::from(sample.mover) == winner.index() { 2 } else { 0 };
            }
        }
        samples
    }
}

/// The samples of a file, all games together.
pub(super) fn load(file: &Path) -> io::Result<Vec<Sample>> {
    Ok(games(file)?.into_iter().flat_map(|(_, samples)| samples).collect())
}

/// The games of a file. What an interruption left behind the last whole game is cut off.
fn games(file: &Path) -> io::Result<Vec<(u64, Vec<Sample>)>> {
    let mut games = Vec::new();
    if !file.exists() {
        return Ok(games);
    }
    let (mut input, mut whole) = (BufReader::new(File::open(file)?), 0);
    while let Some(game) = read_game(&mut input)? {
        whole += 12 + (game.1.len() * SAMPLE) as u64;
        games.push(game);
    }
    OpenOptions::new().write(true).open(file)?.set_len(whole)?;
    Ok(games)
}

/// The next game; none where the file ends before it does.
fn read_game(input: &mut impl Read) -> io::Result<Option<(u64, Vec<Sample>)>> {
    let read = |input: &mut dyn Read| -> io::Result<(u64, Vec<Sample>)> {
        let (mut number, mut count) = ([0; 8], [0; 4]);
        input.read_exact(&mut number)?;
        input.read_exact(&mut count)?;
        let mut samples = Vec::new();
        let mut bytes = [0; SAMPLE];
        for _ in 0..u32::from_le_bytes(count) {
            input.read_exact(&mut bytes)?;
            samples.push(Sample::read(&bytes));
        }
        Ok((u64::from_le_bytes(number), samples))
    };
    match read(input) {
        Ok(game) => Ok(Some(game)),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}
