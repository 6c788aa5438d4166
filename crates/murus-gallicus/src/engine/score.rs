//! Scores of positions.

/// How good a position is for the side to move: hundredths of a stone's worth, or a proven end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub(super) i32);

impl Score {
    /// Neither side is better.
    pub const DRAW: Score = Score(0);

    /// Hundredths of a stone; beyond every such worth if an end is proven.
    pub fn hundredths(self) -> i32 {
        self.0
    }

    /// The number of plies to a certain win; `None` if none is certain. There is no sooner one if
    /// [`SearchResult::depth`](super::SearchResult::depth) reaches that far.
    pub fn win_in(self) -> Option<u32> {
        (self.0 >= PROVEN).then(|| WIN.abs_diff(self.0))
    }

    /// The number of plies to a certain loss; `None` if none is certain. It comes no later against
    /// best play if [`SearchResult::depth`](super::SearchResult::depth) reaches that far.
    pub fn loss_in(self) -> Option<u32> {
        (self.0 <= -PROVEN).then(|| WIN.abs_diff(-self.0))
    }

    /// The number of plies to a certain end; `None` if none is certain.
    pub fn end_in(self) -> Option<u32> {
        self.win_in().or(self.loss_in())
    }
}

/// The score of a win on the spot; a win in `n` plies scores `n` less.
pub(super) const WIN: i32 = 1_000_000;

/// Scores beyond this are proven ends. No line of a search is that long, and no evaluation gets
/// near.
pub(super) const PROVEN: i32 = WIN - 10_000;
