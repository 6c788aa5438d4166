//! Scores of positions.

/// How good a position is for the side to move: hundredths of a stone, or a proven end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub(super) i32);

impl Score {
    /// The score of a position in which neither side is better.
    pub const DRAW: Score = Score(0);

    /// The score in hundredths of a stone. If an end is proven, it is beyond every such evaluation.
    pub fn hundredths(self) -> i32 {
        self.0
    }

    /// The number of plies to a certain win; `None` if no win is certain. There is no sooner win if
    /// [`SearchResult::depth`](super::SearchResult::depth) reaches that far.
    pub fn win_in(self) -> Option<u32> {
        (self.0 >= PROVEN).then(|| WIN.abs_diff(self.0))
    }

    /// The number of plies to a certain loss; `None` if no loss is certain. There is no
    /// sooner loss if [`SearchResult::depth`](super::SearchResult::depth) reaches that far.
    pub fn loss_in(self) -> Option<u32> {
        (self.0 <= -PROVEN).then(|| WIN.abs_diff(-self.0))
    }

    /// The number of plies to a certain win or loss; `None` if neither is certain.
    pub fn end_in(self) -> Option<u32> {
        self.win_in().or(self.loss_in())
    }
}

/// The score of a game that is won; a win in `n` plies scores `n` less.
pub(super) const WIN: i32 = 1_000_000;

/// The least score of a proven end. No line of a search is long enough to score below it, and no
/// evaluation comes near it.
pub(super) const PROVEN: i32 = WIN - 10_000;
