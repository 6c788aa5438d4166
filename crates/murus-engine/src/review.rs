//! The review of a finished game: how good each position was for the sides, which wins were missed,
//! and how well each side played.

use super::accuracy::accuracy;
use super::choose::choose;
use super::limits::{Budget, Stop};
use super::net;
use super::prove::{Flaw, Proof};
use super::transpositions::Transpositions;
use murus_gallicus::{Entry, Line, Position, Seat};

/// Entries of the table, as a power of two. The table is kept from position to position.
const TABLE_BITS: u32 = 20;
/// The hundredths of a stone at which a win has the chance `1 / (1 + 1/e)`: the scale of the
/// learned evaluation.
const SCALE: f64 = net::SCALE as f64;
/// The points that a ply must cost at least to be a mistake; a game is worth 1.
const MISTAKE: f64 = 0.15;
/// The most plies of a game that a review names as having mattered.
const MATTERED: usize = 3;
/// The points that a ply must cost at least to matter; a game is worth 1.
pub(super) const MATTERS: f64 = 0.1;
/// If the expected points are nearer than this to 0 or 1, nothing is at stake.
const SETTLED: f64 = 0.05;
/// The most points that one ply counts against accuracy. One blunder says less about a player than
/// many small slips, and its exact cost depends on the depth of the search.
const BLUNDER: f64 = 0.3;
/// A side that expects this many points may well have a forced win that no search saw.
pub(super) const LIKELY: f64 = 0.7;

/// The engine's evaluation of a position in a game of two.
#[derive(Clone, PartialEq, Debug)]
pub struct Glance {
    /// The points that the Romans can expect, 0 to 1.
    pub romans: f64,
    /// The plies to a forced win of the side to move; `None` if no win was seen. Also `None` if the
    /// move played is proven to win as well, though the win seemed missed.
    pub win_in: Option<u32>,
    /// The best move in notation; empty at the end of the game and for a position that is left out.
    pub best: String,
}

/// A win that a side can force from a position of a game, whatever the other side does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forced {
    /// The number of plies of the game before the position.
    pub ply: usize,
    /// The side that can force the win.
    pub winner: Seat,
    /// The most plies that the win takes.
    pub plies: u32,
    /// The proof, as [`Proof::answers`] writes it.
    pub answers: Vec<u8>,
}

impl Forced {
    /// Reads the proof by walking through it by the rules. `start` is the position before which
    /// [`Forced::ply`] plies were played. Fails at the first flaw.
    pub fn proof(&self, start: &Position) -> Result<Proof, Flaw> {
        Proof::read(start, self.winner, &self.answers)
    }
}

/// A reviewed game: its evaluations and its forced wins.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Review {
    /// The evaluations of the positions, in order from the start of the game. A stored review from
    /// an earlier version lacks that of the final position if the players ended the game.
    pub glances: Vec<Glance>,
    /// Wins that could be forced, with their proofs.
    pub forced: Vec<Forced>,
    /// The numbers of plies before the positions about which the review says nothing, in order.
    pub left_out: Vec<usize>,
}

/// Evaluates each position of a game of two with `nodes` nodes, without proofs. The same game and
/// nodes give the same review, unless `stop` ends it early.
pub fn glance(line: &Line, nodes: u64, stop: &Stop) -> Review {
    let mut table = table();
    let glances = (0..line.positions().len()).map(|n| glance_at(line, n, nodes, &mut table, stop));
    let mut review = Review { glances: glances.collect(), ..Review::default() };
    review.reconcile(line);
    review
}

/// Evaluates the last position of a game of two with `nodes` nodes, without proofs. The same game
/// and nodes give the same evaluation, unless `stop` ends it early.
pub fn glance_last(line: &Line, nodes: u64, stop: &Stop) -> Glance {
    glance_at(line, line.positions().len() - 1, nodes, &mut table(), stop)
}

/// Makes the empty transposition table of a review.
pub(super) fn table() -> Transpositions {
    Transpositions::new(TABLE_BITS)
}

