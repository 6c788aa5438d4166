//! The winner's moves in a walk through a proof, taken from the findings of a search.

use super::findings::Findings;
use super::search::{ProofSearch, ProofTerms};
use crate::key::scatter;
use murus_gallicus::{Bits, Move, Position, Seat};

/// Leads a walk through a proof. A full table forgets, so a walk by the table alone may come back
/// to an earlier position. If that happens, or if the table holds no move, the guide searches again
/// from there with the positions of the walk forbidden. That result holds for the walk after that
/// position.
pub(super) struct Guide<'a, B: Bits> {
    pub terms: ProofTerms<'a, B>,
    pub winner: Seat,
    pub table: &'a mut Findings,
    /// The nodes left to visit.
    pub left: u64,
    /// The searches, latest last: the attacker, the salt, and the length of the walk at the time.
    pub searches: Vec<(Seat, u64, usize)>,
    /// The number of searches started so far, for their salts.
    pub count: u64,
}

impl<B: Bits> Guide<'_, B> {
    /// Returns a move of the winner in the last position of `path`, as an index into `moves`. The
    /// earlier positions of `path` lead there. `failed` is the number of moves returned before that
    /// did not win. `None` if the searches know no further move, or no nodes are left.
    pub fn answer(&mut self, path: &[Position<B>], moves: &[Move], failed: usize) -> Option<usize> {
        if failed == 0 {
            self.searches.retain(|&(_, _, length)| length < path.len());
        } else {
            self.left = self.left.checked_sub(1)?;
        }
        let mut places: Vec<usize> = Vec::new();
        for (attacker, salt, _) in self.searches.clone().into_iter().rev() {
            for place in self.search(attacker, salt).soonest(path, moves) {
                if !places.contains(&place) {
                    places.push(place);
                }
            }
        }
        if let Some(&place) = places.get(failed) {
            return Some(place);
        }
        if self.searches.last().is_some_and(|&(_, _, length)| length == path.len()) {
            return None;
        }
        self.count += 1;
        let salt = scatter(self.searches[0].1 ^ self.count);
        let mut search = self.search(self.winner, salt);
        let settled = search.settle(path);
        let place = settled.ok().and_then(|_| search.soonest(path, moves).first().copied());
        let nodes = search.nodes;
        self.left = self.left.saturating_sub(nodes);
        self.searches.push((self.winner, salt, path.len()));
        place
    }

    fn search(&mut self, attacker: Seat, salt: u64) -> ProofSearch<'_, B> {
        ProofSearch::new(self.terms, (attacker, salt), self.table, self.left)
    }
}
