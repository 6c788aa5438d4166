//! A macro for the steps of later lessons.

/// Makes a step. The keys of its sentences are made of the lesson's name and the step's. All wrong
/// moves have the same sentence, whatever they achieve.
macro_rules! step {
    (
        $lesson:literal, $id:literal, $variant:literal, $position:literal, $goal:expr,
        $deed:ident by [$($right:literal),+] $(, $formation:expr => [$($cell:literal),+])?
    ) => {
        $crate::lessons::lesson::Step {
            id: $id,
            variant: $variant,
            position: $position,
            say: concat!("learn-", $lesson, "-", $id),
            formation: step!(@formation $($formation => [$($cell),+])?),
            right: &[$($right),+],
            goal: $goal,
            deed: $crate::deed::Deed::$deed,
            well: concat!("learn-", $lesson, "-", $id, "-well"),
            wrong: &[
                ($crate::deed::Deed::Through, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::deed::Deed::Stalemate, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::deed::Deed::Capture, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::deed::Deed::Tower, concat!("learn-", $lesson, "-", $id, "-wrong")),
                ($crate::deed::Deed::Walls, concat!("learn-", $lesson, "-", $id, "-wrong")),
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
