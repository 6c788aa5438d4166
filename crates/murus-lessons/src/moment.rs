//! A move of a finished game that mattered, and its lesson. Remarks about wins are proven.

use super::puzzle::Puzzle;
use super::theme::Theme;
use super::tip::towers;
use murus_engine::{Budget, Findings, Proof, Review, Stop, Transpositions, choose, prove_win};
use murus_gallicus::{Bits, Line, Move, Position, Seat};

/// The nodes of the search for a line after a better move.
const NODES: u64 = 20_000;
/// The nodes of the search for a proof that a side wins.
const PROOF_NODES: u64 = 20_000;
/// Entries of the table of a search, as a power of two.
const TABLE_BITS: u32 = 15;
/// Entries of the table of a proof, as a power of two.
const PROOF_BITS: u32 = 15;
/// The most plies of a line that is shown.
const SHOWN: usize = 7;
/// The number of towers lost in one turn that is worth a remark.
const MANY: u32 = 2;
/// The difference in the number of ways that two moves leave open which is worth a remark.
const CLEARLY: usize = 2;

/// The themes that make a remark, the most instructive first.
const TELLING: [Theme; 9] = [
    Theme::BatteringRam,
    Theme::Chariot,
    Theme::SiegeTower,
    Theme::ForcedSacrifice,
    Theme::Zugzwang,
    Theme::DoubleThreat,
    Theme::CatapultShot,
    Theme::Slip,
    Theme::Stalemate,
];

/// The themes of [`TELLING`] that may be anywhere in the moves of a win. The others are in its
/// first move.
const LATER: [Theme; 4] =
    [Theme::BatteringRam, Theme::Chariot, Theme::CatapultShot, Theme::Stalemate];

/// A move of a finished game that mattered, and its lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The number of plies of the game before the move.
    pub ply: usize,
    /// A better move, followed by a line after it: at most seven plies in all.
    pub better: Vec<Move>,
    /// The most plies within which the better move wins by force. `None` if no win is proven. Also
    /// `None` for a win longer than a line that is shown, unless the review holds its proof: a
    /// quick proof of a long win is far from the shortest.
    pub wins: Option<u32>,
    /// The most plies within which the other side wins by force after the move that was played;
    /// `None` in the same cases as `wins`.
    pub loses: Option<u32>,
    /// A further lesson of the move; `None` if there is none.
    pub remark: Option<Remark>,
}

/// A further lesson of a move that mattered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Remark {
    /// The better move wins by force, and the win shows this theme.
    Missed(Theme),
    /// After the move that was played the other side wins by force, and the win shows this theme.
    Allowed(Theme),
    /// The reply took the side's last tower, and none of its units can move.
    LastTower,
    /// The side gave up its last tower with the move itself, and none of its units can move.
    GaveLastTower,
    /// The move and its reply leave the side with at least two towers fewer. Holds the number
    /// before, and the number after.
    Towers(u32, u32),
    /// The move leaves the side with fewer towers than the better move does. Holds the number after
    /// the move, and after the better one.
    Kept(u32, u32),
    /// The move leaves the towers of the other side at least two ways to walk more than the better
    /// move does. Holds the number after the move, and after the better one.
    Ways(usize, usize),
}

impl Moment {
    /// Returns the lesson of a ply of a finished game of two. `None` if there is no such ply or no
    /// better move.
    pub fn of(line: &Line, review: &Review, ply: usize, stop: &Stop) -> Option<Moment> {
        let position = line.positions().get(ply)?;
        let played = line.moves().nth(ply)?;
        let better = position
            .read(&review.glances.get(ply)?.best)
            .ok()
            .filter(|&better| better != played)?;
        let mover = position.to_move();
        let win = proven(line, review, ply, mover, stop)
            .filter(|proof| proof.answer(position) == Some(better));
        let loss = proven(line, review, ply + 1, mover.other(), stop);
        let made = position.play_unchecked(played);
        let best = position.play_unchecked(better);
        let missed = win.as_ref().and_then(|proof| telling(position, proof)).map(Remark::Missed);
        let allowed = || loss.as_ref().and_then(|proof| telling(&made, proof)).map(Remark::Allowed);
        let remark = last_tower(line, ply, mover).or(missed).or_else(allowed);
        let remark = remark.or_else(|| fewer(line, ply, mover));
        // If there is a win, the units that a move leaves teach nothing in addition.
        let left = || kept(&made, &best, mover).or_else(|| ways_left(&made, &best));
        let remark = remark.or_else(|| if win.is_none() { left() } else { None });
        // A quick proof of a long win is far from the shortest.
        let is_near =
            |proof: &Proof, ply| proof.plies() as usize <= SHOWN || review.forced_at(ply).is_some();
        let within = |proof: &Option<Proof>, ply| {
            Some(proof.as_ref().filter(|proof| is_near(proof, ply))?.plies())
        };
        let wins = within(&win, ply);
        let loses = within(&loss, ply + 1);
        let mut better =
            win.map_or_else(|| likely(line, ply, better, stop), |proof| proof.variation());
        better.truncate(SHOWN);
        Some(Moment { ply, better, wins, loses, remark })
    }
}

