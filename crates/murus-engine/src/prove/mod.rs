//! Proofs that a side wins, whatever the other one does, by depth-first proof-number search.
//!
//! | file | what it holds |
//! |---|---|
//! | `search` | the search for a win of one side |
//! | `findings` | how far each position is from being proven |
//! | `mirror` | positions up to the exchange of left and right |
//! | `keys` | the keys of positions |
//! | `guide` | the winner's moves in a walk |
//! | `proof` | the winner's move for every reply, walked by the rules alone |
//!
//! A proof number is the least number of positions that must be settled to prove that a position is
//! won, a disproof number the least to prove that it is not (Allis, 1994). The search follows the
//! smallest numbers depth first, with thresholds in place of a tree in memory (Nagai, 2002). A
//! threshold is a quarter higher than the second best move needs, so that the search does not jump
//! back and forth (Pawlewicz and Lew, 2007). A full table replaces the entries that took the least
//! work.
//!
//! A position that comes back is not a win for the attacker: by the table rule it leads to a draw,
//! and a side that can win need not repeat. So a win never rests on a repetition. The answer that a
//! side does *not* win may rest on one. Then it holds only while those positions are on the path
//! (the graph-history interaction of Kishimoto and Müller, 2004), and it is stored with a sign of
//! the path. Once all positions that come back are after its own position, it holds on every path.
//!
//! If the other side threatens to land, only moves that meet the threat count; if there are none,
//! the position is lost. A win is a fact for both attackers, so the search for one side's win uses
//! the findings of the search for the other's.
//!
//! The nodes to solve 4x6, 7x5, 6x5 and 8x5 measure a part; they vary by a fifth with every change.
//! Tried and dropped, because none made all four cheaper by a third: other combinations of the
//! numbers of the loser's moves than their sum; thresholds from an eighth to a half above the
//! second best move; other first numbers, by actions, towers, siege towers or earlier refutations;
//! and trying a winning answer to one reply against the next reply first.

mod findings;
mod guide;
mod keys;
mod mirror;
mod proof;
mod search;

pub use findings::Findings;
pub use proof::{Flaw, Proof};

use super::key::{salt, scatter};
use super::limits::Stop;
use findings::Ground;
use guide::Guide;
use keys::{StoneKeys, key};
use murus_gallicus::{Bits, Position, Seat};
use search::{ProofSearch, ProofTerms};

/// The result of a proof search.
#[derive(Debug)]
pub struct Proven {
    /// The answer about the winner.
    pub verdict: ProofVerdict,
    /// The number of positions visited.
    pub nodes: u64,
}

/// The winner of a position with best play, as far as it is proven.
#[derive(Debug)]
pub enum ProofVerdict {
    /// A side wins, with the proof.
    Won(Proof),
    /// No side that was asked about can force a win: the other one can lead the play in a circle,
    /// or hold out long enough.
    Nobody,
    /// Nothing is proven: too few nodes, a stop was due, or more than two players play.
    Open,
}

impl ProofVerdict {
    /// Returns the proof that a side wins; `None` if no win is proven.
    pub fn into_proof(self) -> Option<Proof> {
        match self {
            ProofVerdict::Won(proof) => Some(proof),
            ProofVerdict::Nobody | ProofVerdict::Open => None,
        }
    }

    /// The proof that a side wins; `None` if no win is proven.
    pub fn proof(&self) -> Option<&Proof> {
        match self {
            ProofVerdict::Won(proof) => Some(proof),
            ProofVerdict::Nobody | ProofVerdict::Open => None,
        }
    }
}

/// Finds the winner of a position of a game of two, within `nodes` visited positions. Only the
/// position counts, as if it had no earlier ones that could come back. The answer names a side: an
/// open swap changes which player has it, not which side wins.
///
/// The same position, nodes and empty table give the same answer, unless `stop` ends the search
/// early.
///
/// ```
/// use murus_engine::{Findings, Stop, prove};
/// use murus_gallicus::{Position, Seat, Variant};
///
/// let text = "1w6/3wwtw1/2wWw1w1/2wT1TW1/1W1wWTW1/8/8 r";
/// let position = Position::parse(text, Variant::STANDARD).expect("a position");
/// let proven = prove(&position, 10_000, &mut Findings::new(12), &Stop::default());
/// let proof = proven.verdict.proof().expect("the Romans win");
/// assert_eq!(proof.winner(), Seat::Romans);
/// assert!(proof.plies() >= 7 && proof.answer(&position).is_some());
/// ```
pub fn prove(position: &Position, nodes: u64, table: &mut Findings, stop: &Stop) -> Proven {
    prove_aims(
        position,
        &[],
        &[position.to_move(), position.to_move().other()],
        (nodes, None),
        table,
        stop,
    )
}

