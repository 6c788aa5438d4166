//! What is certain in a finished game: wins that could be forced, each with its proof.

use super::limits::Stop;
use super::prove::{Findings, Proof, prove_win};
use super::review::{Forced, Review, glance};
use crate::rules::{Line, Position, Seat};

/// Positions visited at most to find out since when a game was decided; then for everything else; and for one question.
const NODES: [u64; 2] = [200_000, 300_000];
const NODES_EACH: u64 = 60_000;
/// Entries of the table, kept from question to question, as a power of two.
const TABLE_BITS: u32 = 17;
/// Only who can expect so many points is asked about.
const LIKELY: f64 = 0.7;
/// Missed wins that are proven.
const MISSED: usize = 3;
/// The longest win that is kept, in plies, so that a button has room for the way through it; and the largest, in answers.
const LONGEST: u32 = 40;
const LARGEST: usize = 10_000;

/// Asks for forced wins, for so long in all.
struct Asking<'a> {
    table: Findings,
    left: u64,
    stop: &'a Stop,
}

/// Looks at each position of a game of two for so many nodes, and proves what is certain in it. The same game and nodes give the same review, unless
/// `stop` ends it early.
pub fn review(line: &Line, nodes: u64, stop: &Stop) -> Review {
    let mut review = glance(line, nodes, stop);
    let mut romans: Vec<f64> = review.glances.iter().map(|glance| glance.romans).collect();
    // The last glance tells how the game ended, whatever the board says; a short look suffices for what may be asked there.
    let last = glance(&Line::from(*line.position()), nodes / 4, stop);
    if let (Some(end), Some(looked)) = (romans.last_mut(), last.glances.first()) {
        *end = looked.romans;
    }
    force(line, &romans, &mut review, stop);
    review
}

/// Finds the forced wins of a game of two that has been looked at: since when it was decided, wins that were missed, and one that whoever
/// was to move at its end still had. What is proven is written into the glances too. `romans` are the points that they can expect from each position.
fn force(line: &Line, romans: &[f64], review: &mut Review, stop: &Stop) {
    let mut asking = Asking { table: Findings::new(TABLE_BITS), left: NODES[0], stop };
    let winner = line.outcome().and_then(|end| end.winner);
    let decided = winner.and_then(|winner| asking.decided(line, romans, winner));
    asking.left = NODES[1];
    let positions = line.positions();
    if let Some((ply, proof)) = decided {
        let proof = asking.sooner(&positions[ply], proof, review.glances[ply].win_in);
        for glance in &mut review.glances[ply..] {
            glance.romans = certain(proof.winner());
        }
        keep(review, ply, &positions[ply], &proof);
    }
    let movers: Vec<Seat> = positions[..line.plies()].iter().map(Position::to_move).collect();
    let turning = review.turning_point(&movers, winner).filter(|&ply| is_likely(romans[ply], movers[ply]));
    let missed = review.missed(&movers).into_iter().map(|(ply, plies)| (ply, Some(plies)));
    // What turned the game may have let a win go that was not seen before.
    let turning = turning.map(|ply| (ply, None)).filter(|&(ply, _)| review.glances[ply].win_in.is_none());
    for (ply, plies) in turning.into_iter().chain(missed.take(MISSED)).collect::<Vec<_>>() {
        if let Some(proof) = asking.win(&positions[ply], movers[ply], plies) {
            let proof = asking.sooner(&positions[ply], proof, None);
            review.glances[ply].romans = certain(proof.winner());
            keep(review, ply, &positions[ply], &proof);
        }
    }
    let (last, mover) = (line.position(), line.position().to_move());
    let goes_on = last.outcome().is_none() && line.outcome().is_some() && winner != Some(mover);
    let left = goes_on && is_likely(romans[line.plies()], mover);
    if let Some(proof) = left.then(|| asking.win(last, mover, None)).flatten() {
        let proof = asking.sooner(last, proof, None);
        keep(review, line.plies(), last, &proof);
    }
}

impl Asking<'_> {
    /// How this side wins, within so many plies where they are counted; none where that is not proven.
    fn win(&mut self, position: &Position, winner: Seat, plies: Option<u32>) -> Option<Proof> {
        let nodes = NODES_EACH.min(self.left);
        let proven = prove_win(position, winner, plies, nodes, &mut self.table, self.stop);
        self.left = self.left.saturating_sub(proven.nodes);
        proven.verdict.into_proof()
    }

    /// The first position with the winner to move from which on every position of the game was won, and how. What came later is asked first: it is the
    /// easier question, and half of the answer to the next one.
    fn decided(&mut self, line: &Line, romans: &[f64], winner: Seat) -> Option<(usize, Proof)> {
        let mut decided = None;
        for (ply, position) in line.positions().iter().enumerate().rev() {
            if position.outcome().is_some() {
                continue;
            }
            let likely = is_likely(romans[ply], winner);
            let Some(proof) = likely.then(|| self.win(position, winner, None)).flatten() else { break };
            if position.to_move() == winner {
                decided = Some((ply, proof));
            }
        }
        decided
    }

    /// The soonest win that is found in the place of another one; `known` is within how many plies there is one, where that is known.
    fn sooner(&mut self, position: &Position, proof: Proof, known: Option<u32>) -> Proof {
        let winner = proof.winner();
        let known = known.filter(|&plies| plies < proof.plies());
        let mut best = known.and_then(|plies| self.win(position, winner, Some(plies))).unwrap_or(proof);
        while let Some(fewer) = best.plies().checked_sub(2).filter(|&fewer| fewer > 0) {
            match self.win(position, winner, Some(fewer)) {
                Some(sooner) => best = sooner,
                None => break,
            }
        }
        best
    }
}

/// The points that the Romans can expect where a side is certain to win.
fn certain(winner: Seat) -> f64 {
    f64::from(u8::from(winner == Seat::Romans))
}

/// Whether a side can be expected to win, by the points that the Romans can expect.
fn is_likely(romans: f64, side: Seat) -> bool {
    let expected = if side == Seat::Romans { romans } else { 1.0 - romans };
    expected >= LIKELY
}

/// Keeps how a win can be forced, unless it is too long to be gone through.
fn keep(review: &mut Review, ply: usize, position: &Position, proof: &Proof) {
    let (winner, plies) = (proof.winner(), proof.plies());
    let glance = &mut review.glances[ply];
    if let Some(best) = proof.answer(position).filter(|_| glance.win_in.is_none_or(|known| plies <= known)) {
        glance.win_in = Some(plies);
        glance.best = position.write(best).to_string();
    }
    if plies <= LONGEST && proof.positions() <= LARGEST {
        review.forced.push(Forced { ply, winner, plies, answers: proof.answers() });
    }
}
