//! Judges a try at a puzzle by proof.

use murus_engine::{Budget, Findings, Level, Stop, Transpositions, choose, prove_win};
use murus_gallicus::{Move, Options, Position, Seat, Variant, words};

/// The verdict about one move of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The move is right.
    Right {
        /// The other side's answer, the one that delays the end longest; `None` if the puzzle is
        /// over.
        answer: Option<Move>,
        /// True if the puzzle is solved.
        solved: bool,
    },
    /// The move wins by force too, but takes more moves than are left.
    Slower {
        /// The answer to the move, and a line after that.
        line: Vec<Move>,
    },
    /// The move is wrong.
    Wrong {
        /// The refutation: the other side's move, followed by the moves that win for it if the move
        /// loses. Empty if none is needed.
        line: Vec<Move>,
        /// True if the move is proven to lose.
        loses: bool,
    },
}

/// A verdict with the work that it took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The move that was judged.
    pub played: Move,
    /// The verdict about the move.
    pub verdict: Verdict,
    /// The number of positions visited for the verdict.
    pub nodes: u64,
}

/// An answer to the question who wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WinClaim {
    /// The Romans win.
    Romans,
    /// The Gauls win.
    Gauls,
    /// Neither side wins.
    Neither,
}

words!(WinClaim { Romans: "romans", Gauls: "gauls", Neither: "neither" });

impl WinClaim {
    /// The claim that this side wins, in a game of two.
    pub fn of(seat: Seat) -> WinClaim {
        if seat == Seat::Romans { WinClaim::Romans } else { WinClaim::Gauls }
    }
}

/// The nodes to settle whether a move wins within a number of moves. Shipped puzzles need far
/// fewer.
const NODES: u64 = 100_000;
/// The nodes to find out whether a move wins at all, or loses.
const MORE_NODES: u64 = 3_000;
/// The nodes to find a good reply.
const REPLY_NODES: u64 = 600;
/// Entries of the table of proofs, as a power of two.
const TABLE_BITS: u32 = 13;
/// Entries of the table of the search for a reply, as a power of two.
const REPLY_BITS: u32 = 10;
/// The most plies of a line that are shown.
const SHOWN: usize = 5;
/// The level that chooses between answers that delay the end equally long.
const CHOOSER: &str = "Centurion";

/// The plies within which a side to move makes this many moves and is seen to win. If a stone must
/// survive the reply, it takes one ply more.
pub fn winning_plies(variant: Variant, moves: u8) -> u32 {
    let must_survive = variant.has(Options::ADVANCED) && !variant.has(Options::ESCAPE);
    (2 * u32::from(moves) + u32::from(must_survive)).saturating_sub(1)
}

/// Answers questions about the positions of one puzzle, and counts the nodes visited.
#[derive(Debug)]
pub(super) struct TryJudge {
    table: Findings,
    pub nodes: u64,
}

impl TryJudge {
    pub fn new() -> TryJudge {
        TryJudge { table: Findings::new(TABLE_BITS), nodes: 0 }
    }

    /// Returns true if a side is proven to win within this many plies.
    pub fn wins(&mut self, position: &Position, side: Seat, plies: u32) -> bool {
        self.prove(position, side, Some(plies), NODES).is_some()
    }

    /// The moves by which a side wins, within `plies` plies if given; `None` if a search of `nodes`
    /// nodes proves no win.
    fn prove(
        &mut self,
        position: &Position,
        side: Seat,
        plies: Option<u32>,
        nodes: u64,
    ) -> Option<Vec<Move>> {
        if let Some(end) = position.outcome() {
            return (end.winner == Some(side)).then(Vec::new);
        }
        if plies == Some(0) {
            return None;
        }
        let proven =
            prove_win(position, &[], side, plies, nodes, &mut self.table, &Stop::default());
        self.nodes += proven.nodes;
        proven.verdict.into_proof().map(|proof| proof.variation())
    }

