//! Lessons, and the verdict on a move that is tried in a step.

use crate::deed::Deed;
use murus_gallicus::{Entry, Line, Move, Position, Variant, words};

/// A lesson: steps, and perhaps a guided game.
#[derive(Debug)]
pub struct Lesson {
    /// The name of the lesson. It is stored, so it must never change.
    pub id: &'static str,
    /// The steps of the lesson in order; at least one.
    pub steps: &'static [Step],
    /// The preset variant and the opponent's level of the guided game that follows; `None` if none
    /// follows.
    pub game: Option<(&'static str, &'static str)>,
}

/// One step: a picture, a sentence about it, and moves to choose from.
#[derive(Debug)]
pub struct Step {
    /// The name of the step within its lesson. It is stored, so it must never change.
    pub id: &'static str,
    /// The name of the variant.
    pub variant: &'static str,
    /// The text of the position.
    pub position: &'static str,
    /// The locale key of the sentence that asks for a move.
    pub say: &'static str,
    /// The formation that the step mentions, and its cells.
    pub formation: Option<(Formation, &'static [&'static str])>,
    /// The right moves in notation.
    pub right: &'static [&'static str],
    /// The goal that exactly the right moves reach.
    pub goal: Goal,
    /// The achievement that each right move has.
    pub deed: Deed,
    /// The locale key of the sentence after a right move.
    pub well: &'static str,
    /// The locale keys of the sentences after a wrong move, by its achievement.
    pub wrong: &'static [(Deed, &'static str)],
}

/// The goal of a step, which its right moves reach and no other move reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Goal {
    /// The right moves have the step's achievement, and no other move has it.
    Deed,
    /// The right moves change the side's number of towers by this number.
    Towers(i8),
    /// The right moves make this many catapults.
    Catapults(u8),
    /// The right moves win within this many own moves, whatever the enemy does.
    Win(u8),
    /// After every other move the enemy wins within this many of its own moves.
    Hold(u8),
    /// After a right move, only captures save the enemy from losing within two further moves.
    Force,
    /// After this many own moves, while the enemy passes, the side's units can be where they were.
    Circle(u8),
    /// A right move puts another player out of the game.
    Out,
}

/// A formation named by the designer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Formation {
    /// A wall of the Gauls that bars the way.
    GallicWall,
    /// A tower from which one walk breaks through.
    SiegeTower,
}

words!(Formation { GallicWall: "gallic-wall", SiegeTower: "siege-tower" });

/// The result of a move that was tried in a step.
#[derive(Debug)]
pub struct TriedStep {
    /// True if the move tried is a right move.
    pub right: bool,
    /// The locale key of the sentence about the move.
    pub say: &'static str,
    /// The move that was tried.
    pub played: Move,
    /// The line from the step's position through the move.
    pub line: Line,
}

impl Lesson {
    /// The index of the step of this name; `None` if there is none.
    pub fn step(&self, id: &str) -> Option<usize> {
        self.steps.iter().position(|step| step.id == id)
    }
}

impl Step {
    /// The position of the step. `None` only if the table has an error, which a test excludes.
    pub fn position(&self) -> Option<Position> {
        let variant: Variant = self.variant.parse().ok()?;
        Position::parse(self.position, variant).ok()
    }

    /// Tries a move in notation. `None` if the position has no such move, or if no sentence fits
    /// it.
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
