//! The state of a search, and the steps at a node that search no deeper.

use super::eval::{Doubt, Judge};
use super::key::{key, salt};
use super::limits::{Budget, Spent, Stop};
use super::lines::BestLines;
use super::net::Net;
use super::order::{Order, Promise};
use super::reply;
use super::score::{PROVEN, WIN};
use super::transpositions::Transpositions;
use murus_gallicus::{Bits, Move, Position, Seat};

/// The nodes between two looks at the stop flag; a power of two.
const ASK_EVERY: u64 = 1024;
/// The score of an end that is likely but not certain among several players: more than any
/// evaluation, and less than a proven end.
const HOPE: i32 = PROVEN - 1_000;
/// The number of special first turns of a balanced game that are searched, of 224 or more: turns
/// spread over all strengths for the first player, who needs a fair one, and the best-looking ones
/// for the second.
const OPENINGS: usize = 24;

/// The bounds of a search: it finds the score of a position exactly if that is between `alpha` and
/// `beta`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub alpha: i32,
    pub beta: i32,
    /// True if a move is expected to reach `beta`, so that the others need not be tried.
    pub cut: bool,
}

impl Window {
    /// A window in which no move is expected to reach `beta`.
    pub fn open(alpha: i32, beta: i32) -> Window {
        Window { alpha, beta, cut: false }
    }

    /// A window that asks only whether a score is better than `alpha`.
    pub fn narrow(alpha: i32, cut: bool) -> Window {
        Window { alpha, beta: alpha + 1, cut }
    }

    pub fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }
}

/// The question of a search.
pub(super) struct Question<'a, B: Bits> {
    /// The position for which a move is sought.
    pub position: &'a Position<B>,
    /// The earlier positions of the game.
    pub before: &'a [Position<B>],
    /// The limits of the search.
    pub budget: Budget,
    /// The learned evaluation, if there is one. It is used only if it fits the variant.
    pub net: Option<&'a Net>,
    /// The errors that the search makes.
    pub doubt: Doubt,
}

/// A search in progress.
pub(super) struct Search<'a, B: Bits> {
    /// The seat for which positions are evaluated. All other seats play against it.
    pub seat: Seat,
    pub judge: Judge<'a, B>,
    pub order: Order,
    pub table: &'a mut Transpositions,
    pub stop: &'a Stop,
    pub most_nodes: u64,
    pub nodes: u64,
    /// True after the first iteration: then the budget and the stop flag can end the search.
    pub interruptible: bool,
    /// True if moves may be left out or searched less deeply.
    pub selective: bool,
    /// True if the search does not see the answer to a move.
    pub blind: bool,
    /// The last ply at which a threat extends the line.
    pub longest: i32,
    /// True if two players play, so that a score is the negative of the other side's score.
    pub two: bool,
    /// True if several other sides could answer; then only one of them does.
    pub several: bool,
    pub salt: u64,
    pub root: u64,
    /// The best move at the root so far, tried first in every iteration.
    pub best: Option<Move>,
    /// The score of the best move at the root in this iteration, in hundredths of a stone.
    pub lead: i32,
    /// Keys of the earlier positions of the game that can still come back.
    pub before: Vec<u64>,
    /// Keys of the positions on the path to the current node, the root first.
    pub path: Vec<u64>,
    /// The move lists of the nodes on the path to the current one, one list after another.
    pub moves: Vec<(Promise, Move)>,
    pub lines: BestLines,
}

