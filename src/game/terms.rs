//! The terms of a game, agreed before it begins.

use murus_gallicus::Variant;

use super::time::TimeControl;

/// The terms of a game, agreed before it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The variant.
    pub variant: Variant,
    /// The time control.
    pub time: TimeControl,
    /// True if no clock runs on weekends, by the time zone of each player.
    pub weekends_off: bool,
    /// True if the game counts for ratings.
    pub rated: bool,
}

impl Terms {
    /// The default terms of a variant: the default clock, which runs on weekends, and rated.
    pub fn usual_for(variant: Variant) -> Terms {
        Terms { variant, time: TimeControl::USUAL, weekends_off: false, rated: true }
    }
}