/// Evaluates the position of a game after `n` plies.
pub(super) fn glance_at(
    line: &Line,
    n: usize,
    nodes: u64,
    table: &mut Transpositions,
    stop: &Stop,
) -> Glance {
    let positions = line.positions();
    let position = &positions[n];
    let last = line.outcome().filter(|_| n + 1 == positions.len() && !line.is_ended_by_people());
    if let Some(outcome) = position.outcome().or(last) {
        let romans = outcome.winner.map_or(0.5, certain);
        return Glance { romans, win_in: None, best: String::new() };
    }
    match choose(position, &positions[..n], Budget::nodes(nodes), table, stop) {
        None => Glance { romans: 0.5, win_in: None, best: String::new() },
        Some(choice) => {
            let points = match (choice.score.win_in(), choice.score.loss_in()) {
                (Some(_), _) => 1.0,
                (_, Some(_)) => 0.0,
                _ => 1.0 / (1.0 + (-f64::from(choice.score.hundredths()) / SCALE).exp()),
            };
            let best = position.write(choice.best).to_string();
            Glance {
                romans: expected(points, position.to_move()),
                win_in: choice.score.win_in(),
                best,
            }
        }
    }
}

/// The points that the Romans can expect if this side is certain to win: 1 or 0.
pub(super) fn certain(winner: Seat) -> f64 {
    f64::from(u8::from(winner == Seat::Romans))
}

/// The points, 0 to 1, that a side can expect. `romans` are the points that the Romans can expect.
pub(super) fn expected(romans: f64, side: Seat) -> f64 {
    if side == Seat::Romans { romans } else { 1.0 - romans }
}

/// The player who made a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mover {
    /// The side that moved.
    pub side: Seat,
    /// The seat that this player holds at the end. It is the other one if seats were exchanged
    /// afterwards.
    pub seat: Seat,
}

impl Review {
    /// The player who made each judged ply.
    pub fn movers(&self, line: &Line) -> Vec<Mover> {
        let judged = self.glances.len().saturating_sub(1);
        let mut exchanged = line.is_swapped();
        let mut seats = Vec::new();
        for entry in line.entries() {
            match entry {
                Entry::Move(_) => seats.push(exchanged),
                Entry::Swap => exchanged = !exchanged,
                Entry::Resign(_) | Entry::Timeout(_) | Entry::Draw | Entry::Cancel => {}
            }
        }
        let mover = |(position, exchanged): (&Position, bool)| {
            let side = position.to_move();
            Mover { side, seat: if exchanged { side.other() } else { side } }
        };
        line.positions().iter().zip(seats).take(judged).map(mover).collect()
    }

    /// Makes the evaluations before and after each best move that was played agree: a win seen
    /// before it is a win after it, and the move costs nothing.
    pub(super) fn reconcile(&mut self, line: &Line) {
        let positions = line.positions();
        let best: Vec<bool> = (line.moves().zip(positions).zip(&self.glances))
            .map(|((m, position), glance)| position.write(m).to_string() == glance.best)
            .collect();
        for ply in (0..best.len()).filter(|&ply| best[ply]) {
            if self.glances[ply].win_in.is_some() {
                self.glances[ply + 1].romans = certain(positions[ply].to_move());
            }
        }
        let movers = self.movers(line);
        for ply in (0..best.len()).rev().filter(|&ply| best[ply]) {
            let Mover { side, seat } = movers[ply];
            self.glances[ply].romans = expected(expected(self.glances[ply + 1].romans, seat), side);
        }
    }

    /// Returns the review without its statements about these positions and the `near` positions
    /// before each: no better move, no win, and the points that were expected before.
    pub fn without(mut self, positions: &[usize], near: usize) -> Review {
        let is_near = |ply: usize| positions.iter().any(|&out| (ply..=ply + near).contains(&out));
        self.left_out = (0..self.glances.len()).filter(|&ply| is_near(ply)).collect();
        for &ply in &self.left_out {
            let romans = ply.checked_sub(1).map_or(0.5, |before| self.glances[before].romans);
            self.glances[ply] = Glance { romans, win_in: None, best: String::new() };
        }
        // The proof of a win says something of each position up to its end.
        let says = |forced: &Forced| forced.ply..=forced.ply + forced.plies as usize;
        let left_out = &self.left_out;
        self.forced.retain(|forced| !left_out.iter().any(|ply| says(forced).contains(ply)));
        self
    }

    /// Returns true if the review judges a ply: it covers the positions before and after the ply.
    fn is_judged(&self, ply: usize) -> bool {
        !self.left_out.iter().any(|&out| out == ply || out == ply + 1)
    }

    /// The points that a ply cost its mover; 0 if it was as good as the best move, or is not
    /// judged.
    pub fn cost(&self, ply: usize, mover: Mover) -> f64 {
        if !self.is_judged(ply) {
            return 0.0;
        }
        let before = &self.glances[ply];
        let after = &self.glances[ply + 1];
        (expected(before.romans, mover.side) - expected(after.romans, mover.seat)).max(0.0)
    }

