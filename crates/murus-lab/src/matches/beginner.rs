//! Two fixed weak players, by which the weakest levels are set and checked. They never change, so
//! results stay comparable. Each takes a win in one. Each prevents the enemy's win in one four
//! times out of five if it can. Otherwise it advances and keeps its towers, with noise.

use murus_gallicus::{Bits, Cell, Line, Move, Options, Position, Seat, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// A fixed weak player: what it likes.
#[derive(PartialEq, Debug)]
pub(super) struct Beginner {
    /// Its name in the text form of a contender.
    pub name: &'static str,
    /// The worth of one step of a stone towards the goal.
    step: f64,
    /// The worth of a tower, in addition to that of its stones.
    tower: f64,
    /// The largest random worth that is added to a move.
    mood: f64,
}

/// The fixed weak players. The first one sets the weakest level; the other one, who runs and is
/// careless of towers, checks it.
pub(super) static BEGINNERS: [Beginner; 2] = [
    Beginner { name: "beginner", step: 0.3, tower: 2.0, mood: 3.0 },
    Beginner { name: "runner", step: 1.0, tower: 0.5, mood: 2.0 },
];

/// The probability that a beginner sees a win in one of the enemy.
const SEES: f64 = 0.8;

/// Returns a random move; `None` if the game is over. The same line and seed give the same move.
pub(super) fn play_any(line: &Line, seed: i64) -> Option<Move> {
    let position = line.position();
    if position.outcome().is_some() {
        None
    } else {
        position.moves().choose(&mut chance(line, seed)).copied()
    }
}

/// The generator of random numbers for one move of a game.
fn chance(line: &Line, seed: i64) -> StdRng {
    StdRng::seed_from_u64(seed.cast_unsigned() << 16 ^ line.plies() as u64)
}

impl Beginner {
    /// Returns the player's move; `None` if the game is over. The same line and seed give the same
    /// move.
    pub fn play(&self, line: &Line, seed: i64) -> Option<Move> {
        let position = line.position();
        if position.outcome().is_some() {
            return None;
        }
        let mut random = chance(line, seed);
        let moves = position.moves();
        let winning: Vec<Move> = moves.iter().copied().filter(|&m| wins(position, m)).collect();
        if !winning.is_empty() {
            return winning.choose(&mut random).copied();
        }
        let safe: Vec<Move> = moves.iter().copied().filter(|&m| !lets_win(position, m)).collect();
        let considered = if random.random_bool(SEES) && !safe.is_empty() { &safe } else { &moves };
        let seat = position.to_move();
        let steps = steps(position.variant(), seat);
        let liked = considered.iter().map(|&m| {
            let mood = random.random_range(0.0..self.mood);
            (self.liking(&position.play_unchecked(m), seat, &steps) + mood, m)
        });
        liked.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, m)| m)
    }

    /// The worth of a seat's stones, by their steps forward and its towers.
    fn liking(&self, position: &Position, seat: Seat, steps: &[u8]) -> f64 {
        let (walls, _, _) = position.heights();
        let worth = |cell: Cell| {
            let made = self.step * f64::from(steps[usize::from(cell.index())]);
            if walls.has(cell) { made } else { 2.0 * made + self.tower }
        };
        position.stones(seat).cells().map(worth).sum()
    }
}

/// The number of steps from a seat's starting cells to each cell, by grid index.
fn steps(variant: Variant, seat: Seat) -> Vec<u8> {
    let board = variant.board();
    let geometry = &board.geometry;
    let mut steps = vec![u8::MAX; usize::from(geometry.files()) * usize::from(geometry.rows())];
    let mut row: Vec<Cell> = board.towers[seat.index()].cells().collect();
    let mut made = 0;
    while !row.is_empty() {
        row.iter().for_each(|cell| steps[usize::from(cell.index())] = made);
        let beside =
            |cell| geometry.directions().iter().filter_map(move |&way| geometry.step(cell, way, 1));
        row = row
            .into_iter()
            .flat_map(beside)
            .filter(|cell| steps[usize::from(cell.index())] == u8::MAX)
            .collect();
        row.sort_unstable();
        row.dedup();
        made += 1;
    }
    steps
}

/// Returns true if a move wins at once: it ends the game, or, if a landed stone must survive, every
/// reply to it does.
pub(super) fn wins(position: &Position, m: Move) -> bool {
    let seat = position.to_move();
    let won = |position: &Position| {
        position.outcome().is_some_and(|outcome| outcome.winner == Some(seat))
    };
    let next = position.play_unchecked(m);
    won(&next)
        || next.outcome().is_none()
            && next.variant().has(Options::ADVANCED)
            && next.moves().iter().all(|&answer| won(&next.play_unchecked(answer)))
}

/// Returns true if the reply to a move can win at once.
pub(super) fn lets_win(position: &Position, m: Move) -> bool {
    let next = position.play_unchecked(m);
    next.outcome().is_none() && next.moves().iter().any(|&answer| wins(&next, answer))
}
