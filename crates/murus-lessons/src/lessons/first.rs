//! The first lesson: the rules that a first game needs, and that game.

use super::lesson::{Formation, Goal, Lesson, Step};
use crate::deed::Deed;

/// The first lesson, with the guided game that follows it.
pub(super) const FIRST: Lesson = Lesson {
    id: "first",
    steps: &[
        Step {
            id: "walk",
            variant: "standard",
            position: "3tt3/8/8/8/8/8/T7 r",
            say: "learn-walk",
            formation: None,
            right: &["a1-a3", "a1-c1", "a1-c3"],
            goal: Goal::Deed,
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
            goal: Goal::Deed,
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
            goal: Goal::Deed,
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
            goal: Goal::Deed,
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
            goal: Goal::Deed,
            deed: Deed::Stalemate,
            well: "learn-stalemate-well",
            wrong: &[(Deed::Walls, "learn-stalemate-open"), (Deed::Tower, "learn-stalemate-open")],
        },
    ],
    game: Some(("standard", "Discens")),
};
