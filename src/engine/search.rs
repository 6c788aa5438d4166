//! Principal-variation search: alpha-beta in which only the move tried first gets the full window.
//!
//! Beyond the first few plies the search is selective. What each part is worth was measured in matches of 200 to 1,500 games at equal nodes
//! (10,000 a move where nothing else is said) with the learned evaluation, in Elo with 95 % intervals; all of them together are worth 100
//! to 250 in other variants with the designer's features.
//!
//! | part | worth |
//! |---|---|
//! | late-move reductions | 60 ± 49 at 60,000 nodes, nothing at 10,000 |
//! | reverse futility: a position much better than needed is not searched | 71 ± 50 |
//! | futility: quiet moves are not tried where much is needed | 21 ± 34 |
//! | one ply more against a threat to land on the goal | 42 ± 34 |
//! | margins of 40 a ply rather than 60; of 90 | 49 ± 49 at 60,000 nodes; -38 ± 34 |
//! | margins of 30 rather than 40, reverse futility from 6 plies rather than 4, what the table knows in the judgement's place, and a landing that wins taken for granted: all four | 35 ± 15 |
//! | margins of 25, reverse futility from 8 and futility from 5 plies instead (not done) | 22 ± 14 |
//! | leaving quiet moves out near the horizon after 4 + depth² others, a ply less where nothing is known, and a narrow first window at the root: all three; after 6 + 2 depth² others and later (not done) | 28 ± 18; 15 ± 18 |
//! | not done: late-move reductions by logarithms; by history; history that fades; extensions in the last ply alone; razoring; leaving out by history | 3 ± 19; -6 ± 18; 8 ± 18; -11 ± 18; -9 ± 19; 3 ± 18 at 8,000 nodes |
//!
//! None of this can prove what is not so: a loss is proven only by every move, and a position whose moves were left out is not lost.

use super::eval::{Doubt, Judge};
use super::key::{key, salt};
use super::limits::{Budget, Stop};
use super::net::Net;
use super::order::{Order, Promise, REMEMBERED, bring_best, is_quiet, lands};
use super::reply;
use super::score::{PROVEN, WIN};
use super::transpositions::{Bound, Found, Transpositions};
use crate::rules::{Bits, Move, Position, Seat};

/// How often the stop flag is asked, in nodes; a power of two.
const ASK_EVERY: u64 = 1024;
/// What a ply may change at most, and a bit more, in hundredths of a stone: the margins of futility.
const SWING: i32 = 30;
const SLACK: i32 = 20;
/// So near the horizon, in plies, a position much better than needed is not searched.
const REVERSE_FUTILITY: u32 = 6;
/// So near the horizon, in plies, quiet moves are not tried where much is needed.
const FUTILITY: u32 = 3;
/// So near the horizon, in plies, quiet moves are left out once enough others were tried.
const LEAVE_OUT: u32 = 6;
/// So far from the horizon, in plies, a position of which nothing is known is searched a ply less: the next iteration will know its best move.
const UNKNOWN: u32 = 3;
/// What an end is worth that is hoped for among several players: more than any judgement, and no proof.
const HOPE: i32 = PROVEN - 1_000;
/// How many special first turns of a balanced game are searched of the 224 and more: from all over the range for the first player, who
/// looks for a fair one, and those that look best for the second.
const OPENINGS: usize = 24;

/// What is asked.
pub(super) struct Question<'a, B: Bits> {
    /// Where to move.
    pub position: &'a Position<B>,
    /// The earlier positions of the game.
    pub before: &'a [Position<B>],
    /// How much may be thought.
    pub budget: Budget,
    /// The learned evaluation, if it is to be used; it is only where it fits the variant.
    pub net: Option<&'a Net>,
    /// Errors of judgement.
    pub doubt: Doubt,
}

/// The budget is used up.
pub(super) struct Spent;

