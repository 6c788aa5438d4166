//! The one piece of advice at a turn of a guided game: the weightiest of several cases.

use super::deed::Deed;
use super::lessons::Formation;
use crate::engine::{Budget, Stop, Transpositions, choose};
use crate::rules::{Bits, Cell, Line, Move, Position};
use crate::words::words;

/// Nodes for the best move: far more than the weakest opponent uses, and still quick.
const NODES: u64 = 4_000;
const TABLE_BITS: u32 = 12;

/// The most moves that are named.
const NAMED: usize = 3;

/// A piece of advice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Advice {
    /// These moves win at once.
    Win(Vec<Move>),
    /// The enemy threatens to win at once by this move, and these stop it.
    Guard(Move, Vec<Move>),
    /// The enemy wins by this move, and nothing stops it.
    Lost(Move),
    /// This capture is good.
    Capture(Move),
    /// This tower has no move since the enemy's last one.
    Shut(Cell),
    /// These moves make a tower of a wall.
    Grow(Vec<Move>),
    /// Something that is true in general, and a good move.
    General(Idea, Move),
}

/// A general idea of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idea {
    /// Where walls are of use.
    Begin,
    /// From where one walk breaks through.
    Reach,
    /// What closes the enemy's lines.
    Close,
    /// Who runs out of moves loses.
    Count,
}

impl Idea {
    /// Every idea, in the order in which their turns come.
    const ALL: [Idea; 4] = [Idea::Begin, Idea::Reach, Idea::Close, Idea::Count];

    /// Whether a move that does not end the game is an example of it.
    fn fits(self, position: &Position, m: Move) -> bool {
        let next = position.play_unchecked(m);
        match self {
            Idea::Begin => {
                let grown = |then: &Move| Deed::of(&next.passed(), *then) == Deed::Tower;
                let known = |then: &Move| position.moves().contains(then) && Deed::of(position, *then) == Deed::Tower;
                next.passed().moves().iter().any(|then| grown(then) && !known(then))
            }
            Idea::Reach => !sieges(position, m).is_empty(),
            Idea::Close => {
                let walks = |then: &Move| matches!(then, Move::Distribute { .. });
                position.passed().moves().iter().any(|then| walks(then) && !next.moves().contains(then))
            }
            Idea::Count => true,
        }
    }
}

words!(Idea { Begin: "begin", Reach: "reach", Close: "close", Count: "count" });

impl Advice {
    /// The advice for the player to move; `None` at the end of a game.
    pub fn of(line: &Line) -> Option<Advice> {
        let (position, before) = line.positions().split_last().filter(|_| line.outcome().is_none())?;
        let moves = position.moves();
        let wins: Vec<Move> = winning(position);
        if !wins.is_empty() {
            return Some(Advice::Win(wins.into_iter().take(NAMED).collect()));
        }
        let safe: Vec<Move> =
            moves.iter().copied().filter(|&m| winning(&position.play_unchecked(m)).is_empty()).collect();
        if let Some(&threat) = winning(&position.passed()).first() {
            return Some(if safe.is_empty() { Advice::Lost(threat) } else { Advice::Guard(threat, safe) });
        }
        let mut table = Transpositions::new(TABLE_BITS);
        let best = choose(position, before, Budget::nodes(NODES), &mut table, &Stop::default())?.best;
        if Deed::of(position, best) == Deed::Capture {
            return Some(Advice::Capture(best));
        }
        if let Some(cell) = shut(position, before) {
            return Some(Advice::Shut(cell));
        }
        let own = line.plies() / 2;
        let mut grow: Vec<Move> = safe.into_iter().filter(|&m| Deed::of(position, m) == Deed::Tower).collect();
        // The best one comes first, and general ideas alternate with it.
        grow.sort_by_key(|&m| m != best);
        if !grow.is_empty() && own % 2 == 1 {
            return Some(Advice::Grow(grow.into_iter().take(NAMED).collect()));
        }
        // A general idea is one that the named move shows.
        let turn = own / 2 % Idea::ALL.len();
        let (later, sooner) = Idea::ALL.split_at(turn);
        let idea = sooner.iter().chain(later).find(|idea| idea.fits(position, best));
        Some(Advice::General(*idea.unwrap_or(&Idea::Count), best))
    }

    /// The moves that it names.
    pub fn moves(&self) -> &[Move] {
        match self {
            Advice::Win(moves) | Advice::Guard(_, moves) | Advice::Grow(moves) => moves,
            Advice::Capture(m) | Advice::General(_, m) => std::slice::from_ref(m),
            Advice::Lost(_) | Advice::Shut(_) => &[],
        }
    }

    /// The formation it mentions that will stand on the board, and its cells.
    pub fn formation(&self, position: &Position) -> Option<(Formation, Vec<Cell>)> {
        match self {
            Advice::General(Idea::Reach, m) => Some((Formation::SiegeTower, sieges(position, *m))),
            _ => None,
        }
    }

    /// The cells it is about, which the picture marks.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = match self {
            Advice::Win(moves) | Advice::Grow(moves) => moves.iter().map(|m| m.from()).collect(),
            Advice::Guard(threat, _) | Advice::Lost(threat) => vec![threat.from(), threat.to()],
            Advice::Capture(m) => vec![m.from(), m.to()],
            Advice::Shut(cell) => vec![*cell],
            Advice::General(_, m) => vec![m.from()],
        };
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

/// The moves that win at once.
fn winning(position: &Position) -> Vec<Move> {
    let mover = position.to_move();
    let wins = |m: &Move| position.play_unchecked(*m).outcome().is_some_and(|end| end.winner == Some(mover));
    position.moves().into_iter().filter(wins).collect()
}

/// The cells on which a move lays stones.
fn laid(m: Move) -> Vec<Cell> {
    match m {
        Move::Distribute { mid, to, .. } => vec![mid, to],
        Move::Open { left, right, .. } => vec![left, right],
        Move::Throw { to, .. } => vec![to],
        Move::Sacrifice { .. } | Move::Cut { .. } | Move::Bombard { .. } => Vec::new(),
    }
}

/// The cells on which a move leaves a tower one walk before the row to break through to.
fn sieges(position: &Position, m: Move) -> Vec<Cell> {
    let next = position.play_unchecked(m);
    let (_, towers, _) = next.heights();
    laid(m).into_iter().filter(|&cell| towers.has(cell) && is_two_before(position, cell)).collect()
}

/// Whether a tower on a cell is one walk before the row to break through to.
fn is_two_before(position: &Position, cell: Cell) -> bool {
    let board = position.variant().board();
    let is_goal = |cell: Cell| board.goals[position.to_move().index()].has(cell);
    let far = board.geometry.directions().iter().filter_map(|&way| board.geometry.step(cell, way, 2));
    !is_goal(cell) && far.into_iter().any(is_goal)
}

/// A tower that cannot move now and could at its owner's last turn.
fn shut(position: &Position, before: &[Position]) -> Option<Cell> {
    let (_, towers, _) = position.heights();
    let earlier = before.iter().nth_back(1)?;
    let could = |cell: Cell| earlier.moves().iter().any(|m| m.from() == cell);
    let cannot = |cell: &Cell| position.moves().iter().all(|m| m.from() != *cell);
    (towers & position.stones(position.to_move())).cells().filter(cannot).find(|&cell| could(cell))
}
