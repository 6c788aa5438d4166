//! Proven facts of a finished game: wins that could be forced, each with its proof.

use super::limits::Stop;
use super::prove::{Findings, Proof, prove_win};
use super::review::{Forced, Glance, LIKELY, Review, certain, expected};
use murus_gallicus::{Line, Position, Seat};

/// The most positions of searches visited in one game: to find when it was decided, and to find its
/// missed wins and a win at its end together.
const NODES: [u64; 2] = [200_000, 300_000];
/// The most positions visited for one question about a win.
const NODES_EACH: u64 = 60_000;
/// Entries of the table, kept from question to question, as a power of two.
const TABLE_BITS: u32 = 17;
/// The number of positions at the end of a game that the players ended, one with each side to move,
/// that are searched for a win even if no evaluation saw one.
const LAST: usize = 2;
/// The most positions visited to prove a win that no quick evaluation saw.
const NODES_UNSEEN: u64 = 10_000;
/// The most positions visited to find whether a better move loses as well. The move played has the
/// proofs of the positions after it; the better move has no such help.
const NODES_BETTER: u64 = 200_000;
/// The most missed wins of a game that are proven.
const MISSED: usize = 3;
/// The longest win that is kept, in plies.
const LONGEST: u32 = 40;
/// The largest proof of a win that is kept: the number of positions in which the winner has an
/// answer. Mirror images count once.
const LARGEST: usize = 10_000;

/// A search for forced wins in a game, with a total budget.
struct WinFinder<'a> {
    line: &'a Line,
    table: &'a mut Findings,
    left: u64,
    stop: &'a Stop,
}

/// The findings about the forced wins of a game, and the positions left to visit.
pub(super) struct Wins {
    table: Findings,
    left: u64,
}

impl Wins {
    pub fn new() -> Wins {
        Wins { table: Findings::new(TABLE_BITS), left: NODES[1] }
    }

    /// Finds the ply from which the game was decided, and notes it in the review. Notes nothing if
    /// no win is proven.
    pub fn find_decision(&mut self, line: &Line, review: &mut Review, stop: &Stop) {
        WinFinder { line, table: &mut self.table, left: NODES[0], stop }.find_decision(review);
    }

    /// Finds missed wins and notes them in the review, until the budget of positions is used up.
    pub fn find_missed(&mut self, line: &Line, review: &mut Review, stop: &Stop) {
        let mut finder = WinFinder { line, table: &mut self.table, left: self.left, stop };
        finder.find_missed(review);
        self.left = finder.left;
    }

    /// Finds a win that a side still had when the players ended the game, and notes it in the
    /// review. Notes nothing if no win is proven.
    pub fn find_at_end(&mut self, line: &Line, review: &mut Review, stop: &Stop) {
        WinFinder { line, table: &mut self.table, left: self.left, stop }.find_at_end(review);
    }

    /// Returns true if this side is proven to win from the last position of a line.
    pub fn is_won_by(&mut self, winner: Seat, line: &Line) -> bool {
        let left = NODES_BETTER;
        let stop = &Stop::default();
        let mut finder = WinFinder { line, table: &mut self.table, left, stop };
        line.outcome().is_none() && finder.ask(line.plies(), winner, None, left).is_some()
    }
}