impl<'a, B: Bits> Search<'a, B> {
    /// Prepares a search.
    pub fn new(
        question: &Question<'a, B>,
        table: &'a mut Transpositions,
        stop: &'a Stop,
    ) -> Search<'a, B> {
        let &Question { position, before, budget, net, doubt } = question;
        let board = position.variant().board();
        let seat = position.to_move();
        // With two players a score is the negative of the other's; with several it belongs to the
        // thinking side.
        let owner = if board.seats == 2 { 0 } else { 1 + seat.index() as u64 };
        let salt = salt(&position.variant().to_string(), owner);
        let root = key(position, salt);
        // Stones only ever become fewer, so a position with more of them does not come back.
        let stones = position.count_stones();
        let before = before
            .iter()
            .filter(|earlier| earlier.count_stones() == stones)
            .map(|p| key(p, salt))
            .collect();
        Search {
            seat,
            judge: Judge::of(position, net, doubt),
            order: Order::new(
                board.seats,
                usize::from(board.geometry.files()) * usize::from(board.geometry.rows()),
            ),
            table,
            stop,
            most_nodes: budget.nodes,
            nodes: 0,
            interruptible: false,
            selective: false,
            blind: doubt.blind,
            longest: 0,
            two: board.seats == 2,
            several: reply::is_among_several(position),
            salt,
            root,
            best: None,
            lead: -WIN,
            before,
            path: Vec::new(),
            moves: Vec::new(),
            lines: BestLines::default(),
        }
    }

    /// The static evaluation of a position for the player to move, in hundredths of a stone.
    pub fn judgement(&mut self, position: &Position<B>, key: u64, ply: i32) -> i32 {
        let score = self.judge.score(position, key, ply, self.seat);
        if position.to_move() == self.seat { score } else { -score }
    }

    /// The score of a position that ends the game, for the player who is, or would be, to move;
    /// `None` while the game continues. With several players, one who is out has lost. If several
    /// could answer, ends further than one ply away are not certain, so they score as not proven.
    pub fn end(&self, position: &Position<B>, ply: i32) -> Option<i32> {
        let won = if self.several && ply > 1 { HOPE - ply } else { WIN - ply };
        let score = match position.outcome() {
            _ if position.is_out(self.seat) => -won,
            None => return None,
            Some(outcome) => match outcome.winner {
                Some(winner) if winner == self.seat => won,
                Some(_) => -won,
                None => 0,
            },
        };
        Some(if position.to_move() == self.seat { score } else { -score })
    }

    /// Returns true if a position counts as a draw: it occurs for the third time in the game, or is
    /// already on the current path and so can recur.
    pub fn is_repeated(&self, key: u64) -> bool {
        self.path.contains(&key)
            || self.before.iter().filter(|&&earlier| earlier == key).count() >= 2
    }

    /// Pushes the moves of a position onto the stack of lists, each with its promise.
    pub fn list(&mut self, position: &Position<B>, ply: i32, remembered: Option<Move>) {
        let first = self.moves.len();
        let seat = position.to_move();
        let Search { moves, order, judge, .. } = self;
        if self.several && seat != self.seat {
            let promises = order.promises(ply, remembered, B::EMPTY);
            reply::for_each_answer(position, self.seat, |m, other| {
                moves.push((promises.of(m, other), m))
            });
            return;
        }
        if position.opening_turns() == 0 {
            let promises = order.promises(ply, remembered, judge.goal(seat));
            position.for_each_action(
                #[inline(always)]
                |m| moves.push((promises.of(m, seat), m)),
            );
            return;
        }
        position.for_each_action(|m| {
            let score = judge.plain_score(&position.play_unchecked(m), seat);
            moves.push((score, m));
        });
        self.nodes += (self.moves.len() - first) as u64;
        self.moves[first..].sort_by_key(|&(promise, _)| -promise);
        let listed = self.moves.len() - first;
        // After the first turn the other player may swap, so any turn may be the fair one. Of the
        // second only the best matter.
        let stride = if position.opening_turns() == 2 { listed.div_ceil(OPENINGS) } else { 1 };
        let kept = listed.div_ceil(stride).min(OPENINGS);
        for n in 0..kept {
            let (_, m) = self.moves[first + n * stride];
            let promise = if Some(m) == remembered { 1 } else { -(n as Promise) };
            self.moves[first + n] = (promise, m);
        }
        self.moves.truncate(first + kept);
    }

    pub fn count(&mut self) -> Result<(), Spent> {
        self.nodes += 1;
        let stopped = self.nodes.is_multiple_of(ASK_EVERY) && self.stop.ends(self.nodes);
        let spent = self.nodes > self.most_nodes || stopped;
        if spent && self.interruptible { Err(Spent) } else { Ok(()) }
    }

    /// Makes a move and the best line after it the best line from a ply.
    pub fn extend_line(&mut self, ply: i32, m: Move, score: i32) {
        // With several opponents a different one may answer at each ply, so no found line is really
        // played.
        self.lines.extend(ply, m, !self.several);
        if ply == 0 {
            self.lead = score;
        }
    }
}
