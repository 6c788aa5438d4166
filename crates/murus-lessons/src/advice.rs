//! The advice for a turn of a guided game: the most important of several cases.

use std::mem::discriminant;

use super::deed::{Deed, winning};
use murus_engine::{Budget, Stop, Transpositions, choose};
use murus_gallicus::{Cell, Move, Position};

/// The nodes of the search for the best move: far more than the weakest opponents use, and still
/// quick.
const NODES: u64 = 2_000;
/// Entries of the table for the best move, as a power of two.
const TABLE_BITS: u32 = 11;

/// The most moves that the advice names.
pub(super) const NAMED: usize = 3;

/// A piece of advice to a learner.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Advice {
    /// These moves, at most three, win at once.
    Win(Vec<Move>),
    /// The enemy threatens to win at once by the first move. The others stop it, the best one
    /// first.
    Guard(Move, Vec<Move>),
    /// The enemy wins by this move, and no move stops it.
    Lost(Move),
    /// The game was lost by the first move, which was taken back. None of the others is proven to
    /// lose; the best one comes first.
    Hold(Move, Vec<Move>),
    /// This capture is a good move.
    Capture(Move),
    /// These moves, at most three, make a tower of a wall; the best move comes first.
    Grow(Vec<Move>),
    /// This move is the best one found.
    Best(Move),
}

impl Advice {
    /// The advice for the player to move; `None` at the end of a game. `before` are the earlier
    /// positions. A player who `grows` knows why walls should become towers, and gets only the best
    /// move.
    pub(super) fn of(position: &Position, before: &[Position], grows: bool) -> Option<Advice> {
        let mut wins = winning(position);
        if !wins.is_empty() {
            wins.truncate(NAMED);
            return Some(Advice::Win(wins));
        }
        let best = best(position, before)?;
        let is_safe = |m: &Move| winning(&position.play_unchecked(*m)).is_empty();
        let mut safe: Vec<Move> = position.moves().into_iter().filter(is_safe).collect();
        safe.sort_by_key(|&m| m != best);
        if let Some(&threat) = winning(&position.passed()).first() {
            return Some(if safe.is_empty() {
                Advice::Lost(threat)
            } else {
                Advice::Guard(threat, safe)
            });
        }
        Some(match Deed::of(position, best) {
            Deed::Capture => Advice::Capture(best),
            Deed::Tower if !grows => {
                let others =
                    safe.into_iter().filter(|&m| m != best && Deed::of(position, m) == Deed::Tower);
                Advice::Grow([best].into_iter().chain(others).take(NAMED).collect())
            }
            Deed::Through | Deed::Stalemate | Deed::Tower | Deed::Walls => Advice::Best(best),
        })
    }

    /// The moves that the advice recommends, without those of the enemy; empty for
    /// [`Advice::Lost`].
    pub fn moves(&self) -> &[Move] {
        match self {
            Advice::Win(moves)
            | Advice::Guard(_, moves)
            | Advice::Hold(_, moves)
            | Advice::Grow(moves) => moves,
            Advice::Capture(m) | Advice::Best(m) => std::slice::from_ref(m),
            Advice::Lost(_) => &[],
        }
    }

    /// The recommended moves that the text names: at most three.
    pub fn named(&self) -> &[Move] {
        let moves = self.moves();
        &moves[..moves.len().min(NAMED)]
    }

    /// Returns true if the texts of two pieces of advice differ only in their moves.
    pub(super) fn is_like(&self, other: &Advice) -> bool {
        let plain = |advice: &Advice| matches!(advice, Advice::Grow(_) | Advice::Best(_));
        discriminant(self) == discriminant(other) || plain(self) && plain(other)
    }

    /// The cells that the advice is about, to be marked in the picture.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells = match self {
            Advice::Win(moves) | Advice::Hold(_, moves) | Advice::Grow(moves) => {
                moves.iter().map(|m| m.from()).collect()
            }
            Advice::Guard(threat, _) | Advice::Lost(threat) => vec![threat.from(), threat.to()],
            Advice::Capture(m) => vec![m.from(), m.to()],
            Advice::Best(m) => vec![m.from()],
        };
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

/// The best move that a short search finds; `None` at the end of a game.
pub(super) fn best(position: &Position, before: &[Position]) -> Option<Move> {
    let mut table = Transpositions::new(TABLE_BITS);
    Some(choose(position, before, Budget::nodes(NODES), &mut table, &Stop::default())?.best)
}
