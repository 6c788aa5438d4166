//! Alpha-beta with iterative deepening.

use super::eval::{Map, evaluate};
use super::table::{Bound, Entry, Table};
use super::{Budget, Choice, Score, Stop, WIN};
use crate::rules::{Bits, Move, Position, Seat};

/// How often the stop flag is asked, in nodes; a power of two.
const ASK_EVERY: u64 = 1024;

struct Search<'a, B: Bits> {
    /// For whom: scores are this seat's, and everybody else is against it.
    seat: Seat,
    before: &'a [Position<B>],
    maps: Vec<Map<B>>,
    table: &'a mut Table,
    stop: &'a Stop,
    limit: u64,
    nodes: u64,
    /// The positions on the way to the current node.
    path: Vec<Position<B>>,
}

/// The budget is used up.
struct Spent;

pub(super) fn search<B: Bits>(
    position: &Position<B>,
    before: &[Position<B>],
    budget: Budget,
    table: &mut Table,
    stop: &Stop,
) -> Option<Choice> {
    if position.outcome().is_some() {
        return None;
    }
    let maps = Map::of(position);
    let mut search =
        Search { seat: position.to_move(), before, maps, table, stop, limit: budget.nodes, nodes: 0, path: Vec::new() };
    let mut moves = Vec::new();
    position.for_each_action(|m| moves.push(m));
    search.sort(position, &mut moves, None);
    let mut choice = Choice { best: *moves.first()?, score: Score(0), depth: 0, nodes: 0, variation: vec![moves[0]] };
    for depth in 1..=budget.depth {
        let Ok((score, best)) = search.root(position, &moves, depth) else { break };
        let first = moves.iter().position(|&m| m == best).unwrap_or(0);
        moves[..=first].rotate_right(1);
        choice = Choice {
            best,
            score: Score(score),
            depth,
            nodes: search.nodes,
            variation: search.variation(position, best),
        };
        // A proven end is not changed by looking deeper, and the shortest way to it has been found.
        if Score(score).end_in().is_some() {
            break;
        }
    }
    Some(Choice { nodes: search.nodes, ..choice })
}

impl<B: Bits> Search<'_, B> {
    fn root(&mut self, position: &Position<B>, moves: &[Move], depth: u32) -> Result<(i32, Move), Spent> {
        let (mut alpha, mut best) = (-WIN - 1, moves[0]);
        for &m in moves {
            let score = self.child(position, m, depth, 0, alpha, WIN + 1)?;
            if score > alpha {
                (alpha, best) = (score, m);
            }
        }
        let key = self.table.key(position);
        self.table.put(Entry { key, score: alpha, depth, bound: Bound::Exact, best });
        Ok((alpha, best))
    }

    /// The score of a position for the player to move there, exact within `alpha..beta`.
    fn node(&mut self, position: &Position<B>, depth: u32, ply: i32, mut alpha: i32, beta: i32) -> Result<i32, Spent> {
        self.nodes += 1;
        if self.nodes > self.limit || self.nodes.is_multiple_of(ASK_EVERY) && self.stop.is_due() {
            return Err(Spent);
        }
        let ours = position.to_move() == self.seat;
        if let Some(end) = position.outcome() {
            let score = match end.winner {
                Some(winner) if winner == self.seat => WIN - ply,
                Some(_) => ply - WIN,
                None => 0,
            };
            return Ok(if ours { score } else { -score });
        }
        if self.path.contains(position) || self.before.contains(position) {
            return Ok(0);
        }
        if depth == 0 {
            let score = evaluate(position, &self.maps, self.seat);
            return Ok(if ours { score } else { -score });
        }
        let key = self.table.key(position);
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|entry| entry.depth >= depth && Score(entry.score).end_in().is_none()) {
            match entry.bound {
                Bound::Exact => return Ok(entry.score),
                Bound::AtLeast if entry.score >= beta => return Ok(entry.score),
                Bound::AtMost if entry.score <= alpha => return Ok(entry.score),
                Bound::AtLeast | Bound::AtMost => {}
            }
        }
        let mut moves = Vec::with_capacity(32);
        position.for_each_action(|m| moves.push(m));
        self.sort(position, &mut moves, known.map(|entry| entry.best));
        let floor = alpha;
        let mut best = (-WIN - 1, moves[0]);
        self.path.push(*position);
        for m in moves {
            let score = self.child(position, m, depth, ply, alpha, beta)?;
            if score > best.0 {
                best = (score, m);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        self.path.pop();
        let bound = match best.0 {
            score if score >= beta => Bound::AtLeast,
            score if score <= floor => Bound::AtMost,
            _ => Bound::Exact,
        };
        self.table.put(Entry { key, score: best.0, depth, bound, best: best.1 });
        Ok(best.0)
    }

    /// The score of a move for the player who makes it.
    fn child(
        &mut self,
        position: &Position<B>,
        m: Move,
        depth: u32,
        ply: i32,
        alpha: i32,
        beta: i32,
    ) -> Result<i32, Spent> {
        let next = position.play_unchecked(m);
        // The same side of the board moves again where several opponents follow each other.
        if (next.to_move() == self.seat) == (position.to_move() == self.seat) {
            self.node(&next, depth - 1, ply + 1, alpha, beta)
        } else {
            Ok(-self.node(&next, depth - 1, ply + 1, -beta, -alpha)?)
        }
    }

    /// The remembered move first, then captures, then moves that go farthest forward.
    fn sort(&self, position: &Position<B>, moves: &mut [Move], first: Option<Move>) {
        let forward = if position.to_move() == Seat::Romans { 1 } else { -1 };
        moves.sort_by_key(|&m| {
            let capture = matches!(m, Move::Sacrifice { .. } | Move::Cut { .. } | Move::Bombard { .. });
            let advance = i32::from(m.to().index()) - i32::from(m.from().index());
            (Some(m) != first, !capture, -advance * forward)
        });
    }

    /// The line that the table remembers behind a move.
    fn variation(&self, position: &Position<B>, best: Move) -> Vec<Move> {
        let mut line = vec![best];
        let mut seen = vec![*position];
        let mut position = position.play_unchecked(best);
        while position.outcome().is_none() && !seen.contains(&position) {
            let Some(entry) = self.table.get(self.table.key(&position)) else { break };
            let mut legal = false;
            position.for_each_action(|m| legal |= m == entry.best);
            if !legal {
                break;
            }
            line.push(entry.best);
            seen.push(position);
            position = position.play_unchecked(entry.best);
        }
        line
    }
}
