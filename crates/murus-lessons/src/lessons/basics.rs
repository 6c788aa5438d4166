//! The lessons about towers and walls: how a move changes the number of towers, where walls are
//! useful, and the last tower.

use super::lesson::{Goal, Lesson};
use super::step::step;

pub(super) const DISTRIBUTE: Lesson = Lesson {
    id: "distribute",
    steps: &[
        step!("distribute", "empty", "standard", "3tt3/8/8/8/8/W7/T1W4T r", Goal::Towers(-1), Walls by ["a1-c3", "h1-f1", "h1-f3", "h1-h3"]),
        step!("distribute", "near", "standard", "3tt3/8/8/8/8/W7/T7 r", Goal::Towers(0), Tower by ["a1-a3"]),
        step!("distribute", "far", "standard", "3tt3/8/8/8/2W5/8/T7 r", Goal::Towers(0), Tower by ["a1-c3"]),
        step!("distribute", "both", "standard", "3tt3/8/8/8/2W5/WW6/T7 r", Goal::Towers(1), Tower by ["a1-c3"]),
    ],
    game: None,
};

pub(super) const LONE: Lesson = Lesson {
    id: "lone",
    steps: &[
        step!("lone", "bar", "standard", "6t1/8/8/1w6/4T1t1/W7/5T2 r", Goal::Hold(1), Walls by ["e3-g1"]),
        step!("lone", "edge", "standard", "8/2t5/8/5w2/t1TW4/3T4/8 r", Goal::Hold(1), Walls by ["c3-a1"]),
        step!("lone", "ahead", "standard", "8/8/2t2t2/8/4w3/3T4/5T2 r", Goal::Hold(2), Walls by ["d2-d4"]),
    ],
    game: None,
};

pub(super) const LAST: Lesson = Lesson {
    id: "last",
    steps: &[
        step!("last", "keep", "standard", "8/8/2w5/w2t3W/8/8/W1T5 r", Goal::Hold(1), Tower by ["c1-a1"]),
        step!("last", "take", "standard", "8/1t6/8/3wT3/8/3W2T1/8 r", Goal::Win(2), Capture by ["e4xd4"]),
        step!("last", "flatten", "standard", "8/7T/8/1w6/3T4/1t6/4W3 r", Goal::Win(2), Walls by ["d3-b3"]),
    ],
    game: None,
};
