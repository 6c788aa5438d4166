//! Who sits in a chair.

use super::ids::PlayerId;

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A person.
    Player(PlayerId),
    /// The opponent, at a level, with the seed that makes its choices repeat.
    Bot {
        /// The level's name.
        level: String,
        /// The seed of the opponent's choices.
        seed: i64,
    },
    /// A player of an imported game, who is not known here.
    Nobody,
}

impl Holder {
    /// The person, if the holder is one.
    pub fn as_player(&self) -> Option<PlayerId> {
        match self {
            Holder::Player(player) => Some(*player),
            Holder::Bot { .. } | Holder::Nobody => None,
        }
    }

    /// The person, if one plays alone against our opponent.
    pub fn lone_player<'a>(holders: impl IntoIterator<Item = &'a Holder>) -> Option<PlayerId> {
        let mut alone = None;
        for holder in holders {
            match (holder, alone) {
                (Holder::Player(player), None) => alone = Some(*player),
                (Holder::Bot { .. }, _) => {}
                (Holder::Player(_), Some(_)) | (Holder::Nobody, _) => return None,
            }
        }
        alone
    }
}
