//! The winner's answers in a walk, from the findings of a search.

use super::findings::Findings;
use super::search::{ProofSearch, Terms};
use crate::engine::key::scatter;
use crate::rules::{Bits, Move, Position, Seat};

/// Leads a walk through a proof.
///
/// A table that is full forgets, and what it forgot may be proven anew by what had rested on it, so
/// that a walk by the table alone can come back to where it was. Then, and where nothing is known,
/// it is searched again from there, with nothing known and the way up to there forbidden; what this
/// finds holds for the walk behind that position.
pub(super) struct Guide<'a, B: Bits> {
    pub terms: Terms<'a, B>,
    pub winner: Seat,
    pub table: &'a mut Findings,
    /// Nodes that may still be visited.
    pub left: u64,
    /// For whom and with which salts it was searched, and how many positions the way then had; the
    /// latest search last.
    pub searches: Vec<(Seat, u64, usize)>,
    /// How many searches there were.
    pub count: u64,
}

impl<B: Bits> Guide<'_, B> {
    /// The place of the winner's move in the last of these positions, the others of which led
    /// there, when so many answers failed.
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
