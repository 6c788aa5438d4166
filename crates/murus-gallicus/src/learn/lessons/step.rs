//! How a step of a later lesson is written.

/// A step. Its sentences carry its lesson's name and its own; every move that is not right has the
/// same answer, whatever it achieves.
macro_rules! step {
    (
        $lesson:literal, $id:literal, $variant:literal, $position:literal, $goal:expr,
        $deed:ident by [$($right:literal),+] $(, $formation:expr => [$($cell:literal),+])?
    ) => {
        $crate::learn::lessons::lesson::Step {
            id: $id,
            variant: $variant,
            position: $position,
            say: concat!("learn-", $lesson, "-", $id),
            formation: step!(@formation $($formation => [$($cell),+])?),
            right: &[$($right),+],
            goal: $goal,
            deed: $crate::learn::deed::Deed::$deed,
            well: concat!("learn-", $lesson, "-", $id, "-well"),
            wrong: &[
                ($crate::learn::deed::Deed::Through, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::learn::deed::Deed::Stalemate, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::learn::deed::Deed::Capture, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::learn::deed::Deed::Tower, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::learn::deed::Deed::Walls, concat!("learn-", $lesson, "-", $id, "-wrong")),
            ],
        }
    };
    (@formation) => {
        None
    };
    (@formation $formation:expr => [$($cell:literal),+]) => {
        Some(($formation, &[$($cell),+] as &[&str]))
    };
}

pub(super) use step;
