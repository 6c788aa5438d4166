//! The principal variations found so far, one from each ply of the current path.

use murus_gallicus::Move;

/// For each ply, the best line found from the position there.
#[derive(Default)]
pub(super) struct BestLines(Vec<Vec<Move>>);

impl BestLines {
    /// Clears the line of a ply when the search enters a new position there.
    pub fn open(&mut self, ply: i32) {
        let ply = ply as usize;
        if self.0.len() <= ply {
            self.0.resize(ply + 1, Vec::new());
        }
        self.0[ply].clear();
    }

    /// Makes a move the best line from a ply. If `followed`, the best line of the next ply follows
    /// it.
    pub fn extend(&mut self, ply: i32, m: Move, followed: bool) {
        let (before, behind) = self.0.split_at_mut(ply as usize + 1);
        let line = &mut before[ply as usize];
        line.clear();
        line.push(m);
        if followed {
            line.extend_from_slice(&behind[0]);
        }
    }

    /// The best line from the root; empty if nothing was found.
    pub fn main(&self) -> &[Move] {
        self.0.first().map_or(&[], Vec::as_slice)
    }
}