/// The proof that a side wins from the position after `ply` plies; `None` if it is not known or
/// quickly found.
fn proven(line: &Line, review: &Review, ply: usize, side: Seat, stop: &Stop) -> Option<Proof> {
    let position = &line.positions()[ply];
    let before = &line.positions()[..ply];
    if position.outcome().is_some() {
        return None;
    }
    let known = review.forced_at(ply).filter(|forced| forced.winner == side);
    let known = known.and_then(|forced| forced.proof(position).ok());
    known.or_else(|| {
        let mut table = Findings::new(PROOF_BITS);
        prove_win(position, before, side, None, PROOF_NODES, &mut table, stop).verdict.into_proof()
    })
}

/// Returns a move, followed by the line that a short search expects after it.
fn likely(line: &Line, ply: usize, m: Move, stop: &Stop) -> Vec<Move> {
    let next = line.positions()[ply].play_unchecked(m);
    let budget = Budget::nodes(NODES);
    let mut table = Transpositions::new(TABLE_BITS);
    let answer = choose(&next, &line.positions()[..=ply], budget, &mut table, stop);
    [m].into_iter().chain(answer.into_iter().flat_map(|answer| answer.variation)).collect()
}

/// The most instructive theme of a forced win; `None` if no theme is instructive. A theme somewhere
/// in the moves of a long win does not count: a reader does not see it coming, and another defence
/// may lead elsewhere.
fn telling(position: &Position, proof: &Proof) -> Option<Theme> {
    let found = Puzzle::of_win(String::new(), position, proof)?.find_themes();
    let short = proof.plies() as usize <= SHOWN;
    TELLING.into_iter().find(|theme| found.contains(theme) && (short || !LATER.contains(theme)))
}

/// A remark if the mover had a tower before, and has only walls after the played move and its
/// reply.
fn last_tower(line: &Line, ply: usize, mover: Seat) -> Option<Remark> {
    let [before, made, after] = [0, 1, 2].map(|n| line.positions().get(ply + n));
    let (_, had, catapults) = after?.heights();
    if !((had | catapults) & after?.stones(mover)).is_empty() || towers(before?, mover) == 0 {
        return None;
    }
    // Without catapults no tower can be captured.
    Some(if towers(made?, mover) == 0 { Remark::GaveLastTower } else { Remark::LastTower })
}

/// A remark if the played move and its reply cost the mover at least [`MANY`] towers.
fn fewer(line: &Line, ply: usize, mover: Seat) -> Option<Remark> {
    let counts =
        [line.positions().get(ply)?, line.positions().get(ply + 2)?].map(|at| towers(at, mover));
    (counts[0] >= counts[1] + MANY).then_some(Remark::Towers(counts[0], counts[1]))
}

/// A remark if the better move keeps a tower that the played move loses.
fn kept(made: &Position, best: &Position, mover: Seat) -> Option<Remark> {
    let [made, best] = [made, best].map(|next| towers(next, mover));
    (made < best).then_some(Remark::Kept(made, best))
}

/// A remark if the better move leaves the other side's towers clearly fewer ways than the played
/// one.
fn ways_left(made: &Position, best: &Position) -> Option<Remark> {
    let walks = |m: &Move| matches!(m, Move::Distribute { .. });
    let [made, best] = [made, best].map(|next| next.moves().iter().filter(|m| walks(m)).count());
    (made >= best + CLEARLY).then_some(Remark::Ways(made, best))
}
