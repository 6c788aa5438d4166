//! The lessons, a table: each step with what makes its moves right, which a test proves.
//!
//! | file | what it holds |
//! |---|---|
//! | `first` | the first lesson, before the first game |
//! | `basics` | towers and walls |
//! | `formations` | the formations that the designer names |
//! | `variants` | options and other boards |
//! | `lesson` | what a lesson is |
//! | `step` | how a step of a later lesson is written |

mod basics;
mod first;
mod formations;
mod lesson;
mod step;
mod variants;

pub use lesson::{Formation, Goal, Lesson, Step, TriedStep};

/// Every lesson, in the order in which they are best taken. Names are stored and part of custom
/// ids, so rows change or are added but never removed.
pub static LESSONS: &[Lesson] = &[
    first::FIRST,
    basics::DISTRIBUTE,
    basics::LONE,
    basics::LAST,
    formations::CHARIOT,
    formations::WALL,
    formations::RAM,
    formations::SIEGE,
    formations::FORCE,
    variants::CATAPULT,
    variants::BALANCED,
    variants::ESCAPE,
    variants::HOUDINI,
    variants::HEX,
    variants::THREE,
    variants::FOUR,
];

impl Lesson {
    /// The lesson of this name.
    pub fn find(id: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }
}