/// A search under way.
pub(super) struct Search<'a, B: Bits> {
    /// For whom: evaluations are this seat's, and everybody else is against it.
    seat: Seat,
    judge: Judge<'a, B>,
    order: Order,
    table: &'a mut Transpositions,
    stop: &'a Stop,
    most_nodes: u64,
    pub nodes: u64,
    /// Whether the budget and the stop flag count yet.
    pub interruptible: bool,
    /// Whether moves may be left out or looked at less deeply.
    pub selective: bool,
    /// Threats make a line longer up to this ply.
    pub longest: i32,
    /// Whether two play, so that a score is the negative of the other one's.
    pub two: bool,
    /// Whether several others could answer, and one of them is taken to.
    several: bool,
    salt: u64,
    pub root: u64,
    /// The best move at the root so far, tried first in every iteration.
    pub best: Option<Move>,
    /// The score of the best move at the root in this iteration.
    pub lead: i32,
    /// Keys of the earlier positions of the game that can still come back.
    before: Vec<u64>,
    /// Keys of the positions on the way to the current node, the root first.
    path: Vec<u64>,
    /// The move lists of the nodes on the way to the current one, end to end.
    moves: Vec<(Promise, Move)>,
    /// For each ply, the best line found from there.
    pub lines: Vec<Vec<Move>>,
}

impl<'a, B: Bits> Search<'a, B> {
    /// A search that has not begun.
    pub fn new(question: &Question<'a, B>, table: &'a mut Transpositions, stop: &'a Stop) -> Search<'a, B> {
        let &Question { position, before, budget, net, doubt } = question;
        let board = position.variant().board();
        let seat = position.to_move();
        // Of two players each scores the negative of the other; of several a score belongs to the one who thinks.
        let owner = if board.seats == 2 { 0 } else { 1 + seat.index() as u64 };
        let salt = salt(&position.variant().to_string(), owner);
        let root = key(position, salt);
        let stones = stones(position);
        let before = before.iter().filter(|earlier| self::stones(earlier) == stones).map(|p| key(p, salt)).collect();
        Search {
            seat,
            judge: Judge::of(position, net, doubt),
            order: Order::new(board.seats, usize::from(board.geometry.files()) * usize::from(board.geometry.rows())),
            table,
            stop,
            most_nodes: budget.nodes,
            nodes: 0,
            interruptible: false,
            selective: false,
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
            lines: vec![Vec::new()],
        }
    }

    /// The score of a position for the player to move there, exact between `alpha` and `beta`, else a bound beyond them.
    fn node(&mut self, position: &Position<B>, depth: u32, ply: i32, alpha: i32, beta: i32) -> Result<i32, Spent> {
        self.count()?;
        let key = key(position, self.salt);
        // At the horizon nothing is looked up, and most nodes are there.
        if depth > 0 {
            self.table.expect(key);
        }
        self.open_line(ply);
        if let Some(score) = self.end(position, ply) {
            return Ok(score);
        }
        if self.is_repeated(key) {
            return Ok(0);
        }
        let narrow = beta - alpha == 1;
        if narrow && self.judge.breaks_through(position) {
            // Where nobody looks at the line, the move need not be made.
            return Ok(WIN - ply - 1);
        }
        if position.swap_open() {
            // Whoever may swap takes the better side, so the position is worth as much to the one as it is not to the other.
            return if beta > 0 { Ok(self.turn(position, key, depth, ply, -beta, beta)?.abs()) } else { Ok(0) };
        }
        // Nothing found here can be a sooner win, or a sooner loss, than what is certain already.
        let alpha = alpha.max(ply - WIN);
        let beta = beta.min(WIN - ply - 1);
        if alpha >= beta {
            return Ok(alpha);
        }
        // What is looked at for its line stays so where only this is left of its window, or the table would answer without a line.
        let alpha = if narrow { alpha } else { alpha.min(beta - 2) };
        self.turn(position, key, depth, ply, alpha, beta)
    }

    /// The score of a position that goes on, for the player to move there who does not swap.
    pub fn turn(
        &mut self,
        position: &Position<B>,
        key: u64,
        depth: u32,
        ply: i32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Spent> {
        let urgent = position.opening_turns() > 0 || self.judge.must_remove(position);
        let threatened = self.two && !urgent && self.judge.is_threatened(position);
        let depth = if threatened && (1..=self.longest).contains(&ply) { depth + 1 } else { depth };
        if depth == 0 && !urgent {
            return self.horizon(position, key, ply, alpha, beta);
        }
        self.open_line(ply);
        let depth = depth.max(1);
        let narrow = beta - alpha == 1;
        let known = self.table.get(key, ply);
        if let Some(found) = known.filter(|found| narrow && found.depth >= depth && (found.full || self.selective)) {
            match found.bound {
                Bound::Exact => return Ok(found.score),
                Bound::AtLeast if found.score >= beta => return Ok(found.score),
                Bound::AtMost if found.score <= alpha => return Ok(found.score),
                Bound::AtLeast | Bound::AtMost => {}
            }
        }
        let calm = self.selective && ply > 0 && !urgent && !threatened;
        let depth = if calm && known.is_none() && depth >= UNKNOWN { depth - 1 } else { depth };
        let mut futile = false;
        if calm && narrow && depth <= REVERSE_FUTILITY && alpha.abs().max(beta.abs()) < PROVEN {
            let judged = self.judgement(position, key, ply);
            let score = known.map_or(judged, |found| found.corrects(judged));
            let margin = SWING * depth as i32 + SLACK;
            if score - margin >= beta {
                return Ok(score);
            }
            futile = depth <= FUTILITY && score + margin <= alpha;
        }
        let (first, floor) = (self.moves.len(), alpha);
        let mut best: Option<(i32, Move)> = None;
        let remembered = self.best.filter(|_| ply == 0).or(known.map(|found| found.best));
        self.path.push(key);
        // The move that is tried before all others often ends it, so the others are listed only if it does not.
        let early = remembered.filter(|_| position.opening_turns() == 0);
        for nth in 0.. {
            let next = first + nth;
            let (promise, m) = match early.filter(|_| nth == 0) {
                Some(m) => (REMEMBERED, m),
                None => {
                    if self.moves.len() == first {
                        self.list(position, ply, remembered);
                        (0..nth).for_each(|n| bring_best(&mut self.moves[first + n..]));
                    }
                    if next == self.moves.len() {
                        break;
                    }
                    bring_best(&mut self.moves[next..]);
                    self.moves[next]
                }
            };
            let quiet = is_quiet(promise);
            let late = calm && narrow && depth <= LEAVE_OUT && nth >= enough(depth);
            if (futile || late) && quiet && best.is_some_and(|(most, _)| most > -PROVEN) {
                // Whatever comes after a quiet move is quiet too.
                best = best.map(|(most, m)| (most.max(floor), m));
                break;
            }
            let less = if calm && depth >= 3 { reduction(depth, nth, narrow, quiet) } else { 0 };
            let brief = match less {
                0 => None,
                _ => Some(self.child(position, m, depth - 1 - less, ply, alpha, alpha + 1, false)?),
            };
            let score = match brief {
                Some(score) if score <= alpha => score,
                _ => self.child(position, m, depth - 1, ply, alpha, beta, nth > 0)?,
            };
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, m));
            }
            if score > alpha {
                alpha = score;
                self.extend_line(ply, m, score);
            }
            if alpha >= beta {
                let whose = |m| if self.several { reply::owner(position, m) } else { position.to_move() };
                self.order.learn(m, whose(m), ply, depth);
                let tried = next.min(self.moves.len());
                for &(_, failed) in &self.moves[first..tried] {
                    self.order.unlearn(failed, whose(failed), depth);
                }
                break;
            }
        }
        self.path.pop();
        self.moves.truncate(first);
        let (score, best) = best.expect("a game that goes on has a move");
        let bound = match score {
            score if score >= beta => Bound::AtLeast,
            score if score <= floor => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table.put(key, ply, Found { score, depth, bound, best, full: !self.selective });
        Ok(score)
    }

