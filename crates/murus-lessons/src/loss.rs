//! The move that lost a guided game, and the moves to try instead.

use super::advice::{NAMED, best};
use super::deed::winning;
use murus_engine::{Findings, Stop, prove_win};
use murus_gallicus::{Line, Move, Position, Seat};

/// The most positions visited to prove that a position is lost.
const NODES: u64 = 30_000;
/// The most positions visited to prove that a move loses.
const NODES_MOVE: u64 = 3_000;
/// Entries of the table, kept from question to question, as a power of two.
const TABLE_BITS: u32 = 14;

/// Returns the ply of this side's move that lost a game: after it, the other side is proven to win
/// by force until the end, and before it, some move was not proven to lose. `None` if the other
/// side has not won and is not proven to win, or if no move is found to blame.
pub(super) fn lost_by(line: &Line, side: Seat) -> Option<usize> {
    let mut table = Findings::new(TABLE_BITS);
    let mut lost = line.outcome().is_some_and(|end| end.winner == Some(side.other()));
    for ply in (0..=line.plies()).rev() {
        let position = &line.positions()[ply];
        let before = &line.positions()[..ply];
        if position.outcome().is_some() || position.to_move() != side {
            continue;
        }
        if proves(position, before, side.other(), NODES, &mut table) {
            lost = true;
        } else if !lost {
            return None;
        } else if !holding(position, before, &mut table).is_empty() {
            return (ply < line.plies()).then_some(ply);
        }
    }
    None
}

/// The moves to try in place of a losing one: at most three that are not proven to lose, the best
/// first.
pub(super) fn instead(position: &Position, before: &[Position], lost: Move) -> Vec<Move> {
    let mut moves = holding(position, before, &mut Findings::new(TABLE_BITS));
    moves.retain(|&m| m != lost);
    let best = best(position, before);
    moves.sort_by_key(|&m| Some(m) != best);
    moves.truncate(NAMED);
    moves
}

/// The legal moves that are not proven to lose.
fn holding(position: &Position, before: &[Position], table: &mut Findings) -> Vec<Move> {
    let enemy = position.to_move().other();
    let before: Vec<Position> = before.iter().chain([position]).copied().collect();
    let mut moves = position.moves();
    moves.retain(|&m| {
        let next = position.play_unchecked(m);
        winning(&next).is_empty() && !proves(&next, &before, enemy, NODES_MOVE, table)
    });
    moves
}

fn proves(
    position: &Position,
    before: &[Position],
    winner: Seat,
    nodes: u64,
    table: &mut Findings,
) -> bool {
    prove_win(position, before, winner, None, nodes, table, &Stop::default())
        .verdict
        .proof()
        .is_some()
}