    /// The ply that turned the game: the loser's most expensive mistake after they last expected no
    /// less than the winner, the first of equals. Without a winner it may be of either side. `None`
    /// if there is no mistake.
    pub fn turning_point(&self, movers: &[Mover], winner: Option<Seat>) -> Option<usize> {
        let open = |ply: &usize| match winner {
            Some(Seat::Romans) => self.glances[*ply].romans <= 0.5,
            Some(_) => self.glances[*ply].romans >= 0.5,
            None => *ply == 0,
        };
        let since = (0..movers.len()).rev().find(open).unwrap_or(0);
        let made = (since..movers.len()).filter(|&ply| Some(movers[ply].seat) != winner);
        let costly =
            made.map(|ply| (ply, self.cost(ply, movers[ply]))).filter(|(_, cost)| *cost >= MISTAKE);
        costly
            .fold(None, |worst: Option<(usize, f64)>, (ply, cost)| match worst {
                Some((_, most)) if most >= cost - 1e-9 => worst,
                _ => Some((ply, cost)),
            })
            .map(|(ply, _)| ply)
    }

    /// The plies that mattered most, in order of play, at most three. The turning point of a game
    /// with this `winner` is among them.
    pub fn mattered(&self, movers: &[Mover], winner: Option<Seat>) -> Vec<usize> {
        let turning = self.turning_point(movers, winner);
        let mut costly: Vec<(usize, f64)> = (0..movers.len())
            .map(|ply| (ply, self.cost(ply, movers[ply])))
            .filter(|(_, cost)| *cost >= MATTERS)
            .collect();
        costly.sort_by(|one, other| {
            let first = |ply| Some(ply) != turning;
            first(one.0).cmp(&first(other.0)).then(other.1.total_cmp(&one.1))
        });
        let mut plies: Vec<usize> = costly.into_iter().map(|(ply, _)| ply).take(MATTERED).collect();
        plies.sort_unstable();
        plies
    }

    /// The plies that missed a forced win, each with the number of plies in which the best move
    /// would have won. A ply after which a win is still likely counts as no miss.
    pub fn missed(&self, movers: &[Mover]) -> Vec<(usize, u32)> {
        let still = |ply: usize| expected(self.glances[ply + 1].romans, movers[ply].seat) >= LIKELY;
        let missed =
            |ply: usize| self.glances[ply].win_in.filter(|_| !still(ply)).map(|plies| (ply, plies));
        (0..movers.len()).filter_map(missed).collect()
    }

    /// Lists the costs that count against the accuracy of the player who holds a seat at the end,
    /// in points (a game is worth 1): the cost of each of their plies that the review judges, 0.3
    /// at most, up to the last ply with something at stake. After that the game was nearly won or
    /// lost for good.
    pub fn costs(&self, movers: &[Mover], seat: Seat) -> Vec<f64> {
        let open = |ply: usize| (SETTLED..=1.0 - SETTLED).contains(&self.glances[ply].romans);
        let plies =
            (0..movers.len()).filter(|&ply| movers[ply].seat == seat && self.is_judged(ply));
        let costs: Vec<(bool, f64)> =
            plies.map(|ply| (open(ply), self.cost(ply, movers[ply]))).collect();
        let until = costs
            .iter()
            .rposition(|(open, cost)| *open || *cost >= SETTLED)
            .map_or(0, |last| last + 1);
        costs.into_iter().take(until).map(|(_, cost)| cost.min(BLUNDER)).collect()
    }

    /// The accuracy of the player who holds a seat at the end, in percent: random moves have about
    /// 10, the weakest level 30, each further level 10 more, and a player who loses nothing 100.
    /// `None` if nothing was at stake at any of their plies, and where levels of that strength
    /// cannot be told apart by it.
    pub fn accuracy(&self, line: &Line, movers: &[Mover], seat: Seat) -> Option<f64> {
        let costs = self.costs(movers, seat);
        let mean = costs.iter().sum::<f64>() / costs.len() as f64;
        accuracy(line.position().variant(), mean).filter(|_| !costs.is_empty())
    }

    /// The win that could be forced from the position after `ply` plies; `None` if none is known.
    pub fn forced_at(&self, ply: usize) -> Option<&Forced> {
        self.forced.iter().find(|forced| forced.ply == ply)
    }

    /// The forced win from which on the winner's win was certain; `None` if its proof is not kept.
    pub fn decided(&self, winner: Option<Seat>) -> Option<&Forced> {
        let since = |forced: &&Forced| {
            self.glances[forced.ply..].iter().all(|glance| glance.romans == certain(forced.winner))
        };
        self.forced.iter().filter(|forced| Some(forced.winner) == winner).find(since)
    }
}
