//! Lessons, and the verdict on a move that is tried in a step.

use crate::learn::deed::Deed;
use crate::rules::{Entry, Line, Move, Position, Variant};
use crate::words::words;

/// A lesson: steps, and perhaps a guided game.
#[derive(Debug)]
pub struct Lesson {
    /// The name of the lesson. It is stored, so it never changes.
    pub id: &'static str,
    /// The steps of the lesson in order; at least one.
    pub steps: &'static [Step],
    /// The variant of the game that follows and the opponent's level there; `None` if none follows.
    pub game: Option<(&'static str, &'static str)>,
}

/// One step: a picture, a sentence about it, and moves to choose from.
#[derive(Debug)]
pub struct Step {
    /// The name of the step within the lesson. It is stored, so it never changes.
    pub id: &'static str,
    /// The written variant.
    pub variant: &'static str,
    /// The position string.
    pub position: &'static str,
    /// The sentence that asks for a move.
    pub say: &'static str,
    /// The formation that the step mentions, and its cells.
    pub formation: Option<(Formation, &'static [&'static str])>,
    /// The right moves.
    pub right: &'static [&'static str],
    /// The goal that exactly the right moves reach.
    pub goal: Goal,
    /// The achievement of each right move.
    pub deed: Deed,
    /// The sentence after a right move.
    pub well: &'static str,
    /// The sentence after another move, by its deed.
    pub wrong: &'static [(Deed, &'static str)],
}

/// The goal that exactly the right moves reach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The right moves achieve the step's deed, and no other move does.
    Deed,
    /// The right moves change the side's number of towers by this.
    Towers(i8),
    /// The right moves make this many catapults.
    Catapults(u8),
    /// The right moves win within this many own moves, whatever the enemy does.
    Win(u8),
    /// After every other move the enemy wins within this many own moves, whatever the side does.
    Hold(u8),
    /// After them only captures keep the enemy from losing within two moves more.
    Force,
    /// The side's units can stand as before after this many own moves, while the enemy passes.
    Circle(u8),
    /// The next player is out.
    Out,
}

/// A formation named by the designer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formation {
    /// A wall of the Gauls that bars the way.
    GallicWall,
    /// A tower from which one walk breaks through.
    SiegeTower,
}

words!(Formation { GallicWall: "gallic-wall", SiegeTower: "siege-tower" });

/// The result of a move tried in a step.
#[derive(Debug)]
pub struct TriedStep {
    /// True if the move tried is a right move.
    pub right: bool,
    /// The sentence about the move.
    pub say: &'static str,
    /// The move.
    pub played: Move,
    /// The position with the move.
    pub line: Line,
}

impl Lesson {
    /// The place of the step of this name.
    pub fn step(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }
}

impl Step {
    /// The position; `None` only if the table is wrong, which a test checks.
    pub fn position(&self) -> Option<Position> {
        let variant: Variant = self.variant.parse().ok()?;
        Position::parse(self.position, variant).ok()
    }

    /// The result of a written move; `None` if the position has no such move.
    pub fn tried(&self, text: &str) -> Option<TriedStep> {
        let position = self.position()?;
        let played =
            position.moves().into_iter().find(|&m| position.write(m).to_string() == text)?;
        let mut line = Line::from(position);
        line.play(Entry::Move(played)).ok()?;
        let right = self.right.contains(&text);
        let deed = Deed::of(&position, played);
        let other = || self.wrong.iter().find(|(known, _)| *known == deed).map(|(_, say)| *say);
        let say = if right { self.well } else { other()? };
        Some(TriedStep { right, say, played, line })
    }
}
