//! The themes and the tasks of puzzles.

use crate::words::words;

/// A theme of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Theme {
    /// The line ends on the far row.
    Breakthrough,
    /// The line ends with the enemy unable to move.
    Stalemate,
    /// A sacrifice, and then a tower beside it goes through the cell that it freed.
    BatteringRam,
    /// A tower and a wall before it advance cell by cell and lose no tower, at least twice.
    Chariot,
    /// The first move makes a tower that can break through next, and nothing stops every way.
    SiegeTower,
    /// After the first move only captures hold out for more than two moves; each costs a tower.
    ForcedSacrifice,
    /// The first move passes between two diagonally adjacent enemy units.
    Slip,
    /// The first move neither takes nor threatens to win at once.
    Quiet,
    /// Every move but one loses.
    OnlyDefence,
    /// With a pass the side to move would hold; every real move loses.
    Zugzwang,
    /// The first move lays a wall two cells from the tower that it stops, not beside it.
    TempoWall,
    /// A throw at an enemy unit.
    CatapultShot,
    /// A stone on the far row survives the reply.
    SurvivingStone,
    /// The first move threatens to win at once in two ways.
    DoubleThreat,
    /// The first move takes and gives up a tower for it.
    Sacrifice,
    /// The first move goes back.
    Backward,
    /// The value of the position is asked.
    IsItWon,
    /// Two towers come of one.
    TwoTowers,
}

words!(Theme {
    Breakthrough: "breakthrough",
    Stalemate: "stalemate",
    BatteringRam: "battering-ram",
    Chariot: "chariot",
    SiegeTower: "siege-tower",
    ForcedSacrifice: "forced-sacrifice",
    Slip: "slip",
    Quiet: "quiet",
    OnlyDefence: "only-defence",
    Zugzwang: "zugzwang",
    TempoWall: "tempo-wall",
    CatapultShot: "catapult-shot",
    SurvivingStone: "surviving-stone",
    DoubleThreat: "double-threat",
    Sacrifice: "sacrifice",
    Backward: "backward",
    IsItWon: "is-it-won",
    TwoTowers: "two-towers",
});

/// The task of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PuzzleKind {
    /// Win within a number of own moves.
    Win,
    /// Find the only move that does not lose.
    Hold,
    /// Say who wins within a number of own moves, if anybody does.
    IsItWon,
    /// Make two towers of one.
    TwoTowers,
    /// Play what the author of the game played.
    Author,
}

words!(PuzzleKind {
    Win: "win",
    Hold: "hold",
    IsItWon: "is-it-won",
    TwoTowers: "two-towers",
    Author: "author"
});
