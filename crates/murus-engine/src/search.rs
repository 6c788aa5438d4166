//! Principal-variation search: alpha-beta in which only the move tried first gets the full window.
//! Beyond the first plies it is selective (`prune`), but a loss is proven only by every move, so a
//! position with moves left out is never proven lost.

use super::key::key;
use super::limits::Spent;
use super::order::{REMEMBERED, bring_best, is_quiet, lands};
use super::prune::{self, Guess};
use super::reply;
use super::score::{PROVEN, WIN};
use super::searching::{Search, Window};
use super::transpositions::{Bound, Recalled};
use murus_gallicus::{Bits, Move, Position};
use std::ops::ControlFlow;

impl<B: Bits> Search<'_, B> {
    /// The score of a position for the player to move: exact between `alpha` and `beta`, else a
    /// bound beyond them. Fails if the budget is used up or a stop is due.
    fn node(
        &mut self,
        position: &Position<B>,
        depth: u32,
        ply: i32,
        window: Window,
    ) -> Result<i32, Spent> {
        let Window { alpha, beta, cut } = window;
        self.count()?;
        let key = key(position, self.salt);
        // Most nodes are at the horizon, where nothing is looked up.
        if depth > 0 {
            self.table.expect(key);
        }
        self.lines.open(ply);
        if let Some(score) = self.end(position, ply) {
            return Ok(score);
        }
        if self.is_repeated(key) {
            return Ok(0);
        }
        let narrow = window.is_narrow();
        if narrow && !self.blind && self.judge.breaks_through(position) {
            // In a narrow window the line is not used, so the move need not be made.
            return Ok(WIN - ply - 1);
        }
        if position.swap_open() {
            // A player who may swap takes the better side, so the position is worth its absolute
            // value.
            return if beta > 0 {
                let window = Window { alpha: -beta, beta, cut };
                Ok(self.turn(position, key, depth, ply, window, None)?.abs())
            } else {
                Ok(0)
            };
        }
        // Nothing found here can be a sooner win, or a sooner loss, than what is certain already.
        let alpha = alpha.max(ply - WIN);
        let beta = beta.min(WIN - ply - 1);
        if alpha >= beta {
            return Ok(alpha);
        }
        // A node searched for its line keeps that role in a closed window; otherwise the table
        // would answer without a line.
        let alpha = if narrow { alpha } else { alpha.min(beta - 2) };
        self.turn(position, key, depth, ply, Window { alpha, beta, cut }, None)
    }

    /// The score of a position in which the game continues and the player to move does not swap;
    /// without the move `excluded`, if there is one.
    pub fn turn(
        &mut self,
        position: &Position<B>,
        key: u64,
        depth: u32,
        ply: i32,
        window: Window,
        excluded: Option<Move>,
    ) -> Result<i32, Spent> {
        let Window { mut alpha, beta, cut } = window;
        let whole = excluded.is_none();
        let urgent = position.opening_turns() > 0 || self.judge.must_remove(position);
        let threatened = self.two && !urgent && !self.blind && self.judge.is_threatened(position);
        let longer = threatened && whole && (1..=self.longest).contains(&ply);
        let depth = if longer { depth + 1 } else { depth };
        if depth == 0 && !urgent {
            return self.horizon(position, key, ply, alpha, beta);
        }
        self.lines.open(ply);
        let depth = depth.max(1);
        let narrow = window.is_narrow();
        let calm = self.selective && ply > 0 && !urgent && !threatened;
        // Nearly every position that a guess may settle must be judged; meanwhile memory loads the
        // table's entry.
        let guessed = calm && narrow && prune::is_guessed(prune::unknown(depth), alpha, beta);
        let judged = guessed.then(|| self.judgement(position, key, ply));
        let known = self.table.get(key, ply);
        if let Some(found) = known.filter(|found| {
            narrow && whole && found.depth >= depth && (found.full || self.selective)
        }) {
            match found.bound {
                Bound::Exact => return Ok(found.score),
                Bound::AtLeast if found.score >= beta => return Ok(found.score),
                Bound::AtMost if found.score <= alpha => return Ok(found.score),
                Bound::AtLeast | Bound::AtMost => {}
            }
        }
        let depth = if calm && known.is_none() { prune::unknown(depth) } else { depth };
        let mut futile = false;
        if let Some(judged) = judged.filter(|_| prune::is_guessed(depth, alpha, beta)) {
            let score = known.map_or(judged, |found| found.corrects(judged));
            match prune::guess(score, depth, alpha, beta) {
                Guess::Enough if whole => return Ok(score),
                guess => futile = guess == Guess::Futile,
            }
        }
        let first = self.moves.len();
        let floor = alpha;
        let mut best: Option<(i32, Move)> = None;
        let remembered = self.best.filter(|_| ply == 0).or(known.map(|found| found.best));
        let compared = known.filter(|found| {
            let allowed = whole && ply > 0 && ply <= self.longest && position.opening_turns() == 0;
            allowed && self.selective && prune::is_compared(found, depth)
        });
        let mut change = 0;
        if let Some(found) = compared {
            match self.compare(position, key, depth, ply, window, found)? {
                ControlFlow::Break(enough) => return Ok(enough),
                ControlFlow::Continue(plies) => change = plies,
            }
        }
        self.path.push(key);
        // The move tried first often ends the node, so the others are listed only if it does not.
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
            if excluded == Some(m) {
                continue;
            }
            let quiet = is_quiet(promise);
            let late = calm && narrow && prune::is_late(depth, nth);
            if (futile || late) && quiet && best.is_some_and(|(most, _)| most > -PROVEN) {
                // All moves after a quiet one are quiet too.
                best = best.map(|(most, m)| (most.max(floor), m));
                break;
            }
            let less = if calm { prune::reduction(depth, nth, narrow, quiet) } else { 0 };
            let brief = match less {
                0 => None,
                _ => {
                    let window = Window::narrow(alpha, true);
                    Some(self.child(position, m, depth - 1 - less, ply, window, false)?)
                }
            };
            let depth = if nth == 0 { depth.saturating_add_signed(change) } else { depth };
            let score = match brief {
                Some(score) if score <= alpha => score,
                _ => {
                    let cut = !cut && (narrow || nth > 0);
                    let window = Window { alpha, beta, cut };
                    self.child(position, m, depth - 1, ply, window, nth > 0)?
                }
            };
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, m));
            }
            if score > alpha {
                alpha = score;
                self.extend_line(ply, m, score);
            }
            if alpha >= beta {
                let whose =
                    |m| if self.several { reply::owner(position, m) } else { position.to_move() };
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
        if !whole {
            return Ok(best.map_or(floor, |(score, _)| score));
        }
        let (score, best) = best.expect("a game that goes on has a move");
        let bound = match score {
            score if score >= beta => Bound::AtLeast,
            score if score <= floor => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table.put(key, ply, Recalled { score, depth, bound, best, full: !self.selective });
        Ok(score)
    }

    /// Compares the remembered move of a position with all others. If it stands alone, everything
    /// depends on it, and it is searched a ply deeper. If others are nearly as good, they may be
    /// enough without it: then their score is the position's. Else, where one more move is not
    /// worth much, it is searched a ply less.
    fn compare(
        &mut self,
        position: &Position<B>,
        key: u64,
        depth: u32,
        ply: i32,
        window: Window,
        found: Recalled,
    ) -> Result<ControlFlow<i32, i32>, Spent> {
        let limit = prune::alone_above(&found, depth);
        let others = Window::narrow(limit - 1, window.cut);
        let score = self.turn(position, key, (depth - 1) / 2, ply, others, Some(found.best))?;
        self.lines.open(ply);
        Ok(if score < limit {
            ControlFlow::Continue(1)
        } else if window.is_narrow() && limit >= window.beta {
            ControlFlow::Break(limit)
        } else if window.cut || found.score >= window.beta {
            ControlFlow::Continue(-1)
        } else {
            ControlFlow::Continue(0)
        })
    }

    /// The score of a position at the horizon: the static evaluation, or a better score if a stone
    /// can land on the goal.
    fn horizon(
        &mut self,
        position: &Position<B>,
        key: u64,
        ply: i32,
        mut alpha: i32,
        beta: i32,
    ) -> Result<i32, Spent> {
        let mut best = self.judgement(position, key, ply);
        if best >= beta || self.blind || !self.judge.may_land(position, position.to_move()) {
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
            let score = self.child(position, m, 0, ply, Window::open(alpha, beta), false)?;
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

    /// The score of a move for the player who makes it. In `window`, `cut` says what is expected of
    /// the position after the move. A doubtful move gets the full window only if it beats `alpha`.
    /// Fails if the budget is used up or a stop is due.
    fn child(
        &mut self,
        position: &Position<B>,
        m: Move,
        depth: u32,
        ply: i32,
        window: Window,
        doubtful: bool,
    ) -> Result<i32, Spent> {
        let Window { alpha, beta, cut } = window;
        let next = if self.several && position.to_move() != self.seat {
            reply::answered(position, self.seat, m)
        } else {
            position.play_unchecked(m)
        };
        let same_team = (next.to_move() == self.seat) == (position.to_move() == self.seat);
        let mut look = |beta, cut| {
            if same_team {
                self.node(&next, depth, ply + 1, Window { alpha, beta, cut })
            } else {
                let window = Window { alpha: -beta, beta: -alpha, cut };
                Ok(-self.node(&next, depth, ply + 1, window)?)
            }
        };
        if doubtful {
            let score = look(alpha + 1, cut)?;
            if score <= alpha || score >= beta {
                return Ok(score);
            }
            return look(beta, false);
        }
        look(beta, cut)
    }
}
