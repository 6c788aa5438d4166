//! The lessons about options and other boards.

use super::lesson::{Goal, Lesson};
use super::step::step;

pub(super) const CATAPULT: Lesson = Lesson {
    id: "catapult",
    steps: &[
        step!("catapult", "build", "advanced", "7t/8/8/8/8/T7/T7 r", Goal::Catapults(1), Walls by ["a1-a3"]),
        step!("catapult", "throw", "advanced", "2t2t2/8/8/C7/8/8/8 r", Goal::Win(1), Walls by ["a4-a7"]),
        step!("catapult", "shot", "advanced", "1w6/8/8/4t1w1/1t2C3/6T1/8 r", Goal::Hold(1), Capture by ["e3xb3"]),
        step!("catapult", "cut", "advanced", "8/3t1w2/8/3T3T/2c3W1/7w/8 r", Goal::Hold(1), Capture by ["d4xxc3"]),
    ],
    game: None,
};

pub(super) const BALANCED: Lesson = Lesson {
    id: "balanced",
    steps: &[
        step!("balanced", "walls", "balanced", "3tt3/8/8/8/8/2W1W3/1T1T1T2 r", Goal::Towers(0), Tower by ["b1-d3", "d1-b3", "d1-f3", "f1-d3"]),
        step!("balanced", "swap", "balanced", "3tt3/8/8/8/8/3WW3/2T2T2 r", Goal::Towers(0), Tower by ["c1-e3", "f1-d3"]),
        step!("balanced", "fast", "balanced", "8/3w3W/4W3/8/2T5/1tt2W2/8 r", Goal::Win(2), Tower by ["c3-e5"]),
    ],
    game: None,
};

pub(super) const ESCAPE: Lesson = Lesson {
    id: "escape",
    steps: &[
        step!("escape", "bar", "escape", "t7/8/T1W1T2w/8/8/8/8 r", Goal::Win(1), Stalemate by ["e5-c7"]),
        step!("escape", "flatten", "escape", "3t4/1T6/2ww4/8/8/8/5T2 r", Goal::Win(2), Walls by ["b6-d6"]),
        step!("escape", "keep", "escape", "2w5/8/4t3/8/2T5/6W1/2W5 r", Goal::Hold(1), Tower by ["c3-c1"]),
    ],
    game: None,
};

pub(super) const HOUDINI: Lesson = Lesson {
    id: "houdini",
    steps: &[
        step!("houdini", "walls", "houdini", "4w2t/8/8/1ww5/1TW5/8/8 r", Goal::Win(2), Tower by ["b3-d3"]),
        step!("houdini", "siege", "houdini", "8/w6T/W6w/8/T7/2tt4/8 r", Goal::Win(2), Tower by ["a3-a5"]),
        step!("houdini", "hold", "houdini", "8/6w1/1t6/2W5/8/1tT5/1T6 r", Goal::Hold(2), Tower by ["c2-c4"]),
    ],
    game: None,
};

pub(super) const HEX: Lesson = Lesson {
    id: "hex",
    steps: &[
        step!("hex", "walk", "standard@hex", "T1W2/6/7/8/8t/8/7/6/5 r", Goal::Towers(0), Tower by ["a1-a3"]),
        step!("hex", "through", "standard@hex", "5/3T2/7/8/9/8/6t/6/5 r", Goal::Win(1), Through by ["b4-b6"]),
        step!("hex", "leap", "standard@hex", "5/2T3/3W3/8/9/8/6t/6/5 r", Goal::Win(2), Tower by ["b3-d5"]),
    ],
    game: None,
};

pub(super) const THREE: Lesson = Lesson {
    id: "three",
    steps: &[
        step!("three", "keep", "escape@hex-three", "T1W2/6/7/7t/9/8/7/6/4V r", Goal::Towers(0), Tower by ["a1-a3"]),
        step!("three", "out", "escape@hex-three", "2W1t/6/6W/8/4T4/8/7/6/4V r", Goal::Out, Walls by ["e5-c5"]),
        step!("three", "last", "escape@hex-three", "2W1t/6/6W/8/4T4/8/7/6/5 r", Goal::Win(1), Stalemate by ["e5-c5"]),
    ],
    game: None,
};

pub(super) const FOUR: Lesson = Lesson {
    id: "four",
    steps: &[
        step!("four", "keep", "escape@8x8-four", "3V4/8/8/t6v/8/8/3W4/3T4 r", Goal::Towers(0), Tower by ["d1-d3"]),
        step!("four", "out", "escape@8x8-four", "t1W5/8/W3T3/8/7v/8/8/3V4 r", Goal::Out, Walls by ["e6-c6"]),
        step!("four", "last", "escape@8x8-four", "t1W5/8/W3T3/8/8/8/8/8 r", Goal::Win(1), Stalemate by ["e6-c6"]),
    ],
    game: None,
};
