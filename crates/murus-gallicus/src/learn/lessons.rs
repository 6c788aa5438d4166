//! The lessons, a table.

use super::deed::Deed;
use crate::rules::{Entry, Line, Move, Position, Variant};
use crate::words::words;

/// A lesson: steps, and perhaps a guided game.
#[derive(Debug)]
pub struct Lesson {
    /// Its name. It is stored, so it never changes.
    pub id: &'static str,
    /// Its steps in order; at least one.
    pub steps: &'static [Step],
    /// The variant of the game that follows and the opponent's level there; `None` if none follows.
    pub game: Option<(&'static str, &'static str)>,
}

/// One step: a picture, a sentence about it, and moves to choose from.
#[derive(Debug)]
pub struct Step {
    /// Its name within the lesson. It is stored, so it never changes.
    pub id: &'static str,
    /// The written variant.
    pub variant: &'static str,
    /// The position string.
    pub position: &'static str,
    /// The sentence that asks for a move.
    pub say: &'static str,
    /// The formation it mentions, and its cells.
    pub formation: Option<(Formation, &'static [&'static str])>,
    /// The right moves.
    pub right: &'static [&'static str],
    /// What each of these achieves.
    pub deed: Deed,
    /// The sentence after one of them.
    pub well: &'static str,
    /// The sentence after another move, by its deed.
    pub wrong: &'static [(Deed, &'static str)],
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
pub struct Tried {
    /// Whether it is a right move.
    pub right: bool,
    /// The sentence about it.
    pub say: &'static str,
    /// The move.
    pub played: Move,
    /// The position with the move.
    pub line: Line,
}

/// Every lesson. Names are stored and part of custom ids, so rows change or are added but never
/// removed.
pub static LESSONS: &[Lesson] = &[Lesson {
    id: "first",
    steps: &[
        Step {
            id: "walk",
            variant: "standard",
            position: "3tt3/8/8/8/8/8/T7 r",
            say: "learn-walk",
            formation: None,
            right: &["a1-a3", "a1-c1", "a1-c3"],
            deed: Deed::Walls,
            well: "learn-walk-well",
            wrong: &[],
        },
        Step {
            id: "grow",
            variant: "standard",
            position: "3tt3/8/8/8/2W1W3/8/2T5 r",
            say: "learn-grow",
            formation: None,
            right: &["c1-c3", "c1-e3"],
            deed: Deed::Tower,
            well: "learn-grow-well",
            wrong: &[(Deed::Walls, "learn-grow-walls")],
        },
        Step {
            id: "sacrifice",
            variant: "standard",
            position: "3tt3/8/8/1w6/T7/8/8 r",
            say: "learn-sacrifice",
            formation: Some((Formation::GallicWall, &["b4"])),
            right: &["a3xb4"],
            deed: Deed::Capture,
            well: "learn-sacrifice-well",
            wrong: &[(Deed::Walls, "learn-sacrifice-walls")],
        },
        Step {
            id: "breakthrough",
            variant: "standard",
            position: "2t1t3/8/T7/8/8/1W6/8 r",
            say: "learn-breakthrough",
            formation: None,
            right: &["a5-a7"],
            deed: Deed::Through,
            well: "learn-breakthrough-well",
            wrong: &[(Deed::Walls, "learn-breakthrough-walls")],
        },
        Step {
            id: "stalemate",
            variant: "standard",
            position: "8/2T5/6w1/W7/5w2/t1W5/8 r",
            say: "learn-stalemate",
            formation: None,
            right: &["c6-c4"],
            deed: Deed::Stalemate,
            well: "learn-stalemate-well",
            wrong: &[(Deed::Walls, "learn-stalemate-open"), (Deed::Tower, "learn-stalemate-open")],
        },
    ],
    game: Some(("standard", "Tiro")),
}];

impl Lesson {
    /// The lesson of this name.
    pub fn find(id: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }

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
    pub fn tried(&self, text: &str) -> Option<Tried> {
        let position = self.position()?;
        let played = position.moves().into_iter().find(|&m| position.write(m).to_string() == text)?;
        let mut line = Line::from(position);
        line.play(Entry::Move(played)).ok()?;
        let right = self.right.contains(&text);
        let deed = Deed::of(&position, played);
        let other = || self.wrong.iter().find(|(known, _)| *known == deed).map(|(_, say)| *say);
        let say = if right { self.well } else { other()? };
        Some(Tried { right, say, played, line })
    }
}
