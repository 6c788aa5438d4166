//! A review in pieces, so that other work comes in between.

use std::fmt;

use super::forced::Wins;
use super::limits::Stop;
use super::review::{LIKELY, MATTERS, Review, expected, glance_at, table};
use super::transpositions::Transpositions;
use murus_gallicus::Line;

/// The most plies of a game whose better moves are judged as well.
const COMPARED: usize = 6;
/// A ply that costs less than this, in points, is doubtful: a search misjudges many values, and the
/// worst of them look like mistakes. Such a ply is compared again.
const DOUBTFUL: f64 = 0.2;
/// The factor by which the nodes grow when a doubtful ply is compared again.
const CLOSER: u64 = 4;

/// A review that is made in pieces.
pub struct Reviewing {
    line: Line,
    table: Transpositions,
    wins: Wins,
    review: Review,
    next: Next,
    /// The plies that mattered whose better moves were judged as well.
    compared: Vec<usize>,
}

/// The kind of piece that the review makes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Glances,
    Decision,
    Missed,
    End,
    Mattered,
    Nothing,
}

impl Reviewing {
    /// Begins the review of a game of two, before its first piece.
    pub fn new(line: Line) -> Reviewing {
        let review = Review::default();
        let compared = Vec::new();
        Reviewing { line, table: table(), wins: Wins::new(), review, next: Next::Glances, compared }
    }

    /// Makes the next piece. It evaluates up to `positions` positions with `nodes` nodes each (as
    /// few as `stop.least` once `stop` is due), or proves some of the wins that could be forced, or
    /// compares a ply that mattered with the better move. Returns true if there are more pieces.
    pub fn advance(&mut self, positions: usize, nodes: u64, stop: &Stop) -> bool {
        let line = &self.line;
        let review = &mut self.review;
        let whole = Stop::default();
        self.next = match self.next {
            Next::Glances => {
                let from = review.glances.len();
                let all = line.positions().len();
                let until = all.min(from + positions);
                review.glances.extend(
                    (from..until).map(|n| glance_at(line, n, nodes, &mut self.table, stop)),
                );
                if until == all {
                    review.reconcile(line);
                }
                if until == all { Next::Decision } else { Next::Glances }
            }
            Next::Decision => {
                self.wins.find_decision(line, review, &whole);
                Next::Missed
            }
            Next::Missed => {
                self.wins.find_missed(line, review, &whole);
                Next::End
            }
            Next::End => {
                self.wins.find_at_end(line, review, &whole);
                review.reconcile(line);
                Next::Mattered
            }
            Next::Mattered => {
                if self.compare(nodes, stop) {
                    Next::Mattered
                } else {
                    Next::Nothing
                }
            }
            Next::Nothing => Next::Nothing,
        };
        self.next != Next::Nothing
    }

    /// Judges the better move of a ply that mattered in the same way as the move played: by a
    /// search from the position after it, because a search from before it sees a ply less, and by a
    /// proof if a loss seems near, because no search sees that far. Returns true if there may be
    /// another such ply.
    fn compare(&mut self, nodes: u64, stop: &Stop) -> bool {
        let line = &self.line;
        let review = &mut self.review;
        let movers = review.movers(line);
        let mattered = review.mattered(&movers, line.outcome().and_then(|end| end.winner));
        let Some(ply) = mattered.into_iter().find(|ply| !self.compared.contains(ply)) else {
            return false;
        };
        self.compared.push(ply);
        let side = movers[ply].side;
        let known = review.forced_at(ply).is_some() || review.glances[ply].win_in.is_some();
        let mut better = line.before(ply);
        if let (false, Ok(best)) = (known, better.read(&review.glances[ply].best))
            && better.play(best).is_ok()
        {
            let mut judge =
                |line: &Line, nodes| glance_at(line, ply + 1, nodes, &mut self.table, stop).romans;
            let played = expected(review.glances[ply + 1].romans, movers[ply].seat);
            let mut value = expected(judge(&better, nodes), side);
            if played.min(value) <= 1.0 - LIKELY && self.wins.is_won_by(side.other(), &better) {
                value = 0.0;
            }
            let mut cost = value - played;
            if played > 0.0 && (MATTERS..DOUBTFUL).contains(&cost) {
                let [better, played] = [&better, line].map(|line| judge(line, nodes * CLOSER));
                cost = expected(better, side) - expected(played, movers[ply].seat);
            }
            if cost < MATTERS {
                review.glances[ply].romans = expected(played + cost.max(0.0), side);
            }
        }
        self.compared.len() < COMPARED
    }

    /// Returns the review as far as it is made.
    pub fn review(self) -> Review {
        self.review
    }
}

impl fmt::Debug for Reviewing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reviewing")
            .field("glances", &self.review.glances.len())
            .finish_non_exhaustive()
    }
}

/// Reviews a game of two: evaluates each position with `nodes` nodes, and proves the wins that
/// could be forced. The same game and nodes give the same review, unless `stop` is due.
pub fn review(line: &Line, nodes: u64, stop: &Stop) -> Review {
    let mut reviewing = Reviewing::new(line.clone());
    while reviewing.advance(1, nodes, stop) {}
    reviewing.review()
}
