//! The lessons about the designer's formations.

use super::lesson::{Formation, Goal, Lesson};
use super::step::step;

pub(super) const CHARIOT: Lesson = Lesson {
    id: "chariot",
    steps: &[
        step!("chariot", "start", "standard", "4tt2/8/8/W7/T7/8/8 r", Goal::Win(3), Tower by ["a3-a5"]),
        step!("chariot", "roll", "standard", "6tt/8/W7/T7/8/8/8 r", Goal::Win(2), Tower by ["a4-a6"]),
        step!("chariot", "turn", "standard", "5t2/6t1/2W4w/T2T4/8/2w5/8 r", Goal::Win(2), Tower by ["d4-b6"]),
        step!("chariot", "stop", "standard", "8/8/8/2t5/2w5/8/1T2T3 r", Goal::Hold(2), Walls by ["b1-d3"]),
    ],
    game: None,
};

pub(super) const WALL: Lesson = Lesson {
    id: "wall",
    steps: &[
        step!("wall", "close", "standard", "6t1/8/8/8/3t4/1TW1W3/7T r", Goal::Hold(1), Tower by ["b2-d2"]),
        step!("wall", "gap", "standard", "7t/1w1w4/2T5/8/8/8/8 r", Goal::Win(1), Through by ["c5-c7"], Formation::GallicWall => ["b6", "d6"]),
        step!("wall", "weak", "standard", "4tt2/4wTw1/5T2/8/7w/1W6/8 r", Goal::Win(2), Capture by ["f6xg6"], Formation::GallicWall => ["e6", "g6"]),
    ],
    game: None,
};

pub(super) const RAM: Lesson = Lesson {
    id: "ram",
    steps: &[
        step!("ram", "make", "standard", "7t/8/8/8/8/8/TWW5 r", Goal::Towers(1), Tower by ["a1-c1"]),
        step!("ram", "through", "standard", "3t3t/wwww4/1TT5/8/8/8/8 r", Goal::Win(2), Capture by ["b5xb6"], Formation::GallicWall => ["a6", "b6", "c6", "d6"]),
        step!("ram", "way", "standard", "7t/8/8/8/8/8/2TT4 r", Goal::Circle(6), Walls by ["c1-a1", "d1-f1"]),
        step!("ram", "circle", "standard", "7t/8/8/8/8/8/WTW5 r", Goal::Circle(6), Tower by ["b1-d1"]),
    ],
    game: None,
};

pub(super) const SIEGE: Lesson = Lesson {
    id: "siege",
    steps: &[
        step!("siege", "build", "standard", "4w1t1/8/5W2/4T3/2W1W3/5t2/8 r", Goal::Win(2), Tower by ["e4-g6"]),
        step!("siege", "leap", "standard", "2t1t1w1/8/4W3/8/2T5/6W1/2W5 r", Goal::Win(2), Tower by ["c3-e5"]),
        step!("siege", "deny", "standard", "8/8/4t3/8/2w5/1T6/5T2 r", Goal::Hold(2), Capture by ["b2xc3"], Formation::GallicWall => ["c3"]),
    ],
    game: None,
};

pub(super) const FORCE: Lesson = Lesson {
    id: "force",
    steps: &[
        step!("force", "threat", "standard", "2t5/1t6/8/T3W3/1wT5/8/8 r", Goal::Force, Walls by ["c3-a5"]),
        step!("force", "after", "standard", "2t5/1w6/8/TW2W3/1w6/8/8 r", Goal::Win(3), Tower by ["a4-c4"]),
        step!("force", "forced", "standard", "4t3/8/8/5Tt1/3w1w2/W7/T7 r", Goal::Hold(2), Capture by ["f4xf3"], Formation::GallicWall => ["d3", "f3"]),
    ],
    game: None,
};