/// Finds out if this side can force a win in a position of a game of two, within `plies` plies if
/// given; otherwise like [`prove`]. `before` are the earlier positions of the game: one that
/// occurred twice would end the game as a draw, so no win leads through it.
pub fn prove_win(
    position: &Position,
    before: &[Position],
    winner: Seat,
    plies: Option<u32>,
    nodes: u64,
    table: &mut Findings,
    stop: &Stop,
) -> Proven {
    prove_aims(position, &come_twice(position, before), &[winner], (nodes, plies), table, stop)
}

/// The positions that occurred twice before this one and could occur again, each listed once.
fn come_twice(position: &Position, before: &[Position]) -> Vec<Position> {
    let stones = position.count_stones();
    let again = |(n, earlier): &(usize, &Position)| {
        *earlier != position
            && earlier.count_stones() == stones
            && before[..*n].iter().filter(|p| p == earlier).count() == 1
    };
    before.iter().enumerate().filter(again).map(|(_, earlier)| *earlier).collect()
}

fn prove_aims(
    position: &Position,
    gone: &[Position],
    aims: &[Seat],
    most: (u64, Option<u32>),
    table: &mut Findings,
    stop: &Stop,
) -> Proven {
    if position.variant().board().seats != 2 {
        return Proven { verdict: ProofVerdict::Open, nodes: 0 };
    }
    match position.narrow() {
        Some(_) => prove_in((position, gone), Position::narrow, aims, most, table, stop),
        None => prove_in((position, gone), |position| Some(*position), aims, most, table, stop),
    }
}

/// Proves a position with the narrowest board type that fits.
fn prove_in<B: Bits>(
    (position, gone): (&Position, &[Position]),
    narrow: fn(&Position) -> Option<Position<B>>,
    aims: &[Seat],
    (nodes, most_plies): (u64, Option<u32>),
    table: &mut Findings,
    stop: &Stop,
) -> Proven {
    let variant = position.variant();
    let gone: Vec<_> = gone.iter().filter_map(narrow).collect();
    let keys = StoneKeys::of(variant.board());
    // With forbidden positions a win is a different question, so the salt differs.
    let salt = gone.iter().fold(salt(&variant.to_string(), 0), |salt, gone| {
        salt ^ scatter(key(keys.image(gone), gone, salt))
    });
    let terms = ProofTerms { variant, keys: &keys, gone: &gone, most_plies, stop };
    let mut left = nodes;
    let done = |verdict, left| Proven { verdict, nodes: nodes - left };
    // The proof that a side does not win may rest on a circle. Then the question is whether the
    // other side wins.
    for &attacker in aims {
        let mut search = ProofSearch::new(terms, (attacker, salt), table, left);
        let found = narrow(position).and_then(|narrow| search.settle(&[narrow]).ok());
        left = left.saturating_sub(search.nodes);
        let Some(found) = found else { return done(ProofVerdict::Open, left) };
        let winner = if (found.reach == 0) == (position.to_move() == attacker) {
            attacker
        } else {
            attacker.other()
        };
        if !matches!(found.ground, Ground::Sure(_)) || !aims.contains(&winner) {
            continue;
        }
        let searches = vec![(attacker, salt, 0)];
        let mut guide = Guide { terms, winner, table, left, searches, count: 0 };
        let walked = Proof::walk(position, winner, most_plies, |way, moves, failed| {
            let way: Option<Vec<_>> = way.iter().map(narrow).collect();
            guide.answer(&way?, moves, failed)
        });
        return done(walked.map_or(ProofVerdict::Open, ProofVerdict::Won), guide.left);
    }
    done(ProofVerdict::Nobody, left)
}