    /// The evaluation of a position, for the player to move there.
    fn judgement(&mut self, position: &Position<B>, key: u64, ply: i32) -> i32 {
        let score = self.judge.score(position, key, ply, self.seat);
        if position.to_move() == self.seat { score } else { -score }
    }

    /// The score of a position whose depth is used up: the evaluation, or better if landing a stone on the goal is.
    fn horizon(&mut self, position: &Position<B>, key: u64, ply: i32, mut alpha: i32, beta: i32) -> Result<i32, Spent> {
        let mut best = self.judgement(position, key, ply);
        if best >= beta || !self.judge.may_land(position) {
            return Ok(best);
        }
        let first = self.moves.len();
        let goal = self.judge.goal(position.to_move());
        let moves = &mut self.moves;
        position.for_each_action(|m| {
            if lands(m, goal) {
                moves.push((0, m));
            }
        });
        self.path.push(key);
        for next in first..self.moves.len() {
            alpha = alpha.max(best);
            let m = self.moves[next].1;
            let score = self.child(position, m, 0, ply, alpha, beta, false)?;
            if score > best {
                best = score;
                self.extend_line(ply, m, score);
            }
            if best >= beta {
                break;
            }
        }
        self.path.pop();
        self.moves.truncate(first);
        Ok(best)
    }

