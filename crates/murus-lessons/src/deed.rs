//! The achievement of a move, as one word for beginners.

use murus_gallicus::{Bits, Cell, Height, Move, Position, Reason, words};

/// The achievement of a move. If there are several, it is the most important one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Deed {
    /// A stone breaks through and wins at once. This never happens in an advanced game, where the
    /// stone must survive a turn.
    Through,
    /// The enemy is left without a move.
    Stalemate,
    /// An enemy stone is removed.
    Capture,
    /// A wall of the side becomes a tower. It replaces the tower that moved.
    Tower,
    /// Stones are laid without making a tower.
    Walls,
}

words!(Deed {
    Through: "through",
    Stalemate: "stalemate",
    Capture: "capture",
    Tower: "tower",
    Walls: "walls"
});

impl Deed {
    /// Returns the achievement of a legal move of a position.
    ///
    /// ```
    /// use murus_lessons::Deed;
    /// use murus_gallicus::{Position, Variant};
    ///
    /// let text = "t7/8/8/8/2W5/8/2T5 r";
    /// let position = Position::parse(text, Variant::STANDARD).expect("a position");
    /// let deed = |text| Deed::of(&position, position.read(text).expect("a move"));
    /// assert_eq!((deed("c1-c3"), deed("c1-e1")), (Deed::Tower, Deed::Walls));
    /// ```
    pub fn of(position: &Position, m: Move) -> Deed {
        Deed::with_cells(position, m).0
    }

    /// Returns the achievement of a move and its cells: that of the stone that broke through, of
    /// the enemy unit that lost a stone, of the new towers, or of the stones laid. A stalemate has
    /// no cells.
    pub fn with_cells(position: &Position, m: Move) -> (Deed, Vec<Cell>) {
        let mover = position.to_move();
        let next = position.play_unchecked(m);
        let own = |position: &Position, cell| position.unit(cell).filter(|unit| unit.seat == mover);
        let grew = |&cell: &Cell| {
            let before = own(position, cell);
            let after = own(&next, cell);
            before.is_some_and(|unit| unit.height == Height::Wall)
                && after.is_some_and(|unit| unit.height > Height::Wall)
        };
        let laid = laid(m);
        let goals = position.variant().board().goals[mover.index()];
        let towers: Vec<Cell> = laid.iter().copied().filter(grew).collect();
        match (next.outcome().filter(|end| end.winner == Some(mover)), m) {
            (Some(end), _) if end.reason == Reason::Breakthrough => {
                (Deed::Through, laid.into_iter().filter(|&cell| goals.has(cell)).collect())
            }
            (Some(_), _) => (Deed::Stalemate, Vec::new()),
            (
                None,
                Move::Sacrifice { to, .. } | Move::Cut { to, .. } | Move::Bombard { to, .. },
            ) => (Deed::Capture, vec![to]),
            (None, Move::Distribute { .. }) if !towers.is_empty() => (Deed::Tower, towers),
            (None, _) => (Deed::Walls, laid),
        }
    }
}

/// The cells on which a move lays stones.
pub(super) fn laid(m: Move) -> Vec<Cell> {
    match m {
        Move::Distribute { mid, to, .. } => vec![mid, to],
        Move::Open { left, right, .. } => vec![left, right],
        Move::Throw { to, .. } => vec![to],
        Move::Sacrifice { .. } | Move::Cut { .. } | Move::Bombard { .. } => Vec::new(),
    }
}

/// The moves that win at once.
pub(super) fn winning(position: &Position) -> Vec<Move> {
    let mover = position.to_move();
    let wins = |m: &Move| {
        position.play_unchecked(*m).outcome().is_some_and(|end| end.winner == Some(mover))
    };
    position.moves().into_iter().filter(wins).collect()
}

/// The cells on which either side can break through with its next move, in a game of two. Empty if
/// the game is over, and in an advanced game, where no move breaks through at once.
///
/// ```
/// use murus_lessons::threats;
/// use murus_gallicus::{Position, Variant};
///
/// let position = Position::parse("7t/8/T7/8/8/8/8 g", Variant::STANDARD).expect("a position");
/// let geometry = &position.variant().board().geometry;
/// let names: Vec<String> =
///     threats(&position).into_iter().map(|cell| geometry.name(cell).to_string()).collect();
/// assert_eq!(names, ["a7", "c7"]);
/// ```
pub fn threats(position: &Position) -> Vec<Cell> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    let through = |position: Position| {
        let moves = position.moves().into_iter();
        moves.filter(move |m| Deed::of(&position, *m) == Deed::Through).map(|m| m.to())
    };
    let mut cells: Vec<Cell> =
        [*position, position.passed()].into_iter().flat_map(through).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}