impl WinFinder<'_> {
    /// Finds the ply from which the game was decided. Notes nothing if no win is proven.
    fn find_decision(&mut self, review: &mut Review) {
        let line = self.line;
        let winner = line.outcome().and_then(|end| end.winner);
        let Some((ply, proof)) = winner.and_then(|winner| self.decided(review, winner)) else {
            return;
        };
        let proof = self.sooner(ply, proof, review.glances[ply].win_in);
        for glance in &mut review.glances[ply..] {
            glance.romans = certain(proof.winner());
        }
        keep(review, ply, &line.positions()[ply], &proof);
    }

    /// Finds missed wins: first at the turning point, where a win may have been overlooked, then
    /// the shortest ones.
    fn find_missed(&mut self, review: &mut Review) {
        let line = self.line;
        let movers = review.movers(line);
        let winner = line.outcome().and_then(|end| end.winner);
        let likely = |ply: &usize| is_likely(review.glances[*ply].romans, movers[*ply].side);
        let turning = review.turning_point(&movers, winner).filter(likely);
        let mut questions: Vec<(usize, Option<u32>)> =
            review.missed(&movers).into_iter().map(|(ply, plies)| (ply, Some(plies))).collect();
        // The turning point may have missed a win that no glance saw.
        questions.extend(
            turning.filter(|&ply| review.glances[ply].win_in.is_none()).map(|ply| (ply, None)),
        );
        questions.sort_by_key(|&(ply, plies)| (Some(ply) != turning, plies));
        let mut kept = 0;
        for (ply, plies) in questions {
            let mover = movers[ply].side;
            if kept == MISSED {
                break;
            }
            let Some(proof) = self.win(ply, mover, plies) else { continue };
            // The move played may have won as well, only later, unless the rules ended the game
            // with it. If that is unknown, this win counts as missed.
            let goes_on =
                ply + 1 < line.plies() || line.outcome().is_none() || line.is_ended_by_people();
            if goes_on && self.win(ply + 1, mover, None).is_some() {
                // Nothing was missed, so this ply is worth what followed: a certain win here says
                // nothing about later moves.
                let after = review.glances[ply + 1].romans;
                review.glances[ply] =
                    Glance { romans: after, win_in: None, ..review.glances[ply].clone() };
                continue;
            }
            let proof = self.sooner(ply, proof, None);
            keep(review, ply, &line.positions()[ply], &proof);
            review.glances[ply].romans = certain(mover);
            kept += 1;
        }
    }

    /// Finds a win that the side to move still had when the players ended the game.
    fn find_at_end(&mut self, review: &mut Review) {
        let line = self.line;
        let position = line.position();
        let mover = line.position().to_move();
        let left =
            line.is_ended_by_people() && line.outcome().and_then(|end| end.winner) != Some(mover);
        let seen = review.glances.last().is_some_and(|glance| is_likely(glance.romans, mover));
        if let Some(proof) = left.then(|| self.any_win(line.plies(), mover, seen)).flatten() {
            let proof = self.sooner(line.plies(), proof, None);
            if let Some(glance) = review.glances.last_mut() {
                glance.romans = certain(mover);
            }
            keep(review, line.plies(), position, &proof);
        }
    }

    /// Returns the proof that this side wins from the position after `ply` plies, within `plies`
    /// further plies if given; `None` if none is found.
    fn win(&mut self, ply: usize, winner: Seat, plies: Option<u32>) -> Option<Proof> {
        self.ask(ply, winner, plies, NODES_EACH)
    }

    /// Returns a proof that this side wins from the position after `ply` plies; `None` if none is
    /// found. If no quick evaluation saw a win (`seen`), the search is short.
    fn any_win(&mut self, ply: usize, winner: Seat, seen: bool) -> Option<Proof> {
        self.ask(ply, winner, None, if seen { NODES_EACH } else { NODES_UNSEEN })
    }

    fn ask(&mut self, ply: usize, winner: Seat, plies: Option<u32>, nodes: u64) -> Option<Proof> {
        let positions = self.line.positions();
        let nodes = nodes.min(self.left);
        let proven = prove_win(
            &positions[ply],
            &positions[..ply],
            winner,
            plies,
            nodes,
            self.table,
            self.stop,
        );
        self.left = self.left.saturating_sub(proven.nodes);
        proven.verdict.into_proof()
    }

    /// Returns the first position with the winner to move from which every position of the game is
    /// proven to be won, and the proof; `None` if not even the last one is proven. Later positions
    /// are solved first: they are easier, and their findings help with the earlier ones.
    fn decided(&mut self, review: &Review, winner: Seat) -> Option<(usize, Proof)> {
        let line = self.line;
        let mut decided = None;
        for (ply, position) in line.positions().iter().enumerate().rev() {
            if position.outcome().is_some() {
                continue;
            }
            let seen = is_likely(review.glances[ply].romans, winner);
            let likely = seen || line.is_ended_by_people() && ply + LAST > line.plies();
            let Some(proof) = likely.then(|| self.any_win(ply, winner, seen)).flatten() else {
                break;
            };
            if position.to_move() == winner {
                decided = Some((ply, proof));
            }
        }
        decided
    }

    /// Returns the proof of the soonest win that is found, or the given proof. `known` is an
    /// upper bound of the win's length in plies; `None` without one.
    fn sooner(&mut self, ply: usize, proof: Proof, known: Option<u32>) -> Proof {
        let winner = proof.winner();
        let known = known.filter(|&plies| plies < proof.plies());
        let mut best = known.and_then(|plies| self.win(ply, winner, Some(plies))).unwrap_or(proof);
        while let Some(fewer) = best.plies().checked_sub(2).filter(|&fewer| fewer > 0) {
            match self.win(ply, winner, Some(fewer)) {
                Some(sooner) => best = sooner,
                None => break,
            }
        }
        best
    }
}

/// Returns true if a side can be expected to win. `romans` are the points that the Romans can
/// expect.
fn is_likely(romans: f64, side: Seat) -> bool {
    expected(romans, side) >= LIKELY
}

/// Keeps a forced win in the review, unless it takes too many plies or its proof is too large.
fn keep(review: &mut Review, ply: usize, position: &Position, proof: &Proof) {
    let winner = proof.winner();
    let plies = proof.plies();
    let glance = &mut review.glances[ply];
    if let Some(best) =
        proof.answer(position).filter(|_| glance.win_in.is_none_or(|known| plies <= known))
    {
        glance.win_in = Some(plies);
        glance.best = position.write(best).to_string();
    }
    if plies <= LONGEST && proof.positions() <= LARGEST {
        review.forced.push(Forced { ply, winner, plies, answers: proof.answers() });
    }
}