    /// The score of a move for the player who makes it; a doubtful one gets the full window only if it turns out better than `alpha`.
    #[expect(
        clippy::too_many_arguments,
        reason = "these are what alpha-beta is made of; a struct of them would be named Arguments"
    )]
    fn child(
        &mut self,
        position: &Position<B>,
        m: Move,
        depth: u32,
        ply: i32,
        alpha: i32,
        beta: i32,
        doubtful: bool,
    ) -> Result<i32, Spent> {
        let next = if self.several && position.to_move() != self.seat {
            reply::answered(position, self.seat, m)
        } else {
            position.play_unchecked(m)
        };
        let same_team = (next.to_move() == self.seat) == (position.to_move() == self.seat);
        let mut look = |beta| {
            if same_team {
                self.node(&next, depth, ply + 1, alpha, beta)
            } else {
                Ok(-self.node(&next, depth, ply + 1, -beta, -alpha)?)
            }
        };
        if doubtful {
            let score = look(alpha + 1)?;
            if score <= alpha || score >= beta {
                return Ok(score);
            }
        }
        look(beta)
    }

    /// The score of a position that ends the game, for the player who is, or would be, to move there. One of several who is out has lost;
    /// where several could answer, what is further than one ply away is not certain, and so not proven.
    fn end(&self, position: &Position<B>, ply: i32) -> Option<i32> {
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

    /// Whether a position counts as a draw: for the third time in the game, or already on the way here, for then it can be a third time.
    fn is_repeated(&self, key: u64) -> bool {
        self.path.contains(&key) || self.before.iter().filter(|&&earlier| earlier == key).count() >= 2
    }

    /// Puts the moves of a position on the stack of lists, each with its promise.
    fn list(&mut self, position: &Position<B>, ply: i32, remembered: Option<Move>) {
        let (first, seat) = (self.moves.len(), position.to_move());
        let Search { moves, order, judge, .. } = self;
        if self.several && seat != self.seat {
            let promises = order.promises(ply, remembered, B::EMPTY);
            reply::for_each_answer(position, self.seat, |m, other| moves.push((promises.of(m, other), m)));
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
        // After the first turn the other player may swap, so any may be the fair one; of the second only the best matter.
        let stride = if position.opening_turns() == 2 { listed.div_ceil(OPENINGS) } else { 1 };
        let kept = listed.div_ceil(stride).min(OPENINGS);
        for n in 0..kept {
            let (_, m) = self.moves[first + n * stride];
            let promise = if Some(m) == remembered { 1 } else { -(n as Promise) };
            self.moves[first + n] = (promise, m);
        }
        self.moves.truncate(first + kept);
    }

    fn count(&mut self) -> Result<(), Spent> {
        self.nodes += 1;
        let asked = self.nodes.is_multiple_of(ASK_EVERY) && self.stop.is_due();
        let spent = self.nodes > self.most_nodes || asked;
        if spent && self.interruptible { Err(Spent) } else { Ok(()) }
    }

    fn open_line(&mut self, ply: i32) {
        let ply = ply as usize;
        if self.lines.len() <= ply {
            self.lines.resize(ply + 1, Vec::new());
        }
        self.lines[ply].clear();
    }

    /// The best line from a ply is now a move and the best line behind it.
    fn extend_line(&mut self, ply: i32, m: Move, score: i32) {
        let (before, behind) = self.lines.split_at_mut(ply as usize + 1);
        let line = &mut before[ply as usize];
        line.clear();
        line.push(m);
        if !self.several {
            line.extend_from_slice(&behind[0]);
        }
        if ply == 0 {
            self.lead = score;
        }
    }
}

/// How many moves are tried before quiet ones are left out.
fn enough(depth: u32) -> usize {
    (4 + depth * depth) as usize
}

/// By how many plies a move that is tried late is looked at less deeply, first; at least one ply stays.
fn reduction(depth: u32, nth: usize, narrow: bool, quiet: bool) -> u32 {
    let late = |from: usize, deep: u32| u32::from(nth >= from && depth >= deep);
    let steps = late(2, 3) + late(6, 3) + late(12, 5) + late(4, 7);
    steps.saturating_sub(u32::from(!narrow) + u32::from(!quiet)).min(depth - 2)
}

/// How many stones lie on the board. They only ever become fewer, so a position with more of them does not come back.
fn stones<B: Bits>(position: &Position<B>) -> u32 {
    let (walls, towers, catapults) = position.heights();
    walls.count() + 2 * towers.count() + 3 * catapults.count()
}
