//! Who sits in a chair.

use super::ids::PlayerId;

/// Who sits in a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// A person.
    Player(PlayerId),
    /// The computer opponent, at a level. The same seed repeats its choices.
    Bot {
        /// The level's name.
        level: String,
        /// The seed of its random choices.
        seed: i64,
    },
    /// An unknown player of an imported game.
    Nobody,
}

impl Holder {
    /// The person; `None` if the holder is no person.
    pub fn as_player(&self) -> Option<PlayerId> {
        match self {
            Holder::Player(player) => Some(*player),
            Holder::Bot { .. } | Holder::Nobody => None,
        }
    }

    /// The only person among these holders, if all others are the computer opponent. `None` if
    /// there is no person, several, or an unknown player.
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