    /// The reply that delays the end longest against a side that wins within this many plies. Among
    /// several it is the one that a level would play. `None` if the game is over.
    pub fn defence(&mut self, position: &Position, winner: Seat, plies: u32) -> Option<Move> {
        let mut moves = position.moves();
        moves.sort_by_cached_key(|&m| position.write(m).to_string());
        let mut left = plies.saturating_sub(1);
        let resisting = loop {
            let Some(fewer) = left.checked_sub(2) else { break moves };
            let resists = |m: &Move| !self.wins(&position.play_unchecked(*m), winner, fewer);
            let resisting: Vec<Move> = moves.iter().copied().filter(resists).collect();
            if !resisting.is_empty() {
                break resisting;
            }
            left = fewer;
        };
        if let [] | [_] = resisting[..] {
            return resisting.first().copied();
        }
        self.nodes += Level::named(CHOOSER).least(position);
        let liked = Level::named(CHOOSER).play(position, &[], 0, &Stop::default());
        liked.filter(|m| resisting.contains(m)).or_else(|| resisting.first().copied())
    }

    /// Returns the verdict about a move that does not win within the plies that are left after it.
    /// `next` is the position after the move, `stored` the reply that is known to leave no such
    /// win.
    pub fn refute(
        &mut self,
        next: &Position,
        solver: Seat,
        within: u32,
        stored: Option<Move>,
    ) -> Verdict {
        let shown = |mut line: Vec<Move>| {
            line.truncate(SHOWN);
            line
        };
        if let Some(line) = self.prove(next, solver, None, MORE_NODES) {
            let reply = stored.or_else(|| self.resist(next, solver, within, line.first().copied()));
            if reply == line.first().copied() {
                return Verdict::Slower { line: shown(line) };
            }
            let after = reply.map(|reply| next.play_unchecked(reply));
            let win = after.and_then(|after| self.prove(&after, solver, None, MORE_NODES));
            let line = reply.into_iter().chain(win.unwrap_or_default()).collect();
            return Verdict::Slower { line: shown(line) };
        }
        if let Some(line) = self.prove(next, solver.other(), None, MORE_NODES) {
            return Verdict::Wrong { line: shown(line), loses: true };
        }
        let reply = stored.or_else(|| {
            let liked = self.best(next);
            self.resist(next, solver, within, liked)
        });
        // The other side's move shows why. Nothing after it is forced.
        Verdict::Wrong { line: reply.into_iter().collect(), loses: false }
    }

    /// Returns a reply after which the solver does not win within the plies that are left: the
    /// `liked` one if it does that. `None` if the game is over, or if every reply leaves such a
    /// win.
    fn resist(
        &mut self,
        next: &Position,
        solver: Seat,
        within: u32,
        liked: Option<Move>,
    ) -> Option<Move> {
        let mut moves = next.moves();
        moves.sort_by_cached_key(|&m| (Some(m) != liked, next.write(m).to_string()));
        let left = within.saturating_sub(1);
        moves.into_iter().find(|&m| !self.wins(&next.play_unchecked(m), solver, left))
    }

    /// The best move that a short search finds; `None` if the game is over.
    pub fn best(&mut self, position: &Position) -> Option<Move> {
        let budget = Budget::nodes(REPLY_NODES);
        let mut table = Transpositions::new(REPLY_BITS);
        let choice = choose(position, &[], budget, &mut table, &Stop::default())?;
        self.nodes += choice.nodes;
        Some(choice.best)
    }

    /// The moves by which a side wins soonest, at most [`SHOWN`] of them; `None` if no win within
    /// this many plies is proven.
    pub fn soonest(&mut self, position: &Position, side: Seat, plies: u32) -> Option<Vec<Move>> {
        let mut best = self.prove(position, side, Some(plies), NODES)?;
        let mut least = plies;
        while let Some(fewer) = least.checked_sub(2).filter(|&fewer| fewer > 0) {
            let Some(sooner) = self.prove(position, side, Some(fewer), NODES) else { break };
            (best, least) = (sooner, fewer);
        }
        best.truncate(SHOWN);
        Some(best)
    }
}
