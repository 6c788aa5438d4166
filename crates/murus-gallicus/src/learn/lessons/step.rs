//! How a step of a later lesson is written.

/// A step. Its sentences carry its lesson's name and its own; every move that is not right has the
/// same answer, whatever it achieves.
macro_rules! step {
    (
        $lesson:literal, $id:literal, $variant:literal, $position:literal, $goal:expr,
        $deed:ident by [$($right:literal),+] $(, $formation:expr => [$($cell:literal),+])?
    ) => {
        $crate::learn::Step {
            id: $id,
            variant: $variant,
            position: $position,
            say: concat!("learn-", $lesson, "-", $id),
            formation: step!(@formation $($formation => [$($cell),+])?),
            right: &[$($right),+],
            goal: $goal,
            deed: $crate::learn::Deed::$deed,
            well: concat!("learn-", $lesson, "-", $id, "-well"),
            wrong: &[
                ($crate::learn::Deed::Through, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::learn::Deed::Stalemate, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::learn::Deed::Capture, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::learn::Deed::Tower, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::learn::Deed::Walls, concat!("learn-", $lesson, "-", $id, "-wrong")),
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
