//! The table of lessons. Each step states why its moves are right, and a test proves that.
//!
//! | file | what it holds |
//! |---|---|
//! | `first` | the first lesson, before the first game |
//! | `basics` | towers and walls |
//! | `formations` | the formations that the designer names |
//! | `variants` | options and other boards |
//! | `lesson` | the types of a lesson |
//! | `step` | a macro for the steps of later lessons |

mod basics;
mod first;
mod formations;
mod lesson;
mod step;
mod variants;

pub use lesson::{Formation, Goal, Lesson, Step, TriedStep};

/// Every lesson, in the recommended order. Names are stored and are part of custom ids, so rows may
/// change or be added but never removed.
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
    /// The lesson of this name; `None` if there is none.
    pub fn find(id: &str) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }
}
