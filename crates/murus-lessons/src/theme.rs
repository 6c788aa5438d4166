//! The themes and the tasks of puzzles.

use murus_gallicus::words;

/// A theme of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Theme {
    /// The solution ends on the far row.
    Breakthrough,
    /// The solution ends with the enemy unable to move.
    Stalemate,
    /// A capture removes a wall, and then another tower goes through the freed cell.
    BatteringRam,
    /// A tower steps onto a wall before it, cell by cell, at least twice, and no tower is lost.
    Chariot,
    /// The first move makes a tower that can break through next, and no reply stops every way.
    SiegeTower,
    /// After the first move, only captures hold out for more than two moves. Each costs a tower.
    ForcedSacrifice,
    /// The first move passes between two diagonally adjacent enemy units.
    Slip,
    /// The first move neither takes nor threatens to win at once.
    Quiet,
    /// Every move but one loses.
    OnlyDefence,
    /// The enemy threatens to win at once, and only one move stops that.
    Parry,
    /// The enemy threatens to win at once, and the solver is faster.
    Race,
    /// The first move lays a wall that stops a win at once.
    InterposedWall,
    /// After the first move the enemy would hold if it could pass, but every move that it has
    /// loses.
    Zugzwang,
    /// The first move lays a wall two cells from the tower that it stops, not next to it.
    TempoWall,
    /// A catapult throws at an enemy unit.
    CatapultShot,
    /// A stone on the far row survives the reply.
    SurvivingStone,
    /// The first move threatens to win at once in two ways.
    DoubleThreat,
    /// The first move takes a unit and gives up a tower for it.
    Sacrifice,
    /// The first move goes backward.
    Backward,
    /// The task is to say who wins.
    IsItWon,
    /// One tower becomes two towers.
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
    Parry: "parry",
    Race: "race",
    InterposedWall: "interposed-wall",
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
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum PuzzleKind {
    /// Win within a number of own moves.
    Win,
    /// Find the only move that does not lose.
    Hold,
    /// Say which side wins within a number of own moves, or that neither does.
    IsItWon,
    /// Make two towers of one.
    TwoTowers,
    /// Play the move that the author of the game played.
    Author,
}

words!(PuzzleKind {
    Win: "win",
    Hold: "hold",
    IsItWon: "is-it-won",
    TwoTowers: "two-towers",
    Author: "author"
});
