//! The best lines of play found so far, one from each ply of the way to the current position.

use crate::rules::Move;

/// For each ply, the best line found from there.
#[derive(Default)]
pub(super) struct Lines(Vec<Vec<Move>>);

impl Lines {
    /// A position so many plies after the root is looked at anew.
    pub fn open(&mut self, ply: i32) {
        let ply = ply as usize;
        if self.0.len() <= ply {
            self.0.resize(ply + 1, Vec::new());
        }
        self.0[ply].clear();
    }

    /// The best line from a ply is now a move and, where lines are followed, the best line behind it.
    pub fn extend(&mut self, ply: i32, m: Move, followed: bool) {
        let (before, behind) = self.0.split_at_mut(ply as usize + 1);
        let line = &mut before[ply as usize];
        line.clear();
        line.push(m);
        if followed {
            line.extend_from_slice(&behind[0]);
        }
    }

    /// The best line from the root; empty where nothing was found.
    pub fn main(&self) -> &[Move] {
        self.0.first().map_or(&[], Vec::as_slice)
    }
}
